// RUN: sinter-opt %s --pass-pipeline='builtin.module(test-sinter-access-graph{only-plans})' -o /dev/null | FileCheck %s

// One row per CTA, one 16-byte load per input and thread.
// CHECK-LABEL: // residual_norm
// CHECK-NEXT: plan {blocks = 16384 : i64, chunks = 1 : i64, lanes = 256 : i64
// CHECK-SAME: schedule = "row", splits = 1 : i64, threads = 256 : i64, vector = 8 : i64
// CHECK-NEXT: facts read 134217728 written 134217728 requested 268435456
func.func @residual_norm(%x: tensor<16384x2048xbf16>, %r: tensor<16384x2048xbf16>)
    -> (tensor<16384x2048xbf16>, tensor<16384x2048xbf16>) {
  %h = arith.addf %x, %r : tensor<16384x2048xbf16>
  %sq = arith.mulf %h, %h : tensor<16384x2048xbf16>
  %s = sinter.reduce add %sq dims [1] : tensor<16384x2048xbf16> -> tensor<16384xbf16>
  %q = math.rsqrt %s : tensor<16384xbf16>
  %b = sinter.broadcast %q dims [0] : tensor<16384xbf16> -> tensor<16384x2048xbf16>
  %y = arith.mulf %h, %b : tensor<16384x2048xbf16>
  return %h, %y : tensor<16384x2048xbf16>, tensor<16384x2048xbf16>
}

// The sum over the tokens stays in registers of a persistent grid.
// CHECK-LABEL: // norm_backward
// CHECK-NEXT: plan {blocks = {{264|396|528}} : i64, chunks = {{[1-4]}} : i64
// CHECK-SAME: schedule = "row", splits = 1 : i64
// CHECK-NEXT: facts read 201{{[0-9]+}} written 67112960 {{.*}} scratch {{[1-9][0-9]*}}
func.func @norm_backward(%dy: tensor<16384x2048xbf16>, %x: tensor<16384x2048xbf16>,
    %dres: tensor<16384x2048xbf16>) -> (tensor<16384x2048xbf16>, tensor<2048xbf16>) {
  %p = arith.mulf %dy, %x : tensor<16384x2048xbf16>
  %dw = sinter.reduce add %p dims [0] : tensor<16384x2048xbf16> -> tensor<2048xbf16>
  %s = sinter.reduce add %p dims [1] : tensor<16384x2048xbf16> -> tensor<16384xbf16>
  %b = sinter.broadcast %s dims [0] : tensor<16384xbf16> -> tensor<16384x2048xbf16>
  %g = arith.mulf %x, %b : tensor<16384x2048xbf16>
  %d = arith.subf %dy, %g : tensor<16384x2048xbf16>
  %dx = arith.addf %d, %dres : tensor<16384x2048xbf16>
  return %dx, %dw : tensor<16384x2048xbf16>, tensor<2048xbf16>
}

// CHECK-LABEL: // swiglu
// CHECK-NEXT: plan {{.*}}schedule = "pointwise", splits = 1 : i64, threads = 256 : i64, vector = 8 : i64
// CHECK-NEXT: facts read 369098752 written 184549376 requested 553648128
func.func @swiglu(%x: tensor<16384x11264xbf16>) -> tensor<16384x5632xbf16> {
  %a = sinter.slice %x offsets [0, 0] strides [1, 1]
     : tensor<16384x11264xbf16> -> tensor<16384x5632xbf16>
  %b = sinter.slice %x offsets [0, 5632] strides [1, 1]
     : tensor<16384x11264xbf16> -> tensor<16384x5632xbf16>
  %t = math.tanh %a : tensor<16384x5632xbf16>
  %y = arith.mulf %t, %b : tensor<16384x5632xbf16>
  return %y : tensor<16384x5632xbf16>
}

// Three results of one update, f32 and bf16: 16 bytes of the widest.
// CHECK-LABEL: // update
// CHECK-NEXT: plan {{.*}}schedule = "pointwise", splits = 1 : i64, threads = 256 : i64, vector = 4 : i64
// CHECK-NEXT: facts read 12582912 written 10485760 requested 23068672
func.func @update(%p: tensor<1024x1024xf32>, %m: tensor<1024x1024xf32>, %v: tensor<1024x1024xf32>)
    -> (tensor<1024x1024xbf16>, tensor<1024x1024xf32>, tensor<1024x1024xf32>) {
  %m1 = arith.mulf %m, %v : tensor<1024x1024xf32>
  %p1 = arith.subf %p, %m1 : tensor<1024x1024xf32>
  %pb = arith.truncf %p1 : tensor<1024x1024xf32> to tensor<1024x1024xbf16>
  return %pb, %m1, %p1 : tensor<1024x1024xbf16>, tensor<1024x1024xf32>, tensor<1024x1024xf32>
}

// Along the outer dim, neighbouring rows share a sector: few lanes per row.
// CHECK-LABEL: // softmax_over_rows
// CHECK-NEXT: plan {{.*}}lanes = {{[1-4]}} : i64{{.*}}schedule = "row"
// CHECK-NEXT: facts read 8388608 written 8388608 requested 16777216
func.func @softmax_over_rows(%x: tensor<64x32768xf32>) -> tensor<64x32768xf32> {
  %m = sinter.reduce max %x dims [0] : tensor<64x32768xf32> -> tensor<32768xf32>
  %b = sinter.broadcast %m dims [1] : tensor<32768xf32> -> tensor<64x32768xf32>
  %d = arith.subf %x, %b : tensor<64x32768xf32>
  %e = math.exp %d : tensor<64x32768xf32>
  return %e : tensor<64x32768xf32>
}

// Groups of heads: a short sum over a middle dim is a loop in each thread.
// CHECK-LABEL: // grouped
// CHECK-NEXT: plan {{.*}}schedule = "pointwise"{{.*}}vector = 8
func.func @grouped(%x: tensor<16x1024x8x4x128xbf16>) -> tensor<16x1024x8x128xbf16> {
  %s = sinter.reduce add %x dims [3] : tensor<16x1024x8x4x128xbf16> -> tensor<16x1024x8x128xbf16>
  return %s : tensor<16x1024x8x128xbf16>
}

// CHECK-LABEL: // loss
// CHECK-NEXT: plan {{.*}}schedule = "split", splits = {{528|1056}} : i64
func.func @loss(%x: tensor<16384x2048xf32>) -> tensor<f32> {
  %s = sinter.reduce add %x dims [0, 1] : tensor<16384x2048xf32> -> tensor<f32>
  return %s : tensor<f32>
}

// CHECK-LABEL: // nothing
// CHECK-NEXT: plan {{.*}}schedule = "pointwise"
// CHECK-NEXT: facts read 0 written 0 requested 0
func.func @nothing(%x: tensor<0x8xf32>) -> tensor<0x8xf32> {
  %y = arith.negf %x : tensor<0x8xf32>
  return %y : tensor<0x8xf32>
}

// CHECK-LABEL: // sum_of_nothing
// CHECK-NEXT: plan {{.*}}schedule = "pointwise"
func.func @sum_of_nothing(%x: tensor<0x8xf32>) -> tensor<8xf32> {
  %y = sinter.reduce add %x dims [0] : tensor<0x8xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// CHECK-LABEL: // two_sizes
// CHECK-NEXT: refused [tiled.mixed-extents]
func.func @two_sizes(%x: tensor<8xf32>, %y: tensor<4xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %a = arith.negf %x : tensor<8xf32>
  %b = arith.negf %y : tensor<4xf32>
  return %a, %b : tensor<8xf32>, tensor<4xf32>
}

// RUN: sinter-opt %s --pass-pipeline='builtin.module(test-sinter-access-graph)' -o /dev/null | FileCheck %s

// A row's sum is a reduction across threads; what depends on the row alone
// does not use the column.
// CHECK-LABEL: // rms_norm
// CHECK-NEXT: domain 64 x 128
// CHECK-NEXT: root 0 arith.mulf[d0, d1] full = %[[Y:[0-9]+]]
// CHECK: %[[X:[0-9]+]] = load arg0[d0, d1] : f32 uses d0,d1
// CHECK: %[[SQ:[0-9]+]] = elementwise arith.mulf[d0, d1] : f32 of %[[X]], %[[X]]
// CHECK: %[[S:[0-9]+]] = row_reduce sinter.reduce[d0] : f32 of %[[SQ]] uses d0
// CHECK: %[[R:[0-9]+]] = elementwise math.rsqrt[d0] : f32 of %[[S]] uses d0
// CHECK: %[[Y]] = elementwise arith.mulf[d0, d1] : f32 of %[[X]], %[[R]] uses d0,d1
func.func @rms_norm(%x: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %sq = arith.mulf %x, %x : tensor<64x128xf32>
  %s = sinter.reduce add %sq dims [1] : tensor<64x128xf32> -> tensor<64xf32>
  %r = math.rsqrt %s : tensor<64xf32>
  %b = sinter.broadcast %r dims [0] : tensor<64xf32> -> tensor<64x128xf32>
  %y = arith.mulf %x, %b : tensor<64x128xf32>
  return %y : tensor<64x128xf32>
}

// Rows reduced and columns reduced in one pass over the data.
// CHECK-LABEL: // norm_backward
// CHECK-NEXT: domain 4096 x 256
// CHECK-NEXT: root 0 arith.mulf[d0 floordiv 256, d0 mod 256, d1] full
// CHECK-NEXT: root 1 sinter.reduce[d1] column
// CHECK: load arg0[d0 floordiv 256, d0 mod 256, d1]
// CHECK: row_reduce sinter.reduce[d0 floordiv 256, d0 mod 256]
// CHECK: column_reduce sinter.reduce[d1] : f32 {{.*}} uses d1
func.func @norm_backward(%dy: tensor<16x256x256xf32>, %x: tensor<16x256x256xf32>)
    -> (tensor<16x256x256xf32>, tensor<256xf32>) {
  %p = arith.mulf %dy, %x : tensor<16x256x256xf32>
  %dw = sinter.reduce add %p dims [0, 1] : tensor<16x256x256xf32> -> tensor<256xf32>
  %s = sinter.reduce add %p dims [2] : tensor<16x256x256xf32> -> tensor<16x256xf32>
  %b = sinter.broadcast %s dims [0, 1] : tensor<16x256xf32> -> tensor<16x256x256xf32>
  %dx = arith.mulf %dy, %b : tensor<16x256x256xf32>
  return %dx, %dw : tensor<16x256x256xf32>, tensor<256xf32>
}

// Movement is index arithmetic.
// CHECK-LABEL: // heads
// CHECK-NEXT: domain 32768
// CHECK: load arg0[(d0 floordiv 8192) * 64 + (d0 floordiv 32) mod 64, ((d0 floordiv 2048) mod 4) * 32 + d0 mod 32]
func.func @heads(%q: tensor<256x128xbf16>) -> tensor<4x4x64x32xbf16> {
  %h = sinter.reshape %q : tensor<256x128xbf16> -> tensor<4x64x4x32xbf16>
  %t = sinter.transpose %h [0, 2, 1, 3] : tensor<4x64x4x32xbf16> -> tensor<4x4x64x32xbf16>
  return %t : tensor<4x4x64x32xbf16>
}

// Split and joined again: the same element.
// CHECK-LABEL: // there_and_back
// CHECK: %0 = load arg0[d0 floordiv 128, d0 mod 128]
// CHECK-NEXT: %1 = elementwise arith.negf
func.func @there_and_back(%q: tensor<256x128xbf16>) -> tensor<256x128xbf16> {
  %h = sinter.reshape %q : tensor<256x128xbf16> -> tensor<4x64x4x32xbf16>
  %t = sinter.transpose %h [0, 2, 1, 3] : tensor<4x64x4x32xbf16> -> tensor<4x4x64x32xbf16>
  %n = arith.negf %t : tensor<4x4x64x32xbf16>
  %u = sinter.transpose %n [0, 2, 1, 3] : tensor<4x4x64x32xbf16> -> tensor<4x64x4x32xbf16>
  %r = sinter.reshape %u : tensor<4x64x4x32xbf16> -> tensor<256x128xbf16>
  return %r : tensor<256x128xbf16>
}

// CHECK-LABEL: // reversed_slice
// CHECK: load arg0[-d0 + 7]
func.func @reversed_slice(%x: tensor<16xf32>) -> tensor<4xf32> {
  %s = sinter.slice %x offsets [4] strides [1] : tensor<16xf32> -> tensor<4xf32>
  %r = sinter.reverse %s dims [0] : tensor<4xf32>
  return %r : tensor<4xf32>
}

// What is read out of place is guarded where it is read.
// CHECK-LABEL: // pad_of_concat
// CHECK: %[[A:[0-9]+]] = load arg0[d0 - 1] : f32 where 0 <= d0 - 1 <= 3 uses d0
// CHECK: %[[B:[0-9]+]] = load arg1[d0 - 5] : f32 where 0 <= d0 - 5 <= 1 uses d0
// CHECK: %[[C:[0-9]+]] = select sinter.concat[d0 - 1] : f32 of %[[A]], %[[B]] where 0 <= d0 - 1 <= 3
// CHECK: select sinter.pad[d0] : f32 of %[[C]], %{{[0-9]+}} where 0 <= d0 - 1 <= 5 uses d0
func.func @pad_of_concat(%a: tensor<4xf32>, %b: tensor<2xf32>, %v: tensor<f32>)
    -> tensor<8xf32> {
  %c = sinter.concat %a, %b dim 0 : tensor<4xf32>, tensor<2xf32> -> tensor<6xf32>
  %p = sinter.pad %c, %v low [1] high [1] interior [0]
     : tensor<6xf32>, tensor<f32> -> tensor<8xf32>
  return %p : tensor<8xf32>
}

// CHECK-LABEL: // dilated
// CHECK: select sinter.pad[d0] {{.*}} where 0 <= d0 <= 6, mod 2 = 0
func.func @dilated(%a: tensor<4xf32>, %v: tensor<f32>) -> tensor<7xf32> {
  %p = sinter.pad %a, %v low [0] high [0] interior [1]
     : tensor<4xf32>, tensor<f32> -> tensor<7xf32>
  return %p : tensor<7xf32>
}

// Parts of a concat are written by one thread each: no choice, and what they
// share is computed once. Elementwise ops may follow.
// CHECK-LABEL: // parts
// CHECK-NEXT: domain 2048
// CHECK-NEXT: root 0 arith.truncf[d0 floordiv 64, d0 mod 64] full
// CHECK-NEXT: root 0 arith.truncf[d0 floordiv 64, d0 mod 64 + 64] full
// CHECK-NEXT: root 1 math.exp[d0 floordiv 64, d0 mod 64] full
// CHECK-NOT: select
// CHECK: plan
func.func @parts(%x: tensor<32x64xf32>, %y: tensor<32x64xf32>)
    -> (tensor<32x128xbf16>, tensor<32x64xf32>) {
  %a = math.exp %x : tensor<32x64xf32>
  %b = arith.mulf %a, %y : tensor<32x64xf32>
  %c = sinter.concat %a, %b dim 1 : tensor<32x64xf32>, tensor<32x64xf32> -> tensor<32x128xf32>
  %t = arith.truncf %c : tensor<32x128xf32> to tensor<32x128xbf16>
  return %t, %a : tensor<32x128xbf16>, tensor<32x64xf32>
}

// The dead half of a slice of a concat is not even looked at.
// CHECK-LABEL: // half_of_concat
// CHECK: root 0 sinter.slice[d0] full = %0
// CHECK-NEXT: %0 = load arg1[d0] : f32 uses d0
// CHECK-NEXT: plan
func.func @half_of_concat(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %c = sinter.concat %a, %b dim 0 : tensor<4xf32>, tensor<4xf32> -> tensor<8xf32>
  %s = sinter.slice %c offsets [4] strides [1] : tensor<8xf32> -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// Addresses that are data: symbols, clamped as the op says.
// CHECK-LABEL: // embedding
// CHECK: symbol s0 = %[[I:[0-9]+]] in [0, 99]
// CHECK: %[[I]] = load arg1[d0 floordiv 64, 0] : i32
// CHECK: load arg0[s0, d0 mod 64]
func.func @embedding(%table: tensor<100x64xf32>, %ids: tensor<8x1xi32>) -> tensor<8x64xf32> {
  %rows = sinter.gather %table, %ids
      {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>,
       operand_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       start_index_map = array<i64: 0>, index_vector_dim = 1 : i64,
       slice_sizes = array<i64: 1, 64>}
      : tensor<100x64xf32>, tensor<8x1xi32> -> tensor<8x64xf32>
  return %rows : tensor<8x64xf32>
}

// CHECK-LABEL: // dynamic
// CHECK: symbol s0 = %[[I:[0-9]+]] in [0, 4] unsigned
// CHECK: %[[U:[0-9]+]] = load arg1[d0 - s0] : f32 where 0 <= d0 - s0 <= 3
// CHECK: select sinter.dynamic_update_slice[d0] : f32 of %[[U]], %{{[0-9]+}} where 0 <= d0 - s0 <= 3
func.func @dynamic(%x: tensor<8xf32>, %u: tensor<4xf32>, %i: tensor<i32>) -> tensor<8xf32> {
  %y = sinter.dynamic_update_slice %x, %u[%i] {isUnsigned}
     : tensor<8xf32>, tensor<4xf32>, tensor<i32>
  return %y : tensor<8xf32>
}

// A constant start is clamped here and now.
// CHECK-LABEL: // constant_start
// CHECK: load arg0[d0 + 4]
func.func @constant_start(%x: tensor<8xf32>) -> tensor<4xf32> {
  %i = arith.constant dense<7> : tensor<i32>
  %y = sinter.dynamic_slice %x[%i] : tensor<8xf32>, tensor<i32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// CHECK-LABEL: // scatter
// CHECK: symbol s0 = %[[I:[0-9]+]] in [-1, 100]
// CHECK: %[[I]] = load arg1[d1, 0] : i32 uses d1
// CHECK: loop_scatter sinter.scatter[d0 floordiv 64, d0 mod 64] : f32 of %{{[0-9]+}}, %{{[0-9]+}} loop d1 < 8
// CHECK-SAME: where 0 <= d0 floordiv 64 - s0 <= 0 uses
func.func @scatter(%zero: tensor<100x64xf32>, %ids: tensor<8x1xi32>, %dy: tensor<8x64xf32>)
    -> tensor<100x64xf32> {
  %g = sinter.scatter add %zero, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<100x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>
  return %g : tensor<100x64xf32>
}

// Operand dims of a product whose result is permuted.
// CHECK-LABEL: // product
// CHECK: %0 = load arg0[d0 mod 8, d1]
// CHECK: %1 = load arg1[d1, d0 floordiv 8]
// CHECK: loop_matmul sinter.matmul[d0 floordiv 8, d0 mod 8] : f32 of %0, %1 loop d1 < 16 uses d0
func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>) -> tensor<32x8xf32> {
  %c = sinter.matmul %a, %b contract [1] x [0] acc f32 permutation [1, 0]
     : tensor<8x16xf32>, tensor<16x32xf32> -> tensor<32x8xf32>
  return %c : tensor<32x8xf32>
}

// Both results of an argmax share their loops and operands.
// CHECK-LABEL: // argmax
// CHECK: row_reduce sinter.reduce#0[d0] : f32 of %[[V:[0-9]+]], %[[P:[0-9]+]]
// CHECK: row_reduce sinter.reduce#1[d0] : i32 of %[[V]], %[[P]]
func.func @argmax(%x: tensor<32x64xf32>) -> (tensor<32xf32>, tensor<32xi32>) {
  %i = sinter.iota dim 1 : tensor<32x64xi32>
  %v, %p = sinter.reduce argmax %x, %i dims [1]
     : tensor<32x64xf32>, tensor<32x64xi32> -> tensor<32xf32>, tensor<32xi32>
  return %v, %p : tensor<32xf32>, tensor<32xi32>
}

// Bits: pieces are indices, lowest bits first.
// CHECK-LABEL: // bits
// CHECK: %0 = load arg0[d0 floordiv 2]
// CHECK: bitcast_narrow sinter.bitcast[d0 floordiv 2, d0 mod 2] : bf16 of %0 piece d0 mod 2
func.func @bits(%x: tensor<4xf32>) -> tensor<4x2xbf16> {
  %y = sinter.bitcast %x : tensor<4xf32> -> tensor<4x2xbf16>
  return %y : tensor<4x2xbf16>
}

// CHECK-LABEL: // wider
// CHECK: bitcast_widen sinter.bitcast[d0] : f32 of %0, %1
func.func @wider(%x: tensor<4x2xbf16>) -> tensor<4xf32> {
  %y = sinter.bitcast %x : tensor<4x2xbf16> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// A result in another order of dims is mapped back to the reduction's.
// CHECK-LABEL: // transposed_result
// CHECK-NEXT: domain 512 x 128
// CHECK-NEXT: root 0 sinter.transpose[d0 mod 8, d0 floordiv 8, d1] full
// CHECK: load arg0[d0 floordiv 8, d0 mod 8, d1]
func.func @transposed_result(%x: tensor<64x8x128xf32>) -> tensor<8x64x128xf32> {
  %m = sinter.reduce max %x dims [2] : tensor<64x8x128xf32> -> tensor<64x8xf32>
  %b = sinter.broadcast %m dims [0, 1] : tensor<64x8xf32> -> tensor<64x8x128xf32>
  %y = arith.subf %x, %b : tensor<64x8x128xf32>
  %t = sinter.transpose %y [1, 0, 2] : tensor<64x8x128xf32> -> tensor<8x64x128xf32>
  return %t : tensor<8x64x128xf32>
}

// A reduction over parts of a row is one of neighbouring columns, which a result
// has one element for; what is made of it is shared by them.
// CHECK-LABEL: // groups
// CHECK-NEXT: domain 64 x 256
// CHECK-NEXT: root 0 {{.*}}[d0, d1 floordiv 32, d1 mod 32] full
// CHECK-NEXT: root 1 sinter.reduce[d0, d1 floordiv 32] group = %[[G:[0-9]+]]
// CHECK: row_reduce sinter.reduce[d0]
// CHECK: %[[G]] = group_reduce sinter.reduce[d0, d1 floordiv 32] : f32 of %{{[0-9]+}} of 32 columns
func.func @groups(%x: tensor<64x256xf32>) -> (tensor<64x8x32xf32>, tensor<64x8xf32>) {
  %s = sinter.reduce add %x dims [1] : tensor<64x256xf32> -> tensor<64xf32>
  %b = sinter.broadcast %s dims [0] : tensor<64xf32> -> tensor<64x256xf32>
  %y = arith.divf %x, %b : tensor<64x256xf32>
  %z = sinter.reshape %y : tensor<64x256xf32> -> tensor<64x8x32xf32>
  %m = sinter.reduce max %z dims [2] : tensor<64x8x32xf32> -> tensor<64x8xf32>
  %mb = sinter.broadcast %m dims [0, 1] : tensor<64x8xf32> -> tensor<64x8x32xf32>
  %n = arith.subf %z, %mb : tensor<64x8x32xf32>
  return %n, %m : tensor<64x8x32xf32>, tensor<64x8xf32>
}

// Groups of 512 f64 numbers are more than a warp's lanes take in 16-byte accesses.
// CHECK-LABEL: // wide_groups
// CHECK: refused [row.group]
func.func @wide_groups(%x: tensor<64x1024xf64>) -> (tensor<64xf64>, tensor<64x2xf64>) {
  %s = sinter.reduce add %x dims [1] : tensor<64x1024xf64> -> tensor<64xf64>
  %z = sinter.reshape %x : tensor<64x1024xf64> -> tensor<64x2x512xf64>
  %m = sinter.reduce max %z dims [2] : tensor<64x2x512xf64> -> tensor<64x2xf64>
  return %s, %m : tensor<64xf64>, tensor<64x2xf64>
}

// CHECK-LABEL: // quantized
// CHECK: refused [tiled.unsupported-op] 'sinter.dequantize'
func.func @quantized(%q: !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128]>)
    -> tensor<16x256xbf16> {
  %x = sinter.dequantize %q
     : !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128]> -> tensor<16x256xbf16>
  return %x : tensor<16x256xbf16>
}

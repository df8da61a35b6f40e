// RUN: sinter-opt %s --sinter-import --sinter-plan=target=h200 --split-input-file | FileCheck %s

// A transpose is tiles through shared memory, of whole cache lines on both sides.
// CHECK: decisions = {blocks = 256 : i64, chunks = 2 : i64, lanes = 8 : i64, {{.*}}schedule = "transpose", splits = 64 : i64, threads = 256 : i64, vector = 8 : i64
func.func @main(%x: tensor<16384x4096xbf16>) -> tensor<4096x16384xbf16> {
  %y = sinter.transpose %x [1, 0] : tensor<16384x4096xbf16> -> tensor<4096x16384xbf16>
  return %y : tensor<4096x16384xbf16>
}

// -----

// Codes of blocks along the rows, straight and transposed, and their scales: one
// kernel.
// CHECK-COUNT-1: sinter.launch
// CHECK-NOT: sinter.launch
// CHECK: schedule = "transpose"
!q = !sinter.quantized<8192x2048xf8E4M3FN, scale = f32, block = [1, 128]>
!t = !sinter.quantized<8192x2048xf8E4M3FN, scale = f32, block = [1, 128], layout = [1, 0]>
func.func @main(%x: tensor<8192x2048xbf16>)
    -> (tensor<8192x2048xf8E4M3FN>, tensor<8192x16xf32>, tensor<2048x8192xf8E4M3FN>) {
  %q = sinter.quantize %x : tensor<8192x2048xbf16> -> !q
  %t = sinter.quantize %x : tensor<8192x2048xbf16> -> !t
  %c, %s = sinter.unpack %q : !q -> tensor<8192x2048xf8E4M3FN>, tensor<8192x16xf32>
  %ct, %st = sinter.unpack %t : !t -> tensor<2048x8192xf8E4M3FN>, tensor<16x8192xf32>
  return %c, %s, %ct : tensor<8192x2048xf8E4M3FN>, tensor<8192x16xf32>, tensor<2048x8192xf8E4M3FN>
}

// -----

// A block of 128 x 128 is a row of a kernel: its results change places there.
// CHECK-COUNT-1: sinter.launch
// CHECK-NOT: sinter.launch
// CHECK: exchange = 1 : i64, {{.*}}schedule = "row"
!q = !sinter.quantized<8192x2048xf8E4M3FN, scale = f32, block = [128, 128]>
!t = !sinter.quantized<8192x2048xf8E4M3FN, scale = f32, block = [128, 128], layout = [1, 0]>
func.func @main(%x: tensor<8192x2048xbf16>)
    -> (tensor<8192x2048xf8E4M3FN>, tensor<64x16xf32>, tensor<2048x8192xf8E4M3FN>) {
  %q = sinter.quantize %x : tensor<8192x2048xbf16> -> !q
  %t = sinter.quantize %x : tensor<8192x2048xbf16> -> !t
  %c, %s = sinter.unpack %q : !q -> tensor<8192x2048xf8E4M3FN>, tensor<64x16xf32>
  %ct, %st = sinter.unpack %t : !t -> tensor<2048x8192xf8E4M3FN>, tensor<16x64xf32>
  return %c, %s, %ct : tensor<8192x2048xf8E4M3FN>, tensor<64x16xf32>, tensor<2048x8192xf8E4M3FN>
}

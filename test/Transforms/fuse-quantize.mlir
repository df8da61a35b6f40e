// RUN: sinter-opt %s --sinter-import --sinter-plan=target=h200 | FileCheck %s

// Residual, norm and the scales of parts of a row: one read, one kernel.
// CHECK-COUNT-1: sinter.launch
// CHECK-NOT: sinter.launch
// CHECK: schedule = "row"
!q = !sinter.quantized<4096x2048xf8E4M3FN, scale = f32, block = [1, 128]>
func.func @main(%x: tensor<4096x2048xbf16>, %r: tensor<4096x2048xbf16>, %w: tensor<2048xbf16>)
    -> (tensor<4096x2048xbf16>, tensor<4096x2048xf8E4M3FN>, tensor<4096x16xf32>) {
  %h = arith.addf %x, %r : tensor<4096x2048xbf16>
  %y = sinter.rms_norm %h weight %w axis 1 eps 1.0e-6
     : (tensor<4096x2048xbf16>, tensor<2048xbf16>) -> tensor<4096x2048xbf16>
  %q = sinter.quantize %y : tensor<4096x2048xbf16> -> !q
  %c, %s = sinter.unpack %q : !q -> tensor<4096x2048xf8E4M3FN>, tensor<4096x16xf32>
  return %h, %c, %s : tensor<4096x2048xbf16>, tensor<4096x2048xf8E4M3FN>, tensor<4096x16xf32>
}

// RUN: sinter-opt %s --sinter-fuse-chains --remarks-filter="sinter-fuse-chains" 2>&1 >/dev/null | FileCheck %s

// One remark per value that goes through memory, the most bytes first.
// CHECK: fuse.product-result
// CHECK-SAME: Reason="a kernel of its own writes it"
// CHECK-SAME: bytes=8388608
// CHECK: fuse.product-operand
// CHECK-SAME: bytes=4194304
// CHECK: fuse.step-result
func.func @main(%x: tensor<1024x1024xbf16>, %w: tensor<1024x1024xbf16>) -> tensor<1024x512xbf16> {
  %a = math.exp %x : tensor<1024x1024xbf16>
  %b = sinter.matmul %a, %w contract [1] x [0] acc f32 : tensor<1024x1024xbf16>, tensor<1024x1024xbf16> -> tensor<1024x1024xf32>
  %s = sinter.slice %b offsets [0, 0] strides [1, 2] : tensor<1024x1024xf32> -> tensor<1024x512xf32>
  %c = arith.truncf %s : tensor<1024x512xf32> to tensor<1024x512xbf16>
  return %c : tensor<1024x512xbf16>
}

// Rows divided by one value each: one reciprocal per row, and the same quotients
// as IEEE division gives, infinities, NaN, zeros and subnormals included.
//
// RUN: sinter-opt %s --sinter-import --sinter-plan > %t.mlir
// RUN: sinter-emulate %t.mlir --tolerance=0
// RUN: rm -rf %t.bundle && sinter-compile %s -o %t.bundle --target=h200 --emit=ptx
// RUN: cat %t.bundle/kernels/*.ptx | FileCheck %s

// One true division, for the reciprocal.
// CHECK-COUNT-1: {{(div.rn|rcp.rn).f32}}
// CHECK-NOT: {{(div.rn|rcp.rn).f32}}
func.func @main() -> (tensor<16x16xf32>, tensor<16xf32>) {
  %x = arith.constant dense<[0.0, -0.0, 0x7F800000, 0xFF800000, 0x7FC00000, 1.0e-42, -3.0e-39, 1.0e-30, 0.7, -3.0, 16777215.0, 1.0e20, 3.0e38, -3.4028235e38, 7.0e-5, 1.17549435e-38]> : tensor<16xf32>
  %y = arith.constant dense<[3.0, -7.0, 0.1, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0e-40, 3.0e-38, 1.0e-30, 8.0e28, 1.0e37, 3.4028235e38, 16777213.0, -1.4e-45]> : tensor<16xf32>
  %wide = sinter.broadcast %x dims [1] : tensor<16xf32> -> tensor<16x16xf32>
  %rows = sinter.broadcast %y dims [0] : tensor<16xf32> -> tensor<16x16xf32>
  %q = arith.divf %wide, %rows : tensor<16x16xf32>
  %m = sinter.reduce max %q dims [1] : tensor<16x16xf32> -> tensor<16xf32>
  return %q, %m : tensor<16x16xf32>, tensor<16xf32>
}

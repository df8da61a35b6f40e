// RUN: sinter-opt %s --test-sinter-access-graph | FileCheck %s

// As many columns as groups of 64 could be: sums along the rows all the same.
// CHECK: domain 64 x 256
// CHECK: root 0 {{.*}} row
// CHECK: root 1 {{.*}} column
// CHECK-NOT: group_reduce
// CHECK: column_reduce
// CHECK-NOT: group_reduce
func.func @sums(%x: tensor<64x256xf32>, %y: tensor<64x256xf32>) -> (tensor<64xf32>, tensor<256xf32>) {
  %0 = arith.mulf %x, %y : tensor<64x256xf32>
  %1 = sinter.reduce add %0 dims [1] : tensor<64x256xf32> -> tensor<64xf32>
  %2 = sinter.reduce add %y dims [0] : tensor<64x256xf32> -> tensor<256xf32>
  return %1, %2 : tensor<64xf32>, tensor<256xf32>
}

// The list that ./dev run prints.
// RUN: rm -rf %t && sinter-compile %s -o %t --target=h200 --emit=ptx --quiet
// RUN: %python %sinter_src/tools/scripts/list_kernels.py %t | FileCheck %s
// CHECK: kernel launches grid block registers file
// CHECK: @pointwise_0 {{.*}} - kernels/{{[0-9a-f]+}}....ptx ({{[0-9]+}} bytes)
// CHECK: besides them: 1 x matmul
func.func @main(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>)
    -> tensor<64x64xf32> {
  %y = sinter.matmul %x, %w contract [1] x [0] acc f32
    : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  %z = math.exp %y : tensor<64x64xf32>
  return %z : tensor<64x64xf32>
}

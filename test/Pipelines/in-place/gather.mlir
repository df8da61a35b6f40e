// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.none.mlir

// Rows are looked up in the argument itself.
// CHECK: sinter.launch @copy

func.func @main(%x: tensor<8x8xf32> {sinter.alias_output = 0 : i64},
                %ids: tensor<8x1xi32>)
    -> (tensor<8x8xf32>) {
  %y = sinter.gather %x, %ids
      {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>,
       operand_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       start_index_map = array<i64: 0>, index_vector_dim = 1 : i64,
       slice_sizes = array<i64: 1, 8>}
      : tensor<8x8xf32>, tensor<8x1xi32> -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

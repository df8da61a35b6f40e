// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s

// Rows are added where indices say; one row may take several.

func.func @main(%x: tensor<8x8xf32> {sinter.alias_output = 0 : i64},
                %ids: tensor<8x1xi32>, %u: tensor<8x8xf32>)
    -> (tensor<8x8xf32>) {
  %y = sinter.scatter add %x, %ids, %u
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>,
       index_vector_dim = 1 : i64}
      : tensor<8x8xf32>, tensor<8x1xi32>, tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

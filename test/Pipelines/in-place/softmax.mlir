// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s

// Rows are reduced, then written over.

func.func @main(%x: tensor<8x96xf32> {sinter.alias_output = 0 : i64})
    -> (tensor<8x96xf32>) {
  %m = sinter.reduce max %x dims [1] : tensor<8x96xf32> -> tensor<8xf32>
  %mb = sinter.broadcast %m dims [0] : tensor<8xf32> -> tensor<8x96xf32>
  %d = arith.subf %x, %mb : tensor<8x96xf32>
  %e = math.exp %d : tensor<8x96xf32>
  %s = sinter.reduce add %e dims [1] : tensor<8x96xf32> -> tensor<8xf32>
  %sb = sinter.broadcast %s dims [0] : tensor<8xf32> -> tensor<8x96xf32>
  %y = arith.divf %e, %sb : tensor<8x96xf32>
  return %y : tensor<8x96xf32>
}

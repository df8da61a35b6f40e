// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s

// Columns are reduced, then the rows are written over.

func.func @main(%x: tensor<40x8xf32> {sinter.alias_output = 0 : i64})
    -> (tensor<40x8xf32>) {
  %m = sinter.reduce add %x dims [0] : tensor<40x8xf32> -> tensor<8xf32>
  %mb = sinter.broadcast %m dims [1] : tensor<8xf32> -> tensor<40x8xf32>
  %y = arith.subf %x, %mb : tensor<40x8xf32>
  return %y : tensor<40x8xf32>
}

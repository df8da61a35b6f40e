// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s

// One number per row, which all threads of the row read before.

func.func @main(%r: tensor<8xf32> {sinter.alias_output = 0 : i64},
                %g: tensor<8x96xf32>)
    -> (tensor<8xf32>, tensor<8x96xf32>) {
  %rb = sinter.broadcast %r dims [0] : tensor<8xf32> -> tensor<8x96xf32>
  %z = arith.mulf %g, %rb : tensor<8x96xf32>
  %y = sinter.reduce add %z dims [1] : tensor<8x96xf32> -> tensor<8xf32>
  return %y, %z : tensor<8xf32>, tensor<8x96xf32>
}

// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s

// The argument is read again for a result that needs the new value.

func.func @main(%x: tensor<8x8xf32> {sinter.alias_output = 0 : i64},
                %z: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %y = arith.addf %x, %z : tensor<8x8xf32>
  %m = sinter.matmul %y, %z contract [1] x [0] acc f32
     : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %w = arith.mulf %m, %x : tensor<8x8xf32>
  return %y, %w : tensor<8x8xf32>, tensor<8x8xf32>
}

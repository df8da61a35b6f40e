// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s

// A bias minus its gradient, which a reduction over rows gives. The kernel
// reads the bias for every row as well.

func.func @main(%b: tensor<8xf32> {sinter.alias_output = 0 : i64},
                %g: tensor<40x8xf32>)
    -> (tensor<8xf32>, tensor<40x8xf32>) {
  %s = sinter.reduce add %g dims [0] : tensor<40x8xf32> -> tensor<8xf32>
  %y = arith.subf %b, %s : tensor<8xf32>
  %bb = sinter.broadcast %b dims [1] : tensor<8xf32> -> tensor<40x8xf32>
  %z = arith.addf %g, %bb : tensor<40x8xf32>
  return %y, %z : tensor<8xf32>, tensor<40x8xf32>
}

// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.mlir

// Every element is read for its neighbour.
// CHECK: sinter.launch @copy

func.func @main(%x: tensor<8x8xf32> {sinter.alias_output = 0 : i64})
    -> (tensor<8x8xf32>) {
  %a = sinter.slice %x offsets [1, 0] strides [1, 1]
     : tensor<8x8xf32> -> tensor<7x8xf32>
  %b = sinter.slice %x offsets [0, 0] strides [1, 1]
     : tensor<8x8xf32> -> tensor<1x8xf32>
  %c = sinter.concat %a, %b dim 0
     : tensor<7x8xf32>, tensor<1x8xf32> -> tensor<8x8xf32>
  %y = arith.addf %c, %x : tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.none.mlir

// The result is part of a tensor, not at its start.
// CHECK: sinter.launch @copy

func.func @main(%a: tensor<8x8xf32> {sinter.alias_output = 0 : i64},
                %b: tensor<16x8xf32>)
    -> (tensor<8x8xf32>, tensor<16x8xf32>) {
  %x = math.absf %b : tensor<16x8xf32>
  %y = sinter.slice %x offsets [8, 0] strides [1, 1]
     : tensor<16x8xf32> -> tensor<8x8xf32>
  return %y, %x : tensor<8x8xf32>, tensor<16x8xf32>
}

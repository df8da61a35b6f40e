// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.none.mlir

// Three donated arguments, each the next one's result.
// CHECK: sinter.launch @copy

func.func @main(%a: tensor<8x8xf32> {sinter.alias_output = 0 : i64},
                %b: tensor<8x8xf32> {sinter.alias_output = 1 : i64},
                %c: tensor<8x8xf32> {sinter.alias_output = 2 : i64})
    -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {

  return %b, %c, %a : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

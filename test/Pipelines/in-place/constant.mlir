// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.none.mlir

// The result of a donated argument is a constant.
// CHECK: sinter.launch @copy

func.func @main(%a: tensor<4xi32> {sinter.alias_output = 0 : i64},
                %b: tensor<4xi32>)
    -> (tensor<4xi32>, tensor<4xi32>) {
  %c = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  return %c, %c : tensor<4xi32>, tensor<4xi32>
}

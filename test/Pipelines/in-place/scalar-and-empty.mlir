// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.none.mlir

// A counter, and a tensor without elements.
// CHECK: func.func @main
// CHECK-NOT: sinter.launch @copy
// CHECK: return

func.func @main(%n: tensor<i32> {sinter.alias_output = 0 : i64},
                %e: tensor<0x4xf32> {sinter.alias_output = 1 : i64})
    -> (tensor<i32>, tensor<0x4xf32>) {
  %one = arith.constant dense<1> : tensor<i32>
  %y = arith.addi %n, %one : tensor<i32>
  %z = arith.addf %e, %e : tensor<0x4xf32>
  return %y, %z : tensor<i32>, tensor<0x4xf32>
}

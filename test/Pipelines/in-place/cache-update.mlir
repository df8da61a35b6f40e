// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.none.mlir

// A box of a cache is replaced, the rest stays.
// CHECK: func.func @main
// CHECK-NOT: sinter.launch @copy
// CHECK: return

func.func @main(%c: tensor<8x8xf32> {sinter.alias_output = 0 : i64},
                %u: tensor<2x8xf32>, %i: tensor<i32>)
    -> (tensor<8x8xf32>) {
  %z = arith.constant dense<0> : tensor<i32>
  %y = sinter.dynamic_update_slice %c, %u[%i, %z]
     : tensor<8x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>
  return %y : tensor<8x8xf32>
}

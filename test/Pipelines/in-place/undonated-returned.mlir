// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.none.mlir

// An argument that is not donated is a result: nobody may write to it.
// CHECK: func.func @main
// CHECK-NOT: sinter.launch @copy
// CHECK: return

func.func @main(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %x = arith.addf %a, %b : tensor<8x8xf32>
  return %a, %x : tensor<8x8xf32>, tensor<8x8xf32>
}

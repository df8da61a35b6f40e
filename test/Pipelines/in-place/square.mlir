// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.none.mlir

// One argument, both operands.
// CHECK: func.func @main
// CHECK-NOT: sinter.launch @copy
// CHECK: return

func.func @main(%x: tensor<8x8xf32> {sinter.alias_output = 0 : i64})
    -> (tensor<8x8xf32>) {
  %y = arith.mulf %x, %x : tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.mlir

// A barrier is the argument by another name.
// CHECK: sinter.launch @copy

func.func @main(%x: tensor<8x8xf32> {sinter.alias_output = 0 : i64})
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %y = arith.addf %x, %x : tensor<8x8xf32>
  %b:2 = sinter.barrier %x, %y : tensor<8x8xf32>, tensor<8x8xf32>
  %t = sinter.transpose %b#0 [1, 0] : tensor<8x8xf32> -> tensor<8x8xf32>
  %z = arith.mulf %t, %b#1 : tensor<8x8xf32>
  return %z, %y : tensor<8x8xf32>, tensor<8x8xf32>
}

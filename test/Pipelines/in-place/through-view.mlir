// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.none.mlir

// Updated under another shape.
// CHECK: func.func @main
// CHECK-NOT: sinter.launch @copy
// CHECK: return

func.func @main(%a: tensor<8x8xf32> {sinter.alias_output = 0 : i64},
                %b: tensor<64xf32>)
    -> (tensor<8x8xf32>) {
  %v = sinter.reshape %a : tensor<8x8xf32> -> tensor<64xf32>
  %x = arith.addf %v, %b : tensor<64xf32>
  %y = sinter.reshape %x : tensor<64xf32> -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

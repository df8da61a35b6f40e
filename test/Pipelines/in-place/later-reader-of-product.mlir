// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.none.mlir

// The product that needs the new value is multiplied by the old one.
// CHECK: sinter.launch @copy

func.func @main(%x: tensor<8x8xf32> {sinter.alias_output = 0 : i64},
                %z: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %y = sinter.matmul %x, %z contract [1] x [0] acc f32
     : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  %m = sinter.matmul %y, %x contract [1] x [0] acc f32
     : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  return %y, %m : tensor<8x8xf32>, tensor<8x8xf32>
}

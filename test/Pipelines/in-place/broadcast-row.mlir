// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.mlir

// All rows read the first one.
// CHECK: sinter.launch @copy

func.func @main(%x: tensor<8x8xf32> {sinter.alias_output = 0 : i64})
    -> (tensor<8x8xf32>) {
  %r = sinter.slice %x offsets [0, 0] strides [1, 1]
     : tensor<8x8xf32> -> tensor<1x8xf32>
  %b = sinter.broadcast %r dims [0, 1] : tensor<1x8xf32> -> tensor<8x8xf32>
  %y = arith.subf %x, %b : tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

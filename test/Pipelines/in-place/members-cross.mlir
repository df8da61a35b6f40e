// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.none.mlir

// Like updates, each of which reads what the other one overwrites: as one launch
// both would read while both write. One may go first, or a result is copied.
// CHECK: func.func @main
// CHECK-NOT: sinter.launch @multi
// CHECK: sinter.launch @copy
// CHECK: return

func.func @main(%p: tensor<8x8xf32> {sinter.alias_output = 0 : i64},
                %q: tensor<8x8xf32> {sinter.alias_output = 1 : i64})
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %y = arith.subf %p, %q : tensor<8x8xf32>
  %z = arith.subf %q, %p : tensor<8x8xf32>
  return %y, %z : tensor<8x8xf32>, tensor<8x8xf32>
}

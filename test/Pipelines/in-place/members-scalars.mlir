// RUN: sinter-opt %s --sinter-plan -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: sinter-opt %s --sinter-plan=strategy=none -o %t.none.mlir
// RUN: sinter-replay %t.none.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.mlir

// A donated tensor of one element is what another member scales by; a member of
// one element reads itself; one of none has nothing to write.
// CHECK: sinter.launch @multi_pointwise

func.func @main(%a: tensor<1xf32> {sinter.alias_output = 0 : i64},
                %b: tensor<65xf32> {sinter.alias_output = 1 : i64},
                %c: tensor<3x0xf32> {sinter.alias_output = 2 : i64},
                %d: tensor<130xf32> {sinter.alias_output = 3 : i64},
                %s: tensor<f32>)
    -> (tensor<1xf32>, tensor<65xf32>, tensor<3x0xf32>, tensor<130xf32>) {
  %w = sinter.reshape %a : tensor<1xf32> -> tensor<f32>
  %sa = sinter.broadcast %s dims [] : tensor<f32> -> tensor<1xf32>
  %sb = sinter.broadcast %w dims [] : tensor<f32> -> tensor<65xf32>
  %sc = sinter.broadcast %s dims [] : tensor<f32> -> tensor<3x0xf32>
  %sd = sinter.broadcast %w dims [] : tensor<f32> -> tensor<130xf32>
  %ya = arith.mulf %a, %sa : tensor<1xf32>
  %yb = arith.mulf %b, %sb : tensor<65xf32>
  %yc = arith.mulf %c, %sc : tensor<3x0xf32>
  %yd = arith.mulf %d, %sd : tensor<130xf32>
  return %ya, %yb, %yc, %yd : tensor<1xf32>, tensor<65xf32>, tensor<3x0xf32>, tensor<130xf32>
}

// RUN: sinter-eval %s --print | FileCheck %s --match-full-lines
// RUN: sinter-eval %s --print --function=scale --random-inputs=3 --recipe=%S/Inputs/ones.json | FileCheck %s --check-prefix=SCALE --match-full-lines

// A plan: launches in order, one kernel launched twice, calls, and values that
// several launches use.

sinter.kernel @scale(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>)
    attributes {decisions = {version = 1 : i64, schedule = "row"}} {
  %two = arith.constant dense<2.0> : tensor<3xf32>
  %y = arith.mulf %x, %two : tensor<3xf32>
  %s = sinter.reduce add %y dims [0] : tensor<3xf32> -> tensor<f32>
  sinter.yield %y, %s : tensor<3xf32>, tensor<f32>
}

// SCALE: out0 F32[3]: 2 2 2
// SCALE: out1 F32[]: 6

func.func private @twice(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y, %s = sinter.launch @scale(%x) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>)
  return %y : tensor<3xf32>
}

// CHECK: out0 F32[3]: 4 8 12
// CHECK: out1 F32[]: 24
// CHECK: out2 F32[3]: 2 4 6
// CHECK: out3 F32[3]: 2 4 6
func.func @main() -> (tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>) {
  %x = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %y, %s = sinter.launch @scale(%x) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>)
  %z, %t = sinter.launch @scale(%y) : (tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>)
  %c = call @twice(%x) : (tensor<3xf32>) -> tensor<3xf32>
  return %z, %t, %y, %c : tensor<3xf32>, tensor<f32>, tensor<3xf32>, tensor<3xf32>
}

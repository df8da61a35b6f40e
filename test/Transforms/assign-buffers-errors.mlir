// RUN: sinter-opt %s --sinter-assign-buffers --split-input-file --verify-diagnostics

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{stands outside a kernel: plan the step first (sinter-fuse-chains)}}
  %y = math.exp %x : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// expected-error@+1 {{argument 0: sinter.alias_output = 3 is not one of the 1 results}}
func.func @main(%x: tensor<8xf32> {sinter.alias_output = 3 : i64})
    -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----

// expected-error@+1 {{arguments 0 and 1 are both donated to result 0}}
func.func @main(%x: tensor<8xf32> {sinter.alias_output = 0 : i64},
                %y: tensor<8xf32> {sinter.alias_output = 0 : i64})
    -> tensor<8xf32> {
  return %x : tensor<8xf32>
}

// -----

// expected-error@+1 {{argument 0 is donated to result 0 but has another type}}
func.func @main(%x: tensor<4xf32> {sinter.alias_output = 0 : i64},
                %y: tensor<8xf32>) -> tensor<8xf32> {
  return %y : tensor<8xf32>
}

// -----

func.func @main(%x: tensor<8x8xf32>) -> tensor<8x4xf32> {
  // expected-error@+1 {{is not one contiguous range of its operand: it needs a kernel}}
  %y = sinter.slice %x offsets [0, 0] strides [1, 1]
     : tensor<8x8xf32> -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

// expected-error@+1 {{the module has 2 functions and none is named main}}
module {
  func.func @a() { return }
  func.func @b() { return }
}

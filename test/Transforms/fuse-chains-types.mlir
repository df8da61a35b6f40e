// RUN: sinter-opt %s --sinter-fuse-chains --split-input-file --verify-diagnostics

// expected-error @+1 {{takes 'tensor<*xf32>' as argument 0: only tensors of integers or floats with static sizes can be planned}}
func.func @unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  %y = arith.addf %x, %x : tensor<*xf32>
  %z = math.exp %y : tensor<*xf32>
  return %z : tensor<*xf32>
}

// -----

// expected-error @+1 {{takes 'tensor<4xindex>' as argument 0}}
func.func @index(%x: tensor<4xindex>) -> tensor<4xi32> {
  %y = arith.index_cast %x : tensor<4xindex> to tensor<4xi32>
  return %y : tensor<4xi32>
}

// -----

func.func @inner(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+1 {{gives 'tensor<4xindex>'}}
  %y = arith.index_cast %x : tensor<4xi32> to tensor<4xindex>
  %z = arith.index_cast %y : tensor<4xindex> to tensor<4xi32>
  return %z : tensor<4xi32>
}

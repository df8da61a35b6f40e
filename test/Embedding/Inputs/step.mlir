// CHECK: sinter.reshape
func.func @main(%x: tensor<4x8xf32>) -> tensor<32xf32> {
  %y = sinter.reshape %x : tensor<4x8xf32> -> tensor<32xf32>
  return %y : tensor<32xf32>
}

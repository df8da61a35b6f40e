// Gradient of softmax.
module @softmax_backward_4096 {
  func.func @main(%dy: tensor<16384x4096xbf16>, %y: tensor<16384x4096xbf16>) -> (tensor<16384x4096xbf16>) {
    %dx = sinter.softmax_grad %dy, %y axis 1 : (tensor<16384x4096xbf16>, tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16>
    return %dx : tensor<16384x4096xbf16>
  }
}

// Gradient of softmax.
module @softmax_backward_32768 {
  func.func @main(%dy: tensor<4096x32768xbf16>, %y: tensor<4096x32768xbf16>) -> (tensor<4096x32768xbf16>) {
    %dx = sinter.softmax_grad %dy, %y axis 1 : (tensor<4096x32768xbf16>, tensor<4096x32768xbf16>) -> tensor<4096x32768xbf16>
    return %dx : tensor<4096x32768xbf16>
  }
}

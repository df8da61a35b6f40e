// Gradient of softmax.
module @softmax_backward_1024 {
  func.func @main(%dy: tensor<65536x1024xbf16>, %y: tensor<65536x1024xbf16>) -> (tensor<65536x1024xbf16>) {
    %dx = sinter.softmax_grad %dy, %y axis 1 : (tensor<65536x1024xbf16>, tensor<65536x1024xbf16>) -> tensor<65536x1024xbf16>
    return %dx : tensor<65536x1024xbf16>
  }
}

// Softmax.
module @named_softmax_50304 {
  func.func @main(%x: tensor<4096x50304xbf16>) -> (tensor<4096x50304xbf16>) {
    %y = sinter.softmax %x axis 1 : (tensor<4096x50304xbf16>) -> tensor<4096x50304xbf16>
    return %y : tensor<4096x50304xbf16>
  }
}

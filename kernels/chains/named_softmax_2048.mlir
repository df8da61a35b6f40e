// Softmax.
module @named_softmax_2048 {
  func.func @main(%x: tensor<65536x2048xbf16>) -> (tensor<65536x2048xbf16>) {
    %y = sinter.softmax %x axis 1 : (tensor<65536x2048xbf16>) -> tensor<65536x2048xbf16>
    return %y : tensor<65536x2048xbf16>
  }
}

// Softmax.
module @named_softmax_1024 {
  func.func @main(%x: tensor<65536x1024xbf16>) -> (tensor<65536x1024xbf16>) {
    %y = sinter.softmax %x axis 1 : (tensor<65536x1024xbf16>) -> tensor<65536x1024xbf16>
    return %y : tensor<65536x1024xbf16>
  }
}

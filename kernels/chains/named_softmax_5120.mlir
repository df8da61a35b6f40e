// Softmax.
module @named_softmax_5120 {
  func.func @main(%x: tensor<16384x5120xbf16>) -> (tensor<16384x5120xbf16>) {
    %y = sinter.softmax %x axis 1 : (tensor<16384x5120xbf16>) -> tensor<16384x5120xbf16>
    return %y : tensor<16384x5120xbf16>
  }
}

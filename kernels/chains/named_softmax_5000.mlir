// Softmax.
module @named_softmax_5000 {
  func.func @main(%x: tensor<16384x5000xbf16>) -> (tensor<16384x5000xbf16>) {
    %y = sinter.softmax %x axis 1 : (tensor<16384x5000xbf16>) -> tensor<16384x5000xbf16>
    return %y : tensor<16384x5000xbf16>
  }
}

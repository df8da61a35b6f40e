// Softmax.
module @named_softmax_4096 {
  func.func @main(%x: tensor<16384x4096xbf16>) -> (tensor<16384x4096xbf16>) {
    %y = sinter.softmax %x axis 1 : (tensor<16384x4096xbf16>) -> tensor<16384x4096xbf16>
    return %y : tensor<16384x4096xbf16>
  }
}

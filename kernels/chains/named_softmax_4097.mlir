// Softmax.
module @named_softmax_4097 {
  func.func @main(%x: tensor<16384x4097xbf16>) -> (tensor<16384x4097xbf16>) {
    %y = sinter.softmax %x axis 1 : (tensor<16384x4097xbf16>) -> tensor<16384x4097xbf16>
    return %y : tensor<16384x4097xbf16>
  }
}

// Softmax.
module @named_softmax_32768 {
  func.func @main(%x: tensor<4096x32768xbf16>) -> (tensor<4096x32768xbf16>) {
    %y = sinter.softmax %x axis 1 : (tensor<4096x32768xbf16>) -> tensor<4096x32768xbf16>
    return %y : tensor<4096x32768xbf16>
  }
}

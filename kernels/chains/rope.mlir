// Rotary positions of all heads.
module @rope {
  func.func @main(%x: tensor<32x1024x16x128xbf16>, %cos: tensor<1024x64xf32>, %sin: tensor<1024x64xf32>) -> (tensor<32x1024x16x128xbf16>) {
    %y = sinter.rope %x, %cos, %sin dims [1] : (tensor<32x1024x16x128xbf16>, tensor<1024x64xf32>, tensor<1024x64xf32>) -> tensor<32x1024x16x128xbf16>
    return %y : tensor<32x1024x16x128xbf16>
  }
}

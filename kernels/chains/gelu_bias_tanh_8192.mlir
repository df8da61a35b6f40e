// GELU of a product and its bias.
module @gelu_bias_tanh_8192 {
  func.func @main(%x: tensor<16384x8192xbf16>, %b: tensor<8192xbf16>) -> (tensor<16384x8192xbf16>) {
    %bs = sinter.broadcast %b dims [1] : tensor<8192xbf16> -> tensor<16384x8192xbf16>
    %h = arith.addf %x, %bs : tensor<16384x8192xbf16>
    %y = sinter.gelu %h tanh : (tensor<16384x8192xbf16>) -> tensor<16384x8192xbf16>
    return %y : tensor<16384x8192xbf16>
  }
}

// Gradient of GELU, and the bias's: its sum over the rows.
module @gelu_bias_backward_8192 {
  func.func @main(%dy: tensor<16384x8192xbf16>, %x: tensor<16384x8192xbf16>, %b: tensor<8192xbf16>) -> (tensor<16384x8192xbf16>, tensor<8192xbf16>) {
    %bs = sinter.broadcast %b dims [1] : tensor<8192xbf16> -> tensor<16384x8192xbf16>
    %h = arith.addf %x, %bs : tensor<16384x8192xbf16>
    %dx = sinter.gelu_grad %dy, %h  : (tensor<16384x8192xbf16>, tensor<16384x8192xbf16>) -> tensor<16384x8192xbf16>
    %dw = arith.extf %dx : tensor<16384x8192xbf16> to tensor<16384x8192xf32>
    %sum = sinter.reduce add %dw dims [0] : tensor<16384x8192xf32> -> tensor<8192xf32>
    %db = arith.truncf %sum : tensor<8192xf32> to tensor<8192xbf16>
    return %dx, %db : tensor<16384x8192xbf16>, tensor<8192xbf16>
  }
}

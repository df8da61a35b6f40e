// Layer norm over two dims.
module @layer_norm_32x64 {
  func.func @main(%x: tensor<32768x32x64xbf16>, %w: tensor<32x64xf32>, %b: tensor<32x64xf32>) -> (tensor<32768x32x64xbf16>) {
    %y = sinter.layer_norm %x weight %w bias %b axis 1 eps 1.0e-5 : (tensor<32768x32x64xbf16>, tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32768x32x64xbf16>
    return %y : tensor<32768x32x64xbf16>
  }
}

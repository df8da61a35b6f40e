// The residual stream and its norm.
module @named_residual_rms_norm_5000 {
  func.func @main(%x: tensor<16384x5000xbf16>, %r: tensor<16384x5000xbf16>, %w: tensor<5000xbf16>) -> (tensor<16384x5000xbf16>, tensor<16384x5000xbf16>) {
    %h = arith.addf %x, %r : tensor<16384x5000xbf16>
    %y = sinter.rms_norm %h weight %w axis 1 eps 1.0e-6 : (tensor<16384x5000xbf16>, tensor<5000xbf16>) -> tensor<16384x5000xbf16>
    return %h, %y : tensor<16384x5000xbf16>, tensor<16384x5000xbf16>
  }
}

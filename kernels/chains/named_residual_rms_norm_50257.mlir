// The residual stream and its norm.
module @named_residual_rms_norm_50257 {
  func.func @main(%x: tensor<4096x50257xbf16>, %r: tensor<4096x50257xbf16>, %w: tensor<50257xbf16>) -> (tensor<4096x50257xbf16>, tensor<4096x50257xbf16>) {
    %h = arith.addf %x, %r : tensor<4096x50257xbf16>
    %y = sinter.rms_norm %h weight %w axis 1 eps 1.0e-6 : (tensor<4096x50257xbf16>, tensor<50257xbf16>) -> tensor<4096x50257xbf16>
    return %h, %y : tensor<4096x50257xbf16>, tensor<4096x50257xbf16>
  }
}

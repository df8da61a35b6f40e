// The residual stream and its norm.
module @named_residual_rms_norm_50304 {
  func.func @main(%x: tensor<4096x50304xbf16>, %r: tensor<4096x50304xbf16>, %w: tensor<50304xbf16>) -> (tensor<4096x50304xbf16>, tensor<4096x50304xbf16>) {
    %h = arith.addf %x, %r : tensor<4096x50304xbf16>
    %y = sinter.rms_norm %h weight %w axis 1 eps 1.0e-6 : (tensor<4096x50304xbf16>, tensor<50304xbf16>) -> tensor<4096x50304xbf16>
    return %h, %y : tensor<4096x50304xbf16>, tensor<4096x50304xbf16>
  }
}

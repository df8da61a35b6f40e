module @named_residual_rms_norm_24 {
  func.func @main(%x: tensor<5x24xbf16>, %r: tensor<5x24xbf16>, %w: tensor<24xbf16>)
      -> (tensor<5x24xbf16>, tensor<5x24xbf16>) {
    %h = arith.addf %x, %r : tensor<5x24xbf16>
    %y = sinter.rms_norm %h weight %w axis 1 eps 1.0e-6
      : (tensor<5x24xbf16>, tensor<24xbf16>) -> tensor<5x24xbf16>
    return %h, %y : tensor<5x24xbf16>, tensor<5x24xbf16>
  }
}

// Gradients of a norm's input and weight, the residual's added.
module @named_rms_norm_backward_2048 {
  func.func @main(%dy: tensor<16384x2048xbf16>, %x: tensor<16384x2048xbf16>, %dr: tensor<16384x2048xbf16>, %w: tensor<2048xbf16>, %rstd: tensor<16384xf32>) -> (tensor<16384x2048xbf16>, tensor<2048xbf16>) {
    %dn, %dw = sinter.rms_norm_grad %dy, %x weight %w rstd %rstd axis 1 eps 1.0e-6 : (tensor<16384x2048xbf16>, tensor<16384x2048xbf16>, tensor<2048xbf16>, tensor<16384xf32>) -> (tensor<16384x2048xf32>, tensor<2048xbf16>)
    %drw = arith.extf %dr : tensor<16384x2048xbf16> to tensor<16384x2048xf32>
    %sum = arith.addf %dn, %drw : tensor<16384x2048xf32>
    %dx = arith.truncf %sum : tensor<16384x2048xf32> to tensor<16384x2048xbf16>
    return %dx, %dw : tensor<16384x2048xbf16>, tensor<2048xbf16>
  }
}

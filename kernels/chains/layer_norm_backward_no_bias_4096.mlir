// Gradients of layer norm, from saved statistics.
module @layer_norm_backward_no_bias_4096 {
  func.func @main(%dy: tensor<16384x4096xbf16>, %x: tensor<16384x4096xbf16>, %w: tensor<4096xf32>, %mean: tensor<16384xf32>, %rstd: tensor<16384xf32>) -> (tensor<16384x4096xbf16>, tensor<4096xf32>) {
    %dx, %dw = sinter.layer_norm_grad %dy, %x weight %w statistics %mean, %rstd axis 1 eps 1.0e-5 : (tensor<16384x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xf32>, tensor<16384xf32>, tensor<16384xf32>) -> (tensor<16384x4096xbf16>, tensor<4096xf32>)
    return %dx, %dw : tensor<16384x4096xbf16>, tensor<4096xf32>
  }
}

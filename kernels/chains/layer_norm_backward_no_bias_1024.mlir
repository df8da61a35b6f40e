// Gradients of layer norm, from saved statistics.
module @layer_norm_backward_no_bias_1024 {
  func.func @main(%dy: tensor<65536x1024xbf16>, %x: tensor<65536x1024xbf16>, %w: tensor<1024xf32>, %mean: tensor<65536xf32>, %rstd: tensor<65536xf32>) -> (tensor<65536x1024xbf16>, tensor<1024xf32>) {
    %dx, %dw = sinter.layer_norm_grad %dy, %x weight %w statistics %mean, %rstd axis 1 eps 1.0e-5 : (tensor<65536x1024xbf16>, tensor<65536x1024xbf16>, tensor<1024xf32>, tensor<65536xf32>, tensor<65536xf32>) -> (tensor<65536x1024xbf16>, tensor<1024xf32>)
    return %dx, %dw : tensor<65536x1024xbf16>, tensor<1024xf32>
  }
}

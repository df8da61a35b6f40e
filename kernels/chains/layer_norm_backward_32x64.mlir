// Gradients of layer norm over two dims.
module @layer_norm_backward_32x64 {
  func.func @main(%dy: tensor<32768x32x64xbf16>, %x: tensor<32768x32x64xbf16>, %w: tensor<32x64xf32>, %mean: tensor<32768xf32>, %rstd: tensor<32768xf32>) -> (tensor<32768x32x64xbf16>, tensor<32x64xf32>, tensor<32x64xf32>) {
    %dx, %dw, %db = sinter.layer_norm_grad %dy, %x weight %w statistics %mean, %rstd axis 1 eps 1.0e-5 : (tensor<32768x32x64xbf16>, tensor<32768x32x64xbf16>, tensor<32x64xf32>, tensor<32768xf32>, tensor<32768xf32>) -> (tensor<32768x32x64xbf16>, tensor<32x64xf32>, tensor<32x64xf32>)
    return %dx, %dw, %db : tensor<32768x32x64xbf16>, tensor<32x64xf32>, tensor<32x64xf32>
  }
}

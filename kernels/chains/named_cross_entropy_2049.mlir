// Loss, and the gradient of the logits for a mean over the rows.
module @named_cross_entropy_2049 {
  func.func @main(%x: tensor<65536x2049xbf16>, %ids: tensor<65536xi32>) -> (tensor<65536xf32>, tensor<65536x2049xbf16>) {
    %loss, %lse = sinter.cross_entropy %x, %ids  : (tensor<65536x2049xbf16>, tensor<65536xi32>) -> (tensor<65536xf32>, tensor<65536xf32>)
    %g = arith.constant dense<1.52587890625e-05> : tensor<65536xf32>
    %dx = sinter.cross_entropy_grad %g, %x, %ids lse %lse  : (tensor<65536xf32>, tensor<65536x2049xbf16>, tensor<65536xi32>, tensor<65536xf32>) -> tensor<65536x2049xbf16>
    return %loss, %dx : tensor<65536xf32>, tensor<65536x2049xbf16>
  }
}

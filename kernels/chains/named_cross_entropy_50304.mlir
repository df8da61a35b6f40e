// Loss, and the gradient of the logits for a mean over the rows.
module @named_cross_entropy_50304 {
  func.func @main(%x: tensor<4096x50304xbf16>, %ids: tensor<4096xi32>) -> (tensor<4096xf32>, tensor<4096x50304xbf16>) {
    %loss, %lse = sinter.cross_entropy %x, %ids  : (tensor<4096x50304xbf16>, tensor<4096xi32>) -> (tensor<4096xf32>, tensor<4096xf32>)
    %g = arith.constant dense<0.000244140625> : tensor<4096xf32>
    %dx = sinter.cross_entropy_grad %g, %x, %ids lse %lse  : (tensor<4096xf32>, tensor<4096x50304xbf16>, tensor<4096xi32>, tensor<4096xf32>) -> tensor<4096x50304xbf16>
    return %loss, %dx : tensor<4096xf32>, tensor<4096x50304xbf16>
  }
}

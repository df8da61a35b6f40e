// Loss, and the gradient of the logits for a mean over the rows.
module @named_cross_entropy_4096 {
  func.func @main(%x: tensor<16384x4096xbf16>, %ids: tensor<16384xi32>) -> (tensor<16384xf32>, tensor<16384x4096xbf16>) {
    %loss, %lse = sinter.cross_entropy %x, %ids  : (tensor<16384x4096xbf16>, tensor<16384xi32>) -> (tensor<16384xf32>, tensor<16384xf32>)
    %g = arith.constant dense<6.103515625e-05> : tensor<16384xf32>
    %dx = sinter.cross_entropy_grad %g, %x, %ids lse %lse  : (tensor<16384xf32>, tensor<16384x4096xbf16>, tensor<16384xi32>, tensor<16384xf32>) -> tensor<16384x4096xbf16>
    return %loss, %dx : tensor<16384xf32>, tensor<16384x4096xbf16>
  }
}

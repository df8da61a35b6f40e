// The way back: the residual's gradient, and that before the dropout.
module @dropout_residual_norm_backward_4096 {
  func.func @main(%dy: tensor<16384x4096xbf16>, %dh: tensor<16384x4096xbf16>, %h: tensor<16384x4096xbf16>, %w: tensor<4096xbf16>, %rstd: tensor<16384xf32>, %seed: tensor<i64>, %offset: tensor<i64>) -> (tensor<16384x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>) {
    %dn, %dw = sinter.rms_norm_grad %dy, %h weight %w rstd %rstd axis 1 eps 1.0e-6 : (tensor<16384x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>, tensor<16384xf32>) -> (tensor<16384x4096xf32>, tensor<4096xbf16>)
    %dhw = arith.extf %dh : tensor<16384x4096xbf16> to tensor<16384x4096xf32>
    %sum = arith.addf %dn, %dhw : tensor<16384x4096xf32>
    %dr = arith.truncf %sum : tensor<16384x4096xf32> to tensor<16384x4096xbf16>
    %dx = sinter.dropout_grad %dr, %seed, %offset rate 0.1 : (tensor<16384x4096xbf16>, tensor<i64>, tensor<i64>) -> tensor<16384x4096xbf16>
    return %dr, %dx, %dw : tensor<16384x4096xbf16>, tensor<16384x4096xbf16>, tensor<4096xbf16>
  }
}

// Dropout, the residual stream, its norm.
module @dropout_residual_norm_4096 {
  func.func @main(%x: tensor<16384x4096xbf16>, %r: tensor<16384x4096xbf16>, %w: tensor<4096xbf16>, %seed: tensor<i64>, %offset: tensor<i64>) -> (tensor<16384x4096xbf16>, tensor<16384x4096xbf16>, tensor<16384xf32>) {
    %d = sinter.dropout %x, %seed, %offset rate 0.1 : (tensor<16384x4096xbf16>, tensor<i64>, tensor<i64>) -> tensor<16384x4096xbf16>
    %h = arith.addf %d, %r : tensor<16384x4096xbf16>
    %y, %rstd = sinter.rms_norm %h weight %w axis 1 eps 1.0e-6 : (tensor<16384x4096xbf16>, tensor<4096xbf16>) -> (tensor<16384x4096xbf16>, tensor<16384xf32>)
    return %h, %y, %rstd : tensor<16384x4096xbf16>, tensor<16384x4096xbf16>, tensor<16384xf32>
  }
}

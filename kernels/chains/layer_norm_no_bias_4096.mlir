// Layer norm, with its statistics.
module @layer_norm_no_bias_4096 {
  func.func @main(%x: tensor<16384x4096xbf16>, %w: tensor<4096xf32>) -> (tensor<16384x4096xbf16>, tensor<16384xf32>, tensor<16384xf32>) {
    %y, %mean, %rstd = sinter.layer_norm %x weight %w axis 1 eps 1.0e-5 : (tensor<16384x4096xbf16>, tensor<4096xf32>) -> (tensor<16384x4096xbf16>, tensor<16384xf32>, tensor<16384xf32>)
    return %y, %mean, %rstd : tensor<16384x4096xbf16>, tensor<16384xf32>, tensor<16384xf32>
  }
}

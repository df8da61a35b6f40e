// Layer norm, with its statistics.
module @layer_norm_no_bias_1024 {
  func.func @main(%x: tensor<65536x1024xbf16>, %w: tensor<1024xf32>) -> (tensor<65536x1024xbf16>, tensor<65536xf32>, tensor<65536xf32>) {
    %y, %mean, %rstd = sinter.layer_norm %x weight %w axis 1 eps 1.0e-5 : (tensor<65536x1024xbf16>, tensor<1024xf32>) -> (tensor<65536x1024xbf16>, tensor<65536xf32>, tensor<65536xf32>)
    return %y, %mean, %rstd : tensor<65536x1024xbf16>, tensor<65536xf32>, tensor<65536xf32>
  }
}

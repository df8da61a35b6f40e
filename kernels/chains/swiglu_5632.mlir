// SwiGLU.
module @swiglu_5632 {
  func.func @main(%gate: tensor<16384x5632xbf16>, %up: tensor<16384x5632xbf16>) -> (tensor<16384x5632xbf16>) {
    %y = sinter.swiglu %gate, %up  : (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>) -> tensor<16384x5632xbf16>
    return %y : tensor<16384x5632xbf16>
  }
}

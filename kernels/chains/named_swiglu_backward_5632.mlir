// Gradients of SwiGLU.
module @named_swiglu_backward_5632 {
  func.func @main(%dy: tensor<16384x5632xbf16>, %gate: tensor<16384x5632xbf16>, %up: tensor<16384x5632xbf16>) -> (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>) {
    %dg, %du = sinter.swiglu_grad %dy, %gate, %up  : (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>, tensor<16384x5632xbf16>) -> (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>)
    return %dg, %du : tensor<16384x5632xbf16>, tensor<16384x5632xbf16>
  }
}

// SwiGLU and quantisation: a scale per 1x128 block.
module @swiglu_fp8_1x128_5632 {
  func.func @main(%gate: tensor<16384x5632xbf16>, %up: tensor<16384x5632xbf16>) -> (tensor<16384x5632xf8E4M3FN>, tensor<16384x44xf32>) {
    %y = sinter.swiglu %gate, %up : (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>) -> tensor<16384x5632xbf16>
    %q = sinter.quantize %y : tensor<16384x5632xbf16> -> !sinter.quantized<16384x5632xf8E4M3FN, scale = f32, block = [1, 128]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<16384x5632xf8E4M3FN, scale = f32, block = [1, 128]> -> tensor<16384x5632xf8E4M3FN>, tensor<16384x44xf32>
    return %qc, %qs : tensor<16384x5632xf8E4M3FN>, tensor<16384x44xf32>
  }
}

// SwiGLU and quantisation: one scale, given, straight and transposed.
module @swiglu_fp8_given_transposed_5632 {
  func.func @main(%gate: tensor<16384x5632xbf16>, %up: tensor<16384x5632xbf16>, %s: tensor<1x1xf32>) -> (tensor<16384x5632xf8E4M3FN>, tensor<5632x16384xf8E4M3FN>) {
    %y = sinter.swiglu %gate, %up : (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>) -> tensor<16384x5632xbf16>
    %q = sinter.quantize %y scale %s : tensor<16384x5632xbf16>, tensor<1x1xf32> -> !sinter.quantized<16384x5632xf8E4M3FN, scale = f32, block = [16384, 5632]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<16384x5632xf8E4M3FN, scale = f32, block = [16384, 5632]> -> tensor<16384x5632xf8E4M3FN>, tensor<1x1xf32>
    %t = sinter.quantize %y scale %s : tensor<16384x5632xbf16>, tensor<1x1xf32> -> !sinter.quantized<16384x5632xf8E4M3FN, scale = f32, block = [16384, 5632], layout = [1, 0]>
    %tc, %ts = sinter.unpack %t : !sinter.quantized<16384x5632xf8E4M3FN, scale = f32, block = [16384, 5632], layout = [1, 0]> -> tensor<5632x16384xf8E4M3FN>, tensor<1x1xf32>
    return %qc, %tc : tensor<16384x5632xf8E4M3FN>, tensor<5632x16384xf8E4M3FN>
  }
}

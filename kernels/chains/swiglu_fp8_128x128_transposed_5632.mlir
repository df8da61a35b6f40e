// SwiGLU and quantisation: a scale per 128x128 block, straight and transposed.
module @swiglu_fp8_128x128_transposed_5632 {
  func.func @main(%gate: tensor<16384x5632xbf16>, %up: tensor<16384x5632xbf16>) -> (tensor<16384x5632xf8E4M3FN>, tensor<128x44xf32>, tensor<5632x16384xf8E4M3FN>) {
    %y = sinter.swiglu %gate, %up : (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>) -> tensor<16384x5632xbf16>
    %q = sinter.quantize %y : tensor<16384x5632xbf16> -> !sinter.quantized<16384x5632xf8E4M3FN, scale = f32, block = [128, 128]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<16384x5632xf8E4M3FN, scale = f32, block = [128, 128]> -> tensor<16384x5632xf8E4M3FN>, tensor<128x44xf32>
    %t = sinter.quantize %y : tensor<16384x5632xbf16> -> !sinter.quantized<16384x5632xf8E4M3FN, scale = f32, block = [128, 128], layout = [1, 0]>
    %tc, %ts = sinter.unpack %t : !sinter.quantized<16384x5632xf8E4M3FN, scale = f32, block = [128, 128], layout = [1, 0]> -> tensor<5632x16384xf8E4M3FN>, tensor<44x128xf32>
    return %qc, %qs, %tc : tensor<16384x5632xf8E4M3FN>, tensor<128x44xf32>, tensor<5632x16384xf8E4M3FN>
  }
}

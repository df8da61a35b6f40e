// SwiGLU and quantisation: a scale per 1x32 block, straight and transposed.
module @swiglu_fp8_1x32_transposed_5632 {
  func.func @main(%gate: tensor<16384x5632xbf16>, %up: tensor<16384x5632xbf16>) -> (tensor<16384x5632xf8E4M3FN>, tensor<16384x176xi8>, tensor<5632x16384xf8E4M3FN>) {
    %y = sinter.swiglu %gate, %up : (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>) -> tensor<16384x5632xbf16>
    %q = sinter.quantize %y : tensor<16384x5632xbf16> -> !sinter.quantized<16384x5632xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<16384x5632xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32]> -> tensor<16384x5632xf8E4M3FN>, tensor<16384x176xf8E8M0FNU>
    %qb = arith.bitcast %qs : tensor<16384x176xf8E8M0FNU> to tensor<16384x176xi8>
    %t = sinter.quantize %y : tensor<16384x5632xbf16> -> !sinter.quantized<16384x5632xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32], layout = [1, 0]>
    %tc, %ts = sinter.unpack %t : !sinter.quantized<16384x5632xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32], layout = [1, 0]> -> tensor<5632x16384xf8E4M3FN>, tensor<176x16384xf8E8M0FNU>
    return %qc, %qb, %tc : tensor<16384x5632xf8E4M3FN>, tensor<16384x176xi8>, tensor<5632x16384xf8E4M3FN>
  }
}

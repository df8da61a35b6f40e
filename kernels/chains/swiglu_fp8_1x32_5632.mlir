// SwiGLU and quantisation: a scale per 1x32 block.
module @swiglu_fp8_1x32_5632 {
  func.func @main(%gate: tensor<16384x5632xbf16>, %up: tensor<16384x5632xbf16>) -> (tensor<16384x5632xf8E4M3FN>, tensor<16384x176xi8>) {
    %y = sinter.swiglu %gate, %up : (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>) -> tensor<16384x5632xbf16>
    %q = sinter.quantize %y : tensor<16384x5632xbf16> -> !sinter.quantized<16384x5632xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<16384x5632xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32]> -> tensor<16384x5632xf8E4M3FN>, tensor<16384x176xf8E8M0FNU>
    %qb = arith.bitcast %qs : tensor<16384x176xf8E8M0FNU> to tensor<16384x176xi8>
    return %qc, %qb : tensor<16384x5632xf8E4M3FN>, tensor<16384x176xi8>
  }
}

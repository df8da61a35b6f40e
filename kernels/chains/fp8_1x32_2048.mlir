// Quantisation: a scale per 1x32 block.
module @fp8_1x32_2048 {
  func.func @main(%x: tensor<49152x2048xbf16>) -> (tensor<49152x2048xf8E4M3FN>, tensor<49152x64xi8>) {
    %q = sinter.quantize %x : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<49152x2048xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32]> -> tensor<49152x2048xf8E4M3FN>, tensor<49152x64xf8E8M0FNU>
    %qb = arith.bitcast %qs : tensor<49152x64xf8E8M0FNU> to tensor<49152x64xi8>
    return %qc, %qb : tensor<49152x2048xf8E4M3FN>, tensor<49152x64xi8>
  }
}

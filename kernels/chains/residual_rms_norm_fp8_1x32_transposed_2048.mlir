// The residual stream, its norm and quantisation: a scale per 1x32 block, straight and transposed.
module @residual_rms_norm_fp8_1x32_transposed_2048 {
  func.func @main(%x: tensor<49152x2048xbf16>, %r: tensor<49152x2048xbf16>, %w: tensor<2048xbf16>) -> (tensor<49152x2048xbf16>, tensor<49152x2048xf8E4M3FN>, tensor<49152x64xi8>, tensor<2048x49152xf8E4M3FN>) {
    %h = arith.addf %x, %r : tensor<49152x2048xbf16>
    %y = sinter.rms_norm %h weight %w axis 1 eps 1.0e-6 : (tensor<49152x2048xbf16>, tensor<2048xbf16>) -> tensor<49152x2048xbf16>
    %q = sinter.quantize %y : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<49152x2048xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32]> -> tensor<49152x2048xf8E4M3FN>, tensor<49152x64xf8E8M0FNU>
    %qb = arith.bitcast %qs : tensor<49152x64xf8E8M0FNU> to tensor<49152x64xi8>
    %t = sinter.quantize %y : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32], layout = [1, 0]>
    %tc, %ts = sinter.unpack %t : !sinter.quantized<49152x2048xf8E4M3FN, scale = f8E8M0FNU, block = [1, 32], layout = [1, 0]> -> tensor<2048x49152xf8E4M3FN>, tensor<64x49152xf8E8M0FNU>
    return %h, %qc, %qb, %tc : tensor<49152x2048xbf16>, tensor<49152x2048xf8E4M3FN>, tensor<49152x64xi8>, tensor<2048x49152xf8E4M3FN>
  }
}

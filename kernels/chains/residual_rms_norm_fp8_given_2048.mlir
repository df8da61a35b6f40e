// The residual stream, its norm and quantisation: one scale, given.
module @residual_rms_norm_fp8_given_2048 {
  func.func @main(%x: tensor<49152x2048xbf16>, %r: tensor<49152x2048xbf16>, %w: tensor<2048xbf16>, %s: tensor<1x1xf32>) -> (tensor<49152x2048xbf16>, tensor<49152x2048xf8E4M3FN>) {
    %h = arith.addf %x, %r : tensor<49152x2048xbf16>
    %y = sinter.rms_norm %h weight %w axis 1 eps 1.0e-6 : (tensor<49152x2048xbf16>, tensor<2048xbf16>) -> tensor<49152x2048xbf16>
    %q = sinter.quantize %y scale %s : tensor<49152x2048xbf16>, tensor<1x1xf32> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [49152, 2048]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [49152, 2048]> -> tensor<49152x2048xf8E4M3FN>, tensor<1x1xf32>
    return %h, %qc : tensor<49152x2048xbf16>, tensor<49152x2048xf8E4M3FN>
  }
}

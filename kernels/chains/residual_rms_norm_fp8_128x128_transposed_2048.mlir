// The residual stream, its norm and quantisation: a scale per 128x128 block, straight and transposed.
module @residual_rms_norm_fp8_128x128_transposed_2048 {
  func.func @main(%x: tensor<49152x2048xbf16>, %r: tensor<49152x2048xbf16>, %w: tensor<2048xbf16>) -> (tensor<49152x2048xbf16>, tensor<49152x2048xf8E4M3FN>, tensor<384x16xf32>, tensor<2048x49152xf8E4M3FN>) {
    %h = arith.addf %x, %r : tensor<49152x2048xbf16>
    %y = sinter.rms_norm %h weight %w axis 1 eps 1.0e-6 : (tensor<49152x2048xbf16>, tensor<2048xbf16>) -> tensor<49152x2048xbf16>
    %q = sinter.quantize %y : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [128, 128]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [128, 128]> -> tensor<49152x2048xf8E4M3FN>, tensor<384x16xf32>
    %t = sinter.quantize %y : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [128, 128], layout = [1, 0]>
    %tc, %ts = sinter.unpack %t : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [128, 128], layout = [1, 0]> -> tensor<2048x49152xf8E4M3FN>, tensor<16x384xf32>
    return %h, %qc, %qs, %tc : tensor<49152x2048xbf16>, tensor<49152x2048xf8E4M3FN>, tensor<384x16xf32>, tensor<2048x49152xf8E4M3FN>
  }
}

// Quantisation: one scale, given, straight and transposed.
module @fp8_given_transposed_2048 {
  func.func @main(%x: tensor<49152x2048xbf16>, %s: tensor<1x1xf32>) -> (tensor<49152x2048xf8E4M3FN>, tensor<2048x49152xf8E4M3FN>) {
    %q = sinter.quantize %x scale %s : tensor<49152x2048xbf16>, tensor<1x1xf32> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [49152, 2048]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [49152, 2048]> -> tensor<49152x2048xf8E4M3FN>, tensor<1x1xf32>
    %t = sinter.quantize %x scale %s : tensor<49152x2048xbf16>, tensor<1x1xf32> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [49152, 2048], layout = [1, 0]>
    %tc, %ts = sinter.unpack %t : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [49152, 2048], layout = [1, 0]> -> tensor<2048x49152xf8E4M3FN>, tensor<1x1xf32>
    return %qc, %tc : tensor<49152x2048xf8E4M3FN>, tensor<2048x49152xf8E4M3FN>
  }
}

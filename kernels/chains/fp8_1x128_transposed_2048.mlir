// Quantisation: a scale per 1x128 block, straight and transposed.
module @fp8_1x128_transposed_2048 {
  func.func @main(%x: tensor<49152x2048xbf16>) -> (tensor<49152x2048xf8E4M3FN>, tensor<49152x16xf32>, tensor<2048x49152xf8E4M3FN>) {
    %q = sinter.quantize %x : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 128]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 128]> -> tensor<49152x2048xf8E4M3FN>, tensor<49152x16xf32>
    %t = sinter.quantize %x : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 128], layout = [1, 0]>
    %tc, %ts = sinter.unpack %t : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 128], layout = [1, 0]> -> tensor<2048x49152xf8E4M3FN>, tensor<16x49152xf32>
    return %qc, %qs, %tc : tensor<49152x2048xf8E4M3FN>, tensor<49152x16xf32>, tensor<2048x49152xf8E4M3FN>
  }
}

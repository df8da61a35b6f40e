// Quantisation: a scale per row, straight and transposed.
module @fp8_row_transposed_2048 {
  func.func @main(%x: tensor<49152x2048xbf16>) -> (tensor<49152x2048xf8E4M3FN>, tensor<49152x1xf32>, tensor<2048x49152xf8E4M3FN>) {
    %q = sinter.quantize %x : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 2048]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 2048]> -> tensor<49152x2048xf8E4M3FN>, tensor<49152x1xf32>
    %t = sinter.quantize %x : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 2048], layout = [1, 0]>
    %tc, %ts = sinter.unpack %t : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 2048], layout = [1, 0]> -> tensor<2048x49152xf8E4M3FN>, tensor<1x49152xf32>
    return %qc, %qs, %tc : tensor<49152x2048xf8E4M3FN>, tensor<49152x1xf32>, tensor<2048x49152xf8E4M3FN>
  }
}

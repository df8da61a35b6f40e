// Quantisation: a scale per 1x128 block.
module @fp8_1x128_2048 {
  func.func @main(%x: tensor<49152x2048xbf16>) -> (tensor<49152x2048xf8E4M3FN>, tensor<49152x16xf32>) {
    %q = sinter.quantize %x : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 128]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 128]> -> tensor<49152x2048xf8E4M3FN>, tensor<49152x16xf32>
    return %qc, %qs : tensor<49152x2048xf8E4M3FN>, tensor<49152x16xf32>
  }
}

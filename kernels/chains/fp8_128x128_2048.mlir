// Quantisation: a scale per 128x128 block.
module @fp8_128x128_2048 {
  func.func @main(%x: tensor<49152x2048xbf16>) -> (tensor<49152x2048xf8E4M3FN>, tensor<384x16xf32>) {
    %q = sinter.quantize %x : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [128, 128]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [128, 128]> -> tensor<49152x2048xf8E4M3FN>, tensor<384x16xf32>
    return %qc, %qs : tensor<49152x2048xf8E4M3FN>, tensor<384x16xf32>
  }
}

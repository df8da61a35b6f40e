// Quantisation: a scale per row.
module @fp8_row_2048 {
  func.func @main(%x: tensor<49152x2048xbf16>) -> (tensor<49152x2048xf8E4M3FN>, tensor<49152x1xf32>) {
    %q = sinter.quantize %x : tensor<49152x2048xbf16> -> !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 2048]>
    %qc, %qs = sinter.unpack %q : !sinter.quantized<49152x2048xf8E4M3FN, scale = f32, block = [1, 2048]> -> tensor<49152x2048xf8E4M3FN>, tensor<49152x1xf32>
    return %qc, %qs : tensor<49152x2048xf8E4M3FN>, tensor<49152x1xf32>
  }
}

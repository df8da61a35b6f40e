func.func @main(%x: tensor<64x512xbf16>) -> (tensor<64x512xbf16>, tensor<512xf32>) {
  %w = arith.extf %x : tensor<64x512xbf16> to tensor<64x512xf32>
  %m = sinter.reduce max %w dims [1] : tensor<64x512xf32> -> tensor<64xf32>
  %mb = sinter.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x512xf32>
  %s = arith.subf %w, %mb : tensor<64x512xf32>
  %e = math.exp %s : tensor<64x512xf32>
  %t = sinter.reduce add %e dims [1] : tensor<64x512xf32> -> tensor<64xf32>
  %tb = sinter.broadcast %t dims [0] : tensor<64xf32> -> tensor<64x512xf32>
  %d = arith.divf %e, %tb : tensor<64x512xf32>
  %n = arith.truncf %d : tensor<64x512xf32> to tensor<64x512xbf16>
  %c = sinter.reduce add %d dims [0] : tensor<64x512xf32> -> tensor<512xf32>
  return %n, %c : tensor<64x512xbf16>, tensor<512xf32>
}

// Norms of the heads of q and k, then rotary positions.
module @qk_norm_rope {
  func.func @main(%q: tensor<32x1024x16x128xbf16>, %k: tensor<32x1024x8x128xbf16>, %wq: tensor<128xbf16>, %wk: tensor<128xbf16>, %cos: tensor<1024x64xf32>, %sin: tensor<1024x64xf32>) -> (tensor<32x1024x16x128xbf16>, tensor<32x1024x8x128xbf16>) {
    %qn = sinter.rms_norm %q weight %wq axis 3 eps 1.0e-6 : (tensor<32x1024x16x128xbf16>, tensor<128xbf16>) -> tensor<32x1024x16x128xbf16>
    %qr = sinter.rope %qn, %cos, %sin dims [1] : (tensor<32x1024x16x128xbf16>, tensor<1024x64xf32>, tensor<1024x64xf32>) -> tensor<32x1024x16x128xbf16>
    %kn = sinter.rms_norm %k weight %wk axis 3 eps 1.0e-6 : (tensor<32x1024x8x128xbf16>, tensor<128xbf16>) -> tensor<32x1024x8x128xbf16>
    %kr = sinter.rope %kn, %cos, %sin dims [1] : (tensor<32x1024x8x128xbf16>, tensor<1024x64xf32>, tensor<1024x64xf32>) -> tensor<32x1024x8x128xbf16>
    return %qr, %kr : tensor<32x1024x16x128xbf16>, tensor<32x1024x8x128xbf16>
  }
}

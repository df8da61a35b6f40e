module @named_adamw {
  func.func @main(%w: tensor<33xf32> {sinter.alias_output = 0 : i64},
                  %m: tensor<33xf32> {sinter.alias_output = 1 : i64},
                  %v: tensor<33xf32> {sinter.alias_output = 2 : i64},
                  %g: tensor<33xbf16>, %rate: tensor<f32>, %step: tensor<i32>)
      -> (tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xbf16>) {
    %w1, %m1, %v1, %copy = sinter.adamw %w, %m, %v, %g rate %rate step %step
      beta1 0.9 beta2 0.95 eps 1.0e-8 decay 0.1
      : (tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xbf16>, tensor<f32>,
         tensor<i32>) -> (tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xbf16>)
    return %w1, %m1, %v1, %copy
      : tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xbf16>
  }
}

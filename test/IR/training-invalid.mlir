// RUN: sinter-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: tensor<8x64xf32>, %w: tensor<32xf32>) {
  // expected-error @+1 {{weight must have shape 64, that of the dims from axis on, not 32}}
  %y = sinter.rms_norm %x weight %w axis 1 eps 1.0e-6 : (tensor<8x64xf32>, tensor<32xf32>) -> tensor<8x64xf32>
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>) {
  // expected-error @+1 {{axis 2 is not a dim of the operand, whose rank is 2; dims count from 0}}
  %y = sinter.rms_norm %x axis 2 eps 1.0e-6 : (tensor<8x64xf32>) -> tensor<8x64xf32>
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>) {
  // expected-error @+1 {{eps must be finite and 0 or more}}
  %y = sinter.rms_norm %x axis 1 eps -1.0 : (tensor<8x64xf32>) -> tensor<8x64xf32>
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>) {
  // expected-error @+1 {{rstd must have shape 8, that of the dims before axis, not 64}}
  %y, %r = sinter.rms_norm %x axis 1 eps 0.0 : (tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<64xf32>)
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>, %w: tensor<64xf32>) {
  // expected-error @+1 {{must have a second result, the gradient of the weight, where it has a weight and only there}}
  %y = sinter.rms_norm_grad %x, %x weight %w axis 1 eps 0.0 : (tensor<8x64xf32>, tensor<8x64xf32>, tensor<64xf32>) -> tensor<8x64xf32>
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>) {
  // expected-error @+1 {{has 1 statistics; give mean and rstd, or neither}}
  %y, %m = sinter.layer_norm %x axis 1 eps 0.0 : (tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<8xf32>)
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>) {
  // expected-error @+1 {{gives 2 gradients beside that of the input; without a weight there is none, or one with that of the bias}}
  %d:3 = sinter.layer_norm_grad %x, %x axis 1 eps 0.0 : (tensor<8x64xf32>, tensor<8x64xf32>) -> (tensor<8x64xf32>, tensor<64xf32>, tensor<64xf32>)
  return
}

// -----

func.func @f(%x: tensor<8x64xi32>) {
  // expected-error @+1 {{operand #0 must be statically shaped tensor}}
  %y = sinter.softmax %x axis 1 : (tensor<8x64xi32>) -> tensor<8x64xi32>
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>, %t: tensor<64xi32>) {
  // expected-error @+1 {{targets must have shape 8, that of the logits without the classes, not 64}}
  %y = sinter.cross_entropy %x, %t : (tensor<8x64xf32>, tensor<64xi32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>, %t: tensor<8xi32>) {
  // expected-error @+1 {{smoothing must lie in [0, 1]}}
  %y = sinter.cross_entropy %x, %t smoothing 1.5 : (tensor<8x64xf32>, tensor<8xi32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>, %t: tensor<8xi32>) {
  // expected-error @+1 {{cap must be finite and positive; leave it out for no cap}}
  %y = sinter.cross_entropy %x, %t cap 0.0 : (tensor<8x64xf32>, tensor<8xi32>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>, %u: tensor<8x32xf32>) {
  // expected-error @+1 {{up must have shape 8x64, as all operands and results have, not 8x32}}
  %y = sinter.swiglu %x, %u : (tensor<8x64xf32>, tensor<8x32xf32>) -> tensor<8x64xf32>
  return
}

// -----

func.func @f(%x: tensor<2x16x7xf32>, %c: tensor<16x4xf32>) {
  // expected-error @+1 {{rotates 4 pairs, but the last dim of the input has 7 elements: cosine and sine may have at most 3 entries}}
  %y = sinter.rope %x, %c, %c dims [1] : (tensor<2x16x7xf32>, tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<2x16x7xf32>
  return
}

// -----

func.func @f(%x: tensor<2x16x8xf32>, %c: tensor<16x4xf32>) {
  // expected-error @+1 {{dim 0 of cosine has size 16, but dim 0 of the input has 2}}
  %y = sinter.rope %x, %c, %c dims [0] : (tensor<2x16x8xf32>, tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<2x16x8xf32>
  return
}

// -----

func.func @f(%x: tensor<8xf32>, %s: tensor<i64>) {
  // expected-error @+1 {{rate must lie in [0, 1): it is the share of elements that are dropped}}
  %y = sinter.dropout %x, %s, %s rate 1.0 : (tensor<8xf32>, tensor<i64>, tensor<i64>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<8xf32>, %s: tensor<1xi64>) {
  // expected-error @+1 {{seed must have shape (rank 0), one number for the whole tensor, not 1}}
  %y = sinter.dropout %x, %s, %s rate 0.5 : (tensor<8xf32>, tensor<1xi64>, tensor<1xi64>) -> tensor<8xf32>
  return
}

// -----

func.func @f(%t: tensor<10x64xf32>, %i: tensor<8xi32>) {
  // expected-error @+1 {{result must have shape 8x64, that of the indices, then that of one row, not 8x10}}
  %y = sinter.embedding %t, %i : (tensor<10x64xf32>, tensor<8xi32>) -> tensor<8x10xf32>
  return
}

// -----

func.func @f(%a: tensor<8x64xf32>, %h: tensor<8xf32>) {
  // expected-error @+1 {{init must have shape 64, that of the input without axis, not 8}}
  %y = sinter.linear_recurrence %a, %a init %h axis 0 : (tensor<8x64xf32>, tensor<8x64xf32>, tensor<8xf32>) -> tensor<8x64xf32>
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>, %w: tensor<65x64xf32>) {
  // expected-error @+1 {{has 65 terms; 1 to 64 are written out: write a longer one as a product}}
  %y = sinter.causal_conv1d %x, %w : (tensor<8x64xf32>, tensor<65x64xf32>) -> tensor<8x64xf32>
  return
}

// -----

func.func @f(%x: tensor<8x64xf32>, %w: tensor<64x4xf32>) {
  // expected-error @+1 {{weight must have shape K x 64, terms and the channels of the input, not 64x4}}
  %y = sinter.causal_conv1d %x, %w : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x64xf32>
  return
}

// -----

func.func @f(%w: tensor<8xf32>, %r: tensor<f32>) {
  // expected-error @+1 {{beta2 must lie in [0, 1)}}
  %y:3 = sinter.adamw %w, %w, %w, %w rate %r beta1 0.9 beta2 1.0 eps 1.0e-8 decay 0.0 : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
  return
}

// RUN: sinter-opt %s | sinter-opt | FileCheck %s
// RUN: sinter-opt %s --mlir-print-op-generic | sinter-opt | FileCheck %s

// The example of each op's description.

// CHECK-LABEL: func.func @rms_norm(
// CHECK: sinter.rms_norm {{.*}} weight{{.*}} axis{{.*}} eps{{.*}}: (tensor<8x64xbf16>, tensor<64xbf16>) -> (tensor<8x64xbf16>, tensor<8xf32>)
func.func @rms_norm(%x: tensor<8x64xbf16>,
    %w: tensor<64xbf16>)
    -> (tensor<8x64xbf16>, tensor<8xf32>) {
  %y, %rstd = sinter.rms_norm %x weight %w axis 1 eps 1.0e-6
    : (tensor<8x64xbf16>, tensor<64xbf16>)
    -> (tensor<8x64xbf16>, tensor<8xf32>)
  return %y, %rstd : tensor<8x64xbf16>, tensor<8xf32>
}

// CHECK-LABEL: func.func @rms_norm_grad(
// CHECK: sinter.rms_norm_grad {{.*}} weight{{.*}} rstd{{.*}} axis{{.*}} eps{{.*}}: (tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<64xbf16>, tensor<8xf32>) -> (tensor<8x64xbf16>, tensor<64xf32>)
func.func @rms_norm_grad(%dy: tensor<8x64xbf16>,
    %x: tensor<8x64xbf16>,
    %w: tensor<64xbf16>,
    %rstd: tensor<8xf32>)
    -> (tensor<8x64xbf16>, tensor<64xf32>) {
  %dx, %dw = sinter.rms_norm_grad %dy, %x weight %w rstd %rstd axis 1 eps 1.0e-6
    : (tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<64xbf16>, tensor<8xf32>)
    -> (tensor<8x64xbf16>, tensor<64xf32>)
  return %dx, %dw : tensor<8x64xbf16>, tensor<64xf32>
}

// CHECK-LABEL: func.func @layer_norm(
// CHECK: sinter.layer_norm {{.*}} weight{{.*}} bias{{.*}} axis{{.*}} eps{{.*}}: (tensor<8x64xbf16>, tensor<64xbf16>, tensor<64xbf16>) -> (tensor<8x64xbf16>, tensor<8xf32>, tensor<8xf32>)
func.func @layer_norm(%x: tensor<8x64xbf16>,
    %w: tensor<64xbf16>,
    %b: tensor<64xbf16>)
    -> (tensor<8x64xbf16>, tensor<8xf32>, tensor<8xf32>) {
  %y, %mean, %rstd = sinter.layer_norm %x weight %w bias %b axis 1 eps 1.0e-5
    : (tensor<8x64xbf16>, tensor<64xbf16>, tensor<64xbf16>)
    -> (tensor<8x64xbf16>, tensor<8xf32>, tensor<8xf32>)
  return %y, %mean, %rstd : tensor<8x64xbf16>, tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @layer_norm_grad(
// CHECK: sinter.layer_norm_grad {{.*}} weight{{.*}} statistics{{.*}} axis{{.*}} eps{{.*}}: (tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<64xbf16>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8x64xbf16>, tensor<64xf32>, tensor<64xf32>)
func.func @layer_norm_grad(%dy: tensor<8x64xbf16>,
    %x: tensor<8x64xbf16>,
    %w: tensor<64xbf16>,
    %mean: tensor<8xf32>,
    %rstd: tensor<8xf32>)
    -> (tensor<8x64xbf16>, tensor<64xf32>, tensor<64xf32>) {
  %dx, %dw, %db = sinter.layer_norm_grad %dy, %x weight %w statistics %mean, %rstd axis 1 eps 1.0e-5
    : (tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<64xbf16>, tensor<8xf32>, tensor<8xf32>)
    -> (tensor<8x64xbf16>, tensor<64xf32>, tensor<64xf32>)
  return %dx, %dw, %db : tensor<8x64xbf16>, tensor<64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func.func @softmax(
// CHECK: sinter.softmax {{.*}} axis{{.*}}: (tensor<8x64xbf16>) -> tensor<8x64xbf16>
func.func @softmax(%x: tensor<8x64xbf16>)
    -> (tensor<8x64xbf16>) {
  %y = sinter.softmax %x axis 1
    : (tensor<8x64xbf16>)
    -> tensor<8x64xbf16>
  return %y : tensor<8x64xbf16>
}

// CHECK-LABEL: func.func @softmax_grad(
// CHECK: sinter.softmax_grad {{.*}} axis{{.*}}: (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
func.func @softmax_grad(%dy: tensor<8x64xbf16>,
    %y: tensor<8x64xbf16>)
    -> (tensor<8x64xbf16>) {
  %dx = sinter.softmax_grad %dy, %y axis 1
    : (tensor<8x64xbf16>, tensor<8x64xbf16>)
    -> tensor<8x64xbf16>
  return %dx : tensor<8x64xbf16>
}

// CHECK-LABEL: func.func @cross_entropy(
// CHECK: sinter.cross_entropy {{.*}} smoothing{{.*}} ignore{{.*}} cap{{.*}}: (tensor<8x1000xbf16>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xf32>)
func.func @cross_entropy(%logits: tensor<8x1000xbf16>,
    %targets: tensor<8xi32>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %loss, %lse = sinter.cross_entropy %logits, %targets smoothing 0.1 ignore -100 cap 30.0
    : (tensor<8x1000xbf16>, tensor<8xi32>)
    -> (tensor<8xf32>, tensor<8xf32>)
  return %loss, %lse : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @cross_entropy_grad(
// CHECK: sinter.cross_entropy_grad {{.*}} lse{{.*}} smoothing{{.*}} ignore{{.*}} cap{{.*}}: (tensor<8xf32>, tensor<8x1000xbf16>, tensor<8xi32>, tensor<8xf32>) -> tensor<8x1000xbf16>
func.func @cross_entropy_grad(%dloss: tensor<8xf32>,
    %logits: tensor<8x1000xbf16>,
    %targets: tensor<8xi32>,
    %lse: tensor<8xf32>)
    -> (tensor<8x1000xbf16>) {
  %dlogits = sinter.cross_entropy_grad %dloss, %logits, %targets lse %lse smoothing 0.1 ignore -100 cap 30.0
    : (tensor<8xf32>, tensor<8x1000xbf16>, tensor<8xi32>, tensor<8xf32>)
    -> tensor<8x1000xbf16>
  return %dlogits : tensor<8x1000xbf16>
}

// CHECK-LABEL: func.func @swiglu(
// CHECK: sinter.swiglu {{.*}}: (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
func.func @swiglu(%gate: tensor<8x64xbf16>,
    %up: tensor<8x64xbf16>)
    -> (tensor<8x64xbf16>) {
  %y = sinter.swiglu %gate, %up
    : (tensor<8x64xbf16>, tensor<8x64xbf16>)
    -> tensor<8x64xbf16>
  return %y : tensor<8x64xbf16>
}

// CHECK-LABEL: func.func @swiglu_grad(
// CHECK: sinter.swiglu_grad {{.*}}: (tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>) -> (tensor<8x64xbf16>, tensor<8x64xbf16>)
func.func @swiglu_grad(%dy: tensor<8x64xbf16>,
    %gate: tensor<8x64xbf16>,
    %up: tensor<8x64xbf16>)
    -> (tensor<8x64xbf16>, tensor<8x64xbf16>) {
  %dgate, %dup = sinter.swiglu_grad %dy, %gate, %up
    : (tensor<8x64xbf16>, tensor<8x64xbf16>, tensor<8x64xbf16>)
    -> (tensor<8x64xbf16>, tensor<8x64xbf16>)
  return %dgate, %dup : tensor<8x64xbf16>, tensor<8x64xbf16>
}

// CHECK-LABEL: func.func @gelu(
// CHECK: sinter.gelu {{.*}} tanh{{.*}}: (tensor<8x64xbf16>) -> tensor<8x64xbf16>
func.func @gelu(%x: tensor<8x64xbf16>)
    -> (tensor<8x64xbf16>) {
  %y = sinter.gelu %x tanh
    : (tensor<8x64xbf16>)
    -> tensor<8x64xbf16>
  return %y : tensor<8x64xbf16>
}

// CHECK-LABEL: func.func @gelu_grad(
// CHECK: sinter.gelu_grad {{.*}} tanh{{.*}}: (tensor<8x64xbf16>, tensor<8x64xbf16>) -> tensor<8x64xbf16>
func.func @gelu_grad(%dy: tensor<8x64xbf16>,
    %x: tensor<8x64xbf16>)
    -> (tensor<8x64xbf16>) {
  %dx = sinter.gelu_grad %dy, %x tanh
    : (tensor<8x64xbf16>, tensor<8x64xbf16>)
    -> tensor<8x64xbf16>
  return %dx : tensor<8x64xbf16>
}

// CHECK-LABEL: func.func @rope(
// CHECK: sinter.rope {{.*}} dims{{.*}}: (tensor<2x16x4x64xbf16>, tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<2x16x4x64xbf16>
func.func @rope(%x: tensor<2x16x4x64xbf16>,
    %cos: tensor<16x32xf32>,
    %sin: tensor<16x32xf32>)
    -> (tensor<2x16x4x64xbf16>) {
  %y = sinter.rope %x, %cos, %sin dims [1]
    : (tensor<2x16x4x64xbf16>, tensor<16x32xf32>, tensor<16x32xf32>)
    -> tensor<2x16x4x64xbf16>
  return %y : tensor<2x16x4x64xbf16>
}

// CHECK-LABEL: func.func @rope_grad(
// CHECK: sinter.rope_grad {{.*}} dims{{.*}}: (tensor<2x16x4x64xbf16>, tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<2x16x4x64xbf16>
func.func @rope_grad(%dy: tensor<2x16x4x64xbf16>,
    %cos: tensor<16x32xf32>,
    %sin: tensor<16x32xf32>)
    -> (tensor<2x16x4x64xbf16>) {
  %dx = sinter.rope_grad %dy, %cos, %sin dims [1]
    : (tensor<2x16x4x64xbf16>, tensor<16x32xf32>, tensor<16x32xf32>)
    -> tensor<2x16x4x64xbf16>
  return %dx : tensor<2x16x4x64xbf16>
}

// CHECK-LABEL: func.func @dropout(
// CHECK: sinter.dropout {{.*}} rate{{.*}}: (tensor<8x64xbf16>, tensor<i64>, tensor<i64>) -> tensor<8x64xbf16>
func.func @dropout(%x: tensor<8x64xbf16>,
    %seed: tensor<i64>,
    %offset: tensor<i64>)
    -> (tensor<8x64xbf16>) {
  %y = sinter.dropout %x, %seed, %offset rate 0.1
    : (tensor<8x64xbf16>, tensor<i64>, tensor<i64>)
    -> tensor<8x64xbf16>
  return %y : tensor<8x64xbf16>
}

// CHECK-LABEL: func.func @dropout_grad(
// CHECK: sinter.dropout_grad {{.*}} rate{{.*}}: (tensor<8x64xbf16>, tensor<i64>, tensor<i64>) -> tensor<8x64xbf16>
func.func @dropout_grad(%dy: tensor<8x64xbf16>,
    %seed: tensor<i64>,
    %offset: tensor<i64>)
    -> (tensor<8x64xbf16>) {
  %dx = sinter.dropout_grad %dy, %seed, %offset rate 0.1
    : (tensor<8x64xbf16>, tensor<i64>, tensor<i64>)
    -> tensor<8x64xbf16>
  return %dx : tensor<8x64xbf16>
}

// CHECK-LABEL: func.func @embedding(
// CHECK: sinter.embedding {{.*}}: (tensor<1000x64xbf16>, tensor<2x16xi32>) -> tensor<2x16x64xbf16>
func.func @embedding(%table: tensor<1000x64xbf16>,
    %ids: tensor<2x16xi32>)
    -> (tensor<2x16x64xbf16>) {
  %y = sinter.embedding %table, %ids
    : (tensor<1000x64xbf16>, tensor<2x16xi32>)
    -> tensor<2x16x64xbf16>
  return %y : tensor<2x16x64xbf16>
}

// CHECK-LABEL: func.func @embedding_grad(
// CHECK: sinter.embedding_grad {{.*}}: (tensor<2x16x64xbf16>, tensor<2x16xi32>) -> tensor<1000x64xf32>
func.func @embedding_grad(%dy: tensor<2x16x64xbf16>,
    %ids: tensor<2x16xi32>)
    -> (tensor<1000x64xf32>) {
  %dtable = sinter.embedding_grad %dy, %ids
    : (tensor<2x16x64xbf16>, tensor<2x16xi32>)
    -> tensor<1000x64xf32>
  return %dtable : tensor<1000x64xf32>
}

// CHECK-LABEL: func.func @linear_recurrence(
// CHECK: sinter.linear_recurrence {{.*}} init{{.*}} axis{{.*}}: (tensor<2x16x64xf32>, tensor<2x16x64xbf16>, tensor<2x64xf32>) -> tensor<2x16x64xbf16>
func.func @linear_recurrence(%a: tensor<2x16x64xf32>,
    %b: tensor<2x16x64xbf16>,
    %h0: tensor<2x64xf32>)
    -> (tensor<2x16x64xbf16>) {
  %h = sinter.linear_recurrence %a, %b init %h0 axis 1
    : (tensor<2x16x64xf32>, tensor<2x16x64xbf16>, tensor<2x64xf32>)
    -> tensor<2x16x64xbf16>
  return %h : tensor<2x16x64xbf16>
}

// CHECK-LABEL: func.func @linear_recurrence_grad(
// CHECK: sinter.linear_recurrence_grad {{.*}} init{{.*}} axis{{.*}}: (tensor<2x16x64xbf16>, tensor<2x16x64xf32>, tensor<2x16x64xbf16>, tensor<2x64xf32>) -> (tensor<2x16x64xf32>, tensor<2x16x64xbf16>, tensor<2x64xf32>)
func.func @linear_recurrence_grad(%dh: tensor<2x16x64xbf16>,
    %a: tensor<2x16x64xf32>,
    %h: tensor<2x16x64xbf16>,
    %h0: tensor<2x64xf32>)
    -> (tensor<2x16x64xf32>, tensor<2x16x64xbf16>, tensor<2x64xf32>) {
  %da, %db, %dh0 = sinter.linear_recurrence_grad %dh, %a, %h init %h0 axis 1
    : (tensor<2x16x64xbf16>, tensor<2x16x64xf32>, tensor<2x16x64xbf16>, tensor<2x64xf32>)
    -> (tensor<2x16x64xf32>, tensor<2x16x64xbf16>, tensor<2x64xf32>)
  return %da, %db, %dh0 : tensor<2x16x64xf32>, tensor<2x16x64xbf16>, tensor<2x64xf32>
}

// CHECK-LABEL: func.func @causal_conv1d(
// CHECK: sinter.causal_conv1d {{.*}} bias{{.*}}: (tensor<2x16x64xbf16>, tensor<4x64xf32>, tensor<64xf32>) -> tensor<2x16x64xbf16>
func.func @causal_conv1d(%x: tensor<2x16x64xbf16>,
    %w: tensor<4x64xf32>,
    %b: tensor<64xf32>)
    -> (tensor<2x16x64xbf16>) {
  %y = sinter.causal_conv1d %x, %w bias %b
    : (tensor<2x16x64xbf16>, tensor<4x64xf32>, tensor<64xf32>)
    -> tensor<2x16x64xbf16>
  return %y : tensor<2x16x64xbf16>
}

// CHECK-LABEL: func.func @causal_conv1d_grad(
// CHECK: sinter.causal_conv1d_grad {{.*}}: (tensor<2x16x64xbf16>, tensor<2x16x64xbf16>, tensor<4x64xf32>) -> (tensor<2x16x64xbf16>, tensor<4x64xf32>, tensor<64xf32>)
func.func @causal_conv1d_grad(%dy: tensor<2x16x64xbf16>,
    %x: tensor<2x16x64xbf16>,
    %w: tensor<4x64xf32>)
    -> (tensor<2x16x64xbf16>, tensor<4x64xf32>, tensor<64xf32>) {
  %dx, %dw, %db = sinter.causal_conv1d_grad %dy, %x, %w
    : (tensor<2x16x64xbf16>, tensor<2x16x64xbf16>, tensor<4x64xf32>)
    -> (tensor<2x16x64xbf16>, tensor<4x64xf32>, tensor<64xf32>)
  return %dx, %dw, %db : tensor<2x16x64xbf16>, tensor<4x64xf32>, tensor<64xf32>
}

// CHECK-LABEL: func.func @adamw(
// CHECK: sinter.adamw {{.*}} rate{{.*}} step{{.*}} beta1{{.*}} beta2{{.*}} eps{{.*}} decay{{.*}}: (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xbf16>, tensor<f32>, tensor<i32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xbf16>)
func.func @adamw(%w: tensor<64xf32>,
    %m: tensor<64xf32>,
    %v: tensor<64xf32>,
    %g: tensor<64xbf16>,
    %lr: tensor<f32>,
    %t: tensor<i32>)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xbf16>) {
  %w1, %m1, %v1, %copy = sinter.adamw %w, %m, %v, %g rate %lr step %t beta1 0.9 beta2 0.95 eps 1.0e-8 decay 0.1
    : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xbf16>, tensor<f32>, tensor<i32>)
    -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xbf16>)
  return %w1, %m1, %v1, %copy : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xbf16>
}

// RUN: sinter-opt --sinter-decompose-named-ops --split-input-file %s | FileCheck %s
// RUN: sinter-opt --sinter-decompose-named-ops --split-input-file %s | FileCheck %s --check-prefix=GONE

// Nothing named is left; test/Oracle/named_ops.py judges the values.
// GONE-NOT: sinter.{{rms_norm|layer_norm|softmax|cross_entropy|swiglu|gelu|rope}}
// GONE-NOT: sinter.{{dropout|embedding|linear_recurrence|causal_conv1d|adamw}}

// Widened, computed in f32, rounded once; the statistic stays in f32.
// CHECK-LABEL: func.func @rms_norm
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x64xbf16>, %[[W:[a-z0-9]+]]: tensor<64xbf16>
// CHECK: %[[WIDE:.*]] = arith.extf %[[X]]
// CHECK: %[[SQUARE:.*]] = arith.mulf %[[WIDE]], %[[WIDE]] : tensor<8x64xf32>
// CHECK: %[[SUM:.*]] = sinter.reduce add %[[SQUARE]] dims [1] : tensor<8x64xf32> -> tensor<8xf32>
// CHECK: %[[RSTD:.*]] = math.rsqrt %{{.*}} : tensor<8xf32>
// CHECK: arith.extf %[[W]]
// CHECK: %[[Y:.*]] = arith.truncf %{{.*}} : tensor<8x64xf32> to tensor<8x64xbf16>
// CHECK-NOT: truncf
// CHECK: return %[[Y]], %[[RSTD]]
func.func @rms_norm(%x: tensor<8x64xbf16>, %w: tensor<64xbf16>)
    -> (tensor<8x64xbf16>, tensor<8xf32>) {
  %y, %rstd = sinter.rms_norm %x weight %w axis 1 eps 1.0e-6
    : (tensor<8x64xbf16>, tensor<64xbf16>) -> (tensor<8x64xbf16>, tensor<8xf32>)
  return %y, %rstd : tensor<8x64xbf16>, tensor<8xf32>
}

// -----

// An operand in f64 makes everything f64.
// CHECK-LABEL: func.func @wide
// CHECK: arith.extf %{{.*}} : tensor<8xbf16> to tensor<8xf64>
// CHECK: math.exp %{{.*}} : tensor<8xf64>
// CHECK: arith.truncf %{{.*}} : tensor<8xf64> to tensor<8xf32>
func.func @wide(%gate: tensor<8xbf16>, %up: tensor<8xf64>) -> tensor<8xf32> {
  %y = sinter.swiglu %gate, %up : (tensor<8xbf16>, tensor<8xf64>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// Saved statistics are used, not computed again.
// CHECK-LABEL: func.func @saved
// CHECK-NOT: math.rsqrt
// CHECK-COUNT-4: sinter.reduce add
// CHECK-NOT: sinter.reduce
func.func @saved(%dy: tensor<8x64xf32>, %x: tensor<8x64xf32>, %w: tensor<64xf32>,
                 %mean: tensor<8xf32>, %rstd: tensor<8xf32>)
    -> (tensor<8x64xf32>, tensor<64xf32>, tensor<64xf32>) {
  %dx, %dw, %db = sinter.layer_norm_grad %dy, %x weight %w statistics %mean, %rstd
    axis 1 eps 1.0e-5
    : (tensor<8x64xf32>, tensor<8x64xf32>, tensor<64xf32>, tensor<8xf32>, tensor<8xf32>)
    -> (tensor<8x64xf32>, tensor<64xf32>, tensor<64xf32>)
  return %dx, %dw, %db : tensor<8x64xf32>, tensor<64xf32>, tensor<64xf32>
}

// -----

// One Philox for eight elements, ten rounds of two wide products; no mask is
// kept, so the gradient is the same function.
// CHECK-LABEL: func.func @dropout
// CHECK-COUNT-20: arith.muli %{{.*}}, %{{.*}} : tensor<64xi64>
// CHECK-NOT: arith.muli {{.*}} tensor<64xi64>
// CHECK: arith.cmpi uge
// CHECK: arith.select
func.func @dropout(%x: tensor<8x64xbf16>, %seed: tensor<i64>, %offset: tensor<i64>)
    -> tensor<8x64xbf16> {
  %y = sinter.dropout_grad %x, %seed, %offset rate 0.1
    : (tensor<8x64xbf16>, tensor<i64>, tensor<i64>) -> tensor<8x64xbf16>
  return %y : tensor<8x64xbf16>
}

// -----

// CHECK-LABEL: func.func @embedding_grad
// CHECK: %[[ROWS:.*]] = arith.extf %{{.*}} : tensor<16x64xbf16> to tensor<16x64xf32>
// CHECK: sinter.scatter add %{{.*}}, %{{.*}}, %[[ROWS]]
func.func @embedding_grad(%dy: tensor<16x64xbf16>, %ids: tensor<16xi32>) -> tensor<100x64xf32> {
  %d = sinter.embedding_grad %dy, %ids : (tensor<16x64xbf16>, tensor<16xi32>) -> tensor<100x64xf32>
  return %d : tensor<100x64xf32>
}

// -----

// Every step is written out.
// CHECK-LABEL: func.func @recurrence
// CHECK-COUNT-7: arith.mulf
// CHECK-NOT: arith.mulf
// CHECK: sinter.concat
func.func @recurrence(%a: tensor<8x64xf32>, %b: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %h = sinter.linear_recurrence %a, %b axis 0
    : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
  return %h : tensor<8x64xf32>
}

// -----

// Ops inside of kernels, too.
// CHECK-LABEL: sinter.kernel @k
// CHECK: math.erf
sinter.kernel @k(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = sinter.gelu %x : (tensor<8xf32>) -> tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}

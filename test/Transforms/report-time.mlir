// The modelled time of a planned step by kernel family.
// RUN: sinter-opt %s --sinter-report=target=h200 -o /dev/null | FileCheck %s
// RUN: sinter-opt %s --sinter-report="target=h200 format=json" -o /dev/null | FileCheck %s --check-prefix=JSON
// RUN: sinter-opt %s --sinter-report -o /dev/null | FileCheck %s --check-prefix=NOCHIP
// RUN: sinter-opt %s --sinter-report="target=h200 tokens-per-step=1024 token-budget=2e12 deadline-days=1" -o /dev/null | FileCheck %s --check-prefix=BUDGET
// RUN: sinter-opt %s --sinter-choose-tiles | sinter-opt --sinter-report -o /dev/null | FileCheck %s --check-prefix=PLANNED

// An estimate less its launch, a measurement as it is; a launch of @unpriced has
// no time, so that nothing is said of the chip's limits.
// CHECK:      time of a step      16.08 us (modelled, 1 of 3 launches measured): 12.00 us in kernels, 4.08 us idle in 3 launches of 1.36 us
// CHECK-NEXT:   launches cost time: 25.373% of the step idle, at most 1.34x without it
// CHECK-NEXT:   without 1 launches whose time is not known
// CHECK-NEXT:   family
// CHECK-NEXT:   pointwise    49.8%     8.00 us         2           1.990x   1.331x
// CHECK-NEXT:   norm         24.9%     4.00 us         1           1.331x   1.142x
// CHECK-NEXT:   idle         25.4%     4.08 us
// CHECK-NEXT:   two families together
// CHECK-NEXT:   pointwise + norm {{ *}}3.941x   1.595x

// CHECK:      kernels that take most
// CHECK-NEXT:       10.7 us  72.8%     2 x @scale (modelled)
// CHECK-NEXT:        4.0 us  27.2%     1 x @normalise (measured)

// JSON: "time": {
// JSON:   "source": "modelled, 1 of 3 launches measured"
// JSON:   "unknown_launches": 1

// NOCHIP-NOT: time of a step

// A plan names its chip, and all of it is priced.
// PLANNED:      time of a step {{.*}} idle in 4 launches of 1.36 us
// PLANNED:        no less than {{.*}} us with every kernel at the chip's limits
// PLANNED:        matmul

// BUDGET: budget              2000.000 G tokens in 1.00 days need 23148.15 k tokens/s
// BUDGET:   at 63681.59 k tokens/s: 0.363 days
// BUDGET:   feasible
func.func @main(%x: tensor<64x1024xf32>, %y: tensor<64x64xf32>)
    -> (tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x64xf32>) {
  %a = sinter.launch @scale(%x) : (tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %b = sinter.launch @scale(%a) : (tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %c = sinter.launch @normalise(%x) : (tensor<64x1024xf32>) -> tensor<64x1024xf32>
  %d = sinter.launch @unpriced(%y) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %b, %c, %d : tensor<64x1024xf32>, tensor<64x1024xf32>, tensor<64x64xf32>
}
sinter.kernel private @scale(%x: tensor<64x1024xf32>) -> tensor<64x1024xf32>
    attributes {estimates = {version = 1 : i64, seconds = 5.360000e-06 : f64, seconds_launch = 1.360000e-06 : f64}} {
  %e = arith.addf %x, %x : tensor<64x1024xf32>
  sinter.yield %e : tensor<64x1024xf32>
}
sinter.kernel private @normalise(%x: tensor<64x1024xf32>) -> tensor<64x1024xf32>
    attributes {estimates = {version = 1 : i64, seconds = 9.000000e-06 : f64},
                measurements = {version = 1 : i64, seconds = 4.000000e-06 : f64}} {
  %q = arith.mulf %x, %x : tensor<64x1024xf32>
  %s = sinter.reduce add %q dims [1] : tensor<64x1024xf32> -> tensor<64xf32>
  %r = math.rsqrt %s : tensor<64xf32>
  %w = sinter.broadcast %r dims [0] : tensor<64xf32> -> tensor<64x1024xf32>
  %d = arith.mulf %x, %w : tensor<64x1024xf32>
  sinter.yield %d : tensor<64x1024xf32>
}
sinter.kernel private @unpriced(%y: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %p = sinter.matmul %y, %y contract [1] x [0] acc f32 : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  sinter.yield %p : tensor<64x64xf32>
}

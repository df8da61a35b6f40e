// RUN: sinter-opt %s --sinter-emit-kernels=target=h200 --sinter-serialize-kernels=target=h200 \
// RUN:   | FileCheck %s
// RUN: sinter-opt %s --sinter-emit-kernels=target=a100 --sinter-serialize-kernels=target=a100 \
// RUN:   | FileCheck %s --check-prefix=OLDER

// Numbers that do not overflow are rounded by instructions, in pairs; a chip
// without them computes the same with integers.
// CHECK: .entry clamped
// CHECK-SAME: cvt.rn.satfinite.e4m3x2.f32
// CHECK-SAME: st.global.v4.b32
// OLDER: .entry clamped
// OLDER-NOT: e4m3x2
sinter.kernel private @clamped(%x: tensor<64xf32>) -> tensor<64xf8E4M3FN>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 32 : i64,
      lanes = 1 : i64, vector = 16 : i64, chunks = 1 : i64, blocks = 1 : i64,
      splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %low = arith.constant dense<-448.0> : tensor<64xf32>
  %high = arith.constant dense<448.0> : tensor<64xf32>
  %a = arith.maximumf %x, %low : tensor<64xf32>
  %b = arith.minimumf %high, %a : tensor<64xf32>
  %y = arith.truncf %b : tensor<64xf32> to tensor<64xf8E4M3FN>
  sinter.yield %y : tensor<64xf8E4M3FN>
}

// What overflows here becomes NaN, which the instruction does not do.
// CHECK: .entry wide
// CHECK-NOT: e4m3x2
sinter.kernel private @wide(%x: tensor<64xf32>) -> tensor<64xf8E4M3FN>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 32 : i64,
      lanes = 1 : i64, vector = 16 : i64, chunks = 1 : i64, blocks = 1 : i64,
      splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %low = arith.constant dense<-448.0> : tensor<64xf32>
  %high = arith.constant dense<449.0> : tensor<64xf32>
  %a = arith.maximumf %x, %low : tensor<64xf32>
  %b = arith.minimumf %a, %high : tensor<64xf32>
  %y = arith.truncf %b : tensor<64xf32> to tensor<64xf8E4M3FN>
  sinter.yield %y : tensor<64xf8E4M3FN>
}

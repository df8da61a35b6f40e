// A plan says what chip it is for: passes go by that, and refuse another.
//
// RUN: sinter-opt %s --sinter-estimate-resources | FileCheck %s
// RUN: sinter-opt %s --sinter-estimate-resources=target=sm_80 | FileCheck %s
// RUN: not sinter-opt %s --sinter-estimate-resources=target=h200 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not sinter-opt %s --sinter-annotate-cost=target=h200 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not sinter-opt %s --sinter-emit-kernels=target=h200 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sinter-opt %s --sinter-emit-kernels --sinter-serialize-kernels | FileCheck %s --check-prefix=CODE
// RUN: not sinter-opt %s --sinter-estimate-resources=target=h300 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// 750 ns of an A100's bandwidth, for each of its 108 SMs.
// CHECK: bytes_in_flight_needed = 12673 : i64
// OTHER: plan-target.mlir:[[@LINE+3]]:1: error: the plan was made for a100, not for h200: leave the target out, plan the program anew, or remove sinter.target from the plan to obey its decisions on another chip
// CODE: .target sm_80
// UNKNOWN: error: unknown target 'h300'; known targets: a100
module attributes {sinter.target = "a100"} {
  sinter.kernel private @twice(%x: tensor<4096xf32>) -> tensor<4096xf32>
      attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 128 : i64, lanes = 1 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 8 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
    %y = arith.addf %x, %x : tensor<4096xf32>
    sinter.yield %y : tensor<4096xf32>
  }
}

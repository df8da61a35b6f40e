// RUN: sinter-opt %s --sinter-emit-kernels | FileCheck %s

// LLVM's NVPTX backend folds the guard of a 64-bit shift into the instruction,
// which reads 32 bits of the distance: the distance is masked first.
// CHECK-LABEL: gpu.func
// CHECK: %[[MASK:.*]] = arith.constant 63 : i64
// CHECK: %[[BY:.*]] = arith.andi %{{.*}}, %[[MASK]] : i64
// CHECK: arith.shli %{{.*}}, %[[BY]] : i64
sinter.kernel private @shift(%x: tensor<7xi64>, %by: tensor<7xi64>) -> tensor<7xi64>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 256 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %width = arith.constant dense<64> : tensor<7xi64>
  %zero = arith.constant dense<0> : tensor<7xi64>
  %in = arith.cmpi ult, %by, %width : tensor<7xi64>
  %safe = arith.select %in, %by, %zero : tensor<7xi1>, tensor<7xi64>
  %s = arith.shli %x, %safe : tensor<7xi64>
  %y = arith.select %in, %s, %zero : tensor<7xi1>, tensor<7xi64>
  sinter.yield %y : tensor<7xi64>
}

// Passes on a step that is not planned yet say what to run first.
// RUN: sinter-opt %s --sinter-choose-tiles 2>&1 | FileCheck %s --check-prefix=TILES
// RUN: sinter-opt %s --sinter-emit-kernels 2>&1 | FileCheck %s --check-prefix=EMIT
// RUN: sinter-opt %s --sinter-serialize-kernels 2>&1 | FileCheck %s --check-prefix=SERIALIZE
// RUN: not sinter-opt %s --sinter-order-launches 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not sinter-opt %s --sinter-assign-buffers 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: sinter-opt %s --sinter-fuse-chains --sinter-emit-kernels 2>&1 | FileCheck %s --check-prefix=DECISIONS

// TILES: warning: there are no kernels to choose for: run sinter-fuse-chains first
// EMIT: warning: there are no kernels to emit: plan the step first (sinter-fuse-chains, sinter-choose-tiles)
// SERIALIZE: warning: there is no gpu.module to compile: run sinter-emit-kernels first
// OUTSIDE: error: 'arith.negf' op stands outside a kernel: plan the step first (sinter-fuse-chains)
// An error does not print the program.
// OUTSIDE-NOT: see current operation
// DECISIONS: warning: @pointwise_0 has no decisions and is left out: run sinter-choose-tiles first
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.negf %x : tensor<4xf32>
  return %y : tensor<4xf32>
}

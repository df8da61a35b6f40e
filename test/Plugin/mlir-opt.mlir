// The plugin brings dialect and passes into a stock mlir-opt, which keeps the
// one copy of MLIR that it has.
// RUN: mlir-opt --load-dialect-plugin=%sinter_build/lib/libSinterPlugin.so \
// RUN:   --load-pass-plugin=%sinter_build/lib/libSinterPlugin.so \
// RUN:   --pass-pipeline='builtin.module(canonicalize)' %s | FileCheck %s

// Passes and pipelines of a plugin go by --pass-pipeline.
// RUN: mlir-opt --load-dialect-plugin=%sinter_build/lib/libSinterPlugin.so \
// RUN:   --load-pass-plugin=%sinter_build/lib/libSinterPlugin.so \
// RUN:   --pass-pipeline='builtin.module(sinter-plan{target=h200})' %s \
// RUN:   | FileCheck %s --check-prefix=PLAN
// PLAN: sinter.launch @[[KERNEL:[a-z_0-9]+]]
// PLAN: sinter.kernel private @[[KERNEL]]
// PLAN-SAME: schedule =

// RUN: not mlir-opt %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// WITHOUT: error: Dialect `sinter' not found

// CHECK-LABEL: func.func @main
// CHECK-NOT:     arith.mulf
// CHECK:         sinter.broadcast
func.func @main(%x: tensor<4xf32>) -> tensor<8x4xf32> {
  %z = arith.mulf %x, %x : tensor<4xf32>
  %y = sinter.broadcast %x dims [1] : tensor<4xf32> -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

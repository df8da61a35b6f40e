// RUN: not sinter-opt %s --sinter-fuse-chains=target=h2000 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not sinter-opt %s --sinter-fuse-chains=strategy=fast 2>&1 | FileCheck %s --check-prefix=STRATEGY
// RUN: not sinter-opt %s --sinter-fuse-chains 2>&1 | FileCheck %s --check-prefix=OP

// TARGET: unknown target 'h2000'; known targets:
// STRATEGY: unknown strategy 'fast': use time or none
// OP: fuse-chains-errors.mlir:[[# @LINE + 2]]:{{.*}}: error: 'func.call' op is not a step-level op: import or decompose it first
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = func.call @g(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
func.func private @g(tensor<8xf32>) -> tensor<8xf32>

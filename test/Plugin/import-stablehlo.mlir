// With the plugin a stock mlir-opt reads and imports StableHLO.
// RUN: mlir-opt --load-dialect-plugin=%sinter_build/lib/libSinterPlugin.so \
// RUN:   --load-pass-plugin=%sinter_build/lib/libSinterPlugin.so \
// RUN:   --pass-pipeline='builtin.module(sinter-import-stablehlo)' %s | FileCheck %s

// Where unknown dialects are let through, it needs no dialect either.
// RUN: mlir-opt --load-pass-plugin=%sinter_build/lib/libSinterPlugin.so \
// RUN:   --allow-unregistered-dialect --pass-pipeline='builtin.module(sinter-import-stablehlo)' %s | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK:         arith.cmpf olt
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xi1> {
  %0 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

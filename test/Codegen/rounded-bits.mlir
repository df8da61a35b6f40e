// Halves of an f32 show all of its bits: a form for rounded results will not do.
//
// RUN: sinter-opt %s --sinter-import --sinter-plan --sinter-emit-kernels \
// RUN:   | FileCheck %s

// CHECK-NOT: fastmath<afn>
// CHECK: math.erf %
// CHECK-NOT: fastmath<afn>
// CHECK: gpu.return
func.func @main(%x: tensor<7xf32>) -> tensor<7x2xbf16> {
  %y = math.erf %x : tensor<7xf32>
  %halves = sinter.bitcast %y : tensor<7xf32> -> tensor<7x2xbf16>
  return %halves : tensor<7x2xbf16>
}

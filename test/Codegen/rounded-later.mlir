// A function takes a shorter form where all that is made of it is rounded to 16
// bits, or lost in the rounding of a long sum, before it leaves the kernel.
//
// RUN: sinter-opt %s --sinter-import --sinter-plan > %t.mlir
// RUN: sinter-emulate %t.mlir --tolerance=1
// RUN: sinter-opt %t.mlir --sinter-emit-kernels > %t.code.mlir
// RUN: FileCheck %s --check-prefix=LONG < %t.code.mlir
// RUN: FileCheck %s --check-prefix=SHORT < %t.code.mlir
// RUN: FileCheck %s --check-prefix=POINT < %t.code.mlir
// RUN: FileCheck %s --check-prefix=EXACT < %t.code.mlir

func.func @main(%x: tensor<3x256xbf16>, %z: tensor<5x64xf32>, %p: tensor<3xbf16>, %q: tensor<1xf32>)
    -> (tensor<3xf32>, tensor<3x256xbf16>, tensor<5xf32>, tensor<5xf32>, tensor<5x64xi1>, tensor<3xbf16>, tensor<1xf32>, tensor<1xbf16>) {
  // The terms of a row's sum and the share, which is rounded.
  // LONG: math.exp {{.*}} fastmath<afn> : vector<{{.*}}xf32>
  // LONG: arith.divf {{.*}} fastmath<afn> : vector<{{.*}}xf32>
  // LONG: gpu.return
  %wide = arith.extf %x : tensor<3x256xbf16> to tensor<3x256xf32>
  %e = math.exp %wide : tensor<3x256xf32>
  %sum = sinter.reduce add %e dims [1] : tensor<3x256xf32> -> tensor<3xf32>
  %all = sinter.broadcast %sum dims [0] : tensor<3xf32> -> tensor<3x256xf32>
  %share = arith.divf %e, %all : tensor<3x256xf32>
  %y = arith.truncf %share : tensor<3x256xf32> to tensor<3x256xbf16>

  // A short sum, a maximum and a comparison keep all digits.
  // SHORT-DAG: math.exp %{{[^ ]*}} : vector<{{.*}}xf32>
  // SHORT-DAG: math.tanh %{{[^ ]*}} : vector<{{.*}}xf32>
  %e.z = math.exp %z : tensor<5x64xf32>
  %sum.z = sinter.reduce add %e.z dims [1] : tensor<5x64xf32> -> tensor<5xf32>
  %t.z = math.tanh %z : tensor<5x64xf32>
  %top = sinter.reduce max %t.z dims [1] : tensor<5x64xf32> -> tensor<5xf32>
  %less = arith.cmpf olt, %t.z, %e.z : tensor<5x64xf32>

  // Rounded at once.
  // POINT: math.exp {{.*}} fastmath<afn> : f32
  %e.p = math.exp %p : tensor<3xbf16>

  // A result of f32 shows all digits.
  // EXACT: math.tanh %{{[^ ]*}} : f32
  %t.q = math.tanh %q : tensor<1xf32>
  %narrow = arith.truncf %t.q : tensor<1xf32> to tensor<1xbf16>
  return %sum, %y, %sum.z, %top, %less, %e.p, %t.q, %narrow : tensor<3xf32>, tensor<3x256xbf16>, tensor<5xf32>, tensor<5xf32>, tensor<5x64xi1>, tensor<3xbf16>, tensor<1xf32>, tensor<1xbf16>
}

// What has one value for all columns of a point is computed once for it: the
// draws of a dropout for eight elements, a scale for groups of columns. Where
// groups do not fit the vector, each column computes its own.
//
// RUN: sinter-opt %s --sinter-import --sinter-plan > %t.mlir
// RUN: sinter-emulate %t.mlir --tolerance=0
// RUN: sinter-emulate %t.mlir --tolerance=0 --order=shuffled --random-inputs=1
// RUN: sinter-opt %t.mlir --sinter-emit-kernels > %t.code.mlir
// RUN: FileCheck %s < %t.code.mlir
// RUN: FileCheck %s --check-prefix=PHILOX < %t.code.mlir

// Ten rounds of two products of 64 bits, and no vector of them.
// PHILOX-LABEL: gpu.func @{{.*}}pointwise
// PHILOX-COUNT-20: arith.muli {{.*}} : i64
// PHILOX-NOT: arith.muli {{.*}} : {{(vector<8x)?}}i64
// PHILOX: gpu.return
func.func @main(%x: tensor<6x64xbf16>, %odd: tensor<3x7xbf16>, %one: tensor<1x1xbf16>, %none: tensor<0x8xbf16>, %scales: tensor<5x4xf32>, %wide: tensor<5x64xf32>, %narrow: tensor<5x12xf32>, %few: tensor<5x4xf32>, %seed: tensor<i64>, %offset: tensor<i64>)
    -> (tensor<6x64xbf16>, tensor<3x7xbf16>, tensor<1x1xbf16>, tensor<0x8xbf16>, tensor<5x64xf32>, tensor<5x12xf32>) {
  %y = sinter.dropout %x, %seed, %offset rate 0.25 : (tensor<6x64xbf16>, tensor<i64>, tensor<i64>) -> tensor<6x64xbf16>
  %y.odd = sinter.dropout %odd, %seed, %offset rate 0.25 : (tensor<3x7xbf16>, tensor<i64>, tensor<i64>) -> tensor<3x7xbf16>
  %y.one = sinter.dropout %one, %seed, %offset rate 0.25 : (tensor<1x1xbf16>, tensor<i64>, tensor<i64>) -> tensor<1x1xbf16>
  %y.none = sinter.dropout %none, %seed, %offset rate 0.25 : (tensor<0x8xbf16>, tensor<i64>, tensor<i64>) -> tensor<0x8xbf16>
  // A scale for 16 columns, its square root once per point.
  // CHECK: math.sqrt %{{.*}} : f32
  %root = math.sqrt %scales : tensor<5x4xf32>
  %spread = sinter.broadcast %root dims [0, 1] : tensor<5x4xf32> -> tensor<5x4x16xf32>
  %flat = sinter.reshape %spread : tensor<5x4x16xf32> -> tensor<5x64xf32>
  %scaled = arith.mulf %wide, %flat : tensor<5x64xf32>
  // For three: a value of its own for each column.
  %spread3 = sinter.broadcast %few dims [0, 1] : tensor<5x4xf32> -> tensor<5x4x3xf32>
  %flat3 = sinter.reshape %spread3 : tensor<5x4x3xf32> -> tensor<5x12xf32>
  %scaled3 = arith.mulf %narrow, %flat3 : tensor<5x12xf32>
  return %y, %y.odd, %y.one, %y.none, %scaled, %scaled3 : tensor<6x64xbf16>, tensor<3x7xbf16>, tensor<1x1xbf16>, tensor<0x8xbf16>, tensor<5x64xf32>, tensor<5x12xf32>
}

// What arithmetic is counted: once for the columns of a point that share a
// value, and for shorter forms where results are rounded later.
//
// RUN: sinter-opt %s --test-sinter-access-graph=only-plans | FileCheck %s

// A square root (10 instructions) for four columns, their product, two loads of
// four elements (8 operations each), 16 instructions of the thread itself:
// 320 * (20 / 4 + 2 + 8 / 4 + 8 / 4 + 32 / 4).
// CHECK-LABEL: // shared
// CHECK: vector = 4
// CHECK-NEXT: facts {{.*}} flops 6080 special 80 
func.func @shared(%scales: tensor<5x4xf32>, %x: tensor<5x64xf32>) -> tensor<5x64xf32> {
  %root = math.sqrt %scales : tensor<5x4xf32>
  %spread = sinter.broadcast %root dims [0, 1] : tensor<5x4xf32> -> tensor<5x4x16xf32>
  %flat = sinter.reshape %spread : tensor<5x4x16xf32> -> tensor<5x64xf32>
  %y = arith.mulf %x, %flat : tensor<5x64xf32>
  return %y : tensor<5x64xf32>
}

// Three columns to a scale fit no vector.
// CHECK-LABEL: // apart
// CHECK: flops {{[0-9]+}} special 60
func.func @apart(%scales: tensor<5x4xf32>, %x: tensor<5x12xf32>) -> tensor<5x12xf32> {
  %root = math.sqrt %scales : tensor<5x4xf32>
  %spread = sinter.broadcast %root dims [0, 1] : tensor<5x4xf32> -> tensor<5x4x3xf32>
  %flat = sinter.reshape %spread : tensor<5x4x3xf32> -> tensor<5x12xf32>
  %y = arith.mulf %x, %flat : tensor<5x12xf32>
  return %y : tensor<5x12xf32>
}

// An exponential for a narrow result: two instructions and a rounding; sixteen
// bytes to a load, 16 instructions of the thread.
// CHECK-LABEL: // rounded
// CHECK: vector = 4
// CHECK-NEXT: facts {{.*}} flops 1024 special 64
func.func @rounded(%x: tensor<64xf32>) -> tensor<64xbf16> {
  %e = math.exp %x : tensor<64xf32>
  %y = arith.truncf %e : tensor<64xf32> to tensor<64xbf16>
  return %y : tensor<64xbf16>
}

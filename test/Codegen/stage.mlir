// A looped row that keeps in shared memory what later passes read again: each
// load from global memory once, and the same results.
//
// DEFINE: %{stage} = sed -E -e 's/blocks = [0-9]+/blocks = 3/' -e 's/chunks = [0-9]+/chunks = 0/' -e 's/lanes = [0-9]+/lanes = 32/' -e 's/min_blocks_per_sm = [0-9]+/min_blocks_per_sm = 1/' -e 's/(splits = 1 : i64, )threads = [0-9]+/\1stage = 1 : i64, threads = 64/'
// RUN: sinter-opt %s --sinter-import --sinter-plan | %{stage} > %t.mlir
// RUN: sinter-emulate %t.mlir --tolerance=16
// RUN: sed -E 's/vector = [0-9]+/vector = 1/' %t.mlir > %t.one.mlir
// RUN: sinter-emulate %t.one.mlir --tolerance=16
// RUN: sinter-opt %t.mlir --sinter-emit-kernels | FileCheck %s

// Both passes go over 1000 columns; only the first reads the argument.
// CHECK: gpu.func @{{.*}}(%[[x:.*]]: !llvm.ptr<1>
// CHECK: scf.for
// CHECK-COUNT-4: llvm.load {{.*}}!llvm.ptr<1>
// CHECK-COUNT-4: llvm.store {{.*}}!llvm.ptr<3>
// CHECK-NOT: llvm.load {{.*}}!llvm.ptr<1>
// CHECK: scf.for
// CHECK-COUNT-4: llvm.load {{.*}}!llvm.ptr<3>
// CHECK-NOT: llvm.load {{.*}}!llvm.ptr<1>
// CHECK: gpu.return
func.func @main(%x: tensor<5x1000xbf16>) -> tensor<5x1000xbf16> {
  %wide = arith.extf %x : tensor<5x1000xbf16> to tensor<5x1000xf32>
  %square = arith.mulf %wide, %wide : tensor<5x1000xf32>
  %sum = sinter.reduce add %square dims [1] : tensor<5x1000xf32> -> tensor<5xf32>
  %root = math.rsqrt %sum : tensor<5xf32>
  %all = sinter.broadcast %root dims [0] : tensor<5xf32> -> tensor<5x1000xf32>
  %scaled = arith.mulf %wide, %all : tensor<5x1000xf32>
  %y = arith.truncf %scaled : tensor<5x1000xf32> to tensor<5x1000xbf16>
  return %y : tensor<5x1000xbf16>
}

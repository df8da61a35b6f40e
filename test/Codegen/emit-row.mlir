// RUN: sinter-opt %s --sinter-emit-kernels | FileCheck %s
// RUN: sinter-opt %s --sinter-emit-kernels --sinter-serialize-kernels \
// RUN:   | FileCheck %s --check-prefix=PTX

// Two warps per row: five shuffles in the warp, one slot per warp in shared
// memory, a barrier, one shuffle over the slots.
// CHECK-LABEL: gpu.module @sum_code
// CHECK: llvm.mlir.global internal @sum_shared() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<16 x i8>
// CHECK: gpu.func @sum
// Rows past the end are read as the last.
// CHECK: %[[ROW:.*]] = arith.minsi %[[R:.*]], %{{.*}} : i32
// CHECK: %[[ACTIVE:.*]] = arith.cmpi slt, %[[R]], %{{.*}} : i32
// CHECK: llvm.load {{.*}} vector<4xf32>
// Partial chunks count as nothing.
// CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : vector<4xf32>
// CHECK-COUNT-5: gpu.shuffle xor
// CHECK: scf.if
// CHECK: llvm.store {{.*}} !llvm.ptr<3>
// CHECK: gpu.barrier
// CHECK: llvm.load {{.*}} !llvm.ptr<3>
// CHECK: gpu.shuffle xor
// CHECK-NOT: gpu.shuffle
// CHECK: scf.if
// CHECK: llvm.store

// PTX: .entry sum({{.*}}.minnctapersm 1
// PTX-SAME: shfl.sync.bfly
// PTX-SAME: bar.sync
// PTX-NOT: .extern
sinter.kernel private @sum(%x: tensor<9x400xf32>) -> tensor<9xf32>
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 128 : i64, lanes = 64 : i64, vector = 4 : i64, chunks = 2 : i64, blocks = 5 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %s = sinter.reduce add %x dims [1] : tensor<9x400xf32> -> tensor<9xf32>
  sinter.yield %s : tensor<9xf32>
}

// A row that is read again: loops around the loads, and a loop that stores.
// CHECK-LABEL: gpu.module @center_code
// CHECK: gpu.func @center
// CHECK: scf.for
// CHECK: llvm.load {{.*}} vector<4xf32>
// CHECK: gpu.barrier
// CHECK: scf.for
// CHECK: llvm.load {{.*}} vector<4xf32>
// CHECK: llvm.store {{.*}} vector<4xf32>
sinter.kernel private @center(%x: tensor<2x8192xf32>) -> tensor<2x8192xf32>
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 64 : i64, lanes = 64 : i64, vector = 4 : i64, chunks = 0 : i64, blocks = 2 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %s = sinter.reduce max %x dims [1] : tensor<2x8192xf32> -> tensor<2xf32>
  %b = sinter.broadcast %s dims [0] : tensor<2xf32> -> tensor<2x8192xf32>
  %y = arith.subf %x, %b : tensor<2x8192xf32>
  sinter.yield %y : tensor<2x8192xf32>
}

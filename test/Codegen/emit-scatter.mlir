// RUN: sinter-opt %s --sinter-emit-kernels | FileCheck %s
// RUN: sinter-opt %s --sinter-emit-kernels --sinter-serialize-kernels=format=ptx | FileCheck %s --check-prefix=PTX

// 5000 updates are three tiles; 600 rows and one for dropped updates have ten
// bits: two digits of five. No float is added by an atomic.
// CHECK-LABEL: gpu.module @table_code
// CHECK-SAME: entry = "table_count0", grid = array<i64: 3, 1, 1>, shared_bytes = 2048 : i64, threads = 512
// CHECK-SAME: entry = "table_sort0", grid = array<i64: 3, 1, 1>
// CHECK-SAME: entry = "table_count1", grid = array<i64: 3, 1, 1>
// CHECK-SAME: entry = "table_sort1", grid = array<i64: 3, 1, 1>
// 39 whole pieces of 128, four to a CTA, and the begins of 601 rows.
// CHECK-SAME: {access = "read", bytes = 640000 : i64, index = 1 : i64, is = "arg"}
// CHECK-SAME: {access = "readwrite", bytes = [[SCRATCH:[0-9]+]] : i64, index = 0 : i64, is = "scratch"}
// CHECK-SAME: entry = "table_begins", grid = array<i64: 20, 1, 1>
// CHECK-SAME: {access = "read", bytes = 640000 : i64, index = 1 : i64, is = "arg"}
// CHECK-SAME: {access = "write", bytes = 76800 : i64, index = 0 : i64, is = "result"}
// CHECK-SAME: {access = "read", bytes = [[SCRATCH]] : i64, index = 0 : i64, is = "scratch"}
// CHECK-SAME: entry = "table", grid = array<i64: 150, 1, 1>, shared_bytes = 0 : i64, threads = 64
// CHECK-SAME: sinter.scratch_bytes = [[SCRATCH]] : i64
// CHECK-NOT: atomic
// CHECK: gpu.func @table_count0(
// CHECK-COUNT-6: nvvm.vote.sync ballot
// CHECK: math.ctpop
// CHECK: nvvm.bar.warp.sync
// CHECK: gpu.func @table_sort0(
// CHECK: gpu.func @table_count1(
// CHECK: gpu.func @table_sort1(
// CHECK: gpu.func @table_begins(
// A piece: four updates under way, 16 bytes of each, added in order.
// CHECK: scf.for {{.*}} -> (vector<4xf32>)
// CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
// CHECK: llvm.store %{{.*}} {alignment = 16 : i64} : vector<4xf32>
// CHECK: gpu.func @table(
// CHECK: scf.for {{.*}} -> (vector<4xf32>)
// CHECK: llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr<1> -> vector<4xbf16>
// CHECK: arith.addf %{{.*}} : vector<4xf32>
// CHECK: scf.for {{.*}} -> (vector<4xf32>)
// CHECK: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<1> -> vector<4xf32>
// CHECK: llvm.store %{{.*}} {alignment = 8 : i64} : vector<4xbf16>
// CHECK: gpu.return
// PTX: .pragma \22nounroll\22
// PTX-NOT: .extern .func
sinter.kernel private @table(%ids: tensor<5000xi64>, %dy: tensor<5000x64xbf16>) -> tensor<600x64xbf16>
    attributes {decisions = {version = 1 : i64, schedule = "scatter", threads = 64 : i64, lanes = 16 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 150 : i64, segment = 128 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %z = arith.constant dense<0.0> : tensor<600x64xbf16>
  %s = sinter.scatter add %z, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<600x64xbf16>, tensor<5000xi64>, tensor<5000x64xbf16>
  sinter.yield %s : tensor<600x64xbf16>
}

// One tile and one digit: nothing to count beforehand. Nothing is added up.
// CHECK-LABEL: gpu.module @replace_code
// CHECK-SAME: entry = "replace_sort0", grid = array<i64: 1, 1, 1>
// CHECK-SAME: entry = "replace_begins", grid = array<i64: 1, 1, 1>
// CHECK-SAME: entry = "replace", grid = array<i64: 3, 1, 1>
// CHECK-NOT: addf
// CHECK: gpu.return
sinter.kernel private @replace(%ids: tensor<20xi32>, %u: tensor<20x8xf32>, %x: tensor<9x8xf32>) -> tensor<9x8xf32>
    attributes {decisions = {version = 1 : i64, schedule = "scatter", threads = 32 : i64, lanes = 8 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 3 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %s = sinter.scatter replace %x, %ids, %u
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<9x8xf32>, tensor<20xi32>, tensor<20x8xf32>
  sinter.yield %s : tensor<9x8xf32>
}

// RUN: sinter-opt %s --sinter-emit-kernels | FileCheck %s

// Sums along rows and along columns: a persistent grid keeps the column sums in
// registers; a second launch adds the partial sums in order.
// CHECK-LABEL: gpu.module @both_code
// CHECK-SAME: {access = "write", bytes = [[SCRATCH:[0-9]+]] : i64, index = 0 : i64, is = "scratch"}
// CHECK-SAME: entry = "both", grid = array<i64: 3, 1, 1>
// CHECK-SAME: {access = "write", bytes = 512 : i64, index = 1 : i64, is = "result"}
// CHECK-SAME: {access = "read", bytes = [[SCRATCH]] : i64, index = 0 : i64, is = "scratch"}
// CHECK-SAME: entry = "both_totals", grid = array<i64: 8, 1, 1>
// CHECK-SAME: sinter.scratch_bytes = 3072
// CHECK: gpu.func @both(
// The sums go round the loop, and the row that was loaded ahead.
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%{{.*}} = %{{.*}}, %[[ROW:.*]] = %{{.*}}) -> (vector<4xf32>, vector<4xf32>)
// CHECK: %[[NEXT:.*]] = llvm.load {{.*}} vector<4xf32>
// CHECK: gpu.shuffle xor
// CHECK: scf.yield %{{.*}}, %[[NEXT]] : vector<4xf32>, vector<4xf32>
// CHECK: gpu.func @both_totals(
// CHECK: gpu.barrier
sinter.kernel private @both(%x: tensor<30x128xf32>) -> (tensor<30xf32>, tensor<128xf32>)
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 64 : i64, lanes = 32 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 3 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %r = sinter.reduce add %x dims [1] : tensor<30x128xf32> -> tensor<30xf32>
  %c = sinter.reduce add %x dims [0] : tensor<30x128xf32> -> tensor<128xf32>
  sinter.yield %r, %c : tensor<30xf32>, tensor<128xf32>
}

// Columns in tiles: the second dim of the grid.
// CHECK-LABEL: gpu.module @columns_code
// CHECK-SAME: entry = "columns", grid = array<i64: 2, 3, 1>
// CHECK: gpu.block_id y upper_bound 3
sinter.kernel private @columns(%x: tensor<70x300xf32>) -> tensor<300xf32>
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 64 : i64, lanes = 32 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 2 : i64, splits = 3 : i64, min_blocks_per_sm = 1 : i64}} {
  %c = sinter.reduce add %x dims [0] : tensor<70x300xf32> -> tensor<300xf32>
  sinter.yield %c : tensor<300xf32>
}

// A long row in parts.
// CHECK-LABEL: gpu.module @parts_code
// CHECK-SAME: entry = "parts", grid = array<i64: 1, 8, 1>
// CHECK-SAME: entry = "parts_totals", grid = array<i64: 1, 1, 1>
// CHECK: gpu.func @parts_totals(
// CHECK: math.sqrt %{{.*}} : f32
sinter.kernel private @parts(%x: tensor<65536xf32>) -> tensor<f32>
    attributes {decisions = {version = 1 : i64, schedule = "split", threads = 256 : i64, lanes = 256 : i64, vector = 4 : i64, chunks = 0 : i64, blocks = 1 : i64, splits = 8 : i64, min_blocks_per_sm = 2 : i64}} {
  %s = sinter.reduce add %x dims [0] : tensor<65536xf32> -> tensor<f32>
  %y = math.sqrt %s : tensor<f32>
  sinter.yield %y : tensor<f32>
}

// RUN: sinter-opt %s --sinter-annotate-cost --split-input-file | FileCheck %s
// RUN: sinter-opt %s --sinter-annotate-cost --split-input-file --remarks-filter="sinter-annotate-cost" 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// A warp reads 32 x 16 bytes: sixteen sectors, all of them used.
// CHECK-LABEL: sinter.kernel private @rows
// CHECK-SAME: accesses = [{bytes_per_thread = 16 : i64, least_sectors = 16 : i64, sectors = 16 : i64, tensor = "arg0"}
// CHECK-SAME: tensor = "out0"
// CHECK-SAME: bound_by = "{{[a-z]+}}"
// CHECK-SAME: bytes_read = 16777216 : i64
// CHECK-SAME: bytes_written = 16384 : i64
// CHECK-SAME: seconds = {{[0-9.E-]+}} : f64, seconds_compute =
// CHECK-SAME: seconds_launch = 1.360000e-06 : f64, seconds_memory =
// CHECK-SAME: seconds_special = 0.000000e+00 : f64, seconds_spill = 0.000000e+00 : f64, seconds_waiting =
sinter.kernel private @rows(%x: tensor<4096x1024xf32>) -> tensor<4096xf32>
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 128 : i64, lanes = 128 : i64, vector = 4 : i64, chunks = 2 : i64, blocks = 4096 : i64, splits = 1 : i64, min_blocks_per_sm = 8 : i64}} {
  %s = sinter.reduce add %x dims [1] : tensor<4096x1024xf32> -> tensor<4096xf32>
  sinter.yield %s : tensor<4096xf32>
}

// -----

// A transposed write: each thread's element lies in a sector of its own.
// CHECK-LABEL: sinter.kernel private @transposed
// CHECK-SAME: accesses = [{bytes_per_thread = 4 : i64, least_sectors = 4 : i64, sectors = 4 : i64, tensor = "arg0"}
// CHECK-SAME: sectors = 32 : i64, tensor = "out0"
// REMARK: [Missed] cost.uncoalesced
// REMARK-SAME: the store of out0 touches 32 sectors per request where 4 would do
sinter.kernel private @transposed(%x: tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 256 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 4096 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = sinter.transpose %x [1, 0] : tensor<1024x1024xf32> -> tensor<1024x1024xf32>
  %z = arith.addf %y, %y : tensor<1024x1024xf32>
  sinter.yield %z : tensor<1024x1024xf32>
}

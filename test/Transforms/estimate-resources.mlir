// RUN: sinter-opt %s --sinter-estimate-resources --split-input-file | FileCheck %s
// RUN: sinter-opt %s --sinter-estimate-resources=target=a100 --split-input-file | FileCheck %s --check-prefix=A100
// RUN: sinter-opt %s --sinter-estimate-resources --split-input-file --remarks-filter="sinter-estimate-resources" 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// Decisions of a person are estimated as they stand: 64 registers are left by
// eight CTAs of 128 threads, 32 bytes per thread are under way.
// CHECK-LABEL: sinter.kernel private @rows
// CHECK-SAME: blocks_per_sm = {{[0-9]+}} : i64
// CHECK-SAME: bytes_in_flight_needed = {{[0-9]+}} : i64, bytes_in_flight_per_sm = {{[0-9]+}} : i64
// CHECK-SAME: limiter = "{{[a-z_+]+}}"
// CHECK-SAME: register_cap = 64 : i64, registers = {{[0-9]+}} : i64, registers_high = {{[0-9]+}} : i64, registers_low = {{[0-9]+}} : i64
// CHECK-SAME: shared_bytes = 32 : i64, spill_bytes = 0 : i64
// CHECK-SAME: warps_per_sm = {{[0-9]+}} : i64
// A100-LABEL: sinter.kernel private @rows
// A100-SAME: bytes_in_flight_needed
sinter.kernel private @rows(%x: tensor<4096x1024xf32>) -> tensor<4096xf32>
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 128 : i64, lanes = 128 : i64, vector = 4 : i64, chunks = 2 : i64, blocks = 4096 : i64, splits = 1 : i64, min_blocks_per_sm = 8 : i64}} {
  %s = sinter.reduce add %x dims [1] : tensor<4096x1024xf32> -> tensor<4096xf32>
  sinter.yield %s : tensor<4096xf32>
}

// -----

// Sixty-four elements of a row in each thread, and registers for half of them.
// CHECK-LABEL: sinter.kernel private @squeezed
// CHECK-SAME: register_cap = 32 : i64
// CHECK-NOT: spill_bytes = 0 : i64
// REMARK: [Analysis] resources.spills
// REMARK-SAME: the launch bounds leave 32
// REMARK-SAME: Suggestion="delete the kernel's decisions to have them chosen, or hold fewer elements per thread"
sinter.kernel private @squeezed(%x: tensor<16384x2048xf32>) -> tensor<16384x2048xf32>
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 128 : i64, lanes = 32 : i64, vector = 4 : i64, chunks = 16 : i64, blocks = 4096 : i64, splits = 1 : i64, min_blocks_per_sm = 16 : i64}} {
  %m = sinter.reduce max %x dims [1] : tensor<16384x2048xf32> -> tensor<16384xf32>
  %b = sinter.broadcast %m dims [0] : tensor<16384xf32> -> tensor<16384x2048xf32>
  %y = arith.subf %x, %b : tensor<16384x2048xf32>
  sinter.yield %y : tensor<16384x2048xf32>
}

// -----

// A library call has no registers of ours.
// CHECK-LABEL: sinter.kernel private @library
// CHECK-NOT: estimates
sinter.kernel private @library(%x: tensor<64x32xbf16>, %w: tensor<32x16xbf16>) -> tensor<64x16xbf16>
    attributes {decisions = {schedule = "library", version = 1 : i64}} {
  %y = sinter.matmul %x, %w contract [1] x [0] acc f32 : tensor<64x32xbf16>, tensor<32x16xbf16> -> tensor<64x16xbf16>
  sinter.yield %y : tensor<64x16xbf16>
}

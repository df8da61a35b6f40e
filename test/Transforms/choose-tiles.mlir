// RUN: sinter-opt %s --sinter-choose-tiles --split-input-file | FileCheck %s
// RUN: sinter-opt %s --sinter-choose-tiles --split-input-file --remarks-filter="sinter-choose-tiles" 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// One 16-byte access per thread.
// CHECK-LABEL: sinter.kernel private @pointwise
// CHECK-SAME: schedule = "pointwise"
// CHECK-SAME: vector = 4 : i64
// CHECK-SAME: estimates = {blocks_per_sm =
// CHECK-SAME: bytes_in_flight_needed =
// CHECK-SAME: bytes_read = 16777216 : i64
// CHECK-SAME: bytes_written = 16777216 : i64
// CHECK-SAME: registers_high =
// CHECK-SAME: seconds =
sinter.kernel private @pointwise(%x: tensor<4194304xf32>) -> tensor<4194304xf32> {
  %y = arith.addf %x, %x : tensor<4194304xf32>
  sinter.yield %y : tensor<4194304xf32>
}

// -----

// A row stays in registers, loaded once.
// CHECK-LABEL: sinter.kernel private @row
// CHECK-SAME: chunks = {{[1-4]}} : i64
// CHECK-SAME: schedule = "row"
// CHECK-SAME: vector = 8 : i64
sinter.kernel private @row(%x: tensor<16384x2048xbf16>) -> tensor<16384x2048xbf16> {
  %m = sinter.reduce max %x dims [1] : tensor<16384x2048xbf16> -> tensor<16384xbf16>
  %b = sinter.broadcast %m dims [0] : tensor<16384xbf16> -> tensor<16384x2048xbf16>
  %y = arith.subf %x, %b : tensor<16384x2048xbf16>
  sinter.yield %y : tensor<16384x2048xbf16>
}

// -----

// One sum of everything is split over many CTAs.
// CHECK-LABEL: sinter.kernel private @total
// CHECK-SAME: schedule = "split"
sinter.kernel private @total(%x: tensor<16777216xf32>) -> tensor<f32> {
  %s = sinter.reduce add %x dims [0] : tensor<16777216xf32> -> tensor<f32>
  sinter.yield %s : tensor<f32>
}

// -----

// A product that a library can do is a library call.
// CHECK-LABEL: sinter.kernel private @library
// CHECK-SAME: decisions = {schedule = "library", version = 1 : i64}
sinter.kernel private @library(%x: tensor<64x32xbf16>, %w: tensor<32x16xbf16>) -> tensor<64x16xbf16> {
  %y = sinter.matmul %x, %w contract [1] x [0] acc f32 : tensor<64x32xbf16>, tensor<32x16xbf16> -> tensor<64x16xbf16>
  sinter.yield %y : tensor<64x16xbf16>
}

// -----

// One that it cannot do is a loop nest, and a remark says why.
// CHECK-LABEL: sinter.kernel private @integers
// CHECK-SAME: schedule = "pointwise"
// REMARK: [Missed] product.types
// REMARK-SAME: the product is a loop nest, not a library call
sinter.kernel private @integers(%x: tensor<64x32xi32>, %w: tensor<32x16xi32>) -> tensor<64x16xi32> {
  %y = sinter.matmul %x, %w contract [1] x [0] acc i32 : tensor<64x32xi32>, tensor<32x16xi32> -> tensor<64x16xi32>
  sinter.yield %y : tensor<64x16xi32>
}

// -----

// Decisions of a person are kept.
// CHECK-LABEL: sinter.kernel private @edited
// CHECK-SAME: threads = 64 : i64
// CHECK-SAME: vector = 2 : i64
sinter.kernel private @edited(%x: tensor<4096xf32>) -> tensor<4096xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 64 : i64, lanes = 1 : i64, vector = 2 : i64, chunks = 1 : i64, blocks = 32 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = arith.addf %x, %x : tensor<4096xf32>
  sinter.yield %y : tensor<4096xf32>
}

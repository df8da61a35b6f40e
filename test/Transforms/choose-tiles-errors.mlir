// RUN: sinter-opt %s --sinter-choose-tiles --split-input-file --verify-diagnostics

// expected-error @+1 {{decisions: 'threads' must be a multiple of 32}}
sinter.kernel private @threads(%x: tensor<4096xf32>) -> tensor<4096xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 100 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = arith.addf %x, %x : tensor<4096xf32>
  sinter.yield %y : tensor<4096xf32>
}

// -----

// expected-error @+1 {{decisions: 'schedule' is "wide", but must be}}
sinter.kernel private @schedule(%x: tensor<4096xf32>) -> tensor<4096xf32>
    attributes {decisions = {version = 1 : i64, schedule = "wide"}} {
  sinter.yield %x : tensor<4096xf32>
}

// -----

// expected-error @+1 {{'thread' is no decision}}
sinter.kernel private @unknown(%x: tensor<4096xf32>) -> tensor<4096xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", thread = 100 : i64}} {
  sinter.yield %x : tensor<4096xf32>
}

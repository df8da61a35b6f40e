// RUN: sinter-opt %s --sinter-choose-tiles --split-input-file --verify-diagnostics

// expected-error @+1 {{decisions: 'blocks': 96 CTAs are not what the kernel has, one for each threads / lanes = 4 of 96 rows; use 24}}
sinter.kernel private @blocks(%ids: tensor<500xi32>, %dy: tensor<500x64xf32>, %x: tensor<96x64xf32>) -> tensor<96x64xf32>
    attributes {decisions = {version = 1 : i64, schedule = "scatter", threads = 64 : i64, lanes = 16 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 96 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %s = sinter.scatter add %x, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<96x64xf32>, tensor<500xi32>, tensor<500x64xf32>
  sinter.yield %s : tensor<96x64xf32>
}

// -----

// expected-error @+1 {{decisions: 'chunks': lanes * vector * chunks * splits is 32, less than 64 columns}}
sinter.kernel private @lanes(%ids: tensor<500xi32>, %dy: tensor<500x64xf32>, %x: tensor<96x64xf32>) -> tensor<96x64xf32>
    attributes {decisions = {version = 1 : i64, schedule = "scatter", threads = 64 : i64, lanes = 8 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 12 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %s = sinter.scatter add %x, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<96x64xf32>, tensor<500xi32>, tensor<500x64xf32>
  sinter.yield %s : tensor<96x64xf32>
}

// -----

// expected-error @+1 {{decisions: 'segment': 6 is no multiple of 4; use 8}}
sinter.kernel private @segment(%ids: tensor<500xi32>, %dy: tensor<500x64xf32>, %x: tensor<96x64xf32>) -> tensor<96x64xf32>
    attributes {decisions = {version = 1 : i64, schedule = "scatter", threads = 64 : i64, lanes = 16 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 24 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64, segment = 6 : i64}} {
  %s = sinter.scatter add %x, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<96x64xf32>, tensor<500xi32>, tensor<500x64xf32>
  sinter.yield %s : tensor<96x64xf32>
}

// -----

// expected-error @+1 {{decisions: 'segment': the last update of a row replaces the others, and nothing is added up; use 0}}
sinter.kernel private @replace(%ids: tensor<500xi32>, %dy: tensor<500x64xf32>, %x: tensor<96x64xf32>) -> tensor<96x64xf32>
    attributes {decisions = {version = 1 : i64, schedule = "scatter", threads = 64 : i64, lanes = 16 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 24 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64, segment = 8 : i64}} {
  %s = sinter.scatter replace %x, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<96x64xf32>, tensor<500xi32>, tensor<500x64xf32>
  sinter.yield %s : tensor<96x64xf32>
}

// -----

// expected-error @+1 {{decisions: 'segment': only schedule scatter adds up updates; use 0}}
sinter.kernel private @pointwise(%ids: tensor<500xi32>, %dy: tensor<500x64xf32>, %x: tensor<96x64xf32>) -> tensor<96x64xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 64 : i64, lanes = 1 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 24 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64, segment = 8 : i64}} {
  %s = sinter.scatter add %x, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<96x64xf32>, tensor<500xi32>, tensor<500x64xf32>
  sinter.yield %s : tensor<96x64xf32>
}

// -----

// expected-error @+1 {{decisions: 'segment' is 100000, but must be between 0 and 65536}}
sinter.kernel private @large(%ids: tensor<500xi32>, %dy: tensor<500x64xf32>, %x: tensor<96x64xf32>) -> tensor<96x64xf32>
    attributes {decisions = {version = 1 : i64, schedule = "scatter", threads = 64 : i64, lanes = 16 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 24 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64, segment = 100000 : i64}} {
  %s = sinter.scatter add %x, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<96x64xf32>, tensor<500xi32>, tensor<500x64xf32>
  sinter.yield %s : tensor<96x64xf32>
}

// -----

// expected-error @+1 {{decisions: 'schedule': scatter.none: there is no scatter whose updates could be sorted by row}}
sinter.kernel private @none(%x: tensor<4096xf32>) -> tensor<4096xf32>
    attributes {decisions = {version = 1 : i64, schedule = "scatter", threads = 64 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 64 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = arith.addf %x, %x : tensor<4096xf32>
  sinter.yield %y : tensor<4096xf32>
}

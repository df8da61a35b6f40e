// RUN: sinter-opt %s --sinter-emit-kernels --split-input-file --verify-diagnostics

// An edited plan is obeyed or refused.

// expected-error@+1 {{decisions do not fit the kernel: 'vector': 8 elements per access do not divide 100 columns}}
sinter.kernel private @vector(%x: tensor<100xf32>) -> tensor<100xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 32 : i64, lanes = 1 : i64, vector = 8 : i64, chunks = 1 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = arith.addf %x, %x : tensor<100xf32>
  sinter.yield %y : tensor<100xf32>
}

// -----

// expected-error@+1 {{decisions cannot be read: 'threads' must be a multiple of 32}}
sinter.kernel private @threads(%x: tensor<100xf32>) -> tensor<100xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 40 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = arith.addf %x, %x : tensor<100xf32>
  sinter.yield %y : tensor<100xf32>
}

// -----

// expected-error@+1 {{'schedule': row needs a reduction along rows or columns; use pointwise}}
sinter.kernel private @row(%x: tensor<100xf32>) -> tensor<100xf32>
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 32 : i64, lanes = 32 : i64, vector = 1 : i64, chunks = 4 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = arith.addf %x, %x : tensor<100xf32>
  sinter.yield %y : tensor<100xf32>
}

// -----

// expected-error@+1 {{'schedule': pointwise cannot reduce along rows or columns; use row}}
sinter.kernel private @pointwise(%x: tensor<9x100xf32>) -> tensor<9xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 32 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = sinter.reduce add %x dims [1] : tensor<9x100xf32> -> tensor<9xf32>
  sinter.yield %y : tensor<9xf32>
}

// -----

// expected-error@+1 {{'chunks': lanes * vector * chunks * splits is 96, less than 100 columns}}
sinter.kernel private @chunks(%x: tensor<9x100xf32>) -> tensor<9xf32>
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 32 : i64, lanes = 32 : i64, vector = 1 : i64, chunks = 3 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = sinter.reduce add %x dims [1] : tensor<9x100xf32> -> tensor<9xf32>
  sinter.yield %y : tensor<9xf32>
}

// -----

// expected-error@+1 {{'chunks': sums of columns need the row in registers; use 4}}
sinter.kernel private @column(%x: tensor<90x100xf32>) -> tensor<100xf32>
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 32 : i64, lanes = 32 : i64, vector = 1 : i64, chunks = 0 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = sinter.reduce add %x dims [0] : tensor<90x100xf32> -> tensor<100xf32>
  sinter.yield %y : tensor<100xf32>
}

// -----

// expected-error@+1 {{'splits': columns cannot be dealt to several CTAs where a row is reduced; use 1}}
sinter.kernel private @splits(%x: tensor<9x100xf32>) -> tensor<9xf32>
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 32 : i64, lanes = 32 : i64, vector = 1 : i64, chunks = 2 : i64, blocks = 1 : i64, splits = 2 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = sinter.reduce add %x dims [1] : tensor<9x100xf32> -> tensor<9xf32>
  sinter.yield %y : tensor<9xf32>
}

// -----

// expected-error@+1 {{'schedule': split gives one element per row only; use row}}
sinter.kernel private @split(%x: tensor<9x100xf32>) -> tensor<9x100xf32>
    attributes {decisions = {version = 1 : i64, schedule = "split", threads = 32 : i64, lanes = 32 : i64, vector = 1 : i64, chunks = 0 : i64, blocks = 9 : i64, splits = 2 : i64, min_blocks_per_sm = 1 : i64}} {
  %s = sinter.reduce add %x dims [1] : tensor<9x100xf32> -> tensor<9xf32>
  %b = sinter.broadcast %s dims [0] : tensor<9xf32> -> tensor<9x100xf32>
  %y = arith.subf %x, %b : tensor<9x100xf32>
  sinter.yield %y : tensor<9x100xf32>
}

// -----

// expected-error@+1 {{'min_blocks_per_sm': 4 CTAs of 1024 threads do not fit an SM of sm_90a, which has 2048 threads and 32 CTAs}}
sinter.kernel private @occupancy(%x: tensor<100xf32>) -> tensor<100xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 1024 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 4 : i64}} {
  %y = arith.addf %x, %x : tensor<100xf32>
  sinter.yield %y : tensor<100xf32>
}

// -----

// expected-error@+1 {{kernel cannot be emitted: codegen.f64-math: math.exp has no f64 form; compute it in f32}}
sinter.kernel private @wide(%x: tensor<100xf64>) -> tensor<100xf64>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 32 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 4 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = math.exp %x : tensor<100xf64>
  sinter.yield %y : tensor<100xf64>
}

// -----

// expected-error@+1 {{kernel cannot be emitted: codegen.math-op: math.sinh has no form on the GPU; write it in terms of other ops}}
sinter.kernel private @unknown(%x: tensor<100xf32>) -> tensor<100xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 32 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 4 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = math.sinh %x : tensor<100xf32>
  sinter.yield %y : tensor<100xf32>
}

// -----

// expected-error@+1 {{codegen.type: 'tensor<100xi4>' has no code on the GPU}}
sinter.kernel private @type(%x: tensor<100xi4>) -> tensor<100xi4>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 32 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = arith.addi %x, %x : tensor<100xi4>
  sinter.yield %y : tensor<100xi4>
}

// -----

// expected-error@+1 {{'blocks': 5 CTAs are not what the kernel has, one for each threads * vector = 32 of 100 elements; use 4}}
sinter.kernel private @blocks(%x: tensor<100xf32>) -> tensor<100xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 32 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 5 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = arith.negf %x : tensor<100xf32>
  sinter.yield %y : tensor<100xf32>
}

// -----

// expected-error@+1 {{decisions do not fit the kernel: 'lanes': lanes * vector is 32, no multiple of the 64 columns that are combined; use 16}}
sinter.kernel private @f(%x: tensor<8x128xf32>) -> (tensor<8xf32>, tensor<8x2xf32>)
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 64 : i64,
      lanes = 8 : i64, vector = 4 : i64, chunks = 4 : i64, blocks = 1 : i64,
      splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %s = sinter.reduce add %x dims [1] : tensor<8x128xf32> -> tensor<8xf32>
  %r = sinter.reshape %x : tensor<8x128xf32> -> tensor<8x2x64xf32>
  %m = sinter.reduce max %r dims [2] : tensor<8x2x64xf32> -> tensor<8x2xf32>
  sinter.yield %s, %m : tensor<8xf32>, tensor<8x2xf32>
}

// -----

// expected-error@+1 {{decisions do not fit the kernel: 'schedule': no result is in order along the rows; use pointwise}}
sinter.kernel private @f(%x: tensor<64xf32>) -> tensor<64xf32>
    attributes {decisions = {version = 1 : i64, schedule = "transpose", threads = 64 : i64,
      lanes = 8 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 1 : i64,
      splits = 2 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = arith.negf %x : tensor<64xf32>
  sinter.yield %y : tensor<64xf32>
}

// -----

// expected-error@+1 {{decisions do not fit the kernel: 'splits': 1 tiles are not what the kernel has, one for each lanes * vector = 32 of 64 columns; use 2}}
sinter.kernel private @f(%x: tensor<64x64xf32>) -> tensor<64x64xf32>
    attributes {decisions = {version = 1 : i64, schedule = "transpose", threads = 64 : i64,
      lanes = 8 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 8 : i64,
      splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = sinter.transpose %x [1, 0] : tensor<64x64xf32> -> tensor<64x64xf32>
  sinter.yield %y : tensor<64x64xf32>
}

// -----

// expected-error@+1 {{decisions do not fit the kernel: 'chunks': the results of a CTA take 262144 bytes of shared memory and sm_90a leaves 228352; use fewer chunks}}
sinter.kernel private @f(%x: tensor<4096x64xf32>) -> tensor<64x4096xf32>
    attributes {decisions = {version = 1 : i64, schedule = "transpose", threads = 1024 : i64,
      lanes = 16 : i64, vector = 4 : i64, chunks = 16 : i64, blocks = 4 : i64,
      splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = sinter.transpose %x [1, 0] : tensor<4096x64xf32> -> tensor<64x4096xf32>
  sinter.yield %y : tensor<64x4096xf32>
}

// -----

// expected-error@+1 {{decisions do not fit the kernel: 'exchange': no result is in order along parts of the row; use 0}}
sinter.kernel private @f(%x: tensor<8x128xf32>) -> (tensor<8xf32>, tensor<8x128xf32>)
    attributes {decisions = {version = 1 : i64, schedule = "row", threads = 64 : i64,
      lanes = 32 : i64, vector = 4 : i64, chunks = 1 : i64, blocks = 4 : i64, exchange = 1 : i64,
      splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %s = sinter.reduce add %x dims [1] : tensor<8x128xf32> -> tensor<8xf32>
  %y = arith.negf %x : tensor<8x128xf32>
  sinter.yield %s, %y : tensor<8xf32>, tensor<8x128xf32>
}

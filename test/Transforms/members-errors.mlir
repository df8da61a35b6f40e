// Kernels of members that a person has edited.
// RUN: not sinter-opt %s --split-input-file --sinter-choose-tiles -o /dev/null 2>&1 | FileCheck %s

// CHECK: 'sinter.kernel' op has no schedule: 2 results are not those of 3 like members [multi.members]; sinter.members has to be 2 or more, and to divide the results
sinter.kernel @count(%x: tensor<8xf32>, %z: tensor<9xf32>) -> (tensor<8xf32>, tensor<9xf32>)
    attributes {sinter.members = 3 : i64} {
  %a = arith.negf %x : tensor<8xf32>
  %b = arith.negf %z : tensor<9xf32>
  sinter.yield %a, %b : tensor<8xf32>, tensor<9xf32>
}

// -----

// CHECK: has no schedule: member 1 computes something else than those before [multi.members]
sinter.kernel @different(%x: tensor<8xf32>, %z: tensor<9xf32>) -> (tensor<8xf32>, tensor<9xf32>)
    attributes {sinter.members = 2 : i64} {
  %a = arith.negf %x : tensor<8xf32>
  %b = math.exp %z : tensor<9xf32>
  sinter.yield %a, %b : tensor<8xf32>, tensor<9xf32>
}

// -----

// CHECK: has no schedule: member 1: 'sinter.reverse' does not keep elements in their places [multi.body]
sinter.kernel @places(%x: tensor<8xf32>, %z: tensor<9xf32>) -> (tensor<8xf32>, tensor<9xf32>)
    attributes {sinter.members = 2 : i64} {
  %a = arith.negf %x : tensor<8xf32>
  %b = sinter.reverse %z dims [0] : tensor<9xf32>
  sinter.yield %a, %b : tensor<8xf32>, tensor<9xf32>
}

// -----

// CHECK: decisions: 'blocks': 7 CTAs are not what the kernel has, one for each 64 elements of a member; use 3
sinter.kernel @blocks(%x: tensor<65xf32>, %z: tensor<9xf32>) -> (tensor<65xf32>, tensor<9xf32>)
    attributes {sinter.members = 2 : i64, decisions = {blocks = 7 : i64, chunks = 1 : i64, lanes = 1 : i64, min_blocks_per_sm = 1 : i64, schedule = "pointwise", splits = 1 : i64, threads = 64 : i64, vector = 1 : i64, version = 1 : i64}} {
  %a = arith.negf %x : tensor<65xf32>
  %b = arith.negf %z : tensor<9xf32>
  sinter.yield %a, %b : tensor<65xf32>, tensor<9xf32>
}

// -----

// CHECK: decisions: 'schedule': members of this kernel need split
sinter.kernel @schedule(%x: tensor<65xf32>, %z: tensor<9xf32>) -> (tensor<f32>, tensor<f32>)
    attributes {sinter.members = 2 : i64, decisions = {blocks = 3 : i64, chunks = 1 : i64, lanes = 1 : i64, min_blocks_per_sm = 1 : i64, schedule = "pointwise", splits = 1 : i64, threads = 64 : i64, vector = 1 : i64, version = 1 : i64}} {
  %a = sinter.reduce add %x dims [0] : tensor<65xf32> -> tensor<f32>
  %b = sinter.reduce add %z dims [0] : tensor<9xf32> -> tensor<f32>
  sinter.yield %a, %b : tensor<f32>, tensor<f32>
}

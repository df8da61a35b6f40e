// RUN: sinter-opt %s --sinter-fuse-chains=target=h200 --split-input-file | FileCheck %s

// What makes the indices and the updates, and what reads the rows, join the
// scatter: updates and table go through memory once.
// CHECK-LABEL: func.func @embedding
// CHECK-NEXT: %[[K:.*]] = sinter.launch @scatter_0
// CHECK-NEXT: return %[[K]]
func.func @embedding(%dy: tensor<16384x512xf32>, %ids: tensor<16384xi32>, %p: tensor<8000x512xf32>) -> tensor<8000x512xf32> {
  %z = arith.constant dense<0.0> : tensor<8000x512xbf16>
  %zero = arith.constant dense<0> : tensor<16384xi32>
  %rows = arith.constant dense<8000> : tensor<16384xi32>
  %scale = arith.constant dense<3.0> : tensor<16384x512xf32>
  %rate = arith.constant dense<0.1> : tensor<8000x512xf32>
  %negative = arith.cmpi slt, %ids, %zero : tensor<16384xi32>
  %wrapped = arith.addi %ids, %rows : tensor<16384xi32>
  %i = arith.select %negative, %wrapped, %ids : tensor<16384xi1>, tensor<16384xi32>
  %scaled = arith.mulf %dy, %scale : tensor<16384x512xf32>
  %u = arith.truncf %scaled : tensor<16384x512xf32> to tensor<16384x512xbf16>
  %s = sinter.scatter add %z, %i, %u
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<8000x512xbf16>, tensor<16384xi32>, tensor<16384x512xbf16>
  %g = arith.extf %s : tensor<8000x512xbf16> to tensor<8000x512xf32>
  %step = arith.mulf %g, %rate : tensor<8000x512xf32>
  %q = arith.subf %p, %step : tensor<8000x512xf32>
  return %q : tensor<8000x512xf32>
}

// -----

// A scatter of columns stays alone.
// CHECK-LABEL: func.func @columns
// CHECK-NEXT: %[[U:.*]] = sinter.launch @pointwise_0
// CHECK-NEXT: %[[S:.*]] = sinter.launch @scatter_0({{.*}}%[[U]])
// CHECK-NEXT: return %[[S]]
func.func @columns(%dy: tensor<512x5000xf32>, %ids: tensor<5000xi32>) -> tensor<512x512xf32> {
  %z = arith.constant dense<0.0> : tensor<512x512xf32>
  %u = arith.mulf %dy, %dy : tensor<512x5000xf32>
  %s = sinter.scatter add %z, %ids, %u
      {update_window_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 1>, index_vector_dim = 1 : i64}
      : tensor<512x512xf32>, tensor<5000xi32>, tensor<512x5000xf32>
  return %s : tensor<512x512xf32>
}

// -----

// The squares of the table's elements are added up by another kernel.
// CHECK-LABEL: func.func @reduced
// CHECK: %[[S:.*]] = sinter.launch @scatter_0
// CHECK: sinter.launch @{{.*}}reduce{{.*}}%[[S]]
func.func @reduced(%dy: tensor<16384x512xf32>, %ids: tensor<16384xi32>) -> (tensor<8000x512xf32>, tensor<8000xf32>) {
  %z = arith.constant dense<0.0> : tensor<8000x512xf32>
  %s = sinter.scatter add %z, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<8000x512xf32>, tensor<16384xi32>, tensor<16384x512xf32>
  %sq = arith.mulf %s, %s : tensor<8000x512xf32>
  %r = sinter.reduce add %sq dims [1] : tensor<8000x512xf32> -> tensor<8000xf32>
  return %s, %r : tensor<8000x512xf32>, tensor<8000xf32>
}

// RUN: sinter-opt %s --sinter-choose-tiles=target=h200 --remarks-filter=sinter-choose-tiles -o %t 2>%t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// The plan goes round: its decisions are kept, and priced again.
// RUN: sinter-opt %t --sinter-choose-tiles=target=h200 | diff %t -
// RUN: sinter-opt %t --sinter-estimate-resources --sinter-annotate-cost --sinter-diagnose-kernels -o /dev/null
// RUN: sinter-opt %s --sinter-choose-tiles=target=h200 --sinter-annotate-cost | FileCheck %s --check-prefix=ACCESS

// The gradient of an embedding: each update is read once, each row written once.
// CHECK-LABEL: sinter.kernel private @embedding
// CHECK-SAME: schedule = "scatter", segment = 128 : i64, splits = 1 : i64
// CHECK-SAME: vector = 8 : i64
// CHECK-SAME: bytes_read = 268697600 : i64, bytes_requested = 399769600 : i64, bytes_written = 131072000 : i64
// CHECK-SAME: seconds = 1.{{[0-3].*}}E-4
// Sixteen bytes per thread, whole sectors.
// ACCESS-LABEL: sinter.kernel private @embedding
// ACCESS-SAME: {bytes_per_thread = 16 : i64, least_sectors = 16 : i64, sectors = 16 : i64, tensor = "arg1"}
// ACCESS-SAME: {bytes_per_thread = 16 : i64, least_sectors = 16 : i64, sectors = 16 : i64, tensor = "out0"}
sinter.kernel private @embedding(%ids: tensor<65536xi32>, %dy: tensor<65536x2048xbf16>) -> tensor<32000x2048xbf16> {
  %z = arith.constant dense<0.0> : tensor<32000x2048xbf16>
  %s = sinter.scatter add %z, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<32000x2048xbf16>, tensor<65536xi32>, tensor<65536x2048xbf16>
  sinter.yield %s : tensor<32000x2048xbf16>
}

// A few updates: one launch that looks at all is faster.
// CHECK-LABEL: sinter.kernel private @few
// CHECK-SAME: schedule = "pointwise"
sinter.kernel private @few(%ids: tensor<3xi32>, %dy: tensor<3x64xf32>, %x: tensor<100x64xf32>) -> tensor<100x64xf32> {
  %s = sinter.scatter add %x, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<100x64xf32>, tensor<3xi32>, tensor<3x64xf32>
  sinter.yield %s : tensor<100x64xf32>
}

// Columns are no rows.
// CHECK-LABEL: sinter.kernel private @columns
// CHECK-SAME: schedule = "pointwise"
// REMARK: scatter.part-rows | Category:sinter-choose-tiles | Function=columns
// REMARK-SAME: Reason="an update is no whole row of the result's leading dims"
// REMARK-SAME: Remark="every element of the scatter looks at all updates"
// REMARK-SAME: Suggestion="let the indices name the leading dims and the updates span all others"
sinter.kernel private @columns(%ids: tensor<5000xi32>, %dy: tensor<512x5000xf32>) -> tensor<512x512xf32> {
  %z = arith.constant dense<0.0> : tensor<512x512xf32>
  %s = sinter.scatter add %z, %ids, %dy
      {update_window_dims = array<i64: 0>, inserted_window_dims = array<i64: 1>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 1>, index_vector_dim = 1 : i64}
      : tensor<512x512xf32>, tensor<5000xi32>, tensor<512x5000xf32>
  sinter.yield %s : tensor<512x512xf32>
}

// The last update stays: there is nothing to add up in pieces.
// CHECK-LABEL: sinter.kernel private @replace
// CHECK-SAME: schedule = "scatter", splits = 1 : i64
sinter.kernel private @replace(%ids: tensor<5000xi64>, %dy: tensor<5000x512xf32>, %x: tensor<4096x512xf32>) -> tensor<4096x512xf32> {
  %s = sinter.scatter replace %x, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<4096x512xf32>, tensor<5000xi64>, tensor<5000x512xf32>
  sinter.yield %s : tensor<4096x512xf32>
}

// A result that takes the rows in another order.
// CHECK-LABEL: sinter.kernel private @turned
// CHECK-SAME: schedule = "pointwise"
// REMARK: scatter.other-order | Category:sinter-choose-tiles | Function=turned
// REMARK-SAME: Suggestion="read the scatter's result back in another kernel"
sinter.kernel private @turned(%ids: tensor<500xi32>, %dy: tensor<500x64xf32>) -> tensor<64x96xf32> {
  %z = arith.constant dense<0.0> : tensor<96x64xf32>
  %s = sinter.scatter add %z, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<96x64xf32>, tensor<500xi32>, tensor<500x64xf32>
  %t = sinter.transpose %s [1, 0] : tensor<96x64xf32> -> tensor<64x96xf32>
  sinter.yield %t : tensor<64x96xf32>
}

// Two scatters in one kernel.
// CHECK-LABEL: sinter.kernel private @two
// CHECK-SAME: schedule = "pointwise"
// REMARK: scatter.several | Category:sinter-choose-tiles | Function=two
// REMARK-SAME: Suggestion="keep each scatter in a kernel of its own"
sinter.kernel private @two(%ids: tensor<500xi32>, %dy: tensor<500x64xf32>, %x: tensor<96x64xf32>) -> tensor<96x64xf32> {
  %s = sinter.scatter add %x, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<96x64xf32>, tensor<500xi32>, tensor<500x64xf32>
  %t = sinter.scatter add %s, %ids, %dy
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<96x64xf32>, tensor<500xi32>, tensor<500x64xf32>
  sinter.yield %t : tensor<96x64xf32>
}

// The look-up itself: rows come one after another, 16 bytes per thread.
// CHECK-LABEL: sinter.kernel private @lookup
// CHECK-SAME: schedule = "pointwise"{{.*}}vector = 8 : i64
// CHECK-SAME: bytes_in_flight_per_sm = 32768 : i64
// ACCESS-LABEL: sinter.kernel private @lookup
// ACCESS-SAME: {bytes_per_thread = 16 : i64, least_sectors = 16 : i64, sectors = 16 : i64, tensor = "arg0"}
sinter.kernel private @lookup(%table: tensor<32000x2048xbf16>, %ids: tensor<65536xi32>) -> tensor<65536x2048xbf16> {
  %y = sinter.gather %table, %ids
      {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>,
       operand_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 2048>}
      : tensor<32000x2048xbf16>, tensor<65536xi32> -> tensor<65536x2048xbf16>
  sinter.yield %y : tensor<65536x2048xbf16>
}

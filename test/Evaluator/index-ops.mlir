// RUN: sinter-eval %s --print | FileCheck %s --match-full-lines

// Positions that are data: clamped where they read, dropped where they write.

func.func @main() -> (
    tensor<2x2xf32>, tensor<1x2xf32>, tensor<3x4xf32>, tensor<1x2xf32>,
    tensor<3x4xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>,
    tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xbf16>,
    tensor<2x3xi32>, tensor<3x4xf32>, tensor<2x0xf32>, tensor<3x4xf32>,
    tensor<3x4xf32>) {
  %x = arith.constant dense<[[0.0, 1.0, 2.0, 3.0],
                             [4.0, 5.0, 6.0, 7.0],
                             [8.0, 9.0, 10.0, 11.0]]> : tensor<3x4xf32>
  %minus = arith.constant dense<-5> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %far = arith.constant dense<255> : tensor<i8>
  %u = arith.constant dense<[[-1.0, -2.0]]> : tensor<1x2xf32>

  // CHECK: out0 F32[2,2]: 1 2 5 6
  %0 = sinter.dynamic_slice %x[%minus, %one]
      : tensor<3x4xf32>, tensor<i32>, tensor<i32> -> tensor<2x2xf32>
  // 255 is -1 with a sign and past the end without.
  // CHECK: out1 F32[1,2]: 0 1
  %1 = sinter.dynamic_slice %x[%far, %far]
      : tensor<3x4xf32>, tensor<i8>, tensor<i8> -> tensor<1x2xf32>
  // CHECK: out2 F32[3,4]: 0 1 2 3 4 -1 -2 7 8 9 10 11
  %2 = sinter.dynamic_update_slice %x, %u[%one, %one]
      : tensor<3x4xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>
  // CHECK: out3 F32[1,2]: 10 11
  %3 = sinter.dynamic_slice %x[%far, %far] {isUnsigned}
      : tensor<3x4xf32>, tensor<i8>, tensor<i8> -> tensor<1x2xf32>
  // CHECK: out4 F32[3,4]: 0 1 2 3 4 5 6 7 8 9 -1 -2
  %4 = sinter.dynamic_update_slice %x, %u[%far, %far] {isUnsigned}
      : tensor<3x4xf32>, tensor<1x2xf32>, tensor<i8>, tensor<i8>

  %ids = arith.constant dense<[[2], [-7], [9]]> : tensor<3x1xi32>
  // Rows of a table of which two columns are taken; 9 is clamped to 2.
  // CHECK: out5 F32[3,2]: 8 9 0 1 8 9
  %5 = sinter.gather %x, %ids
      {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>,
       operand_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       start_index_map = array<i64: 0>, index_vector_dim = 1 : i64,
       slice_sizes = array<i64: 1, 2>}
      : tensor<3x4xf32>, tensor<3x1xi32> -> tensor<3x2xf32>
  // Index vectors stand in columns, (3, 1) and (0, 2): column, then row, which is
  // clamped to 1.
  // CHECK: out6 F32[2,2]: 7 4 11 8
  %pairs = arith.constant dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>
  %6 = sinter.gather %x, %pairs
      {offset_dims = array<i64: 0>, collapsed_slice_dims = array<i64: 1>,
       operand_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       start_index_map = array<i64: 1, 0>, index_vector_dim = 0 : i64,
       slice_sizes = array<i64: 2, 1>}
      : tensor<3x4xf32>, tensor<2x2xi64> -> tensor<2x2xf32>
  // Row i takes the column that its own index says.
  // CHECK: out7 F32[2,1]: 3 4
  %own = arith.constant dense<[3, 0]> : tensor<2xi32>
  %top = sinter.slice %x offsets [0, 0] strides [1, 1] : tensor<3x4xf32> -> tensor<2x4xf32>
  %7 = sinter.gather %top, %own
      {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64>,
       operand_batching_dims = array<i64: 0>, indices_batching_dims = array<i64: 0>,
       start_index_map = array<i64: 1>, index_vector_dim = 1 : i64,
       slice_sizes = array<i64: 1, 1>}
      : tensor<2x4xf32>, tensor<2xi32> -> tensor<2x1xf32>

  %rows = arith.constant dense<[[10.0, 20.0, 30.0, 40.0],
                                [1.0, 2.0, 3.0, 4.0],
                                [100.0, 200.0, 300.0, 400.0]]> : tensor<3x4xf32>
  %twice = arith.constant dense<[[1], [1], [3]]> : tensor<3x1xi32>
  // CHECK: out8 F32[3,4]: 0 1 2 3 15 27 39 51 8 9 10 11
  %8 = sinter.scatter add %x, %twice, %rows
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<3x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>
  // The last of two stays.
  // CHECK: out9 F32[3,4]: 0 1 2 3 1 2 3 4 8 9 10 11
  %9 = sinter.scatter replace %x, %twice, %rows
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<3x4xf32>, tensor<3x1xi32>, tensor<3x4xf32>
  // A single element; a negative position is outside, not at the end.
  // CHECK: out10 F32[3,4]: 0 1 2 3 4 5 60 7 8 9 10 11
  %where = arith.constant dense<[[1, 2], [-1, 0]]> : tensor<2x2xi32>
  %single = arith.constant dense<[54.0, 99.0]> : tensor<2xf32>
  %10 = sinter.scatter add %x, %where, %single
      {update_window_dims = array<i64>, inserted_window_dims = array<i64: 0, 1>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0, 1>, index_vector_dim = 1 : i64}
      : tensor<3x4xf32>, tensor<2x2xi32>, tensor<2xf32>
  // 1 + 3 * 2^-9 rounds once, to 1.0078125; rounding each time would stay at 1.
  // CHECK: out11 BF16[4]: 1.0078125 0 -0 0
  %sum = arith.constant dense<[1.0, 0.0, -0.0, 0.0]> : tensor<4xbf16>
  %zeros = arith.constant dense<0> : tensor<3x1xi32>
  %small = arith.constant dense<0.001953125> : tensor<3xbf16>
  %11 = sinter.scatter add %sum, %zeros, %small
      {update_window_dims = array<i64>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<4xbf16>, tensor<3x1xi32>, tensor<3xbf16>
  // Batches run together: row i of the operand, index i.
  // CHECK: out12 I32[2,3]: 0 7 0 0 0 8
  %i0 = arith.constant dense<0> : tensor<2x3xi32>
  %at = arith.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %put = arith.constant dense<[7, 8]> : tensor<2xi32>
  %12 = sinter.scatter add %i0, %at, %put
      {update_window_dims = array<i64>, inserted_window_dims = array<i64: 1>,
       input_batching_dims = array<i64: 0>, indices_batching_dims = array<i64: 0>,
       scatter_dims_to_operand_dims = array<i64: 1>, index_vector_dim = 1 : i64}
      : tensor<2x3xi32>, tensor<2x1xi32>, tensor<2xi32>
  // No update at all.
  // CHECK: out13 F32[3,4]: 0 1 2 3 4 5 6 7 8 9 10 11
  %noIds = arith.constant dense<> : tensor<0x1xi32>
  %noRows = arith.constant dense<> : tensor<0x4xf32>
  %13 = sinter.scatter add %x, %noIds, %noRows
      {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64}
      : tensor<3x4xf32>, tensor<0x1xi32>, tensor<0x4xf32>
  // CHECK: out14 F32[2,0]:
  %14 = sinter.gather %x, %at
      {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>,
       operand_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       start_index_map = array<i64: 0>, index_vector_dim = 1 : i64,
       slice_sizes = array<i64: 1, 0>}
      : tensor<3x4xf32>, tensor<2x1xi32> -> tensor<2x0xf32>
  // A slice that does not fit is dropped whole: only the one at 2 fits.
  // CHECK: out15 F32[3,4]: 0 1 12 3 4 5 26 7 8 9 40 11
  %columns = arith.constant dense<[[2], [4], [-1]]> : tensor<3x1xi32>
  %ones = arith.constant dense<[[[10.0], [20.0], [30.0]],
                                [[1.0], [1.0], [1.0]],
                                [[2.0], [2.0], [2.0]]]> : tensor<3x3x1xf32>
  %15 = sinter.scatter add %x, %columns, %ones
      {update_window_dims = array<i64: 1, 2>, inserted_window_dims = array<i64>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 1>, index_vector_dim = 1 : i64}
      : tensor<3x4xf32>, tensor<3x1xi32>, tensor<3x3x1xf32>
  // CHECK: out16 F32[3,4]: 0 1 2 3 4 5 6 7 8 9 10 11
  %edge = arith.constant dense<3> : tensor<1x1xi32>
  %pair = arith.constant dense<1.0> : tensor<1x3x2xf32>
  %16 = sinter.scatter replace %x, %edge, %pair
      {update_window_dims = array<i64: 1, 2>, inserted_window_dims = array<i64>,
       input_batching_dims = array<i64>, indices_batching_dims = array<i64>,
       scatter_dims_to_operand_dims = array<i64: 1>, index_vector_dim = 1 : i64}
      : tensor<3x4xf32>, tensor<1x1xi32>, tensor<1x3x2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16 :
      tensor<2x2xf32>, tensor<1x2xf32>, tensor<3x4xf32>, tensor<1x2xf32>,
      tensor<3x4xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<2x1xf32>,
      tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xbf16>,
      tensor<2x3xi32>, tensor<3x4xf32>, tensor<2x0xf32>, tensor<3x4xf32>,
      tensor<3x4xf32>
}

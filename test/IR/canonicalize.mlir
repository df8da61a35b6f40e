// RUN: sinter-opt %s --canonicalize --split-input-file | FileCheck %s

// A reduction over dims of size 1 is a reshape.
// CHECK-LABEL: func.func @reduce_of_one
// CHECK-NEXT: sinter.reshape %{{.*}} : tensor<4x1xbf16> -> tensor<4xbf16>
// CHECK-NEXT: return
func.func @reduce_of_one(%x: tensor<4x1xbf16>) -> tensor<4xbf16> {
  %y = sinter.reduce add %x dims [1] : tensor<4x1xbf16> -> tensor<4xbf16>
  return %y : tensor<4xbf16>
}

// -----

// Only the dims of size 1 go.
// CHECK-LABEL: func.func @reduce_some_of_one
// CHECK: %[[R:.*]] = sinter.reshape %{{.*}} : tensor<4x1x8xf32> -> tensor<4x8xf32>
// CHECK: sinter.reduce add %[[R]] dims [1]
func.func @reduce_some_of_one(%x: tensor<4x1x8xf32>) -> tensor<4xf32> {
  %y = sinter.reduce add %x dims [1, 2] : tensor<4x1x8xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// Picking one element per row is a comparison with the index.
// CHECK-LABEL: func.func @one_hot_gather
// CHECK-NOT: sinter.gather
// CHECK: sinter.iota dim 2
// CHECK: arith.cmpi eq
// CHECK: arith.select
// CHECK: sinter.reduce add %{{.*}} dims [2]
func.func @one_hot_gather(%x: tensor<2x4x16xf32>, %i: tensor<2x4x1x1xi32>) -> tensor<2x4x1xf32> {
  %y = sinter.gather %x, %i {offset_dims = array<i64>, collapsed_slice_dims = array<i64: 2>, operand_batching_dims = array<i64: 0, 1>, indices_batching_dims = array<i64: 0, 1>, start_index_map = array<i64: 2>, index_vector_dim = 3 : i64, slice_sizes = array<i64: 1, 1, 1>} : tensor<2x4x16xf32>, tensor<2x4x1x1xi32> -> tensor<2x4x1xf32>
  return %y : tensor<2x4x1xf32>
}

// -----

// Adding one element per row into zeros is a comparison with the index.
// CHECK-LABEL: func.func @zero_and_scatter
// CHECK-NOT: sinter.scatter
// CHECK: arith.cmpi eq
// CHECK: arith.select
func.func @zero_and_scatter(%u: tensor<2x4x1xf32>, %i: tensor<2x4x1x1xi32>) -> tensor<2x4x16xf32> {
  %z = arith.constant dense<0.0> : tensor<2x4x16xf32>
  %y = sinter.scatter add %z, %i, %u {update_window_dims = array<i64>, inserted_window_dims = array<i64: 2>, input_batching_dims = array<i64: 0, 1>, indices_batching_dims = array<i64: 0, 1>, scatter_dims_to_operand_dims = array<i64: 2>, index_vector_dim = 3 : i64} : tensor<2x4x16xf32>, tensor<2x4x1x1xi32>, tensor<2x4x1xf32>
  return %y : tensor<2x4x16xf32>
}

// -----

// Transposes of operands are dims of the product.
// CHECK-LABEL: func.func @transposed_operand
// CHECK-NEXT: sinter.matmul %arg0, %arg1 contract [0] x [0] acc f32
// CHECK-NEXT: return
func.func @transposed_operand(%a: tensor<8x4xf32>, %b: tensor<8x2xf32>) -> tensor<4x2xf32> {
  %t = sinter.transpose %a [1, 0] : tensor<8x4xf32> -> tensor<4x8xf32>
  %y = sinter.matmul %t, %b contract [1] x [0] acc f32 : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
  return %y : tensor<4x2xf32>
}

// -----

// A transpose that reorders free dims becomes the order of the result.
// CHECK-LABEL: func.func @transposed_free_dims
// CHECK-NEXT: sinter.matmul %arg0, %arg1 contract [2] x [0] acc f32 permutation [1, 0, 2]
// CHECK-NEXT: return
func.func @transposed_free_dims(%a: tensor<3x4x8xf32>, %b: tensor<8x2xf32>) -> tensor<4x3x2xf32> {
  %t = sinter.transpose %a [1, 0, 2] : tensor<3x4x8xf32> -> tensor<4x3x8xf32>
  %y = sinter.matmul %t, %b contract [2] x [0] acc f32 : tensor<4x3x8xf32>, tensor<8x2xf32> -> tensor<4x3x2xf32>
  return %y : tensor<4x3x2xf32>
}

// -----

// A transpose of a product is the order in which it writes.
// CHECK-LABEL: func.func @transposed_result
// CHECK-NEXT: sinter.matmul %arg0, %arg1 contract [1] x [0] acc f32 permutation [1, 0]
// CHECK-NEXT: return
func.func @transposed_result(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>) -> tensor<2x4xf32> {
  %y = sinter.matmul %a, %b contract [1] x [0] acc f32 : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
  %t = sinter.transpose %y [1, 0] : tensor<4x2xf32> -> tensor<2x4xf32>
  return %t : tensor<2x4xf32>
}

// -----

// Chains of one kind fold into one op.
// CHECK-LABEL: func.func @chains
// CHECK-SAME: (%[[X:.*]]: tensor<4x8xf32>)
// CHECK: sinter.slice %[[X]] offsets [1, 2] strides [1, 4] : tensor<4x8xf32> -> tensor<2x2xf32>
// CHECK: return %[[X]]
func.func @chains(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<2x2xf32>) {
  %t = sinter.transpose %x [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %u = sinter.transpose %t [1, 0] : tensor<8x4xf32> -> tensor<4x8xf32>
  %r = sinter.reshape %u : tensor<4x8xf32> -> tensor<32xf32>
  %s = sinter.reshape %r : tensor<32xf32> -> tensor<4x8xf32>
  %a = sinter.slice %x offsets [1, 0] strides [1, 2] : tensor<4x8xf32> -> tensor<3x4xf32>
  %b = sinter.slice %a offsets [0, 1] strides [1, 2] : tensor<3x4xf32> -> tensor<2x2xf32>
  return %s, %b : tensor<4x8xf32>, tensor<2x2xf32>
}

// -----

// CSE does not merge barriers, nor look through them.
// CHECK-LABEL: func.func @barrier
// CHECK: sinter.barrier
// CHECK: sinter.barrier
func.func @barrier(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = sinter.barrier %x : tensor<8xf32>
  %b = sinter.barrier %x : tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

// -----

// What was packed comes out as it was.
// CHECK-LABEL: func.func @unpack_of_pack
// CHECK-NEXT: return %arg0, %arg1
func.func @unpack_of_pack(%c: tensor<4x8xf8E5M2>, %s: tensor<4x1xf32>)
    -> (tensor<4x8xf8E5M2>, tensor<4x1xf32>) {
  %q = sinter.pack %c, %s : tensor<4x8xf8E5M2>, tensor<4x1xf32>
     -> !sinter.quantized<4x8xf8E5M2, scale = f32, block = [1, 8]>
  %codes, %scales = sinter.unpack %q : !sinter.quantized<4x8xf8E5M2, scale = f32, block = [1, 8]>
     -> tensor<4x8xf8E5M2>, tensor<4x1xf32>
  return %codes, %scales : tensor<4x8xf8E5M2>, tensor<4x1xf32>
}

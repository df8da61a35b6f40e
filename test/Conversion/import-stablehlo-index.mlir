// RUN: sinter-opt --sinter-import-stablehlo --split-input-file %s | FileCheck %s

// CHECK-LABEL: module @dynamic
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4x8xf32>{{.*}}, %[[U:[a-z0-9_]+]]: tensor<2x3xf32>{{.*}}, %[[I:[a-z0-9_]+]]: tensor<i32>{{.*}}, %[[J:[a-z0-9_]+]]: tensor<i32>
// CHECK-NEXT:    sinter.dynamic_slice %[[X]][%[[I]], %[[I]]]
// CHECK-NEXT:    sinter.dynamic_update_slice %[[X]], %[[U]][%[[J]], %[[J]]] unsigned
module @dynamic {
  func.func @main(%x: tensor<4x8xf32>, %u: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<ui32>) -> (tensor<2x3xf32>, tensor<4x8xf32>) {
    %0 = "stablehlo.dynamic_slice"(%x, %i, %i) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    %1 = "stablehlo.dynamic_update_slice"(%x, %u, %j, %j) : (tensor<4x8xf32>, tensor<2x3xf32>, tensor<ui32>, tensor<ui32>) -> tensor<4x8xf32>
    return %0, %1 : tensor<2x3xf32>, tensor<4x8xf32>
  }
}

// -----

// Known positions are clamped now, and move nothing at run time.
// CHECK-LABEL: module @known
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4x8xf32>{{.*}}, %[[U:[a-z0-9_]+]]: tensor<2x8xf32>{{.*}}, %[[V:[a-z0-9_]+]]: tensor<4x3xf32>
// CHECK-NEXT:    sinter.slice %[[X]] offsets [2, 0] strides [1, 1] : tensor<4x8xf32> -> tensor<2x3xf32>
// CHECK-NEXT:    %[[TOP:[a-z0-9_]+]] = sinter.slice %[[X]] offsets [0, 0] strides [1, 1] : tensor<4x8xf32> -> tensor<2x8xf32>
// CHECK-NEXT:    sinter.concat %[[TOP]], %[[U]] dim 0
// CHECK-NEXT:    %[[RIGHT:[a-z0-9_]+]] = sinter.slice %[[X]] offsets [0, 3] strides [1, 1] : tensor<4x8xf32> -> tensor<4x5xf32>
// CHECK-NEXT:    sinter.concat %[[V]], %[[RIGHT]] dim 1
module @known {
  func.func @main(%x: tensor<4x8xf32>, %u: tensor<2x8xf32>, %v: tensor<4x3xf32>) -> (tensor<2x3xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %i = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %j = "stablehlo.constant"() <{value = dense<-7> : tensor<i32>}> : () -> tensor<i32>
    %0 = "stablehlo.dynamic_slice"(%x, %i, %j) <{slice_sizes = array<i64: 2, 3>}> : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    %1 = "stablehlo.dynamic_update_slice"(%x, %u, %i, %j) : (tensor<4x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %2 = "stablehlo.dynamic_update_slice"(%x, %v, %i, %j) : (tensor<4x8xf32>, tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    return %0, %1, %2 : tensor<2x3xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
}

// -----

// CHECK-LABEL: module @gather
// CHECK-NEXT:    func.func @main(%[[T:[a-z0-9_]+]]: tensor<100x64xf32>{{.*}}, %[[I:[a-z0-9_]+]]: tensor<8x1xi32>{{.*}}, %[[L:[a-z0-9_]+]]: tensor<2x9xf32>{{.*}}, %[[J:[a-z0-9_]+]]: tensor<2x1x1xi8>
// CHECK-NEXT:    sinter.gather %[[T]], %[[I]] {collapsed_slice_dims = array<i64: 0>, index_vector_dim = 1 : i64, indices_batching_dims = array<i64>, offset_dims = array<i64: 1>, operand_batching_dims = array<i64>, slice_sizes = array<i64: 1, 64>, start_index_map = array<i64: 0>}
// CHECK-NEXT:    sinter.gather %[[L]], %[[J]] {collapsed_slice_dims = array<i64: 1>, index_vector_dim = 2 : i64, indices_batching_dims = array<i64: 0>, isUnsigned, offset_dims = array<i64>, operand_batching_dims = array<i64: 0>, slice_sizes = array<i64: 1, 1>, start_index_map = array<i64: 1>}
module @gather {
  func.func @main(%t: tensor<100x64xf32>, %i: tensor<8x1xi32>, %l: tensor<2x9xf32>, %j: tensor<2x1x1xui8>) -> (tensor<8x64xf32>, tensor<2x1xf32>) {
    %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<100x64xf32>, tensor<8x1xi32>) -> tensor<8x64xf32>
    %1 = "stablehlo.gather"(%l, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x9xf32>, tensor<2x1x1xui8>) -> tensor<2x1xf32>
    return %0, %1 : tensor<8x64xf32>, tensor<2x1xf32>
  }
}

// -----

// A body may add or replace, through a call too; several operands are several
// scatters.
// CHECK-LABEL: module @scatter
// CHECK-NEXT:    func.func @main(%[[T:[a-z0-9_]+]]: tensor<100x64xf32>{{.*}}, %[[I:[a-z0-9_]+]]: tensor<8x1xi32>{{.*}}, %[[U:[a-z0-9_]+]]: tensor<8x64xf32>
// CHECK-NEXT:    sinter.scatter add %[[T]], %[[I]], %[[U]] {index_vector_dim = 1 : i64, indices_batching_dims = array<i64>, input_batching_dims = array<i64>, inserted_window_dims = array<i64: 0>, scatter_dims_to_operand_dims = array<i64: 0>, update_window_dims = array<i64: 1>}
// CHECK-NEXT:    sinter.scatter replace %[[T]], %[[I]], %[[U]]
// CHECK-NEXT:    sinter.scatter add %[[T]], %[[I]], %[[U]]
// CHECK-NEXT:    sinter.scatter replace %[[T]], %[[I]], %[[U]]
module @scatter {
  func.func private @plus(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
    %c = "stablehlo.add"(%b, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %c : tensor<f32>
  }
  func.func @main(%t: tensor<100x64xf32>, %i: tensor<8x1xi32>, %u: tensor<8x64xf32>) -> (tensor<100x64xf32>, tensor<100x64xf32>, tensor<100x64xf32>, tensor<100x64xf32>) {
    %0 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = "func.call"(%a, %b) <{callee = @plus}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%c) : (tensor<f32>) -> ()
    }) : (tensor<100x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<100x64xf32>
    %1 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      "stablehlo.return"(%b) : (tensor<f32>) -> ()
    }) : (tensor<100x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<100x64xf32>
    %2, %3 = "stablehlo.scatter"(%t, %t, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
      %e = "stablehlo.add"(%a, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%e, %d) : (tensor<f32>, tensor<f32>) -> ()
    }) : (tensor<100x64xf32>, tensor<100x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>, tensor<8x64xf32>) -> (tensor<100x64xf32>, tensor<100x64xf32>)
    return %0, %1, %2, %3 : tensor<100x64xf32>, tensor<100x64xf32>, tensor<100x64xf32>, tensor<100x64xf32>
  }
}

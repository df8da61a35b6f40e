// RUN: sinter-opt --sinter-import-stablehlo --split-input-file %s | FileCheck %s

// CHECK-LABEL: module @shape
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4x8xf32>{{.*}}, %[[V:[a-z0-9_]+]]: tensor<f32>
// CHECK-NEXT:    sinter.broadcast %[[X]] dims [0, 2] : tensor<4x8xf32> -> tensor<4x2x8xf32>
// CHECK-NEXT:    sinter.reshape %[[X]] : tensor<4x8xf32> -> tensor<32xf32>
// CHECK-NEXT:    sinter.transpose %[[X]] [1, 0]
// CHECK-NEXT:    sinter.reverse %[[X]] dims [1]
// CHECK-NEXT:    sinter.slice %[[X]] offsets [1, 2] strides [1, 3] : tensor<4x8xf32> -> tensor<2x2xf32>
// CHECK-NEXT:    sinter.concat %[[X]], %[[X]] dim 1 : {{.*}} -> tensor<4x16xf32>
// CHECK-NEXT:    sinter.pad %[[X]], %[[V]] low [0, -1] high [0, 2] interior [0, 1]
// CHECK-NEXT:    sinter.iota dim 1 : tensor<400x8xi8>
module @shape {
  func.func @main(%x: tensor<4x8xf32>, %v: tensor<f32>) -> (tensor<4x2x8xf32>, tensor<32xf32>, tensor<8x4xf32>, tensor<4x8xf32>, tensor<2x2xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<400x8xui8>) {
    %0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x8xf32>) -> tensor<4x2x8xf32>
    %1 = "stablehlo.reshape"(%x) : (tensor<4x8xf32>) -> tensor<32xf32>
    %2 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 0>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %3 = "stablehlo.reverse"(%x) <{dimensions = array<i64: 1>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %4 = "stablehlo.slice"(%x) <{start_indices = array<i64: 1, 2>, limit_indices = array<i64: 3, 7>, strides = array<i64: 1, 3>}> : (tensor<4x8xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.concatenate"(%x, %x) <{dimension = 1 : i64}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
    %6 = "stablehlo.pad"(%x, %v) <{edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x16xf32>
    %7 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<400x8xui8>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<4x2x8xf32>, tensor<32xf32>, tensor<8x4xf32>, tensor<4x8xf32>, tensor<2x2xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<400x8xui8>
  }
}

// -----

// Lists in attributes may be dense tensors, as older printers write them.
// CHECK-LABEL: module @older_lists
// CHECK:         sinter.transpose %{{.*}} [1, 0]
module @older_lists {
  func.func @main(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
    %0 = "stablehlo.transpose"(%x) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
}

// -----

// Constants keep their bits; equal ones are one.
// CHECK-LABEL: module @constants
// CHECK-NEXT:    func.func
// CHECK-NEXT:    %[[A:[a-z0-9_]+]] = arith.constant dense<[-1, 2]> : tensor<2xi8>
// CHECK-NEXT:    %[[B:[a-z0-9_]+]] = arith.constant dense<[1.000000e+00, 0x7F800001]> : tensor<2xf32>
// CHECK-NEXT:    %[[C:[a-z0-9_]+]] = arith.constant dense<true> : tensor<i1>
// CHECK-NEXT:    %[[D:[a-z0-9_]+]] = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:    return %[[A]], %[[B]], %[[B]], %[[C]], %[[D]]
module @constants {
  func.func @main() -> (tensor<2xui8>, tensor<2xf32>, tensor<2xf32>, tensor<i1>, tensor<2xi32>) {
    %0 = "stablehlo.constant"() <{value = dense<[255, 2]> : tensor<2xui8>}> : () -> tensor<2xui8>
    %1 = "stablehlo.constant"() <{value = dense<[1.0, 0x7F800001]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %2 = "stablehlo.constant"() <{value = dense<[1.0, 0x7F800001]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %3 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %4 = "stablehlo.constant"() <{value = dense_resource<two> : tensor<2xi32>}> : () -> tensor<2xi32>
    return %0, %1, %2, %3, %4 : tensor<2xui8>, tensor<2xf32>, tensor<2xf32>, tensor<i1>, tensor<2xi32>
  }
}
{-#
  dialect_resources: { builtin: { two: "0x040000000100000002000000" } }
#-}

// -----

// CHECK-LABEL: module @zero_size
// CHECK:         sinter.slice %{{.*}} offsets [0, 0] strides [1, 1] : tensor<4x8xf32> -> tensor<0x8xf32>
// CHECK:         return
module @zero_size {
  func.func @main(%x: tensor<4x8xf32>) -> tensor<0x8xf32> {
    %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 4, 8>, strides = array<i64: 2, 1>}> : (tensor<4x8xf32>) -> tensor<1x8xf32>
    %1 = "stablehlo.slice"(%0) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 1, 8>, strides = array<i64: 1, 1>}> : (tensor<1x8xf32>) -> tensor<0x8xf32>
    return %1 : tensor<0x8xf32>
  }
}

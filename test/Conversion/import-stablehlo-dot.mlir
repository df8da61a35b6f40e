// RUN: sinter-opt --sinter-import-stablehlo --split-input-file %s | FileCheck %s

// Without an algorithm floats accumulate in f32, f64 in f64, integers in the
// result's type.
// CHECK-LABEL: module @dots
// CHECK-NEXT:    func.func @main(%[[A:[a-z0-9_]+]]: tensor<2x4x8xbf16>{{.*}}, %[[B:[a-z0-9_]+]]: tensor<2x8x6xbf16>{{.*}}, %[[C:[a-z0-9_]+]]: tensor<4x8xf64>{{.*}}, %[[I:[a-z0-9_]+]]: tensor<4x8xi8>{{.*}}, %[[U:[a-z0-9_]+]]: tensor<4x8xi8>
// CHECK-NEXT:    sinter.matmul %[[A]], %[[B]] batch [0] x [0] contract [2] x [1] acc f32 : tensor<2x4x8xbf16>, tensor<2x8x6xbf16> -> tensor<2x4x6xbf16>
// CHECK-NEXT:    sinter.matmul %[[C]], %[[C]] contract [1] x [1] acc f64
// CHECK-NEXT:    sinter.matmul %[[I]], %[[I]] contract [1] x [1] acc i32 : tensor<4x8xi8>, tensor<4x8xi8> -> tensor<4x4xi32>
// CHECK-NEXT:    %[[W1:[a-z0-9_]+]] = arith.extui %[[U]] : tensor<4x8xi8> to tensor<4x8xi32>
// CHECK-NEXT:    %[[W2:[a-z0-9_]+]] = arith.extui %[[U]] : tensor<4x8xi8> to tensor<4x8xi32>
// CHECK-NEXT:    sinter.matmul %[[W1]], %[[W2]] contract [1] x [1] acc i32
// CHECK-NEXT:    sinter.matmul %[[A]], %[[A]] contract [] x [] acc f32
module @dots {
  func.func @main(%a: tensor<2x4x8xbf16>, %b: tensor<2x8x6xbf16>, %c: tensor<4x8xf64>, %i: tensor<4x8xi8>, %u: tensor<4x8xui8>) -> (tensor<2x4x6xbf16>, tensor<4x4xf64>, tensor<4x4xi32>, tensor<4x4xui32>, tensor<2x4x8x2x4x8xf32>) {
    %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]}> : (tensor<2x4x8xbf16>, tensor<2x8x6xbf16>) -> tensor<2x4x6xbf16>
    %1 = "stablehlo.dot_general"(%c, %c) <{dot_dimension_numbers = #stablehlo.dot<rhs_contracting_dimensions = [1], lhs_contracting_dimensions = [1]>}> : (tensor<4x8xf64>, tensor<4x8xf64>) -> tensor<4x4xf64>
    %2 = "stablehlo.dot_general"(%i, %i) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x8xi8>, tensor<4x8xi8>) -> tensor<4x4xi32>
    %3 = "stablehlo.dot_general"(%u, %u) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<4x8xui8>, tensor<4x8xui8>) -> tensor<4x4xui32>
    %4 = "stablehlo.dot_general"(%a, %a) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<2x4x8xbf16>, tensor<2x4x8xbf16>) -> tensor<2x4x8x2x4x8xf32>
    return %0, %1, %2, %3, %4 : tensor<2x4x6xbf16>, tensor<4x4xf64>, tensor<4x4xi32>, tensor<4x4xui32>, tensor<2x4x8x2x4x8xf32>
  }
}

// -----

// An algorithm says what operands are rounded to, and how they add up.
// CHECK-LABEL: module @algorithms
// CHECK-NEXT:    func.func @main(%[[A:[a-z0-9_]+]]: tensor<4x8xf32>{{.*}}, %[[B:[a-z0-9_]+]]: tensor<8x6xbf16>{{.*}}, %[[C:[a-z0-9_]+]]: tensor<4x8xbf16>
// CHECK-NEXT:    sinter.matmul %[[A]], %[[B]] contract [1] x [0] types bf16 x bf16 acc f32
// CHECK-NEXT:    sinter.matmul %[[C]], %[[B]] contract [1] x [0] acc f32
// CHECK-NEXT:    sinter.matmul %[[A]], %[[B]] contract [1] x [0] types tf32 x tf32 acc f32
module @algorithms {
  func.func @main(%a: tensor<4x8xf32>, %b: tensor<8x6xbf16>, %c: tensor<4x8xbf16>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = "stablehlo.dot_general"(%a, %b) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x8xf32>, tensor<8x6xbf16>) -> tensor<4x6xf32>
    %1 = "stablehlo.dot_general"(%c, %b) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x8xbf16>, tensor<8x6xbf16>) -> tensor<4x6xf32>
    %2 = "stablehlo.dot_general"(%a, %b) <{algorithm = #stablehlo.dot_algorithm<accumulation_type = f32, allow_imprecise_accumulation = true, lhs_precision_type = tf32, rhs_precision_type = tf32>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x8xf32>, tensor<8x6xbf16>) -> tensor<4x6xf32>
    return %0, %1, %2 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
}

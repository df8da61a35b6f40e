// RUN: sinter-opt %s --sinter-legalize-products --split-input-file | FileCheck %s
// RUN: sinter-opt %s --sinter-legalize-products=layouts=false --split-input-file | FileCheck %s --check-prefix=KEEP

// An operand in another type is rounded once, for all its readers.
// CHECK-LABEL: func.func @rounded
// CHECK:         %[[R:.*]] = arith.truncf %arg0 : tensor<4x8xf32> to tensor<4x8xbf16>
// CHECK-NOT:     arith.truncf
// CHECK:         sinter.matmul %[[R]], %arg1 contract [1] x [0] acc f32
// CHECK-SAME:      : tensor<4x8xbf16>, tensor<8x2xbf16> -> tensor<4x2xf32>
// CHECK:         sinter.matmul %[[R]], %arg2 contract [1] x [0] acc f32
func.func @rounded(%x: tensor<4x8xf32>, %w: tensor<8x2xbf16>,
                   %u: tensor<8x3xbf16>) -> (tensor<4x2xf32>, tensor<4x3xf32>) {
  %y = sinter.matmul %x, %w contract [1] x [0] types bf16 x bf16 acc f32
     : tensor<4x8xf32>, tensor<8x2xbf16> -> tensor<4x2xf32>
  %z = sinter.matmul %x, %u contract [1] x [0] types bf16 x bf16 acc f32
     : tensor<4x8xf32>, tensor<8x3xbf16> -> tensor<4x3xf32>
  return %y, %z : tensor<4x2xf32>, tensor<4x3xf32>
}

// -----

// What was only widened before is read as it was.
// CHECK-LABEL: func.func @widened
// CHECK:         sinter.matmul %arg0, %arg1 contract [1] x [0] acc f32
func.func @widened(%x: tensor<4x8xbf16>, %w: tensor<8x2xbf16>)
    -> tensor<4x2xf32> {
  %f = arith.extf %x : tensor<4x8xbf16> to tensor<4x8xf32>
  %y = sinter.matmul %f, %w contract [1] x [0] types bf16 x bf16 acc f32
     : tensor<4x8xf32>, tensor<8x2xbf16> -> tensor<4x2xf32>
  return %y : tensor<4x2xf32>
}

// -----

// TF32 is no type in memory.
// CHECK-LABEL: func.func @tf32
// CHECK-NEXT:    sinter.matmul %arg0, %arg1 contract [1] x [0] types tf32 x tf32
func.func @tf32(%x: tensor<4x8xf32>, %w: tensor<8x2xf32>) -> tensor<4x2xf32> {
  %y = sinter.matmul %x, %w contract [1] x [0] types tf32 x tf32 acc f32
     : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
  return %y : tensor<4x2xf32>
}

// -----

// Contracting dims that lie apart: the smaller operand is laid out anew.
// CHECK-LABEL: func.func @apart
// CHECK:         %[[T:.*]] = sinter.transpose %arg1 [0, 2, 1, 3, 4]
// CHECK-SAME:      : tensor<2x8x3x2x4xbf16> -> tensor<2x3x8x2x4xbf16>
// CHECK:         sinter.matmul %arg0, %[[T]] batch [0, 1] x [0, 1]
// CHECK-SAME:      contract [2, 3] x [2, 3]
// CHECK-SAME:      -> tensor<2x3x6x4xbf16>
// KEEP-LABEL: func.func @apart
// KEEP-NOT:     sinter.transpose
func.func @apart(%p: tensor<2x3x8x2x6xbf16>, %q: tensor<2x8x3x2x4xbf16>)
    -> tensor<2x3x6x4xbf16> {
  %y = sinter.matmul %p, %q batch [0, 1] x [0, 2] contract [2, 3] x [1, 3]
       acc f32
     : tensor<2x3x8x2x6xbf16>, tensor<2x8x3x2x4xbf16> -> tensor<2x3x6x4xbf16>
  return %y : tensor<2x3x6x4xbf16>
}

// -----

// A result without a dense dim is written in the product's own order.
// CHECK-LABEL: func.func @result
// CHECK:         %[[Y:.*]] = sinter.matmul %arg0, %arg1
// CHECK-SAME:      -> tensor<5x4x6xf32>
// CHECK:         sinter.transpose %[[Y]] [1, 2, 0] : tensor<5x4x6xf32> -> tensor<4x6x5xf32>
func.func @result(%x: tensor<5x4x8xf32>, %w: tensor<5x8x6xf32>)
    -> tensor<4x6x5xf32> {
  %y = sinter.matmul %x, %w batch [0] x [0] contract [2] x [1] acc f32
       permutation [1, 2, 0]
     : tensor<5x4x8xf32>, tensor<5x8x6xf32> -> tensor<4x6x5xf32>
  return %y : tensor<4x6x5xf32>
}

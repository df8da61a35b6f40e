// RUN: sinter-opt %s | sinter-opt | FileCheck %s
// RUN: sinter-opt %s --mlir-print-op-generic | sinter-opt | FileCheck %s

// CHECK-LABEL: func.func @shape
func.func @shape(%x: tensor<4x8xf32>, %v: tensor<f32>, %b: tensor<8xf32>)
    -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<32xf32>, tensor<4x8xf32>,
        tensor<2x3xf32>, tensor<4x10xf32>, tensor<4x16xf32>, tensor<4x8xi32>,
        tensor<4x8x2xbf16>) {
  // CHECK: sinter.broadcast %{{.*}} dims [1] : tensor<8xf32> -> tensor<4x8xf32>
  %0 = sinter.broadcast %b dims [1] : tensor<8xf32> -> tensor<4x8xf32>
  // CHECK: sinter.transpose %{{.*}} [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  %1 = sinter.transpose %x [1, 0] : tensor<4x8xf32> -> tensor<8x4xf32>
  // CHECK: sinter.reshape %{{.*}} : tensor<4x8xf32> -> tensor<32xf32>
  %2 = sinter.reshape %x : tensor<4x8xf32> -> tensor<32xf32>
  // CHECK: sinter.reverse %{{.*}} dims [1] : tensor<4x8xf32>
  %3 = sinter.reverse %x dims [1] : tensor<4x8xf32>
  // CHECK: sinter.slice %{{.*}} offsets [1, 0] strides [2, 3] : tensor<4x8xf32> -> tensor<2x3xf32>
  %4 = sinter.slice %x offsets [1, 0] strides [2, 3] : tensor<4x8xf32> -> tensor<2x3xf32>
  %s = sinter.slice %x offsets [0, 2] strides [1, 1] : tensor<4x8xf32> -> tensor<4x2xf32>
  // CHECK: sinter.concat %{{.*}}, %{{.*}} dim 1 : tensor<4x8xf32>, tensor<4x2xf32> -> tensor<4x10xf32>
  %5 = sinter.concat %x, %s dim 1 : tensor<4x8xf32>, tensor<4x2xf32> -> tensor<4x10xf32>
  // CHECK: sinter.pad %{{.*}}, %{{.*}} low [0, -1] high [0, 2] interior [0, 1]
  %6 = sinter.pad %x, %v low [0, -1] high [0, 2] interior [0, 1] : tensor<4x8xf32>, tensor<f32> -> tensor<4x16xf32>
  // CHECK: sinter.iota dim 1 : tensor<4x8xi32>
  %7 = sinter.iota dim 1 : tensor<4x8xi32>
  // CHECK: sinter.bitcast %{{.*}} : tensor<4x8xf32> -> tensor<4x8x2xbf16>
  %8 = sinter.bitcast %x : tensor<4x8xf32> -> tensor<4x8x2xbf16>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8
      : tensor<4x8xf32>, tensor<8x4xf32>, tensor<32xf32>, tensor<4x8xf32>,
        tensor<2x3xf32>, tensor<4x10xf32>, tensor<4x16xf32>, tensor<4x8xi32>,
        tensor<4x8x2xbf16>
}

// CHECK-LABEL: func.func @index
func.func @index(%x: tensor<4x8xf32>, %u: tensor<2x8xf32>, %i: tensor<i32>,
                 %ids: tensor<3x1xi32>, %dy: tensor<3x8xf32>)
    -> (tensor<2x8xf32>, tensor<4x8xf32>, tensor<3x8xf32>, tensor<4x8xf32>) {
  // CHECK: sinter.dynamic_slice %{{.*}}[%{{.*}}, %{{.*}}] : tensor<4x8xf32>, tensor<i32>, tensor<i32> -> tensor<2x8xf32>
  %0 = sinter.dynamic_slice %x[%i, %i] : tensor<4x8xf32>, tensor<i32>, tensor<i32> -> tensor<2x8xf32>
  // CHECK: sinter.dynamic_update_slice %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] unsigned
  %1 = sinter.dynamic_update_slice %x, %u[%i, %i] unsigned : tensor<4x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>
  // CHECK: sinter.gather
  %2 = sinter.gather %x, %ids {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 8>} : tensor<4x8xf32>, tensor<3x1xi32> -> tensor<3x8xf32>
  // CHECK: sinter.scatter add
  %3 = sinter.scatter add %x, %ids, %dy {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64} : tensor<4x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>
  return %0, %1, %2, %3 : tensor<2x8xf32>, tensor<4x8xf32>, tensor<3x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: func.func @compute
func.func @compute(%x: tensor<2x4x8xbf16>, %y: tensor<2x8x16xbf16>, %w: tensor<8x16xf32>, %i: tensor<2x4x8xi32>)
    -> (tensor<2x8xbf16>, tensor<2x4xbf16>, tensor<2x4xi32>, tensor<2x4x16xf32>, tensor<16x2x4xbf16>) {
  // CHECK: sinter.reduce add %{{.*}} dims [1] : tensor<2x4x8xbf16> -> tensor<2x8xbf16>
  %0 = sinter.reduce add %x dims [1] : tensor<2x4x8xbf16> -> tensor<2x8xbf16>
  // CHECK: sinter.reduce argmax %{{.*}}, %{{.*}} dims [2]
  %1:2 = sinter.reduce argmax %x, %i dims [2] : tensor<2x4x8xbf16>, tensor<2x4x8xi32> -> tensor<2x4xbf16>, tensor<2x4xi32>
  // CHECK: sinter.matmul %{{.*}}, %{{.*}} batch [0] x [0] contract [2] x [1] acc f32 : tensor<2x4x8xbf16>, tensor<2x8x16xbf16> -> tensor<2x4x16xf32>
  %2 = sinter.matmul %x, %y batch [0] x [0] contract [2] x [1] acc f32 : tensor<2x4x8xbf16>, tensor<2x8x16xbf16> -> tensor<2x4x16xf32>
  // CHECK: sinter.matmul %{{.*}}, %{{.*}} contract [2] x [0] types bf16 x bf16 acc f32 permutation [2, 0, 1]
  %3 = sinter.matmul %x, %w contract [2] x [0] types bf16 x bf16 acc f32 permutation [2, 0, 1] : tensor<2x4x8xbf16>, tensor<8x16xf32> -> tensor<16x2x4xbf16>
  return %0, %1#0, %1#1, %2, %3 : tensor<2x8xbf16>, tensor<2x4xbf16>, tensor<2x4xi32>, tensor<2x4x16xf32>, tensor<16x2x4xbf16>
}

// CHECK-LABEL: func.func @quantized
// CHECK-SAME: !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128], layout = [1, 0]>
func.func @quantized(%x: tensor<16x256xbf16>, %t: !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128], layout = [1, 0]>) -> tensor<16x256xbf16> {
  // CHECK: sinter.quantize
  %q = sinter.quantize %x : tensor<16x256xbf16> -> !sinter.quantized<16x256xf8E5M2, scale = f8E8M0FNU, block = [1, 32]>
  // CHECK: sinter.quantize %{{.*}} scale %{{.*}} : tensor<16x256xbf16>, tensor<1x1xf32> -> <
  %s = arith.constant dense<2.0> : tensor<1x1xf32>
  %g = sinter.quantize %x scale %s : tensor<16x256xbf16>, tensor<1x1xf32> -> !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [16, 256]>
  // CHECK: sinter.unpack %{{.*}} : <16x256xf8E4M3FN, {{.*}}layout = [1, 0]> -> tensor<256x16xf8E4M3FN>, tensor<2x16xf32>
  %c, %cs = sinter.unpack %t : !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128], layout = [1, 0]> -> tensor<256x16xf8E4M3FN>, tensor<2x16xf32>
  // CHECK: sinter.pack %{{.*}}, %{{.*}} : tensor<256x16xf8E4M3FN>, tensor<2x16xf32> -> <
  %p = sinter.pack %c, %cs : tensor<256x16xf8E4M3FN>, tensor<2x16xf32> -> !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128], layout = [1, 0]>
  // CHECK: sinter.dequantize
  %y = sinter.dequantize %q : !sinter.quantized<16x256xf8E5M2, scale = f8E8M0FNU, block = [1, 32]> -> tensor<16x256xbf16>
  return %y : tensor<16x256xbf16>
}

// CHECK-LABEL: func.func @plan
func.func @plan(%x: tensor<8xf32>) -> tensor<8xf32> {
  // CHECK: sinter.launch @scale(%{{.*}}) : (tensor<8xf32>) -> tensor<8xf32>
  %y = sinter.launch @scale(%x) : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK: sinter.barrier %{{.*}}, %{{.*}} : tensor<8xf32>, tensor<8xf32>
  %b:2 = sinter.barrier %x, %y : tensor<8xf32>, tensor<8xf32>
  return %b#1 : tensor<8xf32>
}

// CHECK: sinter.kernel private @scale(%{{.*}}: tensor<8xf32>) -> tensor<8xf32>
// CHECK-SAME: decisions = {schedule = "pointwise", version = 1 : i64}
sinter.kernel private @scale(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise"}} {
  %c = arith.constant dense<2.0> : tensor<8xf32>
  %y = arith.mulf %x, %c : tensor<8xf32>
  // CHECK: sinter.yield %{{.*}} : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}

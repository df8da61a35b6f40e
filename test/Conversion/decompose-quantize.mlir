// RUN: sinter-opt %s --sinter-decompose-named-ops | FileCheck %s

!rows = !sinter.quantized<4x8xf8E4M3FN, scale = f32, block = [1, 8]>
!columns = !sinter.quantized<4x8xf8E4M3FN, scale = f32, block = [1, 8], layout = [1, 0]>
!mx = !sinter.quantized<4x70xf8E5M2, scale = f8E8M0FNU, block = [1, 32]>
!fp4 = !sinter.quantized<4x8xf4E2M1FN, scale = f32, block = [1, 8]>

// The largest finite magnitude of a row, the quotient, and the nearest code that
// there is.
// CHECK-LABEL: func.func @rows
// CHECK: math.absf
// CHECK: arith.cmpf olt
// CHECK: sinter.reduce max %{{.*}} dims [1] : tensor<4x8xf32> -> tensor<4xf32>
// CHECK: arith.divf
// CHECK: %[[Q:.*]] = arith.divf %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK: arith.maximumf %[[Q]]
// CHECK: arith.minimumf
// CHECK: %[[C:.*]] = arith.truncf %{{.*}} : tensor<4x8xf32> to tensor<4x8xf8E4M3FN>
// CHECK-NOT: sinter.unpack
// CHECK: return %[[C]]
func.func @rows(%x: tensor<4x8xbf16>) -> (tensor<4x8xf8E4M3FN>, tensor<4x1xf32>) {
  %q = sinter.quantize %x : tensor<4x8xbf16> -> !rows
  %c, %s = sinter.unpack %q : !rows -> tensor<4x8xf8E4M3FN>, tensor<4x1xf32>
  return %c, %s : tensor<4x8xf8E4M3FN>, tensor<4x1xf32>
}

// Given scales are taken as they are; another order in memory is a transpose.
// CHECK-LABEL: func.func @given
// CHECK-NOT: sinter.reduce
// CHECK: arith.divf
// CHECK: sinter.transpose %{{.*}} [1, 0] : tensor<4x8xf8E4M3FN> -> tensor<8x4xf8E4M3FN>
func.func @given(%x: tensor<4x8xbf16>, %s: tensor<4x1xf32>) -> tensor<8x4xf8E4M3FN> {
  %q = sinter.quantize %x scale %s : tensor<4x8xbf16>, tensor<4x1xf32> -> !columns
  %c, %t = sinter.unpack %q : !columns -> tensor<8x4xf8E4M3FN>, tensor<1x4xf32>
  return %c : tensor<8x4xf8E4M3FN>
}

// Blocks that do not fit are filled up; powers of two are made of bits, and
// divided by as multiplied with their inverse.
// CHECK-LABEL: func.func @powers
// CHECK: sinter.pad {{.*}} high [0, 26]
// CHECK: sinter.reduce max %{{.*}} dims [2] : tensor<4x3x32xf32> -> tensor<4x3xf32>
// CHECK: arith.shrui
// CHECK: arith.bitcast %{{.*}} : tensor<4x3xi8> to tensor<4x3xf8E8M0FNU>
// CHECK: sinter.slice {{.*}} : tensor<4x96xf32> -> tensor<4x70xf32>
// CHECK: arith.mulf
// CHECK: arith.mulf
// CHECK: return
func.func @powers(%x: tensor<4x70xbf16>) -> tensor<4x70xbf16> {
  %q = sinter.quantize %x : tensor<4x70xbf16> -> !mx
  %y = sinter.dequantize %q : !mx -> tensor<4x70xbf16>
  return %y : tensor<4x70xbf16>
}

// Codes of 4 bits stay with their scales, and so does what others take whole.
// CHECK-LABEL: func.func @whole
// CHECK: sinter.quantize
// CHECK: sinter.quantize
func.func @whole(%x: tensor<4x8xbf16>) -> (!fp4, !rows) {
  %p = sinter.quantize %x : tensor<4x8xbf16> -> !fp4
  %q = sinter.quantize %x : tensor<4x8xbf16> -> !rows
  return %p, %q : !fp4, !rows
}

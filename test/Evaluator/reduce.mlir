// RUN: sinter-eval %s --print | FileCheck %s --match-full-lines

func.func @main() -> (
    tensor<2xf32>, tensor<3xf32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>,
    tensor<2xbf16>, tensor<bf16>, tensor<f32>, tensor<2xf32>, tensor<f32>,
    tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>,
    tensor<2xi1>, tensor<2xi1>,
    tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>,
    tensor<2xi32>, tensor<2xf32>, tensor<2xf8E4M3FN>, tensor<2xi8>,
    tensor<2xf32>, tensor<2xf64>) {
  %x = arith.constant dense<[[1.0, 2.0, 4.0], [-0.0, -0.0, -0.0]]> : tensor<2x3xf32>
  // A sum starts from its first element, so that -0 stays.
  // CHECK: out0 F32[2]: 7 -0
  %0 = sinter.reduce add %x dims [1] : tensor<2x3xf32> -> tensor<2xf32>
  // CHECK: out1 F32[3]: 1 2 4
  %1 = sinter.reduce add %x dims [0] : tensor<2x3xf32> -> tensor<3xf32>
  // CHECK: out2 F32[]: 7
  %2 = sinter.reduce add %x dims [0, 1] : tensor<2x3xf32> -> tensor<f32>
  // CHECK: out3 F32[2]: 8 -0
  %3 = sinter.reduce mul %x dims [1] : tensor<2x3xf32> -> tensor<2xf32>
  %n = arith.constant dense<[[1.0, 0x7FC00000, 4.0], [-0.0, 0.0, -0.0]]> : tensor<2x3xf32>
  // CHECK: out4 F32[2]: nan 0
  %4 = sinter.reduce max %n dims [1] : tensor<2x3xf32> -> tensor<2xf32>

  // Adding 2^-9 to 1 four times: in f32, and one rounding.
  %b = arith.constant dense<[[1.0, 0.001953125, 0.001953125, 0.001953125],
                             [1.0, 0.001953125, 0.0, 0.0]]> : tensor<2x4xbf16>
  // CHECK: out5 BF16[2]: 1.0078125 1
  %5 = sinter.reduce add %b dims [1] : tensor<2x4xbf16> -> tensor<2xbf16>
  // 2 + 4 * 2^-9 is a tie.
  // CHECK: out6 BF16[]: 2
  %6 = sinter.reduce add %b dims [0, 1] : tensor<2x4xbf16> -> tensor<bf16>
  // 1e8 + 1 - 1e8: what f32 would lose.
  // CHECK: out7 F32[]: 1
  %big = arith.constant dense<[1.0e8, 1.0, -1.0e8]> : tensor<3xf32>
  %7 = sinter.reduce add %big dims [0] : tensor<3xf32> -> tensor<f32>

  // No element: the identity.
  %none = arith.constant dense<> : tensor<2x0xf32>
  // CHECK: out8 F32[2]: -inf -inf
  %8 = sinter.reduce max %none dims [1] : tensor<2x0xf32> -> tensor<2xf32>
  // CHECK: out9 F32[]: 0
  %9 = sinter.reduce add %none dims [0, 1] : tensor<2x0xf32> -> tensor<f32>

  %i = arith.constant dense<[[1, -2, 100], [100, 100, 127]]> : tensor<2x3xi8>
  // CHECK: out10 I8[2]: 99 71
  %10 = sinter.reduce add %i dims [1] : tensor<2x3xi8> -> tensor<2xi8>
  // CHECK: out11 I8[2]: 100 127
  %11 = sinter.reduce max %i dims [1] : tensor<2x3xi8> -> tensor<2xi8>
  // CHECK: out12 I8[2]: -2 127
  %12 = sinter.reduce umax %i dims [1] : tensor<2x3xi8> -> tensor<2xi8>
  // CHECK: out13 I8[2]: 1 100
  %13 = sinter.reduce umin %i dims [1] : tensor<2x3xi8> -> tensor<2xi8>
  // CHECK: out14 I8[2]: -101 127
  %14 = sinter.reduce xor %i dims [1] : tensor<2x3xi8> -> tensor<2xi8>
  %t = arith.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
  // CHECK: out15 BOOL[2]: 0 1
  %15 = sinter.reduce and %t dims [1] : tensor<2x2xi1> -> tensor<2xi1>
  // CHECK: out16 BOOL[2]: 1 1
  %16 = sinter.reduce or %t dims [1] : tensor<2x2xi1> -> tensor<2xi1>

  // The least position of equal values; NaN wins.
  %p = arith.constant dense<[[5, 3, 9], [0, 1, 2]]> : tensor<2x3xi32>
  %v = arith.constant dense<[[2.0, 2.0, 1.0], [7.0, 0x7FC00000, 0x7FC00000]]> : tensor<2x3xf32>
  // CHECK: out17 F32[2]: 2 nan
  // CHECK: out18 I32[2]: 3 1
  %17, %18 = sinter.reduce argmax %v, %p dims [1]
      : tensor<2x3xf32>, tensor<2x3xi32> -> tensor<2xf32>, tensor<2xi32>
  // CHECK: out19 F32[2]: 1 nan
  // CHECK: out20 I32[2]: 9 1
  %19, %20 = sinter.reduce argmin %v, %p dims [1]
      : tensor<2x3xf32>, tensor<2x3xi32> -> tensor<2xf32>, tensor<2xi32>
  %noPlace = arith.constant dense<> : tensor<2x0xi32>
  // CHECK: out21 F32[2]: -inf -inf
  // CHECK: out22 I32[2]: 0 0
  %21, %22 = sinter.reduce argmax %none, %noPlace dims [1]
      : tensor<2x0xf32>, tensor<2x0xi32> -> tensor<2xf32>, tensor<2xi32>
  // Several operands, each by itself.
  // CHECK: out23 F32[2]: 4 -0
  // CHECK: out24 F8_E4M3[2]: 448 448
  %f8 = arith.constant dense<448.0> : tensor<2x3xf8E4M3FN>
  %23, %24 = sinter.reduce max %x, %f8 dims [1]
      : tensor<2x3xf32>, tensor<2x3xf8E4M3FN> -> tensor<2xf32>, tensor<2xf8E4M3FN>
  // CHECK: out25 I8[2]: 56 -16
  %25 = sinter.reduce mul %i dims [1] : tensor<2x3xi8> -> tensor<2xi8>
  // Infinities of both signs.
  // CHECK: out26 F32[2]: nan inf
  %inf = arith.constant dense<[[0x7F800000, 0xFF800000], [0x7F800000, 3.4e38]]> : tensor<2x2xf32>
  %26 = sinter.reduce add %inf dims [1] : tensor<2x2xf32> -> tensor<2xf32>
  // CHECK: out27 F64[2]: 0.59999999999999998 2
  %w = arith.constant dense<[[0.1, 0.2, 0.3], [1.0, 1.0, 0.0]]> : tensor<2x3xf64>
  %27 = sinter.reduce add %w dims [1] : tensor<2x3xf64> -> tensor<2xf64>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,
      %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27 :
      tensor<2xf32>, tensor<3xf32>, tensor<f32>, tensor<2xf32>, tensor<2xf32>,
      tensor<2xbf16>, tensor<bf16>, tensor<f32>, tensor<2xf32>, tensor<f32>,
      tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>,
      tensor<2xi1>, tensor<2xi1>,
      tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>,
      tensor<2xi32>, tensor<2xf32>, tensor<2xf8E4M3FN>, tensor<2xi8>,
      tensor<2xf32>, tensor<2xf64>
}

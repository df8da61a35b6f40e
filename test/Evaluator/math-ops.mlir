// RUN: sinter-eval %s --print | FileCheck %s --match-full-lines

// Math functions are the correctly rounded ones in all but rare cases.

func.func @main() -> (
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<2xbf16>, tensor<2xf64>, tensor<2xf32>, tensor<2xf32>) {
  %x = arith.constant dense<[0.5, -0.0, 0x7F800000, 1.0]> : tensor<4xf32>
  // CHECK: out0 F32[4]: 1.64872122 1 inf 2.71828175
  %0 = math.exp %x : tensor<4xf32>
  // CHECK: out1 F32[4]: 1.41421354 1 inf 2
  %1 = math.exp2 %x : tensor<4xf32>
  // CHECK: out2 F32[4]: 0.648721278 -0 inf 1.71828187
  %2 = math.expm1 %x : tensor<4xf32>
  // CHECK: out3 F32[4]: -0.693147182 -inf inf 0
  %3 = math.log %x : tensor<4xf32>
  // CHECK: out4 F32[4]: 0.405465096 -0 inf 0.693147182
  %4 = math.log1p %x : tensor<4xf32>
  // CHECK: out5 F32[4]: -1 -inf inf 0
  %5 = math.log2 %x : tensor<4xf32>
  // CHECK: out6 F32[4]: 0.707106769 -0 inf 1
  %6 = math.sqrt %x : tensor<4xf32>
  // CHECK: out7 F32[4]: 1.41421354 -inf 0 1
  %7 = math.rsqrt %x : tensor<4xf32>
  // CHECK: out8 F32[4]: 0.793700516 -0 inf 1
  %8 = math.cbrt %x : tensor<4xf32>
  // CHECK: out9 F32[4]: 0.47942555 -0 nan 0.841470957
  %9 = math.sin %x : tensor<4xf32>
  // CHECK: out10 F32[4]: 0.87758255 1 nan 0.540302277
  %10 = math.cos %x : tensor<4xf32>
  // CHECK: out11 F32[4]: 0.546302497 -0 nan 1.55740774
  %11 = math.tan %x : tensor<4xf32>
  // CHECK: out12 F32[4]: 0.462117165 -0 1 0.761594176
  %12 = math.tanh %x : tensor<4xf32>
  // CHECK: out13 F32[4]: 0.520499885 -0 1 0.842700779
  %13 = math.erf %x : tensor<4xf32>

  %y = arith.constant dense<[2.5, -2.5, -0.4, 3.5]> : tensor<4xf32>
  // CHECK: out14 F32[4]: 2 -3 -1 3
  %14 = math.floor %y : tensor<4xf32>
  // CHECK: out15 F32[4]: 3 -2 -0 4
  %15 = math.ceil %y : tensor<4xf32>
  // Halves away from 0.
  // CHECK: out16 F32[4]: 3 -3 -0 4
  %16 = math.round %y : tensor<4xf32>
  // Halves to even.
  // CHECK: out17 F32[4]: 2 -2 -0 4
  %17 = math.roundeven %y : tensor<4xf32>
  // CHECK: out18 F32[4]: 2 -2 -0 3
  %18 = math.trunc %y : tensor<4xf32>

  // CHECK: out19 BF16[2]: 2.71875 1.6484375
  %z = arith.constant dense<[1.0, 0.5]> : tensor<2xbf16>
  %19 = math.exp %z : tensor<2xbf16>
  // CHECK: out20 F64[2]: 2.7182818284590451 1.6487212707001282
  %w = arith.constant dense<[1.0, 0.5]> : tensor<2xf64>
  %20 = math.exp %w : tensor<2xf64>
  // CHECK: out21 F32[2]: 8 nan
  %base = arith.constant dense<[2.0, -2.0]> : tensor<2xf32>
  %exponent = arith.constant dense<[3.0, 0.5]> : tensor<2xf32>
  %21 = math.powf %base, %exponent : tensor<2xf32>
  // The product keeps all its bits: (1 + 2^-12)^2 - (1 + 2^-11) = 2^-24.
  // CHECK: out22 F32[2]: 5.96046448e-08 6
  %f = arith.constant dense<[1.000244140625, 2.0]> : tensor<2xf32>
  %g = arith.constant dense<[-1.00048828125, 2.0]> : tensor<2xf32>
  %22 = math.fma %f, %f, %g : tensor<2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,
      %16, %17, %18, %19, %20, %21, %22 :
      tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
      tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
      tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
      tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
      tensor<2xbf16>, tensor<2xf64>, tensor<2xf32>, tensor<2xf32>
}

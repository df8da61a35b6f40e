// RUN: sinter-eval %s --print | FileCheck %s --match-full-lines

func.func @main() -> (
    tensor<4xbf16>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf16>,
    tensor<2xf32>, tensor<3xf64>,
    tensor<6xi8>, tensor<6xi8>, tensor<6xi64>, tensor<2xi1>,
    tensor<2xf32>, tensor<2xf32>, tensor<2xbf16>, tensor<2xf16>, tensor<2xf32>,
    tensor<2xi32>, tensor<2xi32>, tensor<2xi8>, tensor<2xi32>, tensor<2xi32>) {
  %a = arith.constant dense<[1.00390625, 464.0, 0x7F800000, 1.0e-8]> : tensor<4xf32>
  // 464 lies halfway between 448 and what f8E4M3FN does not have.
  // CHECK: out0 BF16[4]: 1 464 inf 1.00117177e-08
  %0 = arith.truncf %a : tensor<4xf32> to tensor<4xbf16>
  // CHECK: out1 F8_E4M3[4]: 1 448 nan 0
  %1 = arith.truncf %a : tensor<4xf32> to tensor<4xf8E4M3FN>
  // CHECK: out2 F8_E5M2[4]: 1 448 inf 0
  %2 = arith.truncf %a : tensor<4xf32> to tensor<4xf8E5M2>
  // CHECK: out3 F16[4]: 1.00390625 464 inf 0
  %3 = arith.truncf %a : tensor<4xf32> to tensor<4xf16>

  // One rounding: through f32 the first would become a tie and lose its bit.
  // CHECK: out4 F32[2]: 1.0078125 1
  %b = arith.constant dense<[1.0039062500000002, 1.00390625]> : tensor<2xf64>
  %narrow = arith.truncf %b : tensor<2xf64> to tensor<2xbf16>
  %4 = arith.extf %narrow : tensor<2xbf16> to tensor<2xf32>
  // CHECK: out5 F64[3]: 0.001953125 -448 nan
  %c = arith.constant dense<[0x01, 0xFE, 0x7F]> : tensor<3xf8E4M3FN>
  %5 = arith.extf %c : tensor<3xf8E4M3FN> to tensor<3xf64>

  // Floats to integers truncate and saturate; NaN is 0.
  %d = arith.constant dense<[-1.9, 300.0, -300.0, 0x7FC00000, 0x7F800000, 127.9]> : tensor<6xf32>
  // CHECK: out6 I8[6]: -1 127 -128 0 127 127
  %6 = arith.fptosi %d : tensor<6xf32> to tensor<6xi8>
  // CHECK: out7 I8[6]: 0 -1 0 0 -1 127
  %7 = arith.fptoui %d : tensor<6xf32> to tensor<6xi8>
  // CHECK: out8 I64[6]: -1 300 -300 0 9223372036854775807 127
  %8 = arith.fptosi %d : tensor<6xf32> to tensor<6xi64>
  // CHECK: out9 BOOL[2]: 0 1
  %e = arith.constant dense<[0.5, 7.0]> : tensor<2xf32>
  %9 = arith.fptoui %e : tensor<2xf32> to tensor<2xi1>

  %f = arith.constant dense<[true, false]> : tensor<2xi1>
  // CHECK: out10 F32[2]: 1 0
  %10 = arith.uitofp %f : tensor<2xi1> to tensor<2xf32>
  // CHECK: out11 F32[2]: -1 0
  %11 = arith.sitofp %f : tensor<2xi1> to tensor<2xf32>
  // 2^24 + 2^16 + 1: just above a tie of bf16.
  // CHECK: out12 BF16[2]: 16908288 -3
  %g = arith.constant dense<[16842753, -3]> : tensor<2xi32>
  %12 = arith.sitofp %g : tensor<2xi32> to tensor<2xbf16>
  // CHECK: out13 F16[2]: inf -3
  %13 = arith.sitofp %g : tensor<2xi32> to tensor<2xf16>
  // CHECK: out14 F32[2]: 16842752 4.2949673e+09
  %14 = arith.uitofp %g : tensor<2xi32> to tensor<2xf32>

  %h = arith.constant dense<[-1, 5]> : tensor<2xi8>
  // CHECK: out15 I32[2]: -1 5
  %15 = arith.extsi %h : tensor<2xi8> to tensor<2xi32>
  // CHECK: out16 I32[2]: 255 5
  %16 = arith.extui %h : tensor<2xi8> to tensor<2xi32>
  // CHECK: out17 I8[2]: 1 -3
  %17 = arith.trunci %g : tensor<2xi32> to tensor<2xi8>
  // CHECK: out18 I32[2]: -1 0
  %18 = arith.extsi %f : tensor<2xi1> to tensor<2xi32>
  // CHECK: out19 I32[2]: 1065353216 -2147483648
  %i = arith.constant dense<[1.0, -0.0]> : tensor<2xf32>
  %19 = arith.bitcast %i : tensor<2xf32> to tensor<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,
      %16, %17, %18, %19 :
      tensor<4xbf16>, tensor<4xf8E4M3FN>, tensor<4xf8E5M2>, tensor<4xf16>,
      tensor<2xf32>, tensor<3xf64>,
      tensor<6xi8>, tensor<6xi8>, tensor<6xi64>, tensor<2xi1>,
      tensor<2xf32>, tensor<2xf32>, tensor<2xbf16>, tensor<2xf16>, tensor<2xf32>,
      tensor<2xi32>, tensor<2xi32>, tensor<2xi8>, tensor<2xi32>, tensor<2xi32>
}

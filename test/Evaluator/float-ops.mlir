// RUN: sinter-eval %s --print | FileCheck %s --match-full-lines

// Arithmetic and comparison, with -0, infinities and NaN; each narrow result is
// rounded once to its type.

func.func @main() -> (
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
    tensor<3xbf16>, tensor<3xf16>, tensor<3xf8E4M3FN>, tensor<3xf8E5M2>,
    tensor<2xf64>, tensor<2xf32>,
    tensor<5xf32>, tensor<5xf32>, tensor<5xf32>,
    tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>,
    tensor<3xf32>, tensor<4xi1>, tensor<4xi1>) {
  %a = arith.constant dense<[0x7FC00000, -0.0, 0xFF800000, 1.0]> : tensor<4xf32>
  %b = arith.constant dense<[1.0, 0.0, 2.0, 0x7FC00000]> : tensor<4xf32>

  // NaN wins, and -0 is below 0.
  // CHECK: out0 F32[4]: nan 0 2 nan
  %0 = arith.maximumf %a, %b : tensor<4xf32>
  // CHECK: out1 F32[4]: nan -0 -inf nan
  %1 = arith.minimumf %a, %b : tensor<4xf32>
  // A number wins.
  // CHECK: out2 F32[4]: 1 0 2 1
  %2 = arith.maxnumf %a, %b : tensor<4xf32>
  // CHECK: out3 F32[4]: 1 -0 -inf 1
  %3 = arith.minnumf %a, %b : tensor<4xf32>

  %c = arith.constant dense<[5.5, -5.5, -0.0, 1.0]> : tensor<4xf32>
  %d = arith.constant dense<[2.0, 2.0, 3.0, 0.0]> : tensor<4xf32>
  // The remainder has the sign of the dividend.
  // CHECK: out4 F32[4]: 1.5 -1.5 -0 nan
  %4 = arith.remf %c, %d : tensor<4xf32>
  // CHECK: out5 F32[4]: 2.75 -2.75 -0 inf
  %5 = arith.divf %c, %d : tensor<4xf32>
  // CHECK: out6 F32[4]: -5.5 5.5 0 -1
  %6 = arith.negf %c : tensor<4xf32>
  // CHECK: out7 F32[4]: 7.5 -3.5 3 1
  %7 = arith.addf %c, %d : tensor<4xf32>

  // 1 + 2^-8 is a tie in bf16: to even, 1. 1.0078125 + 2^-8: to even, up.
  // CHECK: out8 BF16[3]: 1 1.015625 inf
  %e = arith.constant dense<[1.0, 1.0078125, 3.3895314e38]> : tensor<3xbf16>
  %f = arith.constant dense<[0.00390625, 0.00390625, 3.3895314e38]> : tensor<3xbf16>
  %8 = arith.addf %e, %f : tensor<3xbf16>
  // The product of the smallest f16 with 0.5 is a tie with 0; with 1.5 it is 2.
  // CHECK: out9 F16[3]: 0 1.1920929e-07 inf
  %g = arith.constant dense<[0x0001, 0x0001, 0x7BFF]> : tensor<3xf16>
  %h = arith.constant dense<[0.5, 1.5, 2.0]> : tensor<3xf16>
  %9 = arith.mulf %g, %h : tensor<3xf16>
  // 448 + 16 is a tie, down to 448; beyond it f8E4M3FN has only NaN.
  // CHECK: out10 F8_E4M3[3]: 448 nan 1.125
  %i = arith.constant dense<[448.0, 448.0, 1.0]> : tensor<3xf8E4M3FN>
  %j = arith.constant dense<[16.0, 20.0, 0.125]> : tensor<3xf8E4M3FN>
  %10 = arith.addf %i, %j : tensor<3xf8E4M3FN>
  // CHECK: out11 F8_E5M2[3]: inf 57344 -2.5
  %k = arith.constant dense<[57344.0, 57344.0, -2.0]> : tensor<3xf8E5M2>
  %l = arith.constant dense<[4096.0, 3584.0, -0.625]> : tensor<3xf8E5M2>
  %11 = arith.addf %k, %l : tensor<3xf8E5M2>
  // CHECK: out12 F64[2]: 0.30000000000000004 1.0000000000000002
  %m = arith.constant dense<[0.1, 1.0]> : tensor<2xf64>
  %n = arith.constant dense<[0.2, 2.220446049250313E-16]> : tensor<2xf64>
  %12 = arith.addf %m, %n : tensor<2xf64>
  // CHECK: out13 F32[2]: 0.300000012 1
  %o = arith.constant dense<[0.1, 1.0]> : tensor<2xf32>
  %p = arith.constant dense<[0.2, 5.9604645e-8]> : tensor<2xf32>
  %13 = arith.addf %o, %p : tensor<2xf32>

  %q = arith.constant dense<[-2.5, -0.0, 0x7FC00000, 0xFF800000, 1.0]> : tensor<5xf32>
  %r = arith.constant dense<[1.0, -1.0, -1.0, 1.0, -0.0]> : tensor<5xf32>
  // CHECK: out14 F32[5]: 2.5 0 nan inf 1
  %14 = math.absf %q : tensor<5xf32>
  // CHECK: out15 F32[5]: 2.5 -0 nan inf -1
  %15 = math.copysign %q, %r : tensor<5xf32>
  // A scalar condition chooses whole tensors.
  // CHECK: out16 F32[5]: 1 -1 -1 1 -0
  %false = arith.constant false
  %16 = arith.select %false, %q, %r : tensor<5xf32>

  %s = arith.constant dense<[1.0, 0x7FC00000, -0.0]> : tensor<3xf32>
  %t = arith.constant dense<[2.0, 0x7FC00000, 0.0]> : tensor<3xf32>
  // CHECK: out17 BOOL[3]: 1 0 0
  %17 = arith.cmpf olt, %s, %t : tensor<3xf32>
  // CHECK: out18 BOOL[3]: 0 0 1
  %18 = arith.cmpf oeq, %s, %t : tensor<3xf32>
  // CHECK: out19 BOOL[3]: 1 1 0
  %19 = arith.cmpf une, %s, %t : tensor<3xf32>
  // CHECK: out20 BOOL[3]: 1 1 1
  %20 = arith.cmpf ule, %s, %t : tensor<3xf32>
  // CHECK: out21 F32[3]: 1 nan 0
  %21 = arith.select %17, %s, %t : tensor<3xi1>, tensor<3xf32>

  // CHECK: out22 BOOL[4]: 0 1 0 1
  %22 = math.isfinite %a : tensor<4xf32>
  // CHECK: out23 BOOL[4]: 1 0 0 0
  %23 = math.isnan %a : tensor<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,
      %16, %17, %18, %19, %20, %21, %22, %23 :
      tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
      tensor<4xf32>, tensor<4xf32>, tensor<4xf32>,
      tensor<3xbf16>, tensor<3xf16>, tensor<3xf8E4M3FN>, tensor<3xf8E5M2>,
      tensor<2xf64>, tensor<2xf32>,
      tensor<5xf32>, tensor<5xf32>, tensor<5xf32>,
      tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>,
      tensor<3xf32>, tensor<4xi1>, tensor<4xi1>
}

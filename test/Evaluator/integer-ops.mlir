// RUN: sinter-eval %s --print | FileCheck %s --match-full-lines

// Integers wrap to their width; each op reads them with or without a sign.

func.func @main() -> (
    tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>,
    tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>,
    tensor<2xi16>, tensor<2xi16>, tensor<2xi16>,
    tensor<2xi64>, tensor<2xi64>,
    tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>,
    tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>) {
  %a = arith.constant dense<[127, -128, 100]> : tensor<3xi8>
  %b = arith.constant dense<[1, -1, 3]> : tensor<3xi8>
  // CHECK: out0 I8[3]: -128 127 103
  %0 = arith.addi %a, %b : tensor<3xi8>
  // CHECK: out1 I8[3]: 126 -127 97
  %1 = arith.subi %a, %b : tensor<3xi8>
  // CHECK: out2 I8[3]: 127 -128 44
  %2 = arith.muli %a, %b : tensor<3xi8>
  // CHECK: out3 I8[3]: 127 -128 100
  %3 = math.absi %a : tensor<3xi8>

  %c = arith.constant dense<[7, -7, -1]> : tensor<3xi32>
  %d = arith.constant dense<[2, 2, 2]> : tensor<3xi32>
  // CHECK: out4 I32[3]: 3 -3 0
  %4 = arith.divsi %c, %d : tensor<3xi32>
  // CHECK: out5 I32[3]: 1 -1 -1
  %5 = arith.remsi %c, %d : tensor<3xi32>
  // CHECK: out6 I32[3]: 3 2147483644 2147483647
  %6 = arith.divui %c, %d : tensor<3xi32>
  // CHECK: out7 I32[3]: 1 1 1
  %7 = arith.remui %c, %d : tensor<3xi32>

  %e = arith.constant dense<[-4, 3]> : tensor<2xi16>
  %f = arith.constant dense<[1, 14]> : tensor<2xi16>
  // CHECK: out8 I16[2]: -8 -16384
  %8 = arith.shli %e, %f : tensor<2xi16>
  // CHECK: out9 I16[2]: -2 0
  %9 = arith.shrsi %e, %f : tensor<2xi16>
  // CHECK: out10 I16[2]: 32766 0
  %10 = arith.shrui %e, %f : tensor<2xi16>

  %g = arith.constant dense<[9223372036854775807, 3037000500]> : tensor<2xi64>
  // CHECK: out11 I64[2]: 1 -9223372036709301616
  %11 = arith.muli %g, %g : tensor<2xi64>
  // CHECK: out12 I64[2]: 63 15
  %12 = math.ctpop %g : tensor<2xi64>

  %h = arith.constant dense<[true, true, false, false]> : tensor<4xi1>
  %i = arith.constant dense<[true, false, true, false]> : tensor<4xi1>
  // CHECK: out13 BOOL[4]: 1 0 0 0
  %13 = arith.andi %h, %i : tensor<4xi1>
  // CHECK: out14 BOOL[4]: 1 1 1 0
  %14 = arith.ori %h, %i : tensor<4xi1>
  // Addition of one bit has no carry.
  // CHECK: out15 BOOL[4]: 0 1 1 0
  %15 = arith.addi %h, %i : tensor<4xi1>
  // True is the greater of the two, read without a sign.
  // CHECK: out16 BOOL[4]: 0 1 0 0
  %16 = arith.cmpi ugt, %h, %i : tensor<4xi1>

  // CHECK: out17 I8[3]: 127 -1 100
  %17 = arith.maxsi %a, %b : tensor<3xi8>
  // CHECK: out18 I8[3]: 127 -1 100
  %18 = arith.maxui %a, %b : tensor<3xi8>
  // CHECK: out19 I8[3]: 1 -128 3
  %19 = arith.minsi %a, %b : tensor<3xi8>
  // CHECK: out20 I8[3]: 126 127 103
  %20 = arith.xori %a, %b : tensor<3xi8>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15,
      %16, %17, %18, %19, %20 :
      tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>,
      tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>,
      tensor<2xi16>, tensor<2xi16>, tensor<2xi16>,
      tensor<2xi64>, tensor<2xi64>,
      tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>,
      tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>
}

// RUN: sinter-eval %s --print | FileCheck %s --match-full-lines

func.func @main() -> (
    tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x2x3xi32>, tensor<3x2xi32>,
    tensor<6xi32>, tensor<3x2xi32>, tensor<2x3xi32>, tensor<1x2xi32>,
    tensor<0x3xi32>, tensor<2x5xi32>, tensor<3x7xi32>, tensor<2x2xi32>,
    tensor<2x0xi32>, tensor<2x3xbf16>, tensor<3xi8>, tensor<2xi16>,
    tensor<2x2xi16>, tensor<2xf32>, tensor<2x3xi32>, tensor<3x2xi32>) {
  %a = arith.constant dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi32>
  %b = arith.constant dense<[10, 11]> : tensor<2xi32>
  %zero = arith.constant dense<-1> : tensor<i32>

  // CHECK: out0 I32[2,3]: 10 10 10 11 11 11
  %0 = sinter.broadcast %b dims [0] : tensor<2xi32> -> tensor<2x3xi32>
  // CHECK: out1 I32[2,3]: -1 -1 -1 -1 -1 -1
  %1 = sinter.broadcast %zero dims [] : tensor<i32> -> tensor<2x3xi32>
  // A dim of size 1 is repeated; dims need not keep their order.
  // CHECK: out2 I32[2,2,3]: 10 10 10 10 10 10 11 11 11 11 11 11
  %r = sinter.reshape %b : tensor<2xi32> -> tensor<1x2xi32>
  %2 = sinter.broadcast %r dims [2, 0] : tensor<1x2xi32> -> tensor<2x2x3xi32>
  // CHECK: out3 I32[3,2]: 0 3 1 4 2 5
  %3 = sinter.transpose %a [1, 0] : tensor<2x3xi32> -> tensor<3x2xi32>
  // Of a transposed view: elements in the view's order.
  // CHECK: out4 I32[6]: 0 3 1 4 2 5
  %4 = sinter.reshape %3 : tensor<3x2xi32> -> tensor<6xi32>
  // CHECK: out5 I32[3,2]: 0 1 2 3 4 5
  %5 = sinter.reshape %a : tensor<2x3xi32> -> tensor<3x2xi32>
  // CHECK: out6 I32[2,3]: 5 4 3 2 1 0
  %6 = sinter.reverse %a dims [0, 1] : tensor<2x3xi32>
  // CHECK: out7 I32[1,2]: 3 5
  %7 = sinter.slice %a offsets [1, 0] strides [1, 2] : tensor<2x3xi32> -> tensor<1x2xi32>
  // CHECK: out8 I32[0,3]:
  %8 = sinter.slice %a offsets [2, 0] strides [1, 1] : tensor<2x3xi32> -> tensor<0x3xi32>
  // CHECK: out9 I32[2,5]: 0 1 2 5 4 3 4 5 2 1
  %rev = sinter.slice %6 offsets [0, 0] strides [1, 1] : tensor<2x3xi32> -> tensor<2x2xi32>
  %9 = sinter.concat %a, %rev dim 1 : tensor<2x3xi32>, tensor<2x2xi32> -> tensor<2x5xi32>

  // Negative padding cuts, after the interior elements are in:
  // rows 0 1 2 -> 0 . 1 . 2 -> . 1 . 2 . . .
  // CHECK: out10 I32[3,7]: -1 1 -1 2 -1 -1 -1 -1 4 -1 5 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
  %10 = sinter.pad %a, %zero low [0, -1] high [1, 3] interior [0, 1]
      : tensor<2x3xi32>, tensor<i32> -> tensor<3x7xi32>
  // CHECK: out11 I32[2,2]: 1 2 4 5
  %11 = sinter.pad %a, %zero low [0, -1] high [0, 0] interior [0, 0]
      : tensor<2x3xi32>, tensor<i32> -> tensor<2x2xi32>
  // CHECK: out12 I32[2,0]:
  %12 = sinter.pad %a, %zero low [0, -2] high [0, -1] interior [0, 0]
      : tensor<2x3xi32>, tensor<i32> -> tensor<2x0xi32>

  // CHECK: out13 BF16[2,3]: 0 1 2 0 1 2
  %13 = sinter.iota dim 1 : tensor<2x3xbf16>
  // CHECK: out14 I8[3]: 0 1 2
  %14 = sinter.iota dim 0 : tensor<3xi8>

  // Pieces come lowest bits first. 0x00030001 is 1, 3.
  %w = arith.constant dense<[196609, -1]> : tensor<2xi32>
  %15 = sinter.bitcast %w : tensor<2xi32> -> tensor<2x2xi16>
  // CHECK: out15 I16[2]: 3 -1
  %high = sinter.slice %15 offsets [0, 1] strides [1, 1] : tensor<2x2xi16> -> tensor<2x1xi16>
  %high1 = sinter.reshape %high : tensor<2x1xi16> -> tensor<2xi16>
  // CHECK: out16 I16[2,2]: 1 3 -1 -1
  // CHECK: out17 F32[2]: 2.7550789e-40 nan
  %17 = sinter.bitcast %15 : tensor<2x2xi16> -> tensor<2xf32>
  // CHECK: out18 I32[2,3]: 0 1 2 3 4 5
  // CHECK: out19 I32[3,2]: 0 3 1 4 2 5
  %18, %19 = sinter.barrier %a, %3 : tensor<2x3xi32>, tensor<3x2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14,
      %high1, %15, %17, %18, %19 :
      tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x2x3xi32>, tensor<3x2xi32>,
      tensor<6xi32>, tensor<3x2xi32>, tensor<2x3xi32>, tensor<1x2xi32>,
      tensor<0x3xi32>, tensor<2x5xi32>, tensor<3x7xi32>, tensor<2x2xi32>,
      tensor<2x0xi32>, tensor<2x3xbf16>, tensor<3xi8>, tensor<2xi16>,
      tensor<2x2xi16>, tensor<2xf32>, tensor<2x3xi32>, tensor<3x2xi32>
}

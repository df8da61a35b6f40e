// RUN: sinter-eval %s --print | FileCheck %s --match-full-lines

func.func @main() -> (
    tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1x2xf32>, tensor<f32>,
    tensor<2x2xbf16>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf16>,
    tensor<1xf64>, tensor<2x2xi32>, tensor<2x2xi8>, tensor<2x3xf32>,
    tensor<0x2xf32>, tensor<2x2x2xf32>, tensor<1xf32>) {
  %a = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = arith.constant dense<[[1.0, 0.0], [0.0, 1.0], [10.0, 20.0]]> : tensor<3x2xf32>
  // CHECK: out0 F32[2,2]: 31 62 64 125
  %0 = sinter.matmul %a, %b contract [1] x [0] acc f32
      : tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x2xf32>
  // The result's dims the other way round.
  // CHECK: out1 F32[2,2]: 31 64 62 125
  %1 = sinter.matmul %a, %b contract [1] x [0] acc f32 permutation [1, 0]
      : tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x2xf32>
  // A batch of two rows against two matrices.
  // CHECK: out2 F32[2,1,2]: 31 62 4 5
  %a3 = sinter.reshape %a : tensor<2x3xf32> -> tensor<2x1x3xf32>
  %eye = arith.constant dense<[[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]> : tensor<3x2xf32>
  %b1 = sinter.reshape %b : tensor<3x2xf32> -> tensor<1x3x2xf32>
  %e1 = sinter.reshape %eye : tensor<3x2xf32> -> tensor<1x3x2xf32>
  %bb = sinter.concat %b1, %e1 dim 0 : tensor<1x3x2xf32>, tensor<1x3x2xf32> -> tensor<2x3x2xf32>
  %2 = sinter.matmul %a3, %bb batch [0] x [0] contract [2] x [1] acc f32
      : tensor<2x1x3xf32>, tensor<2x3x2xf32> -> tensor<2x1x2xf32>
  // Both dims contracted.
  // CHECK: out3 F32[]: 91
  %3 = sinter.matmul %a, %a contract [0, 1] x [0, 1] acc f32
      : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<f32>
  // CHECK: out4 BF16[2,2]: 31 62 64 125
  %4 = sinter.matmul %a, %b contract [1] x [0] acc f32
      : tensor<2x3xf32>, tensor<3x2xf32> -> tensor<2x2xbf16>

  // 1 + 2^-12 is itself in f32, 1 in tf32 (10 bits) and in bf16.
  %u = arith.constant dense<[[1.000244140625]]> : tensor<1x1xf32>
  %v = arith.constant dense<[4096.0]> : tensor<1xf32>
  // CHECK: out5 F32[1]: 4097
  %5 = sinter.matmul %u, %v contract [1] x [0] acc f32
      : tensor<1x1xf32>, tensor<1xf32> -> tensor<1xf32>
  // CHECK: out6 F32[1]: 4096
  %6 = sinter.matmul %u, %v contract [1] x [0] types tf32 x tf32 acc f32
      : tensor<1x1xf32>, tensor<1xf32> -> tensor<1xf32>
  // CHECK: out7 F32[1]: 4096
  %7 = sinter.matmul %u, %v contract [1] x [0] types bf16 x bf16 acc f32
      : tensor<1x1xf32>, tensor<1xf32> -> tensor<1xf32>
  // The sum is rounded to the accumulator, here f16, and then to the result.
  // CHECK: out8 F16[1]: 4096
  %uh = arith.constant dense<[[1.0, 1.0]]> : tensor<1x2xf16>
  %vh = arith.constant dense<[4096.0, 1.5]> : tensor<2xf16>
  %8 = sinter.matmul %uh, %vh contract [1] x [0] acc f16
      : tensor<1x2xf16>, tensor<2xf16> -> tensor<1xf16>
  // CHECK: out9 F64[1]: 0.30000000000000004
  %ud = arith.constant dense<[[1.0, 1.0]]> : tensor<1x2xf64>
  %vd = arith.constant dense<[0.1, 0.2]> : tensor<2xf64>
  %9 = sinter.matmul %ud, %vd contract [1] x [0] acc f64
      : tensor<1x2xf64>, tensor<2xf64> -> tensor<1xf64>

  %i = arith.constant dense<[[100, 100], [-1, 3]]> : tensor<2x2xi8>
  // CHECK: out10 I32[2,2]: 9900 10300 -103 -91
  %10 = sinter.matmul %i, %i contract [1] x [0] acc i32
      : tensor<2x2xi8>, tensor<2x2xi8> -> tensor<2x2xi32>
  // CHECK: out11 I8[2,2]: -84 60 -103 -91
  %11 = sinter.matmul %i, %i contract [1] x [0] acc i8
      : tensor<2x2xi8>, tensor<2x2xi8> -> tensor<2x2xi8>
  // Nothing to sum: 0. No row: nothing.
  // CHECK: out12 F32[2,3]: 0 0 0 0 0 0
  %l = arith.constant dense<> : tensor<2x0xf32>
  %r = arith.constant dense<> : tensor<0x3xf32>
  %12 = sinter.matmul %l, %r contract [1] x [0] acc f32
      : tensor<2x0xf32>, tensor<0x3xf32> -> tensor<2x3xf32>
  // CHECK: out13 F32[0,2]:
  %13 = sinter.matmul %r, %b contract [1] x [0] acc f32
      : tensor<0x3xf32>, tensor<3x2xf32> -> tensor<0x2xf32>
  // An outer product over a batch, written with the batch in the middle.
  // CHECK: out14 F32[2,2,2]: 1 0 0 5 2 0 0 10
  %p = arith.constant dense<[[1.0, 2.0], [5.0, 10.0]]> : tensor<2x2xf32>
  %q = arith.constant dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf32>
  %14 = sinter.matmul %p, %q batch [0] x [0] contract [] x [] acc f32
      permutation [1, 0, 2]
      : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2x2xf32>
  // 0 times infinity.
  // CHECK: out15 F32[1]: nan
  %z = arith.constant dense<[[0.0]]> : tensor<1x1xf32>
  %inf = arith.constant dense<[0x7F800000]> : tensor<1xf32>
  %15 = sinter.matmul %z, %inf contract [1] x [0] acc f32
      : tensor<1x1xf32>, tensor<1xf32> -> tensor<1xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 :
      tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x1x2xf32>, tensor<f32>,
      tensor<2x2xbf16>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf16>,
      tensor<1xf64>, tensor<2x2xi32>, tensor<2x2xi8>, tensor<2x3xf32>,
      tensor<0x2xf32>, tensor<2x2x2xf32>, tensor<1xf32>
}

// RUN: sinter-eval %s --print | FileCheck %s --match-full-lines

// One rule for all formats: amax over finite elements, codes to nearest even,
// saturation, NaN kept (or its block's scale made NaN).

!rows = !sinter.quantized<2x4xf8E4M3FN, scale = f32, block = [1, 4]>
!wide = !sinter.quantized<2x4xf8E5M2, scale = f32, block = [2, 4]>
!mx = !sinter.quantized<2x4xf8E4M3FN, scale = f8E8M0FNU, block = [1, 4]>
!fp4 = !sinter.quantized<2x4xf4E2M1FN, scale = f8E4M3FN, block = [1, 2]>
!odd = !sinter.quantized<1x3xf4E2M1FN, scale = f32, block = [1, 2]>

func.func @main() -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>,
    tensor<2x4xbf16>, tensor<1x3xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
  // Row 0: amax 896, scale 2. 33 / 2 = 16.5 -> 16 (16, 18: to nearest) -> 32.
  // Row 1: nothing finite but 0: scale 1; infinity saturates.
  // CHECK: out0 F32[2,4]: 896 32 -896 0 0 448 -448 nan
  %x = arith.constant dense<[[896.0, 33.0, -896.0, 0.001],
                             [0.0, 0x7F800000, 0xFF800000, 0x7FC00000]]> : tensor<2x4xf32>
  %q0 = sinter.quantize %x : tensor<2x4xf32> -> !rows
  %0 = sinter.dequantize %q0 : !rows -> tensor<2x4xf32>

  // One scale for all: 114688 / 57344 = 2.
  // CHECK: out1 F32[2,4]: 114688 2 3 -5 1 1 1 1
  %y = arith.constant dense<[[114688.0, 2.0, 3.0, -5.0], [1.0, 1.0, 1.0, 1.0]]> : tensor<2x4xf32>
  %q1 = sinter.quantize %y : tensor<2x4xf32> -> !wide
  %1 = sinter.dequantize %q1 : !wide -> tensor<2x4xf32>

  // amax 449: 449 / 448 rounds up to a scale of 2, so that 449 is not clipped:
  // 224.5 -> 224. amax 448: a scale of 1, exactly.
  // CHECK: out2 F32[2,4]: 448 1 0 -2 448 1 0.001953125 -1
  %z = arith.constant dense<[[449.0, 1.0, 0.0, -2.0], [448.0, 1.0, 0.002, -1.0]]> : tensor<2x4xf32>
  %q2 = sinter.quantize %z : tensor<2x4xf32> -> !mx
  %2 = sinter.dequantize %q2 : !mx -> tensor<2x4xf32>

  // 4-bit codes 0 0.5 1 1.5 2 3 4 6 and scales 1, 2, 1 (no nonzero), NaN.
  // CHECK: out3 BF16[2,4]: 6 2 -12 8 0 -0 nan nan
  %w = arith.constant dense<[[6.0, 2.5, -12.0, 7.5], [0.0, -0.0, 0x7FC0, 3.0]]> : tensor<2x4xbf16>
  %q3 = sinter.quantize %w : tensor<2x4xbf16> -> !fp4
  %3 = sinter.dequantize %q3 : !fp4 -> tensor<2x4xbf16>

  // A last block of one element.
  // CHECK: out4 F32[1,3]: 6 -3 12
  %v = arith.constant dense<[[6.0, -3.0, 12.0]]> : tensor<1x3xf32>
  %q4 = sinter.quantize %v : tensor<1x3xf32> -> !odd
  %4 = sinter.dequantize %q4 : !odd -> tensor<1x3xf32>

  // A quantised value goes through kernels as one.
  // CHECK: out5 F32[2,4]: 896 32 -896 0 0 448 -448 nan
  %q5 = sinter.launch @pass(%q0) : (!rows) -> !rows
  %5 = sinter.dequantize %q5 : !rows -> tensor<2x4xf32>

  // A scale too small for its type is the smallest one: nothing divides by 0.
  // CHECK: out6 F32[2,4]: 0 0 0 0 -0 0 0 0
  %tiny = arith.constant dense<[[1.0e-45, 0.0, 0.0, 0.0], [-1.0e-45, 0.0, 0.0, 0.0]]> : tensor<2x4xf32>
  %q6 = sinter.quantize %tiny : tensor<2x4xf32> -> !fp4
  %6 = sinter.dequantize %q6 : !fp4 -> tensor<2x4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<2x4xf32>, tensor<2x4xf32>,
      tensor<2x4xf32>, tensor<2x4xbf16>, tensor<1x3xf32>, tensor<2x4xf32>,
      tensor<2x4xf32>
}

sinter.kernel @pass(%q: !rows) -> !rows {
  sinter.yield %q : !rows
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quantised values: into them and out of them.

#ifndef SINTER_IR_SINTERQUANTOPS_TD
#define SINTER_IR_SINTERQUANTOPS_TD

include "sinter/IR/SinterBase.td"
include "sinter/IR/SinterTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sinter_QuantizeOp : Sinter_Op<"quantize", [Pure]> {
  let summary = "Rounds a tensor to a narrow format under one scale per block";
  let description = [{
    For each block of the result's type, `amax` is the largest magnitude among
    the finite elements, in f32; the scale is `amax` divided by the largest
    finite value of the format, or 1 where no element is finite and nonzero.
    An `f8E8M0FNU` scale is rounded up to a power of two, so that nothing is
    clipped. A code is the element divided by the scale, rounded to nearest
    even; what overflows, and infinity, becomes the largest finite value of
    its sign. NaN stays NaN where the format has one; in `f4E2M1FN`, which has
    none, the scale of its block becomes NaN. Subnormals are kept. Sign and
    payload of a NaN are open.

    With `scale` (delayed or calibrated scaling) the scales are given, one per
    block in the logical order of dims, and nothing is searched: elements are
    divided by them as they are.

    ```mlir
    %q = sinter.quantize %x : tensor<16x256xbf16>
       -> !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128]>
    %r = sinter.quantize %x scale %s : tensor<16x256xbf16>, tensor<1x1xf32>
       -> !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [16, 256]>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$input, Optional<Sinter_Tensor>:$scale);
  let results = (outs Sinter_QuantizedType:$result);
  let assemblyFormat = [{
    $input (`scale` $scale^)? attr-dict `:` type($input) (`,` type($scale)^)?
    `->` type($result)
  }];
  let hasVerifier = 1;
}

def Sinter_DequantizeOp : Sinter_Op<"dequantize", [Pure]> {
  let summary = "Code times scale, rounded to a wider type";
  let description = [{
    The product of code and scale is taken in f32 and rounded once.

    ```mlir
    %x = sinter.dequantize %q
       : !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128]>
       -> tensor<16x256xbf16>
    ```
  }];
  let arguments = (ins Sinter_QuantizedType:$input);
  let results = (outs Sinter_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Sinter_UnpackOp : Sinter_Op<"unpack", [Pure]> {
  let summary = "The codes and the scales of a quantised tensor";
  let description = [{
    Both as they lie in memory: dim `i` of `codes` and of `scales` is dim
    `layout[i]` of the quantised tensor.

    ```mlir
    %codes, %scales = sinter.unpack %q
       : !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128], layout = [1, 0]>
       -> tensor<256x16xf8E4M3FN>, tensor<2x16xf32>
    ```
  }];
  let arguments = (ins Sinter_QuantizedType:$input);
  let results = (outs Sinter_Tensor:$codes, Sinter_Tensor:$scales);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `->` type($codes) `,` type($scales)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Sinter_PackOp : Sinter_Op<"pack", [Pure]> {
  let summary = "A quantised tensor of codes and scales";
  let description = [{
    The reverse of `sinter.unpack`.

    ```mlir
    %q = sinter.pack %codes, %scales : tensor<16x256xf8E4M3FN>, tensor<16x2xf32>
       -> !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128]>
    ```
  }];
  let arguments = (ins Sinter_Tensor:$codes, Sinter_Tensor:$scales);
  let results = (outs Sinter_QuantizedType:$result);
  let assemblyFormat =
      "$codes `,` $scales attr-dict `:` type($codes) `,` type($scales) `->` type($result)";
  let hasVerifier = 1;
}

#endif // SINTER_IR_SINTERQUANTOPS_TD

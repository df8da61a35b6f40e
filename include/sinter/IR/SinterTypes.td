// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The type of a quantised tensor: bytes and scale as one value.

#ifndef SINTER_IR_SINTERTYPES_TD
#define SINTER_IR_SINTERTYPES_TD

include "sinter/IR/SinterBase.td"

def Sinter_QuantizedType : TypeDef<Sinter_Dialect, "Quantized"> {
  let mnemonic = "quantized";
  let summary = "A tensor in a narrow format together with its scales";
  let description = [{
    `!sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128]>` is a
    16 x 256 tensor whose elements are `f8E4M3FN` codes; every block of 1 x 128
    elements shares one `f32` scale, and the value of an element is its code
    times the scale of its block. `block` has one entry per dim and divides it
    rounding up; a block of the whole shape is one scale per tensor. `layout`
    is the order of the dims in memory, outermost first; the identity is left
    out.
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t", "sizes of the dims">:$shape,
    "::mlir::Type":$elementType,
    "::mlir::Type":$scaleType,
    ArrayRefParameter<"int64_t", "elements per scale along each dim">:$block,
    ArrayRefParameter<"int64_t", "dims from outermost to innermost">:$layout);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Sizes of the tensor of scales: shape divided by block, rounded up.
    ::llvm::SmallVector<int64_t> getScaleShape() const;
  }];
}

#endif // SINTER_IR_SINTERTYPES_TD

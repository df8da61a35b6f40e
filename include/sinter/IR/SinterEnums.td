// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enumerations of the dialect.

#ifndef SINTER_IR_SINTERENUMS_TD
#define SINTER_IR_SINTERENUMS_TD

include "mlir/IR/EnumAttr.td"

def Sinter_ReduceKind : I32EnumAttr<"ReduceKind", "what a reduction computes", [
    I32EnumAttrCase<"Add", 0, "add">,
    I32EnumAttrCase<"Mul", 1, "mul">,
    I32EnumAttrCase<"Max", 2, "max">,
    I32EnumAttrCase<"Min", 3, "min">,
    I32EnumAttrCase<"UMax", 4, "umax">,
    I32EnumAttrCase<"UMin", 5, "umin">,
    I32EnumAttrCase<"And", 6, "and">,
    I32EnumAttrCase<"Or", 7, "or">,
    I32EnumAttrCase<"Xor", 8, "xor">,
    I32EnumAttrCase<"ArgMax", 9, "argmax">,
    I32EnumAttrCase<"ArgMin", 10, "argmin">,
    I32EnumAttrCase<"UArgMax", 11, "uargmax">,
    I32EnumAttrCase<"UArgMin", 12, "uargmin">
  ]> {
  let cppNamespace = "::sinter";
}

def Sinter_ScatterKind : I32EnumAttr<"ScatterKind", "what a scatter does where updates land", [
    I32EnumAttrCase<"Add", 0, "add">,
    I32EnumAttrCase<"Replace", 1, "replace">
  ]> {
  let cppNamespace = "::sinter";
}

#endif // SINTER_IR_SINTERENUMS_TD

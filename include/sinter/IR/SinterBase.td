// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect itself and the constraints that its ops share.

#ifndef SINTER_IR_SINTERBASE_TD
#define SINTER_IR_SINTERBASE_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Sinter_Dialect : Dialect {
  let name = "sinter";
  let cppNamespace = "::sinter";
  let summary = "One training step over static tensors, and the plan of its kernels";
  let description = [{
    A step is a `func.func` over ranked, static tensors. Elementwise work is
    upstream's `arith` and `math` on tensors; this dialect adds the structural
    ops (shape changes, reductions, look-ups, products), quantised values, and
    `sinter.kernel` / `sinter.launch`, in which the plan of a step is written.

    Integers are signless, as in `arith`; where a sign matters the op carries
    it. An element of type `i1` takes one byte in memory.
  }];
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::math::MathDialect"
  ];
}

class Sinter_Op<string mnemonic, list<Trait> traits = []>
    : Op<Sinter_Dialect, mnemonic, traits>;

def Sinter_Tensor : StaticShapeTensorOf<[AnyFloat, AnySignlessInteger]>;
def Sinter_IntTensor : StaticShapeTensorOf<[AnySignlessInteger]>;
#endif // SINTER_IR_SINTERBASE_TD

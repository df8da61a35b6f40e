// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plan of a step: kernels, and their launches in order.

#ifndef SINTER_IR_SINTERPLANOPS_TD
#define SINTER_IR_SINTERPLANOPS_TD

include "sinter/IR/SinterBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Sinter_KernelOp : Sinter_Op<"kernel", [
    FunctionOpInterface, IsolatedFromAbove, Symbol,
    SingleBlockImplicitTerminator<"::sinter::YieldOp">]> {
  let summary = "What one launch computes";
  let description = [{
    The body is ordinary step-level IR over the kernel's arguments; its terminator
    `sinter.yield` names the results. Equal kernels are one symbol, launched
    several times. Three attributes, each a dictionary with a `version`,
    say what is known about it:

    - `decisions`: what passes that apply obey. Written by planning passes,
      editable by hand.
    - `estimates`: what the models predict. Never obeyed; may be dropped.
    - `measurements`: what was measured. Overrules estimates.

    ```mlir
    sinter.kernel @scale(%x: tensor<8xf32>) -> tensor<8xf32>
        attributes {decisions = {version = 1 : i64, schedule = "pointwise"}} {
      %c = arith.constant dense<2.0> : tensor<8xf32>
      %y = arith.mulf %x, %c : tensor<8xf32>
      sinter.yield %y : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<DictionaryAttr>:$decisions,
                       OptionalAttr<DictionaryAttr>:$estimates,
                       OptionalAttr<DictionaryAttr>:$measurements);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::FunctionType":$type)>
  ];
  let skipDefaultBuilders = 1;
  let extraClassDeclaration = [{
    ::mlir::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::mlir::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    /// The terminator, whose operands are the results.
    ::sinter::YieldOp getYield();
  }];
}

def Sinter_YieldOp : Sinter_Op<"yield", [
    Pure, ReturnLike, Terminator, HasParent<"::sinter::KernelOp">]> {
  let summary = "Names the results of a kernel";
  let description = [{
    ```mlir
    sinter.yield %y : tensor<8xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "($operands^ `:` type($operands))? attr-dict";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange{}); }]>];
  let hasVerifier = 1;
}

def Sinter_LaunchOp : Sinter_Op<"launch", [
    Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Runs a kernel";
  let description = [{
    Launches stand in the order in which they run.

    ```mlir
    %y = sinter.launch @scale(%x) : (tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$kernel `(` $operands `)` attr-dict `:` functional-type($operands, $results)";
}

#endif // SINTER_IR_SINTERPLANOPS_TD

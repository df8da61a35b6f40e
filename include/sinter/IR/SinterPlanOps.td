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

    Decisions of a tiled kernel, all i64 but the first; a kernel of rows has its
    domain from its reductions, one that transposes two dims from there, a
    scatter from its result, every other one row of all its elements:

    | decision | means |
    | --- | --- |
    | `schedule` | `pointwise`, `row`, `transpose` (tiles of two dims, results in another order), `split` (few long rows, several CTAs to each), `scatter` (updates are sorted by row, then each row is written once), `library` or `copy` |
    | `threads` | threads per CTA: a multiple of 32, at most 1024 |
    | `lanes` | threads per row: a power of two that divides `threads` |
    | `vector` | elements that a thread takes at consecutive columns: 1 to 16, divides the columns |
    | `chunks` | times that a thread takes `vector` elements of a row held in registers, at least columns / (`lanes` x `vector`); 0: the row is read in a loop, again for each pass |
    | `stage` | 1, with `chunks` 0: what later passes read again waits in shared memory; 0, or left out: it is read again |
    | `exchange` | 1, with `row` and `chunks` not 0: results whose neighbours lie in other parts of the row (a tile, transposed) are written through shared memory in their own order; 0, or left out: as they come |
    | `turns` | with `exchange`: groups of `threads` / `lanes` rows that a CTA takes in turn; from 2 on, those results are written through shared memory whose neighbours are rows; else 1, or left out |
    | `blocks` | CTAs: elements / (`threads` x `vector`), or rows / (`threads` / `lanes` x `turns`), rounded up (`transpose`: rows / (`threads` / `lanes` x `chunks`)); any number where columns are summed up by a persistent grid |
    | `segment` | of a scatter: a row's updates are added up in pieces of this many, by several CTAs, where a row has so many; 0, or left out: by one |
    | `splits` | parts of a row, or tiles of columns (`transpose`: columns / (`lanes` x `vector`), rounded up); else 1 |
    | `min_blocks_per_sm` | CTAs per SM that registers must leave room for: the launch bound |

    With `sinter.members = n`, a kernel is several launches that were made one:
    its body is that of n members, which differ in sizes only, and its results
    are those of the first, the second and so on. Members compute element by
    element (`pointwise`) or reduce whole tensors (`split`); a CTA takes
    `threads` x `vector` elements of one member, `chunks` times as many where it
    reduces (`lanes` = `threads`), and `blocks` counts the CTAs of all members,
    each rounded up.

    After another `threads`, `lanes` or `vector`, `blocks` and `chunks` have to be
    made to fit; what does not is refused with the number that would. Without
    `decisions`, a kernel's are chosen.

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
    Launches stand in the order in which they run. Those with one `sinter.group`
    are to become one (sinter-merge-launches).

    ```mlir
    %y = sinter.launch @scale(%x) : (tensor<8xf32>) -> tensor<8xf32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = "$kernel `(` $operands `)` attr-dict `:` functional-type($operands, $results)";
}

#endif // SINTER_IR_SINTERPLANOPS_TD

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that bring programs of other dialects into sinter.

#ifndef SINTER_CONVERSION_PASSES_TD
#define SINTER_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def SinterImportStablehlo
    : Pass<"sinter-import-stablehlo", "::mlir::ModuleOp"> {
  let summary = "Turns a StableHLO program into one sinter step";
  let description = [{
    Takes a module of `stablehlo`, `chlo` and `func` ops, in generic form or
    with the dialects loaded, and leaves one public function `@main` of
    `arith`, `math` and `sinter` ops. Calls are inlined. A `while` is unrolled
    when its condition can be computed from constants at every iteration; the
    loops of a program may unroll to `max-unrolled-ops` StableHLO ops in all.

    Integers become signless. A function argument or result of an unsigned
    type carries `sinter.unsigned`; a donated argument carries
    `sinter.donated`, or `sinter.alias_output = N` where it may hold result N.

    What the step level does not express (dynamic shapes, complex numbers,
    `custom_call`, `convolution`, `sort`, real sharding, ...) is one error at
    the op's location that says what to do. The module is then unchanged.

    ```mlir
    "func.func"() <{function_type = (tensor<4xui8>) -> tensor<4xf32>,
                    sym_name = "main"}> ({
    ^bb0(%x: tensor<4xui8>):
      %y = "stablehlo.convert"(%x) : (tensor<4xui8>) -> tensor<4xf32>
      "func.return"(%y) : (tensor<4xf32>) -> ()
    }) : () -> ()
    ```
    becomes
    ```mlir
    func.func @main(%x: tensor<4xi8> {sinter.unsigned}) -> tensor<4xf32> {
      %y = arith.uitofp %x : tensor<4xi8> to tensor<4xf32>
      return %y : tensor<4xf32>
    }
    ```
  }];
  let options = [
    Option<"maxUnrolledOps", "max-unrolled-ops", "int64_t", "200000",
           "StableHLO ops that the while loops of a program may unroll to">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::math::MathDialect", "::sinter::SinterDialect"
  ];
}

#endif // SINTER_CONVERSION_PASSES_TD

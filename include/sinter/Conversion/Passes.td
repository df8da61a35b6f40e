// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that bring programs of other dialects, and named ops, into sinter's
// primitives.

#ifndef SINTER_CONVERSION_PASSES_TD
#define SINTER_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def SinterDecomposeNamedOps
    : Pass<"sinter-decompose-named-ops", "::mlir::ModuleOp"> {
  let summary = "Puts the definitions of named training ops in their place";
  let description = [{
    `sinter.rms_norm`, `sinter.adamw` and the other named ops become the `arith`,
    `math` and `sinter` primitives that define them. Operands are widened to
    f32, or to f64 where one is f64, everything is computed there, and each
    result is rounded once to its type. The passes after this one meet only
    primitives.

    So do `sinter.quantize` and `sinter.dequantize` of 8-bit codes where all that
    becomes of the quantised value is its parts (`sinter.unpack`) or a tensor
    again: codes and scales are then tensors of their own. Blocks become dims of
    a reshape, another layout a transpose.

    The steps of linear recurrences are written out, at most
    `max-recurrence-steps` in a program: more is an error.

    ```mlir
    %y = sinter.softmax %x axis 1 : (tensor<8x64xbf16>) -> tensor<8x64xbf16>
    ```
    becomes
    ```mlir
    %wide = arith.extf %x : tensor<8x64xbf16> to tensor<8x64xf32>
    %max = sinter.reduce max %wide dims [1] : tensor<8x64xf32> -> tensor<8xf32>
    ...
    ```
  }];
  let options = [
    Option<"maxRecurrenceSteps", "max-recurrence-steps", "int64_t", "512",
           "Steps of linear recurrences that are written out, in all (default: "
           "512)">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::math::MathDialect",
    "::sinter::SinterDialect"
  ];
}

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

    These ops are taken, with any operands of i1, signed and unsigned integers
    of 8 to 64 bits, f16, bf16, f32, f64, f8E4M3FN and f8E5M2 that StableHLO
    allows:

    - abs, add, and, cbrt, ceil, clamp, compare, cosine, divide, exponential,
      exponential_minus_one, floor, is_finite, log, log_plus_one, logistic,
      maximum, minimum, multiply, negate, not, or, power, remainder,
      round_nearest_afz, round_nearest_even, rsqrt, select, shift_left,
      shift_right_arithmetic, shift_right_logical, sign, sine, sqrt, subtract,
      tan, tanh, xor; chlo's erf, erf_inv, erfc, square;
    - bitcast_convert, broadcast_in_dim, concatenate, constant, convert, iota,
      pad, reshape, reverse, slice, transpose;
    - dot_general, reduce, gather, scatter, dynamic_slice,
      dynamic_update_slice, optimization_barrier, while, and calls.

    Where StableHLO leaves a result to the implementation, XLA's is meant:

    | case | result |
    | --- | --- |
    | integer x / 0, x % 0 | -1 (all ones), x |
    | least integer / -1, % -1 | itself, 0 |
    | shift by the width or more | 0; arithmetic right: the sign |
    | integer power of a negative exponent | 1 for 1, by parity for -1, else 0 |
    | i1 add, multiply, max, min | or, and, or, and |
    | float to integer | truncated, saturated; NaN is 0 |
    | max, min of NaN | NaN |
    | gather, dynamic_slice out of range | moved inside |
    | scatter, a slice not inside whole | dropped whole |
    | argmax, argmin | NaN first, then the least position |

    A body of `reduce` combines each operand by itself (add, multiply, maximum,
    minimum, and, or, xor), or is the search for the largest or smallest of
    (value, position) pairs, however it is written. A body of `scatter` adds
    the update, or puts it. An initial value that is the identity is left out;
    any other is combined with the result. A `dot_general` without `algorithm`
    accumulates f64 in f64, other floats in f32, and integers in the result's
    type.

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
           "StableHLO ops that the while loops of a program may unroll to, 0 or "
           "more (default: 200000)">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
    "::mlir::math::MathDialect", "::sinter::SinterDialect"
  ];
}

#endif // SINTER_CONVERSION_PASSES_TD

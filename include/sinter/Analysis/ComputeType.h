// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which float type limits the accuracy of each result of a program. It sets the
// tolerance when two runs of the program are compared.

#ifndef SINTER_ANALYSIS_COMPUTETYPE_H
#define SINTER_ANALYSIS_COMPUTETYPE_H

#include "sinter/Support/DType.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace sinter {

/// For each result of `function` the narrowest float type that computes it: the
/// narrowest (f8E5M2 < f8E4M3FN < bf16 < f16 < f32 < f64) among
///   - the result types of the ops that round (arithmetic, math functions,
///     conversions to float, sums and products) on which it depends,
///   - the types that matmuls on which it depends round their operands and sums
///     to (tf32 counts as f16, whose mantissa it has).
/// A value depends on the operands of its op, except those that only choose:
/// conditions, and whatever passes through a comparison; indices of gathers,
/// scatters and dynamic slices. Ops that move or pick elements (shape changes,
/// max, min, abs, floor) do not round. Arguments and constants are exact.
///
/// Where nothing rounds it is the result's own type; for a result of integers
/// or booleans, which are compared for equality, nothing. Calls and launches
/// are followed.
llvm::SmallVector<std::optional<DType>>
computeTypes(mlir::FunctionOpInterface function);

/// For each result of `function` the argument whose buffer it may take, named
/// by that argument's `sinter.alias_output`.
llvm::SmallVector<std::optional<unsigned>>
aliasedArguments(mlir::FunctionOpInterface function);

} // namespace sinter

#endif // SINTER_ANALYSIS_COMPUTETYPE_H

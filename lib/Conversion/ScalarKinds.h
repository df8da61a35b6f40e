// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The associative operations of StableHLO: elementwise ops of two operands,
// and what reductions and scatters combine with.

#ifndef SINTER_LIB_CONVERSION_SCALARKINDS_H
#define SINTER_LIB_CONVERSION_SCALARKINDS_H

#include "Importer.h"

namespace sinter {

enum class ScalarKind { Add, Mul, Max, Min, And, Or, Xor };

/// `lhs kind rhs`, elementwise. `type` is the StableHLO type of the operands:
/// it says whether integers are unsigned, and that i1 adds by OR, multiplies
/// by AND, and is ordered false < true.
mlir::Value emitScalarKind(Importer &importer, ScalarKind kind, mlir::Type type,
                           mlir::Value lhs, mlir::Value rhs);

/// The kind that i1 really has: Or for Add and Max, And for Mul and Min.
ScalarKind canonicalKind(ScalarKind kind, mlir::Type type);

/// The reduction of a kind over elements of a StableHLO type.
ReduceKind reduceKindOf(ScalarKind kind, mlir::Type type);

/// The StableHLO op that computes a kind, by its full name.
std::optional<ScalarKind> scalarKindOf(llvm::StringRef opName);

} // namespace sinter

#endif // SINTER_LIB_CONVERSION_SCALARKINDS_H

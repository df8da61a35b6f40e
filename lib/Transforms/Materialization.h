// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which values of a step live in memory. All others are computed again by
// every kernel that needs them.

#ifndef SINTER_LIB_TRANSFORMS_MATERIALIZATION_H
#define SINTER_LIB_TRANSFORMS_MATERIALIZATION_H

#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

namespace sinter {

/// Whether `op` is a kernel of its own, which no tiled kernel takes in.
bool isHeavy(mlir::Operation *op);

/// Whether `op` stays in the step's function: it names memory and moves
/// nothing (barrier, reshape of a value in memory).
bool isConstantSplat(mlir::Value value);

/// Bytes of a value in memory; an i1 is a byte.
int64_t bytesOf(mlir::Type type);

enum class MemoryReason {
  Argument,
  Constant,       ///< a constant that is not a splat
  StepResult,     ///< returned by the step
  ProductOperand, ///< read by an op that is a kernel of its own
  ProductResult,  ///< written by one
  Reduction,      ///< result of a reduction, or of a scatter of whole rows
  Barrier,        ///< on either side of an optimization barrier
  MustNotFuse,    ///< asked for by sinter.must_not_fuse
  Cheaper,        ///< reading it costs less than computing it again
  Limit,          ///< computing it again would need too many values
  Registers,      ///< a kernel that held it would be short of registers
};

struct Materialization {
  /// Values in memory, and why.
  llvm::DenseMap<mlir::Value, MemoryReason> inMemory;
  /// Values in memory that are a reshape of another one: no bytes of their own.
  llvm::DenseMap<mlir::Value, mlir::Value> viewOf;

  bool contains(mlir::Value value) const { return inMemory.count(value); }
  /// The value whose bytes `value` names.
  mlir::Value storage(mlir::Value value) const {
    for (auto it = viewOf.find(value); it != viewOf.end();
         it = viewOf.find(value))
      value = it->second;
    return value;
  }
};

/// Chooses for the ops of `function`. With `everything`, each op's results
/// live in memory: one kernel per op.
Materialization chooseMaterialization(mlir::func::FuncOp function,
                                      bool everything);

} // namespace sinter

#endif // SINTER_LIB_TRANSFORMS_MATERIALIZATION_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a reduction combines: identity, one step, and the types in between.

#ifndef SINTER_LIB_CODEGEN_COMBINE_H
#define SINTER_LIB_CODEGEN_COMBINE_H

#include "Elements.h"
#include "sinter/IR/SinterDialect.h"

namespace sinter {

/// The running values of one reduction: one, or for argmax and argmin two
/// (value and integer). Scalars or vectors, in accumulator types.
using Running = llvm::SmallVector<mlir::Value, 2>;

class Combiner {
public:
  /// Of result `result` of the op; argmax and argmin have both at once.
  Combiner(ReduceOp op, unsigned result);

  bool isPair() const { return pair; }
  unsigned size() const { return types.size(); }
  /// Accumulator types, as they are held.
  llvm::ArrayRef<mlir::Type> accumulators() const { return types; }
  /// Element types of the results.
  llvm::ArrayRef<mlir::Type> elements() const { return elementTypes; }

  /// Neutral values; of argmax and argmin the integer is the greatest, so that
  /// it loses against any element.
  Running identity(ElementBuilder &e, int64_t width) const;
  /// Held elements to accumulators and back.
  Running toRunning(ElementBuilder &e, llvm::ArrayRef<mlir::Value> held) const;
  Running fromRunning(ElementBuilder &e, const Running &running) const;
  Running combine(ElementBuilder &e, const Running &x, const Running &y) const;
  /// Lanes combined pairwise to a scalar.
  Running acrossLanes(ElementBuilder &e, Running running) const;
  /// `running` where `mask` holds (null: everywhere), else the identity.
  Running masked(ElementBuilder &e, mlir::Value mask,
                 const Running &running) const;
  /// The result over no element at all, held.
  Running empty(ElementBuilder &e) const;

private:
  mlir::Value identityValue(ElementBuilder &e, int64_t width) const;

  ReduceKind kind;
  bool pair;
  llvm::SmallVector<mlir::Type, 2> types, elementTypes;
};

} // namespace sinter

#endif // SINTER_LIB_CODEGEN_COMBINE_H

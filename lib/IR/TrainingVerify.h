// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that the verifiers of the named training ops share. Each reports what
// is there, what should be there, and of what it follows.

#ifndef SINTER_LIB_IR_TRAININGVERIFY_H
#define SINTER_LIB_IR_TRAININGVERIFY_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace sinter {

inline llvm::ArrayRef<int64_t> shapeOf(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType()).getShape();
}

/// "8x64", or "(rank 0)".
std::string shapeText(llvm::ArrayRef<int64_t> shape);

/// Checks that `value`, which errors call `what`, has `shape`; `why` says where
/// the shape comes from. A null value passes.
llvm::LogicalResult verifyShape(mlir::Operation *op, mlir::Value value,
                                llvm::StringRef what,
                                llvm::ArrayRef<int64_t> shape,
                                llvm::StringRef why);

/// Checks that `axis` is a dim of a tensor of `rank`.
llvm::LogicalResult verifyAxis(mlir::Operation *op, int64_t axis, int64_t rank);

/// Checks that `value` is finite and not negative.
llvm::LogicalResult verifyEps(mlir::Operation *op, llvm::APFloat value);

} // namespace sinter

#endif // SINTER_LIB_IR_TRAININGVERIFY_H

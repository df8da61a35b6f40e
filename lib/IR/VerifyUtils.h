// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that several verifiers share.

#ifndef SINTER_LIB_IR_VERIFYUTILS_H
#define SINTER_LIB_IR_VERIFYUTILS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallBitVector.h"

namespace sinter {

/// Checks that `dims` are distinct and within [0, rank); `what` names them.
inline llvm::LogicalResult verifyDistinctDims(mlir::Operation *op,
                                              llvm::ArrayRef<int64_t> dims,
                                              int64_t rank,
                                              llvm::StringRef what) {
  llvm::SmallBitVector seen(rank);
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= rank)
      return op->emitOpError() << what << ": " << dim
                               << " is not a dim of a tensor of rank " << rank;
    if (seen.test(dim))
      return op->emitOpError() << what << ": dim " << dim << " appears twice";
    seen.set(dim);
  }
  return llvm::success();
}

} // namespace sinter

#endif // SINTER_LIB_IR_VERIFYUTILS_H

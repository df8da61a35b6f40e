// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values that are pieces of others in memory: what a reshape, a transpose, a
// slice or a broadcast makes is its operand's bytes with other strides, and
// needs no kernel where whoever reads it follows the strides.

#ifndef SINTER_ANALYSIS_STRIDEDVIEW_H
#define SINTER_ANALYSIS_STRIDEDVIEW_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>

namespace sinter {

/// Element (i0, i1, ...) of a value lies `offset + sum of i * strides`
/// elements after the start of `base`, which is dense and row-major.
struct StridedView {
  mlir::Value base;
  int64_t offset = 0;
  llvm::SmallVector<int64_t> shape;
  llvm::SmallVector<int64_t> strides;
};

/// Strides of a dense row-major tensor of `shape`, in elements.
llvm::SmallVector<int64_t> rowMajorStrides(llvm::ArrayRef<int64_t> shape);

/// Follows reshapes, transposes, slices, broadcasts and barriers from `value`
/// to what they read; stops at the first op that moves elements in a way that
/// strides do not say.
StridedView viewOf(mlir::Value value);

/// A value that is one contiguous range of another's bytes.
struct ByteRange {
  /// A function argument, a constant or the result of an op that computes.
  mlir::Value root;
  int64_t offset = 0; ///< in bytes
  int64_t bytes = 0;
};

/// Follows reshapes, bitcasts, barriers and slices that are one contiguous
/// range. The range of any other value is all of itself.
ByteRange byteRangeOf(mlir::Value value);

/// Bytes of a dense tensor of `type`, i1 counted as one byte per element;
/// nothing where the type has no such size or where it exceeds 2^48.
std::optional<int64_t> byteSize(mlir::Type type);

} // namespace sinter

#endif // SINTER_ANALYSIS_STRIDEDVIEW_H

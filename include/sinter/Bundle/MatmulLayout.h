// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A product of a manifest, with strides of any order, as a library with
// column-major matrices takes it. Pure arithmetic.

#ifndef SINTER_BUNDLE_MATMULLAYOUT_H
#define SINTER_BUNDLE_MATMULLAYOUT_H

#include "sinter/Bundle/Manifest.h"
#include "sinter/Support/Result.h"

#include <vector>

namespace sinter::bundle {

/// A matrix as it lies in memory, column-major: element (r, c) at r + c * ld.
struct ColumnMajorMatrix {
  int64_t rows = 0;
  int64_t cols = 0;
  int64_t leadingDim = 0; ///< at least max(1, rows), in elements
  bool transpose = false; ///< the product reads its transpose
};

/// result[rows, cols] = left[rows, k] right[k, cols], after the transposes.
struct ColumnMajorMatmul {
  /// The result is D's transpose, so that left is b and right is a.
  bool swapped = false;
  int64_t k = 0;
  ColumnMajorMatrix left, right, result;
  /// Batch dimensions of more than one matrix, those merged that are one
  /// dimension for all three operands; the fastest one of the result last.
  std::vector<MatmulBatch> batch;
};

/// True where the launch does nothing: no element of D.
bool isEmpty(const MatmulLaunch &matmul);

/// Fails, naming the operand, where none of its two strides is one, or where
/// its columns would overlap.
Result<ColumnMajorMatmul> toColumnMajor(const MatmulLaunch &matmul);

} // namespace sinter::bundle

#endif // SINTER_BUNDLE_MATMULLAYOUT_H

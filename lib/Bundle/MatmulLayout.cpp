// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Choice of the column-major form of a product's operands.

#include "sinter/Bundle/MatmulLayout.h"

#include <algorithm>
#include <optional>
#include <tuple>

using namespace sinter;
using namespace sinter::bundle;

namespace {

// A [rows x cols] matrix with the given strides as a column-major one, which
// needs rows to be the dense dimension.
std::optional<ColumnMajorMatrix> denseRows(int64_t rows, int64_t rowStride,
                                           int64_t cols, int64_t colStride) {
  if (rows > 1 && rowStride != 1)
    return std::nullopt;
  int64_t dense = std::max<int64_t>(rows, 1);
  if (cols > 1 && colStride < dense)
    return std::nullopt;
  return ColumnMajorMatrix{rows, cols, cols > 1 ? colStride : dense, false};
}

// A matrix of the product, read as [rows x cols]; as stored or as the transpose
// of what is stored.
std::optional<ColumnMajorMatrix> operand(int64_t rows, int64_t rowStride,
                                         int64_t cols, int64_t colStride) {
  if (auto matrix = denseRows(rows, rowStride, cols, colStride))
    return matrix;
  auto matrix = denseRows(cols, colStride, rows, rowStride);
  if (matrix)
    matrix->transpose = true;
  return matrix;
}

Failure badStrides(const char *name, const MatmulOperand &matrix) {
  return fail("matrix ", name, " has strides ", matrix.strides[0], " and ",
              matrix.strides[1],
              "; one must be 1 and the other at least the number of elements "
              "along it");
}

// Whether `outer` continues `inner` in memory, so that both are one dimension.
bool continues(const MatmulBatch &outer, const MatmulBatch &inner) {
  return outer.a == inner.a * inner.count && outer.b == inner.b * inner.count &&
         outer.d == inner.d * inner.count;
}

std::vector<MatmulBatch> mergeBatch(std::vector<MatmulBatch> batch) {
  std::erase_if(batch, [](const MatmulBatch &b) { return b.count == 1; });
  std::sort(batch.begin(), batch.end(),
            [](const MatmulBatch &x, const MatmulBatch &y) {
              return std::tie(x.d, x.a, x.b) > std::tie(y.d, y.a, y.b);
            });
  for (size_t i = batch.size(); i-- > 1;) {
    if (!continues(batch[i - 1], batch[i]))
      continue;
    batch[i].count *= batch[i - 1].count;
    batch.erase(batch.begin() + static_cast<ptrdiff_t>(i) - 1);
  }
  return batch;
}

} // namespace

bool sinter::bundle::isEmpty(const MatmulLaunch &matmul) {
  return matmul.m == 0 || matmul.n == 0 ||
         std::any_of(matmul.batch.begin(), matmul.batch.end(),
                     [](const MatmulBatch &b) { return b.count == 0; });
}

Result<ColumnMajorMatmul>
sinter::bundle::toColumnMajor(const MatmulLaunch &mm) {
  ColumnMajorMatmul out;
  out.k = mm.k;
  // D row-major, the usual case, is its transpose in column-major order:
  // D^T = B^T A^T.
  auto result = denseRows(mm.n, mm.d.strides[1], mm.m, mm.d.strides[0]);
  out.swapped = result.has_value();
  if (!result)
    result = denseRows(mm.m, mm.d.strides[0], mm.n, mm.d.strides[1]);
  if (!result)
    return badStrides("d", mm.d);
  out.result = *result;

  // a is [m x k] and b is [k x n]; both are read transposed when swapped.
  auto a = out.swapped ? operand(mm.k, mm.a.strides[1], mm.m, mm.a.strides[0])
                       : operand(mm.m, mm.a.strides[0], mm.k, mm.a.strides[1]);
  auto b = out.swapped ? operand(mm.n, mm.b.strides[1], mm.k, mm.b.strides[0])
                       : operand(mm.k, mm.b.strides[0], mm.n, mm.b.strides[1]);
  if (!a)
    return badStrides("a", mm.a);
  if (!b)
    return badStrides("b", mm.b);
  out.left = out.swapped ? *b : *a;
  out.right = out.swapped ? *a : *b;
  out.batch = mergeBatch(mm.batch);
  return out;
}

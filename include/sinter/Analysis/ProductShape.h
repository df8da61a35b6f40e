// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrix products in the form that libraries take: D[m, n] = sum over k of
// A[m, k] B[k, n], strided, for every combination of nested batch dims.

#ifndef SINTER_ANALYSIS_PRODUCTSHAPE_H
#define SINTER_ANALYSIS_PRODUCTSHAPE_H

#include "sinter/Analysis/Refusal.h"
#include "sinter/IR/SinterDialect.h"

#include <array>
#include <variant>

namespace sinter {

/// One operand or the result, in elements.
struct ProductMatrix {
  int64_t offset = 0;
  /// Strides of its two dims in the order (m, k), (k, n) or (m, n). One is 1
  /// (or its dim has one element), the other reaches over the dense dim.
  std::array<int64_t, 2> strides = {1, 1};
  mlir::Type type;
};

/// One batch dim; strides in elements, 0 where an operand is repeated.
struct ProductBatch {
  int64_t count = 1;
  int64_t a = 0, b = 0, d = 0;
};

struct ProductShape {
  enum class Compute { F32, TF32, F64 };
  int64_t m = 1, n = 1, k = 1;
  Compute compute = Compute::F32;
  ProductMatrix a, b, d;
  /// Outermost first; dims that continue one another are merged.
  llvm::SmallVector<ProductBatch> batch;
  /// Largest power of two up to 16 that divides every offset, in bytes, and
  /// every stride but the dense one. Libraries read 16 bytes at a time.
  int64_t alignment = 16;
};

/// Ids of refusals: product.types, product.operand-rounding, product.empty,
/// product.too-large, product.contracting-dims, product.no-unit-stride,
/// product.not-alone.
using ProductResult = std::variant<ProductShape, Refusal>;

/// The form of `op`, whose operands and result lie in memory with the given
/// strides (in elements, one per dim). Dims are merged where their strides
/// allow; a free dim that does not merge into M or N becomes a batch dim with
/// stride 0 in the other operand; contracting dims have to merge into one.
ProductResult planProduct(MatmulOp op, llvm::ArrayRef<int64_t> lhsStrides,
                          llvm::ArrayRef<int64_t> rhsStrides,
                          llvm::ArrayRef<int64_t> resultStrides);

/// The same, everything dense and row-major.
ProductResult planProduct(MatmulOp op);

/// A kernel that is one product of its arguments.
struct LibraryProduct {
  ProductShape shape;
  /// Arguments of the kernel that A and B lie in.
  unsigned lhs = 0, rhs = 0;
};

/// Whether a library call can be `kernel`: one sinter.matmul, whose operands
/// are arguments or strided views of them, and whose dense result is yielded.
std::variant<LibraryProduct, Refusal> libraryProduct(KernelOp kernel);

/// Layouts under which a refused product has a form: the order of dims in
/// memory in which an operand has to lie, outermost first, and the order of
/// result dims in which the product can write. Empty where it can stay.
struct ProductLayouts {
  llvm::SmallVector<int64_t> lhs, rhs, result;
};

/// Nothing where no layout helps. An innermost dim stays innermost if it can.
std::optional<ProductLayouts> repairLayouts(MatmulOp op);

} // namespace sinter

#endif // SINTER_ANALYSIS_PRODUCTSHAPE_H

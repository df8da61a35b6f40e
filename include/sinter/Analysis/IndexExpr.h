// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on index expressions: MLIR affine expressions whose dims and
// symbols have known ranges. Every access of a kernel to a tensor is a list of
// these, simplified here and nowhere else.

#ifndef SINTER_ANALYSIS_INDEXEXPR_H
#define SINTER_ANALYSIS_INDEXEXPR_H

#include "mlir/IR/AffineExpr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>
#include <optional>

namespace sinter {

/// Closed range of integers that a dim, a symbol or an expression takes.
struct IndexRange {
  int64_t min = 0;
  int64_t max = 0;
};

/// Ranges of the dims and symbols that expressions of one kernel use. Dims
/// count from zero; symbols are integers that are read at run time.
struct IndexSpace {
  llvm::SmallVector<IndexRange> dims;
  llvm::SmallVector<IndexRange> symbols;

  /// Adds a dim that runs over [0, size), empty where size is 0; returns its
  /// position.
  unsigned addDim(int64_t size);
  /// Adds a symbol; returns its position.
  unsigned addSymbol(IndexRange range);
};

/// Range of `expr`; nothing when it overflows 64 bits.
std::optional<IndexRange> rangeOf(mlir::AffineExpr expr,
                                  const IndexSpace &space);

/// `expr` in a canonical form: sums of multiples in a fixed order, with
/// floordiv and mod by constants dropped or split where the ranges allow.
mlir::AffineExpr simplifyIndex(mlir::AffineExpr expr, const IndexSpace &space);

/// The same arithmetic over one space, remembering what it has simplified: for
/// whoever simplifies many expressions. Dims and symbols may be added to the
/// space in the meantime; the ranges of those in use must stay.
class IndexSimplifier {
public:
  IndexSimplifier(mlir::MLIRContext *context, const IndexSpace &space);
  ~IndexSimplifier();
  IndexSimplifier(const IndexSimplifier &) = delete;
  IndexSimplifier &operator=(const IndexSimplifier &) = delete;

  std::optional<IndexRange> range(mlir::AffineExpr expr);
  mlir::AffineExpr simplify(mlir::AffineExpr expr);
  mlir::AffineExpr linearize(llvm::ArrayRef<mlir::AffineExpr> index,
                             llvm::ArrayRef<int64_t> shape);
  llvm::SmallVector<mlir::AffineExpr>
  delinearize(mlir::AffineExpr linear, llvm::ArrayRef<int64_t> shape);
  /// Index in a tensor of shape `to` of the element that has `index` in one of
  /// shape `from`, both in row-major order and of one number of elements.
  llvm::SmallVector<mlir::AffineExpr>
  reshape(llvm::ArrayRef<mlir::AffineExpr> index, llvm::ArrayRef<int64_t> from,
          llvm::ArrayRef<int64_t> to);

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

/// Row-major position of `index` in a tensor of `shape`, simplified.
mlir::AffineExpr linearize(llvm::ArrayRef<mlir::AffineExpr> index,
                           llvm::ArrayRef<int64_t> shape,
                           mlir::MLIRContext *context, const IndexSpace &space);

/// Index of the row-major position `linear` in a tensor of `shape`, simplified.
/// A tensor with a dim of size 0 has no position: all results are 0.
llvm::SmallVector<mlir::AffineExpr> delinearize(mlir::AffineExpr linear,
                                                llvm::ArrayRef<int64_t> shape,
                                                const IndexSpace &space);

/// Whether dim `position` occurs in `expr`.
bool usesDim(mlir::AffineExpr expr, unsigned position);
/// Whether any symbol occurs in `expr`.
bool usesSymbols(mlir::AffineExpr expr);

/// Difference expr(dim = V*q + v) - expr(dim = V*q) for 0 <= v < V when it is
/// `stride * v` for every q: the stride (0: the same element), else nothing.
/// The size of the dim must be a multiple of V. With V = 1 the answer is 0.
/// Symbols count as constant: whoever asks knows that they do not vary with
/// the dim (see AccessGraph::columnStride).
std::optional<int64_t> strideWithin(mlir::AffineExpr expr, unsigned dim,
                                    int64_t width, const IndexSpace &space);

/// Whether the elements at neighbouring values of the dim are neighbours in
/// memory, if not at every step: within parts of the dim of equal size.
bool runsAlong(mlir::AffineExpr expr, unsigned dim, const IndexSpace &space);

/// Largest power of two, at most `limit`, that divides expr for all values of
/// its dims (of which dim `dim` only takes multiples of `width`).
int64_t knownDivisor(mlir::AffineExpr expr, unsigned dim, int64_t width,
                     int64_t limit, const IndexSpace &space);

} // namespace sinter

#endif // SINTER_ANALYSIS_INDEXEXPR_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scatters of whole rows: an index vector names a row of the result, and the
// update is as long as that row. Their kernels can sort the updates by row
// first; then each row reads its own and no others.

#ifndef SINTER_ANALYSIS_ROWSCATTER_H
#define SINTER_ANALYSIS_ROWSCATTER_H

#include "sinter/Analysis/AccessGraph.h"

namespace sinter {

/// The scatter of a grouped graph. Its result has batches * rowsPerBatch rows
/// (dim 0 of the space); updates count from 0 to batches * updatesPerBatch, in
/// the order in which they are added.
struct RowScatter {
  /// Part of a row's number: an index read at run time, valid in [0, size).
  struct Component {
    mlir::AffineExpr symbol;
    int64_t size;
  };

  unsigned node = 0;
  int64_t batches = 1, rowsPerBatch = 1, updatesPerBatch = 1;
  /// Row-major components of the row's number in its batch.
  llvm::SmallVector<Component, 2> components;
  /// Nodes of the symbols. They use the loop's dims, and of the row only the
  /// batch.
  llvm::SmallVector<unsigned, 2> indexNodes;
  /// Sizes of the dims that the node loops over.
  llvm::SmallVector<int64_t, 2> loopSizes;
  bool adds = true;

  int64_t rows() const { return batches * rowsPerBatch; }
  int64_t updates() const { return batches * updatesPerBatch; }
};

/// Whether every update of `op` is a whole row of its result's leading dims,
/// and there are updates.
bool scattersWholeRows(ScatterOp op);

/// The graph of a group with one scatter of whole rows, over rows x columns of
/// the scatter's result. Fails with "stable.id: sentence" where there is none,
/// or where a result does not lie over the scatter's rows.
std::optional<AccessGraph> buildGrouped(llvm::ArrayRef<mlir::Value> results,
                                        AccessGraph::IsLeaf isLeaf,
                                        std::string &reason,
                                        unsigned maxNodes = 20000);

/// The scatter of a graph that buildGrouped has made.
RowScatter rowScatterOf(const AccessGraph &graph);

} // namespace sinter

#endif // SINTER_ANALYSIS_ROWSCATTER_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the planner wants to know of an access graph: its accesses, the passes
// over a row that its reductions need, and the values that live across them.

#ifndef SINTER_LIB_SCHEDULE_GRAPHSUMMARY_H
#define SINTER_LIB_SCHEDULE_GRAPHSUMMARY_H

#include "sinter/Schedule/KernelPlan.h"

namespace sinter {

/// One Load node, or one root with all its writes.
struct Access {
  mlir::Value value;
  /// Of a load: its node.
  unsigned node = 0;
  /// Row-major position in elements.
  mlir::AffineExpr position;
  /// Bytes per element in memory.
  int64_t elementBytes = 1;
  /// Bit d: the position depends on dim d.
  uint64_t dims = 0;
  /// One new element at every point of the domain.
  bool full = false;
  bool usesColumn = false;
  /// An element of each update of a grouped scatter, read once.
  bool ofUpdates = false;
  /// Elements from one column (row) to the next; nothing where it is not
  /// constant.
  std::optional<int64_t> stride, rowStride;
  /// Widest vector with one address and stride 1 (or one element for all).
  int64_t maxVector = 1;
  /// Bit p: needed in pass p over the row. (Loads only.)
  uint64_t passes = 0;
  /// Elements that the access can touch, and the box that they lie in.
  double points = 0;
  llvm::SmallVector<IndexRange, 4> box;
};

/// Arithmetic that all points of the domain have in common.
struct Work {
  /// Neighbouring columns that share one evaluation, where a thread takes them
  /// together.
  int64_t shared = 1;
  /// Columns that a thread must take together for the values to be constants of
  /// the code; 0: they never are.
  int64_t foldedFrom = 0;
  /// Passes over the row that need the values.
  unsigned passes = 1;
  /// Share of the columns that need the values, where a choice between places
  /// falls alike for blocks of so many columns; 0 with a share of 1.
  double share = 1;
  int64_t block = 0;
  /// Of one evaluation at every point; row-wise ones counted once per row.
  double flops = 0, specialOps = 0;
};

struct GraphSummary {
  llvm::SmallVector<Access, 0> loads, stores;
  unsigned rowReductions = 0, columnReductions = 0, groupReductions = 0;
  /// Whether a result of a row is contiguous along its parts only.
  bool exchangeable = false;
  /// Bytes of the narrowest result that is contiguous along the rows only; 0:
  /// there is none.
  int64_t turnedBytes = 0;
  /// Passes over a row: reductions that depend on each other, and one more
  /// where results are computed from the last.
  unsigned passes = 1;
  /// A row reduction that depends on another.
  bool chained = false;
  /// Whether a result is written at every point.
  bool hasFull = false;
  /// 32-bit registers per column that live across a row reduction, at the
  /// busiest one: what is computed before it and used after it.
  double liveWords = 0;
  llvm::SmallVector<Work, 0> work;
  /// Nodes that are evaluated at every column.
  unsigned columnNodes = 0;
  bool hasLoops = false;
  /// Updates of a grouped scatter; 0: there is none.
  double updates = 0;
  /// Grouped: the loops over the updates, a bit each.
  uint64_t updateDims = 0;
  /// Row reductions that wait for each other, and distinct passes in which a
  /// full load is first needed.
  unsigned stages = 0, loadPasses = 1;
  /// Times that a thread goes round the loops of its nodes, the longest.
  double longestLoop = 0;
  /// Bytes of the partial results of all row (column) reductions together.
  int64_t rowPartialBytes = 0, columnPartialBytes = 0;

  explicit GraphSummary(const AccessGraph &graph);

  /// The largest power of two, 16 bytes of the widest full type at most, that
  /// divides the columns and suits most of the accesses.
  int64_t chooseVector(const AccessDomain &domain) const;
  /// Sum of elementBytes of loads at every column of every row.
  int64_t streamBytes() const;
  /// Sum of elementBytes of the loads of one update of a grouped scatter.
  int64_t updateBytes() const;

private:
  /// How often a node with so many points is evaluated: what belongs to an
  /// update is evaluated for that update's own row only.
  double evaluations(const AccessGraph &graph, unsigned id,
                     double points) const;
  void countWork(const AccessGraph &graph, llvm::ArrayRef<uint64_t> passMask);
  void countLive(const AccessGraph &graph, llvm::ArrayRef<unsigned> level);
};

/// Bytes that one element of an access costs at the L2 cache, the others of
/// its warp taken into account, with `lanes` threads per row.
double requestedBytes(const Access &access, int64_t lanes);

/// Bytes of an element in memory.
int64_t elementBytesOf(mlir::Type type);

/// Names every tiling to consider. Those of a persistent grid carry
/// minBlocksPerSM; of the others the launch bound is still to be chosen.
using TileSink = llvm::function_ref<void(const TileDecisions &)>;
void listTiles(const AccessGraph &graph, const GraphSummary &summary,
               const Target &target, TileSink sink);

} // namespace sinter

#endif // SINTER_LIB_SCHEDULE_GRAPHSUMMARY_H

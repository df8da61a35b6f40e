// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tiled schedules: each turns the graph of a kernel into its launches.

#ifndef SINTER_LIB_CODEGEN_EMITTILES_H
#define SINTER_LIB_CODEGEN_EMITTILES_H

#include "LaunchBuilder.h"
#include "sinter/Schedule/ScatterShape.h"

namespace sinter {

/// Where a reduction's partial results lie in scratch memory: for each part of
/// the running value its byte offset. `partials` per element.
struct PartialLayout {
  llvm::SmallVector<llvm::SmallVector<int64_t, 2>> offsets;
  int64_t bytes = 0;
};
PartialLayout layoutPartials(llvm::ArrayRef<ReductionGroup> groups,
                             int64_t elements);

mlir::LogicalResult emitPointwise(KernelContext &context,
                                  EmittedKernel &kernel);
mlir::LogicalResult emitTranspose(KernelContext &context,
                                  EmittedKernel &kernel);
mlir::LogicalResult emitRow(KernelContext &context, EmittedKernel &kernel);
mlir::LogicalResult emitSplit(KernelContext &context, EmittedKernel &kernel);
mlir::LogicalResult emitScatter(KernelContext &context, EmittedKernel &kernel);
/// The launches of a Scatter kernel that sort the updates by row.
mlir::LogicalResult emitSort(KernelContext &context, EmittedKernel &kernel,
                             const ScatterShape &shape);
/// The second launch of a Row kernel with column reductions: adds `partials`
/// partial results per column up and computes the column results.
mlir::LogicalResult emitColumnTotals(KernelContext &context,
                                     EmittedKernel &kernel,
                                     llvm::ArrayRef<ReductionGroup> groups,
                                     const PartialLayout &layout,
                                     int64_t partials);

/// Kernels of members: of pointwise ones, and of full reductions.
mlir::LogicalResult emitMultiPointwise(KernelContext &context,
                                       EmittedKernel &kernel);
mlir::LogicalResult emitMultiReduce(KernelContext &context,
                                    EmittedKernel &kernel);

/// Reports what the evaluator could not emit.
mlir::LogicalResult reportPoint(KernelContext &context,
                                const PointEvaluator &points);

/// The threads of a row-shaped CTA: `lanes` threads per row, a point's columns
/// being lane * width and so on in steps of lanes * width.
struct RowThreads {
  RowThreads(LaunchBuilder &launch, const TileDecisions &decisions);
  int64_t lanes, rowsPerBlock;
  mlir::Value lane;       ///< number in the row
  mlir::Value rowInBlock; ///< number of the row in the CTA
};

/// A row, kept inside the domain, and whether it is one (null: always).
struct RowOfThread {
  mlir::Value row, active;
};
RowOfThread rowOfGroup(LaunchBuilder &launch, const RowThreads &threads,
                       mlir::Value group);

/// Values of the roots, in order.
llvm::SmallVector<unsigned> nodesOf(llvm::ArrayRef<const AccessRoot *> roots);

/// Evaluates the roots at the innermost point and stores them: all reads before
/// the first write, for a result may lie over an argument. False where
/// something cannot be evaluated.
bool storeRoots(LaunchBuilder &launch,
                llvm::ArrayRef<const AccessRoot *> roots);

/// Gives the nodes of each group their totals, at the innermost point.
void defineTotals(LaunchBuilder &launch, llvm::ArrayRef<ReductionGroup> groups,
                  llvm::ArrayRef<LaunchBuilder::Shared> totals);

/// What a looped row keeps in shared memory. Every thread reads what it wrote
/// itself, so nobody waits.
struct RowStage {
  RowStage(LaunchBuilder &launch, const RowThreads &threads,
           const StagedLoads &loads);

  /// Fills the frames of one turn of the loop with the staged loads that
  /// `targets` need: from global memory the first time. `first` is the column
  /// of frame 0 and `stride` the way to the next, both not clamped.
  mlir::LogicalResult fill(LaunchBuilder &launch,
                           llvm::MutableArrayRef<PointFrame> frames,
                           mlir::Value first, int64_t stride,
                           llvm::ArrayRef<unsigned> targets);
  /// What the pass over the row has loaded is there for the next.
  void endPass();

  llvm::SmallVector<unsigned, 4> nodes;
  llvm::SmallVector<int64_t, 4> offsets;
  /// Which are in shared memory, and which came there in this pass.
  llvm::SmallVector<bool, 4> stored, storing;
  /// Where the thread's row begins, in elements.
  mlir::Value rowStart;
};

/// Results on their way through shared memory, where they lie as rows of
/// `inner` elements and are read across: `width` rows at a time.
class Exchange {
public:
  Exchange(LaunchBuilder &launch, const TileDecisions &tiles);

  const ExchangedResult *find(const AccessRoot *root) const;
  /// Puts a vector of values at row `outer`, places from `inner` on, of the set
  /// that begins at element `before` (null: 0).
  void put(const ExchangedResult &result, mlir::Value before, mlir::Value outer,
           mlir::Value inner, mlir::Value value);
  /// Writes the result from `sets` sets, after a barrier. `place` gives a point
  /// the values of its dims and says whether it is inside (null: always).
  using PlaceOf =
      llvm::function_ref<mlir::Value(PointFrame &point, mlir::Value set,
                                     mlir::Value outer, mlir::Value inner)>;
  void flush(const ExchangedResult &result, int64_t sets, PlaceOf place);

  LaunchBuilder &launch;
  int64_t threads;
  llvm::SmallVector<ExchangedResult, 2> results;

private:
  mlir::Value slot(const ExchangedResult &result, mlir::Value outer,
                   mlir::Value inner) const;

  llvm::SmallVector<int64_t, 2> offsets;
};

/// Combines, over columns first.. first + steps * lanes * width, the operands
/// of `groups`, in a loop; the result is one running scalar per group. Columns
/// at or beyond `limit` do not count; at least `present` from `first` on are
/// below it.
mlir::FailureOr<llvm::SmallVector<LaunchBuilder::Shared>>
reduceColumns(LaunchBuilder &launch, const RowThreads &threads,
              llvm::ArrayRef<ReductionGroup> groups, mlir::Value first,
              mlir::Value limit, int64_t present, int64_t steps,
              RowStage *stage = nullptr);

/// Runs `body` for each of `steps` points along the columns in a loop, several
/// per iteration. `body` gets the frames of these points, their masks (null:
/// inside, in every iteration), and the carried values; all frames are below
/// one region.
using ColumnBody =
    llvm::function_ref<mlir::FailureOr<llvm::SmallVector<mlir::Value>>(
        llvm::MutableArrayRef<PointFrame> frames,
        llvm::ArrayRef<mlir::Value> masks, mlir::ValueRange carried)>;
mlir::FailureOr<llvm::SmallVector<mlir::Value>>
loopColumns(LaunchBuilder &launch, const RowThreads &threads, mlir::Value first,
            mlir::Value limit, int64_t present, int64_t steps,
            mlir::ValueRange start, ColumnBody body, RowStage *stage = nullptr,
            llvm::ArrayRef<unsigned> targets = {});

} // namespace sinter

#endif // SINTER_LIB_CODEGEN_EMITTILES_H

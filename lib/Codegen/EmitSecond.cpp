// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels of two launches: rows split between CTAs, and the second launches,
// which combine partial results in a fixed order.

#include "EmitTiles.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace sinter {

/// Threads of a second launch.
static constexpr int64_t secondThreads = 256;
/// Columns that a CTA of the column totals takes: neighbours in memory.
static constexpr int64_t totalColumns = 16;
/// Partial results that a thread has in flight.
static constexpr int64_t partialsInFlight = 8;

/// Combines partial results first, first + stride, ... below `count` (their
/// number per element), element `place(i)` each, in that order.
static SmallVector<LaunchBuilder::Shared>
combinePartials(LaunchBuilder &launch, ArrayRef<ReductionGroup> groups,
                const PartialLayout &layout, Value first, int64_t stride,
                int64_t count, function_ref<Value(Value)> place) {
  OpBuilder &b = launch.builder();
  ElementBuilder &e = launch.elements();
  SmallVector<Combiner> combiners;
  SmallVector<Value> start;
  for (const ReductionGroup &group : groups) {
    combiners.push_back(group.combiner());
    llvm::append_range(start, combiners.back().identity(e, 1));
  }
  int64_t steps = llvm::divideCeil(count, stride);
  int64_t together = std::min(steps, partialsInFlight);
  bool exact = count % (stride * together) == 0;
  auto loop =
      scf::ForOp::create(b, launch.loc(), launch.constant(0),
                         launch.constant(llvm::divideCeil(steps, together)),
                         launch.constant(1), start);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value base = launch.add(
        first, launch.mul(loop.getInductionVar(), stride * together));
    SmallVector<SmallVector<Running>> loaded;
    for (int64_t i = 0; i < together; ++i) {
      Value partial = launch.add(base, i * stride);
      Value inside;
      if (!exact) {
        inside = launch.less(partial, launch.constant(count));
        partial = launch.select(inside, partial, launch.constant(0));
      }
      Value index = place(partial);
      loaded.emplace_back();
      for (auto [combiner, offsets] : llvm::zip(combiners, layout.offsets)) {
        Running running;
        for (auto [type, offset] : llvm::zip(combiner.accumulators(), offsets))
          running.push_back(launch.loadScratch(offset, type, index));
        loaded.back().push_back(combiner.masked(e, inside, running));
      }
    }
    SmallVector<Value> sums(loop.getRegionIterArgs());
    for (const SmallVector<Running> &one : loaded) {
      size_t at = 0;
      for (auto [combiner, running] : llvm::zip(combiners, one)) {
        Running sum(ArrayRef(sums).slice(at, combiner.size()));
        for (Value value : combiner.combine(e, sum, running))
          sums[at++] = value;
      }
    }
    scf::YieldOp::create(b, launch.loc(), sums);
  }
  SmallVector<LaunchBuilder::Shared> totals;
  size_t at = 0;
  SmallVector<Value> results(loop.getResults());
  for (const Combiner &combiner : combiners) {
    totals.push_back(
        {combiner, Running(ArrayRef(results).slice(at, combiner.size()))});
    at += combiner.size();
  }
  return totals;
}

LogicalResult emitColumnTotals(KernelContext &context, EmittedKernel &kernel,
                               ArrayRef<ReductionGroup> groups,
                               const PartialLayout &layout, int64_t partials) {
  const AccessDomain &domain = context.graph.getDomain();
  int64_t cols = domain.cols;
  int64_t shares = secondThreads / totalColumns;
  int64_t blocks = llvm::divideCeil(cols, totalColumns);
  LaunchBuilder launch(context, "_totals", blocks, 1, secondThreads,
                       /*minBlocksPerSM=*/1, /*width=*/1);
  ElementBuilder &e = launch.elements();
  PointEvaluator &points = launch.points();
  PointFrame frame;
  points.push(frame);

  Value place = launch.rem(launch.thread(), totalColumns);
  Value share = launch.div(launch.thread(), totalColumns);
  Value column = launch.add(launch.mul(launch.blockX(), totalColumns), place);
  Value inside;
  if (cols % totalColumns != 0) {
    inside = launch.less(column, launch.constant(cols));
    column = launch.min(column, launch.constant(cols - 1));
  }
  auto totals = combinePartials(
      launch, groups, layout, share, shares, partials, [&](Value partial) {
        return launch.add(launch.mul(partial, cols), column);
      });
  // The shares of a column, in order, by its first thread.
  SmallVector<int64_t> offsets;
  for (LaunchBuilder::Shared &total : totals)
    for (auto [type, value] :
         llvm::zip(total.combiner.accumulators(), total.running)) {
      offsets.push_back(launch.allocateShared(type, secondThreads));
      launch.storeShared(offsets.back(), type, launch.thread(), value);
    }
  launch.barrier();
  bool good = true;
  launch.where(launch.both(launch.equals(share, 0), inside), [&] {
    for (int64_t other = 1; other < shares; ++other) {
      auto *offset = offsets.begin();
      for (LaunchBuilder::Shared &total : totals) {
        Running running;
        for (Type type : total.combiner.accumulators())
          running.push_back(launch.loadShared(
              *offset++, type, launch.add(place, other * totalColumns)));
        total.running = total.combiner.combine(e, total.running, running);
      }
    }
    PointFrame point;
    point.dims = uint64_t(1) << domain.colDim();
    point.dimValues[domain.colDim()] = column;
    points.push(point);
    defineTotals(launch, groups, totals);
    SmallVector<const AccessRoot *> roots;
    for (const AccessRoot &root : context.graph.getRoots())
      if (root.kind == RootKind::Column)
        roots.push_back(&root);
    good = storeRoots(launch, roots);
    points.pop();
  });
  if (!good)
    return reportPoint(context, points);
  kernel.launches.push_back(launch.finish());
  return success();
}

//===----------------------------------------------------------------------===//
// Split rows
//===----------------------------------------------------------------------===//

static LogicalResult emitSplitParts(KernelContext &context,
                                    EmittedKernel &kernel,
                                    ArrayRef<ReductionGroup> groups,
                                    const PartialLayout &layout) {
  const AccessDomain &domain = context.graph.getDomain();
  const TileDecisions &tiles = context.decisions;
  int64_t rowsPerBlock = tiles.threads / tiles.lanes;
  LaunchBuilder launch(context, "", llvm::divideCeil(domain.rows, rowsPerBlock),
                       tiles.splits, tiles.threads, tiles.minBlocksPerSM,
                       tiles.vector);
  PointEvaluator &points = launch.points();
  PointFrame frame;
  points.push(frame);
  RowThreads threads(launch, tiles);
  auto [row, active] = rowOfGroup(launch, threads, launch.blockX());
  PointFrame rowFrame;
  rowFrame.dims = uint64_t(1) << domain.rowDim();
  rowFrame.dimValues[domain.rowDim()] = row;
  points.push(rowFrame);

  int64_t units = domain.cols / tiles.vector;
  int64_t part = llvm::divideCeil(units, tiles.splits) * tiles.vector;
  Value split = tiles.splits > 1 ? launch.blockY() : launch.constant(0);
  Value first = launch.mul(split, part);
  Value limit =
      launch.min(launch.add(first, part), launch.constant(domain.cols));
  int64_t steps = llvm::divideCeil(part, tiles.lanes * tiles.vector);
  // The last part may be shorter than the others.
  int64_t present =
      std::max<int64_t>(domain.cols - (tiles.splits - 1) * part, 0);
  auto totals =
      reduceColumns(launch, threads, groups, first, limit, present, steps);
  if (failed(totals))
    return reportPoint(context, points);
  launch.combineThreads(*totals, tiles.lanes);
  Value one = active;
  if (tiles.lanes > 1)
    one = launch.both(one, launch.equals(threads.lane, 0));
  launch.where(one, [&, row = row] {
    Value index = launch.add(launch.mul(split, domain.rows), row);
    for (auto [total, offsets] : llvm::zip(*totals, layout.offsets))
      for (auto [type, offset, value] :
           llvm::zip(total.combiner.accumulators(), offsets, total.running))
        launch.storeScratch(offset, type, index, value);
  });
  kernel.launches.push_back(launch.finish());
  return success();
}

static LogicalResult emitSplitTotals(KernelContext &context,
                                     EmittedKernel &kernel,
                                     ArrayRef<ReductionGroup> groups,
                                     const PartialLayout &layout) {
  const AccessDomain &domain = context.graph.getDomain();
  // A warp per row.
  TileDecisions tiles;
  tiles.threads = secondThreads;
  tiles.lanes = 32;
  int64_t rowsPerBlock = tiles.threads / tiles.lanes;
  LaunchBuilder launch(context, "_totals",
                       llvm::divideCeil(domain.rows, rowsPerBlock), 1,
                       tiles.threads, /*minBlocksPerSM=*/1, /*width=*/1);
  PointEvaluator &points = launch.points();
  PointFrame frame;
  points.push(frame);
  RowThreads threads(launch, tiles);
  auto rowOf = rowOfGroup(launch, threads, launch.blockX());
  Value row = rowOf.row;
  auto totals = combinePartials(
      launch, groups, layout, threads.lane, tiles.lanes,
      context.decisions.splits, [&](Value partial) {
        return launch.add(launch.mul(partial, domain.rows), row);
      });
  launch.combineThreads(totals, tiles.lanes);
  bool good = true;
  Value one = launch.both(rowOf.active, launch.equals(threads.lane, 0));
  launch.where(one, [&] {
    PointFrame point;
    point.dims = uint64_t(1) << domain.rowDim();
    point.dimValues[domain.rowDim()] = row;
    points.push(point);
    defineTotals(launch, groups, totals);
    SmallVector<const AccessRoot *> roots;
    for (const AccessRoot &root : context.graph.getRoots())
      roots.push_back(&root);
    good = storeRoots(launch, roots);
    points.pop();
  });
  if (!good)
    return reportPoint(context, points);
  kernel.launches.push_back(launch.finish());
  return success();
}

LogicalResult emitSplit(KernelContext &context, EmittedKernel &kernel) {
  std::vector<ReductionGroup> groups =
      groupReductions(context.graph, NodeKind::RowReduce);
  PartialLayout layout = layoutPartials(
      groups, context.decisions.splits * context.graph.getDomain().rows);
  context.scratchBytes = kernel.scratchBytes = layout.bytes;
  return failure(failed(emitSplitParts(context, kernel, groups, layout)) ||
                 failed(emitSplitTotals(context, kernel, groups, layout)));
}

} // namespace sinter

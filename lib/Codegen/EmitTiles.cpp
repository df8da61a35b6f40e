// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the tiled schedules share, and the pointwise one.

#include "EmitTiles.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace sinter {

LogicalResult reportPoint(KernelContext &context,
                          const PointEvaluator &points) {
  return context.kernel.emitError()
         << "kernel cannot be emitted: " << points.getError();
}

SmallVector<unsigned> nodesOf(ArrayRef<const AccessRoot *> roots) {
  SmallVector<unsigned> nodes;
  for (const AccessRoot *root : roots)
    nodes.push_back(root->node);
  return nodes;
}

PartialLayout layoutPartials(ArrayRef<ReductionGroup> groups,
                             int64_t elements) {
  PartialLayout layout;
  for (const ReductionGroup &group : groups) {
    layout.offsets.emplace_back();
    Combiner combiner = group.combiner();
    for (Type type : combiner.accumulators()) {
      layout.offsets.back().push_back(layout.bytes);
      layout.bytes += llvm::alignTo(elements * memoryBytes(type), 256);
    }
  }
  return layout;
}

LogicalResult emitPointwise(KernelContext &context, EmittedKernel &kernel) {
  const AccessGraph &graph = context.graph;
  const AccessDomain &domain = graph.getDomain();
  const TileDecisions &tiles = context.decisions;
  int64_t perRow = domain.cols / tiles.vector;
  int64_t units = domain.rows * perRow;
  int64_t blocks = llvm::divideCeil(units, tiles.threads);
  LaunchBuilder launch(context, "", blocks, 1, tiles.threads,
                       tiles.minBlocksPerSM, tiles.vector);
  PointEvaluator &points = launch.points();
  PointFrame frame;
  points.push(frame);

  Value unit =
      launch.add(launch.mul(launch.blockX(), tiles.threads), launch.thread());
  Value inside;
  if (units % tiles.threads != 0)
    inside = launch.less(unit, launch.constant(units));
  // Whole warps are inside or outside.
  if (!domain.hasRows && units % 32 == 0)
    points.setWarp(launch.rem(launch.thread(), 32), 32 * tiles.vector);
  SmallVector<const AccessRoot *> roots;
  for (const AccessRoot &root : graph.getRoots())
    roots.push_back(&root);
  bool good = true;
  launch.where(inside, [&] {
    PointFrame point;
    point.dims = uint64_t(1) << domain.colDim();
    Value column = unit;
    if (domain.hasRows) {
      point.dims |= uint64_t(1) << domain.rowDim();
      point.dimValues[domain.rowDim()] = launch.div(unit, perRow);
      column = launch.rem(unit, perRow);
    }
    point.dimValues[domain.colDim()] = launch.mul(column, tiles.vector);
    points.push(point);
    good = storeRoots(launch, roots);
    points.pop();
  });
  if (!good)
    return reportPoint(context, points);
  kernel.launches.push_back(launch.finish());
  return success();
}

bool storeRoots(LaunchBuilder &launch, ArrayRef<const AccessRoot *> roots) {
  auto values = launch.points().evaluate(nodesOf(roots));
  if (failed(values))
    return false;
  for (auto [root, value] : llvm::zip(roots, *values))
    launch.storeRoot(*root, value);
  return true;
}

void defineTotals(LaunchBuilder &launch, ArrayRef<ReductionGroup> groups,
                  ArrayRef<LaunchBuilder::Shared> totals) {
  for (auto [group, total] : llvm::zip(groups, totals)) {
    Running held = total.combiner.fromRunning(launch.elements(), total.running);
    for (auto [nodes, value] : llvm::zip(group.nodes, held))
      for (unsigned node : nodes)
        launch.points().define(node, value);
  }
}

RowThreads::RowThreads(LaunchBuilder &launch, const TileDecisions &decisions)
    : lanes(decisions.lanes),
      rowsPerBlock(decisions.threads / decisions.lanes) {
  lane = launch.rem(launch.thread(), lanes);
  rowInBlock = launch.div(launch.thread(), lanes);
}

RowOfThread rowOfGroup(LaunchBuilder &launch, const RowThreads &threads,
                       Value group) {
  int64_t rows = launch.graph().getDomain().rows;
  Value row =
      launch.add(launch.mul(group, threads.rowsPerBlock), threads.rowInBlock);
  if (rows % threads.rowsPerBlock == 0)
    return {row, {}};
  // Rows past the end read the last one and write nothing.
  return {launch.min(row, launch.constant(rows - 1)),
          launch.less(row, launch.constant(rows))};
}

RowStage::RowStage(LaunchBuilder &launch, const RowThreads &threads,
                   const StagedLoads &loads)
    : nodes(loads.nodes), stored(loads.nodes.size(), false),
      storing(loads.nodes.size(), false) {
  for (unsigned node : nodes)
    offsets.push_back(
        launch.allocateShared(launch.graph().getNode(node).getType(),
                              loads.columns * threads.rowsPerBlock));
  rowStart = launch.mul(threads.rowInBlock, loads.columns);
}

void RowStage::endPass() {
  for (size_t i = 0; i < nodes.size(); ++i)
    stored[i] = stored[i] || storing[i];
}

LogicalResult RowStage::fill(LaunchBuilder &launch,
                             MutableArrayRef<PointFrame> frames, Value first,
                             int64_t stride, ArrayRef<unsigned> targets) {
  PointEvaluator &points = launch.points();
  // Nodes that this pass comes upon.
  DenseSet<unsigned> needed;
  SmallVector<unsigned> work(targets);
  while (!work.empty()) {
    unsigned id = work.pop_back_val();
    NodeKind kind = launch.graph().getNode(id).kind;
    if (!needed.insert(id).second || kind == NodeKind::RowReduce ||
        kind == NodeKind::ColumnReduce)
      continue;
    llvm::append_range(work, points.childrenOf(id));
  }
  SmallVector<size_t> fresh;
  for (auto [i, node] : llvm::enumerate(nodes)) {
    if (!needed.contains(node))
      continue;
    Type type = launch.graph().getNode(node).getType();
    if (!stored[i]) {
      fresh.push_back(i);
      storing[i] = true;
      continue;
    }
    for (auto [at, frame] : llvm::enumerate(frames)) {
      Value slot = launch.add(
          rowStart, launch.add(first, static_cast<int64_t>(at) * stride));
      frame.nodes[node] =
          launch.loadShared(offsets[i], type, slot, points.getWidth());
    }
  }
  // All loads before the first store: they are under way together.
  for (PointFrame &frame : frames)
    for (size_t i : fresh) {
      points.push(frame);
      auto value = points.evaluate(nodes[i]);
      points.pop();
      if (failed(value))
        return failure();
    }
  for (auto [at, frame] : llvm::enumerate(frames))
    for (size_t i : fresh) {
      Value slot = launch.add(
          rowStart, launch.add(first, static_cast<int64_t>(at) * stride));
      launch.storeShared(offsets[i], launch.graph().getNode(nodes[i]).getType(),
                         slot, frame.nodes.lookup(nodes[i]));
    }
  return success();
}

FailureOr<SmallVector<Value>>
loopColumns(LaunchBuilder &launch, const RowThreads &threads, Value first,
            Value limit, int64_t present, int64_t steps, ValueRange start,
            ColumnBody body, RowStage *stage, ArrayRef<unsigned> targets) {
  OpBuilder &b = launch.builder();
  PointEvaluator &points = launch.points();
  int64_t width = points.getWidth();
  unsigned colDim = launch.graph().getDomain().colDim();
  int64_t together = std::clamp<int64_t>(steps, 1, pointsPerTurn);
  int64_t iterations = llvm::divideCeil(steps, together);
  int64_t stride = threads.lanes * width;

  auto loop = scf::ForOp::create(b, launch.loc(), launch.constant(0),
                                 launch.constant(iterations),
                                 launch.constant(1), start);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  PointFrame region;
  region.opensRegion = true;
  points.push(region);
  Value base = launch.add(launch.mul(loop.getInductionVar(), stride * together),
                          launch.add(first, launch.mul(threads.lane, width)));
  SmallVector<PointFrame> frames(together);
  SmallVector<Value> masks;
  for (auto [i, frame] : llvm::enumerate(frames)) {
    Value column = launch.add(base, static_cast<int64_t>(i) * stride);
    Value inside;
    // A place of the turn that the last turn too has inside needs no mask.
    if (((iterations - 1) * together + static_cast<int64_t>(i) + 1) * stride >
        present) {
      inside = launch.less(column, limit);
      column = launch.select(inside, column, launch.constant(0));
    }
    masks.push_back(inside);
    frame.dims = uint64_t(1) << colDim;
    frame.dimValues[colDim] = column;
  }
  if (stage && failed(stage->fill(launch, frames, base, stride, targets)))
    return failure();
  auto carried = body(frames, masks, loop.getRegionIterArgs());
  points.pop();
  if (failed(carried))
    return failure();
  if (!start.empty())
    scf::YieldOp::create(b, launch.loc(), *carried);
  return SmallVector<Value>(loop.getResults());
}

FailureOr<SmallVector<LaunchBuilder::Shared>>
reduceColumns(LaunchBuilder &launch, const RowThreads &threads,
              ArrayRef<ReductionGroup> groups, Value first, Value limit,
              int64_t present, int64_t steps, RowStage *stage) {
  ElementBuilder &e = launch.elements();
  PointEvaluator &points = launch.points();
  int64_t width = points.getWidth();
  SmallVector<Combiner> combiners;
  SmallVector<unsigned> operands;
  SmallVector<Value> start;
  for (const ReductionGroup &group : groups) {
    combiners.push_back(group.combiner());
    llvm::append_range(operands, group.operands);
    llvm::append_range(start, combiners.back().identity(e, width));
  }
  if (failed(points.hoist(operands)))
    return failure();
  auto total = loopColumns(
      launch, threads, first, limit, present, steps, start,
      [&](MutableArrayRef<PointFrame> frames, ArrayRef<Value> masks,
          ValueRange carried) -> FailureOr<SmallVector<Value>> {
        SmallVector<SmallVector<Value>> evaluated;
        for (PointFrame &frame : frames) {
          points.push(frame);
          auto values = points.evaluate(operands);
          points.pop();
          if (failed(values))
            return failure();
          evaluated.push_back(*values);
        }
        SmallVector<Value> sums(carried);
        for (auto [values, inside] : llvm::zip(evaluated, masks)) {
          size_t at = 0, operand = 0;
          for (auto [combiner, group] : llvm::zip(combiners, groups)) {
            SmallVector<Value> held;
            for (size_t i = 0; i < group.operands.size(); ++i)
              held.push_back(e.widen(values[operand++], width));
            Running running(ArrayRef(sums).slice(at, combiner.size()));
            running = combiner.combine(
                e, running,
                combiner.masked(e, inside, combiner.toRunning(e, held)));
            for (Value value : running)
              sums[at++] = value;
          }
        }
        return sums;
      },
      stage, operands);
  if (stage)
    stage->endPass();
  if (failed(total))
    return failure();
  SmallVector<LaunchBuilder::Shared> reductions;
  size_t at = 0;
  for (const Combiner &combiner : combiners) {
    Running running(ArrayRef(*total).slice(at, combiner.size()));
    at += combiner.size();
    reductions.push_back({combiner, combiner.acrossLanes(e, running)});
  }
  return reductions;
}

} // namespace sinter

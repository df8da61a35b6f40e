// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The row schedule: reductions along rows by threads that share a row, and
// reductions along columns in registers over the rows of a persistent CTA.
//
// Every thread of a CTA takes the same way through the code up to each barrier
// and shuffle: rows and columns outside the domain are replaced by ones inside
// and masked where they would count or be written.

#include "EmitTiles.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace sinter {

namespace {

class RowEmitter {
public:
  RowEmitter(KernelContext &context, EmittedKernel &kernel)
      : context(context), kernel(kernel), graph(context.graph),
        domain(graph.getDomain()), tiles(context.decisions),
        rowGroups(groupReductions(graph, NodeKind::RowReduce)),
        columnGroups(groupReductions(graph, NodeKind::ColumnReduce)),
        rowsPerBlock(tiles.threads / tiles.lanes),
        rowBlocks(llvm::divideCeil(domain.rows, rowsPerBlock)) {}

  LogicalResult run();

private:
  /// Row reductions by what they depend on.
  void orderStages();
  bool isPersistent() const { return !columnGroups.empty(); }
  LogicalResult emitRows(LaunchBuilder &launch);
  /// Several groups of rows in turn, whose results then change places.
  LogicalResult emitTurns(LaunchBuilder &launch);
  /// One row per `lanes` threads; carries column sums.
  FailureOr<SmallVector<Value>> emitRowGroup(LaunchBuilder &launch, Value group,
                                             bool inLoop, ValueRange sums);
  LogicalResult reduceStage(LaunchBuilder &launch,
                            ArrayRef<ReductionGroup> stage);
  LogicalResult reduceStageLooped(LaunchBuilder &launch,
                                  ArrayRef<ReductionGroup> stage);
  void defineTotals(LaunchBuilder &launch, ArrayRef<ReductionGroup> stage,
                    MutableArrayRef<LaunchBuilder::Shared> totals);
  FailureOr<SmallVector<Value>> addToColumns(LaunchBuilder &launch,
                                             Value active, ValueRange sums);
  LogicalResult storeRow(LaunchBuilder &launch, Value active);
  /// Puts a result that goes through shared memory there.
  void exchangeChunk(LaunchBuilder &launch, const ExchangedResult &result,
                     Value column, Value value);
  void storeExchanged(LaunchBuilder &launch);
  LogicalResult storeLooped(LaunchBuilder &launch, Value active);
  void storePartials(LaunchBuilder &launch, ArrayRef<Value> sums);
  /// What to load one row ahead in a persistent CTA.
  void choosePrefetched(int64_t blocks);
  /// Loads these of the row of a group of threads, chunk by chunk.
  FailureOr<SmallVector<Value>> loadRow(LaunchBuilder &launch, Value group);
  /// Columns and masks of the chunks, from firstColumn.
  void placeChunks(LaunchBuilder &launch);
  /// Frames of the row's chunks, fresh for a row.
  void makeChunks(LaunchBuilder &launch);
  /// After a reduction: keeps of a long row only what was loaded.
  void compactChunks(LaunchBuilder &launch, Value zero);
  bool isLong() const { return tiles.chunks * tiles.vector >= compactElements; }

  KernelContext &context;
  EmittedKernel &kernel;
  const AccessGraph &graph;
  const AccessDomain &domain;
  const TileDecisions &tiles;
  std::vector<ReductionGroup> rowGroups, columnGroups;
  std::vector<std::vector<ReductionGroup>> stages;
  int64_t rowsPerBlock, rowBlocks;
  PartialLayout layout;
  SmallVector<const AccessRoot *> fullRoots, rowRoots;
  std::optional<RowThreads> threads;
  /// What a looped row keeps in shared memory; nothing: it is read again.
  std::optional<RowStage> kept;
  std::optional<Exchange> exchange;
  /// With turns: the number of the group at hand.
  Value groupInCta;
  /// The thread's first column.
  Value firstColumn;
  /// Where each chunk's columns begin for this thread, kept inside the domain,
  /// and whether they are inside (null: always).
  SmallVector<Value> chunkColumns, chunkMasks;
  SmallVector<PointFrame, 0> chunks;
  SmallVector<unsigned> prefetchedNodes;
  /// Their values for the row at hand, chunk by chunk.
  SmallVector<Value> prefetched;
  /// Which set of shared slots the row at hand uses; null: there is one.
  Value turn;
};

} // namespace

void RowEmitter::orderStages() {
  // Depth of a node: row reductions on the longest way to it.
  std::vector<unsigned> depth(graph.getNodes().size(), 0);
  for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
    auto take = [&](unsigned child) {
      depth[id] = std::max(depth[id], depth[child]);
    };
    for (unsigned operand : node.operands)
      take(operand);
    auto symbols = [&](AffineExpr expr) {
      if (expr)
        expr.walk([&](AffineExpr part) {
          if (auto symbol = dyn_cast<AffineSymbolExpr>(part))
            take(graph.getRuntimeIndices()[symbol.getPosition()].node);
        });
    };
    for (AffineExpr expr : node.index)
      symbols(expr);
    for (const IndexCondition &condition : node.guard)
      symbols(condition.expr);
    symbols(node.piece);
    if (node.kind == NodeKind::RowReduce)
      ++depth[id];
  }
  for (ReductionGroup &group : rowGroups) {
    unsigned stage = 0;
    for (auto &nodes : group.nodes)
      for (unsigned node : nodes)
        stage = std::max(stage, depth[node] - 1);
    if (stages.size() <= stage)
      stages.resize(stage + 1);
    stages[stage].push_back(group);
  }
}

LogicalResult RowEmitter::run() {
  orderStages();
  for (const AccessRoot &root : graph.getRoots()) {
    if (root.kind == RootKind::Full || root.kind == RootKind::Group)
      fullRoots.push_back(&root);
    else if (root.kind == RootKind::Row)
      rowRoots.push_back(&root);
  }
  int64_t blocks = isPersistent() ? std::min(tiles.blocks, rowBlocks)
                                  : llvm::divideCeil(rowBlocks, tiles.turns);
  int64_t partials = blocks * rowsPerBlock;
  layout = layoutPartials(columnGroups, partials * domain.cols);
  context.scratchBytes = kernel.scratchBytes = layout.bytes;
  {
    LaunchBuilder launch(context, "", blocks, tiles.splits, tiles.threads,
                         tiles.minBlocksPerSM, tiles.vector);
    PointFrame frame;
    launch.points().push(frame);
    threads.emplace(launch, tiles);
    if (tiles.exchange)
      exchange.emplace(launch, tiles);
    if (failed(emitRows(launch)))
      return reportPoint(context, launch.points());
    kernel.launches.push_back(launch.finish());
  }
  if (!isPersistent())
    return success();
  return emitColumnTotals(context, kernel, columnGroups, layout, partials);
}

LogicalResult RowEmitter::emitRows(LaunchBuilder &launch) {
  OpBuilder &b = launch.builder();
  ElementBuilder &e = launch.elements();
  int64_t width = tiles.vector;
  firstColumn = launch.mul(threads->lane, width);
  if (tiles.splits > 1)
    firstColumn =
        launch.add(firstColumn, launch.mul(launch.blockY(),
                                           tiles.lanes * width * tiles.chunks));
  placeChunks(launch);
  if (tiles.turns > 1)
    return emitTurns(launch);
  if (!isPersistent())
    return success(
        succeeded(emitRowGroup(launch, launch.blockX(), /*inLoop=*/false, {})));

  // What depends on neither row nor column stays out of the loop.
  SmallVector<unsigned> wanted;
  for (const AccessRoot *root :
       llvm::concat<const AccessRoot *const>(fullRoots, rowRoots))
    wanted.push_back(root->node);
  for (const ReductionGroup &group :
       llvm::concat<const ReductionGroup>(rowGroups, columnGroups))
    llvm::append_range(wanted, group.operands);
  if (failed(launch.points().hoist(wanted)))
    return failure();

  int64_t blocks = std::min(tiles.blocks, rowBlocks);
  SmallVector<Value> start;
  for (const ReductionGroup &group : columnGroups)
    for (int64_t chunk = 0; chunk < tiles.chunks; ++chunk)
      llvm::append_range(start, group.combiner().identity(e, width));
  size_t sumCount = start.size();
  // With one stage a fast warp would write the next row's slots while a slow
  // one still reads this row's: rows take turns with two sets of slots. With
  // more stages, the barrier in between keeps them apart.
  bool takesTurns = stages.size() == 1 && tiles.lanes > 32;
  if (takesTurns)
    start.push_back(launch.constant(0));
  choosePrefetched(blocks);
  auto first = loadRow(launch, launch.blockX());
  if (failed(first))
    return failure();
  llvm::append_range(start, *first);

  auto loop = scf::ForOp::create(b, launch.loc(), launch.blockX(),
                                 launch.constant(rowBlocks),
                                 launch.constant(blocks), start);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    // The next row's loads are under way while this row is computed; after the
    // last row they read the last again.
    PointFrame region;
    region.opensRegion = true;
    launch.points().push(region);
    Value next = launch.min(launch.add(loop.getInductionVar(), blocks),
                            launch.constant(rowBlocks - 1));
    auto loaded = loadRow(launch, next);
    launch.points().pop();
    if (failed(loaded))
      return failure();
    ArrayRef<BlockArgument> carried = loop.getRegionIterArgs();
    prefetched.assign(carried.begin() + sumCount + takesTurns, carried.end());
    turn = takesTurns ? Value(carried[sumCount]) : Value();
    auto sums = emitRowGroup(launch, loop.getInductionVar(), /*inLoop=*/true,
                             carried.take_front(sumCount));
    if (failed(sums))
      return failure();
    if (takesTurns)
      sums->push_back(
          arith::SubIOp::create(b, launch.loc(), launch.constant(1), turn));
    llvm::append_range(*sums, *loaded);
    scf::YieldOp::create(b, launch.loc(), *sums);
  }
  SmallVector<Value> sums(loop.getResults().take_front(sumCount));
  storePartials(launch, sums);
  return success();
}

LogicalResult RowEmitter::emitTurns(LaunchBuilder &launch) {
  OpBuilder &b = launch.builder();
  SmallVector<unsigned> wanted;
  for (const AccessRoot *root :
       llvm::concat<const AccessRoot *const>(fullRoots, rowRoots))
    wanted.push_back(root->node);
  for (const ReductionGroup &group : rowGroups)
    llvm::append_range(wanted, group.operands);
  if (failed(launch.points().hoist(wanted)))
    return failure();
  Value firstGroup = launch.mul(launch.blockX(), tiles.turns);
  Value last = launch.constant(rowBlocks - 1);
  Value end = launch.constant(tiles.turns);
  if (rowBlocks % tiles.turns != 0)
    end = launch.min(end, arith::SubIOp::create(b, launch.loc(),
                                                launch.constant(rowBlocks),
                                                firstGroup));
  // As in a persistent grid: the shared slots of one stage have two sets.
  bool takesTurns = stages.size() == 1 && tiles.lanes > 32;
  SmallVector<Value> start;
  if (takesTurns)
    start.push_back(launch.constant(0));
  choosePrefetched(/*blocks=*/1);
  auto first = loadRow(launch, firstGroup);
  if (failed(first))
    return failure();
  llvm::append_range(start, *first);
  auto loop = scf::ForOp::create(b, launch.loc(), launch.constant(0), end,
                                 launch.constant(1), start);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    PointFrame region;
    region.opensRegion = true;
    launch.points().push(region);
    groupInCta = loop.getInductionVar();
    Value group = launch.add(firstGroup, groupInCta);
    auto loaded = loadRow(launch, launch.min(launch.add(group, 1), last));
    launch.points().pop();
    if (failed(loaded))
      return failure();
    ArrayRef<BlockArgument> carried = loop.getRegionIterArgs();
    prefetched.assign(carried.begin() + takesTurns, carried.end());
    turn = takesTurns ? Value(carried[0]) : Value();
    if (failed(emitRowGroup(launch, group, /*inLoop=*/true, {})))
      return failure();
    SmallVector<Value> next;
    if (takesTurns)
      next.push_back(
          arith::SubIOp::create(b, launch.loc(), launch.constant(1), turn));
    llvm::append_range(next, *loaded);
    if (!next.empty())
      scf::YieldOp::create(b, launch.loc(), next);
  }
  launch.barrier();
  Value firstRow = launch.mul(firstGroup, rowsPerBlock);
  for (const ExchangedResult &result : exchange->results)
    exchange->flush(
        result, /*sets=*/1,
        [&](PointFrame &point, Value, Value outer, Value inner) -> Value {
          Value row = launch.add(firstRow, outer);
          point.dimValues[domain.rowDim()] = row;
          point.dimValues[domain.colDim()] = inner;
          // Runs of rows are inside or outside whole.
          return domain.rows % result.outer == 0
                     ? Value()
                     : launch.less(row, launch.constant(domain.rows));
        });
  return success();
}

void RowEmitter::choosePrefetched(int64_t blocks) {
  if (rowBlocks <= blocks)
    return;
  int64_t words = 0;
  for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
    if (node.kind != NodeKind::Load || !node.guard.empty() ||
        !graph.usesColumn(id) || !graph.usesRow(id) ||
        llvm::any_of(node.index, usesSymbols) ||
        graph.getNode(id).dimsUsed >> (domain.colDim() + 1))
      continue;
    words += llvm::divideCeil(memoryBytes(node.getType()) * tiles.vector, 4) *
             tiles.chunks;
    prefetchedNodes.push_back(id);
  }
  if (words > maxPrefetchedWords)
    prefetchedNodes.clear();
}

FailureOr<SmallVector<Value>> RowEmitter::loadRow(LaunchBuilder &launch,
                                                  Value group) {
  SmallVector<Value> loaded;
  if (prefetchedNodes.empty())
    return loaded;
  PointEvaluator &points = launch.points();
  auto [row, active] = rowOfGroup(launch, *threads, group);
  PointFrame frame;
  frame.dims = uint64_t(1) << domain.rowDim();
  frame.opensRegion = true;
  frame.dimValues[domain.rowDim()] = row;
  points.push(frame);
  for (Value column : chunkColumns) {
    PointFrame chunk;
    chunk.dims = uint64_t(1) << domain.colDim();
    chunk.dimValues[domain.colDim()] = column;
    points.push(chunk);
    auto values = points.evaluate(prefetchedNodes);
    points.pop();
    if (failed(values))
      return failure();
    llvm::append_range(loaded, *values);
  }
  points.pop();
  return loaded;
}

void RowEmitter::placeChunks(LaunchBuilder &launch) {
  int64_t perChunk = tiles.lanes * tiles.vector;
  bool exact = perChunk * tiles.chunks * tiles.splits == domain.cols;
  chunkColumns.clear();
  chunkMasks.clear();
  for (int64_t chunk = 0; chunk < tiles.chunks; ++chunk) {
    Value column = launch.add(firstColumn, chunk * perChunk);
    Value inside;
    if (!exact && (tiles.splits > 1 || (chunk + 1) * perChunk > domain.cols)) {
      inside = launch.less(column, launch.constant(domain.cols));
      column = launch.select(inside, column, launch.constant(0));
    }
    chunkColumns.push_back(column);
    chunkMasks.push_back(inside);
  }
}

void RowEmitter::compactChunks(LaunchBuilder &launch, Value zero) {
  firstColumn = launch.points().hide(firstColumn, zero);
  placeChunks(launch);
  for (auto [frame, column] : llvm::zip(chunks, chunkColumns)) {
    launch.points().compact(frame, zero);
    frame.dimValues[domain.colDim()] = column;
  }
}

void RowEmitter::makeChunks(LaunchBuilder &launch) {
  chunks.clear();
  chunks.resize(tiles.chunks);
  for (auto [frame, column] : llvm::zip(chunks, chunkColumns)) {
    frame.dims = uint64_t(1) << domain.colDim();
    frame.dimValues[domain.colDim()] = column;
  }
}

FailureOr<SmallVector<Value>> RowEmitter::emitRowGroup(LaunchBuilder &launch,
                                                       Value group, bool inLoop,
                                                       ValueRange sums) {
  PointEvaluator &points = launch.points();
  auto [row, active] = rowOfGroup(launch, *threads, group);
  PointFrame frame;
  frame.dims = uint64_t(1) << domain.rowDim();
  frame.opensRegion = inLoop;
  frame.dimValues[domain.rowDim()] = row;
  points.push(frame);
  makeChunks(launch);
  const Value *value = prefetched.data();
  for (PointFrame &chunk : chunks)
    for (unsigned node : prefetchedNodes)
      chunk.nodes[node] = *value++;
  // Values of this row's code must not be used after its loop.
  Value outerColumn = firstColumn;
  SmallVector<Value> outerColumns = chunkColumns, outerMasks = chunkMasks;
  bool looped = tiles.chunks == 0;
  if (tiles.stage)
    kept.emplace(launch, *threads, stagedLoads(graph, tiles));
  for (const std::vector<ReductionGroup> &stage : stages) {
    if (failed(looped ? reduceStageLooped(launch, stage)
                      : reduceStage(launch, stage)))
      return failure();
  }
  auto added = addToColumns(launch, active, sums);
  if (failed(added))
    return failure();
  if (failed(looped ? storeLooped(launch, active) : storeRow(launch, active)))
    return failure();
  firstColumn = outerColumn;
  chunkColumns = outerColumns;
  chunkMasks = outerMasks;
  points.pop();
  return added;
}

//===----------------------------------------------------------------------===//
// Reductions along the row
//===----------------------------------------------------------------------===//

void RowEmitter::defineTotals(LaunchBuilder &launch,
                              ArrayRef<ReductionGroup> stage,
                              MutableArrayRef<LaunchBuilder::Shared> totals) {
  Value zero = launch.combineThreads(totals, tiles.lanes, isLong(), turn);
  for (auto [group, total] : llvm::zip(stage, totals)) {
    Running held = total.combiner.fromRunning(launch.elements(), total.running);
    for (auto [nodes, value] : llvm::zip(group.nodes, held))
      for (unsigned node : nodes)
        launch.points().define(node, value);
  }
  if (zero)
    compactChunks(launch, zero);
}

LogicalResult RowEmitter::reduceStage(LaunchBuilder &launch,
                                      ArrayRef<ReductionGroup> stage) {
  PointEvaluator &points = launch.points();
  ElementBuilder &e = launch.elements();
  SmallVector<unsigned> operands;
  SmallVector<LaunchBuilder::Shared> totals;
  for (const ReductionGroup &group : stage) {
    llvm::append_range(operands, group.operands);
    totals.push_back({group.combiner(), {}});
  }
  for (auto [frame, mask] : llvm::zip(chunks, chunkMasks)) {
    points.push(frame);
    auto values = points.evaluate(operands);
    points.pop();
    if (failed(values))
      return failure();
    size_t operand = 0;
    for (auto [group, total] : llvm::zip(stage, totals)) {
      SmallVector<Value> held;
      for (size_t i = 0; i < group.operands.size(); ++i)
        held.push_back(e.widen((*values)[operand++], tiles.vector));
      Running running =
          total.combiner.masked(e, mask, total.combiner.toRunning(e, held));
      total.running = total.running.empty()
                          ? running
                          : total.combiner.combine(e, total.running, running);
    }
  }
  for (LaunchBuilder::Shared &total : totals)
    total.running = total.combiner.acrossLanes(e, total.running);
  defineTotals(launch, stage, totals);
  return success();
}

LogicalResult RowEmitter::reduceStageLooped(LaunchBuilder &launch,
                                            ArrayRef<ReductionGroup> stage) {
  int64_t steps = llvm::divideCeil(domain.cols, tiles.lanes * tiles.vector);
  auto totals = reduceColumns(launch, *threads, stage, launch.constant(0),
                              launch.constant(domain.cols), domain.cols, steps,
                              kept ? &*kept : nullptr);
  if (failed(totals))
    return failure();
  defineTotals(launch, stage, *totals);
  return success();
}

//===----------------------------------------------------------------------===//
// Sums of columns
//===----------------------------------------------------------------------===//

FailureOr<SmallVector<Value>>
RowEmitter::addToColumns(LaunchBuilder &launch, Value active, ValueRange sums) {
  PointEvaluator &points = launch.points();
  ElementBuilder &e = launch.elements();
  SmallVector<Value> added(sums);
  size_t at = 0;
  for (const ReductionGroup &group : columnGroups) {
    Combiner combiner = group.combiner();
    for (PointFrame &frame : chunks) {
      points.push(frame);
      auto values = points.evaluate(group.operands);
      points.pop();
      if (failed(values))
        return failure();
      for (Value &value : *values)
        value = e.widen(value, tiles.vector);
      Running running(ArrayRef(added).slice(at, combiner.size()));
      running = combiner.combine(
          e, running,
          combiner.masked(e, active, combiner.toRunning(e, *values)));
      for (Value value : running)
        added[at++] = value;
    }
  }
  return added;
}

void RowEmitter::storePartials(LaunchBuilder &launch, ArrayRef<Value> sums) {
  Value partial = launch.add(launch.mul(launch.blockX(), rowsPerBlock),
                             threads->rowInBlock);
  Value rowStart = launch.mul(partial, domain.cols);
  size_t at = 0;
  for (auto [group, offsets] : llvm::zip(columnGroups, layout.offsets)) {
    Combiner combiner = group.combiner();
    for (auto [column, mask] : llvm::zip(chunkColumns, chunkMasks))
      launch.where(mask, [&, column = column] {
        Value index = launch.add(rowStart, column);
        for (auto [type, offset] : llvm::zip(combiner.accumulators(), offsets))
          launch.storeScratch(offset, type, index, sums[at++]);
      });
  }
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

LogicalResult RowEmitter::storeRow(LaunchBuilder &launch, Value active) {
  PointEvaluator &points = launch.points();
  // Everything of the row is read before anything is written.
  auto rowValues = points.evaluate(nodesOf(rowRoots));
  if (failed(rowValues))
    return failure();
  SmallVector<unsigned> nodes = nodesOf(fullRoots);
  for (int64_t first = 0; first < tiles.chunks && !fullRoots.empty();
       first += pointsPerStore) {
    int64_t last = std::min(first + pointsPerStore, tiles.chunks);
    SmallVector<SmallVector<Value>> evaluated;
    for (int64_t chunk = first; chunk < last; ++chunk) {
      points.push(chunks[chunk]);
      auto values = points.evaluate(nodes);
      points.pop();
      if (failed(values))
        return failure();
      evaluated.push_back(*values);
    }
    for (int64_t chunk = first; chunk < last; ++chunk) {
      points.push(chunks[chunk]);
      launch.where(launch.both(active, chunkMasks[chunk]), [&] {
        for (auto [root, value] :
             llvm::zip(fullRoots, evaluated[chunk - first])) {
          if (const ExchangedResult *result =
                  exchange ? exchange->find(root) : nullptr)
            exchangeChunk(launch, *result, chunkColumns[chunk], value);
          else
            launch.storeRoot(*root, value);
        }
      });
      points.pop();
    }
  }
  if (exchange && !groupInCta)
    storeExchanged(launch);
  if (rowRoots.empty())
    return success();
  Value one = active;
  if (tiles.lanes > 1)
    one = launch.both(one, launch.equals(threads->lane, 0));
  if (tiles.splits > 1)
    one = launch.both(one, launch.equals(launch.blockY(), 0));
  launch.where(one, [&] {
    for (auto [root, value] : llvm::zip(rowRoots, *rowValues))
      launch.storeRoot(*root, value);
  });
  return success();
}

void RowEmitter::exchangeChunk(LaunchBuilder &launch,
                               const ExchangedResult &result, Value column,
                               Value value) {
  if (groupInCta) {
    Value place =
        launch.add(launch.mul(groupInCta, rowsPerBlock), threads->rowInBlock);
    return exchange->put(result, Value(), place, column, value);
  }
  Value before =
      rowsPerBlock > 1 ? launch.mul(threads->rowInBlock, domain.cols) : Value();
  exchange->put(result, before, launch.div(column, result.inner),
                launch.rem(column, result.inner), value);
}

void RowEmitter::storeExchanged(LaunchBuilder &launch) {
  launch.barrier();
  Value firstRow = launch.mul(launch.blockX(), rowsPerBlock);
  for (const ExchangedResult &result : exchange->results)
    exchange->flush(
        result, rowsPerBlock,
        [&](PointFrame &point, Value set, Value outer, Value inner) -> Value {
          Value row = launch.add(firstRow, set), inside;
          if (domain.rows % rowsPerBlock != 0)
            inside = launch.less(row, launch.constant(domain.rows));
          point.dimValues[domain.rowDim()] = row;
          point.dimValues[domain.colDim()] =
              launch.add(launch.mul(outer, result.inner), inner);
          return inside;
        });
}

LogicalResult RowEmitter::storeLooped(LaunchBuilder &launch, Value active) {
  PointEvaluator &points = launch.points();
  if (!fullRoots.empty()) {
    SmallVector<unsigned> nodes = nodesOf(fullRoots);
    if (failed(points.hoist(nodes)) || failed(points.hoist(nodesOf(rowRoots))))
      return failure();
    int64_t stride = tiles.lanes * tiles.vector;
    int64_t steps = llvm::divideCeil(domain.cols, stride);
    auto done = loopColumns(
        launch, *threads, launch.constant(0), launch.constant(domain.cols),
        /*present=*/domain.cols, steps, {},
        [&](MutableArrayRef<PointFrame> frames, ArrayRef<Value> masks,
            ValueRange) -> FailureOr<SmallVector<Value>> {
          SmallVector<SmallVector<Value>> evaluated;
          for (PointFrame &frame : frames) {
            points.push(frame);
            auto values = points.evaluate(nodes);
            points.pop();
            if (failed(values))
              return failure();
            evaluated.push_back(*values);
          }
          for (auto [frame, mask, values] :
               llvm::zip(frames, masks, evaluated)) {
            points.push(frame);
            launch.where(launch.both(active, mask), [&, &values = values] {
              for (auto [root, value] : llvm::zip(fullRoots, values))
                launch.storeRoot(*root, value);
            });
            points.pop();
          }
          return SmallVector<Value>();
        },
        kept ? &*kept : nullptr, nodes);
    if (failed(done))
      return failure();
  }
  if (rowRoots.empty())
    return success();
  auto rowValues = points.evaluate(nodesOf(rowRoots));
  if (failed(rowValues))
    return failure();
  launch.where(launch.both(active, launch.equals(threads->lane, 0)), [&] {
    for (auto [root, value] : llvm::zip(rowRoots, *rowValues))
      launch.storeRoot(*root, value);
  });
  return success();
}

LogicalResult emitRow(KernelContext &context, EmittedKernel &kernel) {
  return RowEmitter(context, kernel).run();
}

} // namespace sinter

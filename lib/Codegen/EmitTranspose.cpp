// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results that are written in another order than they are computed: through
// shared memory, and the schedule of tiles that is made for them.

#include "EmitTiles.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace sinter {

/// What one thread moves in one access: 16 bytes, of which shared memory has
/// eight in a row of its banks.
static constexpr int64_t accessBytes = 16, accessesPerBanks = 8;
/// Bytes of one bank: what a thread reads from a row at once.
static constexpr int64_t bankBytes = 4;

Exchange::Exchange(LaunchBuilder &launch, const TileDecisions &tiles)
    : launch(launch), threads(tiles.threads),
      results(exchangedResults(launch.graph(), tiles)) {
  for (const ExchangedResult &result : results) {
    Type type = launch.graph().getRoots()[result.root].value.getType();
    offsets.push_back(
        launch.allocateShared(cast<RankedTensorType>(type).getElementType(),
                              result.bytes / result.elementBytes));
  }
}

const ExchangedResult *Exchange::find(const AccessRoot *root) const {
  unsigned id = root - launch.graph().getRoots().begin();
  for (const ExchangedResult &result : results)
    if (result.root == id)
      return &result;
  return nullptr;
}

Value Exchange::slot(const ExchangedResult &result, Value outer,
                     Value inner) const {
  Value row = launch.mul(outer, result.inner);
  int64_t granule = std::max<int64_t>(accessBytes / result.elementBytes, 1);
  // Threads that read one column of `width` rows each meet in different banks:
  // rows swap their 16-byte pieces.
  int64_t pieces =
      result.inner % granule == 0
          ? int64_t(llvm::MinAlign(result.inner / granule, accessesPerBanks))
          : 1;
  if (pieces > 1) {
    Value turn = launch.rem(launch.div(outer, result.width), pieces);
    inner = arith::XOrIOp::create(launch.builder(), launch.loc(), inner,
                                  launch.mul(turn, granule));
  }
  return launch.add(row, inner);
}

void Exchange::put(const ExchangedResult &result, Value before, Value outer,
                   Value inner, Value value) {
  ElementBuilder &e = launch.elements();
  const AccessRoot &root = launch.graph().getRoots()[result.root];
  Type type = cast<RankedTensorType>(root.value.getType()).getElementType();
  int64_t offset = offsets[&result - results.begin()];
  int64_t width = launch.points().getWidth();
  value = e.widen(value, width);
  int64_t piece = std::min<int64_t>(
      width, std::max<int64_t>(accessBytes / result.elementBytes, 1));
  // A vector lies in one row, or is put down element by element.
  if (result.inner % width != 0)
    piece = 1;
  for (int64_t at = 0; at < width; at += piece) {
    Value part = value;
    if (piece < width) {
      SmallVector<Value> lanes;
      for (int64_t lane = 0; lane < piece; ++lane)
        lanes.push_back(e.lane(value, at + lane));
      part = e.fromLanes(lanes);
    }
    Value place = launch.add(inner, at), row = outer;
    if (piece == 1 && result.inner % width != 0) {
      Value linear = launch.add(launch.mul(outer, result.inner), place);
      row = launch.div(linear, result.inner);
      place = launch.rem(linear, result.inner);
    }
    Value index = slot(result, row, place);
    if (before)
      index = launch.add(before, index);
    launch.storeShared(offset, type, index, part);
  }
}

void Exchange::flush(const ExchangedResult &result, int64_t sets,
                     PlaceOf place) {
  OpBuilder &b = launch.builder();
  ElementBuilder &e = launch.elements();
  PointEvaluator &points = launch.points();
  const AccessRoot &root = launch.graph().getRoots()[result.root];
  Type type = cast<RankedTensorType>(root.value.getType()).getElementType();
  int64_t offset = offsets[&result - results.begin()];
  int64_t inners = std::max<int64_t>(bankBytes / result.elementBytes, 1);
  if (result.inner % inners != 0)
    inners = 1;
  int64_t outerTasks = result.outer / result.width;
  int64_t innerTasks = result.inner / inners;
  int64_t tasks = sets * outerTasks * innerTasks;
  int64_t turns = llvm::divideCeil(tasks, threads);

  auto task = [&](Value number) {
    Value outer = launch.mul(launch.rem(number, outerTasks), result.width);
    Value rest = launch.div(number, outerTasks);
    Value inner = launch.mul(launch.rem(rest, innerTasks), inners);
    Value set = sets > 1 ? launch.div(rest, innerTasks) : launch.constant(0);
    Value before =
        sets > 1 ? launch.mul(set, result.inner * result.outer) : Value();
    SmallVector<Value> words;
    for (int64_t k = 0; k < result.width; ++k) {
      Value index = slot(result, launch.add(outer, k), inner);
      if (before)
        index = launch.add(before, index);
      words.push_back(launch.loadShared(offset, type, index, inners));
    }
    for (int64_t j = 0; j < inners; ++j) {
      SmallVector<Value> lanes;
      for (Value word : words)
        lanes.push_back(e.lane(word, j));
      Value value = e.fromLanes(lanes);
      PointFrame point;
      point.opensRegion = true;
      Value mask = place(point, set, outer, launch.add(inner, j));
      launch.where(mask, [&] {
        points.storeRun(root, point, launch.resultPointer(root.result), value,
                        result.width);
      });
    }
  };
  auto guarded = [&](Value number, bool partial) {
    Value inside;
    if (partial)
      inside = launch.less(number, launch.constant(tasks));
    launch.where(inside, [&] { task(number); });
  };
  bool exact = tasks % threads == 0;
  if (turns == 1)
    return guarded(launch.thread(), !exact);
  auto loop = scf::ForOp::create(b, launch.loc(), launch.constant(0),
                                 launch.constant(turns), launch.constant(1));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  PointFrame region;
  region.opensRegion = true;
  points.push(region);
  guarded(
      launch.add(launch.mul(loop.getInductionVar(), threads), launch.thread()),
      !exact);
  points.pop();
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

/// Loads of every point, which need nothing but the point's place.
static SmallVector<unsigned> plainLoads(const AccessGraph &graph) {
  SmallVector<unsigned> loads;
  unsigned colDim = graph.getDomain().colDim();
  for (auto [id, node] : llvm::enumerate(graph.getNodes()))
    if (node.kind == NodeKind::Load && node.guard.empty() &&
        graph.usesColumn(id) && graph.usesRow(id) &&
        !llvm::any_of(node.index, usesSymbols) &&
        !(node.dimsUsed >> (colDim + 1)))
      loads.push_back(id);
  return loads;
}

LogicalResult emitTranspose(KernelContext &context, EmittedKernel &kernel) {
  const AccessGraph &graph = context.graph;
  const AccessDomain &domain = graph.getDomain();
  const TileDecisions &tiles = context.decisions;
  int64_t rowsPerTurn = tiles.threads / tiles.lanes;
  int64_t tileRows = rowsPerTurn * tiles.chunks;
  int64_t tileCols = tiles.lanes * tiles.vector;
  LaunchBuilder launch(context, "", llvm::divideCeil(domain.rows, tileRows),
                       llvm::divideCeil(domain.cols, tileCols), tiles.threads,
                       tiles.minBlocksPerSM, tiles.vector);
  PointEvaluator &points = launch.points();
  PointFrame frame;
  points.push(frame);
  RowThreads threads(launch, tiles);
  Exchange exchange(launch, tiles);

  Value inner = launch.mul(threads.lane, tiles.vector);
  Value firstColumn = domain.cols > tileCols
                          ? launch.mul(launch.blockY(), tileCols)
                          : launch.constant(0);
  Value firstRow = launch.mul(launch.blockX(), tileRows);
  Value column = launch.add(firstColumn, inner), columnInside;
  if (domain.cols % tileCols != 0) {
    columnInside = launch.less(column, launch.constant(domain.cols));
    column = launch.select(columnInside, column, launch.constant(0));
  }
  SmallVector<PointFrame, 0> turns(tiles.chunks);
  SmallVector<Value> places, masks;
  for (auto [turn, point] : llvm::enumerate(turns)) {
    places.push_back(launch.add(threads.rowInBlock,
                                static_cast<int64_t>(turn) * rowsPerTurn));
    Value row = launch.add(firstRow, places.back()), inside = columnInside;
    if (domain.rows % tileRows != 0) {
      inside =
          launch.both(inside, launch.less(row, launch.constant(domain.rows)));
      row = launch.min(row, launch.constant(domain.rows - 1));
    }
    masks.push_back(inside);
    point.dims = uint64_t(1) << domain.rowDim() | uint64_t(1)
                                                      << domain.colDim();
    point.dimValues[domain.rowDim()] = row;
    point.dimValues[domain.colDim()] = column;
  }
  SmallVector<const AccessRoot *> roots;
  for (const AccessRoot &root : graph.getRoots())
    roots.push_back(&root);
  // What the whole tile loads is under way together.
  SmallVector<unsigned> nodes = nodesOf(roots), loads = plainLoads(graph);
  for (PointFrame &point : turns) {
    points.push(point);
    auto loaded = points.evaluate(loads);
    points.pop();
    if (failed(loaded))
      return reportPoint(context, points);
  }
  for (auto [point, place, mask] : llvm::zip(turns, places, masks)) {
    points.push(point);
    auto values = points.evaluate(nodes);
    if (failed(values))
      return reportPoint(context, points);
    launch.where(mask, [&, place = place] {
      for (auto [root, value] : llvm::zip(roots, *values)) {
        if (const ExchangedResult *result = exchange.find(root))
          exchange.put(*result, Value(), place, inner, value);
        else
          launch.storeRoot(*root, value);
      }
    });
    points.pop();
  }
  launch.barrier();
  for (const ExchangedResult &result : exchange.results)
    exchange.flush(
        result, /*sets=*/1,
        [&](PointFrame &point, Value, Value outer, Value inner) -> Value {
          Value row = launch.add(firstRow, outer);
          Value column = launch.add(firstColumn, inner), inside;
          // Runs of rows are inside or outside whole.
          if (domain.rows % tileRows != 0)
            inside = launch.less(row, launch.constant(domain.rows));
          if (domain.cols % tileCols != 0)
            inside = launch.both(
                inside, launch.less(column, launch.constant(domain.cols)));
          point.dimValues[domain.rowDim()] = row;
          point.dimValues[domain.colDim()] = column;
          return inside;
        });
  kernel.launches.push_back(launch.finish());
  return success();
}

} // namespace sinter

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scatters of whole rows whose updates are sorted by row: pieces of the sorted
// list that belong to one row whole, and the rows.

#include "EmitTiles.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace sinter {

/// Unrolled, a loop over a row's few updates would take registers for nothing.
static void keepRolled(scf::ForOp loop) {
  MLIRContext *context = loop.getContext();
  auto unroll = LLVM::LoopUnrollAttr::get(
      context, /*disable=*/BoolAttr::get(context, true), {}, {}, {}, {}, {},
      {});
  loop->setAttr("llvm.loop_annotation",
                LLVM::LoopAnnotationAttr::get(context, {}, {}, {}, unroll, {},
                                              {}, {}, {}, {}, {}, {}, {}, {},
                                              {}, {}));
}

namespace {

/// One launch whose threads add up updates of rows.
class RowSums {
public:
  RowSums(KernelContext &context, const ScatterShape &shape, StringRef suffix,
          int64_t blocks)
      : context(context), shape(shape), tiles(context.decisions),
        launch(context, suffix, blocks, tiles.splits, tiles.threads,
               tiles.minBlocksPerSM, tiles.vector),
        e(launch.elements()), b(launch.builder()), points(launch.points()),
        domain(context.graph.getDomain()),
        node(context.graph.getNode(shape.scatter.node)),
        element(node.getType()),
        running(shape.scatter.adds ? accumulatorType(element) : element),
        i32(b.getI32Type()), threads(launch, tiles) {
    points.push(base);
  }

  /// Where each row begins in the sorted list, by CTAs from `pieceBlocks` on;
  /// those before add up the pieces.
  LogicalResult emitBegins(int64_t pieceBlocks);
  LogicalResult emitRows();
  EmittedLaunch finish() { return launch.finish(); }
  const PointEvaluator &getPoints() const { return points; }

private:
  /// A point of a thread: its columns.
  struct Columns {
    PointFrame frame;
    Value first, inside;
  };
  using Sums = SmallVector<Value>;

  Value wide(Value value) {
    Type type = context.indexType;
    return type == i32 ? value
                       : Value(arith::ExtUIOp::create(b, e.loc, type, value));
  }
  Value loadRow(Value place) {
    return launch.loadScratch(shape.rowsAt[shape.sorted()], i32, place);
  }
  /// A point's values in the type in which they are added up.
  Value toRunning(Value value) {
    value = e.widen(value, tiles.vector);
    return isa<FloatType>(element) ? e.convertFloat(value, element, running)
                                   : value;
  }
  Value add(Value x, Value y) {
    if (!shape.scatter.adds)
      return y;
    if (isa<FloatType>(element))
      return arith::AddFOp::create(b, e.loc, x, y);
    return arith::AddIOp::create(b, e.loc, x, y);
  }

  void findBegins(int64_t pieceBlocks);
  LogicalResult emitPieces();
  void placeColumns();
  /// A frame over the row, for as long as `body` runs.
  LogicalResult atRow(Value row, function_ref<LogicalResult()> body);
  /// Adds the updates at places place(0) .. place(count - 1) of the sorted list
  /// to `sums`, one for each of `columns`, in that order; `together` are loaded
  /// before the first is added. With `exact` the count is a multiple of them.
  FailureOr<Sums> addUpdates(Sums sums, Value count, int64_t together,
                             bool exact, function_ref<Value(Value)> place);
  /// Adds pieces `first` .. `limit` - 1.
  Sums addPieces(Sums sums, Value first, Value limit);
  LogicalResult storeResults(ArrayRef<Value> sums, Value active);

  KernelContext &context;
  const ScatterShape &shape;
  const TileDecisions &tiles;
  LaunchBuilder launch;
  ElementBuilder &e;
  OpBuilder &b;
  PointEvaluator &points;
  const AccessDomain &domain;
  const AccessNode &node;
  Type element, running, i32;
  RowThreads threads;
  PointFrame base;
  std::vector<Columns> columns;
};

} // namespace

void RowSums::placeColumns() {
  columns.resize(tiles.chunks);
  int64_t perTile = tiles.lanes * tiles.vector * tiles.chunks;
  Value start = launch.mul(threads.lane, tiles.vector);
  if (tiles.splits > 1)
    start = launch.add(start, launch.mul(launch.blockY(), perTile));
  for (auto [i, point] : llvm::enumerate(columns)) {
    Value column =
        launch.add(start, static_cast<int64_t>(i) * tiles.lanes * tiles.vector);
    if (perTile * tiles.splits != domain.cols) {
      point.inside = launch.less(column, launch.constant(domain.cols));
      column = launch.select(point.inside, column, launch.constant(0));
    }
    point.first = column;
    point.frame.dims = uint64_t(1) << domain.colDim();
    point.frame.dimValues[domain.colDim()] = column;
  }
}

LogicalResult RowSums::atRow(Value row, function_ref<LogicalResult()> body) {
  PointFrame frame;
  frame.dims = uint64_t(1) << domain.rowDim();
  frame.dimValues[domain.rowDim()] = row;
  points.push(frame);
  placeColumns();
  LogicalResult done = body();
  points.pop();
  return done;
}

FailureOr<RowSums::Sums> RowSums::addUpdates(Sums sums, Value count,
                                             int64_t together, bool exact,
                                             function_ref<Value(Value)> place) {
  const RowScatter &scatter = shape.scatter;
  unsigned update = node.operands[1];
  for (Columns &point : columns) {
    points.push(point.frame);
    LogicalResult done = points.hoist(update);
    points.pop();
    if (failed(done))
      return failure();
  }
  Value turns = launch.div(launch.add(count, together - 1), together);
  auto loop = scf::ForOp::create(b, e.loc, launch.constant(0), turns,
                                 launch.constant(1), sums);
  keepRolled(loop);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  PointFrame region;
  region.opensRegion = true;
  points.push(region);
  Value first = launch.mul(loop.getInductionVar(), together);
  SmallVector<Value> insides, positions;
  for (int64_t i = 0; i < together; ++i) {
    Value at = launch.add(first, i), inside;
    if (!exact && i > 0) {
      // The last one again: it is near.
      inside = launch.less(at, count);
      at = launch.min(at, launch.add(count, -1));
    }
    insides.push_back(inside);
    positions.push_back(wide(
        launch.loadScratch(shape.positionsAt[shape.sorted()], i32, place(at))));
  }
  // All loads before the first sum: they are under way together.
  SmallVector<SmallVector<Value>> updates;
  for (Value position : positions) {
    PointFrame frame;
    Value rest = position;
    if (scatter.batches > 1)
      rest = launch.rem(rest, scatter.updatesPerBatch);
    for (size_t i = node.loops.size(); i-- > 0;) {
      frame.dims |= uint64_t(1) << node.loops[i];
      frame.dimValues[node.loops[i]] =
          i == 0 ? rest : launch.rem(rest, scatter.loopSizes[i]);
      if (i > 0)
        rest = launch.div(rest, scatter.loopSizes[i]);
    }
    points.push(frame);
    updates.emplace_back();
    for (Columns &point : columns) {
      PointFrame own;
      own.dims = point.frame.dims;
      own.dimValues = point.frame.dimValues;
      points.push(own);
      auto values = points.evaluate(update);
      points.pop();
      if (failed(values))
        return failure();
      updates.back().push_back(values->front());
    }
    points.pop();
  }
  sums.assign(loop.getRegionIterArgs().begin(), loop.getRegionIterArgs().end());
  for (auto [values, inside] : llvm::zip(updates, insides))
    for (auto [sum, value] : llvm::zip(sums, values)) {
      Value next = add(sum, toRunning(value));
      sum = inside ? Value(arith::SelectOp::create(b, e.loc, inside, next, sum))
                   : next;
    }
  points.pop();
  scf::YieldOp::create(b, e.loc, sums);
  return Sums(loop.getResults());
}

RowSums::Sums RowSums::addPieces(Sums sums, Value first, Value limit) {
  int64_t together = shape.piecesTogether;
  Value count = arith::SubIOp::create(b, e.loc, limit, first);
  Value turns = launch.div(launch.add(count, together - 1), together);
  auto loop = scf::ForOp::create(b, e.loc, launch.constant(0), turns,
                                 launch.constant(1), sums);
  keepRolled(loop);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  Value begin = launch.add(first, launch.mul(loop.getInductionVar(), together));
  SmallVector<SmallVector<Value>> partials;
  SmallVector<Value> insides;
  for (int64_t i = 0; i < together; ++i) {
    Value piece = launch.add(begin, i), inside;
    if (i > 0) {
      inside = launch.less(piece, limit);
      piece = launch.min(piece, launch.add(limit, -1));
    }
    insides.push_back(inside);
    partials.emplace_back();
    for (const Columns &point : columns)
      partials.back().push_back(launch.loadScratch(
          shape.partialsAt, running,
          launch.add(launch.mul(piece, domain.cols), point.first),
          tiles.vector));
  }
  sums.assign(loop.getRegionIterArgs().begin(), loop.getRegionIterArgs().end());
  for (auto [values, inside] : llvm::zip(partials, insides))
    for (auto [sum, value] : llvm::zip(sums, values)) {
      Value next = add(sum, value);
      sum = inside ? Value(arith::SelectOp::create(b, e.loc, inside, next, sum))
                   : next;
    }
  scf::YieldOp::create(b, e.loc, sums);
  return Sums(loop.getResults());
}

LogicalResult RowSums::emitPieces() {
  Value piece = launch.add(launch.mul(launch.blockX(), threads.rowsPerBlock),
                           threads.rowInBlock);
  Value exists;
  if (shape.pieces % threads.rowsPerBlock != 0) {
    exists = launch.less(piece, launch.constant(shape.pieces));
    piece = launch.select(exists, piece, launch.constant(0));
  }
  Value start = launch.mul(piece, shape.segment);
  Value row = loadRow(start);
  Value last = loadRow(launch.add(start, shape.segment - 1));
  // The list is sorted: what is between two of one row is of that row.
  Value whole = launch.both(
      arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::eq, row, last),
      arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::ult, row,
                            e.integer(i32, domain.rows)));
  LogicalResult done = success();
  launch.where(launch.both(whole, exists), [&] {
    done = atRow(wide(row), [&]() -> LogicalResult {
      // Minus zero changes no sum.
      TypedAttr zero = isa<FloatType>(running)
                           ? TypedAttr(b.getFloatAttr(running, -0.0))
                           : TypedAttr(b.getIntegerAttr(running, 0));
      Sums sums(columns.size(), e.constant(zero, tiles.vector));
      auto total = addUpdates(sums, launch.constant(shape.segment),
                              shape.togetherInPiece, /*exact=*/true,
                              [&](Value at) { return launch.add(start, at); });
      if (failed(total))
        return failure();
      for (auto [point, sum] : llvm::zip(columns, *total)) {
        Value at = launch.add(launch.mul(piece, domain.cols), point.first);
        launch.where(point.inside, [&, sum = sum] {
          launch.storeScratch(shape.partialsAt, running, at, sum);
        });
      }
      return success();
    });
  });
  return done;
}

void RowSums::findBegins(int64_t pieceBlocks) {
  int64_t updates = shape.scatter.updates();
  Value row = launch.add(
      launch.mul(launch.add(launch.blockX(), -pieceBlocks), tiles.threads),
      launch.thread());
  Value wanted = launch.less(row, launch.constant(domain.rows + 1));
  if (tiles.splits > 1)
    wanted = launch.both(wanted, launch.equals(launch.blockY(), 0));
  launch.where(wanted, [&] {
    Value number = row;
    if (context.indexType != i32)
      number = arith::TruncIOp::create(b, e.loc, i32, row);
    // Updates of rows before this one: bit by bit.
    Value found = launch.constant(0);
    for (int64_t step = int64_t(1) << llvm::Log2_64(updates); step > 0;
         step /= 2) {
      Value next = launch.add(found, step);
      Value fits = launch.less(next, launch.constant(updates + 1));
      Value at = launch.select(fits, launch.add(next, -1), launch.constant(0));
      Value before = arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::ult,
                                           loadRow(at), number);
      found = launch.select(launch.both(fits, before), next, found);
    }
    if (context.indexType != i32)
      found = arith::TruncIOp::create(b, e.loc, i32, found);
    launch.storeScratch(shape.beginsAt, i32, row, found);
  });
}

LogicalResult RowSums::emitBegins(int64_t pieceBlocks) {
  if (pieceBlocks == 0) {
    findBegins(0);
    return success();
  }
  Value isPiece = launch.less(launch.blockX(), launch.constant(pieceBlocks));
  LogicalResult done = success();
  launch.where(isPiece, [&] { done = emitPieces(); });
  Value isBegin =
      arith::XOrIOp::create(b, e.loc, isPiece, e.integer(b.getI1Type(), 1));
  launch.where(isBegin, [&] { findBegins(pieceBlocks); });
  return done;
}

LogicalResult RowSums::storeResults(ArrayRef<Value> sums, Value active) {
  SmallVector<const AccessRoot *> roots;
  for (const AccessRoot &root : context.graph.getRoots())
    roots.push_back(&root);
  SmallVector<unsigned> nodes = nodesOf(roots);
  for (size_t from = 0; from < columns.size(); from += pointsPerStore) {
    size_t to = std::min(from + pointsPerStore, columns.size());
    SmallVector<SmallVector<Value>> results;
    for (size_t i = from; i < to; ++i) {
      points.push(columns[i].frame);
      Value sum = sums[i];
      if (isa<FloatType>(element))
        sum = e.convertFloat(sum, running, element);
      points.define(shape.scatter.node, sum);
      auto values = points.evaluate(nodes);
      points.pop();
      if (failed(values))
        return failure();
      results.push_back(*values);
    }
    for (size_t i = from; i < to; ++i) {
      points.push(columns[i].frame);
      launch.where(launch.both(active, columns[i].inside), [&] {
        for (auto [root, value] : llvm::zip(roots, results[i - from]))
          launch.storeRoot(*root, value);
      });
      points.pop();
    }
  }
  return success();
}

LogicalResult RowSums::emitRows() {
  auto [row, active] = rowOfGroup(launch, threads, launch.blockX());
  Value begin = wide(launch.loadScratch(shape.beginsAt, i32, row));
  Value end = wide(launch.loadScratch(shape.beginsAt, i32, launch.add(row, 1)));
  // The last update stays where updates replace.
  if (!shape.scatter.adds)
    begin = arith::MaxSIOp::create(b, e.loc, begin, launch.add(end, -1));
  return atRow(row, [&, active = active]() -> LogicalResult {
    Sums sums;
    for (Columns &point : columns) {
      points.push(point.frame);
      auto values = points.evaluate(node.operands[0]);
      points.pop();
      if (failed(values))
        return failure();
      sums.push_back(toRunning(values->front()));
    }
    Value count = arith::SubIOp::create(b, e.loc, end, begin);
    if (shape.pieces == 0) {
      auto total = addUpdates(sums, count, shape.together, /*exact=*/false,
                              [&](Value at) { return launch.add(begin, at); });
      return failed(total) ? failure() : storeResults(*total, active);
    }
    // Updates before the first whole piece and after the last, then pieces.
    Value firstPiece =
        launch.div(launch.add(begin, shape.segment - 1), shape.segment);
    Value limit = launch.div(end, shape.segment);
    Value some = launch.less(firstPiece, limit);
    limit = launch.select(some, limit, firstPiece);
    Value head = arith::SubIOp::create(
        b, e.loc, launch.mul(firstPiece, shape.segment), begin);
    head = launch.select(some, head, count);
    Value skipped = arith::SubIOp::create(b, e.loc, limit, firstPiece);
    skipped = launch.mul(skipped, shape.segment);
    count = arith::SubIOp::create(b, e.loc, count, skipped);
    auto total =
        addUpdates(sums, count, shape.together, /*exact=*/false, [&](Value at) {
          Value jump =
              launch.select(launch.less(at, head), launch.constant(0), skipped);
          return launch.add(launch.add(begin, at), jump);
        });
    if (failed(total))
      return failure();
    return storeResults(addPieces(*total, firstPiece, limit), active);
  });
}

LogicalResult emitScatter(KernelContext &context, EmittedKernel &kernel) {
  const TileDecisions &tiles = context.decisions;
  const AccessDomain &domain = context.graph.getDomain();
  ScatterShape shape(context.graph, tiles);
  context.scratchBytes = kernel.scratchBytes = shape.bytes;
  if (failed(emitSort(context, kernel, shape)))
    return failure();
  int64_t pieceBlocks =
      llvm::divideCeil(shape.pieces, tiles.threads / tiles.lanes);
  RowSums begins(context, shape, "_begins",
                 pieceBlocks +
                     llvm::divideCeil(domain.rows + 1, tiles.threads));
  if (failed(begins.emitBegins(pieceBlocks)))
    return reportPoint(context, begins.getPoints());
  kernel.launches.push_back(begins.finish());
  RowSums rows(context, shape, "", tiles.blocks);
  if (failed(rows.emitRows()))
    return reportPoint(context, rows.getPoints());
  kernel.launches.push_back(rows.finish());
  return success();
}

} // namespace sinter

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A stable radix sort of a scatter's updates by row, without atomics: every
// warp has counters of its own, and threads with equal digits find each other
// by ballots.

#include "EmitTiles.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace sinter {

static constexpr int64_t warpSize = 32;
static constexpr int64_t sortWarps = sortThreads / warpSize;
/// Counts of other tiles that a thread has in flight.
static constexpr int64_t countsInFlight = 8;

namespace {

/// One launch of one pass.
class DigitPass {
public:
  DigitPass(KernelContext &context, const ScatterShape &shape, int64_t pass,
            StringRef suffix)
      : shape(shape), pass(pass), digits(shape.digits()),
        launch(context, suffix.str() + std::to_string(pass), shape.tiles, 1,
               sortThreads, /*minBlocksPerSM=*/1, /*width=*/1),
        e(launch.elements()), b(launch.builder()), i32(b.getI32Type()) {
    launch.points().push(base);
    lane = launch.rem(launch.thread(), warpSize);
    warp = launch.div(launch.thread(), warpSize);
    counters = launch.allocateShared(i32, sortWarps * digits);
    for (int64_t i = 0; i < sortWarps * digits; i += sortThreads)
      launch.storeShared(counters, i32, launch.add(launch.thread(), i),
                         number(0));
    launch.barrier();
  }

  /// Counts the tile's digits and writes them to memory.
  LogicalResult count();
  /// Puts the tile's updates in place.
  LogicalResult sort();

  LaunchBuilder &builder() { return launch; }

private:
  /// An update that a thread looks at.
  struct Update {
    Value place, row, active;
  };

  Value number(int64_t value) { return e.integer(i32, value); }
  Value narrow(Value index) {
    return index.getType() == i32
               ? index
               : Value(arith::TruncIOp::create(b, e.loc, i32, index));
  }
  Value wide(Value value) {
    Type type = lane.getType();
    return type == i32 ? value
                       : Value(arith::ExtUIOp::create(b, e.loc, type, value));
  }
  /// Place of a digit's counter of `warp`, in the type of an index.
  Value counterOf(Value warp, Value digit) {
    return launch.add(launch.mul(warp, digits), digit);
  }

  FailureOr<Update> load(Value place);
  /// Row of update `place`, read from the indices.
  FailureOr<Value> rowOf(Value place);
  /// Runs `body` for each update of the warp's part of the tile, in order, with
  /// its digit, the threads of the warp that have the same (a mask), and the
  /// number of these before this one.
  using UpdateBody =
      function_ref<void(const Update &, Value digit, Value peers, Value rank)>;
  LogicalResult forEachUpdate(UpdateBody body);
  LogicalResult countDigits();
  Value sumOfWarps(Value digit);
  /// Turns the counters of each warp into the places of its first updates.
  void startDigits();

  const ScatterShape &shape;
  int64_t pass, digits;
  LaunchBuilder launch;
  ElementBuilder &e;
  OpBuilder &b;
  Type i32;
  PointFrame base;
  Value lane, warp;
  int64_t counters = 0;
};

} // namespace

FailureOr<Value> DigitPass::rowOf(Value place) {
  PointEvaluator &points = launch.points();
  const AccessGraph &graph = launch.graph();
  const RowScatter &scatter = shape.scatter;
  ArrayRef<unsigned> loops = graph.getNode(scatter.node).loops;
  PointFrame frame;
  Value batch, rest = place;
  if (scatter.batches > 1) {
    batch = launch.div(place, scatter.updatesPerBatch);
    rest = launch.rem(place, scatter.updatesPerBatch);
  }
  // Any row of the batch will do.
  frame.dims = uint64_t(1) << graph.getDomain().rowDim();
  Value first =
      batch ? launch.mul(batch, scatter.rowsPerBatch) : launch.constant(0);
  frame.dimValues[graph.getDomain().rowDim()] = first;
  for (size_t i = loops.size(); i-- > 0;) {
    frame.dims |= uint64_t(1) << loops[i];
    frame.dimValues[loops[i]] =
        i == 0 ? rest : launch.rem(rest, scatter.loopSizes[i]);
    if (i > 0)
      rest = launch.div(rest, scatter.loopSizes[i]);
  }
  points.push(frame);
  if (failed(points.evaluate(scatter.indexNodes))) {
    points.pop();
    return failure();
  }
  Value row, inside;
  for (const RowScatter::Component &component : scatter.components) {
    Value index = points.index(component.symbol);
    inside = launch.both(
        inside, arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::ult,
                                      index, launch.constant(component.size)));
    row = row ? launch.add(launch.mul(row, component.size), index) : index;
  }
  points.pop();
  return launch.select(inside, launch.add(first, row),
                       launch.constant(scatter.rows()));
}

FailureOr<DigitPass::Update> DigitPass::load(Value place) {
  Update update;
  update.place = place;
  int64_t count = shape.scatter.updates();
  if (shape.tiles * shape.tile != count) {
    update.active = launch.less(place, launch.constant(count));
    update.place = launch.select(update.active, place, launch.constant(0));
  }
  if (pass > 0) {
    update.row =
        launch.loadScratch(shape.rowsAt[(pass - 1) % 2], i32, update.place);
    return update;
  }
  FailureOr<Value> row = rowOf(update.place);
  if (failed(row))
    return failure();
  update.row = narrow(*row);
  return update;
}

LogicalResult DigitPass::forEachUpdate(UpdateBody body) {
  int64_t rounds = shape.tile / sortThreads;
  auto loop = scf::ForOp::create(b, e.loc, launch.constant(0),
                                 launch.constant(rounds / sortTogether),
                                 launch.constant(1));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  PointFrame region;
  region.opensRegion = true;
  launch.points().push(region);
  Value first = launch.add(
      launch.add(launch.mul(launch.blockX(), shape.tile),
                 launch.mul(warp, rounds * warpSize)),
      launch.add(launch.mul(loop.getInductionVar(), sortTogether * warpSize),
                 lane));
  SmallVector<Update> updates;
  for (int64_t i = 0; i < sortTogether; ++i) {
    FailureOr<Update> update = load(launch.add(first, i * warpSize));
    if (failed(update))
      return failure();
    updates.push_back(*update);
  }
  Value below = arith::SubIOp::create(
      b, e.loc, arith::ShLIOp::create(b, e.loc, number(1), narrow(lane)),
      number(1));
  for (const Update &update : updates) {
    Value digit = arith::AndIOp::create(
        b, e.loc,
        arith::ShRUIOp::create(b, e.loc, update.row,
                               number(pass * shape.digitBits)),
        number(digits - 1));
    Value peers = launch.ballot(update.active ? update.active
                                              : e.integer(b.getI1Type(), 1));
    for (int64_t bit = 0; bit < shape.digitBits; ++bit) {
      Value masked =
          arith::AndIOp::create(b, e.loc, digit, number(int64_t(1) << bit));
      Value set = arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::ne,
                                        masked, number(0));
      Value same = launch.ballot(set);
      Value other = arith::XOrIOp::create(b, e.loc, same, number(-1));
      peers = arith::AndIOp::create(
          b, e.loc, peers, arith::SelectOp::create(b, e.loc, set, same, other));
    }
    Value rank = math::CtPopOp::create(
        b, e.loc, arith::AndIOp::create(b, e.loc, peers, below));
    body(update, wide(digit), peers, rank);
  }
  launch.points().pop();
  return success();
}

LogicalResult DigitPass::countDigits() {
  LogicalResult done = forEachUpdate([&](const Update &update, Value digit,
                                         Value peers, Value rank) {
    Value counter = counterOf(warp, digit);
    Value leads = launch.both(
        update.active, arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::eq,
                                             rank, number(0)));
    launch.where(leads, [&] {
      Value sum = arith::AddIOp::create(
          b, e.loc, launch.loadShared(counters, i32, counter),
          math::CtPopOp::create(b, e.loc, peers));
      launch.storeShared(counters, i32, counter, sum);
    });
    launch.syncWarp();
  });
  launch.barrier();
  return done;
}

Value DigitPass::sumOfWarps(Value digit) {
  Value sum;
  for (int64_t i = 0; i < sortWarps; ++i) {
    Value one = launch.loadShared(counters, i32, launch.add(digit, i * digits));
    sum = sum ? Value(arith::AddIOp::create(b, e.loc, sum, one)) : one;
  }
  return sum;
}

LogicalResult DigitPass::count() {
  if (failed(countDigits()))
    return failure();
  launch.where(launch.less(launch.thread(), launch.constant(digits)), [&] {
    launch.storeScratch(
        shape.countsAt, i32,
        launch.add(launch.mul(launch.blockX(), digits), launch.thread()),
        sumOfWarps(launch.thread()));
  });
  return success();
}

void DigitPass::startDigits() {
  // A thread per digit; the others do as the last.
  Value digit = launch.min(launch.thread(), launch.constant(digits - 1));
  Value isDigit = launch.less(launch.thread(), launch.constant(digits));
  Value total, before;
  if (shape.tiles == 1) {
    total = sumOfWarps(digit);
    before = number(0);
  } else {
    int64_t together = std::min(countsInFlight, shape.tiles);
    auto loop = scf::ForOp::create(
        b, e.loc, launch.constant(0),
        launch.constant(llvm::divideCeil(shape.tiles, together)),
        launch.constant(1), ValueRange{number(0), number(0)});
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value first = launch.mul(loop.getInductionVar(), together);
    SmallVector<Value> counts, tiles;
    for (int64_t i = 0; i < together; ++i) {
      Value tile = launch.add(first, i), inside;
      if (shape.tiles % together != 0) {
        inside = launch.less(tile, launch.constant(shape.tiles));
        tile = launch.select(inside, tile, launch.constant(0));
      }
      Value count = launch.loadScratch(
          shape.countsAt, i32, launch.add(launch.mul(tile, digits), digit));
      counts.push_back(launch.select(inside, count, number(0)));
      tiles.push_back(tile);
    }
    Value all = loop.getRegionIterArg(0), mine = loop.getRegionIterArg(1);
    for (auto [count, tile] : llvm::zip(counts, tiles)) {
      all = arith::AddIOp::create(b, e.loc, all, count);
      Value part =
          launch.select(launch.less(tile, launch.blockX()), count, number(0));
      mine = arith::AddIOp::create(b, e.loc, mine, part);
    }
    scf::YieldOp::create(b, e.loc, ValueRange{all, mine});
    total = loop.getResult(0);
    before = loop.getResult(1);
  }
  // Digits before this one, in all tiles: sums over 1, 2, 4, ... neighbours.
  int64_t sums = launch.allocateShared(i32, sortThreads);
  Value sum = launch.select(isDigit, total, number(0));
  launch.storeShared(sums, i32, launch.thread(), sum);
  launch.barrier();
  for (int64_t distance = 1; distance < digits; distance *= 2) {
    Value far = launch.less(launch.thread(), launch.constant(distance));
    Value from = launch.select(far, launch.thread(),
                               launch.add(launch.thread(), -distance));
    Value other = launch.loadShared(sums, i32, from);
    sum = arith::AddIOp::create(b, e.loc, sum,
                                launch.select(far, number(0), other));
    launch.barrier();
    launch.storeShared(sums, i32, launch.thread(), sum);
    launch.barrier();
  }
  Value start = arith::SubIOp::create(b, e.loc, sum, total);
  start = arith::AddIOp::create(b, e.loc, start, before);
  launch.where(isDigit, [&] {
    Value running = start;
    for (int64_t i = 0; i < sortWarps; ++i) {
      Value counter = launch.add(launch.thread(), i * digits);
      Value count = launch.loadShared(counters, i32, counter);
      launch.storeShared(counters, i32, counter, running);
      running = arith::AddIOp::create(b, e.loc, running, count);
    }
  });
  launch.barrier();
}

LogicalResult DigitPass::sort() {
  if (failed(countDigits()))
    return failure();
  startDigits();
  int64_t to = pass % 2;
  return forEachUpdate([&](const Update &update, Value digit, Value peers,
                           Value rank) {
    Value counter = counterOf(warp, digit);
    Value start = launch.loadShared(counters, i32, counter);
    // All have read it before one of them moves it on.
    launch.syncWarp();
    Value leads = launch.both(
        update.active, arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::eq,
                                             rank, number(0)));
    launch.where(leads, [&] {
      Value next = arith::AddIOp::create(
          b, e.loc, start, math::CtPopOp::create(b, e.loc, peers));
      launch.storeShared(counters, i32, counter, next);
    });
    launch.syncWarp();
    launch.where(update.active, [&] {
      Value place = wide(arith::AddIOp::create(b, e.loc, start, rank));
      Value position =
          pass == 0 ? narrow(update.place)
                    : launch.loadScratch(shape.positionsAt[(pass - 1) % 2], i32,
                                         update.place);
      launch.storeScratch(shape.rowsAt[to], i32, place, update.row);
      launch.storeScratch(shape.positionsAt[to], i32, place, position);
    });
  });
}

LogicalResult emitSort(KernelContext &context, EmittedKernel &kernel,
                       const ScatterShape &shape) {
  for (int64_t pass = 0; pass < shape.passes; ++pass)
    for (bool counts : {true, false}) {
      if (counts && shape.tiles == 1)
        continue;
      DigitPass one(context, shape, pass, counts ? "_count" : "_sort");
      if (failed(counts ? one.count() : one.sort()))
        return reportPoint(context, one.builder().points());
      kernel.launches.push_back(one.builder().finish());
    }
  return success();
}

} // namespace sinter

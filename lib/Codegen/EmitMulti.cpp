// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels of members. A CTA takes one tile of one member; what does not fill a
// vector at a member's end goes element by element.

#include "EmitTiles.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace sinter {

/// Threads of the launch that finishes reductions, and partial results that
/// each has in flight.
static constexpr int64_t totalThreads = 256;
static constexpr int64_t partialsInFlight = 4;

/// Whether all members' sizes are multiples of `divisor`.
static bool allDivide(const MultiKernel &multi, int64_t divisor) {
  return llvm::all_of(multi.elements, [&](int64_t elements) {
    return elements % divisor == 0;
  });
}

LogicalResult emitMultiPointwise(KernelContext &context,
                                 EmittedKernel &kernel) {
  const MultiKernel &multi = *context.multi;
  const TileDecisions &tiles = context.decisions;
  int64_t tile = tileOf(tiles, /*reduces=*/false);
  auto ctas = static_cast<int64_t>(multi.table(tile).tiles());
  if (ctas == 0)
    return success();
  LaunchBuilder launch(context, "", ctas, 1, tiles.threads,
                       tiles.minBlocksPerSM, tiles.vector);
  LaunchBuilder::Member member = launch.enterMember(/*ctaPerMember=*/false);
  unsigned colDim = context.graph.getDomain().colDim();
  SmallVector<const AccessRoot *> roots;
  for (const AccessRoot &root : context.graph.getRoots())
    roots.push_back(&root);
  std::string error;
  auto compute = [&](PointEvaluator &points, Value column) {
    PointFrame point;
    point.dims = uint64_t(1) << colDim;
    point.opensRegion = true;
    point.dimValues[colDim] = column;
    points.push(point);
    auto values = points.evaluate(nodesOf(roots));
    if (failed(values))
      error = points.getError();
    else
      // All reads before the first write: a result may lie over an argument.
      for (auto [root, value] : llvm::zip(roots, *values))
        points.store(*root, launch.resultPointer(root->result), value);
    points.pop();
  };

  Value column = launch.mul(launch.thread(), tiles.vector);
  Value end = launch.add(column, tiles.vector);
  Value whole;
  if (!allDivide(multi, tile))
    whole =
        arith::CmpIOp::create(launch.builder(), launch.loc(),
                              arith::CmpIPredicate::sle, end, member.remaining);
  PointFrame frame;
  launch.points().push(frame);
  launch.where(whole, [&] { compute(launch.points(), column); });
  if (!allDivide(multi, tiles.vector)) {
    Value some = launch.both(launch.less(column, member.remaining),
                             launch.less(member.remaining, end));
    launch.where(some, [&] {
      OpBuilder &b = launch.builder();
      auto single = launch.pointsOfWidth(1);
      single->push(frame);
      auto loop = scf::ForOp::create(b, launch.loc(), column, member.remaining,
                                     launch.constant(1));
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(loop.getBody());
      compute(*single, loop.getInductionVar());
    });
  }
  if (!error.empty())
    return context.kernel.emitError() << "kernel cannot be emitted: " << error;
  kernel.launches.push_back(launch.finish());
  return success();
}

//===----------------------------------------------------------------------===//
// Full reductions
//===----------------------------------------------------------------------===//

using Reductions = SmallVector<LaunchBuilder::Shared>;

static SmallVector<Value> valuesOf(const Reductions &reductions) {
  SmallVector<Value> values;
  for (const LaunchBuilder::Shared &reduction : reductions)
    llvm::append_range(values, reduction.running);
  return values;
}

static void setValues(Reductions &reductions, ValueRange values) {
  size_t at = 0;
  for (LaunchBuilder::Shared &reduction : reductions)
    for (Value &value : reduction.running)
      value = values[at++];
}

/// Identities of the reductions.
static Reductions startOf(LaunchBuilder &launch,
                          ArrayRef<ReductionGroup> groups) {
  Reductions start;
  for (const ReductionGroup &group : groups) {
    Combiner combiner = group.combiner();
    start.push_back({combiner, combiner.identity(launch.elements(), 1)});
  }
  return start;
}

/// `reductions` becomes what `body` makes of it where the mask holds.
static LogicalResult
reduceWhere(LaunchBuilder &launch, PointEvaluator &points, Value mask,
            Reductions &reductions,
            function_ref<FailureOr<Reductions>(Reductions)> body) {
  OpBuilder &b = launch.builder();
  SmallVector<Value> before = valuesOf(reductions);
  SmallVector<Type> types;
  for (Value value : before)
    types.push_back(value.getType());
  auto branch = scf::IfOp::create(b, launch.loc(), types, mask,
                                  /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(&branch.getElseRegion().front());
    scf::YieldOp::create(b, launch.loc(), before);
    b.setInsertionPointToStart(&branch.getThenRegion().front());
    PointFrame region;
    region.opensRegion = true;
    points.push(region);
    FailureOr<Reductions> after = body(reductions);
    points.pop();
    if (failed(after))
      return failure();
    scf::YieldOp::create(b, launch.loc(), valuesOf(*after));
  }
  setValues(reductions, branch.getResults());
  return success();
}

/// One partial result per CTA.
static LogicalResult emitParts(KernelContext &context, EmittedKernel &kernel,
                               ArrayRef<ReductionGroup> groups,
                               const PartialLayout &layout, int64_t ctas) {
  const MultiKernel &multi = *context.multi;
  const TileDecisions &tiles = context.decisions;
  const AccessDomain &domain = context.graph.getDomain();
  int64_t tile = tileOf(tiles, /*reduces=*/true);
  LaunchBuilder launch(context, "", ctas, 1, tiles.threads,
                       tiles.minBlocksPerSM, tiles.vector);
  LaunchBuilder::Member member = launch.enterMember(/*ctaPerMember=*/false);
  ElementBuilder &e = launch.elements();
  PointEvaluator &points = launch.points();
  PointFrame rowFrame;
  rowFrame.dims = uint64_t(1) << domain.rowDim();
  rowFrame.dimValues[domain.rowDim()] = launch.constant(0);
  points.push(rowFrame);

  Reductions sums = startOf(launch, groups);
  RowThreads threads(launch, tiles);
  bool exact = allDivide(multi, tiles.vector);
  Value rest = exact ? Value() : launch.rem(member.remaining, tiles.vector);
  Value limit =
      exact ? member.remaining
            : Value(arith::SubIOp::create(launch.builder(), launch.loc(),
                                          member.remaining, rest));
  auto whole = [&](const Reductions &) -> FailureOr<Reductions> {
    // The last tile of a member may be as short as its shortest.
    return reduceColumns(launch, threads, groups, launch.constant(0), limit,
                         /*present=*/0, tiles.chunks);
  };
  // Threads without an element read the tile's first vector: there must be one.
  bool always = llvm::all_of(multi.elements, [&](int64_t elements) {
    return elements % tile == 0 || elements % tile >= tiles.vector;
  });
  if (always) {
    FailureOr<Reductions> all = whole(sums);
    if (failed(all))
      return reportPoint(context, points);
    sums = std::move(*all);
  } else if (failed(reduceWhere(launch, points,
                                launch.less(launch.constant(0), limit), sums,
                                whole))) {
    return reportPoint(context, points);
  }
  if (!exact) {
    auto single = launch.pointsOfWidth(1);
    single->push(rowFrame);
    auto last = [&](Reductions sums) -> FailureOr<Reductions> {
      PointFrame point;
      point.dims = uint64_t(1) << domain.colDim();
      point.dimValues[domain.colDim()] = launch.add(limit, launch.thread());
      single->push(point);
      for (auto [sum, group] : llvm::zip(sums, groups)) {
        auto held = single->evaluate(group.operands);
        if (failed(held))
          return failure();
        sum.running = sum.combiner.combine(e, sum.running,
                                           sum.combiner.toRunning(e, *held));
      }
      single->pop();
      return sums;
    };
    if (failed(reduceWhere(launch, *single, launch.less(launch.thread(), rest),
                           sums, last)))
      return reportPoint(context, *single);
  }
  launch.combineThreads(sums, tiles.threads);
  launch.where(launch.equals(launch.thread(), 0), [&] {
    for (auto [sum, offsets] : llvm::zip(sums, layout.offsets))
      for (auto [type, offset, value] :
           llvm::zip(sum.combiner.accumulators(), offsets, sum.running))
        launch.storeScratch(offset, type, launch.blockX(), value);
  });
  kernel.launches.push_back(launch.finish());
  return success();
}

/// The partial results of each member, in a fixed order, by one CTA.
static LogicalResult emitTotals(KernelContext &context, EmittedKernel &kernel,
                                ArrayRef<ReductionGroup> groups,
                                const PartialLayout &layout, int64_t ctas) {
  const MultiKernel &multi = *context.multi;
  const AccessDomain &domain = context.graph.getDomain();
  int64_t tile = tileOf(context.decisions, /*reduces=*/true);
  LaunchBuilder launch(context, "_totals",
                       static_cast<int64_t>(multi.members.size()), 1,
                       totalThreads, /*minBlocksPerSM=*/1, /*width=*/1);
  LaunchBuilder::Member member = launch.enterMember(/*ctaPerMember=*/true);
  OpBuilder &b = launch.builder();
  ElementBuilder &e = launch.elements();
  PointEvaluator &points = launch.points();
  PointFrame frame;
  points.push(frame);
  Reductions sums = startOf(launch, groups);
  if (ctas > 0) {
    Type i64 = b.getI64Type();
    Value count = arith::AddIOp::create(b, launch.loc(), member.elements,
                                        e.integer(i64, tile - 1));
    count =
        arith::DivUIOp::create(b, launch.loc(), count, e.integer(i64, tile));
    count = arith::TruncIOp::create(b, launch.loc(), b.getI32Type(), count);
    int64_t perTurn = totalThreads * partialsInFlight;
    Value turns = launch.div(launch.add(count, perTurn - 1), perTurn);
    auto loop = scf::ForOp::create(b, launch.loc(), launch.constant(0), turns,
                                   launch.constant(1), valuesOf(sums));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    Value base = launch.add(launch.mul(loop.getInductionVar(), perTurn),
                            launch.thread());
    SmallVector<SmallVector<Running>> loaded;
    for (int64_t i = 0; i < partialsInFlight; ++i) {
      Value partial = launch.add(base, i * totalThreads);
      Value inside = launch.less(partial, count);
      Value index = launch.select(inside, launch.add(member.first, partial),
                                  launch.constant(0));
      loaded.emplace_back();
      for (auto [sum, offsets] : llvm::zip(sums, layout.offsets)) {
        Running running;
        for (auto [type, offset] :
             llvm::zip(sum.combiner.accumulators(), offsets))
          running.push_back(launch.loadScratch(offset, type, index));
        loaded.back().push_back(sum.combiner.masked(e, inside, running));
      }
    }
    Reductions turn = sums;
    setValues(turn, loop.getRegionIterArgs());
    for (const SmallVector<Running> &one : loaded)
      for (auto [sum, running] : llvm::zip(turn, one))
        sum.running = sum.combiner.combine(e, sum.running, running);
    scf::YieldOp::create(b, launch.loc(), valuesOf(turn));
    setValues(sums, loop.getResults());
  }
  launch.combineThreads(sums, totalThreads);
  bool good = true;
  launch.where(launch.equals(launch.thread(), 0), [&] {
    PointFrame point;
    point.dims = uint64_t(1) << domain.rowDim();
    point.dimValues[domain.rowDim()] = launch.constant(0);
    points.push(point);
    defineTotals(launch, groups, sums);
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

LogicalResult emitMultiReduce(KernelContext &context, EmittedKernel &kernel) {
  std::vector<ReductionGroup> groups =
      groupReductions(context.graph, NodeKind::RowReduce);
  auto ctas = static_cast<int64_t>(
      context.multi->table(tileOf(context.decisions, true)).tiles());
  PartialLayout layout = layoutPartials(groups, std::max<int64_t>(ctas, 1));
  context.scratchBytes = kernel.scratchBytes = layout.bytes;
  if (ctas > 0 && failed(emitParts(context, kernel, groups, layout, ctas)))
    return failure();
  return emitTotals(context, kernel, groups, layout, ctas);
}

} // namespace sinter

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions, products and scatters that one thread computes in a loop.

#include "PointEvaluator.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace sinter {

/// Index vectors from which on a warp shares the search for its updates.
static constexpr int64_t leastWarpTrips = 64;

FailureOr<Running> PointEvaluator::emitLoops(ArrayRef<unsigned> dims,
                                             const Running &start,
                                             LoopBody body) {
  for (unsigned d : dims)
    if (graph.getSpace().dims[d].max < graph.getSpace().dims[d].min)
      return start;
  OpBuilder &b = e.b;
  OpBuilder::InsertionGuard guard(b);
  PointFrame frame;
  frame.opensRegion = true;
  SmallVector<scf::ForOp> loops;
  SmallVector<Value> carried(ArrayRef<Value>{start});
  for (unsigned d : dims) {
    int64_t size = graph.getSpace().dims[d].max + 1;
    auto loop =
        scf::ForOp::create(b, e.loc, indexConstant(0), indexConstant(size),
                           indexConstant(1), carried);
    loops.push_back(loop);
    frame.dims |= uint64_t(1) << d;
    frame.dimValues[d] = loop.getInductionVar();
    carried.assign(loop.getRegionIterArgs().begin(),
                   loop.getRegionIterArgs().end());
    b.setInsertionPointToStart(loop.getBody());
  }
  push(frame);
  FailureOr<Running> result = body(carried);
  pop();
  if (failed(result))
    return failure();
  SmallVector<Value> yielded(ArrayRef<Value>{*result});
  for (scf::ForOp loop : llvm::reverse(loops)) {
    b.setInsertionPointToEnd(loop.getBody());
    scf::YieldOp::create(b, e.loc, yielded);
    yielded.assign(loop.getResults().begin(), loop.getResults().end());
  }
  return Running(ArrayRef(yielded));
}

LogicalResult PointEvaluator::emitLoopReduce(unsigned id) {
  const AccessNode &node = graph.getNode(id);
  auto op = cast<ReduceOp>(node.value.getDefiningOp());
  Combiner combiner(op, cast<OpResult>(node.value).getResultNumber());
  for (Type type : combiner.elements())
    if (!heldType(type))
      return fail("codegen.type: elements of this type have no code");
  int64_t lanes = vectored(id) ? width : 1;
  bool isEmpty = false;
  for (unsigned d : node.loops)
    isEmpty |= graph.getSpace().dims[d].max < 0;
  Running held;
  if (isEmpty) {
    held = combiner.empty(e);
  } else {
    FailureOr<Running> total =
        emitLoops(node.loops, combiner.identity(e, lanes),
                  [&](ValueRange carried) -> FailureOr<Running> {
                    auto values = evaluate(node.operands);
                    if (failed(values))
                      return failure();
                    for (Value &value : *values)
                      value = e.widen(value, lanes);
                    return combiner.combine(e, Running(carried),
                                            combiner.toRunning(e, *values));
                  });
    if (failed(total))
      return failure();
    held = combiner.fromRunning(e, *total);
  }
  // Both results of an argmax at once.
  for (auto [other, candidate] : llvm::enumerate(graph.getNodes())) {
    if (other != id && (!op.isArg() || candidate.kind != NodeKind::LoopReduce ||
                        candidate.value.getDefiningOp() != op ||
                        candidate.operands != node.operands || lookup(other)))
      continue;
    unsigned result = cast<OpResult>(candidate.value).getResultNumber();
    define(other, held[op.isArg() ? result : 0]);
  }
  return success();
}

/// Rounds f32 to TF32: 10 bits of mantissa, to nearest even.
static Value roundToTF32(ElementBuilder &e, Value value) {
  OpBuilder &b = e.b;
  Location loc = e.loc;
  int64_t width = widthOf(value.getType());
  auto i = [&](int64_t number) {
    return e.integer(b.getI32Type(), number, width);
  };
  Value bits = e.bitcast(value, b.getI32Type());
  Value last = arith::ShRUIOp::create(b, loc, bits, i(13));
  last = arith::AndIOp::create(b, loc, last, i(1));
  Value rounded = arith::AddIOp::create(b, loc, bits, i(0xfff));
  rounded = arith::AddIOp::create(b, loc, rounded, last);
  rounded = arith::AndIOp::create(b, loc, rounded, i(~int64_t(0x1fff)));
  // Infinities and NaN stay.
  Value magnitude = arith::AndIOp::create(b, loc, bits, i(0x7fffffff));
  Value finite = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult,
                                       magnitude, i(0x7f800000));
  bits = arith::SelectOp::create(b, loc, finite, rounded, bits);
  return e.bitcast(bits, b.getF32Type());
}

FailureOr<Value> PointEvaluator::emitLoopMatmul(unsigned id) {
  const AccessNode &node = graph.getNode(id);
  auto op = cast<MatmulOp>(node.value.getDefiningOp());
  OpBuilder &b = e.b;
  int64_t lanes = vectored(id) ? width : 1;
  Type accumulate = op.getAccType();
  Type result = node.getType();
  bool isFloat = isa<FloatType>(accumulate);
  // tf32 as an accumulator is f32.
  Type compute = isFloat
                     ? (accumulate.isF64() ? accumulate : Type(b.getF32Type()))
                     : accumulate;
  Type elements[] = {op.getLhsTensorType().getElementType(),
                     op.getRhsTensorType().getElementType()};
  Type precisions[] = {op.getLhsPrecision(), op.getRhsPrecision()};
  for (Type type : {elements[0], elements[1], compute, result})
    if (!heldType(type))
      return fail("codegen.type: elements of this type have no code");
  for (auto [element, precision] : llvm::zip(elements, precisions))
    if (isa<FloatType>(element) != isFloat ||
        (!isa<FloatTF32Type>(precision) && !heldType(precision)))
      return fail("codegen.product: operands and sums of this product are of "
                  "different kinds");
  auto convert = [&](Value value, Type element, Type precision) -> Value {
    if (!isFloat) {
      Type type = vectorOf(compute, widthOf(value.getType()));
      unsigned from = element.getIntOrFloatBitWidth();
      unsigned to = compute.getIntOrFloatBitWidth();
      if (from == to)
        return value;
      if (from > to)
        return arith::TruncIOp::create(b, e.loc, type, value);
      if (from == 1)
        return arith::ExtUIOp::create(b, e.loc, type, value);
      return arith::ExtSIOp::create(b, e.loc, type, value);
    }
    if (isa<FloatTF32Type>(precision)) {
      value = roundToTF32(e, e.convertFloat(value, element, b.getF32Type()));
      return e.convertFloat(value, b.getF32Type(), compute);
    }
    value = e.convertFloat(value, element, precision);
    return e.convertFloat(value, precision, compute);
  };
  Attribute zero = b.getZeroAttr(compute);
  FailureOr<Running> total = emitLoops(
      node.loops, Running{e.constant(cast<TypedAttr>(zero), lanes)},
      [&](ValueRange carried) -> FailureOr<Running> {
        auto values = evaluate(node.operands);
        if (failed(values))
          return failure();
        Value lhs =
            e.widen(convert((*values)[0], elements[0], precisions[0]), lanes);
        Value rhs =
            e.widen(convert((*values)[1], elements[1], precisions[1]), lanes);
        if (isFloat)
          return Running{math::FmaOp::create(b, e.loc, lhs, rhs, carried[0])};
        Value product = arith::MulIOp::create(b, e.loc, lhs, rhs);
        return Running{arith::AddIOp::create(b, e.loc, carried[0], product)};
      });
  if (failed(total))
    return failure();
  Value sum = total->front();
  if (isFloat) {
    if (heldType(accumulate))
      sum = e.convertFloat(e.convertFloat(sum, compute, accumulate), accumulate,
                           compute);
    return e.convertFloat(sum, compute, result);
  }
  unsigned from = compute.getIntOrFloatBitWidth();
  unsigned to = result.getIntOrFloatBitWidth();
  Type type = vectorOf(result, lanes);
  if (from > to)
    return Value(arith::TruncIOp::create(b, e.loc, type, sum));
  if (from < to)
    return Value(arith::ExtSIOp::create(b, e.loc, type, sum));
  return sum;
}

bool PointEvaluator::isWarpScatter(const AccessNode &node) const {
  if (warpColumns == 0 || divergence != 0 || node.loops.empty() ||
      graph.getSpace().dims[node.loops.back()].max < leastWarpTrips)
    return false;
  return llvm::all_of(node.guard, [&](const IndexCondition &condition) {
    return graph.columnStride(condition.expr, warpColumns) == 0;
  });
}

/// The innermost loop where all threads of a warp look at one row of the
/// result: each tests another index vector, and all add the updates that are
/// found, in order.
FailureOr<Running>
PointEvaluator::emitWarpScatter(const AccessNode &node, const Running &start,
                                ArrayRef<unsigned> indexNodes,
                                function_ref<FailureOr<Value>(Value)> next) {
  OpBuilder &b = e.b;
  Location loc = e.loc;
  OpBuilder::InsertionGuard guard(b);
  unsigned dim = node.loops.back();
  int64_t count = graph.getSpace().dims[dim].max + 1;
  auto loop = scf::ForOp::create(b, loc, indexConstant(0),
                                 indexConstant(llvm::alignTo(count, 32)),
                                 indexConstant(32), start);
  b.setInsertionPointToStart(loop.getBody());
  Value base = loop.getInductionVar();
  Value hits;
  {
    PointFrame frame;
    frame.opensRegion = true;
    frame.dims = uint64_t(1) << dim;
    Value mine = arith::AddIOp::create(b, loc, base, warpLane);
    Value inside;
    if (count % 32 != 0) {
      inside = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, mine,
                                     indexConstant(count));
      mine = arith::SelectOp::create(b, loc, inside, mine, indexConstant(0));
    }
    frame.dimValues[dim] = mine;
    push(frame);
    LogicalResult found = success(succeeded(evaluate(indexNodes)));
    if (succeeded(found))
      hits = conditions(node.guard, 0);
    pop();
    if (failed(found))
      return failure();
    if (inside)
      hits = arith::AndIOp::create(b, loc, hits, inside);
  }
  Type i32 = b.getI32Type();
  Value ballot = NVVM::VoteSyncOp::create(b, loc, i32, e.integer(i32, -1), hits,
                                          NVVM::VoteSyncKind::ballot);
  bool good = true;
  auto each = scf::WhileOp::create(
      b, loc, TypeRange{i32, start[0].getType()},
      ValueRange{ballot, loop.getRegionIterArg(0)},
      [&](OpBuilder &, Location, ValueRange arguments) {
        Value more = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne,
                                           arguments[0], e.integer(i32, 0));
        scf::ConditionOp::create(b, loc, more, arguments);
      },
      [&](OpBuilder &, Location, ValueRange arguments) {
        Value bit = math::CountTrailingZerosOp::create(b, loc, arguments[0]);
        if (indexType != i32)
          bit = arith::ExtUIOp::create(b, loc, indexType, bit);
        PointFrame frame;
        frame.opensRegion = true;
        frame.dims = uint64_t(1) << dim;
        frame.dimValues[dim] = arith::AddIOp::create(b, loc, base, bit);
        push(frame);
        FailureOr<Value> sum = next(arguments[1]);
        pop();
        good = succeeded(sum);
        Value less =
            arith::SubIOp::create(b, loc, arguments[0], e.integer(i32, 1));
        Value rest = arith::AndIOp::create(b, loc, arguments[0], less);
        scf::YieldOp::create(b, loc,
                             ValueRange{rest, good ? *sum : arguments[1]});
      });
  if (!good)
    return failure();
  b.setInsertionPointAfter(each);
  scf::YieldOp::create(b, loc, each.getResult(1));
  return Running{loop.getResult(0)};
}

FailureOr<Value> PointEvaluator::emitLoopScatter(unsigned id) {
  const AccessNode &node = graph.getNode(id);
  auto op = cast<ScatterOp>(node.value.getDefiningOp());
  OpBuilder &b = e.b;
  int64_t lanes = vectored(id) ? width : 1;
  Type element = node.getType();
  bool adds = op.getKind() == ScatterKind::Add;
  bool isFloat = isa<FloatType>(element);
  // Sums of narrow floats round once at the end.
  Type running = adds ? accumulatorType(element) : element;
  auto toRunning = [&](Value value) {
    value = e.widen(value, lanes);
    return isFloat ? e.convertFloat(value, element, running) : value;
  };
  /// The running value with the update of this iteration.
  auto next = [&](Value sum) -> FailureOr<Value> {
    auto values = evaluate(node.operands[1]);
    if (failed(values))
      return failure();
    Value update = toRunning(values->front());
    if (!adds)
      return update;
    if (isFloat)
      return Value(arith::AddFOp::create(b, e.loc, sum, update));
    return Value(arith::AddIOp::create(b, e.loc, sum, update));
  };
  // The index vector first, then, where it points here, the update.
  SmallVector<unsigned> indexNodes;
  for (unsigned child : ArrayRef(children[id]).drop_front(2))
    indexNodes.push_back(child);
  Running start{toRunning(lookup(node.operands[0]))};
  auto body = [&](ValueRange carried) -> FailureOr<Running> {
    Value sum = carried[0];
    if (failed(evaluate(indexNodes)))
      return failure();
    Value holds = mask(node.guard, lanes > 1);
    if (widthOf(holds.getType()) != 1) {
      FailureOr<Value> changed = next(sum);
      if (failed(changed))
        return failure();
      return Running{arith::SelectOp::create(b, e.loc, holds, *changed, sum)};
    }
    auto branch = scf::IfOp::create(b, e.loc, TypeRange{sum.getType()}, holds,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    PointFrame frame;
    frame.opensRegion = true;
    push(frame);
    ++divergence;
    FailureOr<Value> changed = next(sum);
    --divergence;
    pop();
    if (failed(changed))
      return failure();
    scf::YieldOp::create(b, e.loc, *changed);
    b.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(b, e.loc, sum);
    return Running{branch.getResult(0)};
  };
  FailureOr<Running> total =
      isWarpScatter(node)
          ? emitLoops(ArrayRef(node.loops).drop_back(), start,
                      [&](ValueRange carried) {
                        return emitWarpScatter(node, Running{carried[0]},
                                               indexNodes, next);
                      })
          : emitLoops(node.loops, start, body);
  if (failed(total))
    return failure();
  Value result = total->front();
  return isFloat ? e.convertFloat(result, running, element) : result;
}

} // namespace sinter

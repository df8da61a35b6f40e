// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions step by step.

#include "Combine.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace sinter {

Combiner::Combiner(ReduceOp op, unsigned result)
    : kind(op.getKind()), pair(op.isArg()) {
  auto add = [&](unsigned i) {
    Type element = op.getInputType(i).getElementType();
    elementTypes.push_back(element);
    types.push_back(heldType(accumulatorType(element)));
  };
  if (pair) {
    add(0);
    add(1);
  } else {
    add(result);
  }
}

/// Least (greatest) value of the element type, as an accumulator.
static Attribute extreme(OpBuilder &b, Type element, Type accumulator,
                         bool greatest, bool isUnsigned) {
  if (isa<FloatType>(element)) {
    double value = isa<Float8E4M3FNType>(element)
                       ? 448
                       : std::numeric_limits<double>::infinity();
    return b.getFloatAttr(accumulator, greatest ? value : -value);
  }
  unsigned bits = accumulator.getIntOrFloatBitWidth();
  APInt value = isUnsigned ? (greatest ? APInt::getMaxValue(bits)
                                       : APInt::getMinValue(bits))
                           : (greatest ? APInt::getSignedMaxValue(bits)
                                       : APInt::getSignedMinValue(bits));
  return b.getIntegerAttr(accumulator, value);
}

Value Combiner::identityValue(ElementBuilder &e, int64_t width) const {
  Type type = types[0];
  auto make = [&](Attribute value) {
    return e.constant(cast<TypedAttr>(value), width);
  };
  auto number = [&](int64_t value) {
    if (isa<FloatType>(type))
      return make(e.b.getFloatAttr(type, static_cast<double>(value)));
    return make(e.b.getIntegerAttr(type, value));
  };
  auto edge = [&](bool greatest, bool isUnsigned) {
    return make(extreme(e.b, elementTypes[0], type, greatest, isUnsigned));
  };
  switch (kind) {
  case ReduceKind::Add:
  case ReduceKind::Or:
  case ReduceKind::Xor:
    return number(0);
  case ReduceKind::Mul:
    return number(1);
  case ReduceKind::And:
    return number(-1);
  case ReduceKind::Max:
  case ReduceKind::ArgMax:
    return edge(false, false);
  case ReduceKind::Min:
  case ReduceKind::ArgMin:
    return edge(true, false);
  case ReduceKind::UMax:
  case ReduceKind::UArgMax:
    return edge(false, true);
  case ReduceKind::UMin:
  case ReduceKind::UArgMin:
    return edge(true, true);
  }
  llvm_unreachable("unknown reduction");
}

Running Combiner::identity(ElementBuilder &e, int64_t width) const {
  Running running{identityValue(e, width)};
  if (pair)
    running.push_back(e.constant(
        cast<TypedAttr>(extreme(e.b, types[1], types[1], true, false)), width));
  return running;
}

Running Combiner::empty(ElementBuilder &e) const {
  Running running{identityValue(e, 1)};
  if (pair)
    running.push_back(e.integer(types[1], 0));
  return fromRunning(e, running);
}

Running Combiner::toRunning(ElementBuilder &e, ArrayRef<Value> held) const {
  Running running;
  for (auto [value, element] : llvm::zip(held, elementTypes))
    running.push_back(
        isa<FloatType>(element)
            ? e.convertFloat(value, element, accumulatorType(element))
            : value);
  return running;
}

Running Combiner::fromRunning(ElementBuilder &e, const Running &running) const {
  Running held;
  for (auto [value, element] : llvm::zip(running, elementTypes))
    held.push_back(
        isa<FloatType>(element)
            ? e.convertFloat(value, accumulatorType(element), element)
            : value);
  return held;
}

Running Combiner::combine(ElementBuilder &e, const Running &x,
                          const Running &y) const {
  OpBuilder &b = e.b;
  Location loc = e.loc;
  bool isFloat = isa<FloatType>(types[0]);
  Value l = x[0], r = y[0];
  auto of = [&](Value value) { return Running{value}; };
  switch (kind) {
  case ReduceKind::Add:
    return isFloat ? of(arith::AddFOp::create(b, loc, l, r))
                   : of(arith::AddIOp::create(b, loc, l, r));
  case ReduceKind::Mul:
    return isFloat ? of(arith::MulFOp::create(b, loc, l, r))
                   : of(arith::MulIOp::create(b, loc, l, r));
  case ReduceKind::Max:
    return isFloat ? of(arith::MaximumFOp::create(b, loc, l, r))
                   : of(arith::MaxSIOp::create(b, loc, l, r));
  case ReduceKind::Min:
    return isFloat ? of(arith::MinimumFOp::create(b, loc, l, r))
                   : of(arith::MinSIOp::create(b, loc, l, r));
  case ReduceKind::UMax:
    return of(arith::MaxUIOp::create(b, loc, l, r));
  case ReduceKind::UMin:
    return of(arith::MinUIOp::create(b, loc, l, r));
  case ReduceKind::And:
    return of(arith::AndIOp::create(b, loc, l, r));
  case ReduceKind::Or:
    return of(arith::OrIOp::create(b, loc, l, r));
  case ReduceKind::Xor:
    return of(arith::XOrIOp::create(b, loc, l, r));
  default:
    break;
  }
  // Pairs: the greater (less) value wins, NaN over all; of equals the least
  // integer.
  bool greatest = kind == ReduceKind::ArgMax || kind == ReduceKind::UArgMax;
  bool isUnsigned = kind == ReduceKind::UArgMax || kind == ReduceKind::UArgMin;
  auto either = [&](Value p, Value q) -> Value {
    return arith::OrIOp::create(b, loc, p, q);
  };
  auto both = [&](Value p, Value q) -> Value {
    return arith::AndIOp::create(b, loc, p, q);
  };
  Value wins, ties;
  if (isFloat) {
    using P = arith::CmpFPredicate;
    auto compare = [&](P predicate, Value p, Value q) -> Value {
      return arith::CmpFOp::create(b, loc, predicate, p, q);
    };
    Value leftNan = compare(P::UNO, l, l), rightNan = compare(P::UNO, r, r);
    Value leftNumber = compare(P::ORD, l, l);
    wins = either(compare(greatest ? P::OGT : P::OLT, r, l),
                  both(rightNan, leftNumber));
    ties = either(compare(P::OEQ, r, l), both(leftNan, rightNan));
  } else {
    using P = arith::CmpIPredicate;
    P predicate = greatest ? (isUnsigned ? P::ugt : P::sgt)
                           : (isUnsigned ? P::ult : P::slt);
    wins = arith::CmpIOp::create(b, loc, predicate, r, l);
    ties = arith::CmpIOp::create(b, loc, P::eq, r, l);
  }
  Value earlier =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, y[1], x[1]);
  Value take = either(wins, both(ties, earlier));
  return {arith::SelectOp::create(b, loc, take, r, l),
          arith::SelectOp::create(b, loc, take, y[1], x[1])};
}

Running Combiner::acrossLanes(ElementBuilder &e, Running running) const {
  int64_t width = widthOf(running[0].getType());
  SmallVector<Running> lanes;
  for (int64_t i = 0; i < width; ++i) {
    Running lane;
    for (Value value : running)
      lane.push_back(e.lane(value, i));
    lanes.push_back(lane);
  }
  while (lanes.size() > 1) {
    SmallVector<Running> next;
    for (size_t i = 0; i + 1 < lanes.size(); i += 2)
      next.push_back(combine(e, lanes[i], lanes[i + 1]));
    if (lanes.size() % 2)
      next.push_back(lanes.back());
    lanes = std::move(next);
  }
  return lanes[0];
}

Running Combiner::masked(ElementBuilder &e, Value mask,
                         const Running &running) const {
  if (!mask)
    return running;
  int64_t width = widthOf(running[0].getType());
  Running result;
  for (auto [value, neutral] : llvm::zip(running, identity(e, width)))
    result.push_back(arith::SelectOp::create(e.b, e.loc, mask, value, neutral));
  return result;
}

} // namespace sinter

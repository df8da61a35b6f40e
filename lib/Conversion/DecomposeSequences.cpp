// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decomposition of look-ups, recurrences and convolutions.

#include "DecomposeNamedOps.h"

using namespace mlir;
using namespace sinter;

//===----------------------------------------------------------------------===//
// Look-ups
//===----------------------------------------------------------------------===//

Values sinter::decompose(EmbeddingOp op, Primitives &p) {
  RankedTensorType table = p.typeOf(op.getTable());
  int64_t rank = p.typeOf(op.getIndices()).getRank();
  SmallVector<int64_t> sizes(table.getShape());
  sizes[0] = 1;
  Value rows = p.make<GatherOp>(
      p.typeOf(op.getResult()).clone(table.getElementType()), op.getTable(),
      op.getIndices(), countFrom(rank, table.getRank() - 1),
      ArrayRef<int64_t>{0}, ArrayRef<int64_t>{}, ArrayRef<int64_t>{},
      ArrayRef<int64_t>{0}, rank, sizes);
  if (rows.getType() == op.getType())
    return {rows};
  return {p.round(p.widen(rows), op.getType())};
}

Values sinter::decompose(EmbeddingGradOp op, Primitives &p) {
  RankedTensorType type = p.typeOf(op.getDtable());
  int64_t rank = p.typeOf(op.getIndices()).getRank();
  // A scatter accumulates in f32 and rounds once: one type needs no more.
  Value rows = op.getGrad();
  bool one = p.typeOf(rows).getElementType() == type.getElementType();
  if (!one) {
    rows = p.widen(rows);
    type = cast<RankedTensorType>(type.clone(p.compute));
  }
  Value zero =
      p.make<arith::ConstantOp>(cast<TypedAttr>(p.b.getZeroAttr(type)));
  Value sum = p.make<ScatterOp>(
      type, ScatterKind::Add, zero, op.getIndices(), rows,
      countFrom(rank, type.getRank() - 1), ArrayRef<int64_t>{0},
      ArrayRef<int64_t>{}, ArrayRef<int64_t>{}, ArrayRef<int64_t>{0}, rank);
  return {one ? sum : p.round(sum, op.getType())};
}

//===----------------------------------------------------------------------===//
// Linear recurrence
//===----------------------------------------------------------------------===//

namespace {
/// The steps of a sequence along one dim.
struct Steps {
  Steps(Primitives &p, Value sequence, int64_t axis) : p(p), axis(axis) {
    whole = llvm::to_vector(p.shapeOf(sequence));
    step = whole;
    step.erase(step.begin() + axis);
    count = whole[axis];
  }
  Value at(Value sequence, int64_t t) {
    return p.widen(p.reshape(p.slice(sequence, axis, t, 1), step));
  }
  /// Steps, in order, as one sequence of the type `like`.
  Value join(ArrayRef<Value> steps, Type like) {
    SmallVector<int64_t> one(whole);
    one[axis] = 1;
    if (steps.empty())
      return p.round(p.number(whole, 0), like);
    Values parts;
    for (Value value : steps)
      parts.push_back(p.reshape(p.round(value, like), one));
    return p.concat(parts, axis);
  }

  Primitives &p;
  int64_t axis, count;
  SmallVector<int64_t> whole, step;
};
} // namespace

Values sinter::decompose(LinearRecurrenceOp op, Primitives &p) {
  Steps steps(p, op.getInput(), static_cast<int64_t>(op.getAxis()));
  SmallVector<Value> states;
  Value h = op.getInit() ? p.widen(op.getInit()) : Value();
  for (int64_t t = 0; t < steps.count; ++t) {
    Value in = steps.at(op.getInput(), t);
    // Nothing before the first step: h[-1] is 0.
    h = h ? p.add(p.mul(steps.at(op.getDecay(), t), h), in) : in;
    states.push_back(h);
  }
  return {steps.join(states, op.getType())};
}

Values sinter::decompose(LinearRecurrenceGradOp op, Primitives &p) {
  Steps steps(p, op.getGrad(), static_cast<int64_t>(op.getAxis()));
  SmallVector<Value> ddecay(steps.count), dinput(steps.count);
  Value g, init = op.getInit() ? p.widen(op.getInit()) : Value();
  for (int64_t t = steps.count - 1; t >= 0; --t) {
    Value grad = steps.at(op.getGrad(), t);
    g = g ? p.add(grad, p.mul(steps.at(op.getDecay(), t + 1), g)) : grad;
    dinput[t] = g;
    Value before = t > 0 ? steps.at(op.getStates(), t - 1) : init;
    ddecay[t] = before ? p.mul(g, before) : p.number(steps.step, 0);
  }
  Values results{steps.join(ddecay, op.getDdecay().getType()),
                 steps.join(dinput, op.getDinput().getType())};
  if (op.getDinit()) {
    Value dinit =
        g ? p.mul(steps.at(op.getDecay(), 0), g) : p.number(steps.step, 0);
    results.push_back(p.round(dinit, op.getDinit().getType()));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Causal convolution
//===----------------------------------------------------------------------===//

/// Row `k` of the weight, along all of `shape` but the channels.
static Value term(Primitives &p, Value weight, int64_t k,
                  ArrayRef<int64_t> shape) {
  int64_t channels = p.shapeOf(weight)[1];
  Value row = p.reshape(p.slice(weight, 0, k, 1), channels);
  return p.broadcastLast(row, shape);
}

Values sinter::decompose(CausalConv1dOp op, Primitives &p) {
  ArrayRef<int64_t> shape = p.shapeOf(op.getInput());
  auto time = static_cast<int64_t>(shape.size()) - 2;
  Value x = p.widen(op.getInput()), weight = p.widen(op.getWeight()), y;
  int64_t terms = p.shapeOf(weight)[0];
  for (int64_t k = 0; k < terms; ++k) {
    Value part =
        p.mul(term(p, weight, k, shape), p.shift(x, time, terms - 1 - k));
    y = y ? p.add(y, part) : part;
  }
  if (op.getBias())
    y = p.add(y, p.broadcastLast(p.widen(op.getBias()), shape));
  return {p.round(y, op.getType())};
}

Values sinter::decompose(CausalConv1dGradOp op, Primitives &p) {
  ArrayRef<int64_t> shape = p.shapeOf(op.getInput());
  auto rank = static_cast<int64_t>(shape.size());
  int64_t time = rank - 2, channels = shape.back();
  SmallVector<int64_t> others = countFrom(0, rank - 1);
  Value x = p.widen(op.getInput()), weight = p.widen(op.getWeight());
  Value grad = p.widen(op.getGrad()), dx;
  int64_t terms = p.shapeOf(weight)[0];
  Values rows;
  for (int64_t k = 0; k < terms; ++k) {
    int64_t back = terms - 1 - k;
    Value part = p.mul(term(p, weight, k, shape), p.shift(grad, time, -back));
    dx = dx ? p.add(dx, part) : part;
    Value row = p.sum(p.mul(grad, p.shift(x, time, back)), others);
    rows.push_back(p.reshape(row, {1, channels}));
  }
  Values results{p.round(dx, op.getDinput().getType()),
                 p.round(p.concat(rows, 0), op.getDweight().getType())};
  if (op.getDbias())
    results.push_back(p.round(p.sum(grad, others), op.getDbias().getType()));
  return results;
}

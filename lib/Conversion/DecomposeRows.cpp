// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decomposition of the named ops over rows: norms, softmax and the loss.

#include "DecomposeNamedOps.h"

using namespace mlir;
using namespace sinter;

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

namespace {
/// A tensor as rows: dims [0, axis) are outer, the rest is the row.
struct Rows {
  Rows(Primitives &p, Value input, int64_t axis)
      : p(p), shape(Primitives::shapeOf(input)), axis(axis),
        rank(shape.size()) {
    for (int64_t size : ArrayRef(shape).drop_front(axis))
      count *= static_cast<double>(size);
  }

  Value spreadOuter(Value v) { return p.broadcastFirst(v, shape); }
  Value spreadRow(Value v) { return p.broadcastLast(v, shape); }
  /// Over each row; over all rows.
  Value sum(Value v) { return p.sum(v, countFrom(axis, rank - axis)); }
  Value mean(Value v) { return p.div(sum(v), count); }
  Value sumOuter(Value v) { return p.sum(v, countFrom(0, axis)); }

  Primitives &p;
  SmallVector<int64_t> shape;
  int64_t axis, rank;
  double count = 1;
};
} // namespace

static Value rootMeanSquare(Primitives &p, Rows &rows, Value x, double eps) {
  return p.rsqrt(p.add(rows.mean(p.mul(x, x)), eps));
}

Values sinter::decompose(RmsNormOp op, Primitives &p) {
  Rows rows(p, op.getInput(), op.getAxis());
  Value x = p.widen(op.getInput());
  Value rstd = rootMeanSquare(p, rows, x, op.getEps().convertToDouble());
  Value y = p.mul(x, rows.spreadOuter(rstd));
  if (op.getWeight())
    y = p.mul(y, rows.spreadRow(p.widen(op.getWeight())));
  Values results{p.round(y, op.getResult().getType())};
  if (op.getRstd())
    results.push_back(p.round(rstd, op.getRstd().getType()));
  return results;
}

Values sinter::decompose(RmsNormGradOp op, Primitives &p) {
  Rows rows(p, op.getInput(), op.getAxis());
  Value x = p.widen(op.getInput());
  Value rstd = op.getRstd()
                   ? p.widen(op.getRstd())
                   : rootMeanSquare(p, rows, x, op.getEps().convertToDouble());
  Value scale = rows.spreadOuter(rstd);
  Value unit = p.mul(x, scale);
  Value grad = p.widen(op.getGrad()), weighted = grad;
  if (op.getWeight())
    weighted = p.mul(grad, rows.spreadRow(p.widen(op.getWeight())));
  Value along = rows.spreadOuter(rows.mean(p.mul(weighted, unit)));
  Value dx = p.mul(p.sub(weighted, p.mul(unit, along)), scale);
  Values results{p.round(dx, op.getDinput().getType())};
  if (op.getDweight())
    results.push_back(
        p.round(rows.sumOuter(p.mul(grad, unit)), op.getDweight().getType()));
  return results;
}

namespace {
struct Moments {
  Value mean, centered, rstd;
};
} // namespace

static Moments momentsOf(Primitives &p, Rows &rows, Value x, double eps) {
  Moments m;
  m.mean = rows.mean(x);
  m.centered = p.sub(x, rows.spreadOuter(m.mean));
  m.rstd = p.rsqrt(p.add(rows.mean(p.mul(m.centered, m.centered)), eps));
  return m;
}

Values sinter::decompose(LayerNormOp op, Primitives &p) {
  Rows rows(p, op.getInput(), op.getAxis());
  Value x = p.widen(op.getInput());
  Moments m = momentsOf(p, rows, x, op.getEps().convertToDouble());
  Value y = p.mul(m.centered, rows.spreadOuter(m.rstd));
  if (op.getWeight())
    y = p.mul(y, rows.spreadRow(p.widen(op.getWeight())));
  if (op.getBias())
    y = p.add(y, rows.spreadRow(p.widen(op.getBias())));
  Values results{p.round(y, op.getResult().getType())};
  if (!op.getStatistics().empty()) {
    results.push_back(p.round(m.mean, op.getStatistics()[0].getType()));
    results.push_back(p.round(m.rstd, op.getStatistics()[1].getType()));
  }
  return results;
}

Values sinter::decompose(LayerNormGradOp op, Primitives &p) {
  Rows rows(p, op.getInput(), op.getAxis());
  Value x = p.widen(op.getInput());
  Moments m;
  if (op.getStatistics().empty()) {
    m = momentsOf(p, rows, x, op.getEps().convertToDouble());
  } else {
    m.mean = p.widen(op.getStatistics()[0]);
    m.centered = p.sub(x, rows.spreadOuter(m.mean));
    m.rstd = p.widen(op.getStatistics()[1]);
  }
  Value scale = rows.spreadOuter(m.rstd);
  Value unit = p.mul(m.centered, scale);
  Value grad = p.widen(op.getGrad()), weighted = grad;
  if (op.getWeight())
    weighted = p.mul(grad, rows.spreadRow(p.widen(op.getWeight())));
  Value level = rows.spreadOuter(rows.mean(weighted));
  Value along = rows.spreadOuter(rows.mean(p.mul(weighted, unit)));
  Value dx = p.mul(p.sub(p.sub(weighted, level), p.mul(unit, along)), scale);
  Values results{p.round(dx, op.getDinput().getType())};
  for (auto [i, result] : llvm::enumerate(op.getDparameters())) {
    bool ofWeight = i == 0 && op.getWeight();
    Value sum = rows.sumOuter(ofWeight ? p.mul(grad, unit) : grad);
    results.push_back(p.round(sum, result.getType()));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

/// `v`, which lacks dim `axis`, along it.
static Value spreadAlong(Primitives &p, Value v, ArrayRef<int64_t> shape,
                         int64_t axis) {
  SmallVector<int64_t> dims = countFrom(0, static_cast<int64_t>(shape.size()));
  dims.erase(dims.begin() + axis);
  return p.broadcast(v, shape, dims);
}

Values sinter::decompose(SoftmaxOp op, Primitives &p) {
  auto axis = static_cast<int64_t>(op.getAxis());
  ArrayRef<int64_t> shape = p.shapeOf(op.getInput());
  Value x = p.widen(op.getInput());
  Value e = p.exp(p.sub(x, spreadAlong(p, p.max(x, axis), shape, axis)));
  Value total = p.sum(e, axis);
  Value share = p.div(p.number(p.shapeOf(total), 1), total);
  Value y = p.mul(e, spreadAlong(p, share, shape, axis));
  return {p.round(y, op.getType())};
}

Values sinter::decompose(SoftmaxGradOp op, Primitives &p) {
  auto axis = static_cast<int64_t>(op.getAxis());
  ArrayRef<int64_t> shape = p.shapeOf(op.getOutput());
  Value grad = p.widen(op.getGrad()), y = p.widen(op.getOutput());
  Value along = p.sum(p.mul(grad, y), axis);
  Value dx = p.mul(y, p.sub(grad, spreadAlong(p, along, shape, axis)));
  return {p.round(dx, op.getType())};
}

//===----------------------------------------------------------------------===//
// Loss
//===----------------------------------------------------------------------===//

namespace {
/// What the loss and its gradient share.
template <typename Op> struct Loss {
  Loss(Op op, Primitives &p) : p(p), op(op) {
    shape = llvm::to_vector(p.shapeOf(op.getLogits()));
    axis = static_cast<int64_t>(shape.size()) - 1;
    rows.assign(shape.begin(), shape.end() - 1);
    classes = static_cast<double>(shape.back());
    if (op.getSmoothing())
      smoothing = op.getSmoothing()->convertToDouble();
    z = p.widen(op.getLogits());
    if (op.getCap()) {
      double cap = op.getCap()->convertToDouble();
      squashed = p.tanh(p.mul(z, 1 / cap));
      z = p.mul(squashed, cap);
    }
    target = p.signExtend(op.getTargets(), 32);
  }

  Value row(Value v) { return p.broadcastFirst(v, shape); }

  Value logSumExp() {
    Value top = p.max(z, axis);
    return p.add(p.log(p.sum(p.exp(p.sub(z, row(top))), axis)), top);
  }

  /// Where a column is the target of its row. A target that is none of the
  /// columns may hit one when it is cut to 32 bits: such rows are NaN or 0
  /// whatever it hits.
  Value hit() {
    return p.compare(arith::CmpIPredicate::eq, p.iota(shape, 32, axis),
                     row(p.truncate(target, 32)));
  }

  Value targetIs(arith::CmpIPredicate how, int64_t value) {
    unsigned bits = p.typeOf(target).getElementTypeBitWidth();
    return p.compare(how, target,
                     p.integer(rows, bits, static_cast<uint64_t>(value)));
  }

  /// `v` of the rows with a class as target, NaN of the others.
  Value checked(Value v) {
    Value valid = targetIs(arith::CmpIPredicate::ult, shape.back());
    return p.select(valid, v,
                    p.number(rows, std::numeric_limits<double>::quiet_NaN()));
  }

  Value ignored() {
    return targetIs(arith::CmpIPredicate::eq,
                    static_cast<int64_t>(*op.getIgnore()));
  }

  Primitives &p;
  Op op;
  SmallVector<int64_t> shape, rows;
  int64_t axis;
  double classes, smoothing = 0;
  Value z, squashed, target;
};
} // namespace

Values sinter::decompose(CrossEntropyOp op, Primitives &p) {
  Loss<CrossEntropyOp> l(op, p);
  Value lse = l.logSumExp();
  Value picked = p.sum(p.select(l.hit(), l.z, p.number(l.shape, 0)), l.axis);
  Value loss;
  if (l.smoothing == 0) {
    loss = p.sub(lse, picked);
  } else {
    loss = p.sub(lse, p.mul(picked, 1 - l.smoothing));
    loss = p.sub(loss, p.mul(p.sum(l.z, l.axis), l.smoothing / l.classes));
  }
  loss = l.checked(loss);
  if (op.getIgnore())
    loss = p.select(l.ignored(), p.number(l.rows, 0), loss);
  Values results{p.round(loss, op.getLoss().getType())};
  if (op.getLse())
    results.push_back(p.round(lse, op.getLse().getType()));
  return results;
}

Values sinter::decompose(CrossEntropyGradOp op, Primitives &p) {
  Loss<CrossEntropyGradOp> l(op, p);
  Value lse = op.getLse() ? p.widen(op.getLse()) : l.logSumExp();
  Value share = p.exp(p.sub(l.z, l.row(lse)));
  // What the target's column takes off, and every column.
  Value wanted = p.select(
      l.hit(), p.number(l.shape, 1 - l.smoothing + l.smoothing / l.classes),
      p.number(l.shape, l.smoothing / l.classes));
  Value scale = l.checked(p.widen(op.getGrad()));
  Value dz = p.mul(p.sub(share, wanted), l.row(scale));
  if (op.getCap())
    dz = p.mul(dz, p.subFrom(1, p.mul(l.squashed, l.squashed)));
  if (op.getIgnore())
    dz = p.select(l.row(l.ignored()), p.number(l.shape, 0), dz);
  return {p.round(dz, op.getType())};
}

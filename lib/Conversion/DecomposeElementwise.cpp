// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Decomposition of the named ops that compute element by element.

#include "DecomposeNamedOps.h"

#include <cmath>
#include <numbers>

using namespace mlir;
using namespace sinter;

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

Values sinter::decompose(SwigluOp op, Primitives &p) {
  Value gate = p.widen(op.getGate()), up = p.widen(op.getUp());
  Value y = p.mul(p.mul(gate, p.sigmoid(gate)), up);
  return {p.round(y, op.getType())};
}

Values sinter::decompose(SwigluGradOp op, Primitives &p) {
  Value gate = p.widen(op.getGate()), up = p.widen(op.getUp());
  Value grad = p.widen(op.getGrad()), s = p.sigmoid(gate);
  Value slope = p.mul(s, p.add(p.mul(gate, p.subFrom(1, s)), 1));
  Value dgate = p.mul(p.mul(grad, up), slope);
  Value dup = p.mul(p.mul(grad, gate), s);
  return {p.round(dgate, op.getDgate().getType()),
          p.round(dup, op.getDup().getType())};
}

namespace {
constexpr double geluCubic = 0.044715;
const double geluScale = std::sqrt(2 / std::numbers::pi);
} // namespace

/// (1 + tanh(sqrt(2 / pi) * (x + 0.044715 x^3))) / 2, which is the logistic
/// function of twice that argument, x * (a + b x^2).
static Value geluTanh(Primitives &p, Value x, Value square) {
  Value inner = p.add(p.mul(square, 2 * geluScale * geluCubic), 2 * geluScale);
  return p.sigmoid(p.mul(x, inner));
}

static Value geluErf(Primitives &p, Value x) {
  return p.make<math::ErfOp>(p.mul(x, 1 / std::numbers::sqrt2));
}

Values sinter::decompose(GeluOp op, Primitives &p) {
  Value x = p.widen(op.getInput());
  Value y = op.getTanh() ? p.mul(x, geluTanh(p, x, p.mul(x, x)))
                         : p.mul(p.mul(x, 0.5), p.add(geluErf(p, x), 1));
  return {p.round(y, op.getType())};
}

Values sinter::decompose(GeluGradOp op, Primitives &p) {
  Value x = p.widen(op.getInput()), square = p.mul(x, x), slope;
  if (op.getTanh()) {
    // s + x s (1 - s) (a + 3 b x^2).
    Value s = geluTanh(p, x, square);
    Value inner =
        p.add(p.mul(square, 6 * geluCubic * geluScale), 2 * geluScale);
    Value rest = p.mul(p.mul(p.mul(x, inner), s), p.subFrom(1, s));
    slope = p.add(s, rest);
  } else {
    Value density =
        p.mul(p.exp(p.mul(square, -0.5)), 1 / std::sqrt(2 * std::numbers::pi));
    slope = p.add(p.mul(p.add(geluErf(p, x), 1), 0.5), p.mul(x, density));
  }
  return {p.round(p.mul(p.widen(op.getGrad()), slope), op.getType())};
}

//===----------------------------------------------------------------------===//
// Rotary positions
//===----------------------------------------------------------------------===//

template <typename Op>
static Values rotate(Op op, Primitives &p, bool backwards) {
  SmallVector<int64_t> shape(p.shapeOf(op.getInput()));
  auto last = static_cast<int64_t>(shape.size()) - 1;
  int64_t pairs = p.shapeOf(op.getCosine()).back(), size = shape[last];
  SmallVector<int64_t> half(shape);
  half[last] = pairs;
  SmallVector<int64_t> dims(op.getDims());
  dims.push_back(last);
  Value cosine = p.broadcast(p.widen(op.getCosine()), half, dims);
  Value sine = p.broadcast(p.widen(op.getSine()), half, dims);
  Value turned = p.slice(op.getInput(), last, 0, 2 * pairs);
  Value a, b;
  if (op.getInterleaved()) {
    SmallVector<int64_t> split(half);
    split.push_back(2);
    Value both = p.reshape(turned, split);
    a = p.reshape(p.slice(both, last + 1, 0, 1), half);
    b = p.reshape(p.slice(both, last + 1, 1, 1), half);
  } else {
    a = p.slice(turned, last, 0, pairs);
    b = p.slice(turned, last, pairs, pairs);
  }
  a = p.widen(a);
  b = p.widen(b);
  Value ac = p.mul(a, cosine), bs = p.mul(b, sine);
  Value bc = p.mul(b, cosine), as = p.mul(a, sine);
  Value first = backwards ? p.add(ac, bs) : p.sub(ac, bs);
  Value second = backwards ? p.sub(bc, as) : p.add(bc, as);
  first = p.round(first, op.getType());
  second = p.round(second, op.getType());
  Value result;
  if (op.getInterleaved()) {
    SmallVector<int64_t> one(half);
    one.push_back(1);
    SmallVector<int64_t> whole(half);
    whole[last] = 2 * pairs;
    Value both = p.concat(
        ValueRange{p.reshape(first, one), p.reshape(second, one)}, last + 1);
    result = p.reshape(both, whole);
  } else {
    result = p.concat(ValueRange{first, second}, last);
  }
  if (2 * pairs < size) {
    Value rest = p.slice(op.getInput(), last, 2 * pairs, size - 2 * pairs);
    rest = p.round(p.widen(rest), op.getType());
    result = p.concat(ValueRange{result, rest}, last);
  }
  return {result};
}

Values sinter::decompose(RopeOp op, Primitives &p) {
  return rotate(op, p, false);
}
Values sinter::decompose(RopeGradOp op, Primitives &p) {
  return rotate(op, p, true);
}

//===----------------------------------------------------------------------===//
// Dropout
//===----------------------------------------------------------------------===//

namespace {
// Philox4x32-10: multipliers, steps of the key and rounds as in the paper
// (Salmon and others, 2011, tables 2 and 3).
constexpr uint64_t philoxMultipliers[2] = {0xD2511F53, 0xCD9E8D57};
constexpr uint64_t philoxWeyl[2] = {0x9E3779B9, 0xBB67AE85};
constexpr unsigned philoxRounds = 10;
// Elements per counter, and the bits of each.
constexpr int64_t drawGroup = 8;
constexpr unsigned drawBits = 16;
} // namespace

/// The 32-bit halves of a rank-0 integer, low first.
static std::array<Value, 2> words(Primitives &p, Value number) {
  Value wide = p.zeroExtend(number, 64);
  Value high =
      p.make<arith::ShRUIOp>(wide, p.integer(p.shapeOf(number), 64, 32));
  return {p.truncate(wide, 32), p.truncate(high, 32)};
}

/// Philox4x32-10 of the counters (0, 1, ..., groups - 1; offset).
static std::array<Value, 4> philox(Primitives &p, int64_t groups, Value seed,
                                   Value offset) {
  SmallVector<int64_t> shape{groups};
  std::array<Value, 4> counter;
  if (llvm::isInt<32>(groups)) {
    counter[0] = p.iota(shape, 32, 0);
    counter[1] = p.integer(shape, 32, 0);
  } else {
    std::array<Value, 2> low = words(p, p.iota(shape, 64, 0));
    std::copy(low.begin(), low.end(), counter.begin());
  }
  for (auto [i, word] : llvm::enumerate(words(p, offset)))
    counter[2 + i] = p.broadcast(word, shape, {});
  std::array<Value, 2> key = words(p, seed);
  for (unsigned round = 0; round < philoxRounds; ++round) {
    Value low[2], high[2];
    for (int i = 0; i < 2; ++i) {
      // The low half has no need of the wide product.
      low[i] = p.make<arith::MulIOp>(
          counter[2 * i], p.integer(shape, 32, philoxMultipliers[i]));
      Value product =
          p.make<arith::MulIOp>(p.zeroExtend(counter[2 * i], 64),
                                p.integer(shape, 64, philoxMultipliers[i]));
      high[i] = p.truncate(
          p.make<arith::ShRUIOp>(product, p.integer(shape, 64, 32)), 32);
    }
    auto mix = [&](Value x, Value y, Value k) {
      return p.make<arith::XOrIOp>(p.make<arith::XOrIOp>(x, y),
                                   p.broadcast(k, shape, {}));
    };
    counter = {mix(high[1], counter[1], key[0]), low[1],
               mix(high[0], counter[3], key[1]), low[0]};
    for (int i = 0; i < 2; ++i)
      key[i] = p.make<arith::AddIOp>(key[i], p.integer({}, 32, philoxWeyl[i]));
  }
  return counter;
}

/// For each element its 16 bits, in an i32.
static Value drawsOf(Primitives &p, ArrayRef<int64_t> shape, Value seed,
                     Value offset) {
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  auto groups = static_cast<int64_t>(
      llvm::divideCeil(static_cast<uint64_t>(count), drawGroup));
  std::array<Value, 4> drawn = philox(p, groups, seed, offset);
  SmallVector<int64_t> split{groups, drawGroup};
  // Of a group's four words the one of each element, then its half.
  Value place = p.iota(split, 32, 1);
  Value word = p.broadcast(drawn[3], split, 0);
  for (int i = 2; i >= 0; --i) {
    Value here = p.compare(arith::CmpIPredicate::ult, place,
                           p.integer(split, 32, 2 * (i + 1)));
    word = p.select(here, p.broadcast(drawn[i], split, 0), word);
  }
  Value odd = p.both(place, p.integer(split, 32, 1));
  Value amount = p.make<arith::MulIOp>(odd, p.integer(split, 32, drawBits));
  Value bits = p.both(p.make<arith::ShRUIOp>(word, amount),
                      p.integer(split, 32, (1 << drawBits) - 1));
  Value flat = p.reshape(bits, groups * drawGroup);
  return p.reshape(p.slice(flat, 0, 0, count), shape);
}

template <typename Op> static Values drop(Op op, Primitives &p) {
  double rate = op.getRate().convertToDouble();
  ArrayRef<int64_t> shape = p.shapeOf(op.getInput());
  Value bits = drawsOf(p, shape, op.getSeed(), op.getOffset());
  auto bound = static_cast<uint64_t>(std::llround(rate * (1 << drawBits)));
  Value stays =
      p.compare(arith::CmpIPredicate::uge, bits, p.integer(shape, 32, bound));
  Value scaled = p.mul(p.widen(op.getInput()), 1 / (1 - rate));
  Value y = p.select(stays, scaled, p.number(shape, 0));
  return {p.round(y, op.getType())};
}

Values sinter::decompose(DropoutOp op, Primitives &p) { return drop(op, p); }
Values sinter::decompose(DropoutGradOp op, Primitives &p) {
  return drop(op, p);
}

//===----------------------------------------------------------------------===//
// Optimizer
//===----------------------------------------------------------------------===//

Values sinter::decompose(AdamwOp op, Primitives &p) {
  ArrayRef<int64_t> shape = p.shapeOf(op.getWeight());
  auto spread = [&](Value v) { return p.broadcast(v, shape, {}); };
  double beta1 = op.getBeta1().convertToDouble();
  double beta2 = op.getBeta2().convertToDouble();
  Value grad = p.widen(op.getGrad());
  if (op.getScale())
    grad = p.mul(grad, spread(p.widen(op.getScale())));
  Value weight = p.widen(op.getWeight());
  Value mean =
      p.add(p.mul(p.widen(op.getMean()), beta1), p.mul(grad, 1 - beta1));
  Value square = p.add(p.mul(p.widen(op.getSquare()), beta2),
                       p.mul(p.mul(grad, 1 - beta2), grad));
  Value first = mean, second = square;
  if (op.getStep()) {
    Value step = p.make<arith::SIToFPOp>(RankedTensorType::get({}, p.compute),
                                         op.getStep());
    // 1 / (1 - beta^step): expm1 keeps its digits while it is small.
    auto correction = [&](double beta) {
      Value power = p.make<math::ExpM1Op>(p.mul(step, std::log(beta)));
      return spread(p.div(p.number({}, -1), power));
    };
    first = p.mul(first, correction(beta1));
    second = p.mul(second, correction(beta2));
  }
  Value root = p.make<math::SqrtOp>(second);
  Value update = p.div(first, p.add(root, op.getEps().convertToDouble()));
  double decay = op.getDecay().convertToDouble();
  if (decay != 0)
    update = p.add(update, p.mul(weight, decay));
  weight = p.sub(weight, p.mul(update, spread(p.widen(op.getRate()))));
  Values results{p.round(weight, op.getNewWeight().getType()),
                 p.round(mean, op.getNewMean().getType()),
                 p.round(square, op.getNewSquare().getType())};
  if (op.getCopy())
    results.push_back(p.round(weight, op.getCopy().getType()));
  return results;
}

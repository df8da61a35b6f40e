// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sine, cosine and tangent of f32. Arguments of moderate size are reduced by
// multiples of pi/2 in three parts; large ones, which are rare, in a branch
// that multiplies by the bits of 2/pi that count (Payne and Hanek).

#include "MathBuilder.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <limits>

using namespace mlir;

namespace sinter {

namespace {

/// x - n * pi/2 and n, an integer whose low bits count.
struct Reduced {
  Value rest;
  Value quadrant;
};

} // namespace

/// Up to this magnitude n < 2^15, and n * pi/2 is exact enough in three parts
/// with fused multiply-adds.
static constexpr double moderateLimit = 32768;

static Reduced reduceModerate(MathBuilder &mb, Value x) {
  static constexpr double twoOverPi = 0x1.45f306p-1;
  static constexpr double shift = 0x1.8p23;
  Value shifted = mb.fma(x, mb.f(twoOverPi), mb.f(shift));
  Value n = mb.sub(shifted, mb.f(shift));
  // pi/2 in three f32 parts.
  Value rest = mb.fma(n, mb.f(-0x1.921fb6p+0), x);
  rest = mb.fma(n, mb.f(0x1.777a5cp-25), rest);
  rest = mb.fma(n, mb.f(0x1.ee59dap-50), rest);
  return {rest, mb.bits(shifted)};
}

/// Reduction of one finite |x| >= moderateLimit (of others the result has no
/// meaning); mb is of scalars.
static Reduced reduceLarge(MathBuilder &mb, Value x) {
  // Bits of 2/pi behind 32 zeros.
  static constexpr uint32_t words[] = {0,          0xa2f9836e, 0x4e441529,
                                       0xfc2757d1, 0xf534ddc0, 0xdb629599,
                                       0x3c439041, 0xfe5163ab};
  OpBuilder &b = mb.b;
  Location loc = mb.loc;
  Type i64 = b.getI64Type();
  Value bits = mb.bits(mb.abs(x));
  Value mantissa = mb.ior(mb.iand(bits, mb.i(0x7fffff)), mb.i(0x800000));
  // x = mantissa * 2^scale; multiples of 4 in 2^scale * 2/pi drop out, so the
  // bits that count begin 2 before the point.
  Value offset = mb.iadd(mb.shr(bits, 23), mb.i(-127 - 23 - 2 + 32));
  // The four words from offset / 32 on: three halvings of the choice.
  Value first = mb.shr(offset, 5);
  SmallVector<Value> table;
  for (uint32_t word : words)
    table.push_back(mb.i(static_cast<int32_t>(word)));
  for (int step : {4, 2, 1}) {
    Value skip =
        mb.cmp(MathBuilder::IPred::ne, mb.iand(first, mb.i(step)), mb.i(0));
    SmallVector<Value> kept;
    size_t count = step + 3;
    for (size_t k = 0; k < count; ++k) {
      Value shiftedWord = k + step < table.size() ? table[k + step] : mb.i(0);
      kept.push_back(mb.select(skip, shiftedWord, table[k]));
    }
    table = std::move(kept);
  }
  auto extend = [&](Value value) -> Value {
    return arith::ExtUIOp::create(b, loc, i64, value);
  };
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(b, loc, b.getI64IntegerAttr(value));
  };
  auto shiftLeft = [&](Value value, Value by) -> Value {
    return arith::ShLIOp::create(b, loc, value, by);
  };
  auto shiftRight = [&](Value value, Value by) -> Value {
    return arith::ShRUIOp::create(b, loc, value, by);
  };
  Value within = extend(mb.iand(offset, mb.i(31)));
  Value thirtyTwo = constant(32);
  // 32 bits of (high, low) from bit `within` on.
  auto window = [&](Value high, Value low) -> Value {
    Value both = arith::OrIOp::create(
        b, loc, shiftLeft(extend(high), thirtyTwo), extend(low));
    return shiftRight(shiftLeft(both, within), thirtyTwo);
  };
  Value m = extend(mantissa);
  auto product = [&](Value word) -> Value {
    return arith::MulIOp::create(b, loc, m, word);
  };
  Value high = shiftLeft(product(window(table[0], table[1])), thirtyTwo);
  Value middle = product(window(table[1], table[2]));
  Value low = shiftRight(product(window(table[2], table[3])), thirtyTwo);
  Value sum = arith::AddIOp::create(
      b, loc, arith::AddIOp::create(b, loc, high, middle), low);
  // Two bits of quadrant, then its fraction: to the nearest quadrant.
  Value quadrant = shiftRight(sum, constant(62));
  Value fraction = shiftLeft(sum, constant(2));
  quadrant = arith::AddIOp::create(b, loc, quadrant,
                                   shiftRight(fraction, constant(63)));
  Type f64 = b.getF64Type();
  Value angle = arith::SIToFPOp::create(b, loc, f64, fraction);
  // pi/2 * 2^-64.
  Value unit = arith::ConstantOp::create(
      b, loc, b.getF64FloatAttr(0x1.921fb54442d18p-64));
  angle = arith::MulFOp::create(b, loc, angle, unit);
  Value rest = arith::TruncFOp::create(b, loc, mb.floatType, angle);
  Value q = arith::TruncIOp::create(b, loc, mb.intType, quadrant);
  Value negative = mb.less(x, mb.f(0));
  return {mb.select(negative, mb.neg(rest), rest),
          mb.select(negative, mb.isub(mb.i(0), q), q)};
}

static Reduced reduce(MathBuilder &mb, Value x) {
  OpBuilder &b = mb.b;
  Location loc = mb.loc;
  Reduced moderate = reduceModerate(mb, x);
  Value isLarge =
      mb.cmp(MathBuilder::FPred::OGE, mb.abs(x), mb.f(moderateLimit));
  auto vector = dyn_cast<VectorType>(mb.floatType);
  Value any = isLarge;
  if (vector)
    any =
        vector::ReductionOp::create(b, loc, vector::CombiningKind::OR, isLarge);
  auto branch = scf::IfOp::create(b, loc, TypeRange{mb.floatType, mb.intType},
                                  any, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  if (!vector) {
    Reduced large = reduceLarge(mb, x);
    scf::YieldOp::create(b, loc, ValueRange{large.rest, large.quadrant});
  } else {
    // One element after another, in one copy of the code. The element is found
    // by comparison: a vector indexed by a variable would go to memory.
    MathBuilder lane(b, loc, mb.element);
    int64_t count = vector.getNumElements();
    auto loop =
        scf::ForOp::create(b, loc, lane.i(0), lane.i(count), lane.i(1),
                           ValueRange{moderate.rest, moderate.quadrant});
    b.setInsertionPointToStart(loop.getBody());
    SmallVector<Attribute> numbers;
    for (int64_t i = 0; i < count; ++i)
      numbers.push_back(b.getI32IntegerAttr(static_cast<int32_t>(i)));
    Value positions = arith::ConstantOp::create(
        b, loc, DenseElementsAttr::get(cast<VectorType>(mb.intType), numbers));
    Value at =
        vector::BroadcastOp::create(b, loc, mb.intType, loop.getInductionVar());
    Value here = mb.cmp(MathBuilder::IPred::eq, positions, at);
    Value bits = mb.select(here, mb.bits(x), mb.i(0));
    Value one = lane.fromBits(
        vector::ReductionOp::create(b, loc, vector::CombiningKind::OR, bits));
    // Small ones stay as they are.
    Reduced large = reduceLarge(lane, one);
    auto repeat = [&](Value value, Type type) -> Value {
      return vector::BroadcastOp::create(b, loc, type, value);
    };
    Value change = arith::AndIOp::create(b, loc, here, isLarge);
    Value rest = mb.select(change, repeat(large.rest, mb.floatType),
                           loop.getRegionIterArg(0));
    Value quadrant = mb.select(change, repeat(large.quadrant, mb.intType),
                               loop.getRegionIterArg(1));
    scf::YieldOp::create(b, loc, ValueRange{rest, quadrant});
    b.setInsertionPointAfter(loop);
    scf::YieldOp::create(b, loc, loop.getResults());
  }
  b.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(b, loc, ValueRange{moderate.rest, moderate.quadrant});
  return {branch.getResult(0), branch.getResult(1)};
}

/// sin r for |r| <= pi/4; relative error 2^-32.5. Keeps -0.
static Value sinPolynomial(MathBuilder &mb, Value r, Value square) {
  Value q = mb.poly(
      square, {0x1.7c274ap-19, -0x1.a0594ap-13, 0x1.111174p-7, -0x1.555556p-3});
  return mb.fma(mb.mul(q, square), r, r);
}

/// cos r for |r| <= pi/4; relative error 2^-37.
static Value cosPolynomial(MathBuilder &mb, Value square) {
  Value q = mb.poly(
      square, {-0x1.3589p-22, 0x1.a06f96p-16, -0x1.6c175cp-10, 0x1.555556p-5});
  q = mb.fma(q, square, mb.f(-0.5));
  return mb.fma(q, square, mb.f(1));
}

Value trigonometricForm(MathBuilder &mb, Value x, Trigonometric function) {
  // Infinities and NaN give NaN; the reduction sees 0 in their place.
  Value finite =
      mb.less(mb.abs(x), mb.f(std::numeric_limits<double>::infinity()));
  Value argument = mb.select(finite, x, mb.f(0));
  Reduced reduced = reduce(mb, argument);
  OpBuilder &b = mb.b;
  b.setInsertionPointAfterValue(reduced.rest);
  Value square = mb.mul(reduced.rest, reduced.rest);
  Value sine = sinPolynomial(mb, reduced.rest, square);
  Value cosine = cosPolynomial(mb, square);
  auto testBit = [&](Value quadrant, int64_t bit) {
    return mb.cmp(MathBuilder::IPred::ne, mb.iand(quadrant, mb.i(bit)),
                  mb.i(0));
  };
  Value odd = testBit(reduced.quadrant, 1);
  Value result;
  if (function == Trigonometric::Tan) {
    result = mb.div(mb.select(odd, mb.neg(cosine), sine),
                    mb.select(odd, sine, cosine));
  } else {
    Value quadrant = reduced.quadrant;
    if (function == Trigonometric::Cos) {
      quadrant = mb.iadd(quadrant, mb.i(1));
      odd = testBit(quadrant, 1);
    }
    result = mb.select(odd, cosine, sine);
    result = mb.select(testBit(quadrant, 2), mb.neg(result), result);
  }
  // Keeps -0.
  if (function != Trigonometric::Cos)
    result = mb.select(mb.cmp(MathBuilder::FPred::OEQ, x, mb.f(0)), x, result);
  return mb.select(finite, result,
                   mb.f(std::numeric_limits<double>::quiet_NaN()));
}

} // namespace sinter

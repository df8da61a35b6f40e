// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exponentials, logarithms and powers of f32. Polynomials are minimax fits
// (Lawson's iteration in 60 digits) whose coefficients were rounded to f32 one
// after another, the rest fitted again each time.

#include "MathBuilder.h"

#include <cmath>
#include <limits>

using namespace mlir;

namespace sinter {

static constexpr double infinity = std::numeric_limits<double>::infinity();
static constexpr double quietNan = std::numeric_limits<double>::quiet_NaN();
/// log2(e) in two f32 parts.
static constexpr double log2eHigh = 0x1.715476p+0;
static constexpr double log2eLow = 0x1.4ae0cp-26;
/// ln(2) in two f32 parts; the first has 16 bits, so that its product with an
/// exponent is exact.
static constexpr double ln2High = 0x1.62e4p-1;
static constexpr double ln2Low = 0x1.7f7d1cp-20;

Value exp2Form(MathBuilder &mb, Value x, const MathToDeviceOptions &options) {
  return exp2Instruction(mb, x, options);
}

/// e^x = 2^t (1 + d) for t near x log2(e), with d = x - t ln(2), at most
/// 2^-16.5 in magnitude. t is rounded toward zero and log2eHigh is below
/// log2(e): so t is finite where x is, and where 2^t overflows d is above zero
/// and inf * d + inf stays infinite. Only for an infinite x is d no number; its
/// minimum with 1 is, and neither 0 * 1 + 0 nor inf * 1 + inf is spoilt. NaN
/// comes through 2^t. Below 2^-126 2^t is zero and so is the result.
Value expForm(MathBuilder &mb, Value x, const MathToDeviceOptions &options) {
  // ln(2) in two f32 parts.
  static constexpr double high = 0x1.62e43p-1, low = -0x1.05c61p-29;
  Value t = mulTowardZero(mb, x, mb.f(log2eHigh), options);
  Value power = exp2Instruction(mb, t, options);
  Value d = mb.fma(t, mb.f(-high), x);
  d = mb.fma(t, mb.f(-low), d);
  d = mb.min(d, mb.f(1));
  return mb.fma(power, d, power);
}

/// The error is the instruction's and that of the rounded exponent, a sixteenth
/// of the last place of bf16 at most. Infinities and NaN come through both.
Value expShortForm(MathBuilder &mb, Value x,
                   const MathToDeviceOptions &options) {
  return exp2Instruction(mb, mb.mul(x, mb.f(log2eHigh)), options);
}

/// Added to a float of magnitude below 2^22, rounds it to an integer and leaves
/// that in the low bits.
static constexpr double roundingShift = 0x1.8p23;

/// e^x - 1 = 2^n (e^r - 1) + (2^n - 1).
Value expm1Form(MathBuilder &mb, Value x) {
  // Below -30 the result is -1; above 89 it is infinite.
  Value clamped = mb.min(mb.max(x, mb.f(-30)), mb.f(90));
  Value shifted = mb.fma(clamped, mb.f(log2eHigh), mb.f(roundingShift));
  Value n = mb.sub(shifted, mb.f(roundingShift));
  Value r = mb.fma(n, mb.f(-ln2High), clamped);
  r = mb.fma(n, mb.f(-ln2Low), r);
  // (e^r - 1 - r) / r^2, relative error of e^r - 1 2^-31.
  Value q = mb.poly(r, {0x1.9e477ep-13, 0x1.6d3ce4p-10, 0x1.1112ecp-7,
                        0x1.5554f6p-5, 0x1.555554p-3, 0.5});
  Value p = mb.fma(mb.mul(r, r), q, r);
  // Half of 2^n: 2^128 is no f32.
  Value half =
      mb.fromBits(mb.iadd(mb.shl(mb.bits(shifted), 23), mb.i(0x3f000000)));
  Value y = mb.fma(p, half, mb.sub(half, mb.f(0.5)));
  y = mb.add(y, y);
  Value isZero = mb.cmp(MathBuilder::FPred::OEQ, n, mb.f(0));
  y = mb.select(isZero, p, y);
  y = mb.select(mb.less(mb.f(88.8), x), mb.f(infinity), y);
  // Keeps -0 and NaN.
  Value same = mb.cmp(MathBuilder::FPred::UEQ, x, mb.f(0));
  return mb.select(same, x, y);
}

/// Splits a positive finite x into 2^e (1 + f), -1/3 <= f <= 1/3; `e` comes as
/// a float. Subnormals are scaled up first.
static std::pair<Value, Value> splitExponent(MathBuilder &mb, Value x) {
  Value small = mb.less(x, mb.f(0x1p-126));
  Value scaled = mb.select(small, mb.mul(x, mb.f(0x1p23)), x);
  Value bias = mb.select(small, mb.f(-23), mb.f(0));
  Value bits = mb.bits(scaled);
  // 0x3f2aaaab is 2/3.
  Value exponent = mb.iand(mb.isub(bits, mb.i(0x3f2aaaab)),
                           mb.i(static_cast<int32_t>(0xff800000)));
  Value mantissa = mb.fromBits(mb.isub(bits, exponent));
  Value e = mb.fma(mb.toFloat(exponent), mb.f(0x1p-23), bias);
  return {e, mb.sub(mantissa, mb.f(1))};
}

/// `result` on (0, inf). Elsewhere what logarithms give, and their instruction
/// too: -inf at 0, NaN below, inf at inf. The instruction takes subnormals for
/// zero, so that small arguments come scaled.
static Value logEdges(MathBuilder &mb, Value x, Value result,
                      const MathToDeviceOptions &options) {
  Value scaled =
      mb.select(mb.less(x, mb.f(0x1p-126)), mb.mul(x, mb.f(0x1p23)), x);
  // One comparison of bits.
  Value inside = mb.cmp(MathBuilder::IPred::ult, mb.isub(mb.bits(x), mb.i(1)),
                        mb.i(0x7f7fffff));
  return mb.select(inside, result, log2Instruction(mb, scaled, options));
}

/// (log(1+f) - f + f^2/2) / f^3 on [-1/3, 1/3]; relative error 2^-27.7.
static Value logTail(MathBuilder &mb, Value f) {
  return mb.poly(f, {-0x1.07e82p-3, 0x1.1e7ca8p-3, -0x1.f31feap-4,
                     0x1.1ed2cap-3, -0x1.559d38p-3, 0x1.99d06ap-3,
                     -0x1.fffef4p-3, 0x1.555506p-2});
}

Value logForm(MathBuilder &mb, Value x, const MathToDeviceOptions &options) {
  auto [e, f] = splitExponent(mb, x);
  Value square = mb.mul(f, f);
  Value tail = mb.fma(logTail(mb, f), f, mb.f(-0.5));
  tail = mb.fma(tail, square, mb.mul(e, mb.f(ln2Low)));
  Value result = mb.fma(e, mb.f(ln2High), mb.add(f, tail));
  return logEdges(mb, x, result, options);
}

Value log2Form(MathBuilder &mb, Value x, const MathToDeviceOptions &options) {
  auto [e, f] = splitExponent(mb, x);
  Value square = mb.mul(f, f);
  Value tail = mb.mul(mb.fma(logTail(mb, f), f, mb.f(-0.5)), square);
  // (f + tail) * log2(e), the leading product exact in two parts.
  Value high = mb.mul(f, mb.f(log2eHigh));
  Value low = mb.fma(f, mb.f(log2eHigh), mb.neg(high));
  low = mb.fma(f, mb.f(log2eLow), low);
  low = mb.fma(tail, mb.f(log2eHigh), low);
  // e and `high` added with the rounding error kept.
  Value sum = mb.add(e, high);
  Value error = mb.sub(high, mb.sub(sum, e));
  return logEdges(mb, x, mb.add(sum, mb.add(low, error)), options);
}

/// log(1+x): with 2^-e x and 2^-e - 1 exact, (1+x) 2^-e - 1 needs one rounding.
Value log1pForm(MathBuilder &mb, Value x) {
  Value sum = mb.add(x, mb.f(1));
  // 0x3f400000 is 3/4: the argument of the polynomial is in [-1/4, 1/2].
  Value exponent = mb.iand(mb.isub(mb.bits(sum), mb.i(0x3f400000)),
                           mb.i(static_cast<int32_t>(0xff800000)));
  Value scale = mb.fromBits(mb.isub(mb.i(0x40800000), exponent)); // 4 * 2^-e
  Value quarter = mb.mul(scale, mb.f(0.25));
  Value f = mb.fma(x, quarter, mb.sub(quarter, mb.f(1)));
  Value e = mb.toFloat(mb.sar(exponent, 23));
  // As logTail, on [-1/4, 1/2]; relative error 2^-27.6.
  Value tail = mb.poly(f, {-0x1.715602p-5, 0x1.acb25p-4, -0x1.0d96f6p-3,
                           0x1.2885f4p-3, -0x1.54eea8p-3, 0x1.99696ap-3,
                           -0x1.000044p-2, 0x1.5555a4p-2});
  tail = mb.fma(tail, f, mb.f(-0.5));
  tail = mb.fma(tail, mb.mul(f, f), mb.mul(e, mb.f(ln2Low)));
  Value result = mb.fma(e, mb.f(ln2High), mb.add(f, tail));
  // Keeps -0, +inf and NaN.
  Value same = mb.cmp(MathBuilder::FPred::UEQ, x, mb.f(0));
  same = arith::OrIOp::create(
      mb.b, mb.loc, same, mb.cmp(MathBuilder::FPred::OEQ, x, mb.f(infinity)));
  result = mb.select(same, x, result);
  result = mb.select(mb.cmp(MathBuilder::FPred::OEQ, x, mb.f(-1)),
                     mb.f(-infinity), result);
  return mb.select(mb.less(x, mb.f(-1)), mb.f(quietNan), result);
}

/// x^y as 2^(y log2 |x|) in f64, rounded once to f32 at the end.
Value powForm(MathBuilder &mb, Value x, Value y) {
  using FPred = MathBuilder::FPred;
  MathBuilder wide(mb.b, mb.loc, mb.like(mb.b.getF64Type()));
  auto extend = [&](Value value) -> Value {
    return arith::ExtFOp::create(mb.b, mb.loc, wide.floatType, value);
  };
  Value a = extend(mb.abs(x));
  Value bits = wide.bits(a);
  // Subnormal f32 are normal here. 0x3fe6a09e667f3bcd is sqrt(1/2).
  Value exponent = wide.iand(wide.isub(bits, wide.i(0x3fe6a09e667f3bcd)),
                             wide.i(static_cast<int64_t>(0xfff0000000000000)));
  Value m = wide.fromBits(wide.isub(bits, exponent));
  Value e = wide.toFloat(wide.sar(exponent, 52));
  Value one = wide.f(1);
  Value s = wide.div(wide.sub(m, one), wide.add(m, one));
  Value u = wide.mul(s, s); // at most 0.0295
  // log2(m) = 2/ln(2) * atanh(s), Taylor; the next term is below 2^-47.
  SmallVector<double> atanh;
  for (int k = 8; k >= 0; --k)
    atanh.push_back(2 / std::log(2.0) / (2 * k + 1));
  Value log2 = wide.fma(wide.poly(u, atanh), s, e);
  log2 =
      wide.select(wide.cmp(FPred::OEQ, a, wide.f(0)), wide.f(-infinity), log2);
  log2 = wide.select(wide.cmp(FPred::OEQ, a, wide.f(infinity)),
                     wide.f(infinity), log2);

  log2 = wide.select(wide.isNan(a), a, log2);

  Value t = wide.mul(extend(y), log2);
  // Out of these bounds f32 overflows or vanishes; NaN comes in at the end.
  Value bounded = wide.min(wide.max(t, wide.f(-200)), wide.f(200));
  Value n = wide.rint(bounded);
  Value f = wide.sub(bounded, n);
  // 2^f = e^(f ln 2), Taylor; the next term is below 2^-47.
  SmallVector<double> exp2;
  double factorial = 1;
  for (int k = 0; k <= 11; ++k) {
    factorial *= k ? k : 1;
    exp2.insert(exp2.begin(), std::pow(std::log(2.0), k) / factorial);
  }
  Value scale =
      wide.fromBits(wide.shl(wide.iadd(wide.toInt(n), wide.i(1023)), 52));
  Value magnitude = wide.mul(wide.poly(f, exp2), scale);
  magnitude = wide.select(wide.isNan(t), t, magnitude);
  Value result = arith::TruncFOp::create(mb.b, mb.loc, mb.floatType, magnitude);

  // The sign of a negative base: odd powers keep it, broken ones have none.
  Value half = mb.mul(y, mb.f(0.5));
  Value isInteger = mb.cmp(FPred::OEQ, mb.trunc(y), y);
  Value isEven = mb.cmp(FPred::OEQ, mb.trunc(half), half);
  Value odd = mb.select(isEven, mb.f(1), mb.copysign(mb.f(1), x));
  Value isFiniteNegative = mb.cmp(FPred::OLT, x, mb.f(0));
  Value broken = mb.select(mb.cmp(FPred::OEQ, mb.abs(x), mb.f(infinity)),
                           result, mb.f(quietNan));
  Value negative = mb.select(isInteger, mb.mul(result, odd), broken);
  // -0 and negative numbers go the same way for integer powers.
  Value isZero = mb.cmp(FPred::OEQ, x, mb.f(0));
  Value signedZero = mb.select(isInteger, mb.mul(result, odd), result);
  result = mb.select(isFiniteNegative, negative, result);
  result = mb.select(isZero, signedZero, result);
  // x^0 and 1^y are 1, whatever the other is; (-1)^inf too.
  Value yInfinite = mb.cmp(FPred::OEQ, mb.abs(y), mb.f(infinity));
  Value isUnit = mb.cmp(FPred::OEQ, mb.abs(x), mb.f(1));
  Value unit = arith::AndIOp::create(mb.b, mb.loc, yInfinite, isUnit);
  unit =
      arith::OrIOp::create(mb.b, mb.loc, unit, mb.cmp(FPred::OEQ, y, mb.f(0)));
  unit =
      arith::OrIOp::create(mb.b, mb.loc, unit, mb.cmp(FPred::OEQ, x, mb.f(1)));
  return mb.select(unit, mb.f(1), result);
}

} // namespace sinter

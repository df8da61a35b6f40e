// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Division of many elements by one value: its reciprocal is made once, and
// each quotient is corrected with its exact remainder.

#include "MathBuilder.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <limits>

using namespace mlir;

namespace sinter {

/// Beyond 2^96 and below 2^-96 the divisor is scaled into the range in which
/// its reciprocal and the remainders are exact enough.
static constexpr double large = 0x1p96, tiny = 0x1p-96;

/// The power of two that takes a divisor of magnitude `size` into the range.
static Value scaleOf(MathBuilder &one, Value size) {
  return one.select(
      one.cmp(MathBuilder::FPred::OGE, size, one.f(large)), one.f(tiny),
      one.select(one.less(size, one.f(tiny)), one.f(large), one.f(1)));
}

Value quotientShortForm(MathBuilder &mb, Value x, Value divisor) {
  MathBuilder one(mb.b, mb.loc, mb.element);
  Value scale = scaleOf(one, one.abs(divisor));
  Value reciprocal = one.div(one.f(1), one.mul(divisor, scale));
  auto spread = [&](Value scalar) -> Value {
    return vector::BroadcastOp::create(mb.b, mb.loc, mb.floatType, scalar);
  };
  return mb.mul(mb.mul(x, spread(scale)), spread(reciprocal));
}

Value quotientForm(MathBuilder &mb, Value x, Value divisor) {
  MathBuilder one(mb.b, mb.loc, mb.element);
  constexpr double infinity = std::numeric_limits<double>::infinity();
  Value size = one.abs(divisor);
  Value scale = scaleOf(one, size);
  Value y = one.mul(divisor, scale);
  Value reciprocal = one.div(one.f(1), y);
  // By infinity the quotient is 0 at once, and so must its correction be.
  y = one.select(one.cmp(MathBuilder::FPred::OEQ, size, one.f(infinity)),
                 one.f(1), y);
  auto spread = [&](Value scalar) -> Value {
    return vector::BroadcastOp::create(mb.b, mb.loc, mb.floatType, scalar);
  };
  Value scaled = mb.mul(x, spread(scale));
  Value wideReciprocal = spread(reciprocal);
  Value quotient = mb.mul(scaled, wideReciprocal);
  // With a correctly rounded reciprocal this rounds correctly (Markstein).
  Value remainder = mb.fma(mb.neg(quotient), spread(y), scaled);
  Value corrected = mb.fma(remainder, wideReciprocal, quotient);
  Value finite = mb.less(mb.abs(quotient), mb.f(infinity));
  return mb.select(finite, corrected, quotient);
}

} // namespace sinter

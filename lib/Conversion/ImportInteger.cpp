// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Division, remainder, shifts and powers. Over integers each has operands for
// which arith's op has no result, so guards are emitted with it.

#include "Importer.h"

using namespace mlir;
using namespace sinter;

namespace {
/// The operands of a binary op, and what its type is.
struct Operands {
  Value lhs, rhs;
  bool isFloat, isUnsigned;
  unsigned width;
};
} // namespace

static FailureOr<Operands> readOperands(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 2)))
    return failure();
  Type type = op->getResult(0).getType();
  if (!importer.resultType(op))
    return failure();
  if (op->getOperand(0).getType() != type ||
      op->getOperand(1).getType() != type)
    return importer.error(op) << "must have operands and a result of one "
                                 "type, but has "
                              << op->getOperandTypes() << " and " << type;
  if (Importer::isBool(type))
    return importer.error(op) << "is not defined on i1; convert to an integer "
                                 "first";
  return Operands{importer.operand(op, 0), importer.operand(op, 1),
                  Importer::isFloat(type),
                  !Importer::isFloat(type) && Importer::isUnsigned(type),
                  elementType(type).getIntOrFloatBitWidth()};
}

/// What is wrong with a pair of integers for arith's division.
namespace {
struct DivisionGuard {
  Value byZero;    ///< rhs == 0; null where it is known not to be.
  Value overflows; ///< least / -1; null where it cannot be.
  Value safeRhs;   ///< rhs, or 1 where either holds.
};
} // namespace

static DivisionGuard guardDivision(Importer &importer, const Operands &o) {
  using P = arith::CmpIPredicate;
  DivisionGuard guard;
  guard.safeRhs = o.rhs;
  std::optional<APInt> known = knownSplat(o.rhs);
  Value one = importer.splatLike(o.rhs, int64_t(1));
  if (!known || known->isZero()) {
    guard.byZero =
        importer.compare(P::eq, o.rhs, importer.splatLike(o.rhs, int64_t(0)));
    guard.safeRhs = importer.select(guard.byZero, one, guard.safeRhs);
  }
  if (!o.isUnsigned && (!known || known->isAllOnes())) {
    Value least =
        importer.splat(tensorType(o.lhs), APInt::getSignedMinValue(o.width));
    Value isLeast = importer.compare(P::eq, o.lhs, least);
    Value byMinusOne =
        importer.compare(P::eq, o.rhs, importer.splatLike(o.rhs, int64_t(-1)));
    guard.overflows = importer.make<arith::AndIOp>(isLeast, byMinusOne);
    guard.safeRhs = importer.select(guard.overflows, one, guard.safeRhs);
  }
  return guard;
}

/// x / 0 is -1 (all ones); the least integer divided by -1 is itself.
static LogicalResult importDivide(Importer &importer, Operation *op) {
  FailureOr<Operands> o = readOperands(importer, op);
  if (failed(o))
    return failure();
  if (o->isFloat)
    return importer.set(op, importer.make<arith::DivFOp>(o->lhs, o->rhs));
  // Division of the least integer by the guard's 1 is right as it is.
  DivisionGuard guard = guardDivision(importer, *o);
  Value quotient = o->isUnsigned
                       ? importer.make<arith::DivUIOp>(o->lhs, guard.safeRhs)
                       : importer.make<arith::DivSIOp>(o->lhs, guard.safeRhs);
  if (guard.byZero)
    quotient = importer.select(
        guard.byZero, importer.splatLike(quotient, int64_t(-1)), quotient);
  return importer.set(op, quotient);
}

/// x % 0 is x; the least integer % -1 is 0.
static LogicalResult importRemainder(Importer &importer, Operation *op) {
  FailureOr<Operands> o = readOperands(importer, op);
  if (failed(o))
    return failure();
  if (o->isFloat)
    return importer.set(op, importer.make<arith::RemFOp>(o->lhs, o->rhs));
  // The remainder by the guard's 1 is 0, as it must be by -1.
  DivisionGuard guard = guardDivision(importer, *o);
  Value remainder = o->isUnsigned
                        ? importer.make<arith::RemUIOp>(o->lhs, guard.safeRhs)
                        : importer.make<arith::RemSIOp>(o->lhs, guard.safeRhs);
  if (guard.byZero)
    remainder = importer.select(guard.byZero, o->lhs, remainder);
  return importer.set(op, remainder);
}

//===----------------------------------------------------------------------===//
// Shifts
//===----------------------------------------------------------------------===//

/// A shift past the width gives 0; the distance is read as unsigned.
template <typename OpT>
static LogicalResult importLogicalShift(Importer &importer, Operation *op) {
  FailureOr<Operands> o = readOperands(importer, op);
  if (failed(o))
    return failure();
  if (o->isFloat)
    return importer.error(op) << "is defined on integers only";
  Value zero = importer.splatLike(o->lhs, int64_t(0));
  if (std::optional<APInt> known = knownSplat(o->rhs))
    return importer.set(
        op, known->uge(o->width) ? zero : importer.make<OpT>(o->lhs, o->rhs));
  Value inside =
      importer.compare(arith::CmpIPredicate::ult, o->rhs,
                       importer.splatLike(o->rhs, int64_t(o->width)));
  Value distance = importer.select(inside, o->rhs, zero);
  Value shifted = importer.make<OpT>(o->lhs, distance);
  return importer.set(op, importer.select(inside, shifted, zero));
}

/// A shift past the width leaves the sign.
static LogicalResult importArithmeticShift(Importer &importer, Operation *op) {
  FailureOr<Operands> o = readOperands(importer, op);
  if (failed(o))
    return failure();
  if (o->isFloat)
    return importer.error(op) << "is defined on integers only";
  Value distance = o->rhs;
  std::optional<APInt> known = knownSplat(distance);
  if (!known || known->uge(o->width))
    distance = importer.make<arith::MinUIOp>(
        distance, importer.splatLike(distance, int64_t(o->width) - 1));
  return importer.set(op, importer.make<arith::ShRSIOp>(o->lhs, distance));
}

//===----------------------------------------------------------------------===//
// Power
//===----------------------------------------------------------------------===//

/// Integer powers wrap. A negative exponent gives 1 for 1, 1 or -1 for -1 by
/// the exponent's parity, and 0 for all else.
static Value integerPower(Importer &importer, const Operands &o) {
  using P = arith::CmpIPredicate;
  Value zero = importer.splatLike(o.lhs, int64_t(0));
  Value one = importer.splatLike(o.lhs, int64_t(1));
  std::optional<APInt> known = knownSplat(o.rhs);
  auto bitOf = [&](unsigned bit) {
    Value mask =
        importer.splat(tensorType(o.rhs), APInt::getOneBitSet(o.width, bit));
    return importer.compare(P::ne, importer.make<arith::AndIOp>(o.rhs, mask),
                            zero);
  };
  // Square and multiply, from the lowest bit of the exponent.
  Value result = one, square = o.lhs;
  unsigned bits = known ? known->getActiveBits() : o.width;
  for (unsigned bit = 0; bit < bits; ++bit) {
    if (bit > 0)
      square = importer.make<arith::MulIOp>(square, square);
    if (known && !(*known)[bit])
      continue;
    Value product = bit == 0 ? square
                    : known && result == one
                        ? square
                        : importer.make<arith::MulIOp>(result, square);
    result = known ? product : importer.select(bitOf(bit), product, result);
  }
  if (o.isUnsigned || (known && known->isNonNegative()))
    return result;
  Value minusOne = importer.splatLike(o.lhs, int64_t(-1));
  Value ofMinusOne = importer.select(bitOf(0), minusOne, one);
  Value negative =
      importer.select(importer.compare(P::eq, o.lhs, one), one,
                      importer.select(importer.compare(P::eq, o.lhs, minusOne),
                                      ofMinusOne, zero));
  return importer.select(importer.compare(P::slt, o.rhs, zero), negative,
                         result);
}

static LogicalResult importPower(Importer &importer, Operation *op) {
  FailureOr<Operands> o = readOperands(importer, op);
  if (failed(o))
    return failure();
  if (o->isFloat)
    return importer.set(op, importer.make<math::PowFOp>(o->lhs, o->rhs));
  return importer.set(op, integerPower(importer, *o));
}

void sinter::addIntegerHandlers(ImportHandlers &handlers) {
  handlers["stablehlo.divide"] = importDivide;
  handlers["stablehlo.power"] = importPower;
  handlers["stablehlo.remainder"] = importRemainder;
  handlers["stablehlo.shift_left"] = importLogicalShift<arith::ShLIOp>;
  handlers["stablehlo.shift_right_arithmetic"] = importArithmeticShift;
  handlers["stablehlo.shift_right_logical"] =
      importLogicalShift<arith::ShRUIOp>;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions of floats and integers, exact on every chip: 8-bit floats by
// integer arithmetic, since the instructions that some chips have saturate
// where the IR overflows to infinity or NaN.

#include "Elements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace sinter {

namespace {

/// Layout of an 8-bit float.
struct F8Format {
  int mantissaBits;
  int bias;
  /// Codes without sign: the largest finite one, what larger numbers become,
  /// and NaN.
  int largest, overflow, nan;
};

F8Format formatOf(Type type) {
  if (isa<Float8E4M3FNType>(type))
    return {3, 7, 0x7e, 0x7f, 0x7f};
  return {2, 15, 0x7b, 0x7c, 0x7e};
}

bool isF8(Type type) { return isa<Float8E4M3FNType, Float8E5M2Type>(type); }

} // namespace

Value ElementBuilder::extendFromF8(Value value, Type from) {
  int64_t width = widthOf(value.getType());
  Type i16 = vectorOf(b.getI16Type(), width);
  Type i32 = vectorOf(b.getI32Type(), width);
  Type f32 = vectorOf(b.getF32Type(), width);
  if (isa<Float8E5M2Type>(from)) {
    // The upper byte of an f16.
    Value wide = arith::ExtUIOp::create(b, loc, i16, value);
    wide =
        arith::ShLIOp::create(b, loc, wide, integer(b.getI16Type(), 8, width));
    Value half =
        arith::BitcastOp::create(b, loc, vectorOf(b.getF16Type(), width), wide);
    return arith::ExtFOp::create(b, loc, f32, half);
  }
  auto i = [&](int64_t number) {
    return integer(b.getI32Type(), number, width);
  };
  Value wide = arith::ExtUIOp::create(b, loc, i32, value);
  Value magnitude = arith::AndIOp::create(b, loc, wide, i(0x7f));
  Value sign = arith::AndIOp::create(b, loc, wide, i(0x80));
  sign = arith::ShLIOp::create(b, loc, sign, i(24));
  // Exponent and mantissa in their places, the exponent too small by 120; the
  // product is exact, for subnormals too.
  Value bits = arith::ShLIOp::create(b, loc, magnitude, i(20));
  bits = arith::OrIOp::create(b, loc, bits, sign);
  Value number = arith::BitcastOp::create(b, loc, f32, bits);
  number = arith::MulFOp::create(b, loc, number,
                                 constant(b.getF32FloatAttr(0x1p120f), width));
  Value isNan = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq,
                                      magnitude, i(0x7f));
  Value nan = arith::BitcastOp::create(b, loc, f32, i(0x7fc00000));
  return arith::SelectOp::create(b, loc, isNan, nan, number);
}

Value ElementBuilder::truncateToF8(Value value, Type to) {
  F8Format format = formatOf(to);
  int64_t width = widthOf(value.getType());
  Type i32 = vectorOf(b.getI32Type(), width);
  Type f32 = vectorOf(b.getF32Type(), width);
  auto i = [&](int64_t number) {
    return integer(b.getI32Type(), number, width);
  };
  int dropped = 23 - format.mantissaBits;
  Value bits = arith::BitcastOp::create(b, loc, i32, value);
  Value magnitude = arith::AndIOp::create(b, loc, bits, i(0x7fffffff));
  Value sign = arith::ShRUIOp::create(b, loc, bits, i(24));
  sign = arith::AndIOp::create(b, loc, sign, i(0x80));
  // Normal results: add just below half of the last place kept, and its bit.
  Value last = arith::ShRUIOp::create(b, loc, magnitude, i(dropped));
  last = arith::AndIOp::create(b, loc, last, i(1));
  Value rounded = arith::AddIOp::create(b, loc, magnitude,
                                        i((int64_t(1) << (dropped - 1)) - 1));
  rounded = arith::AddIOp::create(b, loc, rounded, last);
  rounded = arith::ShRUIOp::create(b, loc, rounded, i(dropped));
  rounded = arith::SubIOp::create(
      b, loc, rounded, i(int64_t(127 - format.bias) << format.mantissaBits));
  // Subnormal results: a float whose last place is that of the subnormals
  // rounds them when it is added.
  int lastPlace = 1 - format.bias - format.mantissaBits;
  uint32_t shifterBits = uint32_t(lastPlace + 23 + 127) << 23;
  Value shifter = arith::BitcastOp::create(b, loc, f32, i(shifterBits));
  Value absolute = arith::BitcastOp::create(b, loc, f32, magnitude);
  Value shifted = arith::AddFOp::create(b, loc, absolute, shifter);
  Value small = arith::SubIOp::create(
      b, loc, arith::BitcastOp::create(b, loc, i32, shifted), i(shifterBits));
  Value isSmall =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, magnitude,
                            i(int64_t(1 - format.bias + 127) << 23));
  Value code = arith::SelectOp::create(b, loc, isSmall, small, rounded);
  Value tooLarge = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt,
                                         code, i(format.largest));
  code = arith::SelectOp::create(b, loc, tooLarge, i(format.overflow), code);
  Value isNan = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ugt,
                                      magnitude, i(0x7f800000));
  code = arith::SelectOp::create(b, loc, isNan, i(format.nan), code);
  code = arith::OrIOp::create(b, loc, code, sign);
  return arith::TruncIOp::create(b, loc, vectorOf(b.getI8Type(), width), code);
}

Value ElementBuilder::convertToF8(Value value, Type to) {
  int64_t width = widthOf(value.getType());
  // Two at a time; the first operand lands in the upper byte.
  StringAttr name =
      b.getStringAttr(isa<Float8E4M3FNType>(to) ? "llvm.nvvm.ff.to.e4m3x2.rn"
                                                : "llvm.nvvm.ff.to.e5m2x2.rn");
  SmallVector<Value> pairs;
  for (int64_t i = 0; i < width; i += 2) {
    Value low = lane(value, i);
    Value high =
        width == 1 ? constant(b.getF32FloatAttr(0)) : lane(value, i + 1);
    pairs.push_back(LLVM::CallIntrinsicOp::create(b, loc, b.getI16Type(), name,
                                                  ValueRange{high, low})
                        .getResult(0));
  }
  if (width == 1)
    return arith::TruncIOp::create(b, loc, b.getI8Type(), pairs.front());
  // LLVM's op: vector.bitcast asks its parents for a data layout.
  return LLVM::BitcastOp::create(b, loc, vectorOf(b.getI8Type(), width),
                                 fromLanes(pairs));
}

bool isWithinF8(Value value, Type to) {
  auto limit = [&](Value bound, bool lower) {
    FloatAttr attr;
    DenseFPElementsAttr dense;
    if (matchPattern(bound, m_Constant(&dense)) && dense.isSplat())
      attr = dense.getSplatValue<FloatAttr>();
    if (!attr && !matchPattern(bound, m_Constant(&attr)))
      return false;
    double top = APFloat::getLargest(cast<FloatType>(to).getFloatSemantics())
                     .convertToDouble();
    double number = attr.getValueAsDouble();
    return lower ? number >= -top : number <= top;
  };
  // One op between the bounds and the conversion is enough: the other bound
  // lies below it.
  bool above = false, below = false;
  while (Operation *op = value.getDefiningOp()) {
    bool isLower = isa<arith::MaximumFOp, arith::MaxNumFOp>(op);
    if (!isLower && !isa<arith::MinimumFOp, arith::MinNumFOp>(op))
      break;
    unsigned side = limit(op->getOperand(1), isLower)   ? 1
                    : limit(op->getOperand(0), isLower) ? 0
                                                        : 2;
    if (side == 2)
      break;
    (isLower ? above : below) = true;
    value = op->getOperand(1 - side);
  }
  return above && below;
}

Value ElementBuilder::roundToOdd(Value value) {
  int64_t width = widthOf(value.getType());
  Type i32 = vectorOf(b.getI32Type(), width);
  Type f32 = vectorOf(b.getF32Type(), width);
  auto i = [&](int64_t number) {
    return integer(b.getI32Type(), number, width);
  };
  Value nearest = arith::TruncFOp::create(b, loc, f32, value);
  Value back = arith::ExtFOp::create(b, loc, value.getType(), nearest);
  Value bits = arith::BitcastOp::create(b, loc, i32, nearest);
  auto compare = [&](arith::CmpFPredicate predicate, Value x, Value y) {
    return arith::CmpFOp::create(b, loc, predicate, x, y);
  };
  // Inexact and even: the neighbour on the other side of the number is odd.
  Value inexact = compare(arith::CmpFPredicate::ONE, back, value);
  Value odd =
      arith::TruncIOp::create(b, loc, vectorOf(b.getI1Type(), width), bits);
  Value even =
      arith::XOrIOp::create(b, loc, odd, integer(b.getI1Type(), 1, width));
  Value above =
      compare(arith::CmpFPredicate::OGT, math::AbsFOp::create(b, loc, back),
              math::AbsFOp::create(b, loc, value));
  Value step = arith::SelectOp::create(b, loc, above, i(-1), i(1));
  Value change = arith::AndIOp::create(b, loc, inexact, even);
  bits = arith::SelectOp::create(
      b, loc, change, arith::AddIOp::create(b, loc, bits, step), bits);
  return arith::BitcastOp::create(b, loc, f32, bits);
}

Value ElementBuilder::convertFloat(Value value, Type from, Type to) {
  if (from == to)
    return value;
  int64_t width = widthOf(value.getType());
  if (isF8(from)) {
    value = extendFromF8(value, from);
    from = b.getF32Type();
  }
  if (isF8(to)) {
    if (from.isF64())
      value = roundToOdd(value);
    else if (!from.isF32())
      value =
          arith::ExtFOp::create(b, loc, vectorOf(b.getF32Type(), width), value);
    return truncateToF8(value, to);
  }
  if (from == to)
    return value;
  Type type = vectorOf(to, width);
  unsigned fromBits = from.getIntOrFloatBitWidth();
  unsigned toBits = to.getIntOrFloatBitWidth();
  if (fromBits < toBits)
    return arith::ExtFOp::create(b, loc, type, value);
  if (fromBits > toBits)
    return arith::TruncFOp::create(b, loc, type, value);
  // Between f16 and bf16.
  value = arith::ExtFOp::create(b, loc, vectorOf(b.getF32Type(), width), value);
  return arith::TruncFOp::create(b, loc, type, value);
}

Value ElementBuilder::integerToFloat(Value value, Type to, bool isUnsigned) {
  int64_t width = widthOf(value.getType());
  auto convert = [&](Type type) -> Value {
    Type wide = vectorOf(type, width);
    if (isUnsigned)
      return arith::UIToFPOp::create(b, loc, wide, value);
    return arith::SIToFPOp::create(b, loc, wide, value);
  };
  if (to.isF32() || to.isF64())
    return convert(to);
  unsigned bits = getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth();
  // Exact in f32, in f64, or made so that its lost bits show in the last.
  if (bits <= 16)
    return convertFloat(convert(b.getF32Type()), b.getF32Type(), to);
  if (bits == 64) {
    auto i = [&](int64_t number) {
      return integer(b.getI64Type(), number, width);
    };
    Value lost = arith::AndIOp::create(b, loc, value, i(0x7ff));
    Value sticky =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, lost, i(0));
    sticky = arith::ExtUIOp::create(b, loc, value.getType(), sticky);
    sticky = arith::ShLIOp::create(b, loc, sticky, i(11));
    Value kept = arith::AndIOp::create(b, loc, value, i(~int64_t(0x7ff)));
    kept = arith::OrIOp::create(b, loc, kept, sticky);
    // Below 2^53 the number itself is exact.
    Value magnitude = value;
    if (!isUnsigned)
      magnitude = math::AbsIOp::create(b, loc, value);
    Value small = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult,
                                        magnitude, i(int64_t(1) << 53));
    value = arith::SelectOp::create(b, loc, small, value, kept);
  }
  return convertFloat(convert(b.getF64Type()), b.getF64Type(), to);
}

Value ElementBuilder::floatToInteger(Value value, Type from, Type to,
                                     bool isUnsigned) {
  int64_t width = widthOf(value.getType());
  if (from.getIntOrFloatBitWidth() < 32) {
    value = convertFloat(value, from, b.getF32Type());
    from = b.getF32Type();
  }
  StringAttr name =
      b.getStringAttr(isUnsigned ? "llvm.fptoui.sat" : "llvm.fptosi.sat");
  auto convert = [&](Type type) -> Value {
    return LLVM::CallIntrinsicOp::create(b, loc, vectorOf(type, width), name,
                                         ValueRange{value})
        .getResult(0);
  };
  if (!to.isInteger(1))
    return convert(to);
  Value byte = convert(b.getI8Type());
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, byte,
                               integer(b.getI8Type(), 0, width));
}

} // namespace sinter

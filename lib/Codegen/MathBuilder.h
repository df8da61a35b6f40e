// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Short names for the arithmetic that the math forms are written in.

#ifndef SINTER_LIB_CODEGEN_MATHBUILDER_H
#define SINTER_LIB_CODEGEN_MATHBUILDER_H

#include "sinter/Codegen/MathToDevice.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"

namespace sinter {

/// Builds ops on scalars of one float type and of the integer type of its
/// width, or on vectors of these.
class MathBuilder {
public:
  MathBuilder(mlir::OpBuilder &b, mlir::Location loc, mlir::Type type)
      : b(b), loc(loc), floatType(type) {
    element = mlir::cast<mlir::FloatType>(mlir::getElementTypeOrSelf(type));
    integer = b.getIntegerType(element.getWidth());
    intType = like(integer);
  }

  mlir::OpBuilder &b;
  mlir::Location loc;
  mlir::Type floatType, intType;
  mlir::FloatType element;
  mlir::IntegerType integer;

  /// `scalar` with the shape of the values.
  mlir::Type like(mlir::Type scalar) const {
    if (auto vector = mlir::dyn_cast<mlir::VectorType>(floatType))
      return mlir::VectorType::get(vector.getShape(), scalar);
    return scalar;
  }

  mlir::Value splat(mlir::TypedAttr value) {
    mlir::Type type = like(value.getType());
    if (auto vector = mlir::dyn_cast<mlir::VectorType>(type))
      value = mlir::DenseElementsAttr::get(vector, value);
    return mlir::arith::ConstantOp::create(b, loc, value);
  }
  mlir::Value f(double value) { return splat(b.getFloatAttr(element, value)); }
  mlir::Value i(int64_t value) {
    return splat(b.getIntegerAttr(integer, value));
  }

  // Floats.
  mlir::Value add(mlir::Value x, mlir::Value y) {
    return mlir::arith::AddFOp::create(b, loc, x, y);
  }
  mlir::Value sub(mlir::Value x, mlir::Value y) {
    return mlir::arith::SubFOp::create(b, loc, x, y);
  }
  mlir::Value mul(mlir::Value x, mlir::Value y) {
    return mlir::arith::MulFOp::create(b, loc, x, y);
  }
  mlir::Value div(mlir::Value x, mlir::Value y) {
    return mlir::arith::DivFOp::create(b, loc, x, y);
  }
  mlir::Value fma(mlir::Value x, mlir::Value y, mlir::Value z) {
    return mlir::math::FmaOp::create(b, loc, x, y, z);
  }
  mlir::Value neg(mlir::Value x) {
    return mlir::arith::NegFOp::create(b, loc, x);
  }
  mlir::Value abs(mlir::Value x) {
    return mlir::math::AbsFOp::create(b, loc, x);
  }
  mlir::Value sqrt(mlir::Value x) {
    return mlir::math::SqrtOp::create(b, loc, x);
  }
  mlir::Value copysign(mlir::Value x, mlir::Value sign) {
    return mlir::math::CopySignOp::create(b, loc, x, sign);
  }
  mlir::Value trunc(mlir::Value x) {
    return mlir::math::TruncOp::create(b, loc, x);
  }
  mlir::Value rint(mlir::Value x) {
    return mlir::math::RoundEvenOp::create(b, loc, x);
  }
  /// Greater and less of two; the other operand where one is NaN.
  mlir::Value max(mlir::Value x, mlir::Value y) {
    return mlir::arith::MaxNumFOp::create(b, loc, x, y);
  }
  mlir::Value min(mlir::Value x, mlir::Value y) {
    return mlir::arith::MinNumFOp::create(b, loc, x, y);
  }
  /// Horner's rule with fused multiply-adds; highest power first.
  mlir::Value poly(mlir::Value x, llvm::ArrayRef<double> coefficients) {
    mlir::Value sum = f(coefficients.front());
    for (double c : coefficients.drop_front())
      sum = fma(sum, x, f(c));
    return sum;
  }

  // Comparisons and choice.
  using FPred = mlir::arith::CmpFPredicate;
  using IPred = mlir::arith::CmpIPredicate;
  mlir::Value cmp(FPred predicate, mlir::Value x, mlir::Value y) {
    return mlir::arith::CmpFOp::create(b, loc, predicate, x, y);
  }
  mlir::Value less(mlir::Value x, mlir::Value y) {
    return cmp(FPred::OLT, x, y);
  }
  mlir::Value cmp(IPred predicate, mlir::Value x, mlir::Value y) {
    return mlir::arith::CmpIOp::create(b, loc, predicate, x, y);
  }
  mlir::Value isNan(mlir::Value x) { return cmp(FPred::UNO, x, x); }
  mlir::Value select(mlir::Value c, mlir::Value x, mlir::Value y) {
    return mlir::arith::SelectOp::create(b, loc, c, x, y);
  }

  // Integers.
  mlir::Value iadd(mlir::Value x, mlir::Value y) {
    return mlir::arith::AddIOp::create(b, loc, x, y);
  }
  mlir::Value isub(mlir::Value x, mlir::Value y) {
    return mlir::arith::SubIOp::create(b, loc, x, y);
  }
  mlir::Value iand(mlir::Value x, mlir::Value y) {
    return mlir::arith::AndIOp::create(b, loc, x, y);
  }
  mlir::Value ior(mlir::Value x, mlir::Value y) {
    return mlir::arith::OrIOp::create(b, loc, x, y);
  }
  mlir::Value ixor(mlir::Value x, mlir::Value y) {
    return mlir::arith::XOrIOp::create(b, loc, x, y);
  }
  mlir::Value shl(mlir::Value x, int64_t bits) {
    return mlir::arith::ShLIOp::create(b, loc, x, i(bits));
  }
  mlir::Value shr(mlir::Value x, int64_t bits) {
    return mlir::arith::ShRUIOp::create(b, loc, x, i(bits));
  }
  mlir::Value sar(mlir::Value x, int64_t bits) {
    return mlir::arith::ShRSIOp::create(b, loc, x, i(bits));
  }
  mlir::Value bits(mlir::Value x) {
    return mlir::arith::BitcastOp::create(b, loc, intType, x);
  }
  mlir::Value fromBits(mlir::Value x) {
    return mlir::arith::BitcastOp::create(b, loc, floatType, x);
  }
  mlir::Value toFloat(mlir::Value x) {
    return mlir::arith::SIToFPOp::create(b, loc, floatType, x);
  }
  /// For values that fit.
  mlir::Value toInt(mlir::Value x) {
    return mlir::arith::FPToSIOp::create(b, loc, intType, x);
  }
};

// Instructions of a chip, on each element; without them the same on a CPU.
// Errors are relative and the largest that the PTX ISA allows.

/// 2^x, error 2^-22.5; results below 2^-126 are zero.
mlir::Value exp2Instruction(MathBuilder &mb, mlir::Value x,
                            const MathToDeviceOptions &options);
/// log2(x), of which only the values at 0, below and at inf are of use.
mlir::Value log2Instruction(MathBuilder &mb, mlir::Value x,
                            const MathToDeviceOptions &options);
/// 1/x, error 2^-23; subnormal operands and results are zero.
mlir::Value reciprocalInstruction(MathBuilder &mb, mlir::Value x,
                                  const MathToDeviceOptions &options);
/// x / y, error 2^-22.
mlir::Value divideInstruction(MathBuilder &mb, mlir::Value x, mlir::Value y,
                              const MathToDeviceOptions &options);
/// 1/sqrt(x), error 2^-22.9.
mlir::Value rsqrtInstruction(MathBuilder &mb, mlir::Value x,
                             const MathToDeviceOptions &options);
/// x * y rounded toward zero: finite for finite operands.
mlir::Value mulTowardZero(MathBuilder &mb, mlir::Value x, mlir::Value y,
                          const MathToDeviceOptions &options);

// Forms, by theme. Each takes and gives values of mb.floatType, f32 unless
// said otherwise.
mlir::Value expForm(MathBuilder &mb, mlir::Value x,
                    const MathToDeviceOptions &options);
/// For results that are rounded later: error 2^-22.5 + 1.3 |x| 2^-24.
mlir::Value expShortForm(MathBuilder &mb, mlir::Value x,
                         const MathToDeviceOptions &options);
mlir::Value exp2Form(MathBuilder &mb, mlir::Value x,
                     const MathToDeviceOptions &options);
mlir::Value expm1Form(MathBuilder &mb, mlir::Value x);
mlir::Value logForm(MathBuilder &mb, mlir::Value x,
                    const MathToDeviceOptions &options);
mlir::Value log2Form(MathBuilder &mb, mlir::Value x,
                     const MathToDeviceOptions &options);
mlir::Value log1pForm(MathBuilder &mb, mlir::Value x);
mlir::Value powForm(MathBuilder &mb, mlir::Value x, mlir::Value y);

enum class Trigonometric { Sin, Cos, Tan };
mlir::Value trigonometricForm(MathBuilder &mb, mlir::Value x,
                              Trigonometric function);

mlir::Value tanhForm(MathBuilder &mb, mlir::Value x,
                     const MathToDeviceOptions &options);
/// For results that are rounded later: error 2^-15.
mlir::Value tanhShortForm(MathBuilder &mb, mlir::Value x,
                          const MathToDeviceOptions &options);
mlir::Value erfForm(MathBuilder &mb, mlir::Value x,
                    const MathToDeviceOptions &options);
/// For results that are rounded later: error of erf and of 1 - erf 2^-14.
mlir::Value erfShortForm(MathBuilder &mb, mlir::Value x,
                         const MathToDeviceOptions &options);
mlir::Value cbrtForm(MathBuilder &mb, mlir::Value x,
                     const MathToDeviceOptions &options);
/// f32 and f64.
/// x / divisor, the divisor a scalar of the same type: as IEEE where x is at
/// least 2^-102 and the quotient normal, else within one unit in the last
/// place.
mlir::Value quotientForm(MathBuilder &mb, mlir::Value x, mlir::Value divisor);
/// For results that are rounded later: error 2^-22.4.
mlir::Value quotientShortForm(MathBuilder &mb, mlir::Value x,
                              mlir::Value divisor);
mlir::Value rsqrtForm(MathBuilder &mb, mlir::Value x,
                      const MathToDeviceOptions &options);
/// C's fmod; scalars, f32 and f64.
mlir::Value remainderForm(MathBuilder &mb, mlir::Value x, mlir::Value y);

} // namespace sinter

#endif // SINTER_LIB_CODEGEN_MATHBUILDER_H

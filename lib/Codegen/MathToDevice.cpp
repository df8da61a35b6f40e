// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewrite itself, and the forms that are no family: tanh, erf, cbrt,
// rsqrt, remainder, integer powers.

#include "MathBuilder.h"
#include "sinter/Codegen/Passes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include <limits>

using namespace mlir;

namespace sinter {

#define GEN_PASS_DEF_SINTERMATHTODEVICE
#include "sinter/Codegen/Passes.h.inc"

Value tanhForm(MathBuilder &mb, Value x, const MathToDeviceOptions &options) {
  Value a = mb.abs(x);
  // (tanh x - x) / x^3 in x^2 for |x| < 0.65; relative error of tanh 2^-27.1.
  Value square = mb.mul(x, x);
  Value q = mb.poly(square, {-0x1.696b24p-8, 0x1.4f5d8ap-6, -0x1.b7cfb8p-5,
                             0x1.1103fp-3, -0x1.555524p-2});
  Value near = mb.fma(mb.mul(q, square), x, x);
  // 1 - 2 / (e^2|x| + 1); e^2|x| = 2^(2 log2(e) |x|) may be infinite. Its error
  // from the rounded product counts for less than its own.
  Value e = exp2Instruction(mb, mb.mul(a, mb.f(0x1.715476p+1)), options);
  Value inverse = reciprocalInstruction(mb, mb.add(e, mb.f(1)), options);
  Value far = mb.fma(inverse, mb.f(-2), mb.f(1));
  // NaN goes the far way; the sign of -0 too comes from x.
  Value result = mb.select(mb.less(a, mb.f(0.65)), near, far);
  return mb.copysign(result, x);
}

/// 1 - 2 / (e^2x + 1), and x itself where that would lose its digits.
Value tanhShortForm(MathBuilder &mb, Value x,
                    const MathToDeviceOptions &options) {
  Value e = exp2Instruction(mb, mb.mul(x, mb.f(0x1.715476p+1)), options);
  Value inverse = reciprocalInstruction(mb, mb.add(e, mb.f(1)), options);
  Value far = mb.fma(inverse, mb.f(-2), mb.f(1));
  return mb.select(mb.less(mb.abs(x), mb.f(0x1p-7)), x, far);
}

Value erfForm(MathBuilder &mb, Value x, const MathToDeviceOptions &options) {
  Value a = mb.abs(x);
  // erf(x)/x - 1 in x^2 for |x| < 0.9; relative error of erf 2^-26.
  Value square = mb.mul(x, x);
  Value q = mb.poly(square, {-0x1.3d5ffap-11, 0x1.47f6fep-8, -0x1.b6a7c6p-6,
                             0x1.ce1c1ep-4, -0x1.8126eep-2, 0x1.06eba6p-3});
  Value near = mb.fma(q, x, x);
  // log2(1 - erf(x)) on [0.9, 4], error of erf 2^-25.2; beyond, it falls on and
  // the result is 1.
  Value log = mb.poly(a, {-0x1.d95592p-10, 0x1.703e9p-6, -0x1.0d31e8p-3,
                          -0x1.e0afdp-1, -0x1.9db852p+0, -0x1.630edep-9});
  Value far = mb.sub(mb.f(1), exp2Instruction(mb, log, options));
  far = mb.copysign(far, x);
  // NaN goes the far way.
  return mb.select(mb.less(a, mb.f(0.9)), near, far);
}

/// 1 - 2^p(|x|), and x erf'(0) where that would lose its digits.
Value erfShortForm(MathBuilder &mb, Value x,
                   const MathToDeviceOptions &options) {
  // Beyond 4 the result is 1. NaN comes through.
  Value a = arith::MinimumFOp::create(mb.b, mb.loc, mb.abs(x), mb.f(4));
  // log2(1 - erf(x)) / x on [0, 4]; error of the logarithm 2^-14.
  Value log = mb.poly(a, {0x1.c19ed2p-13, -0x1.f4acdp-9, 0x1.f24fdap-6,
                          -0x1.2f835ep-3, -0x1.d6a45p-1, -0x1.a0b82cp+0});
  Value far = mb.sub(mb.f(1), exp2Instruction(mb, mb.mul(log, a), options));
  Value near = mb.mul(x, mb.f(0x1.20dd76p+0));
  return mb.select(mb.less(a, mb.f(0x1p-7)), near, mb.copysign(far, x));
}

/// A guess from a third of the exponent, then two steps of Halley's method,
/// the last with its residual exact.
Value cbrtForm(MathBuilder &mb, Value x, const MathToDeviceOptions &options) {
  Value a = mb.abs(x);
  // Away from subnormals and from overflow on the way.
  Value small = mb.less(a, mb.f(0x1p-126));
  Value large = mb.less(mb.f(0x1p120), a);
  Value scale = mb.select(small, mb.f(0x1p24), mb.f(1));
  scale = mb.select(large, mb.f(0x1p-24), scale);
  Value scaled = mb.mul(a, scale);
  // bits / 3 plus two thirds of the exponent's bias.
  Value third = arith::DivUIOp::create(mb.b, mb.loc, mb.bits(scaled), mb.i(3));
  Value y = mb.fromBits(mb.iadd(third, mb.i(0x2a5137a0)));
  for (int step = 0; step < 2; ++step) {
    Value square = mb.mul(y, y);
    Value low = mb.fma(y, y, mb.neg(square));
    // y^3 - a.
    Value residual = mb.fma(square, y, mb.neg(scaled));
    residual = mb.fma(low, y, residual);
    Value slope = mb.fma(mb.add(square, square), y, scaled);
    Value change = mb.mul(residual, reciprocalInstruction(mb, slope, options));
    y = mb.fma(mb.neg(y), change, y);
  }
  Value back = mb.select(small, mb.f(0x1p-8), mb.f(1));
  y = mb.mul(y, mb.select(large, mb.f(0x1p8), back));
  y = mb.copysign(y, x);
  // Keeps zeros, infinities and NaN.
  Value infinite = mb.cmp(MathBuilder::FPred::UEQ, a,
                          mb.f(std::numeric_limits<double>::infinity()));
  Value zero = mb.cmp(MathBuilder::FPred::OEQ, a, mb.f(0));
  Value same = arith::OrIOp::create(mb.b, mb.loc, infinite, zero);
  return mb.select(same, x, y);
}

/// f32: the instruction and a step of Newton's method. Where y is 0 or infinite
/// the step is no number; its minimum with 1 leaves y as it is.
Value rsqrtForm(MathBuilder &mb, Value x, const MathToDeviceOptions &options) {
  if (!mb.element.isF32())
    return mb.div(mb.f(1), mb.sqrt(x));
  Value y = rsqrtInstruction(mb, x, options);
  Value half = mb.mul(y, mb.f(0.5));
  Value step = mb.fma(mb.neg(mb.mul(x, y)), half, mb.f(0.5));
  step = mb.min(step, mb.f(1));
  return mb.fma(step, y, y);
}

/// Long division in binary: while |x| >= |y|, the largest y * 2^k that is at
/// most |x| is taken off, which is exact. f32 goes through f64.
Value remainderForm(MathBuilder &mb, Value x, Value y) {
  using FPred = MathBuilder::FPred;
  OpBuilder &b = mb.b;
  Location loc = mb.loc;
  MathBuilder wide(b, loc, b.getF64Type());
  auto extend = [&](Value value) -> Value {
    if (mb.element.isF64())
      return value;
    return arith::ExtFOp::create(b, loc, wide.floatType, value);
  };
  Value a = extend(mb.abs(x)), d = extend(mb.abs(y));
  Value infinity = wide.f(std::numeric_limits<double>::infinity());
  // Only a finite x and a y that is not 0 are divided.
  Value valid = arith::AndIOp::create(b, loc, wide.less(a, infinity),
                                      wide.less(wide.f(0), d));
  Value start = wide.select(valid, a, wide.f(0));
  Value divisor = wide.select(valid, d, wide.f(1));
  auto exponentOf = [&](Value value) { return wide.shr(wide.bits(value), 52); };
  auto loop = scf::WhileOp::create(
      b, loc, TypeRange{wide.floatType}, ValueRange{start},
      [&](OpBuilder &, Location, ValueRange arguments) {
        Value more = wide.cmp(FPred::OGE, arguments[0], divisor);
        scf::ConditionOp::create(b, loc, more, arguments);
      },
      [&](OpBuilder &, Location, ValueRange arguments) {
        Value r = arguments[0];
        Value k = wide.isub(exponentOf(r), exponentOf(divisor));
        // 2^k in two factors: k reaches 2046.
        Value half = wide.shr(k, 1);
        auto power = [&](Value exponent) {
          return wide.fromBits(wide.shl(wide.iadd(exponent, wide.i(1023)), 52));
        };
        Value multiple =
            wide.mul(wide.mul(divisor, power(half)), power(wide.isub(k, half)));
        Value tooLarge = wide.less(r, multiple);
        multiple =
            wide.select(tooLarge, wide.mul(multiple, wide.f(0.5)), multiple);
        scf::YieldOp::create(b, loc, wide.sub(r, multiple));
      });
  b.setInsertionPointAfter(loop);
  Value rest = loop.getResult(0);
  if (!mb.element.isF64())
    rest = arith::TruncFOp::create(b, loc, mb.floatType, rest);
  rest = mb.copysign(rest, x);
  // x itself where |y| is infinite came out of the loop already.
  return mb.select(valid, rest, mb.f(std::numeric_limits<double>::quiet_NaN()));
}

namespace {

/// `form` on the whole value, scalar or vector.
template <typename Op> struct FormPattern : OpRewritePattern<Op> {
  using Form = std::function<Value(MathBuilder &, Operation *)>;
  FormPattern(MLIRContext *context, Form form)
      : OpRewritePattern<Op>(context), form(std::move(form)) {}

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (isa<TensorType>(op.getType()) ||
        !getElementTypeOrSelf(op.getType()).isF32())
      return failure();
    MathBuilder mb(rewriter, op.getLoc(), op.getType());
    rewriter.replaceOp(op, form(mb, op));
    return success();
  }

  Form form;
};

struct RsqrtPattern : OpRewritePattern<math::RsqrtOp> {
  RsqrtPattern(MLIRContext *context, const MathToDeviceOptions &options)
      : OpRewritePattern(context), options(options) {}

  LogicalResult matchAndRewrite(math::RsqrtOp op,
                                PatternRewriter &rewriter) const override {
    Type element = getElementTypeOrSelf(op.getType());
    if (isa<TensorType>(op.getType()) || (!element.isF32() && !element.isF64()))
      return failure();
    MathBuilder mb(rewriter, op.getLoc(), op.getType());
    rewriter.replaceOp(op, rsqrtForm(mb, op.getOperand(), options));
    return success();
  }

  MathToDeviceOptions options;
};

bool mayApproximate(arith::FastMathFlags flags) {
  return arith::bitEnumContainsAll(flags, arith::FastMathFlags::afn);
}

bool isOne(Value value) {
  if (auto broadcast = value.getDefiningOp<vector::BroadcastOp>())
    value = broadcast.getSource();
  return matchPattern(value, m_OneFloat());
}

/// 1 / (1 + e^x).
bool isLogistic(arith::DivFOp op) {
  auto sum = op.getRhs().getDefiningOp<arith::AddFOp>();
  if (!sum || !isOne(op.getLhs()))
    return false;
  return (isOne(sum.getLhs()) && sum.getRhs().getDefiningOp<math::ExpOp>()) ||
         (isOne(sum.getRhs()) && sum.getLhs().getDefiningOp<math::ExpOp>());
}

/// A vector divided by one value: a scalar of the row, or a constant. Other
/// divisions only where they may be approximate.
struct QuotientPattern : OpRewritePattern<arith::DivFOp> {
  QuotientPattern(MLIRContext *context, const MathToDeviceOptions &options)
      : OpRewritePattern(context), options(options) {}

  LogicalResult matchAndRewrite(arith::DivFOp op,
                                PatternRewriter &rewriter) const override {
    if (isa<TensorType>(op.getType()) ||
        !getElementTypeOrSelf(op.getType()).isF32())
      return failure();
    bool isShort = mayApproximate(op.getFastmath());
    auto uniform = uniformDivisor(op);
    if (!uniform && !isShort)
      return failure();
    MathBuilder mb(rewriter, op.getLoc(), op.getType());
    Value x = op.getLhs();
    if (!uniform && isLogistic(op))
      rewriter.replaceOp(op, reciprocalInstruction(mb, op.getRhs(), options));
    else if (!uniform)
      rewriter.replaceOp(op, divideInstruction(mb, x, op.getRhs(), options));
    else if (isShort)
      rewriter.replaceOp(op, quotientShortForm(mb, x, uniform));
    else
      rewriter.replaceOp(op, quotientForm(mb, x, uniform));
    return success();
  }

private:
  /// The one value that a vector is divided by, or nothing.
  static Value uniformDivisor(arith::DivFOp op) {
    auto vector = dyn_cast<VectorType>(op.getType());
    auto broadcast = op.getRhs().getDefiningOp<vector::BroadcastOp>();
    if (!vector || vector.getNumElements() < 2 || !broadcast ||
        isa<VectorType>(broadcast.getSourceType()))
      return {};
    return broadcast.getSource();
  }

  MathToDeviceOptions options;
};

/// e^x, and with it 1 / (1 + e^x): the divisor is at least 1, so that the
/// reciprocal instruction serves.
struct ExpPattern : OpRewritePattern<math::ExpOp> {
  ExpPattern(MLIRContext *context, const MathToDeviceOptions &options)
      : OpRewritePattern(context), options(options) {}

  LogicalResult matchAndRewrite(math::ExpOp op,
                                PatternRewriter &rewriter) const override {
    if (isa<TensorType>(op.getType()) ||
        !getElementTypeOrSelf(op.getType()).isF32())
      return failure();
    SmallVector<arith::DivFOp> divisions;
    for (Operation *user : op->getUsers()) {
      auto sum = dyn_cast<arith::AddFOp>(user);
      if (!sum || (!isOne(sum.getLhs()) && !isOne(sum.getRhs())))
        continue;
      for (Operation *next : sum->getUsers())
        if (auto division = dyn_cast<arith::DivFOp>(next))
          if (isOne(division.getLhs()))
            divisions.push_back(division);
    }
    for (arith::DivFOp division : divisions) {
      rewriter.setInsertionPoint(division);
      MathBuilder mb(rewriter, division.getLoc(), division.getType());
      rewriter.replaceOp(division,
                         reciprocalInstruction(mb, division.getRhs(), options));
    }
    rewriter.setInsertionPoint(op);
    MathBuilder mb(rewriter, op.getLoc(), op.getType());
    rewriter.replaceOp(op, mayApproximate(op.getFastmath())
                               ? expShortForm(mb, op.getOperand(), options)
                               : expForm(mb, op.getOperand(), options));
    return success();
  }

  MathToDeviceOptions options;
};

/// Ops whose forms have loops: one element at a time.
template <typename Op> struct ElementPattern : OpRewritePattern<Op> {
  using Form = std::function<Value(PatternRewriter &, Location, Value, Value)>;
  ElementPattern(MLIRContext *context, Form form)
      : OpRewritePattern<Op>(context), form(std::move(form)) {}

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Type element = getElementTypeOrSelf(op.getType());
    if (isa<TensorType>(op.getType()) ||
        (!element.isF32() && !element.isF64() && !element.isInteger()))
      return failure();
    Location loc = op.getLoc();
    Value x = op->getOperand(0), y = op->getOperand(1);
    auto vector = dyn_cast<VectorType>(op.getType());
    if (!vector) {
      rewriter.replaceOp(op, form(rewriter, loc, x, y));
      return success();
    }
    SmallVector<Value> parts;
    for (int64_t lane = 0; lane < vector.getNumElements(); ++lane) {
      Value left = vector::ExtractOp::create(rewriter, loc, x, lane);
      Value right = vector::ExtractOp::create(rewriter, loc, y, lane);
      parts.push_back(form(rewriter, loc, left, right));
    }
    rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, vector, parts);
    return success();
  }

  Form form;
};

} // namespace

/// x to the power of y by squaring; a negative power of anything but 1 and -1
/// is 0.
static Value integerPower(OpBuilder &b, Location loc, Value x, Value y) {
  Type type = x.getType();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, value));
  };
  auto compare = [&](arith::CmpIPredicate predicate, Value left, Value right) {
    return arith::CmpIOp::create(b, loc, predicate, left, right);
  };
  Value zero = constant(0), one = constant(1);
  auto loop = scf::WhileOp::create(
      b, loc, TypeRange{type, type, type}, ValueRange{one, x, y},
      [&](OpBuilder &, Location, ValueRange arguments) {
        Value more = compare(arith::CmpIPredicate::sgt, arguments[2], zero);
        scf::ConditionOp::create(b, loc, more, arguments);
      },
      [&](OpBuilder &, Location, ValueRange arguments) {
        Value bit = arith::AndIOp::create(b, loc, arguments[2], one);
        Value odd = compare(arith::CmpIPredicate::ne, bit, zero);
        Value product =
            arith::MulIOp::create(b, loc, arguments[0], arguments[1]);
        Value result =
            arith::SelectOp::create(b, loc, odd, product, arguments[0]);
        Value square =
            arith::MulIOp::create(b, loc, arguments[1], arguments[1]);
        Value rest = arith::ShRSIOp::create(b, loc, arguments[2], one);
        scf::YieldOp::create(b, loc, ValueRange{result, square, rest});
      });
  b.setInsertionPointAfter(loop);
  // Negative powers.
  Value negative = compare(arith::CmpIPredicate::slt, y, zero);
  Value isOne = compare(arith::CmpIPredicate::eq, x, one);
  Value isMinusOne = compare(arith::CmpIPredicate::eq, x, constant(-1));
  Value odd = compare(arith::CmpIPredicate::ne,
                      arith::AndIOp::create(b, loc, y, one), zero);
  Value alternating = arith::SelectOp::create(b, loc, odd, constant(-1), one);
  Value inverse = arith::SelectOp::create(b, loc, isOne, one, zero);
  inverse = arith::SelectOp::create(b, loc, isMinusOne, alternating, inverse);
  return arith::SelectOp::create(b, loc, negative, inverse, loop.getResult(0));
}

void populateMathToDevicePatterns(RewritePatternSet &patterns,
                                  const MathToDeviceOptions &options) {
  MLIRContext *context = patterns.getContext();
  auto unary = [&]<typename Op>(auto form) {
    patterns.add<FormPattern<Op>>(context,
                                  [form](MathBuilder &mb, Operation *op) {
                                    return form(mb, op->getOperand(0));
                                  });
  };
  auto withOptions = [options](auto form) {
    return [form, options](MathBuilder &mb, Value x) {
      return form(mb, x, options);
    };
  };
  unary.operator()<math::Exp2Op>(withOptions(exp2Form));
  unary.operator()<math::ExpM1Op>(expm1Form);
  unary.operator()<math::LogOp>(withOptions(logForm));
  unary.operator()<math::Log2Op>(withOptions(log2Form));
  unary.operator()<math::Log1pOp>(log1pForm);
  patterns.add<FormPattern<math::TanhOp>>(
      context, [options](MathBuilder &mb, Operation *op) {
        auto tanh = cast<math::TanhOp>(op);
        return mayApproximate(tanh.getFastmath())
                   ? tanhShortForm(mb, tanh.getOperand(), options)
                   : tanhForm(mb, tanh.getOperand(), options);
      });
  patterns.add<FormPattern<math::ErfOp>>(
      context, [options](MathBuilder &mb, Operation *op) {
        auto erf = cast<math::ErfOp>(op);
        return mayApproximate(erf.getFastmath())
                   ? erfShortForm(mb, erf.getOperand(), options)
                   : erfForm(mb, erf.getOperand(), options);
      });
  unary.operator()<math::CbrtOp>(withOptions(cbrtForm));
  auto trigonometric = [](Trigonometric function) {
    return [function](MathBuilder &mb, Value x) {
      return trigonometricForm(mb, x, function);
    };
  };
  unary.operator()<math::SinOp>(trigonometric(Trigonometric::Sin));
  unary.operator()<math::CosOp>(trigonometric(Trigonometric::Cos));
  unary.operator()<math::TanOp>(trigonometric(Trigonometric::Tan));
  patterns.add<FormPattern<math::PowFOp>>(
      context, [](MathBuilder &mb, Operation *op) {
        return powForm(mb, op->getOperand(0), op->getOperand(1));
      });
  patterns.add<ExpPattern, QuotientPattern, RsqrtPattern>(context, options);
  patterns.add<ElementPattern<arith::RemFOp>>(
      context, [](PatternRewriter &b, Location loc, Value x, Value y) {
        MathBuilder mb(b, loc, x.getType());
        return remainderForm(mb, x, y);
      });
  patterns.add<ElementPattern<math::IPowIOp>>(
      context, [](PatternRewriter &b, Location loc, Value x, Value y) {
        return integerPower(b, loc, x, y);
      });
}

bool hasDeviceForm(Operation *op, Type type, std::string &reason) {
  if (!isa_and_nonnull<math::MathDialect>(op->getDialect()))
    return true;
  // Instructions, or short sequences that LLVM knows, for every float.
  if (isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::CopySignOp,
          math::CountLeadingZerosOp, math::CountTrailingZerosOp, math::CtPopOp,
          math::FloorOp, math::FmaOp, math::IPowIOp, math::IsFiniteOp,
          math::IsInfOp, math::IsNaNOp, math::RoundOp, math::RoundEvenOp,
          math::RsqrtOp, math::SqrtOp, math::TruncOp>(op))
    return true;
  if (isa<math::CbrtOp, math::CosOp, math::ErfOp, math::ExpOp, math::Exp2Op,
          math::ExpM1Op, math::LogOp, math::Log2Op, math::Log1pOp, math::PowFOp,
          math::SinOp, math::TanOp, math::TanhOp>(op)) {
    if (!type.isF64())
      return true;
    reason = "codegen.f64-math: " + op->getName().getStringRef().str() +
             " has no f64 form; compute it in f32";
    return false;
  }
  reason = "codegen.math-op: " + op->getName().getStringRef().str() +
           " has no form on the GPU; write it in terms of other ops";
  return false;
}

namespace {

struct MathToDevicePass : impl::SinterMathToDeviceBase<MathToDevicePass> {
  using Base::Base;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    MathToDeviceOptions options;
    options.approximateInstructions = approximate;
    populateMathToDevicePatterns(patterns, options);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace sinter

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The GPU's approximate instructions, and what stands in their place on a CPU.

#include "MathBuilder.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <cmath>

using namespace mlir;

namespace sinter {

/// An intrinsic of f32 on each element.
static Value callIntrinsic(MathBuilder &mb, StringRef name,
                           ArrayRef<Value> operands) {
  StringAttr intrinsic = mb.b.getStringAttr(name);
  auto call = [&](ArrayRef<Value> scalars) -> Value {
    return LLVM::CallIntrinsicOp::create(mb.b, mb.loc, mb.element, intrinsic,
                                         scalars)
        .getResult(0);
  };
  auto vector = dyn_cast<VectorType>(mb.floatType);
  if (!vector)
    return call(operands);
  SmallVector<Value> parts;
  for (int64_t lane = 0; lane < vector.getNumElements(); ++lane) {
    SmallVector<Value> scalars;
    for (Value operand : operands)
      scalars.push_back(vector::ExtractOp::create(mb.b, mb.loc, operand, lane));
    parts.push_back(call(scalars));
  }
  return vector::FromElementsOp::create(mb.b, mb.loc, vector, parts);
}

static MathBuilder wider(MathBuilder &mb) {
  return MathBuilder(mb.b, mb.loc, mb.like(mb.b.getF64Type()));
}

static Value extend(MathBuilder &wide, Value x) {
  return arith::ExtFOp::create(wide.b, wide.loc, wide.floatType, x);
}

/// An f64 to f32: toward zero, to nearest or away from zero, by the sign of
/// `direction`.
static Value narrow(MathBuilder &mb, Value x, double direction) {
  Value near = arith::TruncFOp::create(mb.b, mb.loc, mb.floatType, x);
  if (direction == 0)
    return near;
  MathBuilder wide = wider(mb);
  Value size = wide.abs(x), nearSize = wide.abs(extend(wide, near));
  bool inward = direction < 0;
  Value wrong = inward ? wide.less(size, nearSize) : wide.less(nearSize, size);
  Value next = mb.fromBits(mb.iadd(mb.bits(near), mb.i(inward ? -1 : 1)));
  return mb.select(wrong, next, near);
}

/// The f64 `exact` as f32, off by `bound` of itself and no more.
static Value disturb(MathBuilder &mb, Value exact, double bound) {
  MathBuilder wide = wider(mb);
  return narrow(mb, wide.mul(exact, wide.f(1 + bound)), -bound);
}

/// Zero in the place of subnormal numbers.
static Value flush(MathBuilder &mb, Value x) {
  Value small = mb.less(mb.abs(x), mb.f(0x1p-126));
  return mb.select(small, mb.copysign(mb.f(0), x), x);
}

Value exp2Instruction(MathBuilder &mb, Value x,
                      const MathToDeviceOptions &options) {
  if (options.approximateInstructions)
    return callIntrinsic(mb, "llvm.nvvm.ex2.approx.ftz", x);
  MathBuilder wide = wider(mb);
  if (options.instructionError == 0)
    return flush(mb, LLVM::Exp2Op::create(mb.b, mb.loc, x));
  Value exact = LLVM::Exp2Op::create(mb.b, mb.loc, extend(wide, x));
  return flush(mb,
               disturb(mb, exact, std::exp2(-22.5) * options.instructionError));
}

Value log2Instruction(MathBuilder &mb, Value x,
                      const MathToDeviceOptions &options) {
  if (options.approximateInstructions)
    return callIntrinsic(mb, "llvm.nvvm.lg2.approx.ftz.f", x);
  // Only what its users need; upstream's op would be taken for one to rewrite.
  Value zero = mb.cmp(MathBuilder::FPred::OEQ, x, mb.f(0));
  Value below = mb.less(x, mb.f(0));
  Value result = mb.select(zero, mb.f(-INFINITY), x);
  return mb.select(below, mb.f(NAN), result);
}

Value reciprocalInstruction(MathBuilder &mb, Value x,
                            const MathToDeviceOptions &options) {
  if (options.approximateInstructions)
    return callIntrinsic(mb, "llvm.nvvm.rcp.approx.ftz.f", x);
  MathBuilder wide = wider(mb);
  Value exact = wide.div(wide.f(1), extend(wide, flush(mb, x)));
  // The other way than powers of two: in 1 / (1 + 2^x) the errors add up.
  return flush(mb, disturb(mb, exact, -0x1p-23 * options.instructionError));
}

Value divideInstruction(MathBuilder &mb, Value x, Value y,
                        const MathToDeviceOptions &options) {
  if (options.approximateInstructions)
    return callIntrinsic(mb, "llvm.nvvm.div.full", {x, y});
  MathBuilder wide = wider(mb);
  Value exact = wide.div(extend(wide, x), extend(wide, y));
  return disturb(mb, exact, 0x1p-22 * options.instructionError);
}

Value rsqrtInstruction(MathBuilder &mb, Value x,
                       const MathToDeviceOptions &options) {
  if (options.approximateInstructions)
    return callIntrinsic(mb, "llvm.nvvm.rsqrt.approx.f", x);
  MathBuilder wide = wider(mb);
  Value exact = wide.div(wide.f(1), wide.sqrt(extend(wide, x)));
  return disturb(mb, exact, std::exp2(-22.9) * options.instructionError);
}

Value mulTowardZero(MathBuilder &mb, Value x, Value y,
                    const MathToDeviceOptions &options) {
  if (options.approximateInstructions)
    return callIntrinsic(mb, "llvm.nvvm.mul.rz.f", {x, y});
  // Exact in f64.
  MathBuilder wide = wider(mb);
  return narrow(mb, wide.mul(extend(wide, x), extend(wide, y)), -1);
}

} // namespace sinter

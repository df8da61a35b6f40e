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

/// `exact`, off by the share of `bound` that the options ask for.
static Value disturb(MathBuilder &mb, Value exact, double bound,
                     const MathToDeviceOptions &options) {
  if (options.instructionError == 0)
    return exact;
  Value off = mb.fma(exact, mb.f(bound * options.instructionError), exact);
  // Not where infinity would become NaN.
  Value finite = mb.less(mb.abs(exact), mb.f(INFINITY));
  return mb.select(finite, off, exact);
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
  Value exact = math::Exp2Op::create(mb.b, mb.loc, x);
  return flush(mb, disturb(mb, exact, std::exp2(-22.5), options));
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
  Value exact = mb.div(mb.f(1), flush(mb, x));
  return flush(mb, disturb(mb, exact, 0x1p-23, options));
}

Value rsqrtInstruction(MathBuilder &mb, Value x,
                       const MathToDeviceOptions &options) {
  if (options.approximateInstructions)
    return callIntrinsic(mb, "llvm.nvvm.rsqrt.approx.f", x);
  Value exact = mb.div(mb.f(1), mb.sqrt(x));
  return disturb(mb, exact, std::exp2(-22.9), options);
}

Value mulTowardZero(MathBuilder &mb, Value x, Value y,
                    const MathToDeviceOptions &options) {
  if (options.approximateInstructions)
    return callIntrinsic(mb, "llvm.nvvm.mul.rz.f", {x, y});
  // Exact in f64; one back where rounding to nearest went up.
  MathBuilder wide(mb.b, mb.loc, mb.like(mb.b.getF64Type()));
  auto extend = [&](Value value) -> Value {
    return arith::ExtFOp::create(mb.b, mb.loc, wide.floatType, value);
  };
  Value product = wide.mul(extend(x), extend(y));
  Value near = arith::TruncFOp::create(mb.b, mb.loc, mb.floatType, product);
  Value back = mb.fromBits(mb.isub(mb.bits(near), mb.i(1)));
  Value up = wide.less(wide.abs(product), wide.abs(extend(near)));
  return mb.select(up, back, near);
}

} // namespace sinter

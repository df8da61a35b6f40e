// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementwise ops on held elements: narrow floats compute in f32 and round once
// per op.

#include "Elements.h"

#include "sinter/Codegen/MathToDevice.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace sinter {

static bool isF8(Type type) {
  return isa<Float8E4M3FNType, Float8E5M2Type>(type);
}

Type heldType(Type type) {
  if (isF8(type))
    return IntegerType::get(type.getContext(), 8);
  if (type.isF16() || type.isBF16() || type.isF32() || type.isF64())
    return type;
  if (auto integer = dyn_cast<IntegerType>(type))
    if (integer.isSignless() &&
        llvm::is_contained({1, 8, 16, 32, 64},
                           static_cast<int>(integer.getWidth())))
      return type;
  return {};
}

Type memoryType(Type type) {
  if (type.isInteger(1))
    return IntegerType::get(type.getContext(), 8);
  return heldType(type);
}

int64_t memoryBytes(Type type) {
  return memoryType(type).getIntOrFloatBitWidth() / 8;
}

Type accumulatorType(Type type) {
  if (isa<FloatType>(type) && !type.isF64())
    return Float32Type::get(type.getContext());
  return type;
}

Type vectorOf(Type scalar, int64_t width) {
  return width == 1 ? scalar : VectorType::get({width}, scalar);
}

int64_t widthOf(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getNumElements() : 1;
}

Value ElementBuilder::widen(Value value, int64_t width) {
  if (width == widthOf(value.getType()))
    return value;
  return vector::BroadcastOp::create(b, loc, vectorOf(value.getType(), width),
                                     value);
}

Value ElementBuilder::constant(TypedAttr value, int64_t width) {
  if (width != 1) {
    auto type = VectorType::get({width}, value.getType());
    value = DenseElementsAttr::get(type, value);
  }
  return arith::ConstantOp::create(b, loc, value);
}

Value ElementBuilder::integer(Type type, int64_t value, int64_t width) {
  return constant(b.getIntegerAttr(type, value), width);
}

Value ElementBuilder::lane(Value value, int64_t position) {
  if (widthOf(value.getType()) == 1)
    return value;
  return vector::ExtractOp::create(b, loc, value, position);
}

Value ElementBuilder::fromLanes(ArrayRef<Value> lanes) {
  if (lanes.size() == 1)
    return lanes.front();
  return vector::FromElementsOp::create(
      b, loc, VectorType::get({int64_t(lanes.size())}, lanes[0].getType()),
      lanes);
}

Value ElementBuilder::heldConstant(Attribute value, Type type) {
  if (isF8(type)) {
    APInt bits = cast<FloatAttr>(value).getValue().bitcastToAPInt();
    return constant(b.getIntegerAttr(heldType(type), bits));
  }
  return constant(cast<TypedAttr>(value));
}

Value ElementBuilder::fromMemory(Value value, Type type) {
  if (!type.isInteger(1))
    return value;
  return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, value,
                               like(value, b.getI8IntegerAttr(0)));
}

Value ElementBuilder::toMemory(Value value, Type type) {
  if (!type.isInteger(1))
    return value;
  return arith::ExtUIOp::create(
      b, loc, vectorOf(b.getI8Type(), widthOf(value.getType())), value);
}

Value ElementBuilder::bitcast(Value value, Type to) {
  Type type = vectorOf(heldType(to), widthOf(value.getType()));
  if (value.getType() == type)
    return value;
  return arith::BitcastOp::create(b, loc, type, value);
}

/// Type in which arithmetic on a float type is done.
static Type computeType(Type type) { return accumulatorType(type); }

/// Creates `op` anew on other operands.
static Value recreate(ElementBuilder &e, Operation *op, ValueRange operands,
                      Type result) {
  OperationState state(e.loc, op->getName());
  state.addOperands(operands);
  state.addTypes(result);
  state.addAttributes(llvm::to_vector(op->getAttrDictionary().getValue()));
  return e.b.create(state)->getResult(0);
}

/// Lets MathToDevice take the shorter forms.
static void approximate(Operation *op) {
  if (isa<math::ExpOp, math::ErfOp, math::TanhOp, arith::DivFOp>(op) &&
      getElementTypeOrSelf(op->getResult(0)).isF32())
    op->setAttr("fastmath", arith::FastMathFlagsAttr::get(
                                op->getContext(), arith::FastMathFlags::afn));
}

FailureOr<Value> ElementBuilder::apply(Operation *op, ArrayRef<Value> operands,
                                       int64_t width, bool roundedLater,
                                       std::string &reason) {
  Type from = getElementTypeOrSelf(op->getOperand(0).getType());
  Type to = getElementTypeOrSelf(op->getResult(0).getType());
  for (Type type : op->getOperandTypes())
    if (!heldType(getElementTypeOrSelf(type))) {
      reason = "codegen.type: elements of this type have no code";
      return failure();
    }
  if (!heldType(to)) {
    reason = "codegen.type: elements of this type have no code";
    return failure();
  }

  // Conversions.
  if (isa<arith::TruncFOp>(op) && hasF8Conversion && isF8(to) && from.isF32() &&
      isWithinF8(op->getOperand(0), to))
    return convertToF8(operands[0], to);
  if (isa<arith::ExtFOp, arith::TruncFOp>(op))
    return convertFloat(operands[0], from, to);
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op))
    return integerToFloat(operands[0], to, isa<arith::UIToFPOp>(op));
  if (isa<arith::FPToSIOp, arith::FPToUIOp>(op))
    return floatToInteger(operands[0], from, to, isa<arith::FPToUIOp>(op));
  if (isa<arith::BitcastOp>(op))
    return bitcast(operands[0], to);

  SmallVector<Value> inputs;
  for (Value operand : operands)
    inputs.push_back(widen(operand, width));
  if (isa<arith::SelectOp>(op))
    return Value(
        arith::SelectOp::create(b, loc, inputs[0], inputs[1], inputs[2]));

  // Rounded to f32 first, sums and products of 16-bit floats round to the same:
  // f32 has more than twice their digits. There are instructions for pairs.
  if (isa<arith::AddFOp, arith::SubFOp, arith::MulFOp>(op) &&
      (from.isBF16() || from.isF16()))
    return recreate(*this, op, inputs, vectorOf(from, width));
  // Everything else computes in its own type, floats in f32 at least.
  if (isa<FloatType>(from)) {
    Type compute = computeType(from);
    if (!hasDeviceForm(op, compute, reason))
      return failure();
    for (auto [input, operand] : llvm::zip(inputs, op->getOperands())) {
      Type type = getElementTypeOrSelf(operand.getType());
      if (isa<FloatType>(type))
        input = convertFloat(input, type, compute);
    }
    if (!isa<FloatType>(to))
      return recreate(*this, op, inputs, vectorOf(to, width));
    Value result = recreate(*this, op, inputs, vectorOf(compute, width));
    if (roundedLater)
      approximate(result.getDefiningOp());
    return convertFloat(result, compute, to);
  }
  if (!hasDeviceForm(op, from, reason))
    return failure();
  if (!isa<IntegerType>(to)) {
    reason = "codegen.op: " + op->getName().getStringRef().str() +
             " has no code on the GPU";
    return failure();
  }
  // A shift distance is below the width by contract, but LLVM's NVPTX backend
  // drops a guard around a 64-bit shift and cuts the distance to 32 bits: the
  // mask keeps a distance of 2^32 and more from coming back as a small one.
  if (isa<arith::ShLIOp, arith::ShRUIOp, arith::ShRSIOp>(op))
    if (unsigned bits = from.getIntOrFloatBitWidth(); bits == 64) {
      Value mask = arith::ConstantOp::create(
          b, loc, b.getIntegerAttr(b.getIntegerType(bits), bits - 1));
      inputs[1] = arith::AndIOp::create(b, loc, inputs[1], widen(mask, width));
    }
  return recreate(*this, op, inputs, vectorOf(to, width));
}

} // namespace sinter

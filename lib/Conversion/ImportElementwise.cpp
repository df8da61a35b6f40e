// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementwise ops whose meaning does not turn on the traps of integers: float
// math, comparisons, selection, logic.

#include "Importer.h"
#include "MathExpansion.h"
#include "ScalarKinds.h"

using namespace mlir;
using namespace sinter;

/// Checks an op of `operands` operands and one result, all of one type.
static LogicalResult expectUniform(Importer &importer, Operation *op,
                                   unsigned operands) {
  if (failed(importer.expect(op, operands)))
    return failure();
  Type type = op->getResult(0).getType();
  for (Value value : op->getOperands())
    if (value.getType() != type)
      return importer.error(op) << "must have operands and a result of one "
                                   "type, but has "
                                << value.getType() << " and " << type;
  return success(importer.resultType(op) != nullptr);
}

static LogicalResult refuseType(Importer &importer, Operation *op) {
  return importer.error(op)
         << "is not defined on elements of type "
         << elementType(op->getOperand(0)) << "; convert to another type first";
}

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

template <typename OpT>
static LogicalResult importFloatUnary(Importer &importer, Operation *op) {
  if (failed(expectUniform(importer, op, 1)))
    return failure();
  if (!Importer::isFloat(op->getOperand(0).getType()))
    return refuseType(importer, op);
  return importer.set(op, importer.make<OpT>(importer.operand(op, 0)));
}

/// Expansions into several ops compute in f32 at least and round once.
template <Value (*Expand)(Importer &, Value)>
static LogicalResult importExpanded(Importer &importer, Operation *op) {
  if (failed(expectUniform(importer, op, 1)))
    return failure();
  if (!Importer::isFloat(op->getOperand(0).getType()))
    return refuseType(importer, op);
  Value value = importer.operand(op, 0);
  Type element = elementType(value);
  bool narrow = element.getIntOrFloatBitWidth() < 32;
  if (narrow)
    value = importer.toFloat(value, importer.builder.getF32Type());
  value = Expand(importer, value);
  return importer.set(op, importer.toFloat(value, element));
}

static LogicalResult importAbs(Importer &importer, Operation *op) {
  if (failed(expectUniform(importer, op, 1)))
    return failure();
  Value value = importer.operand(op, 0);
  Type type = op->getOperand(0).getType();
  if (Importer::isFloat(type))
    return importer.set(op, importer.make<math::AbsFOp>(value));
  if (Importer::isBool(type))
    return refuseType(importer, op);
  if (Importer::isUnsigned(type))
    return importer.set(op, value);
  return importer.set(op, importer.make<math::AbsIOp>(value));
}

static LogicalResult importNegate(Importer &importer, Operation *op) {
  if (failed(expectUniform(importer, op, 1)))
    return failure();
  Value value = importer.operand(op, 0);
  Type type = op->getOperand(0).getType();
  if (Importer::isFloat(type))
    return importer.set(op, importer.make<arith::NegFOp>(value));
  if (Importer::isBool(type))
    return refuseType(importer, op);
  return importer.set(op, importer.make<arith::SubIOp>(
                              importer.splatLike(value, int64_t(0)), value));
}

static LogicalResult importNot(Importer &importer, Operation *op) {
  if (failed(expectUniform(importer, op, 1)))
    return failure();
  if (Importer::isFloat(op->getOperand(0).getType()))
    return refuseType(importer, op);
  Value value = importer.operand(op, 0);
  return importer.set(op, importer.make<arith::XOrIOp>(
                              value, importer.splatLike(value, int64_t(-1))));
}

static LogicalResult importSign(Importer &importer, Operation *op) {
  if (failed(expectUniform(importer, op, 1)))
    return failure();
  Value value = importer.operand(op, 0);
  Type type = op->getOperand(0).getType();
  if (Importer::isBool(type))
    return refuseType(importer, op);
  if (Importer::isFloat(type)) {
    // NaN and zeros of either sign stay what they are.
    Value keep = importer.compare(arith::CmpFPredicate::UEQ, value,
                                  importer.splatLike(value, 0.0));
    Value one =
        importer.make<math::CopySignOp>(importer.splatLike(value, 1.0), value);
    return importer.set(op, importer.select(keep, value, one));
  }
  Value one = importer.splatLike(value, int64_t(1));
  if (Importer::isUnsigned(type))
    return importer.set(op, importer.make<arith::MinUIOp>(value, one));
  value = importer.make<arith::MaxSIOp>(value,
                                        importer.splatLike(value, int64_t(-1)));
  return importer.set(op, importer.make<arith::MinSIOp>(value, one));
}

static LogicalResult importIsFinite(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 1)))
    return failure();
  if (!Importer::isFloat(op->getOperand(0).getType()))
    return refuseType(importer, op);
  Value value = importer.operand(op, 0);
  auto type = cast<FloatType>(elementType(value));
  if (!APFloat::semanticsHasInf(type.getFloatSemantics()))
    return importer.set(
        op, importer.compare(arith::CmpFPredicate::ORD, value, value));
  Value magnitude = importer.make<math::AbsFOp>(value);
  Value infinity =
      importer.splatLike(value, std::numeric_limits<double>::infinity());
  return importer.set(
      op, importer.compare(arith::CmpFPredicate::OLT, magnitude, infinity));
}

static LogicalResult importSquare(Importer &importer, Operation *op) {
  if (failed(expectUniform(importer, op, 1)))
    return failure();
  Value value = importer.operand(op, 0);
  return importer.set(op, emitScalarKind(importer, ScalarKind::Mul,
                                         op->getOperand(0).getType(), value,
                                         value));
}

//===----------------------------------------------------------------------===//
// Binary and ternary
//===----------------------------------------------------------------------===//

template <ScalarKind Kind>
static LogicalResult importBinary(Importer &importer, Operation *op) {
  if (failed(expectUniform(importer, op, 2)))
    return failure();
  Type type = op->getOperand(0).getType();
  bool bitwise = Kind == ScalarKind::And || Kind == ScalarKind::Or ||
                 Kind == ScalarKind::Xor;
  if (bitwise && Importer::isFloat(type))
    return refuseType(importer, op);
  return importer.set(op, emitScalarKind(importer, Kind, type,
                                         importer.operand(op, 0),
                                         importer.operand(op, 1)));
}

static LogicalResult importSubtract(Importer &importer, Operation *op) {
  if (failed(expectUniform(importer, op, 2)))
    return failure();
  Type type = op->getOperand(0).getType();
  Value lhs = importer.operand(op, 0), rhs = importer.operand(op, 1);
  if (Importer::isFloat(type))
    return importer.set(op, importer.make<arith::SubFOp>(lhs, rhs));
  if (Importer::isBool(type))
    return refuseType(importer, op);
  return importer.set(op, importer.make<arith::SubIOp>(lhs, rhs));
}

/// The bits of floats as signed integers in their total order: -NaN, -inf,
/// ..., -0, +0, ..., inf, NaN.
static Value totalOrderKey(Importer &importer, Value value) {
  unsigned width = elementType(value).getIntOrFloatBitWidth();
  Type integer = importer.builder.getIntegerType(width);
  Value bits = importer.make<BitcastOp>(withElement(value, integer), value);
  // The magnitude of a negative number counts downwards.
  Value negative = importer.compare(arith::CmpIPredicate::slt, bits,
                                    importer.splatLike(bits, int64_t(0)));
  Value mask =
      importer.splat(tensorType(bits), APInt::getSignedMaxValue(width));
  Value flipped = importer.make<arith::XOrIOp>(bits, mask);
  return importer.select(negative, flipped, bits);
}

static LogicalResult importCompare(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 2)))
    return failure();
  Type type = op->getOperand(0).getType();
  if (op->getOperand(1).getType() != type)
    return importer.error(op)
           << "compares " << type << " with " << op->getOperand(1).getType();
  FailureOr<AttributeText> direction =
      importer.text(op, "comparison_direction");
  if (failed(direction))
    return failure();
  bool totalOrder = false;
  if (op->getAttr("compare_type")) {
    FailureOr<AttributeText> kind = importer.text(op, "compare_type");
    if (failed(kind))
      return failure();
    totalOrder = kind->word() == "TOTALORDER";
  }
  Value lhs = importer.operand(op, 0), rhs = importer.operand(op, 1);
  using I = arith::CmpIPredicate;
  using F = arith::CmpFPredicate;
  struct Row {
    StringLiteral name;
    F ordered;
    I isSigned, isUnsigned;
  };
  static const Row rows[] = {
      {"EQ", F::OEQ, I::eq, I::eq},   {"NE", F::UNE, I::ne, I::ne},
      {"LT", F::OLT, I::slt, I::ult}, {"LE", F::OLE, I::sle, I::ule},
      {"GT", F::OGT, I::sgt, I::ugt}, {"GE", F::OGE, I::sge, I::uge},
  };
  for (const Row &row : rows) {
    if (direction->word() != row.name)
      continue;
    if (Importer::isFloat(type) && !totalOrder)
      return importer.set(op, importer.compare(row.ordered, lhs, rhs));
    if (Importer::isFloat(type)) {
      lhs = totalOrderKey(importer, lhs);
      rhs = totalOrderKey(importer, rhs);
    }
    bool isUnsigned = !Importer::isFloat(type) && Importer::isUnsigned(type);
    return importer.set(
        op,
        importer.compare(isUnsigned ? row.isUnsigned : row.isSigned, lhs, rhs));
  }
  return importer.error(op)
         << "has the unknown comparison_direction " << direction->word();
}

static LogicalResult importSelect(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 3)))
    return failure();
  Value condition = importer.operand(op, 0);
  Value yes = importer.operand(op, 1), no = importer.operand(op, 2);
  if (!elementType(condition).isInteger(1) ||
      op->getOperand(1).getType() != op->getOperand(2).getType())
    return importer.error(op) << "must choose by i1 between values of one "
                                 "type, but has "
                              << op->getOperandTypes();
  // A choice between scalars for the whole tensor, known at compile time.
  if (std::optional<APInt> known = knownSplat(condition))
    return importer.set(op, known->isZero() ? no : yes);
  condition = importer.broadcastScalar(condition, tensorType(yes).getShape());
  if (tensorType(condition).getShape() != tensorType(yes).getShape())
    return importer.error(op)
           << "has a predicate of type " << op->getOperand(0).getType()
           << ", which must be a scalar or match "
           << op->getOperand(1).getType();
  return importer.set(op, importer.select(condition, yes, no));
}

static LogicalResult importClamp(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 3)))
    return failure();
  Type type = op->getOperand(1).getType();
  Value value = importer.operand(op, 1);
  Value bounds[2];
  for (unsigned i : {0, 1}) {
    Value bound = importer.operand(op, 2 * i);
    bounds[i] = importer.broadcastScalar(bound, tensorType(value).getShape());
    if (bounds[i].getType() != value.getType() ||
        elementType(op->getOperand(2 * i)) != elementType(op->getOperand(1)))
      return importer.error(op)
             << "has a bound of type " << op->getOperand(2 * i).getType()
             << ", which must be a scalar or match " << type;
  }
  value = emitScalarKind(importer, ScalarKind::Max, type, bounds[0], value);
  value = emitScalarKind(importer, ScalarKind::Min, type, value, bounds[1]);
  return importer.set(op, value);
}

void sinter::addElementwiseHandlers(ImportHandlers &handlers) {
  handlers["chlo.erf"] = importFloatUnary<math::ErfOp>;
  handlers["chlo.erf_inv"] = importExpanded<expandErfInv>;
  handlers["chlo.erfc"] = importExpanded<expandErfc>;
  handlers["chlo.square"] = importSquare;
  handlers["stablehlo.abs"] = importAbs;
  handlers["stablehlo.add"] = importBinary<ScalarKind::Add>;
  handlers["stablehlo.and"] = importBinary<ScalarKind::And>;
  handlers["stablehlo.cbrt"] = importFloatUnary<math::CbrtOp>;
  handlers["stablehlo.ceil"] = importFloatUnary<math::CeilOp>;
  handlers["stablehlo.clamp"] = importClamp;
  handlers["stablehlo.compare"] = importCompare;
  handlers["stablehlo.cosine"] = importFloatUnary<math::CosOp>;
  handlers["stablehlo.exponential"] = importFloatUnary<math::ExpOp>;
  handlers["stablehlo.exponential_minus_one"] = importFloatUnary<math::ExpM1Op>;
  handlers["stablehlo.floor"] = importFloatUnary<math::FloorOp>;
  handlers["stablehlo.is_finite"] = importIsFinite;
  handlers["stablehlo.log"] = importFloatUnary<math::LogOp>;
  handlers["stablehlo.log_plus_one"] = importFloatUnary<math::Log1pOp>;
  handlers["stablehlo.logistic"] = importExpanded<expandLogistic>;
  handlers["stablehlo.maximum"] = importBinary<ScalarKind::Max>;
  handlers["stablehlo.minimum"] = importBinary<ScalarKind::Min>;
  handlers["stablehlo.multiply"] = importBinary<ScalarKind::Mul>;
  handlers["stablehlo.negate"] = importNegate;
  handlers["stablehlo.not"] = importNot;
  handlers["stablehlo.or"] = importBinary<ScalarKind::Or>;
  handlers["stablehlo.round_nearest_afz"] = importFloatUnary<math::RoundOp>;
  handlers["stablehlo.round_nearest_even"] =
      importFloatUnary<math::RoundEvenOp>;
  handlers["stablehlo.rsqrt"] = importFloatUnary<math::RsqrtOp>;
  handlers["stablehlo.select"] = importSelect;
  handlers["stablehlo.sign"] = importSign;
  handlers["stablehlo.sine"] = importFloatUnary<math::SinOp>;
  handlers["stablehlo.sqrt"] = importFloatUnary<math::SqrtOp>;
  handlers["stablehlo.subtract"] = importSubtract;
  handlers["stablehlo.tan"] = importFloatUnary<math::TanOp>;
  handlers["stablehlo.tanh"] = importFloatUnary<math::TanhOp>;
  handlers["stablehlo.xor"] = importBinary<ScalarKind::Xor>;
}

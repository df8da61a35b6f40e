// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions between element types, by value and by bits.

#include "Importer.h"

using namespace mlir;
using namespace sinter;

/// `value` with the elements of the StableHLO type `from` converted to those
/// of `to`: floats round once, to nearest even; float to integer truncates
/// and saturates, NaN becoming 0; anything to i1 asks whether it is not 0.
static Value convertElements(Importer &importer, Value value, Type from,
                             Type to, Type element) {
  bool fromFloat = Importer::isFloat(from), toFloat = Importer::isFloat(to);
  RankedTensorType type = withElement(value, element);
  if (Importer::isBool(to)) {
    if (Importer::isBool(from))
      return value;
    if (fromFloat)
      return importer.compare(arith::CmpFPredicate::UNE, value,
                              importer.splatLike(value, 0.0));
    return importer.compare(arith::CmpIPredicate::ne, value,
                            importer.splatLike(value, int64_t(0)));
  }
  if (fromFloat && toFloat)
    return importer.toFloat(value, element);
  if (fromFloat) {
    if (Importer::isUnsigned(to))
      return importer.make<arith::FPToUIOp>(type, value);
    return importer.make<arith::FPToSIOp>(type, value);
  }
  if (toFloat) {
    if (Importer::isUnsigned(from))
      return importer.make<arith::UIToFPOp>(type, value);
    return importer.make<arith::SIToFPOp>(type, value);
  }
  unsigned oldWidth = elementType(value).getIntOrFloatBitWidth();
  unsigned newWidth = element.getIntOrFloatBitWidth();
  if (oldWidth == newWidth)
    return value;
  if (oldWidth > newWidth)
    return importer.make<arith::TruncIOp>(type, value);
  if (Importer::isUnsigned(from))
    return importer.make<arith::ExtUIOp>(type, value);
  return importer.make<arith::ExtSIOp>(type, value);
}

static LogicalResult importConvert(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 1)))
    return failure();
  RankedTensorType type = importer.resultType(op);
  if (!type)
    return failure();
  Value value = importer.operand(op, 0);
  if (tensorType(value).getShape() != type.getShape())
    return importer.error(op)
           << "cannot convert " << op->getOperand(0).getType() << " to "
           << op->getResult(0).getType() << ": the shapes differ";
  return importer.set(
      op, convertElements(importer, value, op->getOperand(0).getType(),
                          op->getResult(0).getType(), type.getElementType()));
}

static LogicalResult importBitcast(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 1)))
    return failure();
  RankedTensorType type = importer.resultType(op);
  if (!type)
    return failure();
  if (Importer::isBool(type) != Importer::isBool(op->getOperand(0).getType()))
    return importer.error(op)
           << "cannot read " << op->getOperand(0).getType() << " as "
           << op->getResult(0).getType() << ": i1 has one bit; convert instead";
  Value value = importer.operand(op, 0);
  if (value.getType() == type)
    return importer.set(op, value);
  return importer.set(op, importer.make<BitcastOp>(type, value));
}

void sinter::addConvertHandlers(ImportHandlers &handlers) {
  handlers["stablehlo.bitcast_convert"] = importBitcast;
  handlers["stablehlo.convert"] = importConvert;
}

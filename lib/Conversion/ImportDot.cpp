// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrix products: dot_general, with and without an algorithm.

#include "Importer.h"

using namespace mlir;
using namespace sinter;

/// The float type that an algorithm names, or null.
static Type floatTypeOf(Builder &b, StringRef name) {
  MLIRContext *context = b.getContext();
  if (name == "bf16")
    return b.getBF16Type();
  if (name == "f16")
    return b.getF16Type();
  if (name == "f32")
    return b.getF32Type();
  if (name == "f64")
    return b.getF64Type();
  if (name == "tf32")
    return FloatTF32Type::get(context);
  if (name == "f8E4M3FN")
    return Float8E4M3FNType::get(context);
  if (name == "f8E5M2")
    return Float8E5M2Type::get(context);
  return {};
}

namespace {
/// The precision of a product. A null operand type is the operand's own.
struct Precision {
  Type lhs, rhs, accumulator;
};
} // namespace

/// Without an algorithm: f64 where an operand or the result is, f32 for all
/// other floats, and for integers the result's type.
static Precision defaultPrecision(Builder &b, Type lhs, Type rhs, Type result) {
  if (isa<IntegerType>(result))
    return {{}, {}, result};
  if (lhs.isF64() || rhs.isF64() || result.isF64())
    return {{}, {}, b.getF64Type()};
  return {{}, {}, b.getF32Type()};
}

static FailureOr<Precision> readAlgorithm(Importer &importer, Operation *op,
                                          Type lhs, Type rhs) {
  FailureOr<AttributeText> algorithm = importer.text(op, "algorithm");
  if (failed(algorithm))
    return failure();
  int64_t operations = algorithm->number("num_primitive_operations", 1);
  if (algorithm->number("lhs_component_count", 1) != 1 ||
      algorithm->number("rhs_component_count", 1) != 1 || operations != 1)
    return importer.error(op)
           << "has an algorithm that splits operands into several components ("
           << operations
           << " products), which is not supported; use f32 operands without "
              "an algorithm";
  Builder &b = importer.builder;
  Precision precision;
  for (auto [field, type] :
       {std::pair("lhs_precision_type", &precision.lhs),
        std::pair("rhs_precision_type", &precision.rhs),
        std::pair("accumulation_type", &precision.accumulator)}) {
    *type = floatTypeOf(b, algorithm->word(field));
    if (!*type)
      return importer.error(op)
             << "has an algorithm whose " << field << " is '"
             << algorithm->word(field)
             << "'; use f8E4M3FN, f8E5M2, f16, bf16, tf32, f32 or f64";
  }
  if (!isa<FloatType>(lhs) || !isa<FloatType>(rhs))
    return importer.error(op) << "has an algorithm, but integer operands; "
                                 "leave the algorithm out";
  if (precision.lhs == lhs && precision.rhs == rhs)
    precision.lhs = precision.rhs = {};
  return precision;
}

static LogicalResult importDotGeneral(Importer &importer, Operation *op) {
  if (failed(importer.expect(op, 2)))
    return failure();
  RankedTensorType type = importer.resultType(op);
  FailureOr<AttributeText> dims = importer.text(op, "dot_dimension_numbers");
  if (!type || failed(dims))
    return failure();
  Value lhs = importer.operand(op, 0), rhs = importer.operand(op, 1);
  Type result = type.getElementType();
  Builder &b = importer.builder;
  for (Value operand : op->getOperands())
    if (Importer::isBool(operand.getType()))
      return importer.error(op) << "is not supported on i1; convert the "
                                   "operands to a number type first";

  Precision precision =
      defaultPrecision(b, elementType(lhs), elementType(rhs), result);
  if (op->getAttr("algorithm")) {
    FailureOr<Precision> read =
        readAlgorithm(importer, op, elementType(lhs), elementType(rhs));
    if (failed(read))
      return failure();
    precision = *read;
  }
  // Signless narrow integers would be widened as signed.
  if (isa<IntegerType>(result))
    for (auto [i, value] : {std::pair(0, &lhs), std::pair(1, &rhs)}) {
      unsigned width = elementType(*value).getIntOrFloatBitWidth();
      if (isa<IntegerType>(elementType(*value)) &&
          Importer::isUnsigned(op->getOperand(i).getType()) &&
          width < result.getIntOrFloatBitWidth())
        *value =
            importer.make<arith::ExtUIOp>(withElement(*value, result), *value);
    }
  auto typeAttr = [](Type type) {
    return type ? TypeAttr::get(type) : TypeAttr();
  };
  return importer.set(
      op, importer.make<MatmulOp>(
              type, lhs, rhs,
              b.getDenseI64ArrayAttr(dims->list("lhs_batching_dimensions")),
              b.getDenseI64ArrayAttr(dims->list("rhs_batching_dimensions")),
              b.getDenseI64ArrayAttr(dims->list("lhs_contracting_dimensions")),
              b.getDenseI64ArrayAttr(dims->list("rhs_contracting_dimensions")),
              typeAttr(precision.lhs), typeAttr(precision.rhs),
              TypeAttr::get(precision.accumulator), DenseI64ArrayAttr()));
}

void sinter::addDotHandlers(ImportHandlers &handlers) {
  handlers["stablehlo.dot_general"] = importDotGeneral;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The associative operations of StableHLO over each class of types.

#include "ScalarKinds.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace sinter;

ScalarKind sinter::canonicalKind(ScalarKind kind, Type type) {
  if (!Importer::isBool(type))
    return kind;
  switch (kind) {
  case ScalarKind::Add:
  case ScalarKind::Max:
    return ScalarKind::Or;
  case ScalarKind::Mul:
  case ScalarKind::Min:
    return ScalarKind::And;
  default:
    return kind;
  }
}

Value sinter::emitScalarKind(Importer &importer, ScalarKind kind, Type type,
                             Value lhs, Value rhs) {
  bool isFloat = Importer::isFloat(type);
  bool isUnsigned = !isFloat && Importer::isUnsigned(type);
  switch (canonicalKind(kind, type)) {
  case ScalarKind::Add:
    if (isFloat)
      return importer.make<arith::AddFOp>(lhs, rhs);
    return importer.make<arith::AddIOp>(lhs, rhs);
  case ScalarKind::Mul:
    if (isFloat)
      return importer.make<arith::MulFOp>(lhs, rhs);
    return importer.make<arith::MulIOp>(lhs, rhs);
  case ScalarKind::Max:
    if (isFloat)
      return importer.make<arith::MaximumFOp>(lhs, rhs);
    if (isUnsigned)
      return importer.make<arith::MaxUIOp>(lhs, rhs);
    return importer.make<arith::MaxSIOp>(lhs, rhs);
  case ScalarKind::Min:
    if (isFloat)
      return importer.make<arith::MinimumFOp>(lhs, rhs);
    if (isUnsigned)
      return importer.make<arith::MinUIOp>(lhs, rhs);
    return importer.make<arith::MinSIOp>(lhs, rhs);
  case ScalarKind::And:
    return importer.make<arith::AndIOp>(lhs, rhs);
  case ScalarKind::Or:
    return importer.make<arith::OrIOp>(lhs, rhs);
  case ScalarKind::Xor:
    return importer.make<arith::XOrIOp>(lhs, rhs);
  }
  llvm_unreachable("every kind is covered");
}

ReduceKind sinter::reduceKindOf(ScalarKind kind, Type type) {
  bool isUnsigned = !Importer::isFloat(type) && Importer::isUnsigned(type);
  switch (canonicalKind(kind, type)) {
  case ScalarKind::Add:
    return ReduceKind::Add;
  case ScalarKind::Mul:
    return ReduceKind::Mul;
  case ScalarKind::Max:
    return isUnsigned ? ReduceKind::UMax : ReduceKind::Max;
  case ScalarKind::Min:
    return isUnsigned ? ReduceKind::UMin : ReduceKind::Min;
  case ScalarKind::And:
    return ReduceKind::And;
  case ScalarKind::Or:
    return ReduceKind::Or;
  case ScalarKind::Xor:
    return ReduceKind::Xor;
  }
  llvm_unreachable("every kind is covered");
}

std::optional<ScalarKind> sinter::scalarKindOf(StringRef opName) {
  return llvm::StringSwitch<std::optional<ScalarKind>>(opName)
      .Case("stablehlo.add", ScalarKind::Add)
      .Case("stablehlo.multiply", ScalarKind::Mul)
      .Case("stablehlo.maximum", ScalarKind::Max)
      .Case("stablehlo.minimum", ScalarKind::Min)
      .Case("stablehlo.and", ScalarKind::And)
      .Case("stablehlo.or", ScalarKind::Or)
      .Case("stablehlo.xor", ScalarKind::Xor)
      .Default(std::nullopt);
}

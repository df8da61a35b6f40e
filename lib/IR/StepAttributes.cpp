// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes that stand on ops and functions of other dialects: what type each
// has to be. A wrong one would be ignored otherwise.

#include "sinter/IR/SinterDialect.h"

using namespace mlir;
using namespace sinter;

namespace {

enum class Kind { Unit, Text, Number, Numbers, Dictionary };

struct Known {
  StringLiteral name;
  Kind kind;
};

} // namespace

/// Attributes of ops.
constexpr Known ofOps[] = {
    {"sinter.arena", Kind::Dictionary},   {"sinter.must_fuse", Kind::Text},
    {"sinter.must_not_fuse", Kind::Unit}, {"sinter.offset", Kind::Number},
    {"sinter.offsets", Kind::Numbers},    {"sinter.scratch", Kind::Numbers},
    {"sinter.target", Kind::Text},
};

/// Attributes of arguments and results.
constexpr Known ofValues[] = {
    {"sinter.alias_output", Kind::Number},
    {"sinter.donated", Kind::Unit},
    {"sinter.offset", Kind::Number},
    {"sinter.unsigned", Kind::Unit},
};

static bool isOf(Kind kind, Attribute value) {
  switch (kind) {
  case Kind::Unit:
    return isa<UnitAttr>(value);
  case Kind::Text:
    return isa<StringAttr>(value);
  case Kind::Number: {
    auto number = dyn_cast<IntegerAttr>(value);
    return number && number.getType().isSignlessInteger(64);
  }
  case Kind::Numbers:
    return isa<DenseI64ArrayAttr>(value);
  case Kind::Dictionary:
    return isa<DictionaryAttr>(value);
  }
  return false;
}

static StringRef formOf(Kind kind) {
  switch (kind) {
  case Kind::Unit:
    return " alone, without a value";
  case Kind::Text:
    return " = \"name\"";
  case Kind::Number:
    return " = 0 : i64";
  case Kind::Numbers:
    return " = array<i64: 0>";
  case Kind::Dictionary:
    return " = {version = 1 : i64, ...}";
  }
  return "";
}

static LogicalResult verifyForm(Operation *op, ArrayRef<Known> known,
                                NamedAttribute attribute) {
  for (const Known &one : known)
    if (attribute.getName() == one.name &&
        !isOf(one.kind, attribute.getValue()))
      return op->emitOpError()
             << "has " << attribute.getName() << " = " << attribute.getValue()
             << ", but it is written " << one.name << formOf(one.kind);
  return success();
}

LogicalResult
SinterDialect::verifyOperationAttribute(Operation *op,
                                        NamedAttribute attribute) {
  return verifyForm(op, ofOps, attribute);
}

LogicalResult SinterDialect::verifyRegionArgAttribute(
    Operation *op, unsigned, unsigned argument, NamedAttribute attribute) {
  if (failed(verifyForm(op, ofValues, attribute)))
    return failure();
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (function && attribute.getName() == aliasOutputAttr)
    return verifyAliasOutput(function, argument);
  return success();
}

LogicalResult
SinterDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned,
                                           NamedAttribute attribute) {
  return verifyForm(op, ofValues, attribute);
}

LogicalResult sinter::verifyAliasOutput(FunctionOpInterface function,
                                        unsigned argument) {
  Attribute value = function.getArgAttr(argument, aliasOutputAttr);
  if (!value)
    return success();
  if (!isOf(Kind::Number, value))
    return function.emitError()
           << "argument " << argument << ": " << aliasOutputAttr
           << " must be the number of a result, such as 0 : i64";
  int64_t output = cast<IntegerAttr>(value).getInt();
  if (output < 0 || output >= int64_t(function.getNumResults()))
    return function.emitError()
           << "argument " << argument << ": " << aliasOutputAttr << " = "
           << output << " is not one of the " << function.getNumResults()
           << " results; name one of them or remove it";
  for (unsigned other = 0; other < argument; ++other)
    if (function.getArgAttr(other, aliasOutputAttr) == value)
      return function.emitError() << "arguments " << other << " and "
                                  << argument << " are both donated to result "
                                  << output << "; leave it on one of them";
  if (function.getArgumentTypes()[argument] !=
      function.getResultTypes()[output])
    return function.emitError()
           << "argument " << argument << " is donated to result " << output
           << " but has another type; remove " << aliasOutputAttr;
  return success();
}

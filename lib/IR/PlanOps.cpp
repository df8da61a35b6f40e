// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels and their launches: syntax and verification.

#include "sinter/IR/SinterDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;
using namespace sinter;

void KernelOp::build(OpBuilder &b, OperationState &state, StringRef name,
                     FunctionType type) {
  auto &properties = state.getOrAddProperties<Properties>();
  properties.sym_name = b.getStringAttr(name);
  properties.function_type = TypeAttr::get(type);
  Region *body = state.addRegion();
  Block *block = new Block();
  body->push_back(block);
  for (Type input : type.getInputs())
    block->addArgument(input, state.location);
}

ParseResult KernelOp::parse(OpAsmParser &parser, OperationState &result) {
  auto buildType = [](Builder &b, ArrayRef<Type> inputs, ArrayRef<Type> results,
                      function_interface_impl::VariadicFlag, std::string &) {
    return b.getFunctionType(inputs, results);
  };
  return function_interface_impl::parseFunctionOp(
      parser, result, /*allowVariadic=*/false,
      getFunctionTypeAttrName(result.name), buildType,
      getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}

void KernelOp::print(OpAsmPrinter &p) {
  function_interface_impl::printFunctionOp(
      p, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}

YieldOp KernelOp::getYield() {
  return cast<YieldOp>(getBody().front().getTerminator());
}

LogicalResult KernelOp::verify() {
  if (getBody().empty())
    return emitOpError() << "must have a body";
  for (std::optional<DictionaryAttr> known :
       {getDecisions(), getEstimates(), getMeasurements()}) {
    if (!known)
      continue;
    auto version = known->getAs<IntegerAttr>("version");
    if (!version || version.getInt() != 1)
      return emitOpError() << "decisions, estimates and measurements must "
                              "carry version = 1 : i64";
  }
  return success();
}

LogicalResult YieldOp::verify() {
  auto kernel = cast<KernelOp>((*this)->getParentOp());
  if (getOperandTypes() != TypeRange(kernel.getResultTypes()))
    return emitOpError() << "operands must have the types of the results of @"
                         << kernel.getSymName();
  return success();
}

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto kernel =
      tables.lookupNearestSymbolFrom<KernelOp>(*this, getKernelAttr());
  if (!kernel)
    return emitOpError() << "@" << getKernel()
                         << " is not a sinter.kernel of this module";
  if (TypeRange(kernel.getArgumentTypes()) != getOperandTypes())
    return emitOpError() << "operand types differ from those of @"
                         << getKernel();
  if (TypeRange(kernel.getResultTypes()) != getResultTypes())
    return emitOpError() << "result types differ from those of @"
                         << getKernel();
  return success();
}

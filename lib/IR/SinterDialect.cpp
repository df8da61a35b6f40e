// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registration of the dialect's ops and types.

#include "sinter/IR/SinterDialect.h"
#include "sinter/IR/SinterTrainingOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "sinter/IR/SinterDialect.cpp.inc"
#include "sinter/IR/SinterEnums.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "sinter/IR/SinterTypes.cpp.inc"

#define GET_OP_CLASSES
#include "sinter/IR/SinterOps.cpp.inc"

void sinter::SinterDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "sinter/IR/SinterTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "sinter/IR/SinterOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "sinter/IR/SinterTrainingOps.cpp.inc"
      >();
}

Operation *sinter::SinterDialect::materializeConstant(OpBuilder &builder,
                                                      Attribute value,
                                                      Type type, Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return arith::ConstantOp::create(builder, loc, type, elements);
}

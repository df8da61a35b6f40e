// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sinter dialect: one training step over static tensors, and its plan.

#ifndef SINTER_IR_SINTERDIALECT_H
#define SINTER_IR_SINTERDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "sinter/IR/SinterDialect.h.inc"
#include "sinter/IR/SinterEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "sinter/IR/SinterTypes.h.inc"

#define GET_OP_CLASSES
#include "sinter/IR/SinterOps.h.inc"

namespace sinter {

/// Attributes by which arguments say that their buffer may hold a result: any,
/// or the one of this number.
inline constexpr llvm::StringLiteral donatedAttr = "sinter.donated";
inline constexpr llvm::StringLiteral aliasOutputAttr = "sinter.alias_output";

/// Checks `sinter.alias_output` of one argument, where it has it: it names a
/// result of the argument's type that no argument before it names.
llvm::LogicalResult verifyAliasOutput(mlir::FunctionOpInterface function,
                                      unsigned argument);

} // namespace sinter

#endif // SINTER_IR_SINTERDIALECT_H

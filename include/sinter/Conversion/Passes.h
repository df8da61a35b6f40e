// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that bring programs of other dialects into sinter.

#ifndef SINTER_CONVERSION_PASSES_H
#define SINTER_CONVERSION_PASSES_H

#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace sinter {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "sinter/Conversion/Passes.h.inc"

} // namespace sinter

#endif // SINTER_CONVERSION_PASSES_H

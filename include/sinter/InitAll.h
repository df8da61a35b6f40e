// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers everything of Sinter at once, for tools and embedders that want
// all of it. Link the libraries of the rooms named by the includes.

#ifndef SINTER_INITALL_H
#define SINTER_INITALL_H

#include "sinter/Codegen/Passes.h"
#include "sinter/Conversion/Passes.h"
#include "sinter/Conversion/StablehloSyntax.h"
#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/DialectRegistry.h"

namespace sinter {

/// The dialects that step-level and planned programs are written in. Tools that
/// read StableHLO also call registerStablehloSyntax.
inline void registerAllSinterDialects(mlir::DialectRegistry &registry) {
  registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                  mlir::math::MathDialect, SinterDialect>();
}

/// Every pass and pipeline, by its command-line name. One line per room,
/// sorted.
inline void registerAllSinterPasses() {
  registerSinterCodegenPasses();
  registerSinterConversionPasses();
}

} // namespace sinter

#endif // SINTER_INITALL_H

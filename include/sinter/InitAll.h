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
#include "sinter/Pipelines/Pipelines.h"
#include "sinter/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/DialectRegistry.h"

namespace sinter {

/// The dialects that step-level, planned and emitted programs are written in.
/// Tools that read StableHLO also call registerStablehloSyntax.
inline void registerAllSinterDialects(mlir::DialectRegistry &registry) {
  registry.insert<
      mlir::arith::ArithDialect, mlir::func::FuncDialect, mlir::gpu::GPUDialect,
      mlir::LLVM::LLVMDialect, mlir::math::MathDialect, mlir::NVVM::NVVMDialect,
      mlir::scf::SCFDialect, mlir::vector::VectorDialect, SinterDialect>();
}

/// Every pass and pipeline, by its command-line name. One line per room,
/// sorted.
inline void registerAllSinterPasses() {
  registerSinterCodegenPasses();
  registerSinterConversionPasses();
  registerSinterPipelines();
  registerSinterTransformsPasses();
}

} // namespace sinter

#endif // SINTER_INITALL_H

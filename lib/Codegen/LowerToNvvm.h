// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The last steps of a kernel: from `gpu.module` to LLVM IR and to PTX text.

#ifndef SINTER_LIB_CODEGEN_LOWERTONVVM_H
#define SINTER_LIB_CODEGEN_LOWERTONVVM_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Support/LogicalResult.h"

#include <string>

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace sinter {

/// Dialects and translations that the steps below need.
void registerLoweringDialects(mlir::DialectRegistry &registry);

/// Rewrites the body of `module` to the LLVM and NVVM dialects. `packsFloats`:
/// the chip rounds f32 to pairs of 16-bit floats (sm_80 and later).
mlir::LogicalResult lowerToNvvm(mlir::gpu::GPUModuleOp module,
                                bool packsFloats);

/// PTX of a module that lowerToNvvm has rewritten.
mlir::FailureOr<std::string> translateToPtx(mlir::gpu::GPUModuleOp module,
                                            const std::string &chip,
                                            int ptxVersion, int optLevel);

} // namespace sinter

#endif // SINTER_LIB_CODEGEN_LOWERTONVVM_H

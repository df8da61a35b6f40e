// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading of programs and plans by the tools.

#ifndef SINTER_PIPELINES_READPROGRAM_H
#define SINTER_PIPELINES_READPROGRAM_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace sinter {

/// What a tool says of MLIR bytecode, which it does not read: upstream's reader
/// does not survive damaged files.
inline constexpr llvm::StringLiteral bytecodeMessage =
    "bytecode is not read: use textual IR (mlir-opt "
    "--allow-unregistered-dialect FILE, or stablehlo-translate --deserialize "
    "FILE for a portable artifact of StableHLO)";

/// The first bytes of MLIR bytecode.
inline constexpr llvm::StringLiteral bytecodeMagic = "ML\xefR";

/// Parses and verifies a module of textual IR; "-" is standard input. Ops that
/// name no file in their location get the file's own, so that errors at them
/// do. Errors are diagnostics; then null.
mlir::OwningOpRef<mlir::ModuleOp> readProgram(llvm::StringRef path,
                                              mlir::MLIRContext *context);

} // namespace sinter

#endif // SINTER_PIPELINES_READPROGRAM_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lets a tool read StableHLO programs without the StableHLO libraries.

#ifndef SINTER_CONVERSION_STABLEHLOSYNTAX_H
#define SINTER_CONVERSION_STABLEHLOSYNTAX_H

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/Operation.h"

namespace sinter {

/// Registers stand-ins for the dialects `stablehlo`, `chlo`, `mhlo` and `sdy`:
/// their ops parse in generic form, their attributes and types as opaque text.
/// A dialect that `registry` already has stays. An embedder that loads the
/// real dialects must not call this before it registers them.
void registerStablehloSyntax(mlir::DialectRegistry &registry);

/// Whether a program under `root` has to be imported before Sinter's other
/// passes can read it: whether it has an op of StableHLO or its companions, or
/// a function whose arguments are typed or donated as there.
bool needsStablehloImport(mlir::Operation *root);

} // namespace sinter

#endif // SINTER_CONVERSION_STABLEHLOSYNTAX_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Turns groups of ops into kernels and launches.

#ifndef SINTER_LIB_TRANSFORMS_OUTLINEKERNELS_H
#define SINTER_LIB_TRANSFORMS_OUTLINEKERNELS_H

#include "FusionGroups.h"

#include "mlir/IR/BuiltinOps.h"

namespace sinter {

/// Rewrites `function` so that it holds launches only, one per group in order,
/// besides constants, barriers and reshapes that name memory. Equal groups
/// share one kernel of `module`. Returns the number of ops that were copied
/// into more than one kernel (each extra copy counts).
unsigned outlineKernels(mlir::ModuleOp module, mlir::func::FuncOp function,
                        FusionGroups &groups, const Materialization &memory);

} // namespace sinter

#endif // SINTER_LIB_TRANSFORMS_OUTLINEKERNELS_H

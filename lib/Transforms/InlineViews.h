// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Launches that move nothing.

#ifndef SINTER_LIB_TRANSFORMS_INLINEVIEWS_H
#define SINTER_LIB_TRANSFORMS_INLINEVIEWS_H

#include "mlir/IR/BuiltinOps.h"

namespace sinter {

/// Replaces launches of kernels that only reshape arguments, or take one range
/// of them, by these ops themselves, and drops kernels that nobody launches any
/// more. A kernel that yields its argument as it is is a copy, and stays.
void inlineViewKernels(mlir::ModuleOp module);

/// A barrier of several values keeps each from being merged with others; it
/// need not wait for all of them: one for each.
void splitBarriers(mlir::Block &body);

} // namespace sinter

#endif // SINTER_LIB_TRANSFORMS_INLINEVIEWS_H

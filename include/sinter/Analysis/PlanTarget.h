// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The chip that a module is for: asked for, or written on the plan.

#ifndef SINTER_ANALYSIS_PLANTARGET_H
#define SINTER_ANALYSIS_PLANTARGET_H

#include "sinter/Target/Target.h"

#include "mlir/IR/BuiltinOps.h"

namespace sinter {

/// The chip of `name`, a product or an architecture; where that is empty, the
/// one that the plan was made for (its attribute sinter.target), else the H200.
/// An error at the module where the name is unknown or not the plan's.
mlir::FailureOr<Target> targetOfPlan(mlir::ModuleOp module,
                                     llvm::StringRef name);

} // namespace sinter

#endif // SINTER_ANALYSIS_PLANTARGET_H

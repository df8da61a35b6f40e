// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes over steps and plans: creation and registration.

#ifndef SINTER_TRANSFORMS_PASSES_H
#define SINTER_TRANSFORMS_PASSES_H

#include "sinter/IR/SinterDialect.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace sinter {

#define GEN_PASS_DECL
#include "sinter/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "sinter/Transforms/Passes.h.inc"

} // namespace sinter

#endif // SINTER_TRANSFORMS_PASSES_H

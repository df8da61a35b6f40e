// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that turn planned kernels into code: creation and registration.

#ifndef SINTER_CODEGEN_PASSES_H
#define SINTER_CODEGEN_PASSES_H

#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace sinter {

#define GEN_PASS_DECL
#include "sinter/Codegen/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "sinter/Codegen/Passes.h.inc"

} // namespace sinter

#endif // SINTER_CODEGEN_PASSES_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sinter dialect for programs that use MLIR through its C interface.

#ifndef SINTER_C_DIALECTS_H
#define SINTER_C_DIALECTS_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// mlirGetDialectHandle__sinter__(): the dialect alone.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Sinter, sinter);

/// Every dialect that steps and plans are written in: sinter, arith, math,
/// func and what Sinter's passes make of them.
MLIR_CAPI_EXPORTED void sinterRegisterAllDialects(MlirDialectRegistry registry);

#ifdef __cplusplus
}
#endif

#endif // SINTER_C_DIALECTS_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sinter's passes for programs that use MLIR through its C interface.

#ifndef SINTER_C_PASSES_H
#define SINTER_C_PASSES_H

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Makes every pass and pipeline known by its command-line name, for
/// mlirOpPassManagerAddPipeline and mlirParsePassPipeline. Call it once.
MLIR_CAPI_EXPORTED void sinterRegisterAllPasses(void);

#ifdef __cplusplus
}
#endif

#endif // SINTER_C_PASSES_H

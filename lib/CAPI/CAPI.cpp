// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "sinter-c/Dialects.h"
#include "sinter-c/Passes.h"

#include "sinter/InitAll.h"

#include "mlir/CAPI/Registration.h"

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Sinter, sinter, sinter::SinterDialect)

void sinterRegisterAllDialects(MlirDialectRegistry registry) {
  sinter::registerAllSinterDialects(*unwrap(registry));
}

void sinterRegisterAllPasses() { sinter::registerAllSinterPasses(); }

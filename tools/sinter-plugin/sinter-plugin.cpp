// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sinter as a plugin: mlir-opt --load-dialect-plugin=libSinterPlugin.so
// --load-pass-plugin=libSinterPlugin.so.

#include "sinter/InitAll.h"

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Sinter", SINTER_VERSION,
          [](mlir::DialectRegistry *registry) {
            sinter::registerAllSinterDialects(*registry);
            sinter::registerStablehloSyntax(*registry);
          }};
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Sinter", SINTER_VERSION,
          [] { sinter::registerAllSinterPasses(); }};
}

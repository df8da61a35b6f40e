// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every pass of Sinter on the command line.

#include "sinter/InitAll.h"

#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  sinter::registerAllSinterDialects(registry);
  sinter::registerStablehloSyntax(registry);
  sinter::registerAllSinterPasses();
  mlir::registerTransformsPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "Sinter: plans and emits one training step\n", registry));
}

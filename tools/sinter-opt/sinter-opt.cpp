// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every pass of Sinter on the command line.

#include "sinter/InitAll.h"

#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

#ifdef SINTER_TEST_PASSES
namespace sinter {
void registerTestPasses();
} // namespace sinter
#endif

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  sinter::registerAllSinterDialects(registry);
  sinter::registerStablehloSyntax(registry);
  sinter::registerAllSinterPasses();
  mlir::registerTransformsPasses();
#ifdef SINTER_TEST_PASSES
  sinter::registerTestPasses();
#endif
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "Sinter: plans and emits one training step\n", registry));
}

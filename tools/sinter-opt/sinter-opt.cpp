// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every pass of Sinter on the command line.

#include "sinter/InitAll.h"
#include "sinter/Pipelines/Diagnostics.h"
#include "sinter/Pipelines/ReadProgram.h"

#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"

#ifdef SINTER_TEST_PASSES
namespace sinter {
void registerTestPasses();
} // namespace sinter
#endif

/// What upstream's main does, with text only let in and write errors reported.
static mlir::LogicalResult run(llvm::StringRef input, llvm::StringRef output,
                               mlir::DialectRegistry &registry) {
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses()) {
    if (config.shouldListPasses())
      mlir::printRegisteredPasses();
    else
      for (llvm::StringRef name : registry.getDialectNames())
        llvm::outs() << name << "\n";
    return mlir::success(sinter::finishOutput("sinter-opt", 0) == 0);
  }
  auto fail = [](const llvm::Twine &message) {
    llvm::errs() << "sinter-opt: error: " << message << "\n";
    return mlir::failure();
  };
  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> file = mlir::openInputFile(input, &error);
  if (!file)
    return fail(error);
  // Anywhere: a part of a file that is split may be bytecode too.
  if (file->getBuffer().contains(sinter::bytecodeMagic)) {
    llvm::errs() << input << ": error: " << sinter::bytecodeMessage << "\n";
    return mlir::failure();
  }
  std::unique_ptr<llvm::ToolOutputFile> out =
      mlir::openOutputFile(output, &error);
  if (!out)
    return fail(error);
  if (mlir::failed(
          mlir::MlirOptMain(out->os(), std::move(file), registry, config)))
    return mlir::failure();
  out->os().flush();
  if (out->os().has_error()) {
    std::string why = out->os().error().message();
    out->os().clear_error();
    return fail("cannot write '" + output + "': " + why);
  }
  out->keep();
  return mlir::success();
}

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  sinter::registerAllSinterDialects(registry);
  sinter::registerStablehloSyntax(registry);
  sinter::registerAllSinterPasses();
  mlir::registerTransformsPasses();
#ifdef SINTER_TEST_PASSES
  sinter::registerTestPasses();
#endif
  // Upstream prints the op that an error is about, which may be the program.
  constexpr llvm::StringLiteral printOp = "--mlir-print-op-on-diagnostic";
  std::string quiet = (printOp + "=false").str();
  std::vector<char *> args(argv, argv + argc);
  if (llvm::none_of(args, [&](llvm::StringRef arg) {
        return arg.ltrim('-').starts_with(printOp.ltrim('-'));
      }))
    args.insert(args.begin() + 1, quiet.data());
  auto [input, output] = mlir::registerAndParseCLIOptions(
      static_cast<int>(args.size()), args.data(),
      "Sinter: plans and emits one training step\n", registry);
  return mlir::asMainReturnCode(run(input, output, registry));
}

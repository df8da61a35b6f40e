// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text only, and with a file for every location.

#include "sinter/Pipelines/ReadProgram.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace sinter;

static bool namesFile(Location location) {
  return location
      ->walk([](Location part) {
        return isa<FileLineColLoc>(part) ? WalkResult::interrupt()
                                         : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Puts `file` beside every location that names none.
static void nameFiles(ModuleOp module, Location file) {
  auto complete = [&](Location location) -> Location {
    if (namesFile(location))
      return location;
    if (isa<UnknownLoc>(location))
      return file;
    return FusedLoc::get(location.getContext(), {location, file});
  };
  module->walk([&](Operation *op) {
    op->setLoc(complete(op->getLoc()));
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          argument.setLoc(complete(argument.getLoc()));
  });
}

OwningOpRef<ModuleOp> sinter::readProgram(StringRef path,
                                          MLIRContext *context) {
  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> text = openInputFile(path, &error);
  if (!text) {
    emitError(UnknownLoc::get(context)) << error;
    return {};
  }
  Location file = FileLineColLoc::get(context, path, 0, 0);
  if (text->getBuffer().starts_with(bytecodeMagic)) {
    emitError(file) << bytecodeMessage;
    return {};
  }
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(text), SMLoc());
  ParserConfig config(context, /*verifyAfterParse=*/false);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, config);
  if (!module)
    return {};
  nameFiles(*module, file);
  if (failed(verify(*module)))
    return {};
  return module;
}

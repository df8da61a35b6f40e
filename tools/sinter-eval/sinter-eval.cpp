// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a program on the CPU, rounding where its types say so.

#include "sinter/Analysis/ComputeType.h"
#include "sinter/Conversion/Passes.h"
#include "sinter/Conversion/StablehloSyntax.h"
#include "sinter/Evaluator/Evaluator.h"
#include "sinter/Evaluator/ProgramIO.h"
#include "sinter/IR/SinterDialect.h"
#include "sinter/Support/AtomicFile.h"
#include "sinter/Support/CommandLine.h"
#include "sinter/Support/RandomInputs.h"
#include "sinter/Support/Safetensors.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include <cstdio>

using namespace mlir;
using namespace sinter;

namespace {

constexpr const char *help =
    R"(sinter-eval IN.mlir (--inputs=F | --random-inputs=SEED) --outputs=G [options]

Runs a program on the CPU, rounding where its types say so and nowhere else, and
writes what it computes: the reference that other runs are compared with.

  sinter-eval step.mlir --random-inputs=0 --outputs=oracle.safetensors
  sinter-eval D/plan.mlir --inputs=in.safetensors --outputs=planned.safetensors
  sinter-eval tiny.mlir --print         # main takes no arguments
  sinter-compare planned.safetensors oracle.safetensors --inputs=in.safetensors

IN.mlir is StableHLO (imported first, in memory), a step of arith, math and sinter
ops, or a plan with kernels and launches, which are walked into.

options:
  --inputs=F            read the arguments from a safetensors file: arg0, arg1, ...
  --random-inputs=SEED  draw them, alike in every tool
  --recipe=R            how to draw them; IN.recipe.json is found by itself
  --outputs=G           write the results: out0, out1, ... and, as metadata
                        "sinter.outputs", for each the narrowest float type that
                        computes it and the argument whose place it takes
  --print               print the results, a line each, as text
  --save-inputs=H       also write the arguments
  --function=NAME       run this function instead of main
  --max-memory=GIB      most memory for tensors alive at once (16)
  --threads=N           0: one per core; results do not depend on it
)";

int fatal(const Twine &message) {
  llvm::errs() << "sinter-eval: error: " << message << "\n";
  return 1;
}

// The first file position within a location.
FileLineColLoc positionOf(Location location) {
  FileLineColLoc found;
  location->walk([&](Location part) {
    found = dyn_cast<FileLineColLoc>(part);
    return found ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found;
}

// One line per diagnostic, without the source line: in a program it may be a
// constant of many megabytes.
void printDiagnostic(Diagnostic &diagnostic) {
  const char *severity = "error";
  if (diagnostic.getSeverity() == DiagnosticSeverity::Warning)
    severity = "warning";
  else if (diagnostic.getSeverity() == DiagnosticSeverity::Remark)
    severity = "remark";
  else if (diagnostic.getSeverity() == DiagnosticSeverity::Note)
    severity = "note";
  FileLineColLoc at = positionOf(diagnostic.getLocation());
  llvm::errs() << (at ? at.getFilename().getValue() : "sinter-eval") << ":";
  // A module starts at line 0.
  if (at && at.getLine() != 0)
    llvm::errs() << at.getLine() << ":" << at.getColumn() << ":";
  llvm::errs() << " ";
  llvm::errs() << severity << ": " << diagnostic.str() << "\n";
  for (Diagnostic &note : diagnostic.getNotes())
    printDiagnostic(note);
}

struct Options {
  std::string program, inputs, recipe, outputs, savedInputs;
  std::string function = "main";
  std::string seedText;
  uint64_t seed = 0, gibibytes = 16, threads = 0;
  bool print = false;
};

FailureOr<FunctionOpInterface> findFunction(ModuleOp module,
                                            const Options &options) {
  SymbolTable symbols(module);
  if (auto function = dyn_cast_or_null<FunctionOpInterface>(
          symbols.lookup(options.function)))
    return function;
  InFlightDiagnostic error = module.emitError("there is no function @")
                             << options.function;
  SmallVector<StringRef> names;
  for (auto function : module.getOps<func::FuncOp>())
    names.push_back(function.getName());
  if (!names.empty())
    error << "; name one of these with --function: @"
          << llvm::join(names, ", @");
  return error;
}

LogicalResult evaluate(ModuleOp module, const Options &options) {
  if (needsStablehloImport(module)) {
    PassManager passes(module.getContext());
    passes.addPass(createSinterImportStablehlo());
    if (failed(passes.run(module)))
      return failure();
  }
  FailureOr<FunctionOpInterface> function = findFunction(module, options);
  if (failed(function))
    return failure();
  FailureOr<std::vector<eval::FileTensor>> arguments =
      eval::describeArguments(*function);
  FailureOr<std::vector<eval::FileTensor>> results =
      eval::describeResults(*function);
  if (failed(arguments) || failed(results))
    return failure();

  if (options.inputs.empty() && options.seedText.empty() &&
      !arguments->empty()) {
    fatal("@" + options.function +
          " takes arguments: give --inputs=F.safetensors or "
          "--random-inputs=SEED");
    return failure();
  }

  eval::EvaluatorOptions limits;
  limits.maxMemoryBytes = options.gibibytes << 30;
  limits.threads = static_cast<unsigned>(options.threads);
  eval::Evaluator evaluator(module, limits);
  FailureOr<SmallVector<eval::Datum>> values;
  if (!options.inputs.empty()) {
    Result<SafetensorsFile> file = SafetensorsFile::open(options.inputs);
    if (!file) {
      fatal(file.message());
      return failure();
    }
    values = eval::readArguments(evaluator, *function, *file);
  } else {
    Result<Recipe> recipe = findRecipe(options.program, options.recipe);
    if (!recipe) {
      fatal(recipe.message());
      return failure();
    }
    values = eval::drawArguments(evaluator, *function, *recipe, options.seed,
                                 limits.threads);
  }
  if (failed(values))
    return failure();
  if (!options.savedInputs.empty())
    if (Status saved =
            eval::writeTensors(options.savedInputs, *arguments, *values);
        !saved) {
      fatal(saved.message());
      return failure();
    }

  FailureOr<SmallVector<eval::Datum>> outputs =
      evaluator.run(*function, *values);
  if (failed(outputs))
    return failure();

  if (options.print)
    eval::printTensors(llvm::outs(), *results, *outputs);
  if (options.outputs.empty())
    return success();
  std::vector<OutputInfo> infos;
  for (auto [result, computed, aliased] : llvm::zip(
           *results, computeTypes(*function), aliasedArguments(*function))) {
    OutputInfo info{result.name, computed, std::nullopt};
    if (aliased)
      info.aliasInput = (*arguments)[*aliased].name;
    infos.push_back(std::move(info));
  }
  if (Status written =
          eval::writeTensors(options.outputs, *results, *outputs,
                             {{outputsMetadataKey, outputInfoToJson(infos)}});
      !written) {
    fatal(written.message());
    return failure();
  }
  return success();
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  CommandLine line;
  line.text("inputs", options.inputs);
  line.text("random-inputs", options.seedText);
  line.text("recipe", options.recipe);
  line.text("outputs", options.outputs);
  line.text("save-inputs", options.savedInputs);
  line.text("function", options.function);
  line.flag("print", options.print);
  line.number("max-memory", options.gibibytes, 1, 1 << 20);
  line.number("threads", options.threads, 0, 1024);
  Result<std::vector<std::string>> files = line.parse(argc, argv);
  if (!files)
    return fatal(files.message());
  if (line.helpWanted) {
    llvm::outs() << help;
    return 0;
  }
  if (files->size() != 1)
    return fatal("give one program, IN.mlir; see --help");
  options.program = files->front();
  if (!options.inputs.empty() && !options.seedText.empty())
    return fatal("give --inputs or --random-inputs, not both");
  if (!options.seedText.empty() &&
      StringRef(options.seedText).getAsInteger(10, options.seed))
    return fatal("--random-inputs takes a whole number, not '" +
                 options.seedText + "'");
  if (options.outputs.empty() && !options.print)
    return fatal("say where the results go: --outputs=G.safetensors, --print");

  DialectRegistry registry;
  registry.insert<arith::ArithDialect, func::FuncDialect, math::MathDialect,
                  SinterDialect>();
  registerStablehloSyntax(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  // Unknown ops parse, so that the error about them can say what to do.
  context.allowUnregisteredDialects();
  // The text of an op may be a constant of many megabytes.
  context.printOpOnDiagnostic(false);
  ScopedDiagnosticHandler handler(&context, [](Diagnostic &diagnostic) {
    printDiagnostic(diagnostic);
    return success();
  });
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(options.program, &context);
  if (!module)
    return 1;
  return failed(evaluate(*module, options)) ? 1 : 0;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a program on the CPU, rounding where its types say so.

#include "sinter/Analysis/ComputeType.h"
#include "sinter/Analysis/PlannedStep.h"
#include "sinter/Conversion/Passes.h"
#include "sinter/Conversion/StablehloSyntax.h"
#include "sinter/Evaluator/Evaluator.h"
#include "sinter/Evaluator/ProgramIO.h"
#include "sinter/IR/SinterDialect.h"
#include "sinter/Pipelines/Diagnostics.h"
#include "sinter/Pipelines/ReadProgram.h"
#include "sinter/Support/CommandLine.h"
#include "sinter/Support/RandomInputs.h"
#include "sinter/Support/Safetensors.h"
#include "sinter/Support/Temporaries.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/Process.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

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
ops (named ones are decomposed first), or a plan with kernels and launches, which
are walked into.

options:
  --inputs=F            read the arguments from a safetensors file: arg0, arg1, ...
  --random-inputs=SEED  draw them, alike in every tool
  --recipe=R            how to draw them; IN.recipe.json is found by itself
  --outputs=G           write the results: out0, out1, ... and, as metadata
                        "sinter.outputs", for each the narrowest float type that
                        computes it and the argument whose place it takes
  --print               print the results, a line each, as text
  --save-inputs=H       also write the arguments
  --function=NAME       run this function; left out: @main, or the only public one
  --max-memory=GIB      most memory for tensors alive at once (16)
  --threads=N           0 (the default): one per core; results do not depend on it

A long evaluation says on standard error how far it is: after 2 seconds on a
terminal, after 30 seconds in a log.
)";

int fatal(const Twine &message) {
  llvm::errs() << "sinter-eval: error: " << message << "\n";
  return 1;
}

/// Says on standard error, in a thread of its own, how far a long evaluation
/// is. Whoever looks at a terminal hears soon; a log gets few lines.
class Progress {
public:
  Progress() : thread([this] { watch(); }) {}
  ~Progress() {
    {
      std::lock_guard<std::mutex> lock(mutex);
      done = true;
    }
    changed.notify_one();
    thread.join();
  }
  void set(size_t newOp, size_t newCount) {
    op = newOp;
    count = newCount;
  }

private:
  void watch() {
    using std::chrono::seconds;
    bool terminal = llvm::sys::Process::StandardErrIsDisplayed();
    auto start = std::chrono::steady_clock::now();
    std::unique_lock<std::mutex> lock(mutex);
    seconds wait(terminal ? 2 : 30);
    while (!changed.wait_for(lock, wait, [this] { return done; })) {
      auto elapsed = std::chrono::steady_clock::now() - start;
      size_t all = count;
      llvm::errs() << "sinter-eval: "
                   << std::chrono::duration_cast<seconds>(elapsed).count()
                   << " s: ";
      if (all > 0)
        llvm::errs() << "op " << op + 1 << " of " << all << "\n";
      else
        llvm::errs() << "preparing the arguments\n";
      wait = seconds(terminal ? 5 : 60);
    }
  }

  std::atomic<size_t> op = 0, count = 0;
  std::mutex mutex;
  std::condition_variable changed;
  bool done = false;
  std::thread thread;
};

struct Options {
  std::string program, inputs, recipe, outputs, savedInputs;
  /// Empty: the step.
  std::string function;
  std::string seedText;
  uint64_t seed = 0, gibibytes = 16, threads = 0;
  bool print = false;
};

FailureOr<FunctionOpInterface> findFunction(ModuleOp module,
                                            const Options &options) {
  if (options.function.empty()) {
    if (func::FuncOp step = lookupStep(module))
      return FunctionOpInterface(step);
  } else if (auto function = dyn_cast_or_null<FunctionOpInterface>(
                 SymbolTable(module).lookup(options.function))) {
    return function;
  }
  InFlightDiagnostic error =
      module.emitError("there is no function @")
      << (options.function.empty() ? "main" : options.function);
  SmallVector<StringRef> names;
  for (auto function : module.getOps<func::FuncOp>())
    names.push_back(function.getName());
  if (!names.empty())
    error << "; name one of these with --function: @"
          << llvm::join(names, ", @");
  return error;
}

LogicalResult evaluate(ModuleOp module, const Options &options) {
  PassManager passes(module.getContext());
  if (needsStablehloImport(module))
    passes.addPass(createSinterImportStablehlo());
  passes.addPass(createSinterDecomposeNamedOps());
  if (failed(passes.run(module)))
    return failure();
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
    fatal("@" + function->getName() +
          " takes arguments: give --inputs=F.safetensors or "
          "--random-inputs=SEED");
    return failure();
  }

  eval::EvaluatorOptions limits;
  limits.maxMemoryBytes = options.gibibytes << 30;
  limits.threads = static_cast<unsigned>(options.threads);
  Progress progress;
  limits.progress = [&](size_t op, size_t count) { progress.set(op, count); };
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

/// Whether two paths, of files that may not be there yet, are of one file.
bool namesOneFile(const std::string &a, const std::string &b) {
  if (a.empty() || b.empty())
    return false;
  std::error_code ignored;
  auto whole = [&](const std::string &path) {
    std::filesystem::path found =
        std::filesystem::weakly_canonical(path, ignored);
    return found.empty() ? std::filesystem::path(path) : found;
  };
  return whole(a) == whole(b) || std::filesystem::equivalent(a, b, ignored);
}

} // namespace

int main(int argc, char **argv) {
  removeTemporariesOnSignals();
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
    return finishOutput("sinter-eval", 0);
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

  if (namesOneFile(options.outputs, options.savedInputs))
    return fatal("--outputs and --save-inputs name one file, '" +
                 options.outputs + "'; give each its own");

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
    printDiagnostic(llvm::errs(), "sinter-eval", diagnostic);
    return success();
  });
  OwningOpRef<ModuleOp> module = readProgram(options.program, &context);
  if (!module)
    return 1;
  return finishOutput("sinter-eval",
                      failed(evaluate(*module, options)) ? 1 : 0);
}

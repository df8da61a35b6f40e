// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles a training step to a bundle of GPU kernels.

#include "sinter/Pipelines/Compile.h"
#include "sinter/Pipelines/Diagnostics.h"
#include "sinter/Pipelines/ReadProgram.h"
#include "sinter/Support/CommandLine.h"
#include "sinter/Support/RandomInputs.h"
#include "sinter/Support/Temporaries.h"
#include "sinter/Target/Target.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ThreadPool.h"

#include <chrono>

using namespace mlir;
using namespace sinter;

namespace {

constexpr const char *help = R"(sinter-compile IN.mlir -o DIR [options]

Compiles one training step to a bundle: GPU kernels and the plan of the step. No
GPU is needed.

  sinter-compile step.mlir -o bundle --target=h200
  sinter-compile step.mlir -o bundle --explain        # why values are in memory
  sinter-compile step.mlir -o again --plan=bundle/plan.mlir   # after editing it
  sinter-run bundle --random-inputs=0 --outputs=out.safetensors

IN.mlir is StableHLO, as JAX and others lower to (MLIR text in generic form), a
step of arith, math and sinter ops, or a plan. The program is its function @main,
or its only public one.

DIR receives
  manifest.json   all that a runtime needs to know: buffers, kernels, launches
  kernels/        one file per kernel, .cubin or .ptx
  constants.bin   values of constants, where there are any
  plan.mlir       the plan, to read, to edit and to compile again
  report.txt      launches, bytes moved, kernels that cost most; also .json
  recipe.json     the program's recipe for random inputs, where it has one
Nothing is left in DIR when compiling fails.

options:
  -o DIR, --output=DIR  where the bundle goes; files of one there are replaced
  --target=T            chip, by product (h200) or architecture (sm_90a); left
                        out: the one that a plan was made for, else h200
  --emit=FORMAT         cubin (needs CUDA's ptxas) or ptx (needs nothing); left
                        out: cubin where ptxas is found, else ptx
  --plan=PLAN.mlir      go on from this plan of IN.mlir: kernels, decisions and
                        buffers in it are obeyed; what was taken out is chosen
                        anew. Only the types of arguments and results are
                        compared with IN.mlir: that the plan still computes the
                        same is for sinter-replay PLAN.mlir --program=IN.mlir
  --explain             print what passes have to say about the step, what costs
                        most first: values that go through memory and why,
                        kernels short of registers and what was tried, and for
                        every kernel the tilings that were considered, with
                        registers, bytes in flight and time
  --measurements=F      measured times of kernels, as JSON: {"version": 1,
                        "kernels": {"@SYMBOL": {"seconds": 1.5e-6}}}
  --precision=P         as-written (the default, the only one): products compute
                        as the program says
  --fusion=S            time (what is modelled to be fastest; the default) or
                        none; not for a plan, whose kernels stand
  --no-merge-launches   a launch for each kernel; else kernels that differ in
                        sizes only, and do not need one another, share one
  --cache-dir=DIR       keep compiled kernels there for the next time
  --ptxas=FILE          CUDA's assembler; looked for on PATH and in /usr/local/cuda
  -j N, --jobs=N        workers; 0 (the default): one per processor
  --quiet               print errors only

targets: )";

int fatal(const Twine &message) {
  llvm::errs() << "sinter-compile: error: " << message << "\n";
  return 1;
}

/// Short options as the long ones that CommandLine knows.
std::vector<std::string> longOptions(int argc, char **argv) {
  std::vector<std::string> args;
  for (int i = 0; i < argc; ++i) {
    StringRef arg = argv[i];
    if (i > 0 && arg == "-o")
      args.push_back("--output");
    else if (i > 0 && arg == "-j")
      args.push_back("--jobs");
    else if (i > 0 && arg.size() > 2 && arg.starts_with("-o"))
      args.push_back("--output=" + arg.drop_front(2).str());
    else if (i > 0 && arg.size() > 2 && arg.starts_with("-j"))
      args.push_back("--jobs=" + arg.drop_front(2).str());
    else
      args.push_back(arg.str());
  }
  return args;
}

void printTargets() {
  std::string separator;
  for (const Target &target : knownTargets()) {
    llvm::outs() << separator << target.product << " (" << target.chip << ")";
    separator = ", ";
  }
  llvm::outs() << "\n";
}

void printSummary(const CompileResult &result, StringRef directory) {
  double total = 0;
  std::string stages;
  for (auto &[name, seconds] : result.seconds) {
    total += seconds;
    if (seconds >= 0.05)
      stages += llvm::formatv("{0}{1} {2:f1}", stages.empty() ? "" : ", ", name,
                              seconds)
                    .str();
  }
  int64_t bytes = 0;
  for (int64_t part : result.report.fused)
    bytes += part;
  llvm::errs() << llvm::formatv(
      "sinter-compile: {0}: {1} launches, {2} kernels ({3}), {4:f3} GB moved, "
      "{5:f3} GB of memory; {6:f1} s{7}{8}{9}\n",
      directory, result.report.launches, result.report.codeKernels.value_or(0),
      result.format, static_cast<double>(bytes) * 1e-9,
      static_cast<double>(result.report.arenaBytes) * 1e-9, total,
      stages.empty() ? "" : " (", stages, stages.empty() ? "" : ")");
}

} // namespace

int main(int argc, char **argv) {
  removeTemporariesOnSignals();
  auto start = std::chrono::steady_clock::now();
  CompileOptions options;
  std::string output, emit, plan;
  uint64_t jobs = 0;
  bool explain = false, quiet = false, apart = false;
  CommandLine line;
  line.text("output", output);
  line.text("target", options.target);
  line.text("emit", emit);
  line.text("plan", plan);
  line.flag("explain", explain);
  line.text("measurements", options.measurements);
  line.text("precision", options.precision);
  line.text("fusion", options.strategy);
  line.flag("no-merge-launches", apart);
  line.text("cache-dir", options.cacheDirectory);
  line.text("ptxas", options.ptxas);
  line.number("jobs", jobs, 0, 1024);
  line.flag("quiet", quiet);
  std::vector<std::string> args = longOptions(argc, argv);
  std::vector<char *> pointers;
  pointers.reserve(args.size() + 1);
  for (std::string &arg : args)
    pointers.push_back(arg.data());
  pointers.push_back(nullptr);
  Result<std::vector<std::string>> files = line.parse(argc, pointers.data());
  if (!files)
    return fatal(files.message());
  if (line.helpWanted) {
    llvm::outs() << help;
    printTargets();
    return finishOutput("sinter-compile", 0);
  }
  if (files->size() != 1)
    return fatal("give one program, IN.mlir; see --help");
  const std::string &program = files->front();
  if (output.empty())
    return fatal("say where the bundle goes: -o DIR");
  if (emit == "ptx")
    options.emit = EmitFormat::Ptx;
  else if (emit == "cubin")
    options.emit = EmitFormat::Cubin;
  else if (!emit.empty())
    return fatal("--emit takes ptx or cubin, not '" + emit + "'");
  if (!options.strategy.empty() && options.strategy != "time" &&
      options.strategy != "none")
    return fatal("--fusion takes time or none, not '" + options.strategy + "'");
  // Before the program is parsed, which may take seconds.
  if (!options.target.empty() && !lookupTarget(options.target))
    return fatal(unknownTargetMessage(options.target));
  options.threads = static_cast<unsigned>(jobs);
  options.explainTiles = explain;
  options.mergeLaunches = !apart;
  std::string recipe = recipePathFor(program);
  if (!recipe.empty() && llvm::sys::fs::exists(recipe))
    options.recipe = recipe;
  options.programName = llvm::sys::path::stem(program).str();
  auto stage = [&](StringRef name) {
    double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
            .count();
    // A short compilation says nothing until its end.
    if (!quiet && seconds > 2)
      llvm::errs() << llvm::formatv("sinter-compile: {0,5:f1} s: {1}\n",
                                    seconds, name);
  };
  options.progress = stage;

  DialectRegistry registry;
  registerCompileDialects(registry);
  llvm::DefaultThreadPool pool(llvm::hardware_concurrency(options.threads));
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  if (pool.getMaxConcurrency() > 1)
    context.setThreadPool(pool);
  context.printOpOnDiagnostic(false);
  ScopedDiagnosticHandler handler(&context, [](Diagnostic &diagnostic) {
    printDiagnostic(llvm::errs(), "sinter-compile", diagnostic);
    return success();
  });
  OwningOpRef<ModuleOp> module = readProgram(program, &context);
  if (!module)
    return 1;
  OwningOpRef<ModuleOp> planModule;
  if (!plan.empty()) {
    planModule = readProgram(plan, &context);
    if (!planModule)
      return 1;
  }
  FailureOr<CompileResult> result =
      compileToBundle(*module, planModule.get(), output, options);
  if (failed(result))
    return 1;
  if (explain)
    for (const CompileRemark &remark : result->remarks) {
      llvm::outs() << remark.location << ": ";
      if (remark.bytes > 0)
        llvm::outs() << remark.bytes << " bytes: ";
      llvm::outs() << remark.text << " [" << remark.id << "]\n";
    }
  if (!quiet)
    printSummary(*result, output);
  return finishOutput("sinter-compile", 0);
}

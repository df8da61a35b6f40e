// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Draws plans for the kernels of programs, writes the PTX of each and what the
// register model says of it, one line of JSON per plan.

#include "PlanSampler.h"
#include "Schedule/RegisterModel.h"
#include "sinter/Codegen/EmitKernel.h"
#include "sinter/Codegen/Serialize.h"
#include "sinter/Cost/ChoosePlan.h"
#include "sinter/Pipelines/Compile.h"
#include "sinter/Pipelines/Pipelines.h"
#include "sinter/Support/CommandLine.h"
#include "sinter/Target/Occupancy.h"
#include "sinter/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <map>

using namespace mlir;
using namespace sinter;
using namespace sinter::test;

namespace {

constexpr const char *help =
    R"(sinter-sample-plans --out=DIR [options] PROGRAM.mlir...

Programs are StableHLO, or modules of sinter.kernel ops. Every body is taken
once. Each plan drawn becomes DIR/ID.ptx and a line of DIR/plans.jsonl: body,
chip, class, decisions, entries, what the register model expects, and what it
has counted. A body is held out where its hash is a multiple of ten.

options:
  --seed=N            seed of the plans (0)
  --plans-per-class=N plans drawn for a body, a class of schedule and a chip,
                      in hundredths (100)
  --max-nodes=N       longest code, in nodes times elements (3000)
  --chips=A,B         architectures (sm_80,sm_90a,sm_100a,sm_120a)
  --chosen            plans that the planner chooses instead of drawn ones
  --no-code           write no PTX: the model's figures alone
  --ranked            the plans that the planner considered for each kernel of
                      PROGRAM's plan, a line each, the best first: program,
                      kernel, decisions as text, modelled seconds, spilled bytes,
                      and whether it is the one taken; --chips names one chip
  --threads=N         workers (2)
)";

/// Bodies of fewer points are left out: nobody minds their registers.
constexpr int64_t leastPoints = 64;

struct Options {
  std::string out, chips = "sm_80,sm_90a,sm_100a,sm_120a";
  uint64_t seed = 0, perClass = 100, maxNodes = 3000, threads = 2;
  bool chosen = false, ranked = false, code = true;
};

int fatal(const Twine &message) {
  llvm::errs() << "sinter-sample-plans: error: " << message << "\n";
  return 1;
}

bool isLeaf(Value value) { return isa<BlockArgument>(value); }

/// One kernel body, and where it comes from.
struct Body {
  OwningOpRef<ModuleOp> module;
  KernelOp kernel;
  uint64_t hash = 0;
  std::string program;
  /// The kernel without name and decisions.
  std::string text;
};

/// Ops are handles: reading one needs no constness.
KernelOp kernelOf(const Body &body) { return body.kernel; }

class Sampler {
public:
  Sampler(const Options &options, MLIRContext &context)
      : options(options), context(context) {}

  LogicalResult open();
  /// The kernels of a program; false where it cannot be read.
  bool addProgram(StringRef path, std::vector<Body> &bodies);
  /// Writes plans drawn for the body.
  void sample(const Body &body);
  /// Writes what the planner makes of the program, or of the kernels in it, on
  /// each chip; false where it cannot.
  bool choose(StringRef path);
  /// Writes the plans that were considered for the program's kernels on the
  /// first chip; false where it cannot.
  bool rank(StringRef path);
  void flush();
  int64_t written = 0;

private:
  void emit(const Body &body, const AccessGraph &graph,
            const GraphSummary &summary, const RegisterModel &model,
            const Target &target, const TileDecisions &tiles, StringRef id);

  struct Pending {
    llvm::json::Object line;
    EmittedKernel code;
    std::string id;
  };

  const Options &options;
  MLIRContext &context;
  std::vector<Target> targets;
  llvm::StringSet<> seen;
  std::map<std::string, std::vector<Pending>> pending;
  std::unique_ptr<llvm::raw_fd_ostream> lines;
};

} // namespace

LogicalResult Sampler::open() {
  SmallVector<StringRef> names;
  StringRef(options.chips).split(names, ',');
  for (StringRef name : names) {
    std::optional<Target> target = lookupTarget(name.str());
    if (!target)
      return failure(fatal(unknownTargetMessage(name.str())));
    targets.push_back(*target);
  }
  if (std::error_code error = llvm::sys::fs::create_directories(options.out))
    return failure(fatal(options.out + ": " + error.message()));
  std::error_code error;
  lines = std::make_unique<llvm::raw_fd_ostream>(options.out + "/plans.jsonl",
                                                 error);
  if (error)
    return failure(fatal(options.out + ": " + error.message()));
  return success();
}

static Body bodyOf(KernelOp kernel, StringRef path) {
  Body body;
  body.module = ModuleOp::create(kernel.getLoc());
  body.kernel = cast<KernelOp>(kernel->clone());
  body.module->push_back(body.kernel);
  body.kernel.setSymName("kernel");
  body.kernel->removeAttr("estimates");
  body.kernel->removeAttr("decisions");
  llvm::raw_string_ostream stream(body.text);
  body.kernel->print(stream, OpPrintingFlags().useLocalScope());
  body.hash = llvm::xxh3_64bits(body.text);
  body.program = llvm::sys::path::stem(path).str();
  return body;
}

bool Sampler::addProgram(StringRef path, std::vector<Body> &bodies) {
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(path, &context);
  if (!module)
    return false;
  if (module->getOps<KernelOp>().empty()) {
    PassManager passes(&context);
    PlanPipelineOptions plan;
    plan.target = targets.front().product;
    buildImportPipeline(passes);
    buildPlanPipeline(passes, plan);
    if (failed(passes.run(*module)))
      return false;
  }
  for (KernelOp kernel : module->getOps<KernelOp>()) {
    if (kernel.getDecisions() && !hasTiledSchedule(kernel))
      continue;
    Body body = bodyOf(kernel, path);
    if (!seen.insert(body.text).second)
      continue;
    bodies.push_back(std::move(body));
  }
  return true;
}

bool Sampler::choose(StringRef path) {
  for (auto [t, target] : llvm::enumerate(targets)) {
    OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(path, &context);
    if (!module)
      return false;
    PassManager passes(&context);
    if (module->getOps<KernelOp>().empty()) {
      PlanPipelineOptions plan;
      plan.target = target.product;
      buildImportPipeline(passes);
      buildPlanPipeline(passes, plan);
    } else {
      SinterChooseTilesOptions tiles;
      tiles.target = target.product;
      passes.addPass(createSinterChooseTiles(tiles));
    }
    if (failed(passes.run(*module)))
      return false;
    for (KernelOp kernel : llvm::to_vector(module->getOps<KernelOp>())) {
      std::string error;
      if (!hasTiledSchedule(kernel))
        continue;
      std::optional<TileDecisions> tiles =
          fromAttribute(*kernel.getDecisions(), error);
      Body body = bodyOf(kernel, path);
      if (!tiles || !seen.insert(target.chip + body.text).second)
        continue;
      SmallVector<Value> results(body.kernel.getYield().getOperands());
      std::optional<AccessGraph> graph = buildTiled(results, isLeaf, error);
      if (!graph)
        continue;
      GraphSummary summary(*graph);
      RegisterModel model(*graph, summary);
      emit(body, *graph, summary, model, target, *tiles,
           "c" + llvm::utohexstr(body.hash, /*LowerCase=*/true, 16) + "_" +
               std::to_string(t));
    }
    flush();
  }
  return true;
}

bool Sampler::rank(StringRef path) {
  const Target &target = targets.front();
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(path, &context);
  if (!module)
    return false;
  PassManager passes(&context);
  PlanPipelineOptions plan;
  plan.target = target.product;
  buildImportPipeline(passes);
  buildPlanPipeline(passes, plan);
  if (failed(passes.run(*module)))
    return false;
  for (KernelOp kernel : module->getOps<KernelOp>()) {
    if (!hasTiledSchedule(kernel))
      continue;
    SmallVector<Value> results(kernel.getYield().getOperands());
    std::variant<std::vector<PricedPlan>, Refusal> ranked =
        rankPlans(results, isLeaf, target);
    auto *plans = std::get_if<std::vector<PricedPlan>>(&ranked);
    if (!plans)
      continue;
    for (const PricedPlan &priced : *plans) {
      DictionaryAttr decisions =
          toAttribute(priced.plan.decisions, kernel.getContext());
      std::string text;
      llvm::raw_string_ostream(text) << decisions;
      *lines << llvm::json::Value(llvm::json::Object{
                    {"program", llvm::sys::path::stem(path)},
                    {"kernel", kernel.getSymName()},
                    {"taken", kernel.getDecisions() == decisions},
                    {"decisions", text},
                    {"seconds", priced.time.total},
                    {"spill_bytes",
                     static_cast<int64_t>(priced.plan.facts.spillBytes)}})
             << "\n";
      ++written;
    }
  }
  return true;
}

void Sampler::sample(const Body &body) {
  KernelOp kernel = body.kernel;
  SmallVector<Value> results(kernel.getYield().getOperands());
  std::string error;
  std::optional<AccessGraph> graph = buildTiled(results, isLeaf, error);
  if (!graph || graph->getDomain().cols * graph->getDomain().rows < leastPoints)
    return;
  GraphSummary summary(*graph);
  RegisterModel model(*graph, summary);
  std::string stem = llvm::utohexstr(body.hash, /*LowerCase=*/true, 16);
  for (auto [t, target] : llvm::enumerate(targets)) {
    for (PlanClass kind : classesFor(*graph, summary)) {
      // A sequence of its own for each body, chip and class.
      Random random(body.hash ^ (options.seed * 1000003) ^
                    (t * 977 + static_cast<uint64_t>(kind) * 31));
      random.next();
      for (uint64_t i = 0; i * 100 < options.perClass; ++i) {
        if (static_cast<uint64_t>(random.below(100)) + i * 100 >=
            options.perClass)
          continue;
        std::optional<TileDecisions> tiles;
        for (int attempt = 0; attempt < 20 && !tiles; ++attempt)
          tiles = drawTiles(*graph, summary, target, kind,
                            static_cast<int64_t>(options.maxNodes), random);
        if (tiles && checkTiles(*graph, *tiles, target).empty())
          emit(body, *graph, summary, model, target, *tiles,
               "p" + stem + "_" + std::to_string(t) +
                   stringify(kind).take_front(2).str() + std::to_string(i));
      }
    }
  }
}

void Sampler::emit(const Body &body, const AccessGraph &graph,
                   const GraphSummary &summary, const RegisterModel &model,
                   const Target &target, const TileDecisions &tiles,
                   StringRef id) {
  Pending one;
  one.id = id.str();
  RegisterEstimate estimate = model.estimate(tiles, target);
  llvm::json::Array features;
  for (double value : model.features(tiles, target))
    features.push_back(value);
  llvm::json::Array names;
  for (StringRef name : RegisterModel::featureNames())
    names.push_back(name);
  // Blocks per SM with 8, 16, ... 256 registers.
  llvm::json::Array blocks;
  for (int registers = 8; registers <= 256; registers += 8)
    blocks.push_back(computeOccupancy(target, static_cast<int>(tiles.threads),
                                      std::min(registers, 255))
                         .blocksPerSm);
  one.line = llvm::json::Object{
      {"id", id.str()},
      {"body", llvm::utohexstr(body.hash, true, 16)},
      {"held_out", body.hash % 10 == 0},
      {"program", body.program},
      {"chip", target.chip},
      {"class", stringify(classOf(summary, tiles))},
      {"kind", static_cast<int64_t>(model.kindOf(tiles))},
      {"nodes", static_cast<int64_t>(graph.getNodes().size())},
      {"threads", tiles.threads},
      {"lanes", tiles.lanes},
      {"vector", tiles.vector},
      {"chunks", tiles.chunks},
      {"blocks", tiles.blocks},
      {"splits", tiles.splits},
      {"min_blocks", tiles.minBlocksPerSM},
      {"rows", graph.getDomain().rows},
      {"cols", graph.getDomain().cols},
      {"low", estimate.low},
      {"high", estimate.high},
      {"live", estimate.live},
      {"needed", estimate.needed},
      {"blocks_at", std::move(blocks)},
      {"features", std::move(features)},
      {"feature_names", std::move(names)},
  };
  if (options.code) {
    OwningOpRef<ModuleOp> holder = ModuleOp::create(kernelOf(body).getLoc());
    auto kernel = cast<KernelOp>(kernelOf(body)->clone());
    holder->push_back(kernel);
    // Unique in a file of several, and no number at the end.
    kernel.setSymName((id + "_k").str());
    kernel.setDecisionsAttr(toAttribute(tiles, &context));
    FailureOr<EmittedKernel> code = failure();
    {
      // What the emitter refuses is left out.
      ScopedDiagnosticHandler quiet(&context,
                                    [](Diagnostic &) { return success(); });
      code = emitKernel(kernel, target);
    }
    if (failed(code) || code->launches.empty())
      return;
    llvm::json::Array entries;
    for (const EmittedLaunch &launch : code->launches)
      entries.push_back(launch.entry);
    one.line["entries"] = std::move(entries);
    one.code = std::move(*code);
  }
  pending[target.chip].push_back(std::move(one));
  if (pending[target.chip].size() >= 64)
    flush();
}

void Sampler::flush() {
  for (auto &[chip, plans] : pending) {
    std::vector<gpu::GPUModuleOp> modules;
    if (options.code)
      for (Pending &one : plans)
        modules.push_back(*one.code.module);
    std::optional<std::vector<SerializedKernel>> codes;
    if (options.code) {
      SerializeOptions serialize =
          SerializeOptions::forTarget(*lookupTarget(chip));
      serialize.threads = static_cast<unsigned>(options.threads);
      codes = serializeKernels(modules, serialize);
      if (!codes) {
        plans.clear();
        continue;
      }
    }
    for (auto [i, one] : llvm::enumerate(plans)) {
      if (codes) {
        std::error_code error;
        llvm::raw_fd_ostream ptx(options.out + "/" + one.id + ".ptx", error);
        ptx << (*codes)[i].ptx;
      }
      *lines << llvm::json::Value(std::move(one.line)) << "\n";
      ++written;
    }
    plans.clear();
  }
}

int main(int argc, char **argv) {
  Options options;
  CommandLine line;
  line.text("out", options.out);
  line.text("chips", options.chips);
  line.number("seed", options.seed, 0, uint64_t(1) << 40);
  line.number("plans-per-class", options.perClass, 1, 100000);
  line.number("max-nodes", options.maxNodes, 1, 1000000);
  line.number("threads", options.threads, 1, 256);
  line.flag("chosen", options.chosen);
  line.flag("ranked", options.ranked);
  line.flag("code", options.code);
  Result<std::vector<std::string>> files = line.parse(argc, argv);
  if (!files)
    return fatal(files.message());
  if (line.helpWanted || files->empty() || options.out.empty()) {
    llvm::outs() << help;
    return line.helpWanted ? 0 : 1;
  }
  DialectRegistry registry;
  registerCompileDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  Sampler sampler(options, context);
  if (failed(sampler.open()))
    return 1;
  if (options.chosen || options.ranked) {
    for (const std::string &file : *files)
      if (!(options.ranked ? sampler.rank(file) : sampler.choose(file)))
        return fatal(file + " cannot be planned");
    llvm::outs() << sampler.written << " plans\n";
    return 0;
  }
  std::vector<Body> bodies;
  for (const std::string &file : *files)
    if (!sampler.addProgram(file, bodies))
      return fatal(file + " cannot be planned");
  int64_t heldOut = 0;
  for (const Body &body : bodies) {
    heldOut += body.hash % 10 == 0;
    sampler.sample(body);
  }
  sampler.flush();
  llvm::outs() << bodies.size() << " bodies, " << heldOut << " held out, "
               << sampler.written << " plans\n";
  return 0;
}

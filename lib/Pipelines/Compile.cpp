// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a program to a bundle, stage by stage.

#include "sinter/Pipelines/Compile.h"

#include "BundleBuilder.h"
#include "RemarkCollector.h"
#include "sinter/Analysis/PlanTarget.h"
#include "sinter/Bundle/Reader.h"
#include "sinter/Bundle/Writer.h"
#include "sinter/Codegen/EmitKernel.h"
#include "sinter/Codegen/Serialize.h"
#include "sinter/Conversion/StablehloSyntax.h"
#include "sinter/Cost/ChoosePlan.h"
#include "sinter/Cost/KernelTime.h"
#include "sinter/Cost/MeasurementsFile.h"
#include "sinter/Pipelines/Pipelines.h"
#include "sinter/Schedule/BufferPlan.h"
#include "sinter/Schedule/KernelPlan.h"
#include "sinter/Support/AtomicFile.h"
#include "sinter/Support/Digest.h"
#include "sinter/Target/Occupancy.h"
#include "sinter/Target/Target.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Threading.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

#include <chrono>
#include <cmath>
#include <limits>
#include <set>

using namespace mlir;
using namespace sinter;
namespace json = llvm::json;

void sinter::registerCompileDialects(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect, func::FuncDialect, gpu::GPUDialect,
                  LLVM::LLVMDialect, math::MathDialect, NVVM::NVVMDialect,
                  scf::SCFDialect, vector::VectorDialect, SinterDialect>();
  registerStablehloSyntax(registry);
}

/// What is planned for when nothing says otherwise.
/// Times that a kernel that spills is planned in another way.
static constexpr unsigned maxSpillRounds = 4;

namespace {

class Compiler {
public:
  Compiler(ModuleOp module, ModuleOp plan, StringRef directory,
           const CompileOptions &options)
      : module(module), plan(plan), directory(directory), options(options),
        context(module.getContext()),
        programName(options.programName.empty()
                        ? module.getSymName().value_or("step").str()
                        : options.programName) {}

  FailureOr<CompileResult> run() {
    if (failed(checkOptions()))
      return failure();
    // First, so that a folder that cannot be written costs no waiting.
    Result<AtomicDirectory> output = AtomicDirectory::create(directory.str());
    if (!output)
      return error(output.message());
    RemarkCollector collector(context);
    if (failed(import()) || failed(makePlan()))
      return failure();
    std::string planText;
    {
      llvm::raw_string_ostream os(planText);
      os << plan << "\n";
    }
    if (failed(compile()))
      return failure();
    // With what the assembler took beside what was predicted.
    if (cubin) {
      planText.clear();
      llvm::raw_string_ostream os(planText);
      os << plan << "\n";
    }
    if (failed(finish(collector)))
      return failure();
    stage("write");
    if (failed(write(*output, planText)))
      return failure();
    stage("");
    return std::move(result);
  }

private:
  LogicalResult error(const Twine &message) {
    return emitError(UnknownLoc::get(context)) << message;
  }

  void warning(const Twine &message) {
    emitWarning(UnknownLoc::get(context)) << message;
  }

  /// Ends the stage before and starts the next; an empty name only ends.
  void stage(StringRef name) {
    auto now = std::chrono::steady_clock::now();
    if (!current.empty())
      result.seconds.emplace_back(
          current, std::chrono::duration<double>(now - started).count());
    current = name.str();
    started = now;
    if (options.progress && !name.empty())
      options.progress(name);
  }

  LogicalResult checkOptions() {
    if (failed(chooseTarget()))
      return failure();
    if (options.precision != "as-written")
      return error("unknown precision '" + options.precision +
                   "'; known: as-written");
    std::string ptxas = options.ptxas.empty() ? findPtxas() : options.ptxas;
    cubin = options.emit == EmitFormat::Cubin ||
            (options.emit == EmitFormat::Auto && !ptxas.empty());
    if (cubin && ptxas.empty())
      return error(
          "cubins need CUDA's assembler: put ptxas on PATH or in "
          "/usr/local/cuda/bin, name it with --ptxas, or emit PTX "
          "(--emit=ptx), which the driver assembles when it is loaded");
    result.format = cubin ? "cubin" : "ptx";
    if (cubin && !llvm::sys::fs::can_execute(ptxas))
      return error("--ptxas: '" + ptxas +
                   "' is no program that can be run; name CUDA's assembler");
    if (!options.recipe.empty()) {
      Result<std::string> text = readFile(options.recipe, 64 << 20);
      if (!text)
        return error(text.message());
      recipe = *text;
    }
    if (!options.cacheDirectory.empty() && failed(checkCache()))
      return failure();
    if (!options.measurements.empty())
      return readMeasurements();
    return success();
  }

  /// The chip asked for, else the one that the plan was made for, else the
  /// first choice. Fusion is decided in a plan.
  LogicalResult chooseTarget() {
    ModuleOp known = plan ? plan : isPlanned(module) ? module : ModuleOp();
    FailureOr<Target> chip =
        targetOfPlan(known ? known : module, options.target);
    if (failed(chip))
      return failure();
    target = *chip;
    targetName = target.product;
    if (known && !options.strategy.empty())
      return known.emitError()
             << "fusion '" << options.strategy
             << "' has no effect on a plan, whose kernels stand: leave it out, "
                "or compile the program without a plan";
    return success();
  }

  /// A cache that was asked for has to work.
  LogicalResult checkCache() {
    const std::string &folder = options.cacheDirectory;
    auto bad = [&](std::error_code code) {
      return error("cannot write kernels to the cache folder '" + folder +
                   "': " + code.message() +
                   "; name another folder, or compile without a cache");
    };
    if (std::error_code code = llvm::sys::fs::create_directories(folder))
      return bad(code);
    llvm::SmallString<128> probe(folder), path;
    llvm::sys::path::append(probe, "probe-%%%%%%%%");
    int descriptor = -1;
    if (std::error_code code =
            llvm::sys::fs::createUniqueFile(probe, descriptor, path))
      return bad(code);
    if (std::error_code code =
            llvm::sys::Process::SafelyCloseFileDescriptor(descriptor))
      return bad(code);
    if (std::error_code code = llvm::sys::fs::remove(path))
      return bad(code);
    return success();
  }

  LogicalResult readMeasurements() {
    Result<std::string> text = readFile(options.measurements, 256 << 20);
    if (!text)
      return error(text.message());
    Result<MeasurementsFile> file =
        parseMeasurements(*text, options.measurements);
    if (!file)
      return error(file.message());
    if (!file->target.empty()) {
      std::optional<Target> on = lookupTarget(file->target);
      if (!on)
        return error(options.measurements + ": " +
                     unknownTargetMessage(file->target));
      if (on->product != target.product)
        return error(options.measurements + ": it was measured on " +
                     on->product + ", and the program is compiled for " +
                     target.product +
                     ": measure there, or compile for that chip");
    }
    // Metrics alone are for sinter-diagnose-kernels.
    for (const KernelMeasurements &kernel : file->kernels)
      if (kernel.seconds)
        measured[kernel.kernel] = *kernel.seconds;
    return success();
  }

  LogicalResult runPasses(function_ref<void(OpPassManager &)> build,
                          ModuleOp on) {
    PassManager passes(context);
    build(passes);
    return passes.run(on);
  }

  static bool isPlanned(ModuleOp module) {
    return module.walk([](LaunchOp) { return WalkResult::interrupt(); })
        .wasInterrupted();
  }

  LogicalResult import() {
    stage("import");
    bool stablehlo = needsStablehloImport(module);
    if (!stablehlo && isPlanned(module)) {
      if (plan)
        return error("the program is a plan itself: leave --plan out");
      plan = module;
      if (std::optional<StringRef> name = module.getSymName())
        programName = name->str();
      return success();
    }
    if (failed(runPasses(
            [&](OpPassManager &passes) {
              buildImportPipeline(passes, stablehlo);
            },
            module)))
      return failure();
    FailureOr<func::FuncOp> step = findStep(module);
    if (failed(step))
      return failure();
    if (failed(checkSizes(*step)))
      return failure();
    unfused = TrafficLedger::build(*step).getTotals();
    if (!plan)
      return success();
    FailureOr<func::FuncOp> planned = findStep(plan);
    if (failed(planned))
      return failure();
    if (planned->getFunctionType() != step->getFunctionType())
      return planned->emitError()
             << "the plan is of another program: it takes and gives "
             << planned->getFunctionType() << ", the program "
             << step->getFunctionType();
    return success();
  }

  /// Tensors that no device holds are said to be that before they are planned.
  static LogicalResult checkSizes(func::FuncOp step) {
    auto check = [](Value value) -> LogicalResult {
      auto tensor = dyn_cast<RankedTensorType>(value.getType());
      if (!tensor || !tensor.hasStaticShape() ||
          !tensor.getElementType().isIntOrFloat())
        return success();
      // Tensors of no elements may have sizes of any product.
      if (llvm::is_contained(tensor.getShape(), 0))
        return success();
      uint64_t bits = tensor.getElementTypeBitWidth();
      for (int64_t size : tensor.getShape()) {
        bool overflow = false;
        bits = llvm::SaturatingMultiply<uint64_t>(bits, size, &overflow);
        if (overflow)
          break;
      }
      if (bits / 8 <= static_cast<uint64_t>(maxArenaBytes))
        return success();
      return emitError(value.getLoc())
             << "a value of type " << tensor
             << " is larger than any device's memory (2^48 bytes); reduce its "
                "shape, for instance the batch";
    };
    for (Value argument : step.getArguments())
      if (failed(check(argument)))
        return failure();
    return failure(step.walk([&](Operation *op) {
                         for (Value result : op->getResults())
                           if (failed(check(result)))
                             return WalkResult::interrupt();
                         return WalkResult::advance();
                       })
                       .wasInterrupted());
  }

  LogicalResult makePlan() {
    stage("plan");
    PlanPipelineOptions passOptions;
    passOptions.target = targetName;
    passOptions.explainTiles = options.explainTiles;
    passOptions.mergeLaunches = options.mergeLaunches;
    if (!options.strategy.empty())
      passOptions.strategy = options.strategy;
    if (!plan) {
      plan = module;
      plannedHere = true;
      if (failed(runPasses(
              [&](OpPassManager &passes) {
                buildPlanPipeline(passes, passOptions);
              },
              plan)))
        return failure();
    } else {
      FailureOr<func::FuncOp> step = findStep(plan);
      if (failed(step))
        return failure();
      bool assign = !(*step)->hasAttr("sinter.arena");
      if (failed(runPasses(
              [&](OpPassManager &passes) {
                buildReplanPipeline(passes, passOptions, assign);
              },
              plan)))
        return failure();
    }
    dropResources();
    attachMeasurements();
    // A plan that is compiled again is still called what the program was.
    plan.setSymName(programName);
    FailureOr<func::FuncOp> step = findStep(plan);
    if (failed(step))
      return failure();
    FailureOr<PlannedStep> numbered = PlannedStep::build(*step);
    if (failed(numbered))
      return failure();
    planned.emplace(std::move(*numbered));
    FailureOr<BufferPlan> read = readBufferPlan(*planned);
    InPlaceRules rules;
    if (failed(read) || failed(checkBufferPlan(*planned, *read, rules)))
      return failure();
    buffers = std::move(*read);
    return success();
  }

  void attachMeasurements() {
    Builder b(context);
    std::set<std::string> used;
    for (KernelOp kernel : plan.getOps<KernelOp>()) {
      auto found = measured.find(kernel.getSymName().str());
      if (found == measured.end())
        continue;
      used.insert(found->first);
      kernel.setMeasurementsAttr(b.getDictionaryAttr(
          {b.getNamedAttr("seconds", b.getF64FloatAttr(found->second)),
           b.getNamedAttr("version", b.getI64IntegerAttr(1))}));
    }
    for (auto &[symbol, seconds] : measured)
      if (!used.count(symbol))
        warning(options.measurements + ": the plan has no kernel @" + symbol);
  }

  /// Takes out what an assembler said of an earlier compilation.
  void dropResources() {
    for (KernelOp kernel : plan.getOps<KernelOp>()) {
      std::optional<DictionaryAttr> known = kernel.getMeasurements();
      if (!known)
        continue;
      NamedAttrList entries(*known);
      for (StringRef name :
           {"registers", "stack_bytes", "spill_stores", "spill_loads"})
        entries.erase(name);
      if (entries.getAttrs().size() > 1)
        kernel.setMeasurementsAttr(entries.getDictionary(context));
      else
        kernel.removeMeasurementsAttr();
    }
  }

  /// What the assembler says of a kernel's first launch.
  void attachResources(KernelOp kernel, const EntryResources &resources) {
    Builder b(context);
    NamedAttrList entries;
    if (std::optional<DictionaryAttr> known = kernel.getMeasurements())
      entries = NamedAttrList(*known);
    auto set = [&](StringRef name, int64_t value) {
      entries.set(name, b.getI64IntegerAttr(value));
    };
    set("registers", resources.registers);
    set("stack_bytes", resources.stackBytes);
    set("spill_stores", resources.spillStoreBytes);
    set("spill_loads", resources.spillLoadBytes);
    set("version", 1);
    kernel.setMeasurementsAttr(entries.getDictionary(context));
  }

  /// Where the assembler spilled under a launch bound that was chosen here:
  /// What ptxas made of the launch that a kernel's decisions are about.
  static const EntryResources *mainResources(const EmittedKernel &emitted,
                                             const SerializedKernel &code) {
    for (const EntryResources &resources : code.resources)
      if (resources.entry == emitted.launches.front().entry)
        return &resources;
    return nullptr;
  }

  /// The fastest of the kernel's other plans, in the same memory, that the
  /// model takes to be faster than `seconds`; `tried` are those that spilled.
  std::optional<TileDecisions> nextPlan(KernelOp kernel,
                                        const TileDecisions &now,
                                        ArrayRef<Attribute> tried,
                                        double seconds) {
    SmallVector<Value> results(kernel.getYield().getOperands());
    auto isLeaf = [](Value value) { return isa<BlockArgument>(value); };
    auto ranked = rankPlans(results, isLeaf, target);
    auto *plans = std::get_if<std::vector<PricedPlan>>(&ranked);
    if (!plans)
      return std::nullopt;
    int64_t scratch = scratchBytes(kernel);
    DictionaryAttr before = *kernel.getDecisions();
    const PricedPlan *best = nullptr;
    for (const PricedPlan &one : *plans) {
      const TileDecisions &tiles = one.plan.decisions;
      DictionaryAttr decisions = toAttribute(tiles, context);
      if (one.plan.facts.spillBytes > 0 || tiles.schedule != now.schedule ||
          tiles.exchange != now.exchange || tiles.turns != now.turns ||
          one.time.total >= (best ? best->time.total : seconds) ||
          llvm::is_contained(tried, decisions))
        continue;
      kernel.setDecisionsAttr(decisions);
      if (scratchBytes(kernel) <= scratch)
        best = &one;
    }
    kernel.setDecisionsAttr(before);
    return best ? std::optional(best->plan.decisions) : std::nullopt;
  }

  /// Where ptxas spills under a kernel's launch bound, other decisions: a plan
  /// that the model takes to be faster than this one with room for its
  /// registers, or this one with that room. False: all is well, or nothing can
  /// be done.
  bool relieveSpill(KernelOp kernel, const EmittedKernel &emitted,
                    const SerializedKernel &code,
                    SmallVectorImpl<Attribute> &tried) {
    if (!cubin || !plannedHere)
      return false;
    const EntryResources *main = mainResources(emitted, code);
    std::string unused;
    std::optional<TileDecisions> tiles =
        kernel.getDecisions() ? fromAttribute(*kernel.getDecisions(), unused)
                              : std::nullopt;
    if (!main || main->spillStoreBytes + main->spillLoadBytes == 0 || !tiles)
      return false;
    tried.push_back(*kernel.getDecisions());
    int threads = static_cast<int>(tiles->threads);
    auto capOf = [&](int64_t blocks) {
      return maxRegistersForBlocks(target.sm, threads,
                                   static_cast<int>(blocks));
    };
    // The fewest CTAs less that leave more registers.
    int before = capOf(tiles->minBlocksPerSM);
    TileDecisions loose = *tiles;
    while (loose.minBlocksPerSM > 1 && capOf(loose.minBlocksPerSM) < before + 8)
      --loose.minBlocksPerSM;
    bool loosens = loose.minBlocksPerSM < tiles->minBlocksPerSM;
    if (membersOf(kernel) == 1) {
      double seconds = std::numeric_limits<double>::infinity();
      if (loosens)
        seconds =
            secondsWithAllRegisters(kernel, loose, capOf(loose.minBlocksPerSM));
      if (std::optional<TileDecisions> next =
              nextPlan(kernel, *tiles, tried, seconds)) {
        kernel.setDecisionsAttr(toAttribute(*next, context));
        remark::analysis(kernel.getLoc(),
                         remark::RemarkOpts::name("tiles.spilled")
                             .category("sinter-choose-tiles")
                             .function(kernel.getSymName()))
            << remark::add("the next plan is taken: {0} threads, {1} lanes, "
                           "{2} chunks of {3}",
                           next->threads, next->lanes, next->chunks,
                           next->vector)
            << remark::reason("the assembler spilled {0} bytes of stores under "
                              "{1} registers",
                              main->spillStoreBytes, before);
        return true;
      }
    }
    if (!loosens)
      return false;
    kernel.setDecisionsAttr(toAttribute(loose, context));
    remark::analysis(kernel.getLoc(),
                     remark::RemarkOpts::name("tiles.bound-loosened")
                         .category("sinter-choose-tiles")
                         .function(kernel.getSymName()))
        << remark::add("{0} CTAs per SM are asked for instead, which leave "
                       "more registers",
                       loose.minBlocksPerSM)
        << remark::reason("the assembler spilled {0} bytes of stores under {1} "
                          "registers",
                          main->spillStoreBytes, before);
    return true;
  }

  /// Modelled seconds of a kernel whose threads take all the registers that
  /// they may have.
  double secondsWithAllRegisters(KernelOp kernel, const TileDecisions &tiles,
                                 int registers) {
    SmallVector<Value> results(kernel.getYield().getOperands());
    auto isLeaf = [](Value value) { return isa<BlockArgument>(value); };
    PlanResult made = planWithTiles(results, isLeaf, target, tiles);
    auto *full = std::get_if<KernelPlan>(&made);
    if (!full)
      return std::numeric_limits<double>::infinity();
    full->facts.registers = registers;
    full->facts.spillBytes = 0;
    return estimateTime(*full, target).total;
  }

  /// Makes the estimates of standing decisions anew.
  LogicalResult estimateAnew() {
    PlanPipelineOptions passOptions;
    passOptions.target = targetName;
    return runPasses(
        [&](OpPassManager &passes) {
          buildReplanPipeline(passes, passOptions, /*assignBuffers=*/false);
        },
        plan);
  }

  LogicalResult compile() {
    stage("emit");
    context->loadDialect<gpu::GPUDialect, LLVM::LLVMDialect, NVVM::NVVMDialect,
                         scf::SCFDialect, vector::VectorDialect>();
    EmittedKernels emitted;
    for (KernelOp kernel : plan.getOps<KernelOp>())
      if (hasTiledSchedule(kernel))
        emitted.kernels.push_back(kernel);
    emitted.code.resize(emitted.kernels.size());
    SerializeOptions serialize = SerializeOptions::forTarget(target);
    serialize.cubin = cubin;
    serialize.ptxas = options.ptxas;
    serialize.cacheDirectory = options.cacheDirectory;
    serialize.threads = options.threads;
    std::vector<SerializedKernel> code(emitted.kernels.size());
    auto pending = llvm::to_vector(llvm::seq(emitted.kernels.size()));
    std::vector<SmallVector<Attribute, 2>> tried(emitted.kernels.size());
    for (unsigned round = 0; !pending.empty(); ++round) {
      if (failed(failableParallelForEachN(
              context, 0, pending.size(), [&](size_t i) -> LogicalResult {
                FailureOr<EmittedKernel> made =
                    emitKernel(emitted.kernels[pending[i]], target);
                if (failed(made))
                  return failure();
                emitted.code[pending[i]] = std::move(*made);
                return success();
              })))
        return failure();
      if (round == 0)
        stage(cubin ? "compile to cubin" : "compile to PTX");
      llvm::erase_if(
          pending, [&](size_t i) { return emitted.code[i].launches.empty(); });
      SmallVector<gpu::GPUModuleOp> modules;
      for (size_t i : pending)
        modules.push_back(emitted.code[i].module.get());
      std::optional<std::vector<SerializedKernel>> made =
          serializeKernels(modules, serialize);
      if (!made)
        return failure();
      for (auto [i, kernel] : llvm::zip(pending, *made))
        code[i] = std::move(kernel);
      // A prediction that was too low costs one compilation more, no spill.
      llvm::erase_if(pending, [&](size_t i) {
        return round == maxSpillRounds ||
               !relieveSpill(emitted.kernels[i], emitted.code[i], code[i],
                             tried[i]);
      });
      if (!pending.empty() && failed(estimateAnew()))
        return failure();
    }
    std::vector<KernelFile> files(emitted.code.size());
    for (auto [op, kernel, file, binary] :
         llvm::zip(emitted.kernels, emitted.code, files, code)) {
      if (kernel.launches.empty())
        continue;
      file.path = "kernels/" + binary.hash + (cubin ? ".cubin" : ".ptx");
      file.format =
          cubin ? bundle::KernelFormat::Cubin : bundle::KernelFormat::Ptx;
      file.resources = std::move(binary.resources);
      for (const EntryResources &resources : file.resources)
        if (cubin && resources.entry == kernel.launches.front().entry)
          attachResources(op, resources);
      std::string &text = codeFiles[file.path];
      text = cubin ? std::string(binary.cubin.begin(), binary.cubin.end())
                   : std::move(binary.ptx);
      file.digest = digestText(text);
      result.cachedKernels += binary.cached;
    }

    stage("bundle");
    ledger = TrafficLedger::build(planned->getFunction());
    FailureOr<BundleContents> built =
        buildBundle(*planned, buffers, ledger, emitted, files);
    if (failed(built))
      return failure();
    contents = std::move(*built);
    bundle::Manifest &manifest = contents.manifest;
    manifest.producer = "sinter 0.1.0";
    manifest.program = programName;
    manifest.targetProduct = target.product;
    manifest.targetChip = target.chip;
    if (Status valid = bundle::validate(manifest); !valid)
      return error("the manifest would be wrong, which is a bug of sinter: " +
                   valid.message());
    return success();
  }

  LogicalResult finish(RemarkCollector &collector) {
    stage("report");
    StepReport &report = result.report;
    report = reportStep(planned->getFunction());
    const bundle::Manifest &manifest = contents.manifest;
    report.program = manifest.program;
    report.target = target.product + " (" + target.chip + ")";
    report.unfused = unfused;
    // What the bundle really launches, a kernel in two stages as two.
    report.launches = manifest.launches.size();
    report.codeKernels = manifest.kernels.size();
    report.fused = trafficTotals(manifest);
    report.boundaries = collector.takeBoundaries();
    result.remarks = collector.takeRemarks();
    return success();
  }

  LogicalResult write(AtomicDirectory &output, const std::string &planText) {
    auto add = [&](const std::string &path, StringRef text) -> LogicalResult {
      if (Status added = output.addFile(path, text); !added)
        return error(added.message());
      return success();
    };
    for (auto &[path, code] : codeFiles)
      if (failed(add(path, code)))
        return failure();
    if (!contents.manifest.constants.empty() &&
        failed(add(bundle::constantsFile, contents.constants)))
      return failure();
    if (!recipe.empty() && failed(add(bundle::recipeFile, recipe)))
      return failure();
    json::Value value = result.report.toJson();
    json::Object &object = *value.getAsObject();
    object["format"] = result.format;
    json::Object seconds;
    for (auto &[name, time] : result.seconds)
      seconds[name] = time;
    object["seconds"] = std::move(seconds);
    std::string reportText;
    {
      llvm::raw_string_ostream os(reportText);
      result.report.print(os);
    }
    // The manifest comes last: it names the others.
    if (failed(add("plan.mlir", planText)) ||
        failed(add("report.txt", reportText)) ||
        failed(add("report.json", llvm::formatv("{0:2}\n", value).str())) ||
        failed(add(bundle::manifestFile,
                   bundle::manifestToText(contents.manifest))))
      return failure();
    if (Status written = output.commit(); !written)
      return error(written.message());
    removeStaleKernels();
    return success();
  }

  /// Takes away the kernels of a bundle that lay here before: files that are
  /// named by a digest and that no manifest names any more.
  void removeStaleKernels() {
    llvm::SmallString<128> folder(directory);
    llvm::sys::path::append(folder, "kernels");
    std::error_code code;
    SmallVector<std::string> stale;
    for (llvm::sys::fs::directory_iterator file(folder, code), end;
         !code && file != end; file.increment(code)) {
      StringRef name = llvm::sys::path::filename(file->path());
      StringRef stem = llvm::sys::path::stem(name);
      constexpr size_t digestLength = 64;
      if (stem.size() == digestLength && llvm::all_of(stem, llvm::isHexDigit) &&
          (name.ends_with(".ptx") || name.ends_with(".cubin")) &&
          !codeFiles.count("kernels/" + name.str()))
        stale.push_back(file->path());
    }
    for (const std::string &path : stale)
      if (llvm::sys::fs::remove(path))
        warning("cannot remove '" + path +
                "', a kernel of the bundle that was here before");
  }

  ModuleOp module, plan;
  StringRef directory;
  const CompileOptions &options;
  MLIRContext *context;
  std::string programName, targetName;
  Target target;
  bool cubin = false;
  /// The plan was made in this compilation: its decisions are nobody's.
  bool plannedHere = false;
  std::string recipe;
  std::map<std::string, double> measured;
  std::optional<TrafficTotals> unfused;
  std::optional<PlannedStep> planned;
  BufferPlan buffers;
  TrafficLedger ledger;
  BundleContents contents;
  std::map<std::string, std::string> codeFiles;
  CompileResult result;
  std::string current;
  std::chrono::steady_clock::time_point started;
};

} // namespace

FailureOr<CompileResult>
sinter::compileToBundle(ModuleOp module, ModuleOp plan, StringRef directory,
                        const CompileOptions &options) {
  return Compiler(module, plan, directory, options).run();
}

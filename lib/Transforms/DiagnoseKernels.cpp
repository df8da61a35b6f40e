// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Says what is wrong with kernels, from estimates and from measurements. What
// follows from which fact stands in Cost.

#include "sinter/Transforms/Passes.h"

#include "KernelEstimates.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"
#include "sinter/Cost/Diagnosis.h"
#include "sinter/Cost/KernelFamily.h"
#include "sinter/Cost/KernelTime.h"
#include "sinter/Cost/MeasurementsFile.h"
#include "sinter/Schedule/KernelPlan.h"
#include "sinter/Support/AtomicFile.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <map>

namespace sinter {
#define GEN_PASS_DEF_SINTERDIAGNOSEKERNELS
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;
namespace json = llvm::json;

static constexpr StringRef category = "sinter-diagnose-kernels";
static constexpr StringRef defaultTarget = "h200";
/// The largest file of measurements that is read, in bytes.
static constexpr size_t largestFile = 256 << 20;

static std::optional<double> numberIn(DictionaryAttr dictionary,
                                      StringRef name) {
  if (auto integer = dictionary.getAs<IntegerAttr>(name))
    if (integer.getType().isInteger())
      return static_cast<double>(integer.getInt());
  if (auto number = dictionary.getAs<FloatAttr>(name))
    return number.getValueAsDouble();
  return std::nullopt;
}

/// Facts that stand in `estimates` or `measurements` of a kernel.
static void readDictionary(DictionaryAttr dictionary, bool measured,
                           DiagnosisFacts &facts) {
  static constexpr struct {
    StringLiteral name;
    MaybeFact DiagnosisFacts::*fact;
  } entries[] = {
      {"registers", &DiagnosisFacts::registers},
      {"registers_low", &DiagnosisFacts::registersLow},
      {"registers_high", &DiagnosisFacts::registersHigh},
      {"spill_bytes", &DiagnosisFacts::spillStores},
      {"spill_stores", &DiagnosisFacts::spillStores},
      {"spill_loads", &DiagnosisFacts::spillLoads},
      {"shared_bytes", &DiagnosisFacts::sharedBytes},
      {"blocks_per_sm", &DiagnosisFacts::blocksPerSm},
      {"warps_per_sm", &DiagnosisFacts::warpsPerSm},
      {"bytes_in_flight_per_sm", &DiagnosisFacts::bytesInFlightPerSm},
      {"bytes_in_flight_needed", &DiagnosisFacts::bytesInFlightNeeded},
      {"sectors_per_request", &DiagnosisFacts::sectorsPerRequest},
      {"bytes_per_access", &DiagnosisFacts::bytesPerAccess},
      {"seconds", &DiagnosisFacts::seconds},
  };
  for (const auto &entry : entries)
    if (std::optional<double> value = numberIn(dictionary, entry.name))
      if (*value >= 0)
        facts.*entry.fact = Fact{*value, measured};
  if (auto limiter = dictionary.getAs<StringAttr>("limiter"))
    facts.limiter = limiter.getValue().str();
}

/// What the models say of a kernel with these decisions, where nothing says it
/// yet. Decisions that do not fit are an error of other passes.
static void planAgain(KernelOp kernel, const TileDecisions &tiles,
                      const Target &target, DiagnosisFacts &facts) {
  // Members are alike: one stands for all.
  OwningOpRef<KernelOp> member = memberOf(kernel, tiles);
  SmallVector<Value> results(
      (member ? *member : kernel).getYield().getOperands());
  auto isLeaf = [](Value value) { return isa<BlockArgument>(value); };
  if (!facts.registers && !facts.registersHigh) {
    PlanResult result = Refusal();
    if (member) {
      auto multi = readMultiKernel(kernel);
      auto &known = std::get<MultiKernel>(multi);
      result = planMulti(known.body, known.elements, target, tiles);
    } else {
      result = planWithTiles(results, isLeaf, target, tiles);
    }
    auto *plan = std::get_if<KernelPlan>(&result);
    if (!plan)
      return;
    NamedAttrList entries;
    addResourceEstimates(*plan, estimateTime(*plan, target),
                         Builder(kernel.getContext()), entries);
    readDictionary(entries.getDictionary(kernel.getContext()), false, facts);
  }
  if (facts.sectorsPerRequest)
    return;
  // Over all accesses, each as often as its tensor has elements.
  double touched = 0, least = 0;
  int64_t widest = 0;
  for (const AccessPattern &access : describeAccesses(results, isLeaf, tiles)) {
    auto type = dyn_cast<RankedTensorType>(access.value.getType());
    if (!type || access.sectors <= 0 || access.bytesPerThread <= 0)
      continue;
    double requests =
        static_cast<double>(type.getNumElements()) / access.bytesPerThread;
    touched += requests * access.sectors;
    least += requests * access.leastSectors;
    widest = std::max(widest, access.bytesPerThread);
  }
  if (touched <= 0)
    return;
  constexpr double bytesOfSector = 32;
  facts.bytesPerSector =
      Fact{bytesOfSector * std::min(least / touched, 1.0), false};
  facts.bytesPerAccess = Fact{double(widest), false};
}

/// Bytes that the cheapest cut of a kernel's body adds: what crosses it is
/// written and read, what both sides read is read once more.
static std::optional<double> cheapestCut(KernelOp kernel) {
  auto bytesOf = [](Value value) -> double {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || !type.hasStaticShape() ||
        !type.getElementType().isIntOrFloat())
      return 0;
    int64_t bytes = (type.getElementTypeBitWidth() + 7) / 8;
    return static_cast<double>(type.getNumElements() * bytes);
  };
  Block &body = kernel.getBody().front();
  std::vector<Operation *> ops;
  DenseMap<Operation *, size_t> position;
  for (Operation &op : body)
    if (!isa<arith::ConstantOp>(op)) {
      position[&op] = ops.size();
      ops.push_back(&op);
    }
  // The terminator is no side of a cut.
  if (ops.size() < 3)
    return std::nullopt;
  std::vector<double> cost(ops.size(), 0);
  auto live = [&](Value value, size_t from, double bytes) {
    size_t last = from;
    for (Operation *user : value.getUsers())
      if (auto found = position.find(user);
          found != position.end() && !isa<YieldOp>(user))
        last = std::max(last, found->second);
    // Cut i lies before op i.
    for (size_t i = from + 1; i <= last; ++i)
      cost[i] += bytes;
  };
  for (Operation *op : ops)
    for (Value result : op->getResults())
      live(result, position[op], 2 * bytesOf(result));
  for (Value argument : body.getArguments()) {
    size_t first = ops.size();
    for (Operation *user : argument.getUsers())
      if (auto found = position.find(user); found != position.end())
        first = std::min(first, found->second);
    if (first < ops.size())
      live(argument, first, bytesOf(argument));
  }
  return *std::min_element(cost.begin() + 1, cost.end() - 1);
}

namespace {
struct Diagnosed {
  std::string kernel;
  bool measuredOnly = false;
  Location location;
  std::vector<Finding> findings;
};

struct DiagnoseKernels
    : sinter::impl::SinterDiagnoseKernelsBase<DiagnoseKernels> {
  using SinterDiagnoseKernelsBase::SinterDiagnoseKernelsBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    ModuleOp module = getOperation();
    if (failed(diagnose(module)))
      signalPassFailure();
  }

  LogicalResult diagnose(ModuleOp module) {
    if (format != "text" && format != "json")
      return module.emitError()
             << "unknown format '" << format << "': use text or json";
    MeasurementsFile file;
    if (!measurements.empty()) {
      Result<std::string> text = readFile(measurements, largestFile);
      if (!text)
        return module.emitError() << text.message();
      Result<MeasurementsFile> parsed =
          parseMeasurements(*text, measurements.getValue());
      if (!parsed)
        return module.emitError() << parsed.message();
      file = std::move(*parsed);
    }
    FailureOr<Target> chip = chooseTarget(module, file);
    if (failed(chip))
      return failure();

    std::map<std::string, const KernelMeasurements *> measured;
    for (const KernelMeasurements &kernel : file.kernels)
      measured[kernel.kernel] = &kernel;
    std::vector<Diagnosed> all;
    for (KernelOp kernel : module.getOps<KernelOp>()) {
      DiagnosisFacts facts;
      bool known = predict(kernel, *chip, facts);
      auto found = measured.find(kernel.getSymName().str());
      if (found != measured.end()) {
        if (failed(measure(module, *found->second, *chip, facts)))
          return failure();
        measured.erase(found);
        known = true;
      }
      if (known)
        all.push_back({facts.kernel, false, kernel.getLoc(),
                       diagnoseKernel(facts, *chip)});
    }
    for (const KernelMeasurements &kernel : file.kernels) {
      if (!measured.count(kernel.kernel))
        continue;
      DiagnosisFacts facts;
      facts.kernel = kernel.kernel;
      facts.converts = kernelFamily(kernel.kernel) == KernelFamily::Quantize;
      if (failed(measure(module, kernel, *chip, facts)))
        return failure();
      all.push_back(
          {kernel.kernel, true, module.getLoc(), diagnoseKernel(facts, *chip)});
    }
    for (const Diagnosed &kernel : all)
      for (const Finding &finding : kernel.findings)
        report(kernel, finding);
    return output.empty() ? success() : write(module, *chip, all);
  }

  /// The chip asked for, else the one that was measured, else the one that the
  /// plan was made for.
  FailureOr<Target> chooseTarget(ModuleOp module,
                                 const MeasurementsFile &file) {
    std::string name = target;
    auto made = module->getAttrOfType<StringAttr>("sinter.target");
    if (name.empty())
      name = !file.target.empty() ? file.target
             : made               ? made.str()
                                  : defaultTarget.str();
    std::optional<Target> chip = lookupTarget(name);
    if (!chip)
      return module.emitError() << unknownTargetMessage(name);
    if (file.target.empty())
      return *chip;
    std::optional<Target> of = lookupTarget(file.target);
    if (!of)
      return module.emitError()
             << measurements << ": " << unknownTargetMessage(file.target);
    if (of->product != chip->product)
      return module.emitError()
             << measurements << ": measured on " << of->product << ", not on "
             << chip->product
             << ": leave the target out, or measure on that chip";
    return *chip;
  }

  /// Whether anything is known of the kernel.
  static bool predict(KernelOp kernel, const Target &chip,
                      DiagnosisFacts &facts) {
    facts.kernel = kernel.getSymName().str();
    facts.converts = kernelFamily(facts.kernel) == KernelFamily::Quantize ||
                     isConversion(kernel);
    if (std::optional<DictionaryAttr> estimates = kernel.getEstimates())
      readDictionary(*estimates, false, facts);
    std::optional<DictionaryAttr> decisions = kernel.getDecisions();
    std::string error;
    std::optional<TileDecisions> tiles =
        decisions ? fromAttribute(*decisions, error) : std::nullopt;
    bool tiled = tiles && tiles->schedule != ScheduleKind::Library &&
                 tiles->schedule != ScheduleKind::Copy;
    if (tiled) {
      facts.threads = Fact{double(tiles->threads), false};
      facts.blocks = Fact{double(tiles->blocks) * tiles->splits, false};
      planAgain(kernel, *tiles, chip, facts);
    }
    if (std::optional<double> cut = cheapestCut(kernel))
      facts.splitBytes = Fact{*cut, false};
    if (std::optional<DictionaryAttr> known = kernel.getMeasurements())
      readDictionary(*known, true, facts);
    return tiled || facts.registers || facts.registersHigh ||
           facts.warpsPerSm || facts.bytesInFlightPerSm;
  }

  /// Whether a kernel makes 8-bit floats or narrower of wider numbers.
  static bool isConversion(KernelOp kernel) {
    auto narrow = [](Type type) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      return tensor && isa<FloatType>(tensor.getElementType()) &&
             tensor.getElementTypeBitWidth() <= 8;
    };
    return llvm::any_of(kernel.getResultTypes(), narrow) &&
           !llvm::any_of(kernel.getArgumentTypes(), narrow);
  }

  LogicalResult measure(ModuleOp module, const KernelMeasurements &kernel,
                        const Target &chip, DiagnosisFacts &facts) {
    if (kernel.seconds)
      facts.seconds = Fact{*kernel.seconds, true};
    MetricReader reader(facts, chip);
    for (const auto &[name, value] : kernel.metrics) {
      std::string why = reader.set(name, value);
      if (!why.empty())
        return module.emitError()
               << measurements << ": kernel '" << kernel.kernel << "': " << why;
    }
    reader.finish();
    return success();
  }

  void report(const Diagnosed &kernel, const Finding &finding) {
    MLIRContext *context = &getContext();
    // Remarks may be kept beyond this pass, and with them only references.
    auto keep = [&](StringRef text) {
      return StringAttr::get(context, text).getValue();
    };
    remark::RemarkOpts opts = remark::RemarkOpts::name(keep(finding.id))
                                  .category(category)
                                  .function(keep(kernel.kernel));
    auto fill = [&](auto remark) {
      remark << remark::add("{0}", finding.summary)
             << remark::reason("{0}", describeEvidence(finding));
      if (!finding.cures.empty())
        remark << remark::suggest("{0}", curesOf(finding));
      remark << remark::metric("priority",
                               keep(stringifyPriority(finding.priority)));
      if (kernel.measuredOnly)
        remark << remark::metric("kernel", "measured only");
    };
    if (finding.priority == FindingPriority::Info)
      fill(remark::analysis(kernel.location, opts));
    else
      fill(remark::missed(kernel.location, opts));
  }

  /// "1. ...; 2. ...".
  static std::string curesOf(const Finding &finding) {
    std::string text;
    for (auto [i, cure] : llvm::enumerate(finding.cures))
      text += llvm::formatv("{0}{1}. {2}", i ? "; " : "", i + 1, cure);
    return text;
  }

  LogicalResult write(ModuleOp module, const Target &chip,
                      ArrayRef<Diagnosed> all) {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (format == "json")
      os << llvm::formatv("{0:2}\n", toJson(chip, all));
    else
      print(os, chip, all);
    if (output == "-") {
      llvm::outs() << text;
      return success();
    }
    if (Status written = writeFileAtomically(output, text); !written)
      return module.emitError() << written.message();
    return success();
  }

  static void print(llvm::raw_ostream &os, const Target &chip,
                    ArrayRef<Diagnosed> all) {
    os << "kernels on " << chip.product << " (" << chip.chip << ")\n";
    for (const Diagnosed &kernel : all) {
      os << "\n@" << kernel.kernel
         << (kernel.measuredOnly ? " (measured only)\n" : "\n");
      for (const Finding &finding : kernel.findings) {
        os << "  [" << finding.id << "] "
           << std::string(stringifyPriority(finding.priority)) << ": "
           << finding.summary << "\n";
        for (const Evidence &evidence : finding.evidence)
          os << "    " << evidence.role << ": " << evidence.text
             << (evidence.measured ? " (measured)\n" : " (predicted)\n");
        for (auto [i, cure] : llvm::enumerate(finding.cures))
          os << "    " << i + 1 << ". " << cure << "\n";
      }
    }
  }

  static json::Value toJson(const Target &chip, ArrayRef<Diagnosed> all) {
    json::Array kernels;
    for (const Diagnosed &kernel : all) {
      json::Array findings;
      for (const Finding &finding : kernel.findings) {
        json::Array evidence;
        for (const Evidence &fact : finding.evidence)
          evidence.push_back(json::Object{{"role", fact.role},
                                          {"text", fact.text},
                                          {"value", fact.value},
                                          {"measured", fact.measured}});
        findings.push_back(json::Object{
            {"id", finding.id},
            {"priority", std::string(stringifyPriority(finding.priority))},
            {"summary", finding.summary},
            {"evidence", std::move(evidence)},
            {"cures", json::Array(finding.cures)}});
      }
      kernels.push_back(json::Object{{"kernel", kernel.kernel},
                                     {"measured_only", kernel.measuredOnly},
                                     {"findings", std::move(findings)}});
    }
    return json::Object{{"version", 1},
                        {"target", chip.product},
                        {"kernels", std::move(kernels)}};
  }
};
} // namespace

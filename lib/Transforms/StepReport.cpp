// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Collecting and printing the report of a plan.

#include "sinter/Transforms/StepReport.h"

#include "sinter/Analysis/StridedView.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace sinter;
namespace json = llvm::json;

/// Tensors that a report lists; boundaries are all listed.
static constexpr size_t maxTensors = 100;

static double secondsOf(std::optional<DictionaryAttr> known) {
  if (known)
    if (auto seconds = known->getAs<FloatAttr>("seconds"))
      return seconds.getValueAsDouble();
  return 0;
}

static void readResources(KernelOp op, KernelSummary &kernel) {
  auto read = [](std::optional<DictionaryAttr> from, StringRef name,
                 std::optional<int64_t> &to) {
    if (from)
      if (auto value = from->getAs<IntegerAttr>(name))
        to = value.getValue().getSExtValue();
  };
  read(op.getEstimates(), "registers_low", kernel.registersLow);
  read(op.getEstimates(), "registers_high", kernel.registersHigh);
  read(op.getEstimates(), "spill_bytes", kernel.spillBytes);
  read(op.getMeasurements(), "registers", kernel.registers);
  read(op.getMeasurements(), "stack_bytes", kernel.stackBytes);
  read(op.getMeasurements(), "spill_stores", kernel.spillStores);
  read(op.getMeasurements(), "spill_loads", kernel.spillLoads);
}

/// Kernels by registers, what was predicted beside what the assembler took.
static void printRegisters(raw_ostream &os, ArrayRef<KernelSummary> kernels) {
  SmallVector<const KernelSummary *> shown;
  for (const KernelSummary &kernel : kernels)
    if (kernel.registersHigh)
      shown.push_back(&kernel);
  if (shown.empty())
    return;
  llvm::stable_sort(shown, [](const KernelSummary *a, const KernelSummary *b) {
    return a->registers.value_or(*a->registersHigh) >
           b->registers.value_or(*b->registersHigh);
  });
  constexpr size_t most = 10;
  os << "\nkernels with most registers per thread\n"
     << "   predicted  spill   ptxas  stack  stores  loads\n";
  for (const KernelSummary *kernel : ArrayRef(shown).take_front(most)) {
    std::string predicted = (llvm::Twine(kernel->registersLow.value_or(0)) +
                             " to " + llvm::Twine(*kernel->registersHigh))
                                .str();
    auto number = [](std::optional<int64_t> value) {
      return value ? std::to_string(*value) : std::string("-");
    };
    os << llvm::formatv("  {0,10} {1,6} {2,7} {3,6} {4,7} {5,6}  @{6}\n",
                        predicted, number(kernel->spillBytes),
                        number(kernel->registers), number(kernel->stackBytes),
                        number(kernel->spillStores), number(kernel->spillLoads),
                        kernel->symbol);
  }
  if (shown.size() > most)
    os << "  and " << shown.size() - most << " more\n";
}

static std::string nameOf(Value root) {
  if (auto argument = dyn_cast<BlockArgument>(root))
    return "arg" + std::to_string(argument.getArgNumber());
  Operation *op = root.getDefiningOp();
  unsigned number = cast<OpResult>(root).getResultNumber();
  if (auto launch = dyn_cast<LaunchOp>(op))
    return "@" + launch.getKernel().str() + "#" + std::to_string(number);
  return op->getName().getStringRef().str();
}

static std::string text(Type type) {
  std::string out;
  llvm::raw_string_ostream(out) << type;
  return out;
}

StepReport sinter::reportStep(func::FuncOp step, std::optional<Target> target) {
  StepReport report;
  auto module = step->getParentOfType<ModuleOp>();
  SymbolTable symbols(module);
  TrafficLedger ledger = TrafficLedger::build(step);
  report.program = module.getSymName().value_or("step").str();
  report.fused = ledger.getTotals();

  llvm::MapVector<StringRef, KernelSummary> kernels;
  for (const TrafficKernel &moved : ledger.getKernels()) {
    auto launch = dyn_cast<LaunchOp>(moved.op);
    StringRef name =
        launch ? launch.getKernel() : moved.op->getName().getStringRef();
    KernelSummary &kernel = kernels[name];
    if (kernel.launches++ == 0) {
      kernel.symbol = name.str();
      kernel.family = stringifyFamily(moved.family).str();
      if (auto op = launch ? symbols.lookup<KernelOp>(name) : KernelOp()) {
        if (auto decisions = op.getDecisions())
          if (auto schedule = decisions->getAs<StringAttr>("schedule"))
            kernel.schedule = schedule.getValue().str();
        kernel.estimatedSeconds = secondsOf(op.getEstimates());
        kernel.measuredSeconds = secondsOf(op.getMeasurements());
        readResources(op, kernel);
      }
    }
    for (const TrafficMove &move : moved.moves)
      (move.isWrite ? kernel.bytesWritten : kernel.bytesRead) += move.bytes;
    ++report.launches;
    if (kernel.schedule == "library")
      ++report.libraryCalls;
    else if (kernel.schedule == "copy")
      ++report.copies;
    else if (moved.family == TrafficFamily::Matmul)
      ++report.loopNestProducts;
  }
  for (auto &[name, kernel] : kernels)
    report.kernels.push_back(std::move(kernel));
  llvm::stable_sort(report.kernels, [](const auto &a, const auto &b) {
    return a.bytesRead + a.bytesWritten > b.bytesRead + b.bytesWritten;
  });

  std::vector<const TrafficTensor *> tensors;
  for (const TrafficTensor &tensor : ledger.getTensors()) {
    if (tensor.root.getDefiningOp<arith::ConstantOp>())
      report.constantBytes += tensor.bytes;
    else if (isa<BlockArgument>(tensor.root))
      report.inputBytes += tensor.bytes;
    tensors.push_back(&tensor);
  }
  llvm::stable_sort(tensors, [](const auto *a, const auto *b) {
    return a->bytesRead + a->bytesWritten > b->bytesRead + b->bytesWritten;
  });
  for (const TrafficTensor *tensor : tensors) {
    if (report.tensors.size() == maxTensors)
      break;
    TensorSummary summary;
    summary.name = nameOf(tensor->root);
    summary.type = text(tensor->root.getType());
    summary.bytesRead = tensor->bytesRead;
    summary.bytesWritten = tensor->bytesWritten;
    summary.isScores = tensor->isScores;
    auto names = [&](ArrayRef<unsigned> numbers,
                     std::vector<std::string> &out) {
      for (unsigned number : numbers) {
        Operation *op = ledger.getKernels()[number].op;
        auto launch = dyn_cast<LaunchOp>(op);
        out.push_back(launch ? launch.getKernel().str()
                             : op->getName().getStringRef().str());
      }
    };
    names(tensor->writers, summary.writers);
    names(tensor->readers, summary.readers);
    report.tensors.push_back(std::move(summary));
  }

  if (auto arena = step->getAttrOfType<DictionaryAttr>("sinter.arena")) {
    if (auto bytes = arena.getAs<IntegerAttr>("bytes"))
      report.arenaBytes = bytes.getInt();
    if (auto bytes = arena.getAs<IntegerAttr>("live_bytes"))
      report.liveBytes = bytes.getInt();
  }
  if (auto name = module->getAttrOfType<StringAttr>("sinter.target");
      name && !target)
    target = lookupTarget(name.str());
  if (!target)
    return report;
  report.time = modelStepTime(step, ledger, *target);
  // Library calls have no estimate of their own.
  for (KernelSummary &kernel : report.kernels)
    if (auto found = report.time->kernels.find(kernel.symbol);
        found != report.time->kernels.end() && kernel.estimatedSeconds == 0)
      kernel.estimatedSeconds = found->second + target->launchSeconds;
  return report;
}

static json::Object toJson(const TrafficTotals &totals) {
  json::Object object;
  for (unsigned i = 0; i < numTrafficFamilies; ++i)
    object[stringifyFamily(TrafficFamily(i))] = totals[i];
  return object;
}

json::Value StepReport::toJson() const {
  json::Array list;
  for (const KernelSummary &kernel : kernels) {
    json::Object object{{"symbol", kernel.symbol},
                        {"schedule", kernel.schedule},
                        {"family", kernel.family},
                        {"launches", kernel.launches},
                        {"bytes_read", kernel.bytesRead},
                        {"bytes_written", kernel.bytesWritten}};
    if (kernel.estimatedSeconds > 0)
      object["estimated_seconds"] = kernel.estimatedSeconds;
    if (kernel.measuredSeconds > 0)
      object["measured_seconds"] = kernel.measuredSeconds;
    auto add = [&](StringRef name, std::optional<int64_t> value) {
      if (value)
        object[name] = *value;
    };
    add("predicted_registers_low", kernel.registersLow);
    add("predicted_registers_high", kernel.registersHigh);
    add("predicted_spill_bytes", kernel.spillBytes);
    add("registers", kernel.registers);
    add("stack_bytes", kernel.stackBytes);
    add("spill_stores", kernel.spillStores);
    add("spill_loads", kernel.spillLoads);
    list.push_back(std::move(object));
  }
  json::Array tensorList;
  for (const TensorSummary &tensor : tensors)
    tensorList.push_back(
        json::Object{{"name", tensor.name},
                     {"type", tensor.type},
                     {"bytes_read", tensor.bytesRead},
                     {"bytes_written", tensor.bytesWritten},
                     {"scores", tensor.isScores},
                     {"writers", json::Array(tensor.writers)},
                     {"readers", json::Array(tensor.readers)}});
  json::Array boundaryList;
  for (const BoundarySummary &boundary : boundaries) {
    json::Object object{{"bytes", boundary.bytes},
                        {"id", boundary.id},
                        {"reason", boundary.reason},
                        {"location", boundary.location}};
    if (!boundary.repair.empty())
      object["repair"] = boundary.repair;
    boundaryList.push_back(std::move(object));
  }
  json::Object traffic{{"fused", ::toJson(fused)}};
  if (unfused)
    traffic["unfused"] = ::toJson(*unfused);
  json::Object counts{{"launches", launches},
                      {"distinct", static_cast<int64_t>(kernels.size())},
                      {"library_calls", libraryCalls},
                      {"copies", copies},
                      {"loop_nest_products", loopNestProducts},
                      {"list", std::move(list)}};
  if (codeKernels)
    counts["code"] = *codeKernels;
  json::Object object{
      {"program", program},
      {"target", target},
      {"kernels", std::move(counts)},
      {"traffic", std::move(traffic)},
      {"memory", json::Object{{"peak_bytes", arenaBytes},
                              {"live_bytes", liveBytes},
                              {"input_bytes", inputBytes},
                              {"constant_bytes", constantBytes}}},
      {"tensors", std::move(tensorList)},
      {"boundaries", std::move(boundaryList)}};
  if (time)
    object["time"] = time->toJson();
  return object;
}

/// "12.34 GB", decimal, as memory bandwidths are quoted.
static std::string amount(int64_t bytes) {
  double value = static_cast<double>(bytes);
  for (const char *unit : {"B", "kB", "MB", "GB", "TB"}) {
    if (value < 1000 || StringRef(unit) == "TB")
      return llvm::formatv(bytes < 1000 ? "{0:f0} {1}" : "{0:f2} {1}", value,
                           unit);
    value /= 1000;
  }
  return "";
}

/// Kernels by the time of all their launches, the most first.
static void printSlowest(raw_ostream &os, ArrayRef<KernelSummary> kernels) {
  auto seconds = [](const KernelSummary &kernel) {
    double one = kernel.measuredSeconds > 0 ? kernel.measuredSeconds
                                            : kernel.estimatedSeconds;
    return one * static_cast<double>(kernel.launches);
  };
  std::vector<const KernelSummary *> slowest;
  double total = 0;
  for (const KernelSummary &kernel : kernels)
    if (seconds(kernel) > 0) {
      slowest.push_back(&kernel);
      total += seconds(kernel);
    }
  if (slowest.empty())
    return;
  llvm::stable_sort(slowest, [&](const auto *a, const auto *b) {
    return seconds(*a) > seconds(*b);
  });
  constexpr size_t shown = 10;
  os << "\nkernels that take most\n";
  for (const KernelSummary *kernel : ArrayRef(slowest).take_front(shown))
    os << llvm::formatv("  {0,9:f1} us {1,5:f1}%  {2,4} x @{3} ({4}{5}{6})\n",
                        seconds(*kernel) * 1e6, 100 * seconds(*kernel) / total,
                        kernel->launches, kernel->symbol, kernel->schedule,
                        kernel->schedule.empty() ? "" : ", ",
                        kernel->measuredSeconds > 0 ? "measured" : "modelled");
  if (slowest.size() > shown)
    os << "  and " << slowest.size() - shown << " more\n";
}

void StepReport::print(raw_ostream &os) const {
  os << "program   " << program << "\n";
  if (!target.empty())
    os << "target    " << target << "\n";
  os << "launches  " << launches << ", of them " << libraryCalls
     << " library calls, " << copies << " copies, " << loopNestProducts
     << " products as loop nests\nkernels   ";
  if (codeKernels)
    os << *codeKernels << " of GPU code, ";
  os << kernels.size() << " in the plan\n";
  if (arenaBytes > 0)
    os << "memory    " << amount(arenaBytes) << " in one arena ("
       << amount(inputBytes) << " of arguments, " << amount(constantBytes)
       << " of constants; at least " << amount(liveBytes)
       << " alive at once)\n";
  os << "\nbytes moved         fused"
     << (unfused ? "     one kernel per op\n" : "\n");
  for (unsigned i = 0; i < numTrafficFamilies; ++i) {
    os << llvm::formatv("  {0,-17} {1,12}", stringifyFamily(TrafficFamily(i)),
                        amount(fused[i]));
    if (unfused)
      os << llvm::formatv("{0,18}", amount((*unfused)[i]));
    os << "\n";
  }
  if (time)
    time->print(os);
  printSlowest(os, kernels);
  printRegisters(os, kernels);
  constexpr size_t shown = 20;
  os << "\nkernels that move most\n";
  for (const KernelSummary &kernel : ArrayRef(kernels).take_front(shown)) {
    os << llvm::formatv("  {0,12}  {1,4} x @{2} ({3}{4}{5})",
                        amount(kernel.bytesRead + kernel.bytesWritten),
                        kernel.launches, kernel.symbol, kernel.schedule,
                        kernel.schedule.empty() ? "" : ", ", kernel.family);
    if (kernel.measuredSeconds > 0)
      os << llvm::formatv(", measured {0:f1} us each",
                          kernel.measuredSeconds * 1e6);
    else if (kernel.estimatedSeconds > 0)
      os << llvm::formatv(", estimated {0:f1} us each",
                          kernel.estimatedSeconds * 1e6);
    os << "\n";
  }
  if (kernels.size() > shown)
    os << "  and " << kernels.size() - shown << " more\n";
  if (!boundaries.empty()) {
    os << "\nvalues that go through memory between kernels\n";
    for (const BoundarySummary &boundary :
         ArrayRef(boundaries).take_front(shown))
      os << llvm::formatv("  {0,12}  [{1}] {2} ({3})\n", amount(boundary.bytes),
                          boundary.id, boundary.reason, boundary.location);
    if (boundaries.size() > shown)
      os << "  and " << boundaries.size() - shown << " more\n";
  }
}

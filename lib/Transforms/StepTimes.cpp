// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The modelled time of a planned step, launch by launch.

#include "sinter/Transforms/StepTimeReport.h"

#include "sinter/Cost/KernelTime.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace mlir;
using namespace sinter;

/// Share of the tensor cores' peak that large library products reach: 637 to
/// 700 of 989 Tflop/s on an H200 (docs/Measurements.md).
static constexpr double libraryShare = 0.7;

static double numberIn(std::optional<DictionaryAttr> dictionary,
                       StringRef name) {
  if (dictionary)
    if (auto number = dictionary->getAs<FloatAttr>(name))
      return number.getValueAsDouble();
  return 0;
}

static StringRef scheduleOf(KernelOp kernel) {
  if (std::optional<DictionaryAttr> decisions = kernel.getDecisions())
    if (auto schedule = decisions->getAs<StringAttr>("schedule"))
      return schedule.getValue();
  return "";
}

/// Flops of the products in a kernel and, of its fastest one, the pipe's peak.
static double productFlops(KernelOp kernel, const Target &target,
                           double &peak) {
  double flops = 0;
  peak = 0;
  for (MatmulOp op : kernel.getBody().front().getOps<MatmulOp>()) {
    double sum = 1;
    for (int64_t dim : op.getLhsContract())
      sum *= static_cast<double>(op.getLhsTensorType().getDimSize(dim));
    flops += 2 * sum *
             static_cast<double>(op.getResultTensorType().getNumElements());
    Type lhs = op.getLhsPrecision(), rhs = op.getRhsPrecision();
    unsigned bits =
        std::max(lhs.getIntOrFloatBitWidth(), rhs.getIntOrFloatBitWidth());
    double own = target.peakF32;
    if (isa<FloatTF32Type>(lhs))
      own = target.peakTF32;
    else if (lhs.isF64() || rhs.isF64())
      own = target.peakF64;
    else if (bits <= 4)
      own = target.peakF4;
    else if (bits <= 8)
      own = target.peakF8;
    else if (lhs.isF16() && rhs.isF16())
      own = target.peakF16;
    else if (bits <= 16)
      own = target.peakBF16;
    peak = std::max(peak, own > 0 ? own : target.peakF32);
  }
  return flops;
}

KernelFamily sinter::familyOfLaunch(const TrafficKernel &launch,
                                    const TrafficLedger &ledger,
                                    KernelOp kernel) {
  bool scores = llvm::any_of(launch.moves, [&](const TrafficMove &move) {
    return ledger.getTensors()[move.tensor].isScores;
  });
  switch (launch.family) {
  case TrafficFamily::AttentionScores:
    return KernelFamily::Attention;
  case TrafficFamily::Matmul:
    return scores ? KernelFamily::Attention : KernelFamily::Matmul;
  case TrafficFamily::Optimizer:
    return KernelFamily::Optimizer;
  case TrafficFamily::Quantize:
    return KernelFamily::Quantize;
  case TrafficFamily::Other:
    break;
  }
  if (scores)
    return KernelFamily::Attention;
  if (!kernel)
    return KernelFamily::Other;
  // What a person calls recurrent is; of the ops alone it cannot be seen.
  if (kernelFamily(kernel.getSymName()) == KernelFamily::Recurrent)
    return KernelFamily::Recurrent;
  bool reduces = false, roots = false, computes = false, looksUp = false;
  for (Operation &op : kernel.getBody().front().without_terminator()) {
    reduces |= isa<ReduceOp>(op);
    roots |= isa<math::RsqrtOp, math::SqrtOp>(op);
    looksUp |= isa<GatherOp, ScatterOp>(op);
    computes |= !isa<arith::ConstantOp>(op) &&
                (isa<arith::ArithDialect, math::MathDialect>(op.getDialect()));
  }
  if (reduces && roots)
    return KernelFamily::Norm;
  if (reduces || looksUp)
    return KernelFamily::Other;
  return computes ? KernelFamily::Pointwise : KernelFamily::Layout;
}

std::map<std::string, KernelFamily> sinter::familiesOf(func::FuncOp step) {
  std::map<std::string, KernelFamily> families;
  TrafficLedger ledger = TrafficLedger::build(step);
  SymbolTable symbols(step->getParentOfType<ModuleOp>());
  for (const TrafficKernel &moved : ledger.getKernels())
    if (auto launch = dyn_cast<LaunchOp>(moved.op))
      if (auto kernel = symbols.lookup<KernelOp>(launch.getKernel()))
        families.try_emplace(kernel.getSymName().str(),
                             familyOfLaunch(moved, ledger, kernel));
  return families;
}

StepTimeReport sinter::modelStepTime(func::FuncOp step,
                                     const TrafficLedger &ledger,
                                     const Target &target) {
  StepTimeReport report;
  SymbolTable symbols(step->getParentOfType<ModuleOp>());
  StepTime time;
  int64_t measured = 0, launches = 0;
  // Times of a kernel hold for each of its launches.
  struct Known {
    double work = 0, launch = 0, floor = 0;
    bool isKnown = false, isMeasured = false;
  };
  DenseMap<Operation *, Known> kernels;
  for (const TrafficKernel &moved : ledger.getKernels()) {
    auto launch = dyn_cast<LaunchOp>(moved.op);
    auto kernel =
        launch ? symbols.lookup<KernelOp>(launch.getKernel()) : KernelOp();
    if (!kernel) {
      ++report.unknownLaunches;
      continue;
    }
    double bytes = 0;
    for (const TrafficMove &move : moved.moves)
      bytes += static_cast<double>(move.bytes);
    auto [found, fresh] = kernels.try_emplace(kernel);
    Known &known = found->second;
    if (fresh) {
      double peak;
      double flops = productFlops(kernel, target, peak);
      known.floor = std::max(bytes / target.dramBytesPerSecond,
                             flops > 0 ? flops / peak : 0);
      known.launch = target.launchSeconds;
      double total = numberIn(kernel.getEstimates(), "seconds");
      if (double own = numberIn(kernel.getEstimates(), "seconds_launch");
          own > 0)
        known.launch = own;
      StringRef schedule = scheduleOf(kernel);
      double seconds = numberIn(kernel.getMeasurements(), "seconds");
      if (seconds > 0) {
        known.work = seconds;
        known.isMeasured = true;
      } else if (total > 0) {
        known.work = std::max(total - known.launch, 0.0);
      } else if (schedule == "library" || schedule == "copy") {
        TimeEstimate price =
            estimateProductTime(flops, bytes, libraryShare * peak, target);
        known.work = price.total - price.launch;
      }
      known.isKnown = seconds > 0 || total > 0 || schedule == "library" ||
                      schedule == "copy";
    }
    if (!known.isKnown) {
      ++report.unknownLaunches;
      continue;
    }
    report.kernels[kernel.getSymName().str()] = known.work;
    FamilyTime &family = time.of(familyOfLaunch(moved, ledger, kernel));
    family.seconds += known.work;
    // A kernel in two stages is launched twice.
    family.launches +=
        std::max(std::round(known.launch / target.launchSeconds), 1.0);
    time.idleSeconds += known.launch;
    report.floorSeconds += known.floor;
    measured += known.isMeasured;
    ++launches;
  }
  if (launches == 0)
    return report;
  report.source = "modelled";
  if (measured > 0)
    report.source +=
        llvm::formatv(", {0} of {1} launches measured", measured, launches);
  report.launchSeconds = target.launchSeconds;
  // The floor of a part says nothing of the whole.
  if (report.unknownLaunches > 0)
    report.floorSeconds = 0;
  report.step = time;
  return report;
}

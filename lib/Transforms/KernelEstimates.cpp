// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans and prices as attributes and as text.

#include "KernelEstimates.h"

#include "mlir/IR/Builders.h"
#include "sinter/Analysis/PlanTarget.h"
#include "sinter/Target/Occupancy.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace sinter;

static bool isLeaf(Value value) { return isa<BlockArgument>(value); }

void sinter::addResourceEstimates(const KernelPlan &plan,
                                  const TimeEstimate &time, Builder b,
                                  NamedAttrList &entries) {
  const KernelFacts &facts = plan.facts;
  auto number = [&](StringRef name, int64_t value) {
    entries.set(name, b.getI64IntegerAttr(value));
  };
  number("registers_low", facts.estimate.low);
  number("registers_high", facts.estimate.high);
  number("registers", facts.registers);
  number("register_cap", facts.registerCap);
  number("spill_bytes", facts.spillBytes);
  number("shared_bytes", facts.sharedBytes);
  number("blocks_per_sm", time.blocksPerSm);
  number("warps_per_sm", time.warpsPerSm);
  entries.set("limiter", b.getStringAttr(describeLimiters(time.limiters)));
  number("bytes_in_flight_per_sm",
         static_cast<int64_t>(time.bytesInFlightPerSm));
  number("bytes_in_flight_needed",
         static_cast<int64_t>(time.bytesInFlightNeeded));
}

void sinter::addCostEstimates(const KernelPlan &plan, const TimeEstimate &time,
                              Builder b, NamedAttrList &entries) {
  const KernelFacts &facts = plan.facts;
  auto number = [&](StringRef name, int64_t value) {
    entries.set(name, b.getI64IntegerAttr(value));
  };
  auto real = [&](StringRef name, double value) {
    entries.set(name, b.getF64FloatAttr(value));
  };
  number("bytes_read", facts.bytesRead);
  number("bytes_requested", facts.bytesRequested);
  number("bytes_written", facts.bytesWritten);
  real("flops", facts.flops);
  real("seconds", time.total);
  real("seconds_memory", time.memory);
  real("seconds_waiting", time.waiting);
  real("seconds_spill", time.spill);
  real("seconds_compute", time.compute);
  real("seconds_special", time.special);
  real("seconds_launch", time.launch);
  entries.set("bound_by", b.getStringAttr(time.boundBy()));
}

void sinter::mergeEstimates(KernelOp kernel, const NamedAttrList &entries) {
  Builder b(kernel.getContext());
  NamedAttrList all;
  if (std::optional<DictionaryAttr> known = kernel.getEstimates())
    all = NamedAttrList(*known);
  for (NamedAttribute entry : entries)
    all.set(entry.getName(), entry.getValue());
  all.set("version", b.getI64IntegerAttr(1));
  kernel.setEstimatesAttr(all.getDictionary(kernel.getContext()));
}

FailureOr<std::optional<KernelPlan>>
sinter::planOfKernel(KernelOp kernel, const Target &target) {
  std::optional<DictionaryAttr> attribute = kernel.getDecisions();
  if (!attribute)
    return kernel.emitOpError()
           << "has no decisions; run sinter-choose-tiles first";
  std::string error;
  std::optional<TileDecisions> decisions = fromAttribute(*attribute, error);
  if (!decisions)
    return kernel.emitOpError() << "decisions: " << error;
  if (decisions->schedule == ScheduleKind::Library ||
      decisions->schedule == ScheduleKind::Copy)
    return std::optional<KernelPlan>();
  if (membersOf(kernel) != 1) {
    std::variant<MultiKernel, Refusal> multi = readMultiKernel(kernel);
    if (auto *refusal = std::get_if<Refusal>(&multi))
      return kernel.emitError() << refusal->reason << "; " << refusal->repair
                                << " [" << refusal->id << "]";
    auto &known = std::get<MultiKernel>(multi);
    PlanResult result =
        planMulti(known.body, known.elements, target, *decisions);
    if (auto *refusal = std::get_if<Refusal>(&result))
      return kernel.emitError()
             << "decisions do not fit the kernel: " << refusal->reason << " ["
             << refusal->id << "]";
    return std::optional<KernelPlan>(std::get<KernelPlan>(std::move(result)));
  }
  SmallVector<Value> results(kernel.getYield().getOperands());
  // Nothing is computed: there is no kernel.
  if (llvm::all_of(results, [](Value value) {
        return cast<RankedTensorType>(value.getType()).getNumElements() == 0;
      }))
    return std::optional<KernelPlan>();
  PlanResult result = planWithTiles(results, isLeaf, target, *decisions);
  if (auto *refusal = std::get_if<Refusal>(&result))
    return kernel.emitError()
           << "decisions do not fit the kernel: " << refusal->reason
           << (refusal->repair.empty() ? "" : "; " + refusal->repair) << " ["
           << refusal->id << "]";
  return std::optional<KernelPlan>(std::get<KernelPlan>(std::move(result)));
}

OwningOpRef<KernelOp> sinter::memberOf(KernelOp kernel,
                                       const TileDecisions &decisions) {
  if (membersOf(kernel) == 1)
    return {};
  std::variant<MultiKernel, Refusal> multi = readMultiKernel(kernel);
  auto *known = std::get_if<MultiKernel>(&multi);
  if (!known)
    return {};
  return flatKernel(known->body, tileOf(decisions, known->body.reduces));
}

std::string sinter::describePlan(const KernelPlan &plan,
                                 const TimeEstimate &time) {
  const TileDecisions &tiles = plan.decisions;
  const KernelFacts &facts = plan.facts;
  std::string text;
  llvm::raw_string_ostream os(text);
  os << stringifySchedule(tiles.schedule) << ", threads " << tiles.threads;
  if (tiles.schedule != ScheduleKind::Pointwise)
    os << ", lanes " << tiles.lanes << ", chunks " << tiles.chunks;
  os << ", vector " << tiles.vector << ", blocks " << tiles.blocks;
  if (tiles.splits > 1)
    os << " x " << tiles.splits;
  if (tiles.segment > 0)
    os << ", segment " << tiles.segment;
  os << ": " << facts.estimate.low << " to " << facts.estimate.high
     << " registers of " << facts.registerCap;
  if (facts.spillBytes > 0)
    os << ", spills " << facts.spillBytes << " bytes";
  os << ", " << time.blocksPerSm
     << " CTAs per SM (limit: " << describeLimiters(time.limiters) << ")"
     << llvm::formatv(", {0:f1} KiB in flight of {1:f1} needed, {2:f2} us",
                      time.bytesInFlightPerSm / 1024,
                      time.bytesInFlightNeeded / 1024, time.total * 1e6)
     << llvm::formatv(" (memory {0:f2}, waiting {1:f2}, arithmetic {2:f2}, "
                      "launch {3:f2})",
                      time.memory * 1e6, (time.waiting + time.spill) * 1e6,
                      (time.compute + time.special) * 1e6, time.launch * 1e6);
  return text;
}

LogicalResult sinter::forEachPlan(
    ModuleOp module, StringRef target,
    function_ref<void(KernelOp, const KernelPlan &, const TimeEstimate &)>
        visit) {
  FailureOr<Target> chip = targetOfPlan(module, target);
  if (failed(chip))
    return failure();
  for (KernelOp kernel : module.getOps<KernelOp>()) {
    FailureOr<std::optional<KernelPlan>> plan = planOfKernel(kernel, *chip);
    if (failed(plan))
      return failure();
    if (*plan)
      visit(kernel, **plan, estimateTime(**plan, *chip));
  }
  return success();
}

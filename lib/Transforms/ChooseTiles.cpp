// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gives every kernel that has none its decisions: schedule, threads, elements
// per thread. Decisions that stand already are checked and kept.

#include "sinter/Transforms/Passes.h"

#include "KernelEstimates.h"

#include "sinter/Cost/Pressure.h"

#include "mlir/IR/Remarks.h"
#include "sinter/Analysis/ProductShape.h"

namespace sinter {
#define GEN_PASS_DEF_SINTERCHOOSETILES
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

static constexpr StringRef category = "sinter-choose-tiles";

namespace {
struct ChooseTiles : sinter::impl::SinterChooseTilesBase<ChooseTiles> {
  using SinterChooseTilesBase::SinterChooseTilesBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    std::optional<Target> chip = lookupTarget(target);
    if (!chip) {
      module.emitError() << unknownTargetMessage(target);
      return signalPassFailure();
    }
    if (module.getOps<KernelOp>().empty() && hasWork(module))
      emitWarning(module.getLoc())
          << "there are no kernels to choose for: run sinter-fuse-chains first";
    bool failed = false;
    decided = false;
    for (KernelOp kernel : module.getOps<KernelOp>())
      failed |= mlir::failed(decide(kernel, *chip));
    if (failed)
      return signalPassFailure();
    // Whoever goes on with the plan should know what chip it is for.
    if (decided)
      module->setAttr("sinter.target",
                      StringAttr::get(&getContext(), chip->product));
  }

  LogicalResult decide(KernelOp kernel, const Target &chip) {
    if (std::optional<DictionaryAttr> known = kernel.getDecisions()) {
      std::string why = whyNot(kernel, *known, chip);
      if (why.empty())
        return estimateAnew(kernel, chip);
      return kernel.emitOpError()
             << "decisions: " << why << " (without decisions they are chosen)";
    }
    decided = true;
    Builder b(kernel.getContext());
    if (MatmulOp product = productOf(kernel)) {
      std::variant<LibraryProduct, Refusal> call = libraryProduct(kernel);
      if (std::holds_alternative<LibraryProduct>(call)) {
        TileDecisions decisions;
        decisions.schedule = ScheduleKind::Library;
        kernel.setDecisionsAttr(toAttribute(decisions, kernel.getContext()));
        return success();
      }
      const Refusal &refusal = std::get<Refusal>(call);
      std::string reason = refusal.reason, repair = refusal.repair;
      remark::missed(
          product->getLoc(),
          remark::RemarkOpts::name(
              StringAttr::get(kernel.getContext(), refusal.id).getValue())
              .category(category)
              .function(kernel.getSymName()))
          << remark::add("the product is a loop nest, not a library call")
          << remark::reason("{0}", reason) << remark::suggest("{0}", repair);
    }
    std::variant<std::vector<PricedPlan>, Refusal> ranked = rank(kernel, chip);
    if (auto *refusal = std::get_if<Refusal>(&ranked))
      return kernel.emitOpError()
             << "has no schedule: " << refusal->reason << " [" << refusal->id
             << "]" << (refusal->repair.empty() ? "" : "; " + refusal->repair);
    ArrayRef<PricedPlan> plans = std::get<std::vector<PricedPlan>>(ranked);
    const KernelPlan &plan = plans.front().plan;
    const TimeEstimate &time = plans.front().time;
    DictionaryAttr decisions = toAttribute(plan.decisions, kernel.getContext());
    // The grid may be too large for any chip.
    if (std::string error; !fromAttribute(decisions, error))
      return kernel.emitOpError()
             << "has no schedule that a chip could launch: " << error
             << "; its tensors are too large for one kernel: cut the op into "
                "parts, or reduce the batch";
    kernel.setDecisionsAttr(decisions);
    if (plan.decisions.schedule != ScheduleKind::Scatter &&
        membersOf(kernel) == 1) {
      SmallVector<Value> results(kernel.getYield().getOperands());
      remarkScatter(kernel, results);
    }
    NamedAttrList estimates;
    addResourceEstimates(plan, time, b, estimates);
    addCostEstimates(plan, time, b, estimates);
    mergeEstimates(kernel, estimates);
    if (explain)
      explainChoice(kernel, plans);
    if (std::optional<Pressure> pressure = findPressure(plans, chip))
      remarkPressure(kernel, plans.front(), *pressure);
    return success();
  }

  static std::variant<std::vector<PricedPlan>, Refusal>
  rank(KernelOp kernel, const Target &chip) {
    if (membersOf(kernel) != 1) {
      std::variant<MultiKernel, Refusal> multi = readMultiKernel(kernel);
      if (auto *refusal = std::get_if<Refusal>(&multi))
        return *refusal;
      auto &known = std::get<MultiKernel>(multi);
      return rankMulti(known.body, known.elements, chip);
    }
    SmallVector<Value> results(kernel.getYield().getOperands());
    auto isLeaf = [](Value value) { return isa<BlockArgument>(value); };
    return rankPlans(results, isLeaf, chip);
  }

  /// Whether a function of the module does more than return what it has.
  static bool hasWork(ModuleOp module) {
    return module
        .walk([](Operation *op) {
          bool isWork = !isa<ModuleOp, FunctionOpInterface>(op) &&
                        !op->hasTrait<OpTrait::IsTerminator>() &&
                        !op->hasTrait<OpTrait::ConstantLike>();
          return isWork ? WalkResult::interrupt() : WalkResult::advance();
        })
        .wasInterrupted();
  }

  /// Decisions may be a person's: what stood in `estimates` was said of others.
  static LogicalResult estimateAnew(KernelOp kernel, const Target &chip) {
    FailureOr<std::optional<KernelPlan>> plan = planOfKernel(kernel, chip);
    if (failed(plan))
      return failure();
    if (!*plan)
      return success();
    TimeEstimate time = estimateTime(**plan, chip);
    NamedAttrList estimates;
    addResourceEstimates(**plan, time, Builder(kernel.getContext()), estimates);
    addCostEstimates(**plan, time, Builder(kernel.getContext()), estimates);
    mergeEstimates(kernel, estimates);
    return success();
  }

  /// One remark for the plan that is taken and one for each that is not.
  static void explainChoice(KernelOp kernel, ArrayRef<PricedPlan> plans) {
    auto options = [&](StringRef name) {
      return remark::RemarkOpts::name(name).category(category).function(
          kernel.getSymName());
    };
    std::string chosen = describePlan(plans.front().plan, plans.front().time);
    remark::passed(kernel.getLoc(), options("tiles.chosen"))
        << remark::add("{0}", chosen)
        << remark::reason("the least modelled time of {0} plans", plans.size());
    double best = plans.front().time.total;
    for (const PricedPlan &other : plans.drop_front()) {
      std::string text = describePlan(other.plan, other.time);
      std::string why =
          other.plan.facts.spillBytes > 0 ? "would spill registers"
          : other.time.total <= best
              ? "as fast to the model, which goes by its order of preference"
              : llvm::formatv("{0:f2} us more", (other.time.total - best) * 1e6)
                    .str();
      remark::missed(kernel.getLoc(), options("tiles.rejected"))
          << remark::add("{0}", text) << remark::reason("{0}", why);
    }
  }

  /// Why every element of a scatter looks at all updates.
  static void remarkScatter(KernelOp kernel, ArrayRef<Value> results) {
    std::optional<Refusal> refusal = whyNoScatter(
        results, [](Value value) { return isa<BlockArgument>(value); });
    if (!refusal)
      return;
    std::string reason = refusal->reason, repair = refusal->repair;
    remark::missed(
        kernel.getLoc(),
        remark::RemarkOpts::name(
            StringAttr::get(kernel.getContext(), refusal->id).getValue())
            .category(category)
            .function(kernel.getSymName()))
        << remark::add("every element of the scatter looks at all updates")
        << remark::reason("{0}", reason) << remark::suggest("{0}", repair);
  }

  /// What registers cost the kernel and what was done about it.
  static void remarkPressure(KernelOp kernel, const PricedPlan &chosen,
                             const Pressure &pressure) {
    const KernelFacts &wanted = pressure.wanted->plan.facts;
    if (chosen.plan.facts.spillBytes > 0)
      remarkSpill(kernel, chosen.plan);
    for (const CuredPlan &cure : pressure.cures) {
      bool taken = cure.plan == &chosen;
      std::string name = describeCure(cure.cure).str();
      std::string plan = describePlan(cure.plan->plan, cure.plan->time);
      auto options =
          remark::RemarkOpts::name(taken ? "tiles.cure" : "tiles.cure-tried")
              .category(category)
              .function(kernel.getSymName());
      auto say = [&](auto remark) {
        remark
            << remark::add("{0}: {1}", name, plan)
            << remark::reason(
                   "the plan without it needs {0} registers of "
                   "{1} and would take {2} us with enough of "
                   "them",
                   static_cast<int64_t>(wanted.estimate.needed),
                   wanted.registerCap,
                   llvm::formatv("{0:f2}", pressure.wantedSeconds * 1e6).str())
            << remark::metric("bytes", cure.addedBytes);
      };
      if (taken)
        say(remark::passed(kernel.getLoc(), options));
      else
        say(remark::missed(kernel.getLoc(), options));
    }
  }

  /// No plan of the kernel keeps its values in registers.
  static void remarkSpill(KernelOp kernel, const KernelPlan &plan) {
    remark::missed(kernel.getLoc(), remark::RemarkOpts::name("tiles.spills")
                                        .category(category)
                                        .function(kernel.getSymName()))
        << remark::add("about {0} bytes per thread spill: {1} registers are "
                       "needed and {2} there",
                       plan.facts.spillBytes,
                       static_cast<int64_t>(plan.facts.estimate.needed),
                       plan.facts.registerCap)
        << remark::reason("every tiling of the kernel needs more registers "
                          "than a thread can have")
        << remark::suggest("cut the kernel: mark an op in its middle "
                           "sinter.must_not_fuse");
  }

  /// Whether any kernel got decisions.
  bool decided = false;

  /// Why decisions that stand already cannot be obeyed; empty where they can.
  static std::string whyNot(KernelOp kernel, DictionaryAttr known,
                            const Target &chip) {
    std::string error;
    std::optional<TileDecisions> tiles = fromAttribute(known, error);
    if (!tiles)
      return error;
    SmallVector<Value> results(kernel.getYield().getOperands());
    bool isEmpty = llvm::all_of(results, [](Value value) {
      auto tensor = dyn_cast<RankedTensorType>(value.getType());
      return tensor && tensor.getNumElements() == 0;
    });
    if (isEmpty || tiles->schedule == ScheduleKind::Library ||
        tiles->schedule == ScheduleKind::Copy)
      return "";
    if (membersOf(kernel) != 1) {
      std::variant<MultiKernel, Refusal> multi = readMultiKernel(kernel);
      if (auto *refusal = std::get_if<Refusal>(&multi))
        return refusal->reason + "; " + refusal->repair;
      auto &known = std::get<MultiKernel>(multi);
      return checkMulti(known.body, known.elements, chip, *tiles);
    }
    // What has no graph has no code either, as the emitter will say.
    std::optional<AccessGraph> graph = buildScheduled(
        results, [](Value value) { return isa<BlockArgument>(value); },
        tiles->schedule, error);
    if (!graph && tiles->schedule == ScheduleKind::Scatter)
      return "'schedule': " + error;
    return graph ? checkTiles(*graph, *tiles, chip) : "";
  }

  /// The product of a kernel that has one; null otherwise.
  static MatmulOp productOf(KernelOp kernel) {
    auto products = kernel.getBody().front().getOps<MatmulOp>();
    return products.empty() ? MatmulOp() : *products.begin();
  }
};
} // namespace

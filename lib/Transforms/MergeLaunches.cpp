// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes launches of one `sinter.group` one launch.

#include "sinter/Transforms/Passes.h"

#include "InlineViews.h"
#include "KernelEstimates.h"
#include "sinter/Analysis/LaunchGroups.h"
#include "sinter/Analysis/PlanTarget.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"

namespace sinter {
#define GEN_PASS_DEF_SINTERMERGELAUNCHES
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

namespace {
struct MergeLaunches : sinter::impl::SinterMergeLaunchesBase<MergeLaunches> {
  using SinterMergeLaunchesBase::SinterMergeLaunchesBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    bool any = module
                   .walk([](LaunchOp launch) {
                     return launch->hasAttr(groupAttr) ? WalkResult::interrupt()
                                                       : WalkResult::advance();
                   })
                   .wasInterrupted();
    if (any && failed(run(module)))
      signalPassFailure();
  }

private:
  static constexpr StringLiteral groupAttr = "sinter.group";

  /// One launch that is to be a member.
  struct Part {
    LaunchOp launch;
    KernelOp kernel;
    FlatBody body;
  };

  LogicalResult run(ModuleOp module) {
    FailureOr<Target> chip = targetOfPlan(module, target);
    if (failed(chip))
      return failure();
    inlineViewKernels(module);
    FailureOr<func::FuncOp> function = findStep(module);
    if (failed(function))
      return failure();
    FailureOr<PlannedStep> step = PlannedStep::build(*function);
    if (failed(step))
      return failure();
    llvm::MapVector<int64_t, std::vector<unsigned>> wanted;
    for (unsigned i = 0; i < step->numLaunches(); ++i) {
      Attribute group = step->getLaunch(i)->getAttr(groupAttr);
      auto number = dyn_cast_or_null<IntegerAttr>(group);
      if (group && !number)
        return step->getLaunch(i).emitOpError()
               << "sinter.group must be an integer";
      if (number)
        wanted[number.getInt()].push_back(i);
    }
    // All that can fail comes before the first change.
    LaunchGroups groups(*step);
    std::vector<std::vector<Part>> parts;
    for (auto &[number, launches] : wanted) {
      std::vector<unsigned> left;
      if (groups.gather(launches, left); !left.empty())
        return step->getLaunch(left.front()).emitOpError()
               << "cannot run at once with others of sinter.group " << number
               << ": dependences lead from one to the other; take it out of "
                  "the group [multi.dependence]";
      FailureOr<std::vector<Part>> read = readParts(*step, number, launches);
      if (failed(read))
        return failure();
      groups.merge(launches);
      parts.push_back(std::move(*read));
    }
    std::vector<unsigned> order = groups.order();
    SmallVector<LaunchOp> sorted;
    for (unsigned launch : order)
      sorted.push_back(step->getLaunch(launch));
    reorder(function->getBody().front(), sorted);
    SymbolTable symbols(module);
    for (std::vector<Part> &group : parts)
      if (group.size() > 1 && failed(merge(symbols, group, *chip)))
        return failure();
      else if (group.size() == 1)
        group.front().launch->removeAttr(groupAttr);
    eraseUnused(module, symbols, parts);
    return success();
  }

  static FailureOr<std::vector<Part>> readParts(const PlannedStep &step,
                                                int64_t number,
                                                ArrayRef<unsigned> launches) {
    std::vector<Part> parts;
    const FlatBody *like = nullptr;
    parts.reserve(launches.size());
    for (unsigned launch : launches) {
      KernelOp kernel = step.kernelOf(launch);
      SmallVector<Value> roots(kernel.getYield().getOperands());
      std::variant<FlatBody, Refusal> read = readFlatBody(roots);
      if (auto *refusal = std::get_if<Refusal>(&read))
        return step.getLaunch(launch).emitOpError()
               << "cannot be in sinter.group " << number << ": "
               << refusal->reason << "; " << refusal->repair << " ["
               << refusal->id << "]";
      parts.push_back({step.getLaunch(launch), kernel,
                       std::move(std::get<FlatBody>(read))});
      const FlatBody &body = parts.back().body;
      if (like && (body.key != like->key ||
                   (!body.pattern.empty() && !like->pattern.empty() &&
                    body.pattern != like->pattern)))
        return step.getLaunch(launch).emitOpError()
               << "cannot be in sinter.group " << number
               << ": it computes something else than others of the group "
                  "[multi.body]";
      if (!like || like->pattern.empty())
        like = &body;
    }
    return parts;
  }

  /// Puts launches in order, each with the views and constants that it needs
  /// before it.
  static void reorder(Block &body, ArrayRef<LaunchOp> launches) {
    splitBarriers(body);
    Operation *end = body.getTerminator();
    SmallVector<Operation *> others;
    for (Operation &op : body.without_terminator())
      if (!isa<LaunchOp>(op))
        others.push_back(&op);
    DenseSet<Operation *> placed;
    std::function<void(Operation *)> place = [&](Operation *op) {
      if (!placed.insert(op).second)
        return;
      // Views of views: no deep nests.
      for (Value operand : op->getOperands())
        if (Operation *from = operand.getDefiningOp())
          place(from);
      op->moveBefore(end);
    };
    for (LaunchOp launch : launches)
      place(launch);
    for (Operation *op : others)
      place(op);
  }

  LogicalResult merge(SymbolTable &symbols, std::vector<Part> &parts,
                      const Target &chip) {
    SmallVector<Type> inputs, outputs;
    SmallVector<Value> operands, replaced;
    SmallVector<int64_t> elements;
    for (Part &part : parts) {
      for (BlockArgument argument : part.body.arguments) {
        inputs.push_back(argument.getType());
        operands.push_back(part.launch.getOperand(argument.getArgNumber()));
      }
      for (unsigned result : part.body.results) {
        outputs.push_back(part.launch.getResult(result).getType());
        replaced.push_back(part.launch.getResult(result));
      }
      elements.push_back(part.body.elements);
    }
    LaunchOp last = parts.back().launch;
    OpBuilder b(&getContext());
    StringRef stem = parts.front().kernel.getSymName().rtrim("0123456789");
    auto kernel =
        KernelOp::create(b, last.getLoc(), ("multi_" + stem.rtrim('_')).str(),
                         b.getFunctionType(inputs, outputs));
    kernel.setPrivate();
    kernel->setAttr(membersAttr,
                    b.getI64IntegerAttr(static_cast<int64_t>(parts.size())));
    Block &block = kernel.getBody().front();
    b.setInsertionPointToEnd(&block);
    SmallVector<Value> yielded;
    unsigned next = 0;
    for (Part &part : parts) {
      IRMapping map;
      for (BlockArgument argument : part.body.arguments)
        map.map(argument, block.getArgument(next++));
      clone(b, part.body, map);
      for (Value root : part.body.roots)
        yielded.push_back(map.lookup(root));
    }
    YieldOp::create(b, last.getLoc(), yielded);
    symbols.insert(kernel, Block::iterator(parts.front().kernel));

    const FlatBody *body = &parts.front().body;
    for (const Part &part : parts)
      if (!part.body.pattern.empty())
        body = &part.body;
    std::variant<std::vector<PricedPlan>, Refusal> ranked =
        rankMulti(*body, elements, chip);
    if (auto *refusal = std::get_if<Refusal>(&ranked))
      return last.emitOpError() << "cannot be merged: " << refusal->reason
                                << " [" << refusal->id << "]";
    const PricedPlan &best = std::get<0>(ranked).front();
    kernel.setDecisionsAttr(toAttribute(best.plan.decisions, &getContext()));
    NamedAttrList estimates;
    addResourceEstimates(best.plan, best.time, b, estimates);
    addCostEstimates(best.plan, best.time, b, estimates);
    mergeEstimates(kernel, estimates);

    b.setInsertionPoint(last);
    auto launch = LaunchOp::create(
        b, last.getLoc(), outputs,
        FlatSymbolRefAttr::get(kernel.getSymNameAttr()), operands);
    for (auto [from, to] : llvm::zip(replaced, launch.getResults()))
      from.replaceAllUsesWith(to);
    for (Part &part : parts)
      part.launch.erase();
    return success();
  }

  /// What the body needs, in order.
  static void clone(OpBuilder &b, const FlatBody &body, IRMapping &map) {
    DenseSet<Operation *> needed;
    SmallVector<Value> work(body.roots);
    while (!work.empty()) {
      Operation *op = work.pop_back_val().getDefiningOp();
      if (op && needed.insert(op).second)
        llvm::append_range(work, op->getOperands());
    }
    SmallVector<Operation *> ops(needed.begin(), needed.end());
    llvm::sort(
        ops, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
    for (Operation *op : ops)
      b.clone(*op, map);
  }

  static void eraseUnused(ModuleOp module, SymbolTable &symbols,
                          ArrayRef<std::vector<Part>> parts) {
    DenseSet<StringAttr> used;
    module.walk([&](LaunchOp launch) {
      used.insert(launch.getKernelAttr().getAttr());
    });
    DenseSet<Operation *> erased;
    for (const std::vector<Part> &group : parts)
      for (const Part &part : group)
        if (erased.insert(part.kernel).second &&
            !used.contains(KernelOp(part.kernel).getSymNameAttr()))
          symbols.erase(part.kernel);
  }
};
} // namespace

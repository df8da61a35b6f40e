// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the access graph and the tiled plan of what kernels yield and
// functions return.

#include "sinter/Cost/ChoosePlan.h"

#include "mlir/Pass/Pass.h"
#include "llvm/Support/Format.h"

#include <chrono>

using namespace mlir;
using namespace sinter;

namespace {
struct TestAccessGraph : PassWrapper<TestAccessGraph, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestAccessGraph)
  TestAccessGraph() = default;
  TestAccessGraph(const TestAccessGraph &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "test-sinter-access-graph"; }
  StringRef getDescription() const override {
    return "Print access graphs and tiled plans";
  }

  void runOnOperation() override {
    std::optional<Target> chip = lookupTarget(std::string(target));
    if (!chip) {
      getOperation()->emitError() << unknownTargetMessage(std::string(target));
      return signalPassFailure();
    }
    raw_ostream &os = llvm::outs();
    getOperation()->walk([&](FunctionOpInterface function) {
      if (function.isExternal())
        return;
      os << "// " << function.getName() << '\n';
      if (eachOp)
        return planEachOp(function, *chip);
      Block &block = function.getFunctionBody().front();
      SmallVector<Value> results(block.getTerminator()->getOperands());
      plan(results, [](Value) { return false; }, *chip, os);
    });
  }

  void plan(ArrayRef<Value> results, AccessGraph::IsLeaf isLeaf,
            const Target &chip, raw_ostream &os) {
    std::string error;
    std::optional<AccessGraph> graph = buildTiled(results, isLeaf, error);
    if (graph && !onlyPlans)
      graph->print(os);
    auto result = planFastest(results, isLeaf, chip);
    if (auto *refusal = std::get_if<Refusal>(&result)) {
      os << "refused [" << refusal->id << "] " << refusal->reason << '\n';
      return;
    }
    const KernelPlan &plan = std::get<ChosenPlan>(result).plan;
    const KernelFacts &facts = plan.facts;
    os << "plan " << toAttribute(plan.decisions, &getContext()) << '\n'
       << "facts read " << facts.bytesRead << " written " << facts.bytesWritten
       << " requested " << facts.bytesRequested << " flops "
       << llvm::format("%.0f", facts.flops) << " special "
       << llvm::format("%.0f", facts.specialOps) << " scratch "
       << facts.scratchBytes << " shared " << facts.sharedBytes << '\n';
  }

  /// Every op by itself must have a plan; says how many do and how long it
  /// took.
  void planEachOp(FunctionOpInterface function, const Target &chip) {
    raw_ostream &os = llvm::outs();
    unsigned planned = 0, refused = 0;
    auto start = std::chrono::steady_clock::now();
    function.walk([&](Operation *op) {
      if (op->getNumResults() == 0 || op->getNumRegions() != 0)
        return;
      SmallVector<Value> results(op->getResults());
      auto result = planFastest(
          results, [&](Value value) { return value.getDefiningOp() != op; },
          chip);
      if (auto *refusal = std::get_if<Refusal>(&result)) {
        ++refused;
        os << "refused " << op->getName() << " [" << refusal->id << "] "
           << refusal->reason << '\n';
      } else {
        ++planned;
      }
    });
    std::chrono::duration<double> time =
        std::chrono::steady_clock::now() - start;
    os << planned << " planned, " << refused << " refused\n";
    llvm::errs() << llvm::format("%.1f us per plan\n",
                                 time.count() * 1e6 /
                                     std::max(planned + refused, 1u));
  }

  Option<std::string> target{*this, "target",
                             llvm::cl::desc("Chip to plan for"),
                             llvm::cl::init("h200")};
  Option<bool> onlyPlans{*this, "only-plans",
                         llvm::cl::desc("Leave the graphs out"),
                         llvm::cl::init(false)};
  Option<bool> eachOp{*this, "each-op",
                      llvm::cl::desc("Plan every op as a kernel of its own"),
                      llvm::cl::init(false)};
};
} // namespace

namespace sinter {
void registerTestPasses();
void registerTestPasses() { PassRegistration<TestAccessGraph>(); }
} // namespace sinter

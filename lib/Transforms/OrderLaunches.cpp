// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Puts the launches of a step in an order that keeps few bytes alive.

#include "sinter/Transforms/Passes.h"

#include "InlineViews.h"
#include "mlir/IR/Remarks.h"
#include "sinter/Analysis/LaunchOrder.h"

#include <numeric>

namespace sinter {
#define GEN_PASS_DEF_SINTERORDERLAUNCHES
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

namespace {
struct OrderLaunches : sinter::impl::SinterOrderLaunchesBase<OrderLaunches> {
  using SinterOrderLaunchesBase::SinterOrderLaunchesBase;

  void runOnOperation() override {
    inlineViewKernels(getOperation());
    FailureOr<func::FuncOp> function = findStep(getOperation());
    if (failed(function))
      return signalPassFailure();
    FailureOr<PlannedStep> step = PlannedStep::build(*function);
    if (failed(step))
      return signalPassFailure();
    std::vector<unsigned> given(step->numLaunches());
    std::iota(given.begin(), given.end(), 0);
    int64_t before = peakBytes(*step, given);
    LaunchOrder order = chooseLaunchOrder(*step);
    if (order.order != given)
      apply(*step, order.order);
    remark::analysis(function->getLoc(), remark::RemarkOpts::name("order.peak")
                                             .category("sinter-order-launches")
                                             .function(function->getSymName()))
        << remark::add("most bytes of results alive at once: {0}, {1} in the "
                       "order given",
                       order.peakBytes, before)
        << remark::metric("peak_bytes", order.peakBytes)
        << remark::metric("peak_bytes_as_given", before);
  }

private:
  void apply(const PlannedStep &step, ArrayRef<unsigned> order) {
    Block &body = step.getFunction().getBody().front();
    splitBarriers(body);
    // Launches in order, each after the constants and views that it names.
    SmallVector<Operation *> old;
    for (Operation &op : body.without_terminator())
      old.push_back(&op);
    DenseSet<Operation *> placed;
    Operation *end = body.getTerminator();
    auto place = [&](Operation *root) {
      SmallVector<Operation *> work{root};
      while (!work.empty()) {
        Operation *op = work.back();
        bool ready = true;
        if (!placed.contains(op))
          for (Value operand : op->getOperands()) {
            Operation *from = operand.getDefiningOp();
            if (from && !placed.contains(from)) {
              work.push_back(from);
              ready = false;
            }
          }
        if (!ready)
          continue;
        work.pop_back();
        if (op != end && placed.insert(op).second)
          op->moveBefore(end);
      }
    };
    for (unsigned launch : order)
      place(step.getLaunch(launch));
    for (Operation *op : old)
      place(op);
  }
};
} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers, occupancy and bytes in flight of planned kernels, as estimates.

#include "sinter/Transforms/Passes.h"

#include "KernelEstimates.h"

#include "mlir/IR/Remarks.h"

namespace sinter {
#define GEN_PASS_DEF_SINTERESTIMATERESOURCES
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

namespace {
struct EstimateResources
    : sinter::impl::SinterEstimateResourcesBase<EstimateResources> {
  using SinterEstimateResourcesBase::SinterEstimateResourcesBase;

  void runOnOperation() override {
    auto estimate = [&](KernelOp kernel, const KernelPlan &plan,
                        const TimeEstimate &time) {
      NamedAttrList entries;
      addResourceEstimates(plan, time, Builder(&getContext()), entries);
      mergeEstimates(kernel, entries);
      const KernelFacts &facts = plan.facts;
      if (facts.spillBytes == 0)
        return;
      remark::analysis(kernel.getLoc(),
                       remark::RemarkOpts::name("resources.spills")
                           .category("sinter-estimate-resources")
                           .function(kernel.getSymName()))
          << remark::add("about {0} bytes per thread are expected to spill",
                         facts.spillBytes)
          << remark::reason("{0} registers are needed and the launch bounds "
                            "leave {1}",
                            static_cast<int64_t>(facts.estimate.needed),
                            facts.registerCap)
          << remark::suggest("delete the kernel's decisions to have them "
                             "chosen, or hold fewer elements per thread");
    };
    if (failed(forEachPlan(getOperation(), target, estimate)))
      signalPassFailure();
  }
};
} // namespace

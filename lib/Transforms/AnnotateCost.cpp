// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Modelled time of planned kernels and the coalescing of their accesses, as
// estimates.

#include "sinter/Transforms/Passes.h"

#include "KernelEstimates.h"

#include "mlir/IR/Remarks.h"

namespace sinter {
#define GEN_PASS_DEF_SINTERANNOTATECOST
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

/// Sectors over the least possible from which on an access is called
/// uncoalesced.
constexpr double uncoalescedRatio = 2;

namespace {
struct AnnotateCost : sinter::impl::SinterAnnotateCostBase<AnnotateCost> {
  using SinterAnnotateCostBase::SinterAnnotateCostBase;

  void runOnOperation() override {
    auto annotate = [&](KernelOp kernel, const KernelPlan &plan,
                        const TimeEstimate &time) {
      NamedAttrList entries;
      addCostEstimates(plan, time, Builder(&getContext()), entries);
      addAccesses(kernel, plan, entries);
      mergeEstimates(kernel, entries);
    };
    if (failed(forEachPlan(getOperation(), target, annotate)))
      signalPassFailure();
  }

  void addAccesses(KernelOp kernel, const KernelPlan &plan,
                   NamedAttrList &entries) {
    Builder b(&getContext());
    // Members access their tensors alike: those of one stand for all.
    OwningOpRef<KernelOp> member = memberOf(kernel, plan.decisions);
    if (member)
      kernel = *member;
    SmallVector<Value> results(kernel.getYield().getOperands());
    auto isLeaf = [](Value value) { return isa<BlockArgument>(value); };
    SmallVector<Attribute> accesses;
    for (const AccessPattern &pattern :
         describeAccesses(results, isLeaf, plan.decisions)) {
      std::string name;
      if (pattern.isStore)
        name = "out" + std::to_string(llvm::find(results, pattern.value) -
                                      results.begin());
      else
        name = "arg" + std::to_string(
                           cast<BlockArgument>(pattern.value).getArgNumber());
      accesses.push_back(b.getDictionaryAttr(
          {b.getNamedAttr("bytes_per_thread",
                          b.getI64IntegerAttr(pattern.bytesPerThread)),
           b.getNamedAttr(
               "least_sectors",
               b.getI64IntegerAttr(static_cast<int64_t>(pattern.leastSectors))),
           b.getNamedAttr("sectors", b.getI64IntegerAttr(static_cast<int64_t>(
                                         pattern.sectors))),
           b.getNamedAttr("tensor", b.getStringAttr(name))}));
      if (pattern.sectors <= uncoalescedRatio * pattern.leastSectors)
        continue;
      remark::missed(kernel.getLoc(),
                     remark::RemarkOpts::name("cost.uncoalesced")
                         .category("sinter-annotate-cost")
                         .function(kernel.getSymName()))
          << remark::add("{0} of {1} touches {2} sectors per request where "
                         "{3} would do",
                         pattern.isStore ? "the store" : "a load", name,
                         static_cast<int64_t>(pattern.sectors),
                         static_cast<int64_t>(pattern.leastSectors))
          << remark::reason("neighbouring threads are not at neighbouring "
                            "addresses")
          << remark::suggest(
                 pattern.isStore
                     ? "schedule transpose, or row with exchange, writes "
                       "through shared memory what is in order another way"
                     : "let the producer store the tensor in the order in "
                       "which it is read");
    }
    entries.set("accesses", b.getArrayAttr(accesses));
  }
};
} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plan of a group that takes the least modelled time.

#ifndef SINTER_COST_CHOOSEPLAN_H
#define SINTER_COST_CHOOSEPLAN_H

#include "sinter/Cost/KernelTime.h"
#include "sinter/Schedule/MultiKernel.h"

namespace sinter {

struct PricedPlan {
  KernelPlan plan;
  TimeEstimate time;
};

/// Every plan of the group with its price, the best first: what does not spill
/// before what does, then by time, then in the planner's order.
std::variant<std::vector<PricedPlan>, Refusal>
rankPlans(llvm::ArrayRef<mlir::Value> results, AccessGraph::IsLeaf isLeaf,
          const Target &target);

/// The same for a kernel of members of these sizes.
std::variant<std::vector<PricedPlan>, Refusal>
rankMulti(const FlatBody &body, llvm::ArrayRef<int64_t> elements,
          const Target &target);

/// The plan to emit, and the price of the group.
struct ChosenPlan {
  KernelPlan plan;
  /// Modelled seconds of the fastest plan. The chosen one may be slower by less
  /// than the model can tell; comparing groups by that would compare chance.
  double seconds = 0;
};

/// The best of them. A group with sums of rows and of columns whose every plan
/// would spill is refused ("row.column-state").
std::variant<ChosenPlan, Refusal>
planFastest(llvm::ArrayRef<mlir::Value> results, AccessGraph::IsLeaf isLeaf,
            const Target &target);

} // namespace sinter

#endif // SINTER_COST_CHOOSEPLAN_H

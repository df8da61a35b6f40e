// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ranks a group's plans.

#include "sinter/Cost/ChoosePlan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

#include <algorithm>
#include <limits>

using namespace mlir;
using namespace sinter;

/// Times this near to the best are equal to the model: the planner's order,
/// which is that of what measured best, decides.
constexpr double sameTime = 1.02;

/// Position of the plan to take; `least` gets the time of the fastest.
static size_t bestOf(ArrayRef<KernelPlan> plans, ArrayRef<double> times,
                     double &least) {
  auto spills = [&](size_t i) { return plans[i].facts.spillBytes > 0; };
  bool allSpill = llvm::all_of(llvm::seq(plans.size()), spills);
  least = std::numeric_limits<double>::infinity();
  for (size_t i = 0; i < plans.size(); ++i)
    if (allSpill || !spills(i))
      least = std::min(least, times[i]);
  for (size_t i = 0; i < plans.size(); ++i)
    if ((allSpill || !spills(i)) && times[i] <= least * sameTime)
      return i;
  return 0;
}

/// "row.column-state" where sums of rows and columns do not fit registers.
static std::optional<Refusal> refusalOf(const KernelPlan &best) {
  if (best.facts.spillBytes == 0 || best.facts.scratchBytes == 0 ||
      best.facts.exchanges == 0)
    return std::nullopt;
  return Refusal{
      "row.column-state",
      "rows of " + std::to_string(best.domain.cols) +
          " elements and the sums of their columns do not fit the registers of "
          "one CTA: " +
          std::to_string(static_cast<int64_t>(best.facts.estimate.needed)) +
          " are needed and " + std::to_string(best.facts.registerCap) +
          " there",
      "keep the reductions along rows and along columns in kernels of their "
      "own"};
}

static std::variant<std::vector<PricedPlan>, Refusal>
rank(PlansResult all, const Target &target) {
  if (auto *refusal = std::get_if<Refusal>(&all))
    return *refusal;
  auto &plans = std::get<std::vector<KernelPlan>>(all);
  std::vector<double> times;
  std::vector<PricedPlan> priced;
  for (const KernelPlan &plan : plans) {
    priced.push_back({plan, estimateTime(plan, target)});
    times.push_back(priced.back().time.total);
  }
  double least = 0;
  size_t best = bestOf(plans, times, least);
  if (std::optional<Refusal> refusal = refusalOf(plans[best]))
    return *refusal;
  std::rotate(priced.begin(), priced.begin() + best, priced.begin() + best + 1);
  std::stable_sort(priced.begin() + 1, priced.end(),
                   [](const PricedPlan &a, const PricedPlan &b) {
                     bool spillsA = a.plan.facts.spillBytes > 0;
                     bool spillsB = b.plan.facts.spillBytes > 0;
                     if (spillsA != spillsB)
                       return spillsB;
                     return a.time.total < b.time.total;
                   });
  return priced;
}

std::variant<std::vector<PricedPlan>, Refusal>
sinter::rankPlans(ArrayRef<Value> results, AccessGraph::IsLeaf isLeaf,
                  const Target &target) {
  return rank(enumerateTiled(results, isLeaf, target), target);
}

std::variant<std::vector<PricedPlan>, Refusal>
sinter::rankMulti(const FlatBody &body, ArrayRef<int64_t> elements,
                  const Target &target) {
  return rank(enumerateMulti(body, elements, target), target);
}

std::variant<ChosenPlan, Refusal>
sinter::planFastest(ArrayRef<Value> results, AccessGraph::IsLeaf isLeaf,
                    const Target &target) {
  PlansResult all = enumerateTiled(results, isLeaf, target);
  if (auto *refusal = std::get_if<Refusal>(&all))
    return *refusal;
  auto &plans = std::get<std::vector<KernelPlan>>(all);
  std::vector<double> times;
  times.reserve(plans.size());
  for (const KernelPlan &plan : plans)
    times.push_back(estimateTime(plan, target).total);
  double least = 0;
  const KernelPlan &best = plans[bestOf(plans, times, least)];
  if (std::optional<Refusal> refusal = refusalOf(best))
    return *refusal;
  return ChosenPlan{best, least};
}

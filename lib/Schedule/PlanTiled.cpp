// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The planner of tiled kernels: domain, tiles and facts of a group.

#include "GraphSummary.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace sinter;

/// Bytes of a leaf that stay in an SM's L1 cache while a kernel runs.
constexpr double l1Bytes = 128 * 1024;
/// Accesses this near to each other at every point meet in one CTA.
constexpr int64_t nearBytes = 4096;
/// Accesses to a leaf that others are compared with.
constexpr size_t maxCompared = 4;
/// Elements that the code of one kernel may compute: beyond it compile time
/// and registers suffer.
constexpr unsigned maxKernelNodes = 2000;
/// Operations in whose time an SM loads from L1: 32 lanes per clock against
/// 128 lanes of arithmetic, and two operations in a fused one.
constexpr double loadCost = 8;
/// L2 bandwidth over DRAM bandwidth where the target does not say.
constexpr double l2OverDram = 3;

/// Elements of one leaf that its accesses touch, about.
static double distinctElements(ArrayRef<const Access *> accesses) {
  double sum = 0;
  SmallVector<IndexRange, 4> hull;
  auto volume = [](ArrayRef<IndexRange> box) {
    double count = 1;
    for (IndexRange range : box)
      count *=
          static_cast<double>(std::max<int64_t>(range.max - range.min + 1, 0));
    return count;
  };
  for (const Access *access : accesses) {
    sum += std::min(volume(access->box), access->points);
    if (hull.empty()) {
      hull = access->box;
      continue;
    }
    for (auto [mine, other] : llvm::zip(hull, access->box)) {
      mine.min = std::min(mine.min, other.min);
      mine.max = std::max(mine.max, other.max);
    }
  }
  return std::min(sum, volume(hull));
}

void sinter::countFacts(const AccessGraph &graph, const GraphSummary &summary,
                        const TileDecisions &decisions, const Target &target,
                        KernelFacts &facts) {
  const AccessDomain &domain = graph.getDomain();
  double domainPoints =
      static_cast<double>(domain.rows) * static_cast<double>(domain.cols);
  double excess = 0, read = 0, written = 0, loads = 0;
  IndexSimplifier simplifier(graph.getRoots().front().value.getContext(),
                             graph.getSpace());
  llvm::MapVector<Value, SmallVector<const Access *, 2>> leaves;
  for (const Access &access : summary.loads)
    leaves[access.value].push_back(&access);
  for (auto &[value, accesses] : leaves) {
    double distinct =
        distinctElements(accesses) * accesses.front()->elementBytes;
    read += distinct;
    double requested = 0, loaded = 0;
    SmallVector<const Access *, 2> apart;
    for (const Access *access : accesses) {
      // A column access of another row is made again; loops multiply.
      double points = access->points;
      if (access->usesColumn && domain.hasRows && !(access->dims & 1))
        points *= static_cast<double>(domain.rows);
      double passes =
          decisions.chunks == 0 && decisions.schedule == ScheduleKind::Row
              ? llvm::popcount(access->passes)
              : 1;
      loaded +=
          points * passes /
          static_cast<double>(std::min(access->maxVector, decisions.vector));
      // Beside another access to the leaf all the time: found in L1.
      bool beside = llvm::any_of(
          ArrayRef(apart).take_front(maxCompared), [&](const Access *other) {
            auto distance = simplifier.range(
                simplifier.simplify(access->position - other->position));
            return distance && access->stride == other->stride &&
                   std::max(-distance->min, distance->max) *
                           access->elementBytes <
                       nearBytes;
          });
      if (beside)
        continue;
      apart.push_back(access);
      requested += points * passes * requestedBytes(*access, decisions.lanes);
    }
    loads += loaded;
    if (distinct > l1Bytes)
      excess += std::max(requested - distinct, 0.0);
  }
  for (const Access &access : summary.stores) {
    double bytes = access.points * static_cast<double>(access.elementBytes);
    written += bytes;
    if (access.full)
      excess += std::max(
          domainPoints * requestedBytes(access, decisions.lanes) - bytes, 0.0);
  }
  double ratio = 1 / l2OverDram;
  if (target.l2BytesPerSecond > 0 && target.dramBytesPerSecond > 0)
    ratio = std::min(1.0, target.dramBytesPerSecond / target.l2BytesPerSecond);
  facts.bytesRead = static_cast<int64_t>(read);
  facts.bytesWritten = static_cast<int64_t>(written);
  facts.bytesRequested = static_cast<int64_t>(read + written + excess * ratio);
  facts.flops = summary.flops + loadCost * loads;
  facts.specialOps = summary.specialOps;
}

/// What a person can do about a refusal of the domain, by its id.
static StringRef repairFor(StringRef id) {
  if (id == "tiled.mixed-extents")
    return "keep results of different sizes in kernels of their own";
  if (id == "row.chained-column")
    return "compute the column totals in a kernel of their own";
  if (id == "tiled.repeated-loop")
    return "store its result and read it back in another kernel";
  if (id == "tiled.too-large")
    return "cut the group into several kernels";
  return "";
}

PlanResult sinter::planTiled(ArrayRef<Value> results,
                             AccessGraph::IsLeaf isLeaf, const Target &target) {
  std::string error;
  std::optional<AccessGraph> graph =
      buildTiled(results, isLeaf, error, maxKernelNodes);
  if (!graph) {
    auto [id, text] = StringRef(error).split(": ");
    return Refusal{id.str(), text.str(), repairFor(id).str()};
  }
  GraphSummary summary(*graph);
  KernelPlan plan;
  plan.domain = graph->getDomain();
  auto tiles = chooseTiles(*graph, summary, target, plan.facts);
  if (auto *refusal = std::get_if<Refusal>(&tiles))
    return *refusal;
  plan.decisions = std::get<TileDecisions>(tiles);
  countFacts(*graph, summary, plan.decisions, target, plan.facts);
  return plan;
}

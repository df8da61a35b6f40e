// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans of kernels of members: that of one flat tensor as large as all members
// together, but for what finding one's member costs.

#include "sinter/Schedule/EmissionShape.h"
#include "sinter/Schedule/MultiKernel.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace sinter;

/// Widest access of a thread, in bytes.
static constexpr int64_t accessBytes = 16;
static constexpr int64_t maxVector = 16;
/// The largest grids in x and y.
static constexpr int64_t maxGridX = 2147483647, maxGridY = 65535;
/// Times that a CTA waits for a cache: the search for its member takes place in
/// the first-level cache, its row and its pointers come from the second.
static constexpr double memberWaits = 1.5;
/// Registers of the search: the tile's start, the member's end.
static constexpr int64_t memberRegisters = 4;

int64_t sinter::tileOf(const TileDecisions &decisions, bool reduces) {
  return decisions.threads * decisions.vector *
         (reduces ? decisions.chunks : 1);
}

/// Tiles of all members; -1 where a grid could not hold them.
static int64_t tilesOf(ArrayRef<int64_t> elements, int64_t tile) {
  int64_t tiles = 0;
  for (int64_t count : elements)
    if (llvm::AddOverflow<int64_t>(tiles, llvm::divideCeil(count, tile),
                                   tiles) ||
        tiles > maxGridX)
      return -1;
  return tiles;
}

static int64_t widestElement(const FlatBody &body) {
  int64_t bytes = 1;
  auto add = [&](Value value) {
    auto type = cast<RankedTensorType>(value.getType());
    bytes = std::max<int64_t>(
        bytes, type.getElementType().getIntOrFloatBitWidth() / 8);
  };
  for (auto [i, argument] : llvm::enumerate(body.arguments))
    if (body.pattern.empty() || body.pattern[i] == 'e')
      add(argument);
  if (!body.reduces)
    for (Value root : body.roots)
      add(root);
  return bytes;
}

namespace {
class MultiPlanner {
public:
  MultiPlanner(const FlatBody &body, ArrayRef<int64_t> elements,
               const Target &target)
      : body(body), elements(elements), target(target) {
    for (int64_t count : elements)
      total += count;
    // Any vector divides it.
    total = llvm::alignTo(std::max<int64_t>(total, 1), maxVector);
    flat = flatKernel(body, total);
  }

  PlanResult plan(const TileDecisions &tiles, bool keepBound) {
    int64_t count = tilesOf(elements, tileOf(tiles, body.reduces));
    if (count < 0)
      return Refusal{"multi.too-large",
                     "the members have more tiles than a grid can have CTAs",
                     "cut the kernel into several"};
    TileDecisions whole = tiles;
    if (body.reduces) {
      whole.splits = std::clamp<int64_t>(count, 1, maxGridY);
      whole.blocks = 1;
    } else {
      whole.blocks = llvm::divideCeil(total / tiles.vector, tiles.threads);
    }
    auto isLeaf = [](Value value) { return isa<BlockArgument>(value); };
    PlanOptions options;
    options.keepBound = keepBound;
    options.extraRegisters = memberRegisters;
    SmallVector<Value> results(flat->getYield().getOperands());
    PlanResult result = planWithTiles(results, isLeaf, target, whole, options);
    auto *plan = std::get_if<KernelPlan>(&result);
    if (!plan)
      return result;
    KernelFacts &facts = plan->facts;
    facts.units = std::max<double>(static_cast<double>(count), 1);
    facts.cacheWaits += memberWaits;
    if (body.reduces) {
      facts.scratchBytes = facts.scratchBytes / whole.splits * count;
      facts.dramWaits =
          static_cast<double>(llvm::divideCeil(tiles.chunks, pointsPerTurn));
      facts.bytesInFlightPerThread = facts.bytesInFlightPerThread *
                                     std::min(tiles.chunks, pointsPerTurn) /
                                     pointsPerTurn;
    }
    int64_t bound = plan->decisions.minBlocksPerSM;
    plan->decisions = tiles;
    plan->decisions.minBlocksPerSM = bound;
    plan->decisions.blocks = std::max<int64_t>(count, 1);
    return result;
  }

private:
  const FlatBody &body;
  ArrayRef<int64_t> elements;
  const Target &target;
  int64_t total = 0;
  OwningOpRef<KernelOp> flat;
};
} // namespace

PlansResult sinter::enumerateMulti(const FlatBody &body,
                                   ArrayRef<int64_t> elements,
                                   const Target &target) {
  MultiPlanner planner(body, elements, target);
  int64_t widest =
      std::clamp<int64_t>(accessBytes / widestElement(body), 1, maxVector);
  std::vector<KernelPlan> plans;
  std::optional<Refusal> refusal;
  for (int64_t vector = widest; vector >= std::max<int64_t>(widest / 2, 1);
       vector /= 2)
    for (int64_t threads : {256, 128, 512})
      for (int64_t chunks : {4, 2, 8}) {
        TileDecisions tiles;
        tiles.threads = threads;
        tiles.vector = vector;
        if (body.reduces) {
          tiles.schedule = ScheduleKind::Split;
          tiles.lanes = threads;
          tiles.chunks = chunks;
        } else {
          tiles.schedule = ScheduleKind::Pointwise;
          tiles.lanes = 1;
          tiles.chunks = 1;
        }
        PlanResult plan = planner.plan(tiles, /*keepBound=*/false);
        if (auto *good = std::get_if<KernelPlan>(&plan))
          plans.push_back(*good);
        else if (!refusal)
          refusal = std::get<Refusal>(plan);
        if (!body.reduces)
          break;
      }
  if (plans.empty())
    return *refusal;
  return plans;
}

std::string sinter::checkMulti(const FlatBody &body, ArrayRef<int64_t> elements,
                               const Target &target,
                               const TileDecisions &decisions) {
  ScheduleKind needed =
      body.reduces ? ScheduleKind::Split : ScheduleKind::Pointwise;
  if (decisions.schedule != needed)
    return ("'schedule': members of this kernel need " +
            stringifySchedule(needed))
        .str();
  if (body.reduces && decisions.lanes != decisions.threads)
    return "'lanes': a CTA takes one part of one member; use " +
           std::to_string(decisions.threads);
  if (!llvm::isPowerOf2_64(decisions.threads) && body.reduces)
    return "'threads': a CTA that reduces has a power of two of them";
  if (body.reduces ? decisions.chunks < 1 : decisions.chunks != 1)
    return "'chunks': use 1";
  if (decisions.splits != 1)
    return "'splits': use 1";
  if (decisions.stage != 0)
    return "'stage': use 0";
  int64_t tile = tileOf(decisions, body.reduces);
  int64_t count = std::max<int64_t>(tilesOf(elements, tile), 1);
  if (decisions.blocks != count)
    return "'blocks': " + std::to_string(decisions.blocks) +
           " CTAs are not what the kernel has, one for each " +
           std::to_string(tile) + " elements of a member; use " +
           std::to_string(count);
  PlanResult plan =
      MultiPlanner(body, elements, target).plan(decisions, /*keepBound=*/true);
  auto *refusal = std::get_if<Refusal>(&plan);
  return refusal ? refusal->reason : "";
}

PlanResult sinter::planMulti(const FlatBody &body, ArrayRef<int64_t> elements,
                             const Target &target,
                             const TileDecisions &decisions) {
  std::string why = checkMulti(body, elements, target, decisions);
  if (!why.empty())
    return Refusal{"tiled.decisions", why,
                   "delete 'decisions' to have them chosen"};
  return MultiPlanner(body, elements, target)
      .plan(decisions, /*keepBound=*/true);
}

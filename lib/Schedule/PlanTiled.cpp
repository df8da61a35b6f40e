// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The planner of tiled kernels: domain, tiles and facts of a group.

#include "RegisterModel.h"
#include "TrafficModel.h"

#include "sinter/Schedule/ScatterShape.h"
#include "sinter/Target/Occupancy.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace sinter;

/// Elements that the code of one kernel may compute: beyond it compile time
/// and registers suffer.
constexpr unsigned maxKernelNodes = 2000;
/// 32-bit words of loads that a thread has under way at once, about: ptxas
/// issues no more before their first use.
constexpr int64_t maxLoadedWords = 64;
/// Turns of a loop inside a thread that wait for memory together, about.
constexpr double turnsPerWait = 8;
/// Room that a launch bound leaves above the registers that are expected to be
/// needed, by share and by number: a spill costs more than a CTA less.
constexpr double boundMargin = 1.15;
constexpr int64_t boundRoom = 4;
/// Registers of a scatter's rows beside sums and loads: addresses, the row and
/// its list. ptxas 13.0 takes 12 to 23 for tables of bf16 and f32 on sm_90a.
constexpr double scatterBaseRegisters = 18;

namespace {
/// A group's graph, and what each choice of tiles makes of it.
class TilePlanner {
public:
  TilePlanner(AccessGraph graph, const Target &target)
      : graph(std::move(graph)), target(target), summary(this->graph),
        traffic(this->graph, summary), registers(this->graph, summary) {}

  const AccessGraph &getGraph() const { return graph; }
  const GraphSummary &getSummary() const { return summary; }

  /// The plan of these tiles; chooses the launch bound of all but persistent
  /// grids, unless it is kept.
  KernelPlan complete(TileDecisions tiles, bool keepBound = false,
                      int64_t extraRegisters = 0) const;

private:
  bool isPersistent(const TileDecisions &tiles) const {
    return tiles.schedule == ScheduleKind::Row && summary.columnReductions > 0;
  }
  void chooseBound(TileDecisions &tiles, KernelFacts &facts,
                   bool keepBound) const;
  void describeWork(const TileDecisions &tiles, KernelFacts &facts) const;
  void describeScatter(const TileDecisions &tiles, KernelFacts &facts) const;
  /// Registers of the last launch of a Scatter kernel.
  RegisterEstimate scatterRegisters(const TileDecisions &tiles) const;

  AccessGraph graph;
  const Target &target;
  GraphSummary summary;
  TrafficModel traffic;
  RegisterModel registers;
};
} // namespace

void TilePlanner::chooseBound(TileDecisions &tiles, KernelFacts &facts,
                              bool keepBound) const {
  int threads = static_cast<int>(tiles.threads);
  int64_t wanted = tiles.minBlocksPerSM;
  if (!keepBound && !(isPersistent(tiles) && summary.rowReductions > 0)) {
    // As many CTAs as leave the registers that are needed.
    int64_t need =
        static_cast<int64_t>(facts.estimate.needed * boundMargin) + boundRoom;
    wanted = std::max(
        computeOccupancy(target, threads,
                         static_cast<int>(std::clamp<int64_t>(need, 1, 255)),
                         facts.sharedBytes)
            .blocksPerSm,
        1);
    wanted =
        std::min<int64_t>(wanted, std::max(target.sm.maxThreads / threads, 1));
    while (wanted > 1 && maxRegistersForBlocks(target.sm, threads,
                                               static_cast<int>(wanted)) < need)
      --wanted;
    tiles.minBlocksPerSM = wanted;
  }
  facts.registerCap =
      maxRegistersForBlocks(target.sm, threads, static_cast<int>(wanted));
  facts.registers = std::min(facts.estimate.high, facts.registerCap);
  if (facts.estimate.spills(facts.registerCap))
    facts.spillBytes =
        4 * static_cast<int64_t>(facts.estimate.needed -
                                 static_cast<double>(facts.registerCap) + 1);
}

RegisterEstimate
TilePlanner::scatterRegisters(const TileDecisions &tiles) const {
  // What the results need is as in a pointwise kernel; the sums, and the
  // updates that are under way, come before.
  TileDecisions point = tiles;
  point.schedule = ScheduleKind::Pointwise;
  point.lanes = 1;
  RegisterEstimate estimate = registers.estimate(point, target);
  ScatterShape shape(graph, tiles);
  Type element = graph.getNode(shape.scatter.node).getType();
  int64_t words = element.getIntOrFloatBitWidth() > 32 ? 2 : 1;
  int64_t elements = tiles.vector * tiles.chunks;
  int64_t perUpdate = llvm::divideCeil(summary.updateBytes() * elements, 4);
  // The same registers serve the updates, then the pieces.
  int64_t flying = shape.together * (perUpdate + 2);
  if (shape.pieces > 0)
    flying = std::max(flying, shape.piecesTogether * elements * words);
  double live = static_cast<double>(elements * words + flying);
  double more = static_cast<double>((tiles.chunks - 1) * tiles.vector * words);
  estimate.live = std::max(estimate.live + more, live);
  estimate.needed =
      std::max(estimate.needed + more, live + scatterBaseRegisters);
  int64_t most = std::min<int64_t>(
      target.sm.maxRegistersPerThread,
      maxRegistersForBlock(target.sm, static_cast<int>(tiles.threads)));
  estimate.low = std::min<int64_t>(std::llround(estimate.needed), most);
  estimate.high = std::clamp<int64_t>(estimate.high, estimate.low, most);
  return estimate;
}

void TilePlanner::describeScatter(const TileDecisions &tiles,
                                  KernelFacts &facts) const {
  const AccessDomain &domain = graph.getDomain();
  ScatterShape shape(graph, tiles);
  int64_t groups = std::max<int64_t>(
      llvm::divideCeil(domain.rows, tiles.threads / tiles.lanes), 1);
  facts.units = static_cast<double>(groups * tiles.splits);
  double perRow = summary.updates / static_cast<double>(domain.rows);
  // The last turn of a row is half full, about.
  double together = static_cast<double>(shape.together);
  double turns = std::min(perRow, (perRow + (together - 1) / 2) / together);
  facts.dramWaits = turns;
  // Where the row begins, then which updates it has.
  facts.cacheWaits += 1 + turns;
  facts.bytesInFlightPerThread =
      static_cast<int64_t>(static_cast<double>(tiles.vector * tiles.chunks) *
                           (static_cast<double>(summary.streamBytes()) +
                            static_cast<double>(summary.updateBytes()) *
                                std::min(perRow, together)));
  facts.launches = shape.preparing() + 1;
  // Counting: the updates; sorting: the counts and twice the updates; the
  // begins of rows: a search in the list.
  double steps = static_cast<double>(shape.tile) / (sortThreads * sortTogether);
  double counts = static_cast<double>(shape.tiles) / turnsPerWait;
  double search = std::ceil(std::log2(summary.updates + 1));
  facts.preparingWaits = static_cast<double>(shape.passes) *
                             ((shape.tiles > 1 ? 3 : 2) * steps + counts) +
                         search;
  facts.scratchBytes = shape.bytes;
  facts.scratchMoved = shape.sortedBytes;
}

void TilePlanner::describeWork(const TileDecisions &tiles,
                               KernelFacts &facts) const {
  const AccessDomain &domain = graph.getDomain();
  int64_t stream = summary.streamBytes();
  facts.cacheWaits = summary.longestLoop / turnsPerWait;
  if (tiles.schedule == ScheduleKind::Scatter)
    return describeScatter(tiles, facts);
  if (tiles.schedule == ScheduleKind::Pointwise) {
    facts.units = static_cast<double>(tiles.blocks);
    // What is loaded waits in registers: a long list comes in several rounds.
    int64_t bytes = stream * tiles.vector;
    facts.bytesInFlightPerThread = std::min(bytes, 4 * maxLoadedWords);
    facts.dramWaits = std::max<double>(
        static_cast<double>(llvm::divideCeil(bytes, 4 * maxLoadedWords)), 1);
    return;
  }
  int64_t rowsPerBlock = tiles.threads / tiles.lanes;
  if (tiles.schedule == ScheduleKind::Transpose) {
    facts.units = static_cast<double>(tiles.blocks * tiles.splits);
    facts.exchanges = 1;
    int64_t bytes = stream * tiles.vector * tiles.chunks;
    facts.bytesInFlightPerThread = std::min(bytes, 4 * maxLoadedWords);
    facts.dramWaits =
        static_cast<double>(llvm::divideCeil(bytes, 4 * maxLoadedWords));
    return;
  }
  int64_t groups =
      std::max<int64_t>(llvm::divideCeil(domain.rows, rowsPerBlock), 1);
  int64_t perStep = tiles.lanes * tiles.vector;
  facts.exchanges = summary.stages + tiles.exchange;
  if (tiles.schedule == ScheduleKind::Split) {
    facts.units = static_cast<double>(domain.rows * tiles.splits);
    int64_t columns = llvm::divideCeil(domain.cols, tiles.splits);
    facts.dramWaits =
        static_cast<double>(llvm::divideCeil(columns, perStep * pointsPerTurn));
    facts.bytesInFlightPerThread = stream * tiles.vector * pointsPerTurn;
    return;
  }
  if (tiles.chunks == 0) {
    double turns = static_cast<double>(
        llvm::divideCeil(domain.cols, perStep * pointsPerTurn));
    facts.units = static_cast<double>(groups);
    facts.dramWaits = turns * summary.loadPasses;
    // What is staged is nearer than the cache.
    if (!tiles.stage)
      facts.cacheWaits +=
          turns *
          (summary.passes - std::min(summary.passes, summary.loadPasses));
    facts.bytesInFlightPerThread = stream * tiles.vector * pointsPerTurn;
    return;
  }
  facts.bytesInFlightPerThread = stream * tiles.vector * tiles.chunks;
  facts.dramWaits = summary.loadPasses;
  facts.units = static_cast<double>(groups * tiles.splits);
  if (tiles.turns > 1) {
    facts.unitsPerCta = static_cast<double>(std::min(tiles.turns, groups));
    facts.loadsAhead =
        stream * tiles.vector * tiles.chunks <= 4 * maxPrefetchedWords;
    return;
  }
  if (!isPersistent(tiles))
    return;
  int64_t blocks = std::min(tiles.blocks, groups);
  facts.unitsPerCta = static_cast<double>(groups) / static_cast<double>(blocks);
  facts.loadsAhead = groups > blocks && stream * tiles.vector * tiles.chunks <=
                                            4 * maxPrefetchedWords;
  facts.scratchBytes =
      summary.columnPartialBytes * blocks * rowsPerBlock * domain.cols;
}

KernelPlan TilePlanner::complete(TileDecisions tiles, bool keepBound,
                                 int64_t extraRegisters) const {
  KernelPlan plan;
  plan.domain = graph.getDomain();
  KernelFacts &facts = plan.facts;
  facts.estimate = tiles.schedule == ScheduleKind::Scatter
                       ? scatterRegisters(tiles)
                       : registers.estimate(tiles, target);
  if (extraRegisters > 0) {
    RegisterEstimate &estimate = facts.estimate;
    auto most = static_cast<int64_t>(target.sm.maxRegistersPerThread);
    estimate.low = std::min(estimate.low + extraRegisters, most);
    estimate.high = std::min(estimate.high + extraRegisters, most);
    estimate.live += static_cast<double>(extraRegisters);
    estimate.needed += static_cast<double>(extraRegisters);
  }
  if (tiles.schedule != ScheduleKind::Pointwise &&
      tiles.schedule != ScheduleKind::Transpose && tiles.lanes > 32)
    facts.sharedBytes = summary.rowReductions * (tiles.threads / 32) * 8;
  if (tiles.schedule == ScheduleKind::Split)
    facts.scratchBytes =
        summary.rowPartialBytes * tiles.splits * plan.domain.rows;
  if (tiles.stage)
    facts.sharedBytes += stagedLoads(graph, tiles).bytes;
  for (const ExchangedResult &result : exchangedResults(graph, tiles))
    facts.sharedBytes += llvm::alignTo(result.bytes, 16);
  chooseBound(tiles, facts, keepBound);
  describeWork(tiles, facts);
  if (tiles.schedule != ScheduleKind::Scatter)
    facts.scratchMoved = facts.scratchBytes;
  traffic.count(tiles, target, facts);
  plan.decisions = tiles;
  return plan;
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
  if (id == "scatter.part-rows")
    return "let the indices name the leading dims and the updates span all "
           "others";
  if (id == "scatter.several")
    return "keep each scatter in a kernel of its own";
  if (id == "scatter.too-many")
    return "cut the scatter into parts";
  if (id.starts_with("scatter.") && id != "scatter.none")
    return "read the scatter's result back in another kernel";
  return "";
}

std::optional<AccessGraph> sinter::buildScheduled(ArrayRef<Value> results,
                                                  AccessGraph::IsLeaf isLeaf,
                                                  ScheduleKind schedule,
                                                  std::string &reason,
                                                  unsigned maxNodes) {
  return schedule == ScheduleKind::Scatter
             ? buildGrouped(results, isLeaf, reason, maxNodes)
             : buildTiled(results, isLeaf, reason, maxNodes);
}

std::optional<Refusal> sinter::whyNoScatter(ArrayRef<Value> results,
                                            AccessGraph::IsLeaf isLeaf) {
  std::string error;
  if (buildGrouped(results, isLeaf, error))
    return std::nullopt;
  auto [id, text] = StringRef(error).split(": ");
  if (id == "scatter.none" || id == "scatter.empty")
    return std::nullopt;
  return Refusal{id.str(), text.str(), repairFor(id).str()};
}

static bool hasScatter(const AccessGraph &graph) {
  return llvm::any_of(graph.getNodes(), [](const AccessNode &node) {
    return node.kind == NodeKind::LoopScatter;
  });
}

PlansResult sinter::enumerateTiled(ArrayRef<Value> results,
                                   AccessGraph::IsLeaf isLeaf,
                                   const Target &target) {
  std::string error;
  std::optional<AccessGraph> graph =
      buildTiled(results, isLeaf, error, maxKernelNodes);
  if (!graph) {
    auto [id, text] = StringRef(error).split(": ");
    return Refusal{id.str(), text.str(), repairFor(id).str()};
  }
  std::vector<KernelPlan> plans;
  if (hasScatter(*graph))
    if (std::optional<AccessGraph> grouped =
            buildGrouped(results, isLeaf, error, maxKernelNodes)) {
      TilePlanner planner(std::move(*grouped), target);
      listTiles(planner.getGraph(), planner.getSummary(), target,
                [&](const TileDecisions &tiles) {
                  plans.push_back(planner.complete(tiles));
                });
    }
  TilePlanner planner(std::move(*graph), target);
  listTiles(planner.getGraph(), planner.getSummary(), target,
            [&](const TileDecisions &tiles) {
              plans.push_back(planner.complete(tiles));
            });
  if (plans.empty() && planner.getSummary().groupReductions > 0)
    return Refusal{"row.group",
                   "the columns of a row are combined in groups that the lanes "
                   "of a warp do not cover with the accesses that there are",
                   "keep the reductions of groups in kernels of their own"};
  if (plans.empty())
    return Refusal{"row.column-state",
                   "rows of " +
                       std::to_string(planner.getGraph().getDomain().cols) +
                       " elements and the sums of their columns do not fit "
                       "the registers of one CTA",
                   "keep the reductions along rows and along columns in "
                   "kernels of their own"};
  return plans;
}

PlanResult sinter::planWithTiles(ArrayRef<Value> results,
                                 AccessGraph::IsLeaf isLeaf,
                                 const Target &target,
                                 const TileDecisions &decisions,
                                 const PlanOptions &options) {
  std::string error;
  std::optional<AccessGraph> graph =
      buildScheduled(results, isLeaf, decisions.schedule, error);
  if (!graph) {
    auto [id, text] = StringRef(error).split(": ");
    return Refusal{id.str(), text.str(), repairFor(id).str()};
  }
  std::string reason = checkTiles(*graph, decisions, target);
  if (!reason.empty())
    return Refusal{"tiled.decisions", reason,
                   "delete 'decisions' to have them chosen"};
  return TilePlanner(std::move(*graph), target)
      .complete(decisions, options.keepBound, options.extraRegisters);
}

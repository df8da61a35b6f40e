// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random decisions.

#include "PlanSampler.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace sinter::test {

/// Elements of a row that a thread holds at most.
constexpr int64_t maxElements = 64;

uint64_t Random::next() {
  uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

StringRef stringify(PlanClass kind) {
  static constexpr StringLiteral names[] = {"pointwise",  "row",     "looped",
                                            "persistent", "columns", "split"};
  return names[static_cast<int>(kind)];
}

PlanClass classOf(const GraphSummary &summary, const TileDecisions &tiles) {
  if (tiles.schedule == ScheduleKind::Pointwise)
    return PlanClass::Pointwise;
  if (tiles.schedule == ScheduleKind::Split)
    return PlanClass::Split;
  if (summary.columnReductions)
    return summary.rowReductions ? PlanClass::Persistent : PlanClass::Columns;
  return tiles.chunks ? PlanClass::Row : PlanClass::Looped;
}

SmallVector<PlanClass> classesFor(const AccessGraph &graph,
                                  const GraphSummary &summary) {
  if (!graph.getDomain().hasRows)
    return {PlanClass::Pointwise};
  if (summary.columnReductions)
    return {summary.rowReductions ? PlanClass::Persistent : PlanClass::Columns};
  SmallVector<PlanClass> classes{PlanClass::Row, PlanClass::Looped};
  bool onlyRows = llvm::all_of(graph.getRoots(), [](const AccessRoot &root) {
    return root.kind == RootKind::Row;
  });
  if (onlyRows && !summary.chained)
    classes.push_back(PlanClass::Split);
  return classes;
}

std::optional<TileDecisions> drawTiles(const AccessGraph &graph,
                                       const GraphSummary &summary,
                                       const Target &target, PlanClass kind,
                                       int64_t maxNodes, Random &random) {
  const AccessDomain &domain = graph.getDomain();
  TileDecisions tiles;
  int64_t usual = summary.chooseVector(domain);
  tiles.vector =
      random.below(3) ? usual : random.pick<int64_t>({1, 2, 4, 8, 16});
  if (domain.cols == 0 || domain.rows == 0 || domain.cols % tiles.vector != 0)
    return std::nullopt;
  auto codeFits = [&](int64_t points) {
    return static_cast<int64_t>(graph.getNodes().size()) * points *
               tiles.vector <=
           maxNodes;
  };
  tiles.threads =
      random.pick<int64_t>({64, 128, 128, 256, 256, 256, 512, 1024});
  int64_t units = domain.cols / tiles.vector;
  if (kind == PlanClass::Pointwise) {
    tiles.schedule = ScheduleKind::Pointwise;
    tiles.lanes = 1;
    tiles.blocks = llvm::divideCeil(units, tiles.threads);
    if (!codeFits(1))
      return std::nullopt;
    return tiles;
  }
  tiles.schedule = ScheduleKind::Row;
  auto lanesFor = [&](int64_t atMost) {
    int64_t lanes = 1;
    while (lanes * 2 <= atMost && random.below(5))
      lanes *= 2;
    return lanes;
  };
  if (kind == PlanClass::Looped || kind == PlanClass::Split) {
    tiles.lanes = random.below(2) ? tiles.threads : lanesFor(tiles.threads);
    tiles.chunks = 0;
    int64_t rowsPerBlock = tiles.threads / tiles.lanes;
    tiles.blocks = llvm::divideCeil(domain.rows, rowsPerBlock);
    if (kind == PlanClass::Split) {
      tiles.schedule = ScheduleKind::Split;
      tiles.splits = random.pick<int64_t>({2, 3, 8, 33});
      tiles.blocks = domain.rows;
    }
    if (!codeFits(4))
      return std::nullopt;
    return tiles;
  }
  if (kind == PlanClass::Columns) {
    tiles.lanes = lanesFor(tiles.threads);
    tiles.chunks = random.pick<int64_t>({1, 1, 1, 2, 4});
    // No lane and no chunk without columns.
    if (tiles.chunks > 1 && tiles.lanes * (tiles.chunks - 1) >= units)
      return std::nullopt;
    tiles.splits = llvm::divideCeil(units, tiles.lanes * tiles.chunks);
    if (tiles.splits > 65535 || !codeFits(tiles.chunks))
      return std::nullopt;
    int64_t rowsPerBlock = tiles.threads / tiles.lanes;
    tiles.blocks = std::clamp<int64_t>(domain.rows / (4 * rowsPerBlock), 1,
                                       4 * static_cast<int64_t>(target.sms));
    return tiles;
  }
  // A row in registers: up to 32 chunks, few more often than many.
  int64_t most = int64_t(1) << random.below(6);
  tiles.lanes =
      llvm::PowerOf2Ceil(std::max<int64_t>(llvm::divideCeil(units, most), 1));
  if (tiles.lanes > 1024)
    return std::nullopt;
  tiles.threads = std::max(tiles.threads, std::max<int64_t>(tiles.lanes, 32));
  tiles.chunks = llvm::divideCeil(units, tiles.lanes);
  if (!codeFits(tiles.chunks) || tiles.chunks * tiles.vector > maxElements)
    return std::nullopt;
  int64_t rowsPerBlock = tiles.threads / tiles.lanes;
  tiles.blocks = llvm::divideCeil(domain.rows, rowsPerBlock);
  if (kind == PlanClass::Persistent)
    tiles.blocks = std::min(tiles.blocks, (1 + random.below(2)) *
                                              static_cast<int64_t>(target.sms));
  return tiles;
}

} // namespace sinter::test

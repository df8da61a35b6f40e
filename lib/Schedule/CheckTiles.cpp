// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether decisions fit a kernel and a chip: they may come from a person.

#include "sinter/Analysis/RowScatter.h"
#include "sinter/Schedule/KernelPlan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <sstream>

using namespace mlir;
using namespace sinter;

/// Nodes times chunks beyond which a kernel's code would have no end.
static constexpr int64_t maxUnrolledNodes = 100000;
/// Registers per thread with which code can be made at all.
static constexpr int64_t leastRegisters = 16;
/// Shared memory beside staged rows: what threads exchange, in bytes.
static constexpr int64_t stagedRoom = 4096;

namespace {

class TileChecker {
public:
  TileChecker(const AccessGraph &graph, const TileDecisions &tiles,
              const Target &target)
      : graph(graph), domain(graph.getDomain()), tiles(tiles), target(target) {
    for (const AccessNode &node : graph.getNodes()) {
      rowReductions |= node.kind == NodeKind::RowReduce;
      columnReductions |= node.kind == NodeKind::ColumnReduce;
      if (node.kind == NodeKind::GroupReduce) {
        shortest = shortest ? std::min(shortest, node.group) : node.group;
        longest = std::max(longest, node.group);
      }
    }
  }

  std::string check() {
    if (domain.cols % tiles.vector != 0)
      return fail("vector", tiles.vector, " elements per access do not divide ",
                  domain.cols, " columns; use ",
                  llvm::MinAlign(domain.cols, tiles.vector));
    if (tiles.minBlocksPerSM * tiles.threads > target.sm.maxThreads ||
        tiles.minBlocksPerSM > target.sm.maxBlocks)
      return fail("min_blocks_per_sm", tiles.minBlocksPerSM, " CTAs of ",
                  tiles.threads, " threads do not fit an SM of ", target.chip,
                  ", which has ", target.sm.maxThreads, " threads and ",
                  target.sm.maxBlocks, " CTAs; use at most ",
                  std::min<int64_t>(target.sm.maxBlocks,
                                    target.sm.maxThreads / tiles.threads));
    if (tiles.minBlocksPerSM * tiles.threads * leastRegisters >
        target.sm.registers)
      return fail("min_blocks_per_sm", tiles.minBlocksPerSM, " CTAs of ",
                  tiles.threads, " threads leave fewer than ", leastRegisters,
                  " registers per thread; use at most ",
                  std::max<int64_t>(target.sm.registers /
                                        (tiles.threads * leastRegisters),
                                    1));
    if (tiles.stage &&
        (tiles.schedule != ScheduleKind::Row || tiles.chunks != 0))
      return fail("stage", "only a row that is read in a loop (schedule row, "
                           "chunks 0) is kept in shared memory; use 0");
    if (tiles.segment && tiles.schedule != ScheduleKind::Scatter)
      return fail("segment", "only schedule scatter adds up updates; use 0");
    if (longest)
      if (std::string reason = checkGroups(); !reason.empty())
        return reason;
    if (tiles.exchange || tiles.turns > 1 ||
        tiles.schedule == ScheduleKind::Transpose)
      if (std::string reason = checkExchange(); !reason.empty())
        return reason;
    switch (tiles.schedule) {
    case ScheduleKind::Scatter:
      return checkScatter();
    case ScheduleKind::Pointwise:
      return checkPointwise();
    case ScheduleKind::Transpose:
      return checkTranspose();
    case ScheduleKind::Row:
      return checkRow();
    case ScheduleKind::Split:
      return checkSplit();
    default:
      return fail(
          "schedule", stringifySchedule(tiles.schedule).str(),
          " has no code; use pointwise, row, transpose, split or scatter");
    }
  }

private:
  template <typename... Parts>
  static std::string fail(const char *entry, const Parts &...parts) {
    std::ostringstream text;
    text << "'" << entry << "': ";
    (text << ... << parts);
    return text.str();
  }

  /// Groups of columns are combined by neighbouring lanes of one warp.
  std::string checkGroups() {
    if (tiles.schedule != ScheduleKind::Row &&
        tiles.schedule != ScheduleKind::Transpose)
      return fail("schedule", "columns are combined in groups of ", longest,
                  "; use row or transpose");
    if (shortest % tiles.vector != 0 || longest > 32 * tiles.vector)
      return fail("vector", "columns are combined in groups of ", shortest,
                  " to ", longest, " by the lanes of a warp; use ",
                  std::min(shortest, std::max<int64_t>(longest / 32, 1)));
    if (tiles.lanes * tiles.vector % longest != 0)
      return fail("lanes", "lanes * vector is ", tiles.lanes * tiles.vector,
                  ", no multiple of the ", longest,
                  " columns that are combined; use ", longest / tiles.vector);
    return "";
  }

  /// The grid follows from the other decisions: `blocks` says it again.
  std::string checkBlocks(int64_t needed, const std::string &rule) {
    needed = std::max<int64_t>(needed, 1);
    if (tiles.blocks == needed)
      return "";
    return fail("blocks", tiles.blocks, " CTAs are not what the kernel has, ",
                rule, "; use ", needed);
  }

  std::string checkPointwise() {
    if (rowReductions || columnReductions)
      return fail("schedule", "pointwise cannot reduce along rows or columns; "
                              "use row");
    int64_t points = domain.rows * domain.cols;
    return checkBlocks(llvm::divideCeil(points / tiles.vector, tiles.threads),
                       "one for each threads * vector = " +
                           std::to_string(tiles.threads * tiles.vector) +
                           " of " + std::to_string(points) + " elements");
  }

  /// Results that go through shared memory.
  std::string checkExchange() {
    if (tiles.schedule == ScheduleKind::Row &&
        (tiles.chunks == 0 || tiles.splits > 1 || columnReductions))
      return fail("exchange", "only a whole row in registers, without sums of "
                              "columns, is written in another order; use 0");
    if (tiles.exchange && tiles.schedule != ScheduleKind::Row)
      return fail("exchange", "only schedule row has a choice; use 0");
    if (tiles.turns > 1 && !tiles.exchange)
      return fail("turns", "only results that go through shared memory ask for "
                           "several turns; use 1");
    auto exchanged = exchangedResults(graph, tiles);
    bool isRow = tiles.schedule == ScheduleKind::Row;
    if (exchanged.empty())
      return fail(isRow ? "exchange" : "schedule",
                  "no result is in order along ",
                  isRow && tiles.turns == 1 ? "parts of the row; use 0"
                  : isRow                   ? "the rows; use 0"
                                            : "the rows; use ",
                  isRow                             ? ""
                  : domain.hasRows && rowReductions ? "row"
                                                    : "pointwise");
    int64_t bytes = 0;
    for (const ExchangedResult &result : exchanged)
      bytes += result.bytes;
    int64_t most = target.sm.sharedBytesPerBlockOptIn - stagedRoom;
    if (bytes > most)
      return fail(isRow ? "exchange" : "chunks", "the results of a CTA take ",
                  bytes, " bytes of shared memory and ", target.chip,
                  " leaves ", most, "; use fewer ",
                  isRow ? "threads" : "chunks");
    return "";
  }

  std::string checkTranspose() {
    if (rowReductions || columnReductions)
      return fail("schedule", "transpose cannot reduce along rows or columns; "
                              "use row");
    if (tiles.chunks < 1 ||
        tiles.chunks * static_cast<int64_t>(graph.getNodes().size()) *
                tiles.vector >
            maxUnrolledNodes)
      return fail("chunks", "the code of ", tiles.chunks,
                  " chunks would be too long or is none; use 1");
    int64_t columns = tiles.lanes * tiles.vector;
    int64_t splits =
        std::max<int64_t>(llvm::divideCeil(domain.cols, columns), 1);
    if (tiles.splits != splits)
      return fail("splits", tiles.splits,
                  " tiles are not what the kernel has, "
                  "one for each lanes * vector = ",
                  columns, " of ", domain.cols, " columns; use ", splits);
    int64_t rows = tiles.threads / tiles.lanes * tiles.chunks;
    return checkBlocks(
        llvm::divideCeil(domain.rows, rows),
        "one for each threads / lanes * chunks = " + std::to_string(rows) +
            " of " + std::to_string(domain.rows) + " rows");
  }

  std::string checkRow() {
    if (!rowReductions && !columnReductions)
      return fail("schedule", "row needs a reduction along rows or columns; "
                              "use pointwise");
    int64_t perChunk = tiles.lanes * tiles.vector;
    if (tiles.splits > 1 && rowReductions)
      return fail("splits", "columns cannot be dealt to several CTAs where a "
                            "row is reduced; use 1");
    if (tiles.splits > 1 && !columnReductions)
      return fail("splits", "there are no sums of columns to deal out; use 1");
    if (tiles.chunks == 0) {
      if (columnReductions)
        return fail(
            "chunks", "sums of columns need the row in registers; use ",
            std::max<int64_t>(llvm::divideCeil(domain.cols, perChunk), 1));
    } else {
      // No overflow: all four are bounded.
      int64_t covered = perChunk * tiles.chunks * tiles.splits;
      if (covered < domain.cols)
        return fail("chunks", "lanes * vector * chunks * splits is ", covered,
                    ", less than ", domain.cols, " columns");
      if (tiles.chunks * static_cast<int64_t>(graph.getNodes().size()) *
              tiles.vector >
          maxUnrolledNodes)
        return fail("chunks", "the code of ", tiles.chunks,
                    " chunks would be too long; use 0");
    }
    if (tiles.stage) {
      StagedLoads staged = stagedLoads(graph, tiles);
      if (staged.nodes.empty())
        return fail("stage", "nothing is read twice; use 0");
      int64_t most = target.sm.sharedBytesPerBlockOptIn - stagedRoom;
      if (staged.bytes > most)
        return fail("stage", "the rows of a CTA take ", staged.bytes,
                    " bytes of shared memory and ", target.chip, " leaves ",
                    most, "; use 0, or more lanes");
    }
    // With sums of columns the CTAs stride over the rows: any number will do.
    if (columnReductions)
      return "";
    int64_t rowsPerBlock = tiles.threads / tiles.lanes * tiles.turns;
    return checkBlocks(llvm::divideCeil(domain.rows, rowsPerBlock),
                       (tiles.turns > 1
                            ? "one for each threads / lanes * turns = "
                            : "one for each threads / lanes = ") +
                           std::to_string(rowsPerBlock) + " of " +
                           std::to_string(domain.rows) + " rows");
  }

  std::string checkSplit() {
    if (!domain.hasRows || !rowReductions)
      return fail("schedule", "split needs a reduction along rows; use ",
                  columnReductions ? "row" : "pointwise");
    if (columnReductions)
      return fail("schedule", "split cannot reduce along columns; use row");
    if (!llvm::all_of(graph.getRoots(), [](const AccessRoot &root) {
          return root.kind == RootKind::Row;
        }))
      return fail("schedule", "split gives one element per row only; use row");
    // Operands come before the nodes that use them.
    SmallVector<bool> after(graph.getNodes().size());
    for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
      for (unsigned operand : node.operands)
        after[id] |= after[operand];
      if (node.kind != NodeKind::RowReduce)
        continue;
      if (after[id])
        return fail("schedule", "split cannot compute a reduction that depends "
                                "on another; use row");
      after[id] = true;
    }
    return checkBlocks(domain.rows, "one for each of " +
                                        std::to_string(domain.rows) +
                                        " rows, times splits");
  }

  std::string checkScatter() {
    if (!domain.grouped)
      return fail("schedule", "there is no scatter of whole rows; use ",
                  domain.hasRows ? "row" : "pointwise");
    // No overflow: all four are bounded.
    int64_t covered = tiles.lanes * tiles.vector * tiles.chunks * tiles.splits;
    if (covered < domain.cols)
      return fail("chunks", "lanes * vector * chunks * splits is ", covered,
                  ", less than ", domain.cols, " columns");
    if (tiles.chunks * static_cast<int64_t>(graph.getNodes().size()) *
            tiles.vector >
        maxUnrolledNodes)
      return fail("chunks", "the code of ", tiles.chunks,
                  " chunks would be too long; use more lanes");
    if (tiles.segment % 4 != 0)
      return fail("segment", tiles.segment, " is no multiple of 4; use ",
                  llvm::alignTo(tiles.segment, 4));
    if (tiles.segment && !rowScatterOf(graph).adds)
      return fail("segment", "the last update of a row replaces the others, "
                             "and nothing is added up; use 0");
    int64_t rowsPerBlock = tiles.threads / tiles.lanes;
    return checkBlocks(
        llvm::divideCeil(domain.rows, rowsPerBlock),
        "one for each threads / lanes = " + std::to_string(rowsPerBlock) +
            " of " + std::to_string(domain.rows) + " rows");
  }

  const AccessGraph &graph;
  const AccessDomain &domain;
  const TileDecisions &tiles;
  const Target &target;
  bool rowReductions = false, columnReductions = false;
  /// Columns of the shortest and of the longest group; 0: there is none.
  int64_t shortest = 0, longest = 0;
};

} // namespace

std::string sinter::checkTiles(const AccessGraph &graph,
                               const TileDecisions &tiles,
                               const Target &target) {
  return TileChecker(graph, tiles, target).check();
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a schedule answers: the plan of one kernel, or a refusal.

#ifndef SINTER_SCHEDULE_KERNELPLAN_H
#define SINTER_SCHEDULE_KERNELPLAN_H

#include "sinter/Analysis/AccessGraph.h"
#include "sinter/Analysis/Refusal.h"
#include "sinter/Schedule/EmissionShape.h"
#include "sinter/Schedule/RegisterEstimate.h"
#include "sinter/Target/Target.h"

#include <string>
#include <variant>

namespace sinter {

enum class ScheduleKind {
  /// One thread per `vector` elements of a flat domain; no row or column
  /// reductions. One launch.
  Pointwise,
  /// `lanes` threads per row, `threads / lanes` rows per CTA at a time;
  /// row reductions by shuffles and shared memory. With column reductions the
  /// grid is persistent (`blocks` CTAs stride over the rows), sums stay in
  /// registers, partials go to scratch[blocks * threads / lanes][cols] per
  /// column reduction, and a second launch adds them up in order.
  Row,
  /// Two dims and no reduction along rows or columns, results in another order:
  /// a CTA computes a tile of threads / lanes * chunks rows and lanes * vector
  /// columns, and results whose neighbours are rows go through shared memory to
  /// be written in their own order. Grid: `blocks` tiles of rows, `splits` of
  /// columns.
  Transpose,
  /// Few long rows: `splits` CTAs per row reduce a part each into
  /// scratch[splits][rows] per reduction; a second launch combines them in
  /// order and computes the row results. Row roots only, and no reduction that
  /// depends on another.
  Split,
  /// One scatter of whole rows: launches that sort the updates by row in
  /// scratch memory (ScatterShape.h), then `lanes` threads per row, which add
  /// up the row's updates in order, compute the results and write them once.
  Scatter,
  /// One sinter.matmul done by a library call.
  Library,
  /// One array copied: a reshape or a slice that is one contiguous range.
  Copy,
};

llvm::StringRef stringifySchedule(ScheduleKind kind);
std::optional<ScheduleKind> parseSchedule(llvm::StringRef name);

/// The choices that a tiled kernel is emitted from: all that `decisions` says.
struct TileDecisions {
  ScheduleKind schedule = ScheduleKind::Pointwise;
  /// Threads per CTA: a multiple of 32, at most 1024.
  int64_t threads = 256;
  /// Row, Scatter: threads per row, a power of two in [1, threads].
  int64_t lanes = 32;
  /// Elements that a thread handles at consecutive columns: 1, 2, 4, 8 or 16;
  /// divides cols.
  int64_t vector = 1;
  /// Row, Scatter: columns per thread / vector when a row stays in registers
  /// (ceil(cols / (lanes * vector))); 0: the thread loops over the columns and
  /// reads the row again for every reduction that depends on another.
  int64_t chunks = 1;
  /// Row with chunks 0: 1 keeps what a later pass reads again in shared memory,
  /// 0 reads it again from global memory.
  int64_t stage = 0;
  /// Scatter: updates of a row that one CTA adds up at most before partial sums
  /// are added (0: all), a multiple of 4. A row that more than twice as many
  /// belong to is added up by several CTAs, in pieces of a fixed order.
  int64_t segment = 0;
  /// Row with the row in registers: 1 writes results whose neighbours are not
  /// those of the columns (a transposed tile that is a row) through shared
  /// memory in their own order, 0 as they come.
  int64_t exchange = 0;
  /// Row with exchange: groups of threads / lanes rows that a CTA takes one
  /// after the other. From 2 on, the results that go through shared memory are
  /// those whose neighbours are rows: they wait there for all of the CTA's.
  int64_t turns = 1;
  /// CTAs in the grid (x). Pointwise, Split, Scatter and Row without column
  /// reductions: as many as it takes, and no other number.
  int64_t blocks = 1;
  /// Split: parts per row. Scatter, and Row with column reductions and no row
  /// reduction: the columns are dealt to `splits` tiles (grid y) of
  /// lanes * vector * chunks columns each.
  int64_t splits = 1;
  /// Least CTAs per SM that registers must leave room for (launch bound).
  int64_t minBlocksPerSM = 1;
};

/// What is known of a kernel before code exists. Bytes are what DRAM moves if
/// every distinct element of a leaf is read once and every result written once.
struct KernelFacts {
  int64_t bytesRead = 0;
  int64_t bytesWritten = 0;
  /// bytesRead + bytesWritten, and what repeated and uncoalesced accesses
  /// request beyond that, in 32-byte sectors, weighed by DRAM bandwidth over
  /// L2 bandwidth (L2 serves them; what stays in L1 is left out).
  int64_t bytesRequested = 0;
  /// Arithmetic in the time of f32 flops: an instruction counts as 2, as a
  /// fused multiply-add does; loads from L1 are in it. Special functions also
  /// count by themselves.
  double flops = 0;
  double specialOps = 0;
  int64_t scratchBytes = 0;
  /// Bytes of scratch memory that are written, and read again.
  int64_t scratchMoved = 0;
  int64_t sharedBytes = 0;
  /// Bytes that a thread has asked for before it waits for the first.
  int64_t bytesInFlightPerThread = 0;

  /// Registers without a cap, as an interval.
  RegisterEstimate estimate;
  /// Most registers per thread that the launch bounds leave.
  int64_t registerCap = 0;
  /// Registers per thread that the kernel is expected to take under the cap.
  int64_t registers = 0;
  /// Bytes per thread that are expected to be spilled under the cap.
  int64_t spillBytes = 0;

  /// How a CTA spends its time, one unit of work being one row group (or, in a
  /// pointwise kernel, its one piece of the domain): units in all and per CTA,
  /// times that a unit waits for DRAM and for a cache, reductions of a unit
  /// that end in an exchange between threads.
  double units = 1;
  double unitsPerCta = 1;
  double dramWaits = 1;
  double cacheWaits = 0;
  double exchanges = 0;
  /// The next unit's loads are under way while this one is computed.
  bool loadsAhead = false;
  /// Launches, and times that those before the main one wait for a cache, one
  /// after another.
  int64_t launches = 1;
  double preparingWaits = 0;
};

struct KernelPlan {
  TileDecisions decisions;
  AccessDomain domain;
  KernelFacts facts;
};

using PlanResult = std::variant<KernelPlan, Refusal>;

/// Every plan, in order of preference between equals, that the group of ops
/// between `results` and the leaves could be emitted from; those that are
/// expected to spill are among them. A group of one op always has a plan,
/// unless its op or type is unsupported.
using PlansResult = std::variant<std::vector<KernelPlan>, Refusal>;
PlansResult enumerateTiled(llvm::ArrayRef<mlir::Value> results,
                           AccessGraph::IsLeaf isLeaf, const Target &target);

struct PlanOptions {
  /// The launch bound stands; else it is chosen.
  bool keepBound = true;
  /// Registers per thread beside those of the group's own code.
  int64_t extraRegisters = 0;
};

/// The graph that `schedule` iterates over: buildGrouped's for Scatter, else
/// buildTiled's.
std::optional<AccessGraph> buildScheduled(llvm::ArrayRef<mlir::Value> results,
                                          AccessGraph::IsLeaf isLeaf,
                                          ScheduleKind schedule,
                                          std::string &reason,
                                          unsigned maxNodes = 20000);

/// Why the kernel of a scatter cannot have schedule Scatter; nothing where it
/// can, or where it has no scatter.
std::optional<Refusal> whyNoScatter(llvm::ArrayRef<mlir::Value> results,
                                    AccessGraph::IsLeaf isLeaf);

/// The plan with these decisions, which somebody made; refused where they do
/// not suit the group ("tiled.decisions").
PlanResult planWithTiles(llvm::ArrayRef<mlir::Value> results,
                         AccessGraph::IsLeaf isLeaf, const Target &target,
                         const TileDecisions &decisions,
                         const PlanOptions &options = {});

/// How a warp's threads touch one tensor.
struct AccessPattern {
  /// The tensor: a leaf, or a result of the kernel.
  mlir::Value value;
  bool isStore = false;
  /// Bytes that a thread asks for at once.
  int64_t bytesPerThread = 0;
  /// 32-byte sectors that the warp's threads touch together in one request,
  /// the first thread's address being aligned, and the least that could hold
  /// what they use.
  double sectors = 0;
  double leastSectors = 0;
};
/// The accesses of a planned group, loads first, each once per distinct place.
std::vector<AccessPattern> describeAccesses(llvm::ArrayRef<mlir::Value> results,
                                            AccessGraph::IsLeaf isLeaf,
                                            const TileDecisions &decisions);

/// Why `tiles`, which a person may have edited, do not suit the graph or the
/// chip, and what to write instead: "'entry': ...". Empty where they do.
std::string checkTiles(const AccessGraph &graph, const TileDecisions &tiles,
                       const Target &target);

/// The loads of a looped row that `stage` keeps in shared memory: one element
/// at every point, needed in more than one pass.
struct StagedLoads {
  llvm::SmallVector<unsigned, 4> nodes;
  /// Bytes of one element of each in shared memory.
  llvm::SmallVector<int64_t, 4> elementBytes;
  /// Elements that the threads of a row hold together, rounded up to whole
  /// turns of the loop.
  int64_t columns = 0;
  /// Bytes per CTA, each array rounded up to 16.
  int64_t bytes = 0;
};
StagedLoads stagedLoads(const AccessGraph &graph, const TileDecisions &tiles);

/// A result that a CTA writes through shared memory. What it computes lies
/// there as rows of `inner` elements, one row for each step of the dim along
/// which the result is contiguous: rows of the tile (Transpose, Row with
/// turns), or the parts of one row (Row with exchange).
struct ExchangedResult {
  /// Position among the graph's roots.
  unsigned root = 0;
  int64_t elementBytes = 1;
  int64_t inner = 1;
  /// Rows of `inner` elements; how many of them one store writes.
  int64_t outer = 1;
  int64_t width = 1;
  /// Bytes of it in the CTA's shared memory.
  int64_t bytes = 0;
};
llvm::SmallVector<ExchangedResult, 2>
exchangedResults(const AccessGraph &graph, const TileDecisions &tiles);

/// `decisions` of a kernel from and to its attribute. Reading fails with a
/// message where an entry is missing, unknown or out of range.
mlir::DictionaryAttr toAttribute(const TileDecisions &decisions,
                                 mlir::MLIRContext *context);
std::optional<TileDecisions> fromAttribute(mlir::DictionaryAttr attribute,
                                           std::string &error);

} // namespace sinter

#endif // SINTER_SCHEDULE_KERNELPLAN_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads, lanes, chunks and grid of a tiled kernel. The constants come from
// measurements of hand-written kernels on an H200 (residual + norm, norm
// backward, cross-entropy, softmax, adamw) and from ptxas 13.0.

#include "GraphSummary.h"

#include "sinter/Target/Occupancy.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace sinter;

/// Share of the copy bandwidth that so many bytes in flight per SM reach: 4
/// KiB 0.39, 8 KiB 0.63, 16 KiB 0.87, 32 KiB 0.98 (measured on H200: 0.33,
/// 0.57, 0.86, 0.997).
static double shareOfBandwidth(double bytesInFlightPerSM) {
  return 1 - std::exp(-bytesInFlightPerSM / 8192);
}

/// Registers that ptxas needs without spilling for so many live 32-bit values.
/// One reduction: live 8 / 16 / 32 / 64 / 128 measured 22 / 34 / 50 / 80 / 149;
/// chained ones (softmax) 28 / 44 / 64 / 96 / 168 under a launch bound.
static int64_t registersFor(double live, bool chained = false) {
  return static_cast<int64_t>(22 + live * 1.15 + (chained ? 10 : 0));
}

/// Registers of a kernel that loops over its columns.
constexpr int64_t loopRegisters = 50;
/// Bytes that a thread should read of a row: two 16-byte loads.
constexpr double bytesPerThreadWanted = 32;
/// Scalar operations that a thread's code may hold for one row.
constexpr int64_t maxUnrolledNodes = 16384;
constexpr int64_t maxPointwiseNodes = 4096;
/// Chunks of a row that a thread may hold: one more is one more copy of the
/// code.
constexpr int64_t maxChunks = 32;
/// Share of its speed that a kernel loses with one CTA per SM, whose barriers
/// nothing hides (cross-entropy of 32000 columns: 590 us against 503 us).
constexpr double aloneShare = 0.85;
/// CTAs per SM of a persistent grid with column sums in registers.
constexpr int64_t persistentBlocksPerSM = 2;
/// CTAs per SM of a pure column reduction.
constexpr int64_t columnBlocksPerSM = 4;
/// Rows at least this long (bytes) may be split between CTAs.
constexpr int64_t splitRowBytes = 256 * 1024;
/// Bytes of a row that one CTA takes at least when rows are split.
constexpr int64_t splitPartBytes = 16 * 1024;

static TileDecisions choosePointwise(const AccessGraph &graph,
                                     const GraphSummary &summary,
                                     const Target &target, KernelFacts &facts) {
  TileDecisions tiles;
  tiles.schedule = ScheduleKind::Pointwise;
  tiles.threads = 256;
  tiles.lanes = 1;
  tiles.chunks = 1;
  tiles.vector = summary.chooseVector(graph.getDomain());
  while (tiles.vector > 1 &&
         summary.columnNodes * tiles.vector > maxPointwiseNodes)
    tiles.vector /= 2;
  int64_t units = graph.getDomain().cols / tiles.vector;
  // A small domain is spread over more SMs.
  while (tiles.threads > 64 && units < tiles.threads * target.sms)
    tiles.threads /= 2;
  // Loops in a thread: more threads with less each.
  if (summary.hasLoops)
    while (tiles.vector > 1 &&
           units < static_cast<int64_t>(target.sms) * target.sm.maxThreads) {
      tiles.vector /= 2;
      units *= 2;
    }
  tiles.blocks = std::max<int64_t>(llvm::divideCeil(units, tiles.threads), 1);
  int64_t live = summary.streamBytes() * tiles.vector / 4;
  facts.registers = std::min<int64_t>(registersFor(live), 255);
  facts.bytesInFlightPerThread = summary.streamBytes() * tiles.vector;
  return tiles;
}

static int64_t clampedRegisters(int64_t need, const Target &target) {
  return std::min<int64_t>(llvm::alignTo(need, 8),
                           target.sm.maxRegistersPerThread);
}

static std::variant<TileDecisions, Refusal>
chooseRow(const AccessGraph &graph, const GraphSummary &summary,
          const Target &target, KernelFacts &facts) {
  const AccessDomain &domain = graph.getDomain();
  int64_t vector = summary.chooseVector(domain);
  int64_t units = domain.cols / vector;
  int64_t columns = summary.columnReductions;
  double stream = static_cast<double>(summary.streamBytes());

  std::optional<TileDecisions> best;
  double bestScore = -1;
  for (int64_t lanes = 1; lanes <= 1024; lanes *= 2) {
    int64_t chunks = std::max<int64_t>(llvm::divideCeil(units, lanes), 1);
    if (chunks > maxChunks || (lanes > 1 && lanes >= 2 * units))
      continue;
    if (static_cast<int64_t>(summary.columnNodes) * vector * chunks >
            maxUnrolledNodes &&
        chunks > 1)
      continue;
    int64_t threads = std::max<int64_t>(lanes, columns ? 256 : 128);
    double held = summary.liveWords * vector * chunks;
    double loading = stream * vector * std::min<int64_t>(chunks, 4) / 4;
    int64_t sums = columns * vector * chunks;
    int64_t need =
        registersFor(std::max(held, loading) + sums, summary.chained);
    // A persistent CTA keeps its pointers.
    if (columns)
      need += summary.loads.size();
    if (need > maxRegistersForBlock(target.sm, threads) ||
        need > target.sm.maxRegistersPerThread)
      continue;
    int64_t resident =
        computeOccupancy(target, threads, clampedRegisters(need, target))
            .blocksPerSm;
    if (columns)
      resident = std::min(resident, persistentBlocksPerSM);
    if (resident == 0)
      continue;
    double used = units ? static_cast<double>(units) / (lanes * chunks) : 1;
    double perThread = stream * vector * chunks;
    double requested = 0;
    for (const Access &access : summary.loads)
      if (access.full)
        requested += requestedBytes(access, lanes);
    double score = shareOfBandwidth(resident * threads * perThread * used) *
                   (1 - 0.02 * std::abs(std::log2(std::max(perThread, 1.0) /
                                                  bytesPerThreadWanted)));
    if (resident == 1)
      score *= aloneShare;
    if (requested > 0)
      score *= std::min(1.0, stream / requested);
    if (score > bestScore) {
      bestScore = score;
      TileDecisions tiles;
      tiles.schedule = ScheduleKind::Row;
      tiles.threads = threads;
      tiles.lanes = lanes;
      tiles.vector = vector;
      tiles.chunks = chunks;
      tiles.minBlocksPerSM = resident;
      best = tiles;
      facts.registers = need;
      facts.bytesInFlightPerThread = static_cast<int64_t>(perThread);
    }
  }
  if (!best && columns)
    return Refusal{"row.column-state",
                   "rows of " + std::to_string(domain.cols) +
                       " elements and the sums of their columns do not fit "
                       "the registers of one CTA",
                   "keep the reductions along rows and along columns in "
                   "kernels of their own"};
  if (!best) {
    // Too long for registers: the row is read again for each dependent pass.
    TileDecisions tiles;
    tiles.schedule = ScheduleKind::Row;
    tiles.threads = tiles.lanes = 512;
    tiles.vector = vector;
    tiles.chunks = 0;
    tiles.minBlocksPerSM = 2;
    best = tiles;
    facts.registers =
        std::max(loopRegisters, registersFor(stream * vector / 4));
    facts.bytesInFlightPerThread = static_cast<int64_t>(stream * vector * 4);
  }
  int64_t rowsPerBlock = best->threads / best->lanes;
  int64_t needed =
      std::max<int64_t>(llvm::divideCeil(domain.rows, rowsPerBlock), 1);
  best->blocks = needed;
  if (columns)
    best->blocks = std::min(needed, best->minBlocksPerSM *
                                        static_cast<int64_t>(target.sms));
  // The persistent grid counts on its CTAs being resident together. Else a
  // launch bound with a margin: a spill costs more than a CTA less.
  if (!columns)
    best->minBlocksPerSM = std::clamp<int64_t>(
        target.sm.registers /
            (clampedRegisters(facts.registers * 9 / 8 + 4, target) *
             best->threads),
        1, best->minBlocksPerSM);
  if (columns)
    facts.scratchBytes =
        summary.columnPartialBytes * best->blocks * rowsPerBlock * domain.cols;
  if (best->lanes > 32)
    facts.sharedBytes = summary.rowReductions * (best->threads / 32) * 8;
  return *best;
}

/// Reductions along the rows only: CTAs take tiles of columns and strided
/// rows.
static TileDecisions chooseColumns(const AccessGraph &graph,
                                   const GraphSummary &summary,
                                   const Target &target, KernelFacts &facts) {
  const AccessDomain &domain = graph.getDomain();
  TileDecisions tiles;
  tiles.schedule = ScheduleKind::Row;
  tiles.vector = summary.chooseVector(domain);
  tiles.threads = 256;
  tiles.chunks = 1;
  auto shape = [&]() {
    int64_t units = std::max<int64_t>(domain.cols / tiles.vector, 1);
    tiles.lanes = std::min<int64_t>(llvm::PowerOf2Ceil(units), tiles.threads);
    tiles.splits = llvm::divideCeil(units, tiles.lanes);
  };
  shape();
  // The grid's second dim is 65535 at most.
  while (tiles.splits > 65535) {
    tiles.chunks *= 2;
    tiles.splits =
        llvm::divideCeil(std::max<int64_t>(domain.cols / tiles.vector, 1),
                         tiles.lanes * tiles.chunks);
  }
  int64_t rowsPerBlock = tiles.threads / tiles.lanes;
  int64_t wanted = llvm::divideCeil(
      columnBlocksPerSM * static_cast<int64_t>(target.sms), tiles.splits);
  // Partials must stay a small part of what is read.
  int64_t most = std::max<int64_t>(domain.rows / (16 * rowsPerBlock), 1);
  tiles.blocks = std::clamp<int64_t>(wanted, 1, most);
  facts.scratchBytes =
      summary.columnPartialBytes * tiles.blocks * rowsPerBlock * domain.cols;
  facts.bytesInFlightPerThread = summary.streamBytes() * tiles.vector;
  facts.registers =
      registersFor(summary.columnReductions * tiles.vector * tiles.chunks +
                   summary.streamBytes() * tiles.vector / 4);
  tiles.minBlocksPerSM = 1;
  return tiles;
}

static std::optional<TileDecisions> chooseSplit(const AccessGraph &graph,
                                                const GraphSummary &summary,
                                                const Target &target,
                                                KernelFacts &facts) {
  const AccessDomain &domain = graph.getDomain();
  int64_t rowBytes = summary.streamBytes() * domain.cols;
  if (summary.chained || summary.hasFull || summary.columnReductions ||
      domain.rows == 0 || domain.rows >= 2 * target.sms ||
      rowBytes < splitRowBytes)
    return std::nullopt;
  TileDecisions tiles;
  tiles.schedule = ScheduleKind::Split;
  tiles.vector = summary.chooseVector(domain);
  tiles.threads = tiles.lanes = 256;
  tiles.chunks = 0;
  tiles.splits = std::clamp<int64_t>(
      llvm::divideCeil(4 * static_cast<int64_t>(target.sms), domain.rows), 2,
      std::max<int64_t>(rowBytes / splitPartBytes, 2));
  tiles.blocks = domain.rows;
  tiles.minBlocksPerSM = 2;
  facts.scratchBytes = summary.rowPartialBytes * tiles.splits * domain.rows;
  facts.sharedBytes = summary.rowReductions * (tiles.threads / 32) * 8;
  facts.bytesInFlightPerThread = summary.streamBytes() * tiles.vector * 4;
  facts.registers = registersFor(summary.streamBytes() * tiles.vector);
  return tiles;
}

std::variant<TileDecisions, Refusal>
sinter::chooseTiles(const AccessGraph &graph, const GraphSummary &summary,
                    const Target &target, KernelFacts &facts) {
  if (!graph.getDomain().hasRows)
    return choosePointwise(graph, summary, target, facts);
  if (summary.rowReductions == 0)
    return chooseColumns(graph, summary, target, facts);
  if (auto split = chooseSplit(graph, summary, target, facts))
    return *split;
  return chooseRow(graph, summary, target, facts);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tilings that a graph could have. Nothing is preferred here but by the
// order, which decides between equals; prices are another room's.

#include "GraphSummary.h"

#include "sinter/Analysis/RowScatter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace sinter;

/// Scalar operations that a thread's code may hold for one row.
constexpr int64_t maxUnrolledNodes = 16384;
constexpr int64_t maxPointwiseNodes = 4096;
/// Chunks of a row that a thread may hold: one more is one more copy of the
/// code.
constexpr int64_t maxChunks = 32;
/// Rows at least this long (bytes) may be split between CTAs, and bytes that
/// one CTA takes of such a row at least.
constexpr int64_t splitRowBytes = 256 * 1024;
constexpr int64_t splitPartBytes = 16 * 1024;
/// CTAs per SM of a persistent grid that are tried.
constexpr int64_t persistentBlocks[] = {2, 4, 1, 3, 8};
/// Bytes that a transposed result should have side by side: a cache line.
constexpr int64_t lineBytes = 128;
/// The unit of a memory access, in bytes: what it has at least where whole rows
/// wait for each other.
constexpr int64_t sectorBytes = 32;
/// The largest grid in y.
constexpr int64_t maxGridY = 65535;

static int64_t divideUp(int64_t a, int64_t b) {
  return std::max<int64_t>(llvm::divideCeil(a, b), 1);
}

static void pointwiseTiles(const AccessGraph &graph,
                           const GraphSummary &summary, const Target &target,
                           TileSink sink) {
  int64_t widest = summary.chooseVector(graph.getDomain());
  for (int64_t vector = widest; vector >= 1; vector /= 2) {
    if (summary.groupReductions > 0)
      break;
    if (vector > 1 &&
        static_cast<int64_t>(summary.columnNodes) * vector > maxPointwiseNodes)
      continue;
    int64_t units = graph.getDomain().rows * (graph.getDomain().cols / vector);
    for (int64_t threads : {256, 128, 512, 64, 1024}) {
      // A CTA much larger than the domain is one of the smaller ones again.
      if (threads > 64 && units * 2 <= threads)
        continue;
      TileDecisions tiles;
      tiles.schedule = ScheduleKind::Pointwise;
      tiles.threads = threads;
      tiles.lanes = 1;
      tiles.vector = vector;
      tiles.blocks = divideUp(units, threads);
      sink(tiles);
    }
  }
}

/// Tiles whose results are written along the rows.
static void transposeTiles(const AccessGraph &graph,
                           const GraphSummary &summary, const Target &target,
                           TileSink sink) {
  const AccessDomain &domain = graph.getDomain();
  int64_t widest = summary.chooseVector(domain);
  int64_t narrowest = 8;
  for (const Access &access : summary.loads)
    if (access.full)
      narrowest = std::min(narrowest, access.elementBytes);
  for (int64_t vector = widest; vector >= std::max<int64_t>(widest / 2, 1);
       vector /= 2)
    for (int64_t lanes = 1; lanes <= 64; lanes *= 2) {
      // A cache line of a row, or all of it; no more lanes than that.
      bool covers = lanes * vector >= domain.cols;
      if ((!covers && lanes < 64 && lanes * vector * narrowest < lineBytes) ||
          (lanes > 1 && lanes / 2 * vector >= domain.cols))
        continue;
      for (int64_t threads : {256, 128, 512})
        for (int64_t chunks : {1, 2, 4, 8, 16}) {
          TileDecisions tiles;
          tiles.schedule = ScheduleKind::Transpose;
          tiles.vector = vector;
          tiles.lanes = lanes;
          tiles.threads = threads;
          tiles.chunks = chunks;
          tiles.splits = divideUp(domain.cols, lanes * vector);
          tiles.blocks = divideUp(domain.rows, threads / lanes * chunks);
          if (tiles.splits > maxGridY ||
              !checkTiles(graph, tiles, target).empty())
            continue;
          // Runs of whole cache lines on both sides.
          bool whole = llvm::all_of(
              exchangedResults(graph, tiles),
              [&](const ExchangedResult &result) {
                return result.outer * result.elementBytes >= lineBytes ||
                       result.outer >= domain.rows;
              });
          if (whole)
            sink(tiles);
        }
    }
}

static void rowTiles(const AccessGraph &graph, const GraphSummary &summary,
                     const Target &target, TileSink sink) {
  const AccessDomain &domain = graph.getDomain();
  int64_t widest = summary.chooseVector(domain);
  bool columns = summary.columnReductions > 0;
  for (int64_t vector = widest; vector >= std::max<int64_t>(widest / 4, 1);
       vector /= 2) {
    int64_t units = domain.cols / vector;
    // Lanes that give every thread one chunk come first.
    for (int64_t lanes = 1024; lanes >= 1; lanes /= 2) {
      if (lanes > 1 && lanes >= 2 * units)
        continue;
      int64_t chunks = divideUp(units, lanes);
      SmallVector<int64_t, 4> sizes;
      for (int64_t threads : {std::max<int64_t>(lanes, 32), int64_t(128),
                              int64_t(256), int64_t(512)})
        if (threads >= lanes && !llvm::is_contained(sizes, threads))
          sizes.push_back(threads);
      for (int64_t threads : sizes) {
        TileDecisions tiles;
        tiles.schedule = ScheduleKind::Row;
        tiles.threads = threads;
        tiles.lanes = lanes;
        tiles.vector = vector;
        int64_t groups = divideUp(domain.rows, threads / lanes);
        bool unrolls =
            chunks == 1 ||
            static_cast<int64_t>(summary.columnNodes) * vector * chunks <=
                maxUnrolledNodes;
        if (chunks <= maxChunks && unrolls) {
          tiles.chunks = chunks;
          if (!columns) {
            tiles.blocks = groups;
            sink(tiles);
            tiles.exchange = 1;
            if (summary.exchangeable &&
                checkTiles(graph, tiles, target).empty())
              sink(tiles);
            int64_t rowsPerBlock = threads / lanes;
            for (int64_t run : {sectorBytes, 2 * sectorBytes}) {
              if (summary.turnedBytes == 0 ||
                  run % (summary.turnedBytes * rowsPerBlock) != 0)
                continue;
              tiles.turns = run / (summary.turnedBytes * rowsPerBlock);
              tiles.blocks = divideUp(groups, tiles.turns);
              if (tiles.turns > 1 && checkTiles(graph, tiles, target).empty())
                sink(tiles);
            }
            tiles.turns = 1;
            tiles.exchange = 0;
          } else {
            for (int64_t blocks : persistentBlocks) {
              if (blocks * threads > target.sm.maxThreads)
                continue;
              tiles.minBlocksPerSM = blocks;
              tiles.blocks = std::min<int64_t>(groups, blocks * target.sms);
              sink(tiles);
            }
          }
        }
        // The row is read again for each dependent pass.
        if (!columns && (chunks > 4 || !unrolls) &&
            threads == std::max<int64_t>(lanes, 128)) {
          tiles.chunks = 0;
          tiles.minBlocksPerSM = 1;
          tiles.blocks = groups;
          sink(tiles);
          tiles.stage = 1;
          if (checkTiles(graph, tiles, target).empty())
            sink(tiles);
        }
      }
    }
  }
}

/// Reductions along the rows only: CTAs take tiles of columns and strided
/// rows.
static void columnTiles(const AccessGraph &graph, const GraphSummary &summary,
                        const Target &target, TileSink sink) {
  const AccessDomain &domain = graph.getDomain();
  int64_t widest = summary.chooseVector(domain);
  for (int64_t vector = widest; vector >= std::max<int64_t>(widest / 4, 1);
       vector /= 2)
    for (int64_t threads : {256, 512, 128}) {
      TileDecisions tiles;
      tiles.schedule = ScheduleKind::Row;
      tiles.vector = vector;
      tiles.threads = threads;
      int64_t units = std::max<int64_t>(domain.cols / vector, 1);
      tiles.lanes = std::min<int64_t>(llvm::PowerOf2Ceil(units), threads);
      tiles.chunks = 1;
      tiles.splits = divideUp(units, tiles.lanes);
      while (tiles.splits > maxGridY) {
        tiles.chunks *= 2;
        tiles.splits = divideUp(units, tiles.lanes * tiles.chunks);
      }
      if (tiles.chunks > maxChunks)
        continue;
      int64_t rowsPerBlock = threads / tiles.lanes;
      // Partials must stay a small part of what is read.
      int64_t most = std::max<int64_t>(domain.rows / (16 * rowsPerBlock), 1);
      int64_t before = 0;
      for (int64_t perSm : {4, 2, 8, 1}) {
        tiles.blocks = std::clamp<int64_t>(
            divideUp(perSm * target.sms, tiles.splits), 1, most);
        if (tiles.blocks == before)
          continue;
        before = tiles.blocks;
        sink(tiles);
      }
    }
}

/// Few long rows: several CTAs for each.
static void splitTiles(const AccessGraph &graph, const GraphSummary &summary,
                       const Target &target, TileSink sink) {
  const AccessDomain &domain = graph.getDomain();
  int64_t rowBytes = summary.streamBytes() * domain.cols;
  if (summary.chained || summary.hasFull || summary.columnReductions ||
      domain.rows == 0 || domain.rows >= 2 * target.sms ||
      rowBytes < splitRowBytes)
    return;
  for (int64_t threads : {256, 512, 128})
    for (int64_t perSm : {4, 8, 2}) {
      TileDecisions tiles;
      tiles.schedule = ScheduleKind::Split;
      tiles.vector = summary.chooseVector(domain);
      tiles.threads = tiles.lanes = threads;
      tiles.chunks = 0;
      tiles.splits =
          std::clamp<int64_t>(divideUp(perSm * target.sms, domain.rows), 2,
                              std::max<int64_t>(rowBytes / splitPartBytes, 2));
      tiles.blocks = domain.rows;
      sink(tiles);
    }
}

/// Updates from which on a CTA per row is not enough where one row has most of
/// them, and the least and most that a piece of them has.
constexpr int64_t leastUpdates = 1024, leastSegment = 64, mostSegment = 1024;
/// Chunks of a row that a thread of a scatter holds at most, and of the tiles
/// of columns where the row is longer.
constexpr int64_t scatterChunks = 8;

static void scatterTiles(const AccessGraph &graph, const GraphSummary &summary,
                         const Target &target, TileSink sink) {
  const AccessDomain &domain = graph.getDomain();
  RowScatter scatter = rowScatterOf(graph);
  int64_t widest = summary.chooseVector(domain);
  // Of a row with all updates, one CTA adds up the pieces: half the square root
  // leaves it and the CTAs of the pieces about as much.
  int64_t segment = 0;
  if (scatter.adds && scatter.updates() >= leastUpdates)
    segment = std::clamp<int64_t>(
        int64_t(1) << (llvm::Log2_64(scatter.updates()) / 2 - 1), leastSegment,
        mostSegment);
  for (int64_t vector = widest; vector >= std::max<int64_t>(widest / 2, 1);
       vector /= 2) {
    int64_t units = domain.cols / vector;
    for (int64_t lanes : {256, 512, 128, 64, 32, 16, 8, 4, 2, 1}) {
      if (lanes > 1 && lanes >= 2 * units)
        continue;
      for (int64_t chunks = 1; chunks <= scatterChunks; chunks *= 2) {
        if (chunks > 1 && lanes * (chunks / 2) >= units)
          break;
        TileDecisions tiles;
        tiles.schedule = ScheduleKind::Scatter;
        tiles.lanes = lanes;
        tiles.vector = vector;
        tiles.chunks = chunks;
        tiles.segment = segment;
        tiles.splits = divideUp(units, lanes * chunks);
        // Every CTA looks its updates up: as few for a row as can be.
        if (tiles.splits > 1 && (lanes < 256 || tiles.splits > maxGridY))
          continue;
        for (int64_t threads : {std::max<int64_t>(lanes, 64), int64_t(256)}) {
          if (threads < lanes)
            continue;
          tiles.threads = threads;
          tiles.blocks = divideUp(domain.rows, threads / lanes);
          sink(tiles);
          if (lanes >= 256)
            break;
        }
      }
    }
  }
}

void sinter::listTiles(const AccessGraph &graph, const GraphSummary &summary,
                       const Target &target, TileSink all) {
  if (graph.getDomain().grouped)
    return scatterTiles(graph, summary, target, all);
  // Groups of columns bear no more than some vectors and lanes.
  auto sink = [&](const TileDecisions &tiles) {
    if (summary.groupReductions == 0 ||
        checkTiles(graph, tiles, target).empty())
      all(tiles);
  };
  if (!graph.getDomain().hasRows ||
      (summary.rowReductions == 0 && summary.columnReductions == 0)) {
    if (graph.getDomain().hasRows)
      transposeTiles(graph, summary, target, sink);
    return pointwiseTiles(graph, summary, target, sink);
  }
  if (summary.rowReductions == 0)
    return columnTiles(graph, summary, target, sink);
  splitTiles(graph, summary, target, sink);
  rowTiles(graph, summary, target, sink);
}

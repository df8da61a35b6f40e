// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What accesses cost at DRAM, L2 and L1.

#include "TrafficModel.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace sinter;

/// Bytes of a leaf that stay in an SM's L1 cache while a kernel runs.
constexpr double l1Bytes = 128 * 1024;
/// The unit of a memory access, in bytes.
constexpr double sectorBytes = 32;
/// Accesses this near to each other at every point meet in one CTA.
constexpr int64_t nearBytes = 4096;
/// Accesses to a leaf that others are compared with.
constexpr size_t maxCompared = 4;
/// Operations in whose time an SM loads from L1: 32 lanes per clock against
/// 128 lanes of arithmetic, and two operations in a fused one.
constexpr double loadCost = 8;
/// Instructions of a thread beside its elements': where it is, what it may
/// touch, addresses. These three are estimates from PTX, kept since norms of
/// 1024 columns by warps and by CTAs then differ as measured
/// (kernels/results/sweep-h200.json).
constexpr double threadInstructions = 16;
/// Instructions of a thread for one reduction along its row: a step among the
/// threads of a warp, and the way through shared memory between warps.
constexpr double shuffleInstructions = 2, warpsInstructions = 14;
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

TrafficModel::TrafficModel(const AccessGraph &graph,
                           const GraphSummary &summary)
    : graph(graph), summary(summary),
      domainPoints(static_cast<double>(graph.getDomain().rows) *
                   static_cast<double>(graph.getDomain().cols)) {
  const AccessDomain &domain = graph.getDomain();
  IndexSimplifier simplifier(graph.getRoots().front().value.getContext(),
                             graph.getSpace());
  llvm::MapVector<Value, SmallVector<const Access *, 2>> byValue;
  for (const Access &access : summary.loads)
    byValue[access.value].push_back(&access);
  for (auto &[value, accesses] : byValue) {
    Leaf &leaf = leaves.emplace_back();
    leaf.distinct = distinctElements(accesses) *
                    static_cast<double>(accesses.front()->elementBytes);
    read += leaf.distinct;
    SmallVector<const Access *, 2> apart;
    for (const Access *access : accesses) {
      // A column access of another row is made again; loops multiply.
      double points = access->points;
      if (access->usesColumn && domain.hasRows && !access->ofUpdates &&
          !(access->dims & 1))
        points *= static_cast<double>(domain.rows);
      bool beside = llvm::any_of(
          ArrayRef(apart).take_front(maxCompared), [&](const Access *other) {
            auto distance = simplifier.range(
                simplifier.simplify(access->position - other->position));
            return distance && access->stride == other->stride &&
                   std::max(-distance->min, distance->max) *
                           access->elementBytes <
                       nearBytes;
          });
      if (!beside)
        apart.push_back(access);
      leaf.loads.push_back({access, points,
                            static_cast<double>(llvm::popcount(access->passes)),
                            beside});
    }
  }
  for (const Access &access : summary.stores)
    written += access.points * static_cast<double>(access.elementBytes);
}

/// Time of an access whose warps touch separate pieces of so many bytes over
/// that of one piece of 512: loads on an H100 of 2890, 2660, 1466 and 550 GB/s
/// (QuACK's notes on coalescing); 256 and 64 in between.
static double piecesFactor(int64_t bytes) {
  static constexpr std::pair<int64_t, double> factors[] = {
      {512, 1}, {256, 1.04}, {128, 1.09}, {64, 1.46}, {32, 1.97}};
  for (auto [least, factor] : factors)
    if (bytes >= least)
      return factor;
  return 5.2;
}

/// The same for an access of a row that `lanes` threads read together: pieces
/// that lie beside each other are one.
static double piecesFactor(const Access &access, const TileDecisions &tiles) {
  int64_t columns = tiles.lanes * tiles.vector;
  if (tiles.schedule != ScheduleKind::Row || tiles.lanes >= 32 ||
      access.stride != 1 || access.rowStride == columns)
    return 1;
  return piecesFactor(columns * access.elementBytes);
}

/// Columns and rows of the points that a CTA computes together.
static std::pair<int64_t, int64_t> ctaPoints(const AccessDomain &domain,
                                             const TileDecisions &tiles) {
  if (tiles.schedule == ScheduleKind::Pointwise)
    return {std::min(domain.cols, tiles.threads * tiles.vector), 1};
  if (tiles.schedule == ScheduleKind::Transpose)
    return {std::min(domain.cols, tiles.lanes * tiles.vector),
            std::min(domain.rows, tiles.threads / tiles.lanes * tiles.chunks)};
  int64_t columns = domain.cols;
  if (tiles.splits > 1)
    columns = std::min(columns, tiles.lanes * tiles.vector *
                                    std::max<int64_t>(tiles.chunks, 1));
  return {columns, std::min(domain.rows, tiles.threads / tiles.lanes)};
}

std::optional<double>
TrafficModel::footprint(const Access &access,
                        const TileDecisions &tiles) const {
  const AccessDomain &domain = graph.getDomain();
  auto [columns, rows] = ctaPoints(domain, tiles);
  IndexSpace space = graph.getSpace();
  space.dims[domain.colDim()] = {0, columns - 1};
  if (domain.hasRows)
    space.dims[domain.rowDim()] = {0, rows - 1};
  std::optional<IndexRange> range = rangeOf(access.position, space);
  if (!range)
    return std::nullopt;
  double bytes = static_cast<double>(range->max - range->min + 1) *
                 static_cast<double>(access.elementBytes);
  bytes = std::ceil(bytes / sectorBytes) * sectorBytes;
  return bytes <= l1Bytes ? std::optional(bytes) : std::nullopt;
}

/// Instructions of all threads that do not belong to an element.
double TrafficModel::threadWork(const TileDecisions &tiles) const {
  const AccessDomain &domain = graph.getDomain();
  if (tiles.schedule == ScheduleKind::Pointwise)
    return threadInstructions * domainPoints /
           static_cast<double>(std::max<int64_t>(tiles.vector, 1));
  if (tiles.schedule == ScheduleKind::Transpose)
    return threadInstructions * domainPoints /
           static_cast<double>(
               std::max<int64_t>(tiles.vector * tiles.chunks, 1));
  if (tiles.schedule != ScheduleKind::Row)
    return 0;
  double each = threadInstructions;
  double inWarp = static_cast<double>(
      llvm::Log2_64(static_cast<uint64_t>(std::min<int64_t>(tiles.lanes, 32))));
  each += summary.rowReductions * shuffleInstructions * inWarp;
  if (tiles.lanes > 32)
    each += summary.rowReductions * warpsInstructions;
  return each * static_cast<double>(domain.rows) *
         static_cast<double>(tiles.lanes);
}

double TrafficModel::exchangedRun(unsigned root,
                                  const TileDecisions &tiles) const {
  for (const ExchangedResult &result : exchangedResults(graph, tiles))
    if (result.root == root)
      return static_cast<double>(result.outer * result.elementBytes);
  return 0;
}

void TrafficModel::count(const TileDecisions &tiles, const Target &target,
                         KernelFacts &facts) const {
  // A staged row is read once, and again from shared memory.
  bool looped =
      tiles.chunks == 0 && tiles.schedule == ScheduleKind::Row && !tiles.stage;
  // A pointwise warp lies along the columns.
  int64_t lanes = tiles.schedule == ScheduleKind::Pointwise ? 32 : tiles.lanes;
  double excess = 0, loads = 0;
  for (const Leaf &leaf : leaves) {
    double requested = 0;
    for (const Load &load : leaf.loads) {
      double points = load.points * (looped ? load.passes : 1);
      // What is staged is also written to shared memory and read from there.
      bool staged = tiles.stage && load.access->full && load.passes > 1;
      loads +=
          points * (staged ? 1 + load.passes : 1) /
          static_cast<double>(std::min(load.access->maxVector, tiles.vector));
      if (load.beside)
        continue;
      double bytes = points * requestedBytes(*load.access, lanes);
      if (leaf.distinct > l1Bytes && bytes > leaf.distinct)
        if (std::optional<double> once = footprint(*load.access, tiles)) {
          auto [columns, rows] = ctaPoints(graph.getDomain(), tiles);
          double ctas = domainPoints / static_cast<double>(columns * rows);
          bytes = std::min(bytes, *once * ctas * points / load.points);
        }
      requested += bytes;
    }
    if (leaf.distinct > l1Bytes)
      excess += std::max(requested - leaf.distinct, 0.0);
  }
  for (auto [i, access] : llvm::enumerate(summary.stores))
    if (double run = exchangedRun(static_cast<unsigned>(i), tiles); run > 0) {
      // Through shared memory: runs of neighbours.
      excess += access.points * std::max(sectorBytes / run - 1, 0.0) *
                static_cast<double>(access.elementBytes);
    } else if (access.full)
      excess +=
          std::max(domainPoints * requestedBytes(access, lanes) -
                       access.points * static_cast<double>(access.elementBytes),
                   0.0);
  double pieces = 0;
  for (const Leaf &leaf : leaves)
    for (const Load &load : leaf.loads)
      if (load.access->full && !load.beside)
        pieces += leaf.distinct * (piecesFactor(*load.access, tiles) - 1);
  for (const Access &access : summary.stores)
    if (access.full)
      pieces += access.points * static_cast<double>(access.elementBytes) *
                (piecesFactor(access, tiles) - 1);
  double ratio = 1 / l2OverDram;
  if (target.l2BytesPerSecond > 0 && target.dramBytesPerSecond > 0)
    ratio = std::min(1.0, target.dramBytesPerSecond / target.l2BytesPerSecond);
  facts.bytesRead = static_cast<int64_t>(read);
  facts.bytesWritten = static_cast<int64_t>(written);
  facts.bytesRequested =
      static_cast<int64_t>(read + written + excess * ratio + pieces);
  facts.flops = loadCost * loads + 2 * threadWork(tiles);
  facts.specialOps = 0;
  bool repeats =
      tiles.schedule == ScheduleKind::Row &&
      (tiles.chunks == 0 || tiles.chunks * tiles.vector >= compactElements);
  for (const Work &work : summary.work) {
    if (work.foldedFrom && tiles.vector >= work.foldedFrom)
      continue;
    double times = (repeats ? work.passes : 1.0) /
                   static_cast<double>(std::min(work.shared, tiles.vector));
    // Where a chunk's columns lie on one side of a choice for all threads, the
    // code holds that side only.
    if (work.block && tiles.schedule == ScheduleKind::Row && tiles.chunks > 0 &&
        work.block % (tiles.lanes * tiles.vector) == 0)
      times *= work.share;
    facts.flops += work.flops * times;
    facts.specialOps += work.specialOps * times;
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Coalescing: which sectors the threads of a warp touch together.

#include "GraphSummary.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace sinter;

constexpr int64_t sectorBytes = 32;
constexpr int64_t warpSize = 32;

/// The request of one warp for `access`; nothing where no thread of a full
/// warp differs from another in column or row.
static AccessPattern patternOf(const Access &access, bool isStore,
                               const AccessDomain &domain,
                               const TileDecisions &tiles) {
  AccessPattern pattern;
  pattern.value = access.value;
  pattern.isStore = isStore;
  int64_t width = std::min(access.maxVector, tiles.vector);
  if (access.stride == 0)
    width = 1;
  int64_t bytes = access.elementBytes;
  pattern.bytesPerThread = width * bytes;
  int64_t lanes =
      tiles.schedule == ScheduleKind::Pointwise ? warpSize : tiles.lanes;
  int64_t perRow = std::min(lanes, warpSize);
  // Threads beyond a short row do nothing.
  int64_t columns = std::min(
      perRow,
      std::max<int64_t>(domain.cols / std::max<int64_t>(tiles.vector, 1), 1));
  int64_t rows = domain.hasRows ? std::min(warpSize / perRow,
                                           std::max<int64_t>(domain.rows, 1))
                                : 1;
  // An unknown stride: every element in a sector of its own.
  bool known = access.stride.has_value() || !access.usesColumn;
  bool rowKnown = rows == 1 || access.rowStride.has_value();
  llvm::DenseSet<int64_t> sectors;
  llvm::DenseSet<int64_t> elements;
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t lane = 0; lane < columns; ++lane)
      for (int64_t i = 0; i < width; ++i) {
        int64_t column = lane * tiles.vector + i;
        // Far apart, yet without overflow.
        int64_t far = int64_t(1) << 20;
        int64_t position =
            (known ? column * access.stride.value_or(0)
                   : lane * far + i * (access.maxVector > 1 ? 1 : far * 64)) +
            (rowKnown ? row * access.rowStride.value_or(0) : row * far * 8192);
        elements.insert(position);
        int64_t first = position * bytes, last = first + bytes - 1;
        for (int64_t sector = llvm::divideFloorSigned(first, sectorBytes);
             sector <= llvm::divideFloorSigned(last, sectorBytes); ++sector)
          sectors.insert(sector);
      }
  pattern.sectors = static_cast<double>(sectors.size());
  pattern.leastSectors = static_cast<double>(llvm::divideCeil(
      static_cast<int64_t>(elements.size()) * bytes, sectorBytes));
  return pattern;
}

std::vector<AccessPattern>
sinter::describeAccesses(ArrayRef<Value> results, AccessGraph::IsLeaf isLeaf,
                         const TileDecisions &decisions) {
  std::string error;
  std::optional<AccessGraph> graph =
      buildScheduled(results, isLeaf, decisions.schedule, error);
  std::vector<AccessPattern> patterns;
  if (!graph)
    return patterns;
  GraphSummary summary(*graph);
  auto add = [&](const Access &access, bool isStore) {
    AccessPattern pattern =
        patternOf(access, isStore, graph->getDomain(), decisions);
    for (const AccessPattern &other : patterns)
      if (other.value == pattern.value && other.isStore == isStore &&
          other.sectors == pattern.sectors &&
          other.bytesPerThread == pattern.bytesPerThread)
        return;
    patterns.push_back(pattern);
  };
  for (const Access &access : summary.loads)
    add(access, false);
  auto exchanged = exchangedResults(*graph, decisions);
  for (auto [i, access] : llvm::enumerate(summary.stores)) {
    auto *result =
        llvm::find_if(exchanged, [i = i](const ExchangedResult &one) {
          return one.root == i;
        });
    if (result == exchanged.end()) {
      add(access, true);
      continue;
    }
    // Lanes along the rows of shared memory, then to the next column.
    AccessPattern pattern;
    pattern.value = access.value;
    pattern.isStore = true;
    pattern.bytesPerThread = result->width * access.elementBytes;
    int64_t run = std::min(result->outer / result->width, warpSize) *
                  pattern.bytesPerThread;
    pattern.leastSectors = static_cast<double>(
        llvm::divideCeil(warpSize * pattern.bytesPerThread, sectorBytes));
    pattern.sectors =
        static_cast<double>(warpSize * pattern.bytesPerThread / run *
                            llvm::divideCeil(run, sectorBytes));
    patterns.push_back(pattern);
  }
  return patterns;
}

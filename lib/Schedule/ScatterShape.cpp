// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes, tiles and scratch memory of a Scatter kernel.

#include "sinter/Schedule/ScatterShape.h"

#include "sinter/Schedule/BufferPlan.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace sinter;

/// Bits of a digit: at least as many as fill a row of counters, at most as many
/// as a CTA has threads to add them up.
constexpr int64_t leastDigitBits = 5, mostDigitBits = 9;
static_assert((int64_t(1) << mostDigitBits) <= sortThreads);
/// Tiles of one pass: every CTA reads the counts of them all.
constexpr int64_t mostTiles = 64;
/// Updates that a thread has under way at most, and their loads. Of a row about
/// as many as a row has: more would take registers, and be loaded in vain.
constexpr int64_t leastTogether = 2, mostTogether = 4, mostLoads = 8;

ScatterShape::ScatterShape(const AccessGraph &graph, const TileDecisions &tiles)
    : scatter(rowScatterOf(graph)) {
  int64_t updates = scatter.updates();
  // The number of rows is a digit string too: that of dropped updates.
  int64_t bits = std::max<int64_t>(llvm::Log2_64(scatter.rows()) + 1, 1);
  passes = llvm::divideCeil(bits, mostDigitBits);
  digitBits = std::max<int64_t>(llvm::divideCeil(bits, passes), leastDigitBits);
  int64_t step = sortThreads * sortTogether;
  int64_t steps = llvm::divideCeil(updates, step);
  tile = step * llvm::divideCeil(steps, mostTiles);
  this->tiles = llvm::divideCeil(updates, tile);
  segment = scatter.adds ? tiles.segment : 0;
  pieces = segment > 0 ? updates / segment : 0;
  if (scatter.adds) {
    int64_t perRow = static_cast<int64_t>(
        llvm::bit_floor(static_cast<uint64_t>(updates / scatter.rows())));
    togetherInPiece = std::clamp<int64_t>(
        mostLoads / std::max<int64_t>(tiles.chunks, 1), 1, mostTogether);
    together = std::min(togetherInPiece,
                        std::clamp(perRow, leastTogether, mostTogether));
    piecesTogether = std::min(togetherInPiece, leastTogether);
  }

  auto take = [&](int64_t size) {
    int64_t at = bytes;
    bytes += llvm::alignTo(size, bufferAlignment);
    return at;
  };
  for (int64_t i = 0; i < std::min<int64_t>(passes, 2); ++i) {
    rowsAt[i] = take(4 * updates);
    positionsAt[i] = take(4 * updates);
  }
  if (this->tiles > 1)
    countsAt = take(4 * this->tiles * digits());
  beginsAt = take(4 * (scatter.rows() + 1));
  sortedBytes = 8 * updates * passes + 4 * (scatter.rows() + 1);
  // Sums of narrow floats are kept in f32.
  Type element = graph.getNode(scatter.node).getType();
  int64_t width = std::max<int64_t>(element.getIntOrFloatBitWidth() / 8, 1);
  if (isa<FloatType>(element))
    width = std::max<int64_t>(width, 4);
  if (pieces > 0)
    partialsAt = take(pieces * graph.getDomain().cols * width);
}

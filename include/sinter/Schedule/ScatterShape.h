// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a Scatter kernel sorts the updates by row, and what it keeps in scratch
// memory. The planner prices it, buffers are assigned by it, the emitter obeys.
//
// Rows are found by a radix sort of (row, position of the update), least
// significant digit first, stable: the updates of a row stay in their order.
// Dropped updates count as a row after the last. For each digit a launch counts
// the digits of each tile of updates, and another one puts the updates in
// place. Then one launch finds where each row begins, and adds up those pieces
// of the sorted list, `segment` updates each, that belong to one row whole; the
// last launch adds up what is left of each row, and its pieces.

#ifndef SINTER_SCHEDULE_SCATTERSHAPE_H
#define SINTER_SCHEDULE_SCATTERSHAPE_H

#include "sinter/Analysis/RowScatter.h"
#include "sinter/Schedule/KernelPlan.h"

namespace sinter {

/// Threads of a CTA that sorts.
constexpr int64_t sortThreads = 512;
/// Updates that a thread of it looks at before it waits for the first.
constexpr int64_t sortTogether = 4;

struct ScatterShape {
  ScatterShape(const AccessGraph &graph, const TileDecisions &tiles);

  RowScatter scatter;
  /// Digits of a row's number, and bits of each.
  int64_t passes = 1, digitBits = 1;
  int64_t digits() const { return int64_t(1) << digitBits; }
  /// Updates that a CTA sorts at a time, and the number of such tiles.
  int64_t tile = 0, tiles = 1;
  /// Updates that belong to pieces, and such pieces; 0: no pieces.
  int64_t segment = 0, pieces = 0;
  /// Updates that a thread loads before it adds the first: of a row, of a
  /// piece; and the same of a row's pieces.
  int64_t together = 1, togetherInPiece = 1, piecesTogether = 1;

  /// Byte offsets in scratch memory. Rows and positions are i32, [2][updates];
  /// counts [tiles][digits], begins [rows + 1], partial sums [pieces][cols].
  int64_t rowsAt[2] = {}, positionsAt[2] = {}, countsAt = 0, beginsAt = 0,
          partialsAt = 0;
  int64_t bytes = 0;
  /// Bytes of it that the sort writes.
  int64_t sortedBytes = 0;
  /// Where the last pass has left the rows and positions.
  int64_t sorted() const { return (passes - 1) % 2; }
  /// Launches before the last.
  int64_t preparing() const { return passes * (tiles > 1 ? 2 : 1) + 1; }
};

} // namespace sinter

#endif // SINTER_SCHEDULE_SCATTERSHAPE_H

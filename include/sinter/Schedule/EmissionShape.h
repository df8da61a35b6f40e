// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the emitter lays out the code of tiled kernels. Planners count on it when
// they predict registers and bytes in flight; the emitter takes it from here.

#ifndef SINTER_SCHEDULE_EMISSIONSHAPE_H
#define SINTER_SCHEDULE_EMISSIONSHAPE_H

#include <cstdint>

namespace sinter {

/// Points of a looped row that one turn of the loop takes together: their loads
/// are under way at once.
constexpr int64_t pointsPerTurn = 4;

/// Points of a row in registers whose results are computed before any of them
/// is stored: what they still have to load is in flight together.
constexpr int64_t pointsPerStore = 2;

/// 32-bit words of the next row that a thread of a persistent CTA loads ahead
/// at most.
constexpr int64_t maxPrefetchedWords = 32;

/// Elements per thread from which on a row is held as it lies in memory, and
/// what is made of it is computed again after each reduction.
constexpr int64_t compactElements = 32;

} // namespace sinter

#endif // SINTER_SCHEDULE_EMISSIONSHAPE_H

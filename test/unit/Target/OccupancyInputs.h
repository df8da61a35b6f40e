// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Seeded kernel configurations for occupancy tests: mostly those that kernels
// have, the edges of every limit, and some that cannot be launched.

#ifndef SINTER_TEST_UNIT_TARGET_OCCUPANCYINPUTS_H
#define SINTER_TEST_UNIT_TARGET_OCCUPANCYINPUTS_H

#include "sinter/Target/Occupancy.h"

#include <random>

namespace sinter {

struct OccupancyInput {
  int threads, registers;
  int64_t sharedStatic, sharedDynamic;
  int barriers, carveout;
};

class OccupancyInputs {
public:
  explicit OccupancyInputs(unsigned seed) : generator(seed) {}

  OccupancyInput next(const SmLimits &sm) {
    OccupancyInput input;
    // Whole warps, odd sizes, and a few blocks that are too large.
    input.threads = upTo(2) ? 32 * (1 + upTo(31)) : 1 + upTo(1099);
    // 256 is left out: the toolkit takes it, and no instruction can name it.
    input.registers = upTo(upTo(1) ? 255 : 96);
    input.sharedStatic = shared(sm, 49152);
    input.sharedDynamic = shared(sm, sm.sharedBytes);
    input.barriers = upTo(3) ? 1 : upTo(16);
    input.carveout = upTo(2) ? defaultCarveout : upTo(100);
    return input;
  }

private:
  /// A number from 0 to `last`, the same with every standard library.
  int upTo(int64_t last) {
    return static_cast<int>(generator() % static_cast<uint64_t>(last + 1));
  }

  /// Bytes: none, any, or within a byte of a share of the SM's memory.
  int64_t shared(const SmLimits &sm, int64_t most) {
    switch (upTo(3)) {
    case 0:
    case 1:
      return 0;
    case 2:
      return upTo(most);
    default:
      int64_t share = sm.sharedBytes / (1 + upTo(15)) - sm.sharedBytesReserved;
      return std::max<int64_t>(share + upTo(2) - 1, 0);
    }
  }

  std::mt19937_64 generator;
};

} // namespace sinter

#endif // SINTER_TEST_UNIT_TARGET_OCCUPANCYINPUTS_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How many blocks of a kernel one SM holds at once, and what stops one more.

#ifndef SINTER_TARGET_OCCUPANCY_H
#define SINTER_TARGET_OCCUPANCY_H

#include "sinter/Target/Target.h"

namespace sinter {

/// What can stop an SM from holding one more block; a set of bits.
enum OccupancyLimiter : unsigned {
  LimitedByNothing = 0,
  LimitedByRegisters = 1,
  LimitedBySharedMemory = 2,
  LimitedByWarps = 4,
  LimitedByBlocks = 8,
  LimitedByBarriers = 16,
};

struct Occupancy {
  /// Resident blocks and warps of one SM. 0: the kernel cannot be launched, and
  /// `limiters` says by which limits; explainNoBlocks in words.
  int blocksPerSm = 0;
  int warpsPerSm = 0;
  /// warpsPerSm over the SM's largest number of warps.
  double fraction = 0;
  /// Every limit that is met, as bits of OccupancyLimiter.
  unsigned limiters = LimitedByNothing;
  /// Registers and shared memory (bytes, the reserved part included) that one
  /// block takes, rounded up as the hardware rounds.
  int registersPerBlock = 0;
  int64_t sharedBytesPerBlock = 0;
};

/// The carve-out that a kernel gets where nothing asks for another: as much
/// shared memory as the SM has.
constexpr int defaultCarveout = -1;

/// Shared memory in bytes, static and dynamic. `namedBarriers` counts the
/// barriers that the kernel uses, __syncthreads' included. `carveoutPercent` is
/// the share of the SM's shared memory that the kernel prefers (the rest is
/// L1), 0 to 100; a block that needs more gets more.
Occupancy computeOccupancy(const SmLimits &sm, int threadsPerBlock,
                           int registersPerThread, int64_t sharedStatic = 0,
                           int64_t sharedDynamic = 0, int namedBarriers = 1,
                           int carveoutPercent = defaultCarveout);

inline Occupancy computeOccupancy(const Target &target, int threadsPerBlock,
                                  int registersPerThread,
                                  int64_t sharedStatic = 0,
                                  int64_t sharedDynamic = 0,
                                  int namedBarriers = 1,
                                  int carveoutPercent = defaultCarveout) {
  return computeOccupancy(target.sm, threadsPerBlock, registersPerThread,
                          sharedStatic, sharedDynamic, namedBarriers,
                          carveoutPercent);
}

/// Why no block of such a kernel can be launched, each reason with its numbers;
/// empty where one can.
std::string explainNoBlocks(const SmLimits &sm, int threadsPerBlock,
                            int registersPerThread, int64_t sharedStatic = 0,
                            int64_t sharedDynamic = 0, int namedBarriers = 1);

/// The most registers per thread with which one block of so many threads still
/// runs; 0 when there is no such number.
int maxRegistersForBlock(const SmLimits &sm, int threadsPerBlock);

/// The most registers per thread with which `blocks` blocks of so many threads
/// fit one SM: what a launch bound of so many blocks leaves. 0 where threads,
/// blocks or warps do not fit.
int maxRegistersForBlocks(const SmLimits &sm, int threadsPerBlock, int blocks);

/// "registers+shared_memory"; "none" for the empty set.
std::string describeLimiters(unsigned limiters);

} // namespace sinter

#endif // SINTER_TARGET_OCCUPANCY_H

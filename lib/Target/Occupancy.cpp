// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The occupancy rule of the hardware, as the CUDA Toolkit's cuda_occupancy.h
// computes it with the largest shared-memory carve-out.

#include "sinter/Target/Occupancy.h"

#include <algorithm>
#include <limits>

namespace sinter {

namespace {

constexpr int kUnlimited = std::numeric_limits<int>::max();

int64_t roundUp(int64_t value, int64_t unit) {
  return (value + unit - 1) / unit * unit;
}

int registersPerWarp(const SmLimits &sm, int registersPerThread) {
  // A kernel that uses no register still gets one unit.
  int wanted = std::max(registersPerThread, 1) * sm.warpSize;
  return static_cast<int>(roundUp(wanted, sm.registerUnitPerWarp));
}

/// Warps live in a partition of the SM, so a block's warps are rounded up to
/// full rows of partitions when the whole register file is checked, and a
/// partition holds whole warps only.
int blocksByRegisters(const SmLimits &sm, int warps, int registersPerThread) {
  if (registersPerThread > sm.maxRegistersPerThread)
    return 0;
  int perWarp = registersPerWarp(sm, registersPerThread);
  if (perWarp * roundUp(warps, sm.partitions) > sm.registers)
    return 0;
  return sm.partitions * (sm.registersPerPartition / perWarp) / warps;
}

int blocksByShared(const SmLimits &sm, int64_t wanted, int64_t rounded) {
  int64_t limit = wanted > sm.sharedBytesPerBlock ? sm.sharedBytesPerBlockOptIn
                                                  : sm.sharedBytesPerBlock;
  if (rounded > limit + sm.sharedBytesReserved)
    return 0;
  if (rounded == 0)
    return kUnlimited;
  return static_cast<int>(sm.sharedBytes / rounded);
}

} // namespace

Occupancy computeOccupancy(const SmLimits &sm, int threadsPerBlock,
                           int registersPerThread, int64_t sharedStatic,
                           int64_t sharedDynamic, int namedBarriers) {
  Occupancy result;
  if (threadsPerBlock < 1 || threadsPerBlock > sm.maxThreadsPerBlock) {
    result.limiters = LimitedByWarps;
    return result;
  }
  // Sizes beyond the SM are refused before they are added up.
  if (sharedStatic < 0 || sharedDynamic < 0 || sharedStatic > sm.sharedBytes ||
      sharedDynamic > sm.sharedBytes) {
    result.limiters = LimitedBySharedMemory;
    return result;
  }
  if (namedBarriers > sm.maxNamedBarriersPerBlock) {
    result.limiters = LimitedByBarriers;
    return result;
  }
  if (registersPerThread > sm.maxRegistersPerThread) {
    result.limiters = LimitedByRegisters;
    return result;
  }

  int warps = (threadsPerBlock + sm.warpSize - 1) / sm.warpSize;
  int64_t wanted = sharedStatic + sharedDynamic + sm.sharedBytesReserved;
  result.registersPerBlock = registersPerWarp(sm, registersPerThread) * warps;
  result.sharedBytesPerBlock = roundUp(wanted, sm.sharedBytesUnit);

  struct {
    OccupancyLimiter limiter;
    int blocks;
  } limits[] = {
      {LimitedByRegisters, blocksByRegisters(sm, warps, registersPerThread)},
      {LimitedBySharedMemory,
       blocksByShared(sm, wanted, result.sharedBytesPerBlock)},
      {LimitedByWarps, sm.maxWarps / warps},
      {LimitedByBlocks, sm.maxBlocks},
      {LimitedByBarriers, sm.barrierPool && namedBarriers > 0
                              ? sm.barrierPool / namedBarriers
                              : kUnlimited},
  };
  int blocks = kUnlimited;
  for (const auto &limit : limits)
    blocks = std::min(blocks, limit.blocks);
  for (const auto &limit : limits)
    if (limit.blocks == blocks)
      result.limiters |= limit.limiter;
  result.blocksPerSm = blocks;
  result.warpsPerSm = blocks * warps;
  result.fraction = static_cast<double>(result.warpsPerSm) / sm.maxWarps;
  return result;
}

int maxRegistersForBlock(const SmLimits &sm, int threadsPerBlock) {
  for (int registers = sm.maxRegistersPerThread; registers > 0; --registers)
    if (computeOccupancy(sm, threadsPerBlock, registers).blocksPerSm > 0)
      return registers;
  return 0;
}

std::string describeLimiters(unsigned limiters) {
  static const struct {
    OccupancyLimiter limiter;
    const char *name;
  } names[] = {{LimitedByRegisters, "registers"},
               {LimitedBySharedMemory, "shared_memory"},
               {LimitedByWarps, "warps"},
               {LimitedByBlocks, "blocks"},
               {LimitedByBarriers, "barriers"}};
  std::string text;
  for (const auto &entry : names) {
    if (!(limiters & entry.limiter))
      continue;
    if (!text.empty())
      text += '+';
    text += entry.name;
  }
  return text.empty() ? "none" : text;
}

} // namespace sinter

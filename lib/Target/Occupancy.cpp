// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The occupancy rule of the hardware, as the CUDA Toolkit's cuda_occupancy.h
// computes it.

#include "sinter/Target/Occupancy.h"

#include <algorithm>
#include <limits>

namespace sinter {

namespace {

constexpr int kUnlimited = std::numeric_limits<int>::max();

int64_t roundUp(int64_t value, int64_t unit) {
  return (value + unit - 1) / unit * unit;
}

int64_t registersPerWarp(const SmLimits &sm, int registersPerThread) {
  return roundUp(int64_t(registersPerThread) * sm.warpSize,
                 sm.registerUnitPerWarp);
}

/// Warps live in a partition of the SM, so a block's warps are rounded up to
/// full rows of partitions when the whole register file is checked, and a
/// partition holds whole warps only.
int blocksByRegisters(const SmLimits &sm, int warps, int registersPerThread) {
  if (registersPerThread < 0 || registersPerThread > sm.maxRegistersPerThread)
    return 0;
  int64_t perWarp = registersPerWarp(sm, registersPerThread);
  if (perWarp == 0)
    return kUnlimited;
  if (perWarp * roundUp(warps, sm.partitions) > sm.registers)
    return 0;
  return static_cast<int>(sm.partitions * (sm.registersPerPartition / perWarp) /
                          warps);
}

/// The smallest size that the SM's shared memory can be set to with room for
/// `bytes`; 0 where none has it.
int64_t carveoutFor(const SmLimits &sm, int64_t bytes) {
  for (int64_t size : sm.sharedCarveoutsKiB)
    if (bytes <= size * 1024)
      return size * 1024;
  return 0;
}

/// What one block may take, the reserved part included.
int64_t sharedLimit(const SmLimits &sm, int64_t wanted) {
  return (wanted > sm.sharedBytesPerBlock ? sm.sharedBytesPerBlockOptIn
                                          : sm.sharedBytesPerBlock) +
         sm.sharedBytesReserved;
}

int blocksByShared(const SmLimits &sm, int64_t wanted, int64_t rounded,
                   int carveoutPercent) {
  if (rounded > sharedLimit(sm, wanted))
    return 0;
  if (rounded == 0)
    return kUnlimited;
  int64_t size = sm.sharedBytes;
  if (carveoutPercent >= 0) {
    size = carveoutFor(sm, carveoutPercent * sm.sharedBytes / 100);
    if (size < rounded)
      size = carveoutFor(sm, rounded);
  }
  return static_cast<int>(size / rounded);
}

/// Sizes that no SM has are refused before they are added up.
bool isAbsurd(const SmLimits &sm, int64_t bytes) {
  return bytes < 0 || bytes > sm.sharedBytes;
}

} // namespace

Occupancy computeOccupancy(const SmLimits &sm, int threadsPerBlock,
                           int registersPerThread, int64_t sharedStatic,
                           int64_t sharedDynamic, int namedBarriers,
                           int carveoutPercent) {
  Occupancy result;
  if (threadsPerBlock < 1) {
    result.limiters = LimitedByWarps;
    return result;
  }
  // No more than 2^31 / 32 warps: what follows cannot overflow.
  int warps = (threadsPerBlock - 1) / sm.warpSize + 1;
  int byShared = 0;
  if (!isAbsurd(sm, sharedStatic) && !isAbsurd(sm, sharedDynamic)) {
    int64_t wanted = sharedStatic + sharedDynamic + sm.sharedBytesReserved;
    result.sharedBytesPerBlock = roundUp(wanted, sm.sharedBytesUnit);
    byShared = blocksByShared(sm, wanted, result.sharedBytesPerBlock,
                              std::min(carveoutPercent, 100));
  }
  int byBarriers = kUnlimited;
  if (namedBarriers < 0 || namedBarriers > sm.maxNamedBarriersPerBlock)
    byBarriers = 0;
  else if (sm.barrierPool > 0 && namedBarriers > 0)
    byBarriers = sm.barrierPool / namedBarriers;

  struct {
    OccupancyLimiter limiter;
    int blocks;
  } limits[] = {
      {LimitedByRegisters, blocksByRegisters(sm, warps, registersPerThread)},
      {LimitedBySharedMemory, byShared},
      {LimitedByWarps,
       threadsPerBlock > sm.maxThreadsPerBlock ? 0 : sm.maxWarps / warps},
      {LimitedByBlocks, sm.maxBlocks},
      {LimitedByBarriers, byBarriers},
  };
  int blocks = kUnlimited;
  for (const auto &limit : limits)
    blocks = std::min(blocks, limit.blocks);
  for (const auto &limit : limits)
    if (limit.blocks == blocks)
      result.limiters |= limit.limiter;
  if (threadsPerBlock <= sm.maxThreadsPerBlock && registersPerThread >= 0 &&
      registersPerThread <= sm.maxRegistersPerThread)
    result.registersPerBlock =
        static_cast<int>(registersPerWarp(sm, registersPerThread) * warps);
  result.blocksPerSm = blocks;
  result.warpsPerSm = blocks * warps;
  result.fraction = static_cast<double>(result.warpsPerSm) / sm.maxWarps;
  return result;
}

std::string explainNoBlocks(const SmLimits &sm, int threadsPerBlock,
                            int registersPerThread, int64_t sharedStatic,
                            int64_t sharedDynamic, int namedBarriers) {
  std::string text;
  auto add = [&](const std::string &reason) {
    text += (text.empty() ? "" : "; ") + reason;
  };
  auto number = [](int64_t value) { return std::to_string(value); };
  if (threadsPerBlock < 1 || threadsPerBlock > sm.maxThreadsPerBlock)
    add(number(threadsPerBlock) + " threads, a block has 1 to " +
        number(sm.maxThreadsPerBlock));
  int warps = threadsPerBlock < 1 ? 1 : (threadsPerBlock - 1) / sm.warpSize + 1;
  if (registersPerThread < 0 || registersPerThread > sm.maxRegistersPerThread) {
    add(number(registersPerThread) + " registers per thread, of at most " +
        number(sm.maxRegistersPerThread));
  } else if (blocksByRegisters(sm, warps, registersPerThread) == 0 &&
             threadsPerBlock <= sm.maxThreadsPerBlock) {
    int64_t counted = roundUp(warps, sm.partitions);
    int64_t perWarp = registersPerWarp(sm, registersPerThread);
    add(number(warps) + " warps, counted as " + number(counted) + ", of " +
        number(perWarp) + " registers each are " + number(counted * perWarp) +
        ", the SM has " + number(sm.registers));
  }
  if (isAbsurd(sm, sharedStatic) || isAbsurd(sm, sharedDynamic)) {
    add(number(sharedStatic) + " + " + number(sharedDynamic) +
        " bytes of shared memory, the SM has " + number(sm.sharedBytes));
  } else {
    int64_t wanted = sharedStatic + sharedDynamic + sm.sharedBytesReserved;
    if (roundUp(wanted, sm.sharedBytesUnit) > sharedLimit(sm, wanted))
      add(number(sharedStatic + sharedDynamic) +
          " bytes of shared memory, a block may have " +
          number(sm.sharedBytesPerBlockOptIn));
  }
  if (namedBarriers < 0 || namedBarriers > sm.maxNamedBarriersPerBlock)
    add(number(namedBarriers) + " named barriers, a block has " +
        number(sm.maxNamedBarriersPerBlock));
  return text;
}

int maxRegistersForBlock(const SmLimits &sm, int threadsPerBlock) {
  for (int registers = sm.maxRegistersPerThread; registers > 0; --registers)
    if (computeOccupancy(sm, threadsPerBlock, registers).blocksPerSm > 0)
      return registers;
  return 0;
}

int maxRegistersForBlocks(const SmLimits &sm, int threadsPerBlock, int blocks) {
  if (threadsPerBlock <= 0 || threadsPerBlock > sm.maxThreadsPerBlock ||
      blocks <= 0 || blocks > sm.maxBlocks)
    return 0;
  int warps = (threadsPerBlock + sm.warpSize - 1) / sm.warpSize;
  if (blocks * warps > sm.maxWarps)
    return 0;
  // A block's warps are dealt evenly to the partitions.
  int perPartition = blocks * ((warps + sm.partitions - 1) / sm.partitions);
  int perWarp = sm.registersPerPartition / perPartition;
  perWarp -= perWarp % sm.registerUnitPerWarp;
  return std::min(perWarp / sm.warpSize, sm.maxRegistersPerThread);
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

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The CUDA Toolkit's own occupancy calculator on Sinter's types. Built only
// where cuda_occupancy.h was found.

#ifndef SINTER_TEST_UNIT_TARGET_TOOLKITOCCUPANCY_H
#define SINTER_TEST_UNIT_TARGET_TOOLKITOCCUPANCY_H

#include "OccupancyInputs.h"

#include <cuda_occupancy.h>

#include <optional>

namespace sinter {

/// Nothing where the toolkit does not know the device.
inline std::optional<Occupancy> toolkitOccupancy(const SmLimits &sm,
                                                 const OccupancyInput &input) {
  cudaOccDeviceProp device = {};
  device.computeMajor = sm.ccMajor;
  device.computeMinor = sm.ccMinor;
  device.maxThreadsPerBlock = sm.maxThreadsPerBlock;
  device.maxThreadsPerMultiprocessor = sm.maxThreads;
  device.regsPerBlock = sm.registers;
  device.regsPerMultiprocessor = sm.registers;
  device.warpSize = sm.warpSize;
  device.sharedMemPerBlock = sm.sharedBytesPerBlock;
  device.sharedMemPerMultiprocessor = sm.sharedBytes;
  device.numSms = 1;
  device.sharedMemPerBlockOptin = sm.sharedBytesPerBlockOptIn;
  device.reservedSharedMemPerBlock = sm.sharedBytesReserved;

  cudaOccFuncAttributes function = {};
  function.maxThreadsPerBlock = sm.maxThreadsPerBlock;
  function.numRegs = input.registers;
  function.sharedSizeBytes = input.sharedStatic;
  function.partitionedGCConfig = PARTITIONED_GC_OFF;
  function.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
  function.maxDynamicSharedSizeBytes = input.sharedDynamic;
  function.numBlockBarriers = input.barriers;

  cudaOccDeviceState state = {};
  state.cacheConfig = CACHE_PREFER_NONE;
  state.carveoutConfig = input.carveout;

  cudaOccResult result = {};
  if (cudaOccMaxActiveBlocksPerMultiprocessor(
          &result, &device, &function, &state, input.threads,
          input.sharedDynamic) != CUDA_OCC_SUCCESS)
    return std::nullopt;

  Occupancy occupancy;
  occupancy.blocksPerSm = result.activeBlocksPerMultiprocessor;
  occupancy.warpsPerSm =
      occupancy.blocksPerSm * ((input.threads + sm.warpSize - 1) / sm.warpSize);
  occupancy.fraction = static_cast<double>(occupancy.warpsPerSm) / sm.maxWarps;
  // The toolkit looks for the limiters before it knows the barriers' limit, so
  // its `limitingFactors` can name one that is not met.
  const struct {
    OccupancyLimiter limiter;
    int blocks;
  } limits[] = {{LimitedByRegisters, result.blockLimitRegs},
                {LimitedBySharedMemory, result.blockLimitSharedMem},
                {LimitedByWarps, result.blockLimitWarps},
                {LimitedByBlocks, result.blockLimitBlocks},
                {LimitedByBarriers, result.blockLimitBarriers}};
  for (const auto &limit : limits)
    if (limit.blocks == occupancy.blocksPerSm)
      occupancy.limiters |= limit.limiter;
  occupancy.registersPerBlock = result.allocatedRegistersPerBlock;
  occupancy.sharedBytesPerBlock =
      static_cast<int64_t>(result.allocatedSharedMemPerBlock);
  return occupancy;
}

} // namespace sinter

#endif // SINTER_TEST_UNIT_TARGET_TOOLKITOCCUPANCY_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Modelled time of a planned kernel, with its breakdown.

#ifndef SINTER_COST_KERNELTIME_H
#define SINTER_COST_KERNELTIME_H

#include "sinter/Schedule/KernelPlan.h"
#include "sinter/Target/Target.h"

namespace sinter {

/// Seconds. The kernel takes `total`; the parts say why.
struct TimeEstimate {
  /// Bytes over the bandwidth of a large copy.
  double memory = 0;
  /// What waiting adds to that: too few CTAs per SM to hide latency,
  /// exchanges and the last CTAs of the grid.
  double waiting = 0;
  /// Spilled registers through the L2 cache.
  double spill = 0;
  /// Arithmetic over the peak of f32 units.
  double compute = 0;
  /// Special functions (exp, log, rsqrt, ...) over their rate.
  double special = 0;
  /// Launches, the second one of a two-launch plan included.
  double launch = 0;
  double total = 0;

  /// CTAs and warps that an SM holds, and what stops one more
  /// (OccupancyLimiter).
  int blocksPerSm = 0;
  int warpsPerSm = 0;
  unsigned limiters = 0;
  /// Bytes under way per SM with all resident threads loading, and what
  /// latency times bandwidth asks for.
  double bytesInFlightPerSm = 0;
  double bytesInFlightNeeded = 0;
  /// Rounds of CTAs: CTAs over what all SMs hold at once.
  double waves = 0;

  /// "memory", "waiting", "compute" or "launch": the largest part.
  const char *boundBy() const;
};

/// Time of `plan` on `target`.
TimeEstimate estimateTime(const KernelPlan &plan, const Target &target);

/// Time of a product of m x n x k over `batch`, at the given dense peak
/// (FLOP/s), moving `bytes`.
TimeEstimate estimateProductTime(double flops, double bytes, double peak,
                                 const Target &target);

} // namespace sinter

#endif // SINTER_COST_KERNELTIME_H

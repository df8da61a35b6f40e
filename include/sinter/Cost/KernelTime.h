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
  /// Bytes requested over the bandwidth that the resident threads can use.
  double memory = 0;
  /// Arithmetic over the peak of f32 units.
  double compute = 0;
  /// Special functions (exp, log, rsqrt, ...) over their rate.
  double special = 0;
  /// Launches, the second one of a two-launch plan included.
  double launch = 0;
  /// Share of copy speed that the bytes in flight allow, at most 1.
  double fill = 1;
  double total = 0;
};

/// Time of `plan` on `target`: max(memory, compute + special) + launch.
TimeEstimate estimateTime(const KernelPlan &plan, const Target &target);

/// Time of a product of m x n x k over `batch`, at the given dense peak
/// (FLOP/s), moving `bytes`.
TimeEstimate estimateProductTime(double flops, double bytes, double peak,
                                 const Target &target);

} // namespace sinter

#endif // SINTER_COST_KERNELTIME_H

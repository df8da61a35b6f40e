// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first cost model: a kernel takes as long as its slowest resource.

#include "sinter/Cost/KernelTime.h"

#include <algorithm>

using namespace sinter;

/// Threads per SM below which memory latency is not hidden: with one 16-byte
/// load each, 1024 threads keep 16 KiB in flight, which measured 0.86 of copy
/// speed on H200 (kernels/results/memory-bound.md).
constexpr double threadsPerSmNeeded = 1024;

/// Least share of the chip that any grid counts as: one CTA of a few threads
/// still overlaps its own loads.
constexpr double leastFill = 1.0 / 256;

TimeEstimate sinter::estimateTime(const KernelPlan &plan,
                                  const Target &target) {
  TimeEstimate time;
  const KernelFacts &facts = plan.facts;
  double bandwidth = target.dramBytesPerSecond * target.dramCopyShare;
  double bytes = std::max<double>(facts.bytesRequested,
                                  facts.bytesRead + facts.bytesWritten);
  // Scratch is written by the first launch and read by the second.
  bytes += 2.0 * facts.scratchBytes;
  time.memory = bytes / bandwidth;
  time.compute = target.peakF32 > 0 ? facts.flops / target.peakF32 : 0;
  time.special = facts.specialOps /
                 (target.sms * target.specialFunctionsPerClock *
                  std::max(target.clockHz, 1.0));
  bool two = plan.decisions.schedule == ScheduleKind::Split ||
             facts.scratchBytes > 0;
  time.launch = target.launchSeconds * (two ? 2 : 1);
  double threads = static_cast<double>(plan.decisions.blocks) *
                   plan.decisions.splits * plan.decisions.threads;
  time.fill = std::clamp(threads / (target.sms * threadsPerSmNeeded), leastFill,
                         1.0);
  double busy = std::max(time.memory, time.compute + time.special);
  time.total = busy / time.fill + time.launch;
  return time;
}

TimeEstimate sinter::estimateProductTime(double flops, double bytes,
                                         double peak, const Target &target) {
  TimeEstimate time;
  time.memory = bytes / (target.dramBytesPerSecond * target.dramCopyShare);
  time.compute = peak > 0 ? flops / peak : 0;
  time.launch = target.launchSeconds;
  time.total = std::max(time.memory, time.compute) + time.launch;
  return time;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first cost model: a kernel takes as long as its slowest resource.

#include "sinter/Cost/KernelTime.h"

#include "sinter/Target/Occupancy.h"

#include <algorithm>

using namespace sinter;

namespace {
struct BandwidthPoint {
  /// Bytes in flight over latency x bandwidth.
  double inFlight;
  /// Share of copy speed.
  double share;
};
} // namespace

/// How much of copy speed a kernel reaches with so many bytes in flight per
/// SM. Measured on an H200 with a copy whose residency was cut by shared
/// memory: 4, 8, 12, 16, 24 and 32 KiB per SM, of 25 KiB that latency times
/// bandwidth asks for.
static constexpr BandwidthPoint bandwidthCurve[] = {
    {0.00, 0.00}, {0.16, 0.33}, {0.32, 0.57}, {0.48, 0.75},
    {0.64, 0.86}, {0.96, 0.93}, {1.28, 1.00}};

/// Least share of the chip that any grid counts as: one CTA of a few threads
/// still overlaps its own loads.
constexpr double leastFill = 1.0 / 256;

/// Registers assumed where a plan does not say.
constexpr int64_t assumedRegisters = 32;

static double bandwidthShare(double inFlight) {
  const BandwidthPoint *previous = bandwidthCurve;
  for (const BandwidthPoint &point : bandwidthCurve) {
    if (inFlight <= point.inFlight) {
      double span = point.inFlight - previous->inFlight;
      double along = span > 0 ? (inFlight - previous->inFlight) / span : 1;
      return previous->share + along * (point.share - previous->share);
    }
    previous = &point;
  }
  return 1;
}

/// Share of usable bandwidth that the resident threads of `plan` can ask for.
static double fillOf(const KernelPlan &plan, const Target &target) {
  const TileDecisions &tiles = plan.decisions;
  int64_t registers =
      plan.facts.registers > 0 ? plan.facts.registers : assumedRegisters;
  Occupancy occupancy =
      computeOccupancy(target, tiles.threads, std::min<int64_t>(registers, 255),
                       plan.facts.sharedBytes);
  double blocksPerSm =
      std::min(static_cast<double>(tiles.blocks) * tiles.splits / target.sms,
               static_cast<double>(std::max(occupancy.blocksPerSm, 1)));
  double bandwidth = target.dramBytesPerSecond * target.dramCopyShare;
  double wanted = target.dramLatencySeconds * bandwidth / target.sms;
  double bytes = std::max<int64_t>(plan.facts.bytesInFlightPerThread, 4);
  return std::clamp(
      bandwidthShare(blocksPerSm * tiles.threads * bytes / wanted), leastFill,
      1.0);
}

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
  time.special =
      facts.specialOps / (target.sms * target.specialFunctionsPerClock *
                          std::max(target.clockHz, 1.0));
  bool two =
      plan.decisions.schedule == ScheduleKind::Split || facts.scratchBytes > 0;
  time.launch = target.launchSeconds * (two ? 2 : 1);
  time.fill = fillOf(plan, target);
  time.memory /= time.fill;
  time.total = std::max(time.memory, time.compute + time.special) + time.launch;
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

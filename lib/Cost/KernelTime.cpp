// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An SM is a closed queue: its resident CTAs take turns at the memory, and
// between two turns each waits for latency, exchanges and its own arithmetic.
// Mean-value analysis of that queue gives the time per CTA. Few CTAs leave the
// memory idle while they wait; many hide it.

#include "sinter/Cost/KernelTime.h"

#include "sinter/Target/Occupancy.h"

#include <algorithm>
#include <cmath>

using namespace sinter;

// Constants without another source: fitted to kernels measured on an H200, see
// docs/Measurements.md, "Modelled time".

/// Latency of an idle memory system over that of a busy one: a copy with one
/// CTA of 256 threads per SM takes 772 ns per CTA, 254 of them for its bytes.
constexpr double idleLatencyShare = 0.69;
/// Latency of the L2 cache over that of idle DRAM.
constexpr double cacheLatencyShare = 0.5;
/// An exchange of partial results between the threads of a row: shuffles,
/// barrier and what follows before the next instruction can issue.
constexpr double exchangeSeconds = 150e-9;
/// Share of a CTA's arithmetic that its loads do not hide, or of its loads that
/// its arithmetic does not.
constexpr double exposedShare = 0.15;
/// Persistent CTAs read in less favourable order: 1.07 times a copy's time.
constexpr double persistentFactor = 1.07;
/// Threads that wait for each other load together and compute together: of the
/// sum of the powers of both times, the root. Fitted to the same.
constexpr double inStepPower = 3;
/// Warps of an SM that keep its four schedulers busy: fitted to norm gradients
/// (kernels/results/sweep-h200.json).
constexpr double fullIssueWarps = 32;
/// Clocks of the chip from one CTA that it starts to the next: pointwise
/// kernels of 360 000 to 1 000 000 CTAs take 0.605 ns each
/// (kernels/results/sweep-h200.json).
constexpr double ctaClocks = 1.2;
/// Share of the memory latency that loading one unit ahead leaves to wait for.
constexpr double aheadLatencyShare = 0.2;
/// Share of the peak rate of issue that kernels keep up, at the clock that the
/// chip keeps up: a cross-entropy of 32000 columns with 44 instructions per
/// element in its machine code took 778 us, 689 of them at that rate. Special
/// functions run beside the rest.
constexpr double sustainedIssue = 0.89;

const char *TimeEstimate::boundBy() const {
  double work = memory + waiting + spill;
  if (launch > std::max({work, compute, special}))
    return "launch";
  if (std::max(compute, special) > work)
    return "compute";
  return waiting + spill > memory ? "waiting" : "memory";
}

/// Seconds from one finished unit to the next on an SM whose `customers` CTAs
/// each use the memory for `service` and then wait for `think`.
static double secondsPerUnit(int customers, double service, double think) {
  double queue = 0, seconds = service + think;
  for (int k = 1; k <= customers; ++k) {
    double residence = service * (1 + queue);
    seconds = (residence + think) / k;
    queue = residence / seconds;
  }
  return seconds;
}

TimeEstimate sinter::estimateTime(const KernelPlan &plan,
                                  const Target &target) {
  TimeEstimate time;
  const KernelFacts &facts = plan.facts;
  const TileDecisions &tiles = plan.decisions;
  double bandwidth = target.dramBytesPerSecond * target.dramCopyShare;
  double bytes = static_cast<double>(
      std::max(facts.bytesRequested, facts.bytesRead + facts.bytesWritten));
  bool two = tiles.schedule == ScheduleKind::Split || facts.scratchMoved > 0;
  time.launch =
      target.launchSeconds *
      static_cast<double>(std::max<int64_t>(facts.launches, two ? 2 : 1));
  time.compute =
      target.peakF32 > 0 ? facts.flops / (target.peakF32 * sustainedIssue) : 0;
  time.special =
      facts.specialOps / (target.sms * target.specialFunctionsPerClock *
                          std::max(target.clockHz, 1.0) * sustainedIssue);

  Occupancy occupancy = computeOccupancy(
      target, static_cast<int>(tiles.threads),
      static_cast<int>(std::clamp<int64_t>(facts.registers, 16, 255)),
      facts.sharedBytes);
  int resident = std::max(occupancy.blocksPerSm, 1);
  double ctas = std::max(facts.units / std::max(facts.unitsPerCta, 1.0), 1.0);
  time.waves = ctas / (static_cast<double>(resident) * target.sms);
  resident = static_cast<int>(
      std::min<double>(resident, std::max(std::ceil(ctas / target.sms), 1.0)));
  time.blocksPerSm = occupancy.blocksPerSm;
  time.warpsPerSm = occupancy.warpsPerSm;
  time.limiters = occupancy.limiters;
  time.bytesInFlightPerSm = static_cast<double>(resident * tiles.threads) *
                            static_cast<double>(facts.bytesInFlightPerThread);
  time.bytesInFlightNeeded = target.dramLatencySeconds * bandwidth / target.sms;

  // An SM's share of the bandwidth; with few CTAs an SM alone reaches no more.
  double units = std::max(facts.units, 1.0);
  bool persistent = facts.unitsPerCta > 1;
  time.memory = bytes / bandwidth;
  // A unit's turn takes as long as the slower of memory and arithmetic needs;
  // part of the other is not hidden by it.
  double transfer = bytes / units / (bandwidth / target.sms);
  double arithmetic = std::max(time.compute, time.special) * target.sms / units;
  // Where the same threads go from row to row, few warps leave gaps between
  // instructions that wait for each other.
  if (persistent)
    arithmetic *= std::max(1.0, fullIssueWarps / std::max(time.warpsPerSm, 1));
  double service = std::max(transfer, arithmetic);
  if (facts.exchanges > 0)
    service = std::pow(std::pow(transfer, inStepPower) +
                           std::pow(arithmetic, inStepPower),
                       1 / inStepPower);
  double latency = target.dramLatencySeconds * idleLatencyShare;
  double think =
      latency * (facts.loadsAhead ? aheadLatencyShare : 1) * facts.dramWaits +
      latency * cacheLatencyShare * facts.cacheWaits +
      exchangeSeconds * facts.exchanges +
      exposedShare * std::min(transfer, arithmetic);
  if (persistent)
    service *= persistentFactor;
  double each = secondsPerUnit(resident, service, think);
  double perSm = units / target.sms;
  // The memory is not busy yet while the first units wait.
  double work = std::max(perSm * each + latency, service + think);
  work = std::max(work, ctas * ctaClocks / std::max(target.clockHz, 1.0));
  time.waiting = std::max(work - time.memory, 0.0) +
                 latency * cacheLatencyShare * facts.preparingWaits;

  if (facts.spillBytes > 0 && target.l2BytesPerSecond > 0)
    time.spill = 2.0 * static_cast<double>(facts.spillBytes) *
                 static_cast<double>(tiles.threads) * units /
                 target.l2BytesPerSecond;
  // Scratch is written by the first launch and read by the second.
  double second = 2.0 * static_cast<double>(facts.scratchMoved) / bandwidth;
  time.memory += second;
  time.total = std::max({time.memory + time.waiting + time.spill, time.compute,
                         time.special}) +
               time.launch;
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

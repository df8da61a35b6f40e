// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares plans with what they would be if registers were free.

#include "sinter/Cost/Pressure.h"

#include "llvm/ADT/STLExtras.h"

#include <limits>

using namespace mlir;
using namespace sinter;

/// Share of the time that registers must cost to be called pressure.
constexpr double pressureShare = 0.03;

StringRef sinter::describeCure(Cure cure) {
  switch (cure) {
  case Cure::FewerElements:
    return "fewer elements per thread";
  case Cure::ReadAgain:
    return "reading and computing again instead of holding";
  case Cure::SharedMemory:
    return "staging in shared memory";
  }
  llvm_unreachable("unknown cure");
}

static Cure cureOf(const TileDecisions &tiles) {
  if (tiles.schedule == ScheduleKind::Row && tiles.chunks == 0)
    return tiles.stage ? Cure::SharedMemory : Cure::ReadAgain;
  return Cure::FewerElements;
}

std::optional<Pressure> sinter::findPressure(ArrayRef<PricedPlan> plans,
                                             const Target &target) {
  Pressure pressure;
  std::vector<double> seconds;
  double least = std::numeric_limits<double>::infinity();
  for (const PricedPlan &priced : plans) {
    KernelPlan free = priced.plan;
    free.facts.registers = std::min(free.facts.registers, freeRegisters);
    free.facts.spillBytes = 0;
    seconds.push_back(estimateTime(free, target).total);
    least = std::min(least, seconds.back());
  }
  // Of those as fast as the fastest the one with the widest accesses, and of
  // these the one with least in each thread.
  auto elements = [](const PricedPlan &priced) {
    const TileDecisions &tiles = priced.plan.decisions;
    return tiles.vector * std::max<int64_t>(tiles.chunks, 1);
  };
  for (auto [priced, time] : llvm::zip(plans, seconds))
    if (time <= least * (1 + pressureShare) &&
        (!pressure.wanted ||
         priced.plan.decisions.vector >
             pressure.wanted->plan.decisions.vector ||
         (priced.plan.decisions.vector ==
              pressure.wanted->plan.decisions.vector &&
          elements(priced) < elements(*pressure.wanted)))) {
      pressure.wanted = &priced;
      pressure.wantedSeconds = time;
    }
  const PricedPlan &best = plans.front();
  if (best.plan.facts.spillBytes == 0 &&
      pressure.wanted->plan.facts.spillBytes == 0 &&
      best.time.total <= pressure.wantedSeconds * (1 + pressureShare))
    return std::nullopt;
  for (const PricedPlan &priced : plans) {
    if (priced.plan.facts.spillBytes > 0)
      continue;
    Cure cure = cureOf(priced.plan.decisions);
    if (llvm::any_of(pressure.cures, [&](const CuredPlan &known) {
          return known.cure == cure;
        }))
      continue;
    pressure.cures.push_back({cure, &priced,
                              priced.plan.facts.bytesRequested -
                                  pressure.wanted->plan.facts.bytesRequested});
  }
  return pressure;
}

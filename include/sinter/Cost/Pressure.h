// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What registers cost a group: the plan that it would have with as many as it
// likes, and what each way to live with fewer takes.

#ifndef SINTER_COST_PRESSURE_H
#define SINTER_COST_PRESSURE_H

#include "sinter/Cost/ChoosePlan.h"

namespace sinter {

/// A way to need fewer registers.
enum class Cure {
  /// Fewer elements per thread, or more threads to a row.
  FewerElements,
  /// The row is read, and what follows from it computed, again for each pass.
  ReadAgain,
  /// The row waits in shared memory.
  SharedMemory,
};
llvm::StringRef describeCure(Cure cure);

struct CuredPlan {
  Cure cure;
  const PricedPlan *plan;
  /// Bytes requested beyond those of the wanted plan.
  int64_t addedBytes = 0;
};

struct Pressure {
  /// The fastest plan if spills were free, and its time then.
  const PricedPlan *wanted = nullptr;
  double wantedSeconds = 0;
  /// The fastest plan of each cure that does not spill.
  std::vector<CuredPlan> cures;
};

/// The pressure on a group with these plans (the best first); nothing where the
/// best is the one that is wanted anyway. Points into `plans`.
std::optional<Pressure> findPressure(llvm::ArrayRef<PricedPlan> plans,
                                     const Target &target);

/// Registers that any plan is taken to have without pressure.
constexpr int64_t freeRegisters = 32;

} // namespace sinter

#endif // SINTER_COST_PRESSURE_H

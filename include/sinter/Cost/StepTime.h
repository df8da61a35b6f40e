// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the time of a step goes and what it can still become: shares of kernel
// families, idle time between launches, Amdahl's ceilings, and whether a budget
// of tokens can be met. Arithmetic only; docs/StepReport.md has the formulas.

#ifndef SINTER_COST_STEPTIME_H
#define SINTER_COST_STEPTIME_H

#include "sinter/Cost/KernelFamily.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinter {

/// Kernels of one family, in one step.
struct FamilyTime {
  double seconds = 0;
  /// Launches; a mean over steps need not be whole.
  double launches = 0;
};

/// The time of one step. Seconds.
struct StepTime {
  std::array<FamilyTime, numKernelFamilies> families = {};
  /// While no kernel ran.
  double idleSeconds = 0;
  /// False: modelled.
  bool measured = false;

  FamilyTime &of(KernelFamily family) {
    return families[static_cast<size_t>(family)];
  }
  const FamilyTime &of(KernelFamily family) const {
    return families[static_cast<size_t>(family)];
  }
  double kernelSeconds() const;
  double launches() const;
  double seconds() const { return kernelSeconds() + idleSeconds; }
  /// Of the step, 0 where it takes no time.
  double share(KernelFamily family) const;
  double idleShare() const;
};

/// The step's speed-up where `share` of it gets `factor` times as fast: an
/// infinite factor takes it away. Infinite where nothing is left.
double amdahl(double share, double factor);

struct Ceiling {
  KernelFamily family = KernelFamily::Other;
  double share = 0;
  /// Speed-ups of the step with the family infinitely fast, and halved.
  double infinite = 1, halved = 1;
};
/// For each family that takes time, the most first.
std::vector<Ceiling> familyCeilings(const StepTime &step);

struct PairCeiling {
  KernelFamily first = KernelFamily::Other, second = KernelFamily::Other;
  double infinite = 1, halved = 1;
};
/// For each pair of families that take time, the largest ceiling first.
std::vector<PairCeiling> pairCeilings(const StepTime &step);

/// Idle share of a step from which launches are worth a thought.
inline constexpr double idleWorthALook = 0.02;

/// "launches are not the limit: ...", or what removing them could win.
std::string launchVerdict(const StepTime &step);

/// What a run must reach, and what is known of its speed. 0: not known.
struct FeasibilityInput {
  double tokens = 0;
  double deadlineSeconds = 0;
  /// Tokens per second now.
  double rate = 0;
  /// Tokens per second with every kernel at the chip's limits.
  double floorRate = 0;
};

enum class FeasibilityVerdict {
  /// The rate is not known.
  Unknown,
  /// In time as it is.
  Feasible,
  /// Not as it is; the chip could.
  NeedsSpeedup,
  /// Not as it is; the chip's limit is not known.
  TooSlow,
  /// Not even with every kernel at the chip's limits.
  BeyondTheChip,
};

/// feasible, needs-speedup, too-slow, beyond-the-chip, unknown.
std::string_view stringifyVerdict(FeasibilityVerdict verdict);

struct Feasibility {
  FeasibilityInput input;
  /// Tokens per second.
  double neededRate = 0;
  /// Time that the budget takes at the rate and at the chip's limit; 0: not
  /// known.
  double seconds = 0, floorSeconds = 0;
  /// neededRate over the rate.
  double gap = 0;
  FeasibilityVerdict verdict = FeasibilityVerdict::Unknown;
  /// What could close the gap, the least change first.
  std::vector<std::string> closers;
};

/// `step`, where it is known, says which families could close the gap.
Feasibility judgeFeasibility(const FeasibilityInput &input,
                             const StepTime *step);

/// Flops of training one token, forward and backward, of a dense model: two
/// per parameter and product, three products.
inline constexpr double flopsPerParameterAndToken = 6;

} // namespace sinter

#endif // SINTER_COST_STEPTIME_H

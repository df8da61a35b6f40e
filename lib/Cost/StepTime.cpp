// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shares, ceilings and budgets.

#include "sinter/Cost/StepTime.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <limits>

using namespace sinter;

static constexpr double infinity = std::numeric_limits<double>::infinity();
static constexpr double secondsPerDay = 86400;

__attribute__((format(printf, 1, 2))) static std::string
text(const char *format, ...) {
  char buffer[256];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(buffer, sizeof buffer, format, arguments);
  va_end(arguments);
  return buffer;
}

static std::string times(double factor) {
  return std::isinf(factor) ? "any factor" : text("%.2fx", factor);
}

double StepTime::kernelSeconds() const {
  double total = 0;
  for (const FamilyTime &family : families)
    total += family.seconds;
  return total;
}

double StepTime::launches() const {
  double total = 0;
  for (const FamilyTime &family : families)
    total += family.launches;
  return total;
}

double StepTime::share(KernelFamily family) const {
  double total = seconds();
  return total > 0 ? of(family).seconds / total : 0;
}

double StepTime::idleShare() const {
  double total = seconds();
  return total > 0 ? idleSeconds / total : 0;
}

double sinter::amdahl(double share, double factor) {
  share = std::clamp(share, 0.0, 1.0);
  double left = 1 - share + (std::isinf(factor) ? 0 : share / factor);
  // Shares that add up to one do so to the last bit or two.
  return left > 1e-12 ? 1 / left : infinity;
}

std::vector<Ceiling> sinter::familyCeilings(const StepTime &step) {
  std::vector<Ceiling> ceilings;
  for (size_t i = 0; i < numKernelFamilies; ++i) {
    auto family = static_cast<KernelFamily>(i);
    double share = step.share(family);
    if (share > 0)
      ceilings.push_back(
          {family, share, amdahl(share, infinity), amdahl(share, 2)});
  }
  std::sort(
      ceilings.begin(), ceilings.end(), [](const Ceiling &a, const Ceiling &b) {
        return a.share != b.share ? a.share > b.share : a.family < b.family;
      });
  return ceilings;
}

std::vector<PairCeiling> sinter::pairCeilings(const StepTime &step) {
  std::vector<Ceiling> single = familyCeilings(step);
  std::vector<PairCeiling> pairs;
  for (size_t i = 0; i < single.size(); ++i)
    for (size_t j = i + 1; j < single.size(); ++j) {
      double share = single[i].share + single[j].share;
      pairs.push_back({single[i].family, single[j].family,
                       amdahl(share, infinity), amdahl(share, 2)});
    }
  std::sort(pairs.begin(), pairs.end(),
            [](const PairCeiling &a, const PairCeiling &b) {
              if (a.halved != b.halved)
                return a.halved > b.halved;
              return a.first != b.first ? a.first < b.first
                                        : a.second < b.second;
            });
  return pairs;
}

std::string sinter::launchVerdict(const StepTime &step) {
  double share = step.idleShare();
  std::string idle = text("%.3f%% of the step idle", 100 * share);
  if (share < idleWorthALook)
    return "launches are not the limit: " + idle;
  return "launches cost time: " + idle +
         text(", at most %.2fx without it", amdahl(share, infinity));
}

std::string_view sinter::stringifyVerdict(FeasibilityVerdict verdict) {
  switch (verdict) {
  case FeasibilityVerdict::Unknown:
    return "unknown";
  case FeasibilityVerdict::Feasible:
    return "feasible";
  case FeasibilityVerdict::NeedsSpeedup:
    return "needs-speedup";
  case FeasibilityVerdict::TooSlow:
    return "too-slow";
  case FeasibilityVerdict::BeyondTheChip:
    return "beyond-the-chip";
  }
  return "";
}

/// What could close a gap, on this chip and off it.
static void findClosers(Feasibility &result, const StepTime *step) {
  const FeasibilityInput &input = result.input;
  double gap = result.gap;
  auto add = [&](std::string closer) {
    result.closers.push_back(std::move(closer));
  };
  auto name = [](KernelFamily family) {
    return std::string(stringifyKernelFamily(family));
  };
  bool beyond = input.floorRate > 0 && input.floorRate < result.neededRate;
  if (step && step->seconds() > 0 && !beyond) {
    if (amdahl(step->idleShare(), infinity) > gap)
      add("no idle time between launches");
    bool alone = false, pair = false;
    // The factor f that a share s needs: 1 / gap = 1 - s + s / f.
    auto factor = [&](double share) { return share / (1 / gap - 1 + share); };
    for (const Ceiling &ceiling : familyCeilings(*step))
      if (ceiling.infinite > gap) {
        alone = true;
        add(text("%s alone, %.1f%% of the step, %s as fast",
                 name(ceiling.family).c_str(), 100 * ceiling.share,
                 times(factor(ceiling.share)).c_str()));
      }
    if (!alone)
      for (const PairCeiling &both : pairCeilings(*step)) {
        if (both.infinite <= gap)
          break;
        pair = true;
        double share = step->share(both.first) + step->share(both.second);
        add(text("%s and %s together, %.1f%% of the step, %s as fast",
                 name(both.first).c_str(), name(both.second).c_str(),
                 100 * share, times(factor(share)).c_str()));
      }
    if (!alone && !pair)
      add(text("no family and no two of them close %.2fx: the whole step must "
               "get faster",
               gap));
  }
  if (beyond)
    add("no kernel can: a faster chip, or fewer flops per token");
  add(text("%.0f such chips that scale perfectly", std::ceil(gap)));
  add(text("%.1f%% of the tokens in the same time", 100 / gap));
  add(text("%.1f days for all of them", result.seconds / secondsPerDay));
}

Feasibility sinter::judgeFeasibility(const FeasibilityInput &input,
                                     const StepTime *step) {
  Feasibility result;
  result.input = input;
  if (input.tokens <= 0 || input.deadlineSeconds <= 0)
    return result;
  result.neededRate = input.tokens / input.deadlineSeconds;
  if (input.floorRate > 0)
    result.floorSeconds = input.tokens / input.floorRate;
  bool beyond = input.floorRate > 0 && input.floorRate < result.neededRate;
  if (input.rate <= 0) {
    if (beyond)
      result.verdict = FeasibilityVerdict::BeyondTheChip;
    return result;
  }
  result.seconds = input.tokens / input.rate;
  result.gap = result.neededRate / input.rate;
  if (result.gap <= 1)
    result.verdict = FeasibilityVerdict::Feasible;
  else if (beyond)
    result.verdict = FeasibilityVerdict::BeyondTheChip;
  else
    result.verdict = input.floorRate > 0 ? FeasibilityVerdict::NeedsSpeedup
                                         : FeasibilityVerdict::TooSlow;
  if (result.gap > 1)
    findClosers(result, step);
  return result;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing the time of a step.

#include "sinter/Transforms/StepTimeReport.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace sinter;
using llvm::formatv;
namespace json = llvm::json;

static constexpr double secondsPerDay = 86400;
/// Pairs of families that the text lists; JSON has all.
static constexpr size_t shownPairs = 10;

static std::string nameOf(KernelFamily family) {
  return std::string(stringifyKernelFamily(family));
}

/// "12.81 ms", "3.40 us".
static std::string duration(double seconds) {
  if (seconds >= 1)
    return formatv("{0:f3} s", seconds);
  if (seconds >= 1e-3)
    return formatv("{0:f2} ms", seconds * 1e3);
  return formatv("{0:f2} us", seconds * 1e6);
}

static std::string factor(double value) {
  return std::isinf(value) ? "any" : formatv("{0:f3}x", value).str();
}

/// A speed-up without bound is null: JSON has no infinity.
static json::Value number(double value) {
  return std::isfinite(value) ? json::Value(value) : json::Value(nullptr);
}

static std::string rate(double tokens) {
  return tokens >= 1e3 ? formatv("{0:f2} k tokens/s", tokens / 1e3).str()
                       : formatv("{0:f2} tokens/s", tokens).str();
}

static std::string count(double value) {
  return value == std::floor(value) ? formatv("{0:f0}", value).str()
                                    : formatv("{0:f1}", value).str();
}

static void printStep(llvm::raw_ostream &os, const StepTimeReport &report) {
  const StepTime &step = *report.step;
  os << "\ntime of a step      " << duration(step.seconds()) << " ("
     << report.source << "): " << duration(step.kernelSeconds())
     << " in kernels, " << duration(step.idleSeconds) << " idle in "
     << count(step.launches()) << " launches";
  if (report.launchSeconds > 0)
    os << " of " << duration(report.launchSeconds);
  os << "\n  " << launchVerdict(step) << "\n";
  if (report.unknownLaunches > 0)
    os << "  without " << report.unknownLaunches
       << " launches whose time is not known\n";
  if (report.floorSeconds > 0)
    os << "  no less than " << duration(report.floorSeconds)
       << " with every kernel at the chip's limits\n";
  os << "  family       share        time  launches  infinitely fast   "
        "halved\n";
  for (const Ceiling &ceiling : familyCeilings(step)) {
    const FamilyTime &family = step.of(ceiling.family);
    os << formatv("  {0,-10} {1,6}% {2,11} {3,9} {4,16} {5,8}\n",
                  nameOf(ceiling.family),
                  formatv("{0:f1}", 100 * ceiling.share).str(),
                  duration(family.seconds), count(family.launches),
                  factor(ceiling.infinite), factor(ceiling.halved));
  }
  os << formatv("  {0,-10} {1,6}% {2,11}\n", "idle",
                formatv("{0:f1}", 100 * step.idleShare()).str(),
                duration(step.idleSeconds));
  std::vector<PairCeiling> pairs = pairCeilings(step);
  if (pairs.empty())
    return;
  os << "  two families together           infinitely fast   halved\n";
  for (const PairCeiling &pair : llvm::ArrayRef(pairs).take_front(shownPairs))
    os << formatv("  {0,-29} {1,17} {2,8}\n",
                  nameOf(pair.first) + " + " + nameOf(pair.second),
                  factor(pair.infinite), factor(pair.halved));
  if (pairs.size() > shownPairs)
    os << "  and " << pairs.size() - shownPairs << " more pairs\n";
}

static void printFeasibility(llvm::raw_ostream &os, const Feasibility &judged) {
  const FeasibilityInput &input = judged.input;
  os << formatv(
      "\nbudget              {0:f3} G tokens in {1:f2} days need {2}\n",
      input.tokens / 1e9, input.deadlineSeconds / secondsPerDay,
      rate(judged.neededRate));
  if (input.rate > 0) {
    os << formatv("  at {0}: {1:f3} days", rate(input.rate),
                  judged.seconds / secondsPerDay);
    if (judged.gap > 1)
      os << formatv(", gap {0:f2}x", judged.gap);
    os << "\n";
  }
  if (input.floorRate > 0)
    os << formatv("  at the chip's limits, {0}: {1:f3} days\n",
                  rate(input.floorRate), judged.floorSeconds / secondsPerDay);
  static const struct {
    FeasibilityVerdict verdict;
    const char *text;
  } texts[] = {
      {FeasibilityVerdict::Feasible, "in time as it is"},
      {FeasibilityVerdict::NeedsSpeedup, "too slow as it is; the chip could"},
      {FeasibilityVerdict::TooSlow, "too slow as it is"},
      {FeasibilityVerdict::BeyondTheChip,
       "beyond the chip: not even with every kernel at its limits"},
      {FeasibilityVerdict::Unknown, "the rate is not known"}};
  for (const auto &entry : texts)
    if (entry.verdict == judged.verdict)
      os << "  " << std::string(stringifyVerdict(judged.verdict)) << ": "
         << entry.text << "\n";
  if (judged.closers.empty())
    return;
  os << "  what could close the gap\n";
  for (const std::string &closer : judged.closers)
    os << "    " << closer << "\n";
}

void StepTimeReport::print(llvm::raw_ostream &os) const {
  if (step)
    printStep(os, *this);
  else if (unknownLaunches > 0)
    os << "\ntime of a step      not known: no kernel has an estimate\n";
  if (feasibility)
    printFeasibility(os, *feasibility);
}

json::Value StepTimeReport::toJson() const {
  json::Object object;
  if (step) {
    json::Array families;
    for (const Ceiling &ceiling : familyCeilings(*step)) {
      const FamilyTime &family = step->of(ceiling.family);
      families.push_back(
          json::Object{{"family", nameOf(ceiling.family)},
                       {"seconds", family.seconds},
                       {"share", ceiling.share},
                       {"launches", family.launches},
                       {"speedup_infinitely_fast", number(ceiling.infinite)},
                       {"speedup_halved", number(ceiling.halved)}});
    }
    json::Array pairs;
    for (const PairCeiling &pair : pairCeilings(*step))
      pairs.push_back(json::Object{
          {"families", json::Array{nameOf(pair.first), nameOf(pair.second)}},
          {"speedup_infinitely_fast", number(pair.infinite)},
          {"speedup_halved", number(pair.halved)}});
    object["seconds"] = step->seconds();
    object["kernel_seconds"] = step->kernelSeconds();
    object["idle_seconds"] = step->idleSeconds;
    object["idle_share"] = step->idleShare();
    object["launches"] = step->launches();
    object["launches_are_the_limit"] = step->idleShare() >= idleWorthALook;
    object["measured"] = step->measured;
    object["source"] = json::fixUTF8(source);
    object["families"] = std::move(families);
    object["pairs"] = std::move(pairs);
  }
  object["unknown_launches"] = unknownLaunches;
  if (floorSeconds > 0)
    object["floor_seconds"] = floorSeconds;
  if (tokensPerStep > 0)
    object["tokens_per_step"] = tokensPerStep;
  if (feasibility) {
    const FeasibilityInput &input = feasibility->input;
    json::Object judged{
        {"tokens", input.tokens},
        {"deadline_days", input.deadlineSeconds / secondsPerDay},
        {"needed_tokens_per_second", feasibility->neededRate},
        {"verdict", std::string(stringifyVerdict(feasibility->verdict))},
        {"could_close_the_gap", json::Array(feasibility->closers)}};
    if (input.rate > 0) {
      judged["tokens_per_second"] = input.rate;
      judged["days"] = feasibility->seconds / secondsPerDay;
      judged["gap"] = feasibility->gap;
    }
    if (input.floorRate > 0) {
      judged["floor_tokens_per_second"] = input.floorRate;
      judged["floor_days"] = feasibility->floorSeconds / secondsPerDay;
    }
    object["feasibility"] = std::move(judged);
  }
  return object;
}

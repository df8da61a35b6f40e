// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "sinter/Target/Target.h"

#include "ChipTable.h"

#include <algorithm>
#include <cctype>

namespace sinter {

namespace {

bool equalsIgnoringCase(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) {
                      return std::tolower(x) == std::tolower(y);
                    });
}

/// "sm_90" of "sm_90a".
std::string_view withoutSuffix(std::string_view chip) {
  while (!chip.empty() &&
         !std::isdigit(static_cast<unsigned char>(chip.back())))
    chip.remove_suffix(1);
  return chip;
}

} // namespace

double Target::peakFlops(MathPipe pipe) const {
  switch (pipe) {
  case MathPipe::F64:
    return peakF64;
  case MathPipe::F32:
    return peakF32;
  case MathPipe::TF32:
    return peakTF32;
  case MathPipe::BF16:
    return peakBF16;
  case MathPipe::F16:
    return peakF16;
  case MathPipe::F8:
    return peakF8;
  case MathPipe::F4:
    return peakF4;
  }
  return 0;
}

const std::vector<Target> &knownTargets() {
  static const std::vector<Target> chips = makeChipTable();
  return chips;
}

std::optional<Target> lookupTarget(std::string_view name) {
  for (const Target &target : knownTargets())
    if (equalsIgnoringCase(target.product, name))
      return target;
  for (const Target &target : knownTargets())
    if (equalsIgnoringCase(target.chip, name))
      return target;
  // "sm_90" for "sm_90a": code for the chip itself is what is wanted.
  for (const Target &target : knownTargets())
    if (equalsIgnoringCase(withoutSuffix(target.chip), name))
      return target;
  return std::nullopt;
}

std::string unknownTargetMessage(std::string_view name) {
  std::string text = "unknown target '";
  text += name;
  text += "'; known targets: ";
  bool first = true;
  for (const Target &target : knownTargets()) {
    if (!first)
      text += ", ";
    first = false;
    text += target.product + " (" + target.chip + ")";
  }
  return text;
}

const std::vector<SmLimits> &knownSmLimits() {
  static const std::vector<SmLimits> limits = makeSmLimitsTable();
  return limits;
}

std::optional<SmLimits> lookupSmLimits(int ccMajor, int ccMinor) {
  for (const SmLimits &sm : knownSmLimits())
    if (sm.ccMajor == ccMajor && sm.ccMinor == ccMinor)
      return sm;
  return std::nullopt;
}

} // namespace sinter

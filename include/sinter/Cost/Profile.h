// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels and times of a profiler's export: the CSV or JSON tables of `nsys
// stats` (cuda_gpu_kern_sum, cuda_gpu_trace), tables of the PyTorch profiler's
// averages, and its trace; times of sinter-run. docs/StepReport.md says what
// columns are read.

#ifndef SINTER_COST_PROFILE_H
#define SINTER_COST_PROFILE_H

#include "sinter/Cost/StepTime.h"
#include "sinter/Support/Result.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace sinter {

struct ProfileKernel {
  std::string name;
  /// Of all its launches together.
  double seconds = 0;
  int64_t launches = 0;
};

struct Profile {
  /// Each name once, the most time first.
  std::vector<ProfileKernel> kernels;
  /// From the first kernel's start to the last one's end, and how long at
  /// least one of them ran; 0: the file has no times of day.
  double span = 0, busy = 0;

  double kernelSeconds() const;
  int64_t launches() const;
};

/// Reads the text of a profile. Errors begin with `origin`.
Result<Profile> parseProfile(std::string_view text, const std::string &origin);

/// The mean step of a profile of `steps` steps that took `wallSeconds` in all;
/// 0: as long as the profile's span, or, where it has none, as long as its
/// kernels. An error where the kernels ran longer than that one after another
/// could (kernels that overlap count once where the profile has a span).
/// Families are those in `known`, of kernels that it names, else by name.
Result<StepTime>
stepOfProfile(const Profile &profile, int64_t steps, double wallSeconds,
              const std::map<std::string, KernelFamily> &known = {});

} // namespace sinter

#endif // SINTER_COST_PROFILE_H

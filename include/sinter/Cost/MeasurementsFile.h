// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The JSON file of what was measured on a GPU, kernel by kernel:
//
//   {"version": 1, "target": "h200",
//    "kernels": {"SYMBOL": {"seconds": 1.5e-6,
//                           "metrics": {"launch__registers_per_thread": 64}}}}
//
// `target`, `seconds` and `metrics` may be absent. Metrics are named as in
// Nsight Compute; docs/Diagnosis.md lists those that are used.

#ifndef SINTER_COST_MEASUREMENTSFILE_H
#define SINTER_COST_MEASUREMENTSFILE_H

#include "sinter/Support/Result.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sinter {

struct KernelMeasurements {
  std::string kernel;
  /// Of one launch.
  std::optional<double> seconds;
  /// Finite numbers, sorted by name.
  std::vector<std::pair<std::string, double>> metrics;
};

struct MeasurementsFile {
  /// The chip they were taken on; empty: not said.
  std::string target;
  /// Sorted by name.
  std::vector<KernelMeasurements> kernels;
};

/// Reads the text of such a file. Errors begin with `origin`.
Result<MeasurementsFile> parseMeasurements(std::string_view text,
                                           const std::string &origin);

} // namespace sinter

#endif // SINTER_COST_MEASUREMENTSFILE_H

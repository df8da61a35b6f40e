// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The answer "no", with what a person needs to change it.

#ifndef SINTER_ANALYSIS_REFUSAL_H
#define SINTER_ANALYSIS_REFUSAL_H

#include <string>

namespace sinter {

/// Why something cannot be planned as asked.
struct Refusal {
  /// Stable id, e.g. "row.mixed-extents".
  std::string id;
  std::string reason;
  /// What would lift it; empty where nothing would.
  std::string repair;
};

} // namespace sinter

#endif // SINTER_ANALYSIS_REFUSAL_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicts registers: what a graph keeps live is worked out once, then every
// choice of tiles is a few additions.

#ifndef SINTER_LIB_SCHEDULE_REGISTERMODEL_H
#define SINTER_LIB_SCHEDULE_REGISTERMODEL_H

#include "GraphSummary.h"

#include "sinter/Schedule/RegisterEstimate.h"

namespace sinter {

class RegisterModel {
public:
  RegisterModel(const AccessGraph &graph, const GraphSummary &summary);

  RegisterEstimate estimate(const TileDecisions &tiles,
                            const Target &target) const;

private:
  /// 32-bit words per column that wait for a reduction, and that are loaded.
  double heldWords = 0, streamWords = 0;
  int64_t columnSums = 0, pointers = 0;
  bool chained = false;
};

} // namespace sinter

#endif // SINTER_LIB_SCHEDULE_REGISTERMODEL_H

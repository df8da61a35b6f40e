// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Live 32-bit values of a tiled kernel, and the registers that ptxas makes of
// them.

#include "RegisterModel.h"

#include <algorithm>

using namespace mlir;
using namespace sinter;

RegisterModel::RegisterModel(const AccessGraph &graph,
                             const GraphSummary &summary)
    : heldWords(summary.liveWords),
      streamWords(static_cast<double>(summary.streamBytes()) / 4),
      columnSums(summary.columnReductions), pointers(summary.loads.size()),
      chained(summary.chained) {}

RegisterEstimate RegisterModel::estimate(const TileDecisions &tiles,
                                         const Target &target) const {
  double elements = static_cast<double>(tiles.vector) *
                    static_cast<double>(std::max<int64_t>(tiles.chunks, 1));
  double loading = streamWords * static_cast<double>(tiles.vector) *
                   static_cast<double>(std::clamp<int64_t>(tiles.chunks, 1, 4));
  RegisterEstimate estimate;
  estimate.live = std::max(heldWords * elements, loading) +
                  static_cast<double>(columnSums) * elements;
  estimate.needed = 22 + 1.15 * estimate.live + (chained ? 10 : 0) +
                    (columnSums ? static_cast<double>(pointers) : 0);
  int64_t most = target.sm.maxRegistersPerThread;
  estimate.low = std::min<int64_t>(static_cast<int64_t>(estimate.needed), most);
  estimate.high = std::min<int64_t>(estimate.low + 8, most);
  return estimate;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Orders of launches under which few bytes are alive at once, and the launch
// that overwrites a donated argument comes after those that read it.

#ifndef SINTER_ANALYSIS_LAUNCHORDER_H
#define SINTER_ANALYSIS_LAUNCHORDER_H

#include "sinter/Analysis/PlannedStep.h"

namespace sinter {

struct LaunchOrder {
  /// Launches of the step, first to last.
  std::vector<unsigned> order;
  /// Most bytes of results alive at once; arguments and constants left out.
  int64_t peakBytes = 0;
  /// Donated arguments whose result is written before another launch reads the
  /// argument, whatever the order.
  int64_t unavoidableCopies = 0;
};

/// For each launch those that have to come after it, and before it: they use
/// its results, or write over a donated argument that it reads.
struct LaunchEdges {
  std::vector<llvm::SmallVector<unsigned, 4>> successors, predecessors;
};
LaunchEdges launchEdges(const PlannedStep &step);

/// Bytes alive at once under an order, as in LaunchOrder.
int64_t peakBytes(const PlannedStep &step, llvm::ArrayRef<unsigned> order);

/// The same where launch n comes at place rank[n], several perhaps at one;
/// tensors that are `leftOut`, by number, do not count.
int64_t peakBytesAt(const PlannedStep &step, llvm::ArrayRef<unsigned> rank,
                    llvm::function_ref<bool(size_t)> leftOut);

/// The best of a few orders; the order as it stands where none is better.
LaunchOrder chooseLaunchOrder(const PlannedStep &step);

} // namespace sinter

#endif // SINTER_ANALYSIS_LAUNCHORDER_H

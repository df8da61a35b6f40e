// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytes that a graph moves: worked out once, then given for any tiles.

#ifndef SINTER_LIB_SCHEDULE_TRAFFICMODEL_H
#define SINTER_LIB_SCHEDULE_TRAFFICMODEL_H

#include "GraphSummary.h"

namespace sinter {

class TrafficModel {
public:
  TrafficModel(const AccessGraph &graph, const GraphSummary &summary);

  /// Fills bytes and operations of `facts`.
  void count(const TileDecisions &tiles, const Target &target,
             KernelFacts &facts) const;

private:
  double threadWork(const TileDecisions &tiles) const;

  struct Load {
    const Access *access;
    /// Elements touched in one pass; passes of a looped row.
    double points, passes;
    /// Beside another access to the leaf all the time: found in L1.
    bool beside;
  };
  struct Leaf {
    /// Bytes of the distinct elements.
    double distinct = 0;
    llvm::SmallVector<Load, 2> loads;
  };

  /// Bytes between the first and the last element that the points of one CTA
  /// touch, in whole sectors; nothing where they are not known. L1 serves what
  /// is touched again.
  std::optional<double> footprint(const Access &access,
                                  const TileDecisions &tiles) const;
  /// Bytes that a store through shared memory writes in a row; 0: it does not
  /// go that way.
  double exchangedRun(unsigned root, const TileDecisions &tiles) const;

  const AccessGraph &graph;
  const GraphSummary &summary;
  double domainPoints;
  llvm::SmallVector<Leaf, 0> leaves;
  double read = 0, written = 0;
};

} // namespace sinter

#endif // SINTER_LIB_SCHEDULE_TRAFFICMODEL_H

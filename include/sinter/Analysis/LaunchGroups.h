// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Launches that could run at once, as one: which may, and what memory it takes.

#ifndef SINTER_ANALYSIS_LAUNCHGROUPS_H
#define SINTER_ANALYSIS_LAUNCHGROUPS_H

#include "sinter/Analysis/LaunchOrder.h"

namespace sinter {

class LaunchGroups {
public:
  explicit LaunchGroups(const PlannedStep &step);

  /// Takes of the candidates, in their order, each that no path of dependences
  /// joins to one taken before, and leaves the others in `left`. Launches that
  /// are one already count as one on the way.
  std::vector<unsigned> gather(llvm::ArrayRef<unsigned> candidates,
                               std::vector<unsigned> &left) const;

  /// Makes launches one. They must be independent of one another, as gathered.
  void merge(llvm::ArrayRef<unsigned> launches);

  /// Most bytes of results alive at once where these are one, too, and come as
  /// late as the last of them; results that donated arguments hold are left
  /// out.
  int64_t peakBytes(llvm::ArrayRef<unsigned> together = {}) const;

  /// The launches in an order that suits the groups: those of a group next to
  /// one another.
  std::vector<unsigned> order(llvm::ArrayRef<unsigned> together = {}) const;

private:
  void spread(unsigned from,
              const std::vector<llvm::SmallVector<unsigned, 4>> &,
              std::vector<bool> &reached) const;
  std::vector<unsigned> groupNumbers(llvm::ArrayRef<unsigned> together) const;

  const PlannedStep &step;
  LaunchEdges edges;
  /// Number of the group of each launch, and its launches: at first one each.
  std::vector<unsigned> groupOf;
  std::vector<std::vector<unsigned>> members;
};

} // namespace sinter

#endif // SINTER_ANALYSIS_LAUNCHGROUPS_H

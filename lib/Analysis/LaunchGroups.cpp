// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Paths in the graph of launches with each group as one node, which stays free
// of cycles.

#include "sinter/Analysis/LaunchGroups.h"

#include <numeric>
#include <queue>

using namespace mlir;
using namespace sinter;

LaunchGroups::LaunchGroups(const PlannedStep &step)
    : step(step), edges(launchEdges(step)), groupOf(step.numLaunches()) {
  std::iota(groupOf.begin(), groupOf.end(), 0);
  for (unsigned launch = 0; launch < groupOf.size(); ++launch)
    members.push_back({launch});
}

void LaunchGroups::spread(unsigned from,
                          const std::vector<SmallVector<unsigned, 4>> &next,
                          std::vector<bool> &reached) const {
  SmallVector<unsigned> work{groupOf[from]};
  while (!work.empty())
    for (unsigned launch : members[work.pop_back_val()])
      for (unsigned other : next[launch]) {
        if (reached[other])
          continue;
        for (unsigned one : members[groupOf[other]])
          reached[one] = true;
        work.push_back(groupOf[other]);
      }
}

std::vector<unsigned> LaunchGroups::gather(ArrayRef<unsigned> candidates,
                                           std::vector<unsigned> &left) const {
  std::vector<bool> after(groupOf.size()), before(groupOf.size());
  std::vector<unsigned> taken;
  left.clear();
  for (unsigned launch : candidates) {
    if (after[launch] || before[launch]) {
      left.push_back(launch);
      continue;
    }
    taken.push_back(launch);
    spread(launch, edges.successors, after);
    spread(launch, edges.predecessors, before);
  }
  return taken;
}

void LaunchGroups::merge(ArrayRef<unsigned> launches) {
  std::vector<unsigned> all;
  for (unsigned launch : launches) {
    std::vector<unsigned> &own = members[groupOf[launch]];
    all.insert(all.end(), own.begin(), own.end());
    own.clear();
  }
  unsigned number = groupOf[launches.front()];
  for (unsigned launch : all)
    groupOf[launch] = number;
  members[number] = std::move(all);
}

std::vector<unsigned>
LaunchGroups::groupNumbers(ArrayRef<unsigned> together) const {
  std::vector<unsigned> number = groupOf;
  for (unsigned launch : together)
    for (unsigned one : members[groupOf[launch]])
      number[one] = groupOf[together.front()];
  return number;
}

std::vector<unsigned> LaunchGroups::order(ArrayRef<unsigned> together) const {
  std::vector<unsigned> number = groupNumbers(together);
  size_t n = number.size();
  std::vector<std::vector<unsigned>> launches(n);
  for (unsigned launch = 0; launch < n; ++launch)
    launches[number[launch]].push_back(launch);
  std::vector<size_t> missing(n, 0);
  for (unsigned launch = 0; launch < n; ++launch)
    for (unsigned next : edges.successors[launch])
      if (number[next] != number[launch])
        ++missing[number[next]];
  // As near to the order as it is: by the last launch of each.
  using Ready = std::pair<unsigned, unsigned>;
  std::priority_queue<Ready, std::vector<Ready>, std::greater<>> ready;
  for (unsigned group = 0; group < n; ++group)
    if (!launches[group].empty() && missing[group] == 0)
      ready.emplace(launches[group].back(), group);
  std::vector<unsigned> result;
  while (!ready.empty()) {
    unsigned group = ready.top().second;
    ready.pop();
    for (unsigned launch : launches[group]) {
      result.push_back(launch);
      for (unsigned next : edges.successors[launch])
        if (number[next] != group && --missing[number[next]] == 0)
          ready.emplace(launches[number[next]].back(), number[next]);
    }
  }
  return result;
}

int64_t LaunchGroups::peakBytes(ArrayRef<unsigned> together) const {
  std::vector<unsigned> number = groupNumbers(together);
  std::vector<unsigned> sorted = order(together);
  // Launches of a group have one place in time.
  std::vector<unsigned> rank(number.size());
  for (size_t i = 0; i < sorted.size(); ++i)
    rank[sorted[i]] = i > 0 && number[sorted[i]] == number[sorted[i - 1]]
                          ? rank[sorted[i - 1]]
                          : static_cast<unsigned>(i);
  std::vector<bool> held(step.getTensors().size());
  for (int64_t output : step.getAliasOutputs())
    if (output >= 0)
      held[step.getOutputs()[output].tensor] = true;
  return peakBytesAt(step, rank, [&](size_t tensor) { return held[tensor]; });
}

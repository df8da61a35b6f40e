// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// List scheduling by bytes. Launches that free at least what they allocate run
// as soon as they can; the others keep their order. Run backwards, the same
// rule puts launches off until their results are needed.

#include "sinter/Analysis/LaunchOrder.h"

#include "llvm/ADT/BitVector.h"

#include <numeric>
#include <queue>

using namespace mlir;
using namespace sinter;

namespace {

using Edges = std::vector<SmallVector<unsigned, 4>>;

/// Launch-to-launch edges: data, and reads of donated arguments before the
/// write of the result that takes their buffer.
class Dependences {
public:
  explicit Dependences(const PlannedStep &step)
      : successors(step.numLaunches()), predecessors(step.numLaunches()) {
    for (const StepTensor &tensor : step.getTensors())
      if (tensor.writer >= 0)
        for (unsigned reader : tensor.readers)
          add(tensor.writer, reader);
    addHazards(step);
  }

  Edges successors, predecessors;
  int64_t unavoidable = 0;

private:
  void add(unsigned from, unsigned to) {
    successors[from].push_back(to);
    predecessors[to].push_back(from);
  }

  void addHazards(const PlannedStep &step) {
    // Searches over all arguments together visit this many launches at most;
    // past it a copy is accepted.
    int64_t budget = 64 * int64_t(successors.size()) + 4096;
    for (auto [argument, output] : llvm::enumerate(step.getAliasOutputs())) {
      if (output < 0)
        continue;
      int64_t writer =
          step.getTensors()[step.getOutputs()[output].tensor].writer;
      if (writer < 0)
        continue;
      SmallVector<unsigned> others;
      for (unsigned reader : step.getTensors()[argument].readers)
        if (reader != writer)
          others.push_back(reader);
      if (others.empty())
        continue;
      if (reaches(writer, others, budget)) {
        ++unavoidable;
        continue;
      }
      for (unsigned reader : others)
        add(reader, writer);
    }
  }

  /// Whether a path leads from a launch to one of the others; true also when
  /// the budget is spent.
  bool reaches(unsigned from, ArrayRef<unsigned> targets, int64_t &budget) {
    DenseSet<unsigned> seen{from};
    DenseSet<unsigned> wanted(targets.begin(), targets.end());
    SmallVector<unsigned> work{from};
    while (!work.empty()) {
      for (unsigned next : successors[work.pop_back_val()]) {
        if (wanted.contains(next) || --budget < 0)
          return true;
        if (seen.insert(next).second)
          work.push_back(next);
      }
    }
    return false;
  }
};

/// One pass of list scheduling, forwards or backwards in time.
class ListScheduler {
public:
  ListScheduler(const PlannedStep &step, const Dependences &dependences,
                bool backwards)
      : step(step), backwards(backwards),
        successors(backwards ? dependences.predecessors
                             : dependences.successors),
        predecessors(backwards ? dependences.successors
                               : dependences.predecessors) {}

  /// `rank`: position of each launch in the order to keep.
  std::vector<unsigned> run(ArrayRef<unsigned> rank) {
    size_t n = step.numLaunches();
    std::vector<int64_t> net(n);
    std::vector<unsigned> missing(n);
    // Tensors are alive from their first touch to their last in the direction
    // of the pass; a touch is a write or a read.
    touches.assign(step.getTensors().size(), {});
    for (auto [t, tensor] : llvm::enumerate(step.getTensors())) {
      if (tensor.writer < 0)
        continue;
      touches[t].append(tensor.readers.begin(), tensor.readers.end());
      touches[t].push_back(tensor.writer);
    }
    started.assign(touches.size(), false);
    left.resize(touches.size());
    for (size_t t = 0; t < touches.size(); ++t)
      left[t] = touches[t].size();
    done.assign(n, false);
    for (size_t i = 0; i < n; ++i) {
      missing[i] = predecessors[i].size();
      net[i] = netOf(i);
    }
    // Ready launches that free something, most first; and all, by rank.
    using Freeing = std::tuple<int64_t, unsigned, unsigned>;
    std::priority_queue<Freeing, std::vector<Freeing>, std::greater<>> freeing;
    std::priority_queue<std::pair<unsigned, unsigned>,
                        std::vector<std::pair<unsigned, unsigned>>,
                        std::greater<>>
        ready;
    auto place = [&](unsigned i) {
      return backwards ? unsigned(n) - 1 - rank[i] : rank[i];
    };
    auto push = [&](unsigned i) {
      if (net[i] <= 0)
        freeing.emplace(net[i], place(i), i);
    };
    for (unsigned i = 0; i < n; ++i)
      if (missing[i] == 0) {
        ready.emplace(place(i), i);
        push(i);
      }
    std::vector<unsigned> order;
    while (order.size() < n) {
      unsigned next;
      if (!freeing.empty()) {
        auto [bytes, unused, launch] = freeing.top();
        freeing.pop();
        if (done[launch] || bytes != net[launch])
          continue; // stale
        next = launch;
      } else {
        next = ready.top().second;
        ready.pop();
        if (done[next])
          continue;
      }
      done[next] = true;
      order.push_back(next);
      // Others that touch its tensors now allocate less or free more.
      for (unsigned changed : finish(next)) {
        int64_t now = netOf(changed);
        if (now == net[changed])
          continue;
        net[changed] = now;
        if (missing[changed] == 0)
          push(changed);
      }
      for (unsigned successor : successors[next])
        if (--missing[successor] == 0) {
          net[successor] = netOf(successor);
          ready.emplace(place(successor), successor);
          push(successor);
        }
    }
    if (backwards)
      std::reverse(order.begin(), order.end());
    return order;
  }

private:
  template <typename Fn> void forTensors(unsigned launch, Fn visit) const {
    SmallVector<unsigned> tensors(step.resultsOf(launch));
    for (const TensorRange &range : step.operandsOf(launch))
      if (step.getTensors()[range.tensor].writer >= 0 &&
          !llvm::is_contained(tensors, range.tensor))
        tensors.push_back(range.tensor);
    for (unsigned tensor : tensors)
      visit(tensor);
  }

  /// Bytes allocated minus bytes freed if the launch came next.
  int64_t netOf(unsigned launch) const {
    int64_t net = 0;
    forTensors(launch, [&](unsigned t) {
      const StepTensor &tensor = step.getTensors()[t];
      // What the step returns is alive to the end: forwards it is never freed,
      // backwards it is alive from the start.
      bool kept = !tensor.outputs.empty();
      if (!started[t] && !(kept && backwards))
        net += tensor.bytes;
      if (left[t] == 1 && !(kept && !backwards))
        net -= tensor.bytes;
    });
    return net;
  }

  /// Marks the launch's tensors as touched; launches whose net may change.
  SmallVector<unsigned> finish(unsigned launch) {
    SmallVector<unsigned> changed;
    forTensors(launch, [&](unsigned t) {
      bool first = !started[t];
      started[t] = true;
      --left[t];
      // On the first touch all others stop allocating it; before the last one,
      // that one starts to free it. Each happens once per tensor.
      if (first || left[t] == 1)
        for (unsigned other : touches[t])
          if (!done[other])
            changed.push_back(other);
    });
    return changed;
  }

  const PlannedStep &step;
  bool backwards;
  const Edges &successors, &predecessors;
  std::vector<SmallVector<unsigned, 4>> touches;
  std::vector<bool> started, done;
  std::vector<unsigned> left;
};

std::vector<unsigned> inverse(ArrayRef<unsigned> order) {
  std::vector<unsigned> rank(order.size());
  for (auto [i, launch] : llvm::enumerate(order))
    rank[launch] = i;
  return rank;
}

bool respects(const Dependences &dependences, ArrayRef<unsigned> order) {
  std::vector<unsigned> rank = inverse(order);
  for (auto [from, successors] : llvm::enumerate(dependences.successors))
    for (unsigned to : successors)
      if (rank[from] >= rank[to])
        return false;
  return true;
}

} // namespace

LaunchEdges sinter::launchEdges(const PlannedStep &step) {
  Dependences dependences(step);
  return {std::move(dependences.successors),
          std::move(dependences.predecessors)};
}

int64_t sinter::peakBytesAt(const PlannedStep &step, ArrayRef<unsigned> rank,
                            llvm::function_ref<bool(size_t)> leftOut) {
  std::vector<int64_t> delta(rank.size() + 1, 0);
  for (auto [i, tensor] : llvm::enumerate(step.getTensors())) {
    if (tensor.writer < 0 || leftOut(i))
      continue;
    size_t last = rank[tensor.writer];
    for (unsigned reader : tensor.readers)
      last = std::max<size_t>(last, rank[reader]);
    if (!tensor.outputs.empty())
      last = rank.size() - 1;
    delta[rank[tensor.writer]] += tensor.bytes;
    delta[last + 1] -= tensor.bytes;
  }
  int64_t alive = 0, peak = 0;
  for (int64_t change : delta)
    peak = std::max(peak, alive += change);
  return peak;
}

int64_t sinter::peakBytes(const PlannedStep &step, ArrayRef<unsigned> order) {
  return peakBytesAt(step, inverse(order), [](size_t) { return false; });
}

LaunchOrder sinter::chooseLaunchOrder(const PlannedStep &step) {
  size_t n = step.numLaunches();
  std::vector<unsigned> identity(n);
  std::iota(identity.begin(), identity.end(), 0);
  if (n == 0)
    return {};
  Dependences dependences(step);
  ListScheduler forwards(step, dependences, /*backwards=*/false);
  ListScheduler backwards(step, dependences, /*backwards=*/true);

  std::vector<std::vector<unsigned>> orders;
  if (respects(dependences, identity))
    orders.push_back(identity);
  orders.push_back(forwards.run(identity));
  orders.push_back(backwards.run(identity));
  orders.push_back(forwards.run(inverse(orders.back())));
  LaunchOrder best;
  for (std::vector<unsigned> &order : orders) {
    int64_t peak = peakBytes(step, order);
    if (best.order.empty() || peak < best.peakBytes) {
      best.order = std::move(order);
      best.peakBytes = peak;
    }
  }
  best.unavoidableCopies = dependences.unavoidable;
  return best;
}

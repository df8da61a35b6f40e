// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Draws decisions for a kernel at random, the same for a seed on every machine
// and whatever the models say.

#ifndef SINTER_TEST_UNIT_REGISTERS_PLANSAMPLER_H
#define SINTER_TEST_UNIT_REGISTERS_PLANSAMPLER_H

#include "Schedule/GraphSummary.h"

namespace sinter::test {

/// A generator that is the same everywhere (SplitMix64).
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t next();
  int64_t below(int64_t count) {
    return static_cast<int64_t>(next() % static_cast<uint64_t>(count));
  }
  template <typename T> T pick(llvm::ArrayRef<T> choices) {
    return choices[below(static_cast<int64_t>(choices.size()))];
  }

private:
  uint64_t state;
};

/// Schedules as the register model tells them apart.
enum class PlanClass { Pointwise, Row, Looped, Persistent, Columns, Split };
llvm::StringRef stringify(PlanClass kind);
PlanClass classOf(const GraphSummary &summary, const TileDecisions &tiles);

/// The classes that suit a kernel.
llvm::SmallVector<PlanClass> classesFor(const AccessGraph &graph,
                                        const GraphSummary &summary);

/// Decisions of a class, one CTA per SM at least; nothing where the draw does
/// not suit the kernel or its code would be longer than `maxNodes` nodes.
std::optional<TileDecisions> drawTiles(const AccessGraph &graph,
                                       const GraphSummary &summary,
                                       const Target &target, PlanClass kind,
                                       int64_t maxNodes, Random &random);

} // namespace sinter::test

#endif // SINTER_TEST_UNIT_REGISTERS_PLANSAMPLER_H

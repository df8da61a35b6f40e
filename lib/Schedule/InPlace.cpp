// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In-place legality, read off the access graph that the emitter walks.

#include "sinter/Schedule/InPlace.h"

#include "sinter/Schedule/KernelPlan.h"

using namespace mlir;
using namespace sinter;

/// Fills `answers`, one per (argument, result).
static void answer(KernelOp kernel, std::vector<std::string> &answers) {
  unsigned arguments = kernel.getNumArguments();
  unsigned results = kernel.getResultTypes().size();
  auto all = [&](StringRef reason) {
    answers.assign(size_t(arguments) * results, reason.str());
  };
  std::string error;
  std::optional<TileDecisions> decisions;
  if (auto attribute = kernel.getDecisions())
    decisions = fromAttribute(*attribute, error);
  if (!decisions)
    return all("the kernel has no schedule yet");
  if (decisions->schedule != ScheduleKind::Pointwise &&
      decisions->schedule != ScheduleKind::Row)
    return all("only pointwise and row kernels read an element and write it in "
               "one thread");
  SmallVector<Value> yielded(kernel.getYield().getOperands());
  auto isLeaf = [](Value value) { return isa<BlockArgument>(value); };
  std::optional<TiledDomain> domain = inferTiledDomain(yielded, isLeaf, error);
  if (!domain)
    return all(error);
  std::optional<AccessGraph> graph =
      AccessGraph::build(domain->domain, domain->roots, isLeaf, error);
  if (!graph)
    return all(error);
  // A row that does not stay in registers is read once per phase, and what an
  // early phase has written must not be read by a later one.
  bool phases = decisions->schedule == ScheduleKind::Row &&
                decisions->chunks == 0 &&
                llvm::any_of(graph->getNodes(), [](const AccessNode &node) {
                  return node.kind == NodeKind::RowReduce;
                });
  if (phases)
    return all("the kernel reads its rows more than once");

  all("");
  for (unsigned a = 0; a < arguments; ++a)
    for (unsigned r = 0; r < results; ++r) {
      std::string &reason = answers[size_t(a) * results + r];
      auto from = cast<RankedTensorType>(kernel.getArgumentTypes()[a]);
      auto to = cast<RankedTensorType>(kernel.getResultTypes()[r]);
      const AccessRoot &root = graph->getRoots()[r];
      if (from.getShape() != to.getShape() ||
          std::max(from.getElementTypeBitWidth(), 8u) !=
              std::max(to.getElementTypeBitWidth(), 8u)) {
        reason = "their elements differ in number or size";
        continue;
      }
      if (root.kind != RootKind::Full) {
        reason = "many threads compute one element of the result";
        continue;
      }
      for (const AccessNode &node : graph->getNodes())
        if (node.kind == NodeKind::Load &&
            node.value == kernel.getArgument(a) && node.index != root.index) {
          reason = "an element of the argument is read for another element of "
                   "the result";
          break;
        }
    }
}

const std::string &InPlaceRules::whyNot(KernelOp kernel, unsigned argument,
                                        unsigned result) {
  auto [entry, fresh] = known.try_emplace(kernel);
  if (fresh)
    answer(kernel, entry->second);
  return entry
      ->second[size_t(argument) * kernel.getResultTypes().size() + result];
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In-place legality, read off the access graph that the emitter walks.

#include "sinter/Schedule/InPlace.h"

#include "sinter/Schedule/KernelPlan.h"
#include "sinter/Schedule/MultiKernel.h"

using namespace mlir;
using namespace sinter;

/// Nodes that the launch which finishes column reductions evaluates; empty
/// where there is none. Everything else is done before it starts.
static DenseSet<unsigned> readBySecondLaunch(const AccessGraph &graph) {
  DenseSet<unsigned> nodes;
  if (llvm::none_of(graph.getNodes(), [](const AccessNode &node) {
        return node.kind == NodeKind::ColumnReduce;
      }))
    return nodes;
  SmallVector<unsigned> work;
  auto visit = [&](unsigned id) {
    if (nodes.insert(id).second)
      work.push_back(id);
  };
  for (const AccessRoot &root : graph.getRoots())
    if (root.kind == RootKind::Column)
      visit(root.node);
  // Indices that are read at run time may be needed anywhere.
  for (const RuntimeIndex &index : graph.getRuntimeIndices())
    visit(index.node);
  while (!work.empty()) {
    const AccessNode &node = graph.getNode(work.pop_back_val());
    if (node.kind != NodeKind::ColumnReduce)
      for (unsigned operand : node.operands)
        visit(operand);
  }
  return nodes;
}

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
      decisions->schedule != ScheduleKind::Row &&
      decisions->schedule != ScheduleKind::Scatter)
    return all("only pointwise, row and scatter kernels read an element and "
               "write it in "
               "one thread");
  SmallVector<Value> yielded(kernel.getYield().getOperands());
  auto isLeaf = [](Value value) { return isa<BlockArgument>(value); };
  std::optional<AccessGraph> graph =
      buildScheduled(yielded, isLeaf, decisions->schedule, error);
  if (!graph)
    return all(error);
  DenseSet<unsigned> secondLaunch = readBySecondLaunch(*graph);

  all("");
  for (unsigned a = 0; a < arguments; ++a)
    for (unsigned r = 0; r < results; ++r) {
      std::string &reason = answers[size_t(a) * results + r];
      auto from = cast<RankedTensorType>(kernel.getArgumentTypes()[a]);
      auto to = cast<RankedTensorType>(kernel.getResultTypes()[r]);
      if (from.getShape() != to.getShape() ||
          std::max(from.getElementTypeBitWidth(), 8u) !=
              std::max(to.getElementTypeBitWidth(), 8u)) {
        reason = "their elements differ in number or size";
        continue;
      }
      for (const AccessRoot &root : graph->getRoots()) {
        if (root.result != r)
          continue;
        if (root.kind == RootKind::Row || root.kind == RootKind::Group ||
            (root.kind == RootKind::Column && secondLaunch.empty())) {
          reason = "many threads compute one element of the result";
          break;
        }
        for (auto [id, node] : llvm::enumerate(graph->getNodes())) {
          if (node.kind != NodeKind::Load ||
              node.value != kernel.getArgument(a))
            continue;
          // What only the first launch reads is read before the second writes;
          // what the second reads, the first must leave alone.
          bool same = node.index == root.index;
          bool second = secondLaunch.contains(id);
          if (root.kind == RootKind::Column ? same || !second : same && !second)
            continue;
          reason = "an element of the argument is read for another element of "
                   "the result";
          break;
        }
      }
    }
}

InPlaceRules::InPlaceRules() = default;
InPlaceRules::~InPlaceRules() = default;

const std::string &InPlaceRules::whyNot(KernelOp kernel, unsigned argument,
                                        unsigned result) {
  if (membersOf(kernel) > 1) {
    // There may be thousands of arguments and of results.
    auto [entry, fresh] = members.try_emplace(kernel);
    if (fresh) {
      std::variant<MultiKernel, Refusal> read = readMultiKernel(kernel);
      if (auto *multi = std::get_if<MultiKernel>(&read))
        entry->second = std::make_unique<MultiKernel>(std::move(*multi));
    }
    static const std::string unknown = "its members cannot be told apart";
    return entry->second ? entry->second->whyNotInPlace(argument, result)
                         : unknown;
  }
  auto [entry, fresh] = known.try_emplace(kernel);
  if (fresh)
    answer(kernel, entry->second);
  return entry
      ->second[size_t(argument) * kernel.getResultTypes().size() + result];
}

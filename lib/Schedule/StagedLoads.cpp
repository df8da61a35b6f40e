// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a looped row keeps in shared memory between its passes.

#include "GraphSummary.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace sinter;

StagedLoads sinter::stagedLoads(const AccessGraph &graph,
                                const TileDecisions &tiles) {
  StagedLoads staged;
  const AccessDomain &domain = graph.getDomain();
  if (!domain.hasRows)
    return staged;
  GraphSummary summary(graph);
  for (const Access &access : summary.loads) {
    const AccessNode &node = graph.getNode(access.node);
    // No other loops' dims, and an index that is there before the row.
    bool plain = !(node.dimsUsed >> (domain.colDim() + 1)) &&
                 !llvm::any_of(node.index, usesSymbols) && node.guard.empty();
    if (!plain || !access.full || llvm::popcount(access.passes) < 2 ||
        node.getType().isInteger(1))
      continue;
    staged.nodes.push_back(access.node);
    staged.elementBytes.push_back(access.elementBytes);
  }
  int64_t perStep = tiles.lanes * tiles.vector;
  int64_t steps = std::max<int64_t>(llvm::divideCeil(domain.cols, perStep), 1);
  int64_t together = std::min(steps, pointsPerTurn);
  staged.columns = llvm::alignTo(steps, together) * perStep;
  int64_t rows = tiles.threads / tiles.lanes;
  for (int64_t bytes : staged.elementBytes)
    staged.bytes += llvm::alignTo(staged.columns * rows * bytes, 16);
  return staged;
}

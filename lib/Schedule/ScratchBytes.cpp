// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Room for the partial results of kernels that finish in a second launch.

#include "sinter/Schedule/BufferPlan.h"
#include "sinter/Schedule/KernelPlan.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace sinter;

/// Bytes of a partial result: narrow floats accumulate in f32.
static int64_t partialBytes(Type type) {
  if (isa<FloatType>(type))
    return type.isF64() ? 8 : 4;
  return std::max(type.getIntOrFloatBitWidth() / 8, 1u);
}

int64_t sinter::scratchBytes(KernelOp kernel) {
  std::string error;
  std::optional<DictionaryAttr> attribute = kernel.getDecisions();
  if (!attribute)
    return 0;
  std::optional<TileDecisions> decisions = fromAttribute(*attribute, error);
  if (!decisions || (decisions->schedule != ScheduleKind::Row &&
                     decisions->schedule != ScheduleKind::Split))
    return 0;
  auto isLeaf = [](Value value) { return isa<BlockArgument>(value); };
  SmallVector<Value> results(kernel.getYield().getOperands());
  std::optional<TiledDomain> domain = inferTiledDomain(results, isLeaf, error);
  if (!domain)
    return 0;
  std::optional<AccessGraph> graph =
      AccessGraph::build(domain->domain, domain->roots, isLeaf, error);
  if (!graph)
    return 0;
  bool split = decisions->schedule == ScheduleKind::Split;
  // Row: partials[blocks * rows per CTA][cols]; Split: partials[splits][rows].
  int64_t partials = split ? decisions->splits * domain->domain.rows
                           : decisions->blocks *
                                 (decisions->threads / decisions->lanes) *
                                 domain->domain.cols;
  int64_t bytes = 0;
  for (const AccessNode &node : graph->getNodes())
    if (node.kind == (split ? NodeKind::RowReduce : NodeKind::ColumnReduce))
      bytes += llvm::alignTo(partials * partialBytes(node.getType()),
                             bufferAlignment);
  return bytes;
}

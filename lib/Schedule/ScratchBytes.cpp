// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Room for the partial results of kernels that finish in a second launch.

#include "sinter/Schedule/BufferPlan.h"
#include "sinter/Schedule/KernelPlan.h"
#include "sinter/Schedule/MultiKernel.h"
#include "sinter/Schedule/ScatterShape.h"

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
                     decisions->schedule != ScheduleKind::Split &&
                     decisions->schedule != ScheduleKind::Scatter))
    return 0;
  auto isLeaf = [](Value value) { return isa<BlockArgument>(value); };
  // Of members: partials[CTAs].
  OwningOpRef<KernelOp> flat;
  bool members = membersOf(kernel) > 1;
  if (members) {
    std::variant<MultiKernel, Refusal> multi = readMultiKernel(kernel);
    if (std::holds_alternative<Refusal>(multi))
      return 0;
    flat = flatKernel(std::get<MultiKernel>(multi).body,
                      decisions->threads * decisions->vector);
    kernel = *flat;
  }
  SmallVector<Value> results(kernel.getYield().getOperands());
  std::optional<AccessGraph> graph =
      buildScheduled(results, isLeaf, decisions->schedule, error);
  if (!graph)
    return 0;
  if (decisions->schedule == ScheduleKind::Scatter)
    return ScatterShape(*graph, *decisions).bytes;
  const AccessDomain &domain = graph->getDomain();
  bool split = decisions->schedule == ScheduleKind::Split;
  // Row: partials[CTAs * rows per CTA][cols]; Split: partials[splits][rows].
  int64_t rowsPerBlock = decisions->threads / decisions->lanes;
  int64_t blocks = std::min<int64_t>(
      decisions->blocks, llvm::divideCeil(domain.rows, rowsPerBlock));
  int64_t partials = members ? decisions->blocks
                     : split ? decisions->splits * domain.rows
                             : blocks * rowsPerBlock * domain.cols;
  int64_t bytes = 0;
  auto add = [&](Type type) {
    bytes += llvm::alignTo(partials * partialBytes(type), bufferAlignment);
  };
  // An argmax keeps value and position, whichever of them is wanted.
  SmallVector<std::pair<Operation *, ArrayRef<unsigned>>> pairs;
  for (const AccessNode &node : graph->getNodes()) {
    if (node.kind != (split ? NodeKind::RowReduce : NodeKind::ColumnReduce))
      continue;
    auto op = cast<ReduceOp>(node.value.getDefiningOp());
    if (!op.isArg()) {
      add(node.getType());
      continue;
    }
    std::pair<Operation *, ArrayRef<unsigned>> pair(op, node.operands);
    if (llvm::is_contained(pairs, pair))
      continue;
    pairs.push_back(pair);
    add(op.getInputType(0).getElementType());
    add(op.getInputType(1).getElementType());
  }
  return bytes;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether decisions cover a kernel's domain: they may come from a person.

#include "sinter/Schedule/KernelPlan.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace sinter;

std::string sinter::checkTiles(const AccessGraph &graph,
                               const TileDecisions &tiles) {
  const AccessDomain &domain = graph.getDomain();
  auto has = [&](NodeKind kind) {
    return llvm::any_of(graph.getNodes(), [&](const AccessNode &node) {
      return node.kind == kind;
    });
  };
  bool rows = has(NodeKind::RowReduce), columns = has(NodeKind::ColumnReduce);
  auto number = [](int64_t value) { return std::to_string(value); };
  if (tiles.schedule != ScheduleKind::Pointwise &&
      tiles.schedule != ScheduleKind::Row &&
      tiles.schedule != ScheduleKind::Split)
    return "schedule \"" + stringifySchedule(tiles.schedule).str() +
           "\" is not for this kernel";
  if (domain.cols % tiles.vector != 0)
    return "'vector' is " + number(tiles.vector) + ", which does not divide " +
           number(domain.cols) + " columns";
  int64_t units = domain.cols / tiles.vector;
  if (tiles.schedule == ScheduleKind::Pointwise) {
    if (domain.hasRows)
      return "schedule \"pointwise\" does not reduce along rows or columns";
    if (tiles.blocks < (units + tiles.threads - 1) / tiles.threads)
      return "'blocks' times 'threads' times 'vector' is less than " +
             number(domain.cols) + " elements";
    return "";
  }
  if (!domain.hasRows)
    return "schedule \"" + stringifySchedule(tiles.schedule).str() +
           "\" needs a reduction along rows or columns";
  if (tiles.schedule == ScheduleKind::Split) {
    if (columns || !rows ||
        !llvm::all_of(graph.getRoots(), [](const AccessRoot &root) {
          return root.kind == RootKind::Row;
        }))
      return "schedule \"split\" computes results of rows only";
    SmallVector<bool> after(graph.getNodes().size());
    for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
      for (unsigned operand : node.operands)
        after[id] |= after[operand];
      if (node.kind == NodeKind::RowReduce && after[id])
        return "schedule \"split\" has no reductions that depend on others";
      after[id] |= node.kind == NodeKind::RowReduce;
    }
    if (tiles.blocks < domain.rows)
      return "'blocks' is less than " + number(domain.rows) + " rows";
    return "";
  }
  int64_t perPass = tiles.lanes * tiles.chunks;
  if (columns && tiles.chunks == 0)
    return "'chunks' must not be 0 where columns are reduced";
  if (columns && !rows) {
    // No overflow: all three are bounded.
    if (perPass * tiles.splits < units)
      return "'lanes' times 'vector' times 'chunks' times 'splits' is less "
             "than " +
             number(domain.cols) + " columns";
    return "";
  }
  if (tiles.splits != 1)
    return "'splits' must be 1 where rows are reduced whole";
  if (tiles.chunks != 0 && perPass < units)
    return "'lanes' times 'vector' times 'chunks' is less than " +
           number(domain.cols) + " columns";
  int64_t rowsPerBlock = tiles.threads / tiles.lanes;
  if (!columns &&
      tiles.blocks < (domain.rows + rowsPerBlock - 1) / rowsPerBlock)
    return "'blocks' times 'threads' / 'lanes' is less than " +
           number(domain.rows) + " rows";
  return "";
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which scatters move whole rows, and the graph over their rows.

#include "sinter/Analysis/RowScatter.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace mlir;
using namespace sinter;

/// Rows and updates that 32-bit numbers can count, rounding up included.
constexpr int64_t maxCounted = int64_t(1) << 30;

static int64_t product(ArrayRef<int64_t> sizes) {
  return std::accumulate(sizes.begin(), sizes.end(), int64_t(1),
                         std::multiplies<>());
}

static ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// The scatters between `results` and the leaves.
static SmallVector<ScatterOp> scattersOf(ArrayRef<Value> results,
                                         AccessGraph::IsLeaf isLeaf) {
  SmallVector<ScatterOp> found;
  llvm::DenseSet<Operation *> seen;
  SmallVector<Value> work(results);
  while (!work.empty()) {
    Value value = work.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || isLeaf(value) || !seen.insert(op).second)
      continue;
    if (auto scatter = dyn_cast<ScatterOp>(op))
      found.push_back(scatter);
    llvm::append_range(work, op->getOperands());
  }
  return found;
}

/// Leading dims of the result that batches and indices name; nothing where a
/// slice is no whole row.
static std::optional<unsigned> rowDimsOf(ScatterOp op) {
  ArrayRef<int64_t> shape = shapeOf(op.getInput()),
                    updates = shapeOf(op.getUpdates());
  enum : int { Batch, Indexed, Window };
  int before = Batch;
  unsigned rowDims = 0, window = 0;
  for (int64_t d = 0; d < static_cast<int64_t>(shape.size()); ++d) {
    bool mapped = llvm::is_contained(op.getScatterDimsToOperandDims(), d);
    int kind = Batch;
    if (!llvm::is_contained(op.getInputBatchingDims(), d)) {
      int64_t size = 1;
      if (!llvm::is_contained(op.getInsertedWindowDims(), d))
        size = updates[op.getUpdateWindowDims()[window++]];
      if (mapped && size == 1)
        kind = Indexed;
      else if (!mapped && size == shape[d])
        kind = Window;
      else
        return std::nullopt;
    }
    if (kind < before)
      return std::nullopt;
    before = kind;
    rowDims += kind != Window;
  }
  return rowDims;
}

bool sinter::scattersWholeRows(ScatterOp op) {
  return rowDimsOf(op) && !op.getScatterDimsToOperandDims().empty() &&
         product(shapeOf(op.getIndices())) != 0 && product(shapeOf(op)) != 0;
}

/// Index of an element of `shape` at (row, column); nothing where it has not
/// rows * cols elements.
static std::optional<SmallVector<AffineExpr, 4>>
indexAt(ArrayRef<int64_t> shape, const AccessDomain &domain,
        IndexSimplifier &simplifier, MLIRContext *context) {
  if (product(shape) != domain.rows * domain.cols)
    return std::nullopt;
  AffineExpr row = getAffineDimExpr(domain.rowDim(), context);
  AffineExpr column = getAffineDimExpr(domain.colDim(), context);
  SmallVector<AffineExpr, 4> index;
  for (unsigned split = 0; split <= shape.size(); ++split) {
    if (product(shape.take_front(split)) != domain.rows)
      continue;
    llvm::append_range(index,
                       simplifier.delinearize(row, shape.take_front(split)));
    llvm::append_range(index,
                       simplifier.delinearize(column, shape.drop_front(split)));
    return index;
  }
  llvm::append_range(index,
                     simplifier.delinearize(row * domain.cols + column, shape));
  return index;
}

std::optional<AccessGraph> sinter::buildGrouped(ArrayRef<Value> results,
                                                AccessGraph::IsLeaf isLeaf,
                                                std::string &reason,
                                                unsigned maxNodes) {
  auto refuse = [&](StringRef text) -> std::optional<AccessGraph> {
    reason = text.str();
    return std::nullopt;
  };
  SmallVector<ScatterOp> scatters = scattersOf(results, isLeaf);
  if (scatters.empty())
    return refuse("scatter.none: there is no scatter whose updates could be "
                  "sorted by row");
  if (scatters.size() > 1)
    return refuse("scatter.several: the updates of one scatter are sorted, and "
                  "there are several");
  ScatterOp op = scatters.front();
  std::optional<unsigned> rowDims = rowDimsOf(op);
  if (!rowDims || op.getScatterDimsToOperandDims().empty())
    return refuse("scatter.part-rows: an update is no whole row of the "
                  "result's leading dims");
  ArrayRef<int64_t> shape = shapeOf(op);
  AccessDomain domain;
  domain.hasRows = domain.grouped = true;
  domain.rows = product(shape.take_front(*rowDims));
  domain.cols = product(shape.drop_front(*rowDims));
  int64_t updates = product(shapeOf(op.getIndices()));
  if (updates == 0 || domain.rows == 0 || domain.cols == 0)
    return refuse("scatter.empty: there are no updates to sort");
  if (updates > maxCounted || domain.rows > maxCounted)
    return refuse("scatter.too-many: more than 2^30 rows or updates");

  MLIRContext *context = op.getContext();
  SmallVector<AccessRoot> roots;
  {
    IndexSpace space;
    space.addDim(domain.rows);
    space.addDim(domain.cols);
    IndexSimplifier simplifier(context, space);
    for (auto [i, result] : llvm::enumerate(results)) {
      auto index = indexAt(shapeOf(result), domain, simplifier, context);
      if (!index)
        return refuse("scatter.other-extents: a result has another number of "
                      "elements than the scatter's");
      AccessRoot root;
      root.value = result;
      root.result = static_cast<unsigned>(i);
      root.index = *index;
      roots.push_back(std::move(root));
    }
  }
  std::optional<AccessGraph> graph =
      AccessGraph::build(domain, roots, isLeaf, reason, maxNodes);
  if (!graph)
    return std::nullopt;
  IndexSimplifier simplifier(context, graph->getSpace());
  // A single row has the number 0.
  AffineExpr number =
      simplifier.simplify(getAffineDimExpr(domain.rowDim(), context));
  unsigned found = 0;
  for (const AccessNode &node : graph->getNodes()) {
    if (node.kind == NodeKind::RowReduce || node.kind == NodeKind::ColumnReduce)
      return refuse("scatter.reduces: rows or columns of the scatter's result "
                    "are reduced");
    if (node.kind != NodeKind::LoopScatter)
      continue;
    AffineExpr row = simplifier.linearize(
        ArrayRef(node.index).take_front(*rowDims), shape.take_front(*rowDims));
    if (++found > 1 || row != number ||
        graph->dimsOf(
            simplifier.linearize(ArrayRef(node.index).drop_front(*rowDims),
                                 shape.drop_front(*rowDims))) >>
                domain.rowDim() &
            1)
      return refuse("scatter.other-order: a result takes the scatter's rows in "
                    "another order");
  }
  if (found == 0)
    return refuse("scatter.none: no result depends on the scatter");
  for (unsigned node : rowScatterOf(*graph).indexNodes)
    if (graph->usesColumn(node))
      return refuse("scatter.other-order: an index depends on the column");
  return graph;
}

RowScatter sinter::rowScatterOf(const AccessGraph &graph) {
  RowScatter scatter;
  for (auto [id, node] : llvm::enumerate(graph.getNodes()))
    if (node.kind == NodeKind::LoopScatter)
      scatter.node = static_cast<unsigned>(id);
  const AccessNode &node = graph.getNode(scatter.node);
  auto op = cast<ScatterOp>(node.value.getDefiningOp());
  scatter.adds = op.getKind() == ScatterKind::Add;
  for (unsigned loop : node.loops) {
    scatter.loopSizes.push_back(graph.getSpace().dims[loop].max + 1);
    scatter.updatesPerBatch *= scatter.loopSizes.back();
  }
  ArrayRef<int64_t> shape = shapeOf(op);
  for (int64_t d : op.getInputBatchingDims())
    scatter.batches *= shape[d];
  scatter.rowsPerBatch = graph.getDomain().rows / scatter.batches;
  // A condition for each dim that the indices name, in the order of the dims.
  for (const IndexCondition &condition : node.guard) {
    RowScatter::Component component;
    condition.expr.walk([&](AffineExpr part) {
      if (isa<AffineSymbolExpr>(part))
        component.symbol = part;
    });
    unsigned symbol = cast<AffineSymbolExpr>(component.symbol).getPosition();
    // The symbol runs from -1 to the size: one step past either end.
    const RuntimeIndex &runtime = graph.getRuntimeIndices()[symbol];
    component.size = runtime.high;
    scatter.components.push_back(component);
    scatter.indexNodes.push_back(runtime.node);
  }
  return scatter;
}

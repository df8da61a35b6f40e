// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Questions about access graphs, and how they print.

#include "sinter/Analysis/AccessGraph.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace sinter;

uint64_t AccessGraph::dimsOf(AffineExpr expr) const {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dim.getPosition() < 64 ? uint64_t(1) << dim.getPosition() : 0;
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return nodes[runtimeIndices[symbol.getPosition()].node].dimsUsed;
  if (auto binary = dyn_cast<AffineBinaryOpExpr>(expr))
    return dimsOf(binary.getLHS()) | dimsOf(binary.getRHS());
  return 0;
}

/// The nodes that symbols in `expr` stand for.
static void symbolNodes(const AccessGraph &graph, AffineExpr expr,
                        SmallVectorImpl<unsigned> &found) {
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    found.push_back(graph.getRuntimeIndices()[symbol.getPosition()].node);
  if (auto binary = dyn_cast<AffineBinaryOpExpr>(expr)) {
    symbolNodes(graph, binary.getLHS(), found);
    symbolNodes(graph, binary.getRHS(), found);
  }
}

bool AccessGraph::constantWithin(unsigned node, int64_t width) const {
  if (width == 1)
    return true;
  SmallVector<unsigned> stack = {node};
  llvm::SmallDenseSet<unsigned> seen;
  while (!stack.empty()) {
    unsigned id = stack.pop_back_val();
    if (!usesColumn(id) || !seen.insert(id).second)
      continue;
    const AccessNode &next = nodes[id];
    auto constant = [&](AffineExpr expr) {
      symbolNodes(*this, expr, stack);
      return strideWithin(expr, domain.colDim(), width, space) == 0;
    };
    if (next.kind == NodeKind::GroupReduce) {
      if (next.group % width != 0)
        return false;
      continue;
    }
    // Other nodes depend on the column through their operands only.
    if (next.kind == NodeKind::Load || next.kind == NodeKind::Constant ||
        next.kind == NodeKind::Iota)
      if (!llvm::all_of(next.index, constant))
        return false;
    if (next.piece && !constant(next.piece))
      return false;
    for (const IndexCondition &condition : next.guard)
      if (!constant(condition.expr))
        return false;
    llvm::append_range(stack, next.operands);
  }
  return true;
}

SmallVector<int64_t> AccessGraph::constantWidths(int64_t most) const {
  SmallVector<int64_t> widths(nodes.size(), most);
  for (auto [id, node] : llvm::enumerate(nodes)) {
    if (!usesColumn(id))
      continue;
    int64_t &width = widths[id];
    while (width > 1 && domain.cols % width != 0)
      width /= 2;
    if (node.kind == NodeKind::GroupReduce) {
      while (width > 1 && node.group % width != 0)
        width /= 2;
      continue;
    }
    auto narrow = [&](AffineExpr expr) {
      SmallVector<unsigned> symbols;
      symbolNodes(*this, expr, symbols);
      for (unsigned symbol : symbols)
        width = std::min(width, widths[symbol]);
      while (width > 1 &&
             strideWithin(expr, domain.colDim(), width, space) != 0)
        width /= 2;
    };
    if (node.kind == NodeKind::Load || node.kind == NodeKind::Constant ||
        node.kind == NodeKind::Iota)
      llvm::for_each(node.index, narrow);
    if (node.piece)
      narrow(node.piece);
    for (const IndexCondition &condition : node.guard)
      narrow(condition.expr);
    for (unsigned operand : node.operands)
      width = std::min(width, widths[operand]);
  }
  return widths;
}

SmallVector<bool> AccessGraph::roundedLater() const {
  auto isNarrow = [](Type type) {
    return isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 16;
  };
  SmallVector<bool> exact(nodes.size(), false);
  for (const AccessRoot &root : roots)
    exact[root.node] = true;
  for (unsigned id = nodes.size(); id-- > 0;) {
    const AccessNode &node = nodes[id];
    Type type = node.getType();
    bool passes = exact[id] && !isNarrow(type);
    // What is no float has been decided by its operands; pieces show all bits.
    passes |= !isa<FloatType>(type) || node.kind == NodeKind::Bitcast ||
              node.kind == NodeKind::BitcastNarrow ||
              node.kind == NodeKind::BitcastWiden;
    if (auto reduce = node.value.getDefiningOp<ReduceOp>()) {
      double terms = 1;
      if (node.kind == NodeKind::RowReduce)
        terms = static_cast<double>(domain.cols);
      else if (node.kind == NodeKind::ColumnReduce)
        terms = static_cast<double>(domain.rows);
      else if (node.kind == NodeKind::LoopReduce)
        terms = loopTrips(*this, node);
      if (reduce.isArg())
        passes = true;
      else if (reduce.getKind() == ReduceKind::Add && type.isF32() &&
               terms >= longSum)
        passes = false;
    }
    if (passes)
      for (unsigned operand : node.operands)
        exact[operand] = true;
  }
  SmallVector<bool> rounded(nodes.size());
  for (auto [id, node] : llvm::enumerate(nodes))
    rounded[id] = !exact[id] || isNarrow(node.getType());
  return rounded;
}

std::optional<int64_t> AccessGraph::columnStride(AffineExpr expr,
                                                 int64_t width) const {
  if (!space.symbols.empty()) {
    SmallVector<unsigned> found;
    symbolNodes(*this, expr, found);
    for (unsigned node : found)
      if (!constantWithin(node, width))
        return std::nullopt;
  }
  return strideWithin(expr, domain.colDim(), width, space);
}

double sinter::loopTrips(const AccessGraph &graph, const AccessNode &node) {
  double trips = 1;
  for (unsigned loop : node.loops)
    trips *= static_cast<double>(graph.getSpace().dims[loop].max + 1);
  return trips;
}

StringRef sinter::stringifyNodeKind(NodeKind kind) {
  switch (kind) {
  case NodeKind::Load:
    return "load";
  case NodeKind::Constant:
    return "constant";
  case NodeKind::Iota:
    return "iota";
  case NodeKind::Elementwise:
    return "elementwise";
  case NodeKind::Select:
    return "select";
  case NodeKind::Bitcast:
    return "bitcast";
  case NodeKind::BitcastNarrow:
    return "bitcast_narrow";
  case NodeKind::BitcastWiden:
    return "bitcast_widen";
  case NodeKind::RowReduce:
    return "row_reduce";
  case NodeKind::GroupReduce:
    return "group_reduce";
  case NodeKind::ColumnReduce:
    return "column_reduce";
  case NodeKind::LoopReduce:
    return "loop_reduce";
  case NodeKind::LoopMatmul:
    return "loop_matmul";
  case NodeKind::LoopScatter:
    return "loop_scatter";
  }
  llvm_unreachable("unknown kind of node");
}

static void printValue(raw_ostream &os, Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    os << "arg" << argument.getArgNumber();
    return;
  }
  auto result = cast<OpResult>(value);
  os << result.getOwner()->getName();
  if (result.getOwner()->getNumResults() > 1)
    os << '#' << result.getResultNumber();
}

void AccessGraph::print(raw_ostream &os) const {
  os << "domain ";
  if (domain.hasRows)
    os << domain.rows << " x ";
  os << domain.cols << (domain.grouped ? " grouped\n" : "\n");
  for (const AccessRoot &root : roots) {
    os << "root " << root.result << ' ';
    printValue(os, root.value);
    os << '[';
    llvm::interleaveComma(root.index, os);
    os << "] "
       << (root.kind == RootKind::Full    ? "full"
           : root.kind == RootKind::Row   ? "row"
           : root.kind == RootKind::Group ? "group"
                                          : "column")
       << " = %" << root.node << '\n';
  }
  for (auto [i, runtime] : llvm::enumerate(runtimeIndices))
    os << "symbol s" << i << " = %" << runtime.node << " in [" << runtime.low
       << ", " << runtime.high << (runtime.isUnsigned ? "] unsigned\n" : "]\n");
  for (auto [id, node] : llvm::enumerate(nodes)) {
    os << '%' << id << " = " << stringifyNodeKind(node.kind) << ' ';
    printValue(os, node.value);
    os << '[';
    llvm::interleaveComma(node.index, os);
    os << "] : " << node.getType();
    if (!node.operands.empty()) {
      os << " of ";
      llvm::interleaveComma(node.operands, os,
                            [&](unsigned operand) { os << '%' << operand; });
    }
    if (node.kind == NodeKind::GroupReduce)
      os << " of " << node.group << " columns";
    if (node.piece)
      os << " piece " << node.piece;
    if (!node.loops.empty()) {
      os << " loop ";
      llvm::interleaveComma(node.loops, os, [&](unsigned loop) {
        os << 'd' << loop << " < " << space.dims[loop].max + 1;
      });
    }
    for (const IndexCondition &condition : node.guard) {
      os << " where " << condition.low << " <= " << condition.expr
         << " <= " << condition.high;
      if (condition.modulus != 1)
        os << ", mod " << condition.modulus << " = " << condition.remainder;
    }
    os << " uses ";
    if (!node.dimsUsed)
      os << "none";
    bool first = true;
    for (unsigned dim = 0; dim < 64; ++dim)
      if (node.dimsUsed >> dim & 1) {
        os << (first ? "d" : ",d") << dim;
        first = false;
      }
    os << '\n';
  }
}

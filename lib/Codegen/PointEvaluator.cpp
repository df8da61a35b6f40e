// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Frames, order of evaluation and index arithmetic.

#include "PointEvaluator.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace sinter {

/// Work of a select's own nodes from which on a branch is worth its divergence.
static constexpr int64_t branchWork = 24;

std::vector<ReductionGroup> groupReductions(const AccessGraph &graph,
                                            NodeKind kind) {
  std::vector<ReductionGroup> groups;
  for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
    if (node.kind != kind)
      continue;
    auto op = cast<ReduceOp>(node.value.getDefiningOp());
    unsigned result = cast<OpResult>(node.value).getResultNumber();
    ReductionGroup *group = nullptr;
    if (op.isArg())
      for (ReductionGroup &known : groups)
        if (known.op == op &&
            ArrayRef(known.operands) == ArrayRef(node.operands) &&
            known.nodes.size() == 2)
          group = &known;
    if (!group) {
      groups.emplace_back();
      group = &groups.back();
      group->op = op;
      group->operands.assign(node.operands.begin(), node.operands.end());
      group->nodes.resize(op.isArg() ? 2 : 1);
      group->value = node.value;
    }
    group->nodes[op.isArg() ? result : 0].push_back(id);
  }
  return groups;
}

static void collectSymbols(AffineExpr expr, SmallVectorImpl<unsigned> &into) {
  if (!expr || !usesSymbols(expr))
    return;
  expr.walk([&](AffineExpr part) {
    if (auto symbol = dyn_cast<AffineSymbolExpr>(part))
      into.push_back(symbol.getPosition());
  });
}

PointEvaluator::PointEvaluator(ElementBuilder &e, const AccessGraph &graph,
                               IntegerType indexType, int64_t width,
                               PointerOf pointerOf)
    : e(e), graph(graph), simplifier(e.b.getContext(), graph.getSpace()),
      indexType(indexType), width(width), pointerOf(std::move(pointerOf)),
      constantWidths(graph.constantWidths(width)),
      roundedLater(graph.roundedLater()) {
  children.resize(graph.getNodes().size());
  for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
    children[id].assign(node.operands.begin(), node.operands.end());
    SmallVector<unsigned> symbols;
    for (AffineExpr expr : node.index)
      if (node.kind == NodeKind::Load || node.kind == NodeKind::Constant ||
          node.kind == NodeKind::Iota)
        collectSymbols(expr, symbols);
    for (const IndexCondition &condition : node.guard)
      collectSymbols(condition.expr, symbols);
    collectSymbols(node.piece, symbols);
    for (unsigned symbol : symbols)
      children[id].push_back(graph.getRuntimeIndices()[symbol].node);
    hasSelects |= node.kind == NodeKind::Select;
  }
  // The threads of a group must come to its reduction together.
  for (const AccessNode &node : graph.getNodes())
    if (node.kind == NodeKind::GroupReduce)
      hasSelects = false;
}

//===----------------------------------------------------------------------===//
// Frames
//===----------------------------------------------------------------------===//

PointFrame &PointEvaluator::frameFor(uint64_t dims) {
  for (size_t i = frames.size(); i-- > 1;)
    if (frames[i]->opensRegion || (frames[i]->dims & dims))
      return *frames[i];
  return *frames[0];
}

Value PointEvaluator::lookup(unsigned node) const {
  for (PointFrame *frame : llvm::reverse(frames))
    if (auto it = frame->nodes.find(node); it != frame->nodes.end())
      return it->second;
  return {};
}

void PointEvaluator::define(unsigned node, Value value) {
  frameFor(graph.getNode(node).dimsUsed).nodes[node] = value;
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

static bool isRowOrColumn(NodeKind kind) {
  return kind == NodeKind::RowReduce || kind == NodeKind::ColumnReduce;
}

SmallVector<unsigned> PointEvaluator::schedule(ArrayRef<unsigned> targets) {
  uint64_t active = activeDims();
  // Who asks for a node: nobody, one side of one select, or anyone.
  constexpr int nobody = -2, anyone = -1;
  std::vector<int> owner;
  unsigned count = 0;
  for (unsigned target : targets)
    count = std::max(count, target + 1);
  auto propagate = [&](auto isBranch) {
    owner.assign(count, nobody);
    auto ask = [&](unsigned node, int by) {
      if (lookup(node))
        return;
      owner[node] = owner[node] == nobody || owner[node] == by ? by : anyone;
    };
    for (unsigned target : targets)
      ask(target, anyone);
    for (unsigned id = count; id-- > 0;) {
      if (owner[id] == nobody)
        continue;
      const AccessNode &node = graph.getNode(id);
      if (isRowOrColumn(node.kind))
        continue;
      for (auto [i, child] : llvm::enumerate(children[id])) {
        int by = owner[id];
        if (node.kind == NodeKind::Select && i < 2 && isBranch(id))
          by = 2 * static_cast<int>(id) + static_cast<int>(i);
        if (node.loops.empty()) {
          ask(child, by);
          continue;
        }
        // Of a loop's body only what needs no dim of the loop comes before it.
        DenseSet<unsigned> seen;
        SmallVector<unsigned> stack{child};
        while (!stack.empty()) {
          unsigned inner = stack.pop_back_val();
          if (!seen.insert(inner).second)
            continue;
          if (!(graph.getNode(inner).dimsUsed & ~active))
            ask(inner, by);
          else
            llvm::append_range(stack, children[inner]);
        }
      }
    }
  };

  if (hasSelects) {
    auto mayBranch = [&](unsigned id) {
      return !vectored(id) || isUniform(graph.getNode(id).guard);
    };
    propagate(mayBranch);
    std::vector<int64_t> work(count, 0);
    for (unsigned id = 0; id < count; ++id) {
      if (owner[id] < 0)
        continue;
      const AccessNode &node = graph.getNode(id);
      work[owner[id] / 2] +=
          1 + work[id] + (node.loops.empty() ? 0 : branchWork);
    }
    for (unsigned id = 0; id < count; ++id)
      if (owner[id] != nobody && graph.getNode(id).kind == NodeKind::Select &&
          work[id] >= branchWork && mayBranch(id))
        branches.insert(id);
  }
  propagate([&](unsigned id) { return branches.contains(id); });
  SmallVector<unsigned> order;
  for (unsigned id = 0; id < count; ++id)
    if (owner[id] == anyone)
      order.push_back(id);
  return order;
}

FailureOr<SmallVector<Value>>
PointEvaluator::evaluate(ArrayRef<unsigned> nodes) {
  for (unsigned id : schedule(nodes))
    if (failed(emit(id)))
      return failure();
  SmallVector<Value> values;
  for (unsigned node : nodes)
    values.push_back(lookup(node));
  return values;
}

LogicalResult PointEvaluator::hoist(ArrayRef<unsigned> nodes) {
  uint64_t active = activeDims();
  // What needs a row's or column's reduction that is not there yet has to wait.
  enum : char { unknown, good, bad };
  std::vector<char> ready(graph.getNodes().size(), unknown);
  unsigned count = 0;
  for (unsigned node : nodes)
    count = std::max(count, node + 1);
  for (unsigned id = 0; id < count; ++id) {
    if (lookup(id)) {
      ready[id] = good;
      continue;
    }
    bool waits = isRowOrColumn(graph.getNode(id).kind);
    for (unsigned child : children[id])
      waits |= ready[child] == bad;
    ready[id] = waits ? bad : good;
  }
  SmallVector<unsigned> wanted;
  DenseSet<unsigned> seen;
  SmallVector<unsigned> stack(nodes);
  while (!stack.empty()) {
    unsigned id = stack.pop_back_val();
    if (!seen.insert(id).second || lookup(id))
      continue;
    if (!(graph.getNode(id).dimsUsed & ~active) && ready[id] == good)
      wanted.push_back(id);
    else if (!isRowOrColumn(graph.getNode(id).kind))
      llvm::append_range(stack, children[id]);
  }
  llvm::sort(wanted);
  return success(succeeded(evaluate(wanted)));
}

LogicalResult PointEvaluator::emit(unsigned id) {
  if (lookup(id))
    return success();
  if (graph.getNode(id).kind == NodeKind::LoopReduce)
    return emitLoopReduce(id);
  FailureOr<Value> value = emitNode(id);
  if (failed(value))
    return failure();
  define(id, *value);
  return success();
}

//===----------------------------------------------------------------------===//
// Index arithmetic
//===----------------------------------------------------------------------===//

Value PointEvaluator::symbol(unsigned position, int64_t lane) {
  const RuntimeIndex &runtime = graph.getRuntimeIndices()[position];
  OpBuilder &b = e.b;
  Value value = e.lane(lookup(runtime.node), lane);
  unsigned from = value.getType().getIntOrFloatBitWidth();
  unsigned wide = std::max(from, indexType.getWidth());
  Type wideType = b.getIntegerType(wide);
  if (from < wide)
    value = runtime.isUnsigned || from == 1
                ? Value(arith::ExtUIOp::create(b, e.loc, wideType, value))
                : Value(arith::ExtSIOp::create(b, e.loc, wideType, value));
  Value low = e.integer(wideType, runtime.low);
  Value high = e.integer(wideType, runtime.high);
  if (runtime.isUnsigned && from == wide) {
    // All bits are the number's: below `low` there is nothing but 0.
    value = arith::MinUIOp::create(b, e.loc, value, high);
    if (runtime.low > 0)
      value = arith::MaxUIOp::create(b, e.loc, value, low);
  } else {
    value = arith::MinSIOp::create(b, e.loc, value, high);
    value = arith::MaxSIOp::create(b, e.loc, value, low);
  }
  if (wide > indexType.getWidth())
    value = arith::TruncIOp::create(b, e.loc, indexType, value);
  return value;
}

Value PointEvaluator::index(AffineExpr expr, int64_t lane) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return indexConstant(constant.getValue());
  uint64_t dims = graph.dimsOf(expr);
  if (!(dims >> graph.getDomain().colDim() & 1))
    lane = 0;
  for (PointFrame *frame : llvm::reverse(frames))
    if (auto it = frame->exprs.find({expr, lane}); it != frame->exprs.end())
      return it->second;

  OpBuilder &b = e.b;
  Value value;
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    for (PointFrame *frame : llvm::reverse(frames))
      if (auto it = frame->dimValues.find(dim.getPosition());
          it != frame->dimValues.end()) {
        value = it->second;
        break;
      }
    assert(value && "dim without a value");
    if (lane != 0)
      value = arith::AddIOp::create(b, e.loc, value, indexConstant(lane));
  } else if (auto position = dyn_cast<AffineSymbolExpr>(expr)) {
    value = symbol(position.getPosition(), lane);
  } else {
    auto binary = cast<AffineBinaryOpExpr>(expr);
    Value left = index(binary.getLHS(), lane);
    auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
    switch (expr.getKind()) {
    case AffineExprKind::Add:
      value =
          arith::AddIOp::create(b, e.loc, left, index(binary.getRHS(), lane));
      break;
    case AffineExprKind::Mul:
      value =
          arith::MulIOp::create(b, e.loc, left, index(binary.getRHS(), lane));
      break;
    default: {
      // Divisions are by positive constants; a negative dividend is lifted by
      // a multiple of the divisor first.
      int64_t divisor = constant.getValue();
      std::optional<IndexRange> range = simplifier.range(binary.getLHS());
      int64_t low = range ? range->min : 0;
      int64_t lift = low < 0 ? llvm::divideCeil(-low, divisor) : 0;
      if (lift)
        left = arith::AddIOp::create(b, e.loc, left,
                                     indexConstant(lift * divisor));
      if (expr.getKind() == AffineExprKind::CeilDiv)
        left =
            arith::AddIOp::create(b, e.loc, left, indexConstant(divisor - 1));
      Value by = indexConstant(divisor);
      if (expr.getKind() == AffineExprKind::Mod) {
        value = arith::RemUIOp::create(b, e.loc, left, by);
      } else {
        value = arith::DivUIOp::create(b, e.loc, left, by);
        if (lift)
          value = arith::SubIOp::create(b, e.loc, value, indexConstant(lift));
      }
    }
    }
  }
  frameFor(dims).exprs[{expr, lane}] = value;
  return value;
}

Value PointEvaluator::condition(const IndexCondition &condition, int64_t lane) {
  OpBuilder &b = e.b;
  Value value = index(condition.expr, lane);
  Value result;
  if (condition.low > condition.high) {
    result = e.integer(b.getI1Type(), 0);
  } else {
    // low <= value <= high in one comparison.
    Value shifted = value;
    if (condition.low != 0)
      shifted =
          arith::SubIOp::create(b, e.loc, value, indexConstant(condition.low));
    result =
        arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::ule, shifted,
                              indexConstant(condition.high - condition.low));
  }
  if (condition.modulus != 1) {
    // Where the value is negative the range has failed already.
    Value rest = arith::RemUIOp::create(b, e.loc, value,
                                        indexConstant(condition.modulus));
    Value hit = arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::eq, rest,
                                      indexConstant(condition.remainder));
    result = arith::AndIOp::create(b, e.loc, result, hit);
  }
  return result;
}

Value PointEvaluator::conditions(ArrayRef<IndexCondition> guard, int64_t lane) {
  Value all;
  for (const IndexCondition &one : guard) {
    Value holds = condition(one, lane);
    all = all ? Value(arith::AndIOp::create(e.b, e.loc, all, holds)) : holds;
  }
  return all ? all : e.integer(e.b.getI1Type(), 1);
}

bool PointEvaluator::isUniform(ArrayRef<IndexCondition> guard) {
  if (width == 1)
    return true;
  return llvm::all_of(guard, [&](const IndexCondition &condition) {
    std::optional<int64_t> stride = graph.columnStride(condition.expr, width);
    if (stride == 0)
      return true;
    // Whole vectors lie inside or outside.
    return stride == 1 && condition.modulus == 1 &&
           condition.low % width == 0 && (condition.high + 1) % width == 0 &&
           knownDivisor(condition.expr, graph.getDomain().colDim(), width,
                        width, graph.getSpace()) == width;
  });
}

Value PointEvaluator::mask(ArrayRef<IndexCondition> guard, bool vectored) {
  if (!vectored || isUniform(guard))
    return conditions(guard, 0);
  SmallVector<Value> lanes;
  for (int64_t lane = 0; lane < width; ++lane)
    lanes.push_back(conditions(guard, lane));
  return e.fromLanes(lanes);
}

} // namespace sinter

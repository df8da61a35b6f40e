// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses, passes and operations of an access graph.

#include "GraphSummary.h"

#include "sinter/Analysis/RowScatter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cmath>
#include <numeric>

using namespace mlir;
using namespace sinter;

/// The unit of a memory access, in bytes.
constexpr double sectorBytes = 32;
/// Widest access of one thread, in bytes, on all chips.
constexpr int64_t widestAccess = 16;

int64_t sinter::elementBytesOf(Type type) {
  return (type.getIntOrFloatBitWidth() + 7) / 8;
}

/// Product of the sizes of the dims in `dims`.
static double pointsOf(uint64_t dims, const IndexSpace &space) {
  double points = 1;
  for (unsigned dim = 0; dim < space.dims.size(); ++dim)
    if (dims >> dim & 1)
      points *= static_cast<double>(space.dims[dim].max + 1);
  return points;
}

namespace {
/// Instructions of one evaluation, and how many of them go to the unit for
/// special functions.
struct OpCost {
  int instructions = 1, special = 0;
};
} // namespace

/// Whether `op` is 1 / (1 + e^x), which needs no full division.
static bool isLogistic(arith::DivFOp op) {
  auto sum = op.getRhs().getDefiningOp<arith::AddFOp>();
  if (!sum || !matchPattern(op.getLhs(), m_OneFloat()))
    return false;
  auto isTerm = [](Value one, Value power) {
    return matchPattern(one, m_OneFloat()) &&
           power.getDefiningOp<math::ExpOp>();
  };
  return isTerm(sum.getLhs(), sum.getRhs()) ||
         isTerm(sum.getRhs(), sum.getLhs());
}

/// Whether `op` is a bitwise operation that one instruction does together with
/// the operation before it: there is one for every function of three words.
static bool joinsLogic(Operation *op) {
  auto isLogic = [](Operation *op) {
    return isa_and_nonnull<arith::AndIOp, arith::OrIOp, arith::XOrIOp>(op);
  };
  return isLogic(op) && llvm::any_of(op->getOperands(), [&](Value value) {
           Operation *before = value.getDefiningOp();
           return isLogic(before) && before->hasOneUse() && !joinsLogic(before);
         });
}

/// Whether the upper half of a 64-bit value is known to be zero.
static bool isHalf(Value value) {
  APInt number;
  if (matchPattern(value, m_ConstantInt(&number)))
    return number.isIntN(32);
  auto wider = value.getDefiningOp<arith::ExtUIOp>();
  return wider &&
         getElementTypeOrSelf(wider.getIn()).getIntOrFloatBitWidth() <= 32;
}

/// Instructions of an integer operation on 64 bits, which are two registers: to
/// take one of them is free.
static int wideInstructions(Operation *op) {
  return llvm::TypeSwitch<Operation *, int>(op)
      .Case<arith::ExtUIOp, arith::TruncIOp>([](auto) { return 0; })
      .Case<arith::MulIOp>([](arith::MulIOp product) {
        return isHalf(product.getLhs()) && isHalf(product.getRhs()) ? 1 : 4;
      })
      .Case<arith::ShRUIOp>([](arith::ShRUIOp shift) {
        APInt distance;
        return matchPattern(shift.getRhs(), m_ConstantInt(&distance)) &&
                       distance == 32
                   ? 0
                   : 3;
      })
      .Case<arith::ShLIOp, arith::ShRSIOp>([](auto) { return 3; })
      .Default([](Operation *) { return 2; });
}

/// Lengths of the sequences for f32 and i32, counted in the machine code that
/// ptxas 13.0 writes for sm_90a where a thread computes four elements: without
/// branches that are rarely taken, rounded up.
static OpCost costOf(Operation *op, bool roundedLater) {
  if (roundedLater) {
    std::optional<OpCost> brief =
        llvm::TypeSwitch<Operation *, std::optional<OpCost>>(op)
            .Case<math::ExpOp>([](auto) { return OpCost{2, 1}; })
            .Case<math::TanhOp>([](auto) { return OpCost{7, 2}; })
            .Case<math::ErfOp>([](auto) { return OpCost{13, 1}; })
            .Case<arith::DivFOp>([](arith::DivFOp division) {
              return isLogistic(division) ? OpCost{1, 1} : OpCost{8, 1};
            })
            .Default([](Operation *) { return std::nullopt; });
    if (brief)
      return *brief;
  }
  OpCost cost =
      llvm::TypeSwitch<Operation *, OpCost>(op)
          .Case<math::ExpOp>([](auto) { return OpCost{6, 1}; })
          .Case<math::Exp2Op>([](auto) { return OpCost{1, 1}; })
          .Case<math::LogOp>([](auto) { return OpCost{27, 1}; })
          .Case<math::Log2Op>([](auto) { return OpCost{33, 1}; })
          .Case<math::SqrtOp, math::RsqrtOp>([](auto) { return OpCost{10, 1}; })
          .Case<arith::DivFOp>([](arith::DivFOp division) {
            return isLogistic(division) ? OpCost{1, 1} : OpCost{10, 1};
          })
          .Case<math::SinOp, math::CosOp>([](auto) { return OpCost{31, 0}; })
          .Case<math::TanOp>([](auto) { return OpCost{41, 1}; })
          .Case<math::TanhOp>([](auto) { return OpCost{15, 2}; })
          .Case<math::ErfOp>([](auto) { return OpCost{17, 1}; })
          .Case<math::ExpM1Op>([](auto) { return OpCost{22, 0}; })
          .Case<math::Log1pOp>([](auto) { return OpCost{33, 0}; })
          .Case<math::CbrtOp>([](auto) { return OpCost{33, 2}; })
          .Case<math::PowFOp>([](auto) { return OpCost{150, 1}; })
          // Loops: one round of each.
          .Case<arith::RemFOp>([](auto) { return OpCost{32, 0}; })
          .Case<arith::DivSIOp, arith::RemSIOp>(
              [](auto) { return OpCost{27, 1}; })
          .Case<arith::DivUIOp, arith::RemUIOp>(
              [](auto) { return OpCost{18, 1}; })
          .Default([](Operation *op) {
            auto isWide = [](Type type) {
              return getElementTypeOrSelf(type).isInteger(64);
            };
            if (llvm::any_of(op->getOperandTypes(), isWide) ||
                isWide(op->getResult(0).getType()))
              return OpCost{wideInstructions(op), 0};
            return OpCost{joinsLogic(op) ? 0 : 1, 0};
          });
  // Narrow floats: wider, and rounded back.
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(op->getResult(0)));
  if (type && type.getWidth() < 32 &&
      !isa<arith::TruncFOp, arith::AddFOp, arith::SubFOp, arith::MulFOp>(op))
    cost.instructions += 2;
  return cost;
}

/// The coefficient of a dim, when `expr` is a sum in which it occurs as a plain
/// multiple only.
static std::optional<int64_t> coefficientOf(AffineExpr expr, unsigned dim) {
  if (!expr.isFunctionOfDim(dim))
    return 0;
  if (expr.getKind() == AffineExprKind::DimId)
    return 1;
  auto binary = cast<AffineBinaryOpExpr>(expr);
  if (expr.getKind() == AffineExprKind::Add) {
    auto a = coefficientOf(binary.getLHS(), dim);
    auto b = coefficientOf(binary.getRHS(), dim);
    if (a && b)
      return *a + *b;
  } else if (expr.getKind() == AffineExprKind::Mul) {
    auto a = coefficientOf(binary.getLHS(), dim);
    auto c = dyn_cast<AffineConstantExpr>(binary.getRHS());
    if (a && c)
      return *a * c.getValue();
  }
  return std::nullopt;
}

/// Bytes of a partial result: narrow floats accumulate in f32.
static int64_t partialBytesOf(Type type) {
  return isa<FloatType>(type) ? std::max<int64_t>(elementBytesOf(type), 4)
                              : elementBytesOf(type);
}

static Access makeAccess(const AccessGraph &graph, IndexSimplifier &simplifier,
                         Value value, ArrayRef<AffineExpr> index,
                         ArrayRef<IndexCondition> guard) {
  const AccessDomain &domain = graph.getDomain();
  const IndexSpace &space = graph.getSpace();
  Access access;
  access.value = value;
  auto type = cast<RankedTensorType>(value.getType());
  access.elementBytes = elementBytesOf(type.getElementType());
  access.position = simplifier.linearize(index, type.getShape());
  access.dims = graph.dimsOf(access.position);
  access.usesColumn = access.dims >> domain.colDim() & 1;
  access.points = pointsOf(access.dims, space);
  // Nothing is read where the index leaves the tensor.
  for (const IndexCondition &condition : guard)
    if (std::optional<IndexRange> range = simplifier.range(condition.expr)) {
      int64_t inside = std::min(range->max, condition.high) -
                       std::max(range->min, condition.low) + 1;
      access.points *= static_cast<double>(std::max<int64_t>(inside, 0)) /
                       static_cast<double>(range->max - range->min + 1);
    }
  for (auto [expr, size] : llvm::zip(index, type.getShape())) {
    IndexRange range = simplifier.range(expr).value_or(IndexRange{0, size - 1});
    access.box.push_back({std::max<int64_t>(range.min, 0),
                          std::min<int64_t>(range.max, size - 1)});
  }
  double volume = 1;
  for (IndexRange range : access.box)
    volume *= static_cast<double>(range.max - range.min + 1);
  // Rows that are looked up may come again, yet each is loaded where it comes.
  access.full = access.usesColumn &&
                (!domain.hasRows || domain.rows == 1 || (access.dims & 1)) &&
                (2 * volume >= access.points || usesSymbols(access.position));
  access.stride = coefficientOf(access.position, domain.colDim());
  int64_t most = widestAccess / std::min(access.elementBytes, widestAccess);
  for (int64_t width = most; width > 1; width /= 2) {
    if (domain.cols % width != 0)
      continue;
    std::optional<int64_t> stride = graph.columnStride(access.position, width);
    if (!stride || (*stride != 0 && *stride != 1))
      continue;
    if (*stride == 1 && knownDivisor(access.position, domain.colDim(), width,
                                     width, space) < width)
      continue;
    access.maxVector = width;
    if (!access.stride || *stride == 1)
      access.stride = stride;
    access.full &= *stride != 0;
    break;
  }
  // The stride says nothing where a symbol varies with the column.
  if (access.stride && access.maxVector == 1 && usesSymbols(access.position) &&
      !graph.columnStride(access.position, 2))
    access.stride = std::nullopt;
  if (domain.hasRows && !usesSymbols(access.position))
    access.rowStride = coefficientOf(access.position, domain.rowDim());
  return access;
}

void GraphSummary::countLive(const AccessGraph &graph,
                             ArrayRef<unsigned> level) {
  ArrayRef<AccessNode> nodes = graph.getNodes();
  unsigned last = 0;
  for (auto [id, node] : llvm::enumerate(nodes))
    last = std::max(last, level[id] + (node.kind == NodeKind::RowReduce));
  // Results and column sums come after all row reductions.
  SmallVector<unsigned> usedAt(level);
  for (auto [id, node] : llvm::enumerate(nodes))
    for (unsigned operand : node.operands)
      usedAt[operand] =
          std::max(usedAt[operand],
                   node.kind == NodeKind::ColumnReduce ? last : level[id]);
  for (const AccessRoot &root : graph.getRoots())
    if (root.kind == RootKind::Full || root.kind == RootKind::Group)
      usedAt[root.node] = last;
  // At the reduction that ends level i, what is of a level up to i and used
  // beyond.
  SmallVector<double> words(last, 0);
  for (auto [id, node] : llvm::enumerate(nodes)) {
    if (!graph.usesColumn(id) || node.kind == NodeKind::ColumnReduce ||
        node.group > 1)
      continue;
    unsigned bits = node.getType().getIntOrFloatBitWidth();
    // 16-bit values are packed in pairs, flags take a register each.
    double each = bits == 1 ? 1 : std::max(bits, 16u) / 32.0;
    for (unsigned i = level[id]; i < std::min(usedAt[id], last); ++i)
      words[i] += each;
  }
  for (double word : words)
    liveWords = std::max(liveWords, word);
}

/// For each node the columns that a thread must take together for the values
/// to be constants of the code; 0: they never are.
static SmallVector<int64_t> foldedFrom(const AccessGraph &graph) {
  const AccessDomain &domain = graph.getDomain();
  MLIRContext *context = graph.getRoots().front().value.getType().getContext();
  AffineExpr column = getAffineDimExpr(domain.colDim(), context);
  SmallVector<int64_t> from(graph.getNodes().size(), 0);
  for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
    switch (node.kind) {
    case NodeKind::Constant: {
      auto constant = node.value.getDefiningOp<arith::ConstantOp>();
      from[id] = isa_and_nonnull<SplatElementsAttr>(constant.getValue());
      break;
    }
    case NodeKind::Iota: {
      AffineExpr expr =
          node.index[cast<IotaOp>(node.value.getDefiningOp()).getDim()];
      if (usesSymbols(expr))
        break;
      for (int64_t width = 1; width <= widestAccess && !from[id]; width *= 2)
        if (domain.cols % width == 0 &&
            strideWithin(expr, domain.colDim(), width, graph.getSpace()) &&
            isa<AffineConstantExpr>(simplifyIndex(
                expr.replace(column, column * width), graph.getSpace())))
          from[id] = width;
      break;
    }
    case NodeKind::Elementwise: {
      bool folds = true;
      for (unsigned operand : node.operands) {
        folds &= from[operand] != 0;
        from[id] = std::max(from[id], from[operand]);
      }
      // A choice that is known costs nothing.
      if (isa<arith::SelectOp>(node.value.getDefiningOp()) &&
          from[node.operands[0]])
        from[id] = from[node.operands[0]];
      else if (!folds)
        from[id] = 0;
      break;
    }
    default:
      break;
    }
  }
  return from;
}

double GraphSummary::evaluations(const AccessGraph &graph, unsigned id,
                                 double points) const {
  if (!(graph.getNode(id).dimsUsed & updateDims))
    return points;
  double all = updates;
  if (graph.usesColumn(id))
    all *= static_cast<double>(graph.getDomain().cols);
  return std::min(points, all);
}

namespace {
/// Who needs a node: the columns of a part of the row, if that part begins and
/// ends at multiples of `block`.
struct Need {
  double share = 0;
  int64_t block = 0;

  void add(Need other) {
    share = std::min(share + other.share, 1.0);
    block = std::gcd(block, other.block);
  }
};
} // namespace

/// The part of the columns for which a choice takes its first side.
static std::optional<Need> chosenPart(const AccessGraph &graph,
                                      const AccessNode &node) {
  const AccessDomain &domain = graph.getDomain();
  if (node.guard.size() != 1 || node.guard[0].modulus != 1)
    return std::nullopt;
  const IndexCondition &condition = node.guard[0];
  AffineExpr column =
      getAffineDimExpr(domain.colDim(), condition.expr.getContext());
  auto offset = dyn_cast<AffineConstantExpr>(
      simplifyIndex(condition.expr - column, graph.getSpace()));
  if (!offset)
    return std::nullopt;
  int64_t first =
      std::clamp<int64_t>(condition.low - offset.getValue(), 0, domain.cols);
  int64_t end = std::clamp<int64_t>(condition.high + 1 - offset.getValue(),
                                    first, domain.cols);
  return Need{static_cast<double>(end - first) /
                  static_cast<double>(std::max<int64_t>(domain.cols, 1)),
              std::gcd(std::gcd(first, end), domain.cols)};
}

/// For each node the columns that need it.
static SmallVector<Need> countNeeds(const AccessGraph &graph) {
  ArrayRef<AccessNode> nodes = graph.getNodes();
  SmallVector<Need> needs(nodes.size());
  for (const AccessRoot &root : graph.getRoots())
    needs[root.node].add({1, 0});
  for (const RuntimeIndex &index : graph.getRuntimeIndices())
    needs[index.node].add({1, 0});
  for (unsigned id = nodes.size(); id-- > 0;) {
    const AccessNode &node = nodes[id];
    Need need = needs[id];
    if (node.kind == NodeKind::RowReduce ||
        node.kind == NodeKind::GroupReduce ||
        node.kind == NodeKind::ColumnReduce)
      need = {1, 0};
    std::optional<Need> part;
    if (node.kind == NodeKind::Select && need.share == 1)
      part = chosenPart(graph, node);
    for (auto [i, operand] : llvm::enumerate(node.operands)) {
      if (!part)
        needs[operand].add(need);
      else
        needs[operand].add(
            {i == 0 ? part->share : 1 - part->share, part->block});
    }
  }
  return needs;
}

void GraphSummary::countWork(const AccessGraph &graph,
                             ArrayRef<uint64_t> passMask) {
  const AccessDomain &domain = graph.getDomain();
  double domainPoints =
      static_cast<double>(domain.rows) * static_cast<double>(domain.cols);
  SmallVector<int64_t> shared = graph.constantWidths(widestAccess);
  SmallVector<int64_t> folded = foldedFrom(graph);
  SmallVector<bool> rounded = graph.roundedLater();
  SmallVector<Need> needs = countNeeds(graph);
  for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
    double points =
        evaluations(graph, id, pointsOf(node.dimsUsed, graph.getSpace()));
    OpCost cost;
    switch (node.kind) {
    case NodeKind::Elementwise: {
      cost = costOf(node.value.getDefiningOp(), rounded[id]);
      // One reciprocal per row (MathDivision.cpp).
      if (isa<arith::DivFOp>(node.value.getDefiningOp()) &&
          graph.usesColumn(id) &&
          (!graph.usesColumn(node.operands[1]) ||
           graph.getNode(node.operands[1]).group > 1))
        cost = OpCost{rounded[id] ? 2 : 6, 0};
      break;
    }
    case NodeKind::RowReduce:
    case NodeKind::ColumnReduce:
      points = domainPoints;
      break;
    case NodeKind::GroupReduce:
      // A step for each element, and one for each thread of the group's.
      points = domainPoints * (1 + std::log2(static_cast<double>(node.group)) /
                                       static_cast<double>(node.group));
      break;
    case NodeKind::LoopReduce:
    case NodeKind::LoopMatmul:
      points *= loopTrips(graph, node);
      break;
    case NodeKind::LoopScatter:
      if (domain.grouped) {
        points = 2 * updates * static_cast<double>(domain.cols);
        break;
      }
      // A warp looks at 32 index vectors together.
      points *= 4 * std::ceil(loopTrips(graph, node) / 32);
      break;
    case NodeKind::Select:
    case NodeKind::Iota:
      break;
    default:
      continue;
    }
    Work one;
    if (graph.usesColumn(id)) {
      one.shared = shared[id];
      one.passes = std::max(llvm::popcount(passMask[id]), 1);
      if (needs[id].share < 1) {
        one.share = needs[id].share;
        one.block = needs[id].block;
      }
    }
    one.foldedFrom = folded[id];
    Work *same = llvm::find_if(work, [&](const Work &other) {
      return other.shared == one.shared && other.foldedFrom == one.foldedFrom &&
             other.passes == one.passes && other.share == one.share &&
             other.block == one.block;
    });
    if (same == work.end()) {
      work.push_back(one);
      same = &work.back();
    }
    same->flops += 2 * cost.instructions * points;
    same->specialOps += cost.special * points;
  }
}

GraphSummary::GraphSummary(const AccessGraph &graph) {
  const AccessDomain &domain = graph.getDomain();
  const IndexSpace &space = graph.getSpace();
  ArrayRef<AccessNode> nodes = graph.getNodes();
  unsigned count = nodes.size();

  // A node's level: row reductions that must be complete before it.
  SmallVector<unsigned> level(count, 0);
  for (unsigned id = 0; id < count; ++id)
    for (unsigned operand : nodes[id].operands)
      level[id] = std::max(level[id], level[operand] + (nodes[operand].kind ==
                                                        NodeKind::RowReduce));
  auto addSymbols = [&](unsigned id, AffineExpr expr) {
    expr.walk([&](AffineExpr part) {
      if (auto symbol = dyn_cast<AffineSymbolExpr>(part)) {
        unsigned node = graph.getRuntimeIndices()[symbol.getPosition()].node;
        level[id] = std::max(level[id], level[node]);
      }
    });
  };
  if (!graph.getRuntimeIndices().empty())
    for (unsigned id = 0; id < count; ++id)
      for (AffineExpr expr : nodes[id].index)
        addSymbols(id, expr);

  // Passes in which a node is needed: from the reductions and results back.
  SmallVector<uint64_t> passMask(count, 0);
  auto bit = [](unsigned pass) { return uint64_t(1) << std::min(pass, 63u); };
  for (const AccessRoot &root : graph.getRoots()) {
    unsigned pass =
        level[root.node] + (nodes[root.node].kind == NodeKind::RowReduce &&
                            root.kind == RootKind::Full);
    hasFull |= root.kind == RootKind::Full || root.kind == RootKind::Group;
    if (root.kind == RootKind::Full || root.kind == RootKind::Group)
      passes = std::max(passes, pass + 1);
    passMask[root.node] |= bit(pass);
  }
  for (unsigned id = count; id-- > 0;) {
    const AccessNode &node = nodes[id];
    uint64_t mask = passMask[id];
    if (node.kind == NodeKind::RowReduce ||
        node.kind == NodeKind::ColumnReduce) {
      mask = bit(level[id]);
      passes = std::max(passes, level[id] + 1);
    }
    for (unsigned operand : node.operands)
      passMask[operand] |= mask;
  }

  countLive(graph, level);
  // What only the updates of a scatter need, and what their indices do.
  SmallVector<bool> update(count, false), search(count, false);
  for (const AccessNode &node : nodes)
    if (node.kind == NodeKind::LoopScatter) {
      update[node.operands[1]] = true;
      for (const IndexCondition &condition : node.guard)
        condition.expr.walk([&](AffineExpr part) {
          if (auto symbol = dyn_cast<AffineSymbolExpr>(part))
            search[graph.getRuntimeIndices()[symbol.getPosition()].node] = true;
        });
    }
  for (unsigned id = count; id-- > 0;)
    for (unsigned operand : nodes[id].operands) {
      update[operand] = update[operand] || update[id];
      search[operand] = search[operand] || search[id];
    }
  if (domain.grouped) {
    RowScatter scatter = rowScatterOf(graph);
    updates = static_cast<double>(scatter.updates());
    for (unsigned loop : nodes[scatter.node].loops)
      updateDims |= uint64_t(1) << loop;
  }
  countWork(graph, passMask);
  for (unsigned id = 0; id < count; ++id) {
    const AccessNode &node = nodes[id];
    columnNodes += graph.usesColumn(id);
    hasLoops |= !node.loops.empty();
    if (node.kind == NodeKind::LoopReduce || node.kind == NodeKind::LoopMatmul)
      longestLoop = std::max(longestLoop, loopTrips(graph, node));
    // A warp waits for 32 index vectors about as long as for two turns of
    // another loop.
    if (node.kind == NodeKind::LoopScatter && !domain.grouped)
      longestLoop = std::max(longestLoop, loopTrips(graph, node) / 16);
    if (node.kind == NodeKind::ColumnReduce) {
      ++columnReductions;
      columnPartialBytes += partialBytesOf(node.getType());
    }
    groupReductions += node.kind == NodeKind::GroupReduce;
    if (node.kind == NodeKind::RowReduce) {
      ++rowReductions;
      stages = std::max(stages, level[id] + 1);
      rowPartialBytes += partialBytesOf(node.getType());
      chained |= level[id] > 0;
    }
  }

  IndexSimplifier simplifier(graph.getRoots().front().value.getContext(),
                             space);
  uint64_t firstPasses = 0;
  for (unsigned id = 0; id < count; ++id) {
    if (nodes[id].kind != NodeKind::Load)
      continue;
    Access access = makeAccess(graph, simplifier, nodes[id].value,
                               nodes[id].index, nodes[id].guard);
    access.node = id;
    double volume = 1;
    for (IndexRange range : access.box)
      volume *=
          static_cast<double>(std::max<int64_t>(range.max - range.min + 1, 0));
    // Updates are read where an index meets them, each once for a column; the
    // index vectors by warps, 32 at a time.
    access.ofUpdates = nodes[id].dimsUsed & updateDims;
    if (access.ofUpdates)
      access.points = evaluations(graph, id, access.points);
    else if (update[id])
      access.points = std::min(access.points, volume);
    else if (search[id])
      access.points = std::max(access.points / 32, volume);
    access.passes = passMask[id];
    if (access.full && access.passes)
      firstPasses |= access.passes & -access.passes;
    loads.push_back(std::move(access));
  }
  loadPasses = std::max(llvm::popcount(firstPasses), 1);
  for (const AccessRoot &root : graph.getRoots()) {
    stores.push_back(makeAccess(graph, simplifier, root.value, root.index, {}));
    stores.back().points =
        static_cast<double>(root.kind == RootKind::Column ? 1 : domain.rows) *
        static_cast<double>(root.kind == RootKind::Row ? 1 : domain.cols) /
        static_cast<double>(root.group);
  }
  TileDecisions tiles;
  tiles.schedule = ScheduleKind::Row;
  tiles.exchange = 1;
  exchangeable = !exchangedResults(graph, tiles).empty();
  tiles.turns = 2;
  for (const ExchangedResult &result : exchangedResults(graph, tiles))
    turnedBytes = turnedBytes ? std::min(turnedBytes, result.elementBytes)
                              : result.elementBytes;
}

double sinter::requestedBytes(const Access &access, int64_t lanes) {
  double bytes = static_cast<double>(access.elementBytes);
  if (!access.usesColumn)
    return 0;
  double stride = access.stride ? std::abs(static_cast<double>(*access.stride))
                                : sectorBytes;
  if (stride == 0)
    return bytes / 8; // One element serves a run of columns.
  double apart = std::min(stride * bytes, sectorBytes);
  // Rows that lie beside each other share the sectors.
  const int64_t rowsOfWarp = 32 / lanes;
  if (access.rowStride == 1 && rowsOfWarp > 1)
    apart = std::max(apart / static_cast<double>(rowsOfWarp), bytes);
  return apart;
}

int64_t GraphSummary::chooseVector(const AccessDomain &domain) const {
  int64_t widest = 1;
  int64_t total = 0;
  auto forEach = [&](auto f) {
    for (const Access &access : loads)
      if (access.full || (access.ofUpdates && access.usesColumn))
        f(access);
    for (const Access &access : stores)
      if (access.full)
        f(access);
  };
  forEach([&](const Access &access) {
    widest = std::max(widest, access.elementBytes);
    total += access.elementBytes;
  });
  if (total == 0) {
    for (const Access &access : loads)
      widest = std::max(widest, access.elementBytes);
    for (const Access &access : stores)
      widest = std::max(widest, access.elementBytes);
  }
  for (int64_t width = std::max<int64_t>(widestAccess / widest, 1); width > 1;
       width /= 2) {
    if (domain.cols % width != 0)
      continue;
    int64_t good = 0;
    forEach([&](const Access &access) {
      if (access.maxVector >= width)
        good += access.elementBytes;
    });
    if (2 * good >= total)
      return width;
  }
  return 1;
}

int64_t GraphSummary::updateBytes() const {
  int64_t bytes = 0;
  for (const Access &access : loads)
    if (access.ofUpdates && access.usesColumn)
      bytes += access.elementBytes;
  return bytes;
}

int64_t GraphSummary::streamBytes() const {
  int64_t bytes = 0;
  for (const Access &access : loads)
    if (access.full)
      bytes += access.elementBytes;
  return bytes;
}

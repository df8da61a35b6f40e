// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds access graphs. Elements that are needed, (value, index), are worked
// off on an explicit stack, so that programs of any depth go through; an
// element that is needed twice is one node.

#include "sinter/Analysis/AccessGraph.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace sinter;

namespace {
/// Parts of an index expression beyond which a kernel is refused: chains of
/// reshapes that fit each other badly nest without end.
constexpr unsigned maxExprParts = 256;
/// Columns that a group of threads may combine: fewer are few for a loop, more
/// take more than a warp's lanes with the 16-byte accesses of a narrow type.
constexpr int64_t leastGroup = 16, mostGroup = 512;

using Index = SmallVector<AffineExpr, 4>;

struct Element {
  Value value;
  Index index;
};

/// An element on its way to a node.
struct Frame {
  Element element;
  /// The element that was asked for, where following movement led here.
  std::optional<Element> asked;
  AccessNode node;
  /// Elements needed next, and the nodes of those found.
  SmallVector<Element, 2> pending;
  SmallVector<unsigned, 3> done;
  unsigned step = 0;
};
} // namespace

class sinter::AccessGraphBuilder {
public:
  AccessGraphBuilder(MLIRContext *context, const AccessDomain &domain,
                     AccessGraph::IsLeaf isLeaf, std::string &error,
                     unsigned maxNodes)
      : context(context), isLeaf(isLeaf), error(error), maxNodes(maxNodes),
        simplifier(context, graph.space),
        zero(getAffineConstantExpr(0, context)) {
    graph.domain = domain;
    if (domain.hasRows)
      graph.space.addDim(domain.rows);
    graph.space.addDim(domain.cols);
  }

  std::optional<AccessGraph> build(ArrayRef<AccessRoot> roots) {
    for (const AccessRoot &root : roots) {
      AccessRoot filled = root;
      if (!evaluate({root.value, Index(root.index)}, filled.node))
        return std::nullopt;
      graph.roots.push_back(filled);
    }
    return std::move(graph);
  }

private:
  /// Finds or makes the node of `element`.
  bool evaluate(Element element, unsigned &id);
  /// Takes a frame whose pending elements are all found one step further:
  /// either more become pending, or `id` is its node.
  bool advance(Frame &frame, std::optional<unsigned> &id);
  bool advanceReduce(Frame &frame, ReduceOp op);
  /// Whether the element at `index` belongs to `size` neighbouring columns, so
  /// that those who evaluate them can combine them.
  bool isGroup(ReduceOp op, ArrayRef<AffineExpr> index, int64_t size);
  bool advanceMatmul(Frame &frame, MatmulOp op);
  bool advanceGather(Frame &frame, GatherOp op);
  bool advanceDynamicSlice(Frame &frame, DynamicSliceOp op);
  bool advanceDynamicUpdate(Frame &frame, DynamicUpdateSliceOp op);
  bool advanceScatter(Frame &frame, ScatterOp op);
  bool advanceBitcast(Frame &frame, BitcastOp op);
  bool advanceElementwise(Frame &frame, Operation *op);
  bool startConcat(Frame &frame, ConcatOp op);
  unsigned finishConcat(Frame &frame, ConcatOp op);
  bool startPad(Frame &frame, PadOp op);

  /// Follows ops that only move elements.
  bool resolve(Element &element);
  bool checkType(Value value);

  std::optional<unsigned> find(const Element &element) const;
  void remember(const Element &element, unsigned node);
  unsigned addNode(AccessNode node);
  AccessNode makeNode(NodeKind kind, const Frame &frame) {
    AccessNode node;
    node.kind = kind;
    node.value = frame.element.value;
    node.index = frame.element.index;
    return node;
  }
  /// `guard` of an element at `index` of a tensor of `shape`.
  bool guardInside(AccessNode &node);
  /// Adds the condition unless it always holds. False: it never holds.
  bool addCondition(SmallVectorImpl<IndexCondition> &guard, AffineExpr expr,
                    int64_t low, int64_t high);
  /// A symbol for the node's value clamped to [low, high].
  AffineExpr runtimeIndex(unsigned node, int64_t low, int64_t high,
                          bool isUnsigned);
  /// The value of a constant start, clamped.
  std::optional<int64_t> constantIndex(Value value, int64_t low, int64_t high,
                                       bool isUnsigned);
  /// New dims for the loops of `op` at `index`, the same for all its results.
  ArrayRef<unsigned> loopDims(Operation *op, ArrayRef<AffineExpr> index,
                              ArrayRef<int64_t> sizes);
  uint64_t dimsOf(ArrayRef<AffineExpr> exprs) {
    uint64_t dims = 0;
    for (AffineExpr expr : exprs)
      dims |= graph.dimsOf(expr);
    return dims;
  }
  AffineExpr dim(unsigned position) {
    return getAffineDimExpr(position, context);
  }
  static ArrayRef<int64_t> shapeOf(Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  }
  bool fail(const Twine &id, const Twine &text) {
    error = (id + ": " + text).str();
    return false;
  }
  static size_t hash(const Element &element) {
    return llvm::hash_combine(
        element.value.getAsOpaquePointer(),
        llvm::hash_combine_range(element.index.begin(), element.index.end()));
  }

  struct Entry {
    Element element;
    unsigned node;
    int next;
  };
  struct LoopEntry {
    Index index;
    SmallVector<unsigned, 2> dims;
  };

  MLIRContext *context;
  AccessGraph::IsLeaf isLeaf;
  std::string &error;
  unsigned maxNodes;
  AccessGraph graph;
  IndexSimplifier simplifier;
  AffineExpr zero;
  std::vector<Entry> entries;
  DenseMap<size_t, int> heads;
  DenseMap<Operation *, std::vector<LoopEntry>> loops;
};

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

std::optional<unsigned> AccessGraphBuilder::find(const Element &element) const {
  auto it = heads.find(hash(element));
  if (it == heads.end())
    return std::nullopt;
  for (int i = it->second; i >= 0; i = entries[i].next)
    if (entries[i].element.value == element.value &&
        entries[i].element.index == element.index)
      return entries[i].node;
  return std::nullopt;
}

void AccessGraphBuilder::remember(const Element &element, unsigned node) {
  auto [it, isNew] = heads.try_emplace(hash(element), -1);
  entries.push_back({element, node, it->second});
  it->second = entries.size() - 1;
}

unsigned AccessGraphBuilder::addNode(AccessNode node) {
  uint64_t dims = 0;
  for (unsigned operand : node.operands)
    dims |= graph.nodes[operand].dimsUsed;
  for (const IndexCondition &condition : node.guard)
    dims |= graph.dimsOf(condition.expr);
  if (node.piece)
    dims |= graph.dimsOf(node.piece);
  switch (node.kind) {
  case NodeKind::Load:
  case NodeKind::Constant:
  case NodeKind::Iota:
    dims |= dimsOf(node.index);
    break;
  case NodeKind::RowReduce:
    dims &= ~(uint64_t(1) << graph.domain.colDim());
    break;
  case NodeKind::ColumnReduce:
    dims &= ~(uint64_t(1) << graph.domain.rowDim());
    break;
  default:
    break;
  }
  for (unsigned loop : node.loops)
    dims &= ~(uint64_t(1) << loop);
  node.dimsUsed = dims;
  if (node.kind != NodeKind::GroupReduce &&
      (dims >> graph.domain.colDim() & 1)) {
    // Elementwise on what a group shares is shared too.
    bool plain =
        node.kind == NodeKind::Elementwise || node.kind == NodeKind::Bitcast;
    for (unsigned operand : node.operands)
      if (int64_t group = graph.nodes[operand].group)
        node.group = node.group ? std::min(node.group, group) : group;
    if (!plain || !node.group)
      node.group = 1;
  }
  graph.nodes.push_back(std::move(node));
  return graph.nodes.size() - 1;
}

bool AccessGraphBuilder::guardInside(AccessNode &node) {
  for (auto [expr, size] : llvm::zip(node.index, shapeOf(node.value))) {
    std::optional<IndexRange> range = simplifier.range(expr);
    if (!range)
      return fail("tiled.too-large", "an index does not fit 64 bits");
    if (range->min < 0 || range->max >= size)
      node.guard.push_back({expr, 0, size - 1});
  }
  return true;
}

bool AccessGraphBuilder::addCondition(SmallVectorImpl<IndexCondition> &guard,
                                      AffineExpr expr, int64_t low,
                                      int64_t high) {
  std::optional<IndexRange> range = simplifier.range(expr);
  if (range && range->min >= low && range->max <= high)
    return true;
  guard.push_back({expr, low, high});
  return !range || (range->max >= low && range->min <= high);
}

AffineExpr AccessGraphBuilder::runtimeIndex(unsigned node, int64_t low,
                                            int64_t high, bool isUnsigned) {
  if (low == high)
    return getAffineConstantExpr(low, context);
  for (auto [i, known] : llvm::enumerate(graph.runtimeIndices))
    if (known.node == node && known.low == low && known.high == high &&
        known.isUnsigned == isUnsigned)
      return getAffineSymbolExpr(i, context);
  graph.runtimeIndices.push_back({node, low, high, isUnsigned});
  return getAffineSymbolExpr(graph.space.addSymbol({low, high}), context);
}

std::optional<int64_t> AccessGraphBuilder::constantIndex(Value value,
                                                         int64_t low,
                                                         int64_t high,
                                                         bool isUnsigned) {
  DenseIntElementsAttr attr;
  if (isLeaf(value) || !matchPattern(value, m_Constant(&attr)) ||
      attr.getNumElements() != 1)
    return std::nullopt;
  APInt bits = attr.getValues<APInt>()[0];
  int64_t number;
  if (isUnsigned)
    number = bits.ugt(std::numeric_limits<int64_t>::max())
                 ? std::numeric_limits<int64_t>::max()
                 : bits.getZExtValue();
  else
    number = bits.getSExtValue();
  return std::clamp(number, low, high);
}

ArrayRef<unsigned> AccessGraphBuilder::loopDims(Operation *op,
                                                ArrayRef<AffineExpr> index,
                                                ArrayRef<int64_t> sizes) {
  std::vector<LoopEntry> &known = loops[op];
  for (LoopEntry &entry : known)
    if (ArrayRef(entry.index) == index)
      return entry.dims;
  LoopEntry entry;
  entry.index.assign(index.begin(), index.end());
  for (int64_t size : sizes)
    entry.dims.push_back(graph.space.addDim(size));
  known.push_back(std::move(entry));
  return known.back().dims;
}

bool AccessGraphBuilder::checkType(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape() || !type.getElementType().isIntOrFloat())
    return fail("tiled.unsupported-type",
                "a value is no tensor of numbers with static sizes");
  int64_t count = 8;
  for (int64_t size : type.getShape())
    if (llvm::MulOverflow(count, std::max<int64_t>(size, 1), count))
      return fail("tiled.too-large", "a tensor's size does not fit 64 bits");
  return true;
}

/// Whether the expression has at most `budget` parts.
static bool withinBudget(AffineExpr expr, unsigned &budget) {
  if (budget == 0)
    return false;
  --budget;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  return !binary || (withinBudget(binary.getLHS(), budget) &&
                     withinBudget(binary.getRHS(), budget));
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

bool AccessGraphBuilder::resolve(Element &element) {
  while (true) {
    Value value = element.value;
    Operation *op = value.getDefiningOp();
    if (!checkType(value))
      return false;
    // The one index of a dim of size 1 (out of range only where nobody looks).
    for (auto [expr, size] : llvm::zip(element.index, shapeOf(value)))
      if (size == 1)
        expr = zero;
    if (!op || isLeaf(value))
      return true;
    Index index;
    if (auto broadcast = dyn_cast<BroadcastOp>(op)) {
      for (auto [i, size] : llvm::enumerate(shapeOf(broadcast.getInput())))
        index.push_back(size == 1 ? zero
                                  : element.index[broadcast.getDims()[i]]);
      element = {broadcast.getInput(), index};
    } else if (auto transpose = dyn_cast<TransposeOp>(op)) {
      index.resize(element.index.size());
      for (auto [i, d] : llvm::enumerate(transpose.getPermutation()))
        index[d] = element.index[i];
      element = {transpose.getInput(), index};
    } else if (auto reshape = dyn_cast<ReshapeOp>(op)) {
      auto mapped = simplifier.reshape(element.index, shapeOf(value),
                                       shapeOf(reshape.getInput()));
      for (AffineExpr expr : mapped)
        if (unsigned budget = maxExprParts; !withinBudget(expr, budget))
          return fail("tiled.too-large",
                      "reshapes that do not fit each other need an index "
                      "expression of too many parts");
      element.value = reshape.getInput();
      element.index.assign(mapped.begin(), mapped.end());
    } else if (auto reverse = dyn_cast<ReverseOp>(op)) {
      index = element.index;
      for (int64_t d : reverse.getDims())
        index[d] = simplifier.simplify(index[d] * -1 + (shapeOf(value)[d] - 1));
      element = {reverse.getInput(), index};
    } else if (auto slice = dyn_cast<SliceOp>(op)) {
      for (auto [i, expr] : llvm::enumerate(element.index))
        index.push_back(simplifier.simplify(expr * slice.getStrides()[i] +
                                            slice.getOffsets()[i]));
      element = {slice.getInput(), index};
    } else if (auto barrier = dyn_cast<BarrierOp>(op)) {
      element.value =
          barrier.getInputs()[cast<OpResult>(value).getResultNumber()];
    } else {
      return true;
    }
  }
}

bool AccessGraphBuilder::startConcat(Frame &frame, ConcatOp op) {
  const Index &index = frame.element.index;
  int64_t d = op.getDim();
  std::optional<IndexRange> range = simplifier.range(index[d]);
  int64_t offset = 0;
  for (Value input : op.getInputs()) {
    int64_t size = shapeOf(input)[d], end = offset + size - 1;
    if (size != 0 && (!range || (range->max >= offset && range->min <= end))) {
      Element piece{input, index};
      piece.index[d] = simplifier.simplify(index[d] - offset);
      frame.pending.push_back(piece);
      frame.node.guard.push_back({index[d], offset, end});
    }
    offset = end + 1;
  }
  if (frame.pending.empty()) {
    // Out of range altogether, where nobody looks: the first piece will do.
    for (Value input : op.getInputs())
      if (shapeOf(input)[d] != 0 && frame.pending.empty()) {
        frame.pending.push_back({input, index});
        frame.node.guard.push_back({index[d], 0, shapeOf(input)[d] - 1});
      }
    if (frame.pending.empty())
      frame.pending.push_back({op.getInputs()[0], index});
  }
  return true;
}

unsigned AccessGraphBuilder::finishConcat(Frame &frame, ConcatOp op) {
  unsigned rest = frame.done.back();
  for (int i = static_cast<int>(frame.done.size()) - 2; i >= 0; --i) {
    AccessNode node = makeNode(NodeKind::Select, frame);
    node.operands = {frame.done[i], rest};
    node.guard.push_back(frame.node.guard[i]);
    rest = addNode(std::move(node));
  }
  return rest;
}

bool AccessGraphBuilder::startPad(Frame &frame, PadOp op) {
  const Index &index = frame.element.index;
  ArrayRef<int64_t> shape = shapeOf(op.getInput());
  Element inside{op.getInput(), Index(index.size(), zero)};
  bool possible = !llvm::is_contained(shape, 0);
  for (unsigned i = 0; possible && i < index.size(); ++i) {
    AffineExpr expr = simplifier.simplify(index[i] - op.getLow()[i]);
    int64_t step = op.getInterior()[i] + 1;
    int64_t last;
    if (llvm::MulOverflow(shape[i] - 1, step, last))
      return fail("tiled.too-large", "a padded size does not fit 64 bits");
    unsigned before = frame.node.guard.size();
    possible = addCondition(frame.node.guard, expr, 0, last);
    if (step != 1 && shape[i] != 1) {
      if (frame.node.guard.size() == before)
        frame.node.guard.push_back({expr, 0, last});
      frame.node.guard.back().modulus = step;
    }
    inside.index[i] = simplifier.simplify(expr.floorDiv(step));
  }
  frame.node.kind = NodeKind::Select;
  if (possible)
    frame.pending.push_back(inside);
  if (!possible || !frame.node.guard.empty())
    frame.pending.push_back({op.getValue(), {}});
  return true;
}

//===----------------------------------------------------------------------===//
// Ops across elements
//===----------------------------------------------------------------------===//

bool AccessGraphBuilder::isGroup(ReduceOp op, ArrayRef<AffineExpr> index,
                                 int64_t size) {
  const AccessDomain &domain = graph.domain;
  if (!domain.hasRows || op.isArg() || !llvm::isPowerOf2_64(size) ||
      size < leastGroup || size > mostGroup || domain.cols % size != 0 ||
      size == domain.cols)
    return false;
  bool usesColumn = false;
  for (AffineExpr expr : index) {
    if (usesSymbols(expr) ||
        (graph.dimsOf(expr) >> (domain.colDim() + 1)) != 0 ||
        strideWithin(expr, domain.colDim(), size, graph.space) != 0)
      return false;
    usesColumn |= usesDim(expr, domain.colDim());
  }
  return usesColumn;
}

bool AccessGraphBuilder::advanceReduce(Frame &frame, ReduceOp op) {
  const AccessDomain &domain = graph.domain;
  const Index &index = frame.element.index;
  SmallVector<int64_t> sizes;
  for (int64_t d : op.getDims())
    sizes.push_back(op.getInputType().getDimSize(d));
  int64_t size = op.getReductionSize();
  uint64_t dims = dimsOf(index);
  uint64_t row = domain.hasRows ? uint64_t(1) << domain.rowDim() : 0;
  uint64_t column = uint64_t(1) << domain.colDim();
  SmallVector<AffineExpr> reduced;
  if (domain.hasRows && size != 0 && size == domain.cols && !(dims & ~row)) {
    frame.node.kind = NodeKind::RowReduce;
    reduced = simplifier.delinearize(dim(domain.colDim()), sizes);
  } else if (domain.hasRows && size != 0 && size == domain.rows &&
             !(dims & ~column)) {
    frame.node.kind = NodeKind::ColumnReduce;
    reduced = simplifier.delinearize(dim(domain.rowDim()), sizes);
  } else if (isGroup(op, index, size)) {
    frame.node.kind = NodeKind::GroupReduce;
    frame.node.group = size;
    reduced = simplifier.delinearize(
        simplifier.simplify(dim(domain.colDim()) % size), sizes);
  } else {
    frame.node.kind = NodeKind::LoopReduce;
    for (unsigned loop : loopDims(op, index, sizes)) {
      frame.node.loops.push_back(loop);
      reduced.push_back(dim(loop));
    }
  }
  Index operandIndex(op.getInputType().getRank());
  for (auto [kept, d] : llvm::enumerate(op.getKeptDims()))
    operandIndex[d] = index[kept];
  for (auto [i, d] : llvm::enumerate(op.getDims()))
    operandIndex[d] = reduced[i];
  if (op.isArg()) {
    for (Value input : op.getInputs())
      frame.pending.push_back({input, operandIndex});
  } else {
    unsigned i = cast<OpResult>(frame.element.value).getResultNumber();
    frame.pending.push_back({op.getInputs()[i], operandIndex});
  }
  return true;
}

bool AccessGraphBuilder::advanceMatmul(Frame &frame, MatmulOp op) {
  const Index &index = frame.element.index;
  frame.node.kind = NodeKind::LoopMatmul;
  SmallVector<int64_t> sizes;
  for (int64_t d : op.getLhsContract())
    sizes.push_back(op.getLhsTensorType().getDimSize(d));
  for (unsigned loop : loopDims(op, index, sizes))
    frame.node.loops.push_back(loop);
  Index lhs(op.getLhsTensorType().getRank()),
      rhs(op.getRhsTensorType().getRank());
  SmallVector<int64_t> positions = op.getResultPositions();
  unsigned next = 0;
  for (auto [a, b] : llvm::zip(op.getLhsBatch(), op.getRhsBatch()))
    lhs[a] = rhs[b] = index[positions[next++]];
  for (int64_t d : op.getLhsFree())
    lhs[d] = index[positions[next++]];
  for (int64_t d : op.getRhsFree())
    rhs[d] = index[positions[next++]];
  for (auto [i, loop] : llvm::enumerate(frame.node.loops)) {
    lhs[op.getLhsContract()[i]] = dim(loop);
    rhs[op.getRhsContract()[i]] = dim(loop);
  }
  frame.pending.push_back({op.getLhs(), lhs});
  frame.pending.push_back({op.getRhs(), rhs});
  return true;
}

/// `batch`, the position among all index vectors, with the component inserted
/// along `vectorDim`.
static Index vectorElement(ArrayRef<AffineExpr> batch, int64_t vectorDim,
                           int64_t component, int64_t rank,
                           MLIRContext *context) {
  Index index(batch);
  if (vectorDim < rank)
    index.insert(index.begin() + vectorDim,
                 getAffineConstantExpr(component, context));
  return index;
}

bool AccessGraphBuilder::advanceGather(Frame &frame, GatherOp op) {
  const Index &index = frame.element.index;
  Index batch;
  for (auto [i, expr] : llvm::enumerate(index))
    if (!llvm::is_contained(op.getOffsetDims(), static_cast<int64_t>(i)))
      batch.push_back(expr);
  ArrayRef<int64_t> shape = shapeOf(op.getInput());
  int64_t vectorDim = op.getIndexVectorDim();
  int64_t rank = shapeOf(op.getIndices()).size();
  if (frame.step == 0) {
    for (size_t i = 0; i < op.getStartIndexMap().size(); ++i)
      frame.pending.push_back(
          {op.getIndices(), vectorElement(batch, vectorDim, i, rank, context)});
    return true;
  }
  Index operand(shape.size(), zero);
  for (auto [i, d] : llvm::enumerate(op.getStartIndexMap()))
    operand[d] = runtimeIndex(
        frame.done[i], 0, shape[d] - op.getSliceSizes()[d], op.getIsUnsigned());
  for (auto [d, from] :
       llvm::zip(op.getOperandBatchingDims(), op.getIndicesBatchingDims()))
    operand[d] = batch[from < vectorDim ? from : from - 1];
  unsigned offset = 0;
  for (int64_t d = 0; d < static_cast<int64_t>(shape.size()); ++d) {
    if (llvm::is_contained(op.getCollapsedSliceDims(), d) ||
        llvm::is_contained(op.getOperandBatchingDims(), d))
      continue;
    operand[d] =
        simplifier.simplify(operand[d] + index[op.getOffsetDims()[offset++]]);
  }
  frame.done.clear();
  frame.pending.push_back({op.getInput(), operand});
  return true;
}

bool AccessGraphBuilder::advanceDynamicSlice(Frame &frame, DynamicSliceOp op) {
  ArrayRef<int64_t> shape = shapeOf(op.getInput()), taken = shapeOf(op);
  unsigned next = 0;
  Index index = frame.element.index;
  for (auto [d, start] : llvm::enumerate(op.getStarts())) {
    int64_t high = shape[d] - taken[d];
    AffineExpr at;
    if (auto constant = constantIndex(start, 0, high, op.getIsUnsigned()))
      at = getAffineConstantExpr(*constant, context);
    else if (high == 0)
      at = zero;
    else if (frame.step == 0)
      frame.pending.push_back({start, {}});
    else
      at = runtimeIndex(frame.done[next++], 0, high, op.getIsUnsigned());
    if (at)
      index[d] = simplifier.simplify(index[d] + at);
  }
  if (frame.step == 0 && !frame.pending.empty())
    return true;
  frame.step = 1;
  frame.done.clear();
  frame.pending.push_back({op.getInput(), index});
  return true;
}

bool AccessGraphBuilder::advanceDynamicUpdate(Frame &frame,
                                              DynamicUpdateSliceOp op) {
  ArrayRef<int64_t> shape = shapeOf(op), put = shapeOf(op.getUpdate());
  bool possible = !llvm::is_contained(put, 0);
  unsigned next = 0;
  Index index = frame.element.index;
  for (auto [d, start] : llvm::enumerate(op.getStarts())) {
    int64_t high = shape[d] - put[d];
    if (!possible || high == 0)
      continue;
    AffineExpr at;
    if (auto constant = constantIndex(start, 0, high, op.getIsUnsigned()))
      at = getAffineConstantExpr(*constant, context);
    else if (frame.step == 0) {
      frame.pending.push_back({start, {}});
      continue;
    } else {
      at = runtimeIndex(frame.done[next++], 0, high, op.getIsUnsigned());
    }
    index[d] = simplifier.simplify(index[d] - at);
  }
  if (frame.step == 0 && !frame.pending.empty())
    return true;
  frame.step = 1;
  for (unsigned d = 0; possible && d < index.size(); ++d)
    if (put[d] != shape[d])
      possible = addCondition(frame.node.guard, index[d], 0, put[d] - 1);
  frame.node.kind = NodeKind::Select;
  frame.done.clear();
  if (possible)
    frame.pending.push_back({op.getUpdate(), index});
  if (!possible || !frame.node.guard.empty())
    frame.pending.push_back({op.getInput(), frame.element.index});
  return true;
}

bool AccessGraphBuilder::advanceScatter(Frame &frame, ScatterOp op) {
  const Index &index = frame.element.index;
  int64_t vectorDim = op.getIndexVectorDim();
  ArrayRef<int64_t> shape = shapeOf(op), vectors = shapeOf(op.getIndices()),
                    updates = shapeOf(op.getUpdates());
  int64_t rank = vectors.size();
  // Where an index vector stands among all: batching dims follow the result's
  // index, the others are looped over.
  Index batch;
  SmallVector<int64_t> sizes;
  SmallVector<unsigned> looped;
  for (int64_t d = 0; d < rank; ++d) {
    if (d == vectorDim)
      continue;
    auto *it = llvm::find(op.getIndicesBatchingDims(), d);
    if (it != op.getIndicesBatchingDims().end()) {
      batch.push_back(
          index[op.getInputBatchingDims()[it - op.getIndicesBatchingDims()
                                                   .begin()]]);
      continue;
    }
    looped.push_back(batch.size());
    sizes.push_back(vectors[d]);
    batch.push_back(zero);
  }
  ArrayRef<unsigned> dims = loopDims(op, index, sizes);
  for (auto [position, d] : llvm::zip(looped, dims))
    batch[position] = dim(d);
  ArrayRef<int64_t> map = op.getScatterDimsToOperandDims();
  if (frame.step == 0) {
    for (size_t i = 0; i < map.size(); ++i)
      frame.pending.push_back(
          {op.getIndices(), vectorElement(batch, vectorDim, i, rank, context)});
    return true;
  }
  frame.node.kind = NodeKind::LoopScatter;
  frame.node.loops.assign(dims.begin(), dims.end());
  Index update(updates.size(), zero);
  unsigned window = 0, scatterDim = 0;
  for (unsigned d = 0; d < updates.size(); ++d)
    if (!llvm::is_contained(op.getUpdateWindowDims(), static_cast<int64_t>(d)))
      update[d] = batch[scatterDim++];
  // A slice that does not lie inside whole is dropped. Clamping one step past
  // either end keeps such a position outside.
  for (int64_t d = 0; d < static_cast<int64_t>(shape.size()); ++d) {
    if (llvm::is_contained(op.getInputBatchingDims(), d))
      continue;
    bool inserted = llvm::is_contained(op.getInsertedWindowDims(), d);
    int64_t windowDim = inserted ? 0 : op.getUpdateWindowDims()[window++];
    int64_t size = inserted ? 1 : updates[windowDim];
    AffineExpr start = zero;
    auto *it = llvm::find(map, d);
    if (it != map.end()) {
      start = runtimeIndex(frame.done[it - map.begin()], -1,
                           shape[d] - size + 1, op.getIsUnsigned());
      // A slice of one element is inside where its element is.
      if (size != 1)
        addCondition(frame.node.guard, start, 0, shape[d] - size);
    }
    AffineExpr within = simplifier.simplify(index[d] - start);
    addCondition(frame.node.guard, within, 0, size - 1);
    // Where the guard holds, a window of one element has no other index.
    if (!inserted)
      update[windowDim] = size == 1 ? zero : within;
  }
  frame.done.clear();
  frame.pending.push_back({op.getInput(), index});
  frame.pending.push_back({op.getUpdates(), update});
  return true;
}

bool AccessGraphBuilder::advanceBitcast(Frame &frame, BitcastOp op) {
  Index index = frame.element.index;
  unsigned from = op.getInput().getType().getElementTypeBitWidth();
  unsigned to = op.getType().getElementTypeBitWidth();
  if (from == to) {
    frame.node.kind = NodeKind::Bitcast;
    frame.pending.push_back({op.getInput(), index});
  } else if (to < from) {
    frame.node.kind = NodeKind::BitcastNarrow;
    frame.node.piece = index.pop_back_val();
    frame.pending.push_back({op.getInput(), index});
  } else {
    frame.node.kind = NodeKind::BitcastWiden;
    for (unsigned i = 0; i < to / from; ++i) {
      Index piece = index;
      piece.push_back(getAffineConstantExpr(i, context));
      frame.pending.push_back({op.getInput(), piece});
    }
  }
  return true;
}

bool AccessGraphBuilder::advanceElementwise(Frame &frame, Operation *op) {
  if (op->getNumRegions() != 0 || op->getNumResults() != 1 ||
      !op->hasTrait<OpTrait::Elementwise>())
    return fail("tiled.unsupported-op",
                "'" + op->getName().getStringRef() +
                    "' cannot be computed element by element");
  frame.node.kind = NodeKind::Elementwise;
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type || type.getShape() != shapeOf(frame.element.value))
      return fail("tiled.unsupported-op", "'" + op->getName().getStringRef() +
                                              "' has an operand of another "
                                              "shape than its result");
    frame.pending.push_back({operand, frame.element.index});
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Driver
//===----------------------------------------------------------------------===//

bool AccessGraphBuilder::advance(Frame &frame, std::optional<unsigned> &id) {
  Value value = frame.element.value;
  Operation *op = value.getDefiningOp();
  frame.pending.clear();
  unsigned step = frame.step;
  bool ok = true;
  if (!op || isLeaf(value)) {
    AccessNode node = makeNode(NodeKind::Load, frame);
    ok = guardInside(node);
    id = addNode(std::move(node));
  } else if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    AccessNode node = makeNode(NodeKind::Constant, frame);
    ok = guardInside(node);
    id = addNode(std::move(node));
  } else if (isa<IotaOp>(op)) {
    id = addNode(makeNode(NodeKind::Iota, frame));
  } else if (step == 0) {
    ok = llvm::TypeSwitch<Operation *, bool>(op)
             .Case([&](ConcatOp op) { return startConcat(frame, op); })
             .Case([&](PadOp op) { return startPad(frame, op); })
             .Case([&](ReduceOp op) { return advanceReduce(frame, op); })
             .Case([&](MatmulOp op) { return advanceMatmul(frame, op); })
             .Case([&](GatherOp op) { return advanceGather(frame, op); })
             .Case([&](DynamicSliceOp op) {
               return advanceDynamicSlice(frame, op);
             })
             .Case([&](DynamicUpdateSliceOp op) {
               return advanceDynamicUpdate(frame, op);
             })
             .Case([&](ScatterOp op) { return advanceScatter(frame, op); })
             .Case([&](BitcastOp op) { return advanceBitcast(frame, op); })
             .Default(
                 [&](Operation *op) { return advanceElementwise(frame, op); });
  } else if (step == 1 && isa<GatherOp>(op)) {
    ok = advanceGather(frame, cast<GatherOp>(op));
  } else if (step == 1 && isa<DynamicSliceOp>(op)) {
    ok = advanceDynamicSlice(frame, cast<DynamicSliceOp>(op));
  } else if (step == 1 && isa<DynamicUpdateSliceOp>(op)) {
    ok = advanceDynamicUpdate(frame, cast<DynamicUpdateSliceOp>(op));
  } else if (step == 1 && isa<ScatterOp>(op)) {
    ok = advanceScatter(frame, cast<ScatterOp>(op));
  } else if (auto concat = dyn_cast<ConcatOp>(op)) {
    id = finishConcat(frame, concat);
  } else if (isa<GatherOp, DynamicSliceOp>(op) ||
             (frame.node.kind == NodeKind::Select && frame.done.size() == 1)) {
    // Movement whose addresses are data, or a choice that is none.
    id = frame.done[0];
  } else {
    AccessNode node = std::move(frame.node);
    node.value = value;
    node.index = frame.element.index;
    node.operands.assign(frame.done.begin(), frame.done.end());
    id = addNode(std::move(node));
  }
  ++frame.step;
  if (ok && graph.nodes.size() > maxNodes)
    return fail("tiled.too-large",
                "more than " + Twine(maxNodes) +
                    " elements are needed for one point of the kernel");
  if (ok && graph.space.dims.size() > 64)
    return fail("tiled.too-large", "the kernel holds too many loops");
  return ok;
}

/// Leaves out what a splat or an iota does not depend on.
static void dropUnusedIndex(Element &element, AffineExpr zero) {
  Operation *op = element.value.getDefiningOp();
  if (auto iota = dyn_cast<IotaOp>(op)) {
    for (unsigned i = 0; i < element.index.size(); ++i)
      if (i != static_cast<uint64_t>(iota.getDim()))
        element.index[i] = zero;
  } else if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    if (isa<SplatElementsAttr>(constant.getValue()))
      element.index.assign(element.index.size(), zero);
  }
}

bool AccessGraphBuilder::evaluate(Element root, unsigned &id) {
  std::vector<std::unique_ptr<Frame>> stack;
  // A node that is known, or a frame that will find it.
  auto demand = [&](const Element &asked) -> std::optional<unsigned> {
    if (std::optional<unsigned> known = find(asked))
      return known;
    Element element = asked;
    if (!resolve(element))
      return std::nullopt;
    if (element.value.getDefiningOp() && !isLeaf(element.value))
      dropUnusedIndex(element, zero);
    bool moved = element.value != asked.value || element.index != asked.index;
    if (moved)
      if (std::optional<unsigned> known = find(element)) {
        remember(asked, *known);
        return known;
      }
    stack.push_back(std::make_unique<Frame>());
    stack.back()->element = std::move(element);
    if (moved)
      stack.back()->asked = asked;
    return std::nullopt;
  };
  error.clear();
  if (std::optional<unsigned> known = demand(root)) {
    id = *known;
    return true;
  }
  while (error.empty() && !stack.empty()) {
    Frame &frame = *stack.back();
    if (frame.done.size() < frame.pending.size()) {
      if (auto known = demand(frame.pending[frame.done.size()]))
        frame.done.push_back(*known);
      continue;
    }
    std::optional<unsigned> done;
    if (!advance(frame, done))
      return false;
    if (!done)
      continue;
    remember(frame.element, *done);
    if (frame.asked)
      remember(*frame.asked, *done);
    id = *done;
    stack.pop_back();
  }
  return error.empty();
}

std::optional<AccessGraph> AccessGraph::build(const AccessDomain &domain,
                                              ArrayRef<AccessRoot> roots,
                                              IsLeaf isLeaf, std::string &error,
                                              unsigned maxNodes) {
  if (roots.empty()) {
    error = "tiled.no-result: a kernel needs a result";
    return std::nullopt;
  }
  return AccessGraphBuilder(roots.front().value.getContext(), domain, isLeaf,
                            error, maxNodes)
      .build(roots);
}

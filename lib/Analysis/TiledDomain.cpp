// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chooses the domain of a group. Candidates come from its largest reduction,
// the hero: its kept dims are the rows and its reduced dims the columns, or
// the other way round; and one flat dim. The graph decides: under a good
// domain every large reduction runs along rows or columns, and none is left
// to be looped over by one thread.

#include "sinter/Analysis/AccessGraph.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <numeric>

using namespace mlir;
using namespace sinter;

namespace {

/// Elements that one thread may combine in a loop for each element that it
/// writes: below this a loop over strided, coalesced loads costs no more than
/// a reduction across threads. Along the innermost dim neighbours in memory
/// would go to one thread, so there the bound is lower.
constexpr int64_t smallReduction = 64;
constexpr int64_t smallInnerReduction = 7;
/// Elements that a thread may combine for one that it writes when others
/// combine the same.
constexpr double repeatedReduction = 16;

/// A result's dim that a concat makes of equal parts (or of parts with a
/// common divisor, which are cut to it).
struct Split {
  int64_t dim = 0;
  int64_t parts = 1;
  /// Size of a part along the dim.
  int64_t size = 0;
};

/// Parts of a result at most, and elements that a part has side by side at
/// least. Large parts, which fill a chip one by one, may be more: what they
/// have in common (a recurrence's steps) is then computed once.
constexpr int64_t maxParts = 8, maxLargeParts = 256;
constexpr int64_t largePart = 1 << 16;
constexpr int64_t leastRun = 8;
/// Elementwise ops and transposes that are followed from a result.
constexpr unsigned maxSteps = 32;

struct Candidate {
  AccessDomain domain;
  /// Shape and index (in the domain's dims) of the space that the results are
  /// mapped through, and the value that has this shape.
  SmallVector<int64_t> shape;
  SmallVector<AffineExpr> index;
  Value through;
  /// Parts of `shape` that are the rows (columns) of the domain.
  SmallVector<int64_t> rowShape, colShape;
};

class DomainChooser {
public:
  DomainChooser(ArrayRef<Value> results, AccessGraph::IsLeaf isLeaf,
                std::string &error, unsigned maxNodes)
      : results(results), isLeaf(isLeaf), error(error), maxNodes(maxNodes),
        context(results.front().getContext()) {}

  std::optional<AccessGraph> choose();

private:
  void collectReductions();
  std::optional<Candidate> flatCandidate(bool split);
  std::optional<Split> findSplit(Value result);
  Candidate rowCandidate(ReduceOp op, bool rowsAreKept);
  std::optional<Candidate> transposeCandidate(TransposeOp op);
  /// A graph over two dims that reduces at most groups of columns, in which
  /// less is read or written out of order than in `flat`.
  std::optional<AccessGraph> chooseTransposed(const AccessGraph &flat);
  std::optional<SmallVector<AccessRoot>> mapResults(const Candidate &candidate);
  /// The index of `result` under which it meets `candidate.through` at
  /// `candidate.index`; nothing where it does not depend on it one to one.
  std::optional<SmallVector<AffineExpr>> invert(Value result,
                                                const Candidate &candidate);
  /// The same where `through` lies in the order of what the result's transposes
  /// are applied to; nothing where it has none.
  std::optional<SmallVector<AffineExpr>>
  beforeTransposes(Value result, const Candidate &candidate,
                   IndexSimplifier &simplifier);
  std::optional<AccessGraph> build(const AccessDomain &domain,
                                   ArrayRef<AccessRoot> roots) {
    return AccessGraph::build(domain, roots, isLeaf, error, maxNodes);
  }
  ArrayRef<int64_t> shapeOf(Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  }
  void refuse(const Twine &text) { error = text.str(); }

  ArrayRef<Value> results;
  AccessGraph::IsLeaf isLeaf;
  std::string &error;
  unsigned maxNodes;
  MLIRContext *context;
  SmallVector<ReduceOp> reductions;
  SmallVector<TransposeOp> transposes;
  unsigned numOps = 0;
};

int64_t countOf(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

/// Whether the reduction combines neighbours in row-major order.
bool reducesInnermost(ReduceOp op) {
  ArrayRef<int64_t> shape = op.getInputType().getShape();
  for (int64_t d = shape.size() - 1; d >= 0; --d)
    if (shape[d] != 1)
      return llvm::is_contained(op.getDims(), d);
  return true;
}

bool isSmall(ReduceOp op) {
  int64_t size = op.getReductionSize();
  return size <= (reducesInnermost(op) ? smallInnerReduction : smallReduction);
}

} // namespace

void DomainChooser::collectReductions() {
  llvm::SmallPtrSet<Operation *, 32> seen;
  SmallVector<Operation *> stack;
  auto visit = [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (op && !isLeaf(value) && seen.insert(op).second)
      stack.push_back(op);
  };
  for (Value result : results)
    visit(result);
  while (!stack.empty()) {
    Operation *op = stack.pop_back_val();
    ++numOps;
    if (auto reduce = dyn_cast<ReduceOp>(op))
      reductions.push_back(reduce);
    if (auto transpose = dyn_cast<TransposeOp>(op))
      transposes.push_back(transpose);
    for (Value operand : op->getOperands())
      visit(operand);
  }
}

/// Number of elements of the largest loop that is run again and again for the
/// same element, or that takes the place of a reduction across threads.
static double loopWork(const AccessGraph &graph) {
  double work = 0;
  const IndexSpace &space = graph.getSpace();
  for (const AccessNode &node : graph.getNodes()) {
    if (node.kind != NodeKind::LoopReduce)
      continue;
    double trips = loopTrips(graph, node), points = 1;
    for (unsigned dim = 0; dim < space.dims.size(); ++dim)
      if (node.dimsUsed >> dim & 1)
        points *= static_cast<double>(space.dims[dim].max + 1);
    auto reduce = cast<ReduceOp>(node.value.getDefiningOp());
    double elements = static_cast<double>(
        cast<RankedTensorType>(node.value.getType()).getNumElements());
    if (isSmall(reduce) &&
        (points <= elements || trips * points <= repeatedReduction * elements))
      continue;
    work += trips * points;
  }
  return work;
}

/// What the schedules cannot do: use a column's total in the launch that adds
/// it up. Empty where there is no such use.
static std::string findChainedColumn(const AccessGraph &graph) {
  constexpr const char *chained =
      "row.chained-column: a reduction along the columns of the kernel is "
      "used by what the same kernel computes for every row";
  // Nodes that exist only once all rows are added up, and nodes that need a
  // row's reduction.
  SmallVector<bool> late(graph.getNodes().size()), rowWise(late);
  for (auto [id, node] : llvm::enumerate(graph.getNodes())) {
    for (unsigned operand : node.operands) {
      late[id] |= late[operand];
      rowWise[id] |= rowWise[operand];
    }
    if (node.kind == NodeKind::ColumnReduce) {
      if (late[id])
        return chained;
      late[id] = true;
      rowWise[id] = false;
      continue;
    }
    rowWise[id] |= node.kind == NodeKind::RowReduce;
    if (late[id] &&
        (node.kind == NodeKind::RowReduce || graph.usesRow(id) || rowWise[id]))
      return chained;
  }
  for (const AccessRoot &root : graph.getRoots()) {
    if (late[root.node] && root.kind != RootKind::Column)
      return chained;
    if (const AccessNode &node = graph.getNode(root.node);
        root.kind == RootKind::Group &&
        (node.group == 0 || node.group % root.group != 0))
      return "tiled.mixed-extents: a result has one element for several "
             "columns "
             "of the kernel but is not reduced along them";
    if (!late[root.node] && root.kind == RootKind::Column)
      return "tiled.mixed-extents: a result has one element per column of the "
             "kernel but is not reduced along the rows";
  }
  return "";
}

/// A loop over many elements whose result is computed again for many points.
static std::string findRepeatedLoop(const AccessGraph &graph) {
  const IndexSpace &space = graph.getSpace();
  for (const AccessNode &node : graph.getNodes()) {
    if (node.loops.empty())
      continue;
    double trips = loopTrips(graph, node);
    if (trips <= smallReduction)
      continue;
    double points = 1;
    for (unsigned dim = 0; dim < space.dims.size(); ++dim)
      if (node.dimsUsed >> dim & 1)
        points *= static_cast<double>(space.dims[dim].max + 1);
    double elements = static_cast<double>(
        cast<RankedTensorType>(node.value.getType()).getNumElements());
    if (points >= 2 * elements && points * trips > 4096)
      return ("tiled.repeated-loop: '" +
              node.value.getDefiningOp()->getName().getStringRef() +
              "' would be computed " +
              Twine(static_cast<int64_t>(points / elements)) +
              " times for each of its elements")
          .str();
  }
  return "";
}

/// Looks through elementwise ops and movement that keeps dims for the concat
/// that a result is made of.
std::optional<Split> DomainChooser::findSplit(Value result) {
  struct Place {
    Value value;
    /// For each dim of the value the result's dim that it is; -1: of none.
    SmallVector<int64_t> dims;
  };
  ArrayRef<int64_t> shape = shapeOf(result);
  SmallVector<Place> work;
  work.push_back(
      {result, llvm::to_vector(llvm::seq<int64_t>(0, shape.size()))});
  llvm::SmallPtrSet<Operation *, 16> seen;
  while (!work.empty() && seen.size() < 64) {
    Place place = work.pop_back_val();
    Operation *op = place.value.getDefiningOp();
    if (!op || isLeaf(place.value) || !seen.insert(op).second)
      continue;
    if (auto concat = dyn_cast<ConcatOp>(op)) {
      int64_t dim = place.dims[concat.getDim()];
      int64_t size = 0;
      for (Value input : concat.getInputs())
        size = std::gcd(size, shapeOf(input)[concat.getDim()]);
      if (dim < 0 || size == 0)
        continue;
      int64_t parts = shape[dim] / size, run = size;
      for (int64_t inner : shape.drop_front(dim + 1))
        run *= inner;
      int64_t most =
          countOf(shape) / parts >= largePart ? maxLargeParts : maxParts;
      if (parts > 1 && parts <= most && run >= leastRun)
        return Split{dim, parts, size};
      continue;
    }
    if (auto transpose = dyn_cast<TransposeOp>(op)) {
      SmallVector<int64_t> dims(place.dims.size());
      for (auto [i, d] : llvm::enumerate(transpose.getPermutation()))
        dims[d] = place.dims[i];
      work.push_back({transpose.getInput(), dims});
    } else if (auto reshape = dyn_cast<ReshapeOp>(op)) {
      // A dim stays where as many elements come before it as before.
      ArrayRef<int64_t> from = shapeOf(reshape.getInput()),
                        to = shapeOf(place.value);
      SmallVector<int64_t> dims(from.size(), -1);
      int64_t before = 1, beforeTo = 1;
      size_t j = 0;
      for (size_t i = 0; i < from.size(); before *= from[i++]) {
        while (j < to.size() && (beforeTo < before || to[j] == 1))
          beforeTo *= to[j++];
        if (j < to.size() && beforeTo == before && from[i] == to[j])
          dims[i] = place.dims[j];
      }
      work.push_back({reshape.getInput(), dims});
    } else if (auto barrier = dyn_cast<BarrierOp>(op)) {
      work.push_back(
          {barrier.getInputs()[cast<OpResult>(place.value).getResultNumber()],
           place.dims});
    } else if (op->hasTrait<OpTrait::Elementwise>() &&
               op->getNumRegions() == 0) {
      for (Value operand : op->getOperands()) {
        auto type = dyn_cast<RankedTensorType>(operand.getType());
        if (type && type.getShape() == shapeOf(place.value))
          work.push_back({operand, place.dims});
      }
    }
  }
  return std::nullopt;
}

std::optional<Candidate> DomainChooser::flatCandidate(bool split) {
  Candidate flat;
  if (split) {
    // One point of the domain writes one element of each part.
    int64_t count = std::numeric_limits<int64_t>::max();
    bool any = false;
    for (Value result : results) {
      SmallVector<int64_t> shape(shapeOf(result));
      if (std::optional<Split> parts = findSplit(result)) {
        shape[parts->dim] = parts->size;
        any = true;
      }
      if (countOf(shape) < count) {
        count = countOf(shape);
        flat.shape = shape;
        flat.through = shape == shapeOf(result) ? result : Value();
      }
    }
    if (!any)
      return std::nullopt;
    flat.domain.cols = count;
    flat.colShape = flat.shape;
    IndexSpace space;
    space.addDim(count);
    flat.index = delinearize(getAffineDimExpr(0, context), flat.shape, space);
    return flat;
  }
  int64_t count = countOf(shapeOf(results.front()));
  int64_t largest = -1;
  for (Value result : results) {
    if (countOf(shapeOf(result)) != count) {
      refuse("tiled.mixed-extents: results of " + Twine(count) + " and of " +
             Twine(countOf(shapeOf(result))) +
             " elements cannot be computed over one range of indices");
      return std::nullopt;
    }
    int64_t width =
        result.getType().isIntOrFloat()
            ? 0
            : cast<RankedTensorType>(result.getType()).getElementTypeBitWidth();
    if (width > largest) {
      largest = width;
      flat.through = result;
    }
  }
  flat.domain.cols = count;
  llvm::append_range(flat.shape, shapeOf(flat.through));
  flat.colShape = flat.shape;
  IndexSpace space;
  space.addDim(count);
  flat.index = delinearize(getAffineDimExpr(0, context), flat.shape, space);
  return flat;
}

Candidate DomainChooser::rowCandidate(ReduceOp op, bool rowsAreKept) {
  Candidate candidate;
  candidate.through = op.getInputs()[0];
  llvm::append_range(candidate.shape, op.getInputType().getShape());
  SmallVector<int64_t> kept = op.getKeptDims(), reduced(op.getDims());
  ArrayRef<int64_t> rowDims = rowsAreKept ? kept : reduced,
                    colDims = rowsAreKept ? reduced : kept;
  for (int64_t d : rowDims)
    candidate.rowShape.push_back(candidate.shape[d]);
  for (int64_t d : colDims)
    candidate.colShape.push_back(candidate.shape[d]);
  AccessDomain &domain = candidate.domain;
  domain.hasRows = true;
  domain.rows = countOf(candidate.rowShape);
  domain.cols = countOf(candidate.colShape);
  IndexSpace space;
  space.addDim(domain.rows);
  space.addDim(domain.cols);
  candidate.index.resize(candidate.shape.size());
  auto rows =
      delinearize(getAffineDimExpr(0, context), candidate.rowShape, space);
  auto cols =
      delinearize(getAffineDimExpr(1, context), candidate.colShape, space);
  for (auto [i, d] : llvm::enumerate(rowDims))
    candidate.index[d] = rows[i];
  for (auto [i, d] : llvm::enumerate(colDims))
    candidate.index[d] = cols[i];
  return candidate;
}

/// The innermost dim that has neighbours; -1: none has.
static int64_t innermost(ArrayRef<int64_t> shape) {
  int64_t d = static_cast<int64_t>(shape.size()) - 1;
  while (d >= 0 && shape[d] == 1)
    --d;
  return d;
}

std::optional<Candidate> DomainChooser::transposeCandidate(TransposeOp op) {
  Candidate candidate;
  candidate.through = op.getInput();
  llvm::append_range(candidate.shape, shapeOf(candidate.through));
  int64_t column = innermost(candidate.shape), last = innermost(shapeOf(op));
  if (column < 0 || op.getPermutation()[last] == column)
    return std::nullopt;
  // Rows that are neighbours in the result are neighbours here.
  int64_t row = op.getPermutation()[last];
  SmallVector<int64_t> rowDims;
  for (int64_t d = 0; d < static_cast<int64_t>(candidate.shape.size()); ++d)
    if (d != row && d != column)
      rowDims.push_back(d);
  rowDims.push_back(row);
  for (int64_t d : rowDims)
    candidate.rowShape.push_back(candidate.shape[d]);
  candidate.colShape = {candidate.shape[column]};
  AccessDomain &domain = candidate.domain;
  domain.hasRows = true;
  domain.rows = countOf(candidate.rowShape);
  domain.cols = candidate.shape[column];
  IndexSpace space;
  space.addDim(domain.rows);
  space.addDim(domain.cols);
  candidate.index.resize(candidate.shape.size());
  auto rows =
      delinearize(getAffineDimExpr(0, context), candidate.rowShape, space);
  for (auto [i, d] : llvm::enumerate(rowDims))
    candidate.index[d] = rows[i];
  candidate.index[column] = getAffineDimExpr(1, context);
  return candidate;
}

/// Bytes per point that are read or written out of order along the columns. A
/// result that is in order along the rows can be exchanged between threads.
static int64_t bytesOutOfOrder(const AccessGraph &graph, MLIRContext *context) {
  const AccessDomain &domain = graph.getDomain();
  const IndexSpace &space = graph.getSpace();
  IndexSimplifier simplifier(context, space);
  int64_t bytes = 0;
  auto count = [&](Value value, ArrayRef<AffineExpr> index, bool isRoot) {
    auto type = cast<RankedTensorType>(value.getType());
    AffineExpr position = simplifier.linearize(index, type.getShape());
    if (!(graph.dimsOf(position) >> domain.colDim() & 1) ||
        2 * type.getNumElements() < domain.rows * domain.cols ||
        runsAlong(position, domain.colDim(), space))
      return;
    if (isRoot && domain.hasRows && runsAlong(position, domain.rowDim(), space))
      return;
    bytes += (type.getElementTypeBitWidth() + 7) / 8;
  };
  for (const AccessNode &node : graph.getNodes())
    if (node.kind == NodeKind::Load)
      count(node.value, node.index, /*isRoot=*/false);
  for (const AccessRoot &root : graph.getRoots())
    count(root.value, root.index, /*isRoot=*/true);
  return bytes;
}

//===----------------------------------------------------------------------===//
// Results of other shapes
//===----------------------------------------------------------------------===//

/// coeff * ((d0 floordiv div) mod mod), as it stands in a simplified sum.
struct DigitOfFlat {
  int64_t coeff = 1, div = 1, size = 0;
};

static bool parseDigits(AffineExpr expr, int64_t count,
                        SmallVectorImpl<DigitOfFlat> &digits) {
  if (expr.getKind() == AffineExprKind::Add) {
    auto binary = cast<AffineBinaryOpExpr>(expr);
    return parseDigits(binary.getLHS(), count, digits) &&
           parseDigits(binary.getRHS(), count, digits);
  }
  DigitOfFlat digit;
  auto peel = [&](AffineExprKind kind, int64_t &value) {
    if (expr.getKind() != kind)
      return;
    auto binary = cast<AffineBinaryOpExpr>(expr);
    if (auto c = dyn_cast<AffineConstantExpr>(binary.getRHS())) {
      value = c.getValue();
      expr = binary.getLHS();
    }
  };
  peel(AffineExprKind::Mul, digit.coeff);
  peel(AffineExprKind::Mod, digit.size);
  peel(AffineExprKind::FloorDiv, digit.div);
  auto dim = dyn_cast<AffineDimExpr>(expr);
  if (!dim || dim.getPosition() != 0 || digit.coeff <= 0)
    return false;
  if (digit.size == 0) {
    if (count % digit.div != 0)
      return false;
    digit.size = count / digit.div;
  }
  digits.push_back(digit);
  return true;
}

std::optional<SmallVector<AffineExpr>>
DomainChooser::invert(Value result, const Candidate &candidate) {
  // Evaluate the result along its own row-major order, with `through` as if in
  // memory: the index at which `through` is read is made of digits of the
  // position. When these digits are all of the position, they give it back.
  ArrayRef<int64_t> shape = shapeOf(result);
  int64_t count = countOf(shape);
  AccessDomain flat;
  flat.cols = count;
  IndexSpace space;
  space.addDim(count);
  AccessRoot root;
  root.value = result;
  llvm::append_range(root.index,
                     delinearize(getAffineDimExpr(0, context), shape, space));
  std::string ignored;
  std::optional<AccessGraph> graph = AccessGraph::build(
      flat, root,
      [&](Value value) { return value == candidate.through || isLeaf(value); },
      ignored, maxNodes);
  if (!graph)
    return std::nullopt;
  IndexSpace domainSpace;
  if (candidate.domain.hasRows)
    domainSpace.addDim(candidate.domain.rows);
  domainSpace.addDim(candidate.domain.cols);
  for (const AccessNode &node : graph->getNodes()) {
    if (node.value != candidate.through || node.kind != NodeKind::Load ||
        node.dimsUsed != 1 || !node.guard.empty())
      continue;
    AffineExpr position = getAffineConstantExpr(0, context);
    SmallVector<std::pair<int64_t, int64_t>> places; // (div, size)
    bool good = true;
    for (auto [i, expr] : llvm::enumerate(node.index)) {
      if (candidate.shape[i] == 1)
        continue;
      SmallVector<DigitOfFlat> digits;
      if (!parseDigits(expr, count, digits)) {
        good = false;
        break;
      }
      llvm::sort(digits, [](const DigitOfFlat &a, const DigitOfFlat &b) {
        return a.coeff < b.coeff;
      });
      int64_t radix = 1;
      for (const DigitOfFlat &digit : digits) {
        good &= digit.coeff == radix;
        radix *= digit.size;
        AffineExpr value =
            candidate.index[i].floorDiv(digit.coeff) % digit.size;
        position = position + value * digit.div;
        places.push_back({digit.div, digit.size});
      }
      good &= radix == candidate.shape[i];
    }
    llvm::sort(places);
    int64_t next = 1;
    for (auto [div, size] : places) {
      good &= div == next;
      next *= size;
    }
    if (!good || next != count)
      continue;
    return delinearize(position, shape, domainSpace);
  }
  return std::nullopt;
}

std::optional<SmallVector<AffineExpr>>
DomainChooser::beforeTransposes(Value result, const Candidate &candidate,
                                IndexSimplifier &simplifier) {
  // The last transpose on the way back over elementwise ops.
  SmallVector<ArrayRef<int64_t>> permutations;
  Value base = result;
  unsigned steps = 0;
  for (Value value = result; !isLeaf(value) && steps < maxSteps; ++steps) {
    Operation *op = value.getDefiningOp();
    if (auto transpose = dyn_cast_or_null<TransposeOp>(op)) {
      permutations.push_back(transpose.getPermutation());
      base = value = transpose.getInput();
    } else if (op && op->hasTrait<OpTrait::Elementwise>() &&
               op->getNumRegions() == 0 && op->getNumOperands() > 0) {
      value = op->getOperand(0);
    } else {
      break;
    }
  }
  if (permutations.empty())
    return std::nullopt;
  SmallVector<AffineExpr> index =
      simplifier.reshape(candidate.index, candidate.shape, shapeOf(base));
  for (ArrayRef<int64_t> permutation : llvm::reverse(permutations)) {
    SmallVector<AffineExpr> before(index);
    for (auto [i, d] : llvm::enumerate(permutation))
      index[i] = before[d];
  }
  return index;
}

std::optional<SmallVector<AccessRoot>>
DomainChooser::mapResults(const Candidate &candidate) {
  const AccessDomain &domain = candidate.domain;
  IndexSpace space;
  if (domain.hasRows)
    space.addDim(domain.rows);
  space.addDim(domain.cols);
  IndexSimplifier simplifier(context, space);
  SmallVector<AccessRoot> roots;
  int64_t points = domain.rows * domain.cols;
  for (auto [position, result] : llvm::enumerate(results)) {
    ArrayRef<int64_t> shape = shapeOf(result);
    int64_t count = countOf(shape);
    AccessRoot root;
    root.value = result;
    root.result = position;
    if (count != points && points != 0 && count % points == 0) {
      std::optional<Split> split = findSplit(result);
      if (split && count / split->parts == points) {
        SmallVector<int64_t> part(shape);
        part[split->dim] = split->size;
        auto index = simplifier.reshape(candidate.index, candidate.shape, part);
        for (int64_t i = 0; i < split->parts; ++i) {
          root.index.assign(index.begin(), index.end());
          root.index[split->dim] =
              simplifier.simplify(index[split->dim] + i * split->size);
          roots.push_back(root);
        }
        continue;
      }
    }
    SmallVector<AccessRoot, 3> options;
    auto add = [&](RootKind kind, ArrayRef<AffineExpr> index) {
      root.kind = kind;
      root.index.assign(index.begin(), index.end());
      options.push_back(root);
    };
    if (count == points) {
      std::optional<SmallVector<AffineExpr>> index;
      // Equal shapes do not say equal order where something is transposed.
      std::optional<SmallVector<AffineExpr>> turned;
      if (domain.hasRows && result != candidate.through)
        turned = beforeTransposes(result, candidate, simplifier);
      if ((shape != ArrayRef(candidate.shape) || turned) && candidate.through)
        index = invert(result, candidate);
      if (!index)
        index = turned;
      if (!index)
        index = simplifier.reshape(candidate.index, candidate.shape, shape);
      add(RootKind::Full, *index);
    }
    if (domain.hasRows && count == domain.rows && domain.cols != 1)
      add(RootKind::Row,
          simplifier.reshape(delinearize(getAffineDimExpr(0, context),
                                         candidate.rowShape, space),
                             candidate.rowShape, shape));
    if (domain.hasRows && count == domain.cols && domain.rows != 1)
      add(RootKind::Column,
          simplifier.reshape(delinearize(getAffineDimExpr(1, context),
                                         candidate.colShape, space),
                             candidate.colShape, shape));
    if (domain.hasRows && count > domain.rows && count < points &&
        count % domain.rows == 0 && points % count == 0) {
      int64_t group = points / count;
      SmallVector<int64_t> shapeOfGroups{domain.rows, domain.cols / group};
      root.group = group;
      add(RootKind::Group,
          simplifier.reshape({getAffineDimExpr(0, context),
                              getAffineDimExpr(1, context).floorDiv(group)},
                             shapeOfGroups, shape));
      root.group = 1;
    }
    if (options.empty()) {
      refuse("tiled.mixed-extents: a result of " + Twine(count) +
             " elements does not fit " + Twine(domain.rows) + " rows of " +
             Twine(domain.cols) + " elements");
      return std::nullopt;
    }
    // A square domain: the kind under which the result loops least.
    if (options.size() > 1) {
      double least = -1;
      unsigned best = 0;
      for (auto [i, option] : llvm::enumerate(options)) {
        std::optional<AccessGraph> graph = build(domain, option);
        if (!graph)
          return std::nullopt;
        double work = findChainedColumn(*graph).empty()
                          ? loopWork(*graph)
                          : std::numeric_limits<double>::max();
        if (least < 0 || work < least) {
          least = work;
          best = i;
        }
      }
      roots.push_back(options[best]);
    } else {
      roots.push_back(options.front());
    }
  }
  return roots;
}

//===----------------------------------------------------------------------===//
// Choice
//===----------------------------------------------------------------------===//

/// Transposes whose order of points is tried.
constexpr size_t maxTransposes = 4;

std::optional<AccessGraph>
DomainChooser::chooseTransposed(const AccessGraph &flat) {
  std::optional<AccessGraph> best;
  int64_t least = transposes.empty() ? 0 : bytesOutOfOrder(flat, context);
  for (TransposeOp op : ArrayRef(transposes).take_front(maxTransposes)) {
    std::optional<Candidate> candidate;
    if (least != 0)
      candidate = transposeCandidate(op);
    if (!candidate)
      continue;
    std::optional<SmallVector<AccessRoot>> roots = mapResults(*candidate);
    if (!roots || !llvm::all_of(*roots, [](const AccessRoot &root) {
          return root.kind == RootKind::Full || root.kind == RootKind::Group;
        }))
      continue;
    std::optional<AccessGraph> graph = build(candidate->domain, *roots);
    if (!graph || loopWork(*graph) != 0 || !findRepeatedLoop(*graph).empty() ||
        !findChainedColumn(*graph).empty() ||
        llvm::any_of(graph->getNodes(), [](const AccessNode &node) {
          return node.kind == NodeKind::RowReduce ||
                 node.kind == NodeKind::ColumnReduce ||
                 node.kind == NodeKind::LoopScatter;
        }))
      continue;
    int64_t bytes = bytesOutOfOrder(*graph, context);
    if (bytes < least) {
      least = bytes;
      best = std::move(graph);
    }
  }
  error.clear();
  return best;
}

std::optional<AccessGraph> DomainChooser::choose() {
  for (Value result : results) {
    auto type = dyn_cast<RankedTensorType>(result.getType());
    if (!type || !type.hasStaticShape()) {
      refuse("tiled.unsupported-type: a result is no tensor of numbers with "
             "static sizes");
      return std::nullopt;
    }
  }
  collectReductions();

  // The hero: the largest reduction, and of equal ones the one along rows.
  ReduceOp hero;
  auto better = [&](ReduceOp a, ReduceOp b) {
    int64_t na = a.getInputType().getNumElements(),
            nb = b.getInputType().getNumElements();
    if (na != nb)
      return na > nb;
    if (reducesInnermost(a) != reducesInnermost(b))
      return reducesInnermost(a);
    // The longer one's rows hold the shorter one's as groups.
    return a.getReductionSize() > b.getReductionSize();
  };
  bool allSmall = llvm::all_of(reductions, isSmall);
  for (ReduceOp op : reductions)
    if ((allSmall || !isSmall(op)) && (!hero || better(op, hero)))
      hero = op;

  SmallVector<Candidate, 0> candidates;
  if (hero && hero.getReductionSize() != 0) {
    bool inner = reducesInnermost(hero);
    candidates.push_back(rowCandidate(hero, inner));
    candidates.push_back(rowCandidate(hero, !inner));
  }
  std::optional<AccessGraph> best;
  double least = 0;
  std::string firstError;
  auto note = [&](const std::string &text) {
    if (firstError.empty())
      firstError = text;
  };
  auto attempt = [&](const Candidate &candidate) -> bool {
    error.clear();
    std::optional<SmallVector<AccessRoot>> roots = mapResults(candidate);
    if (!roots) {
      note(error);
      return false;
    }
    std::optional<AccessGraph> graph = build(candidate.domain, *roots);
    if (!graph) {
      note(error);
      return false;
    }
    std::string problem = findChainedColumn(*graph);
    if (problem.empty() && numOps > 1)
      problem = findRepeatedLoop(*graph);
    if (problem.empty() && candidate.domain.hasRows &&
        llvm::none_of(graph->getNodes(), [](const AccessNode &node) {
          return node.kind == NodeKind::RowReduce ||
                 node.kind == NodeKind::ColumnReduce;
        }))
      problem = "tiled.mixed-extents: no reduction runs along the rows or the "
                "columns of the kernel";
    if (!problem.empty()) {
      note(problem);
      return false;
    }
    double work = loopWork(*graph);
    if (!best || work < least) {
      best = std::move(graph);
      least = work;
    }
    return least == 0;
  };
  auto attemptFlat = [&]() {
    std::optional<Candidate> parts = flatCandidate(/*split=*/true);
    if (parts && attempt(*parts))
      return true;
    std::optional<Candidate> flat = flatCandidate(/*split=*/false);
    if (flat)
      return attempt(*flat);
    note(error);
    return false;
  };
  auto orTransposed = [&]() {
    if (std::optional<AccessGraph> graph = chooseTransposed(*best))
      return graph;
    return best;
  };
  if (allSmall && attemptFlat())
    return orTransposed();
  for (const Candidate &candidate : candidates)
    if (attempt(candidate))
      return orTransposed();
  if (!allSmall)
    attemptFlat();
  if (!best)
    error = firstError;
  return best;
}

std::optional<AccessGraph> sinter::buildTiled(ArrayRef<Value> results,
                                              AccessGraph::IsLeaf isLeaf,
                                              std::string &reason,
                                              unsigned maxNodes) {
  if (results.empty()) {
    reason = "tiled.no-result: a kernel needs a result";
    return std::nullopt;
  }
  return DomainChooser(results, isLeaf, reason, maxNodes).choose();
}

std::optional<TiledDomain> sinter::inferTiledDomain(ArrayRef<Value> results,
                                                    AccessGraph::IsLeaf isLeaf,
                                                    std::string &reason) {
  std::optional<AccessGraph> graph = buildTiled(results, isLeaf, reason);
  if (!graph)
    return std::nullopt;
  TiledDomain tiled;
  tiled.domain = graph->getDomain();
  llvm::append_range(tiled.roots, graph->getRoots());
  return tiled;
}

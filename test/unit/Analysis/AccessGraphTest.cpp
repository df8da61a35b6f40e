// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Access graphs against the evaluator: random programs over integers, each
// node interpreted point by point as the headers say.

#include "sinter/Analysis/AccessGraph.h"
#include "sinter/Evaluator/Evaluator.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "gtest/gtest.h"

#include <functional>
#include <random>

using namespace mlir;
using namespace sinter;

namespace {

int64_t evaluateExpr(AffineExpr expr, ArrayRef<int64_t> dims,
                     ArrayRef<int64_t> symbols) {
  if (auto d = dyn_cast<AffineDimExpr>(expr))
    return dims[d.getPosition()];
  if (auto s = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[s.getPosition()];
  if (auto c = dyn_cast<AffineConstantExpr>(expr))
    return c.getValue();
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t a = evaluateExpr(binary.getLHS(), dims, symbols);
  int64_t b = evaluateExpr(binary.getRHS(), dims, symbols);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return a + b;
  case AffineExprKind::Mul:
    return a * b;
  case AffineExprKind::Mod:
    return (a % b + b) % b;
  default:
    return (a - (a % b + b) % b) / b;
  }
}

/// Interprets a graph over i64 tensors.
class Interpreter {
public:
  Interpreter(const AccessGraph &graph,
              std::function<int64_t(Value, int64_t)> readLeaf)
      : graph(graph), readLeaf(readLeaf) {}

  /// Evaluations left; a program that needs more is checked in part.
  int64_t budget = 100000;

  int64_t node(unsigned id, SmallVector<int64_t> dims) {
    --budget;
    const AccessNode &node = graph.getNode(id);
    Operation *op = node.value.getDefiningOp();
    switch (node.kind) {
    case NodeKind::Load:
    case NodeKind::Constant: {
      if (!holds(node.guard, dims))
        return 77777; // Nobody may look.
      int64_t position = 0;
      auto shape = cast<RankedTensorType>(node.value.getType()).getShape();
      for (auto [expr, size] : llvm::zip(node.index, shape)) {
        int64_t at = value(expr, dims);
        EXPECT_TRUE(at >= 0 && at < size) << "read outside";
        if (at < 0 || at >= size)
          return 0;
        position = position * size + at;
      }
      if (node.kind == NodeKind::Load)
        return readLeaf(node.value, position);
      auto attr =
          cast<DenseIntElementsAttr>(cast<arith::ConstantOp>(op).getValue());
      return (attr.isSplat() ? attr.getSplatValue<APInt>()
                             : attr.getValues<APInt>()[position])
          .getSExtValue();
    }
    case NodeKind::Iota:
      return value(node.index[cast<IotaOp>(op).getDim()], dims);
    case NodeKind::Elementwise: {
      int64_t a = this->node(node.operands[0], dims);
      int64_t b = this->node(node.operands[1], dims);
      if (isa<arith::AddIOp>(op))
        return a + b;
      if (isa<arith::MulIOp>(op))
        return a * b;
      return std::max(a, b); // arith.maxsi
    }
    case NodeKind::Select:
      return this->node(node.operands[!holds(node.guard, dims)], dims);
    case NodeKind::RowReduce:
      return reduce(node, dims, {graph.getDomain().colDim()});
    case NodeKind::ColumnReduce:
      return reduce(node, dims, {graph.getDomain().rowDim()});
    case NodeKind::LoopReduce:
      return reduce(node, dims, node.loops);
    case NodeKind::LoopMatmul: {
      int64_t sum = 0;
      loop(node.loops, dims, [&] {
        sum += this->node(node.operands[0], dims) *
               this->node(node.operands[1], dims);
      });
      return sum;
    }
    case NodeKind::LoopScatter: {
      int64_t result = this->node(node.operands[0], dims);
      bool add = cast<ScatterOp>(op).getKind() == ScatterKind::Add;
      loop(node.loops, dims, [&] {
        if (holds(node.guard, dims)) {
          int64_t update = this->node(node.operands[1], dims);
          result = add ? result + update : update;
        }
      });
      return result;
    }
    default:
      ADD_FAILURE() << "unexpected kind of node";
      return 0;
    }
  }

  int64_t value(AffineExpr expr, ArrayRef<int64_t> dims) {
    SmallVector<int64_t> symbols;
    if (usesSymbols(expr))
      for (auto [i, runtime] : llvm::enumerate(graph.getRuntimeIndices())) {
        AffineExpr symbol = getAffineSymbolExpr(i, expr.getContext());
        bool used = false;
        expr.walk([&](AffineExpr part) { used |= part == symbol; });
        symbols.push_back(
            used ? std::clamp(node(runtime.node, SmallVector<int64_t>(dims)),
                              runtime.low, runtime.high)
                 : 0);
      }
    return evaluateExpr(expr, dims, symbols);
  }

private:
  bool holds(ArrayRef<IndexCondition> guard, ArrayRef<int64_t> dims) {
    return llvm::all_of(guard, [&](const IndexCondition &condition) {
      int64_t at = value(condition.expr, dims);
      int64_t m = condition.modulus;
      return at >= condition.low && at <= condition.high &&
             ((at % m) + m) % m == condition.remainder;
    });
  }
  void loop(ArrayRef<unsigned> loops, SmallVector<int64_t> &dims,
            function_ref<void()> body) {
    if (loops.empty())
      return body();
    for (int64_t i = 0; i <= graph.getSpace().dims[loops[0]].max; ++i) {
      dims[loops[0]] = i;
      loop(loops.drop_front(), dims, body);
    }
  }
  int64_t reduce(const AccessNode &node, SmallVector<int64_t> dims,
                 ArrayRef<unsigned> loops) {
    auto op = cast<ReduceOp>(node.value.getDefiningOp());
    if (op.isArg()) {
      int64_t best = std::numeric_limits<int64_t>::min(), position = 0;
      bool first = true;
      loop(loops, dims, [&] {
        int64_t v = this->node(node.operands[0], dims);
        int64_t p = this->node(node.operands[1], dims);
        if (first || v > best || (v == best && p < position)) {
          best = v;
          position = p;
        }
        first = false;
      });
      return cast<OpResult>(node.value).getResultNumber() ? position : best;
    }
    bool add = op.getKind() == ReduceKind::Add;
    int64_t result = add ? 0 : std::numeric_limits<int64_t>::min();
    loop(loops, dims, [&] {
      int64_t v = this->node(node.operands[0], dims);
      result = add ? result + v : std::max(result, v);
    });
    return result;
  }

  const AccessGraph &graph;
  std::function<int64_t(Value, int64_t)> readLeaf;
};

/// Random programs over i64 tensors of at most 48 elements.
class ProgramMaker {
public:
  ProgramMaker(MLIRContext &context, uint64_t seed)
      : rng(seed), b(&context), loc(b.getUnknownLoc()) {}

  OwningOpRef<ModuleOp> make() {
    OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
    SmallVector<Type> arguments;
    for (int i = 0; i < 3; ++i)
      arguments.push_back(type(shape()));
    b.setInsertionPointToEnd(module->getBody());
    auto function =
        func::FuncOp::create(b, loc, "f", b.getFunctionType(arguments, {}));
    Block *block = function.addEntryBlock();
    b.setInsertionPointToEnd(block);
    values.assign(block->args_begin(), block->args_end());
    int steps = pick(2, 9);
    for (int i = 0; i < steps; ++i)
      step();
    // Often the result is made of parts.
    Value last = values.back();
    if (int64_t rank = shapeOf(last).size();
        rank > 0 && count(last) <= 64 && pick(0, 3) == 0) {
      int64_t d = pick(0, rank - 1);
      SmallVector<int64_t> shape(shapeOf(last));
      SmallVector<Value> parts{withShape(shape), last};
      shape[d] *= 2;
      Value joined = ConcatOp::create(b, loc, type(shape), parts, d);
      values.push_back(arith::AddIOp::create(b, loc, joined, withShape(shape)));
    }
    SmallVector<Value> results{values.back()};
    if (pick(0, 2) == 0)
      results.push_back(values[pick(0, values.size() - 1)]);
    func::ReturnOp::create(b, loc, results);
    function.setType(b.getFunctionType(
        arguments, llvm::to_vector(ValueRange(results).getTypes())));
    return module;
  }

private:
  int64_t pick(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(rng() % (high - low + 1));
  }
  RankedTensorType type(ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, b.getI64Type());
  }
  SmallVector<int64_t> shape() {
    static const int64_t sizes[] = {1, 2, 2, 3, 4, 4, 6, 8, 12};
    SmallVector<int64_t> result;
    int64_t count = 1;
    if (pick(0, 5) == 0)
      return {66, 2};
    for (int64_t rank = pick(1, 3); rank > 0; --rank) {
      int64_t size = sizes[pick(0, std::size(sizes) - 1)];
      if (count * size > 64)
        break;
      count *= size;
      result.push_back(size);
    }
    return result;
  }
  static ArrayRef<int64_t> shapeOf(Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  }
  static int64_t count(Value value) {
    return cast<RankedTensorType>(value.getType()).getNumElements();
  }
  Value any() {
    // Recent values more often: longer chains.
    int64_t back =
        std::min(pick(0, values.size() - 1), pick(0, values.size() - 1));
    return values[values.size() - 1 - back];
  }
  Value scalar() {
    if (pick(0, 1)) {
      auto attr = DenseElementsAttr::get(type({}), pick(-3, 6));
      return arith::ConstantOp::create(b, loc, attr);
    }
    Value v = any();
    SmallVector<int64_t> dims(
        llvm::to_vector(llvm::seq<int64_t>(0, shapeOf(v).size())));
    if (dims.empty())
      return v;
    return ReduceOp::create(b, loc, type({}), ReduceKind::Max, v, dims)
        .getResult(0);
  }
  Value withShape(ArrayRef<int64_t> shape) {
    for (int i = 0; i < 4; ++i)
      if (Value v = any(); shapeOf(v) == shape)
        return v;
    switch (pick(0, 2)) {
    case 0: {
      SmallVector<int64_t> data(type(shape).getNumElements());
      for (int64_t &x : data)
        x = pick(-5, 9);
      return arith::ConstantOp::create(
          b, loc, DenseElementsAttr::get(type(shape), ArrayRef(data)));
    }
    case 1:
      if (!shape.empty())
        return IotaOp::create(b, loc, type(shape), pick(0, shape.size() - 1));
      [[fallthrough]];
    default:
      return BroadcastOp::create(b, loc, type(shape), scalar(),
                                 ArrayRef<int64_t>());
    }
  }
  void step();

  std::mt19937_64 rng;
  OpBuilder b;
  Location loc;
  std::vector<Value> values;
};

void ProgramMaker::step() {
  Value x = any();
  SmallVector<int64_t> in(shapeOf(x)), out;
  int64_t rank = in.size();
  Value result;
  switch (pick(0, 22)) {
  case 0:
    result = arith::AddIOp::create(b, loc, x, withShape(in));
    break;
  case 1:
    result = arith::MulIOp::create(b, loc, x, withShape(in));
    break;
  case 2:
    result = arith::MaxSIOp::create(b, loc, withShape(in), x);
    break;
  case 3: { // broadcast
    SmallVector<int64_t> dims;
    int64_t total = count(x);
    for (int64_t d = 0; d < rank; ++d) {
      if (total * 2 <= 48 && pick(0, 2) == 0) {
        out.push_back(2);
        total *= 2;
      }
      dims.push_back(out.size());
      out.push_back(in[d]);
    }
    if (total * 3 <= 48) {
      out.push_back(3);
    }
    result = BroadcastOp::create(b, loc, type(out), x, dims);
    break;
  }
  case 4:
  case 5: { // transpose
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, rank));
    std::shuffle(order.begin(), order.end(), rng);
    for (int64_t d : order)
      out.push_back(in[d]);
    result = TransposeOp::create(b, loc, type(out), x, order);
    break;
  }
  case 6:
  case 7:
  case 8: { // reshape
    int64_t rest = count(x);
    if (rest == 0)
      out = {3, 0};
    while (rest > 1) {
      int64_t factor = rest;
      for (int64_t f : {2, 3, 4, 6})
        if (rest % f == 0 && pick(0, 2) == 0)
          factor = f;
      out.push_back(factor);
      rest /= factor;
    }
    if (pick(0, 2) == 0)
      out.insert(out.begin() + pick(0, out.size()), 1);
    result = ReshapeOp::create(b, loc, type(out), x);
    break;
  }
  case 9: {
    SmallVector<int64_t> dims;
    for (int64_t d = 0; d < rank; ++d)
      if (pick(0, 1))
        dims.push_back(d);
    result = ReverseOp::create(b, loc, x, dims);
    break;
  }
  case 10: { // slice
    SmallVector<int64_t> offsets, strides;
    for (int64_t size : in) {
      int64_t stride = pick(1, 2), offset = pick(0, std::min<int64_t>(size, 2));
      offset = std::min(offset, std::max<int64_t>(size - 1, 0));
      offsets.push_back(offset);
      strides.push_back(stride);
      out.push_back((size - offset + stride - 1) / stride);
    }
    result = SliceOp::create(b, loc, type(out), x, offsets, strides);
    break;
  }
  case 11: { // concat
    if (rank == 0 || count(x) > 20)
      return;
    int64_t d = pick(0, rank - 1);
    SmallVector<Value> parts{x, withShape(in)};
    if (pick(0, 1))
      parts.push_back(x);
    out = in;
    out[d] *= parts.size();
    result = ConcatOp::create(b, loc, type(out), parts, d);
    break;
  }
  case 12: { // pad
    SmallVector<int64_t> low, high, interior;
    int64_t total = 1;
    for (int64_t size : in) {
      low.push_back(pick(-1, 2));
      high.push_back(pick(-1, 2));
      interior.push_back(pick(0, 3) == 0);
      int64_t padded = size + std::max<int64_t>(size - 1, 0) * interior.back() +
                       low.back() + high.back();
      if (padded < 0)
        return;
      out.push_back(padded);
      total *= padded;
    }
    if (total > 60)
      return;
    result = PadOp::create(b, loc, type(out), x, scalar(), low, high, interior);
    break;
  }
  case 13:
  case 14: { // reduce
    SmallVector<int64_t> dims;
    for (int64_t d = 0; d < rank; ++d)
      if (pick(0, 1))
        dims.push_back(d);
      else
        out.push_back(in[d]);
    if (pick(0, 3) == 0 && rank > 0) {
      Value positions = IotaOp::create(b, loc, type(in), pick(0, rank - 1));
      result =
          ReduceOp::create(b, loc, TypeRange{type(out), type(out)},
                           ReduceKind::ArgMax, ValueRange{x, positions}, dims)
              .getResult(pick(0, 1));
      break;
    }
    result = ReduceOp::create(b, loc, type(out),
                              pick(0, 1) ? ReduceKind::Add : ReduceKind::Max, x,
                              dims)
                 .getResult(0);
    break;
  }
  case 15: { // matmul, the result's dims in any order
    if (rank == 0 || count(x) > 24)
      return;
    int64_t k = pick(0, rank - 1);
    Value other = withShape({in[k], 2});
    for (int64_t d = 0; d < rank; ++d)
      if (d != k)
        out.push_back(in[d]);
    out.push_back(2);
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, out.size()));
    std::shuffle(order.begin(), order.end(), rng);
    SmallVector<int64_t> permuted;
    for (int64_t d : order)
      permuted.push_back(out[d]);
    result = MatmulOp::create(
        b, loc, type(permuted), x, other, b.getDenseI64ArrayAttr({}),
        b.getDenseI64ArrayAttr({}), b.getDenseI64ArrayAttr({k}),
        b.getDenseI64ArrayAttr({0}), TypeAttr(), TypeAttr(),
        TypeAttr::get(b.getI64Type()), b.getDenseI64ArrayAttr(order));
    break;
  }
  case 16: { // dynamic_slice
    SmallVector<Value> starts;
    for (int64_t size : in) {
      out.push_back(size == 0 ? 0 : pick(1, size));
      starts.push_back(scalar());
    }
    result = DynamicSliceOp::create(b, loc, type(out), x, starts, false);
    break;
  }
  case 17: { // dynamic_update_slice
    SmallVector<Value> starts;
    for (int64_t size : in) {
      out.push_back(size == 0 ? 0 : pick(1, size));
      starts.push_back(scalar());
    }
    result = DynamicUpdateSliceOp::create(b, loc, x.getType(), x,
                                          withShape(out), starts, false);
    break;
  }
  case 18: { // gather of slices along dim 0
    if (rank == 0 || in[0] == 0)
      return;
    int64_t take = pick(1, in[0]);
    Value indices = withShape({2, 1});
    SmallVector<int64_t> sizes(in), offsets, collapsed;
    sizes[0] = take;
    out.push_back(2);
    if (take == 1)
      collapsed.push_back(0);
    for (int64_t d = collapsed.size(); d < rank; ++d) {
      offsets.push_back(out.size());
      out.push_back(sizes[d]);
    }
    result = GatherOp::create(b, loc, type(out), x, indices, offsets, collapsed,
                              ArrayRef<int64_t>(), ArrayRef<int64_t>(),
                              ArrayRef<int64_t>{0}, 1, sizes, false);
    break;
  }
  case 19:
  case 20:
  case 21: { // combine with a reduction over some dims
    SmallVector<int64_t> dims, kept;
    for (int64_t d = 0; d < rank; ++d)
      if (pick(0, 1)) {
        dims.push_back(d);
      } else {
        kept.push_back(d);
        out.push_back(in[d]);
      }
    Value total = ReduceOp::create(b, loc, type(out), ReduceKind::Max, x, dims)
                      .getResult(0);
    values.push_back(total);
    result = arith::AddIOp::create(
        b, loc, x, BroadcastOp::create(b, loc, x.getType(), total, kept));
    break;
  }
  default: { // scatter of slices along dim 0
    if (rank == 0 || in[0] == 0)
      return;
    int64_t take = pick(1, std::min<int64_t>(in[0], 2));
    Value indices = withShape({3, 1});
    SmallVector<int64_t> window, inserted, updates{3};
    if (take == 1 && pick(0, 1))
      inserted.push_back(0);
    for (int64_t d = inserted.size(); d < rank; ++d) {
      window.push_back(updates.size());
      updates.push_back(d == 0 ? take : in[d]);
    }
    result = ScatterOp::create(
        b, loc, x.getType(),
        pick(0, 1) ? ScatterKind::Add : ScatterKind::Replace, x, indices,
        withShape(updates), window, inserted, ArrayRef<int64_t>(),
        ArrayRef<int64_t>(), ArrayRef<int64_t>{0}, 1, false);
    break;
  }
  }
  values.push_back(result);
}

class AccessGraphTest : public ::testing::Test {
protected:
  AccessGraphTest() : context(MLIRContext::Threading::DISABLED) {
    context
        .loadDialect<SinterDialect, func::FuncDialect, arith::ArithDialect>();
  }
  MLIRContext context;
};

struct Counts {
  int planned = 0, refused = 0, rowReduces = 0, columnReduces = 0, loops = 0,
      parts = 0;
};

void checkProgram(ModuleOp module, Counts &counts, bool flat) {
  auto function = *module.getOps<func::FuncOp>().begin();
  eval::EvaluatorOptions options;
  options.threads = 1;
  eval::Evaluator evaluator(module, options);
  SmallVector<eval::Datum> arguments;
  int64_t next = 3;
  for (Type type : function.getArgumentTypes()) {
    auto tensor =
        evaluator.allocate(function.getLoc(), cast<RankedTensorType>(type));
    ASSERT_TRUE(succeeded(tensor));
    for (int64_t i = 0; i < tensor->size(); ++i)
      tensor->as<int64_t>()[i] = (next = next * 37 % 101) % 13 - 4;
    arguments.push_back({*tensor, {}});
  }
  auto expected = evaluator.run(function, arguments);
  ASSERT_TRUE(succeeded(expected));

  SmallVector<Value> results(
      function.getBody().front().getTerminator()->getOperands());
  std::string error;
  auto isLeaf = [](Value value) { return isa<BlockArgument>(value); };
  std::optional<AccessGraph> graph;
  if (flat) {
    // Each result by itself, over its elements: nothing is refused for its
    // shape.
    results.resize(1);
    AccessDomain domain;
    domain.cols = cast<RankedTensorType>(results[0].getType()).getNumElements();
    IndexSpace space;
    space.addDim(domain.cols);
    AccessRoot root;
    root.value = results[0];
    llvm::append_range(
        root.index,
        delinearize(getAffineDimExpr(0, module.getContext()),
                    cast<RankedTensorType>(results[0].getType()).getShape(),
                    space));
    graph = AccessGraph::build(domain, root, isLeaf, error);
    ASSERT_TRUE(graph) << error;
  } else {
    graph = buildTiled(results, isLeaf, error);
    if (!graph) {
      ++counts.refused;
      EXPECT_NE(error.find(": "), std::string::npos) << error;
      return;
    }
  }
  ++counts.planned;
  for (const AccessNode &node : graph->getNodes()) {
    counts.rowReduces += node.kind == NodeKind::RowReduce;
    counts.columnReduces += node.kind == NodeKind::ColumnReduce;
    counts.loops += !node.loops.empty();
    for (unsigned operand : node.operands)
      ASSERT_LT(operand,
                static_cast<unsigned>(&node - graph->getNodes().data()));
  }
  Interpreter interpreter(*graph, [&](Value leaf, int64_t position) {
    unsigned i = cast<BlockArgument>(leaf).getArgNumber();
    return arguments[i].tensor.as<int64_t>()[position];
  });
  const AccessDomain &domain = graph->getDomain();
  std::vector<std::vector<int>> allWritten(results.size());
  for (unsigned i = 0; i < results.size(); ++i)
    allWritten[i].assign((*expected)[i].tensor.size(), 0);
  std::vector<int> rootsOf(results.size(), 0);
  for (const AccessRoot &root : graph->getRoots()) {
    ASSERT_EQ(root.value, results[root.result]);
    counts.parts += rootsOf[root.result]++ > 0;
    const eval::Tensor &want = (*expected)[root.result].tensor;
    std::vector<int> &written = allWritten[root.result];
    int64_t rows = root.kind == RootKind::Column ? 1 : domain.rows;
    int64_t cols = root.kind == RootKind::Row ? 1 : domain.cols;
    for (int64_t row = 0; row < rows; ++row) {
      for (int64_t col = 0; col < cols; ++col) {
        SmallVector<int64_t> dims(graph->getSpace().dims.size(), 0);
        if (domain.hasRows)
          dims[domain.rowDim()] = row;
        dims[domain.colDim()] = col;
        if (interpreter.budget < 0)
          return;
        int64_t position = 0;
        for (auto [expr, size] :
             llvm::zip(root.index,
                       cast<RankedTensorType>(root.value.getType()).getShape()))
          position = position * size + interpreter.value(expr, dims);
        ASSERT_LT(position, want.size());
        ++written[position];
        ASSERT_EQ(interpreter.node(root.node, dims),
                  want.as<int64_t>()[position])
            << "element " << position;
      }
    }
  }
  for (const std::vector<int> &written : allWritten)
    for (int times : written)
      ASSERT_EQ(times, 1);
}

TEST_F(AccessGraphTest, RandomProgramsEvaluateAlike) {
  Counts counts;
  for (uint64_t seed = 0; seed < 3000; ++seed) {
    OwningOpRef<ModuleOp> module = ProgramMaker(context, seed).make();
    ASSERT_TRUE(succeeded(verify(*module))) << "seed " << seed;
    checkProgram(*module, counts, /*flat=*/seed % 3 == 0);
    if (HasFailure()) {
      module->dump();
      FAIL() << "seed " << seed;
    }
  }
  EXPECT_GT(counts.planned, 2000);
  EXPECT_GT(counts.rowReduces, 200);
  EXPECT_GT(counts.columnReduces, 15);
  EXPECT_GT(counts.loops, 500);
  EXPECT_GT(counts.parts, 20);
  RecordProperty("planned", counts.planned);
  RecordProperty("refused", counts.refused);
}

/// A chain of thousands of ops needs no deep stack, and a value that is used
/// twice at every step is one node.
TEST_F(AccessGraphTest, LongChain) {
  OpBuilder b(&context);
  Location loc = b.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  b.setInsertionPointToEnd(module->getBody());
  auto type = RankedTensorType::get({64, 32}, b.getI64Type());
  auto function =
      func::FuncOp::create(b, loc, "f", b.getFunctionType(type, type));
  b.setInsertionPointToEnd(function.addEntryBlock());
  Value value = function.getArgument(0);
  for (int i = 0; i < 5000; ++i)
    value = arith::AddIOp::create(b, loc, value, value);
  func::ReturnOp::create(b, loc, value);
  std::string error;
  auto graph = buildTiled(value, [](Value) { return false; }, error);
  ASSERT_TRUE(graph) << error;
  EXPECT_EQ(graph->getNodes().size(), 5001u);
}

/// x + shifted x doubles the elements needed at every step: refused, not run
/// out of memory.
TEST_F(AccessGraphTest, ShiftsThatGrowAreRefused) {
  OpBuilder b(&context);
  Location loc = b.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  b.setInsertionPointToEnd(module->getBody());
  auto type = RankedTensorType::get({4096, 4096}, b.getI64Type());
  auto function =
      func::FuncOp::create(b, loc, "f", b.getFunctionType(type, type));
  b.setInsertionPointToEnd(function.addEntryBlock());
  Value value = function.getArgument(0);
  for (int i = 0; i < 40; ++i) {
    Value zero = arith::ConstantOp::create(
        b, loc,
        DenseElementsAttr::get(RankedTensorType::get({}, b.getI64Type()),
                               int64_t(i)));
    auto pad = [&](int64_t rows, int64_t cols) {
      return PadOp::create(
          b, loc, type, value, zero, ArrayRef<int64_t>{rows, cols},
          ArrayRef<int64_t>{-rows, -cols}, ArrayRef<int64_t>{0, 0});
    };
    value = arith::AddIOp::create(b, loc, pad(1, 1 << (i % 12)), pad(0, 3));
  }
  func::ReturnOp::create(b, loc, value);
  std::string error;
  auto graph = buildTiled(value, [](Value) { return false; }, error, 2000);
  EXPECT_FALSE(graph);
  EXPECT_EQ(error.substr(0, 17), "tiled.too-large: ") << error;
}

} // namespace

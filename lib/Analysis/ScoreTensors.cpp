// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Follows the two sequence dims from the products that make them, forwards and
// backwards, through ops that keep them.

#include "ScoreTensors.h"

#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/SymbolTable.h"

#include <optional>

using namespace mlir;
using namespace sinter;

namespace {

/// The two dims of a value; none where it is no score.
using DimPair = std::optional<std::pair<int64_t, int64_t>>;

/// An op, in the step or in one launch of a kernel. Values are numbers, so that
/// two launches of a kernel are apart.
struct FlatOp {
  Operation *op;
  SmallVector<unsigned, 3> operands;
  SmallVector<unsigned, 1> results;
};

class ScoreFinder {
public:
  explicit ScoreFinder(func::FuncOp step)
      : step(step), symbols(step->getParentOfType<ModuleOp>()) {}

  DenseSet<Value> run() {
    DenseMap<Value, unsigned> numbers;
    for (Value argument : step.getArguments())
      numbers[argument] = addValue(argument.getType());
    flatten(step.getBody().front(), numbers);
    dims.resize(types.size());
    users.resize(types.size());
    for (auto [i, op] : llvm::enumerate(ops)) {
      for (unsigned operand : op.operands)
        users[operand].push_back(i);
      for (unsigned result : op.results)
        users[result].push_back(i);
      if (auto product = dyn_cast<MatmulOp>(op.op))
        seed(product, op.results.front());
    }
    while (!work.empty()) {
      unsigned value = work.pop_back_val();
      for (unsigned user : users[value])
        spread(ops[user]);
    }
    DenseSet<Value> scores;
    for (auto [value, number] : numbers)
      if (dims[number])
        scores.insert(value);
    return scores;
  }

private:
  unsigned addValue(Type type) {
    types.push_back(type);
    return types.size() - 1;
  }

  void flatten(Block &block, DenseMap<Value, unsigned> &numbers) {
    for (Operation &op : block.without_terminator()) {
      if (auto launch = dyn_cast<LaunchOp>(op)) {
        if (auto kernel = symbols.lookup<KernelOp>(launch.getKernel())) {
          DenseMap<Value, unsigned> inner;
          Block &body = kernel.getBody().front();
          for (auto [argument, operand] :
               llvm::zip(body.getArguments(), launch.getOperands()))
            inner[argument] = numbers.lookup(operand);
          flatten(body, inner);
          for (auto [result, yielded] :
               llvm::zip(launch.getResults(), kernel.getYield().getOperands()))
            numbers[result] = inner.lookup(yielded);
          continue;
        }
      }
      FlatOp flat{&op, {}, {}};
      for (Value operand : op.getOperands())
        flat.operands.push_back(numbers.lookup(operand));
      for (Value result : op.getResults()) {
        numbers[result] = addValue(result.getType());
        flat.results.push_back(numbers[result]);
      }
      ops.push_back(std::move(flat));
    }
  }

  ArrayRef<int64_t> shapeOf(unsigned value) {
    return cast<RankedTensorType>(types[value]).getShape();
  }

  void mark(unsigned value, DimPair pair) {
    if (!pair || dims[value] || !isa<RankedTensorType>(types[value]))
      return;
    dims[value] = pair;
    work.push_back(value);
  }

  /// A product that makes scores: the longest free dim that both operands have.
  void seed(MatmulOp product, unsigned result) {
    ArrayRef<int64_t> lhs = product.getLhsTensorType().getShape();
    ArrayRef<int64_t> rhs = product.getRhsTensorType().getShape();
    int64_t sum = 1;
    for (int64_t dim : product.getLhsContract())
      sum *= lhs[dim];
    if (product.getLhsBatch().empty())
      return;
    SmallVector<int64_t> positions = product.getResultPositions();
    SmallVector<int64_t> lhsFree = product.getLhsFree();
    SmallVector<int64_t> rhsFree = product.getRhsFree();
    size_t before = product.getLhsBatch().size();
    int64_t longest = 1;
    DimPair pair;
    for (auto [i, x] : llvm::enumerate(lhsFree))
      for (auto [j, y] : llvm::enumerate(rhsFree))
        if (lhs[x] == rhs[y] && lhs[x] > longest && lhs[x] >= sum) {
          longest = lhs[x];
          pair = {positions[before + i],
                  positions[before + lhsFree.size() + j]};
        }
    mark(result, pair);
  }

  static int64_t strideOf(ArrayRef<int64_t> shape, int64_t dim) {
    int64_t stride = 1;
    for (int64_t size : shape.drop_front(dim + 1))
      stride *= size;
    return stride;
  }

  /// The dims of `from` under another shape of the same elements.
  static DimPair reshaped(DimPair pair, ArrayRef<int64_t> from,
                          ArrayRef<int64_t> to) {
    auto find = [&](int64_t dim) -> int64_t {
      int64_t stride = strideOf(from, dim), other = 1;
      for (int64_t i = to.size(); i-- > 0; other *= to[i])
        if (other == stride && to[i] == from[dim])
          return i;
      return -1;
    };
    int64_t first = find(pair->first), second = find(pair->second);
    if (first < 0 || second < 0)
      return std::nullopt;
    return std::pair(first, second);
  }

  /// Maps the dims of a result to an operand (or back) where `place[d]` is the
  /// operand's dim d in the result, or -1, and sizes agree.
  void through(unsigned operand, unsigned result, ArrayRef<int64_t> place) {
    ArrayRef<int64_t> from = shapeOf(operand), to = shapeOf(result);
    auto kept = [&](int64_t d) {
      return d >= 0 && place[d] >= 0 && from[d] == to[place[d]];
    };
    if (DimPair pair = dims[operand])
      if (kept(pair->first) && kept(pair->second))
        mark(result, std::pair(place[pair->first], place[pair->second]));
    if (DimPair pair = dims[result]) {
      auto back = [&](int64_t dim) -> int64_t {
        auto found = llvm::find(place, dim);
        return found == place.end() ? -1 : found - place.begin();
      };
      int64_t first = back(pair->first), second = back(pair->second);
      if (kept(first) && kept(second))
        mark(operand, std::pair(first, second));
    }
  }

  void spread(const FlatOp &flat) {
    Operation *op = flat.op;
    auto identity = [&](unsigned value) {
      return llvm::to_vector(llvm::seq<int64_t>(0, shapeOf(value).size()));
    };
    if (isa<BarrierOp>(op)) {
      for (auto [operand, result] : llvm::zip(flat.operands, flat.results))
        through(operand, result, identity(operand));
      return;
    }
    if (auto reshape = dyn_cast<ReshapeOp>(op)) {
      unsigned operand = flat.operands[0], result = flat.results[0];
      if (dims[operand])
        mark(result,
             reshaped(dims[operand], shapeOf(operand), shapeOf(result)));
      if (dims[result])
        mark(operand,
             reshaped(dims[result], shapeOf(result), shapeOf(operand)));
      return;
    }
    if (auto transpose = dyn_cast<TransposeOp>(op)) {
      SmallVector<int64_t> place(transpose.getPermutation().size());
      for (auto [i, dim] : llvm::enumerate(transpose.getPermutation()))
        place[dim] = i;
      return through(flat.operands[0], flat.results[0], place);
    }
    if (auto broadcast = dyn_cast<BroadcastOp>(op))
      return through(flat.operands[0], flat.results[0], broadcast.getDims());
    if (auto reduce = dyn_cast<ReduceOp>(op)) {
      SmallVector<int64_t> place(reduce.getInputType().getRank(), -1);
      for (auto [i, dim] : llvm::enumerate(reduce.getKeptDims()))
        place[dim] = i;
      for (unsigned operand : flat.operands)
        for (unsigned result : flat.results)
          through(operand, result, place);
      return;
    }
    bool elementwise =
        isa<arith::ArithDialect, math::MathDialect>(op->getDialect());
    if (!elementwise &&
        !isa<SliceOp, PadOp, ReverseOp, ConcatOp, BitcastOp>(op))
      return;
    for (unsigned operand : flat.operands)
      for (unsigned result : flat.results) {
        auto from = dyn_cast<RankedTensorType>(types[operand]);
        auto to = dyn_cast<RankedTensorType>(types[result]);
        if (from && to && from.getRank() == to.getRank())
          through(operand, result, identity(operand));
      }
  }

  func::FuncOp step;
  SymbolTable symbols;
  std::vector<Type> types;
  std::vector<FlatOp> ops;
  std::vector<SmallVector<unsigned, 4>> users;
  std::vector<DimPair> dims;
  SmallVector<unsigned> work;
};

} // namespace

DenseSet<Value> sinter::findScoreTensors(func::FuncOp step) {
  return ScoreFinder(step).run();
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The choice between memory and computing again. What a kernel of its own
// reads or writes, what reductions give and what the step returns must live in
// memory. For the rest the traffic decides: with n readers, a value of B bytes
// that is computed from values of L bytes costs L + nB when it is stored and
// nL when each reader computes it again.

#include "Materialization.h"

#include "sinter/Analysis/ProductShape.h"
#include "sinter/Analysis/RowScatter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace sinter;

/// A scatter whose kernel reads each update once: what makes the updates may
/// join it, and what reads its rows.
static bool isRowScatter(Operation *op) {
  auto scatter = dyn_cast<ScatterOp>(op);
  return scatter && scattersWholeRows(scatter);
}

bool sinter::isHeavy(Operation *op) {
  return isa<MatmulOp, LaunchOp, QuantizeOp, DequantizeOp>(op) ||
         (isa<ScatterOp>(op) && !isRowScatter(op));
}

bool sinter::isConstantSplat(Value value) {
  DenseElementsAttr attr;
  return matchPattern(value, m_Constant(&attr)) && attr.isSplat();
}

int64_t sinter::bytesOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return 0;
  return tensor.getNumElements() *
         llvm::divideCeil(tensor.getElementTypeBitWidth(), 8);
}

/// Most values in memory that one computed-again value may be made of.
constexpr size_t maxLeaves = 24;
/// Deepest nesting of concat and pad that is computed again: each level
/// doubles the paths by which an element may be reached.
constexpr unsigned maxSelectDepth = 3;
/// Readers beyond this many count as this many.
constexpr size_t maxReaders = 8;

namespace {
class Chooser {
public:
  Chooser(func::FuncOp function, bool everything)
      : function(function), everything(everything) {}

  Materialization run() {
    for (Value argument : function.getArguments())
      plan.inMemory[argument] = MemoryReason::Argument;
    markRequired();
    countReaders();
    for (Operation &op : function.getBody().front().without_terminator())
      visit(&op);
    return std::move(plan);
  }

private:
  struct Leaf {
    Value value;
    int64_t bytes;
  };

  void require(Value value, MemoryReason reason) {
    plan.inMemory.try_emplace(value, reason);
  }

  /// Values that must live in memory whatever it costs.
  void markRequired() {
    for (Operation &op : function.getBody().front()) {
      if (isa<func::ReturnOp>(op)) {
        for (Value operand : op.getOperands())
          require(operand, MemoryReason::StepResult);
        continue;
      }
      if (isa<arith::ConstantOp>(op)) {
        if (!isConstantSplat(op.getResult(0)))
          require(op.getResult(0), MemoryReason::Constant);
        continue;
      }
      std::optional<MemoryReason> operands, results;
      if (isHeavy(&op)) {
        operands = MemoryReason::ProductOperand;
        results = MemoryReason::ProductResult;
      } else if (isa<BarrierOp>(op)) {
        operands = results = MemoryReason::Barrier;
      } else if (op.hasAttr("sinter.must_not_fuse")) {
        operands = results = MemoryReason::MustNotFuse;
      } else if (isa<ReduceOp>(op) || isRowScatter(&op)) {
        results = MemoryReason::Reduction;
      } else if (everything) {
        operands = results = MemoryReason::Cheaper;
      }
      if (auto product = dyn_cast<MatmulOp>(op); product && !everything)
        if (readsThroughViews(product)) {
          for (Value operand : op.getOperands())
            require(viewedBy(operand), MemoryReason::ProductOperand);
          operands.reset();
        }
      for (Value operand : op.getOperands()) {
        // A splat costs nothing to make: only a library must find it in
        // memory.
        if (operands && !(isConstantSplat(operand) && !isa<MatmulOp>(op)))
          require(operand, *operands);
      }
      if (results)
        for (Value result : op.getResults())
          require(result, *results);
    }
    // A reshape of a value is the same memory under another shape.
    for (Operation &op :
         llvm::reverse(function.getBody().front().getOperations()))
      if (auto reshape = dyn_cast<ReshapeOp>(op))
        if (plan.contains(reshape.getResult()) &&
            !isConstantSplat(reshape.getInput())) {
          require(reshape.getInput(),
                  plan.inMemory.lookup(reshape.getResult()));
          plan.viewOf[reshape.getResult()] = reshape.getInput();
        }
  }

  /// The value that `value` is a slice or reshape of.
  static Value viewedBy(Value value) {
    while (Operation *op = value.getDefiningOp()) {
      if (!isa<SliceOp, ReshapeOp>(op) || isConstantSplat(op->getOperand(0)))
        break;
      value = op->getOperand(0);
    }
    return value;
  }

  /// Whether a library can read the operands of `product` as strided views of
  /// what they are sliced out of, so that the slices are never copied.
  bool readsThroughViews(MatmulOp product) {
    bool sliced = false;
    for (Value operand : product->getOperands())
      for (Value v = operand, base = viewedBy(operand); v != base;
           v = v.getDefiningOp()->getOperand(0))
        sliced |= isa<SliceOp>(v.getDefiningOp());
    if (!sliced)
      return false;
    OpBuilder b(product->getContext());
    SmallVector<Type> inputs;
    SetVector<Value> bases;
    for (Value operand : product->getOperands())
      bases.insert(viewedBy(operand));
    for (Value base : bases)
      inputs.push_back(base.getType());
    OwningOpRef<KernelOp> trial =
        KernelOp::create(b, product.getLoc(), "trial",
                         b.getFunctionType(inputs, product->getResultTypes()));
    Block &body = trial->getBody().front();
    b.setInsertionPointToEnd(&body);
    IRMapping mapping;
    for (auto [base, argument] : llvm::zip(bases, body.getArguments()))
      mapping.map(base, argument);
    for (Value operand : product->getOperands()) {
      SmallVector<Operation *> chain;
      for (Value v = operand; !mapping.contains(v);
           v = v.getDefiningOp()->getOperand(0))
        chain.push_back(v.getDefiningOp());
      for (Operation *op : llvm::reverse(chain))
        b.clone(*op, mapping);
    }
    YieldOp::create(b, product.getLoc(),
                    b.clone(*product, mapping)->getResults());
    return std::holds_alternative<LibraryProduct>(libraryProduct(*trial));
  }

  /// For every value the ops that would read it, if nothing optional lived in
  /// memory.
  void countReaders() {
    for (Operation &op :
         llvm::reverse(function.getBody().front().without_terminator())) {
      for (Value result : op.getResults()) {
        SmallVector<Operation *, 4> &mine = readers[result];
        auto add = [&](Operation *reader) {
          if (mine.size() < maxReaders && !llvm::is_contained(mine, reader))
            mine.push_back(reader);
        };
        for (Operation *user : result.getUsers()) {
          bool ends = isHeavy(user) ||
                      isa<ReduceOp, ScatterOp, func::ReturnOp, BarrierOp>(user);
          for (Value next : user->getResults())
            ends |= plan.contains(next);
          if (ends) {
            add(user);
            continue;
          }
          for (Value next : user->getResults())
            for (Operation *reader : readers[next])
              add(reader);
        }
      }
    }
  }

  void visit(Operation *op) {
    if (op->getNumResults() == 0 || isa<arith::ConstantOp>(op))
      return;
    // What the op's results are made of.
    SmallVector<Leaf, 4> leaves;
    unsigned depth = 0;
    for (Value operand : op->getOperands()) {
      if (plan.contains(operand)) {
        addLeaf(leaves, {operand, bytesOf(operand.getType())});
        continue;
      }
      for (Leaf leaf : made.lookup(operand))
        addLeaf(leaves, leaf);
      depth = std::max(depth, selectDepth.lookup(operand));
    }
    bool selects = isa<ConcatOp, PadOp, DynamicUpdateSliceOp>(op);
    if (selects)
      ++depth;
    for (Value result : op->getResults()) {
      if (plan.contains(result))
        continue;
      auto type = cast<RankedTensorType>(result.getType());
      int64_t elements = type.getNumElements(), from = 0;
      SmallVector<Leaf, 4> mine;
      for (Leaf leaf : leaves) {
        // No more of a leaf is read than there are elements to compute.
        int64_t width =
            llvm::divideCeil(cast<RankedTensorType>(leaf.value.getType())
                                 .getElementTypeBitWidth(),
                             8);
        leaf.bytes = std::min(leaf.bytes, elements * width);
        from += leaf.bytes;
        mine.push_back(leaf);
      }
      if (leaves.size() > maxLeaves || (selects && depth > maxSelectDepth)) {
        require(result, MemoryReason::Limit);
        continue;
      }
      int64_t bytes = bytesOf(type);
      int64_t n = readers[result].size();
      if (n >= 2 && from + n * bytes < n * from) {
        require(result, MemoryReason::Cheaper);
        continue;
      }
      made[result] = std::move(mine);
      selectDepth[result] = depth;
    }
    // A reshape that was chosen for memory names its operand's bytes.
    if (auto reshape = dyn_cast<ReshapeOp>(op))
      if (plan.contains(reshape.getResult()) &&
          plan.contains(reshape.getInput()))
        plan.viewOf[reshape.getResult()] = reshape.getInput();
  }

  static void addLeaf(SmallVectorImpl<Leaf> &leaves, Leaf leaf) {
    for (Leaf &known : leaves)
      if (known.value == leaf.value) {
        known.bytes = std::max(known.bytes, leaf.bytes);
        return;
      }
    leaves.push_back(leaf);
  }

  func::FuncOp function;
  bool everything;
  Materialization plan;
  DenseMap<Value, SmallVector<Operation *, 4>> readers;
  DenseMap<Value, SmallVector<Leaf, 4>> made;
  DenseMap<Value, unsigned> selectDepth;
};
} // namespace

Materialization sinter::chooseMaterialization(func::FuncOp function,
                                              bool everything) {
  return Chooser(function, everything).run();
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ledger of bytes.

#include "sinter/Analysis/Traffic.h"

#include "ScoreTensors.h"
#include "sinter/Analysis/PlannedStep.h"
#include "sinter/Analysis/StridedView.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/SymbolTable.h"

#include <set>

using namespace mlir;
using namespace sinter;

StringRef sinter::stringifyFamily(TrafficFamily family) {
  switch (family) {
  case TrafficFamily::AttentionScores:
    return "attention_scores";
  case TrafficFamily::Matmul:
    return "matmul";
  case TrafficFamily::Optimizer:
    return "optimizer";
  case TrafficFamily::Quantize:
    return "quantize";
  case TrafficFamily::Other:
    return "other";
  }
  llvm_unreachable("unknown family");
}

static int64_t bytesOf(Value value) {
  return byteSize(value.getType()).value_or(0);
}

/// Bytes that one use of a value reads.
static int64_t bytesTaken(OpOperand &use) {
  Operation *op = use.getOwner();
  if (use.getOperandNumber() == 0 && isa<GatherOp, SliceOp, DynamicSliceOp>(op))
    return std::min(bytesOf(use.get()), bytesOf(op->getResult(0)));
  return bytesOf(use.get());
}

int64_t sinter::touchedBytes(KernelOp kernel, unsigned argument) {
  Value value = kernel.getArgument(argument);
  int64_t all = bytesOf(value), taken = 0;
  for (OpOperand &use : value.getUses())
    taken = std::min(all, taken + bytesTaken(use));
  return taken;
}

namespace {
bool isSplatConstant(Operation *op) {
  auto constant = dyn_cast_or_null<arith::ConstantOp>(op);
  if (!constant)
    return false;
  auto elements = dyn_cast<ElementsAttr>(constant.getValue());
  return !elements || elements.isSplat();
}

bool isNarrow(Type type) {
  if (isa<QuantizedType>(type))
    return true;
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && isa<FloatType>(tensor.getElementType()) &&
         tensor.getElementTypeBitWidth() <= 8;
}

int64_t elementsOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getNumElements() : 0;
}
} // namespace

namespace sinter {

class LedgerBuilder {
public:
  LedgerBuilder(func::FuncOp step, TrafficLedger &ledger)
      : step(step), ledger(ledger), symbols(step->getParentOfType<ModuleOp>()) {
  }

  void run() {
    Block &body = step.getBody().front();
    planned = !body.getOps<LaunchOp>().empty();
    DenseSet<Value> scores = findScoreTensors(step);
    for (Value argument : step.getArguments())
      addTensor(argument, scores);
    for (Operation &op : body.without_terminator()) {
      if (isFree(&op)) {
        if (isa<arith::ConstantOp>(op))
          addTensor(op.getResult(0), scores);
        continue;
      }
      for (Value result : op.getResults())
        addTensor(result, scores);
      addKernel(&op);
    }
    findOptimizer();
    for (TrafficKernel &kernel : ledger.kernels)
      for (const TrafficMove &move : kernel.moves) {
        TrafficFamily family = ledger.tensors[move.tensor].isScores
                                   ? TrafficFamily::AttentionScores
                                   : kernel.family;
        ledger.totals[size_t(family)] += move.bytes;
      }
  }

private:
  /// Ops that move nothing.
  bool isFree(Operation *op) {
    return isa<ReshapeOp, BitcastOp, BarrierOp, arith::ConstantOp>(op) ||
           (planned && isa<SliceOp>(op));
  }

  void addTensor(Value root, const DenseSet<Value> &scores) {
    ledger.tensorNumber[root] = ledger.tensors.size();
    TrafficTensor tensor;
    tensor.root = root;
    tensor.bytes = bytesOf(root);
    tensor.isScores = scores.contains(root);
    ledger.tensors.push_back(std::move(tensor));
  }

  /// The tensor that a value names.
  Value rootOf(Value value) {
    for (;;) {
      Operation *op = value.getDefiningOp();
      if (auto barrier = dyn_cast_or_null<BarrierOp>(op))
        value = barrier.getInputs()[cast<OpResult>(value).getResultNumber()];
      else if (op && isFree(op) && !isa<arith::ConstantOp>(op))
        value = op->getOperand(0);
      else
        return value;
    }
  }

  void addKernel(Operation *op) {
    KernelOp body;
    if (auto launch = dyn_cast<LaunchOp>(op))
      body = symbols.lookup<KernelOp>(launch.getKernel());
    TrafficKernel kernel;
    kernel.op = op;
    kernel.family = classify(op, body);
    unsigned index = ledger.kernels.size();
    for (OpOperand &operand : op->getOpOperands()) {
      Value root = rootOf(operand.get());
      if (!planned && isSplatConstant(root.getDefiningOp()))
        continue;
      int64_t bytes = body ? touchedBytes(body, operand.getOperandNumber())
                           : bytesTaken(operand);
      unsigned number = ledger.tensorNumber.lookup(root);
      kernel.moves.push_back({number, bytes, false});
      TrafficTensor &tensor = ledger.tensors[number];
      tensor.bytesRead += bytes;
      if (tensor.readers.empty() || tensor.readers.back() != index)
        tensor.readers.push_back(index);
    }
    for (Value result : op->getResults()) {
      unsigned number = ledger.tensorNumber.lookup(result);
      TrafficTensor &tensor = ledger.tensors[number];
      kernel.moves.push_back({number, tensor.bytes, true});
      tensor.bytesWritten += tensor.bytes;
      tensor.writers.push_back(index);
    }
    ledger.kernelNumber[op] = index;
    ledger.kernels.push_back(std::move(kernel));
  }

  /// Product, quantise or other; the optimizer is found afterwards.
  TrafficFamily classify(Operation *op, KernelOp kernel) {
    auto [known, fresh] = families.try_emplace(
        kernel ? kernel.getOperation() : op, TrafficFamily::Other);
    if (!fresh)
      return known->second;
    bool product = false, onlyScales = true;
    auto look = [&](Operation *inner) {
      product |= isa<MatmulOp>(inner);
      bool scales =
          isa<QuantizeOp, BroadcastOp, ReshapeOp, ReduceOp, arith::ConstantOp,
              arith::TruncFOp, arith::ExtFOp, arith::MulFOp, arith::DivFOp,
              arith::MaximumFOp, arith::MinimumFOp, math::AbsFOp, arith::CmpFOp,
              arith::SelectOp, TransposeOp>(inner);
      onlyScales &= scales;
    };
    if (kernel)
      for (Operation &inner : kernel.getBody().front().without_terminator())
        look(&inner);
    else
      look(op);
    bool narrow = llvm::any_of(op->getResultTypes(), isNarrow);
    if (product)
      known->second = TrafficFamily::Matmul;
    else if (onlyScales && narrow &&
             !llvm::any_of(op->getOperandTypes(), isNarrow))
      known->second = TrafficFamily::Quantize;
    return known->second;
  }

  void findOptimizer() {
    std::set<std::vector<int64_t>> shapes;
    DenseSet<int64_t> donatedOutputs;
    for (unsigned i = 0, e = step.getNumArguments(); i < e; ++i) {
      auto alias = step.getArgAttrOfType<IntegerAttr>(i, aliasOutputAttr);
      if (!alias)
        continue;
      donatedOutputs.insert(alias.getInt());
      if (auto type = dyn_cast<RankedTensorType>(step.getArgument(i).getType()))
        shapes.insert(type.getShape().vec());
    }
    if (shapes.empty())
      return;
    // For each tensor whether all that is done with it is the optimizer's.
    size_t count = ledger.tensors.size();
    std::vector<bool> updates(count, true), used(count, false);
    for (auto [i, value] : llvm::enumerate(
             step.getBody().front().getTerminator()->getOperands())) {
      unsigned tensor = ledger.tensorNumber.lookup(rootOf(value));
      used[tensor] = true;
      if (!donatedOutputs.contains(i))
        updates[tensor] = false;
    }
    auto fits = [&](unsigned tensor) {
      Type type = ledger.tensors[tensor].root.getType();
      auto ranked = dyn_cast<RankedTensorType>(type);
      return ranked &&
             (elementsOf(type) <= 1 || shapes.count(ranked.getShape().vec()));
    };
    for (TrafficKernel &kernel : llvm::reverse(ledger.kernels)) {
      bool optimizer = kernel.family == TrafficFamily::Other;
      for (const TrafficMove &move : kernel.moves) {
        optimizer &= fits(move.tensor);
        if (move.isWrite)
          optimizer &= updates[move.tensor] && used[move.tensor];
      }
      if (optimizer)
        kernel.family = TrafficFamily::Optimizer;
      for (const TrafficMove &move : kernel.moves)
        if (!move.isWrite) {
          used[move.tensor] = true;
          updates[move.tensor] = updates[move.tensor] && optimizer;
        }
    }
  }

  func::FuncOp step;
  TrafficLedger &ledger;
  SymbolTable symbols;
  DenseMap<Operation *, TrafficFamily> families;
  bool planned = false;
};

} // namespace sinter

TrafficLedger TrafficLedger::build(func::FuncOp step) {
  TrafficLedger ledger;
  LedgerBuilder(step, ledger).run();
  return ledger;
}

TrafficFamily TrafficLedger::familyOf(Operation *op) const {
  auto found = kernelNumber.find(op);
  return found == kernelNumber.end() ? TrafficFamily::Other
                                     : kernels[found->second].family;
}

bool TrafficLedger::isScores(Value root) const {
  auto found = tensorNumber.find(root);
  return found != tensorNumber.end() && tensors[found->second].isScores;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels are made in launch order. The ops of a kernel are cloned in program
// order, so that equal layers give equal bodies; a body seen before is reused.

#include "OutlineKernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"

#include <map>

using namespace mlir;
using namespace sinter;

namespace {
class Outliner {
public:
  Outliner(ModuleOp module, func::FuncOp function, FusionGroups &groups,
           const Materialization &memory)
      : module(module), function(function), groups(groups), memory(memory),
        builder(module.getContext()) {
    unsigned next = 0;
    for (Operation &op : function.getBody().front())
      position[&op] = next++;
  }

  unsigned run() {
    Block &body = function.getBody().front();
    Operation *terminator = body.getTerminator();
    SmallVector<Operation *> old;
    for (Operation &op : body.without_terminator())
      old.push_back(&op);
    for (Value argument : function.getArguments())
      mapping.map(argument, argument);
    builder.setInsertionPoint(terminator);
    for (unsigned group : groups.inOrder())
      launch(group);
    for (OpOperand &operand : terminator->getOpOperands())
      operand.set(inNewBody(operand.get()));
    for (Operation *op : llvm::reverse(old)) {
      op->dropAllUses();
      op->erase();
    }
    return clones;
  }

private:
  /// The new name of a value in memory; views and constants are made on first
  /// use.
  Value inNewBody(Value value) {
    if (Value known = mapping.lookupOrNull(value))
      return known;
    Operation *op = value.getDefiningOp();
    if (auto reshape = dyn_cast<ReshapeOp>(op)) {
      Value input = inNewBody(reshape.getInput());
      Value view =
          ReshapeOp::create(builder, op->getLoc(), value.getType(), input);
      mapping.map(value, view);
      return view;
    }
    Operation *copy = builder.clone(*op, mapping);
    for (auto [from, to] : llvm::zip(op->getResults(), copy->getResults()))
      mapping.map(from, to);
    return mapping.lookup(value);
  }

  /// Ops of a group in program order.
  SmallVector<Operation *> opsOf(const FusionGroup &group) {
    DenseSet<Value> own(group.roots.begin(), group.roots.end());
    SetVector<Operation *> ops;
    SmallVector<Operation *> work;
    for (Value root : group.roots)
      if (ops.insert(root.getDefiningOp()))
        work.push_back(root.getDefiningOp());
    while (!work.empty()) {
      Operation *op = work.pop_back_val();
      for (Value operand : op->getOperands()) {
        bool leaf =
            memory.contains(operand) && !own.contains(memory.storage(operand));
        if (!leaf && ops.insert(operand.getDefiningOp()))
          work.push_back(operand.getDefiningOp());
      }
    }
    SmallVector<Operation *> ordered(ops.begin(), ops.end());
    llvm::sort(ordered, [&](Operation *a, Operation *b) {
      return position[a] < position[b];
    });
    return ordered;
  }

  void launch(unsigned id) {
    const FusionGroup &group = groups.getGroups()[id];
    Operation *first = group.roots.front().getDefiningOp();
    if (isa<BarrierOp, LaunchOp>(first)) {
      for (Value operand : first->getOperands())
        inNewBody(operand);
      Operation *copy = builder.clone(*first, mapping);
      for (auto [from, to] : llvm::zip(first->getResults(), copy->getResults()))
        mapping.map(from, to);
      return;
    }
    SmallVector<Value> outputs = groups.outputsOf(id);
    if (outputs.empty())
      return;
    SmallVector<Operation *> ops = opsOf(group);

    // Arguments in the order in which the body meets them.
    SetVector<Value> leaves;
    for (Operation *op : ops)
      for (Value operand : op->getOperands())
        if (group.leaves.contains(operand))
          leaves.insert(operand);
    for (Operation *op : ops)
      if (!isa<arith::ConstantOp>(op) && !seen.insert(op).second)
        ++clones;

    std::string key = fingerprint(ops, leaves.getArrayRef(), outputs);
    KernelOp &kernel = kernels[key];
    if (!kernel)
      kernel = makeKernel(ops, leaves.getArrayRef(), outputs);
    SmallVector<Value> operands;
    for (Value leaf : leaves)
      operands.push_back(inNewBody(leaf));
    SmallVector<Location> locations;
    for (Value output : outputs)
      locations.push_back(output.getLoc());
    auto call = LaunchOp::create(
        builder, builder.getFusedLoc(locations), TypeRange(ValueRange(outputs)),
        FlatSymbolRefAttr::get(kernel.getSymNameAttr()), operands);
    for (auto [from, to] : llvm::zip(outputs, call.getResults()))
      mapping.map(from, to);
  }

  std::string fingerprint(ArrayRef<Operation *> ops, ArrayRef<Value> leaves,
                          ArrayRef<Value> outputs) {
    std::string key;
    llvm::raw_string_ostream os(key);
    DenseMap<Value, unsigned> number;
    for (Value leaf : leaves) {
      number.try_emplace(leaf, number.size());
      os << leaf.getType().getAsOpaquePointer() << ',';
    }
    for (Operation *op : ops) {
      os << op->getName().getAsOpaquePointer() << ':'
         << op->getDiscardableAttrDictionary().getAsOpaquePointer() << ':';
      if (Attribute properties = op->getPropertiesAsAttribute())
        os << properties.getAsOpaquePointer();
      for (Value operand : op->getOperands())
        os << ' ' << number.lookup(operand);
      for (Value result : op->getResults()) {
        number.try_emplace(result, number.size());
        os << '=' << result.getType().getAsOpaquePointer();
      }
      os << ';';
    }
    for (Value output : outputs)
      os << '>' << number.lookup(output);
    return key;
  }

  /// A name that says what the kernel mainly does.
  std::string nameFor(ArrayRef<Operation *> ops) {
    bool reduces = false, looksUp = false, computes = false;
    for (Operation *op : ops) {
      if (isa<MatmulOp>(op))
        return "matmul";
      if (isa<ScatterOp>(op))
        return "scatter";
      reduces |= isa<ReduceOp>(op);
      looksUp |= isa<GatherOp>(op);
      computes |=
          !isa<arith::ConstantOp>(op) &&
          op->getDialect() != op->getContext()->getLoadedDialect("sinter");
    }
    if (reduces)
      return computes ? "fused_reduce" : "reduce";
    if (looksUp)
      return "gather";
    return computes ? "pointwise" : "move";
  }

  KernelOp makeKernel(ArrayRef<Operation *> ops, ArrayRef<Value> leaves,
                      ArrayRef<Value> outputs) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(module.getBody());
    std::string stem = nameFor(ops), name;
    do
      name = stem + "_" + std::to_string(counters[stem]++);
    while (module.lookupSymbol(name));
    SmallVector<Type> inputs, results;
    for (Value leaf : leaves)
      inputs.push_back(leaf.getType());
    for (Value output : outputs)
      results.push_back(output.getType());
    SmallVector<Location> locations;
    for (Operation *op : ops)
      locations.push_back(op->getLoc());
    auto kernel = KernelOp::create(builder, outputs.front().getLoc(), name,
                                   builder.getFunctionType(inputs, results));
    kernel.setPrivate();
    Block &body = kernel.getBody().front();
    IRMapping inner;
    for (auto [leaf, argument] : llvm::zip(leaves, body.getArguments()))
      inner.map(leaf, argument);
    builder.setInsertionPointToEnd(&body);
    for (Operation *op : ops)
      builder.clone(*op, inner);
    SmallVector<Value> yielded;
    for (Value output : outputs)
      yielded.push_back(inner.lookup(output));
    YieldOp::create(builder, kernel.getLoc(), yielded);
    return kernel;
  }

  ModuleOp module;
  func::FuncOp function;
  FusionGroups &groups;
  const Materialization &memory;
  OpBuilder builder;
  IRMapping mapping;
  DenseMap<Operation *, unsigned> position;
  std::map<std::string, KernelOp> kernels;
  std::map<std::string, unsigned> counters;
  DenseSet<Operation *> seen;
  unsigned clones = 0;
};
} // namespace

unsigned sinter::outlineKernels(ModuleOp module, func::FuncOp function,
                                FusionGroups &groups,
                                const Materialization &memory) {
  return Outliner(module, function, groups, memory).run();
}

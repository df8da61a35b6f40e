// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbering of the tensors and launches of a planned step.

#include "sinter/Analysis/PlannedStep.h"

#include "sinter/Analysis/StridedView.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace sinter;

func::FuncOp sinter::lookupStep(ModuleOp module) {
  SmallVector<func::FuncOp> functions, open;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    if (function.getSymName() == "main")
      return function;
    functions.push_back(function);
    if (function.isPublic())
      open.push_back(function);
  }
  for (const auto &candidates : {open, functions})
    if (candidates.size() == 1)
      return candidates.front();
  return {};
}

FailureOr<func::FuncOp> sinter::findStep(ModuleOp module) {
  if (func::FuncOp step = lookupStep(module))
    return step;
  size_t count = 0;
  for (auto function : module.getOps<func::FuncOp>())
    count += !function.isExternal();
  if (count == 0)
    return module.emitError() << "the module has no func.func with a body: a "
                                 "program is one function";
  return module.emitError()
         << "the module has " << count
         << " functions and none is named main; name the step @main, or make "
            "the others private";
}

FailureOr<PlannedStep> PlannedStep::build(func::FuncOp function) {
  PlannedStep step;
  step.function = function;
  SymbolTable symbols(function->getParentOfType<ModuleOp>());
  if (!function.getBody().hasOneBlock())
    return function.emitError() << "a step must be one block";

  auto add = [&](Value root, int64_t writer) -> LogicalResult {
    std::optional<int64_t> bytes = byteSize(root.getType());
    if (!bytes)
      return emitError(root.getLoc())
             << "values of type " << root.getType()
             << " have no place in memory: tensors need static shapes, "
                "elements of whole bytes and at most 2^48 bytes";
    step.number[root] = step.tensors.size();
    step.tensors.push_back({root, *bytes, writer, {}, {}});
    return success();
  };
  for (Value argument : function.getArguments())
    if (failed(add(argument, -1)))
      return failure();

  Block &body = function.getBody().front();
  for (Operation &op : body.without_terminator()) {
    if (isa<arith::ConstantOp>(op)) {
      if (failed(add(op.getResult(0), -1)))
        return failure();
    } else if (auto launch = dyn_cast<LaunchOp>(op)) {
      auto kernel = symbols.lookup<KernelOp>(launch.getKernel());
      if (!kernel)
        return launch.emitOpError() << "has no kernel @" << launch.getKernel();
      unsigned index = step.launches.size();
      step.launches.push_back(launch);
      step.kernels.push_back(kernel);
      auto &ranges = step.operands.emplace_back();
      for (Value operand : launch.getOperands()) {
        ranges.push_back(step.rangeOf(operand));
        auto &readers = step.tensors[ranges.back().tensor].readers;
        if (readers.empty() || readers.back() != index)
          readers.push_back(index);
      }
      auto &results = step.results.emplace_back();
      for (Value result : launch.getResults()) {
        results.push_back(step.tensors.size());
        if (failed(add(result, index)))
          return failure();
      }
    } else if (isa<BarrierOp, ReshapeOp, BitcastOp, SliceOp>(op)) {
      for (Value result : op.getResults())
        if (byteRangeOf(result).root == result)
          return op.emitOpError() << "is not one contiguous range of its "
                                     "operand: it needs a kernel";
    } else {
      return op.emitOpError() << "stands outside a kernel: plan the step first "
                                 "(sinter-fuse-chains)";
    }
  }
  for (Value value : body.getTerminator()->getOperands()) {
    step.tensors[step.rangeOf(value).tensor].outputs.push_back(
        step.outputs.size());
    step.outputs.push_back(step.rangeOf(value));
  }

  for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i) {
    step.aliasOutputs.push_back(-1);
    // Modules that were built, not parsed, may be wrong yet.
    if (failed(verifyAliasOutput(function, i)))
      return failure();
    auto alias = function.getArgAttrOfType<IntegerAttr>(i, aliasOutputAttr);
    if (!alias)
      continue;
    int64_t output = alias.getInt();
    step.aliasOutputs.back() = output;
  }
  return step;
}

TensorRange PlannedStep::rangeOf(Value value) const {
  ByteRange range = byteRangeOf(value);
  return {number.lookup(range.root), range.offset, range.bytes};
}

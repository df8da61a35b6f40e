// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Views come out of their kernels.

#include "InlineViews.h"

#include "sinter/Analysis/StridedView.h"
#include "sinter/IR/SinterDialect.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace sinter;

static bool isViewKernel(KernelOp kernel) {
  Block &body = kernel.getBody().front();
  for (Operation &op : body.without_terminator())
    if (!isa<ReshapeOp, BitcastOp, BarrierOp, SliceOp>(op))
      return false;
  return llvm::all_of(kernel.getYield().getOperands(), [](Value value) {
    return value.getDefiningOp() && isa<BlockArgument>(byteRangeOf(value).root);
  });
}

void sinter::inlineViewKernels(ModuleOp module) {
  DenseSet<StringAttr> views;
  for (KernelOp kernel : module.getOps<KernelOp>())
    if (isViewKernel(kernel))
      views.insert(kernel.getSymNameAttr());
  if (views.empty())
    return;
  SymbolTable symbols(module);
  SmallVector<LaunchOp> launches;
  module.walk([&](LaunchOp launch) {
    if (views.contains(launch.getKernelAttr().getAttr()))
      launches.push_back(launch);
  });
  for (LaunchOp launch : launches) {
    auto kernel = symbols.lookup<KernelOp>(launch.getKernel());
    OpBuilder builder(launch);
    IRMapping mapping;
    Block &body = kernel.getBody().front();
    mapping.map(body.getArguments(), launch.getOperands());
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    for (auto [result, yielded] :
         llvm::zip(launch.getResults(), kernel.getYield().getOperands()))
      result.replaceAllUsesWith(mapping.lookup(yielded));
    launch.erase();
  }
  for (StringAttr name : views)
    symbols.erase(symbols.lookup(name));
}

void sinter::splitBarriers(Block &body) {
  for (auto barrier : llvm::make_early_inc_range(body.getOps<BarrierOp>())) {
    if (barrier.getNumOperands() < 2)
      continue;
    OpBuilder builder(barrier);
    for (auto [operand, result] :
         llvm::zip(barrier.getInputs(), barrier.getResults()))
      result.replaceAllUsesWith(BarrierOp::create(builder, barrier.getLoc(),
                                                  operand.getType(), operand)
                                    .getResult(0));
    barrier.erase();
  }
}

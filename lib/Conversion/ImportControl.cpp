// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks, calls and loops: the step has none, so they are run through here.

#include "Importer.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace sinter;

Location Importer::locate(Operation *op) const {
  // The entry function has not been called from anywhere.
  if (frames.size() <= 1)
    return op->getLoc();
  return CallSiteLoc::get(op->getLoc(), frames.back().location);
}

//===----------------------------------------------------------------------===//
// Ops that are refused
//===----------------------------------------------------------------------===//

/// What to do instead of an op that the step level does not express.
static StringRef repairFor(OperationName op) {
  StringRef name = op.stripDialect(), dialect = op.getDialectNamespace();
  if (dialect == "sdy")
    return "lower the step for one device, without sharding";
  if (dialect == "mhlo")
    return "lower the program to stablehlo";
  static const std::pair<StringLiteral, StringLiteral> repairs[] = {
      {"all_gather", "lower the step for one device"},
      {"all_reduce", "lower the step for one device"},
      {"all_to_all", "lower the step for one device"},
      {"case", "compute both branches and select, or decide before lowering"},
      {"cholesky", "compute it outside the step"},
      {"collective_broadcast", "lower the step for one device"},
      {"collective_permute", "lower the step for one device"},
      {"composite", "lower the program with its composites expanded"},
      {"convolution",
       "write it as slices and products; a short causal convolution is a sum "
       "of shifted products"},
      {"custom_call",
       "use an implementation that lowers to StableHLO ops, or compute it "
       "outside the step"},
      {"dot", "lower it to dot_general"},
      {"dynamic_broadcast_in_dim", "lower the program for fixed sizes"},
      {"dynamic_conv", "lower the program for fixed sizes"},
      {"dynamic_gather", "lower the program for fixed sizes"},
      {"dynamic_iota", "lower the program for fixed sizes"},
      {"dynamic_pad", "lower the program for fixed sizes"},
      {"dynamic_reshape", "lower the program for fixed sizes"},
      {"fft", "compute it outside the step"},
      {"get_dimension_size", "lower the program for fixed sizes"},
      {"if", "compute both branches and select, or decide before lowering"},
      {"infeed", "pass the data as arguments"},
      {"outfeed", "return the data as results"},
      {"partition_id", "lower the step for one device"},
      {"reduce_scatter", "lower the step for one device"},
      {"reduce_window",
       "write pooling as reshapes and reductions, and running sums with an "
       "associative scan"},
      {"replica_id", "lower the step for one device"},
      {"rng", "draw random numbers with threefry (jax_default_prng_impl)"},
      {"rng_bit_generator",
       "draw random numbers with threefry (jax_default_prng_impl)"},
      {"select_and_scatter", "write pooling as reshapes and reductions"},
      {"set_dimension_size", "lower the program for fixed sizes"},
      {"sort", "sort outside the step, or rank by comparison and sum"},
      {"top_k", "pick with argmax, or sort outside the step"},
      {"triangular_solve", "compute it outside the step"},
  };
  if (dialect == "stablehlo" || dialect == "chlo")
    for (const auto &[refused, repair] : repairs)
      if (name == refused)
        return repair;
  return "write it with the ops that docs/Passes.md lists for "
         "sinter-import-stablehlo";
}

LogicalResult Importer::importOp(Operation *op) {
  current = op;
  location = locate(op);
  if (loopDepth > 0 && ++unrolledOps > maxUnrolledOps)
    return error(op) << "is reached after the loops of the program have been "
                        "unrolled to "
                     << maxUnrolledOps
                     << " ops; shorten the loop, or raise max-unrolled-ops";
  StringRef name = op->getName().getStringRef();
  auto handler = handlers.find(name);
  if (handler != handlers.end())
    return handler->second(*this, op);
  // What is step-level IR already stays.
  if (isa_and_nonnull<arith::ArithDialect, math::MathDialect, SinterDialect>(
          op->getDialect()) &&
      op->getNumRegions() == 0 && !isa<LaunchOp>(op)) {
    SmallVector<Value> operands;
    for (Value value : op->getOperands())
      operands.push_back(lookup(value));
    Operation *copy = builder.clone(*op);
    copy->setOperands(operands);
    copy->setLoc(location);
    check(copy);
    for (unsigned i = 0; i < op->getNumResults(); ++i)
      if (::mlir::failed(set(op, copy->getResult(i), i)))
        return failure();
    return success();
  }
  InFlightDiagnostic diagnostic = error(op) << "is not supported";
  if (auto target = op->getAttrOfType<StringAttr>("call_target_name"))
    diagnostic << " (it calls @" << target.getValue() << ")";
  return diagnostic << ": " << repairFor(op->getName());
}

LogicalResult Importer::checkOrder(Block &block) {
  if (!checkedBlocks.insert(&block).second)
    return success();
  for (Operation &op : block)
    for (Value value : op.getOperands()) {
      Operation *here = value.getParentBlock()->findAncestorOpInBlock(op);
      Operation *definition = value.getDefiningOp();
      if (!here || (definition && !definition->isBeforeInBlock(here)))
        return error(&op) << "uses a value before it is computed";
    }
  return success();
}

LogicalResult Importer::importBlock(Block &block,
                                    SmallVectorImpl<Value> &results) {
  if (::mlir::failed(checkOrder(block)))
    return failure();
  for (Operation &op : block) {
    StringRef name = op.getName().getStringRef();
    if (&op == &block.back() &&
        (name == "func.return" || name == "stablehlo.return")) {
      for (Value value : op.getOperands())
        results.push_back(lookup(value));
      return success();
    }
    if (::mlir::failed(importOp(&op)) || failed)
      return failure();
  }
  return error(&block.back()) << "ends a block, but does not return values";
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

func::FuncOp Importer::callee(Operation *call) {
  auto symbol = call->getAttrOfType<FlatSymbolRefAttr>("callee");
  func::FuncOp function =
      symbol ? symbols.lookup<func::FuncOp>(symbol.getValue()) : nullptr;
  if (!function) {
    error(call) << "calls "
                << (symbol ? symbol.getValue() : StringRef("something"))
                << ", which is not a function of this module";
    return {};
  }
  if (!function.getBody().hasOneBlock()) {
    error(call) << "calls @" << function.getName()
                << ", which must have a body of one block";
    return {};
  }
  return function;
}

static LogicalResult importCall(Importer &importer, Operation *op) {
  func::FuncOp function = importer.callee(op);
  if (!function)
    return failure();
  for (const Importer::Frame &frame : importer.frames)
    if (frame.function == function)
      return importer.error(op)
             << "calls @" << function.getName()
             << " from within itself; recursion has no end here: write a "
                "counted loop";
  if (function.getNumArguments() != op->getNumOperands())
    return importer.error(op) << "passes " << op->getNumOperands()
                              << " values to @" << function.getName()
                              << ", which takes " << function.getNumArguments();
  for (auto [i, argument] : llvm::enumerate(function.getArguments())) {
    if (argument.getType() != op->getOperand(i).getType())
      return importer.error(op)
             << "passes operand " << i << " of type "
             << op->getOperand(i).getType() << " to @" << function.getName()
             << ", which takes " << argument.getType();
    importer.bind(argument, importer.operand(op, i));
  }
  importer.frames.push_back({function, importer.location});
  SmallVector<Value> results;
  LogicalResult imported = importer.importBlock(function.front(), results);
  importer.frames.pop_back();
  if (failed(imported))
    return failure();
  if (results.size() != op->getNumResults())
    return importer.error(op)
           << "takes " << op->getNumResults() << " results of @"
           << function.getName() << ", which returns " << results.size();
  for (auto [i, value] : llvm::enumerate(results))
    if (failed(importer.set(op, value, i)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static LogicalResult importWhile(Importer &importer, Operation *op) {
  unsigned count = op->getNumOperands();
  if (failed(importer.expect(op, count, count, 2)))
    return failure();
  Block &condition = op->getRegion(0).front();
  Block &body = op->getRegion(1).front();
  if (condition.getNumArguments() != count || body.getNumArguments() != count)
    return importer.error(op)
           << "must carry " << count << " values through both of its regions";
  SmallVector<Value> carried;
  for (unsigned i = 0; i < count; ++i) {
    if (condition.getArgument(i).getType() != op->getOperand(i).getType() ||
        body.getArgument(i).getType() != op->getOperand(i).getType() ||
        op->getResult(i).getType() != op->getOperand(i).getType())
      return importer.error(op)
             << "carries value " << i << " with different types";
    carried.push_back(importer.operand(op, i));
  }
  Location location = importer.location;
  ++importer.loopDepth;
  for (int64_t trip = 0;; ++trip) {
    for (unsigned i = 0; i < count; ++i)
      importer.bind(condition.getArgument(i), carried[i]);
    SmallVector<Value> results;
    if (failed(importer.importBlock(condition, results)))
      return failure();
    DenseElementsAttr decision;
    if (results.size() != 1 ||
        !matchPattern(results.front(), m_Constant(&decision)) ||
        !decision.getElementType().isInteger(1) ||
        decision.getNumElements() != 1)
      return importer.error(op)
             << "has a condition that depends on data"
             << (trip ? " after " + std::to_string(trip) + " iterations"
                      : std::string())
             << ", so it cannot be unrolled; count the iterations with a "
                "constant start, step and bound";
    if (!decision.getSplatValue<bool>())
      break;
    for (unsigned i = 0; i < count; ++i)
      importer.bind(body.getArgument(i), carried[i]);
    results.clear();
    if (failed(importer.importBlock(body, results)))
      return failure();
    if (results.size() != count)
      return importer.error(op)
             << "carries " << count << " values, but its body returns "
             << results.size();
    for (unsigned i = 0; i < count; ++i)
      if (results[i].getType() != carried[i].getType())
        return importer.error(op)
               << "carries value " << i << " with different types";
    carried = std::move(results);
  }
  --importer.loopDepth;
  importer.location = location;
  for (unsigned i = 0; i < count; ++i)
    if (failed(importer.set(op, carried[i], i)))
      return failure();
  return success();
}

static LogicalResult importBarrier(Importer &importer, Operation *op) {
  unsigned count = op->getNumOperands();
  if (failed(importer.expect(op, count, count)))
    return failure();
  SmallVector<Value> operands;
  for (unsigned i = 0; i < count; ++i)
    operands.push_back(importer.operand(op, i));
  Operation *barrier = importer.makeAll<BarrierOp>(ValueRange(operands));
  for (unsigned i = 0; i < count; ++i)
    if (failed(importer.set(op, barrier->getResult(i), i)))
      return failure();
  return success();
}

void sinter::addControlHandlers(ImportHandlers &handlers) {
  handlers["func.call"] = importCall;
  handlers["stablehlo.optimization_barrier"] = importBarrier;
  handlers["stablehlo.while"] = importWhile;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A graph compiler that uses Sinter as a library: it turns its own graph of a
// training step into IR in memory, has Sinter plan it, and reads the plan back
// from the IR.

#include "sinter/IR/SinterDialect.h"
#include "sinter/Pipelines/Pipelines.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/raw_ostream.h"

#include <string>
#include <vector>

using namespace mlir;

namespace {

/// This compiler's own graph: nodes in order, edges by index.
enum class Kind {
  Input,
  Weight,
  MatMul,
  TransposedMatMul,
  Tanh,
  TanhGrad,
  Sgd
};
struct Node {
  Kind kind;
  std::vector<int64_t> shape;
  std::vector<unsigned> operands;
};

/// One linear layer with tanh, its gradient for a given upstream gradient, and
/// the update of the weight.
std::vector<Node> makeLayer(int64_t batch, int64_t in, int64_t out) {
  return {
      {Kind::Input, {batch, in}, {}},              // 0: x
      {Kind::Input, {batch, out}, {}},             // 1: dy
      {Kind::Weight, {in, out}, {}},               // 2: w
      {Kind::MatMul, {batch, out}, {0, 2}},        // 3: z = x w
      {Kind::Tanh, {batch, out}, {3}},             // 4: y = tanh z
      {Kind::TanhGrad, {batch, out}, {4, 1}},      // 5: dz = dy (1 - y^2)
      {Kind::TransposedMatMul, {in, out}, {0, 5}}, // 6: dw = x^T dz
      {Kind::Sgd, {in, out}, {2, 6}},              // 7: w' = w - 0.1 dw
  };
}

class StepBuilder {
public:
  explicit StepBuilder(MLIRContext *context)
      : builder(context), loc(builder.getUnknownLoc()) {}

  /// A module with the step as @main; its results are `outputs`.
  OwningOpRef<ModuleOp> build(const std::vector<Node> &graph,
                              const std::vector<unsigned> &outputs) {
    OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
    SmallVector<Type> arguments, results;
    for (const Node &node : graph)
      if (isArgument(node))
        arguments.push_back(typeOf(node));
    for (unsigned output : outputs)
      results.push_back(typeOf(graph[output]));

    builder.setInsertionPointToEnd(module->getBody());
    auto main = func::FuncOp::create(
        builder, loc, "main", builder.getFunctionType(arguments, results));
    Block *entry = main.addEntryBlock();
    builder.setInsertionPointToEnd(entry);

    std::vector<Value> values;
    unsigned nextArgument = 0;
    for (const Node &node : graph) {
      if (!isArgument(node)) {
        values.push_back(emit(node, values));
        continue;
      }
      // The new weight may take the place of the old one.
      if (node.kind == Kind::Weight)
        main.setArgAttr(nextArgument, "sinter.donated", builder.getUnitAttr());
      values.push_back(entry->getArgument(nextArgument++));
    }
    SmallVector<Value> returned;
    for (unsigned output : outputs)
      returned.push_back(values[output]);
    func::ReturnOp::create(builder, loc, returned);
    return module;
  }

private:
  static bool isArgument(const Node &node) {
    return node.kind == Kind::Input || node.kind == Kind::Weight;
  }

  RankedTensorType typeOf(const Node &node) {
    return RankedTensorType::get(node.shape, builder.getF32Type());
  }

  Value splat(RankedTensorType type, float value) {
    return arith::ConstantOp::create(builder, loc,
                                     DenseElementsAttr::get(type, value));
  }

  Value product(RankedTensorType type, Value lhs, Value rhs,
                int64_t lhsContract) {
    auto dims = [&](ArrayRef<int64_t> list) {
      return builder.getDenseI64ArrayAttr(list);
    };
    return sinter::MatmulOp::create(
        builder, loc, type, lhs, rhs, /*lhs_batch=*/dims({}),
        /*rhs_batch=*/dims({}), /*lhs_contract=*/dims({lhsContract}),
        /*rhs_contract=*/dims({0}), /*lhs_type=*/TypeAttr(),
        /*rhs_type=*/TypeAttr(),
        /*acc_type=*/TypeAttr::get(builder.getF32Type()),
        /*permutation=*/DenseI64ArrayAttr());
  }

  Value emit(const Node &node, const std::vector<Value> &values) {
    auto operand = [&](unsigned i) { return values[node.operands[i]]; };
    RankedTensorType type = typeOf(node);
    switch (node.kind) {
    case Kind::MatMul:
      return product(type, operand(0), operand(1), /*lhsContract=*/1);
    case Kind::TransposedMatMul:
      return product(type, operand(0), operand(1), /*lhsContract=*/0);
    case Kind::Tanh:
      return math::TanhOp::create(builder, loc, operand(0));
    case Kind::TanhGrad: {
      Value square =
          arith::MulFOp::create(builder, loc, operand(0), operand(0));
      Value slope =
          arith::SubFOp::create(builder, loc, splat(type, 1.0f), square);
      return arith::MulFOp::create(builder, loc, operand(1), slope);
    }
    case Kind::Sgd: {
      Value scaled =
          arith::MulFOp::create(builder, loc, operand(1), splat(type, 0.1f));
      return arith::SubFOp::create(builder, loc, operand(0), scaled);
    }
    case Kind::Input:
    case Kind::Weight:
      break;
    }
    llvm_unreachable("arguments are not emitted");
  }

  OpBuilder builder;
  Location loc;
};

} // namespace

int main() {
  DialectRegistry registry;
  registry.insert<arith::ArithDialect, func::FuncDialect, math::MathDialect,
                  sinter::SinterDialect>();
  MLIRContext context(registry);
  context.loadAllAvailableDialects();

  OwningOpRef<ModuleOp> module = StepBuilder(&context).build(
      makeLayer(/*batch=*/256, /*in=*/512, /*out=*/128), /*outputs=*/{4, 7});
  if (failed(verify(*module)))
    return 1;

  PassManager passes(&context);
  sinter::buildImportPipeline(passes, /*fromStablehlo=*/false);
  sinter::PlanPipelineOptions options;
  options.target = "h200";
  sinter::buildPlanPipeline(passes, options);
  if (failed(passes.run(*module)))
    return 1;

  // The plan is the IR: launches in order, and the kernels that they name.
  SymbolTable symbols(*module);
  module->walk([&](sinter::LaunchOp launch) {
    auto kernel = symbols.lookup<sinter::KernelOp>(launch.getKernel());
    llvm::outs() << "launch @" << kernel.getSymName() << ":";
    if (DictionaryAttr decisions = kernel.getDecisionsAttr())
      if (auto schedule = decisions.getAs<StringAttr>("schedule"))
        llvm::outs() << " schedule " << schedule.getValue() << ",";
    llvm::outs() << " reads " << launch->getNumOperands() << ", writes "
                 << launch->getNumResults() << "\n";
  });
  return 0;
}

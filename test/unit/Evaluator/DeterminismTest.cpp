// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results do not depend on threads, on kernels, or on how a tensor lies in
// memory.

#include "sinter/Evaluator/Evaluator.h"
#include "sinter/Evaluator/ProgramIO.h"
#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

namespace {

struct Program {
  explicit Program(StringRef text) : context(registry()) {
    module = parseSourceString<ModuleOp>(text, &context);
  }
  static DialectRegistry registry() {
    DialectRegistry registry;
    registry.insert<arith::ArithDialect, func::FuncDialect, math::MathDialect,
                    SinterDialect>();
    return registry;
  }

  // The bytes of all results of @main on drawn arguments; empty on failure.
  std::string run(unsigned threads) {
    EvaluatorOptions options;
    options.threads = threads;
    Evaluator evaluator(*module, options);
    auto main = cast<FunctionOpInterface>(module->lookupSymbol("main"));
    FailureOr<SmallVector<Datum>> arguments =
        drawArguments(evaluator, main, Recipe(), 7);
    if (failed(arguments))
      return "";
    FailureOr<SmallVector<Datum>> results = evaluator.run(main, *arguments);
    if (failed(results))
      return "";
    std::string bytes;
    for (Datum &datum : *results)
      bytes.append(reinterpret_cast<const char *>(datum.tensor.data()),
                   static_cast<size_t>(datum.tensor.size()) *
                       elementBytes(datum.tensor.kind));
    return bytes;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

constexpr const char *chain = R"(
  func.func @main(%x: tensor<300x517xf32>, %w: tensor<517x129xf32>)
      -> (tensor<300x129xbf16>, tensor<300xf32>, tensor<517xf32>) {
    %e = math.exp %x : tensor<300x517xf32>
    %t = sinter.transpose %e [1, 0] : tensor<300x517xf32> -> tensor<517x300xf32>
    %p = sinter.matmul %t, %w contract [0] x [0] acc f32
        : tensor<517x300xf32>, tensor<517x129xf32> -> tensor<300x129xbf16>
    %r = sinter.reduce add %t dims [0] : tensor<517x300xf32> -> tensor<300xf32>
    %c = sinter.reduce add %t dims [1] : tensor<517x300xf32> -> tensor<517xf32>
    return %p, %r, %c : tensor<300x129xbf16>, tensor<300xf32>, tensor<517xf32>
  })";

// The same step in kernels, from the other layout, with a producer cloned.
constexpr const char *planned = R"(
  sinter.kernel @product(%x: tensor<300x517xf32>, %w: tensor<517x129xf32>)
      -> tensor<300x129xbf16> {
    %e = math.exp %x : tensor<300x517xf32>
    %p = sinter.matmul %e, %w contract [1] x [0] acc f32
        : tensor<300x517xf32>, tensor<517x129xf32> -> tensor<300x129xbf16>
    sinter.yield %p : tensor<300x129xbf16>
  }
  sinter.kernel @sums(%x: tensor<300x517xf32>)
      -> (tensor<300xf32>, tensor<517xf32>) {
    %e = math.exp %x : tensor<300x517xf32>
    %r = sinter.reduce add %e dims [1] : tensor<300x517xf32> -> tensor<300xf32>
    %c = sinter.reduce add %e dims [0] : tensor<300x517xf32> -> tensor<517xf32>
    sinter.yield %r, %c : tensor<300xf32>, tensor<517xf32>
  }
  func.func @main(%x: tensor<300x517xf32>, %w: tensor<517x129xf32>)
      -> (tensor<300x129xbf16>, tensor<300xf32>, tensor<517xf32>) {
    %r, %c = sinter.launch @sums(%x)
        : (tensor<300x517xf32>) -> (tensor<300xf32>, tensor<517xf32>)
    %p = sinter.launch @product(%x, %w)
        : (tensor<300x517xf32>, tensor<517x129xf32>) -> tensor<300x129xbf16>
    return %p, %r, %c : tensor<300x129xbf16>, tensor<300xf32>, tensor<517xf32>
  })";

TEST(Determinism, OfThreadsAndKernels) {
  Program program(chain), plan(planned);
  ASSERT_TRUE(program.module && plan.module);
  std::string want = program.run(1);
  ASSERT_FALSE(want.empty());
  EXPECT_EQ(program.run(2), want);
  EXPECT_EQ(program.run(5), want);
  EXPECT_EQ(plan.run(1), want);
  EXPECT_EQ(plan.run(3), want);
}

// A sum over both dims is the same in either order of the dims, although
// double precision alone would not make it so.
TEST(Determinism, OfTheOrderOfSums) {
  Program rows(R"(
    func.func @main(%x: tensor<900x700xf32>) -> (tensor<f32>, tensor<f32>) {
      %t = sinter.transpose %x [1, 0] : tensor<900x700xf32> -> tensor<700x900xf32>
      %a = sinter.reduce add %x dims [0, 1] : tensor<900x700xf32> -> tensor<f32>
      %b = sinter.reduce add %t dims [0, 1] : tensor<700x900xf32> -> tensor<f32>
      return %a, %b : tensor<f32>, tensor<f32>
    })");
  ASSERT_TRUE(rows.module);
  std::string sums = rows.run(2);
  ASSERT_EQ(sums.size(), 8u);
  EXPECT_EQ(sums.substr(0, 4), sums.substr(4));
}

TEST(Evaluator, ChecksItsArguments) {
  Program program(R"(
    func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      return %x : tensor<2xf32>
    })");
  ASSERT_TRUE(program.module);
  std::string said;
  ScopedDiagnosticHandler handler(&program.context, [&](Diagnostic &d) {
    said = d.str();
    return success();
  });
  Evaluator evaluator(*program.module);
  auto main = cast<FunctionOpInterface>(program.module->lookupSymbol("main"));
  EXPECT_TRUE(failed(evaluator.run(main, {})));
  EXPECT_EQ(said, "@main takes 1 arguments, not 0");
  Builder b(&program.context);
  FailureOr<Tensor> wrong = evaluator.allocate(
      main.getLoc(), RankedTensorType::get({3}, b.getF32Type()));
  ASSERT_TRUE(succeeded(wrong));
  EXPECT_TRUE(failed(evaluator.run(main, {Datum{*wrong, {}}})));
  EXPECT_EQ(said, "argument 0 of @main must be 'tensor<2xf32>'");
}

TEST(Evaluator, RefusesControlFlow) {
  Program program("");
  ASSERT_TRUE(program.module);
  program.context.allowUnregisteredDialects();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(R"(
    func.func @main() {
      "test.branch"() [^next] : () -> ()
    ^next:
      return
    })",
                                                             &program.context);
  ASSERT_TRUE(module);
  std::string said;
  ScopedDiagnosticHandler handler(&program.context, [&](Diagnostic &d) {
    said = d.str();
    return success();
  });
  Evaluator evaluator(*module);
  auto main = cast<FunctionOpInterface>(module->lookupSymbol("main"));
  EXPECT_TRUE(failed(evaluator.run(main, {})));
  EXPECT_EQ(said, "@main has several blocks; a step is one block without "
                  "control flow");
}

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the register model promises whatever its coefficients are.

#include "Schedule/RegisterModel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace sinter;

namespace {

/// A row's sum, and the row over it: the row is held across the sum.
constexpr const char *normalized = R"(
func.func @f(%x: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %s = sinter.reduce add %x dims [1]
      : tensor<4096x4096xf32> -> tensor<4096xf32>
  %b = sinter.broadcast %s dims [0]
      : tensor<4096xf32> -> tensor<4096x4096xf32>
  %y = arith.divf %x, %b : tensor<4096x4096xf32>
  return %y : tensor<4096x4096xf32>
})";

constexpr const char *pointwise = R"(
func.func @f(%x: tensor<65536xf32>, %y: tensor<65536xf32>)
    -> tensor<65536xf32> {
  %0 = arith.mulf %x, %y : tensor<65536xf32>
  %1 = math.exp %0 : tensor<65536xf32>
  %2 = arith.addf %1, %x : tensor<65536xf32>
  return %2 : tensor<65536xf32>
})";

class RegisterModelTest : public ::testing::Test {
protected:
  RegisterModelTest() : context(MLIRContext::Threading::DISABLED) {
    context.loadDialect<SinterDialect, func::FuncDialect, arith::ArithDialect,
                        math::MathDialect>();
  }

  void load(const char *source) {
    module = parseSourceString<ModuleOp>(source, &context);
    ASSERT_TRUE(module);
    auto function = *module->getOps<func::FuncOp>().begin();
    SmallVector<Value> results(
        function.getBody().front().getTerminator()->getOperands());
    std::string error;
    graph = buildTiled(results, [](Value) { return false; }, error);
    ASSERT_TRUE(graph) << error;
    summary.emplace(*graph);
    model.emplace(*graph, *summary);
  }
  RegisterEstimate row(int64_t lanes, int64_t vector, int64_t chunks,
                       int64_t threads = 256) {
    TileDecisions tiles;
    tiles.schedule = ScheduleKind::Row;
    tiles.threads = threads;
    tiles.lanes = lanes;
    tiles.vector = vector;
    tiles.chunks = chunks;
    return checked(tiles);
  }
  RegisterEstimate points(int64_t vector, int64_t threads = 256) {
    TileDecisions tiles;
    tiles.threads = threads;
    tiles.lanes = 1;
    tiles.vector = vector;
    return checked(tiles);
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  std::optional<AccessGraph> graph;
  std::optional<GraphSummary> summary;
  std::optional<RegisterModel> model;

private:
  RegisterEstimate checked(const TileDecisions &tiles) {
    RegisterEstimate estimate = model->estimate(tiles, target);
    EXPECT_GE(estimate.low, 1);
    EXPECT_LE(estimate.low, estimate.high);
    EXPECT_LE(estimate.high, target.sm.maxRegistersPerThread);
    EXPECT_GT(estimate.needed, 0);
    EXPECT_TRUE(estimate.spills(0));
    EXPECT_FALSE(estimate.spills(1000000));
    return estimate;
  }
  Target target = *lookupTarget("h200");
};

TEST_F(RegisterModelTest, MoreElementsTakeMore) {
  load(normalized);
  RegisterEstimate last = row(256, 4, 1);
  for (int64_t chunks : {2, 4, 7}) {
    RegisterEstimate next = row(256, 4, chunks);
    EXPECT_GE(next.high, last.high);
    EXPECT_GE(next.needed, last.needed);
    last = next;
  }
  EXPECT_GT(last.high, row(256, 4, 1).high);
  last = row(256, 1, 4);
  for (int64_t vector : {2, 4}) {
    RegisterEstimate next = row(256, vector, 4);
    EXPECT_GE(next.high, last.high);
    last = next;
  }
}

TEST_F(RegisterModelTest, HeldRowsNeedTheirWords) {
  load(normalized);
  // 28 words per thread wait for the sum.
  EXPECT_GE(row(256, 4, 7).needed, 28);
  // 512 cannot.
  EXPECT_TRUE(row(8, 4, 128).spills(255));
}

TEST_F(RegisterModelTest, WiderVectorsTakeMore) {
  load(pointwise);
  int64_t last = 0;
  for (int64_t vector : {1, 2, 4, 8, 16}) {
    int64_t high = points(vector).high;
    EXPECT_GE(high, last);
    last = high;
  }
}

TEST_F(RegisterModelTest, BlocksMustFit) {
  load(normalized);
  // 1024 threads share 65536 registers.
  EXPECT_LE(row(1024, 4, 1, 1024).high, 64);
  EXPECT_LE(row(8, 4, 128, 1024).high, 64);
  EXPECT_GT(row(8, 4, 128, 1024).needed, 64);
}

TEST_F(RegisterModelTest, EveryFeatureHasAName) {
  EXPECT_EQ(RegisterModel::featureNames().size(), RegisterModel::featureCount);
}

} // namespace

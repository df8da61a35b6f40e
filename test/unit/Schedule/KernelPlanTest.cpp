// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Plans of typical kernels, and decisions as attributes.

#include "sinter/Cost/ChoosePlan.h"
#include "sinter/Schedule/ScatterShape.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace sinter;

namespace {

class KernelPlanTest : public ::testing::Test {
protected:
  KernelPlanTest() : context(MLIRContext::Threading::DISABLED) {
    context.loadDialect<SinterDialect, func::FuncDialect, arith::ArithDialect,
                        math::MathDialect>();
  }

  /// The plan of what the one function of `source` returns, checked.
  PlanResult plan(const std::string &source, StringRef chip = "h200") {
    module = parseSourceString<ModuleOp>(source, &context);
    EXPECT_TRUE(module) << source;
    auto function = *module->getOps<func::FuncOp>().begin();
    SmallVector<Value> results(
        function.getBody().front().getTerminator()->getOperands());
    auto isLeaf = [](Value) { return false; };
    auto chosen = planFastest(results, isLeaf, *lookupTarget(chip.str()));
    if (auto *refusal = std::get_if<Refusal>(&chosen))
      return *refusal;
    PlanResult result = std::get<ChosenPlan>(chosen).plan;
    if (auto *plan = std::get_if<KernelPlan>(&result)) {
      std::string error;
      std::optional<AccessGraph> graph =
          buildScheduled(results, isLeaf, plan->decisions.schedule, error);
      EXPECT_TRUE(graph) << error;
      EXPECT_EQ(checkTiles(*graph, plan->decisions, *lookupTarget(chip.str())),
                "")
          << source;
      DictionaryAttr attribute = toAttribute(plan->decisions, &context);
      std::optional<TileDecisions> back = fromAttribute(attribute, error);
      EXPECT_TRUE(back) << error;
      if (back)
        EXPECT_EQ(toAttribute(*back, &context), attribute);
    }
    return result;
  }
  KernelPlan planned(const std::string &source, StringRef chip = "h200") {
    PlanResult result = plan(source, chip);
    if (auto *refusal = std::get_if<Refusal>(&result)) {
      ADD_FAILURE() << refusal->id << ": " << refusal->reason;
      return {};
    }
    return std::get<KernelPlan>(result);
  }
  std::string refusedAs(const std::string &source) {
    PlanResult result = plan(source);
    auto *refusal = std::get_if<Refusal>(&result);
    return refusal ? refusal->id : "";
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

std::string rowSum(int64_t rows, int64_t cols, const std::string &type) {
  std::string in = "tensor<" + std::to_string(rows) + "x" +
                   std::to_string(cols) + "x" + type + ">";
  std::string out = "tensor<" + std::to_string(rows) + "x" + type + ">";
  return "func.func @f(%x: " + in + ") -> " + out +
         " { %s = sinter.reduce add %x dims [1] : " + in + " -> " + out +
         " return %s : " + out + " }";
}

std::string columnSum(int64_t rows, int64_t cols, const std::string &type) {
  std::string in = "tensor<" + std::to_string(rows) + "x" +
                   std::to_string(cols) + "x" + type + ">";
  std::string out = "tensor<" + std::to_string(cols) + "x" + type + ">";
  return "func.func @f(%x: " + in + ") -> " + out +
         " { %s = sinter.reduce add %x dims [0] : " + in + " -> " + out +
         " return %s : " + out + " }";
}

std::string softmax(int64_t rows, int64_t cols, const std::string &type) {
  std::string t = "tensor<" + std::to_string(rows) + "x" +
                  std::to_string(cols) + "x" + type + ">";
  std::string r = "tensor<" + std::to_string(rows) + "x" + type + ">";
  return "func.func @f(%x: " + t + ") -> " + t + " {\n" +
         "%m = sinter.reduce max %x dims [1] : " + t + " -> " + r + "\n" +
         "%mb = sinter.broadcast %m dims [0] : " + r + " -> " + t + "\n" +
         "%d = arith.subf %x, %mb : " + t + "\n" + "%e = math.exp %d : " + t +
         "\n" + "%s = sinter.reduce add %e dims [1] : " + t + " -> " + r +
         "\n" + "%sb = sinter.broadcast %s dims [0] : " + r + " -> " + t +
         "\n" + "%y = arith.divf %e, %sb : " + t + "\n return %y : " + t + " }";
}

std::string addOf(const std::string &shape, const std::string &type) {
  std::string t = "tensor<" + shape + type + ">";
  return "func.func @f(%x: " + t + ", %y: " + t + ") -> " + t +
         " { %z = arith.addf %x, %y : " + t + " return %z : " + t + " }";
}

TEST_F(KernelPlanTest, PointwiseReadsSixteenBytes) {
  KernelPlan bf16 = planned(addOf("4096x4096x", "bf16"));
  EXPECT_EQ(bf16.decisions.schedule, ScheduleKind::Pointwise);
  EXPECT_EQ(bf16.decisions.vector, 8);
  EXPECT_EQ(bf16.decisions.threads, 256);
  EXPECT_EQ(bf16.decisions.blocks, 4096 * 4096 / 2048);
  EXPECT_EQ(bf16.facts.bytesRead, 2 * 4096 * 4096 * 2);
  EXPECT_EQ(bf16.facts.bytesWritten, 4096 * 4096 * 2);
  EXPECT_EQ(bf16.facts.bytesRequested, 3 * 4096 * 4096 * 2);
  EXPECT_EQ(planned(addOf("4096x4096x", "f32")).decisions.vector, 4);
  EXPECT_EQ(planned(addOf("4096x4096x", "f64")).decisions.vector, 2);
  // Odd sizes, one element, none.
  EXPECT_EQ(planned(addOf("7x333x", "bf16")).decisions.vector, 1);
  EXPECT_EQ(planned(addOf("7x334x", "bf16")).decisions.vector, 2);
  EXPECT_EQ(planned(addOf("", "f32")).decisions.blocks, 1);
  EXPECT_EQ(planned(addOf("4x0x", "f32")).facts.bytesRead, 0);
}

TEST_F(KernelPlanTest, RowsStayInRegisters) {
  KernelPlan plan = planned(softmax(16384, 4096, "bf16"));
  EXPECT_EQ(plan.decisions.schedule, ScheduleKind::Row);
  EXPECT_GE(plan.decisions.lanes, 128);
  EXPECT_EQ(plan.decisions.lanes * plan.decisions.chunks, 4096 / 8);
  EXPECT_EQ(plan.decisions.vector, 8);
  EXPECT_EQ(plan.facts.spillBytes, 0);
  EXPECT_EQ(plan.decisions.blocks, 16384);
  EXPECT_EQ(plan.facts.bytesRead, 16384 * 4096 * 2);
  EXPECT_EQ(plan.facts.bytesRequested, 2 * 16384 * 4096 * 2);
  // Long rows: several chunks of the row, held or staged, at least two CTAs
  // per SM.
  KernelPlan longRow = planned(softmax(16384, 32000, "bf16"));
  EXPECT_TRUE(longRow.decisions.chunks >= 8 || longRow.decisions.stage);
  EXPECT_LE(longRow.facts.registers * longRow.decisions.threads, 32768);
  EXPECT_EQ(longRow.facts.bytesRequested, 2 * 16384ll * 32000 * 2);
  // Longer than the registers of a CTA: looped over, read twice and more.
  KernelPlan loop = planned(softmax(4096, 262144, "f32"));
  EXPECT_EQ(loop.decisions.chunks, 0);
  EXPECT_GT(loop.facts.bytesRequested,
            loop.facts.bytesRead + loop.facts.bytesWritten);
  // Short rows share a CTA, and none is idle for long.
  KernelPlan shortRow = planned(softmax(65536, 64, "f32"));
  EXPECT_LE(shortRow.decisions.lanes, 16);
  EXPECT_GE(shortRow.decisions.threads, 128);
}

TEST_F(KernelPlanTest, ColumnsGoToAPersistentGrid) {
  KernelPlan plan = planned(columnSum(16384, 2048, "bf16"));
  EXPECT_EQ(plan.decisions.schedule, ScheduleKind::Row);
  EXPECT_TRUE(plan.domain.hasRows);
  EXPECT_EQ(plan.domain.rows, 16384);
  EXPECT_LE(plan.decisions.blocks, 4 * 132);
  EXPECT_EQ(plan.facts.scratchBytes, plan.decisions.blocks *
                                         plan.decisions.threads /
                                         plan.decisions.lanes * 2048 * 4);
  // Partials stay below what is read.
  EXPECT_LT(plan.facts.scratchBytes, plan.facts.bytesRead / 4);
  // Few rows: one thread adds them.
  EXPECT_EQ(planned(columnSum(8, 4096, "f32")).decisions.schedule,
            ScheduleKind::Pointwise);
  // More columns than the grid's second dim has tiles.
  planned(columnSum(100, 268435456, "f32"));
}

TEST_F(KernelPlanTest, FewLongRowsAreSplit) {
  KernelPlan plan = planned(rowSum(1, 1 << 25, "f32"));
  EXPECT_EQ(plan.decisions.schedule, ScheduleKind::Split);
  EXPECT_GE(plan.decisions.splits, 132);
  EXPECT_EQ(plan.facts.scratchBytes, plan.decisions.splits * 4);
  EXPECT_EQ(planned(rowSum(1, 4096, "f32")).decisions.schedule,
            ScheduleKind::Row);
  EXPECT_EQ(planned(rowSum(16384, 2048, "f32")).decisions.schedule,
            ScheduleKind::Row);
}

TEST_F(KernelPlanTest, Refusals) {
  EXPECT_EQ(refusedAs(R"(
    func.func @f(%x: tensor<8xf32>, %y: tensor<4xf32>)
        -> (tensor<8xf32>, tensor<4xf32>) {
      %a = arith.negf %x : tensor<8xf32>
      %b = arith.negf %y : tensor<4xf32>
      return %a, %b : tensor<8xf32>, tensor<4xf32>
    })"),
            "tiled.mixed-extents");
  // Totals of rows and of columns that every element needs.
  EXPECT_EQ(refusedAs(R"(
    func.func @f(%x: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
      %c = sinter.reduce add %x dims [0]
         : tensor<4096x4096xf32> -> tensor<4096xf32>
      %cb = sinter.broadcast %c dims [1]
         : tensor<4096xf32> -> tensor<4096x4096xf32>
      %y = arith.mulf %x, %cb : tensor<4096x4096xf32>
      %r = sinter.reduce add %y dims [1]
         : tensor<4096x4096xf32> -> tensor<4096xf32>
      %rb = sinter.broadcast %r dims [0]
         : tensor<4096xf32> -> tensor<4096x4096xf32>
      %z = arith.mulf %y, %rb : tensor<4096x4096xf32>
      return %z : tensor<4096x4096xf32>
    })"),
            "row.chained-column");
  EXPECT_EQ(refusedAs(R"(
    func.func @f(%x: tensor<256x256xf32>, %y: tensor<256x256xf32>)
        -> tensor<256x256xf32> {
      %p = sinter.matmul %x, %y contract [1] x [0] acc f32
         : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
      %q = sinter.matmul %p, %y contract [1] x [0] acc f32
         : tensor<256x256xf32>, tensor<256x256xf32> -> tensor<256x256xf32>
      return %q : tensor<256x256xf32>
    })"),
            "tiled.repeated-loop");
}

TEST_F(KernelPlanTest, EveryChipHasPlans) {
  for (const Target &target : knownTargets()) {
    planned(softmax(4096, 4096, "f32"), target.product);
    planned(columnSum(4096, 1000, "bf16"), target.product);
    planned(rowSum(3, 1000000, "f16"), target.product);
    planned(addOf("3x5x", "f32"), target.product);
  }
}

TEST_F(KernelPlanTest, AttributesAreChecked) {
  auto read = [&](const std::string &text) {
    auto attribute = cast<DictionaryAttr>(parseAttribute(text, &context));
    std::string error;
    return fromAttribute(attribute, error) ? std::string() : error;
  };
  std::string rest = "min_blocks_per_sm = 1, splits = 1, threads = 256, "
                     "vector = 8, version = 1}";
  EXPECT_EQ(
      read("{schedule = \"row\", blocks = 4, chunks = 0, lanes = 32, " + rest),
      "");
  EXPECT_EQ(read("{schedule = \"library\", version = 1}"), "");
  EXPECT_EQ(read("{version = 1}"), "'schedule' is missing");
  EXPECT_EQ(read("{schedule = \"row\"}"), "'version' must be 1");
  EXPECT_EQ(
      read("{schedule = \"rows\", version = 1}"),
      "'schedule' is \"rows\", but must be pointwise, row, transpose, split, "
      "scatter, library or copy");
  EXPECT_EQ(read("{schedule = \"row\", chunks = 0, lanes = 32, " + rest),
            "'blocks' is missing or no integer of type i64");
  EXPECT_EQ(
      read("{schedule = \"row\", blocks = 4, chunks = 0, lanes = 24, " + rest),
      "'lanes' must be a power of two that divides 'threads'");
  EXPECT_EQ(read("{schedule = \"row\", blocks = 4, chunks = 0, lanes = 2048, " +
                 rest),
            "'lanes' is 2048, but must be between 1 and 1024");
  EXPECT_EQ(read("{schedule = \"row\", speed = 3, blocks = 4, chunks = 0, "
                 "lanes = 32, " +
                 rest),
            "'speed' is no decision");
}

std::string embeddingGrad(int64_t rows, int64_t cols, int64_t updates,
                          const std::string &type) {
  auto tensor = [](int64_t size, int64_t cols, const std::string &type) {
    return "tensor<" + std::to_string(size) + "x" + std::to_string(cols) + "x" +
           type + ">";
  };
  std::string table = tensor(rows, cols, type),
              dy = tensor(updates, cols, type);
  std::string ids = "tensor<" + std::to_string(updates) + "xi32>";
  return "func.func @f(%x: " + table + ", %ids: " + ids + ", %dy: " + dy +
         ") -> " + table +
         " { %s = sinter.scatter add %x, %ids, %dy"
         " {update_window_dims = array<i64: 1>,"
         " inserted_window_dims = array<i64: 0>,"
         " input_batching_dims = array<i64>, indices_batching_dims = "
         "array<i64>,"
         " scatter_dims_to_operand_dims = array<i64: 0>,"
         " index_vector_dim = 1 : i64} : " +
         table + ", " + ids + ", " + dy + " return %s : " + table + " }";
}

TEST_F(KernelPlanTest, ScattersReadEachUpdateOnce) {
  KernelPlan plan = planned(embeddingGrad(32000, 2048, 65536, "bf16"));
  EXPECT_EQ(plan.decisions.schedule, ScheduleKind::Scatter);
  EXPECT_EQ(plan.decisions.vector, 8);
  EXPECT_EQ(plan.decisions.segment, 128);
  EXPECT_GE(plan.decisions.lanes * plan.decisions.chunks *
                plan.decisions.splits,
            2048 / 8);
  EXPECT_EQ(plan.facts.bytesRead,
            (32000 + 65536) * int64_t(2048) * 2 + 65536 * 4);
  EXPECT_EQ(plan.facts.bytesWritten, 32000 * 2048 * 2);
  EXPECT_EQ(plan.facts.bytesRequested,
            plan.facts.bytesRead + plan.facts.bytesWritten);
  EXPECT_EQ(plan.facts.spillBytes, 0);
  // Two digits, each counted and sorted, then the begins of rows, then the
  // rows.
  EXPECT_EQ(plan.facts.launches, 6);
  // A plan that looks at all updates takes a hundred times as long.
  EXPECT_LT(estimateTime(plan, *lookupTarget("h200")).total, 200e-6);
  // Nothing to sort, and so little that sorting is not worth its launches.
  for (int64_t updates : {0, 1, 2})
    EXPECT_EQ(
        planned(embeddingGrad(320, 64, updates, "f32")).decisions.schedule,
        ScheduleKind::Pointwise);
  EXPECT_EQ(planned(embeddingGrad(0, 64, 5, "f32")).facts.bytesWritten, 0);
  // Any chip, any width.
  for (int64_t cols : {1, 7, 2049, 100000})
    EXPECT_EQ(planned(embeddingGrad(3000, cols, 9000, "f16"), "a100")
                  .facts.spillBytes,
              0)
        << cols;
}

TEST_F(KernelPlanTest, ScatterShapes) {
  auto shapeOf = [&](int64_t rows, int64_t updates, int64_t segment) {
    module = parseSourceString<ModuleOp>(embeddingGrad(rows, 4, updates, "f32"),
                                         &context);
    auto function = *module->getOps<func::FuncOp>().begin();
    SmallVector<Value> results(
        function.getBody().front().getTerminator()->getOperands());
    std::string error;
    auto graph = buildGrouped(results, [](Value) { return false; }, error);
    EXPECT_TRUE(graph) << error;
    TileDecisions tiles;
    tiles.schedule = ScheduleKind::Scatter;
    tiles.segment = segment;
    return ScatterShape(*graph, tiles);
  };
  struct Case {
    int64_t rows, passes, digitBits;
  };
  // The row after the last, of dropped updates, is a number as well.
  for (Case one : {Case{1, 1, 5}, Case{31, 1, 5}, Case{32, 1, 6},
                   Case{511, 1, 9}, Case{512, 2, 5}, Case{32000, 2, 8},
                   Case{262143, 2, 9}, Case{262144, 3, 7}}) {
    ScatterShape shape = shapeOf(one.rows, 10, 0);
    EXPECT_EQ(shape.passes, one.passes) << one.rows;
    EXPECT_EQ(shape.digitBits, one.digitBits) << one.rows;
    EXPECT_GT(int64_t(1) << (shape.passes * shape.digitBits), one.rows);
  }
  // Tiles cover the updates, and are not too many.
  for (int64_t updates : {1, 2047, 2048, 2049, 131072, 131073, 5000000}) {
    ScatterShape shape = shapeOf(100, updates, 128);
    EXPECT_GE(shape.tiles * shape.tile, updates);
    EXPECT_LT((shape.tiles - 1) * shape.tile, updates);
    EXPECT_EQ(shape.tile % (sortThreads * sortTogether), 0);
    EXPECT_LE(shape.tiles, 64);
    EXPECT_EQ(shape.pieces, updates / 128);
    EXPECT_EQ(shape.bytes % 256, 0);
  }
  EXPECT_EQ(shapeOf(100, 5000, 0).pieces, 0);
}

TEST_F(KernelPlanTest, TilesAreChecked) {
  planned(softmax(64, 1024, "f32"));
  auto function = *module->getOps<func::FuncOp>().begin();
  SmallVector<Value> results(
      function.getBody().front().getTerminator()->getOperands());
  std::string error;
  auto graph = buildTiled(results, [](Value) { return false; }, error);
  ASSERT_TRUE(graph);
  auto why = [&](const TileDecisions &tiles) {
    return checkTiles(*graph, tiles, *lookupTarget("h200"));
  };
  TileDecisions tiles;
  tiles.schedule = ScheduleKind::Row;
  tiles.lanes = 256;
  tiles.vector = 4;
  tiles.blocks = 64;
  EXPECT_EQ(why(tiles), "");
  for (int64_t blocks : {63, 65}) {
    tiles.blocks = blocks;
    EXPECT_EQ(why(tiles), "'blocks': " + std::to_string(blocks) +
                              " CTAs are not what the kernel has, one for each "
                              "threads / lanes = 1 of 64 rows; use 64");
  }
  tiles.blocks = 64;
  tiles.vector = 1;
  EXPECT_EQ(why(tiles), "'chunks': lanes * vector * chunks * splits is 256, "
                        "less than 1024 columns");
  tiles.chunks = 0;
  EXPECT_EQ(why(tiles), "");
  tiles.minBlocksPerSM = 16;
  EXPECT_NE(why(tiles), "");
  tiles.minBlocksPerSM = 1;
  tiles.schedule = ScheduleKind::Split;
  EXPECT_NE(why(tiles), "");
  tiles.schedule = ScheduleKind::Pointwise;
  EXPECT_NE(why(tiles), "");
}

} // namespace

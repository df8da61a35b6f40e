// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the rule by which two runs agree.

#include "sinter/Support/Compare.h"
#include "sinter/Support/NarrowFloat.h"

#include <cmath>
#include <deque>
#include <gtest/gtest.h>
#include <limits>

using namespace sinter;

namespace {

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

class Compare : public ::testing::Test {
protected:
  TensorView tensor(DType dtype, const std::vector<double> &values,
                    bool scalar = false) {
    storage.emplace_back(values.size() * dtypeBytes(dtype), '\0');
    for (size_t i = 0; i < values.size(); ++i)
      storeFromDouble(dtype, storage.back().data(), i, values[i]);
    return {"t", dtype, scalar ? Shape() : Shape{int64_t(values.size())},
            storage.back().data(), storage.back().size()};
  }

  ComparePair pair(DType dtype, const std::vector<double> &a,
                   const std::vector<double> &b) {
    ComparePair pair;
    pair.name = "t";
    pair.actual = tensor(dtype, a);
    pair.expected = tensor(dtype, b);
    pair.computeDType = dtype;
    return pair;
  }

  CompareRow one(const ComparePair &pair, const CompareOptions &options = {}) {
    return compareTensors({pair}, options).front();
  }

  std::deque<std::string> storage;
};

TEST_F(Compare, Tolerances) {
  EXPECT_EQ(toleranceOf(DType::F64), 1e-12);
  EXPECT_EQ(toleranceOf(DType::F32), 1e-5);
  EXPECT_EQ(toleranceOf(DType::F16), 2e-3);
  EXPECT_EQ(toleranceOf(DType::BF16), 2e-2);
  EXPECT_EQ(narrowerOf(DType::F16, DType::BF16), DType::BF16);
  EXPECT_EQ(narrowerOf(DType::F64, DType::F32), DType::F32);
  EXPECT_EQ(narrowerOf(DType::F8E5M2, DType::F8E4M3), DType::F8E5M2);
}

TEST_F(Compare, NormWise) {
  std::vector<double> b(1000, 1.0);
  std::vector<double> a = b;
  a[3] = 1.0 + 2e-4; // norm 2e-4 of 31.6: 6.3e-6
  CompareRow row = one(pair(DType::F32, a, b));
  EXPECT_TRUE(row.ok);
  EXPECT_NEAR(row.error, 2e-4 / std::sqrt(1000.0), 1e-8);
  EXPECT_NEAR(row.largest, 2e-4, 1e-7);
  a[3] = 1.0 + 4e-4;
  EXPECT_FALSE(one(pair(DType::F32, a, b)).ok);
  // The same is nothing for what bf16 computes.
  ComparePair narrow = pair(DType::F32, a, b);
  narrow.computeDType = DType::BF16;
  EXPECT_TRUE(one(narrow).ok);
  EXPECT_EQ(one(narrow).tolerance, 2e-2);
}

TEST_F(Compare, ZeroedGradientFails) {
  std::vector<double> gradient(100, 1e-3);
  std::vector<double> other(100, 1.0);
  std::vector<double> zero(100, 0.0);
  for (DType dtype : {DType::F64, DType::F32, DType::F16, DType::BF16,
                      DType::F8E4M3, DType::F8E5M2}) {
    std::vector<double> large(100, 0.25);
    for (auto &[a, b] : {std::pair(zero, large), std::pair(large, zero)})
      EXPECT_FALSE(one(pair(dtype, a, b)).ok) << dtypeName(dtype);
  }
  // Beside a tensor that is a thousand times as large, too.
  ComparePair zeroed = pair(DType::BF16, zero, gradient);
  ComparePair good = pair(DType::BF16, other, other);
  std::vector<CompareRow> rows = compareTensors({zeroed, good});
  EXPECT_FALSE(rows[0].ok);
  EXPECT_TRUE(rows[1].ok);
}

TEST_F(Compare, NoiseAroundZeroPasses) {
  // A gradient that is zero in theory, 1e-7 of the others: noise may differ.
  std::vector<double> noiseA(100, 1e-7), noiseB(100, -1e-7), other(100, 1.0);
  ComparePair noise = pair(DType::F32, noiseA, noiseB);
  noise.computeDType = DType::BF16;
  ComparePair large = pair(DType::F32, other, other);
  large.computeDType = DType::BF16;
  EXPECT_FALSE(one(noise).ok);
  EXPECT_TRUE(compareTensors({noise, large})[0].ok);
  // A scalar, such as the loss, is another kind and does not help.
  ComparePair loss = large;
  loss.actual = loss.expected = tensor(DType::F32, {100.0}, true);
  EXPECT_FALSE(compareTensors({noise, loss})[0].ok);
  // Nor does a tensor that another type computes.
  large.computeDType = DType::F32;
  EXPECT_FALSE(compareTensors({noise, large})[0].ok);
}

TEST_F(Compare, ZeroAgainstZero) {
  EXPECT_TRUE(one(pair(DType::F32, {0, 0}, {0, -0.0})).ok);
  EXPECT_EQ(one(pair(DType::F32, {0, 0}, {0, 0})).error, 0);
  CompareRow row = one(pair(DType::F32, {0, 1e-30}, {0, 0}));
  EXPECT_FALSE(row.ok);
  EXPECT_EQ(row.error, inf);
  EXPECT_TRUE(one(pair(DType::F32, {}, {})).ok);
}

TEST_F(Compare, NansAndInfinities) {
  EXPECT_TRUE(
      one(pair(DType::F32, {nan, inf, -inf, 1}, {nan, inf, -inf, 1})).ok);
  EXPECT_EQ(one(pair(DType::F32, {nan, nan}, {nan, nan})).nans, 2u);
  for (auto &[a, b] :
       {std::pair(nan, 1.0f), std::pair(1.0f, nan), std::pair(inf, 1.0f),
        std::pair(1.0f, inf), std::pair(inf, -inf), std::pair(nan, inf)}) {
    CompareRow row = one(pair(DType::F32, {a, 1}, {b, 1}));
    EXPECT_FALSE(row.ok);
    EXPECT_EQ(row.misplaced, 1u);
    EXPECT_EQ(row.error, 0);
  }
}

TEST_F(Compare, Integers) {
  EXPECT_TRUE(one(pair(DType::I32, {1, 2}, {1, 2})).ok);
  CompareRow row = one(pair(DType::I32, {1, 5}, {1, 2}));
  EXPECT_FALSE(row.ok);
  EXPECT_EQ(row.error, 0.5);
  EXPECT_EQ(row.largest, 3);
  EXPECT_FALSE(one(pair(DType::Bool, {1}, {0})).ok);
  // Neighbours that a double cannot tell apart.
  ComparePair wide = pair(DType::I64, {0}, {0});
  int64_t a = (int64_t(1) << 60) + 1, b = int64_t(1) << 60;
  wide.actual.data = &a;
  wide.expected.data = &b;
  EXPECT_FALSE(one(wide).ok);
}

TEST_F(Compare, ExtremeDoubles) {
  EXPECT_FALSE(one(pair(DType::F64, {1e300, 0}, {1e300, 1e300})).ok);
  EXPECT_TRUE(one(pair(DType::F64, {1e308, 1}, {1e308, 1})).ok);
  EXPECT_FALSE(one(pair(DType::F64, {1e-300}, {2e-300})).ok);
  EXPECT_FALSE(one(pair(DType::F64, {1 + 1e-11}, {1})).ok);
}

TEST_F(Compare, DifferencesFromInputs) {
  // An update of 1e-3 that is missing hides in the norm of the parameter.
  std::vector<double> before(100, 1.0), after(100, 1.001);
  ComparePair missing = pair(DType::F32, before, after);
  missing.computeDType = DType::BF16;
  EXPECT_TRUE(one(missing).ok);
  missing.input = tensor(DType::F32, before);
  CompareRow row = one(missing);
  EXPECT_FALSE(row.ok);
  EXPECT_NEAR(row.error, 1, 1e-6);
  EXPECT_EQ(row.tolerance, 4e-2);
  // 3 % of the update is within twice the tolerance.
  ComparePair close =
      pair(DType::F32, std::vector<double>(100, 1.00103), after);
  close.computeDType = DType::BF16;
  close.input = tensor(DType::F32, before);
  EXPECT_TRUE(one(close).ok);
}

TEST_F(Compare, OneUlpOfNarrowParameters) {
  // bf16 at 1: steps of 2^-7 above, and an update of one step.
  std::vector<double> before(100, 1.0), after(100, 1.0 + 0x1p-7);
  ComparePair flipped = pair(DType::BF16, before, after);
  flipped.input = tensor(DType::BF16, before);
  EXPECT_TRUE(one(flipped).ok);
  EXPECT_EQ(one(flipped).error, 0);
  EXPECT_EQ(one(flipped).largest, 0x1p-7);
  // Two steps are a missing update.
  ComparePair missing =
      pair(DType::BF16, before, std::vector<double>(100, 1.0 + 0x1p-6));
  missing.input = tensor(DType::BF16, before);
  EXPECT_FALSE(one(missing).ok);
  // Without an input, one step counts.
  flipped.input.reset();
  EXPECT_NE(one(flipped).error, 0);
}

TEST_F(Compare, FamiliesOfOptimizerState) {
  // Parameters change by 1e-3, second moments by 1e-9: a missing change of a
  // second moment must not hide behind the parameters'.
  std::vector<ComparePair> pairs;
  for (double change : {1e-3, 1e-5, 1e-9})
    for (size_t size : {10, 20}) {
      std::vector<double> before(size, 0.0), after(size, change);
      bool missing = change == 1e-9 && size == 20;
      ComparePair state = pair(DType::F32, missing ? before : after, after);
      state.computeDType = DType::BF16;
      state.input = tensor(DType::F32, before);
      pairs.push_back(state);
    }
  std::vector<CompareRow> rows = compareTensors(pairs);
  for (size_t i = 0; i < rows.size(); ++i)
    EXPECT_EQ(rows[i].ok, i != 5) << i;
}

TEST_F(Compare, Options) {
  CompareOptions options;
  options.rtol = 0.5;
  EXPECT_TRUE(one(pair(DType::F32, {1.4}, {1}), options).ok);
  EXPECT_FALSE(one(pair(DType::F32, {1.6}, {1}), options).ok);
  options.rtol = 0;
  options.atol = 0.1;
  EXPECT_TRUE(one(pair(DType::F32, {1.05, 1}, {1, 1}), options).ok);
  EXPECT_FALSE(one(pair(DType::F32, {1.2, 1}, {1, 1}), options).ok);
}

TEST_F(Compare, ThreadsDoNotMatter) {
  std::vector<double> a(300000), b(300000);
  for (size_t i = 0; i < a.size(); ++i) {
    a[i] = std::sin(double(i));
    b[i] = a[i] * (1 + 1e-6 * std::cos(double(i)));
  }
  ComparePair large = pair(DType::F32, a, b);
  CompareOptions one, five;
  one.threads = 1;
  five.threads = 5;
  EXPECT_EQ(compareTensors({large}, one)[0].error,
            compareTensors({large}, five)[0].error);
}

TEST(ProgramText, GenericForm) {
  Result<ProgramText> program = scanProgramText(R"mlir(
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 9 : i32}], function_type = (tensor<2xf32>) -> tensor<2xf32>, sym_name = "helper"}> ({
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {mhlo.sharding = "{devices=[2,1]<=[2]}", tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 0 : i32}], function_type = (tensor<2xf32>, tensor<4xbf16>, tensor<f32>) -> (tensor<f32>, tensor<4xbf16>), sym_name = "main"}> ({
  }) : () -> ()
}) : () -> ()
)mlir",
                                                "p.mlir");
  ASSERT_TRUE(program) << program.message();
  ASSERT_EQ(program->aliasingOutputs.size(), 3u);
  EXPECT_EQ(program->aliasingOutputs[0], std::nullopt);
  EXPECT_EQ(program->aliasingOutputs[1], 1u);
  EXPECT_EQ(program->aliasingOutputs[2], 0u);
  EXPECT_EQ(program->narrowestFloat, DType::BF16);
}

TEST(ProgramText, CustomForm) {
  Result<ProgramText> program = scanProgramText(R"mlir(
module @jit_step {
  func.func public @main(%arg0: tensor<8x8xf32> {tf.aliasing_output = 2 : i32}, %arg1: tensor<2x3xi32>, %arg2: tensor<f32> {jax.buffer_donor = true}) -> (tensor<f32> {jax.result_info = "[0]"}) {
    %0 = call @helper(%arg0) : (tensor<8x8xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
)mlir",
                                                "p.mlir");
  ASSERT_TRUE(program) << program.message();
  ASSERT_EQ(program->aliasingOutputs.size(), 3u);
  EXPECT_EQ(program->aliasingOutputs[0], 2u);
  EXPECT_EQ(program->aliasingOutputs[1], std::nullopt);
  EXPECT_EQ(program->narrowestFloat, DType::F32);
}

TEST(ProgramText, BadText) {
  for (const char *text :
       {"", "module {}", "func.func @main(%a: tensor<2xf32>",
        "\"func.func\"() <{sym_name = \"main\"", "@main(", "\"func.func\"()"})
    EXPECT_FALSE(scanProgramText(text, "p.mlir")) << text;
  EXPECT_EQ(scanProgramText("", "p.mlir").message(),
            "p.mlir: no function @main in it");
}

} // namespace

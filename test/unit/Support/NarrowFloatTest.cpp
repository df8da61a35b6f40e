// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of narrow float conversions: over all codes against the definition of
// rounding, and against values that ml_dtypes 0.6.0 and NumPy 2.4 give.

#include "sinter/Support/NarrowFloat.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

using namespace sinter;

namespace {

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

class NarrowFloat : public ::testing::TestWithParam<DType> {
protected:
  DType dtype = GetParam();
  unsigned codes = 1u << (8 * dtypeBytes(dtype));
  unsigned signBit = codes / 2;
  double value(unsigned code) const {
    return narrowToFloat(dtype, static_cast<uint16_t>(code));
  }
  unsigned round(double x) const { return roundToNarrow(dtype, x); }
};

// Codes of magnitudes are in order, so that every finite code and the middle
// between each two neighbours decide all of rounding to nearest even.
TEST_P(NarrowFloat, RoundsToNearestEven) {
  for (unsigned code = 0; code + 1 < signBit; ++code) {
    double low = value(code), high = value(code + 1);
    if (!std::isfinite(high))
      break;
    ASSERT_LT(low, high);
    double middle = (low + high) / 2;
    unsigned even = code % 2 == 0 ? code : code + 1;
    for (unsigned sign : {0u, signBit}) {
      double s = sign ? -1 : 1;
      ASSERT_EQ(round(s * low), sign | code);
      ASSERT_EQ(round(s * middle), sign | even);
      ASSERT_EQ(round(s * std::nextafter(middle, -inf)), sign | code);
      ASSERT_EQ(round(s * std::nextafter(middle, inf)), sign | (code + 1));
    }
  }
}

TEST_P(NarrowFloat, SpecialValues) {
  EXPECT_EQ(round(0.0), 0u);
  EXPECT_EQ(round(-0.0), signBit);
  EXPECT_TRUE(std::isnan(value(round(nan))));
  EXPECT_TRUE(std::isnan(value(round(-nan))));
  EXPECT_TRUE(std::signbit(value(round(std::copysign(nan, -1.0)))));
  EXPECT_EQ(round(5e-324), 0u);
  for (double large : {inf, 1e300, 1e39}) {
    if (dtype == DType::F8E4M3) {
      EXPECT_TRUE(std::isnan(value(round(large))));
      EXPECT_TRUE(std::isnan(value(round(-large))));
    } else {
      EXPECT_EQ(value(round(large)), inf);
      EXPECT_EQ(value(round(-large)), -inf);
    }
  }
}

TEST_P(NarrowFloat, StoreAndLoadAgree) {
  char bytes[2];
  for (double x : {0.0, 1.0, -1.5, 0.0078125, 224.0}) {
    storeFromDouble(dtype, bytes, 0, x);
    EXPECT_EQ(loadAsDouble(dtype, bytes, 0), x);
  }
}

INSTANTIATE_TEST_SUITE_P(All, NarrowFloat,
                         ::testing::Values(DType::F8E4M3, DType::F8E5M2,
                                           DType::F16, DType::BF16),
                         [](const auto &info) {
                           return std::string(dtypeName(info.param));
                         });

struct Golden {
  DType dtype;
  double value;
  unsigned bits;
};

TEST(NarrowFloatGolden, AsMlDtypes) {
  const Golden goldens[] = {
      {DType::F8E4M3, 448, 0x7e},     {DType::F8E4M3, 464, 0x7e},
      {DType::F8E4M3, 465, 0x7f},     {DType::F8E4M3, -465, 0xff},
      {DType::F8E4M3, inf, 0x7f},     {DType::F8E4M3, 0x1p-9, 0x01},
      {DType::F8E4M3, 0x1p-10, 0},    {DType::F8E4M3, 0x1.8p-10, 0x01},
      {DType::F8E5M2, 57344, 0x7b},   {DType::F8E5M2, 61439, 0x7b},
      {DType::F8E5M2, 61440, 0x7c},   {DType::F8E5M2, -61440, 0xfc},
      {DType::F8E5M2, 0x1p-16, 1},    {DType::F8E5M2, nan, 0x7e},
      {DType::F16, 65504, 0x7bff},    {DType::F16, 65519, 0x7bff},
      {DType::F16, 65520, 0x7c00},    {DType::F16, 0x1p-24, 0x0001},
      {DType::F16, 0x1p-25, 0},       {DType::F16, 1.0 / 3, 0x3555},
      {DType::BF16, 1.0 / 3, 0x3eab}, {DType::BF16, 1e-7, 0x33d7},
      {DType::BF16, 3.4e38, 0x7f80},  {DType::BF16, 0x1p-133, 0x0001},
      {DType::BF16, nan, 0x7fc0},
  };
  for (const Golden &golden : goldens)
    EXPECT_EQ(roundToNarrow(golden.dtype, golden.value), golden.bits)
        << dtypeName(golden.dtype) << " " << golden.value;
}

// NumPy rounds a double to f16 once, to the others through f32.
TEST(NarrowFloatGolden, CastsPassThroughF32ExceptF16) {
  double aboveTie = 1 + 0x1p-8 + 0x1p-40;
  EXPECT_EQ(castToNarrow(DType::BF16, aboveTie), 0x3f80);
  EXPECT_EQ(roundToNarrow(DType::BF16, aboveTie), 0x3f81);
  aboveTie = 1 + 0x1p-11 + 0x1p-40;
  EXPECT_EQ(castToNarrow(DType::F16, aboveTie), 0x3c01);
  aboveTie = 1 + 0x1p-4 + 0x1p-40;
  EXPECT_EQ(castToNarrow(DType::F8E4M3, aboveTie), 0x38);
  EXPECT_EQ(roundToNarrow(DType::F8E4M3, aboveTie), 0x39);
}

TEST(NarrowFloatGolden, FastBF16) {
  for (unsigned low : {0u, 1u, 0x7fffu, 0x8000u, 0x8001u, 0xffffu})
    for (unsigned high = 0; high < 0x10000; ++high) {
      float value = std::bit_cast<float>(high << 16 | low);
      ASSERT_EQ(floatToBF16(value), roundToNarrow(DType::BF16, value));
    }
}

TEST(NarrowFloatGolden, UnitInLastPlace) {
  EXPECT_EQ(unitInLastPlace(DType::BF16, 1.0), 0x1p-7);
  EXPECT_EQ(unitInLastPlace(DType::BF16, -1.99), 0x1p-7);
  EXPECT_EQ(unitInLastPlace(DType::F32, 2.0), 0x1p-22);
  EXPECT_EQ(unitInLastPlace(DType::F16, 0.0), 0x1p-24);
  EXPECT_EQ(unitInLastPlace(DType::F64, 1.0), 0x1p-52);
}

TEST(NarrowFloatGolden, Integers) {
  int8_t small;
  storeFromDouble(DType::I8, &small, 0, -1.9);
  EXPECT_EQ(small, -1);
  uint64_t wide;
  storeFromDouble(DType::U64, &wide, 0, 0x1p63);
  EXPECT_EQ(wide, uint64_t(1) << 63);
  storeFromDouble(DType::I64, &wide, 0, nan);
  EXPECT_EQ(wide, 0u);
  uint8_t truth;
  storeFromDouble(DType::Bool, &truth, 0, 0.25);
  EXPECT_EQ(truth, 1);
}

} // namespace

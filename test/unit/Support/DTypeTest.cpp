// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the table of element types and of tensor sizes.

#include "sinter/Support/DType.h"

#include <gtest/gtest.h>
#include <limits>

using namespace sinter;

TEST(DType, NamesRoundTrip) {
  for (unsigned i = 0; i < numDTypes; ++i) {
    auto dtype = static_cast<DType>(i);
    EXPECT_EQ(parseDType(dtypeName(dtype)), dtype);
    EXPECT_EQ(parseMlirDType(dtypeMlirName(dtype)), dtype);
  }
  EXPECT_EQ(parseDType("F4"), std::nullopt);
  EXPECT_EQ(parseDType("bf16"), std::nullopt);
  EXPECT_EQ(parseDType(""), std::nullopt);
  EXPECT_STREQ(dtypeName(DType::F8E4M3), "F8_E4M3");
  EXPECT_STREQ(dtypeMlirName(DType::F8E4M3), "f8E4M3FN");
}

TEST(DType, Classes) {
  EXPECT_TRUE(isNarrowFloat(DType::BF16));
  EXPECT_FALSE(isNarrowFloat(DType::F32));
  EXPECT_FALSE(isNarrowFloat(DType::I16));
  EXPECT_FALSE(isInteger(DType::Bool));
  EXPECT_TRUE(isSignedInteger(DType::I64));
  EXPECT_FALSE(isSignedInteger(DType::U64));
}

TEST(DType, Sizes) {
  EXPECT_EQ(*byteCount(DType::F32, {}), 4u);
  EXPECT_EQ(*byteCount(DType::BF16, {3, 5}), 30u);
  EXPECT_EQ(*byteCount(DType::F64, {0, 5}), 0u);
  EXPECT_EQ(describeTensor(DType::BF16, {16, 1024}), "BF16[16,1024]");
  EXPECT_EQ(describeTensor(DType::F32, {}), "F32[]");
}

TEST(DType, SizesThatOverflow) {
  constexpr int64_t huge = std::numeric_limits<int64_t>::max();
  EXPECT_FALSE(byteCount(DType::F64, {huge}));
  EXPECT_FALSE(byteCount(DType::I8, {1 << 30, 1 << 30, 1 << 30}));
  // Also where a zero hides it: a stride would overflow.
  EXPECT_FALSE(byteCount(DType::I8, {huge, huge, 0}));
  EXPECT_FALSE(byteCount(DType::I8, {-1}));
  EXPECT_EQ(elementCount({-2}).message(),
            "shape [-2] has a negative dimension");
}

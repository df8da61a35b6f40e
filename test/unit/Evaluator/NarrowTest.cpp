// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions of narrow floats, all codes and all neighbourhoods of ties,
// against APFloat and against Support's.

#include "Narrow.h"
#include "Access.h"

#include "sinter/Support/NarrowFloat.h"

#include "llvm/ADT/APFloat.h"
#include "gtest/gtest.h"

using namespace sinter;
using namespace sinter::eval;
using llvm::APFloat;

namespace {

struct Format {
  const char *name;
  ElementKind kind;
  const llvm::fltSemantics *semantics;
  std::optional<DType> dtype;
  unsigned width;
};

std::vector<Format> formats() {
  return {
      {"f16", ElementKind::F16, &APFloat::IEEEhalf(), DType::F16, 16},
      {"bf16", ElementKind::BF16, &APFloat::BFloat(), DType::BF16, 16},
      {"e4m3", ElementKind::E4M3, &APFloat::Float8E4M3FN(), DType::F8E4M3, 8},
      {"e5m2", ElementKind::E5M2, &APFloat::Float8E5M2(), DType::F8E5M2, 8},
      {"e2m1", ElementKind::E2M1, &APFloat::Float4E2M1FN(), std::nullopt, 4},
  };
}

uint64_t bitsOf(ElementKind kind, double value) {
  uint64_t stored = 0;
  convertTo(kind, &value, 1, &stored);
  return stored;
}
uint64_t bitsOf(ElementKind kind, float value) {
  uint64_t stored = 0;
  convertTo(kind, &value, 1, &stored);
  return stored;
}

double valueOf(const Format &format, uint64_t code) {
  APFloat value(*format.semantics, llvm::APInt(format.width, code));
  bool lost;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &lost);
  return value.convertToDouble();
}

uint64_t roundedByAPFloat(const Format &format, double value) {
  APFloat number(value);
  bool lost;
  number.convert(*format.semantics, APFloat::rmNearestTiesToEven, &lost);
  return number.bitcastToAPInt().getZExtValue();
}

void expectRounded(const Format &format, double value) {
  uint64_t got = bitsOf(format.kind, value);
  // E2M1 has neither infinity nor NaN: what is too large saturates, by this
  // room's rule, and NaN never gets here.
  if (format.kind == ElementKind::E2M1) {
    double clamped = std::clamp(value, -6.0, 6.0);
    ASSERT_EQ(got, roundedByAPFloat(format, clamped)) << value;
    return;
  }
  if (std::isnan(value)) {
    EXPECT_TRUE(std::isnan(valueOf(format, got))) << format.name;
    return;
  }
  ASSERT_EQ(got, roundedByAPFloat(format, value))
      << format.name << " " << value;
  ASSERT_EQ(got, roundToNarrow(*format.dtype, value))
      << format.name << " " << value;
  if (static_cast<double>(static_cast<float>(value)) == value)
    ASSERT_EQ(got, bitsOf(format.kind, static_cast<float>(value)))
        << format.name << " " << value;
}

TEST(Narrow, EveryCodeWidensExactly) {
  for (const Format &format : formats())
    for (uint64_t code = 0; code < (uint64_t(1) << format.width); ++code) {
      double wide;
      float single;
      convertFrom(format.kind, &code, 1, &wide);
      convertFrom(format.kind, &code, 1, &single);
      double want = valueOf(format, code);
      if (std::isnan(want)) {
        ASSERT_TRUE(std::isnan(wide) && std::isnan(single)) << format.name;
        continue;
      }
      ASSERT_EQ(std::bit_cast<uint64_t>(wide), std::bit_cast<uint64_t>(want))
          << format.name << " " << code;
      ASSERT_EQ(static_cast<double>(single), want);
    }
}

TEST(Narrow, RoundsAroundEveryTie) {
  for (const Format &format : formats())
    for (uint64_t code = 0; code + 1 < (uint64_t(1) << (format.width - 1));
         ++code) {
      double low = valueOf(format, code), high = valueOf(format, code + 1);
      if (!std::isfinite(low))
        continue;
      // Beyond the largest value, where the next one would be.
      if (!std::isfinite(high))
        high = low + (low - valueOf(format, code - 1));
      double tie = low + (high - low) / 2;
      for (double sign : {1.0, -1.0})
        for (double value :
             {low, std::nextafter(low, high), std::nextafter(tie, low), tie,
              std::nextafter(tie, high), std::nextafter(high, low), high})
          expectRounded(format, sign * value);
    }
}

TEST(Narrow, RoundsExtremes) {
  double infinity = std::numeric_limits<double>::infinity();
  for (const Format &format : formats()) {
    for (double value : {0.0, 1e-320, 5e-324, 1e-46, 1e-40, 1e-30, 1e30, 3e38,
                         3.5e38, 1e39, 1e300, 65519.0, 65520.0, 57344.0,
                         61439.0, 61440.0, 464.0, 465.0, infinity})
      for (double sign : {1.0, -1.0})
        expectRounded(format, sign * value);
    if (format.kind != ElementKind::E2M1)
      expectRounded(format, std::numeric_limits<double>::quiet_NaN());
  }
}

TEST(Narrow, EveryF16IsKeptByF32AndF64) {
  for (ElementKind wide : {ElementKind::F32, ElementKind::F64})
    for (uint64_t code = 0; code < 65536; ++code) {
      double value, back;
      convertFrom(ElementKind::F16, &code, 1, &value);
      uint64_t stored = bitsOf(wide, value);
      convertFrom(wide, &stored, 1, &back);
      if (!std::isnan(value))
        ASSERT_EQ(bitsOf(ElementKind::F16, back), code);
    }
}

TEST(Narrow, TF32KeepsTenBits) {
  EXPECT_EQ(roundToTF32(1.0f + 0x1p-11f), 1.0f);             // tie, even below
  EXPECT_EQ(roundToTF32(1.0f + 0x1.8p-10f), 1.0f + 0x1p-9f); // tie, even above
  EXPECT_EQ(roundToTF32(1.0f + 0x1.02p-11f), 1.0f + 0x1p-10f);
  EXPECT_EQ(roundToTF32(-0.0f), -0.0f);
  EXPECT_TRUE(std::isnan(roundToTF32(std::nanf(""))));
  EXPECT_TRUE(std::isinf(roundToTF32(-INFINITY)));
  EXPECT_TRUE(std::isinf(roundToTF32(std::numeric_limits<float>::max())));
}

TEST(Narrow, ScalesRoundUp) {
  EXPECT_EQ(floatToScaleUp(1.0f), 127u);
  EXPECT_EQ(floatToScaleUp(std::nextafter(1.0f, 2.0f)), 128u);
  EXPECT_EQ(floatToScaleUp(0x1p-127f), 0u);
  EXPECT_EQ(floatToScaleUp(std::nextafter(0x1p-127f, 1.0f)), 1u);
  EXPECT_EQ(floatToScaleUp(0x1p-149f), 0u);
  EXPECT_EQ(floatToScaleUp(std::numeric_limits<float>::max()), 254u);
  EXPECT_EQ(floatToScaleUp(std::nanf("")), 255u);
  for (unsigned code = 0; code < 255; ++code)
    EXPECT_EQ(floatToScaleUp(scaleToFloat(code)), code);
  EXPECT_TRUE(std::isnan(scaleToFloat(255)));
}

} // namespace

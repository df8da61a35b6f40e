// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "sinter/Target/Target.h"

#include "gtest/gtest.h"

#include <set>

using namespace sinter;

namespace {

TEST(Target, FindsAProduct) {
  std::optional<Target> target = lookupTarget("h200");
  ASSERT_TRUE(target.has_value());
  EXPECT_EQ(target->product, "h200");
  EXPECT_EQ(target->chip, "sm_90a");
  EXPECT_EQ(target->ccMajor, 9);
  EXPECT_EQ(target->sms, 132);
  EXPECT_DOUBLE_EQ(target->dramBytesPerSecond, 4.8e12);
  EXPECT_EQ(target->sm.sharedBytesPerBlockOptIn, 232448);
  EXPECT_EQ(lookupTarget("H200")->product, "h200");
}

TEST(Target, FindsAnArchitecture) {
  const struct {
    const char *chip, *product;
  } cases[] = {{"sm_80", "a100"},   {"sm_89", "l40s"},
               {"sm_90a", "h200"},  {"sm_100a", "b200"},
               {"sm_103a", "b300"}, {"sm_120a", "rtx5090"}};
  for (const auto &c : cases) {
    std::optional<Target> target = lookupTarget(c.chip);
    ASSERT_TRUE(target.has_value()) << c.chip;
    EXPECT_EQ(target->product, c.product);
  }
}

TEST(Target, AnUnknownNameListsTheKnown) {
  for (const char *name : {"", "h20", "h2000", "sm_90", "sm_9", "volta"})
    EXPECT_FALSE(lookupTarget(name).has_value()) << name;
  std::string message = unknownTargetMessage("h20");
  EXPECT_NE(message.find("unknown target 'h20'"), std::string::npos);
  for (const Target &target : knownTargets())
    EXPECT_NE(message.find(target.product + " (" + target.chip + ")"),
              std::string::npos);
}

TEST(Target, RowsAreCompleteAndPlausible) {
  std::set<std::string> products;
  for (const Target &target : knownTargets()) {
    SCOPED_TRACE(target.product);
    EXPECT_TRUE(products.insert(target.product).second);
    std::string number = std::to_string(target.ccMajor * 10 + target.ccMinor);
    EXPECT_EQ(target.chip.substr(0, 3 + number.size()), "sm_" + number);
    EXPECT_EQ(target.sm.ccMajor, target.ccMajor);
    EXPECT_EQ(target.sm.ccMinor, target.ccMinor);
    EXPECT_GE(target.minPtx, 70);
    EXPECT_LE(target.minPtx, 90);
    EXPECT_GT(target.l2Bytes, 32 << 20);
    EXPECT_GT(target.dramBytesPerSecond, 0.5e12);
    EXPECT_LT(target.dramBytesPerSecond, 20e12);
    EXPECT_GT(target.l2BytesPerSecond, target.dramBytesPerSecond);
    EXPECT_GT(target.clockHz, 1e9);
    EXPECT_LT(target.clockHz, 3e9);
    EXPECT_GT(target.dramCopyShare, 0.5);
    EXPECT_LE(target.dramCopyShare, 1.0);
    // f32 is 64 or 128 fused multiply-adds per SM and clock.
    double perClock = target.peakF32 / (2.0 * target.sms * target.clockHz);
    double wanted = target.ccMajor == 8 && target.ccMinor == 0 ? 64 : 128;
    EXPECT_NEAR(perClock, wanted, 0.02 * wanted);
    EXPECT_GE(target.peakTF32, target.peakF32);
    EXPECT_GE(target.peakBF16, 1.9 * target.peakTF32);
    if (target.peakF8 > 0) {
      EXPECT_NEAR(target.peakF8, 2 * target.peakBF16, 0.03 * target.peakF8);
    }
    EXPECT_DOUBLE_EQ(target.peakFlops(MathPipe::BF16), target.peakBF16);
    EXPECT_DOUBLE_EQ(target.peakFlops(MathPipe::F64), target.peakF64);
  }
}

} // namespace

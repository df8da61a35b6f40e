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
  } cases[] = {{"sm_70", "v100"},      {"sm_75", "t4"},     {"sm_80", "a100"},
               {"sm_86", "a10"},       {"sm_89", "l40s"},   {"sm_90a", "h200"},
               {"sm_90", "h200"},      {"SM_90", "h200"},   {"sm_100a", "b200"},
               {"sm_100", "b200"},     {"sm_103a", "b300"}, {"sm_110", "thor"},
               {"sm_120a", "rtx5090"}, {"sm_121a", "gb10"}};
  for (const auto &c : cases) {
    std::optional<Target> target = lookupTarget(c.chip);
    ASSERT_TRUE(target.has_value()) << c.chip;
    EXPECT_EQ(target->product, c.product);
  }
}

TEST(Target, AnUnknownNameListsTheKnown) {
  for (const char *name :
       {"", "h20", "h2000", "sm_90b", "sm_9", "sm_", "volta"})
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
    EXPECT_GE(target.minPtx, 60);
    EXPECT_LE(target.minPtx, 90);
    EXPECT_GE(target.sms, 16);
    EXPECT_LE(target.sms, 256);
    EXPECT_GE(target.l2Bytes, 4 << 20);
    EXPECT_LT(target.l2Bytes, 256 << 20);
    // A bandwidth in MB/s or in TB/s would be out by a thousand.
    EXPECT_GT(target.dramBytesPerSecond, 0.2e12);
    EXPECT_LT(target.dramBytesPerSecond, 20e12);
    EXPECT_GT(target.l2BytesPerSecond, target.dramBytesPerSecond);
    EXPECT_GT(target.clockHz, 1e9);
    EXPECT_LT(target.clockHz, 3e9);
    EXPECT_GT(target.dramCopyShare, 0.5);
    EXPECT_LE(target.dramCopyShare, 1.0);
    EXPECT_GT(target.dramLatencySeconds, 100e-9);
    EXPECT_LT(target.dramLatencySeconds, 2e-6);
    EXPECT_GT(target.launchSeconds, 0.1e-6);
    EXPECT_LT(target.launchSeconds, 20e-6);
    // A product of two square matrices is bound by arithmetic everywhere.
    double ridge = target.peakF16 / target.dramBytesPerSecond;
    EXPECT_GT(ridge, 50);
    EXPECT_LT(ridge, 1000);
  }
  EXPECT_GE(products.size(), 10u);
}

TEST(Target, PeaksAreRatesPerClock) {
  for (const Target &target : knownTargets()) {
    SCOPED_TRACE(target.product);
    // f32 is 64 or 128 fused multiply-adds per SM and clock.
    double clocks = 2.0 * target.sms * target.clockHz;
    bool wide = target.ccMajor > 8 || (target.ccMajor == 8 && target.ccMinor);
    double wanted = wide ? 128 : 64;
    EXPECT_NEAR(target.peakF32 / clocks, wanted, 0.02 * wanted);
    EXPECT_GE(target.peakF64 / clocks, 1.9);
    // Each narrower format is as fast as the wider one or twice as fast (f4: up
    // to four times as fast as f8), with tensor clocks 8% below at most.
    if (target.ccMajor >= 8) {
      EXPECT_GE(target.peakTF32, target.peakF32);
      EXPECT_GE(target.peakBF16, 1.9 * target.peakTF32);
      EXPECT_LE(target.peakBF16, 2.1 * target.peakTF32);
    }
    EXPECT_EQ(target.peakTF32 > 0, target.ccMajor >= 8);
    EXPECT_EQ(target.peakBF16 > 0, target.ccMajor >= 8);
    EXPECT_GT(target.peakF16, target.peakF32);
    double half = target.peakF16 / clocks;
    for (double rate : {256.0, 512.0, 1024.0, 2048.0, 4096.0})
      if (half > 0.85 * rate && half < 1.02 * rate)
        half = 0;
    EXPECT_EQ(half, 0) << "no power of two per SM and clock";
    bool hasF8 = target.ccMajor >= 9 || (wide && target.ccMinor == 9);
    EXPECT_EQ(target.peakF8 > 0, hasF8);
    if (target.peakF8 > 0) {
      EXPECT_NEAR(target.peakF8, 2 * target.peakBF16, 0.03 * target.peakF8);
    }
    EXPECT_EQ(target.peakF4 > 0, target.ccMajor >= 10);
    if (target.peakF4 > 0) {
      EXPECT_GE(target.peakF4, 1.9 * target.peakF8);
      EXPECT_LE(target.peakF4, 4.1 * target.peakF8);
    }
    EXPECT_DOUBLE_EQ(target.peakFlops(MathPipe::BF16), target.peakBF16);
    EXPECT_DOUBLE_EQ(target.peakFlops(MathPipe::F64), target.peakF64);
  }
}

TEST(Target, LimitsOfEveryArchitectureFitTogether) {
  EXPECT_EQ(knownSmLimits().size(), 11u);
  for (const SmLimits &sm : knownSmLimits()) {
    SCOPED_TRACE(std::to_string(sm.ccMajor) + "." + std::to_string(sm.ccMinor));
    EXPECT_EQ(sm.maxThreads, sm.maxWarps * sm.warpSize);
    EXPECT_LE(sm.maxThreadsPerBlock, sm.maxThreads);
    EXPECT_EQ(sm.registers, sm.partitions * sm.registersPerPartition);
    EXPECT_EQ(sm.registersPerPartition % sm.registerUnitPerWarp, 0);
    EXPECT_LE(sm.maxBlocks, sm.maxWarps);
    // A block, the reserved part included, may take all that the SM has.
    EXPECT_EQ(sm.sharedBytesPerBlockOptIn + sm.sharedBytesReserved,
              sm.sharedBytes);
    EXPECT_LE(sm.sharedBytesPerBlock, sm.sharedBytesPerBlockOptIn);
    EXPECT_EQ(sm.sharedBytesReserved, sm.ccMajor >= 8 ? 1024 : 0);
    EXPECT_EQ(sm.sharedCarveoutsKiB.back() * 1024, sm.sharedBytes);
    for (size_t i = 1; i < sm.sharedCarveoutsKiB.size(); ++i)
      EXPECT_LE(sm.sharedCarveoutsKiB[i - 1], sm.sharedCarveoutsKiB[i]);
    // Every architecture has a product to compile for.
    bool found = false;
    for (const Target &target : knownTargets())
      found |= target.ccMajor == sm.ccMajor && target.ccMinor == sm.ccMinor;
    EXPECT_TRUE(found);
  }
}

} // namespace

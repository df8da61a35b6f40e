// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The expected numbers were printed by cuda_occupancy.h of CUDA 13.0.

#include "sinter/Target/Occupancy.h"

#include "gtest/gtest.h"

#include <iterator>

using namespace sinter;

namespace {

SmLimits limitsOf(int major, int minor) {
  std::optional<SmLimits> sm = lookupSmLimits(major, minor);
  EXPECT_TRUE(sm.has_value()) << major << '.' << minor;
  return sm.value_or(SmLimits());
}

struct Case {
  int major, minor, threads, registers;
  int64_t shared;
  int blocks, warps;
  double fraction;
};

TEST(Occupancy, MatchesTheToolkit) {
  const Case cases[] = {
      // 255 registers: two blocks of 128 threads everywhere.
      {7, 0, 128, 255, 0, 2, 8, 0.125},
      {7, 5, 128, 255, 0, 2, 8, 0.25},
      {8, 0, 128, 255, 0, 2, 8, 0.125},
      {8, 6, 128, 255, 0, 2, 8, 8.0 / 48},
      {8, 9, 128, 255, 0, 2, 8, 8.0 / 48},
      {9, 0, 128, 255, 0, 2, 8, 0.125},
      {10, 0, 128, 255, 0, 2, 8, 0.125},
      {10, 3, 128, 255, 0, 2, 8, 0.125},
      {12, 0, 128, 255, 0, 2, 8, 8.0 / 48},
      {12, 1, 128, 255, 0, 2, 8, 8.0 / 48},
      // 100 registers are given as 104.
      {7, 5, 128, 100, 0, 4, 16, 0.5},
      {8, 0, 128, 100, 0, 4, 16, 0.25},
      {8, 6, 128, 100, 0, 4, 16, 16.0 / 48},
      {9, 0, 128, 100, 0, 4, 16, 0.25},
      {12, 0, 32, 100, 0, 16, 16, 16.0 / 48},
      {12, 0, 64, 100, 0, 8, 16, 16.0 / 48},
      {12, 0, 96, 100, 0, 5, 15, 15.0 / 48},
      {12, 0, 192, 100, 0, 2, 12, 0.25},
      {12, 0, 256, 100, 0, 2, 16, 16.0 / 48},
      {12, 0, 320, 100, 0, 1, 10, 10.0 / 48},
      {12, 0, 384, 100, 0, 1, 12, 0.25},
      {12, 0, 512, 100, 0, 1, 16, 16.0 / 48},
      {12, 0, 640, 100, 0, 0, 0, 0},
      {12, 0, 1024, 100, 0, 0, 0, 0},
      // 153 registers are given as 160.
      {12, 0, 128, 153, 0, 3, 12, 0.25},
      {12, 0, 256, 153, 0, 1, 8, 8.0 / 48},
      {12, 0, 384, 153, 0, 1, 12, 0.25},
      {9, 0, 128, 153, 0, 3, 12, 0.1875},
      // A warp-specialised product: one block of 12 warps.
      {9, 0, 384, 168, 204800, 1, 12, 0.1875},
      {10, 0, 384, 168, 204800, 1, 12, 0.1875},
      {9, 0, 384, 170, 204800, 0, 0, 0},
      {9, 0, 384, 168, 232448, 1, 12, 0.1875},
      {9, 0, 384, 168, 232449, 0, 0, 0},
      // Nine warps count as twelve against the register file.
      {9, 0, 288, 224, 0, 0, 0, 0},
      // The reserved KiB per block decides.
      {8, 9, 256, 32, 32768, 3, 24, 0.5},
      {8, 9, 256, 32, 33792, 2, 16, 16.0 / 48},
      {12, 0, 256, 128, 49152, 2, 16, 16.0 / 48},
      {12, 0, 128, 128, 50176, 2, 8, 8.0 / 48},
      {12, 0, 128, 128, 50177, 1, 4, 4.0 / 48},
      // Small blocks run out of block slots.
      {9, 0, 32, 24, 0, 32, 32, 0.5},
      {12, 0, 32, 24, 0, 24, 24, 0.5},
      {9, 0, 512, 128, 0, 1, 16, 0.25},
      {9, 0, 512, 129, 0, 0, 0, 0},
      {9, 0, 1024, 64, 0, 1, 32, 0.5},
      {9, 0, 1024, 65, 0, 0, 0, 0},
  };
  for (const Case &c : cases) {
    Occupancy got = computeOccupancy(limitsOf(c.major, c.minor), c.threads,
                                     c.registers, 0, c.shared);
    EXPECT_EQ(got.blocksPerSm, c.blocks)
        << c.major << '.' << c.minor << ' ' << c.threads << " threads, "
        << c.registers << " registers, " << c.shared << " bytes";
    EXPECT_EQ(got.warpsPerSm, c.warps);
    EXPECT_DOUBLE_EQ(got.fraction, c.fraction);
  }
}

struct Recorded {
  int cc, threads, registers;
  int64_t sharedStatic, sharedDynamic;
  int barriers, carveout, blocks;
  unsigned limiters;
};

// clang-format off
const Recorded recorded[] = {
#include "OccupancyValues.inc"
};
// clang-format on

TEST(Occupancy, MatchesRecordedValues) {
  EXPECT_GE(std::size(recorded), 2000u);
  for (const Recorded &c : recorded) {
    Occupancy got = computeOccupancy(limitsOf(c.cc / 10, c.cc % 10), c.threads,
                                     c.registers, c.sharedStatic,
                                     c.sharedDynamic, c.barriers, c.carveout);
    EXPECT_EQ(got.blocksPerSm, c.blocks)
        << c.cc << ": " << c.threads << " threads, " << c.registers
        << " registers, " << c.sharedStatic << " + " << c.sharedDynamic
        << " bytes, " << c.barriers << " barriers, carve-out " << c.carveout;
    EXPECT_EQ(describeLimiters(got.limiters), describeLimiters(c.limiters));
  }
}

TEST(Occupancy, StaticAndDynamicSharedMemoryAddUp) {
  SmLimits sm = limitsOf(9, 0);
  EXPECT_EQ(computeOccupancy(sm, 384, 168, 102400, 102400).sharedBytesPerBlock,
            205824);
  EXPECT_EQ(computeOccupancy(sm, 384, 168, 116224, 116224).blocksPerSm, 1);
  EXPECT_EQ(computeOccupancy(sm, 384, 168, 116224, 116225).blocksPerSm, 0);
}

TEST(Occupancy, CountsNamedBarriers) {
  const struct {
    int major, barriers, blocks;
  } cases[] = {{12, 1, 24}, {12, 2, 12}, {12, 4, 6}, {12, 8, 3}, {12, 16, 1},
               {9, 1, 32},  {9, 2, 32},  {9, 4, 16}, {9, 8, 8},  {9, 16, 4},
               {9, 17, 0},  {8, 16, 32}, {10, 16, 4}};
  for (const auto &c : cases)
    EXPECT_EQ(computeOccupancy(limitsOf(c.major, 0), 64, 32, 0, 0, c.barriers)
                  .blocksPerSm,
              c.blocks)
        << c.major << ".0, " << c.barriers << " barriers";
}

TEST(Occupancy, NamesEveryLimiter) {
  auto limiters = [](int major, int threads, int registers, int64_t shared) {
    return describeLimiters(
        computeOccupancy(limitsOf(major, 0), threads, registers, 0, shared)
            .limiters);
  };
  EXPECT_EQ(limiters(9, 128, 255, 0), "registers");
  EXPECT_EQ(limiters(9, 384, 168, 204800), "registers+shared_memory");
  EXPECT_EQ(limiters(12, 256, 128, 49152), "registers+shared_memory");
  EXPECT_EQ(limiters(9, 32, 24, 0), "blocks");
  EXPECT_EQ(limiters(12, 32, 24, 0), "blocks+barriers");
  EXPECT_EQ(limiters(9, 1024, 32, 0), "registers+warps");
  EXPECT_EQ(describeLimiters(LimitedByNothing), "none");
}

TEST(Occupancy, RefusesWhatCannotBeLaunched) {
  SmLimits sm = limitsOf(9, 0);
  EXPECT_EQ(computeOccupancy(sm, 0, 32).blocksPerSm, 0);
  EXPECT_EQ(computeOccupancy(sm, -32, 32).blocksPerSm, 0);
  EXPECT_EQ(computeOccupancy(sm, 1025, 32).blocksPerSm, 0);
  EXPECT_EQ(computeOccupancy(sm, 128, 256).blocksPerSm, 0);
  EXPECT_EQ(computeOccupancy(sm, 128, INT32_MAX).blocksPerSm, 0);
  EXPECT_EQ(computeOccupancy(sm, 128, 32, -1, 0).blocksPerSm, 0);
  EXPECT_EQ(computeOccupancy(sm, 128, 32, INT64_MAX, INT64_MAX).blocksPerSm, 0);
}

TEST(Occupancy, SaysWhyNoBlockFits) {
  SmLimits sm = limitsOf(9, 0);
  EXPECT_EQ(explainNoBlocks(sm, 256, 64), "");
  EXPECT_EQ(explainNoBlocks(sm, 288, 224),
            "9 warps, counted as 12, of 7168 registers each are 86016, the SM "
            "has 65536");
  EXPECT_EQ(explainNoBlocks(sm, 2048, 300),
            "2048 threads, a block has 1 to 1024; 300 registers per thread, of "
            "at most 255");
  EXPECT_EQ(explainNoBlocks(sm, 128, 32, 0, 232449),
            "232449 bytes of shared memory, a block may have 232448");
  EXPECT_EQ(explainNoBlocks(sm, 128, 32, 0, INT64_MAX),
            "0 + 9223372036854775807 bytes of shared memory, the SM has "
            "233472");
  EXPECT_EQ(explainNoBlocks(sm, 128, 32, 0, 0, 17),
            "17 named barriers, a block has 16");
}

TEST(Occupancy, PrefersTheCarveoutThatIsAskedFor) {
  SmLimits sm = limitsOf(9, 0);
  auto blocks = [&](int64_t shared, int carveout) {
    return computeOccupancy(sm, 128, 32, 0, shared, 1, carveout).blocksPerSm;
  };
  // 15 KiB and 1 KiB reserved: 14 blocks of all 228 KiB, 4 of 64 KiB, and one
  // where as little as possible is asked for.
  EXPECT_EQ(blocks(15 << 10, defaultCarveout), 14);
  EXPECT_EQ(blocks(15 << 10, 100), 14);
  EXPECT_EQ(blocks(15 << 10, 28), 4);
  EXPECT_EQ(blocks(15 << 10, 0), 1);
  // 0 KiB is a size of its own where a block takes none.
  EXPECT_EQ(computeOccupancy(limitsOf(7, 0), 128, 32, 0, 0, 1, 0).blocksPerSm,
            16);
}

TEST(Occupancy, LargestRegisterCountForABlock) {
  const struct {
    int threads, registers;
  } cases[] = {{32, 255},  {256, 255}, {257, 168}, {384, 168}, {385, 128},
               {512, 128}, {513, 96},  {640, 96},  {641, 80},  {768, 80},
               {769, 72},  {896, 72},  {897, 64},  {1024, 64}, {1025, 0}};
  for (const auto &c : cases)
    EXPECT_EQ(maxRegistersForBlock(limitsOf(9, 0), c.threads), c.registers)
        << c.threads << " threads";
}

} // namespace

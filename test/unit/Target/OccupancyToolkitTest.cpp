// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sinter's occupancy against the toolkit's on 20 000 configurations of every
// architecture.

#include "ToolkitOccupancy.h"

#include "gtest/gtest.h"

using namespace sinter;

namespace {

TEST(OccupancyToolkit, EqualOnEveryArchitecture) {
  constexpr int perArchitecture = 20000;
  int compared = 0, launchable = 0, different = 0;
  for (const SmLimits &sm : knownSmLimits()) {
    OccupancyInputs inputs(1000 * sm.ccMajor + sm.ccMinor);
    for (int i = 0; i < perArchitecture; ++i) {
      OccupancyInput in = inputs.next(sm);
      std::optional<Occupancy> want = toolkitOccupancy(sm, in);
      ASSERT_TRUE(want.has_value()) << sm.ccMajor << '.' << sm.ccMinor;
      Occupancy got =
          computeOccupancy(sm, in.threads, in.registers, in.sharedStatic,
                           in.sharedDynamic, in.barriers, in.carveout);
      ++compared;
      launchable += got.blocksPerSm > 0;
      bool valid = in.threads <= sm.maxThreadsPerBlock &&
                   in.sharedStatic <= sm.sharedBytes &&
                   in.sharedDynamic <= sm.sharedBytes;
      bool same =
          got.blocksPerSm == want->blocksPerSm &&
          got.warpsPerSm == want->warpsPerSm &&
          got.limiters == want->limiters &&
          (!valid || (got.registersPerBlock == want->registersPerBlock &&
                      got.sharedBytesPerBlock == want->sharedBytesPerBlock));
      different += !same;
      EXPECT_TRUE(same || different > 10)
          << sm.ccMajor << '.' << sm.ccMinor << ": " << in.threads
          << " threads, " << in.registers << " registers, " << in.sharedStatic
          << " + " << in.sharedDynamic << " bytes, " << in.barriers
          << " barriers, carve-out " << in.carveout << ": blocks "
          << got.blocksPerSm << " / " << want->blocksPerSm << ", limiters "
          << describeLimiters(got.limiters) << " / "
          << describeLimiters(want->limiters) << ", registers "
          << got.registersPerBlock << " / " << want->registersPerBlock
          << ", shared " << got.sharedBytesPerBlock << " / "
          << want->sharedBytesPerBlock;
      // A kernel without blocks says why, and only such a kernel.
      EXPECT_EQ(got.blocksPerSm == 0,
                !explainNoBlocks(sm, in.threads, in.registers, in.sharedStatic,
                                 in.sharedDynamic, in.barriers)
                     .empty());
    }
  }
  EXPECT_EQ(different, 0);
  EXPECT_GE(compared, 100000);
  // The sample must not be mostly kernels that cannot run.
  EXPECT_GE(launchable, compared / 2);
  RecordProperty("compared", compared);
}

} // namespace

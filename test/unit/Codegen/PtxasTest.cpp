// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading what ptxas says.

#include "sinter/Codegen/Serialize.h"

#include "gtest/gtest.h"

using namespace sinter;

namespace {

TEST(PtxasReport, FourNumbersPerEntry) {
  std::vector<EntryResources> entries = parsePtxasReport(R"(
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'norm' for 'sm_90a'
ptxas info    : Function properties for norm
    24 bytes stack frame, 8 bytes spill stores, 16 bytes spill loads
ptxas info    : Used 72 registers, used 1 barriers, 1024 bytes smem
ptxas info    : Compile time = 10.1 ms
ptxas info    : Compiling entry function 'norm_totals' for 'sm_90a'
ptxas info    : Function properties for norm_totals
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 32 registers, used 0 barriers, 380 bytes cmem[0]
)");
  ASSERT_EQ(entries.size(), 2u);
  EXPECT_EQ(entries[0].entry, "norm");
  EXPECT_EQ(entries[0].registers, 72);
  EXPECT_EQ(entries[0].stackBytes, 24);
  EXPECT_EQ(entries[0].spillStoreBytes, 8);
  EXPECT_EQ(entries[0].spillLoadBytes, 16);
  EXPECT_EQ(entries[0].sharedBytes, 1024);
  EXPECT_EQ(entries[1].entry, "norm_totals");
  EXPECT_EQ(entries[1].registers, 32);
  EXPECT_EQ(entries[1].sharedBytes, 0);
}

TEST(PtxasReport, AnythingElseIsNoEntry) {
  EXPECT_TRUE(parsePtxasReport("").empty());
  EXPECT_TRUE(parsePtxasReport("ptxas fatal : no input").empty());
}

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The recorded cases on a chip of 48 warps, and what must not be found in
// kernels that look like them.

#include "sinter/Cost/Diagnosis.h"

#include "gtest/gtest.h"

#include <cmath>

using namespace sinter;

namespace {

using Metrics = std::vector<std::pair<const char *, double>>;

const char *const registers = "launch__registers_per_thread";
const char *const threads = "launch__block_size";
const char *const spills = "derived__local_spilling_requests";
const char *const noEligible =
    "smsp__issue_inst0.avg.pct_of_peak_sustained_active";
const char *const dram = "dram__throughput.avg.pct_of_peak_sustained_elapsed";
const char *const memory =
    "gpu__compute_memory_throughput.avg.pct_of_peak_sustained_elapsed";
const char *const sm = "sm__throughput.avg.pct_of_peak_sustained_elapsed";
const char *const tensor =
    "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active";
const char *const occupancy = "sm__maximum_warps_per_active_cycle_pct";
const char *const interval = "smsp__average_warp_latency_per_inst_issued.ratio";

std::string stall(const std::string &reason) {
  return "smsp__average_warps_issue_stalled_" + reason +
         "_per_issue_active.ratio";
}

class DiagnosisTest : public ::testing::Test {
protected:
  Target chip = *lookupTarget("rtx5090");

  DiagnosisFacts read(const Metrics &metrics) {
    DiagnosisFacts facts;
    facts.kernel = "k";
    MetricReader reader(facts, chip);
    for (const auto &[name, value] : metrics)
      EXPECT_EQ(reader.set(name, value), "") << name;
    reader.finish();
    return facts;
  }

  std::vector<std::string> idsOf(const DiagnosisFacts &facts) {
    std::vector<std::string> ids;
    for (const Finding &finding : diagnoseKernel(facts, chip)) {
      ids.push_back(finding.id);
      // A register cap is no cure.
      for (const std::string &cure : finding.cures)
        for (const char *word : {"cap ", "maxreg", "maxrreg", "limit reg"})
          EXPECT_EQ(cure.find(word), std::string::npos) << cure;
    }
    return ids;
  }

  std::vector<std::string> idsOf(const Metrics &metrics) {
    return idsOf(read(metrics));
  }

  using Ids = std::vector<std::string>;

  const std::string longScoreboard = stall("long_scoreboard");

  Metrics recurrentBackward(double requests, double starved) {
    return {{registers, 255},   {threads, 128},
            {spills, requests}, {noEligible, starved},
            {interval, 50},     {longScoreboard.c_str(), 28}};
  }
};

TEST_F(DiagnosisTest, SpillsAreCausal) {
  DiagnosisFacts facts = read(recurrentBackward(9.65e6, 91.6));
  std::vector<Finding> findings = diagnoseKernel(facts, chip);
  ASSERT_EQ(findings.size(), 1u);
  const Finding &f = findings.front();
  EXPECT_EQ(f.id, "spills.causal");
  EXPECT_EQ(f.priority, FindingPriority::High);
  std::vector<std::string> roles;
  for (const Evidence &evidence : f.evidence)
    roles.push_back(evidence.role);
  EXPECT_EQ(roles, (Ids{"pressure", "residency", "spill-dependencies",
                        "spill-dependencies", "issue-collapse"}));
  std::string evidence = describeEvidence(f);
  EXPECT_NE(evidence.find("255 registers per thread, all that a thread can "
                          "have (measured)"),
            std::string::npos);
  EXPECT_NE(evidence.find("8 of 48 warps per SM, 16.7%, limited by registers"),
            std::string::npos);
  EXPECT_NE(evidence.find("9.65M spill requests"), std::string::npos);
  EXPECT_NE(evidence.find("56.0% of the issue interval"), std::string::npos);
  EXPECT_NE(evidence.find("91.6% of cycles"), std::string::npos);
  ASSERT_EQ(f.cures.size(), 2u);
  EXPECT_EQ(f.cures[0].rfind("less live state", 0), 0u);
  EXPECT_EQ(f.cures[1].rfind("split a phase", 0), 0u);
}

TEST_F(DiagnosisTest, ASplitNamesItsTraffic) {
  DiagnosisFacts facts = read(recurrentBackward(9.65e6, 91.6));
  facts.blocks = Fact{1000, true};
  // 2 x 4 bytes x 255 registers x 128 threads x 1000 blocks.
  std::string cure = diagnoseKernel(facts, chip).front().cures[1];
  EXPECT_NE(cure.find("at most 261.1 MB"), std::string::npos) << cure;
  facts.splitBytes = Fact{64e6, false};
  cure = diagnoseKernel(facts, chip).front().cures[1];
  EXPECT_NE(cure.find("adds 64.0 MB, 39.9 us of traffic"), std::string::npos)
      << cure;
}

TEST_F(DiagnosisTest, SpillsThatDoNotLimit) {
  // Warps can issue in three cycles of four.
  EXPECT_EQ(idsOf(recurrentBackward(9.65e6, 25)), (Ids{"spills.not-causal"}));
  // Few spills and a high issue rate.
  EXPECT_EQ(idsOf(recurrentBackward(1200, 20)), (Ids{"spills.not-causal"}));
  // Few of many instructions, though nothing issues.
  Metrics few = recurrentBackward(1200, 91.6);
  few.push_back({"smsp__inst_executed.sum", 5e6});
  EXPECT_EQ(idsOf(few), (Ids{"memory.latency", "spills.not-causal"}));
  // Many warps are resident.
  EXPECT_EQ(idsOf({{registers, 64},
                   {threads, 256},
                   {spills, 9.65e6},
                   {noEligible, 91.6}}),
            (Ids{"spills.not-causal"}));
  // The warps wait for barriers.
  const std::string barrier = stall("barrier");
  Metrics waiting = {
      {registers, 255},           {threads, 128}, {spills, 9.65e6},
      {noEligible, 91.6},         {interval, 50}, {barrier.c_str(), 30},
      {longScoreboard.c_str(), 3}};
  EXPECT_EQ(idsOf(waiting), (Ids{"spills.not-causal"}));
  // Without any spill nothing is said of spills.
  EXPECT_EQ(idsOf(recurrentBackward(0, 25)), (Ids{"registers.full"}));
  EXPECT_EQ(idsOf(recurrentBackward(0, 91.6)),
            (Ids{"memory.latency", "registers.full"}));
}

TEST_F(DiagnosisTest, PredictedSpillsAreUnconfirmed) {
  DiagnosisFacts facts;
  facts.registers = Fact{255, false};
  facts.threads = Fact{128, false};
  facts.spillStores = Fact{400, false};
  facts.spillLoads = Fact{600, false};
  EXPECT_EQ(idsOf(facts), (Ids{"spills.unconfirmed"}));
  EXPECT_EQ(diagnoseKernel(facts, chip).front().priority,
            FindingPriority::Medium);
}

TEST_F(DiagnosisTest, MemoryLatencyOfLowPriority) {
  DiagnosisFacts facts = read({{registers, 153},
                               {threads, 128},
                               {spills, 0},
                               {occupancy, 25},
                               {memory, 71},
                               {interval, 20},
                               {longScoreboard.c_str(), 12}});
  EXPECT_EQ(idsOf(facts), (Ids{"memory.latency"}));
  Finding f = diagnoseKernel(facts, chip).front();
  EXPECT_EQ(f.priority, FindingPriority::Low);
  EXPECT_NE(f.summary.find("1.41x to win at most"), std::string::npos);
}

TEST_F(DiagnosisTest, ComputeHeavyConversion) {
  DiagnosisFacts facts = read({{sm, 83},
                               {dram, 35},
                               {registers, 100},
                               {threads, 128},
                               {occupancy, 33.33}});
  facts.converts = true;
  EXPECT_EQ(idsOf(facts), (Ids{"compute.heavy", "residency.registers"}));
  std::vector<Finding> findings = diagnoseKernel(facts, chip);
  EXPECT_NE(findings[0].summary.find("conversion, not a copy"),
            std::string::npos);
  EXPECT_EQ(findings[1].priority, FindingPriority::Info);
}

TEST_F(DiagnosisTest, AtTheRoofAlone) {
  EXPECT_EQ(idsOf({{dram, 88}, {registers, 40}, {threads, 256}}),
            (Ids{"memory.roof"}));
  EXPECT_EQ(idsOf({{dram, 89}, {registers, 128}, {threads, 256}, {sm, 30}}),
            (Ids{"memory.roof"}));
  // A copy just below it is not at the roof.
  EXPECT_EQ(idsOf({{dram, 80}, {registers, 40}, {threads, 256}}),
            (Ids{"kernel.no-finding"}));
}

TEST_F(DiagnosisTest, HealthyLowOccupancy) {
  const std::string sleeping = stall("sleeping");
  for (double pipe : {82.0, 78.0})
    EXPECT_EQ(idsOf({{tensor, pipe},
                     {memory, 81},
                     {registers, 168},
                     {threads, 384},
                     {"launch__occupancy_limit_registers", 1},
                     {"launch__occupancy_limit_shared_mem", 1},
                     {interval, 30},
                     {sleeping.c_str(), 20}}),
              (Ids{"occupancy.low-healthy"}));
  // The same warps with an idle pipe are not healthy.
  EXPECT_EQ(idsOf({{tensor, 10},
                   {memory, 31},
                   {registers, 168},
                   {threads, 384},
                   {interval, 30},
                   {longScoreboard.c_str(), 20}}),
            (Ids{"memory.latency"}));
}

TEST_F(DiagnosisTest, TileOrPrecision) {
  const std::string throttle = stall("math_pipe_throttle");
  EXPECT_EQ(idsOf({{tensor, 61},
                   {dram, 51},
                   {occupancy, 16.67},
                   {registers, 255},
                   {threads, 256},
                   {spills, 0},
                   {interval, 10},
                   {throttle.c_str(), 4}}),
            (Ids{"tensor.tile-or-precision", "registers.full"}));
}

TEST_F(DiagnosisTest, UncoalescedAndLatencyBound) {
  DiagnosisFacts facts = read(
      {{"sm__warps_active.avg.pct_of_peak_sustained_active", 40},
       {"l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio",
        32},
       {interval, 25},
       {longScoreboard.c_str(), 18}});
  facts.bytesPerAccess = Fact{4, true};
  EXPECT_EQ(idsOf(facts), (Ids{"memory.latency"}));
  Finding f = diagnoseKernel(facts, chip).front();
  EXPECT_EQ(f.priority, FindingPriority::High);
  ASSERT_EQ(f.cures.size(), 3u);
  EXPECT_EQ(f.cures[0].rfind("coalesce", 0), 0u);
  EXPECT_EQ(f.cures[1].rfind("wider loads", 0), 0u);
  EXPECT_EQ(f.cures[2].rfind("more in flight", 0), 0u);
}

TEST_F(DiagnosisTest, PredictedBytesInFlight) {
  DiagnosisFacts facts;
  facts.registers = Fact{40, false};
  facts.threads = Fact{128, false};
  facts.blocks = Fact{100000, false};
  facts.bytesInFlightPerSm = Fact{2000, false};
  facts.bytesInFlightNeeded = Fact{7000, false};
  EXPECT_EQ(idsOf(facts), (Ids{"memory.latency"}));
  facts.bytesInFlightPerSm = Fact{7000, false};
  EXPECT_EQ(idsOf(facts), (Ids{"kernel.no-finding"}));
  // A grid that leaves SMs empty is the reason, not the loads.
  facts.bytesInFlightPerSm = Fact{2000, false};
  facts.blocks = Fact{10, false};
  EXPECT_EQ(idsOf(facts), (Ids{"grid.small"}));
}

TEST_F(DiagnosisTest, WhatCannotBeLaunched) {
  DiagnosisFacts facts;
  facts.registers = Fact{224, false};
  facts.threads = Fact{288, false};
  EXPECT_EQ(idsOf(facts), (Ids{"launch.impossible"}));
  EXPECT_NE(diagnoseKernel(facts, chip).front().summary.find("9 warps"),
            std::string::npos);
}

TEST_F(DiagnosisTest, MetricsAreChecked) {
  DiagnosisFacts facts;
  MetricReader reader(facts, chip);
  EXPECT_EQ(reader.set("something__else.sum", -1), "");
  EXPECT_EQ(reader.getUsed(), 0u);
  EXPECT_EQ(reader.set(registers, 300),
            "'launch__registers_per_thread' must lie between 0 and 255");
  EXPECT_EQ(reader.set(registers, std::nan("")),
            "'launch__registers_per_thread' is no finite number");
  EXPECT_EQ(reader.set(spills, -1),
            "'derived__local_spilling_requests' must not be negative");
  EXPECT_NE(reader.set(dram, 250), "");
  EXPECT_NE(reader.set(stall("barrier"), -2), "");
  EXPECT_EQ(reader.set(dram, 50), "");
  EXPECT_EQ(reader.getUsed(), 1u);
}

TEST_F(DiagnosisTest, StallsNeedTheWholeInterval) {
  const std::string barrier = stall("barrier"), selected = stall("selected");
  // One reason alone says nothing of its share.
  EXPECT_TRUE(read({{longScoreboard.c_str(), 12}}).stalls.empty());
  DiagnosisFacts facts = read({{longScoreboard.c_str(), 12},
                               {barrier.c_str(), 7},
                               {selected.c_str(), 1}});
  EXPECT_DOUBLE_EQ(facts.stalls["long_scoreboard"].value, 0.6);
}

} // namespace

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Metrics of Nsight Compute as facts of a diagnosis.

#include "sinter/Cost/Diagnosis.h"

#include "sinter/Target/Occupancy.h"

#include <algorithm>
#include <cmath>

using namespace sinter;

namespace {

/// Metrics that are a fact as they stand, but for a scale. Of several names of
/// one fact the largest number counts: chips have several tensor pipes.
struct MetricRule {
  std::string_view name;
  MaybeFact DiagnosisFacts::*fact;
  /// The fact is the metric times this.
  double scale;
  /// The largest number that the metric can be.
  double most;
};

constexpr double percent = 0.01;
constexpr double mostPercent = 110;
constexpr double anything = 1e18;
constexpr std::string_view stallPrefix = "smsp__average_warps_issue_stalled_";
constexpr std::string_view stallSuffix = "_per_issue_active.ratio";
constexpr std::string_view stallPercentPrefix = "smsp__warp_issue_stalled_";
constexpr std::string_view stallPercentSuffix = "_per_warp_active.pct";
constexpr std::string_view limitPrefix = "launch__occupancy_limit_";

// clang-format off
const MetricRule rules[] = {
  {"gpu__time_duration.sum", &DiagnosisFacts::seconds, 1e-9, anything},
  {"launch__block_size", &DiagnosisFacts::threads, 1, 1024},
  {"launch__grid_size", &DiagnosisFacts::blocks, 1, anything},
  {"launch__registers_per_thread", &DiagnosisFacts::registers, 1, 255},
  {"launch__shared_mem_per_block", &DiagnosisFacts::sharedBytes, 1, 1 << 20},
  {"sm__warps_active.avg.per_cycle_active", &DiagnosisFacts::activeWarpsPerSm, 1, 64},
  {"smsp__inst_executed.sum", &DiagnosisFacts::instructions, 1, anything},
  {"smsp__issue_inst0.avg.pct_of_peak_sustained_active", &DiagnosisFacts::noEligible, percent, mostPercent},
  {"sm__throughput.avg.pct_of_peak_sustained_elapsed", &DiagnosisFacts::sm, percent, mostPercent},
  {"gpu__compute_memory_throughput.avg.pct_of_peak_sustained_elapsed", &DiagnosisFacts::memory, percent, mostPercent},
  {"gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed", &DiagnosisFacts::dram, percent, mostPercent},
  {"dram__throughput.avg.pct_of_peak_sustained_elapsed", &DiagnosisFacts::dram, percent, mostPercent},
  {"sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active", &DiagnosisFacts::tensor, percent, mostPercent},
  {"sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_elapsed", &DiagnosisFacts::tensor, percent, mostPercent},
  {"sm__pipe_tensor_op_hmma_cycles_active.avg.pct_of_peak_sustained_active", &DiagnosisFacts::tensor, percent, mostPercent},
  {"sm__inst_executed_pipe_tensor.avg.pct_of_peak_sustained_active", &DiagnosisFacts::tensor, percent, mostPercent},
  {"l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_ld.ratio", &DiagnosisFacts::sectorsPerRequest, 1, 128},
  {"l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_st.ratio", &DiagnosisFacts::sectorsPerRequest, 1, 128},
  {"smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.ratio", &DiagnosisFacts::bytesPerSector, 1, 32},
};
// clang-format on

bool takes(std::string_view name, std::string_view prefix,
           std::string_view suffix, std::string &middle) {
  if (name.size() <= prefix.size() + suffix.size() ||
      name.substr(0, prefix.size()) != prefix ||
      name.substr(name.size() - suffix.size()) != suffix)
    return false;
  middle =
      name.substr(prefix.size(), name.size() - prefix.size() - suffix.size());
  return true;
}

std::string range(std::string_view name, double most) {
  return "'" + std::string(name) + "' must lie between 0 and " +
         std::to_string(static_cast<int64_t>(most));
}

} // namespace

std::string MetricReader::set(std::string_view name, double value) {
  if (!std::isfinite(value))
    return "'" + std::string(name) + "' is no finite number";
  for (const MetricRule &rule : rules) {
    if (name != rule.name)
      continue;
    if (value < 0 || value > rule.most)
      return rule.most == anything
                 ? "'" + std::string(name) + "' must not be negative"
                 : range(name, rule.most);
    MaybeFact &fact = facts.*rule.fact;
    double scaled = value * rule.scale;
    fact = Fact{fact && fact->measured ? std::max(fact->value, scaled) : scaled,
                true};
    ++used;
    return "";
  }

  std::string middle;
  double *into = nullptr;
  double most = anything;
  if (takes(name, stallPrefix, stallSuffix, middle)) {
    into = &stallCycles[middle];
  } else if (takes(name, stallPercentPrefix, stallPercentSuffix, middle)) {
    if (value < 0 || value > mostPercent)
      return range(name, mostPercent);
    facts.stalls[middle] = Fact{value * percent, true};
    ++used;
    return "";
  } else if (name == "smsp__average_warp_latency_per_inst_issued.ratio" ||
             name == "smsp__average_warps_active_per_issue_active.ratio") {
    into = &cyclesPerIssue;
  } else if (takes(name, limitPrefix, "", middle)) {
    into = &blockLimits[middle];
  } else if (name == "sm__warps_active.avg.pct_of_peak_sustained_active") {
    into = &activeShare;
    most = mostPercent;
  } else if (name == "sm__maximum_warps_per_active_cycle_pct") {
    into = &residentShare;
    most = mostPercent;
  } else if (name == "smsp__issue_active.avg.pct_of_peak_sustained_active") {
    if (value < 0 || value > mostPercent)
      return range(name, mostPercent);
    // Issued in so many cycles; in the others no warp was eligible.
    if (!facts.noEligible || !facts.noEligible->measured)
      facts.noEligible = Fact{std::max(1 - value * percent, 0.0), true};
    ++used;
    return "";
  } else if (name == "derived__local_spilling_requests" ||
             name == "sass__inst_executed_register_spilling_mem_local" ||
             name == "sass__inst_executed_register_spilling") {
    if (value < 0)
      return "'" + std::string(name) + "' must not be negative";
    // Names of one number.
    spillRequests = std::max(spillRequests, value);
    sawSpills = true;
    ++used;
    return "";
  } else if (name == "smsp__inst_executed_op_local_ld.sum" ||
             name == "smsp__inst_executed_op_local_st.sum") {
    if (value < 0)
      return "'" + std::string(name) + "' must not be negative";
    localRequests += value;
    sawLocal = true;
    ++used;
    return "";
  } else {
    return "";
  }
  if (value < 0)
    return "'" + std::string(name) + "' must not be negative";
  if (value > most)
    return range(name, most);
  *into = value;
  ++used;
  return "";
}

void MetricReader::finish() {
  // What was predicted from other registers or threads no longer holds.
  auto forget = [](MaybeFact &fact) {
    if (fact && !fact->measured)
      fact.reset();
  };
  if (facts.registers && facts.registers->measured) {
    forget(facts.blocksPerSm);
    forget(facts.warpsPerSm);
    facts.limiter.clear();
  }
  if (sawSpills) {
    facts.spillRequests = Fact{spillRequests, true};
    forget(facts.spillStores);
    forget(facts.spillLoads);
  }
  if (sawLocal)
    facts.localRequests = Fact{localRequests, true};
  // A full list of reasons has "selected" and adds up to the interval.
  if (cyclesPerIssue == 0 && stallCycles.count("selected"))
    for (const auto &[reason, cycles] : stallCycles)
      cyclesPerIssue += cycles;
  if (cyclesPerIssue > 0)
    for (const auto &[reason, cycles] : stallCycles)
      facts.stalls[reason] = Fact{std::min(cycles / cyclesPerIssue, 1.0), true};

  // What a request uses of its sectors, shared among the warp's threads.
  if (facts.sectorsPerRequest && facts.sectorsPerRequest->measured &&
      facts.bytesPerSector && facts.bytesPerSector->measured)
    facts.bytesPerAccess =
        Fact{facts.sectorsPerRequest->value * facts.bytesPerSector->value /
                 target.sm.warpSize,
             true};

  double slots = target.sm.maxWarps;
  if (activeShare >= 0 && !facts.activeWarpsPerSm)
    facts.activeWarpsPerSm = Fact{activeShare * percent * slots, true};
  if (residentShare >= 0)
    facts.warpsPerSm = Fact{std::round(residentShare * percent * slots), true};
  if (blockLimits.empty())
    return;
  static const struct {
    const char *metric, *name;
  } names[] = {{"registers", "registers"},
               {"shared_mem", "shared_memory"},
               {"warps", "warps"},
               {"blocks", "blocks"},
               {"barriers", "barriers"}};
  double least = anything;
  for (const auto &entry : names)
    if (auto found = blockLimits.find(entry.metric); found != blockLimits.end())
      least = std::min(least, found->second);
  if (least == anything)
    return;
  facts.limiter.clear();
  for (const auto &entry : names)
    if (auto found = blockLimits.find(entry.metric);
        found != blockLimits.end() && found->second == least)
      facts.limiter +=
          (facts.limiter.empty() ? "" : "+") + std::string(entry.name);
  facts.blocksPerSm = Fact{least, true};
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is wrong with a kernel, and what is not: from facts of it, predicted or
// measured, to findings with evidence and cures. docs/Diagnosis.md lists the
// findings, their rules and the names of measured facts.

#ifndef SINTER_COST_DIAGNOSIS_H
#define SINTER_COST_DIAGNOSIS_H

#include "sinter/Target/Target.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinter {

/// A number and where it comes from.
struct Fact {
  double value = 0;
  bool measured = false;
};
using MaybeFact = std::optional<Fact>;

/// What is known of one kernel on one chip. Nothing: not known. Shares are
/// fractions of one.
struct DiagnosisFacts {
  std::string kernel;
  /// The kernel changes number formats, by its family or its name.
  bool converts = false;
  MaybeFact seconds;

  // Launch: threads of a block, blocks of the grid.
  MaybeFact threads, blocks;
  // Registers per thread: expected or counted, and the predicted interval.
  MaybeFact registers, registersLow, registersHigh;
  MaybeFact sharedBytes;
  // Of one SM: blocks and warps that fit, and warps that were there.
  MaybeFact blocksPerSm, warpsPerSm, activeWarpsPerSm;
  /// What stops one more block: names as describeLimiters gives them.
  std::string limiter;

  // Spills: bytes per thread as ptxas counts them; requests of the whole
  // launch; all requests to local memory, spills or not; instructions of the
  // launch.
  MaybeFact spillStores, spillLoads, spillRequests, localRequests, instructions;

  // Cycles of a scheduler without a warp that can issue.
  MaybeFact noEligible;
  /// Stall reasons (long_scoreboard, ...): shares of the time between two
  /// instructions of a warp.
  std::map<std::string, Fact> stalls;

  // Shares of peak.
  MaybeFact sm, memory, dram, tensor;

  // Of global accesses: sectors (32 bytes) per request of a warp, bytes of a
  // sector that are used, bytes that a thread asks for at once.
  MaybeFact sectorsPerRequest, bytesPerSector, bytesPerAccess;
  MaybeFact bytesInFlightPerSm, bytesInFlightNeeded;

  /// Bytes that a split at the cheapest cut would write and read.
  MaybeFact splitBytes;
};

enum class FindingPriority {
  /// Costs much of the kernel's time.
  High,
  Medium,
  /// Costs little, or cannot cost much.
  Low,
  /// Nothing to do: said so that nobody tries.
  Info,
};

/// high, medium, low, info.
std::string_view stringifyPriority(FindingPriority priority);

struct Evidence {
  /// What it stands for: "pressure", "residency".
  std::string role;
  /// The fact in words, with its number and unit.
  std::string text;
  double value = 0;
  bool measured = false;
};

struct Finding {
  /// Stable: "spills.causal".
  std::string id;
  FindingPriority priority = FindingPriority::Info;
  std::string summary;
  std::vector<Evidence> evidence;
  /// The one to try first comes first.
  std::vector<std::string> cures;
};

/// Findings of one kernel, the most urgent first; never empty.
std::vector<Finding> diagnoseKernel(const DiagnosisFacts &facts,
                                    const Target &target);

/// "pressure: 255 registers per thread (measured); residency: ...".
std::string describeEvidence(const Finding &finding);

/// Sets the fact that a metric of Nsight Compute measures. Gives the reason
/// where the number cannot be one; a metric that says nothing here is ignored.
/// Stalls are complete after finishMetrics only.
class MetricReader {
public:
  MetricReader(DiagnosisFacts &facts, const Target &target)
      : facts(facts), target(target) {}

  /// Empty where the number was taken or ignored.
  std::string set(std::string_view name, double value);
  void finish();

  /// Metrics that were taken.
  unsigned getUsed() const { return used; }

private:
  DiagnosisFacts &facts;
  const Target &target;
  unsigned used = 0;
  /// Cycles per issued instruction: by stall reason, and in all.
  std::map<std::string, double> stallCycles;
  double cyclesPerIssue = 0;
  double spillRequests = 0, localRequests = 0;
  bool sawSpills = false, sawLocal = false;
  std::map<std::string, double> blockLimits;
  double activeShare = -1, residentShare = -1;
};

} // namespace sinter

#endif // SINTER_COST_DIAGNOSIS_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules. Each asks for all facts that make its claim true; where one of
// them is not known, the finding says so or another one stands in its place.

#include "sinter/Cost/Diagnosis.h"

#include "sinter/Target/Occupancy.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace sinter;

namespace {

// Thresholds. Where the recorded cases leave room, they lie in the middle of
// it.

/// Share of the SM's warp slots up to which residency is low.
constexpr double lowResidency = 0.25;
/// Up to which it is worth a note. A third is what 100 registers leave of 48.
constexpr double notedResidency = 0.34;
/// Share of cycles without an eligible warp above which issue has collapsed,
/// and below which latency is hidden.
constexpr double issueCollapsed = 0.70;
constexpr double issueHealthy = 0.40;
/// Share of the issue interval at which a stall reason explains a kernel.
constexpr double dominantStall = 0.30;
/// Share of DRAM's peak that a kernel at the roof reaches: a copy gets 0.90.
constexpr double roofShare = 0.85;
/// Share of the tensor pipe that well-fed products reach.
constexpr double tensorFed = 0.70;
/// Share of the tensor pipe from which a kernel is a product.
constexpr double tensorUsed = 0.20;
/// SM throughput of a kernel that computes rather than moves.
constexpr double computeShare = 0.60;
/// Share of DRAM's peak from which waiting for memory costs little.
constexpr double memoryBusy = 0.60;
/// Spill requests over instructions below which spills do not matter.
constexpr double fewSpills = 0.01;
/// Bytes of a 32-byte sector that are used when accesses coalesce.
constexpr double usedOfSector = 24;
/// Bytes in flight over those needed below which a kernel starves.
constexpr double starvedInFlight = 0.80;
constexpr int bytesPerRegister = 4;
constexpr int widestCheapAccess = 16;

std::string number(double value) {
  char text[64];
  if (value == std::floor(value) && std::fabs(value) < 1e6)
    std::snprintf(text, sizeof text, "%.0f", value);
  else if (std::fabs(value) >= 1e6)
    std::snprintf(text, sizeof text, "%.2fM", value / 1e6);
  else
    std::snprintf(text, sizeof text, value < 10 ? "%.2f" : "%.1f", value);
  return text;
}

std::string percent(double share) {
  char text[64];
  std::snprintf(text, sizeof text, "%.1f%%", 100 * share);
  return text;
}

std::string bytesText(double bytes) {
  const char *units[] = {"B", "kB", "MB", "GB", "TB"};
  int unit = 0;
  while (bytes >= 1000 && unit < 4) {
    bytes /= 1000;
    ++unit;
  }
  char text[64];
  std::snprintf(text, sizeof text, unit ? "%.1f %s" : "%.0f %s", bytes,
                units[unit]);
  return text;
}

bool atLeast(const MaybeFact &fact, double limit) {
  return fact && fact->value >= limit;
}
bool below(const MaybeFact &fact, double limit) {
  return fact && fact->value < limit;
}

class Diagnosis {
public:
  Diagnosis(const DiagnosisFacts &given, const Target &target)
      : facts(given), target(target) {
    complete();
  }

  std::vector<Finding> run() {
    if (facts.blocksPerSm && facts.blocksPerSm->value < 1) {
      cannotLaunch();
      return std::move(findings);
    }
    bool causal = spills();
    // Of what bounds the kernel, one thing is said: the nearest bound.
    if (atRoof())
      roof();
    else if (atLeast(facts.tensor, tensorFed))
      fedTensorPipe();
    else if (isSlowProduct())
      slowProduct();
    else if (isComputeHeavy())
      computeHeavy();
    else if (!causal && waitsForMemory())
      memoryLatency();
    if (!find("memory.latency"))
      uncoalesced();
    smallGrid();
    pressure();
    residencyNote();
    if (findings.empty())
      nothingFound();
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding &a, const Finding &b) {
                       return a.priority < b.priority;
                     });
    return std::move(findings);
  }

private:
  /// What follows from other facts.
  void complete() {
    if (!facts.registers && facts.registersHigh)
      facts.registers = facts.registersHigh;
    bool resources = facts.registers && facts.threads;
    if (resources) {
      bool measured = facts.registers->measured && facts.threads->measured;
      int64_t shared = facts.sharedBytes
                           ? static_cast<int64_t>(facts.sharedBytes->value)
                           : 0;
      Occupancy occupancy =
          computeOccupancy(target, static_cast<int>(facts.threads->value),
                           static_cast<int>(facts.registers->value), 0, shared);
      if (!facts.blocksPerSm)
        facts.blocksPerSm = Fact{double(occupancy.blocksPerSm), measured};
      if (!facts.warpsPerSm)
        facts.warpsPerSm = Fact{double(occupancy.warpsPerSm), measured};
      if (facts.limiter.empty())
        facts.limiter = describeLimiters(occupancy.limiters);
    }
    if (!facts.warpsPerSm && facts.activeWarpsPerSm)
      facts.warpsPerSm = facts.activeWarpsPerSm;
    if (!facts.blocksPerSm && facts.warpsPerSm && facts.threads) {
      double warps = std::ceil(facts.threads->value / target.sm.warpSize);
      double blocks = std::floor(facts.warpsPerSm->value / warps);
      if (blocks >= 1)
        facts.blocksPerSm = Fact{blocks, facts.warpsPerSm->measured};
    }
  }

  Finding &add(const char *id, FindingPriority priority, std::string summary) {
    findings.push_back({id, priority, std::move(summary), {}, {}});
    return findings.back();
  }
  const Finding *find(std::string_view id) const {
    for (const Finding &finding : findings)
      if (finding.id == id)
        return &finding;
    return nullptr;
  }

  static void show(Finding &to, const char *role, const MaybeFact &fact,
                   std::string text) {
    if (fact)
      to.evidence.push_back(
          {role, std::move(text), fact->value, fact->measured});
  }
  void showShare(Finding &to, const char *role, const MaybeFact &fact,
                 const char *of) {
    if (fact)
      show(to, role, fact, percent(fact->value) + " " + of);
  }

  void showRegisters(Finding &to, const char *role = "pressure") {
    if (!facts.registers)
      return;
    std::string text = number(facts.registers->value) + " registers per thread";
    if (facts.registers->value >= target.sm.maxRegistersPerThread)
      text += ", all that a thread can have";
    else if (!facts.registers->measured && facts.registersLow &&
             facts.registersHigh)
      text = number(facts.registersLow->value) + " to " +
             number(facts.registersHigh->value) + " registers per thread";
    show(to, role, facts.registers, text);
  }

  void showResidency(Finding &to) {
    if (!facts.warpsPerSm)
      return;
    std::string text = number(facts.warpsPerSm->value) + " of " +
                       number(target.sm.maxWarps) + " warps per SM, " +
                       percent(residency());
    if (!facts.limiter.empty() && facts.limiter != "none")
      text += ", limited by " + facts.limiter;
    show(to, "residency", facts.warpsPerSm, text);
  }

  void showStall(Finding &to, const char *role, const std::string &reason) {
    auto found = facts.stalls.find(reason);
    if (found != facts.stalls.end())
      show(to, role, found->second,
           percent(found->second.value) + " of the issue interval stalled on " +
               reason);
  }

  /// Share of the SM's warp slots; 1 where it is not known.
  double residency() const {
    return facts.warpsPerSm ? facts.warpsPerSm->value / target.sm.maxWarps : 1;
  }
  bool residencyIsLow() const { return residency() <= lowResidency + 1e-9; }
  bool limitedByRegisters() const {
    return facts.limiter.find("registers") != std::string::npos;
  }

  double stall(const std::string &reason) const {
    auto found = facts.stalls.find(reason);
    return found == facts.stalls.end() ? 0 : found->second.value;
  }
  /// The reason that most time is lost to; empty where none is known.
  std::string topStall() const {
    std::string top;
    double most = 0;
    for (const auto &[reason, share] : facts.stalls)
      // A warp that issues is not stalled.
      if (reason != "selected" && share.value > most) {
        top = reason;
        most = share.value;
      }
    return top;
  }
  /// Loads that have not come back, and queues full of accesses.
  double memoryStall() const {
    return stall("long_scoreboard") + stall("lg_throttle");
  }

  MaybeFact spilled() const {
    double amount = 0;
    bool known = false, measured = false;
    for (const MaybeFact *fact :
         {&facts.spillRequests, &facts.spillStores, &facts.spillLoads})
      if (*fact) {
        known = true;
        amount += (*fact)->value;
        measured |= (*fact)->measured;
      }
    if (!known)
      return std::nullopt;
    return Fact{amount, measured};
  }

  void showSpills(Finding &to) {
    show(to, "spill-dependencies", facts.spillRequests,
         facts.spillRequests
             ? number(facts.spillRequests->value) + " spill requests"
             : "");
    if (facts.spillStores && facts.spillLoads)
      to.evidence.push_back(
          {"spill-dependencies",
           number(facts.spillStores->value) + " bytes stored and " +
               number(facts.spillLoads->value) + " loaded by spills per thread",
           facts.spillStores->value + facts.spillLoads->value,
           facts.spillStores->measured});
    else if (facts.spillStores)
      show(to, "spill-dependencies", facts.spillStores,
           number(facts.spillStores->value) + " bytes spilled per thread");
    if (facts.spillRequests && facts.instructions &&
        facts.instructions->value > 0)
      show(to, "spill-dependencies", facts.spillRequests,
           percent(facts.spillRequests->value / facts.instructions->value) +
               " of the instructions");
  }

  std::string splitText() const {
    double bandwidth = target.dramBytesPerSecond * target.dramCopyShare;
    auto cost = [&](double bytes) {
      char time[64];
      std::snprintf(time, sizeof time, ", %.1f us", 1e6 * bytes / bandwidth);
      return bytesText(bytes) + time;
    };
    std::string text = "split a phase off where the fewest values are live; ";
    if (facts.splitBytes)
      return text + "at the cheapest cut that adds " +
             cost(facts.splitBytes->value) + " of traffic";
    if (facts.registers && facts.threads && facts.blocks)
      return text + "what crosses the cut is written and read again: at most " +
             cost(2 * bytesPerRegister * facts.registers->value *
                  facts.threads->value * facts.blocks->value) +
             " of traffic, all registers of every thread";
    return text +
           "that adds one write and one read of every value that crosses";
  }

  std::vector<std::string> lessLiveState() const {
    return {"less live state: fewer elements per thread, values read or "
            "computed again instead of held, state staged in shared memory",
            splitText()};
  }

  /// True where spills explain the kernel.
  bool spills() {
    MaybeFact amount = spilled();
    if (!amount || amount->value <= 0) {
      if (!amount && atLeast(facts.localRequests, 1)) {
        Finding &f = add("spills.unknown", FindingPriority::Low,
                         "local memory is used; whether by spills or by arrays "
                         "is not known");
        show(f, "local-memory", facts.localRequests,
             number(facts.localRequests->value) + " requests to local memory");
        f.cures = {"compile with ptxas -v, which counts spills by themselves"};
      }
      return false;
    }
    bool few =
        facts.spillRequests && facts.instructions &&
        facts.spillRequests->value < fewSpills * facts.instructions->value;
    bool collapsed = atLeast(facts.noEligible, issueCollapsed);
    bool residencyKnown = facts.warpsPerSm.has_value();
    // The wait must be for memory, where the stalls are known.
    std::string top = topStall();
    bool waits = top.empty() || memoryStall() >= dominantStall ||
                 top == "long_scoreboard" || top == "lg_throttle";
    if (!few && collapsed && residencyIsLow() && waits) {
      Finding &f = add(
          "spills.causal", FindingPriority::High,
          "spills are the cause: registers run out, few warps are resident, "
          "each waits for its own spilled values, and nothing can issue");
      showRegisters(f);
      showResidency(f);
      showSpills(f);
      showStall(f, "spill-dependencies", "long_scoreboard");
      showStall(f, "spill-dependencies", "lg_throttle");
      showShare(f, "issue-collapse", facts.noEligible,
                "of cycles without an eligible warp");
      f.cures = lessLiveState();
      return true;
    }
    bool unknown = !few && (!facts.noEligible || !residencyKnown) &&
                   (!facts.noEligible || collapsed) &&
                   (!residencyKnown || residencyIsLow());
    if (unknown) {
      Finding &f = add(
          "spills.unconfirmed",
          residencyKnown ? FindingPriority::Medium : FindingPriority::Low,
          std::string("the kernel spills; whether that limits it is open: ") +
              (facts.noEligible ? "resident warps" : "eligible warps") +
              " are not known");
      showRegisters(f);
      showResidency(f);
      showSpills(f);
      showShare(f, "issue", facts.noEligible,
                "of cycles without an eligible warp");
      f.cures = lessLiveState();
      return false;
    }
    std::string why;
    auto because = [&](const std::string &reason) {
      why += (why.empty() ? "" : ", ") + reason;
    };
    if (few)
      because("they are few");
    if (facts.noEligible && !collapsed)
      because("warps are eligible in most cycles or enough of them");
    if (residencyKnown && !residencyIsLow())
      because("residency is not low");
    if (!waits)
      because("warps do not wait for memory");
    Finding &f = add("spills.not-causal", FindingPriority::Low,
                     "the kernel spills, but that does not limit it: " + why);
    showRegisters(f);
    showResidency(f);
    showSpills(f);
    showShare(f, "issue", facts.noEligible,
              "of cycles without an eligible warp");
    f.cures = {"leave it; a spilling kernel can be the fastest one"};
    return false;
  }

  bool atRoof() const { return atLeast(facts.dram, roofShare); }

  void roof() {
    Finding &f =
        add("memory.roof", FindingPriority::Info,
            "at the memory roof: only fewer passes over the data help");
    showShare(f, "roof", facts.dram, "of DRAM's peak");
    f.cures = {"fuse with what writes its inputs or reads its results",
               "narrower types for what goes through memory"};
  }

  void showProduct(Finding &f) {
    showShare(f, "tensor-pipe", facts.tensor, "of the tensor pipe's peak");
    showShare(f, "memory", facts.dram, "of DRAM's peak");
    if (!facts.dram)
      showShare(f, "memory", facts.memory, "of the memory system's peak");
    showResidency(f);
    if (facts.blocksPerSm)
      show(f, "residency", facts.blocksPerSm,
           number(facts.blocksPerSm->value) + " blocks per SM");
    for (const char *reason : {"sleeping", "math_pipe_throttle", "barrier"})
      showStall(f, "stalls", reason);
  }

  void fedTensorPipe() {
    bool low = residency() <= notedResidency ||
               (facts.blocksPerSm && facts.blocksPerSm->value <= 1);
    Finding &f =
        low ? add("occupancy.low-healthy", FindingPriority::Info,
                  "few warps, and the tensor pipe is fed all the same: healthy "
                  "low occupancy, leave it")
            : add("tensor.fed", FindingPriority::Info,
                  "the tensor pipe is fed: only fewer flops, or a narrower "
                  "format, help");
    showProduct(f);
    if (!low)
      f.cures = {"a narrower operand format, where the numerics allow it"};
  }

  bool isSlowProduct() const {
    if (!atLeast(facts.tensor, tensorUsed))
      return false;
    MaybeFact amount = spilled();
    if (amount && amount->value > 0)
      return false;
    // The pipe is busier than memory, or warps queue for it.
    double memory =
        facts.dram ? facts.dram->value : facts.memory.value_or(Fact{}).value;
    return facts.tensor->value >= memory || topStall() == "math_pipe_throttle";
  }

  void slowProduct() {
    Finding &f = add("tensor.tile-or-precision", FindingPriority::Medium,
                     "the tensor pipe is the bound and not yet fed: a question "
                     "of tile and precision, not of occupancy");
    showProduct(f);
    showRegisters(f, "registers");
    MaybeFact none = spilled();
    show(f, "spills", none, "no spills");
    f.cures = {
        "another tile: larger, more stages, or warp-specialised, so that "
        "loads and products overlap",
        "narrower operands, where the product is eligible",
        "leave occupancy as it is"};
  }

  bool isComputeHeavy() const {
    if (!atLeast(facts.sm, computeShare) || atLeast(facts.tensor, tensorUsed))
      return false;
    double memory =
        facts.dram ? facts.dram->value : facts.memory.value_or(Fact{}).value;
    return memory < memoryBusy && facts.sm->value >= 1.5 * memory;
  }

  void computeHeavy() {
    Finding &f =
        add("compute.heavy", FindingPriority::Medium,
            facts.converts
                ? "a compute-heavy conversion, not a copy: instructions bound "
                  "it, not memory"
                : "compute-heavy: instructions bound it, not memory");
    showShare(f, "compute", facts.sm, "of the SM's peak");
    showShare(f, "memory", facts.dram, "of DRAM's peak");
    showRegisters(f, "registers");
    if (facts.converts)
      f.cures = {
          "hardware conversions of two or four values at once instead of "
          "arithmetic on bits",
          "convert in the kernel that computes the values: it has issue "
          "slots to spare where it waits for memory"};
    else
      f.cures = {"fewer instructions per element: packed arithmetic, cheaper "
                 "special functions, index arithmetic out of the loop",
                 "merge with a kernel that waits for memory"};
  }

  bool isUncoalesced() const {
    if (below(facts.bytesPerSector, usedOfSector))
      return true;
    if (!facts.sectorsPerRequest)
      return false;
    // A warp whose threads take b bytes each needs b sectors at best; up to 16
    // bytes are usual where the width is not known.
    double width =
        facts.bytesPerAccess ? facts.bytesPerAccess->value : widestCheapAccess;
    return facts.sectorsPerRequest->value > 1.5 * std::max(width, 1.0);
  }

  void showAccess(Finding &f) {
    if (facts.sectorsPerRequest)
      show(f, "coalescing", facts.sectorsPerRequest,
           number(facts.sectorsPerRequest->value) + " sectors per request");
    if (facts.bytesPerSector)
      show(f, "coalescing", facts.bytesPerSector,
           number(facts.bytesPerSector->value) +
               " of 32 bytes of a sector used");
    if (facts.bytesPerAccess)
      show(f, "width", facts.bytesPerAccess,
           number(facts.bytesPerAccess->value) +
               " bytes per thread and access");
  }

  bool isStarved() const {
    // Of a grid that leaves SMs empty the loads are not the reason.
    bool fills = !facts.blocks || facts.blocks->value >= target.sms;
    return fills && facts.bytesInFlightPerSm && facts.bytesInFlightNeeded &&
           facts.bytesInFlightPerSm->value <
               starvedInFlight * facts.bytesInFlightNeeded->value;
  }

  bool waitsForMemory() const {
    if (below(facts.noEligible, issueHealthy))
      return false;
    std::string top = topStall();
    bool stalled = memoryStall() >= dominantStall &&
                   (top == "long_scoreboard" || top == "lg_throttle");
    return stalled || isStarved();
  }

  void memoryLatency() {
    bool scattered = isUncoalesced();
    bool starved = isStarved();
    MaybeFact busy = facts.dram ? facts.dram : facts.memory;
    // A memory system that is busy already leaves little to win.
    FindingPriority priority = FindingPriority::Medium;
    if (atLeast(busy, memoryBusy) && !scattered)
      priority = FindingPriority::Low;
    else if (scattered || below(busy, memoryBusy / 2))
      priority = FindingPriority::High;
    std::string summary = "bound by memory latency: warps wait for loads";
    if (atLeast(busy, memoryBusy)) {
      char most[64];
      std::snprintf(most, sizeof most, ", %.2fx to win at most",
                    1 / std::max(busy->value, 0.01));
      summary += ", with the memory system busy";
      summary += most;
    }
    Finding &f = add("memory.latency", priority, summary);
    showStall(f, "stalls", "long_scoreboard");
    showStall(f, "stalls", "lg_throttle");
    showShare(f, "memory", busy,
              facts.dram ? "of DRAM's peak" : "of the memory system's peak");
    showResidency(f);
    showRegisters(f, "registers");
    MaybeFact amount = spilled();
    if (amount && amount->value <= 0)
      show(f, "spills", amount, "no spills");
    showAccess(f);
    if (facts.bytesInFlightPerSm && facts.bytesInFlightNeeded)
      show(f, "in-flight", facts.bytesInFlightPerSm,
           bytesText(facts.bytesInFlightPerSm->value) +
               " in flight per SM of " +
               bytesText(facts.bytesInFlightNeeded->value) + " needed");
    if (scattered)
      f.cures.push_back("coalesce: neighbouring threads read neighbouring "
                        "elements, through shared memory where the layout "
                        "stands");
    if (below(facts.bytesPerAccess, widestCheapAccess))
      f.cures.push_back("wider loads: 16 bytes per thread");
    if (starved || !facts.bytesInFlightPerSm)
      f.cures.push_back("more in flight: several independent loads before the "
                        "first use, the next row loaded ahead, asynchronous "
                        "copies to shared memory");
    if (residencyIsLow() && limitedByRegisters())
      f.cures.push_back("less live state, so that more warps fit");
    if (f.cures.empty())
      f.cures.push_back("more independent work between a load and its use");
  }

  void uncoalesced() {
    if (!isUncoalesced())
      return;
    Finding &f = add("access.uncoalesced",
                     atRoof() ? FindingPriority::High : FindingPriority::Medium,
                     "accesses do not coalesce: sectors are moved of which "
                     "little is used");
    showAccess(f);
    f.cures = {"coalesce: neighbouring threads read neighbouring elements, "
               "through shared memory where the layout stands"};
    if (below(facts.bytesPerAccess, widestCheapAccess))
      f.cures.push_back("wider loads: 16 bytes per thread");
  }

  void smallGrid() {
    if (!facts.blocks || facts.blocks->value >= target.sms ||
        facts.blocks->value < 1)
      return;
    Finding &f = add("grid.small", FindingPriority::Low,
                     "fewer blocks than SMs: part of the chip is idle");
    show(f, "grid", facts.blocks,
         number(facts.blocks->value) + " blocks on " + number(target.sms) +
             " SMs");
    f.cures = {"fuse it into a neighbour", "smaller tiles, or a split of the "
                                           "reduction over more blocks"};
  }

  /// A kernel that has no register left is one value away from a spill.
  void pressure() {
    MaybeFact amount = spilled();
    if (!facts.registers || (amount && amount->value > 0) ||
        facts.registers->value < target.sm.maxRegistersPerThread)
      return;
    Finding &f = add("registers.full", FindingPriority::Low,
                     "all registers are taken: one more live value spills");
    showRegisters(f);
    showResidency(f);
    f.cures = {"less live state before anything is merged into this kernel"};
  }

  void residencyNote() {
    if (!facts.warpsPerSm || !limitedByRegisters() ||
        residency() > notedResidency)
      return;
    // Said already, with what it means.
    for (const char *id :
         {"spills.causal", "spills.unconfirmed", "spills.not-causal",
          "memory.latency", "memory.roof", "occupancy.low-healthy",
          "registers.full", "tensor.fed", "tensor.tile-or-precision"})
      if (find(id))
        return;
    Finding &f = add("residency.registers", FindingPriority::Info,
                     "registers limit how many warps are resident; by itself "
                     "that costs nothing");
    showRegisters(f, "registers");
    showResidency(f);
  }

  void cannotLaunch() {
    std::string why;
    if (facts.registers && facts.threads)
      why = explainNoBlocks(target.sm, static_cast<int>(facts.threads->value),
                            static_cast<int>(facts.registers->value), 0,
                            facts.sharedBytes
                                ? static_cast<int64_t>(facts.sharedBytes->value)
                                : 0);
    Finding &f = add("launch.impossible", FindingPriority::High,
                     "no block fits on an SM of the " + target.product +
                         (why.empty() ? "" : ": " + why));
    showRegisters(f, "registers");
    show(f, "threads", facts.threads,
         facts.threads ? number(facts.threads->value) + " threads per block"
                       : "");
    f.cures = {"fewer threads per block", "less live state",
               "less shared memory per block"};
  }

  void nothingFound() {
    Finding &f = add("kernel.no-finding", FindingPriority::Info,
                     "nothing found in what is known of the kernel");
    showRegisters(f, "registers");
    showResidency(f);
    showShare(f, "memory", facts.dram, "of DRAM's peak");
    showShare(f, "compute", facts.sm, "of the SM's peak");
    if (facts.bytesInFlightPerSm && facts.bytesInFlightNeeded)
      show(f, "in-flight", facts.bytesInFlightPerSm,
           bytesText(facts.bytesInFlightPerSm->value) +
               " in flight per SM of " +
               bytesText(facts.bytesInFlightNeeded->value) + " needed");
  }

  DiagnosisFacts facts;
  const Target &target;
  std::vector<Finding> findings;
};

} // namespace

std::string_view sinter::stringifyPriority(FindingPriority priority) {
  switch (priority) {
  case FindingPriority::High:
    return "high";
  case FindingPriority::Medium:
    return "medium";
  case FindingPriority::Low:
    return "low";
  case FindingPriority::Info:
    return "info";
  }
  return "";
}

std::vector<Finding> sinter::diagnoseKernel(const DiagnosisFacts &facts,
                                            const Target &target) {
  return Diagnosis(facts, target).run();
}

std::string sinter::describeEvidence(const Finding &finding) {
  std::string text;
  for (const Evidence &evidence : finding.evidence) {
    if (!text.empty())
      text += "; ";
    text += evidence.role + ": " + evidence.text +
            (evidence.measured ? " (measured)" : " (predicted)");
  }
  return text;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the report of a plan.

#include "sinter/Transforms/Passes.h"

#include "sinter/Analysis/PlannedStep.h"
#include "sinter/Cost/Profile.h"
#include "sinter/Support/AtomicFile.h"
#include "sinter/Transforms/StepReport.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ToolOutputFile.h"

#include <cmath>

namespace sinter {
#define GEN_PASS_DEF_SINTERREPORT
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

/// The largest profile that is read, in bytes: traces of long runs are large.
static constexpr size_t largestProfile = size_t(4) << 30;
static constexpr double secondsPerDay = 86400;

namespace {
struct Report : sinter::impl::SinterReportBase<Report> {
  using SinterReportBase::SinterReportBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(write(getOperation())))
      signalPassFailure();
  }

  LogicalResult write(ModuleOp module) {
    if (format != "text" && format != "json")
      return module.emitError()
             << "unknown format '" << format << "': use text or json";
    if (failed(checkNumbers(module)))
      return failure();
    std::optional<Target> chip;
    if (!target.empty()) {
      chip = lookupTarget(target);
      if (!chip)
        return module.emitError() << unknownTargetMessage(target);
    }
    // A profile or a budget says something without a program too.
    bool alone = !profile.empty() || deadlineDays > 0 || tokenBudget > 0 ||
                 tokensPerParameter > 0;
    func::FuncOp step = lookupStep(module);
    std::optional<StepReport> report;
    if (step || !alone) {
      FailureOr<func::FuncOp> found = findStep(module);
      if (failed(found))
        return failure();
      report = reportStep(*found, chip);
    }
    if (!chip)
      if (auto made = module->getAttrOfType<StringAttr>("sinter.target"))
        chip = lookupTarget(made.str());

    StepTimeReport time;
    if (report && report->time)
      time = *report->time;
    if (failed(readProfile(module, step, time)) ||
        failed(judgeBudget(module, chip, time)))
      return failure();
    if (report && alone)
      report->time = time;

    std::error_code error;
    llvm::ToolOutputFile file(output, error, llvm::sys::fs::OF_Text);
    if (error)
      return module.emitError()
             << "cannot write '" << output << "': " << error.message();
    llvm::raw_ostream &os = file.os();
    if (report && format == "json")
      os << llvm::formatv("{0:2}\n", report->toJson());
    else if (report)
      report->print(os);
    else if (format == "json")
      os << llvm::formatv("{0:2}\n", llvm::json::Value(llvm::json::Object{
                                         {"time", time.toJson()}}));
    else
      time.print(os);
    os.flush();
    if (file.os().has_error()) {
      module.emitError() << "cannot write '" << output
                         << "': " << file.os().error().message();
      file.os().clear_error();
      return failure();
    }
    file.keep();
    return success();
  }

  LogicalResult checkNumbers(ModuleOp module) {
    const std::pair<StringRef, double> numbers[] = {
        {"wall-seconds", wallSeconds},
        {"tokens-per-step", tokensPerStep},
        {"tokens-per-second", tokensPerSecond},
        {"token-budget", tokenBudget},
        {"deadline-days", deadlineDays},
        {"parameters", parameters},
        {"tokens-per-parameter", tokensPerParameter}};
    for (auto [name, value] : numbers)
      if (!std::isfinite(value) || value < 0)
        return module.emitError()
               << "'" << name << "' must be a finite number of at least 0";
    if (graphReplays < 1)
      return module.emitError() << "'graph-replays' must be at least 1";
    if (profile.empty() && (wallSeconds > 0 || graphReplays > 1))
      return module.emitError()
             << "'wall-seconds' and 'graph-replays' say how a profile was "
                "taken: add profile=FILE";
    return success();
  }

  LogicalResult readProfile(ModuleOp module, func::FuncOp program,
                            StepTimeReport &time) {
    if (profile.empty())
      return success();
    Result<std::string> text = readFile(profile, largestProfile);
    if (!text)
      return module.emitError() << text.message();
    Result<Profile> parsed = parseProfile(*text, profile.getValue());
    if (!parsed)
      return module.emitError() << parsed.message();
    Result<StepTime> step = stepOfProfile(
        *parsed, graphReplays, wallSeconds,
        program ? familiesOf(program) : std::map<std::string, KernelFamily>());
    if (!step)
      return module.emitError() << profile << ": " << step.message();
    time.step = *step;
    time.source = profile;
    time.unknownLaunches = 0;
    time.launchSeconds = 0;
    return success();
  }

  LogicalResult judgeBudget(ModuleOp module, const std::optional<Target> &chip,
                            StepTimeReport &time) {
    time.tokensPerStep = tokensPerStep;
    if (tokensPerParameter > 0 && parameters <= 0)
      return module.emitError()
             << "'tokens-per-parameter' needs 'parameters' too";
    if (tokensPerParameter > 0 && tokenBudget > 0)
      return module.emitError() << "the budget is given twice: leave out "
                                   "'token-budget' or 'tokens-per-parameter'";
    FeasibilityInput input;
    input.tokens = tokenBudget > 0
                       ? tokenBudget.getValue()
                       : parameters.getValue() * tokensPerParameter.getValue();
    input.deadlineSeconds = deadlineDays * secondsPerDay;
    if ((input.tokens > 0) != (deadlineDays > 0))
      return module.emitError()
             << "a budget takes both tokens ('token-budget', or 'parameters' "
                "and 'tokens-per-parameter') and 'deadline-days'";
    if (input.tokens <= 0)
      return success();
    input.rate = tokensPerSecond;
    double seconds = time.step ? time.step->seconds() : 0;
    if (input.rate <= 0 && tokensPerStep > 0 && seconds > 0)
      input.rate = tokensPerStep / seconds;
    if (time.floorSeconds > 0 && tokensPerStep > 0) {
      input.floorRate = tokensPerStep / time.floorSeconds;
    } else if (chip && parameters > 0) {
      double peak = std::max(chip->peakBF16, chip->peakF16);
      input.floorRate = peak / (flopsPerParameterAndToken * parameters);
    }
    time.feasibility =
        judgeFeasibility(input, time.step ? &*time.step : nullptr);
    return success();
  }
};
} // namespace

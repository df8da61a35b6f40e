// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints the report of a plan.

#include "sinter/Transforms/Passes.h"

#include "sinter/Analysis/PlannedStep.h"
#include "sinter/Transforms/StepReport.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ToolOutputFile.h"

namespace sinter {
#define GEN_PASS_DEF_SINTERREPORT
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

namespace {
struct Report : sinter::impl::SinterReportBase<Report> {
  using SinterReportBase::SinterReportBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    ModuleOp module = getOperation();
    if (format != "text" && format != "json") {
      module.emitError() << "unknown format '" << format
                         << "': use text or json";
      return signalPassFailure();
    }
    FailureOr<func::FuncOp> step = findStep(module);
    if (failed(step))
      return signalPassFailure();
    std::error_code error;
    llvm::ToolOutputFile file(output, error, llvm::sys::fs::OF_Text);
    if (error) {
      module.emitError() << "cannot write '" << output
                         << "': " << error.message();
      return signalPassFailure();
    }
    StepReport report = reportStep(*step);
    if (format == "json")
      file.os() << llvm::formatv("{0:2}\n", report.toJson());
    else
      report.print(file.os());
    file.os().flush();
    if (file.os().has_error()) {
      module.emitError() << "cannot write '" << output
                         << "': " << file.os().error().message();
      file.os().clear_error();
      return signalPassFailure();
    }
    file.keep();
  }
};
} // namespace

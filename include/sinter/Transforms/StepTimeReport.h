// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The time of a step, modelled from its plan or read from a profile, and what
// follows from it: family shares, ceilings, feasibility of a token budget.

#ifndef SINTER_TRANSFORMS_STEPTIMEREPORT_H
#define SINTER_TRANSFORMS_STEPTIMEREPORT_H

#include "sinter/Analysis/Traffic.h"
#include "sinter/Cost/StepTime.h"
#include "sinter/Target/Target.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/JSON.h"

#include <map>
#include <optional>
#include <string>

namespace sinter {

struct StepTimeReport {
  /// Nothing: only a budget is judged.
  std::optional<StepTime> step;
  /// "modelled", "modelled, N of M launches measured", or the profile's file.
  std::string source;
  /// Launches whose time is not known.
  int64_t unknownLaunches = 0;
  /// The step with each kernel at DRAM's bandwidth or its pipe's peak, without
  /// launches; 0: not known.
  double floorSeconds = 0;
  /// Seconds from one kernel to the next that idle time was modelled with; 0:
  /// it was measured.
  double launchSeconds = 0;
  double tokensPerStep = 0;
  /// Of each kernel whose time is known, one launch without the wait for it.
  std::map<std::string, double> kernels;
  std::optional<Feasibility> feasibility;

  llvm::json::Value toJson() const;
  void print(llvm::raw_ostream &os) const;
};

/// What a launch of a planned step does: from its family in the ledger, and
/// from its body.
KernelFamily familyOfLaunch(const TrafficKernel &launch,
                            const TrafficLedger &ledger, KernelOp kernel);

/// The family of each kernel of a planned step, by symbol.
std::map<std::string, KernelFamily> familiesOf(mlir::func::FuncOp step);

/// The modelled time of a planned step on a chip. Times come from
/// `measurements`, `estimates`, or, of library calls, from their flops and
/// bytes.
StepTimeReport modelStepTime(mlir::func::FuncOp step,
                             const TrafficLedger &ledger, const Target &target);

} // namespace sinter

#endif // SINTER_TRANSFORMS_STEPTIMEREPORT_H

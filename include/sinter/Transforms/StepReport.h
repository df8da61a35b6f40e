// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a plan does, for people and for programs: launches, bytes by family, the
// kernels and tensors that cost most, memory.

#ifndef SINTER_TRANSFORMS_STEPREPORT_H
#define SINTER_TRANSFORMS_STEPREPORT_H

#include "sinter/Analysis/Traffic.h"
#include "sinter/Transforms/StepTimeReport.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/JSON.h"

#include <optional>
#include <string>
#include <vector>

namespace sinter {

/// One kernel symbol and all its launches.
struct KernelSummary {
  std::string symbol;
  /// As in `decisions`; empty where it has none.
  std::string schedule;
  std::string family;
  int64_t launches = 0;
  /// Bytes of all launches together.
  int64_t bytesRead = 0, bytesWritten = 0;
  /// From `estimates` and `measurements`, of one launch; 0: not known.
  double estimatedSeconds = 0, measuredSeconds = 0;
  /// Registers per thread that were predicted, and bytes that were expected to
  /// spill. Nothing for library calls and copies.
  std::optional<int64_t> registersLow, registersHigh, spillBytes;
  /// What the assembler says; nothing where it did not run.
  std::optional<int64_t> registers, stackBytes, spillStores, spillLoads;
};

/// A value that goes through memory between kernels.
struct BoundarySummary {
  int64_t bytes = 0;
  std::string id, reason, repair, location;
};

struct TensorSummary {
  std::string name;
  std::string type;
  int64_t bytesRead = 0, bytesWritten = 0;
  bool isScores = false;
  std::vector<std::string> writers, readers;
};

struct StepReport {
  std::string program, target;
  int64_t launches = 0;
  int64_t libraryCalls = 0, copies = 0;
  /// Products that are loop nests, launches.
  int64_t loopNestProducts = 0;
  /// Kernels of GPU code, which a bundle lists; nothing before there is code.
  std::optional<int64_t> codeKernels;
  /// Kernels of the plan; a library call is one too.
  std::vector<KernelSummary> kernels;
  TrafficTotals fused = {};
  /// Of the same step before fusion, where it is known.
  std::optional<TrafficTotals> unfused;
  std::vector<TensorSummary> tensors;
  std::vector<BoundarySummary> boundaries;
  int64_t inputBytes = 0, constantBytes = 0;
  /// 0: no buffers assigned.
  int64_t arenaBytes = 0, liveBytes = 0;
  /// Where the chip is known that the step was planned for.
  std::optional<StepTimeReport> time;

  llvm::json::Value toJson() const;
  void print(llvm::raw_ostream &os) const;
};

/// Reads a planned step. Kernels and tensors come with the most bytes first.
/// Times are those of `target`, or of the chip that the module names.
StepReport reportStep(mlir::func::FuncOp step,
                      std::optional<Target> target = std::nullopt);

} // namespace sinter

#endif // SINTER_TRANSFORMS_STEPREPORT_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a program to a bundle: what sinter-compile does, for embedders.

#ifndef SINTER_PIPELINES_COMPILE_H
#define SINTER_PIPELINES_COMPILE_H

#include "sinter/Transforms/StepReport.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>
#include <utility>
#include <vector>

namespace sinter {

enum class EmitFormat {
  /// Cubin where CUDA's assembler is found, else PTX.
  Auto,
  Ptx,
  Cubin
};

struct CompileOptions {
  /// A product (h200) or an architecture (sm_90a); empty: what a plan was made
  /// for, else h200.
  std::string target;
  EmitFormat emit = EmitFormat::Auto;
  /// Numerics of products: as-written, the only one there is.
  std::string precision = "as-written";
  /// Fusion: time or none; empty: time. An error beside a plan, whose kernels
  /// stand.
  std::string strategy;
  /// Launch kernels that differ in sizes only together.
  bool mergeLaunches = true;
  /// CUDA's assembler; empty: looked for on PATH and in its usual place.
  std::string ptxas;
  /// Folder of compiled kernels of earlier runs; empty: none.
  std::string cacheDirectory;
  /// Workers; 0: one per processor.
  unsigned threads = 0;
  /// A JSON file of measured times, {"version": 1, "kernels": {SYMBOL:
  /// {"seconds": S}}}, symbols with or without their @; empty: none.
  std::string measurements;
  /// A recipe for random inputs that goes into the bundle; empty: none.
  std::string recipe;
  /// What the bundle calls the program; empty: the module's name. A plan with a
  /// name keeps it.
  std::string programName;
  /// Collect a remark for every value between kernels.
  bool explain = true;
  /// Collect a remark for every tiling of a kernel that was considered.
  bool explainTiles = false;
  /// Called before each stage; may be empty.
  std::function<void(llvm::StringRef stage)> progress;
};

/// A remark of a pass.
struct CompileRemark {
  std::string category, id, location, text;
  int64_t bytes = 0;
};

struct CompileResult {
  StepReport report;
  /// "cubin" or "ptx".
  std::string format;
  /// Stages and their seconds, in order.
  std::vector<std::pair<std::string, double>> seconds;
  /// Kernels that came out of the cache.
  int64_t cachedKernels = 0;
  /// Most bytes first, then as they came.
  std::vector<CompileRemark> remarks;
};

/// Registers what compileToBundle parses, plans and emits in.
void registerCompileDialects(mlir::DialectRegistry &registry);

/// Compiles `module`: StableHLO, a step of sinter ops, or a plan, whose
/// decisions and buffers are kept. Writes the bundle to `directory`; nothing is
/// there when it fails. `plan`, where it is given, is an edited plan of the
/// program in `module`; that it computes the same is not checked beyond the
/// types of its arguments and results. Errors are diagnostics. The modules are
/// changed.
mlir::FailureOr<CompileResult> compileToBundle(mlir::ModuleOp module,
                                               mlir::ModuleOp plan,
                                               llvm::StringRef directory,
                                               const CompileOptions &options);

} // namespace sinter

#endif // SINTER_PIPELINES_COMPILE_H

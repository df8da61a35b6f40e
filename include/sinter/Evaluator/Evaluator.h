// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The executable meaning of step-level IR, on the CPU: what every other way of
// running a program is compared with.
//
// Every value rounds where its type says so, and nowhere else:
//   - arithmetic on f32 and narrower floats computes in f32 and rounds once to
//     the type, nearest even; on f64 in f64;
//   - math functions compute in f64 with the C library and round once;
//   - sums (reduce, matmul, scatter add) add in f64 (reduce with compensation),
//     and round once to the accumulator (f32, or f64 for f64), then to the
//     type;
//   - integers wrap; fptosi and fptoui saturate and take NaN to 0.
// Results do not depend on the number of threads, nor on how ops are grouped
// into kernels.

#ifndef SINTER_EVALUATOR_EVALUATOR_H
#define SINTER_EVALUATOR_EVALUATOR_H

#include "sinter/Evaluator/Tensor.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include <functional>
#include <memory>

namespace sinter::eval {

struct EvaluatorOptions {
  /// Most bytes of tensors alive at once; beyond it evaluation fails with an
  /// error.
  uint64_t maxMemoryBytes = uint64_t(16) << 30;
  /// 0: one per core.
  unsigned threads = 0;
  /// Called before each op of the function that is run, not of those that it
  /// calls, with its number from 0 and their number; may be empty.
  std::function<void(size_t op, size_t count)> progress;
};

/// Evaluates functions of one module, which must not change meanwhile.
class Evaluator {
public:
  explicit Evaluator(mlir::ModuleOp module, EvaluatorOptions options = {});
  ~Evaluator();

  /// Runs a function (func.func or sinter.kernel) on arguments of its argument
  /// types. Results are contiguous. Errors are emitted as diagnostics at the op
  /// that they concern.
  llvm::FailureOr<llvm::SmallVector<Datum>>
  run(mlir::FunctionOpInterface function, llvm::ArrayRef<Datum> arguments);

  /// An uninitialised contiguous tensor; fails, with a diagnostic at
  /// `location`, beyond the memory limit or for a type that is not evaluated.
  llvm::FailureOr<Tensor> allocate(mlir::Location location,
                                   mlir::RankedTensorType type);

  /// Largest number of bytes of tensors alive so far.
  uint64_t peakBytes() const;

private:
  class Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace sinter::eval

#endif // SINTER_EVALUATOR_EVALUATOR_H

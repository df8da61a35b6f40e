// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A planned step as numbers: its tensors in memory, and which launches read
// and write them. Reshapes, barriers and contiguous slices are no tensors of
// their own: they name bytes of another.

#ifndef SINTER_ANALYSIS_PLANNEDSTEP_H
#define SINTER_ANALYSIS_PLANNEDSTEP_H

#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"

#include <vector>

namespace sinter {

/// The step of a module: the function named main, else the only public one with
/// a body, else the only one with a body. Null where there is no such one.
mlir::func::FuncOp lookupStep(mlir::ModuleOp module);

/// The same; fails with a diagnostic where there is no such one.
mlir::FailureOr<mlir::func::FuncOp> findStep(mlir::ModuleOp module);

/// A tensor in memory.
struct StepTensor {
  /// A function argument, a constant, or a result of a launch.
  mlir::Value root;
  int64_t bytes = 0;
  /// Index of the launch that writes it; -1 for arguments and constants.
  int64_t writer = -1;
  /// Launches that read it, ascending, each once.
  llvm::SmallVector<unsigned, 4> readers;
  /// Results of the step that are it, or part of it.
  llvm::SmallVector<unsigned, 1> outputs;

  bool isArgument() const { return llvm::isa<mlir::BlockArgument>(root); }
};

/// Bytes of a tensor that an operand or a result of the step names.
struct TensorRange {
  unsigned tensor = 0;
  int64_t offset = 0;
  int64_t bytes = 0;
};

class PlannedStep {
public:
  /// Reads a function that holds launches, constants, barriers and views
  /// only, in their order. Fails with a diagnostic at the op that does not
  /// belong.
  static mlir::FailureOr<PlannedStep> build(mlir::func::FuncOp function);

  mlir::func::FuncOp getFunction() const { return function; }
  const std::vector<StepTensor> &getTensors() const { return tensors; }
  size_t numLaunches() const { return launches.size(); }
  LaunchOp getLaunch(unsigned launch) const { return launches[launch]; }
  /// The kernel that a launch runs.
  KernelOp kernelOf(unsigned launch) const { return kernels[launch]; }
  /// What the operands of a launch name, in order.
  llvm::ArrayRef<TensorRange> operandsOf(unsigned launch) const {
    return operands[launch];
  }
  /// The tensors that the results of a launch are, in order.
  llvm::ArrayRef<unsigned> resultsOf(unsigned launch) const {
    return results[launch];
  }
  /// What the step returns.
  llvm::ArrayRef<TensorRange> getOutputs() const { return outputs; }
  /// For each argument the output that its buffer holds in the end, or -1.
  llvm::ArrayRef<int64_t> getAliasOutputs() const { return aliasOutputs; }
  /// Argument i is tensor i.
  unsigned numArguments() { return function.getNumArguments(); }

  /// What a value of the function names.
  TensorRange rangeOf(mlir::Value value) const;

private:
  mlir::func::FuncOp function;
  std::vector<StepTensor> tensors;
  llvm::DenseMap<mlir::Value, unsigned> number;
  std::vector<LaunchOp> launches;
  std::vector<KernelOp> kernels;
  std::vector<llvm::SmallVector<TensorRange, 4>> operands;
  std::vector<llvm::SmallVector<unsigned, 2>> results;
  llvm::SmallVector<TensorRange> outputs;
  llvm::SmallVector<int64_t> aliasOutputs;
};

} // namespace sinter

#endif // SINTER_ANALYSIS_PLANNEDSTEP_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Who moves how many bytes: for every tensor of a step how often it is read and
// written, by which kernels, and totals by what the bytes are for.
//
// A step before fusion is read as one kernel per op: it reads its operands and
// writes its results. Reshapes, bitcasts, barriers and constants of one value
// cost nothing. After fusion every launch reads its operands and writes its
// results; slices that are one range of another tensor cost nothing. Of a table
// that is only looked up or sliced, what is taken counts.

#ifndef SINTER_ANALYSIS_TRAFFIC_H
#define SINTER_ANALYSIS_TRAFFIC_H

#include "sinter/IR/SinterDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

#include <array>
#include <string>
#include <vector>

namespace sinter {

/// What moves the bytes.
enum class TrafficFamily {
  /// Tensors with both sequence dims, whoever moves them: results of products
  /// with batch dims whose two operands bring a free dim of one size each, at
  /// least as long as the sum; and what has both of these dims and is computed
  /// from such a tensor, or with one, elementwise or by moving (masks too).
  AttentionScores,
  /// Everything else that kernels with a product move.
  Matmul,
  /// Kernels whose results go into donated arguments, or only to such kernels,
  /// and which meet tensors of the shapes of donated arguments and single
  /// numbers only.
  Optimizer,
  /// Kernels that only convert to 8-bit floats and scale for it.
  Quantize,
  Other,
};
inline constexpr unsigned numTrafficFamilies = 5;

/// attention_scores, matmul, optimizer, quantize, other.
llvm::StringRef stringifyFamily(TrafficFamily family);

/// One operand or result of a kernel.
struct TrafficMove {
  unsigned tensor = 0;
  int64_t bytes = 0;
  bool isWrite = false;
};

struct TrafficKernel {
  /// An op of the step: a launch, or before fusion any op.
  mlir::Operation *op = nullptr;
  /// That of what it moves besides scores.
  TrafficFamily family = TrafficFamily::Other;
  llvm::SmallVector<TrafficMove, 4> moves;
};

struct TrafficTensor {
  mlir::Value root;
  int64_t bytes = 0;
  bool isScores = false;
  int64_t bytesRead = 0, bytesWritten = 0;
  /// Kernels that move it, by index, in order.
  llvm::SmallVector<unsigned, 4> readers, writers;
};

using TrafficTotals = std::array<int64_t, numTrafficFamilies>;

class TrafficLedger {
public:
  /// The ledger of a step, planned or not.
  static TrafficLedger build(mlir::func::FuncOp step);

  const std::vector<TrafficTensor> &getTensors() const { return tensors; }
  const std::vector<TrafficKernel> &getKernels() const { return kernels; }
  /// Bytes by family.
  const TrafficTotals &getTotals() const { return totals; }
  /// The family of a kernel's op; Other for an op that is none.
  TrafficFamily familyOf(mlir::Operation *op) const;
  /// Whether a tensor of the step (an argument, a constant, a result of a
  /// kernel) has both sequence dims.
  bool isScores(mlir::Value root) const;

private:
  friend class LedgerBuilder;
  std::vector<TrafficTensor> tensors;
  std::vector<TrafficKernel> kernels;
  llvm::DenseMap<mlir::Operation *, unsigned> kernelNumber;
  llvm::DenseMap<mlir::Value, unsigned> tensorNumber;
  TrafficTotals totals = {};
};

/// Bytes of an argument that a kernel reads: all of it, or what is taken from
/// it where it is only looked up and sliced.
int64_t touchedBytes(KernelOp kernel, unsigned argument);

} // namespace sinter

#endif // SINTER_ANALYSIS_TRAFFIC_H

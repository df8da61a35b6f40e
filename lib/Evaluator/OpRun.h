// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the evaluation of one op sees: its operands' values, memory for its
// results, and threads.

#ifndef SINTER_LIB_EVALUATOR_OPRUN_H
#define SINTER_LIB_EVALUATOR_OPRUN_H

#include "Access.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ThreadPool.h"

namespace sinter::eval {

/// Elements of cheap work below which a second thread does not pay.
constexpr int64_t elementsPerTask = 32 * chunkElements;

/// Threads and memory of an evaluator.
struct Machine {
  Machine(uint64_t maxBytes, unsigned threads);

  /// Runs body(begin, end) over [0, count) in pieces of at least `grain`, on
  /// all threads. The pieces do not depend on the number of threads.
  void parallelFor(int64_t count, int64_t grain,
                   llvm::function_ref<void(int64_t, int64_t)> body);

  BufferPool pool;
  unsigned threads;
  std::unique_ptr<llvm::DefaultThreadPool> workers;
};

/// A contiguous tensor, uninitialised; fails with a diagnostic.
llvm::FailureOr<Tensor> allocateTensor(Machine &machine,
                                       mlir::Location location,
                                       ElementKind kind,
                                       llvm::ArrayRef<int64_t> shape);

/// One op being evaluated. Operands are alive until it has run.
class OpRun {
public:
  OpRun(Machine &machine, mlir::Operation *op,
        llvm::ArrayRef<const Datum *> operands)
      : machine(machine), op(op), operands(operands),
        results(op->getNumResults()) {}

  const Tensor &in(unsigned i) const { return operands[i]->tensor; }
  mlir::Location loc() const { return op->getLoc(); }

  /// Memory for result i, which is set to it.
  llvm::FailureOr<Tensor> out(unsigned i = 0);
  void set(unsigned i, Tensor tensor) { results[i].tensor = std::move(tensor); }

  /// Memory for intermediate values.
  llvm::FailureOr<Tensor> scratch(ElementKind kind,
                                  llvm::ArrayRef<int64_t> shape) {
    return allocateTensor(machine, loc(), kind, shape);
  }
  /// The tensor itself where it is contiguous, else a copy that is.
  llvm::FailureOr<Tensor> contiguous(const Tensor &tensor);

  mlir::RankedTensorType resultTensorType(unsigned i = 0) const {
    return llvm::dyn_cast<mlir::RankedTensorType>(op->getResult(i).getType());
  }

  Machine &machine;
  mlir::Operation *op;
  llvm::ArrayRef<const Datum *> operands;
  llvm::SmallVector<Datum, 1> results;
};

using OpFunction = llvm::LogicalResult (*)(OpRun &);
using OpTable = llvm::StringMap<OpFunction>;

// Each adds the ops of its theme to the table, by name.
void addFloatOps(OpTable &table);
void addIntegerOps(OpTable &table);
void addConversionOps(OpTable &table);
void addMathOps(OpTable &table);
void addShapeOps(OpTable &table);
void addIndexOps(OpTable &table);
void addReduceOps(OpTable &table);
void addMatmulOps(OpTable &table);
void addQuantOps(OpTable &table);

/// Computes result 0 element by element: `fn` takes N operands as In and gives
/// a Result. Operands of rank 0 beside larger ones are repeated.
template <typename In, typename Result, unsigned N, typename Fn>
llvm::LogicalResult mapElements(OpRun &run, Fn fn);

} // namespace sinter::eval

#include "OpRunImpl.h"

#endif // SINTER_LIB_EVALUATOR_OPRUN_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the code of an access graph's nodes at one point of the domain, or at
// `width` consecutive columns at once.
//
// Values are remembered in frames. A frame owns some dims of the index space: a
// node is kept in the innermost frame that owns a dim it depends on, so the
// frame of a column goes when the next column comes, and what depends on no
// column stays. A frame that opens a region of code (a loop body, a branch)
// keeps all that is computed inside.
//
// A node with one value for all columns of a point is a scalar: it is computed
// once for the point.

#ifndef SINTER_LIB_CODEGEN_POINTEVALUATOR_H
#define SINTER_LIB_CODEGEN_POINTEVALUATOR_H

#include "Combine.h"
#include "Elements.h"
#include "sinter/Analysis/AccessGraph.h"

#include "llvm/ADT/DenseMap.h"

namespace sinter {

/// Nodes that one pass over the elements computes together: the results of an
/// argmax or argmin, or a single result.
struct ReductionGroup {
  ReduceOp op;
  llvm::SmallVector<unsigned, 2> operands;
  /// For each part of the running value the nodes that stand for it.
  llvm::SmallVector<llvm::SmallVector<unsigned, 1>, 2> nodes;

  Combiner combiner() const {
    return Combiner(op, llvm::cast<mlir::OpResult>(value).getResultNumber());
  }
  mlir::Value value;
};

/// The reductions of `kind` in `graph`, in the order of their first nodes.
std::vector<ReductionGroup> groupReductions(const AccessGraph &graph,
                                            NodeKind kind);

/// A frame of remembered values.
struct PointFrame {
  uint64_t dims = 0;
  bool opensRegion = false;
  llvm::DenseMap<unsigned, mlir::Value> dimValues;
  llvm::DenseMap<unsigned, mlir::Value> nodes;
  llvm::DenseMap<std::pair<mlir::AffineExpr, int64_t>, mlir::Value> exprs;
};

class PointEvaluator {
public:
  /// Pointer to the first element of a tensor in memory: a leaf or a constant.
  using PointerOf = std::function<mlir::Value(mlir::Value)>;

  PointEvaluator(ElementBuilder &e, const AccessGraph &graph,
                 mlir::IntegerType indexType, int64_t width,
                 PointerOf pointerOf);

  const AccessGraph &getGraph() const { return graph; }
  mlir::IntegerType getIndexType() const { return indexType; }
  int64_t getWidth() const { return width; }
  ElementBuilder &elements() { return e; }

  void push(PointFrame &frame) { frames.push_back(&frame); }
  void pop() { frames.pop_back(); }

  /// Values of nodes, each a scalar, or a vector where it differs between the
  /// columns of a point.
  /// Fails after an error was noted.
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  evaluate(llvm::ArrayRef<unsigned> nodes);
  /// Evaluates what `nodes` need that depends on no dim but those of the frames
  /// there are: to be called before a loop over another dim.
  mlir::LogicalResult hoist(llvm::ArrayRef<unsigned> nodes);
  /// Remembers a value that was computed elsewhere.
  void define(unsigned node, mlir::Value value);
  /// Forgets what the frame can compute again from what it has loaded, and
  /// hides that the loaded elements were used before: registers then hold them
  /// as they lie in memory, and not what was made of them.
  /// `zero` is one that no compiler knows to be zero, and that it cannot have
  /// before the reduction is done: else the hiding itself would come early.
  void compact(PointFrame &frame, mlir::Value zero);
  /// The same value, of which the compilers know nothing.
  mlir::Value hide(mlir::Value value, mlir::Value zero);
  /// A warp's threads take `columns` consecutive columns and run together:
  /// `lane` is the number of a thread in its warp.
  void setWarp(mlir::Value lane, int64_t columns) {
    warpLane = lane;
    warpColumns = columns;
  }
  /// How a value of the thread whose number differs by this bit is had.
  using ShuffleXor = std::function<mlir::Value(mlir::Value, int64_t)>;
  void setShuffle(ShuffleXor xorOf) { shuffleXor = std::move(xorOf); }
  /// Value of an index expression at column `lane` of the point's columns.
  mlir::Value index(mlir::AffineExpr expr, int64_t lane = 0);

  /// Writes `value` (held, scalar or of width) to the element of the root.
  void store(const AccessRoot &root, mlir::Value pointer, mlir::Value value);

  /// Writes `value`, elements of `count` neighbours in memory, of which `point`
  /// has the first: a point that shares nothing with those of other frames.
  void storeRun(const AccessRoot &root, PointFrame &point, mlir::Value pointer,
                mlir::Value value, int64_t count);

  /// Operands of a node, and the nodes that its index expressions read.
  llvm::ArrayRef<unsigned> childrenOf(unsigned id) const {
    return children[id];
  }

  /// Why the last call failed.
  const std::string &getError() const { return error; }

private:
  uint64_t activeDims() const {
    uint64_t dims = 0;
    for (const PointFrame *frame : frames)
      dims |= frame->dims;
    return dims;
  }
  PointFrame &frameFor(uint64_t dims);
  mlir::Value lookup(unsigned node) const;
  /// Nodes to evaluate now for `targets`, ascending; decides which selects
  /// become branches.
  llvm::SmallVector<unsigned> schedule(llvm::ArrayRef<unsigned> targets);
  mlir::LogicalResult emit(unsigned id);
  mlir::FailureOr<mlir::Value> emitNode(unsigned id);
  mlir::FailureOr<mlir::Value> emitLoad(const AccessNode &node, bool vectored);
  mlir::FailureOr<mlir::Value> emitConstant(const AccessNode &node,
                                            bool vectored);
  mlir::Value loadElements(const AccessNode &node, mlir::Value pointer,
                           bool vectored);
  mlir::FailureOr<mlir::Value> emitIota(const AccessNode &node, bool vectored);
  mlir::FailureOr<mlir::Value> emitBitcastNarrow(unsigned id);
  mlir::FailureOr<mlir::Value> emitBitcastWiden(unsigned id);
  mlir::FailureOr<mlir::Value> emitSelect(unsigned id);
  mlir::LogicalResult emitLoopReduce(unsigned id);
  mlir::Value emitGroupReduce(unsigned id);
  mlir::FailureOr<mlir::Value> emitLoopMatmul(unsigned id);
  mlir::FailureOr<mlir::Value> emitLoopScatter(unsigned id);
  /// Whether a warp can look for the scatter's updates together.
  bool isWarpScatter(const AccessNode &node) const;
  mlir::FailureOr<Running> emitWarpScatter(
      const AccessNode &node, const Running &start,
      llvm::ArrayRef<unsigned> indexNodes,
      llvm::function_ref<mlir::FailureOr<mlir::Value>(mlir::Value)> next);
  /// A nest of loops over `dims` around `body`, which maps the carried values.
  using LoopBody =
      llvm::function_ref<mlir::FailureOr<Running>(mlir::ValueRange carried)>;
  mlir::FailureOr<Running> emitLoops(llvm::ArrayRef<unsigned> dims,
                                     const Running &start, LoopBody body);

  mlir::Value symbol(unsigned position, int64_t lane);
  mlir::Value condition(const IndexCondition &condition, int64_t lane);
  mlir::Value conditions(llvm::ArrayRef<IndexCondition> guard, int64_t lane);
  /// Whether all columns of a point agree on the guard.
  bool isUniform(llvm::ArrayRef<IndexCondition> guard);
  /// The guard as one i1, or as a vector of them.
  mlir::Value mask(llvm::ArrayRef<IndexCondition> guard, bool vectored);
  mlir::Value elementPointer(mlir::Value pointer, mlir::Value offset,
                             mlir::Type type);
  mlir::LogicalResult fail(const llvm::Twine &text) {
    error = text.str();
    return mlir::failure();
  }
  mlir::Value indexConstant(int64_t value) {
    return e.integer(indexType, value);
  }
  bool vectored(unsigned id) const { return constantWidths[id] < width; }

  ElementBuilder &e;
  const AccessGraph &graph;
  IndexSimplifier simplifier;
  mlir::IntegerType indexType;
  int64_t width;
  PointerOf pointerOf;
  llvm::SmallVector<PointFrame *> frames;
  std::vector<llvm::SmallVector<unsigned, 3>> children;
  /// Columns that share a node's value, at most `width`.
  llvm::SmallVector<int64_t> constantWidths;
  /// Nodes whose last places count for nothing.
  llvm::SmallVector<bool> roundedLater;
  /// Selects of the evaluation in progress that become branches.
  llvm::DenseSet<unsigned> branches;
  bool hasSelects = false;
  ShuffleXor shuffleXor;
  mlir::Value warpLane;
  int64_t warpColumns = 0;
  /// Depth of branches that the threads of a warp may take apart.
  unsigned divergence = 0;
  std::string error;
};

} // namespace sinter

#endif // SINTER_LIB_CODEGEN_POINTEVALUATOR_H

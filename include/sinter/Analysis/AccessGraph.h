// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a kernel evaluates: its ops, each at the indices at which it is needed.
//
// A kernel iterates over a domain of one dim (i) or two dims (row, column).
// Starting from the kernel's results, whose index at a point of the domain is
// given, every value that is needed is found with the index expressions at
// which it is needed: broadcast, transpose, reshape, slice, pad, concat and
// reverse become index arithmetic and vanish. One op may appear as several
// nodes, once for each way in which it is indexed. Planners count bytes, live
// values and flops on this graph; the emitter walks the same graph.

#ifndef SINTER_ANALYSIS_ACCESSGRAPH_H
#define SINTER_ANALYSIS_ACCESSGRAPH_H

#include "sinter/Analysis/IndexExpr.h"
#include "sinter/IR/SinterDialect.h"

#include "mlir/IR/Value.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <string>

namespace sinter {

enum class NodeKind {
  /// An element of a kernel argument (or of whatever the caller says is
  /// already in memory): no operands. Where an entry of `index` can leave the
  /// tensor, `guard` holds it with the range that it must lie in; at a point
  /// where the guard fails nobody uses the element, and the emitter must not
  /// read at that index (any element of the tensor, or a zero, will do).
  Load,
  /// An element of a constant; no operands. A splat has index 0; of another
  /// constant `guard` says what it says of a Load.
  Constant,
  /// The index along the iota's dim, converted: no operands.
  Iota,
  /// An arith or math op on scalars; operands in the op's order.
  Elementwise,
  /// `guard` holds: operand 0, else operand 1. Made of pad, concat and
  /// dynamic_update_slice. Both operands may be evaluated at every point: what
  /// they read out of place is guarded by itself.
  Select,
  /// A bitcast between types of one width: operand 0.
  Bitcast,
  /// A bitcast to narrower elements: piece `piece` (an index) of operand 0.
  BitcastNarrow,
  /// A bitcast to wider elements: operands are the pieces, lowest bits first.
  BitcastWiden,
  /// A result of a reduction along the columns of the domain: the threads of a
  /// row evaluate the operands (one or, for argmax and argmin, two) at every
  /// column and combine them. The node itself does not use the column.
  RowReduce,
  /// A result of a reduction along a part of the columns: of the `group`
  /// neighbours (aligned, a power of two) among which the column lies. The
  /// operand is evaluated at each of them; the node has one value for all.
  GroupReduce,
  /// A result of a reduction along the rows of the domain: the operands are
  /// evaluated at every point; the node itself does not use the row.
  ColumnReduce,
  /// A result of a reduction that one thread computes in a loop over the dims
  /// `loops`, in which the operands are evaluated.
  LoopReduce,
  /// An element of a product that one thread computes in a loop over `loops`;
  /// operands: lhs, rhs.
  LoopMatmul,
  /// An element of a scatter that one thread computes in a loop over the index
  /// vectors (`loops`, in row-major order). Operands: the scattered-into
  /// element, the update element; the update counts in an iteration where
  /// `guard` holds.
  LoopScatter,
};

/// A condition on indices: all of `low <= expr <= high` and, where `modulus`
/// is not 1, expr mod modulus == remainder.
struct IndexCondition {
  mlir::AffineExpr expr;
  int64_t low, high;
  int64_t modulus = 1, remainder = 0;
};

struct AccessNode {
  NodeKind kind;
  /// The value of which this node is an element, and its index.
  mlir::Value value;
  llvm::SmallVector<mlir::AffineExpr, 4> index;
  /// Nodes that it is computed from.
  llvm::SmallVector<unsigned, 3> operands;
  /// Select: when operand 0 is meant. LoopScatter: when the update is. Load
  /// and Constant: when the index lies inside the tensor.
  llvm::SmallVector<IndexCondition, 2> guard;
  /// LoopReduce, LoopMatmul, LoopScatter: dims of the index space that the
  /// loop runs over, outermost first. No two loops share a dim, but for the
  /// results of one reduction. A dim of size 0 has the range [0, -1].
  llvm::SmallVector<unsigned, 2> loops;
  /// Columns within which the node has one value: 1 where nothing is known, a
  /// larger power of two after a GroupReduce, 0 where no column is used.
  int64_t group = 0;
  /// BitcastNarrow: which piece.
  mlir::AffineExpr piece;
  /// Bit d: the node's element depends on dim d of the space, directly or
  /// through its operands (dims that its own loop runs over left out).
  uint64_t dimsUsed = 0;

  /// Element type, as in the IR.
  mlir::Type getType() const {
    return llvm::cast<mlir::RankedTensorType>(value.getType()).getElementType();
  }
};

/// An integer read at run time and used in index expressions: symbol s is the
/// node's value, clamped to [low, high] (read as unsigned where said).
struct RuntimeIndex {
  unsigned node;
  int64_t low, high;
  bool isUnsigned = false;
};

/// How a kernel result is indexed by the domain.
enum class RootKind {
  Full,   ///< one element per point of the domain
  Row,    ///< one element per row
  Group,  ///< one element per `group` columns of a row
  Column, ///< one element per column
};

struct AccessRoot {
  /// What the kernel computes, and its position among the kernel's results. A
  /// result made by concat may have several roots, each of which writes a part
  /// of it: no two write one element, and together they write all.
  mlir::Value value;
  unsigned result = 0;
  RootKind kind = RootKind::Full;
  /// Group: columns that share an element.
  int64_t group = 1;
  /// Index of the element that a point writes; uses dims of the domain.
  llvm::SmallVector<mlir::AffineExpr, 4> index;
  /// Its node, filled by build.
  unsigned node = 0;
};

/// The domain: one dim `cols` (rows == 1, hasRows false), or rows x cols.
struct AccessDomain {
  bool hasRows = false;
  int64_t rows = 1;
  int64_t cols = 1;
  /// The updates of the one LoopScatter are sorted by row beforehand: at a
  /// point its loop runs over those of the point's row only (see RowScatter.h).
  bool grouped = false;
  /// Dims of the index space: the row (when hasRows) is dim 0.
  unsigned rowDim() const { return 0; }
  unsigned colDim() const { return hasRows ? 1 : 0; }
};

class AccessGraph {
public:
  /// Whether a value is already in memory (a kernel argument).
  using IsLeaf = llvm::function_ref<bool(mlir::Value)>;

  /// Evaluates `roots` over `domain`. Fails, with `error` saying why, where a
  /// value cannot be evaluated at a point: an op of unknown kind, or more than
  /// `maxNodes` nodes. Block arguments are leaves whatever `isLeaf` says.
  /// Errors, here and below, read "stable.id: sentence".
  static std::optional<AccessGraph> build(const AccessDomain &domain,
                                          llvm::ArrayRef<AccessRoot> roots,
                                          IsLeaf isLeaf, std::string &error,
                                          unsigned maxNodes = 20000);

  const AccessDomain &getDomain() const { return domain; }
  const IndexSpace &getSpace() const { return space; }
  llvm::ArrayRef<AccessRoot> getRoots() const { return roots; }
  /// Nodes, operands before users.
  llvm::ArrayRef<AccessNode> getNodes() const { return nodes; }
  const AccessNode &getNode(unsigned id) const { return nodes[id]; }
  /// What symbol s of the space stands for; a node comes before the symbols
  /// that it defines.
  llvm::ArrayRef<RuntimeIndex> getRuntimeIndices() const {
    return runtimeIndices;
  }

  /// Bit d: `expr` depends on dim d, by itself or through its symbols.
  uint64_t dimsOf(mlir::AffineExpr expr) const;
  /// Whether the node has one value at the columns V * q + v, 0 <= v < V, for
  /// every q (V: `width`, which divides the columns).
  bool constantWithin(unsigned node, int64_t width) const;
  /// For each node the largest power of two V, at most `most` and a divisor of
  /// the columns, for which the node is constantWithin V; `most` where it does
  /// not use the column.
  llvm::SmallVector<int64_t> constantWidths(int64_t most) const;
  /// For each node whether its last places count for nothing: all that is made
  /// of it is rounded to a float of 16 bits or fewer, or vanishes in the
  /// rounding of a sum of `longSum` terms or more, before it leaves the kernel,
  /// is compared or becomes an integer.
  llvm::SmallVector<bool> roundedLater() const;
  /// The bound of the error of a sum, relative to its terms' magnitudes, is
  /// its terms times 2^-24: that of so many is above the error of every
  /// approximation (docs/Numerics.md).
  static constexpr double longSum = 128;
  /// strideWithin along the columns; nothing where a symbol in `expr` varies
  /// within V columns.
  std::optional<int64_t> columnStride(mlir::AffineExpr expr,
                                      int64_t width) const;
  /// Writes domain, roots, symbols and nodes, for people and tests.
  void print(llvm::raw_ostream &os) const;

  bool usesColumn(unsigned id) const {
    return nodes[id].dimsUsed >> domain.colDim() & 1;
  }
  bool usesRow(unsigned id) const {
    return domain.hasRows && (nodes[id].dimsUsed >> domain.rowDim() & 1);
  }

private:
  friend class AccessGraphBuilder;
  AccessDomain domain;
  IndexSpace space;
  llvm::SmallVector<AccessRoot> roots;
  llvm::SmallVector<AccessNode, 0> nodes;
  llvm::SmallVector<RuntimeIndex> runtimeIndices;
};

/// Domain and roots under which all results of a group fit one tiled kernel:
/// rows x cols when it holds reductions that can run along rows or columns,
/// else one dim. `results` are the values to compute; all nodes reached from
/// them up to the leaves belong to the group. Fails with a reason.
struct TiledDomain {
  AccessDomain domain;
  llvm::SmallVector<AccessRoot> roots;
};
std::optional<TiledDomain> inferTiledDomain(llvm::ArrayRef<mlir::Value> results,
                                            AccessGraph::IsLeaf isLeaf,
                                            std::string &reason);
/// The same, and its graph, which choosing the domain has built anyway.
std::optional<AccessGraph> buildTiled(llvm::ArrayRef<mlir::Value> results,
                                      AccessGraph::IsLeaf isLeaf,
                                      std::string &reason,
                                      unsigned maxNodes = 20000);

/// Number of times that one evaluation of `node` runs the body of its loop.
double loopTrips(const AccessGraph &graph, const AccessNode &node);
llvm::StringRef stringifyNodeKind(NodeKind kind);

} // namespace sinter

#endif // SINTER_ANALYSIS_ACCESSGRAPH_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicts registers: follows the order in which the emitter evaluates a graph
// and counts the 32-bit words that are live, once for each vector width; every
// choice of tiles is then a few additions.

#ifndef SINTER_LIB_SCHEDULE_REGISTERMODEL_H
#define SINTER_LIB_SCHEDULE_REGISTERMODEL_H

#include "GraphSummary.h"

#include "sinter/Schedule/RegisterEstimate.h"

#include <array>

namespace sinter {

class RegisterModel {
public:
  RegisterModel(const AccessGraph &graph, const GraphSummary &summary);

  /// Not for several threads at once: widths are worked out when first asked
  /// for.
  RegisterEstimate estimate(const TileDecisions &tiles,
                            const Target &target) const;

  /// What the estimate is computed from, for calibration.
  static constexpr unsigned featureCount = 52;
  using Features = std::array<double, featureCount>;
  Features features(const TileDecisions &tiles, const Target &target) const;
  static llvm::ArrayRef<llvm::StringLiteral> featureNames();
  /// Which row of the table of coefficients is for these tiles.
  unsigned kindOf(const TileDecisions &tiles) const;

private:
  /// What of a row survives the step from one reduction to the next.
  enum Mode { Cached, Compact, Looped };
  static constexpr unsigned modes = 3, widths = 5;

  struct Node {
    NodeKind kind;
    /// Bits of an element; whether it differs from column to column (row to
    /// row).
    unsigned bits = 32;
    bool usesColumn = false, usesRow = false, inLoop = false, isFloat = false;
    /// Makes a value of what is free to make again: a constant or an index.
    bool free = false;
    /// One value for all columns of a thread.
    bool shared = false;
    /// Load: widest vector with one address; whether the elements of a vector
    /// have addresses that no constant lies between.
    int64_t maxVector = 1;
    bool scattered = false;
    /// Row reductions that must be complete before it.
    unsigned level = 0;
    /// 32-bit words that its evaluation takes beside operands and result.
    double temporaries = 0;
    /// Loops: number of iterations.
    double trips = 0;
    llvm::SmallVector<unsigned, 3> children;
  };

  /// One part of the code between reductions, for one chunk of `width` columns,
  /// in 32-bit words.
  struct Segment {
    /// Held for every chunk when the part begins, and when it ends (results
    /// that are stored are held until then).
    double before = 0, after = 0;
    /// Loaded in the part, and addresses of these loads.
    double loads = 0, addresses = 0;
    /// Live at the busiest point of one element's way through the part.
    double lane = 0;
    /// What has to be live at the busiest point however the code is ordered:
    /// op by op with loads as late as they can be, or element by element.
    double least = 0;
    /// Accumulators, for all chunks together.
    double running = 0;
    /// Nodes evaluated.
    double nodes = 0;
  };
  struct Shape {
    llvm::SmallVector<Segment, 4> stages;
    /// Sums of columns, and results.
    Segment columns, stores;
    /// Values of rows or of the whole grid that something at a column uses.
    double scalars = 0;
    /// Loads at a column that are the same in all rows.
    double columnLoads = 0;
    /// Loops of one thread: words loaded in the body, once and as often as the
    /// loop may be unrolled; words carried.
    double loopLoads = 0, loopFlight = 0, loopCarried = 0;
  };

  const Shape &shapeFor(Mode mode, int64_t width) const;
  Shape simulate(Mode mode, int64_t width) const;
  double wordsOf(unsigned id, int64_t width) const;
  /// Words of a value that waits to be stored.
  double storedWords(unsigned id, int64_t width) const;

  llvm::SmallVector<Node, 0> nodes;
  llvm::SmallVector<unsigned> order;
  /// Operands of row reductions by stage, of column reductions; full, row and
  /// column roots.
  std::vector<llvm::SmallVector<unsigned>> stageTargets;
  std::vector<double> stageWords;
  llvm::SmallVector<unsigned> columnTargets, fullTargets, rowTargets;
  double columnWords = 0;
  /// Counts of the kernel as a whole.
  double pointers = 0, loadCount = 0, storeCount = 0, reductions = 0,
         columnReductions = 0, wides = 0, indexOps = 0, guards = 0, loops = 0,
         loopNodes = 0, gathers = 0;
  /// Operations by group, at columns; light ones and others at rows.
  std::array<double, 9> groups = {};
  std::array<double, 2> rowGroups = {};
  /// Bytes per element of what a persistent CTA loads ahead.
  llvm::SmallVector<int64_t> prefetched;
  int64_t rows = 1, cols = 1;
  bool hasRows = false;
  mutable std::array<std::optional<Shape>, modes * widths> shapes;
};

} // namespace sinter

#endif // SINTER_LIB_SCHEDULE_REGISTERMODEL_H

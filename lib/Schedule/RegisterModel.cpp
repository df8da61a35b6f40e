// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Live 32-bit values of a tiled kernel, and the registers that ptxas makes of
// them.

#include "RegisterModel.h"

#include "sinter/Target/Occupancy.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using namespace sinter;

/// Words of which a schedule without anything to hold keeps up to so many in
/// flight; ptxas takes beyond it as it comes.
constexpr double someWords = 48;
/// No kernel takes fewer registers.
constexpr double leastRegisters = 6;
/// Words that are live in any order from which on they decide what is needed,
/// and registers beside them: addresses, the stack of constants, temporaries.
constexpr double manyWords = 64, addressRegisters = 12;
/// Place of "least" among the features.
constexpr unsigned leastFeature = 53;

namespace {
/// Groups of operations by the code that they become.
enum OpGroup : unsigned {
  Light,
  Division,
  Root,
  Exponential,
  Tanh,
  Logarithm,
  Trigonometric,
  Power,
  IntegerDivision,
};
} // namespace

static OpGroup groupOf(Operation *op) {
  return llvm::TypeSwitch<Operation *, OpGroup>(op)
      .Case<arith::DivFOp>([](auto) { return Division; })
      .Case<math::SqrtOp, math::RsqrtOp>([](auto) { return Root; })
      .Case<math::ExpOp, math::Exp2Op>([](auto) { return Exponential; })
      .Case<math::TanhOp, math::ExpM1Op, math::ErfOp, math::ErfcOp>(
          [](auto) { return Tanh; })
      .Case<math::LogOp, math::Log2Op, math::Log1pOp>(
          [](auto) { return Logarithm; })
      .Case<math::SinOp, math::CosOp, math::TanOp>(
          [](auto) { return Trigonometric; })
      .Case<math::PowFOp, math::CbrtOp, arith::RemFOp, math::Atan2Op>(
          [](auto) { return Power; })
      .Case<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp>(
          [](auto) { return IntegerDivision; })
      .Default([](Operation *) { return Light; });
}

/// Registers of one evaluation beside operands and result, by group: what
/// kernels of one such operation take beyond one of a sum, per element (ptxas
/// 13.0, sm_90a, 4 and 8 elements per thread).
constexpr double temporariesOf[] = {0, 1, 0, 1, 2, 3, 6, 8, 2};

/// Multiplications, divisions and remainders in an index.
static unsigned indexWork(AffineExpr expr) {
  unsigned count = 0;
  if (expr)
    expr.walk([&](AffineExpr part) {
      count += part.getKind() == AffineExprKind::Mod ||
               part.getKind() == AffineExprKind::FloorDiv ||
               part.getKind() == AffineExprKind::CeilDiv;
    });
  return count;
}

RegisterModel::RegisterModel(const AccessGraph &graph,
                             const GraphSummary &summary)
    : rows(graph.getDomain().rows), cols(graph.getDomain().cols),
      hasRows(graph.getDomain().hasRows) {
  ArrayRef<AccessNode> graphNodes = graph.getNodes();
  const AccessDomain &domain = graph.getDomain();
  nodes.resize(graphNodes.size());
  uint64_t domainDims = (uint64_t(2) << domain.colDim()) - 1;
  llvm::DenseSet<Value> leaves;
  SmallVector<int64_t> constantWidths =
      graph.constantWidths(int64_t(1) << (widths - 1));
  size_t load = 0;
  for (auto [id, from] : llvm::enumerate(graphNodes)) {
    Node &node = nodes[id];
    node.kind = from.kind;
    node.bits = from.getType().getIntOrFloatBitWidth();
    node.isFloat = isa<FloatType>(from.getType());
    node.usesColumn = graph.usesColumn(id);
    node.usesRow = graph.usesRow(id);
    node.constantWidth = constantWidths[id];
    node.inLoop = from.dimsUsed & ~domainDims;
    node.children.assign(from.operands.begin(), from.operands.end());
    auto addSymbols = [&](AffineExpr expr) {
      if (expr)
        expr.walk([&](AffineExpr part) {
          if (auto symbol = dyn_cast<AffineSymbolExpr>(part))
            node.children.push_back(
                graph.getRuntimeIndices()[symbol.getPosition()].node);
        });
    };
    if (from.kind == NodeKind::Load || from.kind == NodeKind::Constant ||
        from.kind == NodeKind::Iota)
      for (AffineExpr expr : from.index) {
        addSymbols(expr);
        indexOps += indexWork(expr);
      }
    for (const IndexCondition &condition : from.guard) {
      addSymbols(condition.expr);
      indexOps += indexWork(condition.expr);
    }
    addSymbols(from.piece);
    guards += !from.guard.empty();
    for (unsigned child : node.children)
      node.level =
          std::max(node.level, nodes[child].level +
                                   (nodes[child].kind == NodeKind::RowReduce));
    wides += node.bits == 64 && node.kind != NodeKind::Constant;
    loops += !from.loops.empty();
    if (!from.loops.empty())
      node.trips = loopTrips(graph, from);
    loopNodes += node.inLoop;
    switch (from.kind) {
    case NodeKind::Load: {
      const Access &access = summary.loads[load++];
      node.maxVector = access.maxVector;
      node.scattered = access.maxVector == 1 && !access.stride;
      ++loadCount;
      leaves.insert(from.value);
      gathers += node.usesColumn && access.maxVector == 1;
      if (from.guard.empty() && node.usesColumn && node.usesRow &&
          !node.inLoop && !llvm::any_of(from.index, usesSymbols))
        prefetched.push_back(std::max<int64_t>(node.bits, 8) / 8);
      break;
    }
    case NodeKind::Constant:
      node.free = true;
      break;
    case NodeKind::Iota:
      node.free = true;
      break;
    case NodeKind::Elementwise: {
      OpGroup group = groupOf(from.value.getDefiningOp());
      node.temporaries = temporariesOf[group];
      if (node.usesColumn)
        ++groups[static_cast<int>(group)];
      else
        ++rowGroups[static_cast<int>(group) != 0];
    } break;
    case NodeKind::RowReduce: {
      ++reductions;
      unsigned stage = node.level;
      if (stageTargets.size() <= stage) {
        stageTargets.resize(stage + 1);
        stageWords.resize(stage + 1);
      }
      llvm::append_range(stageTargets[stage], node.children);
      stageWords[stage] += std::max(node.bits, 32u) / 32.0;
      break;
    }
    case NodeKind::ColumnReduce:
      ++columnReductions;
      llvm::append_range(columnTargets, node.children);
      columnWords += std::max(node.bits, 32u) / 32.0;
      break;
    default:
      break;
    }
  }
  for (const AccessRoot &root : graph.getRoots()) {
    ++storeCount;
    leaves.insert(root.value);
    for (AffineExpr expr : root.index)
      indexOps += indexWork(expr);
    if (root.kind == RootKind::Full || root.kind == RootKind::Group) {
      fullTargets.push_back(root.node);
    } else if (root.kind == RootKind::Row) {
      rowTargets.push_back(root.node);
    }
  }
  pointers = leaves.size();
}

/// Words of a node's value for `width` columns.
double RegisterModel::wordsOf(unsigned id, int64_t width) const {
  const Node &node = nodes[id];
  if (node.free || node.bits == 1)
    return 0;
  if (!node.usesColumn)
    return 0;
  if (node.constantWidth >= width)
    width = 1;
  double lanes = static_cast<double>(width);
  if (node.bits >= 32)
    return lanes * node.bits / 32;
  // Narrow values are packed where they come from one access or, 16-bit
  // floats, from one conversion; a scalar takes a register of its own.
  if (node.kind == NodeKind::Load) {
    int64_t together = std::min(width, node.maxVector);
    return std::max(1.0, static_cast<double>(together * node.bits) / 32) *
           lanes / static_cast<double>(together);
  }
  if (node.bits == 16 && node.isFloat && width > 1)
    return lanes / 2;
  return lanes;
}

double RegisterModel::storedWords(unsigned id, int64_t width) const {
  const Node &node = nodes[id];
  double lanes = static_cast<double>(width);
  return std::max(lanes * std::max(node.bits, 8u) / 32, 1.0);
}

RegisterModel::Shape RegisterModel::simulate(Mode mode, int64_t width) const {
  Shape shape;
  unsigned count = nodes.size();
  unsigned stageCount = stageTargets.size();
  // Parts: stages, then sums of columns, then results.
  struct Part {
    SmallVector<unsigned> targets;
    SmallVector<unsigned> list;
    bool keepsTargets = false;
  };
  std::vector<Part> parts(stageCount + 2);
  for (unsigned i = 0; i < stageCount; ++i)
    parts[i].targets = stageTargets[i];
  parts[stageCount].targets = columnTargets;
  parts[stageCount + 1].targets = fullTargets;
  parts[stageCount + 1].keepsTargets = true;

  // Which nodes each part evaluates.
  constexpr unsigned never = ~0u;
  SmallVector<unsigned> firstPart(count, never);
  SmallVector<char> wanted(count);
  for (auto [p, part] : llvm::enumerate(parts)) {
    llvm::fill(wanted, 0);
    for (unsigned target : part.targets)
      wanted[target] = 1;
    for (unsigned id = count; id-- > 0;) {
      if (!wanted[id])
        continue;
      const Node &node = nodes[id];
      bool ready = firstPart[id] != never;
      if (ready && (mode == Cached || !node.usesColumn ||
                    (mode == Compact && node.kind == NodeKind::Load)))
        continue;
      if (node.kind == NodeKind::RowReduce ||
          node.kind == NodeKind::ColumnReduce)
        continue;
      for (unsigned child : node.children)
        wanted[child] = 1;
      if (node.usesColumn && !node.inLoop)
        part.list.push_back(id);
    }
    std::reverse(part.list.begin(), part.list.end());
    for (unsigned id : part.list)
      if (firstPart[id] == never)
        firstPart[id] = p;
  }
  // The last part that uses a node as it was computed before.
  SmallVector<unsigned> lastPart(count, 0);
  for (auto [p, part] : llvm::enumerate(parts)) {
    for (unsigned target : part.targets)
      lastPart[target] = p;
    for (unsigned id : part.list)
      for (unsigned child : nodes[id].children)
        lastPart[child] = p;
  }
  auto survives = [&](unsigned id, unsigned p) {
    // Held from part p to the next.
    if (mode == Looped || firstPart[id] == never || firstPart[id] > p ||
        lastPart[id] <= p)
      return false;
    return mode == Cached || nodes[id].kind == NodeKind::Load;
  };

  // What loops of one thread evaluate.
  for (unsigned id = 0; id < count; ++id) {
    const Node &loop = nodes[id];
    if (loop.trips == 0)
      continue;
    double loaded = 0;
    SmallVector<unsigned> stack(ArrayRef<unsigned>(loop.children));
    llvm::SmallDenseSet<unsigned, 16> seen;
    while (!stack.empty()) {
      unsigned inner = stack.pop_back_val();
      if (!nodes[inner].inLoop || !seen.insert(inner).second)
        continue;
      if (nodes[inner].kind == NodeKind::Load)
        loaded += nodes[inner].usesColumn
                      ? wordsOf(inner, width)
                      : std::max(nodes[inner].bits, 32u) / 32.0;
      llvm::append_range(stack, nodes[inner].children);
    }
    shape.loopLoads = std::max(shape.loopLoads, loaded);
    shape.loopFlight =
        std::max(shape.loopFlight, loaded * std::min(loop.trips, 16.0));
    shape.loopCarried += std::max(loop.bits, 32u) / 32.0 *
                         (loop.usesColumn ? static_cast<double>(width) : 1);
  }

  SmallVector<unsigned> lastUse(count, 0);
  for (auto [p, part] : llvm::enumerate(parts)) {
    Segment segment;
    for (unsigned id = 0; id < count; ++id) {
      if (p > 0 && survives(id, p - 1))
        segment.before += wordsOf(id, width);
      if (survives(id, p))
        segment.after += wordsOf(id, width);
    }
    // Uses in this part, by position.
    for (auto [at, id] : llvm::enumerate(part.list)) {
      lastUse[id] = at;
      for (unsigned child : nodes[id].children)
        lastUse[child] = at;
    }
    unsigned end = part.list.size();
    if (part.keepsTargets)
      for (unsigned target : part.targets)
        lastUse[target] = end;
    for (unsigned id : part.list)
      if (survives(id, p))
        lastUse[id] = end;
    // One element on its way: what it needs of earlier parts and of loads is
    // there from the beginning.
    double scale = 1.0 / static_cast<double>(width);
    double live = segment.before * scale;
    SmallVector<double> dying(end + 1, 0);
    if (p > 0)
      for (unsigned id = 0; id < count; ++id)
        if (survives(id, p - 1) && !survives(id, p))
          dying[std::min(lastUse[id], end)] += wordsOf(id, width) * scale;
    for (unsigned id : part.list) {
      if (nodes[id].kind != NodeKind::Load)
        continue;
      double words = wordsOf(id, width);
      segment.loads += words;
      segment.addresses += nodes[id].scattered ? 2 * width : 2;
      if (!nodes[id].usesRow && !nodes[id].inLoop && p == firstPart[id])
        shape.columnLoads += words;
      live += words * scale;
    }
    segment.lane = live;
    for (auto [at, id] : llvm::enumerate(part.list)) {
      double words = wordsOf(id, width) * scale;
      if (nodes[id].kind != NodeKind::Load)
        live += words;
      dying[lastUse[id]] += words;
      // The result may take the place of an operand.
      segment.lane = std::max(segment.lane, live - std::min(words, dying[at]) +
                                                nodes[id].temporaries);
      live -= dying[at];
    }
    // Op by op, all lanes of each together, loads right before their first use.
    SmallVector<unsigned> firstUse(count, end);
    for (auto [at, id] : llvm::enumerate(part.list))
      for (unsigned child : nodes[id].children)
        firstUse[child] = std::min<unsigned>(firstUse[child], at);
    // Nothing is written before everything is read: results wait for the last
    // load.
    unsigned lastLoad = 0;
    for (unsigned id : part.list)
      if (nodes[id].kind == NodeKind::Load)
        lastLoad = std::max(lastLoad, std::min<unsigned>(firstUse[id], end));
    SmallVector<double> leaving(end + 1, 0);
    if (p > 0)
      for (unsigned id = 0; id < count; ++id)
        if (survives(id, p - 1) && !survives(id, p))
          leaving[std::min(lastUse[id], end)] += wordsOf(id, width);
    auto busiest = [&](bool loadsFirst) {
      SmallVector<double> born(end + 1, 0), gone(end + 1, 0);
      for (auto [at, id] : llvm::enumerate(part.list)) {
        double words = wordsOf(id, width);
        unsigned start = static_cast<unsigned>(at);
        if (nodes[id].kind == NodeKind::Load)
          start = loadsFirst ? 0 : std::min<unsigned>(firstUse[id], end);
        born[start] += words;
        unsigned last = lastUse[id];
        if (last == end && part.keepsTargets && !survives(id, p))
          last = std::max<unsigned>(at, lastLoad);
        gone[std::max(last, start)] += words;
      }
      double most = segment.before, now = segment.before;
      for (unsigned at = 0; at <= end; ++at) {
        now += born[at];
        // A result may take the place of what dies with it.
        double dying = gone[at] + leaving[at];
        double beside = 0;
        if (at < end && nodes[part.list[at]].constantWidth < width)
          beside = nodes[part.list[at]].temporaries;
        most = std::max(most, now - std::min(born[at], dying) +
                                  beside * static_cast<double>(width));
        now -= dying;
      }
      return most;
    };
    segment.ordered = busiest(/*loadsFirst=*/false);
    segment.hoisted = busiest(/*loadsFirst=*/true);
    // Element by element: what was loaded waits for all of them.
    double byElement =
        segment.before + segment.loads + segment.lane - segment.loads * scale;
    segment.least = std::min(segment.ordered, std::max(byElement, 0.0));
    if (part.keepsTargets)
      for (unsigned target : part.targets)
        segment.after += storedWords(target, width);
    segment.nodes = static_cast<double>(end);
    if (p < stageCount)
      segment.running = stageWords[p] * static_cast<double>(width);
    if (p < stageCount)
      shape.stages.push_back(segment);
    else if (p == stageCount)
      shape.columns = segment;
    else
      shape.stores = segment;
  }
  // Scalars: of rows, or of the whole grid, that something at a column uses.
  SmallVector<char> counted(count);
  for (unsigned id = 0; id < count; ++id)
    if (nodes[id].usesColumn)
      for (unsigned child : nodes[id].children) {
        const Node &scalar = nodes[child];
        if (!scalar.usesColumn && !scalar.free && !counted[child]) {
          counted[child] = 1;
          shape.scalars += std::max(scalar.bits, 32u) / 32.0;
        }
      }
  return shape;
}

const RegisterModel::Shape &RegisterModel::shapeFor(Mode mode,
                                                    int64_t width) const {
  std::optional<Shape> &shape =
      shapes[mode * widths + llvm::Log2_64(static_cast<uint64_t>(width))];
  if (!shape)
    shape = simulate(mode, width);
  return *shape;
}

ArrayRef<StringLiteral> RegisterModel::featureNames() {
  static constexpr StringLiteral names[] = {
      "one",         "older",      "peak1",     "peak4",      "peak8",
      "peakall",     "held",       "inflight",  "outs",       "running",
      "lane",        "sums",       "ahead",     "colloads",   "scalars",
      "pointers",    "loads",      "stores",    "rowreduces", "colreduces",
      "stages",      "hasdiv",     "hasroot",   "hasexp",     "hastanh",
      "haslog",      "hastrig",    "haspower",  "hasintdiv",  "temps",
      "rowlight",    "rowspecial", "wides",     "indexops",   "guards",
      "loops",       "loopnodes",  "looploads", "loopflight", "loopcarried",
      "gathers",     "addresses",  "masked",    "shared",     "nodes",
      "lognodes",    "iterated",   "width",     "somepeak",   "someinflight",
      "somepeakall", "ordered",    "hoisted",   "least",      "kind",
      "cc"};
  return names;
}

RegisterModel::Features RegisterModel::features(const TileDecisions &tiles,
                                                const Target &target) const {
  bool row = hasRows && tiles.schedule != ScheduleKind::Pointwise;
  bool looped = row && tiles.chunks == 0;
  bool persistent = row && columnReductions > 0;
  double chunks = static_cast<double>(std::max<int64_t>(tiles.chunks, 1));
  double width = static_cast<double>(tiles.vector);
  int64_t perPoint = tiles.lanes * tiles.vector;
  double together = chunks, iterations = 1;
  if (looped) {
    int64_t part =
        tiles.schedule == ScheduleKind::Split
            ? llvm::divideCeil(cols, std::max<int64_t>(tiles.splits, 1))
            : cols;
    int64_t steps = std::max<int64_t>(llvm::divideCeil(part, perPoint), 1);
    together = static_cast<double>(std::min(steps, pointsPerTurn));
    iterations = std::ceil(static_cast<double>(steps) / together);
  }
  Mode mode = Cached;
  // Without a loop and a barrier the compiler reads once.
  if (looped && (iterations > 1 || tiles.lanes > 32))
    mode = Looped;
  else if (row && !looped && tiles.chunks * tiles.vector >= compactElements &&
           tiles.lanes > 32)
    mode = Compact;
  const Shape &shape = shapeFor(mode, tiles.vector);
  double storeTogether =
      looped ? together : std::min(chunks, static_cast<double>(pointsPerStore));
  constexpr unsigned groupCount = 4;
  static constexpr double groupSizes[groupCount] = {1, 4, 8, 1e9};
  double peaks[groupCount] = {};
  double held = 0, inflight = 0, outs = 0, running = 0, addresses = 0,
         nodeCount = 0, lane = 0, least = 0, ordered = 0, hoisted = 0;
  auto take = [&](const Segment &part, double flying) {
    double others = part.before * (together - flying);
    double coming = (part.before + part.loads) * flying;
    double going = part.after * flying;
    double lanes = width * flying;
    for (auto [peak, size] : llvm::zip(peaks, groupSizes)) {
      double group = std::min(size, lanes);
      peak = std::max(peak, others + part.running +
                                (1 - group / lanes) * std::max(coming, going) +
                                group * part.lane);
    }
    held = std::max(held, std::max(part.before * together, going));
    inflight = std::max(inflight, others + coming);
    outs = std::max(outs, others + going);
    running = std::max(running, part.running);
    addresses = std::max(addresses, part.addresses * flying);
    least = std::max(least, part.before * (together - 1) + part.least);
    double rest = others + part.running;
    ordered =
        std::max(ordered, rest + part.ordered +
                              (flying - 1) * std::max(part.before, part.after));
    hoisted =
        std::max(hoisted, rest + part.hoisted +
                              (flying - 1) * std::max(part.before + part.loads,
                                                      part.after));
    nodeCount += part.nodes * width * together;
    lane = std::max(lane, part.lane);
  };
  for (const Segment &stage : shape.stages)
    take(stage, together);
  if (columnReductions > 0)
    take(shape.columns, together);
  take(shape.stores, storeTogether);
  double sums = persistent ? columnWords * width * chunks : 0;
  double ahead = 0;
  if (tiles.turns > 1) {
    int64_t words = 0;
    for (int64_t bytes : prefetched)
      words += llvm::divideCeil(bytes * tiles.vector, 4) * tiles.chunks;
    if (words <= maxPrefetchedWords)
      ahead = static_cast<double>(words);
  }
  if (persistent) {
    int64_t rowsPerBlock = tiles.threads / tiles.lanes;
    int64_t rowBlocks = llvm::divideCeil(rows, rowsPerBlock);
    iterations = static_cast<double>(llvm::divideCeil(
        rowBlocks, std::max<int64_t>(std::min(tiles.blocks, rowBlocks), 1)));
    if (rowBlocks > tiles.blocks) {
      int64_t words = 0;
      for (int64_t bytes : prefetched)
        words += llvm::divideCeil(bytes * tiles.vector, 4) * tiles.chunks;
      if (words <= maxPrefetchedWords)
        ahead = static_cast<double>(words);
    }
  }
  bool masked = false;
  if (row)
    masked = looped ? true : perPoint * tiles.chunks * tiles.splits != cols;
  else
    masked = cols % (tiles.threads * tiles.vector) != 0;
  bool hoists = persistent && iterations > 1 && tiles.lanes <= 32 &&
                fullTargets.empty() && rowTargets.empty();
  double elements = std::min(together * width, 8.0);
  double temporaries = 0;
  for (unsigned group = 0; group < groups.size(); ++group)
    if (groups[group] > 0)
      temporaries = std::max(temporaries, temporariesOf[group]);
  auto has = [&](unsigned group) { return groups[group] > 0 ? 1.0 : 0.0; };
  Features values = {1,
                     target.sm.ccMajor < 9 ? 1.0 : 0.0,
                     peaks[0],
                     peaks[1],
                     peaks[2],
                     peaks[3],
                     held,
                     inflight,
                     outs,
                     running,
                     lane,
                     sums,
                     ahead,
                     hoists ? shape.columnLoads * chunks : 0,
                     shape.scalars,
                     pointers,
                     loadCount,
                     storeCount,
                     reductions,
                     columnReductions,
                     static_cast<double>(stageTargets.size()),
                     has(Division),
                     has(Root),
                     has(Exponential),
                     has(Tanh),
                     has(Logarithm),
                     has(Trigonometric),
                     has(Power),
                     has(IntegerDivision),
                     temporaries * elements,
                     rowGroups[0],
                     rowGroups[1],
                     wides,
                     indexOps,
                     guards,
                     loops,
                     loopNodes,
                     shape.loopLoads,
                     shape.loopFlight,
                     shape.loopCarried,
                     gathers,
                     addresses,
                     masked ? 1.0 : 0.0,
                     row && tiles.lanes > 32 ? 1.0 : 0.0,
                     nodeCount,
                     std::log2(1 + nodeCount),
                     iterations > 1 ? 1.0 : 0.0,
                     width,
                     std::min(peaks[2], someWords),
                     std::min(inflight, someWords),
                     std::min(peaks[3], 2 * someWords),
                     ordered + sums + ahead,
                     hoisted + sums + ahead,
                     least + sums + ahead,
                     static_cast<double>(kindOf(tiles)),
                     static_cast<double>(target.sm.ccMajor)};
  return values;
}

unsigned RegisterModel::kindOf(const TileDecisions &tiles) const {
  enum Kind {
    Pointwise,
    Row,
    RowResults,
    LoopedRow,
    Persistent,
    Columns,
    Split
  };
  if (!hasRows || tiles.schedule == ScheduleKind::Pointwise ||
      tiles.schedule == ScheduleKind::Transpose)
    return Pointwise;
  if (tiles.schedule == ScheduleKind::Split)
    return Split;
  if (columnReductions > 0)
    return reductions > 0 ? Persistent : Columns;
  if (tiles.chunks == 0)
    return LoopedRow;
  return fullTargets.empty() && stageTargets.size() < 2 ? RowResults : Row;
}

namespace {
/// One question of a decision tree: is the feature at most the threshold?
/// Children from zero up are questions, others leaves, ~index.
struct Split {
  uint8_t feature;
  float threshold;
  int16_t yes, no;
};
} // namespace

#include "RegisterForest.inc"

namespace {
/// Of the counts; kind and chip are asked for by the trees alone.
struct Coefficients {
  double values[RegisterModel::featureCount - 2];
};
} // namespace

/// For each kind first of `taken`, then of `needed`.
static constexpr Coefficients table[] = {
#include "RegisterCoefficients.inc"
};

static double sumOf(const RegisterModel::Features &features,
                    const Coefficients &coefficients) {
  double sum = 0;
  for (auto [value, factor] : llvm::zip(features, coefficients.values))
    sum += value * factor;
  return std::max(sum, leastRegisters);
}

/// The sum of what each tree says.
static double ask(const RegisterModel::Features &features,
                  ArrayRef<int16_t> roots, ArrayRef<Split> splits,
                  ArrayRef<float> leaves) {
  double sum = 0;
  for (int at : roots) {
    while (at >= 0) {
      const Split &split = splits[at];
      at = features[split.feature] <= split.threshold ? split.yes : split.no;
    }
    sum += leaves[~at];
  }
  return sum;
}

RegisterEstimate RegisterModel::estimate(const TileDecisions &tiles,
                                         const Target &target) const {
  Features values = features(tiles, target);
  RegisterEstimate estimate;
  estimate.live = values[3] + values[11] + values[12];
  // Sums follow the counts as far as they go; trees, which know only what they
  // were shown, say what is wrong with them.
  const Coefficients *coefficients = &table[2 * kindOf(tiles)];
  estimate.needed = std::max(
      sumOf(values, coefficients[1]) *
          std::exp(ask(values, neededRoots, neededSplits, neededLeaves)),
      leastRegisters);
  // Whatever was learnt from smaller kernels: what is live needs a place.
  if (double least = values[leastFeature]; least > manyWords)
    estimate.needed = std::max(estimate.needed, least + addressRegisters);
  double taken =
      std::max(sumOf(values, coefficients[0]) *
                   std::exp(ask(values, takenRoots, takenSplits, takenLeaves)),
               leastRegisters);
  // What suffices without a cap is no less than what is needed; a launch bound
  // is one step of eight registers at most beyond it.
  estimate.needed = std::min(estimate.needed, taken + 8);
  // One CTA of so many threads must fit.
  int64_t most = std::min<int64_t>(
      target.sm.maxRegistersPerThread,
      maxRegistersForBlock(target.sm, static_cast<int>(tiles.threads)));
  estimate.high = std::min<int64_t>(std::llround(taken), most);
  estimate.low =
      std::min<int64_t>(std::llround(estimate.needed), estimate.high);
  return estimate;
}

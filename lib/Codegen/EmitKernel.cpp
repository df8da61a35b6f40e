// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From decisions to code: checks the decisions against the body, chooses the
// width of index arithmetic, and calls the schedule's emitter.

#include "sinter/Codegen/EmitKernel.h"

#include "EmitTiles.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace sinter {

/// Static shared memory of a CTA without opt-in, in bytes, on every chip.
static constexpr int64_t staticSharedBytes = 48 * 1024;
/// Nodes times chunks beyond which a kernel's code would have no end.
static constexpr int64_t maxUnrolledNodes = 100000;
/// The graph keeps the dims that a node uses in 64 bits.
static constexpr size_t maxDims = 64;

static bool isLeaf(Value value) { return isa<BlockArgument>(value); }

bool hasTiledSchedule(KernelOp kernel) {
  std::optional<DictionaryAttr> attribute = kernel.getDecisions();
  if (!attribute)
    return false;
  auto name = attribute->getAs<StringAttr>("schedule");
  std::optional<ScheduleKind> kind =
      name ? parseSchedule(name.getValue()) : std::nullopt;
  return !kind ||
         (*kind != ScheduleKind::Library && *kind != ScheduleKind::Copy);
}

namespace {

/// Checks one kernel's decisions; says what to change.
class DecisionChecker {
public:
  DecisionChecker(KernelOp kernel, const AccessGraph &graph,
                  const TileDecisions &tiles, const Target &target)
      : kernel(kernel), graph(graph), domain(graph.getDomain()), tiles(tiles),
        target(target) {
    for (const AccessNode &node : graph.getNodes()) {
      rowReductions += node.kind == NodeKind::RowReduce;
      columnReductions += node.kind == NodeKind::ColumnReduce;
    }
  }

  LogicalResult check() {
    if (domain.cols % tiles.vector != 0)
      return fail("vector") << tiles.vector << " elements per access do not "
                            << "divide " << domain.cols << " columns";
    if (tiles.minBlocksPerSM * tiles.threads > target.sm.maxThreads ||
        tiles.minBlocksPerSM > target.sm.maxBlocks)
      return fail("min_blocks_per_sm")
             << tiles.minBlocksPerSM << " CTAs of " << tiles.threads
             << " threads do not fit an SM of " << target.chip << ", which has "
             << target.sm.maxThreads << " threads and " << target.sm.maxBlocks
             << " CTAs";
    if (tiles.minBlocksPerSM * tiles.threads * leastRegisters >
        target.sm.registers)
      return fail("min_blocks_per_sm")
             << tiles.minBlocksPerSM << " CTAs of " << tiles.threads
             << " threads leave fewer than " << leastRegisters
             << " registers per thread";
    switch (tiles.schedule) {
    case ScheduleKind::Pointwise:
      return checkPointwise();
    case ScheduleKind::Row:
      return checkRow();
    case ScheduleKind::Split:
      return checkSplit();
    default:
      return fail("schedule") << "it has no code";
    }
  }

private:
  static constexpr int64_t leastRegisters = 16;

  InFlightDiagnostic fail(StringRef entry) {
    return kernel.emitError()
           << "decisions do not fit the kernel: '" << entry << "': ";
  }

  LogicalResult checkPointwise() {
    if (rowReductions || columnReductions)
      return fail("schedule") << "pointwise cannot reduce along rows or "
                                 "columns; use row";
    return success();
  }

  LogicalResult checkRow() {
    if (!domain.hasRows)
      return fail("schedule")
             << "row needs a reduction along rows or columns; use pointwise";
    int64_t perChunk = tiles.lanes * tiles.vector;
    if (tiles.splits > 1 && rowReductions)
      return fail("splits") << "columns cannot be dealt to several CTAs where "
                               "a row is reduced; use 1";
    if (tiles.chunks == 0) {
      if (columnReductions)
        return fail("chunks")
               << "sums of columns need the row in registers; use "
               << llvm::divideCeil(domain.cols, perChunk);
      if (tiles.splits > 1)
        return fail("splits") << "a looped row has one part; use 1";
      return success();
    }
    if (perChunk * tiles.chunks * tiles.splits < domain.cols)
      return fail("chunks") << "lanes * vector * chunks * splits is "
                            << perChunk * tiles.chunks * tiles.splits
                            << ", less than " << domain.cols << " columns";
    if (tiles.chunks * static_cast<int64_t>(graph.getNodes().size()) *
            tiles.vector >
        maxUnrolledNodes)
      return fail("chunks") << "the code of " << tiles.chunks
                            << " chunks would be too long; use 0";
    return success();
  }

  LogicalResult checkSplit() {
    if (!domain.hasRows || !rowReductions)
      return fail("schedule") << "split needs a reduction along rows";
    if (columnReductions)
      return fail("schedule") << "split cannot reduce along columns; use row";
    for (const AccessRoot &root : graph.getRoots())
      if (root.kind != RootKind::Row)
        return fail("schedule") << "split gives one element per row only; use "
                                   "row";
    for (const ReductionGroup &group :
         groupReductions(graph, NodeKind::RowReduce)) {
      SmallVector<unsigned> stack(ArrayRef(group.operands));
      DenseSet<unsigned> seen;
      while (!stack.empty()) {
        unsigned id = stack.pop_back_val();
        if (!seen.insert(id).second)
          continue;
        if (graph.getNode(id).kind == NodeKind::RowReduce)
          return fail("schedule") << "split cannot compute a reduction that "
                                     "depends on another; use row";
        llvm::append_range(stack, graph.getNode(id).operands);
      }
    }
    return success();
  }

  KernelOp kernel;
  const AccessGraph &graph;
  const AccessDomain &domain;
  const TileDecisions &tiles;
  const Target &target;
  unsigned rowReductions = 0, columnReductions = 0;
};

/// Whether every index of the kernel, on the way too, fits 31 bits.
class IndexWidth {
public:
  explicit IndexWidth(const AccessGraph &graph)
      : graph(graph),
        simplifier(graph.getRoots()[0].value.getContext(), graph.getSpace()) {}

  bool fits(const TileDecisions &tiles) {
    const AccessDomain &domain = graph.getDomain();
    // Rounded up to whole CTAs, points past the end included.
    int64_t slack = tiles.threads * tiles.vector *
                    std::max<int64_t>(tiles.chunks, 4) *
                    std::max<int64_t>(tiles.splits, 1);
    int64_t points = 0;
    if (llvm::MulOverflow(domain.rows, domain.cols, points) ||
        llvm::AddOverflow(points, slack, points) || !fits(points))
      return false;
    // A persistent CTA's counter goes one grid past the last row.
    int64_t rowsPerBlock = tiles.threads / tiles.lanes;
    int64_t blocks = std::min<int64_t>(
        tiles.blocks, llvm::divideCeil(domain.rows, rowsPerBlock));
    if (!fits(domain.rows + rowsPerBlock * (blocks + 1)))
      return false;
    for (const AccessNode &node : graph.getNodes()) {
      // Places in scratch memory.
      int64_t partials = 0;
      if (node.kind == NodeKind::ColumnReduce &&
          (llvm::MulOverflow(blocks * rowsPerBlock, domain.cols, partials) ||
           !fits(partials)))
        return false;
      if (node.kind == NodeKind::RowReduce && !fits(tiles.splits * domain.rows))
        return false;
      if (!fits(node))
        return false;
    }
    for (const AccessRoot &root : graph.getRoots())
      if (!fits(root.value, root.index))
        return false;
    for (const RuntimeIndex &runtime : graph.getRuntimeIndices())
      if (!fits(runtime.low) || !fits(runtime.high))
        return false;
    return true;
  }

private:
  static bool fits(int64_t value) {
    return value < std::numeric_limits<int32_t>::max() &&
           value > std::numeric_limits<int32_t>::min();
  }

  bool fits(AffineExpr expr) {
    if (!expr)
      return true;
    bool good = true;
    expr.walk([&](AffineExpr part) {
      std::optional<IndexRange> range = simplifier.range(part);
      good &= range && fits(range->min) && fits(range->max);
    });
    return good;
  }

  bool fits(Value value, ArrayRef<AffineExpr> index) {
    auto type = cast<RankedTensorType>(value.getType());
    return fits(type.getNumElements()) &&
           fits(simplifier.linearize(index, type.getShape()));
  }

  bool fits(const AccessNode &node) {
    for (const IndexCondition &condition : node.guard)
      if (!fits(condition.expr) || !fits(condition.low) ||
          !fits(condition.high))
        return false;
    if (!fits(node.piece))
      return false;
    for (unsigned loop : node.loops)
      if (!fits(graph.getSpace().dims[loop].max))
        return false;
    switch (node.kind) {
    case NodeKind::Load:
    case NodeKind::Constant:
      return fits(node.value, node.index);
    case NodeKind::Iota:
      return llvm::all_of(node.index,
                          [&](AffineExpr expr) { return fits(expr); });
    default:
      return true;
    }
  }

  const AccessGraph &graph;
  IndexSimplifier simplifier;
};

} // namespace

/// The symbol without its number, in the characters of PTX: equal kernels of
/// different steps then have equal code.
static std::string entryName(StringRef symbol) {
  StringRef stem = symbol.rtrim("0123456789");
  if (stem.ends_with("_") && stem.size() > 1)
    symbol = stem.drop_back();
  std::string name;
  for (char c : symbol)
    name += llvm::isAlnum(c) || c == '_' ? c : '_';
  if (name.empty() || llvm::isDigit(name[0]))
    name = "kernel_" + name;
  return name;
}

FailureOr<EmittedKernel> emitKernel(KernelOp kernel, const Target &target) {
  std::string error;
  std::optional<TileDecisions> tiles =
      fromAttribute(kernel.getDecisions().value_or(DictionaryAttr()), error);
  if (!tiles)
    return kernel.emitError() << "decisions cannot be read: " << error;
  for (Type type : llvm::concat<const Type>(kernel.getArgumentTypes(),
                                            kernel.getResultTypes())) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !tensor.hasStaticShape() ||
        !heldType(tensor.getElementType()))
      return kernel.emitError()
             << "codegen.type: " << type << " has no code on the GPU";
  }

  EmittedKernel emitted;
  OpBuilder b(kernel.getContext());
  emitted.module = gpu::GPUModuleOp::create(
      b, kernel.getLoc(), (kernel.getSymName() + "_code").str());
  SmallVector<Value> results(kernel.getYield().getOperands());
  if (llvm::all_of(results, [](Value value) {
        return cast<RankedTensorType>(value.getType()).getNumElements() == 0;
      }))
    return emitted;

  std::optional<AccessGraph> graph = buildTiled(results, isLeaf, error);
  if (!graph)
    return kernel.emitError() << "kernel cannot be emitted: " << error;
  if (graph->getSpace().dims.size() > maxDims)
    return kernel.emitError()
           << "kernel cannot be emitted: codegen.loops: it loops over "
           << graph->getSpace().dims.size() << " dims, and " << maxDims
           << " is the limit; cut it into several kernels";
  if (failed(DecisionChecker(kernel, *graph, *tiles, target).check()))
    return failure();

  KernelContext context{
      kernel,
      *graph,
      *tiles,
      *emitted.module,
      b.getIntegerType(IndexWidth(*graph).fits(*tiles) ? 32 : 64),
      entryName(kernel.getSymName())};
  LogicalResult done = failure();
  switch (tiles->schedule) {
  case ScheduleKind::Pointwise:
    done = emitPointwise(context, emitted);
    break;
  case ScheduleKind::Row:
    done = emitRow(context, emitted);
    break;
  case ScheduleKind::Split:
    done = emitSplit(context, emitted);
    break;
  default:
    break;
  }
  if (failed(done))
    return failure();
  for (const EmittedLaunch &launch : emitted.launches)
    if (launch.sharedBytes > staticSharedBytes)
      return kernel.emitError()
             << "kernel cannot be emitted: codegen.shared: it needs "
             << launch.sharedBytes << " bytes of shared memory, and "
             << staticSharedBytes << " is the limit; use fewer threads";
  return emitted;
}

} // namespace sinter

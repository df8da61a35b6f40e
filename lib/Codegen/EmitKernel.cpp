// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From decisions to code: checks the decisions against the body, chooses the
// width of index arithmetic, and calls the schedule's emitter.

#include "sinter/Codegen/EmitKernel.h"

#include "EmitTiles.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace sinter {

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
    if (domain.grouped) {
      ScatterShape shape(graph, tiles);
      int64_t partials = 0;
      if (!fits(shape.tiles * shape.tile) ||
          !fits(shape.tiles * shape.digits()) ||
          llvm::MulOverflow(shape.pieces, domain.cols, partials) ||
          !fits(partials))
        return false;
    }
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

/// Why shared memory does not suffice, as an error at the kernel.
static LogicalResult checkShared(KernelOp kernel, const EmittedKernel &emitted,
                                 const Target &target) {
  for (const EmittedLaunch &launch : emitted.launches)
    if (launch.dynamicSharedBytes > target.sm.sharedBytesPerBlockOptIn)
      return kernel.emitError()
             << "kernel cannot be emitted: codegen.shared: it needs "
             << launch.dynamicSharedBytes << " bytes of shared memory, and "
             << target.sm.sharedBytesPerBlockOptIn << " is the limit of "
             << target.chip << "; use fewer threads";
  return success();
}

/// The code of a kernel of members is that of one tile of one of them.
static LogicalResult emitMembers(KernelOp kernel, const TileDecisions &tiles,
                                 const Target &target, EmittedKernel &emitted) {
  std::variant<MultiKernel, Refusal> read = readMultiKernel(kernel);
  if (auto *refusal = std::get_if<Refusal>(&read))
    return kernel.emitError()
           << "kernel cannot be emitted: " << refusal->id << ": "
           << refusal->reason << "; " << refusal->repair;
  auto &multi = std::get<MultiKernel>(read);
  if (std::string why = checkMulti(multi.body, multi.elements, target, tiles);
      !why.empty())
    return kernel.emitError() << "decisions do not fit the kernel: " << why;
  OwningOpRef<KernelOp> member =
      flatKernel(multi.body, tileOf(tiles, multi.body.reduces));
  SmallVector<Value> results(member->getYield().getOperands());
  std::string error;
  std::optional<AccessGraph> graph = buildTiled(results, isLeaf, error);
  if (!graph)
    return kernel.emitError() << "kernel cannot be emitted: " << error;
  KernelContext context{*member,
                        *graph,
                        tiles,
                        *emitted.module,
                        IntegerType::get(kernel.getContext(), 32),
                        target,
                        entryName(kernel.getSymName())};
  context.multi = &multi;
  if (failed(multi.body.reduces ? emitMultiReduce(context, emitted)
                                : emitMultiPointwise(context, emitted)))
    return failure();
  return checkShared(kernel, emitted, target);
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

  if (membersOf(kernel) != 1) {
    if (failed(emitMembers(kernel, *tiles, target, emitted)))
      return failure();
    return emitted;
  }
  std::optional<AccessGraph> graph =
      buildScheduled(results, isLeaf, tiles->schedule, error);
  if (!graph)
    return kernel.emitError() << "kernel cannot be emitted: " << error;
  if (graph->getSpace().dims.size() > maxDims)
    return kernel.emitError()
           << "kernel cannot be emitted: codegen.loops: it loops over "
           << graph->getSpace().dims.size() << " dims, and " << maxDims
           << " is the limit; cut it into several kernels";
  if (std::string why = checkTiles(*graph, *tiles, target); !why.empty())
    return kernel.emitError() << "decisions do not fit the kernel: " << why;

  KernelContext context{
      kernel,
      *graph,
      *tiles,
      *emitted.module,
      b.getIntegerType(IndexWidth(*graph).fits(*tiles) ? 32 : 64),
      target,
      entryName(kernel.getSymName())};
  LogicalResult done = failure();
  switch (tiles->schedule) {
  case ScheduleKind::Pointwise:
    done = emitPointwise(context, emitted);
    break;
  case ScheduleKind::Transpose:
    done = emitTranspose(context, emitted);
    break;
  case ScheduleKind::Row:
    done = emitRow(context, emitted);
    break;
  case ScheduleKind::Split:
    done = emitSplit(context, emitted);
    break;
  case ScheduleKind::Scatter:
    done = emitScatter(context, emitted);
    break;
  default:
    break;
  }
  if (failed(done))
    return failure();
  if (failed(checkShared(kernel, emitted, target)))
    return failure();
  return emitted;
}

} // namespace sinter

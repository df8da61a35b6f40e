// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry functions. Pointers carry neither noalias nor readonly: a result may be
// assigned the bytes of an argument, and the loads measure the same without.

#include "LaunchBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace sinter {

/// Global memory and shared memory in LLVM's NVPTX.
static constexpr unsigned globalSpace = 1, sharedSpace = 3;
/// Static shared memory of a CTA, in bytes, on every chip.
static constexpr int64_t staticSharedBytes = 48 * 1024;
static constexpr int64_t warpSize = 32;
/// Constants beyond this many bytes do not go into code.
static constexpr int64_t tableLimit = int64_t(1) << 20;

static int64_t bytesOfTensor(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return tensor.getNumElements() * memoryBytes(tensor.getElementType());
}

LaunchBuilder::LaunchBuilder(KernelContext &context, StringRef suffix,
                             int64_t gridX, int64_t gridY, int64_t threads,
                             int64_t minBlocksPerSM, int64_t width)
    : context(context),
      b(OpBuilder::atBlockEnd(&context.module.getBodyRegion().front())),
      e(b, context.kernel.getLoc()), minBlocks(minBlocksPerSM) {
  e.hasF8Conversion = context.target.hasF8Conversion;
  launch.entry = context.name + suffix.str();
  launch.grid[0] = gridX;
  launch.grid[1] = gridY;
  launch.threads = threads;
  unsigned count =
      context.kernel.getNumArguments() + context.kernel.getNumResults() + 1;
  access.resize(count);
  auto pointer = LLVM::LLVMPointerType::get(b.getContext(), globalSpace);
  // Of members: their table, and scratch memory.
  SmallVector<Type> types(context.multi ? 2 : count, pointer);
  function = gpu::GPUFuncOp::create(b, e.loc, launch.entry,
                                    b.getFunctionType(types, {}));
  function->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), b.getUnitAttr());
  function->setAttr("nvvm.maxntid",
                    b.getDenseI32ArrayAttr({static_cast<int32_t>(threads)}));
  function->setAttr("nvvm.minctasm",
                    b.getI32IntegerAttr(static_cast<int32_t>(minBlocks)));
  b.setInsertionPointToStart(&function.getBody().front());

  auto number = [&](Value id) -> Value {
    return arith::IndexCastOp::create(b, e.loc, context.indexType, id);
  };
  auto bound = [&](int64_t size) { return b.getIndexAttr(size); };
  threadId = number(gpu::ThreadIdOp::create(b, e.loc, b.getIndexType(),
                                            gpu::Dimension::x, bound(threads)));
  blockIdX = number(gpu::BlockIdOp::create(b, e.loc, b.getIndexType(),
                                           gpu::Dimension::x, bound(gridX)));
  if (gridY > 1)
    blockIdY = number(gpu::BlockIdOp::create(b, e.loc, b.getIndexType(),
                                             gpu::Dimension::y, bound(gridY)));
  evaluator = std::make_unique<PointEvaluator>(
      e, context.graph, context.indexType, width,
      [this](Value value) { return pointerOf(value); });
  evaluator->setShuffle([this](Value value, int64_t distance) {
    return shuffleXor(value, distance);
  });
}

//===----------------------------------------------------------------------===//
// Index arithmetic
//===----------------------------------------------------------------------===//

Value LaunchBuilder::add(Value x, Value y) {
  return b.createOrFold<arith::AddIOp>(e.loc, x, y);
}
Value LaunchBuilder::mul(Value x, int64_t y) {
  return b.createOrFold<arith::MulIOp>(e.loc, x, constant(y));
}
Value LaunchBuilder::div(Value x, int64_t y) {
  return b.createOrFold<arith::DivUIOp>(e.loc, x, constant(y));
}
Value LaunchBuilder::rem(Value x, int64_t y) {
  return b.createOrFold<arith::RemUIOp>(e.loc, x, constant(y));
}
Value LaunchBuilder::min(Value x, Value y) {
  return arith::MinSIOp::create(b, e.loc, x, y);
}
Value LaunchBuilder::less(Value x, Value y) {
  return arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::slt, x, y);
}
Value LaunchBuilder::equals(Value x, int64_t y) {
  return arith::CmpIOp::create(b, e.loc, arith::CmpIPredicate::eq, x,
                               constant(y));
}
Value LaunchBuilder::select(Value c, Value x, Value y) {
  return c ? Value(arith::SelectOp::create(b, e.loc, c, x, y)) : x;
}
Value LaunchBuilder::both(Value x, Value y) {
  if (!x || !y)
    return x ? x : y;
  return arith::AndIOp::create(b, e.loc, x, y);
}

void LaunchBuilder::where(Value mask, function_ref<void()> body) {
  if (!mask)
    return body();
  auto branch = scf::IfOp::create(b, e.loc, mask, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  PointFrame frame;
  frame.opensRegion = true;
  evaluator->push(frame);
  body();
  evaluator->pop();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Value LaunchBuilder::parameter(unsigned position, bool writes) {
  (writes ? access[position].second : access[position].first) = true;
  if (!context.multi)
    return function.getArgument(position);
  return position + 1 == access.size() ? function.getArgument(1)
                                       : memberPointer(position);
}

Value LaunchBuilder::resultPointer(unsigned i) {
  return parameter(context.kernel.getNumArguments() + i, /*writes=*/true);
}

void LaunchBuilder::storeRoot(const AccessRoot &root, Value value) {
  Value pointer = resultPointer(root.result);
  if (root.kind != RootKind::Group)
    return evaluator->store(root, pointer, value);
  Value column = evaluator->index(
      getAffineDimExpr(graph().getDomain().colDim(), b.getContext()));
  where(equals(rem(column, root.group), 0),
        [&] { evaluator->store(root, pointer, value); });
}

/// A constant's elements as bytes in memory; nothing where they are too many.
static DenseElementsAttr tableOf(DenseElementsAttr elements, OpBuilder &b) {
  Type element = elements.getElementType();
  Type memory = memoryType(element);
  auto shape = VectorType::get({elements.getNumElements()}, memory);
  if (elements.getNumElements() * memoryBytes(element) > tableLimit)
    return {};
  if (memory == element)
    return elements.reshape(shape);
  SmallVector<Attribute> values;
  for (Attribute value : elements.getValues<Attribute>()) {
    if (auto number = dyn_cast<FloatAttr>(value))
      values.push_back(
          b.getIntegerAttr(memory, number.getValue().bitcastToAPInt()));
    else
      values.push_back(b.getIntegerAttr(
          memory, cast<IntegerAttr>(value).getValue().getZExtValue()));
  }
  return DenseElementsAttr::get(shape, values);
}

Value LaunchBuilder::pointerOf(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return parameter(argument.getArgNumber(), /*writes=*/false);
  if (Value known = tables.lookup(value))
    return known;
  auto constant = cast<arith::ConstantOp>(value.getDefiningOp());
  DenseElementsAttr table =
      tableOf(cast<DenseElementsAttr>(constant.getValue()), b);
  if (!table)
    return {};
  std::string name = launch.entry + "_table_" + std::to_string(tables.size());
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(&context.module.getBodyRegion().front());
  auto type =
      LLVM::LLVMArrayType::get(table.getElementType(), table.getNumElements());
  LLVM::GlobalOp::create(b, e.loc, type, /*isConstant=*/true,
                         LLVM::Linkage::Internal, name, table,
                         /*alignment=*/16, /*addrSpace=*/globalSpace);
  // At the function's start, where all code sees it.
  b.setInsertionPointToStart(&function.getBody().front());
  Value pointer = LLVM::AddressOfOp::create(
      b, e.loc, LLVM::LLVMPointerType::get(b.getContext(), globalSpace), name);
  tables[value] = pointer;
  return pointer;
}

/// Accumulators lie in memory in their held types, i1 as a byte.
static Value elementPointer(ElementBuilder &e, Value base, int64_t offset,
                            Type type, Value index) {
  Type byte = e.b.getI8Type();
  if (offset)
    base = LLVM::GEPOp::create(
        e.b, e.loc, base.getType(), byte, base,
        ArrayRef<LLVM::GEPArg>{e.integer(e.b.getI64Type(), offset)});
  return LLVM::GEPOp::create(e.b, e.loc, base.getType(), memoryType(type), base,
                             ArrayRef<LLVM::GEPArg>{index});
}

static Value loadFrom(ElementBuilder &e, Value base, int64_t offset, Type type,
                      Value index, int64_t width = 1) {
  int64_t alignment = std::min<int64_t>(memoryBytes(type) * width, 16);
  Value loaded = LLVM::LoadOp::create(
      e.b, e.loc, vectorOf(memoryType(type), width),
      elementPointer(e, base, offset, type, index), alignment);
  return e.fromMemory(loaded, type);
}

static void storeTo(ElementBuilder &e, Value base, int64_t offset, Type type,
                    Value index, Value value) {
  // A vector's index is a multiple of its width; so is the space before it.
  int64_t alignment =
      std::min<int64_t>(memoryBytes(type) * widthOf(value.getType()), 16);
  LLVM::StoreOp::create(e.b, e.loc, e.toMemory(value, type),
                        elementPointer(e, base, offset, type, index),
                        alignment);
}

Value LaunchBuilder::loadScratch(int64_t offset, Type type, Value index,
                                 int64_t width) {
  return loadFrom(e, parameter(access.size() - 1, /*writes=*/false), offset,
                  type, index, width);
}

void LaunchBuilder::storeScratch(int64_t offset, Type type, Value index,
                                 Value value) {
  storeTo(e, parameter(access.size() - 1, /*writes=*/true), offset, type, index,
          value);
}

int64_t LaunchBuilder::allocateShared(Type type, int64_t count) {
  int64_t offset = llvm::alignTo(sharedBytes, 16);
  sharedBytes = offset + count * memoryBytes(type);
  return offset;
}

Value LaunchBuilder::sharedPointer() {
  if (sharedBase)
    return sharedBase;
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(&function.getBody().front());
  sharedBase = LLVM::AddressOfOp::create(
      b, e.loc, LLVM::LLVMPointerType::get(b.getContext(), sharedSpace),
      launch.entry + "_shared");
  return sharedBase;
}

Value LaunchBuilder::loadShared(int64_t offset, Type type, Value index,
                                int64_t width) {
  return loadFrom(e, sharedPointer(), offset, type, index, width);
}

void LaunchBuilder::storeShared(int64_t offset, Type type, Value index,
                                Value value) {
  storeTo(e, sharedPointer(), offset, type, index, value);
}

//===----------------------------------------------------------------------===//
// Threads together
//===----------------------------------------------------------------------===//

void LaunchBuilder::barrier() { gpu::BarrierOp::create(b, e.loc); }

Value LaunchBuilder::ballot(Value bit) {
  Type i32 = b.getI32Type();
  return NVVM::VoteSyncOp::create(b, e.loc, i32, e.integer(i32, -1), bit,
                                  NVVM::VoteSyncKind::ballot);
}

void LaunchBuilder::syncWarp() {
  NVVM::SyncWarpOp::create(b, e.loc, e.integer(b.getI32Type(), -1));
}

Value LaunchBuilder::shuffleXor(Value value, int64_t distance) {
  Type type = value.getType();
  unsigned bits = type.getIntOrFloatBitWidth();
  Type i32 = b.getI32Type();
  auto word = [&](Value from) -> Value {
    return gpu::ShuffleOp::create(b, e.loc, from, distance, warpSize,
                                  gpu::ShuffleMode::XOR)
        .getShuffleResult();
  };
  if (bits == 32)
    return word(value);
  Type integer = b.getIntegerType(bits);
  Value whole = e.bitcast(value, integer);
  Value result;
  if (bits < 32) {
    Value wide = arith::ExtUIOp::create(b, e.loc, i32, whole);
    result = arith::TruncIOp::create(b, e.loc, integer, word(wide));
  } else {
    Value low = arith::TruncIOp::create(b, e.loc, i32, whole);
    Value high = arith::TruncIOp::create(
        b, e.loc, i32,
        arith::ShRUIOp::create(b, e.loc, whole, e.integer(integer, 32)));
    low = arith::ExtUIOp::create(b, e.loc, integer, word(low));
    high = arith::ExtUIOp::create(b, e.loc, integer, word(high));
    high = arith::ShLIOp::create(b, e.loc, high, e.integer(integer, 32));
    result = arith::OrIOp::create(b, e.loc, low, high);
  }
  return e.bitcast(result, type);
}

Value LaunchBuilder::combineThreads(MutableArrayRef<Shared> reductions,
                                    int64_t lanes, bool wantZero, Value turn) {
  auto butterfly = [&](int64_t count) {
    for (int64_t distance = count / 2; distance > 0; distance /= 2)
      for (Shared &reduction : reductions) {
        Running other;
        for (Value value : reduction.running)
          other.push_back(shuffleXor(value, distance));
        reduction.running =
            reduction.combiner.combine(e, reduction.running, other);
      }
  };
  butterfly(std::min(lanes, warpSize));
  if (lanes <= warpSize)
    return {};
  // One slot per warp; then each warp of a group combines the group's slots.
  int64_t warps = lanes / warpSize;
  Value first = equals(rem(thread(), warpSize), 0);
  Value slot = div(thread(), warpSize);
  int64_t slots = launch.threads / warpSize;
  if (turn)
    slot = add(slot, mul(turn, slots));
  SmallVector<int64_t> offsets;
  for (Shared &reduction : reductions)
    for (Type type : reduction.combiner.accumulators())
      offsets.push_back(allocateShared(type, turn ? 2 * slots : slots));
  // The grid is flat along z: its number there is zero.
  Type i32 = b.getI32Type();
  int64_t zeroOffset = wantZero ? allocateShared(i32, turn ? 2 : 1) : 0;
  Value zeroSlot = turn ? turn : constant(0);
  where(first, [&] {
    auto *offset = offsets.begin();
    for (Shared &reduction : reductions)
      for (auto [type, value] :
           llvm::zip(reduction.combiner.accumulators(), reduction.running))
        storeShared(*offset++, type, slot, value);
    if (wantZero) {
      Value id = gpu::BlockIdOp::create(b, e.loc, b.getIndexType(),
                                        gpu::Dimension::z, IntegerAttr());
      storeShared(zeroOffset, i32, zeroSlot,
                  arith::IndexCastOp::create(b, e.loc, i32, id));
    }
  });
  barrier();
  Value zero;
  if (wantZero)
    zero = loadShared(zeroOffset, i32, zeroSlot);
  Value group = div(thread(), lanes);
  Value from = add(mul(group, warps), rem(thread(), warps));
  if (turn)
    from = add(from, mul(turn, slots));
  auto *offset = offsets.begin();
  for (Shared &reduction : reductions)
    for (auto [type, value] :
         llvm::zip(reduction.combiner.accumulators(), reduction.running))
      value = loadShared(*offset++, type, from);
  butterfly(warps);
  return zero;
}

EmittedLaunch LaunchBuilder::finish() {
  gpu::ReturnOp::create(b, e.loc);
  if (sharedBase) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(&context.module.getBodyRegion().front());
    // An array without a size is the CTA's dynamic shared memory.
    bool dynamic = sharedBytes > staticSharedBytes;
    auto type =
        LLVM::LLVMArrayType::get(b.getI8Type(), dynamic ? 0 : sharedBytes);
    LLVM::GlobalOp::create(
        b, e.loc, type, /*isConstant=*/false,
        dynamic ? LLVM::Linkage::External : LLVM::Linkage::Internal,
        launch.entry + "_shared", Attribute(), /*alignment=*/16,
        /*addrSpace=*/sharedSpace);
    (dynamic ? launch.dynamicSharedBytes : launch.sharedBytes) = sharedBytes;
  }
  if (context.multi) {
    finishMembers();
    return std::move(launch);
  }
  BitVector unused(access.size());
  unsigned arguments = context.kernel.getNumArguments();
  for (auto [i, used] : llvm::enumerate(access)) {
    if (!used.first && !used.second) {
      unused.set(i);
      continue;
    }
    ArgRef ref;
    ref.reads = used.first;
    ref.writes = used.second;
    if (i + 1 == access.size()) {
      ref.kind = ArgRef::Scratch;
      ref.bytes = context.scratchBytes;
    } else if (i < arguments) {
      ref.index = i;
      ref.bytes = bytesOfTensor(context.kernel.getArgumentTypes()[i]);
    } else {
      ref.kind = ArgRef::Result;
      ref.index = i - arguments;
      ref.bytes = bytesOfTensor(context.kernel.getResultTypes()[i - arguments]);
    }
    launch.args.push_back(ref);
  }
  (void)function.eraseArguments(unused);
  return std::move(launch);
}

} // namespace sinter

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The code of each kind of node, but for loops.

#include "PointEvaluator.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace sinter {

/// Widest access of one thread, in bytes; buffers are aligned to more.
static constexpr int64_t accessBytes = 16;

FailureOr<Value> PointEvaluator::emitNode(unsigned id) {
  const AccessNode &node = graph.getNode(id);
  switch (node.kind) {
  case NodeKind::Load:
    return emitLoad(node, vectored(id));
  case NodeKind::Constant:
    return emitConstant(node, vectored(id));
  case NodeKind::Iota:
    return emitIota(node, vectored(id));
  case NodeKind::Elementwise: {
    SmallVector<Value> operands;
    for (unsigned operand : node.operands)
      operands.push_back(lookup(operand));
    return e.apply(node.value.getDefiningOp(), operands,
                   vectored(id) ? width : 1, roundedLater[id], error);
  }
  case NodeKind::Select:
    return emitSelect(id);
  case NodeKind::Bitcast:
    return e.bitcast(lookup(node.operands[0]), node.getType());
  case NodeKind::BitcastNarrow:
    return emitBitcastNarrow(id);
  case NodeKind::BitcastWiden:
    return emitBitcastWiden(id);
  case NodeKind::LoopMatmul:
    return emitLoopMatmul(id);
  case NodeKind::LoopScatter:
    return emitLoopScatter(id);
  case NodeKind::GroupReduce:
    return emitGroupReduce(id);
  case NodeKind::RowReduce:
  case NodeKind::ColumnReduce:
  case NodeKind::LoopReduce:
    break;
  }
  return fail("codegen.internal: a reduction is used before it is computed");
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Value PointEvaluator::elementPointer(Value pointer, Value offset, Type type) {
  return LLVM::GEPOp::create(e.b, e.loc, pointer.getType(), memoryType(type),
                             pointer, ArrayRef<LLVM::GEPArg>{offset});
}

FailureOr<Value> PointEvaluator::emitLoad(const AccessNode &node,
                                          bool vectored) {
  if (!heldType(node.getType()))
    return fail("codegen.type: elements of this type have no code");
  auto type = cast<RankedTensorType>(node.value.getType());
  if (type.getNumElements() == 0) {
    // Nobody looks at an element of an empty tensor.
    Type held = heldType(node.getType());
    return e.constant(cast<TypedAttr>(e.b.getZeroAttr(held)));
  }
  return loadElements(node, pointerOf(node.value), vectored);
}

Value PointEvaluator::loadElements(const AccessNode &node, Value pointer,
                                   bool vectored) {
  OpBuilder &b = e.b;
  Type element = node.getType();
  Type memory = memoryType(element);
  int64_t bytes = memoryBytes(element);
  AffineExpr linear = simplifier.linearize(
      node.index, cast<RankedTensorType>(node.value.getType()).getShape());
  auto guarded = [&](Value offset, Value holds) -> Value {
    if (!holds)
      return offset;
    return arith::SelectOp::create(b, e.loc, holds, offset, indexConstant(0));
  };
  auto guardAt = [&](int64_t lane) {
    return node.guard.empty() ? Value() : conditions(node.guard, lane);
  };
  auto load = [&](Value offset, int64_t count, int64_t alignment) -> Value {
    return LLVM::LoadOp::create(b, e.loc, vectorOf(memory, count),
                                elementPointer(pointer, offset, element),
                                alignment);
  };

  std::optional<int64_t> stride =
      vectored ? graph.columnStride(linear, width) : 0;
  bool uniform = !vectored || isUniform(node.guard);
  Value loaded;
  if (uniform && stride == 0) {
    loaded = load(guarded(index(linear), guardAt(0)), 1, bytes);
  } else if (uniform && stride == 1) {
    int64_t divisor = knownDivisor(linear, graph.getDomain().colDim(), width,
                                   std::max<int64_t>(accessBytes / bytes, 1),
                                   graph.getSpace());
    // Zero, whose divisor is not known, cannot have stride 1.
    int64_t alignment = std::min(divisor * bytes, accessBytes);
    loaded = load(guarded(index(linear), guardAt(0)), width, alignment);
  } else {
    SmallVector<Value> lanes;
    Value base, holds;
    if (stride)
      base = index(linear);
    if (uniform)
      holds = guardAt(0);
    for (int64_t lane = 0; lane < width; ++lane) {
      Value offset;
      if (stride)
        offset = lane * *stride == 0
                     ? base
                     : Value(arith::AddIOp::create(
                           b, e.loc, base, indexConstant(lane * *stride)));
      else
        offset = index(linear, lane);
      lanes.push_back(
          load(guarded(offset, uniform ? holds : guardAt(lane)), 1, bytes));
    }
    loaded = e.fromLanes(lanes);
  }
  return e.fromMemory(loaded, element);
}

void PointEvaluator::store(const AccessRoot &root, Value pointer, Value value) {
  Type element = cast<RankedTensorType>(root.value.getType()).getElementType();
  int64_t bytes = memoryBytes(element);
  AffineExpr linear = simplifier.linearize(
      root.index, cast<RankedTensorType>(root.value.getType()).getShape());
  int64_t lanes =
      root.kind == RootKind::Row || root.kind == RootKind::Group ? 1 : width;
  value = e.toMemory(e.widen(value, lanes), element);
  auto put = [&](Value part, Value offset, int64_t alignment) {
    LLVM::StoreOp::create(e.b, e.loc, part,
                          elementPointer(pointer, offset, element), alignment);
  };
  if (lanes == 1)
    return put(value, index(linear), bytes);
  std::optional<int64_t> stride = graph.columnStride(linear, width);
  if (stride == 1) {
    int64_t divisor = knownDivisor(linear, graph.getDomain().colDim(), width,
                                   std::max<int64_t>(accessBytes / bytes, 1),
                                   graph.getSpace());
    return put(value, index(linear), std::min(divisor * bytes, accessBytes));
  }
  for (int64_t lane = 0; lane < lanes; ++lane)
    put(e.lane(value, lane), index(linear, lane), bytes);
}

void PointEvaluator::storeRun(const AccessRoot &root, PointFrame &point,
                              Value pointer, Value value, int64_t count) {
  auto type = cast<RankedTensorType>(root.value.getType());
  Type element = type.getElementType();
  AffineExpr linear = simplifier.linearize(root.index, type.getShape());
  SmallVector<PointFrame *> alone{frames.front(), &point};
  std::swap(frames, alone);
  LLVM::StoreOp::create(e.b, e.loc, e.toMemory(value, element),
                        elementPointer(pointer, index(linear), element),
                        std::min(count * memoryBytes(element), accessBytes));
  std::swap(frames, alone);
}

Value PointEvaluator::hide(Value value, Value zero) {
  OpBuilder &b = e.b;
  Type type = value.getType();
  unsigned bits = getElementTypeOrSelf(type).getIntOrFloatBitWidth() *
                  static_cast<unsigned>(widthOf(type));
  if (bits % 32 != 0)
    return value;
  // LLVM's op: vector.bitcast asks its parents for a data layout.
  Type words = vectorOf(b.getI32Type(), bits / 32);
  Value plain = LLVM::BitcastOp::create(b, e.loc, words, value);
  Value hidden =
      arith::XOrIOp::create(b, e.loc, plain, e.widen(zero, bits / 32));
  return LLVM::BitcastOp::create(b, e.loc, type, hidden);
}

void PointEvaluator::compact(PointFrame &frame, Value zero) {
  llvm::DenseMap<unsigned, Value> kept;
  SmallVector<unsigned> ids;
  for (auto [id, value] : frame.nodes)
    ids.push_back(id);
  llvm::sort(ids);
  for (unsigned id : ids) {
    const AccessNode &node = graph.getNode(id);
    Value value = frame.nodes[id];
    if (node.kind == NodeKind::Load && !node.getType().isInteger(1))
      kept[id] = hide(value, zero);
    else if (node.kind == NodeKind::Load || !node.loops.empty())
      kept[id] = value;
  }
  frame.nodes = std::move(kept);
  frame.exprs.clear();
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

FailureOr<Value> PointEvaluator::emitConstant(const AccessNode &node,
                                              bool vectored) {
  if (!heldType(node.getType()))
    return fail("codegen.type: elements of this type have no code");
  auto constant = cast<arith::ConstantOp>(node.value.getDefiningOp());
  auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
  if (!elements)
    return fail("codegen.constant: only dense constants have code");
  if (elements.getNumElements() == 0)
    return e.constant(
        cast<TypedAttr>(e.b.getZeroAttr(heldType(node.getType()))));
  if (elements.isSplat())
    return e.heldConstant(elements.getSplatValue<Attribute>(), node.getType());
  // One element of a known place needs no table.
  AffineExpr linear = simplifier.linearize(
      node.index, cast<RankedTensorType>(node.value.getType()).getShape());
  if (auto place = dyn_cast<AffineConstantExpr>(linear)) {
    int64_t i =
        std::clamp<int64_t>(place.getValue(), 0, elements.getNumElements() - 1);
    return e.heldConstant(elements.getValues<Attribute>()[i], node.getType());
  }
  Value table = pointerOf(node.value);
  if (!table)
    return fail("codegen.large-constant: the constant is too large to stand "
                "in a kernel; make it an argument");
  return loadElements(node, table, vectored);
}

FailureOr<Value> PointEvaluator::emitIota(const AccessNode &node,
                                          bool vectored) {
  Type type = node.getType();
  if (!heldType(type))
    return fail("codegen.type: elements of this type have no code");
  auto op = cast<IotaOp>(node.value.getDefiningOp());
  AffineExpr expr = node.index[op.getDim()];
  Value place;
  if (!vectored) {
    place = index(expr);
  } else if (std::optional<int64_t> stride = graph.columnStride(expr, width)) {
    SmallVector<Attribute> steps;
    for (int64_t lane = 0; lane < width; ++lane)
      steps.push_back(e.b.getIntegerAttr(indexType, lane * *stride));
    Value offsets = arith::ConstantOp::create(
        e.b, e.loc,
        DenseElementsAttr::get(VectorType::get({width}, indexType), steps));
    place =
        arith::AddIOp::create(e.b, e.loc, e.widen(index(expr), width), offsets);
  } else {
    SmallVector<Value> lanes;
    for (int64_t lane = 0; lane < width; ++lane)
      lanes.push_back(index(expr, lane));
    place = e.fromLanes(lanes);
  }
  int64_t lanes = widthOf(place.getType());
  if (isa<FloatType>(type))
    return e.integerToFloat(place, type, /*isUnsigned=*/false);
  Type to = vectorOf(type, lanes);
  unsigned bits = type.getIntOrFloatBitWidth();
  if (bits < indexType.getWidth())
    return Value(arith::TruncIOp::create(e.b, e.loc, to, place));
  if (bits > indexType.getWidth())
    return Value(arith::ExtSIOp::create(e.b, e.loc, to, place));
  return place;
}

//===----------------------------------------------------------------------===//
// Bits and choices
//===----------------------------------------------------------------------===//

FailureOr<Value> PointEvaluator::emitBitcastNarrow(unsigned id) {
  const AccessNode &node = graph.getNode(id);
  OpBuilder &b = e.b;
  int64_t lanes = vectored(id) ? width : 1;
  Value from = e.widen(lookup(node.operands[0]), lanes);
  unsigned wide = getElementTypeOrSelf(from.getType()).getIntOrFloatBitWidth();
  Type to = heldType(node.getType());
  if (!to)
    return fail("codegen.type: elements of this type have no code");
  unsigned narrow = to.getIntOrFloatBitWidth();
  Type wideType = b.getIntegerType(wide);
  Value bits = e.bitcast(from, wideType);
  SmallVector<Value> shifts;
  bool varies = lanes > 1 && graph.columnStride(node.piece, width) != 0;
  for (int64_t lane = 0; lane < (varies ? lanes : 1); ++lane) {
    Value shift = arith::MulIOp::create(b, e.loc, index(node.piece, lane),
                                        indexConstant(narrow));
    if (wide < indexType.getWidth())
      shift = arith::TruncIOp::create(b, e.loc, wideType, shift);
    else if (wide > indexType.getWidth())
      shift = arith::ExtUIOp::create(b, e.loc, wideType, shift);
    shifts.push_back(shift);
  }
  Value shift = e.widen(e.fromLanes(shifts), lanes);
  bits = arith::ShRUIOp::create(b, e.loc, bits, shift);
  bits = arith::TruncIOp::create(
      b, e.loc, vectorOf(b.getIntegerType(narrow), lanes), bits);
  return e.bitcast(bits, node.getType());
}

FailureOr<Value> PointEvaluator::emitBitcastWiden(unsigned id) {
  const AccessNode &node = graph.getNode(id);
  OpBuilder &b = e.b;
  int64_t lanes = vectored(id) ? width : 1;
  Type to = heldType(node.getType());
  if (!to)
    return fail("codegen.type: elements of this type have no code");
  Type wideType = b.getIntegerType(to.getIntOrFloatBitWidth());
  Value all;
  for (auto [i, operand] : llvm::enumerate(node.operands)) {
    Value piece = e.widen(lookup(operand), lanes);
    unsigned narrow =
        getElementTypeOrSelf(piece.getType()).getIntOrFloatBitWidth();
    piece = e.bitcast(piece, b.getIntegerType(narrow));
    piece = arith::ExtUIOp::create(b, e.loc, vectorOf(wideType, lanes), piece);
    if (i != 0)
      piece = arith::ShLIOp::create(
          b, e.loc, piece,
          e.integer(wideType, static_cast<int64_t>(i) * narrow, lanes));
    all = all ? Value(arith::OrIOp::create(b, e.loc, all, piece)) : piece;
  }
  return e.bitcast(all, node.getType());
}

Value PointEvaluator::emitGroupReduce(unsigned id) {
  const AccessNode &node = graph.getNode(id);
  auto op = cast<ReduceOp>(node.value.getDefiningOp());
  Combiner combiner(op, cast<OpResult>(node.value).getResultNumber());
  Running running = combiner.acrossLanes(
      e, combiner.toRunning(e, e.widen(lookup(node.operands[0]), width)));
  // Neighbouring threads have the group's other columns.
  for (int64_t distance = node.group / width / 2; distance > 0; distance /= 2) {
    Running other;
    for (Value value : running)
      other.push_back(shuffleXor(value, distance));
    running = combiner.combine(e, running, other);
  }
  return combiner.fromRunning(e, running).front();
}

FailureOr<Value> PointEvaluator::emitSelect(unsigned id) {
  const AccessNode &node = graph.getNode(id);
  int64_t lanes = vectored(id) ? width : 1;
  Value holds = mask(node.guard, vectored(id));
  if (!branches.contains(id))
    return Value(arith::SelectOp::create(
        e.b, e.loc, holds, e.widen(lookup(node.operands[0]), lanes),
        e.widen(lookup(node.operands[1]), lanes)));

  OpBuilder::InsertionGuard guard(e.b);
  auto branch = scf::IfOp::create(
      e.b, e.loc, TypeRange{vectorOf(heldType(node.getType()), lanes)}, holds,
      /*withElseRegion=*/true);
  for (unsigned side : {0, 1}) {
    e.b.setInsertionPointToStart(side == 0 ? branch.thenBlock()
                                           : branch.elseBlock());
    PointFrame frame;
    frame.opensRegion = true;
    push(frame);
    ++divergence;
    auto values = evaluate(node.operands[side]);
    if (succeeded(values))
      scf::YieldOp::create(e.b, e.loc, e.widen(values->front(), lanes));
    --divergence;
    pop();
    if (failed(values))
      return failure();
  }
  return branch.getResult(0);
}

} // namespace sinter

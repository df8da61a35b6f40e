// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builders of the primitives that named ops are decomposed into.

#include "Primitives.h"

using namespace mlir;
using namespace sinter;

SmallVector<int64_t> sinter::countFrom(int64_t first, int64_t count) {
  return llvm::to_vector(llvm::seq<int64_t>(first, first + count));
}

Primitives::Primitives(Operation *op) : b(op), loc(op->getLoc()) {
  bool wide = llvm::any_of(op->getOperandTypes(), [](Type type) {
    return getElementTypeOrSelf(type).isF64();
  });
  compute = wide ? b.getF64Type() : b.getF32Type();
}

//===----------------------------------------------------------------------===//
// Between types
//===----------------------------------------------------------------------===//

Value Primitives::widen(Value v) {
  RankedTensorType type = typeOf(v);
  if (type.getElementType() == compute)
    return v;
  return make<arith::ExtFOp>(type.clone(compute), v);
}

Value Primitives::round(Value v, Type like) {
  RankedTensorType type = typeOf(v);
  auto to = cast<FloatType>(getElementTypeOrSelf(like));
  if (to == compute)
    return v;
  if (to.getWidth() > compute.getWidth())
    return make<arith::ExtFOp>(type.clone(to), v);
  return make<arith::TruncFOp>(type.clone(to), v);
}

Value Primitives::signExtend(Value v, unsigned bits) {
  RankedTensorType type = typeOf(v);
  if (type.getElementTypeBitWidth() >= bits)
    return v;
  return make<arith::ExtSIOp>(type.clone(b.getIntegerType(bits)), v);
}

Value Primitives::zeroExtend(Value v, unsigned bits) {
  RankedTensorType type = typeOf(v);
  if (type.getElementTypeBitWidth() >= bits)
    return v;
  return make<arith::ExtUIOp>(type.clone(b.getIntegerType(bits)), v);
}

Value Primitives::truncate(Value v, unsigned bits) {
  RankedTensorType type = typeOf(v);
  if (type.getElementTypeBitWidth() <= bits)
    return v;
  return make<arith::TruncIOp>(type.clone(b.getIntegerType(bits)), v);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value Primitives::number(Shape shape, double value) {
  auto type = RankedTensorType::get(shape, compute);
  return make<arith::ConstantOp>(
      DenseElementsAttr::get(type, b.getFloatAttr(compute, value)));
}

Value Primitives::integer(Shape shape, unsigned bits, uint64_t value) {
  auto type = RankedTensorType::get(shape, b.getIntegerType(bits));
  return make<arith::ConstantOp>(DenseElementsAttr::get(
      type, APInt(bits, value, /*isSigned=*/false, /*implicitTrunc=*/true)));
}

Value Primitives::iota(Shape shape, unsigned bits, int64_t dim) {
  return make<IotaOp>(RankedTensorType::get(shape, b.getIntegerType(bits)),
                      dim);
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

Value Primitives::broadcast(Value v, Shape shape, Shape dims) {
  if (shapeOf(v) == shape)
    return v;
  return make<BroadcastOp>(typeOf(v).clone(shape), v, dims);
}

Value Primitives::broadcastFirst(Value v, Shape shape) {
  return broadcast(v, shape, countFrom(0, typeOf(v).getRank()));
}

Value Primitives::broadcastLast(Value v, Shape shape) {
  int64_t rank = typeOf(v).getRank();
  return broadcast(v, shape,
                   countFrom(static_cast<int64_t>(shape.size()) - rank, rank));
}

Value Primitives::reshape(Value v, Shape shape) {
  if (shapeOf(v) == shape)
    return v;
  return make<ReshapeOp>(typeOf(v).clone(shape), v);
}

Value Primitives::slice(Value v, int64_t dim, int64_t begin, int64_t size,
                        int64_t stride) {
  SmallVector<int64_t> shape(shapeOf(v));
  if (begin == 0 && size == shape[dim])
    return v;
  SmallVector<int64_t> offsets(shape.size(), 0), strides(shape.size(), 1);
  shape[dim] = size;
  offsets[dim] = begin;
  strides[dim] = stride;
  return make<SliceOp>(typeOf(v).clone(shape), v, offsets, strides);
}

Value Primitives::concat(ValueRange parts, int64_t dim) {
  if (parts.size() == 1)
    return parts.front();
  SmallVector<int64_t> shape(shapeOf(parts.front()));
  shape[dim] = 0;
  for (Value part : parts)
    shape[dim] += shapeOf(part)[dim];
  return make<ConcatOp>(typeOf(parts.front()).clone(shape), parts, dim);
}

Value Primitives::shift(Value v, int64_t dim, int64_t by) {
  Shape shape = shapeOf(v);
  if (by == 0)
    return v;
  if (std::abs(by) >= shape[dim])
    return number(shape, 0);
  SmallVector<int64_t> low(shape.size(), 0), high(shape.size(), 0),
      none(shape.size(), 0);
  low[dim] = by;
  high[dim] = -by;
  return make<PadOp>(v.getType(), v, number({}, 0), low, high, none);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static Value reduce(Primitives &p, ReduceKind kind, Value v,
                    ArrayRef<int64_t> dims) {
  SmallVector<int64_t> shape;
  for (auto [i, size] : llvm::enumerate(Primitives::shapeOf(v)))
    if (!llvm::is_contained(dims, static_cast<int64_t>(i)))
      shape.push_back(size);
  Type type = Primitives::typeOf(v).clone(shape);
  return ReduceOp::create(p.b, p.loc, TypeRange(type), kind, ValueRange(v),
                          p.b.getDenseI64ArrayAttr(dims))
      .getResult(0);
}

Value Primitives::sum(Value v, Shape dims) {
  return dims.empty() ? v : reduce(*this, ReduceKind::Add, v, dims);
}

Value Primitives::max(Value v, Shape dims) {
  return dims.empty() ? v : reduce(*this, ReduceKind::Max, v, dims);
}

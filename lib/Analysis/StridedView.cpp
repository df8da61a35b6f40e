// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Strides and byte ranges of values through ops that move nothing.

#include "sinter/Analysis/StridedView.h"

#include "sinter/IR/SinterDialect.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace sinter;

SmallVector<int64_t> sinter::rowMajorStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size());
  int64_t stride = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= std::max<int64_t>(shape[i], 1);
  }
  return strides;
}

/// Strides of the view's elements under another shape of as many elements;
/// nothing where a dim of the new shape spans dims that are apart in memory.
static std::optional<SmallVector<int64_t>>
reshapeStrides(const StridedView &view, ArrayRef<int64_t> shape) {
  if (llvm::is_contained(shape, 0))
    return rowMajorStrides(shape);
  SmallVector<std::pair<int64_t, int64_t>> from; // size, stride
  for (auto [size, stride] : llvm::zip(view.shape, view.strides))
    if (size != 1)
      from.emplace_back(size, stride);
  SmallVector<int64_t> strides(shape.size());
  size_t next = from.size(), dim = shape.size();
  // From the inside out: runs of old and new dims with the same product.
  while (next > 0) {
    auto [size, stride] = from[--next];
    int64_t outer = stride * size, product = 1, inner = stride;
    auto grow = [&]() {
      if (next == 0 || from[next - 1].second != outer)
        return false;
      size *= from[--next].first;
      outer = from[next].second * from[next].first;
      return true;
    };
    while (product < size) {
      if (dim == 0)
        return std::nullopt;
      int64_t newSize = shape[--dim];
      strides[dim] = inner;
      inner *= newSize;
      product *= newSize;
      while (product > size)
        if (!grow())
          return std::nullopt;
    }
    if (product != size)
      return std::nullopt;
  }
  while (dim > 0)
    strides[--dim] = 1;
  return strides;
}

static StridedView dense(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return {value, 0, llvm::to_vector(type.getShape()),
          rowMajorStrides(type.getShape())};
}

/// The view of `value` in terms of its defining op's operand; false where it
/// is none.
static bool step(Value value, Value &source) {
  Operation *op = value.getDefiningOp();
  if (auto barrier = dyn_cast_or_null<BarrierOp>(op)) {
    source = barrier.getInputs()[cast<OpResult>(value).getResultNumber()];
    return true;
  }
  if (op && isa<ReshapeOp, TransposeOp, SliceOp, BroadcastOp>(op)) {
    source = op->getOperand(0);
    return true;
  }
  return false;
}

StridedView sinter::viewOf(Value value) {
  SmallVector<Value> chain;
  Value base = value, source;
  while (step(base, source)) {
    chain.push_back(base);
    base = source;
  }
  StridedView view = dense(base);
  for (Value next : llvm::reverse(chain)) {
    Operation *op = next.getDefiningOp();
    auto type = cast<RankedTensorType>(next.getType());
    if (isa<BarrierOp>(op))
      continue;
    SmallVector<int64_t> strides(type.getRank(), 0);
    if (isa<ReshapeOp>(op)) {
      auto reshaped = reshapeStrides(view, type.getShape());
      if (!reshaped) {
        view = dense(next);
        continue;
      }
      strides = std::move(*reshaped);
    } else if (auto transpose = dyn_cast<TransposeOp>(op)) {
      for (auto [i, dim] : llvm::enumerate(transpose.getPermutation()))
        strides[i] = view.strides[dim];
    } else if (auto slice = dyn_cast<SliceOp>(op)) {
      bool empty = llvm::is_contained(type.getShape(), 0);
      for (int64_t i = 0, e = type.getRank(); i < e; ++i) {
        if (!empty)
          view.offset += slice.getOffsets()[i] * view.strides[i];
        strides[i] = view.strides[i] * slice.getStrides()[i];
      }
    } else {
      auto broadcast = cast<BroadcastOp>(op);
      for (auto [i, dim] : llvm::enumerate(broadcast.getDims()))
        if (view.shape[i] == type.getDimSize(dim))
          strides[dim] = view.strides[i];
    }
    view.shape = llvm::to_vector(type.getShape());
    view.strides = std::move(strides);
  }
  return view;
}

std::optional<int64_t> sinter::byteSize(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() ||
      !tensor.getElementType().isIntOrFloat())
    return std::nullopt;
  unsigned bits = tensor.getElementTypeBitWidth();
  if (bits == 1)
    bits = 8;
  if (bits % 8 != 0)
    return std::nullopt;
  constexpr int64_t limit = int64_t(1) << 48;
  int64_t bytes = bits / 8;
  bool empty = llvm::is_contained(tensor.getShape(), 0);
  for (int64_t size : tensor.getShape())
    if (llvm::MulOverflow(bytes, std::max<int64_t>(size, 1), bytes) ||
        bytes > limit)
      return std::nullopt;
  return empty ? 0 : bytes;
}

/// Offset in elements where a slice is one contiguous range of its operand.
static std::optional<int64_t> contiguousOffset(SliceOp slice) {
  auto from = cast<RankedTensorType>(slice.getInput().getType());
  auto to = cast<RankedTensorType>(slice.getType());
  SmallVector<int64_t> strides = rowMajorStrides(from.getShape());
  int64_t offset = 0, run = 1;
  bool whole = true; // all dims further in are taken whole
  for (int64_t i = from.getRank(); i-- > 0;) {
    int64_t size = to.getDimSize(i);
    offset += slice.getOffsets()[i] * strides[i];
    if (size != 1 && (!whole || slice.getStrides()[i] != 1))
      return std::nullopt;
    whole &= size == from.getDimSize(i);
    run *= size;
  }
  return run == 0 ? 0 : offset;
}

ByteRange sinter::byteRangeOf(Value value) {
  ByteRange range{value, 0, byteSize(value.getType()).value_or(0)};
  for (;;) {
    Operation *op = range.root.getDefiningOp();
    if (auto barrier = dyn_cast_or_null<BarrierOp>(op)) {
      range.root =
          barrier.getInputs()[cast<OpResult>(range.root).getResultNumber()];
    } else if (op && isa<ReshapeOp, BitcastOp>(op)) {
      range.root = op->getOperand(0);
    } else if (auto slice = dyn_cast_or_null<SliceOp>(op)) {
      auto offset = contiguousOffset(slice);
      auto bytes = byteSize(slice.getType());
      if (!offset || !bytes)
        return range;
      int64_t elements =
          cast<RankedTensorType>(slice.getType()).getNumElements();
      if (elements != 0)
        range.offset += *offset * (*bytes / elements);
      range.root = slice.getInput();
    } else {
      return range;
    }
  }
}

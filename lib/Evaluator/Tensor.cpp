// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buffers, views and their sizes.

#include "sinter/Evaluator/Tensor.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"

#include <cstdlib>
#include <map>

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

unsigned eval::elementBytes(ElementKind kind) {
  switch (kind) {
  case ElementKind::I16:
  case ElementKind::F16:
  case ElementKind::BF16:
    return 2;
  case ElementKind::I32:
  case ElementKind::F32:
    return 4;
  case ElementKind::I64:
  case ElementKind::F64:
    return 8;
  default:
    return 1;
  }
}

unsigned eval::integerBits(ElementKind kind) {
  switch (kind) {
  case ElementKind::I1:
    return 1;
  case ElementKind::I8:
    return 8;
  case ElementKind::I16:
    return 16;
  case ElementKind::I32:
    return 32;
  case ElementKind::I64:
    return 64;
  default:
    return 0;
  }
}

std::optional<ElementKind> eval::elementKind(Type type) {
  if (isa<IndexType>(type))
    return ElementKind::I64;
  if (auto integer = dyn_cast<IntegerType>(type)) {
    switch (integer.getWidth()) {
    case 1:
      return ElementKind::I1;
    case 8:
      return ElementKind::I8;
    case 16:
      return ElementKind::I16;
    case 32:
      return ElementKind::I32;
    case 64:
      return ElementKind::I64;
    default:
      return std::nullopt;
    }
  }
  if (isa<Float4E2M1FNType>(type))
    return ElementKind::E2M1;
  if (isa<Float8E8M0FNUType>(type))
    return ElementKind::E8M0;
  if (isa<Float8E4M3FNType>(type))
    return ElementKind::E4M3;
  if (isa<Float8E5M2Type>(type))
    return ElementKind::E5M2;
  if (type.isF16())
    return ElementKind::F16;
  if (type.isBF16())
    return ElementKind::BF16;
  if (type.isF32())
    return ElementKind::F32;
  if (type.isF64())
    return ElementKind::F64;
  return std::nullopt;
}

std::optional<int64_t> eval::countElements(ArrayRef<int64_t> shape) {
  // Bytes of 8-byte elements then still fit an int64_t.
  constexpr int64_t most = int64_t(1) << 60;
  int64_t count = 1;
  bool empty = false;
  for (int64_t size : shape) {
    if (size < 0)
      return std::nullopt;
    if (size == 0) {
      empty = true;
      continue;
    }
    if (size > most / count)
      return std::nullopt;
    count *= size;
  }
  return empty ? 0 : count;
}

SmallVector<int64_t, 4> eval::rowMajorStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t, 4> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * std::max<int64_t>(shape[i], 1);
  return strides;
}

int64_t Tensor::size() const {
  int64_t count = 1;
  for (int64_t dim : shape)
    count *= dim;
  return count;
}

bool Tensor::isContiguous() const {
  int64_t expected = 1;
  for (size_t i = shape.size(); i-- > 0;) {
    if (shape[i] == 0)
      return true;
    if (shape[i] != 1 && strides[i] != expected)
      return false;
    expected *= shape[i];
  }
  return true;
}

Tensor eval::collapsedView(const Tensor &tensor) {
  Tensor view;
  view.kind = tensor.kind;
  view.offset = tensor.offset;
  view.buffer = tensor.buffer;
  for (auto [size, stride] : llvm::zip(tensor.shape, tensor.strides)) {
    if (size == 1)
      continue;
    if (!view.shape.empty() && view.strides.back() == stride * size) {
      view.shape.back() *= size;
      view.strides.back() = stride;
      continue;
    }
    view.shape.push_back(size);
    view.strides.push_back(stride);
  }
  return view;
}

std::optional<Tensor> eval::reshapedView(const Tensor &tensor,
                                         ArrayRef<int64_t> shape) {
  Tensor view = tensor;
  view.shape.assign(shape.begin(), shape.end());
  if (tensor.size() == 0 || tensor.isContiguous()) {
    view.strides = rowMajorStrides(shape);
    return view;
  }
  // Each run of new dims must lie within one dim of the collapsed view.
  Tensor old = collapsedView(tensor);
  view.strides.assign(shape.size(), 0);
  size_t next = shape.size();
  for (size_t d = old.shape.size(); d-- > 0;) {
    int64_t left = old.shape[d], stride = old.strides[d];
    while (left > 1) {
      if (next == 0)
        return std::nullopt;
      --next;
      if (left % shape[next] != 0)
        return std::nullopt;
      view.strides[next] = stride;
      stride *= shape[next];
      left /= shape[next];
    }
  }
  return view;
}

//===----------------------------------------------------------------------===//
// BufferPool
//===----------------------------------------------------------------------===//

namespace {
// Cache lines, and the widest vectors.
constexpr size_t alignment = 64;
// Freed buffers that are kept for reuse, together: fresh pages from the system
// cost more than most ops.
constexpr uint64_t maxKeptBytes = uint64_t(1) << 30;
} // namespace

struct BufferPool::State {
  uint64_t limit = 0;
  uint64_t inUse = 0;
  uint64_t peak = 0;
  uint64_t kept = 0;
  bool closed = false;
  std::multimap<size_t, std::byte *> freed;

  ~State() { drop(); }

  void drop() {
    for (auto &[bytes, data] : freed)
      std::free(data);
    freed.clear();
    kept = 0;
  }

  void release(std::byte *data, size_t bytes) {
    inUse -= bytes;
    if (closed || kept + bytes > maxKeptBytes) {
      std::free(data);
      return;
    }
    freed.emplace(bytes, data);
    kept += bytes;
  }
};

BufferPool::BufferPool(uint64_t limitBytes) : state(std::make_shared<State>()) {
  state->limit = limitBytes;
}

BufferPool::~BufferPool() {
  state->closed = true;
  state->drop();
}

std::shared_ptr<Buffer> BufferPool::allocate(uint64_t bytes) {
  State &pool = *state;
  if (bytes > pool.limit)
    return nullptr;
  size_t want = llvm::alignTo(std::max<uint64_t>(bytes, 1), alignment);
  std::byte *data = nullptr;
  auto it = pool.freed.lower_bound(want);
  if (it != pool.freed.end() && it->first <= want + want / 4) {
    want = it->first;
    data = it->second;
    pool.kept -= want;
    pool.freed.erase(it);
  }
  if (want > pool.limit || pool.inUse > pool.limit - want) {
    if (data)
      pool.freed.emplace(want, data), pool.kept += want;
    return nullptr;
  }
  if (!data)
    data = static_cast<std::byte *>(std::aligned_alloc(alignment, want));
  if (!data) {
    pool.drop();
    data = static_cast<std::byte *>(std::aligned_alloc(alignment, want));
    if (!data)
      return nullptr;
  }
  pool.inUse += want;
  pool.peak = std::max(pool.peak, pool.inUse);
  auto *buffer = new Buffer{data, want};
  return std::shared_ptr<Buffer>(buffer, [state = state](Buffer *dead) {
    state->release(dead->data, dead->bytes);
    delete dead;
  });
}

uint64_t BufferPool::bytesInUse() const { return state->inUse; }
uint64_t BufferPool::peakBytes() const { return state->peak; }
uint64_t BufferPool::limitBytes() const { return state->limit; }

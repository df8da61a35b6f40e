// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values of the evaluator: strided views of typed buffers in memory.

#ifndef SINTER_EVALUATOR_TENSOR_H
#define SINTER_EVALUATOR_TENSOR_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace sinter::eval {

/// How an element is stored. `I1` is one byte, 0 or 1; `E2M1` is one byte that
/// holds a 4-bit code in its low bits; `Index` is stored as I64.
enum class ElementKind : uint8_t {
  I1,
  I8,
  I16,
  I32,
  I64,
  E2M1,
  E8M0,
  E4M3,
  E5M2,
  F16,
  BF16,
  F32,
  F64
};

/// Bytes of a stored element.
unsigned elementBytes(ElementKind kind);

/// Width in bits of an integer kind; 0 for floats.
unsigned integerBits(ElementKind kind);

inline bool isFloatKind(ElementKind kind) { return kind >= ElementKind::E2M1; }

/// The storage of an element type, or nothing for one that is not evaluated.
std::optional<ElementKind> elementKind(mlir::Type type);

/// Product of the sizes, or nothing where it (or the product of the nonzero
/// sizes) exceeds 2^60.
std::optional<int64_t> countElements(llvm::ArrayRef<int64_t> shape);

class BufferPool;

/// Memory of one or more tensors. Freed into its pool with the last reference.
struct Buffer {
  std::byte *data = nullptr;
  size_t bytes = 0;
};

/// A strided view of a buffer. Strides and offset count elements; a stride may
/// be 0 (a broadcast) or negative (a reversed dim).
struct Tensor {
  ElementKind kind = ElementKind::F32;
  llvm::SmallVector<int64_t, 4> shape;
  llvm::SmallVector<int64_t, 4> strides;
  int64_t offset = 0;
  std::shared_ptr<Buffer> buffer;

  int64_t rank() const { return static_cast<int64_t>(shape.size()); }
  int64_t size() const;
  /// True where element i in row-major order lies at offset + i.
  bool isContiguous() const;
  /// The element at the offset.
  std::byte *data() const {
    return buffer->data + offset * static_cast<int64_t>(elementBytes(kind));
  }
  template <typename T> T *as() const { return reinterpret_cast<T *>(data()); }
};

/// Row-major strides of a shape.
llvm::SmallVector<int64_t, 4> rowMajorStrides(llvm::ArrayRef<int64_t> shape);

/// `tensor` under another shape of as many elements, as a view where its
/// strides allow one.
std::optional<Tensor> reshapedView(const Tensor &tensor,
                                   llvm::ArrayRef<int64_t> shape);

/// A view with fewer dims and the same row-major order of elements: dims of
/// size 1 are dropped, and neighbours that advance together are merged.
Tensor collapsedView(const Tensor &tensor);

/// A value of a program: a tensor, and the scales where it is quantised.
struct Datum {
  Tensor tensor;
  Tensor scales;
};

/// Allocates buffers under a limit, and reuses freed ones. Buffers may outlive
/// the pool. Not thread-safe: only the evaluator's own thread allocates.
class BufferPool {
public:
  explicit BufferPool(uint64_t limitBytes);
  ~BufferPool();
  BufferPool(const BufferPool &) = delete;
  BufferPool &operator=(const BufferPool &) = delete;

  /// Null where the limit or the machine's memory would be exceeded. Contents
  /// are undefined.
  std::shared_ptr<Buffer> allocate(uint64_t bytes);

  uint64_t bytesInUse() const;
  uint64_t peakBytes() const;
  uint64_t limitBytes() const;

private:
  struct State;
  std::shared_ptr<State> state;
};

} // namespace sinter::eval

#endif // SINTER_EVALUATOR_TENSOR_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading and writing runs of elements in row-major order, converted to the
// type that an op computes in.

#ifndef SINTER_LIB_EVALUATOR_ACCESS_H
#define SINTER_LIB_EVALUATOR_ACCESS_H

#include "sinter/Evaluator/Tensor.h"

namespace sinter::eval {

/// Elements that an op handles at once: three operands and a result in f64 stay
/// within a 48 KiB first-level cache.
constexpr int64_t chunkElements = 1024;

/// Reads elements [begin, begin + count) of a tensor in row-major order.
class Reader {
public:
  explicit Reader(const Tensor &tensor);

  ElementKind kind() const { return view.kind; }

  /// Elements as they are stored: a pointer into the tensor where they lie
  /// together, else into `scratch` (count * elementBytes).
  const void *raw(int64_t begin, int64_t count, void *scratch) const;

  /// Elements converted to T, in `scratch` or where they lie: float (exact for
  /// floats but F64), double (exact for floats), int64_t (sign-extended; I1
  /// gives 0 and -1), uint64_t (zero-extended).
  template <typename T>
  const T *load(int64_t begin, int64_t count, T *scratch) const;

private:
  Tensor view;
  bool contiguous;
};

/// Converts stored elements to T as Reader::load does.
template <typename T>
void convertFrom(ElementKind kind, const void *from, int64_t count, T *to);

/// Rounds (float, double) or truncates (integers, to I1: the low bit) elements
/// into stored form.
template <typename T>
void convertTo(ElementKind kind, const T *from, int64_t count, void *to);

/// Where a chunk of a contiguous tensor is computed: in the tensor itself where
/// it stores T, else in scratch memory from which commit() converts.
template <typename T> class Writer {
public:
  Writer(const Tensor &tensor, int64_t begin, int64_t count, T *scratch);
  T *data() { return target; }
  void commit();

private:
  ElementKind kind;
  void *place;
  int64_t count;
  T *target;
};

/// Copies a view into contiguous storage of its kind, elements [begin, end).
void copyElements(const Tensor &from, int64_t begin, int64_t end, void *to);

} // namespace sinter::eval

#endif // SINTER_LIB_EVALUATOR_ACCESS_H

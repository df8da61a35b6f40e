// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies between strided views, row by row.

#include "Copy.h"

#include <cstring>
#include <limits>

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

namespace {

// The dims of two views of one shape, without those of size 1 and with
// neighbours merged where both views advance through them together.
struct JointDims {
  SmallVector<int64_t, 8> shape, to, from;

  JointDims(const Tensor &a, const Tensor &b) {
    for (size_t d = 0; d < a.shape.size(); ++d) {
      int64_t size = a.shape[d], s = a.strides[d], t = b.strides[d];
      if (size == 1)
        continue;
      if (!shape.empty() && to.back() == s * size && from.back() == t * size) {
        shape.back() *= size;
        to.back() = s;
        from.back() = t;
        continue;
      }
      shape.push_back(size);
      to.push_back(s);
      from.push_back(t);
    }
    if (shape.empty()) {
      shape.push_back(1);
      to.push_back(1);
      from.push_back(1);
    }
  }
};

template <typename E>
void copyRun(E *to, int64_t toStride, const E *from, int64_t fromStride,
             int64_t count) {
  if (toStride == 1 && fromStride == 1)
    std::memcpy(to, from, static_cast<size_t>(count) * sizeof(E));
  else if (toStride == 1 && fromStride == 0)
    std::fill_n(to, count, *from);
  else
    for (int64_t i = 0; i < count; ++i)
      to[i * toStride] = from[i * fromStride];
}

template <typename E>
void copyAs(Machine &machine, const Tensor &to, const Tensor &from) {
  JointDims dims(to, from);
  size_t outer = dims.shape.size() - 1;
  int64_t inner = dims.shape[outer], rows = 1;
  for (size_t d = 0; d < outer; ++d)
    rows *= dims.shape[d];
  E *target = to.as<E>();
  const E *source = from.as<E>();
  auto rowRange = [&](int64_t begin, int64_t end) {
    SmallVector<int64_t, 8> index(outer);
    int64_t rest = begin, a = 0, b = 0;
    for (size_t d = outer; d-- > 0;) {
      index[d] = rest % dims.shape[d];
      rest /= dims.shape[d];
      a += index[d] * dims.to[d];
      b += index[d] * dims.from[d];
    }
    for (int64_t row = begin; row < end; ++row) {
      copyRun(target + a, dims.to[outer], source + b, dims.from[outer], inner);
      for (size_t d = outer; d-- > 0;) {
        a += dims.to[d];
        b += dims.from[d];
        if (++index[d] < dims.shape[d])
          break;
        a -= index[d] * dims.to[d];
        b -= index[d] * dims.from[d];
        index[d] = 0;
      }
    }
  };
  if (rows == 1) {
    machine.parallelFor(inner, elementsPerTask, [&](int64_t i, int64_t end) {
      copyRun(target + i * dims.to[outer], dims.to[outer],
              source + i * dims.from[outer], dims.from[outer], end - i);
    });
    return;
  }
  machine.parallelFor(rows, std::max<int64_t>(1, elementsPerTask / inner),
                      rowRange);
}

} // namespace

void eval::copyView(Machine &machine, const Tensor &to, const Tensor &from) {
  if (to.size() == 0)
    return;
  switch (elementBytes(to.kind)) {
  case 1:
    return copyAs<uint8_t>(machine, to, from);
  case 2:
    return copyAs<uint16_t>(machine, to, from);
  case 4:
    return copyAs<uint32_t>(machine, to, from);
  default:
    return copyAs<uint64_t>(machine, to, from);
  }
}

void eval::fillTensor(Machine &machine, const Tensor &to, const Tensor &value) {
  copyView(machine, to, repeated(value, to.shape));
}

void eval::readIntegers(const Tensor &tensor, bool isUnsigned, int64_t *to) {
  int64_t count = tensor.size();
  Reader reader(tensor);
  int64_t scratch[chunkElements];
  uint64_t plain[chunkElements];
  for (int64_t i = 0; i < count; i += chunkElements) {
    int64_t n = std::min(count - i, chunkElements);
    if (!isUnsigned) {
      std::copy_n(reader.load(i, n, scratch), n, to + i);
      continue;
    }
    const uint64_t *from = reader.load(i, n, plain);
    for (int64_t j = 0; j < n; ++j)
      to[i + j] = static_cast<int64_t>(
          std::min<uint64_t>(from[j], std::numeric_limits<int64_t>::max()));
  }
}

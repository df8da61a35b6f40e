// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gathering strided elements and converting runs of them.

#include "Access.h"

#include "Narrow.h"

#include <algorithm>
#include <type_traits>

using namespace sinter;
using namespace sinter::eval;

namespace {

template <typename E>
void gatherAs(const Tensor &view, int64_t begin, int64_t count, E *out) {
  const E *base = view.as<E>();
  size_t rank = view.shape.size();
  if (rank == 0) {
    std::fill_n(out, count, base[0]);
    return;
  }
  llvm::SmallVector<int64_t, 8> index(rank);
  int64_t rest = begin, position = 0;
  for (size_t d = rank; d-- > 0;) {
    index[d] = rest % view.shape[d];
    rest /= view.shape[d];
    position += index[d] * view.strides[d];
  }
  int64_t inner = view.shape[rank - 1], stride = view.strides[rank - 1];
  while (count > 0) {
    int64_t run = std::min(count, inner - index[rank - 1]);
    const E *from = base + position;
    if (stride == 1)
      std::copy_n(from, run, out);
    else if (stride == 0)
      std::fill_n(out, run, *from);
    else
      for (int64_t i = 0; i < run; ++i)
        out[i] = from[i * stride];
    out += run;
    count -= run;
    if (count == 0)
      return;
    // The run ended with its row.
    position -= index[rank - 1] * stride;
    index[rank - 1] = 0;
    for (size_t d = rank - 1; d-- > 0;) {
      position += view.strides[d];
      if (++index[d] < view.shape[d])
        break;
      position -= index[d] * view.strides[d];
      index[d] = 0;
    }
  }
}

void gatherElements(const Tensor &view, int64_t begin, int64_t count,
                    void *out) {
  switch (elementBytes(view.kind)) {
  case 1:
    return gatherAs(view, begin, count, static_cast<uint8_t *>(out));
  case 2:
    return gatherAs(view, begin, count, static_cast<uint16_t *>(out));
  case 4:
    return gatherAs(view, begin, count, static_cast<uint32_t *>(out));
  default:
    return gatherAs(view, begin, count, static_cast<uint64_t *>(out));
  }
}

template <typename E, typename T, typename Fn>
void convertRun(const void *from, int64_t count, T *to, Fn fn) {
  const E *elements = static_cast<const E *>(from);
  for (int64_t i = 0; i < count; ++i)
    to[i] = static_cast<T>(fn(elements[i]));
}

template <typename E, typename T, typename Fn>
void roundRun(const T *from, int64_t count, void *to, Fn fn) {
  E *elements = static_cast<E *>(to);
  for (int64_t i = 0; i < count; ++i)
    elements[i] = static_cast<E>(fn(from[i]));
}

// Values of the 8-bit formats, by code.
template <typename Format> const std::array<float, 256> &tableOf() {
  static const std::array<float, 256> table = [] {
    std::array<float, 256> values;
    for (uint32_t code = 0; code < 256; ++code)
      values[code] = narrowToFloat<Format>(code & ((1u << Format::width) - 1));
    return values;
  }();
  return table;
}

} // namespace

Reader::Reader(const Tensor &tensor)
    : view(collapsedView(tensor)), contiguous(tensor.isContiguous()) {}

const void *Reader::raw(int64_t begin, int64_t count, void *scratch) const {
  if (contiguous)
    return view.data() + begin * static_cast<int64_t>(elementBytes(view.kind));
  gatherElements(view, begin, count, scratch);
  return scratch;
}

template <typename T>
void eval::convertFrom(ElementKind kind, const void *from, int64_t count,
                       T *to) {
  auto same = [](auto x) { return x; };
  if constexpr (std::is_integral_v<T>) {
    constexpr bool sign = std::is_signed_v<T>;
    switch (kind) {
    case ElementKind::I1:
      return convertRun<uint8_t>(from, count, to, [](uint8_t x) {
        return sign ? -static_cast<T>(x & 1) : static_cast<T>(x & 1);
      });
    case ElementKind::I8:
      return convertRun<std::conditional_t<sign, int8_t, uint8_t>>(from, count,
                                                                   to, same);
    case ElementKind::I16:
      return convertRun<std::conditional_t<sign, int16_t, uint16_t>>(
          from, count, to, same);
    case ElementKind::I32:
      return convertRun<std::conditional_t<sign, int32_t, uint32_t>>(
          from, count, to, same);
    default:
      return convertRun<T>(from, count, to, same);
    }
  } else {
    switch (kind) {
    case ElementKind::BF16:
      return convertRun<uint16_t>(from, count, to, brainToFloat);
    case ElementKind::F16:
      return convertRun<uint16_t>(from, count, to, narrowToFloat<HalfFormat>);
    case ElementKind::E4M3:
      return convertRun<uint8_t>(
          from, count, to,
          [&table = tableOf<E4M3Format>()](uint8_t c) { return table[c]; });
    case ElementKind::E5M2:
      return convertRun<uint8_t>(
          from, count, to,
          [&table = tableOf<E5M2Format>()](uint8_t c) { return table[c]; });
    case ElementKind::E2M1:
      return convertRun<uint8_t>(
          from, count, to,
          [&table = tableOf<E2M1Format>()](uint8_t c) { return table[c]; });
    case ElementKind::E8M0:
      return convertRun<uint8_t>(from, count, to, scaleToFloat);
    case ElementKind::F32:
      return convertRun<float>(from, count, to, same);
    case ElementKind::F64:
      return convertRun<double>(from, count, to, same);
    default:
      // Integers reach float code only through the conversion ops.
      std::fill_n(to, count, T(0));
      return;
    }
  }
}

template <typename T>
void eval::convertTo(ElementKind kind, const T *from, int64_t count, void *to) {
  if constexpr (std::is_integral_v<T>) {
    auto same = [](T x) { return x; };
    switch (kind) {
    case ElementKind::I1:
      return roundRun<uint8_t>(from, count, to, [](T x) { return x & 1; });
    case ElementKind::I8:
      return roundRun<uint8_t>(from, count, to, same);
    case ElementKind::I16:
      return roundRun<uint16_t>(from, count, to, same);
    case ElementKind::I32:
      return roundRun<uint32_t>(from, count, to, same);
    default:
      return roundRun<uint64_t>(from, count, to, same);
    }
  } else {
    // The float to round to a format of at most 16 bits.
    auto single = [](T x) -> float {
      if constexpr (std::is_same_v<T, double>)
        return doubleToFloatOdd(x);
      else
        return x;
    };
    switch (kind) {
    case ElementKind::BF16:
      return roundRun<uint16_t>(from, count, to,
                                [=](T x) { return floatToBrain(single(x)); });
    case ElementKind::F16:
      return roundRun<uint16_t>(from, count, to, [=](T x) {
        return floatToNarrow<HalfFormat>(single(x));
      });
    case ElementKind::E4M3:
      return roundRun<uint8_t>(from, count, to, [=](T x) {
        return floatToNarrow<E4M3Format>(single(x));
      });
    case ElementKind::E5M2:
      return roundRun<uint8_t>(from, count, to, [=](T x) {
        return floatToNarrow<E5M2Format>(single(x));
      });
    case ElementKind::E2M1:
      return roundRun<uint8_t>(from, count, to, [=](T x) {
        // There is no NaN: ml_dtypes gives a zero of the other sign.
        if (x != x)
          return std::signbit(x) ? 0u : 8u;
        return floatToNarrow<E2M1Format, true>(single(x));
      });
    case ElementKind::E8M0:
      return roundRun<uint8_t>(from, count, to,
                               [=](T x) { return floatToScale(single(x)); });
    case ElementKind::F32:
      return roundRun<float>(from, count, to,
                             [](T x) { return static_cast<float>(x); });
    default:
      return roundRun<double>(from, count, to, [](T x) { return x; });
    }
  }
}

// Whether elements of the kind are stored as T.
template <typename T> static bool isNative(ElementKind kind) {
  if constexpr (std::is_same_v<T, float>)
    return kind == ElementKind::F32;
  else if constexpr (std::is_same_v<T, double>)
    return kind == ElementKind::F64;
  else
    return kind == ElementKind::I64;
}

template <typename T>
const T *Reader::load(int64_t begin, int64_t count, T *scratch) const {
  if (isNative<T>(view.kind))
    return static_cast<const T *>(raw(begin, count, scratch));
  alignas(64) uint64_t stored[chunkElements];
  const void *elements = raw(begin, count, stored);
  convertFrom(view.kind, elements, count, scratch);
  return scratch;
}

template <typename T>
Writer<T>::Writer(const Tensor &tensor, int64_t begin, int64_t count,
                  T *scratch)
    : kind(tensor.kind),
      place(tensor.data() +
            begin * static_cast<int64_t>(elementBytes(tensor.kind))),
      count(count),
      target(isNative<T>(tensor.kind) ? static_cast<T *>(place) : scratch) {}

template <typename T> void Writer<T>::commit() {
  if (target != place)
    convertTo(kind, target, count, place);
}

void eval::copyElements(const Tensor &from, int64_t begin, int64_t end,
                        void *to) {
  if (begin >= end)
    return;
  unsigned bytes = elementBytes(from.kind);
  if (from.isContiguous()) {
    std::memcpy(to, from.data() + begin * static_cast<int64_t>(bytes),
                static_cast<size_t>(end - begin) * bytes);
    return;
  }
  gatherElements(collapsedView(from), begin, end - begin, to);
}

#define INSTANTIATE(T)                                                         \
  template const T *Reader::load(int64_t, int64_t, T *) const;                 \
  template void eval::convertFrom(ElementKind, const void *, int64_t, T *);    \
  template void eval::convertTo(ElementKind, const T *, int64_t, void *);      \
  template class eval::Writer<T>;
INSTANTIATE(float)
INSTANTIATE(double)
INSTANTIATE(int64_t)
INSTANTIATE(uint64_t)
#undef INSTANTIATE

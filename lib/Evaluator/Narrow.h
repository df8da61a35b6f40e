// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions between stored elements and the types that ops compute in, in
// forms that compilers vectorise. Rounding is to nearest even; overflow gives
// infinity, or NaN in a format that has none.

#ifndef SINTER_LIB_EVALUATOR_NARROW_H
#define SINTER_LIB_EVALUATOR_NARROW_H

#include "sinter/Evaluator/Tensor.h"

#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace sinter::eval {

/// Layout of a narrow float with an exponent narrower than f32's.
/// `topCode` is the magnitude code of the largest finite value.
template <int ExponentBits, int MantissaBits, int TopCode, int NanCode,
          bool HasInfinity>
struct NarrowFormat {
  static constexpr int exponentBits = ExponentBits;
  static constexpr int mantissaBits = MantissaBits;
  static constexpr int bias = (1 << (ExponentBits - 1)) - 1;
  static constexpr int width = 1 + ExponentBits + MantissaBits;
  static constexpr uint32_t topCode = TopCode;
  static constexpr uint32_t nanCode = NanCode;
  static constexpr bool hasInfinity = HasInfinity;
  /// What finite overflow becomes.
  static constexpr uint32_t overflowCode = HasInfinity ? TopCode + 1 : NanCode;
};
using HalfFormat = NarrowFormat<5, 10, 0x7bff, 0x7e00, true>;
using E5M2Format = NarrowFormat<5, 2, 0x7b, 0x7e, true>;
using E4M3Format = NarrowFormat<4, 3, 0x7e, 0x7f, false>;
/// Has neither infinity nor NaN; both become the largest value.
using E2M1Format = NarrowFormat<2, 1, 0x7, 0x7, false>;

/// Rounds once; with `Saturate` finite overflow and infinity become the largest
/// finite value.
template <typename Format, bool Saturate = false>
inline uint32_t floatToNarrow(float value) {
  constexpr int m = Format::mantissaBits, b = Format::bias;
  uint32_t bits = std::bit_cast<uint32_t>(value);
  uint32_t sign = (bits >> 31) << (Format::width - 1);
  uint32_t magnitude = bits & 0x7fffffffu;
  // Normal: rounds away the low mantissa bits; a carry moves the exponent.
  uint32_t odd = (magnitude >> (23 - m)) & 1;
  uint32_t normal = (magnitude + ((1u << (22 - m)) - 1) + odd) >> (23 - m);
  normal -= static_cast<uint32_t>(127 - b) << m;
  // Subnormal: adding a power of two whose last place is the format's.
  constexpr uint32_t magic = static_cast<uint32_t>(127 + 24 - b - m) << 23;
  uint32_t subnormal = std::bit_cast<uint32_t>(std::bit_cast<float>(magnitude) +
                                               std::bit_cast<float>(magic)) -
                       magic;
  constexpr uint32_t minNormal = static_cast<uint32_t>(127 + 1 - b) << 23;
  uint32_t code = magnitude < minNormal ? subnormal : normal;
  constexpr uint32_t over = Saturate ? Format::topCode : Format::overflowCode;
  // Beyond 2^(bias + 2) the subtraction above may wrap.
  constexpr uint32_t huge = static_cast<uint32_t>(127 + b + 2) << 23;
  code = (magnitude >= huge || code > Format::topCode) ? over : code;
  code = magnitude > 0x7f800000u ? Format::nanCode : code;
  return sign | code;
}

template <typename Format> inline float narrowToFloat(uint32_t code) {
  constexpr int m = Format::mantissaBits;
  uint32_t sign = (code >> (Format::width - 1)) << 31;
  uint32_t magnitude = code & ((1u << (Format::width - 1)) - 1);
  // The code as f32 bits is too small by a power of two, subnormals included.
  constexpr float scale =
      std::bit_cast<float>(static_cast<uint32_t>(254 - Format::bias) << 23);
  float value = std::bit_cast<float>(magnitude << (23 - m)) * scale;
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if constexpr (Format::hasInfinity)
    bits = magnitude > Format::topCode
               ? 0x7f800000u | ((magnitude << (23 - m)) & 0x7fffffu)
               : bits;
  else if constexpr (Format::nanCode > Format::topCode)
    bits = magnitude == Format::nanCode ? 0x7fc00000u : bits;
  return std::bit_cast<float>(sign | bits);
}

inline uint32_t floatToBrain(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
  uint32_t nan = (bits >> 31) ? 0xffc0u : 0x7fc0u;
  return (bits & 0x7fffffffu) > 0x7f800000u ? nan : rounded;
}

inline float brainToFloat(uint32_t code) {
  return std::bit_cast<float>(code << 16);
}

/// Nearest even to the 10 mantissa bits of tf32.
inline float roundToTF32(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  uint32_t rounded = (bits + 0xfffu + ((bits >> 13) & 1u)) & ~0x1fffu;
  bool finite = (bits & 0x7f800000u) != 0x7f800000u;
  return std::bit_cast<float>(finite ? rounded : bits);
}

/// f64 to f32, rounding to odd: rounding the result again to a type of at most
/// 22 bits of precision then gives what one rounding from f64 gives.
inline float doubleToFloatOdd(double value) {
  float nearest = static_cast<float>(value);
  uint32_t bits = std::bit_cast<uint32_t>(nearest);
  double back = static_cast<double>(nearest);
  bool exact = back == value || !(value == value);
  // Inexact and even: step to the odd neighbour on the value's other side.
  bool away = std::fabs(back) > std::fabs(value);
  uint32_t odd = away ? bits - 1 : bits + 1;
  return std::bit_cast<float>(exact || (bits & 1) ? bits : odd);
}

/// An E8M0 scale: 2^(code - 127); 255 is NaN.
inline float scaleToFloat(uint32_t code) {
  uint32_t bits = code == 0 ? 0x00400000u : code << 23;
  return std::bit_cast<float>(code == 255 ? 0x7fc00000u : bits);
}

/// Rounds a positive value up to a power of two, within E8M0's range.
inline uint32_t floatToScaleUp(float value) {
  if (!(value == value))
    return 255;
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if (bits <= 0x00400000u)
    return 0;
  if (bits >= 0x7f000000u)
    return 254;
  return (bits >> 23) + ((bits & 0x7fffffu) != 0 ? 1 : 0);
}

/// What ml_dtypes does: rounds to the nearest power of two, from the middle on
/// up, and up among f32's subnormals above the least power; what is not
/// positive or too large is NaN.
inline uint32_t floatToScale(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if (!(value > 0) || bits >= 0x7f400000u)
    return 255;
  if (bits < 0x00800000u)
    return bits > 0x00400000u ? 1 : 0;
  return (bits + 0x400000u) >> 23;
}

/// The largest finite value of a narrow float format that quantisation uses.
inline float largestFinite(ElementKind kind) {
  switch (kind) {
  case ElementKind::E2M1:
    return 6;
  case ElementKind::E4M3:
    return 448;
  default:
    return 57344;
  }
}

} // namespace sinter::eval

#endif // SINTER_LIB_EVALUATOR_NARROW_H

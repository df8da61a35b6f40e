// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions between float types, rounding to nearest even as ml_dtypes and
// NumPy do: overflow gives NaN in f8E4M3FN (it has no infinity) and infinity in
// the others, subnormals are kept, a NaN stays a NaN of the same sign.

#ifndef SINTER_SUPPORT_NARROWFLOAT_H
#define SINTER_SUPPORT_NARROWFLOAT_H

#include "sinter/Support/DType.h"

#include <bit>
#include <cstdint>

namespace sinter {

/// Rounds once to a float type of at most two bytes and returns its bits.
uint16_t roundToNarrow(DType dtype, double value);

/// The value of the bits of a float type of at most two bytes; exact.
float narrowToFloat(DType dtype, uint16_t bits);

/// What NumPy's `astype` does to a double, rounding in the same steps: f16 is
/// rounded once, bf16 and the 8-bit types pass through f32 first.
uint16_t castToNarrow(DType dtype, double value);

/// f32 to bf16 bits, fast path of roundToNarrow.
inline uint16_t floatToBF16(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  if ((bits & 0x7fffffffu) > 0x7f800000u)
    return bits >> 31 ? 0xffc0 : 0x7fc0;
  return static_cast<uint16_t>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
}

inline float bf16ToFloat(uint16_t bits) {
  return std::bit_cast<float>(static_cast<uint32_t>(bits) << 16);
}

/// One unit in the last place of a float type at a finite value: the distance
/// to the next representable magnitude (the smallest subnormal at and near
/// zero).
double unitInLastPlace(DType dtype, double value);

/// Reads element `index` of a packed array as a double: exact for all float
/// types, for integers up to 2^53. Needs no alignment.
double loadAsDouble(DType dtype, const void *data, uint64_t index);

/// Stores a double as castToNarrow does; integers truncate towards zero and
/// wrap to their width, Bool stores value != 0.
void storeFromDouble(DType dtype, void *data, uint64_t index, double value);

} // namespace sinter

#endif // SINTER_SUPPORT_NARROWFLOAT_H

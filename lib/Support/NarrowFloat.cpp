// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions between float types through the bits of a double.

#include "sinter/Support/NarrowFloat.h"

#include <cassert>
#include <cmath>
#include <cstring>

using namespace sinter;

namespace {

// Layout of a float type. The exponent bias is 2^(exponentBits - 1) - 1 in all
// of them.
struct Format {
  unsigned exponentBits;
  unsigned mantissaBits;
  bool hasInfinity; // no: the top exponent holds values, all ones is NaN
  unsigned nan;     // the quiet NaN that ml_dtypes and NumPy produce, unsigned
};

Format formatOf(DType dtype) {
  switch (dtype) {
  case DType::F8E4M3:
    return {4, 3, false, 0x7f};
  case DType::F8E5M2:
    return {5, 2, true, 0x7e};
  case DType::F16:
    return {5, 10, true, 0x7e00};
  case DType::BF16:
    return {8, 7, true, 0x7fc0};
  case DType::F32:
    return {8, 23, true, 0x7fc00000};
  default:
    assert(dtype == DType::F64 && "not a float type");
    return {11, 52, true, 0};
  }
}

int biasOf(const Format &format) {
  return (1 << (format.exponentBits - 1)) - 1;
}

template <typename T> T loadRaw(const void *data, uint64_t index) {
  T value;
  std::memcpy(&value, static_cast<const char *>(data) + index * sizeof(T),
              sizeof(T));
  return value;
}

template <typename T> void storeRaw(void *data, uint64_t index, T value) {
  std::memcpy(static_cast<char *>(data) + index * sizeof(T), &value, sizeof(T));
}

// Truncates towards zero; a value outside of int64 or uint64 saturates, since
// C++ leaves that case open.
uint64_t truncateToInteger(double value) {
  if (std::isnan(value))
    return 0;
  if (value >= 0x1p64)
    return UINT64_MAX;
  if (value >= 0)
    return static_cast<uint64_t>(value);
  if (value <= -0x1p63)
    return uint64_t(1) << 63;
  return static_cast<uint64_t>(static_cast<int64_t>(value));
}

} // namespace

uint16_t sinter::roundToNarrow(DType dtype, double value) {
  assert(isNarrowFloat(dtype));
  Format format = formatOf(dtype);
  unsigned width = 1 + format.exponentBits + format.mantissaBits;
  uint16_t sign =
      static_cast<uint16_t>(unsigned(std::signbit(value)) << (width - 1));
  if (std::isnan(value))
    return sign | static_cast<uint16_t>(format.nan);

  unsigned infinity = ((1u << format.exponentBits) - 1) << format.mantissaBits;
  unsigned largest = format.hasInfinity ? infinity - 1 : format.nan - 1;
  unsigned overflow = format.hasInfinity ? infinity : format.nan;
  if (std::isinf(value))
    return sign | static_cast<uint16_t>(overflow);

  double magnitude = std::fabs(value);
  if (magnitude == 0)
    return sign;
  int minExponent = 1 - biasOf(format);
  int exponent = std::max(std::ilogb(magnitude), minExponent);
  // The magnitude in units of the last place of its binade: exact, since it is
  // a scaling by a power of two of at most 53 bits, and not subnormal.
  double units =
      std::scalbn(magnitude, static_cast<int>(format.mantissaBits) - exponent);
  double floor = std::floor(units);
  double rest = units - floor;
  auto rounded = static_cast<uint64_t>(floor);
  if (rest > 0.5 || (rest == 0.5 && (rounded & 1)))
    ++rounded;
  // Codes of magnitudes are consecutive, so a carry moves into the exponent.
  uint64_t code = rounded;
  uint64_t leading = uint64_t(1) << format.mantissaBits;
  if (rounded >= leading) {
    uint64_t biased = static_cast<uint64_t>(exponent - minExponent) + 1;
    if (biased > (uint64_t(1) << format.exponentBits))
      return sign | static_cast<uint16_t>(overflow);
    code = (biased << format.mantissaBits) + (rounded - leading);
  }
  return sign | static_cast<uint16_t>(code > largest ? overflow : code);
}

float sinter::narrowToFloat(DType dtype, uint16_t bits) {
  assert(isNarrowFloat(dtype));
  if (dtype == DType::BF16)
    return bf16ToFloat(bits);
  Format format = formatOf(dtype);
  unsigned width = 1 + format.exponentBits + format.mantissaBits;
  uint32_t sign = (uint32_t(bits) >> (width - 1)) & 1;
  unsigned magnitude = bits & ((1u << (width - 1)) - 1);
  unsigned exponent = magnitude >> format.mantissaBits;
  unsigned mantissa = magnitude & ((1u << format.mantissaBits) - 1);
  unsigned topExponent = (1u << format.exponentBits) - 1;

  if (format.hasInfinity ? exponent == topExponent : magnitude == format.nan) {
    uint32_t payload = format.hasInfinity ? mantissa : 1u << 2;
    uint32_t wide =
        (sign << 31) | 0x7f800000u | (payload << (23 - format.mantissaBits));
    return std::bit_cast<float>(wide);
  }
  float value = exponent == 0
                    ? std::ldexp(static_cast<float>(mantissa),
                                 1 - biasOf(format) -
                                     static_cast<int>(format.mantissaBits))
                    : std::ldexp(static_cast<float>(
                                     mantissa + (1u << format.mantissaBits)),
                                 static_cast<int>(exponent) - biasOf(format) -
                                     static_cast<int>(format.mantissaBits));
  return sign ? -value : value;
}

uint16_t sinter::castToNarrow(DType dtype, double value) {
  return roundToNarrow(dtype,
                       dtype == DType::F16 ? value : static_cast<float>(value));
}

double sinter::unitInLastPlace(DType dtype, double value) {
  Format format = formatOf(dtype);
  int minExponent = 1 - biasOf(format);
  double magnitude = std::fabs(value);
  int exponent = magnitude == 0 || !std::isfinite(magnitude)
                     ? minExponent
                     : std::max(std::ilogb(magnitude), minExponent);
  return std::ldexp(1.0, exponent - static_cast<int>(format.mantissaBits));
}

double sinter::loadAsDouble(DType dtype, const void *data, uint64_t index) {
  switch (dtype) {
  case DType::Bool:
    return loadRaw<uint8_t>(data, index) != 0;
  case DType::I8:
    return loadRaw<int8_t>(data, index);
  case DType::I16:
    return loadRaw<int16_t>(data, index);
  case DType::I32:
    return loadRaw<int32_t>(data, index);
  case DType::I64:
    return static_cast<double>(loadRaw<int64_t>(data, index));
  case DType::U8:
    return loadRaw<uint8_t>(data, index);
  case DType::U16:
    return loadRaw<uint16_t>(data, index);
  case DType::U32:
    return loadRaw<uint32_t>(data, index);
  case DType::U64:
    return static_cast<double>(loadRaw<uint64_t>(data, index));
  case DType::F8E4M3:
  case DType::F8E5M2:
    return narrowToFloat(dtype, loadRaw<uint8_t>(data, index));
  case DType::F16:
  case DType::BF16:
    return narrowToFloat(dtype, loadRaw<uint16_t>(data, index));
  case DType::F32:
    return loadRaw<float>(data, index);
  case DType::F64:
    return loadRaw<double>(data, index);
  }
  return 0;
}

void sinter::storeFromDouble(DType dtype, void *data, uint64_t index,
                             double value) {
  switch (dtype) {
  case DType::Bool:
    return storeRaw<uint8_t>(data, index, value != 0);
  case DType::F8E4M3:
  case DType::F8E5M2:
    return storeRaw(data, index,
                    static_cast<uint8_t>(castToNarrow(dtype, value)));
  case DType::F16:
    return storeRaw(data, index, castToNarrow(dtype, value));
  case DType::BF16:
    return storeRaw(data, index, floatToBF16(static_cast<float>(value)));
  case DType::F32:
    return storeRaw(data, index, static_cast<float>(value));
  case DType::F64:
    return storeRaw(data, index, value);
  default:
    break;
  }
  uint64_t bits = truncateToInteger(value);
  switch (dtypeBytes(dtype)) {
  case 1:
    return storeRaw(data, index, static_cast<uint8_t>(bits));
  case 2:
    return storeRaw(data, index, static_cast<uint16_t>(bits));
  case 4:
    return storeRaw(data, index, static_cast<uint32_t>(bits));
  default:
    return storeRaw(data, index, bits);
  }
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of element types.

#include "sinter/Support/DType.h"

#include <array>

using namespace sinter;

namespace {

enum class Class : uint8_t { Bool, Signed, Unsigned, Float };

struct Row {
  const char *name;     // safetensors
  const char *mlirName; // StableHLO
  uint8_t bytes;
  Class kind;
};

// In the order of the enumeration.
constexpr std::array<Row, numDTypes> table = {{
    {"BOOL", "i1", 1, Class::Bool},
    {"I8", "i8", 1, Class::Signed},
    {"I16", "i16", 2, Class::Signed},
    {"I32", "i32", 4, Class::Signed},
    {"I64", "i64", 8, Class::Signed},
    {"U8", "ui8", 1, Class::Unsigned},
    {"U16", "ui16", 2, Class::Unsigned},
    {"U32", "ui32", 4, Class::Unsigned},
    {"U64", "ui64", 8, Class::Unsigned},
    {"F8_E4M3", "f8E4M3FN", 1, Class::Float},
    {"F8_E5M2", "f8E5M2", 1, Class::Float},
    {"F16", "f16", 2, Class::Float},
    {"BF16", "bf16", 2, Class::Float},
    {"F32", "f32", 4, Class::Float},
    {"F64", "f64", 8, Class::Float},
}};

const Row &row(DType dtype) { return table[static_cast<size_t>(dtype)]; }

// Keeps byte counts and element offsets far from the limits of 64-bit signed
// arithmetic.
constexpr uint64_t maxElements = uint64_t(1) << 60;

} // namespace

const char *sinter::dtypeName(DType dtype) { return row(dtype).name; }
const char *sinter::dtypeMlirName(DType dtype) { return row(dtype).mlirName; }
unsigned sinter::dtypeBytes(DType dtype) { return row(dtype).bytes; }

std::optional<DType> sinter::parseDType(std::string_view name) {
  for (unsigned i = 0; i < numDTypes; ++i)
    if (name == table[i].name)
      return static_cast<DType>(i);
  return std::nullopt;
}

std::optional<DType> sinter::parseMlirDType(std::string_view name) {
  for (unsigned i = 0; i < numDTypes; ++i)
    if (name == table[i].mlirName)
      return static_cast<DType>(i);
  return std::nullopt;
}

bool sinter::isFloat(DType dtype) { return row(dtype).kind == Class::Float; }
bool sinter::isNarrowFloat(DType dtype) {
  return isFloat(dtype) && dtypeBytes(dtype) <= 2;
}
bool sinter::isInteger(DType dtype) {
  return row(dtype).kind == Class::Signed || row(dtype).kind == Class::Unsigned;
}
bool sinter::isSignedInteger(DType dtype) {
  return row(dtype).kind == Class::Signed;
}

static std::string describeShape(const Shape &shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? "," : "") + std::to_string(shape[i]);
  return text + "]";
}

Result<uint64_t> sinter::elementCount(const Shape &shape) {
  uint64_t product = 1; // of the nonzero dimensions
  bool empty = false;
  for (int64_t dim : shape) {
    if (dim < 0)
      return fail("shape ", describeShape(shape), " has a negative dimension");
    if (dim == 0) {
      empty = true;
      continue;
    }
    if (static_cast<uint64_t>(dim) > maxElements / product)
      return fail("shape ", describeShape(shape),
                  " has more than 2^60 elements");
    product *= static_cast<uint64_t>(dim);
  }
  return empty ? uint64_t(0) : product;
}

Result<uint64_t> sinter::byteCount(DType dtype, const Shape &shape) {
  Result<uint64_t> count = elementCount(shape);
  if (!count)
    return count.failure();
  return *count * dtypeBytes(dtype);
}

std::string sinter::describeTensor(DType dtype, const Shape &shape) {
  return dtypeName(dtype) + describeShape(shape);
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The element types that Sinter moves between programs, files and devices, and
// the sizes of tensors of them.

#ifndef SINTER_SUPPORT_DTYPE_H
#define SINTER_SUPPORT_DTYPE_H

#include "sinter/Support/Result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinter {

/// Element types, in the order of the table in DType.cpp.
enum class DType : uint8_t {
  Bool, ///< one byte per element, 0 or 1
  I8,
  I16,
  I32,
  I64,
  U8,
  U16,
  U32,
  U64,
  F8E4M3, ///< OCP e4m3, finite only: MLIR's f8E4M3FN
  F8E5M2,
  F16,
  BF16,
  F32,
  F64
};

constexpr unsigned numDTypes = 15;

/// The name in safetensors files and in the manifest: "BF16", "F8_E4M3".
const char *dtypeName(DType dtype);

/// The name in StableHLO text: "bf16", "f8E4M3FN", "ui32", "i1".
const char *dtypeMlirName(DType dtype);

/// The inverse of dtypeName; nothing for a name that is not in the table.
std::optional<DType> parseDType(std::string_view name);

/// The inverse of dtypeMlirName.
std::optional<DType> parseMlirDType(std::string_view name);

/// Bytes of one element.
unsigned dtypeBytes(DType dtype);

bool isFloat(DType dtype);
/// True for the float types of one and two bytes.
bool isNarrowFloat(DType dtype);
/// True for signed and unsigned integers, not for Bool.
bool isInteger(DType dtype);
bool isSignedInteger(DType dtype);

/// Dimensions, outermost first; empty for a scalar. Sizes are not negative.
using Shape = std::vector<int64_t>;

/// Product of the dimensions; fails for a negative dimension and where the
/// product, or the product of the nonzero dimensions, exceeds 2^60.
Result<uint64_t> elementCount(const Shape &shape);

/// Bytes of a dense tensor; fails as elementCount does.
Result<uint64_t> byteCount(DType dtype, const Shape &shape);

/// "BF16[16,1024]", for messages.
std::string describeTensor(DType dtype, const Shape &shape);

} // namespace sinter

#endif // SINTER_SUPPORT_DTYPE_H

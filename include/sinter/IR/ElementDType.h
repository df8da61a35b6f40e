// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From element types of the IR to the dtypes that files and bundles know.

#ifndef SINTER_IR_ELEMENTDTYPE_H
#define SINTER_IR_ELEMENTDTYPE_H

#include "sinter/Support/DType.h"

#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace sinter {

/// The dtype of an element type, or nothing for one that no file holds.
/// Signless integers are signed unless `isUnsigned`, which has no effect on
/// others.
inline std::optional<DType> elementDType(mlir::Type type,
                                         bool isUnsigned = false) {
  if (llvm::isa<mlir::Float8E4M3FNType>(type))
    return DType::F8E4M3;
  if (llvm::isa<mlir::Float8E5M2Type>(type))
    return DType::F8E5M2;
  if (type.isF16())
    return DType::F16;
  if (type.isBF16())
    return DType::BF16;
  if (type.isF32())
    return DType::F32;
  if (type.isF64())
    return DType::F64;
  auto integer = llvm::dyn_cast<mlir::IntegerType>(type);
  if (!integer)
    return std::nullopt;
  bool u = isUnsigned || integer.isUnsigned();
  switch (integer.getWidth()) {
  case 1:
    return DType::Bool;
  case 8:
    return u ? DType::U8 : DType::I8;
  case 16:
    return u ? DType::U16 : DType::I16;
  case 32:
    return u ? DType::U32 : DType::I32;
  case 64:
    return u ? DType::U64 : DType::I64;
  default:
    return std::nullopt;
  }
}

} // namespace sinter

#endif // SINTER_IR_ELEMENTDTYPE_H

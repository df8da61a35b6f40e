// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements of tensors as values in a kernel: scalars, or vectors of elements at
// consecutive columns.
//
// An 8-bit float is held as its bits (i8); all else is held as the type that it
// has in the IR. In memory an i1 is a byte.

#ifndef SINTER_LIB_CODEGEN_ELEMENTS_H
#define SINTER_LIB_CODEGEN_ELEMENTS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include <string>

namespace sinter {

/// Type in which an element of `type` is held; nothing where it has none.
mlir::Type heldType(mlir::Type type);
/// Type in which it lies in memory.
mlir::Type memoryType(mlir::Type type);
/// Bytes of an element in memory.
int64_t memoryBytes(mlir::Type type);
/// Type in which sums of `type` are kept: f32 for narrower floats.
mlir::Type accumulatorType(mlir::Type type);

/// Whether `value`, a tensor of floats, is NaN or a number that lies between
/// the largest finite ones of the 8-bit float `to`: its ops say so.
bool isWithinF8(mlir::Value value, mlir::Type to);

/// `scalar`, or a vector of `width` of them where width > 1.
mlir::Type vectorOf(mlir::Type scalar, int64_t width);
/// Number of elements of a scalar (1) or vector.
int64_t widthOf(mlir::Type type);

/// Builds ops on elements. `width` of values may differ: scalars are repeated.
class ElementBuilder {
public:
  ElementBuilder(mlir::OpBuilder &b, mlir::Location loc) : b(b), loc(loc) {}

  mlir::OpBuilder &b;
  mlir::Location loc;
  /// Whether the chip rounds pairs of f32 to 8-bit floats.
  bool hasF8Conversion = false;

  /// `value`, which is a scalar or already has `width` elements.
  mlir::Value widen(mlir::Value value, int64_t width);
  mlir::Value constant(mlir::TypedAttr value, int64_t width = 1);
  mlir::Value integer(mlir::Type type, int64_t value, int64_t width = 1);
  mlir::Value lane(mlir::Value value, int64_t position);
  mlir::Value fromLanes(llvm::ArrayRef<mlir::Value> lanes);

  /// A held element of constant `value` (the attribute of an element).
  mlir::Value heldConstant(mlir::Attribute value, mlir::Type type);
  /// Between the held form and the one in memory.
  mlir::Value fromMemory(mlir::Value value, mlir::Type type);
  mlir::Value toMemory(mlir::Value value, mlir::Type type);

  /// Between floats: one rounding to nearest even. Types are those of the IR.
  mlir::Value convertFloat(mlir::Value value, mlir::Type from, mlir::Type to);
  mlir::Value integerToFloat(mlir::Value value, mlir::Type to, bool isUnsigned);
  /// Saturates; NaN gives 0.
  mlir::Value floatToInteger(mlir::Value value, mlir::Type from, mlir::Type to,
                             bool isUnsigned);
  /// Reads the bits of one type as another of the same width.
  mlir::Value bitcast(mlir::Value value, mlir::Type to);

  /// An elementwise op of the IR on held operands; `roundedLater` says that
  /// its last places count for nothing. Fails with a reason where there is no
  /// code for it.
  mlir::FailureOr<mlir::Value> apply(mlir::Operation *op,
                                     llvm::ArrayRef<mlir::Value> operands,
                                     int64_t width, bool roundedLater,
                                     std::string &reason);

private:
  mlir::Value truncateToF8(mlir::Value value, mlir::Type to);
  /// The same for numbers that do not overflow, with instructions.
  mlir::Value convertToF8(mlir::Value value, mlir::Type to);
  mlir::Value extendFromF8(mlir::Value value, mlir::Type from);
  /// f64 to f32, so that a second rounding gives what one would have given.
  mlir::Value roundToOdd(mlir::Value value);
  mlir::Value like(mlir::Value shape, mlir::TypedAttr value) {
    return constant(value, widthOf(shape.getType()));
  }
};

} // namespace sinter

#endif // SINTER_LIB_CODEGEN_ELEMENTS_H

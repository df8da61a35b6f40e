// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the attributes of StableHLO from their text, so that it makes no
// difference whether the dialect that owns them is loaded.

#ifndef SINTER_LIB_CONVERSION_ATTRIBUTETEXT_H
#define SINTER_LIB_CONVERSION_ATTRIBUTETEXT_H

#include "mlir/IR/Attributes.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

#include <optional>
#include <string>

namespace sinter {

/// What stands in an attribute such as
/// `#stablehlo.dot<lhs_contracting_dimensions = [1], ...>` (fields, in any
/// order) or `#stablehlo<comparison_direction GT>` (one word).
class AttributeText {
public:
  /// Nothing where the text of `attr` has another form.
  static std::optional<AttributeText> parse(mlir::Attribute attr);

  bool has(llvm::StringRef field) const { return fields.contains(field); }
  /// A list of integers; empty where the field is left out. A number alone is
  /// a list of one.
  llvm::SmallVector<int64_t> list(llvm::StringRef field) const;
  /// A number, or `fallback` where the field is left out.
  int64_t number(llvm::StringRef field, int64_t fallback) const;
  /// The text of a field that is neither a number nor a list.
  llvm::StringRef word(llvm::StringRef field) const;
  /// The word of a one-word attribute.
  llvm::StringRef word() const { return only; }

private:
  struct Field {
    llvm::SmallVector<int64_t> numbers;
    std::string text;
  };
  llvm::StringMap<Field> fields;
  std::string only;
};

} // namespace sinter

#endif // SINTER_LIB_CONVERSION_ATTRIBUTETEXT_H

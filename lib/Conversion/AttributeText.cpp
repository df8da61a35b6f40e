// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A recursive-descent reader of `#dialect.name<key = value, ...>`.

#include "AttributeText.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace sinter;

namespace {
/// A position in the text. Quotes count as spaces: older printers put the
/// body of an attribute between them.
class Cursor {
public:
  explicit Cursor(StringRef text) : rest(text) { skipSpaces(); }

  bool atEnd() const { return rest.empty(); }
  char peek() const { return rest.empty() ? '\0' : rest.front(); }

  bool accept(char c) {
    if (peek() != c)
      return false;
    rest = rest.drop_front();
    skipSpaces();
    return true;
  }

  StringRef word() {
    return take(
        [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
  }

  std::optional<int64_t> number() {
    StringRef text = take([](char c) { return llvm::isDigit(c) || c == '-'; });
    int64_t value;
    if (text.getAsInteger(10, value))
      return std::nullopt;
    return value;
  }

private:
  template <typename Predicate> StringRef take(Predicate predicate) {
    StringRef text = rest.take_while(predicate);
    rest = rest.drop_front(text.size());
    skipSpaces();
    return text;
  }

  void skipSpaces() {
    rest = rest.drop_while([](char c) { return llvm::isSpace(c) || c == '"'; });
  }

  StringRef rest;
};
} // namespace

std::optional<AttributeText> AttributeText::parse(Attribute attr) {
  AttributeText result;
  if (auto string = dyn_cast<StringAttr>(attr)) {
    result.only = string.getValue().str();
    return result;
  }
  std::string text;
  llvm::raw_string_ostream(text) << attr;
  Cursor cursor(text);
  if (!cursor.accept('#') || cursor.word().empty() || !cursor.accept('<'))
    return std::nullopt;
  while (!cursor.accept('>')) {
    StringRef key = cursor.word();
    if (key.empty())
      return std::nullopt;
    if (!cursor.accept('=')) {
      // `kind WORD`, or the word alone.
      StringRef value = cursor.word();
      result.only = (value.empty() ? key : value).str();
      if (!cursor.accept('>'))
        return std::nullopt;
      break;
    }
    Field field;
    if (cursor.accept('[')) {
      while (!cursor.accept(']')) {
        std::optional<int64_t> number = cursor.number();
        if (!number)
          return std::nullopt;
        field.numbers.push_back(*number);
        if (!cursor.accept(',') && cursor.peek() != ']')
          return std::nullopt;
      }
    } else if (llvm::isDigit(cursor.peek()) || cursor.peek() == '-') {
      std::optional<int64_t> number = cursor.number();
      if (!number)
        return std::nullopt;
      field.numbers.push_back(*number);
    } else {
      field.text = cursor.word().str();
      if (field.text.empty())
        return std::nullopt;
    }
    result.fields[key] = std::move(field);
    if (!cursor.accept(',') && cursor.peek() != '>')
      return std::nullopt;
  }
  if (!cursor.atEnd())
    return std::nullopt;
  return result;
}

SmallVector<int64_t> AttributeText::list(StringRef field) const {
  auto it = fields.find(field);
  if (it == fields.end())
    return {};
  return it->second.numbers;
}

int64_t AttributeText::number(StringRef field, int64_t fallback) const {
  auto it = fields.find(field);
  if (it == fields.end() || it->second.numbers.size() != 1)
    return fallback;
  return it->second.numbers.front();
}

StringRef AttributeText::word(StringRef field) const {
  auto it = fields.find(field);
  return it == fields.end() ? StringRef() : StringRef(it->second.text);
}

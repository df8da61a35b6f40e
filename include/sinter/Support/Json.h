// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// nlohmann-json without exceptions across the interface, duplicate keys
// refused, and errors that name line and column. For sources that are compiled
// with exceptions only; no other public header includes it.

#ifndef SINTER_SUPPORT_JSON_H
#define SINTER_SUPPORT_JSON_H

#include "sinter/Support/Result.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sinter::json {

using Value = nlohmann::json;

namespace detail {

/// "3:14" for a position in `text`, in bytes from 0.
inline std::string lineAndColumn(std::string_view text, size_t position) {
  size_t line = 1, column = 1;
  for (char c : text.substr(0, std::min(position, text.size()))) {
    line += c == '\n';
    column = c == '\n' ? 1 : column + 1;
  }
  return std::to_string(line) + ":" + std::to_string(column);
}

/// Keeps nothing but where the parser gives up.
struct ErrorPosition final : nlohmann::json_sax<Value> {
  size_t position = 0; ///< of the token that it does not like

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t &) override { return true; }
  bool string(string_t &) override { return true; }
  bool binary(binary_t &) override { return true; }
  bool start_object(size_t) override { return true; }
  bool key(string_t &) override { return true; }
  bool end_object() override { return true; }
  bool start_array(size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(size_t end, const std::string &token,
                   const nlohmann::detail::exception &) override {
    position = end - std::min(end, token.size());
    return false;
  }
};

} // namespace detail

/// Parses `text`. `origin` names it in messages, with line and column; a key
/// that occurs twice in one object is an error.
inline Result<Value> parse(std::string_view text, const std::string &origin) {
  // nlohmann keeps one of two equal keys and says nothing.
  std::vector<std::set<std::string>> keys;
  std::string duplicate;
  auto watch = [&](int, Value::parse_event_t event, Value &parsed) {
    if (event == Value::parse_event_t::object_start)
      keys.emplace_back();
    else if (event == Value::parse_event_t::object_end && !keys.empty())
      keys.pop_back();
    else if (event == Value::parse_event_t::key && !keys.empty() &&
             !keys.back().insert(parsed.get<std::string>()).second &&
             duplicate.empty())
      duplicate = parsed.get<std::string>();
    return true;
  };
  try {
    Value value = Value::parse(text.begin(), text.end(), watch);
    if (!duplicate.empty())
      return fail(origin, ": the key '", duplicate,
                  "' occurs twice in one object");
    return value;
  } catch (const nlohmann::json::parse_error &error) {
    size_t position = error.byte > 0 ? error.byte - 1 : 0;
    return fail(origin, ":", detail::lineAndColumn(text, position),
                ": not valid JSON",
                position >= text.size() ? ": it ends too early" : "");
  } catch (const nlohmann::json::exception &) {
    // The one other thing that a parser throws: a number that no double holds.
    detail::ErrorPosition place;
    Value::sax_parse(text.begin(), text.end(), &place);
    return fail(origin, ":", detail::lineAndColumn(text, place.position),
                ": not valid JSON: the number is out of range");
  }
}

/// The text as a JSON string, quotes included.
inline std::string quote(std::string_view text) {
  return Value(text).dump(-1, ' ', false, Value::error_handler_t::replace);
}

} // namespace sinter::json

#endif // SINTER_SUPPORT_JSON_H

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

/// Parses `text`. `origin` names it in messages; a key that occurs twice in one
/// object is an error.
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
    size_t line = 1, column = 1;
    size_t end =
        std::min<size_t>(error.byte > 0 ? error.byte - 1 : 0, text.size());
    for (size_t i = 0; i < end; ++i) {
      bool newline = text[i] == '\n';
      line += newline;
      column = newline ? 1 : column + 1;
    }
    return fail(origin, ":", line, ":", column, ": not valid JSON");
  } catch (const nlohmann::json::exception &error) {
    return fail(origin, ": not valid JSON: ", error.what());
  }
}

/// The text as a JSON string, quotes included.
inline std::string quote(std::string_view text) {
  return Value(text).dump(-1, ' ', false, Value::error_handler_t::replace);
}

} // namespace sinter::json

#endif // SINTER_SUPPORT_JSON_H

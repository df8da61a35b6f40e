// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How deep a JSON text nests, before a recursive parser finds out by running
// out of stack.

#ifndef SINTER_SUPPORT_JSONDEPTH_H
#define SINTER_SUPPORT_JSONDEPTH_H

#include <string_view>

namespace sinter {

/// More than any file has that Sinter reads.
inline constexpr int maxJsonDepth = 200;

/// Whether arrays and objects stand deeper in one another than `limit`. The
/// text need not be valid.
inline bool nestsDeeperThan(std::string_view text, int limit = maxJsonDepth) {
  int depth = 0;
  bool quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (quoted) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '[' || c == '{') {
      if (++depth > limit)
        return true;
    } else if (c == ']' || c == '}') {
      --depth;
    }
  }
  return false;
}

} // namespace sinter

#endif // SINTER_SUPPORT_JSONDEPTH_H

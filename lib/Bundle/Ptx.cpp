// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The frame of a PTX text. Source: PTX ISA, "Syntax", "PTX Module Directives"
// and "Kernel and Function Directives".

#include "sinter/Bundle/KernelFile.h"

using namespace sinter;
using namespace sinter::bundle;

namespace {

bool isWordCharacter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '%' || c == '.';
}

/// Words, with the dot of a directive and the dots of numbers and instructions;
/// whole strings; and single other characters. Empty at the end.
class Tokens {
public:
  explicit Tokens(std::string_view text) : text(text) {}

  std::string_view next() {
    skipBlanks();
    size_t start = position;
    if (position >= text.size())
      return {};
    char first = text[position++];
    if (isWordCharacter(first)) {
      while (position < text.size() && isWordCharacter(text[position]))
        ++position;
    } else if (first == '"') {
      size_t end = text.find('"', position);
      position = end == std::string_view::npos ? text.size() : end + 1;
    }
    return text.substr(start, position - start);
  }

  size_t line() const {
    size_t line = 1;
    for (char c : text.substr(0, position))
      line += c == '\n';
    return line;
  }

private:
  void skipTo(std::string_view end) {
    size_t found = text.find(end, position + 2);
    position =
        found == std::string_view::npos ? text.size() : found + end.size();
  }

  void skipBlanks() {
    while (position < text.size()) {
      std::string_view left = text.substr(position);
      if (left.starts_with("//"))
        skipTo("\n");
      else if (left.starts_with("/*"))
        skipTo("*/");
      else if (left[0] == ' ' || (left[0] >= '\t' && left[0] <= '\r'))
        ++position;
      else
        return;
    }
  }

  std::string_view text;
  size_t position = 0;
};

bool isWideScalar(std::string_view type) {
  return type == ".u64" || type == ".b64" || type == ".s64";
}

class PtxReader {
public:
  PtxReader(std::string_view text, const std::string &chip)
      : tokens(text), chip(chip) {}

  Result<KernelEntries> run() {
    token = tokens.next();
    if (token != ".version")
      return fail("it is not PTX: it does not begin with .version");
    size_t open = 0;
    bool targetSeen = false;
    for (token = tokens.next(); !token.empty(); token = tokens.next()) {
      if (token == "{")
        ++open;
      else if (token == "}" && open-- == 0)
        return fail("line ", tokens.line(), ": a brace that nothing opens");
      if (open > 0)
        continue;
      if (token == ".target") {
        token = tokens.next();
        if (token != chip)
          return fail("line ", tokens.line(), ": its target is ",
                      printable(token), " and the bundle's ", chip);
        targetSeen = true;
      } else if (token == ".entry") {
        if (Status s = entry(); !s)
          return s.failure();
        if (token == "{")
          ++open;
      }
    }
    if (open > 0)
      return fail("it is cut off: ", open, " braces are not closed");
    if (!targetSeen)
      return fail("it is not whole PTX: it has no .target");
    return std::move(entries);
  }

private:
  // NAME [( PARAMETERS )] DIRECTIVES {
  Status entry() {
    std::string name(tokens.next());
    size_t params = 0;
    token = tokens.next();
    if (token == "(")
      if (Status s = parameters(name, params); !s)
        return s;
    while (token != "{") {
      if (token.empty())
        return fail("it is cut off in front of the body of entry '",
                    printable(name), "'");
      if (token == ";")
        return fail("line ", tokens.line(), ": entry '", name,
                    "' is declared only");
      token = tokens.next();
    }
    if (!entries.emplace(name, params).second)
      return fail("line ", tokens.line(), ": entry '", printable(name),
                  "' occurs twice");
    return {};
  }

  // .param TYPE [.ptr ...] NAME, ...: TYPE follows a .align, if any.
  Status parameters(const std::string &name, size_t &params) {
    bool wide = true;
    for (token = tokens.next(); token != ")"; token = tokens.next()) {
      if (token.empty())
        return fail("it is cut off in the parameters of entry '",
                    printable(name), "'");
      if (token == ".param") {
        if (!wide)
          break;
        ++params;
        wide = false;
      } else if (isWideScalar(token)) {
        wide = true;
      } else if (token == "[" || token == "{") {
        wide = false;
        break;
      }
    }
    if (!wide)
      return fail("line ", tokens.line(), ": parameter ", params - 1,
                  " of entry '", printable(name), "' is no 8-byte pointer");
    token = tokens.next();
    return {};
  }

  Tokens tokens;
  std::string_view token;
  const std::string &chip;
  KernelEntries entries;
};

} // namespace

std::string sinter::bundle::printable(std::string_view word) {
  constexpr size_t longest = 100;
  std::string text(word.substr(0, longest));
  for (char &c : text)
    if (c < ' ' || c > '~')
      c = '?';
  return word.size() > longest ? text + "..." : text;
}

Result<KernelEntries> sinter::bundle::readPtx(std::string_view text,
                                              const std::string &chip) {
  if (text.empty())
    return fail("it is empty");
  // A driver reads up to there.
  if (size_t nul = text.find('\0'); nul != std::string_view::npos)
    return fail("it is not PTX: byte ", nul, " is a NUL");
  return PtxReader(text, chip).run();
}

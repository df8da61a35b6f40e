// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A textual scan of MLIR programs for what a comparison needs, so that
// comparing needs no MLIR.

#include "sinter/Support/Compare.h"

#include <cctype>

using namespace sinter;

namespace {

constexpr std::string_view aliasAttribute = "tf.aliasing_output";

// The end of the bracket that opens at `open`: the position of its partner, or
// npos. Knows strings and all of MLIR's brackets; "->" is none.
size_t closingBracket(std::string_view text, size_t open) {
  int depth = 0;
  for (size_t i = open; i < text.size(); ++i) {
    char c = text[i];
    if (c == '"') {
      for (++i; i < text.size() && text[i] != '"'; ++i)
        if (text[i] == '\\')
          ++i;
    } else if (c == '(' || c == '[' || c == '{' || c == '<') {
      ++depth;
    } else if (c == ')' || c == ']' || c == '}' ||
               (c == '>' && i > 0 && text[i - 1] != '-')) {
      if (--depth == 0)
        return i;
    }
  }
  return std::string_view::npos;
}

// The parts between the commas of a bracket's contents.
std::vector<std::string_view> splitTopLevel(std::string_view contents) {
  std::vector<std::string_view> parts;
  size_t begin = 0;
  for (size_t i = 0; i < contents.size(); ++i) {
    char c = contents[i];
    if (c == '"' || c == '(' || c == '[' || c == '{' || c == '<') {
      size_t end =
          c == '"' ? contents.find('"', i + 1) : closingBracket(contents, i);
      if (end == std::string_view::npos)
        break;
      i = end;
    } else if (c == ',') {
      parts.push_back(contents.substr(begin, i - begin));
      begin = i + 1;
    }
  }
  if (contents.find_first_not_of(" \n\t", begin) != std::string_view::npos)
    parts.push_back(contents.substr(begin));
  return parts;
}

std::optional<unsigned> aliasOf(std::string_view argument) {
  size_t at = argument.find(aliasAttribute);
  if (at == std::string_view::npos)
    return std::nullopt;
  at = argument.find_first_not_of(" =", at + aliasAttribute.size());
  std::string digits;
  while (at < argument.size() && std::isdigit(argument[at] & 0x7f) &&
         digits.size() < 7)
    digits += argument[at++];
  if (digits.empty())
    return std::nullopt;
  return static_cast<unsigned>(std::stoul(digits));
}

// The arguments of main, as text, with their attributes.
std::optional<std::vector<std::string_view>>
mainArguments(std::string_view text) {
  // Generic form: "func.func"() <{arg_attrs = [{..}, ..], sym_name = "main"}>.
  constexpr std::string_view generic = "\"func.func\"()";
  for (size_t at = 0;
       (at = text.find(generic, at)) != std::string_view::npos;) {
    at += generic.size();
    size_t open = text.find_first_not_of(" \n\t", at);
    if (open == std::string_view::npos || text[open] != '<')
      continue;
    size_t close = closingBracket(text, open);
    if (close == std::string_view::npos)
      return std::nullopt;
    std::string_view properties = text.substr(open, close - open);
    at = close;
    if (properties.find("sym_name = \"main\"") == std::string_view::npos)
      continue;
    constexpr std::string_view key = "arg_attrs = [";
    size_t list = properties.find(key);
    if (list == std::string_view::npos)
      return std::vector<std::string_view>();
    list += key.size() - 1;
    size_t end = closingBracket(properties, list);
    if (end == std::string_view::npos)
      return std::nullopt;
    return splitTopLevel(properties.substr(list + 1, end - list - 1));
  }
  // Custom form: func.func public @main(%arg0: tensor<..> {..}, ..).
  constexpr std::string_view custom = "@main(";
  for (size_t at = 0; (at = text.find(custom, at)) != std::string_view::npos;
       ++at) {
    size_t line = text.rfind('\n', at);
    line = line == std::string_view::npos ? 0 : line + 1;
    if (text.substr(line, at - line).find("func.func") ==
        std::string_view::npos)
      continue;
    size_t open = at + custom.size() - 1;
    size_t close = closingBracket(text, open);
    if (close == std::string_view::npos)
      return std::nullopt;
    return splitTopLevel(text.substr(open + 1, close - open - 1));
  }
  return std::nullopt;
}

std::optional<DType> narrowestFloat(std::string_view text) {
  std::optional<DType> narrowest;
  for (DType dtype : {DType::F8E5M2, DType::F8E4M3, DType::BF16, DType::F16,
                      DType::F32, DType::F64}) {
    std::string_view name = dtypeMlirName(dtype);
    for (size_t at = 0;
         !narrowest && (at = text.find(name, at)) != std::string_view::npos;
         ++at) {
      char before = at > 0 ? text[at - 1] : ' ';
      size_t end = at + name.size();
      char after = end < text.size() ? text[end] : ' ';
      if ((before == 'x' || before == '<') && (after == '>' || after == ','))
        narrowest = dtype;
    }
  }
  return narrowest;
}

} // namespace

Result<ProgramText> sinter::scanProgramText(std::string_view text,
                                            const std::string &origin) {
  std::optional<std::vector<std::string_view>> arguments = mainArguments(text);
  if (!arguments)
    return fail(origin, ": no function @main in it");
  ProgramText program;
  for (std::string_view argument : *arguments)
    program.aliasingOutputs.push_back(aliasOf(argument));
  program.narrowestFloat = narrowestFloat(text);
  return program;
}

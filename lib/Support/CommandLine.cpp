// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options of the tools that use no LLVM.

#include "sinter/Support/CommandLine.h"

#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <getopt.h>

using namespace sinter;

namespace {

// Codes of getopt_long for the options, above all characters.
constexpr int firstCode = 256;

} // namespace

void CommandLine::flag(const std::string &name, bool &target) {
  options.push_back({name, false, [&target](const char *) -> Status {
                       target = true;
                       return {};
                     }});
  options.push_back({"no-" + name, false, [&target](const char *) -> Status {
                       target = false;
                       return {};
                     }});
}

void CommandLine::text(const std::string &name, std::string &target) {
  options.push_back({name, true, [name, &target](const char *value) -> Status {
                       if (!*value)
                         return fail("--", name, " needs a value");
                       target = value;
                       return {};
                     }});
}

void CommandLine::number(const std::string &name, uint64_t &target,
                         uint64_t low, uint64_t high) {
  options.push_back(
      {name, true, [=, &target](const char *value) -> Status {
         char *end = nullptr;
         errno = 0;
         unsigned long long parsed = std::strtoull(value, &end, 10);
         bool digits = *value >= '0' && *value <= '9';
         if (!digits || *end || errno || parsed < low || parsed > high)
           return fail("--", name, "=", value,
                       ": it has to be a whole number "
                       "from ",
                       low, " to ", high);
         target = parsed;
         return {};
       }});
}

void CommandLine::real(const std::string &name,
                       std::function<void(double)> set) {
  options.push_back({name, true, [=](const char *value) -> Status {
                       char *end = nullptr;
                       double parsed = std::strtod(value, &end);
                       if (end == value || *end || !std::isfinite(parsed) ||
                           parsed < 0)
                         return fail("--", name, "=", value,
                                     ": it has to be a number from 0");
                       set(parsed);
                       return {};
                     }});
}

Result<std::vector<std::string>> CommandLine::parse(int argc, char **argv) {
  std::vector<::option> table;
  table.reserve(options.size() + 2);
  for (size_t i = 0; i < options.size(); ++i)
    table.push_back({options[i].name.c_str(),
                     options[i].takesValue ? required_argument : no_argument,
                     nullptr, firstCode + static_cast<int>(i)});
  int helpCode = firstCode + static_cast<int>(options.size());
  table.push_back({"help", no_argument, nullptr, helpCode});
  table.push_back({nullptr, 0, nullptr, 0});

  ::opterr = 0;
  ::optind = 0; // starts over, also after an earlier call
  int code;
  while ((code = ::getopt_long(argc, argv, ":", table.data(), nullptr)) != -1) {
    const char *given = argv[::optind > 0 ? ::optind - 1 : 0];
    if (code == helpCode) {
      helpWanted = true;
      return std::vector<std::string>();
    }
    if (code == ':')
      return fail("option '", given, "' needs a value; see --help");
    if (code < firstCode)
      return fail("unknown option '", given, "'; see --help");
    const Option &option = options[static_cast<size_t>(code - firstCode)];
    if (Status s = option.set(::optarg ? ::optarg : ""); !s)
      return s.failure();
  }
  return std::vector<std::string>(argv + ::optind, argv + argc);
}

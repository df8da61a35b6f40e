// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options of the tools that use no LLVM, on top of getopt_long.

#ifndef SINTER_SUPPORT_COMMANDLINE_H
#define SINTER_SUPPORT_COMMANDLINE_H

#include "sinter/Support/Result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace sinter {

/// Long options, `--name`, `--name=value` or `--name value`; the rest of the
/// arguments are positional. `--help` is known by itself.
class CommandLine {
public:
  /// `--name` sets, `--no-name` clears.
  void flag(const std::string &name, bool &target);
  void text(const std::string &name, std::string &target);
  /// A whole number from `low` to `high`.
  void number(const std::string &name, uint64_t &target, uint64_t low,
              uint64_t high);
  /// A finite number, not negative.
  void real(const std::string &name, std::function<void(double)> set);

  /// Gives the positional arguments. With `--help` among the arguments, gives
  /// none and sets helpWanted.
  Result<std::vector<std::string>> parse(int argc, char **argv);

  bool helpWanted = false;

private:
  struct Option {
    std::string name;
    bool takesValue;
    std::function<Status(const char *)> set;
  };
  std::vector<Option> options;
};

} // namespace sinter

#endif // SINTER_SUPPORT_COMMANDLINE_H

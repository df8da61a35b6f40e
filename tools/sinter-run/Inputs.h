// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inputs of a run, on the host: from a file or drawn from a seed.

#ifndef SINTER_TOOLS_SINTERRUN_INPUTS_H
#define SINTER_TOOLS_SINTERRUN_INPUTS_H

#include "sinter/Bundle/Manifest.h"
#include "sinter/Support/RandomInputs.h"
#include "sinter/Support/Safetensors.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sinter::run {

/// One tensor per input of the program, in order.
class Inputs {
public:
  /// Every input from a safetensors file, by name.
  static Result<Inputs> fromFile(const bundle::Manifest &manifest,
                                 const std::string &path);
  static Result<Inputs> draw(const bundle::Manifest &manifest,
                             const Recipe &recipe, uint64_t seed);

  const std::vector<TensorView> &tensors() const { return views; }

private:
  std::vector<TensorView> views;
  std::optional<SafetensorsFile> file;
  std::vector<std::unique_ptr<char[]>> drawn;
};

} // namespace sinter::run

#endif // SINTER_TOOLS_SINTERRUN_INPUTS_H

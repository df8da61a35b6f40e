// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CUDA's assembler as a child process.

#ifndef SINTER_LIB_CODEGEN_PTXAS_H
#define SINTER_LIB_CODEGEN_PTXAS_H

#include "sinter/Codegen/Serialize.h"
#include "sinter/Support/Result.h"

namespace sinter {

/// The line in which an assembler names its version.
Result<std::string> ptxasVersion(const std::string &ptxas);

struct Assembled {
  std::vector<char> cubin;
  std::vector<EntryResources> resources;
};

/// Assembles PTX text for `chip`.
Result<Assembled> runPtxas(const std::string &ptxas, const std::string &chip,
                           const std::string &ptx);

} // namespace sinter

#endif // SINTER_LIB_CODEGEN_PTXAS_H

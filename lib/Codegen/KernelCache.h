// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results of earlier serialisations, by content.

#ifndef SINTER_LIB_CODEGEN_KERNELCACHE_H
#define SINTER_LIB_CODEGEN_KERNELCACHE_H

#include "sinter/Codegen/Serialize.h"

namespace sinter {

/// A folder with one file per key. Reading a missing or damaged entry gives
/// nothing; writing is atomic, and its errors do not count.
class KernelCache {
public:
  explicit KernelCache(std::string directory)
      : directory(std::move(directory)) {}

  std::optional<SerializedKernel> read(const std::string &key) const;
  void write(const std::string &key, const SerializedKernel &kernel) const;

private:
  std::string pathOf(const std::string &key) const;
  std::string directory;
};

/// SHA-256 in hexadecimal.
std::string hashOf(llvm::StringRef text);

} // namespace sinter

#endif // SINTER_LIB_CODEGEN_KERNELCACHE_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels of a bundle on a device: each file loaded once, PTX compiled by
// the driver.

#ifndef SINTER_LIB_RUNTIME_KERNELS_H
#define SINTER_LIB_RUNTIME_KERNELS_H

#include "Device.h"

#include "sinter/Bundle/Manifest.h"

#include <map>
#include <string>
#include <vector>

namespace sinter::runtime {

class KernelTable {
public:
  /// Loads what the manifest names below `directory`, and allows each kernel
  /// the dynamic shared memory of its launches.
  static Result<KernelTable> load(const Device &device,
                                  const std::string &directory,
                                  const bundle::Manifest &manifest);
  KernelTable() = default;
  KernelTable(KernelTable &&other) noexcept
      : device(other.device), modules(std::move(other.modules)),
        functions(std::move(other.functions)) {
    other.modules.clear();
  }
  KernelTable &operator=(KernelTable &&other) noexcept {
    std::swap(device, other.device);
    std::swap(modules, other.modules);
    std::swap(functions, other.functions);
    return *this;
  }
  ~KernelTable();

  /// By the index of the kernel in the manifest.
  CUfunction operator[](size_t kernel) const { return functions[kernel]; }

private:
  Result<CUmodule> loadFile(const std::string &path,
                            const bundle::Kernel &kernel,
                            const bundle::Manifest &manifest);

  const Device *device = nullptr;
  std::map<std::string, CUmodule> modules; // by file
  std::vector<CUfunction> functions;
};

} // namespace sinter::runtime

#endif // SINTER_LIB_RUNTIME_KERNELS_H

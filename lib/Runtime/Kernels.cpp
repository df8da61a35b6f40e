// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading of cubin and PTX files.

#include "Kernels.h"

#include "sinter/Support/AtomicFile.h"

#include <algorithm>

using namespace sinter;
using namespace sinter::runtime;
using bundle::Kernel;
using bundle::KernelFormat;
using bundle::KernelLaunch;
using bundle::Manifest;

namespace {

constexpr size_t maxKernelBytes = size_t(1) << 30;
constexpr size_t errorLogBytes = 8192;
constexpr std::string_view elfMagic = "\x7f"
                                      "ELF";

} // namespace

Result<CUmodule> KernelTable::loadFile(const std::string &path,
                                       const Kernel &kernel,
                                       const Manifest &manifest) {
  Result<std::string> image = readFile(path, maxKernelBytes);
  if (!image)
    return image.failure();
  if (kernel.format == KernelFormat::Cubin && !image->starts_with(elfMagic))
    return fail(path, ": not a cubin file");
  if (kernel.format == KernelFormat::Ptx &&
      image->find(".version") == std::string::npos)
    return fail(path, ": not a PTX file");

  // The driver reads PTX up to its NUL, which c_str() provides.
  std::vector<char> log(errorLogBytes, '\0');
  int options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
  void *values[] = {log.data(), reinterpret_cast<void *>(errorLogBytes - 1)};
  CUmodule module = nullptr;
  CUresult result = device->api().ModuleLoadDataEx(&module, image->c_str(), 2,
                                                   options, values);
  if (Status s = device->api().check(result, "cuModuleLoadDataEx"); !s) {
    std::string text = s.message();
    std::string reason(log.data());
    while (!reason.empty() && (reason.back() == '\n' || reason.back() == ' '))
      reason.pop_back();
    if (!reason.empty())
      text += ": " + reason;
    if (result == CUDA_ERROR_NO_BINARY_FOR_GPU)
      text += "; the bundle is compiled for " + manifest.targetChip +
              " and the device is sm_" + std::to_string(device->major) +
              std::to_string(device->minor) + " (" + device->name + ")";
    return fail(path, ": ", text);
  }
  return module;
}

Result<KernelTable> KernelTable::load(const Device &device,
                                      const std::string &directory,
                                      const Manifest &manifest) {
  KernelTable table;
  table.device = &device;
  std::vector<uint32_t> sharedBytes(manifest.kernels.size(), 0);
  for (const bundle::Launch &launch : manifest.launches)
    if (auto *kernel = std::get_if<KernelLaunch>(&launch.work))
      sharedBytes[kernel->kernel] =
          std::max(sharedBytes[kernel->kernel], kernel->sharedBytes);

  for (size_t i = 0; i < manifest.kernels.size(); ++i) {
    const Kernel &kernel = manifest.kernels[i];
    std::string path = directory + "/" + kernel.file;
    auto [it, isNew] = table.modules.try_emplace(kernel.file, nullptr);
    if (isNew) {
      Result<CUmodule> module = table.loadFile(path, kernel, manifest);
      if (!module)
        return module.failure();
      it->second = *module;
    }
    CUfunction function = nullptr;
    if (Status s =
            device.api().check(device.api().ModuleGetFunction(
                                   &function, it->second, kernel.entry.c_str()),
                               "cuModuleGetFunction");
        !s)
      return fail(path, ": entry '", kernel.entry, "': ", s.message());
    if (sharedBytes[i] > 0)
      if (Status s = device.api().check(
              device.api().FuncSetAttribute(
                  function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                  static_cast<int>(sharedBytes[i])),
              "cuFuncSetAttribute");
          !s)
        return fail(path, ": entry '", kernel.entry, "': ", sharedBytes[i],
                    " bytes of dynamic shared memory: ", s.message());
    table.functions.push_back(function);
  }
  return table;
}

KernelTable::~KernelTable() {
  for (const auto &[file, module] : modules)
    if (module)
      device->api().ModuleUnload(module);
}

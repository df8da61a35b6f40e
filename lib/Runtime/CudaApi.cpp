// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading of the CUDA driver and of cuBLASLt, by the loader's normal search.

#include "CudaApi.h"

#include <dlfcn.h>
#include <initializer_list>
#include <string>

using namespace sinter;
using namespace sinter::runtime;

namespace {

// Opens the first of the names that exists; `reason` is why none does.
void *openFirst(std::initializer_list<const char *> names,
                std::string &reason) {
  for (const char *name : names) {
    if (void *library = ::dlopen(name, RTLD_NOW | RTLD_LOCAL))
      return library;
    const char *text = ::dlerror();
    if (reason.empty() && text)
      reason = text;
  }
  return nullptr;
}

template <typename F>
Status resolve(void *library, const char *symbol, F *&function) {
  function = reinterpret_cast<F *>(::dlsym(library, symbol));
  if (function)
    return {};
  return fail("has no function ", symbol, "; CUDA 12 or newer is needed");
}

} // namespace

Result<std::shared_ptr<const DriverApi>> DriverApi::load() {
  std::shared_ptr<DriverApi> api(new DriverApi);
  std::string reason;
  api->library = openFirst({"libcuda.so.1"}, reason);
  if (!api->library)
    return fail("no GPU: cannot load NVIDIA's driver (", reason,
                "); run this where one is installed");
#define X(member, symbol, ...)                                                 \
  if (Status s = resolve(api->library, #symbol, api->member); !s)              \
    return fail("libcuda.so.1 ", s.message());
  SINTER_DRIVER_FUNCTIONS(X)
#undef X
  return std::shared_ptr<const DriverApi>(std::move(api));
}

DriverApi::~DriverApi() {
  if (library)
    ::dlclose(library);
}

Status DriverApi::check(CUresult result, const char *call) const {
  if (result == CUDA_SUCCESS)
    return {};
  const char *name = nullptr, *text = nullptr;
  GetErrorName(result, &name);
  GetErrorString(result, &text);
  if (!name)
    return fail(call, ": CUDA error ", result);
  return fail(call, ": ", name, " (", text ? text : "", ")");
}

Result<std::shared_ptr<const CublasLtApi>> CublasLtApi::load() {
  std::shared_ptr<CublasLtApi> api(new CublasLtApi);
  std::string reason;
  api->library = openFirst(
      {"libcublasLt.so.13", "libcublasLt.so.12", "libcublasLt.so"}, reason);
  if (!api->library)
    return fail("the bundle has matrix products that need cuBLASLt, and it "
                "cannot be loaded (",
                reason,
                "); install cuBLAS of CUDA 13 and put its folder into "
                "LD_LIBRARY_PATH");
#define X(member, symbol, ...)                                                 \
  if (Status s = resolve(api->library, #symbol, api->member); !s)              \
    return fail("libcublasLt ", s.message());
  SINTER_CUBLASLT_FUNCTIONS(X)
#undef X
  return std::shared_ptr<const CublasLtApi>(std::move(api));
}

CublasLtApi::~CublasLtApi() {
  // cuBLASLt registers exit handlers: it stays loaded.
}

Status CublasLtApi::check(cublasStatus_t result, const char *call) const {
  if (result == CUBLAS_STATUS_SUCCESS)
    return {};
  return fail(call, ": ", GetStatusName(result));
}

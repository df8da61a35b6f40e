// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the CUDA driver API and of cuBLASLt that the runtime uses,
// declared here and loaded at run time, so that building needs no CUDA Toolkit.
// Names, signatures and values are those of the headers of CUDA 13.0: cuda.h,
// library_types.h, cublas_api.h and cublasLt.h. The interfaces are stable from
// CUDA 12 on; what is newer is asked for and may be refused.

#ifndef SINTER_LIB_RUNTIME_CUDAAPI_H
#define SINTER_LIB_RUNTIME_CUDAAPI_H

#include "sinter/Support/Result.h"

#include <cstddef>
#include <cstdint>
#include <memory>

// The names are NVIDIA's.
// NOLINTBEGIN(readability-identifier-naming)
namespace sinter::runtime {

//===----------------------------------------------------------------------===//
// cuda.h
//===----------------------------------------------------------------------===//

using CUresult = int;
using CUdevice = int;
using CUdeviceptr = unsigned long long;
using CUcontext = struct CUctx_st *;
using CUstream = struct CUstream_st *;
using CUevent = struct CUevent_st *;
using CUmodule = struct CUmod_st *;
using CUfunction = struct CUfunc_st *;
using CUgraph = struct CUgraph_st *;
using CUgraphExec = struct CUgraphExec_st *;

constexpr CUresult CUDA_SUCCESS = 0;
constexpr CUresult CUDA_ERROR_OUT_OF_MEMORY = 2;
constexpr CUresult CUDA_ERROR_NO_DEVICE = 100;
constexpr CUresult CUDA_ERROR_NO_BINARY_FOR_GPU = 209;
constexpr CUresult CUDA_ERROR_NOT_READY = 600;

// CUdevice_attribute
constexpr int CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16;
constexpr int CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38;
constexpr int CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75;
constexpr int CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76;

// CUfunction_attribute
constexpr int CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3;
constexpr int CU_FUNC_ATTRIBUTE_NUM_REGS = 4;
constexpr int CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8;

// CUjit_option
constexpr int CU_JIT_ERROR_LOG_BUFFER = 5;
constexpr int CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6;

constexpr int CU_STREAM_CAPTURE_MODE_RELAXED = 2;
constexpr unsigned CU_STREAM_NON_BLOCKING = 1;

// Name of the member, symbol in the library, type.
#define SINTER_DRIVER_FUNCTIONS(X)                                             \
  X(Init, cuInit, CUresult(unsigned))                                          \
  X(DriverGetVersion, cuDriverGetVersion, CUresult(int *))                     \
  X(GetErrorName, cuGetErrorName, CUresult(CUresult, const char **))           \
  X(GetErrorString, cuGetErrorString, CUresult(CUresult, const char **))       \
  X(DeviceGetCount, cuDeviceGetCount, CUresult(int *))                         \
  X(DeviceGet, cuDeviceGet, CUresult(CUdevice *, int))                         \
  X(DeviceGetName, cuDeviceGetName, CUresult(char *, int, CUdevice))           \
  X(DeviceGetAttribute, cuDeviceGetAttribute, CUresult(int *, int, CUdevice))  \
  X(DevicePrimaryCtxRetain, cuDevicePrimaryCtxRetain,                          \
    CUresult(CUcontext *, CUdevice))                                           \
  X(DevicePrimaryCtxRelease, cuDevicePrimaryCtxRelease_v2, CUresult(CUdevice)) \
  X(CtxSetCurrent, cuCtxSetCurrent, CUresult(CUcontext))                       \
  X(MemGetInfo, cuMemGetInfo_v2, CUresult(size_t *, size_t *))                 \
  X(MemAlloc, cuMemAlloc_v2, CUresult(CUdeviceptr *, size_t))                  \
  X(MemFree, cuMemFree_v2, CUresult(CUdeviceptr))                              \
  X(MemAllocHost, cuMemAllocHost_v2, CUresult(void **, size_t))                \
  X(MemFreeHost, cuMemFreeHost, CUresult(void *))                              \
  X(MemcpyHtoDAsync, cuMemcpyHtoDAsync_v2,                                     \
    CUresult(CUdeviceptr, const void *, size_t, CUstream))                     \
  X(MemcpyDtoHAsync, cuMemcpyDtoHAsync_v2,                                     \
    CUresult(void *, CUdeviceptr, size_t, CUstream))                           \
  X(MemcpyDtoDAsync, cuMemcpyDtoDAsync_v2,                                     \
    CUresult(CUdeviceptr, CUdeviceptr, size_t, CUstream))                      \
  X(MemsetD8Async, cuMemsetD8Async,                                            \
    CUresult(CUdeviceptr, unsigned char, size_t, CUstream))                    \
  X(MemsetD32Async, cuMemsetD32Async,                                          \
    CUresult(CUdeviceptr, unsigned, size_t, CUstream))                         \
  X(MemsetD2D8Async, cuMemsetD2D8Async,                                        \
    CUresult(CUdeviceptr, size_t, unsigned char, size_t, size_t, CUstream))    \
  X(StreamCreate, cuStreamCreate, CUresult(CUstream *, unsigned))              \
  X(StreamDestroy, cuStreamDestroy_v2, CUresult(CUstream))                     \
  X(StreamSynchronize, cuStreamSynchronize, CUresult(CUstream))                \
  X(StreamQuery, cuStreamQuery, CUresult(CUstream))                            \
  X(StreamBeginCapture, cuStreamBeginCapture_v2, CUresult(CUstream, int))      \
  X(StreamEndCapture, cuStreamEndCapture, CUresult(CUstream, CUgraph *))       \
  X(GraphInstantiate, cuGraphInstantiateWithFlags,                             \
    CUresult(CUgraphExec *, CUgraph, unsigned long long))                      \
  X(GraphLaunch, cuGraphLaunch, CUresult(CUgraphExec, CUstream))               \
  X(GraphExecDestroy, cuGraphExecDestroy, CUresult(CUgraphExec))               \
  X(GraphDestroy, cuGraphDestroy, CUresult(CUgraph))                           \
  X(EventCreate, cuEventCreate, CUresult(CUevent *, unsigned))                 \
  X(EventDestroy, cuEventDestroy_v2, CUresult(CUevent))                        \
  X(EventRecord, cuEventRecord, CUresult(CUevent, CUstream))                   \
  X(EventElapsedTime, cuEventElapsedTime, CUresult(float *, CUevent, CUevent)) \
  X(ModuleLoadDataEx, cuModuleLoadDataEx,                                      \
    CUresult(CUmodule *, const void *, unsigned, int *, void **))              \
  X(ModuleUnload, cuModuleUnload, CUresult(CUmodule))                          \
  X(ModuleGetFunction, cuModuleGetFunction,                                    \
    CUresult(CUfunction *, CUmodule, const char *))                            \
  X(FuncGetAttribute, cuFuncGetAttribute, CUresult(int *, int, CUfunction))    \
  X(FuncSetAttribute, cuFuncSetAttribute, CUresult(CUfunction, int, int))      \
  X(LaunchKernel, cuLaunchKernel,                                              \
    CUresult(CUfunction, unsigned, unsigned, unsigned, unsigned, unsigned,     \
             unsigned, unsigned, CUstream, void **, void **))

/// The driver's functions; loaded once per program that needs them.
class DriverApi {
public:
  static Result<std::shared_ptr<const DriverApi>> load();
  ~DriverApi();
  DriverApi(const DriverApi &) = delete;
  DriverApi &operator=(const DriverApi &) = delete;

#define X(member, symbol, ...) std::add_pointer_t<__VA_ARGS__> member = nullptr;
  SINTER_DRIVER_FUNCTIONS(X)
#undef X

  /// Success, or "CALL: CUDA_ERROR_NAME (description)".
  Status check(CUresult result, const char *call) const;

private:
  DriverApi() = default;
  void *library = nullptr;
};

//===----------------------------------------------------------------------===//
// library_types.h, cublas_api.h, cublasLt.h
//===----------------------------------------------------------------------===//

using cublasStatus_t = int;
using cublasLtHandle_t = struct cublasLtContext *;
using cublasLtMatmulDesc_t = struct cublasLtMatmulDescOpaque *;
using cublasLtMatrixLayout_t = struct cublasLtMatrixLayoutOpaque *;
using cublasLtMatmulPreference_t = struct cublasLtMatmulPreferenceOpaque *;

constexpr cublasStatus_t CUBLAS_STATUS_SUCCESS = 0;

// cudaDataType
constexpr int CUDA_R_32F = 0;
constexpr int CUDA_R_64F = 1;
constexpr int CUDA_R_16F = 2;
constexpr int CUDA_R_16BF = 14;

// cublasComputeType_t
constexpr int CUBLAS_COMPUTE_16F = 64;
constexpr int CUBLAS_COMPUTE_32F = 68;
constexpr int CUBLAS_COMPUTE_64F = 70;
constexpr int CUBLAS_COMPUTE_32F_FAST_TF32 = 77;

// cublasOperation_t
constexpr int32_t CUBLAS_OP_N = 0;
constexpr int32_t CUBLAS_OP_T = 1;

// cublasLtMatmulDescAttributes_t
constexpr int CUBLASLT_MATMUL_DESC_TRANSA = 3;
constexpr int CUBLASLT_MATMUL_DESC_TRANSB = 4;

// cublasLtMatrixLayoutAttribute_t
constexpr int CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT = 5;
constexpr int CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET = 6;
constexpr int CUBLASLT_MATRIX_LAYOUT_BATCH_MODE = 8; // from CUDA 12.9 on

// cublasLtBatchMode_t
constexpr uint32_t CUBLASLT_BATCH_MODE_POINTER_ARRAY = 1;

// cublasLtMatmulPreferenceAttributes_t
constexpr int CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES = 1;
constexpr int CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK = 3;
constexpr int CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES = 5;
constexpr int CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES = 6;
constexpr int CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES = 7;
constexpr int CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES = 8;

// cublasLtReductionScheme_t
constexpr uint32_t CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE = 2;

struct cublasLtMatmulAlgo_t {
  uint64_t data[8];
};

struct cublasLtMatmulHeuristicResult_t {
  cublasLtMatmulAlgo_t algo;
  size_t workspaceSize;
  cublasStatus_t state;
  float wavesCount;
  int reserved[4];
};

#define SINTER_CUBLASLT_FUNCTIONS(X)                                           \
  X(GetVersion, cublasLtGetVersion, size_t())                                  \
  X(GetStatusName, cublasLtGetStatusName, const char *(cublasStatus_t))        \
  X(Create, cublasLtCreate, cublasStatus_t(cublasLtHandle_t *))                \
  X(Destroy, cublasLtDestroy, cublasStatus_t(cublasLtHandle_t))                \
  X(MatmulDescCreate, cublasLtMatmulDescCreate,                                \
    cublasStatus_t(cublasLtMatmulDesc_t *, int, int))                          \
  X(MatmulDescDestroy, cublasLtMatmulDescDestroy,                              \
    cublasStatus_t(cublasLtMatmulDesc_t))                                      \
  X(MatmulDescSetAttribute, cublasLtMatmulDescSetAttribute,                    \
    cublasStatus_t(cublasLtMatmulDesc_t, int, const void *, size_t))           \
  X(MatrixLayoutCreate, cublasLtMatrixLayoutCreate,                            \
    cublasStatus_t(cublasLtMatrixLayout_t *, int, uint64_t, uint64_t,          \
                   int64_t))                                                   \
  X(MatrixLayoutDestroy, cublasLtMatrixLayoutDestroy,                          \
    cublasStatus_t(cublasLtMatrixLayout_t))                                    \
  X(MatrixLayoutSetAttribute, cublasLtMatrixLayoutSetAttribute,                \
    cublasStatus_t(cublasLtMatrixLayout_t, int, const void *, size_t))         \
  X(MatmulPreferenceCreate, cublasLtMatmulPreferenceCreate,                    \
    cublasStatus_t(cublasLtMatmulPreference_t *))                              \
  X(MatmulPreferenceDestroy, cublasLtMatmulPreferenceDestroy,                  \
    cublasStatus_t(cublasLtMatmulPreference_t))                                \
  X(MatmulPreferenceSetAttribute, cublasLtMatmulPreferenceSetAttribute,        \
    cublasStatus_t(cublasLtMatmulPreference_t, int, const void *, size_t))     \
  X(MatmulAlgoGetHeuristic, cublasLtMatmulAlgoGetHeuristic,                    \
    cublasStatus_t(cublasLtHandle_t, cublasLtMatmulDesc_t,                     \
                   cublasLtMatrixLayout_t, cublasLtMatrixLayout_t,             \
                   cublasLtMatrixLayout_t, cublasLtMatrixLayout_t,             \
                   cublasLtMatmulPreference_t, int,                            \
                   cublasLtMatmulHeuristicResult_t *, int *))                  \
  X(MatmulAlgoCheck, cublasLtMatmulAlgoCheck,                                  \
    cublasStatus_t(cublasLtHandle_t, cublasLtMatmulDesc_t,                     \
                   cublasLtMatrixLayout_t, cublasLtMatrixLayout_t,             \
                   cublasLtMatrixLayout_t, cublasLtMatrixLayout_t,             \
                   const cublasLtMatmulAlgo_t *,                               \
                   cublasLtMatmulHeuristicResult_t *))                         \
  X(Matmul, cublasLtMatmul,                                                    \
    cublasStatus_t(cublasLtHandle_t, cublasLtMatmulDesc_t, const void *,       \
                   const void *, cublasLtMatrixLayout_t, const void *,         \
                   cublasLtMatrixLayout_t, const void *, const void *,         \
                   cublasLtMatrixLayout_t, void *, cublasLtMatrixLayout_t,     \
                   const cublasLtMatmulAlgo_t *, void *, size_t, CUstream))

/// cuBLASLt's functions; loaded where a bundle has a product.
class CublasLtApi {
public:
  static Result<std::shared_ptr<const CublasLtApi>> load();
  ~CublasLtApi();
  CublasLtApi(const CublasLtApi &) = delete;
  CublasLtApi &operator=(const CublasLtApi &) = delete;

#define X(member, symbol, ...) std::add_pointer_t<__VA_ARGS__> member = nullptr;
  SINTER_CUBLASLT_FUNCTIONS(X)
#undef X

  Status check(cublasStatus_t result, const char *call) const;

private:
  CublasLtApi() = default;
  void *library = nullptr;
};

} // namespace sinter::runtime
// NOLINTEND(readability-identifier-naming)

#endif // SINTER_LIB_RUNTIME_CUDAAPI_H

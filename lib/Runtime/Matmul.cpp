// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Preparing and running products with cuBLASLt.

#include "Matmul.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

using namespace sinter;
using namespace sinter::runtime;
using bundle::ColumnMajorMatmul;
using bundle::ColumnMajorMatrix;
using bundle::MatmulBatch;
using bundle::MatmulCompute;
using bundle::MatmulLaunch;

namespace {

// Algorithms that are timed per kind of product.
constexpr int maxTimedAlgorithms = 8;
// Calls per timing, after one that is not timed.
constexpr int timedCalls = 5;
// The library knows no alignment above this, in bytes.
constexpr uint64_t maxAlignment = 256;

int dataTypeOf(DType dtype) {
  switch (dtype) {
  case DType::F16:
    return CUDA_R_16F;
  case DType::BF16:
    return CUDA_R_16BF;
  case DType::F64:
    return CUDA_R_64F;
  default:
    return CUDA_R_32F;
  }
}

int computeTypeOf(MatmulCompute compute) {
  switch (compute) {
  case MatmulCompute::TF32:
    return CUBLAS_COMPUTE_32F_FAST_TF32;
  case MatmulCompute::F64:
    return CUBLAS_COMPUTE_64F;
  case MatmulCompute::F16:
    return CUBLAS_COMPUTE_16F;
  case MatmulCompute::F32:
    break;
  }
  return CUBLAS_COMPUTE_32F;
}

// Type of alpha and beta.
int scaleTypeOf(MatmulCompute compute) {
  if (compute == MatmulCompute::F64)
    return CUDA_R_64F;
  return compute == MatmulCompute::F16 ? CUDA_R_16F : CUDA_R_32F;
}

uint64_t alignmentOf(uint64_t address) {
  uint64_t lowest = address & (~address + 1);
  return lowest == 0 ? maxAlignment : std::min(lowest, maxAlignment);
}

// Calls `body` with the element offsets of a, b and d for every combination of
// the batch dimensions.
template <typename Body>
void forEachMatrix(const std::vector<MatmulBatch> &batch, const Body &body,
                   size_t dim = 0, std::array<int64_t, 3> offsets = {0, 0, 0}) {
  if (dim == batch.size()) {
    body(offsets);
    return;
  }
  for (int64_t i = 0; i < batch[dim].count; ++i) {
    forEachMatrix(batch, body, dim + 1, offsets);
    offsets[0] += batch[dim].a;
    offsets[1] += batch[dim].b;
    offsets[2] += batch[dim].d;
  }
}

} // namespace

struct MatmulRunner::Call {
  CUdeviceptr left = 0;
  CUdeviceptr right = 0;
  CUdeviceptr result = 0;
};

struct MatmulRunner::Kind {
  std::shared_ptr<const CublasLtApi> api;
  cublasLtMatmulDesc_t operation = nullptr;
  cublasLtMatrixLayout_t left = nullptr;
  cublasLtMatrixLayout_t right = nullptr;
  cublasLtMatrixLayout_t result = nullptr;
  cublasLtMatmulAlgo_t algorithm = {};
  MatmulCompute compute = MatmulCompute::F32;

  ~Kind() {
    for (cublasLtMatrixLayout_t layout : {left, right, result})
      if (layout)
        api->MatrixLayoutDestroy(layout);
    if (operation)
      api->MatmulDescDestroy(operation);
  }
};

struct MatmulRunner::Product {
  const Kind *kind = nullptr; // null: the result is zero
  std::vector<Call> calls;
  DeviceMemory pointers; // of a pointer-array batch
  // For zeros, in bytes.
  uint64_t width = 0;
  uint64_t height = 0;
  uint64_t pitch = 0;
};

struct MatmulRunner::Tables {
  // Null: the library does not take a list of pointers for this kind.
  std::map<std::string, std::unique_ptr<Kind>> kinds;
  std::vector<Product> products;
};

MatmulRunner::MatmulRunner(Device &device,
                           std::shared_ptr<const CublasLtApi> api)
    : device(device), api(std::move(api)), tables(new Tables) {}

Result<std::unique_ptr<MatmulRunner>>
MatmulRunner::create(Device &device, uint64_t workspaceBytes) {
  Result<std::shared_ptr<const CublasLtApi>> api = CublasLtApi::load();
  if (!api)
    return api.failure();
  std::unique_ptr<MatmulRunner> runner(new MatmulRunner(device, *api));
  if (Status s =
          (*api)->check((*api)->Create(&runner->handle), "cublasLtCreate");
      !s)
    return s.failure();
  Result<DeviceMemory> workspace = DeviceMemory::allocate(
      device, std::max<uint64_t>(workspaceBytes, maxAlignment),
      "the workspace of matrix products");
  if (!workspace)
    return workspace.failure();
  runner->workspace = std::move(*workspace);
  return runner;
}

MatmulRunner::~MatmulRunner() {
  tables.reset();
  if (handle)
    api->Destroy(handle);
}

std::string MatmulRunner::libraryName() const {
  return "cublasLt " + std::to_string(api->GetVersion());
}

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

Result<std::vector<cublasLtMatmulHeuristicResult_t>>
MatmulRunner::askHeuristic(const Kind &kind, const unsigned alignments[3],
                           int wanted) {
  cublasLtMatmulPreference_t preference = nullptr;
  if (Status s = api->check(api->MatmulPreferenceCreate(&preference),
                            "cublasLtMatmulPreferenceCreate");
      !s)
    return s.failure();
  auto set = [&](int attribute, const auto &value) {
    api->MatmulPreferenceSetAttribute(preference, attribute, &value,
                                      sizeof(value));
  };
  set(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, workspace.bytes());
  // Partial sums of a split k stay in the compute type, added in a fixed order:
  // two runs agree, and a narrow result is rounded once.
  set(CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK,
      CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE);
  set(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, uint32_t(alignments[0]));
  set(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES, uint32_t(alignments[1]));
  set(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, uint32_t(alignments[2]));
  set(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, uint32_t(alignments[2]));

  std::vector<cublasLtMatmulHeuristicResult_t> found(
      static_cast<size_t>(wanted));
  int count = 0;
  cublasStatus_t status = api->MatmulAlgoGetHeuristic(
      handle, kind.operation, kind.left, kind.right, kind.result, kind.result,
      preference, wanted, found.data(), &count);
  api->MatmulPreferenceDestroy(preference);
  if (Status s = api->check(status, "cublasLtMatmulAlgoGetHeuristic"); !s)
    return s.failure();
  found.resize(static_cast<size_t>(count));
  std::erase_if(found, [](const cublasLtMatmulHeuristicResult_t &result) {
    return result.state != CUBLAS_STATUS_SUCCESS;
  });
  if (found.empty())
    return fail("cuBLASLt has no algorithm for it");
  return found;
}

Status MatmulRunner::call(const Kind &kind, const Call &addresses,
                          const cublasLtMatmulAlgo_t &algorithm) const {
  // alpha = 1 and beta = 0 in the scale type; the library reads them here.
  const float singles[2] = {1, 0};
  const double doubles[2] = {1, 0};
  const uint16_t halves[2] = {0x3c00, 0};
  const void *alpha = &singles[0], *beta = &singles[1];
  if (kind.compute == MatmulCompute::F64) {
    alpha = &doubles[0];
    beta = &doubles[1];
  } else if (kind.compute == MatmulCompute::F16) {
    alpha = &halves[0];
    beta = &halves[1];
  }
  auto pointer = [](CUdeviceptr address) {
    return reinterpret_cast<void *>(address);
  };
  return api->check(
      api->Matmul(
          handle, kind.operation, alpha, pointer(addresses.left), kind.left,
          pointer(addresses.right), kind.right, beta, pointer(addresses.result),
          kind.result, pointer(addresses.result), kind.result, &algorithm,
          pointer(workspace.address()), workspace.bytes(), device.stream()),
      "cublasLtMatmul");
}

Result<cublasLtMatmulAlgo_t> MatmulRunner::fastest(
    const Kind &kind, const Call &example,
    const std::vector<cublasLtMatmulHeuristicResult_t> &candidates) {
  Result<EventList> events = EventList::create(device, 2);
  if (!events)
    return events.failure();
  const cublasLtMatmulAlgo_t *best = &candidates.front().algo;
  double bestTime = INFINITY;
  for (const cublasLtMatmulHeuristicResult_t &candidate : candidates) {
    // A candidate that fails is not chosen.
    if (!call(kind, example, candidate.algo))
      continue;
    if (Status s = events->record(0); !s)
      return s.failure();
    for (int i = 0; i < timedCalls; ++i)
      if (!call(kind, example, candidate.algo))
        break;
    if (Status s = events->record(1); !s)
      return s.failure();
    if (Status s = device.wait(); !s)
      return s.failure();
    Result<double> time = events->microseconds(0, 1);
    if (!time)
      return time.failure();
    if (*time < bestTime) {
      bestTime = *time;
      best = &candidate.algo;
    }
  }
  return *best;
}

Result<std::unique_ptr<MatmulRunner::Kind>> MatmulRunner::makeKind(
    const MatmulLaunch &launch, const ColumnMajorMatmul &form,
    const unsigned alignments[3], bool pointerArray, const std::string &key,
    const Call &example, AlgorithmStore *store) {
  auto kind = std::make_unique<Kind>();
  kind->api = api;
  kind->compute = launch.compute;
  if (Status s = api->check(api->MatmulDescCreate(&kind->operation,
                                                  computeTypeOf(launch.compute),
                                                  scaleTypeOf(launch.compute)),
                            "cublasLtMatmulDescCreate");
      !s)
    return s.failure();

  // The batch: one strided dimension, the last one; or one list of pointers.
  int64_t count = form.batch.empty() ? 1 : form.batch.back().count;
  int64_t strides[3] = {0, 0, 0};
  if (!form.batch.empty()) {
    const MatmulBatch &dim = form.batch.back();
    strides[0] = form.swapped ? dim.b : dim.a;
    strides[1] = form.swapped ? dim.a : dim.b;
    strides[2] = dim.d;
  }
  if (pointerArray) {
    count = 1;
    for (const MatmulBatch &dim : form.batch)
      count *= dim.count;
  }

  DType in = launch.a.dtype;
  const struct {
    cublasLtMatrixLayout_t &layout;
    const ColumnMajorMatrix &matrix;
    DType dtype;
    int transposeAttribute;
  } operands[3] = {
      {kind->left, form.left, in, CUBLASLT_MATMUL_DESC_TRANSA},
      {kind->right, form.right, in, CUBLASLT_MATMUL_DESC_TRANSB},
      {kind->result, form.result, launch.d.dtype, 0},
  };
  for (int i = 0; i < 3; ++i) {
    const auto &[layout, matrix, dtype, transposeAttribute] = operands[i];
    if (Status s = api->check(
            api->MatrixLayoutCreate(
                &layout, dataTypeOf(dtype), static_cast<uint64_t>(matrix.rows),
                static_cast<uint64_t>(matrix.cols), matrix.leadingDim),
            "cublasLtMatrixLayoutCreate");
        !s)
      return s.failure();
    auto set = [&](int attribute, const auto &value) {
      return api->check(api->MatrixLayoutSetAttribute(layout, attribute, &value,
                                                      sizeof(value)),
                        "cublasLtMatrixLayoutSetAttribute");
    };
    if (count > 1) {
      if (Status s = set(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, int32_t(count));
          !s)
        return s.failure();
      Status s = pointerArray ? set(CUBLASLT_MATRIX_LAYOUT_BATCH_MODE,
                                    CUBLASLT_BATCH_MODE_POINTER_ARRAY)
                              : set(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET,
                                    strides[i]);
      if (!s)
        return s.failure();
    }
    if (i < 2) {
      int32_t operation = matrix.transpose ? CUBLAS_OP_T : CUBLAS_OP_N;
      if (Status s = api->check(
              api->MatmulDescSetAttribute(kind->operation, transposeAttribute,
                                          &operation, sizeof(operation)),
              "cublasLtMatmulDescSetAttribute");
          !s)
        return s.failure();
    }
  }

  if (store) {
    auto it = store->algorithms.find(key);
    cublasLtMatmulHeuristicResult_t checked = {};
    if (it != store->algorithms.end() &&
        api->MatmulAlgoCheck(handle, kind->operation, kind->left, kind->right,
                             kind->result, kind->result, &it->second,
                             &checked) == CUBLAS_STATUS_SUCCESS &&
        checked.workspaceSize <= workspace.bytes()) {
      kind->algorithm = it->second;
      return kind;
    }
  }
  Result<std::vector<cublasLtMatmulHeuristicResult_t>> candidates =
      askHeuristic(*kind, alignments, store ? maxTimedAlgorithms : 1);
  if (!candidates)
    return candidates.failure();
  kind->algorithm = candidates->front().algo;
  if (store) {
    Result<cublasLtMatmulAlgo_t> best = fastest(*kind, example, *candidates);
    if (!best)
      return best.failure();
    kind->algorithm = *best;
    store->algorithms[key] = *best;
  } else {
    // Loads the library's kernel now, and not while a graph is captured.
    if (Status s = call(*kind, example, kind->algorithm); !s)
      return s.failure();
  }
  return kind;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

Result<size_t> MatmulRunner::prepare(const MatmulLaunch &launch, CUdeviceptr a,
                                     CUdeviceptr b, CUdeviceptr d,
                                     AlgorithmStore *store) {
  Result<ColumnMajorMatmul> layout = bundle::toColumnMajor(launch);
  if (!layout)
    return layout.failure();
  ColumnMajorMatmul &form = *layout;
  std::vector<Product> &products = tables->products;
  Product product;
  uint64_t inBytes = dtypeBytes(launch.a.dtype);
  uint64_t outBytes = dtypeBytes(launch.d.dtype);

  // Addresses of the matrices of some batch dimensions.
  auto addresses = [&](const std::vector<MatmulBatch> &batch) {
    std::vector<Call> calls;
    forEachMatrix(batch, [&](const std::array<int64_t, 3> &offsets) {
      CUdeviceptr atA = a + static_cast<uint64_t>(offsets[0]) * inBytes;
      CUdeviceptr atB = b + static_cast<uint64_t>(offsets[1]) * inBytes;
      CUdeviceptr atD = d + static_cast<uint64_t>(offsets[2]) * outBytes;
      calls.push_back(
          {form.swapped ? atB : atA, form.swapped ? atA : atB, atD});
    });
    return calls;
  };

  if (bundle::isEmpty(launch)) {
    products.push_back(std::move(product));
    return products.size() - 1;
  }
  if (launch.k == 0) {
    product.calls = addresses(form.batch);
    product.width = static_cast<uint64_t>(form.result.rows) * outBytes;
    product.height = static_cast<uint64_t>(form.result.cols);
    product.pitch = static_cast<uint64_t>(form.result.leadingDim) * outBytes;
    products.push_back(std::move(product));
    return products.size() - 1;
  }

  // The library batches over one stride; the longest batch dimension is it.
  if (form.batch.size() > 1) {
    auto longest =
        std::max_element(form.batch.begin(), form.batch.end(),
                         [](const MatmulBatch &x, const MatmulBatch &y) {
                           return x.count < y.count;
                         });
    std::iter_swap(longest, form.batch.end() - 1);
  }

  auto alignmentsOf = [](const std::vector<Call> &calls) {
    std::array<unsigned, 3> alignments = {maxAlignment, maxAlignment,
                                          maxAlignment};
    for (const Call &call : calls) {
      const CUdeviceptr starts[3] = {call.left, call.right, call.result};
      for (int i = 0; i < 3; ++i)
        alignments[i] = std::min(alignments[i],
                                 static_cast<unsigned>(alignmentOf(starts[i])));
    }
    return alignments;
  };

  auto findKind = [&](const std::vector<Call> &starts, bool pointerArray,
                      const Call &example) -> Result<const Kind *> {
    std::array<unsigned, 3> alignments = alignmentsOf(starts);
    std::ostringstream key;
    key << bundle::spell(launch.compute) << ' ' << dtypeName(launch.a.dtype)
        << ' ' << dtypeName(launch.d.dtype)
        << (pointerArray ? " pointers" : "");
    for (const ColumnMajorMatrix *matrix :
         {&form.left, &form.right, &form.result})
      key << ' ' << matrix->rows << 'x' << matrix->cols << '/'
          << matrix->leadingDim << (matrix->transpose ? "T" : "");
    for (unsigned alignment : alignments)
      key << " @" << alignment;
    for (const MatmulBatch &dim : form.batch)
      key << ' ' << dim.count << ':' << (form.swapped ? dim.b : dim.a) << ','
          << (form.swapped ? dim.a : dim.b) << ',' << dim.d;
    auto [it, isNew] = tables->kinds.try_emplace(key.str());
    if (isNew) {
      Result<std::unique_ptr<Kind>> kind =
          makeKind(launch, form, alignments.data(), pointerArray, key.str(),
                   example, store);
      if (!kind) {
        if (!pointerArray)
          tables->kinds.erase(it);
        return kind.failure();
      }
      it->second = std::move(*kind);
    }
    if (!it->second)
      return fail("cuBLASLt does not take a list of pointers for it");
    return it->second.get();
  };

  if (form.batch.size() > 1) {
    // All matrices in one call, where the library takes a list of pointers.
    std::vector<Call> matrices = addresses(form.batch);
    std::vector<CUdeviceptr> lists;
    for (auto member : {&Call::left, &Call::right, &Call::result})
      for (const Call &matrix : matrices)
        lists.push_back(matrix.*member);
    uint64_t listBytes = matrices.size() * sizeof(CUdeviceptr);
    Result<DeviceMemory> pointers = DeviceMemory::allocate(
        device, 3 * listBytes, "the pointers of a batched product");
    if (!pointers)
      return pointers.failure();
    if (Status s = device.api().check(
            device.api().MemcpyHtoDAsync(pointers->address(), lists.data(),
                                         3 * listBytes, device.stream()),
            "cuMemcpyHtoDAsync");
        !s)
      return s.failure();
    if (Status s = device.wait(); !s)
      return s.failure();
    Call call = {pointers->address(), pointers->address() + listBytes,
                 pointers->address() + 2 * listBytes};
    if (Result<const Kind *> kind = findKind(matrices, true, call)) {
      product.kind = *kind;
      product.calls = {call};
      product.pointers = std::move(*pointers);
      products.push_back(std::move(product));
      return products.size() - 1;
    }
  }

  std::vector<MatmulBatch> looped = form.batch;
  if (!looped.empty())
    looped.pop_back();
  product.calls = addresses(looped);
  Result<const Kind *> kind =
      findKind(product.calls, false, product.calls.front());
  if (!kind)
    return kind.failure();
  product.kind = *kind;
  products.push_back(std::move(product));
  return products.size() - 1;
}

Status MatmulRunner::run(size_t index) const {
  const Product &product = tables->products[index];
  for (const Call &addresses : product.calls) {
    Status s = product.kind
                   ? call(*product.kind, addresses, product.kind->algorithm)
                   : device.api().check(device.api().MemsetD2D8Async(
                                            addresses.result, product.pitch, 0,
                                            product.width, product.height,
                                            device.stream()),
                                        "cuMemsetD2D8Async");
    if (!s)
      return s;
  }
  return {};
}

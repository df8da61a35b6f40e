// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrix products through cuBLASLt: layouts and an algorithm per kind of
// product, chosen once at load.

#ifndef SINTER_LIB_RUNTIME_MATMUL_H
#define SINTER_LIB_RUNTIME_MATMUL_H

#include "Device.h"

#include "sinter/Bundle/Manifest.h"
#include "sinter/Bundle/MatmulLayout.h"

#include <map>
#include <string>
#include <vector>

namespace sinter::runtime {

/// Algorithms chosen by timing, kept beside the bundle: by kind of product, for
/// one library version and one device.
struct AlgorithmStore {
  std::string library; ///< "cublasLt 130100"
  std::string device;
  std::map<std::string, cublasLtMatmulAlgo_t> algorithms;

  /// Reads a store; an absent file, another library or another device give an
  /// empty one.
  static Result<AlgorithmStore> load(const std::string &path,
                                     const std::string &library,
                                     const std::string &device);
  Status save(const std::string &path) const;
};

/// The products of one program.
class MatmulRunner {
public:
  static Result<std::unique_ptr<MatmulRunner>> create(Device &device,
                                                      uint64_t workspaceBytes);
  ~MatmulRunner();
  MatmulRunner(const MatmulRunner &) = delete;
  MatmulRunner &operator=(const MatmulRunner &) = delete;

  std::string libraryName() const;

  /// Prepares a product whose operands start at these addresses, and returns
  /// its number. With a store, takes the algorithm from it, or times up to
  /// eight and adds the best one. Writes to the product's result.
  Result<size_t> prepare(const bundle::MatmulLaunch &launch, CUdeviceptr a,
                         CUdeviceptr b, CUdeviceptr d, AlgorithmStore *store);

  /// Puts a prepared product on the device's stream.
  Status run(size_t product) const;

private:
  struct Kind;    // layouts and algorithm, shared by equal products
  struct Product; // a kind and addresses
  struct Call;    // addresses of one call of the library

  MatmulRunner(Device &device, std::shared_ptr<const CublasLtApi> api);

  Result<std::unique_ptr<Kind>>
  makeKind(const bundle::MatmulLaunch &launch,
           const bundle::ColumnMajorMatmul &form, const unsigned alignments[3],
           bool pointerArray, const std::string &key, const Call &example,
           AlgorithmStore *store);
  Result<std::vector<cublasLtMatmulHeuristicResult_t>>
  askHeuristic(const Kind &kind, const unsigned alignments[3], int wanted);
  Result<cublasLtMatmulAlgo_t>
  fastest(const Kind &kind, const Call &example,
          const std::vector<cublasLtMatmulHeuristicResult_t> &candidates);
  Status call(const Kind &kind, const Call &addresses,
              const cublasLtMatmulAlgo_t &algorithm) const;

  Device &device;
  std::shared_ptr<const CublasLtApi> api;
  cublasLtHandle_t handle = nullptr;
  DeviceMemory workspace;
  struct Tables; // kinds by key, products by number
  std::unique_ptr<Tables> tables;
};

} // namespace sinter::runtime

#endif // SINTER_LIB_RUNTIME_MATMUL_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a `gpu.module` to PTX text and, where CUDA's assembler is found, to a
// cubin with what the assembler says of its registers. LLVM's NVPTX alone makes
// the PTX: it calls nothing and needs nothing linked.

#ifndef SINTER_CODEGEN_SERIALIZE_H
#define SINTER_CODEGEN_SERIALIZE_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <string>
#include <vector>

namespace sinter {

struct Target;

/// What `ptxas -v` says of one kernel. Bytes are per thread but for shared
/// memory, which is per CTA.
struct EntryResources {
  std::string entry;
  int64_t registers = 0;
  int64_t stackBytes = 0;
  int64_t spillStoreBytes = 0;
  int64_t spillLoadBytes = 0;
  int64_t sharedBytes = 0;
};

/// One kernel's code.
struct SerializedKernel {
  /// Hexadecimal name by content: of the IR, the target and the versions of
  /// everything that took part. Equal kernels have equal names.
  std::string hash;
  std::string ptx;
  /// Empty where no cubin was asked for.
  std::vector<char> cubin;
  /// One per entry, in the order of the PTX; empty without a cubin.
  std::vector<EntryResources> resources;
  /// Whether the code came out of the cache.
  bool cached = false;
};

struct SerializeOptions {
  /// LLVM's name of the architecture, "sm_90a", and the PTX version times ten.
  std::string chip;
  int ptxVersion = 80;
  /// The chip rounds f32 to pairs of 16-bit floats.
  bool packsFloats = true;
  /// Assemble a cubin too; fails where ptxas is not found.
  bool cubin = false;
  /// CUDA's assembler; empty: findPtxas().
  std::string ptxas;
  /// Folder of results of earlier runs; empty: none. Made when missing; a
  /// folder that cannot be written, or a damaged entry, only costs time.
  std::string cacheDirectory;
  /// Workers; 0: one per processor.
  unsigned threads = 0;
  /// LLVM's optimisation level, 0 to 3.
  int optLevel = 3;

  /// Options for a chip of the table.
  static SerializeOptions forTarget(const Target &target);
};

/// Where ptxas is: on PATH, or in CUDA's usual place. Empty: nowhere.
std::string findPtxas();

/// What `ptxas -v` wrote about each entry function.
std::vector<EntryResources> parsePtxasReport(llvm::StringRef report);

/// Serialises modules, in parallel, each in a context of its own. Errors are
/// reported at the modules' locations, in order; then nothing is returned.
std::optional<std::vector<SerializedKernel>>
serializeKernels(llvm::ArrayRef<mlir::gpu::GPUModuleOp> modules,
                 const SerializeOptions &options);

} // namespace sinter

#endif // SINTER_CODEGEN_SERIALIZE_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The manifest and the constants of a plan whose buffers are assigned.

#ifndef SINTER_LIB_PIPELINES_BUNDLEBUILDER_H
#define SINTER_LIB_PIPELINES_BUNDLEBUILDER_H

#include "sinter/Analysis/Traffic.h"
#include "sinter/Bundle/Manifest.h"
#include "sinter/Codegen/EmitKernel.h"
#include "sinter/Codegen/Serialize.h"
#include "sinter/Schedule/BufferPlan.h"

#include <optional>
#include <string>
#include <vector>

namespace sinter {

/// The code of kernels that have some, in order.
struct EmittedKernels {
  std::vector<KernelOp> kernels;
  std::vector<EmittedKernel> code;
};

/// A kernel's code in the bundle.
struct KernelFile {
  std::string path; ///< relative to the bundle
  bundle::KernelFormat format = bundle::KernelFormat::Ptx;
  std::vector<EntryResources> resources;
  std::string digest; ///< of its bytes
};

struct BundleContents {
  bundle::Manifest manifest;
  /// constants.bin
  std::string constants;
};

/// `files` holds one entry per kernel of `emitted`, in order; an empty path
/// where a kernel has no launches. Fails with a diagnostic.
mlir::FailureOr<BundleContents> buildBundle(const PlannedStep &step,
                                            const BufferPlan &plan,
                                            const TrafficLedger &ledger,
                                            const EmittedKernels &emitted,
                                            llvm::ArrayRef<KernelFile> files);

/// Bytes by family, from the launches of a manifest alone: a launch's bytes are
/// its family's, but for those of buffers that hold scores. Scratch is left
/// out.
TrafficTotals trafficTotals(const bundle::Manifest &manifest);

} // namespace sinter

#endif // SINTER_LIB_PIPELINES_BUNDLEBUILDER_H

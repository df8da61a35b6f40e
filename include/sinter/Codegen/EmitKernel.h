// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a planned `sinter.kernel` to the code of its launches.

#ifndef SINTER_CODEGEN_EMITKERNEL_H
#define SINTER_CODEGEN_EMITKERNEL_H

#include "sinter/IR/SinterDialect.h"
#include "sinter/Support/MemberTable.h"
#include "sinter/Target/Target.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/OwningOpRef.h"

#include <optional>
#include <string>
#include <vector>

namespace sinter {

/// What one pointer parameter of a launch is.
struct ArgRef {
  enum Kind {
    Argument, ///< the kernel's argument `index`
    Result,   ///< the kernel's result `index`
    Scratch,  ///< `bytes` of the kernel's scratch memory from `offset` on
  };
  Kind kind = Argument;
  unsigned index = 0;
  int64_t offset = 0;
  /// Bytes of the whole tensor or of the scratch memory.
  int64_t bytes = 0;
  bool reads = false;
  bool writes = false;
};

/// One launch: an entry function, its grid and its parameters in order, bare
/// device pointers all. With `members` the first parameter is the table of
/// members; its pointers, member by member, come first among the args.
struct EmittedLaunch {
  std::string entry;
  int64_t grid[3] = {1, 1, 1};
  int64_t threads = 1;
  /// Shared memory in bytes: static, or dynamic where it is more than a CTA can
  /// have without asking. One of the two is 0.
  int64_t sharedBytes = 0;
  int64_t dynamicSharedBytes = 0;
  std::vector<ArgRef> args;
  std::optional<MemberTable> members;
};

/// The code of a kernel. A kernel of empty tensors has no launch.
struct EmittedKernel {
  mlir::OwningOpRef<mlir::gpu::GPUModuleOp> module;
  std::vector<EmittedLaunch> launches;
  /// Scratch memory that the launches share, in bytes.
  int64_t scratchBytes = 0;
};

/// Whether the kernel's decisions name a schedule that has code here (and not
/// a library call or a copy). False without decisions, too.
bool hasTiledSchedule(KernelOp kernel);

/// Emits the kernel as its decisions say. Decisions that do not fit the body
/// or the target are reported at the kernel, as is an op without code.
mlir::FailureOr<EmittedKernel> emitKernel(KernelOp kernel,
                                          const Target &target);

} // namespace sinter

#endif // SINTER_CODEGEN_EMITKERNEL_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether a kernel may write a result over an argument that it reads.

#ifndef SINTER_SCHEDULE_INPLACE_H
#define SINTER_SCHEDULE_INPLACE_H

#include "sinter/IR/SinterDialect.h"

#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <string>

namespace sinter {

struct MultiKernel;

/// Answers for the kernels of one module, which must not change meanwhile.
/// A result may take an argument's bytes where the thread that writes an
/// element is the only one to read it, and reads it first: every read of the
/// argument has the index of the result's element. Emitters keep their side: a
/// thread reads an element for the last time before it writes it, and results
/// per column are written by a second launch. Of a result per column, only what
/// that launch reads counts.
class InPlaceRules {
public:
  InPlaceRules();
  ~InPlaceRules();

  /// Empty when `result` of the kernel may be written over `argument`, else
  /// why not.
  const std::string &whyNot(KernelOp kernel, unsigned argument,
                            unsigned result);

private:
  /// One answer per (argument, result), row-major by argument.
  llvm::DenseMap<mlir::Operation *, std::vector<std::string>> known;
  /// Kernels of members; null where they cannot be read.
  llvm::DenseMap<mlir::Operation *, std::unique_ptr<MultiKernel>> members;
};

} // namespace sinter

#endif // SINTER_SCHEDULE_INPLACE_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Keeps the remarks of passes while a program is compiled.

#ifndef SINTER_LIB_PIPELINES_REMARKCOLLECTOR_H
#define SINTER_LIB_PIPELINES_REMARKCOLLECTOR_H

#include "sinter/Pipelines/Compile.h"

#include "mlir/IR/Remarks.h"

#include <memory>

namespace sinter {

/// Collects from construction to destruction, unless the context has a remark
/// engine already, whose owner wants the remarks for itself.
class RemarkCollector {
public:
  explicit RemarkCollector(mlir::MLIRContext *context);
  ~RemarkCollector();
  RemarkCollector(const RemarkCollector &) = delete;
  RemarkCollector &operator=(const RemarkCollector &) = delete;

  /// Most bytes first.
  std::vector<CompileRemark> takeRemarks();
  /// Those of sinter-fuse-chains that say why a value is in memory.
  std::vector<BoundarySummary> takeBoundaries();

private:
  struct Kept {
    std::vector<CompileRemark> remarks;
    std::vector<BoundarySummary> boundaries;
  };
  class Streamer;
  mlir::MLIRContext *context;
  std::shared_ptr<Kept> kept;
  bool active = false;
};

} // namespace sinter

#endif // SINTER_LIB_PIPELINES_REMARKCOLLECTOR_H

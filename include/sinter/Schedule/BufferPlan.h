// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the tensors of a planned step lie in its one arena. The plan is in
// attributes, which a person may edit: whoever obeys them checks them first.
//
//   sinter.arena    of the function: {version = 1, bytes = N, live_bytes = M};
//                   M, the most bytes alive at once, is for information
//   sinter.offset   of an argument (among its attributes) or a constant: where
//                   it lies, in bytes from the start of the arena
//   sinter.offsets  of a launch: the same for each of its results
//   sinter.scratch  of a launch: [offset, bytes] of what it needs beside

#ifndef SINTER_SCHEDULE_BUFFERPLAN_H
#define SINTER_SCHEDULE_BUFFERPLAN_H

#include "sinter/Analysis/PlannedStep.h"
#include "sinter/Schedule/InPlace.h"

namespace sinter {

/// Bytes that buffers start at multiples of: what the bundle format asks for.
inline constexpr int64_t bufferAlignment = 256;
/// More bytes than any device has.
inline constexpr int64_t maxArenaBytes = int64_t(1) << 48;

struct BufferPlan {
  int64_t arenaBytes = 0;
  int64_t liveBytes = 0;
  /// For each tensor of the step its place.
  std::vector<int64_t> offsets;
  /// For each launch the place of its scratch bytes and their number.
  std::vector<std::pair<int64_t, int64_t>> scratch;
};

/// Bytes of device memory that one launch of a kernel needs beside its
/// arguments and results: partial sums of column reductions and of split rows.
int64_t scratchBytes(KernelOp kernel);

/// Writes the attributes.
void writeBufferPlan(const PlannedStep &step, const BufferPlan &plan);

/// Reads the attributes; fails with a diagnostic where one is missing.
mlir::FailureOr<BufferPlan> readBufferPlan(const PlannedStep &step);

/// Follows the launches in order and proves that each reads what was written
/// for it: that no tensor is overwritten before its last reader, that nobody
/// writes to arguments that are not donated or to constants, that a launch
/// writes over what it reads only where `rules` allow, and that donated
/// arguments hold their results in the end. Fails with a diagnostic.
mlir::LogicalResult checkBufferPlan(const PlannedStep &step,
                                    const BufferPlan &plan,
                                    InPlaceRules &rules);

} // namespace sinter

#endif // SINTER_SCHEDULE_BUFFERPLAN_H

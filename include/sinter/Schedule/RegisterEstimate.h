// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers that a planned kernel will need, known before code exists.

#ifndef SINTER_SCHEDULE_REGISTERESTIMATE_H
#define SINTER_SCHEDULE_REGISTERESTIMATE_H

#include <cstdint>

namespace sinter {

/// Registers per thread as ptxas counts them (not rounded to the allocation
/// unit), for a kernel whose launch bound asks for one CTA per SM.
struct RegisterEstimate {
  /// The interval: `low` is the least number of registers in which the kernel
  /// is expected to run without a spill, `high` what ptxas is expected to take
  /// where nothing caps it (it fills up to the next occupancy step). Both at
  /// most the chip's registers per thread, low <= high.
  int64_t low = 0;
  int64_t high = 0;
  /// 32-bit values that are live at once at the busiest point; may exceed the
  /// registers that there are.
  double live = 0;
  /// Registers needed without a spill, not clamped to what a thread can have.
  double needed = 0;

  /// Whether a kernel capped at `cap` registers is expected to spill.
  bool spills(int64_t cap) const { return needed > static_cast<double>(cap); }
};

} // namespace sinter

#endif // SINTER_SCHEDULE_REGISTERESTIMATE_H

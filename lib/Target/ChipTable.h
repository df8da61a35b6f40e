// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The two tables behind Target.h: SM limits by compute capability and one row
// per product.

#ifndef SINTER_LIB_TARGET_CHIPTABLE_H
#define SINTER_LIB_TARGET_CHIPTABLE_H

#include "sinter/Target/Target.h"

namespace sinter {

std::vector<SmLimits> makeSmLimitsTable();
std::vector<Target> makeChipTable();

} // namespace sinter

#endif // SINTER_LIB_TARGET_CHIPTABLE_H

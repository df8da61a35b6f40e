// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Umbrella of the dialect: ops stand by theme in the files included here.

#ifndef SINTER_IR_SINTEROPS_TD
#define SINTER_IR_SINTEROPS_TD

include "sinter/IR/SinterBase.td"
include "sinter/IR/SinterEnums.td"
include "sinter/IR/SinterTypes.td"
include "sinter/IR/SinterShapeOps.td"
include "sinter/IR/SinterIndexOps.td"
include "sinter/IR/SinterComputeOps.td"
include "sinter/IR/SinterQuantOps.td"
include "sinter/IR/SinterPlanOps.td"

#endif // SINTER_IR_SINTEROPS_TD

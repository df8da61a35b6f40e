// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The named training ops. They are gone after sinter-decompose-named-ops: only
// what writes or decomposes them includes this header.

#ifndef SINTER_IR_SINTERTRAININGOPS_H
#define SINTER_IR_SINTERTRAININGOPS_H

#include "sinter/IR/SinterDialect.h"

#define GET_OP_CLASSES
#include "sinter/IR/SinterTrainingOps.h.inc"

namespace sinter {

/// Most terms of a causal_conv1d.
inline constexpr int64_t maxConvolutionTerms = 64;

} // namespace sinter

#endif // SINTER_IR_SINTERTRAININGOPS_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Copies between strided views, and fills.

#ifndef SINTER_LIB_EVALUATOR_COPY_H
#define SINTER_LIB_EVALUATOR_COPY_H

#include "OpRun.h"

namespace sinter::eval {

/// Copies `from` into the elements that `to` views; both have one shape and one
/// element size, and do not overlap.
void copyView(Machine &machine, const Tensor &to, const Tensor &from);

/// Stores the one element of `value` (rank 0) into all of the contiguous `to`.
void fillTensor(Machine &machine, const Tensor &to, const Tensor &value);

/// Stores the elements as I64, in row-major order, read with or without their
/// sign; beyond the range of int64_t they become its greatest value.
void readIntegers(const Tensor &tensor, bool isUnsigned, int64_t *to);

} // namespace sinter::eval

#endif // SINTER_LIB_EVALUATOR_COPY_H

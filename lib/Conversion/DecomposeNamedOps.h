// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One function per named op: the values, in primitives, that take the place of
// its results. A result that the op leaves out has no value.

#ifndef SINTER_LIB_CONVERSION_DECOMPOSENAMEDOPS_H
#define SINTER_LIB_CONVERSION_DECOMPOSENAMEDOPS_H

#include "sinter/IR/SinterTrainingOps.h"

#include "Primitives.h"

namespace sinter {

using Values = llvm::SmallVector<mlir::Value, 4>;

// DecomposeRows.cpp
Values decompose(RmsNormOp op, Primitives &p);
Values decompose(RmsNormGradOp op, Primitives &p);
Values decompose(LayerNormOp op, Primitives &p);
Values decompose(LayerNormGradOp op, Primitives &p);
Values decompose(SoftmaxOp op, Primitives &p);
Values decompose(SoftmaxGradOp op, Primitives &p);
Values decompose(CrossEntropyOp op, Primitives &p);
Values decompose(CrossEntropyGradOp op, Primitives &p);

// DecomposeElementwise.cpp
Values decompose(SwigluOp op, Primitives &p);
Values decompose(SwigluGradOp op, Primitives &p);
Values decompose(GeluOp op, Primitives &p);
Values decompose(GeluGradOp op, Primitives &p);
Values decompose(RopeOp op, Primitives &p);
Values decompose(RopeGradOp op, Primitives &p);
Values decompose(DropoutOp op, Primitives &p);
Values decompose(DropoutGradOp op, Primitives &p);
Values decompose(AdamwOp op, Primitives &p);

// DecomposeSequences.cpp
Values decompose(EmbeddingOp op, Primitives &p);
Values decompose(EmbeddingGradOp op, Primitives &p);
Values decompose(LinearRecurrenceOp op, Primitives &p);
Values decompose(LinearRecurrenceGradOp op, Primitives &p);
Values decompose(CausalConv1dOp op, Primitives &p);
Values decompose(CausalConv1dGradOp op, Primitives &p);

// DecomposeQuantize.cpp
/// Puts quantise and dequantise below `root` in primitives, where every use of
/// the quantised value is one that takes its parts, and its codes are bytes.
void decomposeQuantized(mlir::Operation *root);

} // namespace sinter

#endif // SINTER_LIB_CONVERSION_DECOMPOSENAMEDOPS_H

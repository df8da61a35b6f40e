// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Recognises what the bodies of reductions and scatters compute.

#ifndef SINTER_LIB_CONVERSION_REGIONMATCH_H
#define SINTER_LIB_CONVERSION_REGIONMATCH_H

#include "ScalarKinds.h"

namespace sinter {

enum class CombinerKind {
  Scalar, ///< One of ScalarKind, of the two values of one operand.
  First,  ///< The value so far.
  Second, ///< The new value.
  Other,
};

/// What a body makes of one of its operands.
struct Combiner {
  CombinerKind kind = CombinerKind::Other;
  ScalarKind scalar = ScalarKind::Add;
};

/// Classifies each result of a body that combines `count` operands: its
/// arguments are the `count` values so far and then the `count` new ones.
/// Calls of functions are looked through. An error where the body has not
/// that form.
llvm::FailureOr<llvm::SmallVector<Combiner>> matchCombiners(Importer &importer,
                                                            mlir::Operation *op,
                                                            mlir::Block &body,
                                                            unsigned count);

/// The search for the largest or the smallest of pairs (value, position).
struct ArgCombiner {
  bool largest;
  /// Which of the two operands is the value.
  unsigned value;
};

/// Recognises a body over two operands that keeps the pair whose value wins,
/// NaN over all, and of equal values the one with the least position. The
/// body may be written in any way: it is run over all relations that two
/// pairs can have. With `ascending`, the first pair is known to have the
/// smaller position.
std::optional<ArgCombiner> matchArgCombiner(Importer &importer,
                                            mlir::Operation *op,
                                            mlir::Block &body, bool ascending);

} // namespace sinter

#endif // SINTER_LIB_CONVERSION_REGIONMATCH_H

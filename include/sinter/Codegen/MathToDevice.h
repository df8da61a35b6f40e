// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of real numbers written out in arithmetic: what a GPU without a
// math library, or a CPU in a test, can run. docs/Numerics.md gives the errors.

#ifndef SINTER_CODEGEN_MATHTODEVICE_H
#define SINTER_CODEGEN_MATHTODEVICE_H

#include "mlir/IR/PatternMatch.h"

namespace sinter {

struct MathToDeviceOptions {
  /// Use the GPU's approximate instructions (ex2.approx) where a form is built
  /// on them. Off: exact ops in the same place, so that the form can
  /// run on a CPU.
  bool approximateInstructions = true;
  /// Only where they are off: how far from exact the ops in their place are,
  /// from -1 to 1, in units of the largest error that the PTX ISA allows.
  double instructionError = 0;
};

/// Rewrites math ops on f32 and f64 scalars and vectors for which neither LLVM
/// nor the chip has an instruction; also `arith.remf` and integer powers.
void populateMathToDevicePatterns(mlir::RewritePatternSet &patterns,
                                  const MathToDeviceOptions &options = {});

/// Whether code for `op` on scalars of `type` exists: an instruction or a form
/// here. Says in `reason` why not.
bool hasDeviceForm(mlir::Operation *op, mlir::Type type, std::string &reason);

} // namespace sinter

#endif // SINTER_CODEGEN_MATHTODEVICE_H

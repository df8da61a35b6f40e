// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that `math` lacks, written out over f32 or f64.

#ifndef SINTER_LIB_CONVERSION_MATHEXPANSION_H
#define SINTER_LIB_CONVERSION_MATHEXPANSION_H

#include "Importer.h"

namespace sinter {

/// 1 / (1 + exp(-x)).
mlir::Value expandLogistic(Importer &importer, mlir::Value x);

/// The inverse error function by M. Giles, "Approximating the erfinv
/// function" (GPU Computing Gems, 2011): polynomials in -log(1 - x^2), with a
/// relative error of some 3e-7 in f32 and 2e-15 in f64. It gives +-inf at
/// +-1, and NaN outside [-1, 1].
mlir::Value expandErfInv(Importer &importer, mlir::Value x);

/// The complementary error function as S. Moshier's Cephes library has it, with
/// x^2 taken apart before e^(-x^2): a relative error of some 4e-7 in f32 and
/// 2e-15 in f64, down to where it vanishes.
mlir::Value expandErfc(Importer &importer, mlir::Value x);

} // namespace sinter

#endif // SINTER_LIB_CONVERSION_MATHEXPANSION_H

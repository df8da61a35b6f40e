// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which values of a step have both sequence dims of attention.

#ifndef SINTER_LIB_ANALYSIS_SCORETENSORS_H
#define SINTER_LIB_ANALYSIS_SCORETENSORS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

namespace sinter {

/// Values of the step's function (not those inside kernels) that are scores, as
/// TrafficFamily::AttentionScores defines them. Launches are followed, each on
/// its own.
llvm::DenseSet<mlir::Value> findScoreTensors(mlir::func::FuncOp step);

} // namespace sinter

#endif // SINTER_LIB_ANALYSIS_SCORETENSORS_H

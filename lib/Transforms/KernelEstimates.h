// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the models say of a planned kernel, as its `estimates` attribute.

#ifndef SINTER_LIB_TRANSFORMS_KERNELESTIMATES_H
#define SINTER_LIB_TRANSFORMS_KERNELESTIMATES_H

#include "sinter/Cost/ChoosePlan.h"
#include "sinter/IR/SinterDialect.h"

#include "mlir/IR/Builders.h"

namespace sinter {

/// Entries of `estimates` about registers, residency and bytes in flight.
void addResourceEstimates(const KernelPlan &plan, const TimeEstimate &time,
                          mlir::Builder b, mlir::NamedAttrList &entries);

/// Entries about bytes, operations and time, with its breakdown in seconds.
void addCostEstimates(const KernelPlan &plan, const TimeEstimate &time,
                      mlir::Builder b, mlir::NamedAttrList &entries);

/// Replaces entries of the kernel's estimates by these.
void mergeEstimates(KernelOp kernel, const mlir::NamedAttrList &entries);

/// The plan that the kernel's decisions describe; nothing where it is not a
/// tiled kernel. Fails with an error at the kernel where decisions are missing
/// or do not suit it.
mlir::FailureOr<std::optional<KernelPlan>> planOfKernel(KernelOp kernel,
                                                        const Target &target);

/// One member of a kernel of members, of one tile, on no module; null where the
/// kernel has none.
mlir::OwningOpRef<KernelOp> memberOf(KernelOp kernel,
                                     const TileDecisions &decisions);

/// "threads 256, lanes 256, vector 8, chunks 1, 8 CTAs/SM: 24 to 32 registers
/// of 32, 64.0 KiB in flight of 24.4, 66.1 us (memory 62.5, waiting 2.2)".
std::string describePlan(const KernelPlan &plan, const TimeEstimate &time);

/// Every tiled kernel of a plan for the chip of a pass option (targetOfPlan),
/// with the plan that its decisions describe and its price. Fails at the first
/// kernel whose decisions are missing or do not suit it.
mlir::LogicalResult forEachPlan(
    mlir::ModuleOp module, llvm::StringRef target,
    llvm::function_ref<void(KernelOp, const KernelPlan &, const TimeEstimate &)>
        visit);

} // namespace sinter

#endif // SINTER_LIB_TRANSFORMS_KERNELESTIMATES_H

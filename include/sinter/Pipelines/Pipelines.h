// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of passes, in named pieces for embedders and for sinter-opt.

#ifndef SINTER_PIPELINES_PIPELINES_H
#define SINTER_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

#include <string>

namespace sinter {

struct PlanPipelineOptions : mlir::PassPipelineOptions<PlanPipelineOptions> {
  Option<std::string> target{
      *this, "target",
      llvm::cl::desc("Chip to plan for: a product (h200) or an architecture "
                     "(sm_90a)"),
      llvm::cl::init("h200")};
  Option<std::string> strategy{
      *this, "strategy",
      llvm::cl::desc("Fusion: time (by modelled time) or none (one kernel per "
                     "op)"),
      llvm::cl::init("time")};
  Option<bool> layouts{
      *this, "layouts",
      llvm::cl::desc("Transpose operands of products whose dims do not "
                     "collapse"),
      llvm::cl::init(true)};
  Option<bool> explainTiles{
      *this, "explain-tiles",
      llvm::cl::desc("Give a remark for every tiling that was considered"),
      llvm::cl::init(false)};
  Option<bool> mergeLaunches{
      *this, "merge-launches",
      llvm::cl::desc("Launch kernels that differ in sizes only together"),
      llvm::cl::init(true)};
  Option<bool> inPlace{
      *this, "in-place",
      llvm::cl::desc("Write results over temporaries that are read for the "
                     "last time"),
      llvm::cl::init(true)};
};

/// StableHLO to one sinter step in canonical form: import, decompose named ops,
/// canonicalize, CSE. Takes a step that is in sinter ops already as well.
void buildImportPipeline(mlir::OpPassManager &passes,
                         bool fromStablehlo = true);

/// A canonical step to a plan: products, fusion, tiles, launches that become
/// one, order, buffers.
void buildPlanPipeline(mlir::OpPassManager &passes,
                       const PlanPipelineOptions &options);

/// What an edited plan still needs: tiles of new kernels and, where buffers are
/// not assigned, groups of launches, order and buffers.
void buildReplanPipeline(mlir::OpPassManager &passes,
                         const PlanPipelineOptions &options,
                         bool assignBuffers);

/// `sinter-import` and `sinter-plan`, by these names.
void registerSinterPipelines();

} // namespace sinter

#endif // SINTER_PIPELINES_PIPELINES_H

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of passes.

#include "sinter/Pipelines/Pipelines.h"

#include "sinter/Conversion/Passes.h"
#include "sinter/Transforms/Passes.h"

#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace sinter;

void sinter::buildImportPipeline(OpPassManager &passes, bool fromStablehlo) {
  if (fromStablehlo)
    passes.addPass(createSinterImportStablehlo());
  passes.addPass(createSinterDecomposeNamedOps());
  passes.addPass(createCanonicalizerPass());
  passes.addPass(createCSEPass());
}

static void addTiles(OpPassManager &passes,
                     const PlanPipelineOptions &options) {
  SinterChooseTilesOptions tiles;
  tiles.target = options.target;
  tiles.explain = options.explainTiles;
  passes.addPass(createSinterChooseTiles(tiles));
}

static void addBuffers(OpPassManager &passes,
                       const PlanPipelineOptions &options) {
  SinterAssignBuffersOptions buffers;
  buffers.inPlace = options.inPlace;
  // Groups in a plan may be a person's.
  SinterMergeLaunchesOptions merge;
  merge.target = options.target;
  passes.addPass(createSinterMergeLaunches(merge));
  passes.addPass(createSinterOrderLaunches());
  passes.addPass(createSinterAssignBuffers(buffers));
}

void sinter::buildPlanPipeline(OpPassManager &passes,
                               const PlanPipelineOptions &options) {
  // No canonicalization after this one: it would fold its transposes back.
  SinterLegalizeProductsOptions products;
  products.layouts = options.layouts;
  passes.addPass(createSinterLegalizeProducts(products));
  passes.addPass(createCSEPass());
  SinterFuseChainsOptions chains;
  chains.target = options.target;
  chains.strategy = options.strategy;
  passes.addPass(createSinterFuseChains(chains));
  addTiles(passes, options);
  if (options.mergeLaunches) {
    // What is alive when is known of launches in order.
    passes.addPass(createSinterOrderLaunches());
    SinterGroupLaunchesOptions groups;
    groups.target = options.target;
    passes.addPass(createSinterGroupLaunches(groups));
  }
  addBuffers(passes, options);
}

void sinter::buildReplanPipeline(OpPassManager &passes,
                                 const PlanPipelineOptions &options,
                                 bool assignBuffers) {
  addTiles(passes, options);
  if (assignBuffers)
    addBuffers(passes, options);
}

void sinter::registerSinterPipelines() {
  PassPipelineRegistration<>(
      "sinter-import", "StableHLO and named ops to a canonical step",
      [](OpPassManager &passes) { buildImportPipeline(passes); });
  PassPipelineRegistration<PlanPipelineOptions>(
      "sinter-plan", "A canonical step to a plan with buffers",
      buildPlanPipeline);
}

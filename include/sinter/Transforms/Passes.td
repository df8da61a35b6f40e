// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes over steps and plans. Deciding passes write attributes or kernels;
// the order of the passes stands in Pipelines.

#ifndef SINTER_TRANSFORMS_PASSES_TD
#define SINTER_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

//===----------------------------------------------------------------------===//
// Planning
//===----------------------------------------------------------------------===//

def SinterChooseTiles : Pass<"sinter-choose-tiles", "::mlir::ModuleOp"> {
  let summary = "Chooses schedule, threads and elements per thread of kernels";
  let description = [{
    Each `sinter.kernel` without `decisions` is planned: a product that a
    library can do becomes a library call, everything else a tiled loop nest.
    Decisions that stand already, from a person or an earlier run, are checked
    and kept. What the models predict is written to `estimates`.

    ```mlir
    sinter.kernel @scale(%x: tensor<4096xf32>) -> tensor<4096xf32> { ... }
    // becomes
    sinter.kernel @scale(%x: tensor<4096xf32>) -> tensor<4096xf32>
        attributes {decisions = {version = 1, schedule = "pointwise",
                                 threads = 256, vector = 4, ...},
                    estimates = {version = 1, seconds = 1.9e-6, ...}}
    ```

    Remarks: `product.*` (missed) where a product stays a loop nest.
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"h200\"",
           "Chip to plan for: a product (h200) or an architecture (sm_90a)">,
  ];
}

def SinterFuseChains : Pass<"sinter-fuse-chains", "::mlir::ModuleOp"> {
  let summary = "Groups the ops of a step into kernels by modelled time";
  let description = [{
    Values that cost less to compute again than to store are copied into each
    kernel that needs them; the others live in memory. Kernels that share what
    they read, or of which one reads what the other writes, are merged while
    one schedule can plan the merged kernel and its modelled time is less than
    that of the two. The step's function then holds launches only.

    `sinter.must_not_fuse` (a unit attribute of an op) keeps an op alone in its
    kernel; ops with one `sinter.must_fuse = "tag"` come into one kernel
    whatever it costs, or a remark says why they cannot.

    ```mlir
    func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
      %a = arith.addf %x, %x : tensor<8xf32>
      %b = math.exp %a : tensor<8xf32>
      return %b : tensor<8xf32>
    }
    // becomes
    func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
      %b = sinter.launch @pointwise_0(%x) : (tensor<8xf32>) -> tensor<8xf32>
      return %b : tensor<8xf32>
    }
    sinter.kernel private @pointwise_0(...) { ... }
    ```

    Remarks, one for each value that goes through memory between two kernels,
    the most bytes first: `fuse.step-result`, `fuse.product-operand`,
    `fuse.product-result`, `fuse.barrier`, `fuse.must-not-fuse`, `fuse.cycle`,
    `fuse.costs-time`, `fuse.<id of a schedule's refusal>`; besides them
    `fuse.must-fuse-refused` (failed) and `fuse.cloned` (analysis).
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"h200\"",
           "Chip to plan for: a product (h200) or an architecture (sm_90a)">,
    Option<"strategy", "strategy", "std::string", /*default=*/"\"time\"",
           "time: by modelled time; none: one kernel per op">,
  ];
  let dependentDialects = ["::sinter::SinterDialect"];
}

#endif // SINTER_TRANSFORMS_PASSES_TD

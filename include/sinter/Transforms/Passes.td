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

def SinterAssignBuffers : Pass<"sinter-assign-buffers", "::mlir::ModuleOp"> {
  let summary = "Gives every tensor of a planned step its place in one arena";
  let description = [{
    Tensors that are never alive together share bytes. The result of a donated
    argument is written over it where no launch reads the argument afterwards
    and the launch that writes reads each element only for the same element of
    the result; otherwise it is copied there at the end. Arguments and constants
    keep their place from one run of the step to the next.

    The assignment is written to attributes in bytes, which a person may edit;
    what is wrong in them is found when they are read.

    ```mlir
    func.func @main(%x: tensor<8xf32> {sinter.alias_output = 0 : i64})
        -> tensor<8xf32> {
      %y = sinter.launch @step(%x) : (tensor<8xf32>) -> tensor<8xf32>
      return %y : tensor<8xf32>
    }
    // becomes
    func.func @main(%x: tensor<8xf32> {sinter.alias_output = 0 : i64,
                                       sinter.offset = 0 : i64})
        -> tensor<8xf32> attributes {sinter.arena = {
            bytes = 256 : i64, live_bytes = 256 : i64, version = 1 : i64}} {
      %y = sinter.launch @step(%x) {sinter.offsets = array<i64: 0>}
         : (tensor<8xf32>) -> tensor<8xf32>
      return %y : tensor<8xf32>
    }
    ```

    Remarks: `buffers.not-in-place` and `buffers.result-copied` (missed),
    `buffers.arena` (analysis).
  }];
  let options = [
    Option<"inPlace", "in-place", "bool", /*default=*/"true",
           "Write results over temporaries that are read for the last time "
           "(default: true)">,
  ];
  let dependentDialects = ["::sinter::SinterDialect"];
}

def SinterChooseTiles : Pass<"sinter-choose-tiles", "::mlir::ModuleOp"> {
  let summary = "Chooses schedule, threads and elements per thread of kernels";
  let description = [{
    Each `sinter.kernel` without `decisions` is planned: a product that a
    library can do becomes a library call, everything else a tiled loop nest.
    Decisions that stand already, from a person or an earlier run, are checked
    and kept. What the models predict is written to `estimates`, and the chip
    that kernels were planned for to the module's `sinter.target`.

    ```mlir
    sinter.kernel @scale(%x: tensor<4096xf32>) -> tensor<4096xf32> { ... }
    // becomes
    sinter.kernel @scale(%x: tensor<4096xf32>) -> tensor<4096xf32>
        attributes {decisions = {version = 1, schedule = "pointwise",
                                 threads = 256, vector = 4, ...},
                    estimates = {version = 1, seconds = 1.9e-6, ...}}
    ```

    The plan with the least modelled time is taken, bytes in flight, waves and
    exchanges between threads in it; one that is expected to spill only where
    every other does too.

    Remarks: `product.*` (missed) where a product stays a loop nest;
    `tiles.spills` (missed) where every plan is expected to spill; with
    `explain`, `tiles.chosen` (passed) and `tiles.rejected` (missed) for every
    plan that was considered.
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"h200\"",
           "Chip to plan for: a product (h200, the default) or an architecture "
           "(sm_90a)">,
    Option<"explain", "explain", "bool", /*default=*/"false",
           "Give a remark for every plan that was considered, with its "
           "registers, bytes in flight and time (default: false)">,
  ];
}

def SinterEstimateResources
    : Pass<"sinter-estimate-resources", "::mlir::ModuleOp"> {
  let summary = "Predicts registers, occupancy and bytes in flight of kernels";
  let description = [{
    Works on kernels whose decisions stand, a person's too, and writes to
    `estimates`: `registers_low` and `registers_high` (what ptxas is expected to
    take at least and, uncapped, at most), `register_cap` (what the launch
    bounds leave), `registers`, `spill_bytes` (per thread; 0: no spill),
    `shared_bytes`, `blocks_per_sm`, `warps_per_sm` and their `limiter`,
    `bytes_in_flight_per_sm` and `bytes_in_flight_needed`. Library calls and
    copies have none.

    Remarks: `resources.spills` (analysis) where a spill is expected.
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"\"",
           "Chip, by product (h200) or architecture (sm_90a); empty (the "
           "default): the one that the plan was made for, else h200">,
  ];
}

def SinterAnnotateCost : Pass<"sinter-annotate-cost", "::mlir::ModuleOp"> {
  let summary = "Writes the modelled time of kernels, with its breakdown";
  let description = [{
    Works on kernels whose decisions stand and writes to `estimates`: bytes and
    flops, `seconds` and its parts (`seconds_memory`, `seconds_waiting`,
    `seconds_spill`, `seconds_compute`, `seconds_special`, `seconds_launch`),
    `bound_by`, and `accesses`: for every access the tensor (`arg0`, `out0`),
    bytes per thread and request, `sectors` of 32 bytes that a warp's request
    touches, and the least that could hold what it uses.

    Remarks: `cost.uncoalesced` (missed) for an access that touches more than
    twice the sectors that it needs.
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"\"",
           "Chip, by product (h200) or architecture (sm_90a); empty (the "
           "default): the one that the plan was made for, else h200">,
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
           "Chip to plan for: a product (h200, the default) or an architecture "
           "(sm_90a)">,
    Option<"strategy", "strategy", "std::string", /*default=*/"\"time\"",
           "time (the default): by modelled time; none: one kernel per op">,
  ];
  let dependentDialects = ["::sinter::SinterDialect"];
}

def SinterLegalizeProducts
    : Pass<"sinter-legalize-products", "::mlir::ModuleOp"> {
  let summary = "Brings products into a form that a library has";
  let description = [{
    An operand that a product rounds before it multiplies (`types bf16 x bf16`
    of an f32 operand) is rounded by an `arith.truncf` of its own, so that its
    producer can do it, once for all readers. A product whose contracting dims
    lie apart in memory, or which finds no dense dim in an operand, reads a
    transpose of that operand, which its producer can write.

    ```mlir
    %y = sinter.matmul %x, %w contract [1] x [0] types bf16 x bf16 acc f32
       : tensor<4x8xf32>, tensor<8x2xbf16> -> tensor<4x2xf32>
    // becomes
    %r = arith.truncf %x : tensor<4x8xf32> to tensor<4x8xbf16>
    %y = sinter.matmul %r, %w contract [1] x [0] acc f32
       : tensor<4x8xbf16>, tensor<8x2xbf16> -> tensor<4x2xf32>
    ```

    Run it after canonicalization, which folds transposes back into products.
    Remarks: `product.layout` (passed).
  }];
  let options = [
    Option<"layouts", "layouts", "bool", /*default=*/"true",
           "Transpose operands whose dims do not collapse (default: true)">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::sinter::SinterDialect"];
}

def SinterGroupLaunches : Pass<"sinter-group-launches", "::mlir::ModuleOp"> {
  let summary = "Decides which launches become one";
  let description = [{
    Kernels that compute element by element, or that reduce whole tensors, are
    alike where they differ in the sizes of tensors only; their launches, where
    none needs another's result, get a common `sinter.group`. That is so of an
    optimizer's updates, of the sums of squares of a global norm, of conversions
    of weights. A launch costs time, and small tensors do not fill a chip; what
    is alive longer costs memory, so that groups are cut where the most bytes
    alive at once would grow by more than `memory-growth`.

    ```mlir
    %0 = sinter.launch @sgd_0(%w0, %g0) : ...
    %1 = sinter.launch @sgd_1(%w1, %g1) : ...
    // becomes
    %0 = sinter.launch @sgd_0(%w0, %g0) {sinter.group = 0 : i64} : ...
    %1 = sinter.launch @sgd_1(%w1, %g1) {sinter.group = 0 : i64} : ...
    ```

    Run it after sinter-choose-tiles, whose estimates it compares with.
    sinter-merge-launches obeys.

    Remarks: `multi.group` (passed); `multi.body`, `multi.dependence`,
    `multi.memory`, `multi.no-gain`, `multi.alignment`, `multi.no-plan`
    (missed).
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"\"",
           "Chip: a product (h200) or an architecture (sm_90a); none (the "
           "default): the one that the plan was made for">,
    Option<"memoryGrowth", "memory-growth", "int64_t", /*default=*/"5",
           "Percent by which the most bytes alive at once may grow, at least 64 "
           "MiB; 0: not at all (default: 5)">,
  ];
  let dependentDialects = ["::sinter::SinterDialect"];
}

def SinterMergeLaunches : Pass<"sinter-merge-launches", "::mlir::ModuleOp"> {
  let summary = "Makes launches of one group one launch";
  let description = [{
    The launches of each `sinter.group` become one, of a kernel whose body is
    that of all of them and whose `sinter.members` says how many there were. It
    gets decisions and estimates. Launches of a group may differ in the sizes of
    tensors only, and none may need another's result; what is not so is an
    error.

    ```mlir
    %0:2 = sinter.launch @multi_sgd_0(%w0, %g0, %w1, %g1) : ...
    sinter.kernel private @multi_sgd_0(...)
        attributes {decisions = {...}, sinter.members = 2 : i64} { ... }
    ```
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"\"",
           "Chip: a product (h200) or an architecture (sm_90a); none (the "
           "default): the one that the plan was made for">,
  ];
  let dependentDialects = ["::sinter::SinterDialect"];
}

def SinterOrderLaunches : Pass<"sinter-order-launches", "::mlir::ModuleOp"> {
  let summary = "Puts the launches of a step in an order that saves memory";
  let description = [{
    Launches that free at least as many bytes as they allocate run as soon as
    they can, the others as late as they can; the order given stands where that
    does not lower the most bytes alive at once. The launch that writes the
    result of a donated argument comes after all that read the argument, unless
    they need its result. A barrier of several values is split into one for
    each.

    Remarks: `order.peak` (analysis).
  }];
  let dependentDialects = ["::sinter::SinterDialect"];
}

//===----------------------------------------------------------------------===//
// Looking
//===----------------------------------------------------------------------===//

def SinterDiagnoseKernels
    : Pass<"sinter-diagnose-kernels", "::mlir::ModuleOp"> {
  let summary = "Says what is wrong with kernels, and what is not";
  let description = [{
    From what is predicted of each planned kernel (its `estimates`), and from
    what was measured (its `measurements`, and a JSON file with metrics as
    Nsight Compute names them), follow findings with their evidence and with
    cures, the one to try first first. Kernels that only the file knows are
    diagnosed from what it says of them, so that a module without kernels is
    enough. The IR stays as it is. docs/Diagnosis.md lists the findings and the
    facts.

    Remarks, `missed` where there is something to do and `analysis` where there
    is not: `spills.causal`, `spills.not-causal`, `spills.unconfirmed`,
    `spills.unknown`, `memory.roof`, `memory.latency`, `access.uncoalesced`,
    `compute.heavy`, `tensor.tile-or-precision`, `tensor.fed`,
    `occupancy.low-healthy`, `residency.registers`, `registers.full`,
    `grid.small`, `launch.impossible`, `kernel.no-finding`.
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"\"",
           "Chip: a product (h200) or an architecture (sm_90a); none (the "
           "default): the one of the measurements, of the plan, or h200">,
    Option<"measurements", "measurements", "std::string", /*default=*/"\"\"",
           "JSON file of what was measured (none by default)">,
    Option<"output", "output", "std::string", /*default=*/"\"\"",
           "File to write the findings to; -: standard output; none (the "
           "default): remarks only">,
    Option<"format", "format", "std::string", /*default=*/"\"text\"",
           "Of the output: text (the default) or json">,
  ];
}

def SinterReport : Pass<"sinter-report", "::mlir::ModuleOp"> {
  let summary = "Prints the kernels of a plan, their bytes and their time";
  let description = [{
    Prints, for a planned step, its launches, what moves the bytes (attention
    scores, products, optimizer, quantisation, everything else), the tensors
    that cost most, and memory; as text or as JSON. The IR stays as it is.

    Where the chip is known, the step's modelled time follows: by kernel family,
    idle time between launches, and how much faster the step could get with a
    family, or two, infinitely fast or halved. With `profile`, the time is that
    of a profile, and no program is needed. A number of tokens and a deadline
    give the rate that they need, against the step's and the chip's limits.
    docs/StepReport.md has the formulas and the formats of profiles.
  }];
  let options = [
    Option<"format", "format", "std::string", /*default=*/"\"text\"",
           "text (the default) or json">,
    Option<"output", "output", "std::string", /*default=*/"\"-\"",
           "File to write; - (the default): standard output">,
    Option<"target", "target", "std::string", /*default=*/"\"\"",
           "Chip that times are modelled for: a product (h200) or an "
           "architecture (sm_90a); none (the default): the plan's">,
    Option<"profile", "profile", "std::string", /*default=*/"\"\"",
           "CSV or JSON file of kernels and times (none by default)">,
    Option<"graphReplays", "graph-replays", "int64_t", /*default=*/"1",
           "Steps that the profile holds (default: 1)">,
    Option<"wallSeconds", "wall-seconds", "double", /*default=*/"0",
           "Time that the profile's steps took in all (default: its span)">,
    Option<"tokensPerStep", "tokens-per-step", "double", /*default=*/"0",
           "Tokens of one step (not known by default)">,
    Option<"tokensPerSecond", "tokens-per-second", "double", /*default=*/"0",
           "Rate of the training run (default: from the step's time)">,
    Option<"tokenBudget", "token-budget", "double", /*default=*/"0",
           "Tokens to train on">,
    Option<"deadlineDays", "deadline-days", "double", /*default=*/"0",
           "Days until they must be trained on">,
    Option<"parameters", "parameters", "double", /*default=*/"0",
           "Parameters of the model, for the chip's limit and the budget">,
    Option<"tokensPerParameter", "tokens-per-parameter", "double",
           /*default=*/"0", "The budget as tokens per parameter">,
  ];
}

#endif // SINTER_TRANSFORMS_PASSES_TD

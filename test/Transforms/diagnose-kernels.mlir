// Recorded kernels of a chip of 48 warps, known by their metrics alone: an empty
// module is enough.
// RUN: sinter-opt %s --sinter-diagnose-kernels="measurements=%S/Inputs/recorded_kernels.json output=- format=text" -o /dev/null | FileCheck %s
// RUN: sinter-opt %s --sinter-diagnose-kernels="measurements=%S/Inputs/recorded_kernels.json output=- format=json" -o /dev/null | FileCheck %s --check-prefix=JSON
// RUN: sinter-opt %s --sinter-diagnose-kernels="measurements=%S/Inputs/recorded_kernels.json target=sm_120" -o /dev/null --remarks-filter="sinter-diagnose-kernels" 2>&1 | FileCheck %s --check-prefix=REMARK

// A cap on registers is no cure.
// RUN: sinter-opt %s --sinter-diagnose-kernels="measurements=%S/Inputs/recorded_kernels.json output=-" -o /dev/null | not grep -i -E "maxreg|maxrreg|register cap|cap reg"

module {}

// CHECK-LABEL: kernels on rtx5090 (sm_120a)

// A product that neither pipe nor memory bounds.
// CHECK-LABEL: @bf16_product (measured only)
// CHECK-NEXT:  [tensor.tile-or-precision] medium: the tensor pipe is the bound and not yet fed: a question of tile and precision, not of occupancy
// CHECK-NEXT:    tensor-pipe: 61.0% of the tensor pipe's peak (measured)
// CHECK-NEXT:    memory: 51.0% of DRAM's peak (measured)
// CHECK-NEXT:    residency: 8 of 48 warps per SM, 16.7% (measured)
// CHECK-NEXT:    stalls: 43.8% of the issue interval stalled on math_pipe_throttle (measured)
// CHECK-NEXT:    spills: no spills (measured)
// CHECK-NEXT:    1. another tile
// CHECK-NEXT:    2. narrower operands
// CHECK-NEXT:    3. leave occupancy as it is
// CHECK-EMPTY:

// A conversion that computes; what its registers do to residency is a note.
// CHECK-LABEL: @fp4_pack (measured only)
// CHECK-NEXT:  [compute.heavy] medium: a compute-heavy conversion, not a copy: instructions bound it, not memory
// CHECK-NEXT:    compute: 83.0% of the SM's peak (measured)
// CHECK-NEXT:    memory: 35.0% of DRAM's peak (measured)
// CHECK:       [residency.registers] info:
// CHECK-NEXT:    registers: 100 registers per thread (measured)
// CHECK-NEXT:    residency: 16 of 48 warps per SM, 33.3%, limited by registers (measured)
// CHECK-EMPTY:

// One block per SM, and a fed pipe: nothing to do.
// CHECK-LABEL: @fp4_product (measured only)
// CHECK-NEXT:  [occupancy.low-healthy] info: {{.*}}healthy low occupancy, leave it
// CHECK-NEXT:    tensor-pipe: 78.0%
// CHECK-NEXT:    memory: 81.0%
// CHECK-NEXT:    residency: 12 of 48 warps per SM
// CHECK-NEXT:    residency: 1 blocks per SM
// CHECK-NEXT:    stalls: 60.0% of the issue interval stalled on sleeping
// CHECK-EMPTY:
// CHECK-LABEL: @fp8_product (measured only)
// CHECK-NEXT:  [occupancy.low-healthy] info:
// CHECK-NEXT:    tensor-pipe: 82.0%
// CHECK-NEXT:    memory: 81.0%
// CHECK-NEXT:    residency: 12 of 48 warps per SM
// CHECK-NEXT:    residency: 1 blocks per SM
// CHECK-NEXT:    stalls: 55.0% of the issue interval stalled on sleeping
// CHECK-EMPTY:

// At the roof, and nothing but the roof.
// CHECK-LABEL: @fused_activation (measured only)
// CHECK-NEXT:  [memory.roof] info: at the memory roof: only fewer passes over the data help
// CHECK-NEXT:    roof: 88.0% of DRAM's peak (measured)
// CHECK-NEXT:    1. fuse
// CHECK-NEXT:    2. narrower types
// CHECK-EMPTY:
// CHECK-LABEL: @norm (measured only)
// CHECK-NEXT:  [memory.roof] info:
// CHECK-NEXT:    roof: 89.0%
// CHECK-NEXT:    1.
// CHECK-NEXT:    2.
// CHECK-EMPTY:

// CHECK-LABEL: @recurrent_backward (measured only)
// CHECK-NEXT:  [spills.causal] high: spills are the cause
// CHECK-NEXT:    pressure: 255 registers per thread, all that a thread can have (measured)
// CHECK-NEXT:    residency: 8 of 48 warps per SM, 16.7%, limited by registers (measured)
// CHECK-NEXT:    spill-dependencies: 9.65M spill requests (measured)
// CHECK-NEXT:    spill-dependencies: 56.0% of the issue interval stalled on long_scoreboard (measured)
// CHECK-NEXT:    issue-collapse: 91.6% of cycles without an eligible warp (measured)
// CHECK-NEXT:    1. less live state
// CHECK-NEXT:    2. split a phase off where the fewest values are live; that adds one write and one read of every value that crosses
// CHECK-EMPTY:

// As many registers and as few warps, but few spills, and warps that issue.
// CHECK-LABEL: @recurrent_backward_healthy (measured only)
// CHECK-NOT:   spills.causal
// CHECK-NEXT:  [spills.not-causal] low:
// CHECK-SAME:  they are few
// CHECK-NOT:   spills.causal

// No spills: warps wait for memory, which is busy already.
// CHECK-LABEL: @second_recurrent_backward (measured only)
// CHECK-NEXT:  [memory.latency] low: bound by memory latency: warps wait for loads, with the memory system busy, 1.41x to win at most
// CHECK-NEXT:    stalls: 55.0% of the issue interval stalled on long_scoreboard (measured)
// CHECK-NEXT:    memory: 71.0%
// CHECK-NEXT:    residency: 12 of 48 warps per SM, 25.0%, limited by registers
// CHECK-NEXT:    registers: 153 registers per thread
// CHECK-NEXT:    spills: no spills
// CHECK-NOT:   spills.
// CHECK:       1. more in flight
// CHECK-NEXT:    2. less live state, so that more warps fit
// CHECK-EMPTY:

// CHECK-LABEL: @strided (measured only)
// CHECK-NEXT:  [memory.latency] high: bound by memory latency
// CHECK:         residency: 19.2 of 48 warps per SM, 40.0% (measured)
// CHECK-NEXT:    coalescing: 32 sectors per request (measured)
// CHECK-NEXT:    coalescing: 4 of 32 bytes of a sector used (measured)
// CHECK-NEXT:    width: 4 bytes per thread and access (measured)
// CHECK-NEXT:    1. coalesce
// CHECK-NEXT:    2. wider loads
// CHECK-NEXT:    3. more in flight

// JSON:      "kernel": "bf16_product",
// JSON-NEXT: "measured_only": true
// JSON:      "kernel": "recurrent_backward",
// JSON:      "target": "rtx5090",
// JSON-NEXT: "version": 1

// REMARK-DAG: {{.*}}Missed{{.*}}spills.causal{{.*}}Function=recurrent_backward {{.*}}Reason="pressure: 255 registers per thread
// REMARK-DAG: {{.*}}Analysis{{.*}}memory.roof{{.*}}Function=norm
// REMARK-DAG: {{.*}}Analysis{{.*}}occupancy.low-healthy{{.*}}Function=fp8_product
// REMARK-DAG: {{.*}}Missed{{.*}}tensor.tile-or-precision{{.*}}Function=bf16_product
// REMARK-DAG: {{.*}}Missed{{.*}}compute.heavy{{.*}}Function=fp4_pack
// REMARK-DAG: {{.*}}Missed{{.*}}memory.latency{{.*}}Function=strided

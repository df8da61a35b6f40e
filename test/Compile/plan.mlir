// A plan goes back in: as it is, it gives the same bundle; edited, what was
// edited is obeyed and what was taken out is chosen anew.
// RUN: rm -rf %t && mkdir -p %t
// RUN: sinter-compile %s -o %t/D --emit=ptx --quiet
// RUN: sinter-compile %s -o %t/E --emit=ptx --quiet --plan=%t/D/plan.mlir
// RUN: cmp %t/D/manifest.json %t/E/manifest.json
// RUN: cmp %t/D/plan.mlir %t/E/plan.mlir
// RUN: sinter-compile %t/D/plan.mlir -o %t/F --emit=ptx --quiet
// RUN: cmp %t/D/plan.mlir %t/F/plan.mlir

// RUN: sed -e 's/threads = [0-9]*/threads = 128/g; s/blocks = [0-9]* /blocks = 8 /g; s/vector = [0-9]*/vector = 4/g; s/min_blocks_per_sm = [0-9]*/min_blocks_per_sm = 1/g' %t/D/plan.mlir > %t/threads.mlir
// RUN: sinter-compile %s -o %t/G --emit=ptx --quiet --plan=%t/threads.mlir
// RUN: FileCheck %s --check-prefix=THREADS --input-file=%t/G/manifest.json
// THREADS:     "block": [
// THREADS-NEXT: 128,

// RUN: sed -e 's/ attributes {sinter.arena = {[^}]*}}//' %t/D/plan.mlir > %t/anew.mlir
// RUN: sinter-compile %s -o %t/H --emit=ptx --quiet --plan=%t/anew.mlir
// RUN: cmp %t/D/plan.mlir %t/H/plan.mlir

// Mistakes are found.
// RUN: sed -e 's/threads = [0-9]*/threads = 100/g' %t/D/plan.mlir > %t/bad.mlir
// RUN: not sinter-compile %s -o %t/I --emit=ptx --plan=%t/bad.mlir 2>&1 | FileCheck %s --check-prefix=DECISION
// DECISION: error: {{.*}}decisions
// RUN: sed -e 's/sinter.offset = 16384/sinter.offset = 0/' %t/D/plan.mlir > %t/bad.mlir
// RUN: not sinter-compile %s -o %t/I --emit=ptx --plan=%t/bad.mlir 2>&1 | FileCheck %s --check-prefix=OVERLAP
// OVERLAP: error: argument 1 and argument 0 lie on the same bytes
// RUN: sed -e 's/sinter.offset = 16384/sinter.offset = 300/' %t/D/plan.mlir > %t/bad.mlir
// RUN: not sinter-compile %s -o %t/I --emit=ptx --plan=%t/bad.mlir 2>&1 | FileCheck %s --check-prefix=ALIGN
// ALIGN: error: offset 300 is not a multiple of 256
// RUN: sed -e 's/sinter.offsets = array<i64: [0-9]*>/sinter.offsets = array<i64: 0>/' %t/D/plan.mlir > %t/bad.mlir
// RUN: not sinter-compile %s -o %t/I --emit=ptx --plan=%t/bad.mlir 2>&1 | FileCheck %s --check-prefix=WRITE
// WRITE: error: writes {{result 0 over operand 0|over argument 0, which is not donated}}
// RUN: sed -e 's/bytes = [0-9]* : i64, live/bytes = 512 : i64, live/' %t/D/plan.mlir > %t/bad.mlir
// RUN: not sinter-compile %s -o %t/I --emit=ptx --plan=%t/bad.mlir 2>&1 | FileCheck %s --check-prefix=ARENA
// ARENA: error: 16384 bytes from 0 on reach beyond the arena of 512; put them lower, or raise bytes of sinter.arena
// RUN: sed -e 's/bytes = [0-9]* : i64, live/bytes = -1 : i64, live/' %t/D/plan.mlir > %t/bad.mlir
// RUN: not sinter-compile %s -o %t/I --emit=ptx --plan=%t/bad.mlir 2>&1 | FileCheck %s --check-prefix=ARENA-SIZE
// ARENA-SIZE: error: sinter.arena: bytes = -1 is no size of a device's memory, 0 to 2^48; correct it, or remove sinter.arena to have the buffers assigned anew
// RUN: sed -e 's/sinter.offset = 16384 /sinter.offset = 9223372036854775552 /' %t/D/plan.mlir > %t/bad.mlir
// RUN: not sinter-compile %s -o %t/I --emit=ptx --plan=%t/bad.mlir 2>&1 | FileCheck %s --check-prefix=OVERFLOW
// OVERFLOW: error: 16384 bytes from 9223372036854775552 on reach beyond the arena
// RUN: sed -e 's/ {sinter.offset = 16384 : i64}//' %t/D/plan.mlir > %t/bad.mlir
// RUN: not sinter-compile %s -o %t/I --emit=ptx --plan=%t/bad.mlir 2>&1 | FileCheck %s --check-prefix=NO-OFFSET
// NO-OFFSET: error: argument 1 has no sinter.offset = ... : i64; give it one, a multiple of 256, or remove sinter.arena of the step, and all places are assigned anew
// RUN: sed -e 's/sinter.offset = 16384 : i64/sinter.offset = 16384 : i32/' %t/D/plan.mlir > %t/bad.mlir
// RUN: not sinter-compile %s -o %t/I --emit=ptx --plan=%t/bad.mlir 2>&1 | FileCheck %s --check-prefix=OFFSET-TYPE
// OFFSET-TYPE: error: {{.*}}has "sinter.offset" = 16384 : i32, but it is written sinter.offset = 0 : i64
// RUN: sed -e 's/blocks = [0-9]* /blocks = 77 /' %t/D/plan.mlir > %t/bad.mlir
// RUN: not sinter-compile %s -o %t/I --emit=ptx --plan=%t/bad.mlir 2>&1 | FileCheck %s --check-prefix=BLOCKS
// BLOCKS: error: {{.*}}'blocks': 77 CTAs are not what the kernel has, one for each threads * vector = {{[0-9]+}} of 4096 elements; use {{[0-9]+}}

// What has no effect on a plan is refused: another chip, fusion.
// RUN: not sinter-compile %s -o %t/I --emit=ptx --plan=%t/D/plan.mlir --target=a100 2>&1 | FileCheck %s --check-prefix=TARGET
// TARGET: plan.mlir:1:1: error: the plan was made for h200, not for a100: leave the target out
// RUN: not sinter-compile %t/D/plan.mlir -o %t/I --emit=ptx --fusion=none 2>&1 | FileCheck %s --check-prefix=FUSION
// FUSION: plan.mlir:1:1: error: fusion 'none' has no effect on a plan
// A plan for another chip is compiled for that chip, under its program's name.
// RUN: sinter-compile %S/step.mlir -o %t/J --emit=ptx --quiet --target=a100
// RUN: sinter-compile %t/J/plan.mlir -o %t/K --emit=ptx 2>&1 | FileCheck %s --check-prefix=SUMMARY
// SUMMARY: sinter-compile: {{.*}}: {{[0-9]+}} launches, {{[0-9]+}} kernels (ptx)
// RUN: FileCheck %s --check-prefix=NAME --input-file=%t/K/report.txt
// NAME: program   step
// NAME-NEXT: target    a100 (sm_80)
// RUN: not sinter-compile %S/step.mlir -o %t/I --emit=ptx --plan=%t/D/plan.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: the plan is of another program
// RUN: not ls %t/I
func.func @main(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>)
    -> tensor<64x64xf32> {
  %a = arith.addf %x, %y : tensor<64x64xf32>
  %t = sinter.matmul %a, %y contract [1] x [0] acc f32
     : tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  %e = math.exp %t : tensor<64x64xf32>
  return %e : tensor<64x64xf32>
}

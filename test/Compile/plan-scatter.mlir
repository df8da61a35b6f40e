// The plan of a scatter goes round: an edited `segment` is obeyed, with other
// scratch memory, and one that does not suit is refused. Replayed in its arena,
// and run thread by thread, it computes what the program does.
// RUN: rm -rf %t && mkdir -p %t
// RUN: sinter-compile %s -o %t/D --emit=ptx --quiet
// RUN: FileCheck %s --input-file=%t/D/plan.mlir
// CHECK: sinter.scratch = array<i64: {{[0-9]+}}, [[BYTES:[0-9]+]]>
// CHECK: schedule = "scatter", segment = 64 : i64
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t/D/report.txt
// REPORT: launches  6
// REPORT: other{{ +}}8.03 MB{{ +}}4.11 MB
// REPORT: @scatter_0 (scatter, modelled)
// RUN: sinter-compile %s -o %t/E --emit=ptx --quiet --plan=%t/D/plan.mlir
// RUN: cmp %t/D/manifest.json %t/E/manifest.json
// RUN: cmp %t/D/plan.mlir %t/E/plan.mlir
// RUN: sinter-replay %t/D/plan.mlir --random-inputs=1 --program=%s
// RUN: sinter-emulate %t/D/plan.mlir --random-inputs=1 --recipe=%S/Inputs/scatter.recipe.json | FileCheck %s --check-prefix=EMULATED
// EMULATED: 1 launches emulated, 0 skipped, 0 wrong

// Fewer pieces: less scratch memory than the plan gives is no error.
// RUN: sed -e 's/segment = 64/segment = 512/' %t/D/plan.mlir > %t/edited.mlir
// RUN: sinter-compile %s -o %t/F --emit=ptx --quiet --plan=%t/edited.mlir
// RUN: sinter-emulate %t/F/plan.mlir --random-inputs=1 --recipe=%S/Inputs/scatter.recipe.json | FileCheck %s --check-prefix=EMULATED
// RUN: sed -e 's/segment = 64/segment = 4/' %t/D/plan.mlir > %t/more.mlir
// RUN: not sinter-compile %s -o %t/G --emit=ptx --quiet --plan=%t/more.mlir 2>&1 | FileCheck %s --check-prefix=SCRATCH
// SCRATCH: error: {{.*}}scratch
// RUN: sed -e 's/segment = 64/segment = 65/' %t/D/plan.mlir > %t/bad.mlir
// RUN: not sinter-compile %s -o %t/H --emit=ptx --quiet --plan=%t/bad.mlir 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: {{.*}}'segment': 65 is no multiple of 4; use 68

func.func @main(%dy: tensor<20000x96xbf16>, %ids: tensor<20000xi32>) -> tensor<1000x96xbf16> {
  %y = sinter.embedding_grad %dy, %ids : (tensor<20000x96xbf16>, tensor<20000xi32>) -> tensor<1000x96xbf16>
  return %y : tensor<1000x96xbf16>
}

// RUN: rm -rf %t && mkdir -p %t
// RUN: sinter-compile %s -o %t/D --emit=ptx --target=h200 --explain > %t/explain 2> %t/summary
// RUN: FileCheck %s --check-prefix=SUMMARY --input-file=%t/summary
// RUN: FileCheck %s --check-prefix=EXPLAIN --input-file=%t/explain
// RUN: FileCheck %s --check-prefix=MANIFEST --input-file=%t/D/manifest.json
// RUN: FileCheck %s --check-prefix=PLAN --input-file=%t/D/plan.mlir
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t/D/report.txt
// RUN: %python %S/Inputs/check_traffic.py %t/D
// RUN: ls %t | FileCheck %s --check-prefix=FOLDER
// RUN: sinter-replay %t/D/plan.mlir --random-inputs=1 --program=%s

// The same program gives the same bytes, however many workers there are.
// RUN: sinter-compile %s -o %t/E --emit=ptx -j1 --quiet
// RUN: cmp %t/D/manifest.json %t/E/manifest.json
// RUN: cmp %t/D/plan.mlir %t/E/plan.mlir
// RUN: ls %t/D/kernels > %t/D.list
// RUN: ls %t/E/kernels > %t/E.list
// RUN: cmp %t/D.list %t/E.list

// Over a bundle that is there already.
// RUN: sinter-compile %s -o %t/E --emit=ptx --quiet
// RUN: cmp %t/D/manifest.json %t/E/manifest.json

// Over another one: none of its kernels stays, and what is not a bundle's does.
// RUN: sinter-compile %s -o %t/E --emit=ptx --quiet --target=a100
// RUN: touch %t/E/kernels/mine.ptx
// RUN: sinter-compile %s -o %t/E --emit=ptx --quiet --target=h200
// RUN: ls %t/E/kernels | grep -v mine > %t/E.list
// RUN: cmp %t/D.list %t/E.list
// RUN: ls %t/E/kernels/mine.ptx

// SUMMARY: sinter-compile: {{.*}}D: {{[0-9]+}} launches, {{[0-9]+}} kernels (ptx)
// EXPLAIN: step.mlir:{{[0-9]+}}:{{[0-9]+}}: {{[0-9]+}} bytes: a value goes through memory between kernels: {{.*}} [fuse.{{.*}}]
// MANIFEST: "arena_bytes":
// MANIFEST: "format": "sinter-bundle"
// MANIFEST: "kind": "matmul"
// MANIFEST: "program": "step"
// MANIFEST: "chip": "sm_90a"
// PLAN: func.func @main
// PLAN: sinter.arena
// PLAN: sinter.launch
// PLAN: sinter.kernel private
// REPORT: program   step
// REPORT: target    h200 (sm_90a)
// REPORT: bytes moved {{.*}} one kernel per op
// REPORT: values that go through memory between kernels
// FOLDER:     {{^}}D{{$}}
// FOLDER-NOT: tmp
func.func @main(%x: tensor<64x128xbf16>, %w: tensor<128x256xbf16>,
                %p: tensor<256xf32> {sinter.alias_output = 1 : i64},
                %ids: tensor<4xi32> {sinter.unsigned})
    -> (tensor<64x256xf32>, tensor<256xf32>, tensor<4xi32>) {
  %c = arith.constant dense<[3, 1, 4, 1]> : tensor<4xi32>
  %y = sinter.matmul %x, %w contract [1] x [0] acc f32
     : tensor<64x128xbf16>, tensor<128x256xbf16> -> tensor<64x256xf32>
  %m = sinter.reduce max %y dims [1] : tensor<64x256xf32> -> tensor<64xf32>
  %b = sinter.broadcast %m dims [0] : tensor<64xf32> -> tensor<64x256xf32>
  %d = arith.subf %y, %b : tensor<64x256xf32>
  %e = math.exp %d : tensor<64x256xf32>
  %s = sinter.reduce add %e dims [0] : tensor<64x256xf32> -> tensor<256xf32>
  %n = arith.subf %p, %s : tensor<256xf32>
  %i = arith.addi %ids, %c : tensor<4xi32>
  return %e, %n, %i : tensor<64x256xf32>, tensor<256xf32>, tensor<4xi32>
}

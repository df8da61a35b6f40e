// --explain names every tiling of a row kernel that was considered, the one that
// was taken and why; the report sets what was predicted beside what ptxas took.
//
// RUN: sinter-compile %s -o %t --target=h200 --emit=ptx --explain > %t.log
// RUN: FileCheck %s < %t.log
// RUN: grep -c tiles.rejected %t.log | %python -c "import sys; sys.exit(int(sys.stdin.read()) < 30)"
// RUN: FileCheck %s --check-prefix=REPORT < %t/report.txt
// RUN: FileCheck %s --check-prefix=JSON < %t/report.json

// CHECK: [tiles.chosen]
// CHECK: KiB in flight of {{.*}} needed, {{.*}} us more [tiles.rejected]
// REPORT: kernels with most registers per thread
// REPORT-NEXT: predicted  spill   ptxas  stack  stores  loads
// REPORT-NEXT: {{[0-9]+}} to {{[0-9]+}} 0 - - - - @fused_reduce_0
// JSON: "predicted_registers_high": {{[0-9]+}},
// JSON-NEXT: "predicted_registers_low": {{[0-9]+}},
// JSON-NEXT: "predicted_spill_bytes": 0,
func.func @main(%x: tensor<4096x2048xbf16>) -> tensor<4096x2048xbf16> {
  %wide = arith.extf %x : tensor<4096x2048xbf16> to tensor<4096x2048xf32>
  %square = arith.mulf %wide, %wide : tensor<4096x2048xf32>
  %sum = sinter.reduce add %square dims [1] : tensor<4096x2048xf32> -> tensor<4096xf32>
  %root = math.rsqrt %sum : tensor<4096xf32>
  %all = sinter.broadcast %root dims [0] : tensor<4096xf32> -> tensor<4096x2048xf32>
  %scaled = arith.mulf %wide, %all : tensor<4096x2048xf32>
  %y = arith.truncf %scaled : tensor<4096x2048xf32> to tensor<4096x2048xbf16>
  return %y : tensor<4096x2048xbf16>
}

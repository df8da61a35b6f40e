// Every plan that was considered, the chosen one first, and why each lost.
//
// RUN: sinter-opt %s --sinter-choose-tiles=explain --remarks-filter="sinter-choose-tiles" --remark-policy=all 2>%t.log >/dev/null
// RUN: FileCheck %s <%t.log
// Nothing is short of registers here.
// RUN: not grep tiles.cure %t.log
// RUN: grep -c tiles.rejected %t.log | %python -c "import sys; n = int(sys.stdin.read()); print(n); sys.exit(n < 29)"

// CHECK: remark: [Passed] tiles.chosen
// CHECK-SAME: Reason="the least modelled time of {{[0-9]+}} plans"
// CHECK-SAME: row, threads {{[0-9]+}}, lanes {{[0-9]+}}, chunks {{[0-9]+}}, vector {{[0-9]+}}, blocks {{[0-9]+}}: {{[0-9]+}} to {{[0-9]+}} registers of {{[0-9]+}}, {{[0-9]+}} CTAs per SM (limit: {{[a-z_+]+}}), {{[0-9.]+}} KiB in flight of {{[0-9.]+}} needed, {{[0-9.]+}} us (memory {{[0-9.]+}}, waiting {{[0-9.]+}}, arithmetic {{[0-9.]+}}, launch {{[0-9.]+}})
// CHECK: remark: [Missed] tiles.rejected
// CHECK: {{[0-9.]+}} us more
sinter.kernel private @norm(%x: tensor<16384x2048xbf16>, %r: tensor<16384x2048xbf16>) -> (tensor<16384x2048xbf16>, tensor<16384x2048xbf16>) {
  %h = arith.addf %x, %r : tensor<16384x2048xbf16>
  %wide = arith.extf %h : tensor<16384x2048xbf16> to tensor<16384x2048xf32>
  %square = arith.mulf %wide, %wide : tensor<16384x2048xf32>
  %sum = sinter.reduce add %square dims [1] : tensor<16384x2048xf32> -> tensor<16384xf32>
  %root = math.rsqrt %sum : tensor<16384xf32>
  %all = sinter.broadcast %root dims [0] : tensor<16384xf32> -> tensor<16384x2048xf32>
  %scaled = arith.mulf %wide, %all : tensor<16384x2048xf32>
  %y = arith.truncf %scaled : tensor<16384x2048xf32> to tensor<16384x2048xbf16>
  sinter.yield %h, %y : tensor<16384x2048xbf16>, tensor<16384x2048xbf16>
}

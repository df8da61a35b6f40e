// 1 - erf(x) would give 0 from x = 4 on; the values are those of C's erfc.
// RUN: sinter-eval %s --print | FileCheck %s
// CHECK: out0 F32[12]: 1 0.4795001{{[0-9]+}} 0.157299{{[0-9]+}} 0.0338948{{[0-9]+}} 0.0046777{{[0-9]+}} 2.2090{{[0-9]+}}e-05 1.53745{{[0-9]+}}e-12 4.13703{{[0-9]+}}e-37 1.995322{{[0-9]+}} 0 2 nan
// CHECK: out1 F64[5]: 0.157299207050285{{[0-9]+}} 2.209049699858{{[0-9]+}}e-05 1.122429717298{{[0-9]+}}e-29 5.395865611607{{[0-9]+}}e-176 0
// CHECK: out2 BF16[2]: 0.157226562 2.20537186e-05
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<12xf32>, tensor<5xf64>, tensor<2xbf16>), sym_name = "main"}> ({
    %0 = "stablehlo.constant"() <{value = dense<[0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 9.0, -2.0, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<12xf32>}> : () -> tensor<12xf32>
    %1 = "chlo.erfc"(%0) : (tensor<12xf32>) -> tensor<12xf32>
    %2 = "stablehlo.constant"() <{value = dense<[1.0, 3.0, 8.0, 20.0, 0x7FF0000000000000]> : tensor<5xf64>}> : () -> tensor<5xf64>
    %3 = "chlo.erfc"(%2) : (tensor<5xf64>) -> tensor<5xf64>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 3.0]> : tensor<2xbf16>}> : () -> tensor<2xbf16>
    %5 = "chlo.erfc"(%4) : (tensor<2xbf16>) -> tensor<2xbf16>
    "func.return"(%1, %3, %5) : (tensor<12xf32>, tensor<5xf64>, tensor<2xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

// check: ulp=16
"builtin.module"() <{sym_name = "power_f16"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<33xf16>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf16>, %arg1: tensor<3x5xf16>):
    %2 = "stablehlo.abs"(%arg0) : (tensor<3x5xf16>) -> tensor<3x5xf16>
    %3 = "stablehlo.constant"() <{value = dense<0.25> : tensor<f16>}> : () -> tensor<f16>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<3x5xf16>
    %5 = "stablehlo.add"(%2, %4) : (tensor<3x5xf16>, tensor<3x5xf16>) -> tensor<3x5xf16>
    %6 = "stablehlo.reshape"(%5) : (tensor<3x5xf16>) -> tensor<15xf16>
    %7 = "stablehlo.constant"() <{value = dense<[0.0, 0.0, -0.0, -2.0, -2.0, 1.0, 0x7E00, 0x7E00, 0x7C00, 0x7C00, 0xFC00, 0.5, 0.5, -1.0, 2.0, 2.0, 3.0, 9.0]> : tensor<18xf16>}> : () -> tensor<18xf16>
    %8 = "stablehlo.concatenate"(%7, %6) <{dimension = 0 : i64}> : (tensor<18xf16>, tensor<15xf16>) -> tensor<33xf16>
    %9 = "stablehlo.reshape"(%arg1) : (tensor<3x5xf16>) -> tensor<15xf16>
    %10 = "stablehlo.constant"() <{value = dense<[0.0, -1.0, -3.0, 3.0, 0.5, 0x7E00, 0.0, 1.0, 0.0, -1.0, 3.0, 0x7C00, 0xFC00, 0x7C00, 0.5, -2.0, 4.0, 0.5]> : tensor<18xf16>}> : () -> tensor<18xf16>
    %11 = "stablehlo.concatenate"(%10, %9) <{dimension = 0 : i64}> : (tensor<18xf16>, tensor<15xf16>) -> tensor<33xf16>
    %12 = "stablehlo.power"(%8, %11) : (tensor<33xf16>, tensor<33xf16>) -> tensor<33xf16>
    "func.return"(%12) : (tensor<33xf16>) -> ()
  }) : () -> ()
}) : () -> ()

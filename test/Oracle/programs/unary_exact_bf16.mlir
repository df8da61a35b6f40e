// check: bits
"builtin.module"() <{sym_name = "unary_exact_bf16"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<13xbf16>) -> (tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<13xbf16>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 3.5, 0.498046875, -0.498046875, 100.0, -96.0, 3.3895313892515355e+38, -3.3895313892515355e+38, 1.1754943508222875e-38, -1.1754943508222875e-38]> : tensor<20xbf16>}> : () -> tensor<20xbf16>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<20xbf16>, tensor<13xbf16>) -> tensor<33xbf16>
    %3 = "stablehlo.abs"(%2) : (tensor<33xbf16>) -> tensor<33xbf16>
    %4 = "stablehlo.negate"(%2) : (tensor<33xbf16>) -> tensor<33xbf16>
    %5 = "stablehlo.sign"(%2) : (tensor<33xbf16>) -> tensor<33xbf16>
    %6 = "stablehlo.ceil"(%2) : (tensor<33xbf16>) -> tensor<33xbf16>
    %7 = "stablehlo.floor"(%2) : (tensor<33xbf16>) -> tensor<33xbf16>
    %8 = "stablehlo.round_nearest_afz"(%2) : (tensor<33xbf16>) -> tensor<33xbf16>
    %9 = "stablehlo.round_nearest_even"(%2) : (tensor<33xbf16>) -> tensor<33xbf16>
    %10 = "chlo.square"(%2) : (tensor<33xbf16>) -> tensor<33xbf16>
    %11 = "stablehlo.is_finite"(%2) : (tensor<33xbf16>) -> tensor<33xi1>
    "func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %11) : (tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xbf16>, tensor<33xi1>) -> ()
  }) : () -> ()
}) : () -> ()

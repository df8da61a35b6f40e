// check: bits
"builtin.module"() <{sym_name = "unary_exact_f64"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<13xf64>) -> (tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<13xf64>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 3.5, 0.49999999999999994, -0.49999999999999994, 100.0, -96.0, 1.7976931348623157e+308, -1.7976931348623157e+308, 2.2250738585072014e-308, -2.2250738585072014e-308]> : tensor<20xf64>}> : () -> tensor<20xf64>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<20xf64>, tensor<13xf64>) -> tensor<33xf64>
    %3 = "stablehlo.abs"(%2) : (tensor<33xf64>) -> tensor<33xf64>
    %4 = "stablehlo.negate"(%2) : (tensor<33xf64>) -> tensor<33xf64>
    %5 = "stablehlo.sign"(%2) : (tensor<33xf64>) -> tensor<33xf64>
    %6 = "stablehlo.ceil"(%2) : (tensor<33xf64>) -> tensor<33xf64>
    %7 = "stablehlo.floor"(%2) : (tensor<33xf64>) -> tensor<33xf64>
    %8 = "stablehlo.round_nearest_afz"(%2) : (tensor<33xf64>) -> tensor<33xf64>
    %9 = "stablehlo.round_nearest_even"(%2) : (tensor<33xf64>) -> tensor<33xf64>
    %10 = "chlo.square"(%2) : (tensor<33xf64>) -> tensor<33xf64>
    %11 = "stablehlo.is_finite"(%2) : (tensor<33xf64>) -> tensor<33xi1>
    "func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %11) : (tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xf64>, tensor<33xi1>) -> ()
  }) : () -> ()
}) : () -> ()

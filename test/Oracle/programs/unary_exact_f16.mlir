// check: bits
"builtin.module"() <{sym_name = "unary_exact_f16"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<13xf16>) -> (tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<13xf16>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0xFC00, 0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 3.5, 0.499755859375, -0.499755859375, 100.0, -96.0, 65504.0, -65504.0, 6.103515625e-05, -6.103515625e-05]> : tensor<20xf16>}> : () -> tensor<20xf16>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<20xf16>, tensor<13xf16>) -> tensor<33xf16>
    %3 = "stablehlo.abs"(%2) : (tensor<33xf16>) -> tensor<33xf16>
    %4 = "stablehlo.negate"(%2) : (tensor<33xf16>) -> tensor<33xf16>
    %5 = "stablehlo.sign"(%2) : (tensor<33xf16>) -> tensor<33xf16>
    %6 = "stablehlo.ceil"(%2) : (tensor<33xf16>) -> tensor<33xf16>
    %7 = "stablehlo.floor"(%2) : (tensor<33xf16>) -> tensor<33xf16>
    %8 = "stablehlo.round_nearest_afz"(%2) : (tensor<33xf16>) -> tensor<33xf16>
    %9 = "stablehlo.round_nearest_even"(%2) : (tensor<33xf16>) -> tensor<33xf16>
    %10 = "chlo.square"(%2) : (tensor<33xf16>) -> tensor<33xf16>
    %11 = "stablehlo.is_finite"(%2) : (tensor<33xf16>) -> tensor<33xi1>
    "func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %11) : (tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xf16>, tensor<33xi1>) -> ()
  }) : () -> ()
}) : () -> ()

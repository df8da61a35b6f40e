// check: bits
"builtin.module"() <{sym_name = "unary_exact_f8E5M2"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<13xf8E5M2>) -> (tensor<33xf8E5M2>, tensor<33xf8E5M2>, tensor<33xf8E5M2>, tensor<33xf8E5M2>, tensor<33xf8E5M2>, tensor<33xf8E5M2>, tensor<33xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<13xf8E5M2>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7E, 0x7C, 0xFC, 0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 3.5, 0.4375, -0.4375, 96.0, -96.0, 57344.0, -57344.0, 6.103515625e-05, -6.103515625e-05]> : tensor<20xf8E5M2>}> : () -> tensor<20xf8E5M2>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<20xf8E5M2>, tensor<13xf8E5M2>) -> tensor<33xf8E5M2>
    %3 = "stablehlo.abs"(%2) : (tensor<33xf8E5M2>) -> tensor<33xf8E5M2>
    %4 = "stablehlo.negate"(%2) : (tensor<33xf8E5M2>) -> tensor<33xf8E5M2>
    %5 = "stablehlo.sign"(%2) : (tensor<33xf8E5M2>) -> tensor<33xf8E5M2>
    %6 = "stablehlo.ceil"(%2) : (tensor<33xf8E5M2>) -> tensor<33xf8E5M2>
    %7 = "stablehlo.floor"(%2) : (tensor<33xf8E5M2>) -> tensor<33xf8E5M2>
    %8 = "stablehlo.round_nearest_even"(%2) : (tensor<33xf8E5M2>) -> tensor<33xf8E5M2>
    %9 = "stablehlo.is_finite"(%2) : (tensor<33xf8E5M2>) -> tensor<33xi1>
    "func.return"(%3, %4, %5, %6, %7, %8, %9) : (tensor<33xf8E5M2>, tensor<33xf8E5M2>, tensor<33xf8E5M2>, tensor<33xf8E5M2>, tensor<33xf8E5M2>, tensor<33xf8E5M2>, tensor<33xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// check: bits
"builtin.module"() <{sym_name = "unary_exact_f32"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<13xf32>) -> (tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<13xf32>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 3.5, 0.4999999701976776, -0.4999999701976776, 100.0, -96.0, 3.4028234663852886e+38, -3.4028234663852886e+38, 1.1754943508222875e-38, -1.1754943508222875e-38]> : tensor<20xf32>}> : () -> tensor<20xf32>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<20xf32>, tensor<13xf32>) -> tensor<33xf32>
    %3 = "stablehlo.abs"(%2) : (tensor<33xf32>) -> tensor<33xf32>
    %4 = "stablehlo.negate"(%2) : (tensor<33xf32>) -> tensor<33xf32>
    %5 = "stablehlo.sign"(%2) : (tensor<33xf32>) -> tensor<33xf32>
    %6 = "stablehlo.ceil"(%2) : (tensor<33xf32>) -> tensor<33xf32>
    %7 = "stablehlo.floor"(%2) : (tensor<33xf32>) -> tensor<33xf32>
    %8 = "stablehlo.round_nearest_afz"(%2) : (tensor<33xf32>) -> tensor<33xf32>
    %9 = "stablehlo.round_nearest_even"(%2) : (tensor<33xf32>) -> tensor<33xf32>
    %10 = "chlo.square"(%2) : (tensor<33xf32>) -> tensor<33xf32>
    %11 = "stablehlo.is_finite"(%2) : (tensor<33xf32>) -> tensor<33xi1>
    "func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %11) : (tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xi1>) -> ()
  }) : () -> ()
}) : () -> ()

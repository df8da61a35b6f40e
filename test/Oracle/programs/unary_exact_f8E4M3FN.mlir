// check: bits
"builtin.module"() <{sym_name = "unary_exact_f8E4M3FN"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<13xf8E4M3FN>) -> (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<13xf8E4M3FN>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7F, 0.0, -0.0, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 3.5, 0.46875, -0.46875, 96.0, -96.0, 448.0, -448.0, 0.015625, -0.015625]> : tensor<18xf8E4M3FN>}> : () -> tensor<18xf8E4M3FN>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<18xf8E4M3FN>, tensor<13xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %3 = "stablehlo.abs"(%2) : (tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %4 = "stablehlo.negate"(%2) : (tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %5 = "stablehlo.sign"(%2) : (tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %6 = "stablehlo.ceil"(%2) : (tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %7 = "stablehlo.floor"(%2) : (tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %8 = "stablehlo.round_nearest_even"(%2) : (tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %9 = "stablehlo.is_finite"(%2) : (tensor<31xf8E4M3FN>) -> tensor<31xi1>
    "func.return"(%3, %4, %5, %6, %7, %8, %9) : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xi1>) -> ()
  }) : () -> ()
}) : () -> ()

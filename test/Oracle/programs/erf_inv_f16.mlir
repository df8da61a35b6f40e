// check: ulp=64
"builtin.module"() <{sym_name = "erf_inv_f16"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<17xf16>) -> tensor<27xf16>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<17xf16>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7E00, 1.0, -1.0, 0.0, -0.0, 0.5, -0.5, 0.875, 0.0010004043579101562, 2.0]> : tensor<10xf16>}> : () -> tensor<10xf16>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<10xf16>, tensor<17xf16>) -> tensor<27xf16>
    %3 = "chlo.erf_inv"(%2) : (tensor<27xf16>) -> tensor<27xf16>
    "func.return"(%3) : (tensor<27xf16>) -> ()
  }) : () -> ()
}) : () -> ()

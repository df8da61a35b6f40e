// check: ulp=64
// gpu: refused, f64 transcendental
"builtin.module"() <{sym_name = "erf_inv_f64"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<17xf64>) -> tensor<27xf64>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<17xf64>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 1.0, -1.0, 0.0, -0.0, 0.5, -0.5, 0.875, 0.001, 2.0]> : tensor<10xf64>}> : () -> tensor<10xf64>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<10xf64>, tensor<17xf64>) -> tensor<27xf64>
    %3 = "chlo.erf_inv"(%2) : (tensor<27xf64>) -> tensor<27xf64>
    "func.return"(%3) : (tensor<27xf64>) -> ()
  }) : () -> ()
}) : () -> ()

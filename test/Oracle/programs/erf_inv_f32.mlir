// check: ulp=64
"builtin.module"() <{sym_name = "erf_inv_f32"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<17xf32>) -> tensor<27xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<17xf32>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 1.0, -1.0, 0.0, -0.0, 0.5, -0.5, 0.875, 0.0010000000474974513, 2.0]> : tensor<10xf32>}> : () -> tensor<10xf32>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<10xf32>, tensor<17xf32>) -> tensor<27xf32>
    %3 = "chlo.erf_inv"(%2) : (tensor<27xf32>) -> tensor<27xf32>
    "func.return"(%3) : (tensor<27xf32>) -> ()
  }) : () -> ()
}) : () -> ()

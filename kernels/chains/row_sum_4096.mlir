"builtin.module"() <{sym_name = "jit_row_sum"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<16384x4096xbf16>) -> tensor<16384xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<16384x4096xbf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<16384x4096xbf16>) -> tensor<16384x4096xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<16384x4096xf32>, tensor<f32>) -> tensor<16384xf32>
    "func.return"(%2) : (tensor<16384xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()


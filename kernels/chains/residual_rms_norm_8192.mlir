"builtin.module"() <{sym_name = "jit_residual_rms_norm"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<16384x8192xbf16>, tensor<16384x8192xbf16>, tensor<8192xbf16>) -> (tensor<16384x8192xbf16>, tensor<16384x8192xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<16384x8192xbf16>, %arg1: tensor<16384x8192xbf16>, %arg2: tensor<8192xbf16>):
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<16384x8192xbf16>, tensor<16384x8192xbf16>) -> tensor<16384x8192xbf16>
    %1 = "stablehlo.convert"(%0) : (tensor<16384x8192xbf16>) -> tensor<16384x8192xf32>
    %2 = "stablehlo.multiply"(%1, %1) : (tensor<16384x8192xf32>, tensor<16384x8192xf32>) -> tensor<16384x8192xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %20 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) : (tensor<16384x8192xf32>, tensor<f32>) -> tensor<16384xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16384xf32>) -> tensor<16384x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<8.192000e+03> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16384x1xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<16384x1xf32>, tensor<16384x1xf32>) -> tensor<16384x1xf32>
    %9 = "stablehlo.constant"() <{value = dense<9.99999997E-7> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16384x1xf32>
    %11 = "stablehlo.add"(%8, %10) : (tensor<16384x1xf32>, tensor<16384x1xf32>) -> tensor<16384x1xf32>
    %12 = "stablehlo.rsqrt"(%11) : (tensor<16384x1xf32>) -> tensor<16384x1xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16384x1xf32>) -> tensor<16384x8192xf32>
    %14 = "stablehlo.multiply"(%1, %13) : (tensor<16384x8192xf32>, tensor<16384x8192xf32>) -> tensor<16384x8192xf32>
    %15 = "stablehlo.convert"(%arg2) : (tensor<8192xbf16>) -> tensor<8192xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 1>}> : (tensor<8192xf32>) -> tensor<1x8192xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x8192xf32>) -> tensor<16384x8192xf32>
    %18 = "stablehlo.multiply"(%14, %17) : (tensor<16384x8192xf32>, tensor<16384x8192xf32>) -> tensor<16384x8192xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<16384x8192xf32>) -> tensor<16384x8192xbf16>
    "func.return"(%0, %19) : (tensor<16384x8192xbf16>, tensor<16384x8192xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()


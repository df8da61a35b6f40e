"builtin.module"() <{sym_name = "jit_rms_norm_backward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<16384x2048xbf16>, tensor<16384x2048xbf16>, tensor<16384x2048xbf16>, tensor<2048xbf16>, tensor<16384xf32>) -> (tensor<16384x2048xbf16>, tensor<2048xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<16384x2048xbf16>, %arg1: tensor<16384x2048xbf16>, %arg2: tensor<16384x2048xbf16>, %arg3: tensor<2048xbf16>, %arg4: tensor<16384xf32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<16384x2048xbf16>) -> tensor<16384x2048xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<16384x2048xbf16>) -> tensor<16384x2048xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16384xf32>) -> tensor<16384x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16384x1xf32>) -> tensor<16384x2048xf32>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<16384x2048xf32>, tensor<16384x2048xf32>) -> tensor<16384x2048xf32>
    %5 = "stablehlo.convert"(%arg3) : (tensor<2048xbf16>) -> tensor<2048xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2048xf32>) -> tensor<16384x2048xf32>
    %8 = "stablehlo.multiply"(%0, %7) : (tensor<16384x2048xf32>, tensor<16384x2048xf32>) -> tensor<16384x2048xf32>
    %9 = "stablehlo.multiply"(%8, %4) : (tensor<16384x2048xf32>, tensor<16384x2048xf32>) -> tensor<16384x2048xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %30 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<16384x2048xf32>, tensor<f32>) -> tensor<16384xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16384xf32>) -> tensor<16384x1xf32>
    %13 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16384x1xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<16384x1xf32>, tensor<16384x1xf32>) -> tensor<16384x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16384x1xf32>) -> tensor<16384x2048xf32>
    %17 = "stablehlo.multiply"(%4, %16) : (tensor<16384x2048xf32>, tensor<16384x2048xf32>) -> tensor<16384x2048xf32>
    %18 = "stablehlo.subtract"(%8, %17) : (tensor<16384x2048xf32>, tensor<16384x2048xf32>) -> tensor<16384x2048xf32>
    %19 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16384xf32>) -> tensor<16384x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16384x1xf32>) -> tensor<16384x2048xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<16384x2048xf32>, tensor<16384x2048xf32>) -> tensor<16384x2048xf32>
    %22 = "stablehlo.convert"(%arg2) : (tensor<16384x2048xbf16>) -> tensor<16384x2048xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<16384x2048xf32>, tensor<16384x2048xf32>) -> tensor<16384x2048xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<16384x2048xf32>) -> tensor<16384x2048xbf16>
    %25 = "stablehlo.multiply"(%0, %4) : (tensor<16384x2048xf32>, tensor<16384x2048xf32>) -> tensor<16384x2048xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %29 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<16384x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %28 = "stablehlo.convert"(%27) : (tensor<2048xf32>) -> tensor<2048xbf16>
    "func.return"(%24, %28) : (tensor<16384x2048xbf16>, tensor<2048xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()


"builtin.module"() <{sym_name = "jit_swiglu_backward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>, tensor<16384x5632xbf16>) -> (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<16384x5632xbf16>, %arg1: tensor<16384x5632xbf16>, %arg2: tensor<16384x5632xbf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<16384x5632xbf16>) -> tensor<16384x5632xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<16384x5632xbf16>) -> tensor<16384x5632xf32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<16384x5632xbf16>) -> tensor<16384x5632xf32>
    %3 = "stablehlo.negate"(%0) : (tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16384x5632xf32>
    %7 = "stablehlo.add"(%6, %4) : (tensor<16384x5632xf32>, tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16384x5632xf32>
    %10 = "stablehlo.divide"(%9, %7) : (tensor<16384x5632xf32>, tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %11 = "stablehlo.multiply"(%2, %1) : (tensor<16384x5632xf32>, tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16384x5632xf32>
    %14 = "stablehlo.subtract"(%13, %10) : (tensor<16384x5632xf32>, tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %15 = "stablehlo.multiply"(%0, %14) : (tensor<16384x5632xf32>, tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16384x5632xf32>
    %18 = "stablehlo.add"(%17, %15) : (tensor<16384x5632xf32>, tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %19 = "stablehlo.multiply"(%10, %18) : (tensor<16384x5632xf32>, tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %20 = "stablehlo.multiply"(%11, %19) : (tensor<16384x5632xf32>, tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<16384x5632xf32>) -> tensor<16384x5632xbf16>
    %22 = "stablehlo.multiply"(%2, %0) : (tensor<16384x5632xf32>, tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %23 = "stablehlo.multiply"(%22, %10) : (tensor<16384x5632xf32>, tensor<16384x5632xf32>) -> tensor<16384x5632xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<16384x5632xf32>) -> tensor<16384x5632xbf16>
    "func.return"(%21, %24) : (tensor<16384x5632xbf16>, tensor<16384x5632xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()


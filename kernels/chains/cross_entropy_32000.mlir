"builtin.module"() <{sym_name = "jit_cross_entropy"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<16384x32000xbf16>, tensor<16384xi32>) -> (tensor<16384xf32>, tensor<16384x32000xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<16384x32000xbf16>, %arg4: tensor<16384xi32>):
    %3 = "stablehlo.convert"(%arg3) : (tensor<16384x32000xbf16>) -> tensor<16384x32000xf32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %33 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<16384x32000xf32>, tensor<f32>) -> tensor<16384xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16384xf32>) -> tensor<16384x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16384x1xf32>) -> tensor<16384x32000xf32>
    %8 = "stablehlo.subtract"(%3, %7) : (tensor<16384x32000xf32>, tensor<16384x32000xf32>) -> tensor<16384x32000xf32>
    %9 = "stablehlo.exponential"(%8) : (tensor<16384x32000xf32>) -> tensor<16384x32000xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %32 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) : (tensor<16384x32000xf32>, tensor<f32>) -> tensor<16384xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16384xf32>) -> tensor<16384x1xf32>
    %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<16384x32000xi32>
    %14 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<16384xi32>) -> tensor<16384x1xi32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16384x1xi32>) -> tensor<16384x32000xi32>
    %16 = "stablehlo.compare"(%13, %15) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<16384x32000xi32>, tensor<16384x32000xi32>) -> tensor<16384x32000xi1>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "func.call"(%16, %3, %17) <{callee = @_where}> : (tensor<16384x32000xi1>, tensor<16384x32000xf32>, tensor<f32>) -> tensor<16384x32000xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %31 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<16384x32000xf32>, tensor<f32>) -> tensor<16384xf32>
    %21 = "stablehlo.reshape"(%12) : (tensor<16384x1xf32>) -> tensor<16384xf32>
    %22 = "stablehlo.log"(%21) : (tensor<16384xf32>) -> tensor<16384xf32>
    %23 = "stablehlo.reshape"(%6) : (tensor<16384x1xf32>) -> tensor<16384xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<16384xf32>, tensor<16384xf32>) -> tensor<16384xf32>
    %25 = "stablehlo.subtract"(%24, %20) : (tensor<16384xf32>, tensor<16384xf32>) -> tensor<16384xf32>
    %26 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<16384x1xf32>) -> tensor<16384x32000xf32>
    %27 = "stablehlo.divide"(%9, %26) : (tensor<16384x32000xf32>, tensor<16384x32000xf32>) -> tensor<16384x32000xf32>
    %28 = "stablehlo.convert"(%16) : (tensor<16384x32000xi1>) -> tensor<16384x32000xf32>
    %29 = "stablehlo.subtract"(%27, %28) : (tensor<16384x32000xf32>, tensor<16384x32000xf32>) -> tensor<16384x32000xf32>
    %30 = "stablehlo.convert"(%29) : (tensor<16384x32000xf32>) -> tensor<16384x32000xbf16>
    "func.return"(%25, %30) : (tensor<16384xf32>, tensor<16384x32000xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<16384x32000xi1>, tensor<16384x32000xf32>, tensor<f32>) -> tensor<16384x32000xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<16384x32000xi1>, %arg1: tensor<16384x32000xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16384x32000xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<16384x32000xi1>, tensor<16384x32000xf32>, tensor<16384x32000xf32>) -> tensor<16384x32000xf32>
    "func.return"(%2) : (tensor<16384x32000xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()


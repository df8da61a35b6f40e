"builtin.module"() <{sym_name = "norm_and_column_sum"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<130x257xf32>, tensor<257xf32>) -> (tensor<130x257xf32>, tensor<257xf32>, tensor<257x130xbf16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<130x257xf32>, %arg1: tensor<257xf32>):
    %2 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %3 = "chlo.square"(%arg0) : (tensor<130x257xf32>) -> tensor<130x257xf32>
    %7 = "stablehlo.reduce"(%3, %2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %6 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<130x257xf32>, tensor<f32>) -> tensor<130xf32>
    %8 = "stablehlo.constant"() <{value = dense<257.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<130xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<130xf32>, tensor<130xf32>) -> tensor<130xf32>
    %11 = "stablehlo.constant"() <{value = dense<9.999999747378752e-06> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<130xf32>
    %13 = "stablehlo.add"(%10, %12) : (tensor<130xf32>, tensor<130xf32>) -> tensor<130xf32>
    %14 = "stablehlo.rsqrt"(%13) : (tensor<130xf32>) -> tensor<130xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<130xf32>) -> tensor<130x257xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<130x257xf32>, tensor<130x257xf32>) -> tensor<130x257xf32>
    %17 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<257xf32>) -> tensor<130x257xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<130x257xf32>, tensor<130x257xf32>) -> tensor<130x257xf32>
    %19 = "stablehlo.abs"(%18) : (tensor<130x257xf32>) -> tensor<130x257xf32>
    %23 = "stablehlo.reduce"(%19, %2) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %22 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<130x257xf32>, tensor<f32>) -> tensor<257xf32>
    %24 = "stablehlo.convert"(%18) : (tensor<130x257xf32>) -> tensor<130x257xbf16>
    %25 = "stablehlo.transpose"(%24) <{permutation = array<i64: 1, 0>}> : (tensor<130x257xbf16>) -> tensor<257x130xbf16>
    "func.return"(%18, %23, %25) : (tensor<130x257xf32>, tensor<257xf32>, tensor<257x130xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

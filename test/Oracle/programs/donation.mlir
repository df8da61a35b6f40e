"builtin.module"() <{sym_name = "donation"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}], function_type = (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x8xf32>, %arg1: tensor<5x8xf32>, %arg2: tensor<5x8xf32>):
    %3 = "stablehlo.constant"() <{value = dense<0.8999999761581421> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8xf32>
    %5 = "stablehlo.multiply"(%arg1, %4) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %6 = "stablehlo.add"(%5, %arg2) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %7 = "stablehlo.constant"() <{value = dense<0.10000000149011612> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x8xf32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %10 = "stablehlo.subtract"(%arg0, %9) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %11 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0>}> : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %12 = "stablehlo.subtract"(%11, %arg1) : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    "func.return"(%10, %6, %12) : (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

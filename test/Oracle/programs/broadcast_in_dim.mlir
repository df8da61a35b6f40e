// check: bits
"builtin.module"() <{sym_name = "broadcast_in_dim"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x1xf32>, tensor<5xf32>, tensor<f32>) -> (tensor<3x7xf32>, tensor<7x3xf32>, tensor<2x3x4x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<1x5x1xf32>, tensor<f32>, tensor<3x0xf32>, tensor<4x5xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1xf32>, %arg1: tensor<5xf32>, %arg2: tensor<f32>):
    %3 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x7xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x1xf32>) -> tensor<7x3xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<3x1xf32>) -> tensor<2x3x4x5xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5x1xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x0xf32>
    %11 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<4x5xf32>
    "func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %12) : (tensor<3x7xf32>, tensor<7x3xf32>, tensor<2x3x4x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<1x5x1xf32>, tensor<f32>, tensor<3x0xf32>, tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()

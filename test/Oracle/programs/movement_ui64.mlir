// check: bits
"builtin.module"() <{sym_name = "movement_ui64"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x1x5xui64>, tensor<i32>) -> (tensor<5x3x1xui64>, tensor<5x3xui64>, tensor<3x1x5xui64>, tensor<3x4x5xui64>, tensor<5x2x3x1xui64>, tensor<2x1x2xui64>, tensor<4x2x8xui64>, tensor<5x1x12xui64>, tensor<3x1x12xui64>, tensor<2x3xui64>, tensor<2x1x3xui64>, tensor<3x1x5xui64>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x5xui64>, %arg15: tensor<i32>):
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<ui64>}> : () -> tensor<ui64>
    %2 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %3 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x1x5xui64>) -> tensor<5x3x1xui64>
    %4 = "stablehlo.reshape"(%arg0) : (tensor<3x1x5xui64>) -> tensor<5x3xui64>
    %5 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x1x5xui64>) -> tensor<3x1x5xui64>
    %6 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x5xui64>) -> tensor<3x4x5xui64>
    %7 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 2, 3, 0>}> : (tensor<3x1x5xui64>) -> tensor<5x2x3x1xui64>
    %8 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 1, 5>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 2, 1, 3>}> : (tensor<3x1x5xui64>) -> tensor<2x1x2xui64>
    %9 = "stablehlo.pad"(%arg0, %1) <{edge_padding_high = array<i64: 0, 1, 1>, edge_padding_low = array<i64: 1, 0, 2>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x1x5xui64>, tensor<ui64>) -> tensor<4x2x8xui64>
    %10 = "stablehlo.pad"(%arg0, %2) <{edge_padding_high = array<i64: 1, 0, -2>, edge_padding_low = array<i64: -1, 0, 1>, interior_padding = array<i64: 1, 3, 2>}> : (tensor<3x1x5xui64>, tensor<ui64>) -> tensor<5x1x12xui64>
    %11 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 2>}> : (tensor<3x1x5xui64>) -> tensor<3x1x5xui64>
    %12 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 1, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x1x5xui64>) -> tensor<3x1x2xui64>
    %13 = "stablehlo.concatenate"(%arg0, %11, %12) <{dimension = 2 : i64}> : (tensor<3x1x5xui64>, tensor<3x1x5xui64>, tensor<3x1x2xui64>) -> tensor<3x1x12xui64>
    %14 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.dynamic_slice"(%arg0, %arg15, %16, %17) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<3x1x5xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xui64>
    %19 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1x1x2xui64>
    %20 = "stablehlo.dynamic_update_slice"(%arg0, %19, %arg15, %16, %17) : (tensor<3x1x5xui64>, tensor<1x1x2xui64>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x5xui64>
    "func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %13, %14, %18, %20) : (tensor<5x3x1xui64>, tensor<5x3xui64>, tensor<3x1x5xui64>, tensor<3x4x5xui64>, tensor<5x2x3x1xui64>, tensor<2x1x2xui64>, tensor<4x2x8xui64>, tensor<5x1x12xui64>, tensor<3x1x12xui64>, tensor<2x3xui64>, tensor<2x1x3xui64>, tensor<3x1x5xui64>) -> ()
  }) : () -> ()
}) : () -> ()

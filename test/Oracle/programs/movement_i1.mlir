// check: bits
"builtin.module"() <{sym_name = "movement_i1"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x1x5xi1>, tensor<i32>) -> (tensor<5x3x1xi1>, tensor<5x3xi1>, tensor<3x1x5xi1>, tensor<3x4x5xi1>, tensor<5x2x3x1xi1>, tensor<2x1x2xi1>, tensor<4x2x8xi1>, tensor<5x1x12xi1>, tensor<3x1x12xi1>, tensor<2x3xi1>, tensor<2x1x3xi1>, tensor<3x1x5xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x5xi1>, %arg15: tensor<i32>):
    %1 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %2 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %3 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x1x5xi1>) -> tensor<5x3x1xi1>
    %4 = "stablehlo.reshape"(%arg0) : (tensor<3x1x5xi1>) -> tensor<5x3xi1>
    %5 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x1x5xi1>) -> tensor<3x1x5xi1>
    %6 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x5xi1>) -> tensor<3x4x5xi1>
    %7 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 2, 3, 0>}> : (tensor<3x1x5xi1>) -> tensor<5x2x3x1xi1>
    %8 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 1, 5>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 2, 1, 3>}> : (tensor<3x1x5xi1>) -> tensor<2x1x2xi1>
    %9 = "stablehlo.pad"(%arg0, %1) <{edge_padding_high = array<i64: 0, 1, 1>, edge_padding_low = array<i64: 1, 0, 2>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x1x5xi1>, tensor<i1>) -> tensor<4x2x8xi1>
    %10 = "stablehlo.pad"(%arg0, %2) <{edge_padding_high = array<i64: 1, 0, -2>, edge_padding_low = array<i64: -1, 0, 1>, interior_padding = array<i64: 1, 3, 2>}> : (tensor<3x1x5xi1>, tensor<i1>) -> tensor<5x1x12xi1>
    %11 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 2>}> : (tensor<3x1x5xi1>) -> tensor<3x1x5xi1>
    %12 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 1, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x1x5xi1>) -> tensor<3x1x2xi1>
    %13 = "stablehlo.concatenate"(%arg0, %11, %12) <{dimension = 2 : i64}> : (tensor<3x1x5xi1>, tensor<3x1x5xi1>, tensor<3x1x2xi1>) -> tensor<3x1x12xi1>
    %14 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x3xi1>
    %16 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.dynamic_slice"(%arg0, %arg15, %16, %17) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<3x1x5xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xi1>
    %19 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1x2xi1>
    %20 = "stablehlo.dynamic_update_slice"(%arg0, %19, %arg15, %16, %17) : (tensor<3x1x5xi1>, tensor<1x1x2xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x5xi1>
    "func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %13, %14, %18, %20) : (tensor<5x3x1xi1>, tensor<5x3xi1>, tensor<3x1x5xi1>, tensor<3x4x5xi1>, tensor<5x2x3x1xi1>, tensor<2x1x2xi1>, tensor<4x2x8xi1>, tensor<5x1x12xi1>, tensor<3x1x12xi1>, tensor<2x3xi1>, tensor<2x1x3xi1>, tensor<3x1x5xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// check: bits
"builtin.module"() <{sym_name = "movement_ui8"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x1x5xui8>, tensor<i32>) -> (tensor<5x3x1xui8>, tensor<5x3xui8>, tensor<3x1x5xui8>, tensor<3x4x5xui8>, tensor<5x2x3x1xui8>, tensor<2x1x2xui8>, tensor<4x2x8xui8>, tensor<5x1x12xui8>, tensor<3x1x12xui8>, tensor<2x3xui8>, tensor<2x1x3xui8>, tensor<3x1x5xui8>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x1x5xui8>, %arg15: tensor<i32>):
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %2 = "stablehlo.constant"() <{value = dense<1> : tensor<ui8>}> : () -> tensor<ui8>
    %3 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 2, 0, 1>}> : (tensor<3x1x5xui8>) -> tensor<5x3x1xui8>
    %4 = "stablehlo.reshape"(%arg0) : (tensor<3x1x5xui8>) -> tensor<5x3xui8>
    %5 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0, 2>}> : (tensor<3x1x5xui8>) -> tensor<3x1x5xui8>
    %6 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x5xui8>) -> tensor<3x4x5xui8>
    %7 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 2, 3, 0>}> : (tensor<3x1x5xui8>) -> tensor<5x2x3x1xui8>
    %8 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 1, 5>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 2, 1, 3>}> : (tensor<3x1x5xui8>) -> tensor<2x1x2xui8>
    %9 = "stablehlo.pad"(%arg0, %1) <{edge_padding_high = array<i64: 0, 1, 1>, edge_padding_low = array<i64: 1, 0, 2>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x1x5xui8>, tensor<ui8>) -> tensor<4x2x8xui8>
    %10 = "stablehlo.pad"(%arg0, %2) <{edge_padding_high = array<i64: 1, 0, -2>, edge_padding_low = array<i64: -1, 0, 1>, interior_padding = array<i64: 1, 3, 2>}> : (tensor<3x1x5xui8>, tensor<ui8>) -> tensor<5x1x12xui8>
    %11 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 2>}> : (tensor<3x1x5xui8>) -> tensor<3x1x5xui8>
    %12 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 1, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x1x5xui8>) -> tensor<3x1x2xui8>
    %13 = "stablehlo.concatenate"(%arg0, %11, %12) <{dimension = 2 : i64}> : (tensor<3x1x5xui8>, tensor<3x1x5xui8>, tensor<3x1x2xui8>) -> tensor<3x1x12xui8>
    %14 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<2x3xui8>
    %16 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.dynamic_slice"(%arg0, %arg15, %16, %17) <{slice_sizes = array<i64: 2, 1, 3>}> : (tensor<3x1x5xui8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xui8>
    %19 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<1x1x2xui8>
    %20 = "stablehlo.dynamic_update_slice"(%arg0, %19, %arg15, %16, %17) : (tensor<3x1x5xui8>, tensor<1x1x2xui8>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x1x5xui8>
    "func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %13, %14, %18, %20) : (tensor<5x3x1xui8>, tensor<5x3xui8>, tensor<3x1x5xui8>, tensor<3x4x5xui8>, tensor<5x2x3x1xui8>, tensor<2x1x2xui8>, tensor<4x2x8xui8>, tensor<5x1x12xui8>, tensor<3x1x12xui8>, tensor<2x3xui8>, tensor<2x1x3xui8>, tensor<3x1x5xui8>) -> ()
  }) : () -> ()
}) : () -> ()

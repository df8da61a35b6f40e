// check: bits
"builtin.module"() <{sym_name = "pad_cases"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x3xf32>, tensor<f32>) -> (tensor<4x3xf32>, tensor<10x5xf32>, tensor<2x1xf32>, tensor<8x4xf32>, tensor<0x3xf32>, tensor<6x3xf32>, tensor<12x4xf32>, tensor<3x6xf32>, tensor<4x3xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x3xf32>, %arg1: tensor<f32>):
    %2 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
    %3 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<4x3xf32>, tensor<f32>) -> tensor<10x5xf32>
    %4 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: -1, -1>, edge_padding_low = array<i64: -1, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<4x3xf32>, tensor<f32>) -> tensor<2x1xf32>
    %5 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 3, -4>, edge_padding_low = array<i64: -2, 5>, interior_padding = array<i64: 1, 0>}> : (tensor<4x3xf32>, tensor<f32>) -> tensor<8x4xf32>
    %6 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: -3, 0>, edge_padding_low = array<i64: -1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x3xf32>, tensor<f32>) -> tensor<0x3xf32>
    %7 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 9, 0>, edge_padding_low = array<i64: -7, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %8 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: -1, -1>, edge_padding_low = array<i64: 0, -2>, interior_padding = array<i64: 3, 2>}> : (tensor<4x3xf32>, tensor<f32>) -> tensor<12x4xf32>
    %9 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 0, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x3xf32>) -> tensor<0x3xf32>
    %10 = "stablehlo.pad"(%9, %arg1) <{edge_padding_high = array<i64: 1, 1>, edge_padding_low = array<i64: 2, 0>, interior_padding = array<i64: 5, 1>}> : (tensor<0x3xf32>, tensor<f32>) -> tensor<3x6xf32>
    %11 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 2, 2>, edge_padding_low = array<i64: 2, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<4x3xf32>, tensor<f32>) -> tensor<8x7xf32>
    %12 = "stablehlo.pad"(%11, %arg1) <{edge_padding_high = array<i64: -2, -2>, edge_padding_low = array<i64: -2, -2>, interior_padding = array<i64: 0, 0>}> : (tensor<8x7xf32>, tensor<f32>) -> tensor<4x3xf32>
    "func.return"(%2, %3, %4, %5, %6, %7, %8, %10, %12) : (tensor<4x3xf32>, tensor<10x5xf32>, tensor<2x1xf32>, tensor<8x4xf32>, tensor<0x3xf32>, tensor<6x3xf32>, tensor<12x4xf32>, tensor<3x6xf32>, tensor<4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// check: bits
"builtin.module"() <{sym_name = "view_chains"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x35xf32>) -> (tensor<7x30xf32>, tensor<3x9xf32>, tensor<7x11xf32>, tensor<7x16xf32>, tensor<6x34xf32>, tensor<4x51xf32>, tensor<204xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x35xf32>):
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<6x35xf32>) -> tensor<6x5x7xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 2, 0, 1>}> : (tensor<6x5x7xf32>) -> tensor<7x6x5xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<7x6x5xf32>) -> tensor<7x30xf32>
    %5 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 7, 29>, start_indices = array<i64: 1, 3>, strides = array<i64: 2, 3>}> : (tensor<7x30xf32>) -> tensor<3x9xf32>
    %6 = "stablehlo.reverse"(%5) <{dimensions = array<i64: 1>}> : (tensor<3x9xf32>) -> tensor<3x9xf32>
    %7 = "stablehlo.pad"(%6, %1) <{edge_padding_high = array<i64: 0, 3>, edge_padding_low = array<i64: 2, -1>, interior_padding = array<i64: 1, 0>}> : (tensor<3x9xf32>, tensor<f32>) -> tensor<7x11xf32>
    %8 = "stablehlo.slice"(%4) <{limit_indices = array<i64: 7, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<7x30xf32>) -> tensor<7x5xf32>
    %9 = "stablehlo.concatenate"(%7, %8) <{dimension = 1 : i64}> : (tensor<7x11xf32>, tensor<7x5xf32>) -> tensor<7x16xf32>
    %10 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 6, 17>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x35xf32>) -> tensor<6x17xf32>
    %11 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 6, 34>, start_indices = array<i64: 0, 17>, strides = array<i64: 1, 1>}> : (tensor<6x35xf32>) -> tensor<6x17xf32>
    %12 = "stablehlo.negate"(%11) : (tensor<6x17xf32>) -> tensor<6x17xf32>
    %13 = "stablehlo.concatenate"(%12, %10) <{dimension = 1 : i64}> : (tensor<6x17xf32>, tensor<6x17xf32>) -> tensor<6x34xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<6x34xf32>) -> tensor<2x3x2x17xf32>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x3x2x17xf32>) -> tensor<2x2x3x17xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x2x3x17xf32>) -> tensor<4x51xf32>
    %17 = "stablehlo.reverse"(%16) <{dimensions = array<i64: 0, 1>}> : (tensor<4x51xf32>) -> tensor<4x51xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<4x51xf32>) -> tensor<204xf32>
    "func.return"(%4, %5, %7, %9, %13, %16, %18) : (tensor<7x30xf32>, tensor<3x9xf32>, tensor<7x11xf32>, tensor<7x16xf32>, tensor<6x34xf32>, tensor<4x51xf32>, tensor<204xf32>) -> ()
  }) : () -> ()
}) : () -> ()

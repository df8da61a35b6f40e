"builtin.module"() <{sym_name = "zero_size"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<0x4xf32>, tensor<3x0xf32>, tensor<3x4xf32>, tensor<0x1xi32>) -> (tensor<0x4xf32>, tensor<3x0xf32>, tensor<4xf32>, tensor<0xf32>, tensor<3xf32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x0xf32>, tensor<2x0x7xf32>, tensor<3x4xf32>, tensor<0x2xf32>, tensor<3x4xf32>, tensor<0x3xf32>, tensor<0x4xf32>, tensor<3x4xf32>, tensor<0x4xi1>, tensor<3x0xi8>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<0x4xf32>, %arg1: tensor<3x0xf32>, %arg2: tensor<3x4xf32>, %arg5: tensor<0x1xi32>):
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.add"(%arg0, %arg0) : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<0x4xf32>
    %7 = "stablehlo.tanh"(%arg1) : (tensor<3x0xf32>) -> tensor<3x0xf32>
    %11 = "stablehlo.reduce"(%arg0, %3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %10 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<0x4xf32>, tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.reduce"(%arg0, %3) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %14 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) : (tensor<0x4xf32>, tensor<f32>) -> tensor<0xf32>
    %19 = "stablehlo.reduce"(%arg1, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %18 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<3xf32>
    %20 = "stablehlo.constant"() <{value = dense<2.0> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%arg1, %20) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %23 = "stablehlo.multiply"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<3x0xf32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.concatenate"(%arg0, %arg2, %arg0) <{dimension = 0 : i64}> : (tensor<0x4xf32>, tensor<3x4xf32>, tensor<0x4xf32>) -> tensor<3x4xf32>
    %26 = "stablehlo.concatenate"(%arg1, %arg2) <{dimension = 1 : i64}> : (tensor<3x0xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %27 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<0x4xf32>) -> tensor<4x0xf32>
    %28 = "stablehlo.reshape"(%arg0) : (tensor<0x4xf32>) -> tensor<2x0x7xf32>
    %29 = "stablehlo.pad"(%arg0, %3) <{edge_padding_high = array<i64: 2, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<0x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %30 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 4>, start_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>}> : (tensor<3x4xf32>) -> tensor<0x2xf32>
    %31 = "stablehlo.dot_general"(%arg1, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x0xf32>, tensor<0x4xf32>) -> tensor<3x4xf32>
    %32 = "stablehlo.dot_general"(%arg0, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<0x4xf32>, tensor<3x4xf32>) -> tensor<0x3xf32>
    %33 = "stablehlo.gather"(%arg2, %arg5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<0x1xi32>) -> tensor<0x4xf32>
    %37 = "stablehlo.scatter"(%arg2, %arg5, %arg0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
      %36 = "stablehlo.add"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<0x1xi32>, tensor<0x4xf32>) -> tensor<3x4xf32>
    %38 = "stablehlo.compare"(%arg0, %arg0) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<0x4xf32>, tensor<0x4xf32>) -> tensor<0x4xi1>
    %39 = "stablehlo.convert"(%arg1) : (tensor<3x0xf32>) -> tensor<3x0xi8>
    "func.return"(%6, %7, %11, %15, %19, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %37, %38, %39) : (tensor<0x4xf32>, tensor<3x0xf32>, tensor<4xf32>, tensor<0xf32>, tensor<3xf32>, tensor<f32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x0xf32>, tensor<2x0x7xf32>, tensor<3x4xf32>, tensor<0x2xf32>, tensor<3x4xf32>, tensor<0x3xf32>, tensor<0x4xf32>, tensor<3x4xf32>, tensor<0x4xi1>, tensor<3x0xi8>) -> ()
  }) : () -> ()
}) : () -> ()

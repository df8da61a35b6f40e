// check: exact
"builtin.module"() <{sym_name = "scatter_replace"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<6x1xi32>, tensor<9x5xf32>, tensor<6x5xf32>, tensor<9x5xbf16>, tensor<6x5xbf16>, tensor<9x5xi32>, tensor<6x5xi32>, tensor<9x5xi1>, tensor<6x5xi1>, tensor<9x5xui8>, tensor<6x5xui8>, tensor<9x5xf64>, tensor<6x5xf64>, tensor<9x5xf8E5M2>, tensor<6x5xf8E5M2>, tensor<9x6xf32>, tensor<2xi32>, tensor<3x2xf32>, tensor<9xf32>) -> (tensor<9x5xf32>, tensor<9x5xbf16>, tensor<9x5xi32>, tensor<9x5xi1>, tensor<9x5xui8>, tensor<9x5xf64>, tensor<9x5xf8E5M2>, tensor<9x6xf32>, tensor<9x6xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<6x1xi32>, %arg3: tensor<9x5xf32>, %arg4: tensor<6x5xf32>, %arg8: tensor<9x5xbf16>, %arg9: tensor<6x5xbf16>, %arg13: tensor<9x5xi32>, %arg14: tensor<6x5xi32>, %arg18: tensor<9x5xi1>, %arg19: tensor<6x5xi1>, %arg23: tensor<9x5xui8>, %arg24: tensor<6x5xui8>, %arg28: tensor<9x5xf64>, %arg29: tensor<6x5xf64>, %arg33: tensor<9x5xf8E5M2>, %arg34: tensor<6x5xf8E5M2>, %arg38: tensor<9x6xf32>, %arg39: tensor<2xi32>, %arg40: tensor<3x2xf32>, %arg45: tensor<9xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[4], [11], [0], [-1], [7], [2]]> : tensor<6x1xi32>}> : () -> tensor<6x1xi32>
    %2 = "stablehlo.add"(%0, %arg1) : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi32>
    %7 = "stablehlo.scatter"(%arg3, %2, %arg4) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      "stablehlo.return"(%arg6) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<6x1xi32>, tensor<6x5xf32>) -> tensor<9x5xf32>
    %12 = "stablehlo.scatter"(%arg8, %2, %arg9) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg10: tensor<bf16>, %arg11: tensor<bf16>):
      "stablehlo.return"(%arg11) : (tensor<bf16>) -> ()
    }) : (tensor<9x5xbf16>, tensor<6x1xi32>, tensor<6x5xbf16>) -> tensor<9x5xbf16>
    %17 = "stablehlo.scatter"(%arg13, %2, %arg14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg15: tensor<i32>, %arg16: tensor<i32>):
      "stablehlo.return"(%arg16) : (tensor<i32>) -> ()
    }) : (tensor<9x5xi32>, tensor<6x1xi32>, tensor<6x5xi32>) -> tensor<9x5xi32>
    %22 = "stablehlo.scatter"(%arg18, %2, %arg19) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg20: tensor<i1>, %arg21: tensor<i1>):
      "stablehlo.return"(%arg21) : (tensor<i1>) -> ()
    }) : (tensor<9x5xi1>, tensor<6x1xi32>, tensor<6x5xi1>) -> tensor<9x5xi1>
    %27 = "stablehlo.scatter"(%arg23, %2, %arg24) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg25: tensor<ui8>, %arg26: tensor<ui8>):
      "stablehlo.return"(%arg26) : (tensor<ui8>) -> ()
    }) : (tensor<9x5xui8>, tensor<6x1xi32>, tensor<6x5xui8>) -> tensor<9x5xui8>
    %32 = "stablehlo.scatter"(%arg28, %2, %arg29) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg30: tensor<f64>, %arg31: tensor<f64>):
      "stablehlo.return"(%arg31) : (tensor<f64>) -> ()
    }) : (tensor<9x5xf64>, tensor<6x1xi32>, tensor<6x5xf64>) -> tensor<9x5xf64>
    %37 = "stablehlo.scatter"(%arg33, %2, %arg34) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg35: tensor<f8E5M2>, %arg36: tensor<f8E5M2>):
      "stablehlo.return"(%arg36) : (tensor<f8E5M2>) -> ()
    }) : (tensor<9x5xf8E5M2>, tensor<6x1xi32>, tensor<6x5xf8E5M2>) -> tensor<9x5xf8E5M2>
    %43 = "stablehlo.scatter"(%arg38, %arg39, %arg40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>, unique_indices = false}> ({
    ^bb0(%arg41: tensor<f32>, %arg42: tensor<f32>):
      "stablehlo.return"(%arg42) : (tensor<f32>) -> ()
    }) : (tensor<9x6xf32>, tensor<2xi32>, tensor<3x2xf32>) -> tensor<9x6xf32>
    %44 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %48 = "stablehlo.scatter"(%arg38, %44, %arg45) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      "stablehlo.return"(%arg47) : (tensor<f32>) -> ()
    }) : (tensor<9x6xf32>, tensor<1xi32>, tensor<9xf32>) -> tensor<9x6xf32>
    "func.return"(%7, %12, %17, %22, %27, %32, %37, %43, %48) : (tensor<9x5xf32>, tensor<9x5xbf16>, tensor<9x5xi32>, tensor<9x5xi1>, tensor<9x5xui8>, tensor<9x5xf64>, tensor<9x5xf8E5M2>, tensor<9x6xf32>, tensor<9x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

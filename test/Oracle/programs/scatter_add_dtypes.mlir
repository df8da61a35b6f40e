// check: exact
"builtin.module"() <{sym_name = "scatter_add_dtypes"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<5x3xf64>, tensor<7x1xi32>, tensor<7x3xf64>, tensor<5x3xf16>, tensor<7x1xi32>, tensor<7x3xf16>, tensor<5x3xbf16>, tensor<7x1xi32>, tensor<7x3xbf16>, tensor<5x3xi8>, tensor<7x1xi32>, tensor<7x3xi8>, tensor<5x3xi32>, tensor<7x1xi32>, tensor<7x3xi32>, tensor<5x3xui8>, tensor<7x1xi32>, tensor<7x3xui8>, tensor<5x3xi64>, tensor<7x1xi32>, tensor<7x3xi64>, tensor<5x3xui16>, tensor<7x1xi32>, tensor<7x3xui16>) -> (tensor<5x3xf64>, tensor<5x3xf16>, tensor<5x3xbf16>, tensor<5x3xi8>, tensor<5x3xi32>, tensor<5x3xui8>, tensor<5x3xi64>, tensor<5x3xui16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x3xf64>, %arg1: tensor<7x1xi32>, %arg2: tensor<7x3xf64>, %arg7: tensor<5x3xf16>, %arg8: tensor<7x1xi32>, %arg9: tensor<7x3xf16>, %arg14: tensor<5x3xbf16>, %arg15: tensor<7x1xi32>, %arg16: tensor<7x3xbf16>, %arg21: tensor<5x3xi8>, %arg22: tensor<7x1xi32>, %arg23: tensor<7x3xi8>, %arg28: tensor<5x3xi32>, %arg29: tensor<7x1xi32>, %arg30: tensor<7x3xi32>, %arg35: tensor<5x3xui8>, %arg36: tensor<7x1xi32>, %arg37: tensor<7x3xui8>, %arg42: tensor<5x3xi64>, %arg43: tensor<7x1xi32>, %arg44: tensor<7x3xi64>, %arg49: tensor<5x3xui16>, %arg50: tensor<7x1xi32>, %arg51: tensor<7x3xui16>):
    %6 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %5 = "stablehlo.add"(%arg3, %arg4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%5) : (tensor<f64>) -> ()
    }) : (tensor<5x3xf64>, tensor<7x1xi32>, tensor<7x3xf64>) -> tensor<5x3xf64>
    %13 = "stablehlo.scatter"(%arg7, %arg8, %arg9) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg10: tensor<f16>, %arg11: tensor<f16>):
      %12 = "stablehlo.add"(%arg10, %arg11) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%12) : (tensor<f16>) -> ()
    }) : (tensor<5x3xf16>, tensor<7x1xi32>, tensor<7x3xf16>) -> tensor<5x3xf16>
    %20 = "stablehlo.scatter"(%arg14, %arg15, %arg16) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg17: tensor<bf16>, %arg18: tensor<bf16>):
      %19 = "stablehlo.add"(%arg17, %arg18) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%19) : (tensor<bf16>) -> ()
    }) : (tensor<5x3xbf16>, tensor<7x1xi32>, tensor<7x3xbf16>) -> tensor<5x3xbf16>
    %27 = "stablehlo.scatter"(%arg21, %arg22, %arg23) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg24: tensor<i8>, %arg25: tensor<i8>):
      %26 = "stablehlo.add"(%arg24, %arg25) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%26) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<7x1xi32>, tensor<7x3xi8>) -> tensor<5x3xi8>
    %34 = "stablehlo.scatter"(%arg28, %arg29, %arg30) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
      %33 = "stablehlo.add"(%arg31, %arg32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%33) : (tensor<i32>) -> ()
    }) : (tensor<5x3xi32>, tensor<7x1xi32>, tensor<7x3xi32>) -> tensor<5x3xi32>
    %41 = "stablehlo.scatter"(%arg35, %arg36, %arg37) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg38: tensor<ui8>, %arg39: tensor<ui8>):
      %40 = "stablehlo.add"(%arg38, %arg39) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%40) : (tensor<ui8>) -> ()
    }) : (tensor<5x3xui8>, tensor<7x1xi32>, tensor<7x3xui8>) -> tensor<5x3xui8>
    %48 = "stablehlo.scatter"(%arg42, %arg43, %arg44) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg45: tensor<i64>, %arg46: tensor<i64>):
      %47 = "stablehlo.add"(%arg45, %arg46) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%47) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<7x1xi32>, tensor<7x3xi64>) -> tensor<5x3xi64>
    %55 = "stablehlo.scatter"(%arg49, %arg50, %arg51) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg52: tensor<ui16>, %arg53: tensor<ui16>):
      %54 = "stablehlo.add"(%arg52, %arg53) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%54) : (tensor<ui16>) -> ()
    }) : (tensor<5x3xui16>, tensor<7x1xi32>, tensor<7x3xui16>) -> tensor<5x3xui16>
    "func.return"(%6, %13, %20, %27, %34, %41, %48, %55) : (tensor<5x3xf64>, tensor<5x3xf16>, tensor<5x3xbf16>, tensor<5x3xi8>, tensor<5x3xi32>, tensor<5x3xui8>, tensor<5x3xi64>, tensor<5x3xui16>) -> ()
  }) : () -> ()
}) : () -> ()

// check: exact
"builtin.module"() <{sym_name = "scatter_adds"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<9x5xf32>, tensor<8xi32>, tensor<14x5xf32>, tensor<8xi64>, tensor<14x5xf32>, tensor<8xi8>, tensor<14x5xf32>, tensor<8xui8>, tensor<11x5xf32>, tensor<6xi32>, tensor<3x4x5xf32>, tensor<3x4x2x5xf32>, tensor<9x3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4x2x3xf32>, tensor<3x4x5xf32>, tensor<9xf32>, tensor<2x3x1x1xi32>, tensor<2x3x7xf32>, tensor<2x3x1xf32>) -> (tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<2x3x7xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9x5xf32>, %arg1: tensor<8xi32>, %arg5: tensor<14x5xf32>, %arg10: tensor<8xi64>, %arg14: tensor<14x5xf32>, %arg19: tensor<8xi8>, %arg23: tensor<14x5xf32>, %arg28: tensor<8xui8>, %arg32: tensor<11x5xf32>, %arg37: tensor<6xi32>, %arg43: tensor<3x4x5xf32>, %arg48: tensor<3x4x2x5xf32>, %arg53: tensor<9x3x4xf32>, %arg58: tensor<3x4xf32>, %arg63: tensor<3x4xf32>, %arg68: tensor<3x4x2x3xf32>, %arg74: tensor<3x4x5xf32>, %arg80: tensor<9xf32>, %arg85: tensor<2x3x1x1xi32>, %arg86: tensor<2x3x7xf32>, %arg87: tensor<2x3x1xf32>):
    %2 = "stablehlo.constant"() <{value = dense<[9, 16, 0, -1, -2147483648, 2147483647]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %3 = "stablehlo.concatenate"(%arg1, %2) <{dimension = 0 : i64}> : (tensor<8xi32>, tensor<6xi32>) -> tensor<14xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<14xi32>) -> tensor<14x1xi32>
    %9 = "stablehlo.scatter"(%arg0, %4, %arg5) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %8 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<14x1xi32>, tensor<14x5xf32>) -> tensor<9x5xf32>
    %11 = "stablehlo.constant"() <{value = dense<[9, 16, 0, -1, -9223372036854775808, 9223372036854775807]> : tensor<6xi64>}> : () -> tensor<6xi64>
    %12 = "stablehlo.concatenate"(%arg10, %11) <{dimension = 0 : i64}> : (tensor<8xi64>, tensor<6xi64>) -> tensor<14xi64>
    %13 = "stablehlo.reshape"(%12) : (tensor<14xi64>) -> tensor<14x1xi64>
    %18 = "stablehlo.scatter"(%arg0, %13, %arg14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %17 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<14x1xi64>, tensor<14x5xf32>) -> tensor<9x5xf32>
    %20 = "stablehlo.constant"() <{value = dense<[9, 16, 0, -1, -128, 127]> : tensor<6xi8>}> : () -> tensor<6xi8>
    %21 = "stablehlo.concatenate"(%arg19, %20) <{dimension = 0 : i64}> : (tensor<8xi8>, tensor<6xi8>) -> tensor<14xi8>
    %22 = "stablehlo.reshape"(%21) : (tensor<14xi8>) -> tensor<14x1xi8>
    %27 = "stablehlo.scatter"(%arg0, %22, %arg23) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %26 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<14x1xi8>, tensor<14x5xf32>) -> tensor<9x5xf32>
    %29 = "stablehlo.constant"() <{value = dense<[9, 16, 0]> : tensor<3xui8>}> : () -> tensor<3xui8>
    %30 = "stablehlo.concatenate"(%arg28, %29) <{dimension = 0 : i64}> : (tensor<8xui8>, tensor<3xui8>) -> tensor<11xui8>
    %31 = "stablehlo.reshape"(%30) : (tensor<11xui8>) -> tensor<11x1xui8>
    %36 = "stablehlo.scatter"(%arg0, %31, %arg32) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %35 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<11x1xui8>, tensor<11x5xf32>) -> tensor<9x5xf32>
    %38 = "stablehlo.constant"() <{value = dense<[9, 16, 0, -1, -2147483648, 2147483647]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %39 = "stablehlo.concatenate"(%arg37, %38) <{dimension = 0 : i64}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
    %40 = "stablehlo.reshape"(%39) : (tensor<12xi32>) -> tensor<3x4x1xi32>
    %41 = "stablehlo.reverse"(%40) <{dimensions = array<i64: 0>}> : (tensor<3x4x1xi32>) -> tensor<3x4x1xi32>
    %42 = "stablehlo.concatenate"(%40, %41) <{dimension = 2 : i64}> : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
    %47 = "stablehlo.scatter"(%arg0, %40, %arg43) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg44: tensor<f32>, %arg45: tensor<f32>):
      %46 = "stablehlo.add"(%arg44, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<3x4x1xi32>, tensor<3x4x5xf32>) -> tensor<9x5xf32>
    %52 = "stablehlo.scatter"(%arg0, %40, %arg48) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %51 = "stablehlo.add"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<3x4x1xi32>, tensor<3x4x2x5xf32>) -> tensor<9x5xf32>
    %57 = "stablehlo.scatter"(%arg0, %40, %arg53) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %56 = "stablehlo.add"(%arg54, %arg55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<3x4x1xi32>, tensor<9x3x4xf32>) -> tensor<9x5xf32>
    %62 = "stablehlo.scatter"(%arg0, %42, %arg58) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      %61 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<9x5xf32>
    %67 = "stablehlo.scatter"(%arg0, %42, %arg63) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg64: tensor<f32>, %arg65: tensor<f32>):
      %66 = "stablehlo.add"(%arg64, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%66) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<3x4x2xi32>, tensor<3x4xf32>) -> tensor<9x5xf32>
    %72 = "stablehlo.scatter"(%arg0, %42, %arg68) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg69: tensor<f32>, %arg70: tensor<f32>):
      %71 = "stablehlo.add"(%arg69, %arg70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<3x4x2xi32>, tensor<3x4x2x3xf32>) -> tensor<9x5xf32>
    %73 = "stablehlo.transpose"(%40) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x1xi32>) -> tensor<3x1x4xi32>
    %78 = "stablehlo.scatter"(%arg0, %73, %arg74) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg75: tensor<f32>, %arg76: tensor<f32>):
      %77 = "stablehlo.add"(%arg75, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%77) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<3x1x4xi32>, tensor<3x4x5xf32>) -> tensor<9x5xf32>
    %79 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %84 = "stablehlo.scatter"(%arg0, %79, %arg80) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %83 = "stablehlo.add"(%arg81, %arg82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) : (tensor<9x5xf32>, tensor<1xi32>, tensor<9xf32>) -> tensor<9x5xf32>
    %91 = "stablehlo.scatter"(%arg86, %arg85, %arg87) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %90 = "stablehlo.add"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%90) : (tensor<f32>) -> ()
    }) : (tensor<2x3x7xf32>, tensor<2x3x1x1xi32>, tensor<2x3x1xf32>) -> tensor<2x3x7xf32>
    "func.return"(%9, %18, %27, %36, %47, %52, %57, %62, %67, %72, %78, %84, %91) : (tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<2x3x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// check: bits
"builtin.module"() <{sym_name = "gathers"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<9x5xf32>, tensor<5xi32>, tensor<5xi64>, tensor<5xi8>, tensor<5xui8>, tensor<5xui32>, tensor<6xi32>, tensor<2x3x7xf32>, tensor<2x3x1x1xi32>) -> (tensor<11x5xf32>, tensor<11x5xf32>, tensor<11x5xf32>, tensor<8x5xf32>, tensor<8x5xf32>, tensor<3x4x5xf32>, tensor<3x4x3xf32>, tensor<4x3x4x5xf32>, tensor<3x4x9xf32>, tensor<3x4x5xf32>, tensor<12x5xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x3x4xf32>, tensor<5xf32>, tensor<2x3x1xf32>, tensor<2x2x3xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9x5xf32>, %arg1: tensor<5xi32>, %arg6: tensor<5xi64>, %arg11: tensor<5xi8>, %arg16: tensor<5xui8>, %arg21: tensor<5xui32>, %arg26: tensor<6xi32>, %arg45: tensor<2x3x7xf32>, %arg46: tensor<2x3x1x1xi32>):
    %2 = "stablehlo.constant"() <{value = dense<[9, 16, 0, -1, -2147483648, 2147483647]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %3 = "stablehlo.concatenate"(%arg1, %2) <{dimension = 0 : i64}> : (tensor<5xi32>, tensor<6xi32>) -> tensor<11xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<11xi32>) -> tensor<11x1xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<11x1xi32>) -> tensor<11x5xf32>
    %7 = "stablehlo.constant"() <{value = dense<[9, 16, 0, -1, -9223372036854775808, 9223372036854775807]> : tensor<6xi64>}> : () -> tensor<6xi64>
    %8 = "stablehlo.concatenate"(%arg6, %7) <{dimension = 0 : i64}> : (tensor<5xi64>, tensor<6xi64>) -> tensor<11xi64>
    %9 = "stablehlo.reshape"(%8) : (tensor<11xi64>) -> tensor<11x1xi64>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<11x1xi64>) -> tensor<11x5xf32>
    %12 = "stablehlo.constant"() <{value = dense<[9, 16, 0, -1, -128, 127]> : tensor<6xi8>}> : () -> tensor<6xi8>
    %13 = "stablehlo.concatenate"(%arg11, %12) <{dimension = 0 : i64}> : (tensor<5xi8>, tensor<6xi8>) -> tensor<11xi8>
    %14 = "stablehlo.reshape"(%13) : (tensor<11xi8>) -> tensor<11x1xi8>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<11x1xi8>) -> tensor<11x5xf32>
    %17 = "stablehlo.constant"() <{value = dense<[9, 16, 0]> : tensor<3xui8>}> : () -> tensor<3xui8>
    %18 = "stablehlo.concatenate"(%arg16, %17) <{dimension = 0 : i64}> : (tensor<5xui8>, tensor<3xui8>) -> tensor<8xui8>
    %19 = "stablehlo.reshape"(%18) : (tensor<8xui8>) -> tensor<8x1xui8>
    %20 = "stablehlo.gather"(%arg0, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<8x1xui8>) -> tensor<8x5xf32>
    %22 = "stablehlo.constant"() <{value = dense<[9, 16, 0]> : tensor<3xui32>}> : () -> tensor<3xui32>
    %23 = "stablehlo.concatenate"(%arg21, %22) <{dimension = 0 : i64}> : (tensor<5xui32>, tensor<3xui32>) -> tensor<8xui32>
    %24 = "stablehlo.reshape"(%23) : (tensor<8xui32>) -> tensor<8x1xui32>
    %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<8x1xui32>) -> tensor<8x5xf32>
    %27 = "stablehlo.constant"() <{value = dense<[9, 16, 0, -1, -2147483648, 2147483647]> : tensor<6xi32>}> : () -> tensor<6xi32>
    %28 = "stablehlo.concatenate"(%arg26, %27) <{dimension = 0 : i64}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<12xi32>
    %29 = "stablehlo.reshape"(%28) : (tensor<12xi32>) -> tensor<3x4x1xi32>
    %30 = "stablehlo.gather"(%arg0, %29) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<3x4x1xi32>) -> tensor<3x4x5xf32>
    %31 = "stablehlo.gather"(%arg0, %29) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<9x5xf32>, tensor<3x4x1xi32>) -> tensor<3x4x3xf32>
    %32 = "stablehlo.gather"(%arg0, %29) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 3], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 4, 5>}> : (tensor<9x5xf32>, tensor<3x4x1xi32>) -> tensor<4x3x4x5xf32>
    %33 = "stablehlo.gather"(%arg0, %29) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 9, 1>}> : (tensor<9x5xf32>, tensor<3x4x1xi32>) -> tensor<3x4x9xf32>
    %34 = "stablehlo.transpose"(%29) <{permutation = array<i64: 0, 2, 1>}> : (tensor<3x4x1xi32>) -> tensor<3x1x4xi32>
    %35 = "stablehlo.gather"(%arg0, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<3x1x4xi32>) -> tensor<3x4x5xf32>
    %36 = "stablehlo.reshape"(%29) : (tensor<3x4x1xi32>) -> tensor<12xi32>
    %37 = "stablehlo.gather"(%arg0, %36) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<12xi32>) -> tensor<12x5xf32>
    %38 = "stablehlo.reverse"(%29) <{dimensions = array<i64: 0>}> : (tensor<3x4x1xi32>) -> tensor<3x4x1xi32>
    %39 = "stablehlo.concatenate"(%29, %38) <{dimension = 2 : i64}> : (tensor<3x4x1xi32>, tensor<3x4x1xi32>) -> tensor<3x4x2xi32>
    %40 = "stablehlo.gather"(%arg0, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<9x5xf32>, tensor<3x4x2xi32>) -> tensor<3x4xf32>
    %41 = "stablehlo.gather"(%arg0, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<9x5xf32>, tensor<3x4x2xi32>) -> tensor<3x4xf32>
    %42 = "stablehlo.gather"(%arg0, %39) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3>}> : (tensor<9x5xf32>, tensor<3x4x2xi32>) -> tensor<2x3x3x4xf32>
    %43 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %44 = "stablehlo.gather"(%arg0, %43) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<1xi32>) -> tensor<5xf32>
    %47 = "stablehlo.gather"(%arg45, %arg46) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x7xf32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1xf32>
    %48 = "stablehlo.transpose"(%arg45) <{permutation = array<i64: 2, 1, 0>}> : (tensor<2x3x7xf32>) -> tensor<7x3x2xf32>
    %49 = "stablehlo.reshape"(%arg46) : (tensor<2x3x1x1xi32>) -> tensor<2x3x1xi32>
    %50 = "stablehlo.gather"(%48, %49) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<7x3x2xf32>, tensor<2x3x1xi32>) -> tensor<2x2x3xf32>
    "func.return"(%5, %10, %15, %20, %25, %30, %31, %32, %33, %35, %37, %40, %41, %42, %44, %47, %50) : (tensor<11x5xf32>, tensor<11x5xf32>, tensor<11x5xf32>, tensor<8x5xf32>, tensor<8x5xf32>, tensor<3x4x5xf32>, tensor<3x4x3xf32>, tensor<4x3x4x5xf32>, tensor<3x4x9xf32>, tensor<3x4x5xf32>, tensor<12x5xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x3x4xf32>, tensor<5xf32>, tensor<2x3x1xf32>, tensor<2x2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()

"builtin.module"() <{sym_name = "shift_ui32"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9xui32>, tensor<9xui32>) -> (tensor<44xui32>, tensor<44xui32>, tensor<44xui32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xui32>, %arg1: tensor<9xui32>):
    %2 = "stablehlo.constant"() <{value = dense<[4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 4294967295, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 4294967293, 4294967293, 4294967293, 4294967293, 4294967293, 4294967293, 4294967293, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647, 2147483647]> : tensor<35xui32>}> : () -> tensor<35xui32>
    %3 = "stablehlo.concatenate"(%2, %arg0) <{dimension = 0 : i64}> : (tensor<35xui32>, tensor<9xui32>) -> tensor<44xui32>
    %4 = "stablehlo.constant"() <{value = dense<[0, 1, 31, 32, 33, 200, 4294967295, 0, 1, 31, 32, 33, 200, 4294967295, 0, 1, 31, 32, 33, 200, 4294967295, 0, 1, 31, 32, 33, 200, 4294967295, 0, 1, 31, 32, 33, 200, 4294967295]> : tensor<35xui32>}> : () -> tensor<35xui32>
    %5 = "stablehlo.concatenate"(%4, %arg1) <{dimension = 0 : i64}> : (tensor<35xui32>, tensor<9xui32>) -> tensor<44xui32>
    %6 = "stablehlo.shift_left"(%3, %5) : (tensor<44xui32>, tensor<44xui32>) -> tensor<44xui32>
    %7 = "stablehlo.shift_right_arithmetic"(%3, %5) : (tensor<44xui32>, tensor<44xui32>) -> tensor<44xui32>
    %8 = "stablehlo.shift_right_logical"(%3, %5) : (tensor<44xui32>, tensor<44xui32>) -> tensor<44xui32>
    "func.return"(%6, %7, %8) : (tensor<44xui32>, tensor<44xui32>, tensor<44xui32>) -> ()
  }) : () -> ()
}) : () -> ()

"builtin.module"() <{sym_name = "int_power_ui32"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xui32>, tensor<6xui32>) -> tensor<14xui32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6xui32>, %arg3: tensor<6xui32>):
    %1 = "stablehlo.constant"() <{value = dense<[2, 0, 0, 1, 7, 7, 3, 10]> : tensor<8xui32>}> : () -> tensor<8xui32>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<8xui32>, tensor<6xui32>) -> tensor<14xui32>
    %4 = "stablehlo.constant"() <{value = dense<[3, 0, 5, 100, 1, 0, 4, 30]> : tensor<8xui32>}> : () -> tensor<8xui32>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<8xui32>, tensor<6xui32>) -> tensor<14xui32>
    %6 = "stablehlo.power"(%2, %5) : (tensor<14xui32>, tensor<14xui32>) -> tensor<14xui32>
    "func.return"(%6) : (tensor<14xui32>) -> ()
  }) : () -> ()
}) : () -> ()

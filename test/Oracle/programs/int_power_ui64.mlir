"builtin.module"() <{sym_name = "int_power_ui64"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xui64>, tensor<6xui64>) -> tensor<14xui64>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6xui64>, %arg3: tensor<6xui64>):
    %1 = "stablehlo.constant"() <{value = dense<[2, 0, 0, 1, 7, 7, 3, 10]> : tensor<8xui64>}> : () -> tensor<8xui64>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<8xui64>, tensor<6xui64>) -> tensor<14xui64>
    %4 = "stablehlo.constant"() <{value = dense<[3, 0, 5, 100, 1, 0, 4, 30]> : tensor<8xui64>}> : () -> tensor<8xui64>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<8xui64>, tensor<6xui64>) -> tensor<14xui64>
    %6 = "stablehlo.power"(%2, %5) : (tensor<14xui64>, tensor<14xui64>) -> tensor<14xui64>
    "func.return"(%6) : (tensor<14xui64>) -> ()
  }) : () -> ()
}) : () -> ()

"builtin.module"() <{sym_name = "int_power_i32"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xi32>, tensor<6xi32>) -> tensor<21xi32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6xi32>, %arg3: tensor<6xi32>):
    %1 = "stablehlo.constant"() <{value = dense<[2, 0, 0, 1, 7, 7, 3, 10, -1, -1, -2, 1, -1, -1, 2]> : tensor<15xi32>}> : () -> tensor<15xi32>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<15xi32>, tensor<6xi32>) -> tensor<21xi32>
    %4 = "stablehlo.constant"() <{value = dense<[3, 0, 5, 100, 1, 0, 4, 30, 3, 4, 3, -3, -3, -4, -1]> : tensor<15xi32>}> : () -> tensor<15xi32>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<15xi32>, tensor<6xi32>) -> tensor<21xi32>
    %6 = "stablehlo.power"(%2, %5) : (tensor<21xi32>, tensor<21xi32>) -> tensor<21xi32>
    "func.return"(%6) : (tensor<21xi32>) -> ()
  }) : () -> ()
}) : () -> ()

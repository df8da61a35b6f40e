"builtin.module"() <{sym_name = "int_power_i16"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xi16>, tensor<6xi16>) -> tensor<21xi16>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6xi16>, %arg3: tensor<6xi16>):
    %1 = "stablehlo.constant"() <{value = dense<[2, 0, 0, 1, 7, 7, 3, 10, -1, -1, -2, 1, -1, -1, 2]> : tensor<15xi16>}> : () -> tensor<15xi16>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<15xi16>, tensor<6xi16>) -> tensor<21xi16>
    %4 = "stablehlo.constant"() <{value = dense<[3, 0, 5, 100, 1, 0, 4, 30, 3, 4, 3, -3, -3, -4, -1]> : tensor<15xi16>}> : () -> tensor<15xi16>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<15xi16>, tensor<6xi16>) -> tensor<21xi16>
    %6 = "stablehlo.power"(%2, %5) : (tensor<21xi16>, tensor<21xi16>) -> tensor<21xi16>
    "func.return"(%6) : (tensor<21xi16>) -> ()
  }) : () -> ()
}) : () -> ()

"builtin.module"() <{sym_name = "int_power_ui8"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xui8>, tensor<6xui8>) -> tensor<14xui8>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6xui8>, %arg3: tensor<6xui8>):
    %1 = "stablehlo.constant"() <{value = dense<[2, 0, 0, 1, 7, 7, 3, 10]> : tensor<8xui8>}> : () -> tensor<8xui8>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<8xui8>, tensor<6xui8>) -> tensor<14xui8>
    %4 = "stablehlo.constant"() <{value = dense<[3, 0, 5, 100, 1, 0, 4, 30]> : tensor<8xui8>}> : () -> tensor<8xui8>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<8xui8>, tensor<6xui8>) -> tensor<14xui8>
    %6 = "stablehlo.power"(%2, %5) : (tensor<14xui8>, tensor<14xui8>) -> tensor<14xui8>
    "func.return"(%6) : (tensor<14xui8>) -> ()
  }) : () -> ()
}) : () -> ()

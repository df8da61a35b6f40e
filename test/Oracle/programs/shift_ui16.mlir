"builtin.module"() <{sym_name = "shift_ui16"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9xui16>, tensor<9xui16>) -> (tensor<44xui16>, tensor<44xui16>, tensor<44xui16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xui16>, %arg1: tensor<9xui16>):
    %2 = "stablehlo.constant"() <{value = dense<[65535, 65535, 65535, 65535, 65535, 65535, 65535, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 65533, 65533, 65533, 65533, 65533, 65533, 65533, 32767, 32767, 32767, 32767, 32767, 32767, 32767]> : tensor<35xui16>}> : () -> tensor<35xui16>
    %3 = "stablehlo.concatenate"(%2, %arg0) <{dimension = 0 : i64}> : (tensor<35xui16>, tensor<9xui16>) -> tensor<44xui16>
    %4 = "stablehlo.constant"() <{value = dense<[0, 1, 15, 16, 17, 200, 65535, 0, 1, 15, 16, 17, 200, 65535, 0, 1, 15, 16, 17, 200, 65535, 0, 1, 15, 16, 17, 200, 65535, 0, 1, 15, 16, 17, 200, 65535]> : tensor<35xui16>}> : () -> tensor<35xui16>
    %5 = "stablehlo.concatenate"(%4, %arg1) <{dimension = 0 : i64}> : (tensor<35xui16>, tensor<9xui16>) -> tensor<44xui16>
    %6 = "stablehlo.shift_left"(%3, %5) : (tensor<44xui16>, tensor<44xui16>) -> tensor<44xui16>
    %7 = "stablehlo.shift_right_arithmetic"(%3, %5) : (tensor<44xui16>, tensor<44xui16>) -> tensor<44xui16>
    %8 = "stablehlo.shift_right_logical"(%3, %5) : (tensor<44xui16>, tensor<44xui16>) -> tensor<44xui16>
    "func.return"(%6, %7, %8) : (tensor<44xui16>, tensor<44xui16>, tensor<44xui16>) -> ()
  }) : () -> ()
}) : () -> ()

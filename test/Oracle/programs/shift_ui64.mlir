"builtin.module"() <{sym_name = "shift_ui64"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9xui64>, tensor<9xui64>) -> (tensor<44xui64>, tensor<44xui64>, tensor<44xui64>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xui64>, %arg1: tensor<9xui64>):
    %2 = "stablehlo.constant"() <{value = dense<[18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 18446744073709551615, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 18446744073709551613, 18446744073709551613, 18446744073709551613, 18446744073709551613, 18446744073709551613, 18446744073709551613, 18446744073709551613, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807, 9223372036854775807]> : tensor<35xui64>}> : () -> tensor<35xui64>
    %3 = "stablehlo.concatenate"(%2, %arg0) <{dimension = 0 : i64}> : (tensor<35xui64>, tensor<9xui64>) -> tensor<44xui64>
    %4 = "stablehlo.constant"() <{value = dense<[0, 1, 63, 64, 65, 200, 18446744073709551615, 0, 1, 63, 64, 65, 200, 18446744073709551615, 0, 1, 63, 64, 65, 200, 18446744073709551615, 0, 1, 63, 64, 65, 200, 18446744073709551615, 0, 1, 63, 64, 65, 200, 18446744073709551615]> : tensor<35xui64>}> : () -> tensor<35xui64>
    %5 = "stablehlo.concatenate"(%4, %arg1) <{dimension = 0 : i64}> : (tensor<35xui64>, tensor<9xui64>) -> tensor<44xui64>
    %6 = "stablehlo.shift_left"(%3, %5) : (tensor<44xui64>, tensor<44xui64>) -> tensor<44xui64>
    %7 = "stablehlo.shift_right_arithmetic"(%3, %5) : (tensor<44xui64>, tensor<44xui64>) -> tensor<44xui64>
    %8 = "stablehlo.shift_right_logical"(%3, %5) : (tensor<44xui64>, tensor<44xui64>) -> tensor<44xui64>
    "func.return"(%6, %7, %8) : (tensor<44xui64>, tensor<44xui64>, tensor<44xui64>) -> ()
  }) : () -> ()
}) : () -> ()

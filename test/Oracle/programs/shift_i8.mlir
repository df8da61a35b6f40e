"builtin.module"() <{sym_name = "shift_i8"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9xi8>, tensor<9xi8>) -> (tensor<89xi8>, tensor<89xi8>, tensor<89xi8>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xi8>, %arg1: tensor<9xi8>):
    %2 = "stablehlo.constant"() <{value = dense<[127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 125, 125, 125, 125, 125, 125, 125, 125, 125, 125, -128, -128, -128, -128, -128, -128, -128, -128, -128, -128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -125, -125, -125, -125, -125, -125, -125, -125, -125, -125]> : tensor<80xi8>}> : () -> tensor<80xi8>
    %3 = "stablehlo.concatenate"(%2, %arg0) <{dimension = 0 : i64}> : (tensor<80xi8>, tensor<9xi8>) -> tensor<89xi8>
    %4 = "stablehlo.constant"() <{value = dense<[0, 1, 7, 8, 9, 127, 127, -1, -8, -128, 0, 1, 7, 8, 9, 127, 127, -1, -8, -128, 0, 1, 7, 8, 9, 127, 127, -1, -8, -128, 0, 1, 7, 8, 9, 127, 127, -1, -8, -128, 0, 1, 7, 8, 9, 127, 127, -1, -8, -128, 0, 1, 7, 8, 9, 127, 127, -1, -8, -128, 0, 1, 7, 8, 9, 127, 127, -1, -8, -128, 0, 1, 7, 8, 9, 127, 127, -1, -8, -128]> : tensor<80xi8>}> : () -> tensor<80xi8>
    %5 = "stablehlo.concatenate"(%4, %arg1) <{dimension = 0 : i64}> : (tensor<80xi8>, tensor<9xi8>) -> tensor<89xi8>
    %6 = "stablehlo.shift_left"(%3, %5) : (tensor<89xi8>, tensor<89xi8>) -> tensor<89xi8>
    %7 = "stablehlo.shift_right_arithmetic"(%3, %5) : (tensor<89xi8>, tensor<89xi8>) -> tensor<89xi8>
    %8 = "stablehlo.shift_right_logical"(%3, %5) : (tensor<89xi8>, tensor<89xi8>) -> tensor<89xi8>
    "func.return"(%6, %7, %8) : (tensor<89xi8>, tensor<89xi8>, tensor<89xi8>) -> ()
  }) : () -> ()
}) : () -> ()

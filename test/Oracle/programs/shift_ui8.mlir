"builtin.module"() <{sym_name = "shift_ui8"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9xui8>, tensor<9xui8>) -> (tensor<44xui8>, tensor<44xui8>, tensor<44xui8>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xui8>, %arg1: tensor<9xui8>):
    %2 = "stablehlo.constant"() <{value = dense<[255, 255, 255, 255, 255, 255, 255, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 253, 253, 253, 253, 253, 253, 253, 127, 127, 127, 127, 127, 127, 127]> : tensor<35xui8>}> : () -> tensor<35xui8>
    %3 = "stablehlo.concatenate"(%2, %arg0) <{dimension = 0 : i64}> : (tensor<35xui8>, tensor<9xui8>) -> tensor<44xui8>
    %4 = "stablehlo.constant"() <{value = dense<[0, 1, 7, 8, 9, 200, 255, 0, 1, 7, 8, 9, 200, 255, 0, 1, 7, 8, 9, 200, 255, 0, 1, 7, 8, 9, 200, 255, 0, 1, 7, 8, 9, 200, 255]> : tensor<35xui8>}> : () -> tensor<35xui8>
    %5 = "stablehlo.concatenate"(%4, %arg1) <{dimension = 0 : i64}> : (tensor<35xui8>, tensor<9xui8>) -> tensor<44xui8>
    %6 = "stablehlo.shift_left"(%3, %5) : (tensor<44xui8>, tensor<44xui8>) -> tensor<44xui8>
    %7 = "stablehlo.shift_right_arithmetic"(%3, %5) : (tensor<44xui8>, tensor<44xui8>) -> tensor<44xui8>
    %8 = "stablehlo.shift_right_logical"(%3, %5) : (tensor<44xui8>, tensor<44xui8>) -> tensor<44xui8>
    "func.return"(%6, %7, %8) : (tensor<44xui8>, tensor<44xui8>, tensor<44xui8>) -> ()
  }) : () -> ()
}) : () -> ()

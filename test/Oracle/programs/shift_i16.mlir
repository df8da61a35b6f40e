"builtin.module"() <{sym_name = "shift_i16"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9xi16>, tensor<9xi16>) -> (tensor<89xi16>, tensor<89xi16>, tensor<89xi16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xi16>, %arg1: tensor<9xi16>):
    %2 = "stablehlo.constant"() <{value = dense<[32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 32767, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 32765, 32765, 32765, 32765, 32765, 32765, 32765, 32765, 32765, 32765, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -32768, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -5, -5, -5, -5, -5, -5, -5, -5, -5, -5, -32765, -32765, -32765, -32765, -32765, -32765, -32765, -32765, -32765, -32765]> : tensor<80xi16>}> : () -> tensor<80xi16>
    %3 = "stablehlo.concatenate"(%2, %arg0) <{dimension = 0 : i64}> : (tensor<80xi16>, tensor<9xi16>) -> tensor<89xi16>
    %4 = "stablehlo.constant"() <{value = dense<[0, 1, 15, 16, 17, 200, 32767, -1, -16, -32768, 0, 1, 15, 16, 17, 200, 32767, -1, -16, -32768, 0, 1, 15, 16, 17, 200, 32767, -1, -16, -32768, 0, 1, 15, 16, 17, 200, 32767, -1, -16, -32768, 0, 1, 15, 16, 17, 200, 32767, -1, -16, -32768, 0, 1, 15, 16, 17, 200, 32767, -1, -16, -32768, 0, 1, 15, 16, 17, 200, 32767, -1, -16, -32768, 0, 1, 15, 16, 17, 200, 32767, -1, -16, -32768]> : tensor<80xi16>}> : () -> tensor<80xi16>
    %5 = "stablehlo.concatenate"(%4, %arg1) <{dimension = 0 : i64}> : (tensor<80xi16>, tensor<9xi16>) -> tensor<89xi16>
    %6 = "stablehlo.shift_left"(%3, %5) : (tensor<89xi16>, tensor<89xi16>) -> tensor<89xi16>
    %7 = "stablehlo.shift_right_arithmetic"(%3, %5) : (tensor<89xi16>, tensor<89xi16>) -> tensor<89xi16>
    %8 = "stablehlo.shift_right_logical"(%3, %5) : (tensor<89xi16>, tensor<89xi16>) -> tensor<89xi16>
    "func.return"(%6, %7, %8) : (tensor<89xi16>, tensor<89xi16>, tensor<89xi16>) -> ()
  }) : () -> ()
}) : () -> ()

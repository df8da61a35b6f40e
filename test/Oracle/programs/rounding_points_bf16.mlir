// check: bits
"builtin.module"() <{sym_name = "rounding_points_bf16"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x13xbf16>, tensor<5x13xbf16>) -> (tensor<5x13xbf16>, tensor<5x13xbf16>, tensor<5x13xbf16>, tensor<5x13xbf16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x13xbf16>, %arg1: tensor<5x13xbf16>):
    %2 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<5x13xbf16>, tensor<5x13xbf16>) -> tensor<5x13xbf16>
    %3 = "stablehlo.add"(%arg0, %arg1) : (tensor<5x13xbf16>, tensor<5x13xbf16>) -> tensor<5x13xbf16>
    %4 = "stablehlo.subtract"(%3, %arg0) : (tensor<5x13xbf16>, tensor<5x13xbf16>) -> tensor<5x13xbf16>
    %5 = "stablehlo.add"(%2, %arg0) : (tensor<5x13xbf16>, tensor<5x13xbf16>) -> tensor<5x13xbf16>
    %6 = "stablehlo.multiply"(%arg1, %arg0) : (tensor<5x13xbf16>, tensor<5x13xbf16>) -> tensor<5x13xbf16>
    %7 = "stablehlo.subtract"(%2, %6) : (tensor<5x13xbf16>, tensor<5x13xbf16>) -> tensor<5x13xbf16>
    %8 = "stablehlo.multiply"(%2, %arg1) : (tensor<5x13xbf16>, tensor<5x13xbf16>) -> tensor<5x13xbf16>
    %9 = "stablehlo.divide"(%arg0, %arg1) : (tensor<5x13xbf16>, tensor<5x13xbf16>) -> tensor<5x13xbf16>
    %10 = "stablehlo.subtract"(%8, %9) : (tensor<5x13xbf16>, tensor<5x13xbf16>) -> tensor<5x13xbf16>
    "func.return"(%4, %5, %7, %10) : (tensor<5x13xbf16>, tensor<5x13xbf16>, tensor<5x13xbf16>, tensor<5x13xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

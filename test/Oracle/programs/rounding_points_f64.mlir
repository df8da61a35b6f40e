// check: bits
"builtin.module"() <{sym_name = "rounding_points_f64"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x13xf64>, tensor<5x13xf64>) -> (tensor<5x13xf64>, tensor<5x13xf64>, tensor<5x13xf64>, tensor<5x13xf64>, tensor<5x13xf64>, tensor<5x13xf64>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x13xf64>, %arg1: tensor<5x13xf64>):
    %2 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    %3 = "stablehlo.add"(%arg0, %arg1) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    %4 = "stablehlo.subtract"(%3, %arg0) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    %5 = "stablehlo.add"(%2, %arg0) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    %6 = "stablehlo.multiply"(%arg1, %arg0) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    %7 = "stablehlo.subtract"(%2, %6) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    %8 = "stablehlo.multiply"(%2, %arg1) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    %9 = "stablehlo.divide"(%arg0, %arg1) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    %10 = "stablehlo.subtract"(%8, %9) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    %11 = "stablehlo.convert"(%arg0) : (tensor<5x13xf64>) -> tensor<5x13xbf16>
    %12 = "stablehlo.convert"(%11) : (tensor<5x13xbf16>) -> tensor<5x13xf64>
    %13 = "stablehlo.subtract"(%arg0, %12) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    %14 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    %15 = "stablehlo.convert"(%14) : (tensor<5x13xf64>) -> tensor<5x13xf16>
    %16 = "stablehlo.convert"(%15) : (tensor<5x13xf16>) -> tensor<5x13xf64>
    %17 = "stablehlo.subtract"(%16, %arg0) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    "func.return"(%4, %5, %7, %10, %13, %17) : (tensor<5x13xf64>, tensor<5x13xf64>, tensor<5x13xf64>, tensor<5x13xf64>, tensor<5x13xf64>, tensor<5x13xf64>) -> ()
  }) : () -> ()
}) : () -> ()

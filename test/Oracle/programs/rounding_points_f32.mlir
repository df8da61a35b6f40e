// check: bits
"builtin.module"() <{sym_name = "rounding_points_f32"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x13xf32>, tensor<5x13xf32>) -> (tensor<5x13xf32>, tensor<5x13xf32>, tensor<5x13xf32>, tensor<5x13xf32>, tensor<5x13xf32>, tensor<5x13xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x13xf32>, %arg1: tensor<5x13xf32>):
    %2 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    %3 = "stablehlo.add"(%arg0, %arg1) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    %4 = "stablehlo.subtract"(%3, %arg0) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    %5 = "stablehlo.add"(%2, %arg0) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    %6 = "stablehlo.multiply"(%arg1, %arg0) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    %7 = "stablehlo.subtract"(%2, %6) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    %8 = "stablehlo.multiply"(%2, %arg1) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    %9 = "stablehlo.divide"(%arg0, %arg1) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    %10 = "stablehlo.subtract"(%8, %9) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    %11 = "stablehlo.convert"(%arg0) : (tensor<5x13xf32>) -> tensor<5x13xbf16>
    %12 = "stablehlo.convert"(%11) : (tensor<5x13xbf16>) -> tensor<5x13xf32>
    %13 = "stablehlo.subtract"(%arg0, %12) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    %14 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<5x13xf32>) -> tensor<5x13xf16>
    %16 = "stablehlo.convert"(%15) : (tensor<5x13xf16>) -> tensor<5x13xf32>
    %17 = "stablehlo.subtract"(%16, %arg0) : (tensor<5x13xf32>, tensor<5x13xf32>) -> tensor<5x13xf32>
    "func.return"(%4, %5, %7, %10, %13, %17) : (tensor<5x13xf32>, tensor<5x13xf32>, tensor<5x13xf32>, tensor<5x13xf32>, tensor<5x13xf32>, tensor<5x13xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// check: bits
"builtin.module"() <{sym_name = "barriers"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<7xi32>) -> (tensor<3x5xf32>, tensor<7xi32>, tensor<3x5xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<7xi32>):
    %2 = "stablehlo.add"(%arg0, %arg0) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %3, %4 = "stablehlo.optimization_barrier"(%2, %arg1) : (tensor<3x5xf32>, tensor<7xi32>) -> (tensor<3x5xf32>, tensor<7xi32>)
    %5 = "stablehlo.add"(%arg0, %arg0) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %6 = "stablehlo.optimization_barrier"(%5) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %7 = "stablehlo.multiply"(%6, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%3, %4, %7) : (tensor<3x5xf32>, tensor<7xi32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// check: ulp=16
"builtin.module"() <{sym_name = "power_f32"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<33xf32>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>):
    %2 = "stablehlo.abs"(%arg0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.25> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %5 = "stablehlo.add"(%2, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<3x5xf32>) -> tensor<15xf32>
    %7 = "stablehlo.constant"() <{value = dense<[0.0, 0.0, -0.0, -2.0, -2.0, 1.0, 0x7FC00000, 0x7FC00000, 0x7F800000, 0x7F800000, 0xFF800000, 0.5, 0.5, -1.0, 2.0, 2.0, 3.0, 9.0]> : tensor<18xf32>}> : () -> tensor<18xf32>
    %8 = "stablehlo.concatenate"(%7, %6) <{dimension = 0 : i64}> : (tensor<18xf32>, tensor<15xf32>) -> tensor<33xf32>
    %9 = "stablehlo.reshape"(%arg1) : (tensor<3x5xf32>) -> tensor<15xf32>
    %10 = "stablehlo.constant"() <{value = dense<[0.0, -1.0, -3.0, 3.0, 0.5, 0x7FC00000, 0.0, 1.0, 0.0, -1.0, 3.0, 0x7F800000, 0xFF800000, 0x7F800000, 0.5, -2.0, 4.0, 0.5]> : tensor<18xf32>}> : () -> tensor<18xf32>
    %11 = "stablehlo.concatenate"(%10, %9) <{dimension = 0 : i64}> : (tensor<18xf32>, tensor<15xf32>) -> tensor<33xf32>
    %12 = "stablehlo.power"(%8, %11) : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    "func.return"(%12) : (tensor<33xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// check: ulp=16
// gpu: refused, f64 transcendental
"builtin.module"() <{sym_name = "power_f64"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<33xf64>, sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xf64>, %arg1: tensor<3x5xf64>):
    %2 = "stablehlo.abs"(%arg0) : (tensor<3x5xf64>) -> tensor<3x5xf64>
    %3 = "stablehlo.constant"() <{value = dense<0.25> : tensor<f64>}> : () -> tensor<f64>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x5xf64>
    %5 = "stablehlo.add"(%2, %4) : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xf64>
    %6 = "stablehlo.reshape"(%5) : (tensor<3x5xf64>) -> tensor<15xf64>
    %7 = "stablehlo.constant"() <{value = dense<[0.0, 0.0, -0.0, -2.0, -2.0, 1.0, 0x7FF8000000000000, 0x7FF8000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.5, 0.5, -1.0, 2.0, 2.0, 3.0, 9.0]> : tensor<18xf64>}> : () -> tensor<18xf64>
    %8 = "stablehlo.concatenate"(%7, %6) <{dimension = 0 : i64}> : (tensor<18xf64>, tensor<15xf64>) -> tensor<33xf64>
    %9 = "stablehlo.reshape"(%arg1) : (tensor<3x5xf64>) -> tensor<15xf64>
    %10 = "stablehlo.constant"() <{value = dense<[0.0, -1.0, -3.0, 3.0, 0.5, 0x7FF8000000000000, 0.0, 1.0, 0.0, -1.0, 3.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF0000000000000, 0.5, -2.0, 4.0, 0.5]> : tensor<18xf64>}> : () -> tensor<18xf64>
    %11 = "stablehlo.concatenate"(%10, %9) <{dimension = 0 : i64}> : (tensor<18xf64>, tensor<15xf64>) -> tensor<33xf64>
    %12 = "stablehlo.power"(%8, %11) : (tensor<33xf64>, tensor<33xf64>) -> tensor<33xf64>
    "func.return"(%12) : (tensor<33xf64>) -> ()
  }) : () -> ()
}) : () -> ()

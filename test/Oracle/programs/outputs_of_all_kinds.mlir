// check: bits
"builtin.module"() <{sym_name = "outputs_of_all_kinds"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xbf16>, tensor<2x2xf32>, tensor<f32>) -> (tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<2xi32>, tensor<f32>, tensor<1x1xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xbf16>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>):
    %3 = "stablehlo.add"(%arg0, %arg0) : (tensor<3x5xbf16>, tensor<3x5xbf16>) -> tensor<3x5xbf16>
    %4 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %6 = "stablehlo.reshape"(%arg2) : (tensor<f32>) -> tensor<1x1xf32>
    "func.return"(%arg0, %3, %3, %5, %arg2, %6) : (tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<3x5xbf16>, tensor<2xi32>, tensor<f32>, tensor<1x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()

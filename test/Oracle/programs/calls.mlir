// check: exact
"builtin.module"() <{sym_name = "calls"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<3x5xf32>, %arg10: tensor<3x5xf32>):
    %11, %12, %13 = "func.call"(%arg9, %arg10) <{callee = @both}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>)
    %14, %15, %16 = "func.call"(%12, %11) <{callee = @both}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>)
    "func.call"() <{callee = @nothing}> : () -> ()
    %17 = "func.call"(%arg10) <{callee = @scale}> : (tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%11, %12, %13, %14, %15, %16, %17) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, sym_name = "scale", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x5xf32>):
    %1 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%3) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>), sym_name = "both", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<3x5xf32>, %arg5: tensor<3x5xf32>):
    %6 = "func.call"(%arg4) <{callee = @scale}> : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %7 = "stablehlo.add"(%6, %arg5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %8 = "stablehlo.subtract"(%6, %arg5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%7, %8, %arg4) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [], function_type = () -> (), sym_name = "nothing", sym_visibility = "private"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

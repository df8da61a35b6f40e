"builtin.module"() <{sym_name = "scalars"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<i32>):
    %2 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.compare"(%arg0, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = "stablehlo.exponential"(%arg0) : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.add"(%arg1, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.add"(%arg1, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.select"(%3, %arg1, %6) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%arg0, %8) <{dimensions = array<i64>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %11 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.transpose"(%arg0) <{permutation = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.add"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.clamp"(%arg0, %15, %arg0) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.dot_general"(%arg0, %arg0) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%4, %5, %7, %12, %13, %14, %16, %17) : (tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()

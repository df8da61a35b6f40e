// check: ulp=4
"builtin.module"() <{sym_name = "reduce_special"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4xf32>) -> (tensor<8xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x4xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<2x4xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[[1.0, 0x7FC00000, 2.0, 0.0], [0x7F800000, 1.0, 2.0, 3.0], [0xFF800000, 0x7F800000, 0.0, 1.0], [-1.0, -2.0, -3.0, -4.0], [0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000], [0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]]> : tensor<6x4xf32>}> : () -> tensor<6x4xf32>
    %2 = "stablehlo.concatenate"(%0, %arg1) <{dimension = 0 : i64}> : (tensor<6x4xf32>, tensor<2x4xf32>) -> tensor<8x4xf32>
    %3 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%2, %3) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %6 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = "stablehlo.reshape"(%2) : (tensor<8x4xf32>) -> tensor<8x1x4x1xf32>
    %12 = "stablehlo.reduce"(%8, %3) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %11 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<8x1x4x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%2, %13) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %16 = "stablehlo.multiply"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %18 = "stablehlo.reshape"(%2) : (tensor<8x4xf32>) -> tensor<8x1x4x1xf32>
    %22 = "stablehlo.reduce"(%18, %13) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %21 = "stablehlo.multiply"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<8x1x4x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    %23 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%2, %23) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %26 = "stablehlo.maximum"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %28 = "stablehlo.reshape"(%2) : (tensor<8x4xf32>) -> tensor<8x1x4x1xf32>
    %32 = "stablehlo.reduce"(%28, %23) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %31 = "stablehlo.maximum"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) : (tensor<8x1x4x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    %33 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%2, %33) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
      %36 = "stablehlo.minimum"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %38 = "stablehlo.reshape"(%2) : (tensor<8x4xf32>) -> tensor<8x1x4x1xf32>
    %42 = "stablehlo.reduce"(%38, %33) <{dimensions = array<i64: 1, 3>}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %41 = "stablehlo.minimum"(%arg39, %arg40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<8x1x4x1xf32>, tensor<f32>) -> tensor<8x4xf32>
    "func.return"(%7, %12, %17, %22, %27, %32, %37, %42) : (tensor<8xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

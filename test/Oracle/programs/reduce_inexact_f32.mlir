"builtin.module"() <{sym_name = "reduce_inexact_f32"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x31xf32>, tensor<2x33xf32>, tensor<2x255xf32>, tensor<2x1025xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<2x1xf32>, %arg18: tensor<2x2xf32>, %arg35: tensor<2x31xf32>, %arg52: tensor<2x33xf32>, %arg69: tensor<2x255xf32>, %arg86: tensor<2x1025xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.abs"(%arg1) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %6 = "stablehlo.reduce"(%2, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %5 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%arg1, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %10 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2xf32>
    %12 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<2x1xf32>) -> tensor<1x2xf32>
    %13 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %16 = "stablehlo.minimum"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %19 = "stablehlo.abs"(%arg18) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %23 = "stablehlo.reduce"(%19, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %22 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %24 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%arg18, %24) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %27 = "stablehlo.maximum"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %29 = "stablehlo.transpose"(%arg18) <{permutation = array<i64: 1, 0>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %30 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %33 = "stablehlo.minimum"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %36 = "stablehlo.abs"(%arg35) : (tensor<2x31xf32>) -> tensor<2x31xf32>
    %40 = "stablehlo.reduce"(%36, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %39 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) : (tensor<2x31xf32>, tensor<f32>) -> tensor<2xf32>
    %41 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.reduce"(%arg35, %41) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %44 = "stablehlo.maximum"(%arg42, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) : (tensor<2x31xf32>, tensor<f32>) -> tensor<2xf32>
    %46 = "stablehlo.transpose"(%arg35) <{permutation = array<i64: 1, 0>}> : (tensor<2x31xf32>) -> tensor<31x2xf32>
    %47 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
      %50 = "stablehlo.minimum"(%arg48, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) : (tensor<31x2xf32>, tensor<f32>) -> tensor<2xf32>
    %53 = "stablehlo.abs"(%arg52) : (tensor<2x33xf32>) -> tensor<2x33xf32>
    %57 = "stablehlo.reduce"(%53, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %56 = "stablehlo.add"(%arg54, %arg55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) : (tensor<2x33xf32>, tensor<f32>) -> tensor<2xf32>
    %58 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.reduce"(%arg52, %58) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      %61 = "stablehlo.maximum"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<2x33xf32>, tensor<f32>) -> tensor<2xf32>
    %63 = "stablehlo.transpose"(%arg52) <{permutation = array<i64: 1, 0>}> : (tensor<2x33xf32>) -> tensor<33x2xf32>
    %64 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %67 = "stablehlo.minimum"(%arg65, %arg66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%67) : (tensor<f32>) -> ()
    }) : (tensor<33x2xf32>, tensor<f32>) -> tensor<2xf32>
    %70 = "stablehlo.abs"(%arg69) : (tensor<2x255xf32>) -> tensor<2x255xf32>
    %74 = "stablehlo.reduce"(%70, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg71: tensor<f32>, %arg72: tensor<f32>):
      %73 = "stablehlo.add"(%arg71, %arg72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%73) : (tensor<f32>) -> ()
    }) : (tensor<2x255xf32>, tensor<f32>) -> tensor<2xf32>
    %75 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.reduce"(%arg69, %75) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg76: tensor<f32>, %arg77: tensor<f32>):
      %78 = "stablehlo.maximum"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%78) : (tensor<f32>) -> ()
    }) : (tensor<2x255xf32>, tensor<f32>) -> tensor<2xf32>
    %80 = "stablehlo.transpose"(%arg69) <{permutation = array<i64: 1, 0>}> : (tensor<2x255xf32>) -> tensor<255x2xf32>
    %81 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.reduce"(%80, %81) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %84 = "stablehlo.minimum"(%arg82, %arg83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<255x2xf32>, tensor<f32>) -> tensor<2xf32>
    %87 = "stablehlo.abs"(%arg86) : (tensor<2x1025xf32>) -> tensor<2x1025xf32>
    %91 = "stablehlo.reduce"(%87, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %90 = "stablehlo.add"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%90) : (tensor<f32>) -> ()
    }) : (tensor<2x1025xf32>, tensor<f32>) -> tensor<2xf32>
    %92 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.reduce"(%arg86, %92) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg93: tensor<f32>, %arg94: tensor<f32>):
      %95 = "stablehlo.maximum"(%arg93, %arg94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%95) : (tensor<f32>) -> ()
    }) : (tensor<2x1025xf32>, tensor<f32>) -> tensor<2xf32>
    %97 = "stablehlo.transpose"(%arg86) <{permutation = array<i64: 1, 0>}> : (tensor<2x1025xf32>) -> tensor<1025x2xf32>
    %98 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.reduce"(%97, %98) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg99: tensor<f32>, %arg100: tensor<f32>):
      %101 = "stablehlo.minimum"(%arg99, %arg100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%101) : (tensor<f32>) -> ()
    }) : (tensor<1025x2xf32>, tensor<f32>) -> tensor<2xf32>
    "func.return"(%6, %11, %17, %23, %28, %34, %40, %45, %51, %57, %62, %68, %74, %79, %85, %91, %96, %102) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

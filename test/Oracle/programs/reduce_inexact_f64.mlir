"builtin.module"() <{sym_name = "reduce_inexact_f64"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<2x1xf64>, tensor<2x2xf64>, tensor<2x31xf64>, tensor<2x33xf64>, tensor<2x255xf64>, tensor<2x1025xf64>) -> (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<2x1xf64>, %arg18: tensor<2x2xf64>, %arg35: tensor<2x31xf64>, %arg52: tensor<2x33xf64>, %arg69: tensor<2x255xf64>, %arg86: tensor<2x1025xf64>):
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %2 = "stablehlo.abs"(%arg1) : (tensor<2x1xf64>) -> tensor<2x1xf64>
    %6 = "stablehlo.reduce"(%2, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f64>, %arg4: tensor<f64>):
      %5 = "stablehlo.add"(%arg3, %arg4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%5) : (tensor<f64>) -> ()
    }) : (tensor<2x1xf64>, tensor<f64>) -> tensor<2xf64>
    %7 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.reduce"(%arg1, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f64>, %arg9: tensor<f64>):
      %10 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%10) : (tensor<f64>) -> ()
    }) : (tensor<2x1xf64>, tensor<f64>) -> tensor<2xf64>
    %12 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<2x1xf64>) -> tensor<1x2xf64>
    %13 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg14: tensor<f64>, %arg15: tensor<f64>):
      %16 = "stablehlo.minimum"(%arg14, %arg15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%16) : (tensor<f64>) -> ()
    }) : (tensor<1x2xf64>, tensor<f64>) -> tensor<2xf64>
    %19 = "stablehlo.abs"(%arg18) : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %23 = "stablehlo.reduce"(%19, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg20: tensor<f64>, %arg21: tensor<f64>):
      %22 = "stablehlo.add"(%arg20, %arg21) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%22) : (tensor<f64>) -> ()
    }) : (tensor<2x2xf64>, tensor<f64>) -> tensor<2xf64>
    %24 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %28 = "stablehlo.reduce"(%arg18, %24) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg25: tensor<f64>, %arg26: tensor<f64>):
      %27 = "stablehlo.maximum"(%arg25, %arg26) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%27) : (tensor<f64>) -> ()
    }) : (tensor<2x2xf64>, tensor<f64>) -> tensor<2xf64>
    %29 = "stablehlo.transpose"(%arg18) <{permutation = array<i64: 1, 0>}> : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %30 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<f64>, %arg32: tensor<f64>):
      %33 = "stablehlo.minimum"(%arg31, %arg32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%33) : (tensor<f64>) -> ()
    }) : (tensor<2x2xf64>, tensor<f64>) -> tensor<2xf64>
    %36 = "stablehlo.abs"(%arg35) : (tensor<2x31xf64>) -> tensor<2x31xf64>
    %40 = "stablehlo.reduce"(%36, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg37: tensor<f64>, %arg38: tensor<f64>):
      %39 = "stablehlo.add"(%arg37, %arg38) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%39) : (tensor<f64>) -> ()
    }) : (tensor<2x31xf64>, tensor<f64>) -> tensor<2xf64>
    %41 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %45 = "stablehlo.reduce"(%arg35, %41) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg42: tensor<f64>, %arg43: tensor<f64>):
      %44 = "stablehlo.maximum"(%arg42, %arg43) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%44) : (tensor<f64>) -> ()
    }) : (tensor<2x31xf64>, tensor<f64>) -> tensor<2xf64>
    %46 = "stablehlo.transpose"(%arg35) <{permutation = array<i64: 1, 0>}> : (tensor<2x31xf64>) -> tensor<31x2xf64>
    %47 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %51 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg48: tensor<f64>, %arg49: tensor<f64>):
      %50 = "stablehlo.minimum"(%arg48, %arg49) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%50) : (tensor<f64>) -> ()
    }) : (tensor<31x2xf64>, tensor<f64>) -> tensor<2xf64>
    %53 = "stablehlo.abs"(%arg52) : (tensor<2x33xf64>) -> tensor<2x33xf64>
    %57 = "stablehlo.reduce"(%53, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg54: tensor<f64>, %arg55: tensor<f64>):
      %56 = "stablehlo.add"(%arg54, %arg55) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%56) : (tensor<f64>) -> ()
    }) : (tensor<2x33xf64>, tensor<f64>) -> tensor<2xf64>
    %58 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %62 = "stablehlo.reduce"(%arg52, %58) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg59: tensor<f64>, %arg60: tensor<f64>):
      %61 = "stablehlo.maximum"(%arg59, %arg60) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%61) : (tensor<f64>) -> ()
    }) : (tensor<2x33xf64>, tensor<f64>) -> tensor<2xf64>
    %63 = "stablehlo.transpose"(%arg52) <{permutation = array<i64: 1, 0>}> : (tensor<2x33xf64>) -> tensor<33x2xf64>
    %64 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %68 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg65: tensor<f64>, %arg66: tensor<f64>):
      %67 = "stablehlo.minimum"(%arg65, %arg66) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%67) : (tensor<f64>) -> ()
    }) : (tensor<33x2xf64>, tensor<f64>) -> tensor<2xf64>
    %70 = "stablehlo.abs"(%arg69) : (tensor<2x255xf64>) -> tensor<2x255xf64>
    %74 = "stablehlo.reduce"(%70, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg71: tensor<f64>, %arg72: tensor<f64>):
      %73 = "stablehlo.add"(%arg71, %arg72) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%73) : (tensor<f64>) -> ()
    }) : (tensor<2x255xf64>, tensor<f64>) -> tensor<2xf64>
    %75 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %79 = "stablehlo.reduce"(%arg69, %75) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg76: tensor<f64>, %arg77: tensor<f64>):
      %78 = "stablehlo.maximum"(%arg76, %arg77) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%78) : (tensor<f64>) -> ()
    }) : (tensor<2x255xf64>, tensor<f64>) -> tensor<2xf64>
    %80 = "stablehlo.transpose"(%arg69) <{permutation = array<i64: 1, 0>}> : (tensor<2x255xf64>) -> tensor<255x2xf64>
    %81 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %85 = "stablehlo.reduce"(%80, %81) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg82: tensor<f64>, %arg83: tensor<f64>):
      %84 = "stablehlo.minimum"(%arg82, %arg83) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%84) : (tensor<f64>) -> ()
    }) : (tensor<255x2xf64>, tensor<f64>) -> tensor<2xf64>
    %87 = "stablehlo.abs"(%arg86) : (tensor<2x1025xf64>) -> tensor<2x1025xf64>
    %91 = "stablehlo.reduce"(%87, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg88: tensor<f64>, %arg89: tensor<f64>):
      %90 = "stablehlo.add"(%arg88, %arg89) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%90) : (tensor<f64>) -> ()
    }) : (tensor<2x1025xf64>, tensor<f64>) -> tensor<2xf64>
    %92 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %96 = "stablehlo.reduce"(%arg86, %92) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg93: tensor<f64>, %arg94: tensor<f64>):
      %95 = "stablehlo.maximum"(%arg93, %arg94) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%95) : (tensor<f64>) -> ()
    }) : (tensor<2x1025xf64>, tensor<f64>) -> tensor<2xf64>
    %97 = "stablehlo.transpose"(%arg86) <{permutation = array<i64: 1, 0>}> : (tensor<2x1025xf64>) -> tensor<1025x2xf64>
    %98 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %102 = "stablehlo.reduce"(%97, %98) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg99: tensor<f64>, %arg100: tensor<f64>):
      %101 = "stablehlo.minimum"(%arg99, %arg100) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%101) : (tensor<f64>) -> ()
    }) : (tensor<1025x2xf64>, tensor<f64>) -> tensor<2xf64>
    "func.return"(%6, %11, %17, %23, %28, %34, %40, %45, %51, %57, %62, %68, %74, %79, %85, %91, %96, %102) : (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> ()
  }) : () -> ()
}) : () -> ()

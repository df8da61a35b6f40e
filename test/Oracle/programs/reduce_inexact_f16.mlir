"builtin.module"() <{sym_name = "reduce_inexact_f16"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<2x1xf16>, tensor<2x2xf16>, tensor<2x31xf16>, tensor<2x33xf16>, tensor<2x255xf16>, tensor<2x1025xf16>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<2x1xf16>, %arg18: tensor<2x2xf16>, %arg35: tensor<2x31xf16>, %arg52: tensor<2x33xf16>, %arg69: tensor<2x255xf16>, %arg86: tensor<2x1025xf16>):
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f16>}> : () -> tensor<f16>
    %2 = "stablehlo.abs"(%arg1) : (tensor<2x1xf16>) -> tensor<2x1xf16>
    %6 = "stablehlo.reduce"(%2, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f16>, %arg4: tensor<f16>):
      %5 = "stablehlo.add"(%arg3, %arg4) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%5) : (tensor<f16>) -> ()
    }) : (tensor<2x1xf16>, tensor<f16>) -> tensor<2xf16>
    %7 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %11 = "stablehlo.reduce"(%arg1, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f16>, %arg9: tensor<f16>):
      %10 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%10) : (tensor<f16>) -> ()
    }) : (tensor<2x1xf16>, tensor<f16>) -> tensor<2xf16>
    %12 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<2x1xf16>) -> tensor<1x2xf16>
    %13 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg14: tensor<f16>, %arg15: tensor<f16>):
      %16 = "stablehlo.minimum"(%arg14, %arg15) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%16) : (tensor<f16>) -> ()
    }) : (tensor<1x2xf16>, tensor<f16>) -> tensor<2xf16>
    %19 = "stablehlo.abs"(%arg18) : (tensor<2x2xf16>) -> tensor<2x2xf16>
    %23 = "stablehlo.reduce"(%19, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg20: tensor<f16>, %arg21: tensor<f16>):
      %22 = "stablehlo.add"(%arg20, %arg21) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%22) : (tensor<f16>) -> ()
    }) : (tensor<2x2xf16>, tensor<f16>) -> tensor<2xf16>
    %24 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %28 = "stablehlo.reduce"(%arg18, %24) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg25: tensor<f16>, %arg26: tensor<f16>):
      %27 = "stablehlo.maximum"(%arg25, %arg26) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%27) : (tensor<f16>) -> ()
    }) : (tensor<2x2xf16>, tensor<f16>) -> tensor<2xf16>
    %29 = "stablehlo.transpose"(%arg18) <{permutation = array<i64: 1, 0>}> : (tensor<2x2xf16>) -> tensor<2x2xf16>
    %30 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<f16>, %arg32: tensor<f16>):
      %33 = "stablehlo.minimum"(%arg31, %arg32) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%33) : (tensor<f16>) -> ()
    }) : (tensor<2x2xf16>, tensor<f16>) -> tensor<2xf16>
    %36 = "stablehlo.abs"(%arg35) : (tensor<2x31xf16>) -> tensor<2x31xf16>
    %40 = "stablehlo.reduce"(%36, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg37: tensor<f16>, %arg38: tensor<f16>):
      %39 = "stablehlo.add"(%arg37, %arg38) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%39) : (tensor<f16>) -> ()
    }) : (tensor<2x31xf16>, tensor<f16>) -> tensor<2xf16>
    %41 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %45 = "stablehlo.reduce"(%arg35, %41) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg42: tensor<f16>, %arg43: tensor<f16>):
      %44 = "stablehlo.maximum"(%arg42, %arg43) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%44) : (tensor<f16>) -> ()
    }) : (tensor<2x31xf16>, tensor<f16>) -> tensor<2xf16>
    %46 = "stablehlo.transpose"(%arg35) <{permutation = array<i64: 1, 0>}> : (tensor<2x31xf16>) -> tensor<31x2xf16>
    %47 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %51 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg48: tensor<f16>, %arg49: tensor<f16>):
      %50 = "stablehlo.minimum"(%arg48, %arg49) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%50) : (tensor<f16>) -> ()
    }) : (tensor<31x2xf16>, tensor<f16>) -> tensor<2xf16>
    %53 = "stablehlo.abs"(%arg52) : (tensor<2x33xf16>) -> tensor<2x33xf16>
    %57 = "stablehlo.reduce"(%53, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg54: tensor<f16>, %arg55: tensor<f16>):
      %56 = "stablehlo.add"(%arg54, %arg55) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%56) : (tensor<f16>) -> ()
    }) : (tensor<2x33xf16>, tensor<f16>) -> tensor<2xf16>
    %58 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %62 = "stablehlo.reduce"(%arg52, %58) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg59: tensor<f16>, %arg60: tensor<f16>):
      %61 = "stablehlo.maximum"(%arg59, %arg60) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%61) : (tensor<f16>) -> ()
    }) : (tensor<2x33xf16>, tensor<f16>) -> tensor<2xf16>
    %63 = "stablehlo.transpose"(%arg52) <{permutation = array<i64: 1, 0>}> : (tensor<2x33xf16>) -> tensor<33x2xf16>
    %64 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %68 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg65: tensor<f16>, %arg66: tensor<f16>):
      %67 = "stablehlo.minimum"(%arg65, %arg66) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%67) : (tensor<f16>) -> ()
    }) : (tensor<33x2xf16>, tensor<f16>) -> tensor<2xf16>
    %70 = "stablehlo.abs"(%arg69) : (tensor<2x255xf16>) -> tensor<2x255xf16>
    %74 = "stablehlo.reduce"(%70, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg71: tensor<f16>, %arg72: tensor<f16>):
      %73 = "stablehlo.add"(%arg71, %arg72) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%73) : (tensor<f16>) -> ()
    }) : (tensor<2x255xf16>, tensor<f16>) -> tensor<2xf16>
    %75 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %79 = "stablehlo.reduce"(%arg69, %75) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg76: tensor<f16>, %arg77: tensor<f16>):
      %78 = "stablehlo.maximum"(%arg76, %arg77) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%78) : (tensor<f16>) -> ()
    }) : (tensor<2x255xf16>, tensor<f16>) -> tensor<2xf16>
    %80 = "stablehlo.transpose"(%arg69) <{permutation = array<i64: 1, 0>}> : (tensor<2x255xf16>) -> tensor<255x2xf16>
    %81 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %85 = "stablehlo.reduce"(%80, %81) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg82: tensor<f16>, %arg83: tensor<f16>):
      %84 = "stablehlo.minimum"(%arg82, %arg83) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%84) : (tensor<f16>) -> ()
    }) : (tensor<255x2xf16>, tensor<f16>) -> tensor<2xf16>
    %87 = "stablehlo.abs"(%arg86) : (tensor<2x1025xf16>) -> tensor<2x1025xf16>
    %91 = "stablehlo.reduce"(%87, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg88: tensor<f16>, %arg89: tensor<f16>):
      %90 = "stablehlo.add"(%arg88, %arg89) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%90) : (tensor<f16>) -> ()
    }) : (tensor<2x1025xf16>, tensor<f16>) -> tensor<2xf16>
    %92 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %96 = "stablehlo.reduce"(%arg86, %92) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg93: tensor<f16>, %arg94: tensor<f16>):
      %95 = "stablehlo.maximum"(%arg93, %arg94) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%95) : (tensor<f16>) -> ()
    }) : (tensor<2x1025xf16>, tensor<f16>) -> tensor<2xf16>
    %97 = "stablehlo.transpose"(%arg86) <{permutation = array<i64: 1, 0>}> : (tensor<2x1025xf16>) -> tensor<1025x2xf16>
    %98 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %102 = "stablehlo.reduce"(%97, %98) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg99: tensor<f16>, %arg100: tensor<f16>):
      %101 = "stablehlo.minimum"(%arg99, %arg100) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%101) : (tensor<f16>) -> ()
    }) : (tensor<1025x2xf16>, tensor<f16>) -> tensor<2xf16>
    "func.return"(%6, %11, %17, %23, %28, %34, %40, %45, %51, %57, %62, %68, %74, %79, %85, %91, %96, %102) : (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> ()
  }) : () -> ()
}) : () -> ()

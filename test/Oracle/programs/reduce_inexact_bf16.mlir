"builtin.module"() <{sym_name = "reduce_inexact_bf16"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<2x1xbf16>, tensor<2x2xbf16>, tensor<2x31xbf16>, tensor<2x33xbf16>, tensor<2x255xbf16>, tensor<2x1025xbf16>) -> (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg1: tensor<2x1xbf16>, %arg18: tensor<2x2xbf16>, %arg35: tensor<2x31xbf16>, %arg52: tensor<2x33xbf16>, %arg69: tensor<2x255xbf16>, %arg86: tensor<2x1025xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %2 = "stablehlo.abs"(%arg1) : (tensor<2x1xbf16>) -> tensor<2x1xbf16>
    %6 = "stablehlo.reduce"(%2, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      %5 = "stablehlo.add"(%arg3, %arg4) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%5) : (tensor<bf16>) -> ()
    }) : (tensor<2x1xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %7 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %11 = "stablehlo.reduce"(%arg1, %7) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<bf16>, %arg9: tensor<bf16>):
      %10 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%10) : (tensor<bf16>) -> ()
    }) : (tensor<2x1xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %12 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<2x1xbf16>) -> tensor<1x2xbf16>
    %13 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %17 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg14: tensor<bf16>, %arg15: tensor<bf16>):
      %16 = "stablehlo.minimum"(%arg14, %arg15) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%16) : (tensor<bf16>) -> ()
    }) : (tensor<1x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %19 = "stablehlo.abs"(%arg18) : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %23 = "stablehlo.reduce"(%19, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg20: tensor<bf16>, %arg21: tensor<bf16>):
      %22 = "stablehlo.add"(%arg20, %arg21) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%22) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %24 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %28 = "stablehlo.reduce"(%arg18, %24) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg25: tensor<bf16>, %arg26: tensor<bf16>):
      %27 = "stablehlo.maximum"(%arg25, %arg26) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%27) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %29 = "stablehlo.transpose"(%arg18) <{permutation = array<i64: 1, 0>}> : (tensor<2x2xbf16>) -> tensor<2x2xbf16>
    %30 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %34 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<bf16>, %arg32: tensor<bf16>):
      %33 = "stablehlo.minimum"(%arg31, %arg32) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%33) : (tensor<bf16>) -> ()
    }) : (tensor<2x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %36 = "stablehlo.abs"(%arg35) : (tensor<2x31xbf16>) -> tensor<2x31xbf16>
    %40 = "stablehlo.reduce"(%36, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg37: tensor<bf16>, %arg38: tensor<bf16>):
      %39 = "stablehlo.add"(%arg37, %arg38) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%39) : (tensor<bf16>) -> ()
    }) : (tensor<2x31xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %41 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %45 = "stablehlo.reduce"(%arg35, %41) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg42: tensor<bf16>, %arg43: tensor<bf16>):
      %44 = "stablehlo.maximum"(%arg42, %arg43) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%44) : (tensor<bf16>) -> ()
    }) : (tensor<2x31xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %46 = "stablehlo.transpose"(%arg35) <{permutation = array<i64: 1, 0>}> : (tensor<2x31xbf16>) -> tensor<31x2xbf16>
    %47 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %51 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg48: tensor<bf16>, %arg49: tensor<bf16>):
      %50 = "stablehlo.minimum"(%arg48, %arg49) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%50) : (tensor<bf16>) -> ()
    }) : (tensor<31x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %53 = "stablehlo.abs"(%arg52) : (tensor<2x33xbf16>) -> tensor<2x33xbf16>
    %57 = "stablehlo.reduce"(%53, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg54: tensor<bf16>, %arg55: tensor<bf16>):
      %56 = "stablehlo.add"(%arg54, %arg55) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%56) : (tensor<bf16>) -> ()
    }) : (tensor<2x33xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %58 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %62 = "stablehlo.reduce"(%arg52, %58) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg59: tensor<bf16>, %arg60: tensor<bf16>):
      %61 = "stablehlo.maximum"(%arg59, %arg60) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%61) : (tensor<bf16>) -> ()
    }) : (tensor<2x33xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %63 = "stablehlo.transpose"(%arg52) <{permutation = array<i64: 1, 0>}> : (tensor<2x33xbf16>) -> tensor<33x2xbf16>
    %64 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %68 = "stablehlo.reduce"(%63, %64) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg65: tensor<bf16>, %arg66: tensor<bf16>):
      %67 = "stablehlo.minimum"(%arg65, %arg66) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%67) : (tensor<bf16>) -> ()
    }) : (tensor<33x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %70 = "stablehlo.abs"(%arg69) : (tensor<2x255xbf16>) -> tensor<2x255xbf16>
    %74 = "stablehlo.reduce"(%70, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg71: tensor<bf16>, %arg72: tensor<bf16>):
      %73 = "stablehlo.add"(%arg71, %arg72) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%73) : (tensor<bf16>) -> ()
    }) : (tensor<2x255xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %75 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %79 = "stablehlo.reduce"(%arg69, %75) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg76: tensor<bf16>, %arg77: tensor<bf16>):
      %78 = "stablehlo.maximum"(%arg76, %arg77) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%78) : (tensor<bf16>) -> ()
    }) : (tensor<2x255xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %80 = "stablehlo.transpose"(%arg69) <{permutation = array<i64: 1, 0>}> : (tensor<2x255xbf16>) -> tensor<255x2xbf16>
    %81 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %85 = "stablehlo.reduce"(%80, %81) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg82: tensor<bf16>, %arg83: tensor<bf16>):
      %84 = "stablehlo.minimum"(%arg82, %arg83) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%84) : (tensor<bf16>) -> ()
    }) : (tensor<255x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %87 = "stablehlo.abs"(%arg86) : (tensor<2x1025xbf16>) -> tensor<2x1025xbf16>
    %91 = "stablehlo.reduce"(%87, %0) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg88: tensor<bf16>, %arg89: tensor<bf16>):
      %90 = "stablehlo.add"(%arg88, %arg89) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%90) : (tensor<bf16>) -> ()
    }) : (tensor<2x1025xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %92 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %96 = "stablehlo.reduce"(%arg86, %92) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg93: tensor<bf16>, %arg94: tensor<bf16>):
      %95 = "stablehlo.maximum"(%arg93, %arg94) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%95) : (tensor<bf16>) -> ()
    }) : (tensor<2x1025xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %97 = "stablehlo.transpose"(%arg86) <{permutation = array<i64: 1, 0>}> : (tensor<2x1025xbf16>) -> tensor<1025x2xbf16>
    %98 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %102 = "stablehlo.reduce"(%97, %98) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg99: tensor<bf16>, %arg100: tensor<bf16>):
      %101 = "stablehlo.minimum"(%arg99, %arg100) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%101) : (tensor<bf16>) -> ()
    }) : (tensor<1025x2xbf16>, tensor<bf16>) -> tensor<2xbf16>
    "func.return"(%6, %11, %17, %23, %28, %34, %40, %45, %51, %57, %62, %68, %74, %79, %85, %91, %96, %102) : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

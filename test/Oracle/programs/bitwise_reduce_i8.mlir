"builtin.module"() <{sym_name = "bitwise_reduce_i8"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x3xi8>) -> (tensor<3xi8>, tensor<5xi8>, tensor<i8>, tensor<3xi8>, tensor<5xi8>, tensor<i8>, tensor<3xi8>, tensor<5xi8>, tensor<i8>, tensor<3xi8>, tensor<5xi8>, tensor<i8>, tensor<3xi8>, tensor<5xi8>, tensor<i8>, tensor<3xi8>, tensor<5xi8>, tensor<i8>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x3xi8>):
    %1 = "stablehlo.constant"() <{value = dense<42> : tensor<i8>}> : () -> tensor<i8>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<5x3xi8>
    %3 = "stablehlo.xor"(%arg0, %2) : (tensor<5x3xi8>, tensor<5x3xi8>) -> tensor<5x3xi8>
    %4 = "stablehlo.constant"() <{value = dense<-1> : tensor<i8>}> : () -> tensor<i8>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg5: tensor<i8>, %arg6: tensor<i8>):
      %7 = "stablehlo.and"(%arg5, %arg6) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%7) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<3xi8>
    %12 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg9: tensor<i8>, %arg10: tensor<i8>):
      %11 = "stablehlo.and"(%arg9, %arg10) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%11) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<5xi8>
    %16 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg13: tensor<i8>, %arg14: tensor<i8>):
      %15 = "stablehlo.and"(%arg13, %arg14) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%15) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<i8>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %21 = "stablehlo.reduce"(%3, %17) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<i8>, %arg19: tensor<i8>):
      %20 = "stablehlo.or"(%arg18, %arg19) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%20) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<3xi8>
    %25 = "stablehlo.reduce"(%3, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg22: tensor<i8>, %arg23: tensor<i8>):
      %24 = "stablehlo.or"(%arg22, %arg23) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%24) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<5xi8>
    %29 = "stablehlo.reduce"(%3, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg26: tensor<i8>, %arg27: tensor<i8>):
      %28 = "stablehlo.or"(%arg26, %arg27) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%28) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<i8>
    %30 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %34 = "stablehlo.reduce"(%3, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<i8>, %arg32: tensor<i8>):
      %33 = "stablehlo.add"(%arg31, %arg32) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%33) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<3xi8>
    %38 = "stablehlo.reduce"(%3, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg35: tensor<i8>, %arg36: tensor<i8>):
      %37 = "stablehlo.add"(%arg35, %arg36) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%37) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<5xi8>
    %42 = "stablehlo.reduce"(%3, %30) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg39: tensor<i8>, %arg40: tensor<i8>):
      %41 = "stablehlo.add"(%arg39, %arg40) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%41) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<i8>
    %43 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %47 = "stablehlo.reduce"(%3, %43) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg44: tensor<i8>, %arg45: tensor<i8>):
      %46 = "stablehlo.multiply"(%arg44, %arg45) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%46) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<3xi8>
    %51 = "stablehlo.reduce"(%3, %43) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg48: tensor<i8>, %arg49: tensor<i8>):
      %50 = "stablehlo.multiply"(%arg48, %arg49) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%50) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<5xi8>
    %55 = "stablehlo.reduce"(%3, %43) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg52: tensor<i8>, %arg53: tensor<i8>):
      %54 = "stablehlo.multiply"(%arg52, %arg53) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%54) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<i8>
    %56 = "stablehlo.constant"() <{value = dense<-128> : tensor<i8>}> : () -> tensor<i8>
    %60 = "stablehlo.reduce"(%3, %56) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg57: tensor<i8>, %arg58: tensor<i8>):
      %59 = "stablehlo.maximum"(%arg57, %arg58) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%59) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<3xi8>
    %64 = "stablehlo.reduce"(%3, %56) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg61: tensor<i8>, %arg62: tensor<i8>):
      %63 = "stablehlo.maximum"(%arg61, %arg62) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%63) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<5xi8>
    %68 = "stablehlo.reduce"(%3, %56) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg65: tensor<i8>, %arg66: tensor<i8>):
      %67 = "stablehlo.maximum"(%arg65, %arg66) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%67) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<i8>
    %69 = "stablehlo.constant"() <{value = dense<127> : tensor<i8>}> : () -> tensor<i8>
    %73 = "stablehlo.reduce"(%3, %69) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg70: tensor<i8>, %arg71: tensor<i8>):
      %72 = "stablehlo.minimum"(%arg70, %arg71) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%72) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<3xi8>
    %77 = "stablehlo.reduce"(%3, %69) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg74: tensor<i8>, %arg75: tensor<i8>):
      %76 = "stablehlo.minimum"(%arg74, %arg75) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%76) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<5xi8>
    %81 = "stablehlo.reduce"(%3, %69) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg78: tensor<i8>, %arg79: tensor<i8>):
      %80 = "stablehlo.minimum"(%arg78, %arg79) : (tensor<i8>, tensor<i8>) -> tensor<i8>
      "stablehlo.return"(%80) : (tensor<i8>) -> ()
    }) : (tensor<5x3xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%8, %12, %16, %21, %25, %29, %34, %38, %42, %47, %51, %55, %60, %64, %68, %73, %77, %81) : (tensor<3xi8>, tensor<5xi8>, tensor<i8>, tensor<3xi8>, tensor<5xi8>, tensor<i8>, tensor<3xi8>, tensor<5xi8>, tensor<i8>, tensor<3xi8>, tensor<5xi8>, tensor<i8>, tensor<3xi8>, tensor<5xi8>, tensor<i8>, tensor<3xi8>, tensor<5xi8>, tensor<i8>) -> ()
  }) : () -> ()
}) : () -> ()

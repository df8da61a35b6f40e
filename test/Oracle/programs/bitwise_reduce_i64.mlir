"builtin.module"() <{sym_name = "bitwise_reduce_i64"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x3xi64>) -> (tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x3xi64>):
    %1 = "stablehlo.constant"() <{value = dense<3074457345618258602> : tensor<i64>}> : () -> tensor<i64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x3xi64>
    %3 = "stablehlo.xor"(%arg0, %2) : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi64>
    %4 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg5: tensor<i64>, %arg6: tensor<i64>):
      %7 = "stablehlo.and"(%arg5, %arg6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%7) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<3xi64>
    %12 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg9: tensor<i64>, %arg10: tensor<i64>):
      %11 = "stablehlo.and"(%arg9, %arg10) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%11) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<5xi64>
    %16 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg13: tensor<i64>, %arg14: tensor<i64>):
      %15 = "stablehlo.and"(%arg13, %arg14) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%15) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<i64>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %21 = "stablehlo.reduce"(%3, %17) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<i64>, %arg19: tensor<i64>):
      %20 = "stablehlo.or"(%arg18, %arg19) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%20) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<3xi64>
    %25 = "stablehlo.reduce"(%3, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg22: tensor<i64>, %arg23: tensor<i64>):
      %24 = "stablehlo.or"(%arg22, %arg23) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%24) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<5xi64>
    %29 = "stablehlo.reduce"(%3, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg26: tensor<i64>, %arg27: tensor<i64>):
      %28 = "stablehlo.or"(%arg26, %arg27) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%28) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<i64>
    %30 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %34 = "stablehlo.reduce"(%3, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<i64>, %arg32: tensor<i64>):
      %33 = "stablehlo.add"(%arg31, %arg32) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%33) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<3xi64>
    %38 = "stablehlo.reduce"(%3, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg35: tensor<i64>, %arg36: tensor<i64>):
      %37 = "stablehlo.add"(%arg35, %arg36) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%37) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<5xi64>
    %42 = "stablehlo.reduce"(%3, %30) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg39: tensor<i64>, %arg40: tensor<i64>):
      %41 = "stablehlo.add"(%arg39, %arg40) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%41) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<i64>
    %43 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %47 = "stablehlo.reduce"(%3, %43) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg44: tensor<i64>, %arg45: tensor<i64>):
      %46 = "stablehlo.multiply"(%arg44, %arg45) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%46) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<3xi64>
    %51 = "stablehlo.reduce"(%3, %43) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg48: tensor<i64>, %arg49: tensor<i64>):
      %50 = "stablehlo.multiply"(%arg48, %arg49) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%50) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<5xi64>
    %55 = "stablehlo.reduce"(%3, %43) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg52: tensor<i64>, %arg53: tensor<i64>):
      %54 = "stablehlo.multiply"(%arg52, %arg53) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%54) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<i64>
    %56 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %60 = "stablehlo.reduce"(%3, %56) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg57: tensor<i64>, %arg58: tensor<i64>):
      %59 = "stablehlo.maximum"(%arg57, %arg58) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%59) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<3xi64>
    %64 = "stablehlo.reduce"(%3, %56) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg61: tensor<i64>, %arg62: tensor<i64>):
      %63 = "stablehlo.maximum"(%arg61, %arg62) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%63) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<5xi64>
    %68 = "stablehlo.reduce"(%3, %56) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg65: tensor<i64>, %arg66: tensor<i64>):
      %67 = "stablehlo.maximum"(%arg65, %arg66) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%67) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<i64>
    %69 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %73 = "stablehlo.reduce"(%3, %69) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg70: tensor<i64>, %arg71: tensor<i64>):
      %72 = "stablehlo.minimum"(%arg70, %arg71) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%72) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<3xi64>
    %77 = "stablehlo.reduce"(%3, %69) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg74: tensor<i64>, %arg75: tensor<i64>):
      %76 = "stablehlo.minimum"(%arg74, %arg75) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%76) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<5xi64>
    %81 = "stablehlo.reduce"(%3, %69) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg78: tensor<i64>, %arg79: tensor<i64>):
      %80 = "stablehlo.minimum"(%arg78, %arg79) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%80) : (tensor<i64>) -> ()
    }) : (tensor<5x3xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%8, %12, %16, %21, %25, %29, %34, %38, %42, %47, %51, %55, %60, %64, %68, %73, %77, %81) : (tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>, tensor<3xi64>, tensor<5xi64>, tensor<i64>) -> ()
  }) : () -> ()
}) : () -> ()

"builtin.module"() <{sym_name = "bitwise_reduce_ui32"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x3xui32>) -> (tensor<3xui32>, tensor<5xui32>, tensor<ui32>, tensor<3xui32>, tensor<5xui32>, tensor<ui32>, tensor<3xui32>, tensor<5xui32>, tensor<ui32>, tensor<3xui32>, tensor<5xui32>, tensor<ui32>, tensor<3xui32>, tensor<5xui32>, tensor<ui32>, tensor<3xui32>, tensor<5xui32>, tensor<ui32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x3xui32>):
    %1 = "stablehlo.constant"() <{value = dense<1431655765> : tensor<ui32>}> : () -> tensor<ui32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5x3xui32>
    %3 = "stablehlo.xor"(%arg0, %2) : (tensor<5x3xui32>, tensor<5x3xui32>) -> tensor<5x3xui32>
    %4 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %8 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg5: tensor<ui32>, %arg6: tensor<ui32>):
      %7 = "stablehlo.and"(%arg5, %arg6) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%7) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<3xui32>
    %12 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg9: tensor<ui32>, %arg10: tensor<ui32>):
      %11 = "stablehlo.and"(%arg9, %arg10) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%11) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<5xui32>
    %16 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg13: tensor<ui32>, %arg14: tensor<ui32>):
      %15 = "stablehlo.and"(%arg13, %arg14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%15) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<ui32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %21 = "stablehlo.reduce"(%3, %17) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<ui32>, %arg19: tensor<ui32>):
      %20 = "stablehlo.or"(%arg18, %arg19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%20) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<3xui32>
    %25 = "stablehlo.reduce"(%3, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg22: tensor<ui32>, %arg23: tensor<ui32>):
      %24 = "stablehlo.or"(%arg22, %arg23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%24) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<5xui32>
    %29 = "stablehlo.reduce"(%3, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg26: tensor<ui32>, %arg27: tensor<ui32>):
      %28 = "stablehlo.or"(%arg26, %arg27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%28) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<ui32>
    %30 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %34 = "stablehlo.reduce"(%3, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<ui32>, %arg32: tensor<ui32>):
      %33 = "stablehlo.add"(%arg31, %arg32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%33) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<3xui32>
    %38 = "stablehlo.reduce"(%3, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg35: tensor<ui32>, %arg36: tensor<ui32>):
      %37 = "stablehlo.add"(%arg35, %arg36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%37) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<5xui32>
    %42 = "stablehlo.reduce"(%3, %30) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg39: tensor<ui32>, %arg40: tensor<ui32>):
      %41 = "stablehlo.add"(%arg39, %arg40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%41) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<ui32>
    %43 = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
    %47 = "stablehlo.reduce"(%3, %43) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg44: tensor<ui32>, %arg45: tensor<ui32>):
      %46 = "stablehlo.multiply"(%arg44, %arg45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%46) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<3xui32>
    %51 = "stablehlo.reduce"(%3, %43) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg48: tensor<ui32>, %arg49: tensor<ui32>):
      %50 = "stablehlo.multiply"(%arg48, %arg49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%50) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<5xui32>
    %55 = "stablehlo.reduce"(%3, %43) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg52: tensor<ui32>, %arg53: tensor<ui32>):
      %54 = "stablehlo.multiply"(%arg52, %arg53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%54) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<ui32>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %60 = "stablehlo.reduce"(%3, %56) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg57: tensor<ui32>, %arg58: tensor<ui32>):
      %59 = "stablehlo.maximum"(%arg57, %arg58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%59) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<3xui32>
    %64 = "stablehlo.reduce"(%3, %56) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg61: tensor<ui32>, %arg62: tensor<ui32>):
      %63 = "stablehlo.maximum"(%arg61, %arg62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%63) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<5xui32>
    %68 = "stablehlo.reduce"(%3, %56) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg65: tensor<ui32>, %arg66: tensor<ui32>):
      %67 = "stablehlo.maximum"(%arg65, %arg66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%67) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<ui32>
    %69 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %73 = "stablehlo.reduce"(%3, %69) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg70: tensor<ui32>, %arg71: tensor<ui32>):
      %72 = "stablehlo.minimum"(%arg70, %arg71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%72) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<3xui32>
    %77 = "stablehlo.reduce"(%3, %69) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg74: tensor<ui32>, %arg75: tensor<ui32>):
      %76 = "stablehlo.minimum"(%arg74, %arg75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%76) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<5xui32>
    %81 = "stablehlo.reduce"(%3, %69) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg78: tensor<ui32>, %arg79: tensor<ui32>):
      %80 = "stablehlo.minimum"(%arg78, %arg79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%80) : (tensor<ui32>) -> ()
    }) : (tensor<5x3xui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%8, %12, %16, %21, %25, %29, %34, %38, %42, %47, %51, %55, %60, %64, %68, %73, %77, %81) : (tensor<3xui32>, tensor<5xui32>, tensor<ui32>, tensor<3xui32>, tensor<5xui32>, tensor<ui32>, tensor<3xui32>, tensor<5xui32>, tensor<ui32>, tensor<3xui32>, tensor<5xui32>, tensor<ui32>, tensor<3xui32>, tensor<5xui32>, tensor<ui32>, tensor<3xui32>, tensor<5xui32>, tensor<ui32>) -> ()
  }) : () -> ()
}) : () -> ()

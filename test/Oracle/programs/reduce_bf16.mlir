// check: exact
"builtin.module"() <{sym_name = "reduce_bf16"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5x7xbf16>) -> (tensor<5x7xbf16>, tensor<3x7xbf16>, tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>, tensor<3x5x7xbf16>, tensor<5x7xbf16>, tensor<3x7xbf16>, tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>, tensor<3x5x7xbf16>, tensor<5x7xbf16>, tensor<3x7xbf16>, tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>, tensor<3x5x7xbf16>, tensor<5x7xbf16>, tensor<3x7xbf16>, tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>, tensor<3x5x7xbf16>, tensor<3xbf16>, tensor<3x7xbf16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5x7xbf16>):
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<bf16>}> : () -> tensor<bf16>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x5x7xbf16>
    %3 = "stablehlo.compare"(%arg0, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x5x7xbf16>, tensor<3x5x7xbf16>) -> tensor<3x5x7xi1>
    %4 = "stablehlo.select"(%3, %2, %arg0) : (tensor<3x5x7xi1>, tensor<3x5x7xbf16>, tensor<3x5x7xbf16>) -> tensor<3x5x7xbf16>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<bf16>}> : () -> tensor<bf16>
    %9 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: tensor<bf16>, %arg7: tensor<bf16>):
      %8 = "stablehlo.add"(%arg6, %arg7) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%8) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
    %13 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<bf16>, %arg11: tensor<bf16>):
      %12 = "stablehlo.add"(%arg10, %arg11) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%12) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    %17 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg14: tensor<bf16>, %arg15: tensor<bf16>):
      %16 = "stablehlo.add"(%arg14, %arg15) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%16) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    %21 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg18: tensor<bf16>, %arg19: tensor<bf16>):
      %20 = "stablehlo.add"(%arg18, %arg19) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%20) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %25 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg22: tensor<bf16>, %arg23: tensor<bf16>):
      %24 = "stablehlo.add"(%arg22, %arg23) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%24) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<bf16>
    %29 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64>}> ({
    ^bb0(%arg26: tensor<bf16>, %arg27: tensor<bf16>):
      %28 = "stablehlo.add"(%arg26, %arg27) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%28) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x5x7xbf16>
    %30 = "stablehlo.constant"() <{value = dense<1.0> : tensor<bf16>}> : () -> tensor<bf16>
    %34 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<bf16>, %arg32: tensor<bf16>):
      %33 = "stablehlo.multiply"(%arg31, %arg32) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%33) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
    %38 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg35: tensor<bf16>, %arg36: tensor<bf16>):
      %37 = "stablehlo.multiply"(%arg35, %arg36) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%37) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    %42 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg39: tensor<bf16>, %arg40: tensor<bf16>):
      %41 = "stablehlo.multiply"(%arg39, %arg40) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%41) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    %46 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg43: tensor<bf16>, %arg44: tensor<bf16>):
      %45 = "stablehlo.multiply"(%arg43, %arg44) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%45) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %50 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg47: tensor<bf16>, %arg48: tensor<bf16>):
      %49 = "stablehlo.multiply"(%arg47, %arg48) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%49) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<bf16>
    %54 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64>}> ({
    ^bb0(%arg51: tensor<bf16>, %arg52: tensor<bf16>):
      %53 = "stablehlo.multiply"(%arg51, %arg52) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%53) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x5x7xbf16>
    %55 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %59 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg56: tensor<bf16>, %arg57: tensor<bf16>):
      %58 = "stablehlo.maximum"(%arg56, %arg57) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%58) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
    %63 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg60: tensor<bf16>, %arg61: tensor<bf16>):
      %62 = "stablehlo.maximum"(%arg60, %arg61) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%62) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    %67 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg64: tensor<bf16>, %arg65: tensor<bf16>):
      %66 = "stablehlo.maximum"(%arg64, %arg65) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%66) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    %71 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg68: tensor<bf16>, %arg69: tensor<bf16>):
      %70 = "stablehlo.maximum"(%arg68, %arg69) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%70) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %75 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg72: tensor<bf16>, %arg73: tensor<bf16>):
      %74 = "stablehlo.maximum"(%arg72, %arg73) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%74) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<bf16>
    %79 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64>}> ({
    ^bb0(%arg76: tensor<bf16>, %arg77: tensor<bf16>):
      %78 = "stablehlo.maximum"(%arg76, %arg77) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%78) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x5x7xbf16>
    %80 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %84 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg81: tensor<bf16>, %arg82: tensor<bf16>):
      %83 = "stablehlo.minimum"(%arg81, %arg82) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%83) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<5x7xbf16>
    %88 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg85: tensor<bf16>, %arg86: tensor<bf16>):
      %87 = "stablehlo.minimum"(%arg85, %arg86) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%87) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    %92 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg89: tensor<bf16>, %arg90: tensor<bf16>):
      %91 = "stablehlo.minimum"(%arg89, %arg90) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%91) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x5xbf16>
    %96 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg93: tensor<bf16>, %arg94: tensor<bf16>):
      %95 = "stablehlo.minimum"(%arg93, %arg94) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%95) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %100 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg97: tensor<bf16>, %arg98: tensor<bf16>):
      %99 = "stablehlo.minimum"(%arg97, %arg98) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%99) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<bf16>
    %104 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64>}> ({
    ^bb0(%arg101: tensor<bf16>, %arg102: tensor<bf16>):
      %103 = "stablehlo.minimum"(%arg101, %arg102) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%103) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x5x7xbf16>
    %105 = "stablehlo.constant"() <{value = dense<3.0> : tensor<bf16>}> : () -> tensor<bf16>
    %109 = "stablehlo.reduce"(%arg0, %105) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg106: tensor<bf16>, %arg107: tensor<bf16>):
      %108 = "stablehlo.add"(%arg106, %arg107) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%108) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %110 = "stablehlo.constant"() <{value = dense<1.5> : tensor<bf16>}> : () -> tensor<bf16>
    %114 = "stablehlo.reduce"(%arg0, %110) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg111: tensor<bf16>, %arg112: tensor<bf16>):
      %113 = "stablehlo.maximum"(%arg111, %arg112) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%113) : (tensor<bf16>) -> ()
    }) : (tensor<3x5x7xbf16>, tensor<bf16>) -> tensor<3x7xbf16>
    "func.return"(%9, %13, %17, %21, %25, %29, %34, %38, %42, %46, %50, %54, %59, %63, %67, %71, %75, %79, %84, %88, %92, %96, %100, %104, %109, %114) : (tensor<5x7xbf16>, tensor<3x7xbf16>, tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>, tensor<3x5x7xbf16>, tensor<5x7xbf16>, tensor<3x7xbf16>, tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>, tensor<3x5x7xbf16>, tensor<5x7xbf16>, tensor<3x7xbf16>, tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>, tensor<3x5x7xbf16>, tensor<5x7xbf16>, tensor<3x7xbf16>, tensor<3x5xbf16>, tensor<5xbf16>, tensor<bf16>, tensor<3x5x7xbf16>, tensor<3xbf16>, tensor<3x7xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

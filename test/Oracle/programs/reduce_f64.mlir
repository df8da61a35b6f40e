// check: exact
"builtin.module"() <{sym_name = "reduce_f64"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5x7xf64>) -> (tensor<5x7xf64>, tensor<3x7xf64>, tensor<3x5xf64>, tensor<5xf64>, tensor<f64>, tensor<3x5x7xf64>, tensor<5x7xf64>, tensor<3x7xf64>, tensor<3x5xf64>, tensor<5xf64>, tensor<f64>, tensor<3x5x7xf64>, tensor<5x7xf64>, tensor<3x7xf64>, tensor<3x5xf64>, tensor<5xf64>, tensor<f64>, tensor<3x5x7xf64>, tensor<5x7xf64>, tensor<3x7xf64>, tensor<3x5xf64>, tensor<5xf64>, tensor<f64>, tensor<3x5x7xf64>, tensor<3xf64>, tensor<3x7xf64>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5x7xf64>):
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x5x7xf64>
    %3 = "stablehlo.compare"(%arg0, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x5x7xf64>, tensor<3x5x7xf64>) -> tensor<3x5x7xi1>
    %4 = "stablehlo.select"(%3, %2, %arg0) : (tensor<3x5x7xi1>, tensor<3x5x7xf64>, tensor<3x5x7xf64>) -> tensor<3x5x7xf64>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f64>}> : () -> tensor<f64>
    %9 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: tensor<f64>, %arg7: tensor<f64>):
      %8 = "stablehlo.add"(%arg6, %arg7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%8) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
    %13 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<f64>, %arg11: tensor<f64>):
      %12 = "stablehlo.add"(%arg10, %arg11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%12) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x7xf64>
    %17 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg14: tensor<f64>, %arg15: tensor<f64>):
      %16 = "stablehlo.add"(%arg14, %arg15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%16) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x5xf64>
    %21 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg18: tensor<f64>, %arg19: tensor<f64>):
      %20 = "stablehlo.add"(%arg18, %arg19) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%20) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<5xf64>
    %25 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg22: tensor<f64>, %arg23: tensor<f64>):
      %24 = "stablehlo.add"(%arg22, %arg23) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%24) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<f64>
    %29 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64>}> ({
    ^bb0(%arg26: tensor<f64>, %arg27: tensor<f64>):
      %28 = "stablehlo.add"(%arg26, %arg27) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%28) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x5x7xf64>
    %30 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f64>}> : () -> tensor<f64>
    %34 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<f64>, %arg32: tensor<f64>):
      %33 = "stablehlo.multiply"(%arg31, %arg32) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%33) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
    %38 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg35: tensor<f64>, %arg36: tensor<f64>):
      %37 = "stablehlo.multiply"(%arg35, %arg36) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%37) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x7xf64>
    %42 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg39: tensor<f64>, %arg40: tensor<f64>):
      %41 = "stablehlo.multiply"(%arg39, %arg40) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%41) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x5xf64>
    %46 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg43: tensor<f64>, %arg44: tensor<f64>):
      %45 = "stablehlo.multiply"(%arg43, %arg44) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%45) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<5xf64>
    %50 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg47: tensor<f64>, %arg48: tensor<f64>):
      %49 = "stablehlo.multiply"(%arg47, %arg48) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%49) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<f64>
    %54 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64>}> ({
    ^bb0(%arg51: tensor<f64>, %arg52: tensor<f64>):
      %53 = "stablehlo.multiply"(%arg51, %arg52) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%53) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x5x7xf64>
    %55 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %59 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg56: tensor<f64>, %arg57: tensor<f64>):
      %58 = "stablehlo.maximum"(%arg56, %arg57) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%58) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
    %63 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg60: tensor<f64>, %arg61: tensor<f64>):
      %62 = "stablehlo.maximum"(%arg60, %arg61) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%62) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x7xf64>
    %67 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg64: tensor<f64>, %arg65: tensor<f64>):
      %66 = "stablehlo.maximum"(%arg64, %arg65) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%66) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x5xf64>
    %71 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg68: tensor<f64>, %arg69: tensor<f64>):
      %70 = "stablehlo.maximum"(%arg68, %arg69) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%70) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<5xf64>
    %75 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg72: tensor<f64>, %arg73: tensor<f64>):
      %74 = "stablehlo.maximum"(%arg72, %arg73) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%74) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<f64>
    %79 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64>}> ({
    ^bb0(%arg76: tensor<f64>, %arg77: tensor<f64>):
      %78 = "stablehlo.maximum"(%arg76, %arg77) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%78) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x5x7xf64>
    %80 = "stablehlo.constant"() <{value = dense<0x7FF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %84 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg81: tensor<f64>, %arg82: tensor<f64>):
      %83 = "stablehlo.minimum"(%arg81, %arg82) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%83) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<5x7xf64>
    %88 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg85: tensor<f64>, %arg86: tensor<f64>):
      %87 = "stablehlo.minimum"(%arg85, %arg86) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%87) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x7xf64>
    %92 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg89: tensor<f64>, %arg90: tensor<f64>):
      %91 = "stablehlo.minimum"(%arg89, %arg90) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%91) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x5xf64>
    %96 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg93: tensor<f64>, %arg94: tensor<f64>):
      %95 = "stablehlo.minimum"(%arg93, %arg94) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%95) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<5xf64>
    %100 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg97: tensor<f64>, %arg98: tensor<f64>):
      %99 = "stablehlo.minimum"(%arg97, %arg98) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%99) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<f64>
    %104 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64>}> ({
    ^bb0(%arg101: tensor<f64>, %arg102: tensor<f64>):
      %103 = "stablehlo.minimum"(%arg101, %arg102) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%103) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x5x7xf64>
    %105 = "stablehlo.constant"() <{value = dense<3.0> : tensor<f64>}> : () -> tensor<f64>
    %109 = "stablehlo.reduce"(%arg0, %105) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg106: tensor<f64>, %arg107: tensor<f64>):
      %108 = "stablehlo.add"(%arg106, %arg107) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%108) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3xf64>
    %110 = "stablehlo.constant"() <{value = dense<1.5> : tensor<f64>}> : () -> tensor<f64>
    %114 = "stablehlo.reduce"(%arg0, %110) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg111: tensor<f64>, %arg112: tensor<f64>):
      %113 = "stablehlo.maximum"(%arg111, %arg112) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%113) : (tensor<f64>) -> ()
    }) : (tensor<3x5x7xf64>, tensor<f64>) -> tensor<3x7xf64>
    "func.return"(%9, %13, %17, %21, %25, %29, %34, %38, %42, %46, %50, %54, %59, %63, %67, %71, %75, %79, %84, %88, %92, %96, %100, %104, %109, %114) : (tensor<5x7xf64>, tensor<3x7xf64>, tensor<3x5xf64>, tensor<5xf64>, tensor<f64>, tensor<3x5x7xf64>, tensor<5x7xf64>, tensor<3x7xf64>, tensor<3x5xf64>, tensor<5xf64>, tensor<f64>, tensor<3x5x7xf64>, tensor<5x7xf64>, tensor<3x7xf64>, tensor<3x5xf64>, tensor<5xf64>, tensor<f64>, tensor<3x5x7xf64>, tensor<5x7xf64>, tensor<3x7xf64>, tensor<3x5xf64>, tensor<5xf64>, tensor<f64>, tensor<3x5x7xf64>, tensor<3xf64>, tensor<3x7xf64>) -> ()
  }) : () -> ()
}) : () -> ()

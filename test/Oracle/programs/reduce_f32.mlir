// check: exact
"builtin.module"() <{sym_name = "reduce_f32"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5x7xf32>) -> (tensor<5x7xf32>, tensor<3x7xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<f32>, tensor<3x5x7xf32>, tensor<5x7xf32>, tensor<3x7xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<f32>, tensor<3x5x7xf32>, tensor<5x7xf32>, tensor<3x7xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<f32>, tensor<3x5x7xf32>, tensor<5x7xf32>, tensor<3x7xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<f32>, tensor<3x5x7xf32>, tensor<3xf32>, tensor<3x7xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5x7xf32>):
    %1 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5x7xf32>
    %3 = "stablehlo.compare"(%arg0, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x5x7xf32>, tensor<3x5x7xf32>) -> tensor<3x5x7xi1>
    %4 = "stablehlo.select"(%3, %2, %arg0) : (tensor<3x5x7xi1>, tensor<3x5x7xf32>, tensor<3x5x7xf32>) -> tensor<3x5x7xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %8 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
    %13 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %12 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %17 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %16 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x5xf32>
    %21 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %20 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5xf32>
    %25 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %24 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.reduce"(%arg0, %5) <{dimensions = array<i64>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %28 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x5x7xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %33 = "stablehlo.multiply"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
    %38 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %37 = "stablehlo.multiply"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %42 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %41 = "stablehlo.multiply"(%arg39, %arg40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x5xf32>
    %46 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %45 = "stablehlo.multiply"(%arg43, %arg44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5xf32>
    %50 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg47: tensor<f32>, %arg48: tensor<f32>):
      %49 = "stablehlo.multiply"(%arg47, %arg48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.reduce"(%4, %30) <{dimensions = array<i64>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %53 = "stablehlo.multiply"(%arg51, %arg52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x5x7xf32>
    %55 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg56: tensor<f32>, %arg57: tensor<f32>):
      %58 = "stablehlo.maximum"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
    %63 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %62 = "stablehlo.maximum"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %67 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg64: tensor<f32>, %arg65: tensor<f32>):
      %66 = "stablehlo.maximum"(%arg64, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%66) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x5xf32>
    %71 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %70 = "stablehlo.maximum"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5xf32>
    %75 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %74 = "stablehlo.maximum"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%74) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<f32>
    %79 = "stablehlo.reduce"(%arg0, %55) <{dimensions = array<i64>}> ({
    ^bb0(%arg76: tensor<f32>, %arg77: tensor<f32>):
      %78 = "stablehlo.maximum"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%78) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x5x7xf32>
    %80 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %83 = "stablehlo.minimum"(%arg81, %arg82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5x7xf32>
    %88 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg85: tensor<f32>, %arg86: tensor<f32>):
      %87 = "stablehlo.minimum"(%arg85, %arg86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%87) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    %92 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>):
      %91 = "stablehlo.minimum"(%arg89, %arg90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%91) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x5xf32>
    %96 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg93: tensor<f32>, %arg94: tensor<f32>):
      %95 = "stablehlo.minimum"(%arg93, %arg94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%95) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<5xf32>
    %100 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg97: tensor<f32>, %arg98: tensor<f32>):
      %99 = "stablehlo.minimum"(%arg97, %arg98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%99) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.reduce"(%arg0, %80) <{dimensions = array<i64>}> ({
    ^bb0(%arg101: tensor<f32>, %arg102: tensor<f32>):
      %103 = "stablehlo.minimum"(%arg101, %arg102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%103) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x5x7xf32>
    %105 = "stablehlo.constant"() <{value = dense<3.0> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.reduce"(%arg0, %105) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<f32>):
      %108 = "stablehlo.add"(%arg106, %arg107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%108) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3xf32>
    %110 = "stablehlo.constant"() <{value = dense<1.5> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.reduce"(%arg0, %110) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg111: tensor<f32>, %arg112: tensor<f32>):
      %113 = "stablehlo.maximum"(%arg111, %arg112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%113) : (tensor<f32>) -> ()
    }) : (tensor<3x5x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    "func.return"(%9, %13, %17, %21, %25, %29, %34, %38, %42, %46, %50, %54, %59, %63, %67, %71, %75, %79, %84, %88, %92, %96, %100, %104, %109, %114) : (tensor<5x7xf32>, tensor<3x7xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<f32>, tensor<3x5x7xf32>, tensor<5x7xf32>, tensor<3x7xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<f32>, tensor<3x5x7xf32>, tensor<5x7xf32>, tensor<3x7xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<f32>, tensor<3x5x7xf32>, tensor<5x7xf32>, tensor<3x7xf32>, tensor<3x5xf32>, tensor<5xf32>, tensor<f32>, tensor<3x5x7xf32>, tensor<3xf32>, tensor<3x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()

"builtin.module"() <{sym_name = "bool_logic"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi1>, tensor<3x5xi1>) -> (tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x5xi1>, %arg1: tensor<3x5xi1>):
    %2 = "stablehlo.and"(%arg0, %arg1) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %3 = "stablehlo.or"(%arg0, %arg1) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %4 = "stablehlo.xor"(%arg0, %arg1) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %5 = "stablehlo.add"(%arg0, %arg1) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %6 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %7 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %8 = "stablehlo.minimum"(%arg0, %arg1) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %9 = "stablehlo.not"(%arg0) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    %10 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %11 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %12 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %13 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %14 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %15 = "stablehlo.compare"(%arg0, %arg1) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %16 = "stablehlo.not"(%arg1) : (tensor<3x5xi1>) -> tensor<3x5xi1>
    %17 = "stablehlo.select"(%arg0, %arg1, %16) : (tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %18 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %22 = "stablehlo.reduce"(%arg0, %18) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg19: tensor<i1>, %arg20: tensor<i1>):
      %21 = "stablehlo.and"(%arg19, %arg20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }) : (tensor<3x5xi1>, tensor<i1>) -> tensor<3xi1>
    %23 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %27 = "stablehlo.reduce"(%arg0, %23) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg24: tensor<i1>, %arg25: tensor<i1>):
      %26 = "stablehlo.or"(%arg24, %arg25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%26) : (tensor<i1>) -> ()
    }) : (tensor<3x5xi1>, tensor<i1>) -> tensor<3xi1>
    %28 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %32 = "stablehlo.reduce"(%arg0, %28) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg29: tensor<i1>, %arg30: tensor<i1>):
      %31 = "stablehlo.add"(%arg29, %arg30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%31) : (tensor<i1>) -> ()
    }) : (tensor<3x5xi1>, tensor<i1>) -> tensor<3xi1>
    %33 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %37 = "stablehlo.reduce"(%arg0, %33) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg34: tensor<i1>, %arg35: tensor<i1>):
      %36 = "stablehlo.multiply"(%arg34, %arg35) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%36) : (tensor<i1>) -> ()
    }) : (tensor<3x5xi1>, tensor<i1>) -> tensor<3xi1>
    %38 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %42 = "stablehlo.reduce"(%arg0, %38) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg39: tensor<i1>, %arg40: tensor<i1>):
      %41 = "stablehlo.maximum"(%arg39, %arg40) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%41) : (tensor<i1>) -> ()
    }) : (tensor<3x5xi1>, tensor<i1>) -> tensor<3xi1>
    %43 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %47 = "stablehlo.reduce"(%arg0, %43) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg44: tensor<i1>, %arg45: tensor<i1>):
      %46 = "stablehlo.minimum"(%arg44, %arg45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%46) : (tensor<i1>) -> ()
    }) : (tensor<3x5xi1>, tensor<i1>) -> tensor<3xi1>
    "func.return"(%2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %17, %22, %27, %32, %37, %42, %47) : (tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) -> ()
  }) : () -> ()
}) : () -> ()

"builtin.module"() <{sym_name = "int_arithmetic_ui16"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<11xui16>, tensor<11xui16>) -> (tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xui16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<11xui16>, %arg3: tensor<11xui16>):
    %1 = "stablehlo.constant"() <{value = dense<[7, 0, 65535, 65535, 65535, 7, 100]> : tensor<7xui16>}> : () -> tensor<7xui16>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<7xui16>, tensor<11xui16>) -> tensor<18xui16>
    %4 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 3, 65535, 65535, 7]> : tensor<7xui16>}> : () -> tensor<7xui16>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<7xui16>, tensor<11xui16>) -> tensor<18xui16>
    %6 = "stablehlo.add"(%2, %5) : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xui16>
    %7 = "stablehlo.subtract"(%2, %5) : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xui16>
    %8 = "stablehlo.multiply"(%2, %5) : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xui16>
    %9 = "stablehlo.divide"(%2, %5) : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xui16>
    %10 = "stablehlo.remainder"(%2, %5) : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xui16>
    %11 = "stablehlo.maximum"(%2, %5) : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xui16>
    %12 = "stablehlo.minimum"(%2, %5) : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xui16>
    %13 = "stablehlo.and"(%2, %5) : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xui16>
    %14 = "stablehlo.or"(%2, %5) : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xui16>
    %15 = "stablehlo.xor"(%2, %5) : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xui16>
    %16 = "stablehlo.not"(%2) : (tensor<18xui16>) -> tensor<18xui16>
    %17 = "stablehlo.negate"(%2) : (tensor<18xui16>) -> tensor<18xui16>
    %18 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xi1>
    %19 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xi1>
    %20 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xi1>
    %21 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xi1>
    %22 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xi1>
    %23 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<18xui16>, tensor<18xui16>) -> tensor<18xi1>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<ui16>}> : () -> tensor<ui16>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<18xui16>
    %26 = "stablehlo.clamp"(%25, %2, %5) : (tensor<18xui16>, tensor<18xui16>, tensor<18xui16>) -> tensor<18xui16>
    "func.return"(%6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %26) : (tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xui16>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xui16>) -> ()
  }) : () -> ()
}) : () -> ()

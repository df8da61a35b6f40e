"builtin.module"() <{sym_name = "int_arithmetic_ui8"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<11xui8>, tensor<11xui8>) -> (tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xui8>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<11xui8>, %arg3: tensor<11xui8>):
    %1 = "stablehlo.constant"() <{value = dense<[7, 0, 255, 255, 255, 7, 100]> : tensor<7xui8>}> : () -> tensor<7xui8>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<7xui8>, tensor<11xui8>) -> tensor<18xui8>
    %4 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 3, 255, 255, 7]> : tensor<7xui8>}> : () -> tensor<7xui8>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<7xui8>, tensor<11xui8>) -> tensor<18xui8>
    %6 = "stablehlo.add"(%2, %5) : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xui8>
    %7 = "stablehlo.subtract"(%2, %5) : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xui8>
    %8 = "stablehlo.multiply"(%2, %5) : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xui8>
    %9 = "stablehlo.divide"(%2, %5) : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xui8>
    %10 = "stablehlo.remainder"(%2, %5) : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xui8>
    %11 = "stablehlo.maximum"(%2, %5) : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xui8>
    %12 = "stablehlo.minimum"(%2, %5) : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xui8>
    %13 = "stablehlo.and"(%2, %5) : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xui8>
    %14 = "stablehlo.or"(%2, %5) : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xui8>
    %15 = "stablehlo.xor"(%2, %5) : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xui8>
    %16 = "stablehlo.not"(%2) : (tensor<18xui8>) -> tensor<18xui8>
    %17 = "stablehlo.negate"(%2) : (tensor<18xui8>) -> tensor<18xui8>
    %18 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xi1>
    %19 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xi1>
    %20 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xi1>
    %21 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xi1>
    %22 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xi1>
    %23 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<18xui8>, tensor<18xui8>) -> tensor<18xi1>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<ui8>}> : () -> tensor<ui8>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<18xui8>
    %26 = "stablehlo.clamp"(%25, %2, %5) : (tensor<18xui8>, tensor<18xui8>, tensor<18xui8>) -> tensor<18xui8>
    "func.return"(%6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %26) : (tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xui8>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xi1>, tensor<18xui8>) -> ()
  }) : () -> ()
}) : () -> ()

"builtin.module"() <{sym_name = "int_arithmetic_i32"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<11xi32>, tensor<11xi32>) -> (tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<11xi32>, %arg3: tensor<11xi32>):
    %1 = "stablehlo.constant"() <{value = dense<[7, 0, 2147483647, 2147483647, 2147483647, 7, 100, -2147483648, -2147483648, -2147483648, -2147483648, -7, 7, -7, -1, -7, 2147483647]> : tensor<17xi32>}> : () -> tensor<17xi32>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<17xi32>, tensor<11xi32>) -> tensor<28xi32>
    %4 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 3, 2147483647, 2147483647, 7, -1, 0, -2147483648, 7, 2, -2, -2, -2147483648, 0, -1]> : tensor<17xi32>}> : () -> tensor<17xi32>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<17xi32>, tensor<11xi32>) -> tensor<28xi32>
    %6 = "stablehlo.add"(%2, %5) : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi32>
    %7 = "stablehlo.subtract"(%2, %5) : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi32>
    %8 = "stablehlo.multiply"(%2, %5) : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi32>
    %9 = "stablehlo.divide"(%2, %5) : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi32>
    %10 = "stablehlo.remainder"(%2, %5) : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi32>
    %11 = "stablehlo.maximum"(%2, %5) : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi32>
    %12 = "stablehlo.minimum"(%2, %5) : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi32>
    %13 = "stablehlo.and"(%2, %5) : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi32>
    %14 = "stablehlo.or"(%2, %5) : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi32>
    %15 = "stablehlo.xor"(%2, %5) : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi32>
    %16 = "stablehlo.not"(%2) : (tensor<28xi32>) -> tensor<28xi32>
    %17 = "stablehlo.negate"(%2) : (tensor<28xi32>) -> tensor<28xi32>
    %18 = "stablehlo.abs"(%2) : (tensor<28xi32>) -> tensor<28xi32>
    %19 = "stablehlo.sign"(%2) : (tensor<28xi32>) -> tensor<28xi32>
    %20 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi1>
    %21 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi1>
    %22 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi1>
    %23 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi1>
    %24 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi1>
    %25 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<28xi32>, tensor<28xi32>) -> tensor<28xi1>
    %26 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<28xi32>
    %28 = "stablehlo.clamp"(%27, %2, %5) : (tensor<28xi32>, tensor<28xi32>, tensor<28xi32>) -> tensor<28xi32>
    "func.return"(%6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %28) : (tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi32>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi32>) -> ()
  }) : () -> ()
}) : () -> ()

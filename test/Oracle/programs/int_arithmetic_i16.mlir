"builtin.module"() <{sym_name = "int_arithmetic_i16"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<11xi16>, tensor<11xi16>) -> (tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<11xi16>, %arg3: tensor<11xi16>):
    %1 = "stablehlo.constant"() <{value = dense<[7, 0, 32767, 32767, 32767, 7, 100, -32768, -32768, -32768, -32768, -7, 7, -7, -1, -7, 32767]> : tensor<17xi16>}> : () -> tensor<17xi16>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<17xi16>, tensor<11xi16>) -> tensor<28xi16>
    %4 = "stablehlo.constant"() <{value = dense<[0, 0, 0, 3, 32767, 32767, 7, -1, 0, -32768, 7, 2, -2, -2, -32768, 0, -1]> : tensor<17xi16>}> : () -> tensor<17xi16>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<17xi16>, tensor<11xi16>) -> tensor<28xi16>
    %6 = "stablehlo.add"(%2, %5) : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi16>
    %7 = "stablehlo.subtract"(%2, %5) : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi16>
    %8 = "stablehlo.multiply"(%2, %5) : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi16>
    %9 = "stablehlo.divide"(%2, %5) : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi16>
    %10 = "stablehlo.remainder"(%2, %5) : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi16>
    %11 = "stablehlo.maximum"(%2, %5) : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi16>
    %12 = "stablehlo.minimum"(%2, %5) : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi16>
    %13 = "stablehlo.and"(%2, %5) : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi16>
    %14 = "stablehlo.or"(%2, %5) : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi16>
    %15 = "stablehlo.xor"(%2, %5) : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi16>
    %16 = "stablehlo.not"(%2) : (tensor<28xi16>) -> tensor<28xi16>
    %17 = "stablehlo.negate"(%2) : (tensor<28xi16>) -> tensor<28xi16>
    %18 = "stablehlo.abs"(%2) : (tensor<28xi16>) -> tensor<28xi16>
    %19 = "stablehlo.sign"(%2) : (tensor<28xi16>) -> tensor<28xi16>
    %20 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi1>
    %21 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi1>
    %22 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi1>
    %23 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi1>
    %24 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi1>
    %25 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<28xi16>, tensor<28xi16>) -> tensor<28xi1>
    %26 = "stablehlo.constant"() <{value = dense<3> : tensor<i16>}> : () -> tensor<i16>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<28xi16>
    %28 = "stablehlo.clamp"(%27, %2, %5) : (tensor<28xi16>, tensor<28xi16>, tensor<28xi16>) -> tensor<28xi16>
    "func.return"(%6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %28) : (tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi16>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi1>, tensor<28xi16>) -> ()
  }) : () -> ()
}) : () -> ()

// check: bits
"builtin.module"() <{sym_name = "binary_float_bf16"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<16xbf16>, tensor<16xbf16>) -> (tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<16xbf16>, %arg3: tensor<16xbf16>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7FC0, 1.0, 0x7FC0, 0x7F80, 1.0, 0x7F80, 0x7F80, 0xFF80, 0.0, 0.0, -0.0, 1.0, -1.0, 1.0, 5.5, -5.5, 5.5, -6.0, 0.5, 2.0, -3.0]> : tensor<21xbf16>}> : () -> tensor<21xbf16>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<21xbf16>, tensor<16xbf16>) -> tensor<37xbf16>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0x7FC0, 0x7FC0, 1.0, 0x7F80, 0x7F80, 0xFF80, 2.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 2.0, 2.0, -2.0, 3.0, 0.5, 0x7F80, 3.0]> : tensor<21xbf16>}> : () -> tensor<21xbf16>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<21xbf16>, tensor<16xbf16>) -> tensor<37xbf16>
    %6 = "stablehlo.add"(%2, %5) : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xbf16>
    %7 = "stablehlo.subtract"(%2, %5) : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xbf16>
    %8 = "stablehlo.multiply"(%2, %5) : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xbf16>
    %9 = "stablehlo.maximum"(%2, %5) : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xbf16>
    %10 = "stablehlo.minimum"(%2, %5) : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xbf16>
    %11 = "stablehlo.divide"(%2, %5) : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xbf16>
    %12 = "stablehlo.remainder"(%2, %5) : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xbf16>
    %13 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    %14 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    %15 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    %16 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    %17 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    %18 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<37xbf16>, tensor<37xbf16>) -> tensor<37xi1>
    "func.return"(%6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18) : (tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xbf16>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>) -> ()
  }) : () -> ()
}) : () -> ()

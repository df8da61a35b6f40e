// check: bits
"builtin.module"() <{sym_name = "binary_float_f8E5M2"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<16xf8E5M2>, tensor<16xf8E5M2>) -> (tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<16xf8E5M2>, %arg3: tensor<16xf8E5M2>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7E, 1.0, 0x7E, 0x7C, 1.0, 0x7C, 0x7C, 0xFC, 0.0, 0.0, -0.0, 1.0, -1.0, 1.0, 6.0, -6.0, 6.0, -6.0, 0.5, 2.0, -3.0]> : tensor<21xf8E5M2>}> : () -> tensor<21xf8E5M2>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<21xf8E5M2>, tensor<16xf8E5M2>) -> tensor<37xf8E5M2>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0x7E, 0x7E, 1.0, 0x7C, 0x7C, 0xFC, 2.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 2.0, 2.0, -2.0, 3.0, 0.5, 0x7C, 3.0]> : tensor<21xf8E5M2>}> : () -> tensor<21xf8E5M2>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<21xf8E5M2>, tensor<16xf8E5M2>) -> tensor<37xf8E5M2>
    %6 = "stablehlo.add"(%2, %5) : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> tensor<37xf8E5M2>
    %7 = "stablehlo.subtract"(%2, %5) : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> tensor<37xf8E5M2>
    %8 = "stablehlo.multiply"(%2, %5) : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> tensor<37xf8E5M2>
    %9 = "stablehlo.maximum"(%2, %5) : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> tensor<37xf8E5M2>
    %10 = "stablehlo.minimum"(%2, %5) : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> tensor<37xf8E5M2>
    %11 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> tensor<37xi1>
    %12 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> tensor<37xi1>
    %13 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> tensor<37xi1>
    %14 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> tensor<37xi1>
    %15 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> tensor<37xi1>
    %16 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<37xf8E5M2>, tensor<37xf8E5M2>) -> tensor<37xi1>
    "func.return"(%6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16) : (tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xf8E5M2>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>, tensor<37xi1>) -> ()
  }) : () -> ()
}) : () -> ()

// check: bits
"builtin.module"() <{sym_name = "binary_float_f8E4M3FN"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<16xf8E4M3FN>, tensor<16xf8E4M3FN>) -> (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xi1>, tensor<31xi1>, tensor<31xi1>, tensor<31xi1>, tensor<31xi1>, tensor<31xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<16xf8E4M3FN>, %arg3: tensor<16xf8E4M3FN>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7F, 1.0, 0x7F, 0.0, 0.0, -0.0, 1.0, -1.0, 1.0, 5.5, -5.5, 5.5, -6.0, 0.5, -3.0]> : tensor<15xf8E4M3FN>}> : () -> tensor<15xf8E4M3FN>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<15xf8E4M3FN>, tensor<16xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0x7F, 0x7F, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 2.0, 2.0, -2.0, 3.0, 0.5, 3.0]> : tensor<15xf8E4M3FN>}> : () -> tensor<15xf8E4M3FN>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<15xf8E4M3FN>, tensor<16xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %6 = "stablehlo.add"(%2, %5) : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %7 = "stablehlo.subtract"(%2, %5) : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %8 = "stablehlo.multiply"(%2, %5) : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %9 = "stablehlo.maximum"(%2, %5) : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %10 = "stablehlo.minimum"(%2, %5) : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> tensor<31xf8E4M3FN>
    %11 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> tensor<31xi1>
    %12 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> tensor<31xi1>
    %13 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> tensor<31xi1>
    %14 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> tensor<31xi1>
    %15 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> tensor<31xi1>
    %16 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>) -> tensor<31xi1>
    "func.return"(%6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16) : (tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xf8E4M3FN>, tensor<31xi1>, tensor<31xi1>, tensor<31xi1>, tensor<31xi1>, tensor<31xi1>, tensor<31xi1>) -> ()
  }) : () -> ()
}) : () -> ()

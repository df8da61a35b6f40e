// check: bits
"builtin.module"() <{sym_name = "compare_total_order_f32"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<5xf32>) -> (tensor<26xi1>, tensor<26xi1>, tensor<26xi1>, tensor<26xi1>, tensor<26xi1>, tensor<26xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5xf32>, %arg3: tensor<5xf32>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 1.0, 0x7FC00000, 0x7F800000, 1.0, 0x7F800000, 0x7F800000, 0xFF800000, 0.0, 0.0, -0.0, 1.0, -1.0, 1.0, 5.5, -5.5, 5.5, -6.0, 0.5, 2.0, -3.0]> : tensor<21xf32>}> : () -> tensor<21xf32>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<21xf32>, tensor<5xf32>) -> tensor<26xf32>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0x7FC00000, 0x7FC00000, 1.0, 0x7F800000, 0x7F800000, 0xFF800000, 2.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 2.0, 2.0, -2.0, 3.0, 0.5, 0x7F800000, 3.0]> : tensor<21xf32>}> : () -> tensor<21xf32>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<21xf32>, tensor<5xf32>) -> tensor<26xf32>
    %6 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<26xf32>, tensor<26xf32>) -> tensor<26xi1>
    %7 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<26xf32>, tensor<26xf32>) -> tensor<26xi1>
    %8 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<26xf32>, tensor<26xf32>) -> tensor<26xi1>
    %9 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<26xf32>, tensor<26xf32>) -> tensor<26xi1>
    %10 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<26xf32>, tensor<26xf32>) -> tensor<26xi1>
    %11 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<26xf32>, tensor<26xf32>) -> tensor<26xi1>
    "func.return"(%6, %7, %8, %9, %10, %11) : (tensor<26xi1>, tensor<26xi1>, tensor<26xi1>, tensor<26xi1>, tensor<26xi1>, tensor<26xi1>) -> ()
  }) : () -> ()
}) : () -> ()

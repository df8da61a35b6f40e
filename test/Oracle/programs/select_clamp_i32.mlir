// check: bits
"builtin.module"() <{sym_name = "select_clamp_i32"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8xi32>, tensor<8xi32>, tensor<i1>) -> (tensor<11xi32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8xi32>, %arg3: tensor<8xi32>, %arg7: tensor<i1>):
    %1 = "stablehlo.constant"() <{value = dense<[3, 4, 0]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<8xi32>) -> tensor<11xi32>
    %4 = "stablehlo.constant"() <{value = dense<[4, 3, 9]> : tensor<3xi32>}> : () -> tensor<3xi32>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<8xi32>) -> tensor<11xi32>
    %6 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %8 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.select"(%6, %2, %5) : (tensor<11xi1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %11 = "stablehlo.select"(%arg7, %2, %5) : (tensor<i1>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %12 = "stablehlo.clamp"(%8, %2, %9) : (tensor<i32>, tensor<11xi32>, tensor<i32>) -> tensor<11xi32>
    %13 = "stablehlo.clamp"(%9, %2, %8) : (tensor<i32>, tensor<11xi32>, tensor<i32>) -> tensor<11xi32>
    %14 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<11xi32>
    %16 = "stablehlo.clamp"(%2, %5, %15) : (tensor<11xi32>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    %17 = "stablehlo.clamp"(%8, %5, %2) : (tensor<i32>, tensor<11xi32>, tensor<11xi32>) -> tensor<11xi32>
    "func.return"(%10, %11, %12, %13, %16, %17) : (tensor<11xi32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi32>, tensor<11xi32>) -> ()
  }) : () -> ()
}) : () -> ()

// check: bits
"builtin.module"() <{sym_name = "select_clamp_ui8"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8xui8>, tensor<8xui8>, tensor<i1>) -> (tensor<11xui8>, tensor<11xui8>, tensor<11xui8>, tensor<11xui8>, tensor<11xui8>, tensor<11xui8>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8xui8>, %arg3: tensor<8xui8>, %arg7: tensor<i1>):
    %1 = "stablehlo.constant"() <{value = dense<[3, 4, 0]> : tensor<3xui8>}> : () -> tensor<3xui8>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<3xui8>, tensor<8xui8>) -> tensor<11xui8>
    %4 = "stablehlo.constant"() <{value = dense<[4, 3, 9]> : tensor<3xui8>}> : () -> tensor<3xui8>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<3xui8>, tensor<8xui8>) -> tensor<11xui8>
    %6 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<11xui8>, tensor<11xui8>) -> tensor<11xi1>
    %8 = "stablehlo.constant"() <{value = dense<2> : tensor<ui8>}> : () -> tensor<ui8>
    %9 = "stablehlo.constant"() <{value = dense<6> : tensor<ui8>}> : () -> tensor<ui8>
    %10 = "stablehlo.select"(%6, %2, %5) : (tensor<11xi1>, tensor<11xui8>, tensor<11xui8>) -> tensor<11xui8>
    %11 = "stablehlo.select"(%arg7, %2, %5) : (tensor<i1>, tensor<11xui8>, tensor<11xui8>) -> tensor<11xui8>
    %12 = "stablehlo.clamp"(%8, %2, %9) : (tensor<ui8>, tensor<11xui8>, tensor<ui8>) -> tensor<11xui8>
    %13 = "stablehlo.clamp"(%9, %2, %8) : (tensor<ui8>, tensor<11xui8>, tensor<ui8>) -> tensor<11xui8>
    %14 = "stablehlo.constant"() <{value = dense<5> : tensor<ui8>}> : () -> tensor<ui8>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<11xui8>
    %16 = "stablehlo.clamp"(%2, %5, %15) : (tensor<11xui8>, tensor<11xui8>, tensor<11xui8>) -> tensor<11xui8>
    %17 = "stablehlo.clamp"(%8, %5, %2) : (tensor<ui8>, tensor<11xui8>, tensor<11xui8>) -> tensor<11xui8>
    "func.return"(%10, %11, %12, %13, %16, %17) : (tensor<11xui8>, tensor<11xui8>, tensor<11xui8>, tensor<11xui8>, tensor<11xui8>, tensor<11xui8>) -> ()
  }) : () -> ()
}) : () -> ()

// check: bits
"builtin.module"() <{sym_name = "select_clamp_bf16"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8xbf16>, tensor<8xbf16>, tensor<i1>) -> (tensor<29xbf16>, tensor<29xbf16>, tensor<29xbf16>, tensor<29xbf16>, tensor<29xbf16>, tensor<29xbf16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8xbf16>, %arg3: tensor<8xbf16>, %arg7: tensor<i1>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7FC0, 1.0, 0x7FC0, 0x7F80, 1.0, 0x7F80, 0x7F80, 0xFF80, 0.0, 0.0, -0.0, 1.0, -1.0, 1.0, 5.5, -5.5, 5.5, -6.0, 0.5, 2.0, -3.0]> : tensor<21xbf16>}> : () -> tensor<21xbf16>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<21xbf16>, tensor<8xbf16>) -> tensor<29xbf16>
    %4 = "stablehlo.constant"() <{value = dense<[1.0, 0x7FC0, 0x7FC0, 1.0, 0x7F80, 0x7F80, 0xFF80, 2.0, 0.0, -0.0, 0.0, 0.0, 0.0, -0.0, 2.0, 2.0, -2.0, 3.0, 0.5, 0x7F80, 3.0]> : tensor<21xbf16>}> : () -> tensor<21xbf16>
    %5 = "stablehlo.concatenate"(%4, %arg3) <{dimension = 0 : i64}> : (tensor<21xbf16>, tensor<8xbf16>) -> tensor<29xbf16>
    %6 = "stablehlo.compare"(%2, %5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<29xbf16>, tensor<29xbf16>) -> tensor<29xi1>
    %8 = "stablehlo.constant"() <{value = dense<2.0> : tensor<bf16>}> : () -> tensor<bf16>
    %9 = "stablehlo.constant"() <{value = dense<6.0> : tensor<bf16>}> : () -> tensor<bf16>
    %10 = "stablehlo.select"(%6, %2, %5) : (tensor<29xi1>, tensor<29xbf16>, tensor<29xbf16>) -> tensor<29xbf16>
    %11 = "stablehlo.select"(%arg7, %2, %5) : (tensor<i1>, tensor<29xbf16>, tensor<29xbf16>) -> tensor<29xbf16>
    %12 = "stablehlo.clamp"(%8, %2, %9) : (tensor<bf16>, tensor<29xbf16>, tensor<bf16>) -> tensor<29xbf16>
    %13 = "stablehlo.clamp"(%9, %2, %8) : (tensor<bf16>, tensor<29xbf16>, tensor<bf16>) -> tensor<29xbf16>
    %14 = "stablehlo.constant"() <{value = dense<5.0> : tensor<bf16>}> : () -> tensor<bf16>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<29xbf16>
    %16 = "stablehlo.clamp"(%2, %5, %15) : (tensor<29xbf16>, tensor<29xbf16>, tensor<29xbf16>) -> tensor<29xbf16>
    %17 = "stablehlo.clamp"(%8, %5, %2) : (tensor<bf16>, tensor<29xbf16>, tensor<29xbf16>) -> tensor<29xbf16>
    "func.return"(%10, %11, %12, %13, %16, %17) : (tensor<29xbf16>, tensor<29xbf16>, tensor<29xbf16>, tensor<29xbf16>, tensor<29xbf16>, tensor<29xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

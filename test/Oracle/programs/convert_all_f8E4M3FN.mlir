// check: bits
"builtin.module"() <{sym_name = "convert_all_f8E4M3FN"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<256xui8>) -> (tensor<256xf32>, tensor<256xui8>, tensor<256xf64>, tensor<256xui8>, tensor<256xf16>, tensor<256xui8>, tensor<256xbf16>, tensor<256xui8>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<256xui8>):
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<256xui8>
    %2 = "stablehlo.or"(%1, %arg0) : (tensor<256xui8>, tensor<256xui8>) -> tensor<256xui8>
    %3 = "stablehlo.bitcast_convert"(%2) : (tensor<256xui8>) -> tensor<256xf8E4M3FN>
    %4 = "stablehlo.convert"(%3) : (tensor<256xf8E4M3FN>) -> tensor<256xf32>
    %5 = "stablehlo.compare"(%4, %4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
    %6 = "stablehlo.convert"(%4) : (tensor<256xf32>) -> tensor<256xf8E4M3FN>
    %7 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f8E4M3FN>}> : () -> tensor<f8E4M3FN>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3FN>) -> tensor<256xf8E4M3FN>
    %9 = "stablehlo.select"(%5, %6, %8) : (tensor<256xi1>, tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
    %10 = "stablehlo.bitcast_convert"(%9) : (tensor<256xf8E4M3FN>) -> tensor<256xui8>
    %11 = "stablehlo.convert"(%3) : (tensor<256xf8E4M3FN>) -> tensor<256xf64>
    %12 = "stablehlo.compare"(%11, %11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<256xf64>, tensor<256xf64>) -> tensor<256xi1>
    %13 = "stablehlo.convert"(%11) : (tensor<256xf64>) -> tensor<256xf8E4M3FN>
    %14 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f8E4M3FN>}> : () -> tensor<f8E4M3FN>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3FN>) -> tensor<256xf8E4M3FN>
    %16 = "stablehlo.select"(%12, %13, %15) : (tensor<256xi1>, tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
    %17 = "stablehlo.bitcast_convert"(%16) : (tensor<256xf8E4M3FN>) -> tensor<256xui8>
    %18 = "stablehlo.convert"(%3) : (tensor<256xf8E4M3FN>) -> tensor<256xf16>
    %19 = "stablehlo.compare"(%18, %18) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<256xf16>, tensor<256xf16>) -> tensor<256xi1>
    %20 = "stablehlo.convert"(%18) : (tensor<256xf16>) -> tensor<256xf8E4M3FN>
    %21 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f8E4M3FN>}> : () -> tensor<f8E4M3FN>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3FN>) -> tensor<256xf8E4M3FN>
    %23 = "stablehlo.select"(%19, %20, %22) : (tensor<256xi1>, tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
    %24 = "stablehlo.bitcast_convert"(%23) : (tensor<256xf8E4M3FN>) -> tensor<256xui8>
    %25 = "stablehlo.convert"(%3) : (tensor<256xf8E4M3FN>) -> tensor<256xbf16>
    %26 = "stablehlo.compare"(%25, %25) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<256xbf16>, tensor<256xbf16>) -> tensor<256xi1>
    %27 = "stablehlo.convert"(%25) : (tensor<256xbf16>) -> tensor<256xf8E4M3FN>
    %28 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f8E4M3FN>}> : () -> tensor<f8E4M3FN>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f8E4M3FN>) -> tensor<256xf8E4M3FN>
    %30 = "stablehlo.select"(%26, %27, %29) : (tensor<256xi1>, tensor<256xf8E4M3FN>, tensor<256xf8E4M3FN>) -> tensor<256xf8E4M3FN>
    %31 = "stablehlo.bitcast_convert"(%30) : (tensor<256xf8E4M3FN>) -> tensor<256xui8>
    "func.return"(%4, %10, %11, %17, %18, %24, %25, %31) : (tensor<256xf32>, tensor<256xui8>, tensor<256xf64>, tensor<256xui8>, tensor<256xf16>, tensor<256xui8>, tensor<256xbf16>, tensor<256xui8>) -> ()
  }) : () -> ()
}) : () -> ()

// check: bits
"builtin.module"() <{sym_name = "bitcast_convert"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}], function_type = (tensor<5xf32>, tensor<5xf64>, tensor<5xbf16>, tensor<5xf16>, tensor<5xf8E4M3FN>, tensor<5x4xui8>, tensor<3x2xi32>) -> (tensor<9xi32>, tensor<9xui32>, tensor<9x4xi8>, tensor<9x2xbf16>, tensor<9x2xi16>, tensor<9xi64>, tensor<9xui64>, tensor<9x2xi32>, tensor<9x2xf32>, tensor<9xi16>, tensor<9xui16>, tensor<9xf16>, tensor<9x2xui8>, tensor<9x2xf8E5M2>, tensor<9xi16>, tensor<9x2xi8>, tensor<7xi8>, tensor<7xui8>, tensor<7xf8E5M2>, tensor<5xi32>, tensor<5xf32>, tensor<3xi64>, tensor<3x2xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5xf32>, %arg8: tensor<5xf64>, %arg15: tensor<5xbf16>, %arg23: tensor<5xf16>, %arg28: tensor<5xf8E4M3FN>, %arg34: tensor<5x4xui8>, %arg37: tensor<3x2xi32>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7F800000, -0.0, 1.5, -3.0]> : tensor<4xf32>}> : () -> tensor<4xf32>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<5xf32>) -> tensor<9xf32>
    %3 = "stablehlo.bitcast_convert"(%2) : (tensor<9xf32>) -> tensor<9xi32>
    %4 = "stablehlo.bitcast_convert"(%2) : (tensor<9xf32>) -> tensor<9xui32>
    %5 = "stablehlo.bitcast_convert"(%2) : (tensor<9xf32>) -> tensor<9x4xi8>
    %6 = "stablehlo.bitcast_convert"(%2) : (tensor<9xf32>) -> tensor<9x2xbf16>
    %7 = "stablehlo.bitcast_convert"(%2) : (tensor<9xf32>) -> tensor<9x2xi16>
    %9 = "stablehlo.constant"() <{value = dense<[0x7FF0000000000000, -0.0, 1.5, -3.0]> : tensor<4xf64>}> : () -> tensor<4xf64>
    %10 = "stablehlo.concatenate"(%9, %arg8) <{dimension = 0 : i64}> : (tensor<4xf64>, tensor<5xf64>) -> tensor<9xf64>
    %11 = "stablehlo.bitcast_convert"(%10) : (tensor<9xf64>) -> tensor<9xi64>
    %12 = "stablehlo.bitcast_convert"(%10) : (tensor<9xf64>) -> tensor<9xui64>
    %13 = "stablehlo.bitcast_convert"(%10) : (tensor<9xf64>) -> tensor<9x2xi32>
    %14 = "stablehlo.bitcast_convert"(%10) : (tensor<9xf64>) -> tensor<9x2xf32>
    %16 = "stablehlo.constant"() <{value = dense<[0x7F80, -0.0, 1.5, -3.0]> : tensor<4xbf16>}> : () -> tensor<4xbf16>
    %17 = "stablehlo.concatenate"(%16, %arg15) <{dimension = 0 : i64}> : (tensor<4xbf16>, tensor<5xbf16>) -> tensor<9xbf16>
    %18 = "stablehlo.bitcast_convert"(%17) : (tensor<9xbf16>) -> tensor<9xi16>
    %19 = "stablehlo.bitcast_convert"(%17) : (tensor<9xbf16>) -> tensor<9xui16>
    %20 = "stablehlo.bitcast_convert"(%17) : (tensor<9xbf16>) -> tensor<9xf16>
    %21 = "stablehlo.bitcast_convert"(%17) : (tensor<9xbf16>) -> tensor<9x2xui8>
    %22 = "stablehlo.bitcast_convert"(%17) : (tensor<9xbf16>) -> tensor<9x2xf8E5M2>
    %24 = "stablehlo.constant"() <{value = dense<[0x7C00, -0.0, 1.5, -3.0]> : tensor<4xf16>}> : () -> tensor<4xf16>
    %25 = "stablehlo.concatenate"(%24, %arg23) <{dimension = 0 : i64}> : (tensor<4xf16>, tensor<5xf16>) -> tensor<9xf16>
    %26 = "stablehlo.bitcast_convert"(%25) : (tensor<9xf16>) -> tensor<9xi16>
    %27 = "stablehlo.bitcast_convert"(%25) : (tensor<9xf16>) -> tensor<9x2xi8>
    %29 = "stablehlo.constant"() <{value = dense<[-0.0, 1.5]> : tensor<2xf8E4M3FN>}> : () -> tensor<2xf8E4M3FN>
    %30 = "stablehlo.concatenate"(%29, %arg28) <{dimension = 0 : i64}> : (tensor<2xf8E4M3FN>, tensor<5xf8E4M3FN>) -> tensor<7xf8E4M3FN>
    %31 = "stablehlo.bitcast_convert"(%30) : (tensor<7xf8E4M3FN>) -> tensor<7xi8>
    %32 = "stablehlo.bitcast_convert"(%30) : (tensor<7xf8E4M3FN>) -> tensor<7xui8>
    %33 = "stablehlo.bitcast_convert"(%30) : (tensor<7xf8E4M3FN>) -> tensor<7xf8E5M2>
    %35 = "stablehlo.bitcast_convert"(%arg34) : (tensor<5x4xui8>) -> tensor<5xi32>
    %36 = "stablehlo.bitcast_convert"(%arg34) : (tensor<5x4xui8>) -> tensor<5xf32>
    %38 = "stablehlo.bitcast_convert"(%arg37) : (tensor<3x2xi32>) -> tensor<3xi64>
    %39 = "stablehlo.bitcast_convert"(%arg37) : (tensor<3x2xi32>) -> tensor<3x2xf32>
    "func.return"(%3, %4, %5, %6, %7, %11, %12, %13, %14, %18, %19, %20, %21, %22, %26, %27, %31, %32, %33, %35, %36, %38, %39) : (tensor<9xi32>, tensor<9xui32>, tensor<9x4xi8>, tensor<9x2xbf16>, tensor<9x2xi16>, tensor<9xi64>, tensor<9xui64>, tensor<9x2xi32>, tensor<9x2xf32>, tensor<9xi16>, tensor<9xui16>, tensor<9xf16>, tensor<9x2xui8>, tensor<9x2xf8E5M2>, tensor<9xi16>, tensor<9x2xi8>, tensor<7xi8>, tensor<7xui8>, tensor<7xf8E5M2>, tensor<5xi32>, tensor<5xf32>, tensor<3xi64>, tensor<3x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

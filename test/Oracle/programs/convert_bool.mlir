// check: bits
"builtin.module"() <{sym_name = "convert_bool"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<7xi1>, tensor<3xf32>, tensor<3xf64>, tensor<3xf16>, tensor<3xbf16>, tensor<3xf8E4M3FN>, tensor<3xf8E5M2>, tensor<3xi8>, tensor<3xi16>, tensor<3xi32>, tensor<3xi64>, tensor<3xui8>, tensor<3xui16>, tensor<3xui32>, tensor<3xui64>) -> (tensor<7xf32>, tensor<7xf64>, tensor<7xf16>, tensor<7xbf16>, tensor<7xf8E4M3FN>, tensor<7xf8E5M2>, tensor<7xi8>, tensor<7xi16>, tensor<7xi32>, tensor<7xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<11xi1>, tensor<11xi1>, tensor<11xi1>, tensor<11xi1>, tensor<11xi1>, tensor<11xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<7xi1>, %arg15: tensor<3xf32>, %arg19: tensor<3xf64>, %arg23: tensor<3xf16>, %arg27: tensor<3xbf16>, %arg31: tensor<3xf8E4M3FN>, %arg35: tensor<3xf8E5M2>, %arg39: tensor<3xi8>, %arg43: tensor<3xi16>, %arg47: tensor<3xi32>, %arg51: tensor<3xi64>, %arg55: tensor<3xui8>, %arg59: tensor<3xui16>, %arg63: tensor<3xui32>, %arg67: tensor<3xui64>):
    %1 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xf32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xf64>
    %3 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xf16>
    %4 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xbf16>
    %5 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xf8E4M3FN>
    %6 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xf8E5M2>
    %7 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xi8>
    %8 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xi16>
    %9 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xi32>
    %10 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xi64>
    %11 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xui8>
    %12 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xui16>
    %13 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xui32>
    %14 = "stablehlo.convert"(%arg0) : (tensor<7xi1>) -> tensor<7xui64>
    %16 = "stablehlo.constant"() <{value = dense<[0.0, 1.0, 2.0, 100.0, -0.0, 0.5, 0x7FC00000, -0.25]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %17 = "stablehlo.concatenate"(%16, %arg15) <{dimension = 0 : i64}> : (tensor<8xf32>, tensor<3xf32>) -> tensor<11xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<11xf32>) -> tensor<11xi1>
    %20 = "stablehlo.constant"() <{value = dense<[0.0, 1.0, 2.0, 100.0, -0.0, 0.5, 0x7FF8000000000000, -0.25]> : tensor<8xf64>}> : () -> tensor<8xf64>
    %21 = "stablehlo.concatenate"(%20, %arg19) <{dimension = 0 : i64}> : (tensor<8xf64>, tensor<3xf64>) -> tensor<11xf64>
    %22 = "stablehlo.convert"(%21) : (tensor<11xf64>) -> tensor<11xi1>
    %24 = "stablehlo.constant"() <{value = dense<[0.0, 1.0, 2.0, 100.0, -0.0, 0.5, 0x7E00, -0.25]> : tensor<8xf16>}> : () -> tensor<8xf16>
    %25 = "stablehlo.concatenate"(%24, %arg23) <{dimension = 0 : i64}> : (tensor<8xf16>, tensor<3xf16>) -> tensor<11xf16>
    %26 = "stablehlo.convert"(%25) : (tensor<11xf16>) -> tensor<11xi1>
    %28 = "stablehlo.constant"() <{value = dense<[0.0, 1.0, 2.0, 100.0, -0.0, 0.5, 0x7FC0, -0.25]> : tensor<8xbf16>}> : () -> tensor<8xbf16>
    %29 = "stablehlo.concatenate"(%28, %arg27) <{dimension = 0 : i64}> : (tensor<8xbf16>, tensor<3xbf16>) -> tensor<11xbf16>
    %30 = "stablehlo.convert"(%29) : (tensor<11xbf16>) -> tensor<11xi1>
    %32 = "stablehlo.constant"() <{value = dense<[0.0, 1.0, 2.0, 96.0, -0.0, 0.5, 0x7F, -0.25]> : tensor<8xf8E4M3FN>}> : () -> tensor<8xf8E4M3FN>
    %33 = "stablehlo.concatenate"(%32, %arg31) <{dimension = 0 : i64}> : (tensor<8xf8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<11xf8E4M3FN>
    %34 = "stablehlo.convert"(%33) : (tensor<11xf8E4M3FN>) -> tensor<11xi1>
    %36 = "stablehlo.constant"() <{value = dense<[0.0, 1.0, 2.0, 96.0, -0.0, 0.5, 0x7E, -0.25]> : tensor<8xf8E5M2>}> : () -> tensor<8xf8E5M2>
    %37 = "stablehlo.concatenate"(%36, %arg35) <{dimension = 0 : i64}> : (tensor<8xf8E5M2>, tensor<3xf8E5M2>) -> tensor<11xf8E5M2>
    %38 = "stablehlo.convert"(%37) : (tensor<11xf8E5M2>) -> tensor<11xi1>
    %40 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 100]> : tensor<4xi8>}> : () -> tensor<4xi8>
    %41 = "stablehlo.concatenate"(%40, %arg39) <{dimension = 0 : i64}> : (tensor<4xi8>, tensor<3xi8>) -> tensor<7xi8>
    %42 = "stablehlo.convert"(%41) : (tensor<7xi8>) -> tensor<7xi1>
    %44 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 100]> : tensor<4xi16>}> : () -> tensor<4xi16>
    %45 = "stablehlo.concatenate"(%44, %arg43) <{dimension = 0 : i64}> : (tensor<4xi16>, tensor<3xi16>) -> tensor<7xi16>
    %46 = "stablehlo.convert"(%45) : (tensor<7xi16>) -> tensor<7xi1>
    %48 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 100]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %49 = "stablehlo.concatenate"(%48, %arg47) <{dimension = 0 : i64}> : (tensor<4xi32>, tensor<3xi32>) -> tensor<7xi32>
    %50 = "stablehlo.convert"(%49) : (tensor<7xi32>) -> tensor<7xi1>
    %52 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 100]> : tensor<4xi64>}> : () -> tensor<4xi64>
    %53 = "stablehlo.concatenate"(%52, %arg51) <{dimension = 0 : i64}> : (tensor<4xi64>, tensor<3xi64>) -> tensor<7xi64>
    %54 = "stablehlo.convert"(%53) : (tensor<7xi64>) -> tensor<7xi1>
    %56 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 100]> : tensor<4xui8>}> : () -> tensor<4xui8>
    %57 = "stablehlo.concatenate"(%56, %arg55) <{dimension = 0 : i64}> : (tensor<4xui8>, tensor<3xui8>) -> tensor<7xui8>
    %58 = "stablehlo.convert"(%57) : (tensor<7xui8>) -> tensor<7xi1>
    %60 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 100]> : tensor<4xui16>}> : () -> tensor<4xui16>
    %61 = "stablehlo.concatenate"(%60, %arg59) <{dimension = 0 : i64}> : (tensor<4xui16>, tensor<3xui16>) -> tensor<7xui16>
    %62 = "stablehlo.convert"(%61) : (tensor<7xui16>) -> tensor<7xi1>
    %64 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 100]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %65 = "stablehlo.concatenate"(%64, %arg63) <{dimension = 0 : i64}> : (tensor<4xui32>, tensor<3xui32>) -> tensor<7xui32>
    %66 = "stablehlo.convert"(%65) : (tensor<7xui32>) -> tensor<7xi1>
    %68 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 100]> : tensor<4xui64>}> : () -> tensor<4xui64>
    %69 = "stablehlo.concatenate"(%68, %arg67) <{dimension = 0 : i64}> : (tensor<4xui64>, tensor<3xui64>) -> tensor<7xui64>
    %70 = "stablehlo.convert"(%69) : (tensor<7xui64>) -> tensor<7xi1>
    "func.return"(%1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %18, %22, %26, %30, %34, %38, %42, %46, %50, %54, %58, %62, %66, %70) : (tensor<7xf32>, tensor<7xf64>, tensor<7xf16>, tensor<7xbf16>, tensor<7xf8E4M3FN>, tensor<7xf8E5M2>, tensor<7xi8>, tensor<7xi16>, tensor<7xi32>, tensor<7xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<11xi1>, tensor<11xi1>, tensor<11xi1>, tensor<11xi1>, tensor<11xi1>, tensor<11xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>) -> ()
  }) : () -> ()
}) : () -> ()

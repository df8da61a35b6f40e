"builtin.module"() <{sym_name = "convert_float_int_saturating"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3xf32>, tensor<3xf64>, tensor<3xbf16>) -> (tensor<14xi8>, tensor<14xi16>, tensor<14xi32>, tensor<14xi64>, tensor<14xui8>, tensor<14xui16>, tensor<14xui32>, tensor<14xui64>, tensor<14xi8>, tensor<14xi16>, tensor<14xi32>, tensor<14xi64>, tensor<14xui8>, tensor<14xui16>, tensor<14xui32>, tensor<14xui64>, tensor<14xi8>, tensor<14xi16>, tensor<14xi32>, tensor<14xi64>, tensor<14xui8>, tensor<14xui16>, tensor<14xui32>, tensor<14xui64>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg11: tensor<3xf64>, %arg22: tensor<3xbf16>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0xFF800000, 10000000000.0, -10000000000.0, 300.70001220703125, -300.70001220703125, 3000000000.0, -1.5, 65536.0, 2.0000000400817547e+20]> : tensor<11xf32>}> : () -> tensor<11xf32>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<11xf32>, tensor<3xf32>) -> tensor<14xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<14xf32>) -> tensor<14xi8>
    %4 = "stablehlo.convert"(%2) : (tensor<14xf32>) -> tensor<14xi16>
    %5 = "stablehlo.convert"(%2) : (tensor<14xf32>) -> tensor<14xi32>
    %6 = "stablehlo.convert"(%2) : (tensor<14xf32>) -> tensor<14xi64>
    %7 = "stablehlo.convert"(%2) : (tensor<14xf32>) -> tensor<14xui8>
    %8 = "stablehlo.convert"(%2) : (tensor<14xf32>) -> tensor<14xui16>
    %9 = "stablehlo.convert"(%2) : (tensor<14xf32>) -> tensor<14xui32>
    %10 = "stablehlo.convert"(%2) : (tensor<14xf32>) -> tensor<14xui64>
    %12 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 10000000000.0, -10000000000.0, 300.7, -300.7, 3000000000.0, -1.5, 65536.0, 2.0e+20]> : tensor<11xf64>}> : () -> tensor<11xf64>
    %13 = "stablehlo.concatenate"(%12, %arg11) <{dimension = 0 : i64}> : (tensor<11xf64>, tensor<3xf64>) -> tensor<14xf64>
    %14 = "stablehlo.convert"(%13) : (tensor<14xf64>) -> tensor<14xi8>
    %15 = "stablehlo.convert"(%13) : (tensor<14xf64>) -> tensor<14xi16>
    %16 = "stablehlo.convert"(%13) : (tensor<14xf64>) -> tensor<14xi32>
    %17 = "stablehlo.convert"(%13) : (tensor<14xf64>) -> tensor<14xi64>
    %18 = "stablehlo.convert"(%13) : (tensor<14xf64>) -> tensor<14xui8>
    %19 = "stablehlo.convert"(%13) : (tensor<14xf64>) -> tensor<14xui16>
    %20 = "stablehlo.convert"(%13) : (tensor<14xf64>) -> tensor<14xui32>
    %21 = "stablehlo.convert"(%13) : (tensor<14xf64>) -> tensor<14xui64>
    %23 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0xFF80, 9999220736.0, -9999220736.0, 300.0, -300.0, 3003121664.0, -1.5, 65536.0, 1.9945542029698453e+20]> : tensor<11xbf16>}> : () -> tensor<11xbf16>
    %24 = "stablehlo.concatenate"(%23, %arg22) <{dimension = 0 : i64}> : (tensor<11xbf16>, tensor<3xbf16>) -> tensor<14xbf16>
    %25 = "stablehlo.convert"(%24) : (tensor<14xbf16>) -> tensor<14xi8>
    %26 = "stablehlo.convert"(%24) : (tensor<14xbf16>) -> tensor<14xi16>
    %27 = "stablehlo.convert"(%24) : (tensor<14xbf16>) -> tensor<14xi32>
    %28 = "stablehlo.convert"(%24) : (tensor<14xbf16>) -> tensor<14xi64>
    %29 = "stablehlo.convert"(%24) : (tensor<14xbf16>) -> tensor<14xui8>
    %30 = "stablehlo.convert"(%24) : (tensor<14xbf16>) -> tensor<14xui16>
    %31 = "stablehlo.convert"(%24) : (tensor<14xbf16>) -> tensor<14xui32>
    %32 = "stablehlo.convert"(%24) : (tensor<14xbf16>) -> tensor<14xui64>
    "func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %14, %15, %16, %17, %18, %19, %20, %21, %25, %26, %27, %28, %29, %30, %31, %32) : (tensor<14xi8>, tensor<14xi16>, tensor<14xi32>, tensor<14xi64>, tensor<14xui8>, tensor<14xui16>, tensor<14xui32>, tensor<14xui64>, tensor<14xi8>, tensor<14xi16>, tensor<14xi32>, tensor<14xi64>, tensor<14xui8>, tensor<14xui16>, tensor<14xui32>, tensor<14xui64>, tensor<14xi8>, tensor<14xi16>, tensor<14xi32>, tensor<14xi64>, tensor<14xui8>, tensor<14xui16>, tensor<14xui32>, tensor<14xui64>) -> ()
  }) : () -> ()
}) : () -> ()

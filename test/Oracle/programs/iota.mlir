"builtin.module"() <{sym_name = "iota"}> ({
  "func.func"() <{arg_attrs = [], function_type = () -> (tensor<3x5xi8>, tensor<3x5xi16>, tensor<3x5xi32>, tensor<3x5xi64>, tensor<3x5xui8>, tensor<3x5xui16>, tensor<3x5xui32>, tensor<3x5xui64>, tensor<3x5xf16>, tensor<3x5xbf16>, tensor<3x5xf32>, tensor<3x5xf64>, tensor<3x5xf8E4M3FN>, tensor<3x5xf8E5M2>, tensor<7xi32>, tensor<2x1x3xf32>, tensor<0x3xi32>, tensor<4x1xbf16>), sym_name = "main", sym_visibility = "public"}> ({
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xi8>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xi16>
    %2 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xi64>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui8>
    %5 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui16>
    %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui32>
    %7 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xui64>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xf16>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xbf16>
    %10 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xf32>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xf64>
    %12 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xf8E4M3FN>
    %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xf8E5M2>
    %14 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
    %15 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x1x3xf32>
    %16 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x3xi32>
    %17 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x1xbf16>
    "func.return"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17) : (tensor<3x5xi8>, tensor<3x5xi16>, tensor<3x5xi32>, tensor<3x5xi64>, tensor<3x5xui8>, tensor<3x5xui16>, tensor<3x5xui32>, tensor<3x5xui64>, tensor<3x5xf16>, tensor<3x5xbf16>, tensor<3x5xf32>, tensor<3x5xf64>, tensor<3x5xf8E4M3FN>, tensor<3x5xf8E5M2>, tensor<7xi32>, tensor<2x1x3xf32>, tensor<0x3xi32>, tensor<4x1xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

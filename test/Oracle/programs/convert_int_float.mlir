// check: bits
"builtin.module"() <{sym_name = "convert_int_float"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<7xi8>, tensor<7xi16>, tensor<7xi32>, tensor<7xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>) -> (tensor<12xf32>, tensor<12xf64>, tensor<12xf16>, tensor<12xbf16>, tensor<12xf8E4M3FN>, tensor<12xf8E5M2>, tensor<12xf32>, tensor<12xf64>, tensor<12xf16>, tensor<12xbf16>, tensor<15xf32>, tensor<15xf64>, tensor<15xf16>, tensor<15xbf16>, tensor<15xf8E4M3FN>, tensor<15xf8E5M2>, tensor<15xf32>, tensor<15xf64>, tensor<15xf16>, tensor<15xbf16>, tensor<12xf32>, tensor<12xf64>, tensor<12xf16>, tensor<12xbf16>, tensor<12xf32>, tensor<12xf64>, tensor<12xf16>, tensor<12xbf16>, tensor<12xf8E4M3FN>, tensor<12xf8E5M2>, tensor<15xf32>, tensor<15xf64>, tensor<15xf16>, tensor<15xbf16>, tensor<15xf32>, tensor<15xf64>, tensor<15xf16>, tensor<15xbf16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<7xi8>, %arg9: tensor<7xi16>, %arg16: tensor<7xi32>, %arg25: tensor<7xi64>, %arg32: tensor<7xui8>, %arg39: tensor<7xui16>, %arg48: tensor<7xui32>, %arg55: tensor<7xui64>):
    %1 = "stablehlo.constant"() <{value = dense<[127, 126, 64, -128, 1]> : tensor<5xi8>}> : () -> tensor<5xi8>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<5xi8>, tensor<7xi8>) -> tensor<12xi8>
    %3 = "stablehlo.convert"(%2) : (tensor<12xi8>) -> tensor<12xf32>
    %4 = "stablehlo.convert"(%2) : (tensor<12xi8>) -> tensor<12xf64>
    %5 = "stablehlo.convert"(%2) : (tensor<12xi8>) -> tensor<12xf16>
    %6 = "stablehlo.convert"(%2) : (tensor<12xi8>) -> tensor<12xbf16>
    %7 = "stablehlo.convert"(%2) : (tensor<12xi8>) -> tensor<12xf8E4M3FN>
    %8 = "stablehlo.convert"(%2) : (tensor<12xi8>) -> tensor<12xf8E5M2>
    %10 = "stablehlo.constant"() <{value = dense<[32767, 32766, 16384, -32768, 1]> : tensor<5xi16>}> : () -> tensor<5xi16>
    %11 = "stablehlo.concatenate"(%10, %arg9) <{dimension = 0 : i64}> : (tensor<5xi16>, tensor<7xi16>) -> tensor<12xi16>
    %12 = "stablehlo.convert"(%11) : (tensor<12xi16>) -> tensor<12xf32>
    %13 = "stablehlo.convert"(%11) : (tensor<12xi16>) -> tensor<12xf64>
    %14 = "stablehlo.convert"(%11) : (tensor<12xi16>) -> tensor<12xf16>
    %15 = "stablehlo.convert"(%11) : (tensor<12xi16>) -> tensor<12xbf16>
    %17 = "stablehlo.constant"() <{value = dense<[2147483647, 2147483646, 1073741824, -2147483648, 1, 16777217, 16777219, 5]> : tensor<8xi32>}> : () -> tensor<8xi32>
    %18 = "stablehlo.concatenate"(%17, %arg16) <{dimension = 0 : i64}> : (tensor<8xi32>, tensor<7xi32>) -> tensor<15xi32>
    %19 = "stablehlo.convert"(%18) : (tensor<15xi32>) -> tensor<15xf32>
    %20 = "stablehlo.convert"(%18) : (tensor<15xi32>) -> tensor<15xf64>
    %21 = "stablehlo.convert"(%18) : (tensor<15xi32>) -> tensor<15xf16>
    %22 = "stablehlo.convert"(%18) : (tensor<15xi32>) -> tensor<15xbf16>
    %23 = "stablehlo.convert"(%18) : (tensor<15xi32>) -> tensor<15xf8E4M3FN>
    %24 = "stablehlo.convert"(%18) : (tensor<15xi32>) -> tensor<15xf8E5M2>
    %26 = "stablehlo.constant"() <{value = dense<[9223372036854775807, 9223372036854775806, 4611686018427387904, -9223372036854775808, 1, 16777217, 16777219, 1073741888]> : tensor<8xi64>}> : () -> tensor<8xi64>
    %27 = "stablehlo.concatenate"(%26, %arg25) <{dimension = 0 : i64}> : (tensor<8xi64>, tensor<7xi64>) -> tensor<15xi64>
    %28 = "stablehlo.convert"(%27) : (tensor<15xi64>) -> tensor<15xf32>
    %29 = "stablehlo.convert"(%27) : (tensor<15xi64>) -> tensor<15xf64>
    %30 = "stablehlo.convert"(%27) : (tensor<15xi64>) -> tensor<15xf16>
    %31 = "stablehlo.convert"(%27) : (tensor<15xi64>) -> tensor<15xbf16>
    %33 = "stablehlo.constant"() <{value = dense<[255, 254, 128, 0, 1]> : tensor<5xui8>}> : () -> tensor<5xui8>
    %34 = "stablehlo.concatenate"(%33, %arg32) <{dimension = 0 : i64}> : (tensor<5xui8>, tensor<7xui8>) -> tensor<12xui8>
    %35 = "stablehlo.convert"(%34) : (tensor<12xui8>) -> tensor<12xf32>
    %36 = "stablehlo.convert"(%34) : (tensor<12xui8>) -> tensor<12xf64>
    %37 = "stablehlo.convert"(%34) : (tensor<12xui8>) -> tensor<12xf16>
    %38 = "stablehlo.convert"(%34) : (tensor<12xui8>) -> tensor<12xbf16>
    %40 = "stablehlo.constant"() <{value = dense<[65535, 65534, 32768, 0, 1]> : tensor<5xui16>}> : () -> tensor<5xui16>
    %41 = "stablehlo.concatenate"(%40, %arg39) <{dimension = 0 : i64}> : (tensor<5xui16>, tensor<7xui16>) -> tensor<12xui16>
    %42 = "stablehlo.convert"(%41) : (tensor<12xui16>) -> tensor<12xf32>
    %43 = "stablehlo.convert"(%41) : (tensor<12xui16>) -> tensor<12xf64>
    %44 = "stablehlo.convert"(%41) : (tensor<12xui16>) -> tensor<12xf16>
    %45 = "stablehlo.convert"(%41) : (tensor<12xui16>) -> tensor<12xbf16>
    %46 = "stablehlo.convert"(%41) : (tensor<12xui16>) -> tensor<12xf8E4M3FN>
    %47 = "stablehlo.convert"(%41) : (tensor<12xui16>) -> tensor<12xf8E5M2>
    %49 = "stablehlo.constant"() <{value = dense<[4294967295, 4294967294, 2147483648, 0, 1, 16777217, 16777219, 5]> : tensor<8xui32>}> : () -> tensor<8xui32>
    %50 = "stablehlo.concatenate"(%49, %arg48) <{dimension = 0 : i64}> : (tensor<8xui32>, tensor<7xui32>) -> tensor<15xui32>
    %51 = "stablehlo.convert"(%50) : (tensor<15xui32>) -> tensor<15xf32>
    %52 = "stablehlo.convert"(%50) : (tensor<15xui32>) -> tensor<15xf64>
    %53 = "stablehlo.convert"(%50) : (tensor<15xui32>) -> tensor<15xf16>
    %54 = "stablehlo.convert"(%50) : (tensor<15xui32>) -> tensor<15xbf16>
    %56 = "stablehlo.constant"() <{value = dense<[18446744073709551615, 18446744073709551614, 9223372036854775808, 0, 1, 16777217, 16777219, 1073741888]> : tensor<8xui64>}> : () -> tensor<8xui64>
    %57 = "stablehlo.concatenate"(%56, %arg55) <{dimension = 0 : i64}> : (tensor<8xui64>, tensor<7xui64>) -> tensor<15xui64>
    %58 = "stablehlo.convert"(%57) : (tensor<15xui64>) -> tensor<15xf32>
    %59 = "stablehlo.convert"(%57) : (tensor<15xui64>) -> tensor<15xf64>
    %60 = "stablehlo.convert"(%57) : (tensor<15xui64>) -> tensor<15xf16>
    %61 = "stablehlo.convert"(%57) : (tensor<15xui64>) -> tensor<15xbf16>
    "func.return"(%3, %4, %5, %6, %7, %8, %12, %13, %14, %15, %19, %20, %21, %22, %23, %24, %28, %29, %30, %31, %35, %36, %37, %38, %42, %43, %44, %45, %46, %47, %51, %52, %53, %54, %58, %59, %60, %61) : (tensor<12xf32>, tensor<12xf64>, tensor<12xf16>, tensor<12xbf16>, tensor<12xf8E4M3FN>, tensor<12xf8E5M2>, tensor<12xf32>, tensor<12xf64>, tensor<12xf16>, tensor<12xbf16>, tensor<15xf32>, tensor<15xf64>, tensor<15xf16>, tensor<15xbf16>, tensor<15xf8E4M3FN>, tensor<15xf8E5M2>, tensor<15xf32>, tensor<15xf64>, tensor<15xf16>, tensor<15xbf16>, tensor<12xf32>, tensor<12xf64>, tensor<12xf16>, tensor<12xbf16>, tensor<12xf32>, tensor<12xf64>, tensor<12xf16>, tensor<12xbf16>, tensor<12xf8E4M3FN>, tensor<12xf8E5M2>, tensor<15xf32>, tensor<15xf64>, tensor<15xf16>, tensor<15xbf16>, tensor<15xf32>, tensor<15xf64>, tensor<15xf16>, tensor<15xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

"builtin.module"() <{sym_name = "convert_int_int"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<3xi8>, tensor<3xi16>, tensor<3xi32>, tensor<3xi64>, tensor<3xui8>, tensor<3xui16>, tensor<3xui32>, tensor<3xui64>) -> (tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<10xui8>, tensor<10xui16>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi32>, tensor<10xi64>, tensor<10xui8>, tensor<10xui16>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi64>, tensor<10xui8>, tensor<10xui16>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xui8>, tensor<10xui16>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<10xui16>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<10xui8>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<10xui8>, tensor<10xui16>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<10xui8>, tensor<10xui16>, tensor<10xui32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3xi8>, %arg10: tensor<3xi16>, %arg20: tensor<3xi32>, %arg30: tensor<3xi64>, %arg40: tensor<3xui8>, %arg50: tensor<3xui16>, %arg60: tensor<3xui32>, %arg70: tensor<3xui64>):
    %1 = "stablehlo.constant"() <{value = dense<[0, 1, 127, 127, 126, -128, 42]> : tensor<7xi8>}> : () -> tensor<7xi8>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<7xi8>, tensor<3xi8>) -> tensor<10xi8>
    %3 = "stablehlo.convert"(%2) : (tensor<10xi8>) -> tensor<10xi16>
    %4 = "stablehlo.convert"(%2) : (tensor<10xi8>) -> tensor<10xi32>
    %5 = "stablehlo.convert"(%2) : (tensor<10xi8>) -> tensor<10xi64>
    %6 = "stablehlo.convert"(%2) : (tensor<10xi8>) -> tensor<10xui8>
    %7 = "stablehlo.convert"(%2) : (tensor<10xi8>) -> tensor<10xui16>
    %8 = "stablehlo.convert"(%2) : (tensor<10xi8>) -> tensor<10xui32>
    %9 = "stablehlo.convert"(%2) : (tensor<10xi8>) -> tensor<10xui64>
    %11 = "stablehlo.constant"() <{value = dense<[0, 1, 127, 32767, 32766, -32768, 10922]> : tensor<7xi16>}> : () -> tensor<7xi16>
    %12 = "stablehlo.concatenate"(%11, %arg10) <{dimension = 0 : i64}> : (tensor<7xi16>, tensor<3xi16>) -> tensor<10xi16>
    %13 = "stablehlo.convert"(%12) : (tensor<10xi16>) -> tensor<10xi8>
    %14 = "stablehlo.convert"(%12) : (tensor<10xi16>) -> tensor<10xi32>
    %15 = "stablehlo.convert"(%12) : (tensor<10xi16>) -> tensor<10xi64>
    %16 = "stablehlo.convert"(%12) : (tensor<10xi16>) -> tensor<10xui8>
    %17 = "stablehlo.convert"(%12) : (tensor<10xi16>) -> tensor<10xui16>
    %18 = "stablehlo.convert"(%12) : (tensor<10xi16>) -> tensor<10xui32>
    %19 = "stablehlo.convert"(%12) : (tensor<10xi16>) -> tensor<10xui64>
    %21 = "stablehlo.constant"() <{value = dense<[0, 1, 127, 2147483647, 2147483646, -2147483648, 715827882]> : tensor<7xi32>}> : () -> tensor<7xi32>
    %22 = "stablehlo.concatenate"(%21, %arg20) <{dimension = 0 : i64}> : (tensor<7xi32>, tensor<3xi32>) -> tensor<10xi32>
    %23 = "stablehlo.convert"(%22) : (tensor<10xi32>) -> tensor<10xi8>
    %24 = "stablehlo.convert"(%22) : (tensor<10xi32>) -> tensor<10xi16>
    %25 = "stablehlo.convert"(%22) : (tensor<10xi32>) -> tensor<10xi64>
    %26 = "stablehlo.convert"(%22) : (tensor<10xi32>) -> tensor<10xui8>
    %27 = "stablehlo.convert"(%22) : (tensor<10xi32>) -> tensor<10xui16>
    %28 = "stablehlo.convert"(%22) : (tensor<10xi32>) -> tensor<10xui32>
    %29 = "stablehlo.convert"(%22) : (tensor<10xi32>) -> tensor<10xui64>
    %31 = "stablehlo.constant"() <{value = dense<[0, 1, 127, 9223372036854775807, 9223372036854775806, -9223372036854775808, 3074457345618258602]> : tensor<7xi64>}> : () -> tensor<7xi64>
    %32 = "stablehlo.concatenate"(%31, %arg30) <{dimension = 0 : i64}> : (tensor<7xi64>, tensor<3xi64>) -> tensor<10xi64>
    %33 = "stablehlo.convert"(%32) : (tensor<10xi64>) -> tensor<10xi8>
    %34 = "stablehlo.convert"(%32) : (tensor<10xi64>) -> tensor<10xi16>
    %35 = "stablehlo.convert"(%32) : (tensor<10xi64>) -> tensor<10xi32>
    %36 = "stablehlo.convert"(%32) : (tensor<10xi64>) -> tensor<10xui8>
    %37 = "stablehlo.convert"(%32) : (tensor<10xi64>) -> tensor<10xui16>
    %38 = "stablehlo.convert"(%32) : (tensor<10xi64>) -> tensor<10xui32>
    %39 = "stablehlo.convert"(%32) : (tensor<10xi64>) -> tensor<10xui64>
    %41 = "stablehlo.constant"() <{value = dense<[0, 1, 127, 255, 254, 0, 85]> : tensor<7xui8>}> : () -> tensor<7xui8>
    %42 = "stablehlo.concatenate"(%41, %arg40) <{dimension = 0 : i64}> : (tensor<7xui8>, tensor<3xui8>) -> tensor<10xui8>
    %43 = "stablehlo.convert"(%42) : (tensor<10xui8>) -> tensor<10xi8>
    %44 = "stablehlo.convert"(%42) : (tensor<10xui8>) -> tensor<10xi16>
    %45 = "stablehlo.convert"(%42) : (tensor<10xui8>) -> tensor<10xi32>
    %46 = "stablehlo.convert"(%42) : (tensor<10xui8>) -> tensor<10xi64>
    %47 = "stablehlo.convert"(%42) : (tensor<10xui8>) -> tensor<10xui16>
    %48 = "stablehlo.convert"(%42) : (tensor<10xui8>) -> tensor<10xui32>
    %49 = "stablehlo.convert"(%42) : (tensor<10xui8>) -> tensor<10xui64>
    %51 = "stablehlo.constant"() <{value = dense<[0, 1, 127, 65535, 65534, 0, 21845]> : tensor<7xui16>}> : () -> tensor<7xui16>
    %52 = "stablehlo.concatenate"(%51, %arg50) <{dimension = 0 : i64}> : (tensor<7xui16>, tensor<3xui16>) -> tensor<10xui16>
    %53 = "stablehlo.convert"(%52) : (tensor<10xui16>) -> tensor<10xi8>
    %54 = "stablehlo.convert"(%52) : (tensor<10xui16>) -> tensor<10xi16>
    %55 = "stablehlo.convert"(%52) : (tensor<10xui16>) -> tensor<10xi32>
    %56 = "stablehlo.convert"(%52) : (tensor<10xui16>) -> tensor<10xi64>
    %57 = "stablehlo.convert"(%52) : (tensor<10xui16>) -> tensor<10xui8>
    %58 = "stablehlo.convert"(%52) : (tensor<10xui16>) -> tensor<10xui32>
    %59 = "stablehlo.convert"(%52) : (tensor<10xui16>) -> tensor<10xui64>
    %61 = "stablehlo.constant"() <{value = dense<[0, 1, 127, 4294967295, 4294967294, 0, 1431655765]> : tensor<7xui32>}> : () -> tensor<7xui32>
    %62 = "stablehlo.concatenate"(%61, %arg60) <{dimension = 0 : i64}> : (tensor<7xui32>, tensor<3xui32>) -> tensor<10xui32>
    %63 = "stablehlo.convert"(%62) : (tensor<10xui32>) -> tensor<10xi8>
    %64 = "stablehlo.convert"(%62) : (tensor<10xui32>) -> tensor<10xi16>
    %65 = "stablehlo.convert"(%62) : (tensor<10xui32>) -> tensor<10xi32>
    %66 = "stablehlo.convert"(%62) : (tensor<10xui32>) -> tensor<10xi64>
    %67 = "stablehlo.convert"(%62) : (tensor<10xui32>) -> tensor<10xui8>
    %68 = "stablehlo.convert"(%62) : (tensor<10xui32>) -> tensor<10xui16>
    %69 = "stablehlo.convert"(%62) : (tensor<10xui32>) -> tensor<10xui64>
    %71 = "stablehlo.constant"() <{value = dense<[0, 1, 127, 18446744073709551615, 18446744073709551614, 0, 6148914691236517205]> : tensor<7xui64>}> : () -> tensor<7xui64>
    %72 = "stablehlo.concatenate"(%71, %arg70) <{dimension = 0 : i64}> : (tensor<7xui64>, tensor<3xui64>) -> tensor<10xui64>
    %73 = "stablehlo.convert"(%72) : (tensor<10xui64>) -> tensor<10xi8>
    %74 = "stablehlo.convert"(%72) : (tensor<10xui64>) -> tensor<10xi16>
    %75 = "stablehlo.convert"(%72) : (tensor<10xui64>) -> tensor<10xi32>
    %76 = "stablehlo.convert"(%72) : (tensor<10xui64>) -> tensor<10xi64>
    %77 = "stablehlo.convert"(%72) : (tensor<10xui64>) -> tensor<10xui8>
    %78 = "stablehlo.convert"(%72) : (tensor<10xui64>) -> tensor<10xui16>
    %79 = "stablehlo.convert"(%72) : (tensor<10xui64>) -> tensor<10xui32>
    "func.return"(%3, %4, %5, %6, %7, %8, %9, %13, %14, %15, %16, %17, %18, %19, %23, %24, %25, %26, %27, %28, %29, %33, %34, %35, %36, %37, %38, %39, %43, %44, %45, %46, %47, %48, %49, %53, %54, %55, %56, %57, %58, %59, %63, %64, %65, %66, %67, %68, %69, %73, %74, %75, %76, %77, %78, %79) : (tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<10xui8>, tensor<10xui16>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi32>, tensor<10xi64>, tensor<10xui8>, tensor<10xui16>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi64>, tensor<10xui8>, tensor<10xui16>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xui8>, tensor<10xui16>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<10xui16>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<10xui8>, tensor<10xui32>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<10xui8>, tensor<10xui16>, tensor<10xui64>, tensor<10xi8>, tensor<10xi16>, tensor<10xi32>, tensor<10xi64>, tensor<10xui8>, tensor<10xui16>, tensor<10xui32>) -> ()
  }) : () -> ()
}) : () -> ()

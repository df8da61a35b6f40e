"builtin.module"() <{sym_name = "convert_float_int"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<9xf32>, tensor<9xf64>, tensor<9xf16>, tensor<9xbf16>, tensor<9xf8E4M3FN>, tensor<9xf8E5M2>) -> (tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<9xf32>, %arg16: tensor<9xf64>, %arg32: tensor<9xf16>, %arg48: tensor<9xbf16>, %arg64: tensor<9xf8E4M3FN>, %arg80: tensor<9xf8E5M2>):
    %1 = "stablehlo.constant"() <{value = dense<[0.0, -0.0, 0.5, 0.9900000095367432, 1.5, 2.5, 3.75, 100.0, 127.0]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<18xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<18xf32>) -> tensor<18xi8>
    %4 = "stablehlo.convert"(%2) : (tensor<18xf32>) -> tensor<18xi16>
    %5 = "stablehlo.convert"(%2) : (tensor<18xf32>) -> tensor<18xi32>
    %6 = "stablehlo.convert"(%2) : (tensor<18xf32>) -> tensor<18xi64>
    %7 = "stablehlo.convert"(%2) : (tensor<18xf32>) -> tensor<18xui8>
    %8 = "stablehlo.convert"(%2) : (tensor<18xf32>) -> tensor<18xui16>
    %9 = "stablehlo.convert"(%2) : (tensor<18xf32>) -> tensor<18xui32>
    %10 = "stablehlo.convert"(%2) : (tensor<18xf32>) -> tensor<18xui64>
    %11 = "stablehlo.negate"(%2) : (tensor<18xf32>) -> tensor<18xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<18xf32>) -> tensor<18xi8>
    %13 = "stablehlo.convert"(%11) : (tensor<18xf32>) -> tensor<18xi16>
    %14 = "stablehlo.convert"(%11) : (tensor<18xf32>) -> tensor<18xi32>
    %15 = "stablehlo.convert"(%11) : (tensor<18xf32>) -> tensor<18xi64>
    %17 = "stablehlo.constant"() <{value = dense<[0.0, -0.0, 0.5, 0.99, 1.5, 2.5, 3.75, 100.0, 127.0]> : tensor<9xf64>}> : () -> tensor<9xf64>
    %18 = "stablehlo.concatenate"(%17, %arg16) <{dimension = 0 : i64}> : (tensor<9xf64>, tensor<9xf64>) -> tensor<18xf64>
    %19 = "stablehlo.convert"(%18) : (tensor<18xf64>) -> tensor<18xi8>
    %20 = "stablehlo.convert"(%18) : (tensor<18xf64>) -> tensor<18xi16>
    %21 = "stablehlo.convert"(%18) : (tensor<18xf64>) -> tensor<18xi32>
    %22 = "stablehlo.convert"(%18) : (tensor<18xf64>) -> tensor<18xi64>
    %23 = "stablehlo.convert"(%18) : (tensor<18xf64>) -> tensor<18xui8>
    %24 = "stablehlo.convert"(%18) : (tensor<18xf64>) -> tensor<18xui16>
    %25 = "stablehlo.convert"(%18) : (tensor<18xf64>) -> tensor<18xui32>
    %26 = "stablehlo.convert"(%18) : (tensor<18xf64>) -> tensor<18xui64>
    %27 = "stablehlo.negate"(%18) : (tensor<18xf64>) -> tensor<18xf64>
    %28 = "stablehlo.convert"(%27) : (tensor<18xf64>) -> tensor<18xi8>
    %29 = "stablehlo.convert"(%27) : (tensor<18xf64>) -> tensor<18xi16>
    %30 = "stablehlo.convert"(%27) : (tensor<18xf64>) -> tensor<18xi32>
    %31 = "stablehlo.convert"(%27) : (tensor<18xf64>) -> tensor<18xi64>
    %33 = "stablehlo.constant"() <{value = dense<[0.0, -0.0, 0.5, 0.990234375, 1.5, 2.5, 3.75, 100.0, 127.0]> : tensor<9xf16>}> : () -> tensor<9xf16>
    %34 = "stablehlo.concatenate"(%33, %arg32) <{dimension = 0 : i64}> : (tensor<9xf16>, tensor<9xf16>) -> tensor<18xf16>
    %35 = "stablehlo.convert"(%34) : (tensor<18xf16>) -> tensor<18xi8>
    %36 = "stablehlo.convert"(%34) : (tensor<18xf16>) -> tensor<18xi16>
    %37 = "stablehlo.convert"(%34) : (tensor<18xf16>) -> tensor<18xi32>
    %38 = "stablehlo.convert"(%34) : (tensor<18xf16>) -> tensor<18xi64>
    %39 = "stablehlo.convert"(%34) : (tensor<18xf16>) -> tensor<18xui8>
    %40 = "stablehlo.convert"(%34) : (tensor<18xf16>) -> tensor<18xui16>
    %41 = "stablehlo.convert"(%34) : (tensor<18xf16>) -> tensor<18xui32>
    %42 = "stablehlo.convert"(%34) : (tensor<18xf16>) -> tensor<18xui64>
    %43 = "stablehlo.negate"(%34) : (tensor<18xf16>) -> tensor<18xf16>
    %44 = "stablehlo.convert"(%43) : (tensor<18xf16>) -> tensor<18xi8>
    %45 = "stablehlo.convert"(%43) : (tensor<18xf16>) -> tensor<18xi16>
    %46 = "stablehlo.convert"(%43) : (tensor<18xf16>) -> tensor<18xi32>
    %47 = "stablehlo.convert"(%43) : (tensor<18xf16>) -> tensor<18xi64>
    %49 = "stablehlo.constant"() <{value = dense<[0.0, -0.0, 0.5, 0.98828125, 1.5, 2.5, 3.75, 100.0, 127.0]> : tensor<9xbf16>}> : () -> tensor<9xbf16>
    %50 = "stablehlo.concatenate"(%49, %arg48) <{dimension = 0 : i64}> : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<18xbf16>
    %51 = "stablehlo.convert"(%50) : (tensor<18xbf16>) -> tensor<18xi8>
    %52 = "stablehlo.convert"(%50) : (tensor<18xbf16>) -> tensor<18xi16>
    %53 = "stablehlo.convert"(%50) : (tensor<18xbf16>) -> tensor<18xi32>
    %54 = "stablehlo.convert"(%50) : (tensor<18xbf16>) -> tensor<18xi64>
    %55 = "stablehlo.convert"(%50) : (tensor<18xbf16>) -> tensor<18xui8>
    %56 = "stablehlo.convert"(%50) : (tensor<18xbf16>) -> tensor<18xui16>
    %57 = "stablehlo.convert"(%50) : (tensor<18xbf16>) -> tensor<18xui32>
    %58 = "stablehlo.convert"(%50) : (tensor<18xbf16>) -> tensor<18xui64>
    %59 = "stablehlo.negate"(%50) : (tensor<18xbf16>) -> tensor<18xbf16>
    %60 = "stablehlo.convert"(%59) : (tensor<18xbf16>) -> tensor<18xi8>
    %61 = "stablehlo.convert"(%59) : (tensor<18xbf16>) -> tensor<18xi16>
    %62 = "stablehlo.convert"(%59) : (tensor<18xbf16>) -> tensor<18xi32>
    %63 = "stablehlo.convert"(%59) : (tensor<18xbf16>) -> tensor<18xi64>
    %65 = "stablehlo.constant"() <{value = dense<[0.0, -0.0, 0.5, 1.0, 1.5, 2.5, 3.75, 96.0, 128.0]> : tensor<9xf8E4M3FN>}> : () -> tensor<9xf8E4M3FN>
    %66 = "stablehlo.concatenate"(%65, %arg64) <{dimension = 0 : i64}> : (tensor<9xf8E4M3FN>, tensor<9xf8E4M3FN>) -> tensor<18xf8E4M3FN>
    %67 = "stablehlo.convert"(%66) : (tensor<18xf8E4M3FN>) -> tensor<18xi8>
    %68 = "stablehlo.convert"(%66) : (tensor<18xf8E4M3FN>) -> tensor<18xi16>
    %69 = "stablehlo.convert"(%66) : (tensor<18xf8E4M3FN>) -> tensor<18xi32>
    %70 = "stablehlo.convert"(%66) : (tensor<18xf8E4M3FN>) -> tensor<18xi64>
    %71 = "stablehlo.convert"(%66) : (tensor<18xf8E4M3FN>) -> tensor<18xui8>
    %72 = "stablehlo.convert"(%66) : (tensor<18xf8E4M3FN>) -> tensor<18xui16>
    %73 = "stablehlo.convert"(%66) : (tensor<18xf8E4M3FN>) -> tensor<18xui32>
    %74 = "stablehlo.convert"(%66) : (tensor<18xf8E4M3FN>) -> tensor<18xui64>
    %75 = "stablehlo.negate"(%66) : (tensor<18xf8E4M3FN>) -> tensor<18xf8E4M3FN>
    %76 = "stablehlo.convert"(%75) : (tensor<18xf8E4M3FN>) -> tensor<18xi8>
    %77 = "stablehlo.convert"(%75) : (tensor<18xf8E4M3FN>) -> tensor<18xi16>
    %78 = "stablehlo.convert"(%75) : (tensor<18xf8E4M3FN>) -> tensor<18xi32>
    %79 = "stablehlo.convert"(%75) : (tensor<18xf8E4M3FN>) -> tensor<18xi64>
    %81 = "stablehlo.constant"() <{value = dense<[0.0, -0.0, 0.5, 1.0, 1.5, 2.5, 4.0, 96.0, 128.0]> : tensor<9xf8E5M2>}> : () -> tensor<9xf8E5M2>
    %82 = "stablehlo.concatenate"(%81, %arg80) <{dimension = 0 : i64}> : (tensor<9xf8E5M2>, tensor<9xf8E5M2>) -> tensor<18xf8E5M2>
    %83 = "stablehlo.convert"(%82) : (tensor<18xf8E5M2>) -> tensor<18xi8>
    %84 = "stablehlo.convert"(%82) : (tensor<18xf8E5M2>) -> tensor<18xi16>
    %85 = "stablehlo.convert"(%82) : (tensor<18xf8E5M2>) -> tensor<18xi32>
    %86 = "stablehlo.convert"(%82) : (tensor<18xf8E5M2>) -> tensor<18xi64>
    %87 = "stablehlo.convert"(%82) : (tensor<18xf8E5M2>) -> tensor<18xui8>
    %88 = "stablehlo.convert"(%82) : (tensor<18xf8E5M2>) -> tensor<18xui16>
    %89 = "stablehlo.convert"(%82) : (tensor<18xf8E5M2>) -> tensor<18xui32>
    %90 = "stablehlo.convert"(%82) : (tensor<18xf8E5M2>) -> tensor<18xui64>
    %91 = "stablehlo.negate"(%82) : (tensor<18xf8E5M2>) -> tensor<18xf8E5M2>
    %92 = "stablehlo.convert"(%91) : (tensor<18xf8E5M2>) -> tensor<18xi8>
    %93 = "stablehlo.convert"(%91) : (tensor<18xf8E5M2>) -> tensor<18xi16>
    %94 = "stablehlo.convert"(%91) : (tensor<18xf8E5M2>) -> tensor<18xi32>
    %95 = "stablehlo.convert"(%91) : (tensor<18xf8E5M2>) -> tensor<18xi64>
    "func.return"(%3, %4, %5, %6, %7, %8, %9, %10, %12, %13, %14, %15, %19, %20, %21, %22, %23, %24, %25, %26, %28, %29, %30, %31, %35, %36, %37, %38, %39, %40, %41, %42, %44, %45, %46, %47, %51, %52, %53, %54, %55, %56, %57, %58, %60, %61, %62, %63, %67, %68, %69, %70, %71, %72, %73, %74, %76, %77, %78, %79, %83, %84, %85, %86, %87, %88, %89, %90, %92, %93, %94, %95) : (tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>, tensor<18xui8>, tensor<18xui16>, tensor<18xui32>, tensor<18xui64>, tensor<18xi8>, tensor<18xi16>, tensor<18xi32>, tensor<18xi64>) -> ()
  }) : () -> ()
}) : () -> ()

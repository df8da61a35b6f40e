// check: bits
"builtin.module"() <{sym_name = "convert_float_float"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<21xf32>, tensor<21xf64>, tensor<21xf16>, tensor<21xbf16>, tensor<21xf8E4M3FN>, tensor<21xf8E5M2>) -> (tensor<52xf64>, tensor<52xf16>, tensor<52xbf16>, tensor<52xf8E4M3FN>, tensor<52xf8E5M2>, tensor<52xf32>, tensor<52xf16>, tensor<52xbf16>, tensor<52xf8E4M3FN>, tensor<52xf8E5M2>, tensor<52xf32>, tensor<52xf64>, tensor<52xbf16>, tensor<52xf8E4M3FN>, tensor<52xf8E5M2>, tensor<52xf32>, tensor<52xf64>, tensor<52xf16>, tensor<52xf8E4M3FN>, tensor<52xf8E5M2>, tensor<52xf32>, tensor<52xf64>, tensor<52xf16>, tensor<52xbf16>, tensor<52xf8E5M2>, tensor<52xf32>, tensor<52xf64>, tensor<52xf16>, tensor<52xbf16>, tensor<52xf8E4M3FN>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<21xf32>, %arg8: tensor<21xf64>, %arg16: tensor<21xf16>, %arg24: tensor<21xbf16>, %arg32: tensor<21xf8E4M3FN>, %arg40: tensor<21xf8E5M2>):
    %1 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.0, 448.0, 464.0, 465.0, 480.0, -500.0, 57344.0, 61439.0, 61440.0, 65504.0, 65519.0, 65520.0, -65536.0, 1.0625, 1.1875, 0.001953125, 0.0009765625, 0.0029296875, -0.00048828125, 1.52587890625e-05, 7.62939453125e-06, 1.1444091796875e-05, 5.960464477539063e-08, 2.9802322387695312e-08, 1.0000000150474662e+30, 1.0000000031710769e-30]> : tensor<31xf32>}> : () -> tensor<31xf32>
    %2 = "stablehlo.concatenate"(%1, %arg0) <{dimension = 0 : i64}> : (tensor<31xf32>, tensor<21xf32>) -> tensor<52xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<52xf32>) -> tensor<52xf64>
    %4 = "stablehlo.convert"(%2) : (tensor<52xf32>) -> tensor<52xf16>
    %5 = "stablehlo.convert"(%2) : (tensor<52xf32>) -> tensor<52xbf16>
    %6 = "stablehlo.convert"(%2) : (tensor<52xf32>) -> tensor<52xf8E4M3FN>
    %7 = "stablehlo.convert"(%2) : (tensor<52xf32>) -> tensor<52xf8E5M2>
    %9 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.0, 448.0, 464.0, 465.0, 480.0, -500.0, 57344.0, 61439.0, 61440.0, 65504.0, 65519.0, 65520.0, -65536.0, 1.0625, 1.1875, 0.001953125, 0.0009765625, 0.0029296875, -0.00048828125, 1.52587890625e-05, 7.62939453125e-06, 1.1444091796875e-05, 5.960464477539063e-08, 2.9802322387695312e-08, 1.0e+30, 1.0e-30]> : tensor<31xf64>}> : () -> tensor<31xf64>
    %10 = "stablehlo.concatenate"(%9, %arg8) <{dimension = 0 : i64}> : (tensor<31xf64>, tensor<21xf64>) -> tensor<52xf64>
    %11 = "stablehlo.convert"(%10) : (tensor<52xf64>) -> tensor<52xf32>
    %12 = "stablehlo.convert"(%10) : (tensor<52xf64>) -> tensor<52xf16>
    %13 = "stablehlo.convert"(%10) : (tensor<52xf64>) -> tensor<52xbf16>
    %14 = "stablehlo.convert"(%10) : (tensor<52xf64>) -> tensor<52xf8E4M3FN>
    %15 = "stablehlo.convert"(%10) : (tensor<52xf64>) -> tensor<52xf8E5M2>
    %17 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0xFC00, 0.0, -0.0, 1.0, 448.0, 464.0, 465.0, 480.0, -500.0, 57344.0, 61440.0, 61440.0, 65504.0, 65504.0, 0x7C00, 0xFC00, 1.0625, 1.1875, 0.001953125, 0.0009765625, 0.0029296875, -0.00048828125, 1.52587890625e-05, 7.62939453125e-06, 1.1444091796875e-05, 5.960464477539063e-08, 0.0, 0x7C00, 0.0]> : tensor<31xf16>}> : () -> tensor<31xf16>
    %18 = "stablehlo.concatenate"(%17, %arg16) <{dimension = 0 : i64}> : (tensor<31xf16>, tensor<21xf16>) -> tensor<52xf16>
    %19 = "stablehlo.convert"(%18) : (tensor<52xf16>) -> tensor<52xf32>
    %20 = "stablehlo.convert"(%18) : (tensor<52xf16>) -> tensor<52xf64>
    %21 = "stablehlo.convert"(%18) : (tensor<52xf16>) -> tensor<52xbf16>
    %22 = "stablehlo.convert"(%18) : (tensor<52xf16>) -> tensor<52xf8E4M3FN>
    %23 = "stablehlo.convert"(%18) : (tensor<52xf16>) -> tensor<52xf8E5M2>
    %25 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 1.0, 448.0, 464.0, 464.0, 480.0, -500.0, 57344.0, 61440.0, 61440.0, 65536.0, 65536.0, 65536.0, -65536.0, 1.0625, 1.1875, 0.001953125, 0.0009765625, 0.0029296875, -0.00048828125, 1.52587890625e-05, 7.62939453125e-06, 1.1444091796875e-05, 5.960464477539063e-08, 2.9802322387695312e-08, 1.0002555517425873e+30, 9.98402083170343e-31]> : tensor<31xbf16>}> : () -> tensor<31xbf16>
    %26 = "stablehlo.concatenate"(%25, %arg24) <{dimension = 0 : i64}> : (tensor<31xbf16>, tensor<21xbf16>) -> tensor<52xbf16>
    %27 = "stablehlo.convert"(%26) : (tensor<52xbf16>) -> tensor<52xf32>
    %28 = "stablehlo.convert"(%26) : (tensor<52xbf16>) -> tensor<52xf64>
    %29 = "stablehlo.convert"(%26) : (tensor<52xbf16>) -> tensor<52xf16>
    %30 = "stablehlo.convert"(%26) : (tensor<52xbf16>) -> tensor<52xf8E4M3FN>
    %31 = "stablehlo.convert"(%26) : (tensor<52xbf16>) -> tensor<52xf8E5M2>
    %33 = "stablehlo.constant"() <{value = dense<[0x7F, 0x7F, 0xFF, 0.0, -0.0, 1.0, 448.0, 448.0, 0x7F, 0x7F, 0xFF, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0xFF, 1.0, 1.25, 0.001953125, 0.0, 0.00390625, -0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0x7F, 0.0]> : tensor<31xf8E4M3FN>}> : () -> tensor<31xf8E4M3FN>
    %34 = "stablehlo.concatenate"(%33, %arg32) <{dimension = 0 : i64}> : (tensor<31xf8E4M3FN>, tensor<21xf8E4M3FN>) -> tensor<52xf8E4M3FN>
    %35 = "stablehlo.convert"(%34) : (tensor<52xf8E4M3FN>) -> tensor<52xf32>
    %36 = "stablehlo.convert"(%34) : (tensor<52xf8E4M3FN>) -> tensor<52xf64>
    %37 = "stablehlo.convert"(%34) : (tensor<52xf8E4M3FN>) -> tensor<52xf16>
    %38 = "stablehlo.convert"(%34) : (tensor<52xf8E4M3FN>) -> tensor<52xbf16>
    %39 = "stablehlo.convert"(%34) : (tensor<52xf8E4M3FN>) -> tensor<52xf8E5M2>
    %41 = "stablehlo.constant"() <{value = dense<[0x7E, 0x7C, 0xFC, 0.0, -0.0, 1.0, 448.0, 448.0, 448.0, 512.0, -512.0, 57344.0, 57344.0, 0x7C, 0x7C, 0x7C, 0x7C, 0xFC, 1.0, 1.25, 0.001953125, 0.0009765625, 0.0029296875, -0.00048828125, 1.52587890625e-05, 0.0, 1.52587890625e-05, 0.0, 0.0, 0x7C, 0.0]> : tensor<31xf8E5M2>}> : () -> tensor<31xf8E5M2>
    %42 = "stablehlo.concatenate"(%41, %arg40) <{dimension = 0 : i64}> : (tensor<31xf8E5M2>, tensor<21xf8E5M2>) -> tensor<52xf8E5M2>
    %43 = "stablehlo.convert"(%42) : (tensor<52xf8E5M2>) -> tensor<52xf32>
    %44 = "stablehlo.convert"(%42) : (tensor<52xf8E5M2>) -> tensor<52xf64>
    %45 = "stablehlo.convert"(%42) : (tensor<52xf8E5M2>) -> tensor<52xf16>
    %46 = "stablehlo.convert"(%42) : (tensor<52xf8E5M2>) -> tensor<52xbf16>
    %47 = "stablehlo.convert"(%42) : (tensor<52xf8E5M2>) -> tensor<52xf8E4M3FN>
    "func.return"(%3, %4, %5, %6, %7, %11, %12, %13, %14, %15, %19, %20, %21, %22, %23, %27, %28, %29, %30, %31, %35, %36, %37, %38, %39, %43, %44, %45, %46, %47) : (tensor<52xf64>, tensor<52xf16>, tensor<52xbf16>, tensor<52xf8E4M3FN>, tensor<52xf8E5M2>, tensor<52xf32>, tensor<52xf16>, tensor<52xbf16>, tensor<52xf8E4M3FN>, tensor<52xf8E5M2>, tensor<52xf32>, tensor<52xf64>, tensor<52xbf16>, tensor<52xf8E4M3FN>, tensor<52xf8E5M2>, tensor<52xf32>, tensor<52xf64>, tensor<52xf16>, tensor<52xf8E4M3FN>, tensor<52xf8E5M2>, tensor<52xf32>, tensor<52xf64>, tensor<52xf16>, tensor<52xbf16>, tensor<52xf8E5M2>, tensor<52xf32>, tensor<52xf64>, tensor<52xf16>, tensor<52xbf16>, tensor<52xf8E4M3FN>) -> ()
  }) : () -> ()
}) : () -> ()

// check: ulp=8
"builtin.module"() <{sym_name = "unary_math_f16"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xf16>) -> (tensor<31xf16>, tensor<29xf16>, tensor<30xf16>, tensor<29xf16>, tensor<30xf16>, tensor<31xf16>, tensor<30xf16>, tensor<30xf16>, tensor<28xf16>, tensor<30xf16>, tensor<29xf16>, tensor<29xf16>, tensor<30xf16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x7xf16>):
    %1 = "stablehlo.abs"(%arg0) : (tensor<3x7xf16>) -> tensor<3x7xf16>
    %2 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0xFC00, 0.0, -0.0, 1.0, -8.0, 8.0, 1000.0, -1000.0]> : tensor<10xf16>}> : () -> tensor<10xf16>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf16>) -> tensor<21xf16>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<10xf16>, tensor<21xf16>) -> tensor<31xf16>
    %5 = "stablehlo.exponential"(%4) : (tensor<31xf16>) -> tensor<31xf16>
    %6 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0xFC00, 0.0, 0.0010004043579101562, -0.0010004043579101562, 8.0, 1000.0]> : tensor<8xf16>}> : () -> tensor<8xf16>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf16>) -> tensor<21xf16>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 0 : i64}> : (tensor<8xf16>, tensor<21xf16>) -> tensor<29xf16>
    %9 = "stablehlo.exponential_minus_one"(%8) : (tensor<29xf16>) -> tensor<29xf16>
    %10 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, -1.0, 0.0, -0.0, 1.0, 0.9375, 1.0625, 100.0]> : tensor<9xf16>}> : () -> tensor<9xf16>
    %11 = "stablehlo.reshape"(%1) : (tensor<3x7xf16>) -> tensor<21xf16>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<9xf16>, tensor<21xf16>) -> tensor<30xf16>
    %13 = "stablehlo.log"(%12) : (tensor<30xf16>) -> tensor<30xf16>
    %14 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, -2.0, -1.0, 0.0, 0.0010004043579101562, -0.0010004043579101562, 3.0]> : tensor<8xf16>}> : () -> tensor<8xf16>
    %15 = "stablehlo.reshape"(%1) : (tensor<3x7xf16>) -> tensor<21xf16>
    %16 = "stablehlo.concatenate"(%14, %15) <{dimension = 0 : i64}> : (tensor<8xf16>, tensor<21xf16>) -> tensor<29xf16>
    %17 = "stablehlo.log_plus_one"(%16) : (tensor<29xf16>) -> tensor<29xf16>
    %18 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0xFC00, 0.0, 1.0, -1.0, 8.0, -8.0, 30.0]> : tensor<9xf16>}> : () -> tensor<9xf16>
    %19 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf16>) -> tensor<21xf16>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 0 : i64}> : (tensor<9xf16>, tensor<21xf16>) -> tensor<30xf16>
    %21 = "stablehlo.logistic"(%20) : (tensor<30xf16>) -> tensor<30xf16>
    %22 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0xFC00, 0.0, 0.0010004043579101562, -0.0010004043579101562, 0.5, -0.5, 4.0, -30.0]> : tensor<10xf16>}> : () -> tensor<10xf16>
    %23 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf16>) -> tensor<21xf16>
    %24 = "stablehlo.concatenate"(%22, %23) <{dimension = 0 : i64}> : (tensor<10xf16>, tensor<21xf16>) -> tensor<31xf16>
    %25 = "stablehlo.tanh"(%24) : (tensor<31xf16>) -> tensor<31xf16>
    %26 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0xFC00, 0.0, 1.0, -1.0, 3.0, 100.0, -1000.0]> : tensor<9xf16>}> : () -> tensor<9xf16>
    %27 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf16>) -> tensor<21xf16>
    %28 = "stablehlo.concatenate"(%26, %27) <{dimension = 0 : i64}> : (tensor<9xf16>, tensor<21xf16>) -> tensor<30xf16>
    %29 = "stablehlo.sine"(%28) : (tensor<30xf16>) -> tensor<30xf16>
    %30 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0xFC00, 0.0, 1.0, -1.0, 3.0, 100.0, -1000.0]> : tensor<9xf16>}> : () -> tensor<9xf16>
    %31 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf16>) -> tensor<21xf16>
    %32 = "stablehlo.concatenate"(%30, %31) <{dimension = 0 : i64}> : (tensor<9xf16>, tensor<21xf16>) -> tensor<30xf16>
    %33 = "stablehlo.cosine"(%32) : (tensor<30xf16>) -> tensor<30xf16>
    %34 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0.0, 1.0, -1.0, 1.5, 3.0]> : tensor<7xf16>}> : () -> tensor<7xf16>
    %35 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf16>) -> tensor<21xf16>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 0 : i64}> : (tensor<7xf16>, tensor<21xf16>) -> tensor<28xf16>
    %37 = "stablehlo.tan"(%36) : (tensor<28xf16>) -> tensor<28xf16>
    %38 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0xFC00, 0.0, -0.0, 8.0, -27.0, 0.0010004043579101562, 2.0]> : tensor<9xf16>}> : () -> tensor<9xf16>
    %39 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf16>) -> tensor<21xf16>
    %40 = "stablehlo.concatenate"(%38, %39) <{dimension = 0 : i64}> : (tensor<9xf16>, tensor<21xf16>) -> tensor<30xf16>
    %41 = "stablehlo.cbrt"(%40) : (tensor<30xf16>) -> tensor<30xf16>
    %42 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0.0, -0.0, -1.0, 4.0, 2.0, 100.0]> : tensor<8xf16>}> : () -> tensor<8xf16>
    %43 = "stablehlo.reshape"(%1) : (tensor<3x7xf16>) -> tensor<21xf16>
    %44 = "stablehlo.concatenate"(%42, %43) <{dimension = 0 : i64}> : (tensor<8xf16>, tensor<21xf16>) -> tensor<29xf16>
    %45 = "stablehlo.rsqrt"(%44) : (tensor<29xf16>) -> tensor<29xf16>
    %46 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0.0, -0.0, -1.0, 4.0, 2.0, 100.0]> : tensor<8xf16>}> : () -> tensor<8xf16>
    %47 = "stablehlo.reshape"(%1) : (tensor<3x7xf16>) -> tensor<21xf16>
    %48 = "stablehlo.concatenate"(%46, %47) <{dimension = 0 : i64}> : (tensor<8xf16>, tensor<21xf16>) -> tensor<29xf16>
    %49 = "stablehlo.sqrt"(%48) : (tensor<29xf16>) -> tensor<29xf16>
    %50 = "stablehlo.constant"() <{value = dense<[0x7E00, 0x7C00, 0xFC00, 0.0, 0.0010004043579101562, -0.5, 1.0, -2.0, 5.0]> : tensor<9xf16>}> : () -> tensor<9xf16>
    %51 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf16>) -> tensor<21xf16>
    %52 = "stablehlo.concatenate"(%50, %51) <{dimension = 0 : i64}> : (tensor<9xf16>, tensor<21xf16>) -> tensor<30xf16>
    %53 = "chlo.erf"(%52) : (tensor<30xf16>) -> tensor<30xf16>
    "func.return"(%5, %9, %13, %17, %21, %25, %29, %33, %37, %41, %45, %49, %53) : (tensor<31xf16>, tensor<29xf16>, tensor<30xf16>, tensor<29xf16>, tensor<30xf16>, tensor<31xf16>, tensor<30xf16>, tensor<30xf16>, tensor<28xf16>, tensor<30xf16>, tensor<29xf16>, tensor<29xf16>, tensor<30xf16>) -> ()
  }) : () -> ()
}) : () -> ()

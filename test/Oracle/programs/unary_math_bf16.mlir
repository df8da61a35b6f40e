// check: ulp=8
"builtin.module"() <{sym_name = "unary_math_bf16"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xbf16>) -> (tensor<31xbf16>, tensor<29xbf16>, tensor<30xbf16>, tensor<29xbf16>, tensor<30xbf16>, tensor<31xbf16>, tensor<30xbf16>, tensor<30xbf16>, tensor<28xbf16>, tensor<30xbf16>, tensor<29xbf16>, tensor<29xbf16>, tensor<30xbf16>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x7xbf16>):
    %1 = "stablehlo.abs"(%arg0) : (tensor<3x7xbf16>) -> tensor<3x7xbf16>
    %2 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 1.0, -8.0, 8.0, 1000.0, -1000.0]> : tensor<10xbf16>}> : () -> tensor<10xbf16>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<10xbf16>, tensor<21xbf16>) -> tensor<31xbf16>
    %5 = "stablehlo.exponential"(%4) : (tensor<31xbf16>) -> tensor<31xbf16>
    %6 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, 0.00099945068359375, -0.00099945068359375, 8.0, 1000.0]> : tensor<8xbf16>}> : () -> tensor<8xbf16>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 0 : i64}> : (tensor<8xbf16>, tensor<21xbf16>) -> tensor<29xbf16>
    %9 = "stablehlo.exponential_minus_one"(%8) : (tensor<29xbf16>) -> tensor<29xbf16>
    %10 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, -1.0, 0.0, -0.0, 1.0, 0.9375, 1.0625, 100.0]> : tensor<9xbf16>}> : () -> tensor<9xbf16>
    %11 = "stablehlo.reshape"(%1) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<9xbf16>, tensor<21xbf16>) -> tensor<30xbf16>
    %13 = "stablehlo.log"(%12) : (tensor<30xbf16>) -> tensor<30xbf16>
    %14 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, -2.0, -1.0, 0.0, 0.00099945068359375, -0.00099945068359375, 3.0]> : tensor<8xbf16>}> : () -> tensor<8xbf16>
    %15 = "stablehlo.reshape"(%1) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %16 = "stablehlo.concatenate"(%14, %15) <{dimension = 0 : i64}> : (tensor<8xbf16>, tensor<21xbf16>) -> tensor<29xbf16>
    %17 = "stablehlo.log_plus_one"(%16) : (tensor<29xbf16>) -> tensor<29xbf16>
    %18 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, 1.0, -1.0, 8.0, -8.0, 30.0]> : tensor<9xbf16>}> : () -> tensor<9xbf16>
    %19 = "stablehlo.reshape"(%arg0) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 0 : i64}> : (tensor<9xbf16>, tensor<21xbf16>) -> tensor<30xbf16>
    %21 = "stablehlo.logistic"(%20) : (tensor<30xbf16>) -> tensor<30xbf16>
    %22 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, 0.00099945068359375, -0.00099945068359375, 0.5, -0.5, 4.0, -30.0]> : tensor<10xbf16>}> : () -> tensor<10xbf16>
    %23 = "stablehlo.reshape"(%arg0) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %24 = "stablehlo.concatenate"(%22, %23) <{dimension = 0 : i64}> : (tensor<10xbf16>, tensor<21xbf16>) -> tensor<31xbf16>
    %25 = "stablehlo.tanh"(%24) : (tensor<31xbf16>) -> tensor<31xbf16>
    %26 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, 1.0, -1.0, 3.0, 100.0, -1000.0]> : tensor<9xbf16>}> : () -> tensor<9xbf16>
    %27 = "stablehlo.reshape"(%arg0) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %28 = "stablehlo.concatenate"(%26, %27) <{dimension = 0 : i64}> : (tensor<9xbf16>, tensor<21xbf16>) -> tensor<30xbf16>
    %29 = "stablehlo.sine"(%28) : (tensor<30xbf16>) -> tensor<30xbf16>
    %30 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, 1.0, -1.0, 3.0, 100.0, -1000.0]> : tensor<9xbf16>}> : () -> tensor<9xbf16>
    %31 = "stablehlo.reshape"(%arg0) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %32 = "stablehlo.concatenate"(%30, %31) <{dimension = 0 : i64}> : (tensor<9xbf16>, tensor<21xbf16>) -> tensor<30xbf16>
    %33 = "stablehlo.cosine"(%32) : (tensor<30xbf16>) -> tensor<30xbf16>
    %34 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0.0, 1.0, -1.0, 1.5, 3.0]> : tensor<7xbf16>}> : () -> tensor<7xbf16>
    %35 = "stablehlo.reshape"(%arg0) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 0 : i64}> : (tensor<7xbf16>, tensor<21xbf16>) -> tensor<28xbf16>
    %37 = "stablehlo.tan"(%36) : (tensor<28xbf16>) -> tensor<28xbf16>
    %38 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, -0.0, 8.0, -27.0, 0.00099945068359375, 2.0]> : tensor<9xbf16>}> : () -> tensor<9xbf16>
    %39 = "stablehlo.reshape"(%arg0) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %40 = "stablehlo.concatenate"(%38, %39) <{dimension = 0 : i64}> : (tensor<9xbf16>, tensor<21xbf16>) -> tensor<30xbf16>
    %41 = "stablehlo.cbrt"(%40) : (tensor<30xbf16>) -> tensor<30xbf16>
    %42 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0.0, -0.0, -1.0, 4.0, 2.0, 100.0]> : tensor<8xbf16>}> : () -> tensor<8xbf16>
    %43 = "stablehlo.reshape"(%1) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %44 = "stablehlo.concatenate"(%42, %43) <{dimension = 0 : i64}> : (tensor<8xbf16>, tensor<21xbf16>) -> tensor<29xbf16>
    %45 = "stablehlo.rsqrt"(%44) : (tensor<29xbf16>) -> tensor<29xbf16>
    %46 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0.0, -0.0, -1.0, 4.0, 2.0, 100.0]> : tensor<8xbf16>}> : () -> tensor<8xbf16>
    %47 = "stablehlo.reshape"(%1) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %48 = "stablehlo.concatenate"(%46, %47) <{dimension = 0 : i64}> : (tensor<8xbf16>, tensor<21xbf16>) -> tensor<29xbf16>
    %49 = "stablehlo.sqrt"(%48) : (tensor<29xbf16>) -> tensor<29xbf16>
    %50 = "stablehlo.constant"() <{value = dense<[0x7FC0, 0x7F80, 0xFF80, 0.0, 0.00099945068359375, -0.5, 1.0, -2.0, 5.0]> : tensor<9xbf16>}> : () -> tensor<9xbf16>
    %51 = "stablehlo.reshape"(%arg0) : (tensor<3x7xbf16>) -> tensor<21xbf16>
    %52 = "stablehlo.concatenate"(%50, %51) <{dimension = 0 : i64}> : (tensor<9xbf16>, tensor<21xbf16>) -> tensor<30xbf16>
    %53 = "chlo.erf"(%52) : (tensor<30xbf16>) -> tensor<30xbf16>
    "func.return"(%5, %9, %13, %17, %21, %25, %29, %33, %37, %41, %45, %49, %53) : (tensor<31xbf16>, tensor<29xbf16>, tensor<30xbf16>, tensor<29xbf16>, tensor<30xbf16>, tensor<31xbf16>, tensor<30xbf16>, tensor<30xbf16>, tensor<28xbf16>, tensor<30xbf16>, tensor<29xbf16>, tensor<29xbf16>, tensor<30xbf16>) -> ()
  }) : () -> ()
}) : () -> ()

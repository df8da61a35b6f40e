// check: ulp=256
// gpu: refused, f64 transcendental
"builtin.module"() <{sym_name = "unary_math_f64"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xf64>) -> (tensor<31xf64>, tensor<29xf64>, tensor<30xf64>, tensor<29xf64>, tensor<30xf64>, tensor<31xf64>, tensor<30xf64>, tensor<30xf64>, tensor<28xf64>, tensor<30xf64>, tensor<29xf64>, tensor<29xf64>, tensor<30xf64>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x7xf64>):
    %1 = "stablehlo.abs"(%arg0) : (tensor<3x7xf64>) -> tensor<3x7xf64>
    %2 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 1.0, -8.0, 8.0, 1000.0, -1000.0]> : tensor<10xf64>}> : () -> tensor<10xf64>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf64>) -> tensor<21xf64>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<10xf64>, tensor<21xf64>) -> tensor<31xf64>
    %5 = "stablehlo.exponential"(%4) : (tensor<31xf64>) -> tensor<31xf64>
    %6 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, 0.001, -0.001, 8.0, 1000.0]> : tensor<8xf64>}> : () -> tensor<8xf64>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf64>) -> tensor<21xf64>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 0 : i64}> : (tensor<8xf64>, tensor<21xf64>) -> tensor<29xf64>
    %9 = "stablehlo.exponential_minus_one"(%8) : (tensor<29xf64>) -> tensor<29xf64>
    %10 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, -1.0, 0.0, -0.0, 1.0, 0.9375, 1.0625, 100.0]> : tensor<9xf64>}> : () -> tensor<9xf64>
    %11 = "stablehlo.reshape"(%1) : (tensor<3x7xf64>) -> tensor<21xf64>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<9xf64>, tensor<21xf64>) -> tensor<30xf64>
    %13 = "stablehlo.log"(%12) : (tensor<30xf64>) -> tensor<30xf64>
    %14 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, -2.0, -1.0, 0.0, 0.001, -0.001, 3.0]> : tensor<8xf64>}> : () -> tensor<8xf64>
    %15 = "stablehlo.reshape"(%1) : (tensor<3x7xf64>) -> tensor<21xf64>
    %16 = "stablehlo.concatenate"(%14, %15) <{dimension = 0 : i64}> : (tensor<8xf64>, tensor<21xf64>) -> tensor<29xf64>
    %17 = "stablehlo.log_plus_one"(%16) : (tensor<29xf64>) -> tensor<29xf64>
    %18 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, 1.0, -1.0, 8.0, -8.0, 30.0]> : tensor<9xf64>}> : () -> tensor<9xf64>
    %19 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf64>) -> tensor<21xf64>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 0 : i64}> : (tensor<9xf64>, tensor<21xf64>) -> tensor<30xf64>
    %21 = "stablehlo.logistic"(%20) : (tensor<30xf64>) -> tensor<30xf64>
    %22 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, 0.001, -0.001, 0.5, -0.5, 4.0, -30.0]> : tensor<10xf64>}> : () -> tensor<10xf64>
    %23 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf64>) -> tensor<21xf64>
    %24 = "stablehlo.concatenate"(%22, %23) <{dimension = 0 : i64}> : (tensor<10xf64>, tensor<21xf64>) -> tensor<31xf64>
    %25 = "stablehlo.tanh"(%24) : (tensor<31xf64>) -> tensor<31xf64>
    %26 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, 1.0, -1.0, 3.0, 100.0, -1000.0]> : tensor<9xf64>}> : () -> tensor<9xf64>
    %27 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf64>) -> tensor<21xf64>
    %28 = "stablehlo.concatenate"(%26, %27) <{dimension = 0 : i64}> : (tensor<9xf64>, tensor<21xf64>) -> tensor<30xf64>
    %29 = "stablehlo.sine"(%28) : (tensor<30xf64>) -> tensor<30xf64>
    %30 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, 1.0, -1.0, 3.0, 100.0, -1000.0]> : tensor<9xf64>}> : () -> tensor<9xf64>
    %31 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf64>) -> tensor<21xf64>
    %32 = "stablehlo.concatenate"(%30, %31) <{dimension = 0 : i64}> : (tensor<9xf64>, tensor<21xf64>) -> tensor<30xf64>
    %33 = "stablehlo.cosine"(%32) : (tensor<30xf64>) -> tensor<30xf64>
    %34 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0.0, 1.0, -1.0, 1.5, 3.0]> : tensor<7xf64>}> : () -> tensor<7xf64>
    %35 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf64>) -> tensor<21xf64>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 0 : i64}> : (tensor<7xf64>, tensor<21xf64>) -> tensor<28xf64>
    %37 = "stablehlo.tan"(%36) : (tensor<28xf64>) -> tensor<28xf64>
    %38 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, -0.0, 8.0, -27.0, 0.001, 2.0]> : tensor<9xf64>}> : () -> tensor<9xf64>
    %39 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf64>) -> tensor<21xf64>
    %40 = "stablehlo.concatenate"(%38, %39) <{dimension = 0 : i64}> : (tensor<9xf64>, tensor<21xf64>) -> tensor<30xf64>
    %41 = "stablehlo.cbrt"(%40) : (tensor<30xf64>) -> tensor<30xf64>
    %42 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0.0, -0.0, -1.0, 4.0, 2.0, 100.0]> : tensor<8xf64>}> : () -> tensor<8xf64>
    %43 = "stablehlo.reshape"(%1) : (tensor<3x7xf64>) -> tensor<21xf64>
    %44 = "stablehlo.concatenate"(%42, %43) <{dimension = 0 : i64}> : (tensor<8xf64>, tensor<21xf64>) -> tensor<29xf64>
    %45 = "stablehlo.rsqrt"(%44) : (tensor<29xf64>) -> tensor<29xf64>
    %46 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0.0, -0.0, -1.0, 4.0, 2.0, 100.0]> : tensor<8xf64>}> : () -> tensor<8xf64>
    %47 = "stablehlo.reshape"(%1) : (tensor<3x7xf64>) -> tensor<21xf64>
    %48 = "stablehlo.concatenate"(%46, %47) <{dimension = 0 : i64}> : (tensor<8xf64>, tensor<21xf64>) -> tensor<29xf64>
    %49 = "stablehlo.sqrt"(%48) : (tensor<29xf64>) -> tensor<29xf64>
    %50 = "stablehlo.constant"() <{value = dense<[0x7FF8000000000000, 0x7FF0000000000000, 0xFFF0000000000000, 0.0, 0.001, -0.5, 1.0, -2.0, 5.0]> : tensor<9xf64>}> : () -> tensor<9xf64>
    %51 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf64>) -> tensor<21xf64>
    %52 = "stablehlo.concatenate"(%50, %51) <{dimension = 0 : i64}> : (tensor<9xf64>, tensor<21xf64>) -> tensor<30xf64>
    %53 = "chlo.erf"(%52) : (tensor<30xf64>) -> tensor<30xf64>
    "func.return"(%5, %9, %13, %17, %21, %25, %29, %33, %37, %41, %45, %49, %53) : (tensor<31xf64>, tensor<29xf64>, tensor<30xf64>, tensor<29xf64>, tensor<30xf64>, tensor<31xf64>, tensor<30xf64>, tensor<30xf64>, tensor<28xf64>, tensor<30xf64>, tensor<29xf64>, tensor<29xf64>, tensor<30xf64>) -> ()
  }) : () -> ()
}) : () -> ()

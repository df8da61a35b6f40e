// check: ulp=8
"builtin.module"() <{sym_name = "unary_math_f32"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x7xf32>) -> (tensor<31xf32>, tensor<29xf32>, tensor<30xf32>, tensor<29xf32>, tensor<30xf32>, tensor<31xf32>, tensor<30xf32>, tensor<30xf32>, tensor<28xf32>, tensor<30xf32>, tensor<29xf32>, tensor<29xf32>, tensor<30xf32>), sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x7xf32>):
    %1 = "stablehlo.abs"(%arg0) : (tensor<3x7xf32>) -> tensor<3x7xf32>
    %2 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 1.0, -8.0, 8.0, 1000.0, -1000.0]> : tensor<10xf32>}> : () -> tensor<10xf32>
    %3 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf32>) -> tensor<21xf32>
    %4 = "stablehlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<10xf32>, tensor<21xf32>) -> tensor<31xf32>
    %5 = "stablehlo.exponential"(%4) : (tensor<31xf32>) -> tensor<31xf32>
    %6 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, 0.0010000000474974513, -0.0010000000474974513, 8.0, 1000.0]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %7 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf32>) -> tensor<21xf32>
    %8 = "stablehlo.concatenate"(%6, %7) <{dimension = 0 : i64}> : (tensor<8xf32>, tensor<21xf32>) -> tensor<29xf32>
    %9 = "stablehlo.exponential_minus_one"(%8) : (tensor<29xf32>) -> tensor<29xf32>
    %10 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, -1.0, 0.0, -0.0, 1.0, 0.9375, 1.0625, 100.0]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %11 = "stablehlo.reshape"(%1) : (tensor<3x7xf32>) -> tensor<21xf32>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<9xf32>, tensor<21xf32>) -> tensor<30xf32>
    %13 = "stablehlo.log"(%12) : (tensor<30xf32>) -> tensor<30xf32>
    %14 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, -2.0, -1.0, 0.0, 0.0010000000474974513, -0.0010000000474974513, 3.0]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %15 = "stablehlo.reshape"(%1) : (tensor<3x7xf32>) -> tensor<21xf32>
    %16 = "stablehlo.concatenate"(%14, %15) <{dimension = 0 : i64}> : (tensor<8xf32>, tensor<21xf32>) -> tensor<29xf32>
    %17 = "stablehlo.log_plus_one"(%16) : (tensor<29xf32>) -> tensor<29xf32>
    %18 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, 1.0, -1.0, 8.0, -8.0, 30.0]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %19 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf32>) -> tensor<21xf32>
    %20 = "stablehlo.concatenate"(%18, %19) <{dimension = 0 : i64}> : (tensor<9xf32>, tensor<21xf32>) -> tensor<30xf32>
    %21 = "stablehlo.logistic"(%20) : (tensor<30xf32>) -> tensor<30xf32>
    %22 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, 0.0010000000474974513, -0.0010000000474974513, 0.5, -0.5, 4.0, -30.0]> : tensor<10xf32>}> : () -> tensor<10xf32>
    %23 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf32>) -> tensor<21xf32>
    %24 = "stablehlo.concatenate"(%22, %23) <{dimension = 0 : i64}> : (tensor<10xf32>, tensor<21xf32>) -> tensor<31xf32>
    %25 = "stablehlo.tanh"(%24) : (tensor<31xf32>) -> tensor<31xf32>
    %26 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, 1.0, -1.0, 3.0, 100.0, -1000.0]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %27 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf32>) -> tensor<21xf32>
    %28 = "stablehlo.concatenate"(%26, %27) <{dimension = 0 : i64}> : (tensor<9xf32>, tensor<21xf32>) -> tensor<30xf32>
    %29 = "stablehlo.sine"(%28) : (tensor<30xf32>) -> tensor<30xf32>
    %30 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, 1.0, -1.0, 3.0, 100.0, -1000.0]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %31 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf32>) -> tensor<21xf32>
    %32 = "stablehlo.concatenate"(%30, %31) <{dimension = 0 : i64}> : (tensor<9xf32>, tensor<21xf32>) -> tensor<30xf32>
    %33 = "stablehlo.cosine"(%32) : (tensor<30xf32>) -> tensor<30xf32>
    %34 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0.0, 1.0, -1.0, 1.5, 3.0]> : tensor<7xf32>}> : () -> tensor<7xf32>
    %35 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf32>) -> tensor<21xf32>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 0 : i64}> : (tensor<7xf32>, tensor<21xf32>) -> tensor<28xf32>
    %37 = "stablehlo.tan"(%36) : (tensor<28xf32>) -> tensor<28xf32>
    %38 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, -0.0, 8.0, -27.0, 0.0010000000474974513, 2.0]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %39 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf32>) -> tensor<21xf32>
    %40 = "stablehlo.concatenate"(%38, %39) <{dimension = 0 : i64}> : (tensor<9xf32>, tensor<21xf32>) -> tensor<30xf32>
    %41 = "stablehlo.cbrt"(%40) : (tensor<30xf32>) -> tensor<30xf32>
    %42 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0.0, -0.0, -1.0, 4.0, 2.0, 100.0]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %43 = "stablehlo.reshape"(%1) : (tensor<3x7xf32>) -> tensor<21xf32>
    %44 = "stablehlo.concatenate"(%42, %43) <{dimension = 0 : i64}> : (tensor<8xf32>, tensor<21xf32>) -> tensor<29xf32>
    %45 = "stablehlo.rsqrt"(%44) : (tensor<29xf32>) -> tensor<29xf32>
    %46 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0.0, -0.0, -1.0, 4.0, 2.0, 100.0]> : tensor<8xf32>}> : () -> tensor<8xf32>
    %47 = "stablehlo.reshape"(%1) : (tensor<3x7xf32>) -> tensor<21xf32>
    %48 = "stablehlo.concatenate"(%46, %47) <{dimension = 0 : i64}> : (tensor<8xf32>, tensor<21xf32>) -> tensor<29xf32>
    %49 = "stablehlo.sqrt"(%48) : (tensor<29xf32>) -> tensor<29xf32>
    %50 = "stablehlo.constant"() <{value = dense<[0x7FC00000, 0x7F800000, 0xFF800000, 0.0, 0.0010000000474974513, -0.5, 1.0, -2.0, 5.0]> : tensor<9xf32>}> : () -> tensor<9xf32>
    %51 = "stablehlo.reshape"(%arg0) : (tensor<3x7xf32>) -> tensor<21xf32>
    %52 = "stablehlo.concatenate"(%50, %51) <{dimension = 0 : i64}> : (tensor<9xf32>, tensor<21xf32>) -> tensor<30xf32>
    %53 = "chlo.erf"(%52) : (tensor<30xf32>) -> tensor<30xf32>
    "func.return"(%5, %9, %13, %17, %21, %25, %29, %33, %37, %41, %45, %49, %53) : (tensor<31xf32>, tensor<29xf32>, tensor<30xf32>, tensor<29xf32>, tensor<30xf32>, tensor<31xf32>, tensor<30xf32>, tensor<30xf32>, tensor<28xf32>, tensor<30xf32>, tensor<29xf32>, tensor<29xf32>, tensor<30xf32>) -> ()
  }) : () -> ()
}) : () -> ()

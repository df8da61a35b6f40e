"builtin.module"() <{sym_name = "jit_mixed_precision"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6xf32>, tensor<6x5xf32>) -> (tensor<4x5xf32>, tensor<4x6xf32>, tensor<4x6xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<4x6xf32>, %arg4: tensor<6x5xf32>):
    %6 = "stablehlo.abs"(%arg3) : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %7 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%6, %7) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %58 = "stablehlo.maximum"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.divide"(%9, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<1.001000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.log"(%12) : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.log"(%14) : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.floor"(%16) : (tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<0.693147182> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.multiply"(%19, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.exponential"(%20) : (tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %23 = "stablehlo.multiply"(%arg3, %22) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<4x6xf32>) -> tensor<4x6xf8E4M3FN>
    %25 = "stablehlo.abs"(%arg4) : (tensor<6x5xf32>) -> tensor<6x5xf32>
    %26 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %57 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<6x5xf32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.divide"(%28, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<1.001000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.log"(%31) : (tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.log"(%33) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.divide"(%32, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.floor"(%35) : (tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<0.693147182> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.multiply"(%38, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.exponential"(%39) : (tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x5xf32>
    %42 = "stablehlo.multiply"(%arg4, %41) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %43 = "stablehlo.convert"(%42) : (tensor<6x5xf32>) -> tensor<6x5xf8E4M3FN>
    %44 = "stablehlo.dot_general"(%24, %43) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x6xf8E4M3FN>, tensor<6x5xf8E4M3FN>) -> tensor<4x5xf32>
    %45 = "stablehlo.multiply"(%21, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %47 = "stablehlo.divide"(%44, %46) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %50 = "stablehlo.multiply"(%arg3, %49) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %51 = "stablehlo.constant"() <{value = dense<-4.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.constant"() <{value = dense<4.000000e+02> : tensor<f32>}> : () -> tensor<f32>
    %53 = "func.call"(%50, %51, %52) <{callee = @clip}> : (tensor<4x6xf32>, tensor<f32>, tensor<f32>) -> tensor<4x6xf32>
    %54 = "stablehlo.convert"(%53) : (tensor<4x6xf32>) -> tensor<4x6xf8E5M2>
    %55 = "stablehlo.convert"(%54) : (tensor<4x6xf8E5M2>) -> tensor<4x6xbf16>
    %56 = "stablehlo.convert"(%24) : (tensor<4x6xf8E4M3FN>) -> tensor<4x6xf32>
    "func.return"(%47, %56, %55) : (tensor<4x5xf32>, tensor<4x6xf32>, tensor<4x6xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x6xf32>, tensor<f32>, tensor<f32>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x6xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%5) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

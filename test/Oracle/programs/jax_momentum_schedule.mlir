"builtin.module"() <{sym_name = "jit_momentum_schedule"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {}, {}], function_type = (tensor<5x6xf32>, tensor<6xf32>, tensor<i32>, tensor<5x6xf32>, tensor<6xf32>) -> (tensor<5x6xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<5x6xf32>, %arg4: tensor<6xf32>, %arg5: tensor<i32>, %arg6: tensor<5x6xf32>, %arg7: tensor<6xf32>):
    %2 = "stablehlo.multiply"(%arg6, %arg3) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %3 = "stablehlo.tanh"(%2) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6xf32>
    %6 = "stablehlo.subtract"(%5, %3) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %7 = "stablehlo.dot_general"(%3, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x6xf32>, tensor<6xf32>) -> tensor<5xf32>
    %8 = "stablehlo.multiply"(%7, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %9 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %11 = "stablehlo.multiply"(%10, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%8, %12) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %76 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%76) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %20 = "stablehlo.multiply"(%19, %11) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %21 = "stablehlo.dot_general"(%20, %arg7) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5xf32>, tensor<6xf32>) -> tensor<5x6xf32>
    %22 = "stablehlo.multiply"(%21, %6) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %23 = "stablehlo.multiply"(%22, %3) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %25 = "stablehlo.multiply"(%arg6, %24) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %26 = "stablehlo.multiply"(%25, %25) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %75 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%75) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.sqrt"(%28) : (tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.divide"(%30, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.minimum"(%32, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6xf32>
    %35 = "stablehlo.multiply"(%25, %34) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %36 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.add"(%arg5, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %38 = "stablehlo.convert"(%37) : (tensor<i32>) -> tensor<f32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.divide"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.minimum"(%40, %41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.subtract"(%37, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %45 = "stablehlo.convert"(%44) : (tensor<i32>) -> tensor<f32>
    %46 = "stablehlo.constant"() <{value = dense<9.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.divide"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "func.call"(%47, %48, %49) <{callee = @clip}> : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<3.14159274> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.multiply"(%51, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.cosine"(%52) : (tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.add"(%54, %53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %56 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.multiply"(%56, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %60 = "stablehlo.multiply"(%59, %arg4) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.reduce"(%35, %61) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %74 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%74) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %63 = "stablehlo.add"(%60, %62) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %64 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.multiply"(%64, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.convert"(%57) : (tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.multiply"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf32>) -> tensor<5x6xf32>
    %70 = "stablehlo.add"(%35, %69) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %71 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6xf32>
    %72 = "stablehlo.multiply"(%71, %70) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %73 = "stablehlo.subtract"(%arg3, %72) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    "func.return"(%73, %63, %37, %15) : (tensor<5x6xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>):
    %0 = "stablehlo.maximum"(%arg1, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.minimum"(%arg2, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%1) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

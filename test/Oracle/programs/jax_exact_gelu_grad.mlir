"builtin.module"() <{sym_name = "jit_exact_gelu_grad"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<7x9xf32>, tensor<7x9xbf16>) -> (tensor<7x9xf32>, tensor<7x9xbf16>, tensor<f32>, tensor<7x9xf32>, tensor<7x9xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2][0]"}, {jax.result_info = "result[2][1][0]"}, {jax.result_info = "result[2][1][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<7x9xf32>, %arg1: tensor<7x9xbf16>):
    %0 = "chlo.erfc"(%arg0) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %1 = "chlo.erfc"(%arg1) : (tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %2 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %4 = "stablehlo.multiply"(%3, %arg0) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %5 = "stablehlo.negate"(%arg0) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %9 = "chlo.erfc"(%8) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %10 = "chlo.square"(%8) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %11 = "stablehlo.negate"(%10) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %12 = "stablehlo.exponential"(%11) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %13 = "stablehlo.multiply"(%4, %9) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %14 = "stablehlo.multiply"(%13, %13) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %15 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %17 = "stablehlo.multiply"(%16, %13) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%14, %18) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %71 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<7x9xbf16>
    %22 = "stablehlo.multiply"(%21, %arg1) : (tensor<7x9xbf16>, tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %23 = "stablehlo.negate"(%arg1) : (tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %24 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<7x9xbf16>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<7x9xbf16>, tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %27 = "chlo.erfc"(%26) : (tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %28 = "chlo.square"(%26) : (tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %29 = "stablehlo.negate"(%28) : (tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %30 = "stablehlo.exponential"(%29) : (tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %31 = "stablehlo.multiply"(%22, %27) : (tensor<7x9xbf16>, tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %32 = "stablehlo.convert"(%31) : (tensor<7x9xbf16>) -> tensor<7x9xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %70 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) : (tensor<7x9xf32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.add"(%19, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<7x9xf32>) -> tensor<7x9xbf16>
    %39 = "stablehlo.multiply"(%22, %38) : (tensor<7x9xbf16>, tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %40 = "stablehlo.multiply"(%38, %27) : (tensor<7x9xbf16>, tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %41 = "stablehlo.constant"() <{value = dense<-1.125000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<7x9xbf16>
    %43 = "stablehlo.multiply"(%42, %39) : (tensor<7x9xbf16>, tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %44 = "stablehlo.multiply"(%43, %30) : (tensor<7x9xbf16>, tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %45 = "stablehlo.constant"() <{value = dense<7.070310e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<7x9xbf16>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<7x9xbf16>, tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %48 = "stablehlo.negate"(%47) : (tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %49 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<7x9xbf16>
    %51 = "stablehlo.multiply"(%50, %40) : (tensor<7x9xbf16>, tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %52 = "stablehlo.add"(%48, %51) : (tensor<7x9xbf16>, tensor<7x9xbf16>) -> tensor<7x9xbf16>
    %53 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %55 = "stablehlo.multiply"(%54, %17) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %56 = "stablehlo.multiply"(%4, %55) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %57 = "stablehlo.multiply"(%55, %9) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %58 = "stablehlo.constant"() <{value = dense<-1.12837923> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %60 = "stablehlo.multiply"(%59, %56) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %61 = "stablehlo.multiply"(%60, %12) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %64 = "stablehlo.multiply"(%61, %63) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %65 = "stablehlo.negate"(%64) : (tensor<7x9xf32>) -> tensor<7x9xf32>
    %66 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x9xf32>
    %68 = "stablehlo.multiply"(%67, %57) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    %69 = "stablehlo.add"(%65, %68) : (tensor<7x9xf32>, tensor<7x9xf32>) -> tensor<7x9xf32>
    "func.return"(%0, %1, %35, %69, %52) : (tensor<7x9xf32>, tensor<7x9xbf16>, tensor<f32>, tensor<7x9xf32>, tensor<7x9xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

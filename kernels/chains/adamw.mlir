"builtin.module"() <{sym_name = "jit_adamw"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<268435456xf32>, tensor<268435456xf32>, tensor<268435456xf32>, tensor<268435456xbf16>) -> (tensor<268435456xf32>, tensor<268435456xf32>, tensor<268435456xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<268435456xf32>, %arg1: tensor<268435456xf32>, %arg2: tensor<268435456xf32>, %arg3: tensor<268435456xbf16>):
    %0 = "stablehlo.convert"(%arg3) : (tensor<268435456xbf16>) -> tensor<268435456xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<268435456xf32>
    %3 = "stablehlo.multiply"(%2, %arg1) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %4 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<268435456xf32>
    %6 = "stablehlo.multiply"(%5, %0) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %7 = "stablehlo.add"(%3, %6) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<268435456xf32>
    %10 = "stablehlo.multiply"(%9, %arg2) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %11 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<268435456xf32>
    %13 = "stablehlo.multiply"(%12, %0) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %14 = "stablehlo.multiply"(%13, %0) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %15 = "stablehlo.add"(%10, %14) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %16 = "stablehlo.sqrt"(%15) : (tensor<268435456xf32>) -> tensor<268435456xf32>
    %17 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<268435456xf32>
    %19 = "stablehlo.add"(%16, %18) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %20 = "stablehlo.divide"(%7, %19) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<268435456xf32>
    %23 = "stablehlo.multiply"(%22, %arg0) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %24 = "stablehlo.add"(%20, %23) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<268435456xf32>
    %27 = "stablehlo.multiply"(%26, %24) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    %28 = "stablehlo.subtract"(%arg0, %27) : (tensor<268435456xf32>, tensor<268435456xf32>) -> tensor<268435456xf32>
    "func.return"(%28, %7, %15) : (tensor<268435456xf32>, tensor<268435456xf32>, tensor<268435456xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()


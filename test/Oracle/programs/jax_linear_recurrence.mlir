"builtin.module"() <{sym_name = "jit_linear_recurrence"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> (tensor<2x8x3xf32>, tensor<2x8x3xf32>, tensor<2x8x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2x8x3xf32>, %arg1: tensor<2x8x3xf32>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %1 = "stablehlo.exponential"(%0) : (tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %2 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x3xf32>
    %4 = "stablehlo.add"(%3, %1) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %5 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x3xf32>
    %7 = "stablehlo.divide"(%6, %4) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x3xf32>
    %10 = "stablehlo.subtract"(%9, %7) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %11 = "stablehlo.multiply"(%7, %10) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %12 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 2, 7, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
    %13 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 7, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
    %14 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 2, 8, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
    %15 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 8, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
    %16 = "stablehlo.multiply"(%12, %14) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %17 = "stablehlo.multiply"(%14, %13) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %18 = "stablehlo.add"(%17, %15) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %19 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x2x3xf32>
    %20 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x2x3xf32>
    %21 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x2x3xf32>
    %22 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x2x3xf32>
    %23 = "stablehlo.multiply"(%19, %21) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %24 = "stablehlo.multiply"(%21, %20) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %25 = "stablehlo.add"(%24, %22) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %26 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 2, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x1x3xf32>
    %27 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x1x3xf32>
    %28 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x1x3xf32>
    %29 = "stablehlo.multiply"(%27, %26) : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %30 = "stablehlo.add"(%29, %28) : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %31 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 2, 0, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x1x3xf32>) -> tensor<2x0x3xf32>
    %32 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x0x3xf32>
    %33 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x0x3xf32>
    %34 = "stablehlo.multiply"(%32, %31) : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xf32>
    %35 = "stablehlo.add"(%34, %33) : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xf32>
    %36 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 2, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x1x3xf32>
    %37 = "stablehlo.concatenate"(%36, %35) <{dimension = 1 : i64}> : (tensor<2x1x3xf32>, tensor<2x0x3xf32>) -> tensor<2x1x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.pad"(%37, %38) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.pad"(%30, %40) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %42 = "stablehlo.add"(%39, %41) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %43 = "stablehlo.slice"(%42) <{limit_indices = array<i64: 2, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x1x3xf32>
    %44 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x1x3xf32>
    %45 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x1x3xf32>
    %46 = "stablehlo.multiply"(%44, %43) : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %47 = "stablehlo.add"(%46, %45) : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %48 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 2, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x1x3xf32>
    %49 = "stablehlo.concatenate"(%48, %47) <{dimension = 1 : i64}> : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x2x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.pad"(%49, %50) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %52 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.pad"(%42, %52) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %54 = "stablehlo.add"(%51, %53) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %55 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %56 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 2, 8, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x8x3xf32>) -> tensor<2x3x3xf32>
    %57 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 8, 3>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x8x3xf32>) -> tensor<2x3x3xf32>
    %58 = "stablehlo.multiply"(%56, %55) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %59 = "stablehlo.add"(%58, %57) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %60 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x8x3xf32>) -> tensor<2x1x3xf32>
    %61 = "stablehlo.concatenate"(%60, %59) <{dimension = 1 : i64}> : (tensor<2x1x3xf32>, tensor<2x3x3xf32>) -> tensor<2x4x3xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.pad"(%61, %62) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.pad"(%54, %64) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %66 = "stablehlo.add"(%63, %65) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %67 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x3xf32>
    %69 = "stablehlo.multiply"(%68, %66) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %70 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x8x3xf32>
    %72 = "stablehlo.multiply"(%71, %69) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %73 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.pad"(%72, %73) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x8x3xf32>, tensor<f32>) -> tensor<2x7x3xf32>
    %75 = "stablehlo.slice"(%74) <{limit_indices = array<i64: 2, 7, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x7x3xf32>) -> tensor<2x4x3xf32>
    %76 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %77 = "stablehlo.pad"(%72, %76) <{edge_padding_high = array<i64: 0, -1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x8x3xf32>, tensor<f32>) -> tensor<2x7x3xf32>
    %78 = "stablehlo.slice"(%77) <{limit_indices = array<i64: 2, 7, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x7x3xf32>) -> tensor<2x4x3xf32>
    %79 = "stablehlo.slice"(%78) <{limit_indices = array<i64: 2, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x1x3xf32>
    %80 = "stablehlo.slice"(%78) <{limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.pad"(%79, %81) <{edge_padding_high = array<i64: 0, 7, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %83 = "stablehlo.multiply"(%56, %80) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %84 = "stablehlo.multiply"(%80, %55) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %85 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.pad"(%80, %85) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %87 = "stablehlo.add"(%82, %86) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %88 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.pad"(%84, %88) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %90 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.pad"(%83, %90) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %92 = "stablehlo.add"(%75, %91) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %93 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.pad"(%92, %93) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
    %95 = "stablehlo.slice"(%94) <{limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x2x3xf32>
    %96 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.pad"(%92, %96) <{edge_padding_high = array<i64: 0, -1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x3x3xf32>
    %98 = "stablehlo.slice"(%97) <{limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x2x3xf32>
    %99 = "stablehlo.slice"(%98) <{limit_indices = array<i64: 2, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x1x3xf32>
    %100 = "stablehlo.slice"(%98) <{limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x2x3xf32>) -> tensor<2x1x3xf32>
    %101 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.pad"(%99, %101) <{edge_padding_high = array<i64: 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %103 = "stablehlo.multiply"(%44, %100) : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %104 = "stablehlo.multiply"(%100, %43) : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %105 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.pad"(%100, %105) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %107 = "stablehlo.add"(%102, %106) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %108 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.pad"(%104, %108) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %110 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.pad"(%103, %110) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %112 = "stablehlo.add"(%95, %111) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %113 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.pad"(%112, %113) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x1x3xf32>
    %115 = "stablehlo.slice"(%114) <{limit_indices = array<i64: 2, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %116 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.pad"(%112, %116) <{edge_padding_high = array<i64: 0, -1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x1x3xf32>
    %118 = "stablehlo.slice"(%117) <{limit_indices = array<i64: 2, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>}> : (tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %119 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 2, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %120 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 2, 1, 3>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x1x3xf32>) -> tensor<2x0x3xf32>
    %121 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %122 = "stablehlo.pad"(%119, %121) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %123 = "stablehlo.multiply"(%32, %120) : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xf32>
    %124 = "stablehlo.multiply"(%120, %31) : (tensor<2x0x3xf32>, tensor<2x0x3xf32>) -> tensor<2x0x3xf32>
    %125 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.pad"(%120, %125) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x0x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %127 = "stablehlo.add"(%122, %126) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %128 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.pad"(%124, %128) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x0x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %130 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.pad"(%123, %130) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x0x3xf32>, tensor<f32>) -> tensor<2x1x3xf32>
    %132 = "stablehlo.add"(%115, %131) : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %133 = "stablehlo.multiply"(%27, %132) : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %134 = "stablehlo.multiply"(%132, %26) : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
    %135 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.pad"(%132, %135) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %137 = "stablehlo.add"(%127, %136) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %138 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.pad"(%134, %138) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %140 = "stablehlo.add"(%129, %139) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %141 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.pad"(%133, %141) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %143 = "stablehlo.add"(%137, %142) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %144 = "stablehlo.multiply"(%21, %143) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %145 = "stablehlo.multiply"(%143, %20) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %146 = "stablehlo.multiply"(%19, %140) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %147 = "stablehlo.add"(%145, %146) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %148 = "stablehlo.multiply"(%140, %21) : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %149 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.pad"(%143, %149) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %151 = "stablehlo.add"(%107, %150) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %152 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.pad"(%147, %152) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %154 = "stablehlo.add"(%109, %153) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %155 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.pad"(%144, %155) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %157 = "stablehlo.add"(%151, %156) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.pad"(%148, %158) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x4x3xf32>
    %160 = "stablehlo.add"(%154, %159) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %161 = "stablehlo.multiply"(%14, %157) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %162 = "stablehlo.multiply"(%157, %13) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %163 = "stablehlo.multiply"(%12, %160) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %164 = "stablehlo.add"(%162, %163) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %165 = "stablehlo.multiply"(%160, %14) : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %166 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.pad"(%157, %166) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %168 = "stablehlo.add"(%87, %167) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %169 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.pad"(%164, %169) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %171 = "stablehlo.add"(%89, %170) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %172 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %173 = "stablehlo.pad"(%161, %172) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %174 = "stablehlo.add"(%168, %173) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %175 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %176 = "stablehlo.pad"(%165, %175) <{edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 1, 0>}> : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x8x3xf32>
    %177 = "stablehlo.add"(%171, %176) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    %178 = "stablehlo.multiply"(%177, %11) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> tensor<2x8x3xf32>
    "func.return"(%66, %178, %174) : (tensor<2x8x3xf32>, tensor<2x8x3xf32>, tensor<2x8x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

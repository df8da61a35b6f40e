"builtin.module"() <{sym_name = "jit_attention_grad"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x6x4x8xbf16>, tensor<2x6x2x8xbf16>, tensor<2x6x2x8xbf16>) -> (tensor<f32>, tensor<2x6x4x8xbf16>, tensor<2x6x2x8xbf16>, tensor<2x6x2x8xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}, {jax.result_info = "result[1][2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<2x6x4x8xbf16>, %arg7: tensor<2x6x2x8xbf16>, %arg8: tensor<2x6x2x8xbf16>):
    %18 = "stablehlo.reshape"(%arg6) : (tensor<2x6x4x8xbf16>) -> tensor<2x6x2x2x8xbf16>
    %19 = "stablehlo.dot_general"(%18, %arg7) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x2x8xbf16>, tensor<2x6x2x8xbf16>) -> tensor<2x2x6x2x6xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.353553385> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x2x6xf32>
    %22 = "stablehlo.multiply"(%19, %21) : (tensor<2x2x6x2x6xf32>, tensor<2x2x6x2x6xf32>) -> tensor<2x2x6x2x6xf32>
    %23 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x2x6x6xi1>
    %25 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %27 = "func.call"(%26) <{callee = @tril}> : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<6x6xi1>) -> tensor<1x1x6x6xi1>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x6x6xi1>) -> tensor<2x2x6x6xi1>
    %30 = "stablehlo.and"(%24, %29) : (tensor<2x2x6x6xi1>, tensor<2x2x6x6xi1>) -> tensor<2x2x6x6xi1>
    %31 = "stablehlo.constant"() <{value = dense<-2.38197633E+38> : tensor<f32>}> : () -> tensor<f32>
    %32:2 = "func.call"(%30, %22, %31) <{callee = @_where}> : (tensor<2x2x6x6xi1>, tensor<2x2x6x2x6xf32>, tensor<f32>) -> (tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xi1>)
    %33 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%32#0, %33) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %104 = "stablehlo.maximum"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%104) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x2x6xf32>
    %35 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x6xf32>
    %37 = "stablehlo.maximum"(%36, %34) : (tensor<2x2x2x6xf32>, tensor<2x2x2x6xf32>) -> tensor<2x2x2x6xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x6xf32>) -> tensor<2x2x2x6x1xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x6x1xf32>) -> tensor<2x2x2x6x6xf32>
    %40 = "stablehlo.subtract"(%32#0, %39) : (tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xf32>) -> tensor<2x2x2x6x6xf32>
    %41 = "stablehlo.exponential"(%40) : (tensor<2x2x2x6x6xf32>) -> tensor<2x2x2x6x6xf32>
    %42 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %103 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%103) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x2x6xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x6xf32>) -> tensor<2x2x2x6x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x6x1xf32>) -> tensor<2x2x2x6x6xf32>
    %46 = "stablehlo.divide"(%41, %45) : (tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xf32>) -> tensor<2x2x2x6x6xf32>
    %47 = "stablehlo.multiply"(%44, %44) : (tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>) -> tensor<2x2x2x6x1xf32>
    %48 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x6x1xf32>
    %50 = "stablehlo.divide"(%49, %47) : (tensor<2x2x2x6x1xf32>, tensor<2x2x2x6x1xf32>) -> tensor<2x2x2x6x1xf32>
    %51 = "stablehlo.convert"(%46) : (tensor<2x2x2x6x6xf32>) -> tensor<2x2x2x6x6xbf16>
    %52 = "stablehlo.dot_general"(%arg8, %51) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x8xbf16>, tensor<2x2x2x6x6xbf16>) -> tensor<2x2x8x2x6xbf16>
    %53 = "stablehlo.transpose"(%52) <{permutation = array<i64: 3, 0, 4, 1, 2>}> : (tensor<2x2x8x2x6xbf16>) -> tensor<2x2x6x2x8xbf16>
    %54 = "stablehlo.transpose"(%53) <{permutation = array<i64: 1, 2, 3, 0, 4>}> : (tensor<2x2x6x2x8xbf16>) -> tensor<2x6x2x2x8xbf16>
    %55 = "stablehlo.reshape"(%54) : (tensor<2x6x2x2x8xbf16>) -> tensor<2x6x4x8xbf16>
    %56 = "stablehlo.convert"(%55) : (tensor<2x6x4x8xbf16>) -> tensor<2x6x4x8xf32>
    %57 = "stablehlo.multiply"(%56, %56) : (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x6x4x8xf32>
    %58 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4x8xf32>
    %60 = "stablehlo.multiply"(%59, %56) : (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x6x4x8xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.reduce"(%57, %61) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %102 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%102) : (tensor<f32>) -> ()
    }) : (tensor<2x6x4x8xf32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4x8xf32>
    %65 = "stablehlo.multiply"(%64, %60) : (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x6x4x8xf32>
    %66 = "stablehlo.convert"(%65) : (tensor<2x6x4x8xf32>) -> tensor<2x6x4x8xbf16>
    %67 = "stablehlo.reshape"(%66) : (tensor<2x6x4x8xbf16>) -> tensor<2x6x2x2x8xbf16>
    %68 = "stablehlo.transpose"(%67) <{permutation = array<i64: 3, 0, 1, 2, 4>}> : (tensor<2x6x2x2x8xbf16>) -> tensor<2x2x6x2x8xbf16>
    %69 = "stablehlo.transpose"(%68) <{permutation = array<i64: 1, 3, 4, 0, 2>}> : (tensor<2x2x6x2x8xbf16>) -> tensor<2x2x8x2x6xbf16>
    %70 = "stablehlo.dot_general"(%69, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x8x2x6xbf16>, tensor<2x6x2x8xbf16>) -> tensor<2x2x2x6x6xbf16>
    %71 = "stablehlo.transpose"(%70) <{permutation = array<i64: 2, 0, 1, 3, 4>}> : (tensor<2x2x2x6x6xbf16>) -> tensor<2x2x2x6x6xbf16>
    %72 = "stablehlo.dot_general"(%69, %51) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 2], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [0, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x8x2x6xbf16>, tensor<2x2x2x6x6xbf16>) -> tensor<2x2x8x6xbf16>
    %73 = "stablehlo.transpose"(%72) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x8x6xbf16>) -> tensor<2x6x2x8xbf16>
    %74 = "stablehlo.convert"(%71) : (tensor<2x2x2x6x6xbf16>) -> tensor<2x2x2x6x6xf32>
    %75 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x6x1xf32>) -> tensor<2x2x2x6x6xf32>
    %76 = "stablehlo.multiply"(%74, %75) : (tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xf32>) -> tensor<2x2x2x6x6xf32>
    %77 = "stablehlo.multiply"(%76, %41) : (tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xf32>) -> tensor<2x2x2x6x6xf32>
    %78 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.reduce"(%77, %78) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %101 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%101) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x2x6xf32>
    %80 = "stablehlo.reshape"(%79) : (tensor<2x2x2x6xf32>) -> tensor<2x2x2x6x1xf32>
    %81 = "stablehlo.negate"(%80) : (tensor<2x2x2x6x1xf32>) -> tensor<2x2x2x6x1xf32>
    %82 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x6x1xf32>) -> tensor<2x2x2x6x6xf32>
    %83 = "stablehlo.divide"(%74, %82) : (tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xf32>) -> tensor<2x2x2x6x6xf32>
    %84 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %85 = "stablehlo.reduce"(%81, %84) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %100 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%100) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x6x1xf32>, tensor<f32>) -> tensor<2x2x2x6xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x6xf32>) -> tensor<2x2x2x6x6xf32>
    %87 = "stablehlo.add"(%83, %86) : (tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xf32>) -> tensor<2x2x2x6x6xf32>
    %88 = "stablehlo.multiply"(%87, %41) : (tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xf32>) -> tensor<2x2x2x6x6xf32>
    %89 = "func.call"(%32#1, %88) <{callee = @_where_0}> : (tensor<2x2x2x6x6xi1>, tensor<2x2x2x6x6xf32>) -> tensor<2x2x6x2x6xf32>
    %90 = "stablehlo.constant"() <{value = dense<0.353553385> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x2x6xf32>
    %92 = "stablehlo.multiply"(%89, %91) : (tensor<2x2x6x2x6xf32>, tensor<2x2x6x2x6xf32>) -> tensor<2x2x6x2x6xf32>
    %93 = "stablehlo.dot_general"(%92, %18) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x6x2x6xf32>, tensor<2x6x2x2x8xbf16>) -> tensor<2x2x6x8xf32>
    %94 = "stablehlo.transpose"(%93) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x6x8xf32>) -> tensor<2x6x2x8xf32>
    %95 = "stablehlo.convert"(%94) : (tensor<2x6x2x8xf32>) -> tensor<2x6x2x8xbf16>
    %96 = "stablehlo.dot_general"(%92, %arg7) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x6x2x6xf32>, tensor<2x6x2x8xbf16>) -> tensor<2x2x6x2x8xf32>
    %97 = "stablehlo.transpose"(%96) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<2x2x6x2x8xf32>) -> tensor<2x6x2x2x8xf32>
    %98 = "stablehlo.convert"(%97) : (tensor<2x6x2x2x8xf32>) -> tensor<2x6x2x2x8xbf16>
    %99 = "stablehlo.reshape"(%98) : (tensor<2x6x2x2x8xbf16>) -> tensor<2x6x4x8xbf16>
    "func.return"(%62, %99, %95, %73) : (tensor<f32>, tensor<2x6x4x8xbf16>, tensor<2x6x2x8xbf16>, tensor<2x6x2x8xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x6xi1>) -> tensor<6x6xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<6x6xi1>):
    %9 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %12 = "stablehlo.add"(%9, %11) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %13 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %14 = "stablehlo.compare"(%12, %13) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %15 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6x6xi1>
    %17 = "stablehlo.select"(%14, %arg5, %16) : (tensor<6x6xi1>, tensor<6x6xi1>, tensor<6x6xi1>) -> tensor<6x6xi1>
    "func.return"(%17) : (tensor<6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x2x6x6xi1>, tensor<2x2x6x2x6xf32>, tensor<f32>) -> (tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xi1>), res_attrs = [{}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<2x2x6x6xi1>, %arg3: tensor<2x2x6x2x6xf32>, %arg4: tensor<f32>):
    %4 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x6x6xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<2x2x6x6xi1>) -> tensor<2x2x2x6x6xi1>
    %6 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1, 2, 3, 4>}> : (tensor<2x2x6x6xf32>) -> tensor<2x2x2x6x6xf32>
    %7 = "stablehlo.transpose"(%arg3) <{permutation = array<i64: 3, 0, 1, 2, 4>}> : (tensor<2x2x6x2x6xf32>) -> tensor<2x2x2x6x6xf32>
    %8 = "stablehlo.select"(%5, %7, %6) : (tensor<2x2x2x6x6xi1>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xf32>) -> tensor<2x2x2x6x6xf32>
    "func.return"(%8, %5) : (tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x2x6x6xi1>, tensor<2x2x2x6x6xf32>) -> tensor<2x2x6x2x6xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x2x2x6x6xi1>, %arg1: tensor<2x2x2x6x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x6x6xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<2x2x2x6x6xi1>, tensor<2x2x2x6x6xf32>, tensor<2x2x2x6x6xf32>) -> tensor<2x2x2x6x6xf32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 1, 2, 3, 0, 4>}> : (tensor<2x2x2x6x6xf32>) -> tensor<2x2x6x2x6xf32>
    "func.return"(%3) : (tensor<2x2x6x2x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

"builtin.module"() <{sym_name = "jit_masked_cross_entropy"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x11xf32>, tensor<2x5xi32>) -> (tensor<f32>, tensor<2x5x11xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg13: tensor<2x5x11xf32>, %arg14: tensor<2x5xi32>):
    %33 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%arg13, %33) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
      %133 = "stablehlo.maximum"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%133) : (tensor<f32>) -> ()
    }) : (tensor<2x5x11xf32>, tensor<f32>) -> tensor<2x5xf32>
    %35 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %37 = "stablehlo.maximum"(%36, %34) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %38 = "stablehlo.is_finite"(%37) : (tensor<2x5xf32>) -> tensor<2x5xi1>
    %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %41 = "stablehlo.select"(%38, %37, %40) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x1xf32>) -> tensor<2x5x11xf32>
    %44 = "stablehlo.subtract"(%arg13, %43) : (tensor<2x5x11xf32>, tensor<2x5x11xf32>) -> tensor<2x5x11xf32>
    %45 = "stablehlo.exponential"(%44) : (tensor<2x5x11xf32>) -> tensor<2x5x11xf32>
    %46 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.reduce"(%45, %46) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %132 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%132) : (tensor<f32>) -> ()
    }) : (tensor<2x5x11xf32>, tensor<f32>) -> tensor<2x5xf32>
    %48 = "stablehlo.abs"(%47) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %51 = "stablehlo.compare"(%47, %50) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %52 = "stablehlo.log"(%48) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %53 = "stablehlo.add"(%52, %41) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %56 = "stablehlo.maximum"(%arg14, %55) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %58:2 = "func.call"(%arg13, %57) <{callee = @take_along_axis}> : (tensor<2x5x11xf32>, tensor<2x5x1xi32>) -> (tensor<2x5x1xf32>, tensor<2x5x1x1xi32>)
    %59 = "stablehlo.reshape"(%58#0) : (tensor<2x5x1xf32>) -> tensor<2x5xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %62 = "stablehlo.multiply"(%61, %59) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %63 = "stablehlo.subtract"(%53, %62) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.reduce"(%arg13, %64) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %131 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%131) : (tensor<f32>) -> ()
    }) : (tensor<2x5x11xf32>, tensor<f32>) -> tensor<2x5xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.100000e+01> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %68 = "stablehlo.divide"(%65, %67) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %69 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %71 = "stablehlo.multiply"(%70, %68) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %72 = "stablehlo.subtract"(%63, %71) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %73 = "stablehlo.multiply"(%53, %53) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %74 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %76 = "stablehlo.multiply"(%75, %53) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %79 = "stablehlo.multiply"(%78, %73) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %80 = "stablehlo.add"(%72, %79) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %83 = "stablehlo.compare"(%arg14, %82) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %84 = "stablehlo.convert"(%83) : (tensor<2x5xi1>) -> tensor<2x5xi32>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %86 = "stablehlo.reduce"(%84, %85) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg17: tensor<i32>, %arg18: tensor<i32>):
      %130 = "stablehlo.add"(%arg17, %arg18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%130) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i32>) -> tensor<i32>
    %87 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.maximum"(%86, %87) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %90 = "func.call"(%83, %80, %89) <{callee = @_where}> : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<i32>) -> tensor<2x5xf32>
    %91 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %92 = "stablehlo.reduce"(%90, %91) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %129 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%129) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.convert"(%88) : (tensor<i32>) -> tensor<f32>
    %94 = "stablehlo.divide"(%92, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.divide"(%95, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %98 = "func.call"(%83, %97) <{callee = @_where_0}> : (tensor<2x5xi1>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %99 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %101 = "stablehlo.multiply"(%100, %98) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %102 = "stablehlo.multiply"(%101, %76) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %103 = "stablehlo.negate"(%98) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %104 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %106 = "stablehlo.multiply"(%105, %103) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %107 = "stablehlo.constant"() <{value = dense<1.100000e+01> : tensor<f32>}> : () -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %109 = "stablehlo.divide"(%106, %108) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xf32>) -> tensor<2x5x11xf32>
    %111 = "stablehlo.negate"(%98) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %112 = "stablehlo.add"(%102, %98) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %113 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %115 = "stablehlo.multiply"(%114, %111) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %117 = "func.call"(%58#1, %116) <{callee = @take_along_axis_1}> : (tensor<2x5x1x1xi32>, tensor<2x5x1xf32>) -> tensor<2x5x11xf32>
    %118 = "stablehlo.add"(%110, %117) : (tensor<2x5x11xf32>, tensor<2x5x11xf32>) -> tensor<2x5x11xf32>
    %119 = "stablehlo.divide"(%112, %48) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %120 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %122 = "stablehlo.select"(%51, %121, %119) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %123 = "stablehlo.select"(%51, %119, %121) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %124 = "stablehlo.negate"(%122) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %125 = "stablehlo.add"(%123, %124) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xf32>) -> tensor<2x5x11xf32>
    %127 = "stablehlo.multiply"(%126, %45) : (tensor<2x5x11xf32>, tensor<2x5x11xf32>) -> tensor<2x5x11xf32>
    %128 = "stablehlo.add"(%118, %127) : (tensor<2x5x11xf32>, tensor<2x5x11xf32>) -> tensor<2x5x11xf32>
    "func.return"(%94, %128) : (tensor<f32>, tensor<2x5x11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x11xf32>, tensor<2x5x1xi32>) -> (tensor<2x5x1xf32>, tensor<2x5x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<2x5x11xf32>, %arg10: tensor<2x5x1xi32>):
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5x1xi32>
    %12 = "stablehlo.compare"(%arg10, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi1>
    %13 = "stablehlo.constant"() <{value = dense<11> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5x1xi32>
    %15 = "stablehlo.add"(%arg10, %14) : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi32>
    %16 = "stablehlo.select"(%12, %15, %arg10) : (tensor<2x5x1xi1>, tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi32>
    %17 = "stablehlo.reshape"(%16) : (tensor<2x5x1xi32>) -> tensor<2x5x1x1xi32>
    %18 = "stablehlo.constant"() <{value = dense<10> : tensor<1xi32>}> : () -> tensor<1xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5x1x1xi32>
    %21 = "stablehlo.compare"(%17, %20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x5x1x1xi32>, tensor<2x5x1x1xi32>) -> tensor<2x5x1x1xi1>
    %22 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<2x5x1x1xi32>
    %24 = "stablehlo.compare"(%17, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x5x1x1xi32>, tensor<2x5x1x1xi32>) -> tensor<2x5x1x1xi1>
    %25 = "stablehlo.and"(%21, %24) : (tensor<2x5x1x1xi1>, tensor<2x5x1x1xi1>) -> tensor<2x5x1x1xi1>
    %26 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %27 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg11: tensor<i1>, %arg12: tensor<i1>):
      %32 = "stablehlo.and"(%arg11, %arg12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }) : (tensor<2x5x1x1xi1>, tensor<i1>) -> tensor<2x5x1xi1>
    %28 = "stablehlo.gather"(%arg9, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x5x11xf32>, tensor<2x5x1x1xi32>) -> tensor<2x5x1xf32>
    %29 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x1xf32>
    %31 = "stablehlo.select"(%27, %28, %30) : (tensor<2x5x1xi1>, tensor<2x5x1xf32>, tensor<2x5x1xf32>) -> tensor<2x5x1xf32>
    "func.return"(%31, %17) : (tensor<2x5x1xf32>, tensor<2x5x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5xi1>, tensor<2x5xf32>, tensor<i32>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x5xi1>, %arg7: tensor<2x5xf32>, %arg8: tensor<i32>):
    %7 = "stablehlo.convert"(%arg8) : (tensor<i32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %9 = "stablehlo.select"(%arg6, %arg7, %8) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%9) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5xi1>, tensor<2x5xf32>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<2x5xi1>, %arg5: tensor<2x5xf32>):
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %6 = "stablehlo.select"(%arg4, %arg5, %5) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%6) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x1x1xi32>, tensor<2x5x1xf32>) -> tensor<2x5x11xf32>, res_attrs = [{}], sym_name = "take_along_axis_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x5x1x1xi32>, %arg1: tensor<2x5x1xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x11xf32>
    %2 = "stablehlo.scatter"(%1, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) : (tensor<2x5x11xf32>, tensor<2x5x1x1xi32>, tensor<2x5x1xf32>) -> tensor<2x5x11xf32>
    "func.return"(%2) : (tensor<2x5x11xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

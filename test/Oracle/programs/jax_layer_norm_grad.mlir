"builtin.module"() <{sym_name = "jit_layer_norm_grad"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<3x17xbf16>, tensor<17xf32>, tensor<17xf32>, tensor<3x17xbf16>) -> (tensor<3x17xbf16>, tensor<3x17xbf16>, tensor<17xf32>, tensor<17xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<3x17xbf16>, %arg22: tensor<17xf32>, %arg23: tensor<17xf32>, %arg24: tensor<3x17xbf16>):
    %53 = "stablehlo.convert"(%arg21) : (tensor<3x17xbf16>) -> tensor<3x17xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.reduce"(%53, %54) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %123 = "stablehlo.add"(%arg39, %arg40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%123) : (tensor<f32>) -> ()
    }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.700000e+01> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %59 = "stablehlo.divide"(%56, %58) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %60 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %61:4 = "func.call"(%53, %60) <{callee = @_var}> : (tensor<3x17xf32>, tensor<i32>) -> (tensor<3x1xf32>, tensor<3x17xf32>, tensor<f32>, tensor<i1>)
    %62 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x17xf32>
    %63 = "stablehlo.subtract"(%53, %62) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %64 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %66 = "stablehlo.add"(%61#0, %65) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %67 = "stablehlo.rsqrt"(%66) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %68 = "stablehlo.divide"(%67, %66) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %69 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %71 = "stablehlo.multiply"(%70, %68) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %72 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x17xf32>
    %73 = "stablehlo.multiply"(%63, %72) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %74 = "stablehlo.broadcast_in_dim"(%arg22) <{broadcast_dimensions = array<i64: 1>}> : (tensor<17xf32>) -> tensor<1x17xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x17xf32>) -> tensor<3x17xf32>
    %76 = "stablehlo.multiply"(%73, %75) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %77 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64: 1>}> : (tensor<17xf32>) -> tensor<1x17xf32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x17xf32>) -> tensor<3x17xf32>
    %79 = "stablehlo.add"(%76, %78) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %80 = "stablehlo.convert"(%79) : (tensor<3x17xf32>) -> tensor<3x17xbf16>
    %81 = "stablehlo.convert"(%arg24) : (tensor<3x17xbf16>) -> tensor<3x17xf32>
    %82 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.reduce"(%81, %82) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %122 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%122) : (tensor<f32>) -> ()
    }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<17xf32>
    %84 = "stablehlo.reshape"(%83) : (tensor<17xf32>) -> tensor<1x17xf32>
    %85 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.reduce"(%84, %85) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %121 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%121) : (tensor<f32>) -> ()
    }) : (tensor<1x17xf32>, tensor<f32>) -> tensor<17xf32>
    %87 = "stablehlo.multiply"(%73, %81) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %88 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.reduce"(%87, %88) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %120 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%120) : (tensor<f32>) -> ()
    }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<17xf32>
    %90 = "stablehlo.reshape"(%89) : (tensor<17xf32>) -> tensor<1x17xf32>
    %91 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x17xf32>) -> tensor<3x17xf32>
    %92 = "stablehlo.multiply"(%81, %91) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %93 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.reduce"(%90, %93) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %119 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%119) : (tensor<f32>) -> ()
    }) : (tensor<1x17xf32>, tensor<f32>) -> tensor<17xf32>
    %95 = "stablehlo.multiply"(%63, %92) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %96 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.reduce"(%95, %96) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
      %118 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%118) : (tensor<f32>) -> ()
    }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3xf32>
    %98 = "stablehlo.reshape"(%97) : (tensor<3xf32>) -> tensor<3x1xf32>
    %99 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x17xf32>
    %100 = "stablehlo.multiply"(%92, %99) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %101 = "stablehlo.multiply"(%98, %71) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %102 = "stablehlo.negate"(%100) : (tensor<3x17xf32>) -> tensor<3x17xf32>
    %103 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.reduce"(%102, %103) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %117 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%117) : (tensor<f32>) -> ()
    }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3xf32>
    %105 = "stablehlo.reshape"(%104) : (tensor<3xf32>) -> tensor<3x1xf32>
    %106 = "func.call"(%61#1, %61#2, %61#3, %101) <{callee = @_var_0}> : (tensor<3x17xf32>, tensor<f32>, tensor<i1>, tensor<3x1xf32>) -> tensor<3x17xf32>
    %107 = "stablehlo.add"(%100, %106) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %108 = "stablehlo.constant"() <{value = dense<1.700000e+01> : tensor<f32>}> : () -> tensor<f32>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %110 = "stablehlo.divide"(%105, %109) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %111 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.reduce"(%110, %111) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %116 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%116) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x17xf32>
    %114 = "stablehlo.add"(%107, %113) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %115 = "stablehlo.convert"(%114) : (tensor<3x17xf32>) -> tensor<3x17xbf16>
    "func.return"(%80, %115, %94, %86) : (tensor<3x17xbf16>, tensor<3x17xbf16>, tensor<17xf32>, tensor<17xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x17xf32>, tensor<i32>) -> (tensor<3x1xf32>, tensor<3x17xf32>, tensor<f32>, tensor<i1>), res_attrs = [{}, {}, {}, {}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<3x17xf32>, %arg16: tensor<i32>):
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%arg15, %27) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %52 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %30 = "stablehlo.constant"() <{value = dense<1.700000e+01> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %32 = "stablehlo.divide"(%29, %31) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x17xf32>
    %34 = "stablehlo.subtract"(%arg15, %33) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %35 = "chlo.square"(%34) : (tensor<3x17xf32>) -> tensor<3x17xf32>
    %36 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x17xf32>
    %38 = "stablehlo.multiply"(%37, %34) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %39 = "stablehlo.convert"(%arg16) : (tensor<i32>) -> tensor<f32>
    %40 = "stablehlo.constant"() <{value = dense<1.700000e+01> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.subtract"(%40, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.reduce"(%35, %42) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %51 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %46 = "stablehlo.divide"(%44, %45) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.compare"(%41, %47) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %49 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %50 = "func.call"(%48, %46, %49) <{callee = @_where}> : (tensor<i1>, tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>
    "func.return"(%50, %38, %41, %48) : (tensor<3x1xf32>, tensor<3x17xf32>, tensor<f32>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<3x1xf32>, tensor<f32>) -> tensor<3x1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<i1>, %arg13: tensor<3x1xf32>, %arg14: tensor<f32>):
    %24 = "stablehlo.convert"(%arg14) : (tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %26 = "stablehlo.select"(%arg12, %arg13, %25) : (tensor<i1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    "func.return"(%26) : (tensor<3x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<3x17xf32>, tensor<f32>, tensor<i1>, tensor<3x1xf32>) -> tensor<3x17xf32>, res_attrs = [{}], sym_name = "_var_0", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<3x17xf32>, %arg3: tensor<f32>, %arg4: tensor<i1>, %arg5: tensor<3x1xf32>):
    %3 = "func.call"(%arg4, %arg5) <{callee = @_where_1}> : (tensor<i1>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %5 = "stablehlo.divide"(%3, %4) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %23 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x17xf32>
    %9 = "stablehlo.multiply"(%8, %arg2) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<3x17xf32>) -> tensor<3x17xf32>
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %22 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<3x17xf32>, tensor<f32>) -> tensor<3xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<3xf32>) -> tensor<3x1xf32>
    %14 = "stablehlo.constant"() <{value = dense<1.700000e+01> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %21 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x17xf32>
    %20 = "stablehlo.add"(%9, %19) : (tensor<3x17xf32>, tensor<3x17xf32>) -> tensor<3x17xf32>
    "func.return"(%20) : (tensor<3x17xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i1>, tensor<3x1xf32>) -> tensor<3x1xf32>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<3x1xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<i1>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    "func.return"(%2) : (tensor<3x1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

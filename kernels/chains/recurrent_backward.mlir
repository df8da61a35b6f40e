"builtin.module"() <{sym_name = "jit_recurrent_backward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<96x262144xf32>, tensor<96x262144xf32>, tensor<96x262144xf32>) -> tensor<96x262144xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<96x262144xf32>, %arg1: tensor<96x262144xf32>, %arg2: tensor<96x262144xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %2 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 262144>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %5 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 1, 262144>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %8 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 262144>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %11 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 2, 262144>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %13 = "stablehlo.add"(%10, %12) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %14 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 262144>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %16 = "stablehlo.multiply"(%15, %13) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %17 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 3, 262144>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %19 = "stablehlo.add"(%16, %18) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %20 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 262144>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %22 = "stablehlo.multiply"(%21, %19) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %23 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 4, 262144>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %25 = "stablehlo.add"(%22, %24) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %26 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 262144>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %28 = "stablehlo.multiply"(%27, %25) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %29 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 5, 262144>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %31 = "stablehlo.add"(%28, %30) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %32 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 6, 262144>, start_indices = array<i64: 5, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %34 = "stablehlo.multiply"(%33, %31) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %35 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 6, 262144>, start_indices = array<i64: 5, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %37 = "stablehlo.add"(%34, %36) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %38 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 7, 262144>, start_indices = array<i64: 6, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %40 = "stablehlo.multiply"(%39, %37) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %41 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 7, 262144>, start_indices = array<i64: 6, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %43 = "stablehlo.add"(%40, %42) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %44 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 8, 262144>, start_indices = array<i64: 7, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %46 = "stablehlo.multiply"(%45, %43) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %47 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 8, 262144>, start_indices = array<i64: 7, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %49 = "stablehlo.add"(%46, %48) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %50 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 9, 262144>, start_indices = array<i64: 8, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %52 = "stablehlo.multiply"(%51, %49) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %53 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 9, 262144>, start_indices = array<i64: 8, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %55 = "stablehlo.add"(%52, %54) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %56 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 10, 262144>, start_indices = array<i64: 9, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %58 = "stablehlo.multiply"(%57, %55) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %59 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 10, 262144>, start_indices = array<i64: 9, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %61 = "stablehlo.add"(%58, %60) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %62 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 11, 262144>, start_indices = array<i64: 10, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %63 = "stablehlo.reshape"(%62) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %64 = "stablehlo.multiply"(%63, %61) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %65 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 11, 262144>, start_indices = array<i64: 10, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %67 = "stablehlo.add"(%64, %66) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %68 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 12, 262144>, start_indices = array<i64: 11, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %70 = "stablehlo.multiply"(%69, %67) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %71 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 12, 262144>, start_indices = array<i64: 11, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %72 = "stablehlo.reshape"(%71) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %73 = "stablehlo.add"(%70, %72) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %74 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 13, 262144>, start_indices = array<i64: 12, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %75 = "stablehlo.reshape"(%74) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %76 = "stablehlo.multiply"(%75, %73) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %77 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 13, 262144>, start_indices = array<i64: 12, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %79 = "stablehlo.add"(%76, %78) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %80 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 14, 262144>, start_indices = array<i64: 13, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %82 = "stablehlo.multiply"(%81, %79) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %83 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 14, 262144>, start_indices = array<i64: 13, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %84 = "stablehlo.reshape"(%83) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %85 = "stablehlo.add"(%82, %84) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %86 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 15, 262144>, start_indices = array<i64: 14, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %87 = "stablehlo.reshape"(%86) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %88 = "stablehlo.multiply"(%87, %85) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %89 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 15, 262144>, start_indices = array<i64: 14, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %90 = "stablehlo.reshape"(%89) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %91 = "stablehlo.add"(%88, %90) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %92 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 16, 262144>, start_indices = array<i64: 15, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %93 = "stablehlo.reshape"(%92) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %94 = "stablehlo.multiply"(%93, %91) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %95 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 16, 262144>, start_indices = array<i64: 15, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %96 = "stablehlo.reshape"(%95) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %97 = "stablehlo.add"(%94, %96) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %98 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 17, 262144>, start_indices = array<i64: 16, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %99 = "stablehlo.reshape"(%98) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %100 = "stablehlo.multiply"(%99, %97) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %101 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 17, 262144>, start_indices = array<i64: 16, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %102 = "stablehlo.reshape"(%101) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %103 = "stablehlo.add"(%100, %102) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %104 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 18, 262144>, start_indices = array<i64: 17, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %105 = "stablehlo.reshape"(%104) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %106 = "stablehlo.multiply"(%105, %103) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %107 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 18, 262144>, start_indices = array<i64: 17, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %108 = "stablehlo.reshape"(%107) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %109 = "stablehlo.add"(%106, %108) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %110 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 19, 262144>, start_indices = array<i64: 18, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %111 = "stablehlo.reshape"(%110) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %112 = "stablehlo.multiply"(%111, %109) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %113 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 19, 262144>, start_indices = array<i64: 18, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %114 = "stablehlo.reshape"(%113) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %115 = "stablehlo.add"(%112, %114) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %116 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 20, 262144>, start_indices = array<i64: 19, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %117 = "stablehlo.reshape"(%116) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %118 = "stablehlo.multiply"(%117, %115) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %119 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 20, 262144>, start_indices = array<i64: 19, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %120 = "stablehlo.reshape"(%119) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %121 = "stablehlo.add"(%118, %120) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %122 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 21, 262144>, start_indices = array<i64: 20, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %123 = "stablehlo.reshape"(%122) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %124 = "stablehlo.multiply"(%123, %121) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %125 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 21, 262144>, start_indices = array<i64: 20, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %126 = "stablehlo.reshape"(%125) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %127 = "stablehlo.add"(%124, %126) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %128 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 22, 262144>, start_indices = array<i64: 21, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %129 = "stablehlo.reshape"(%128) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %130 = "stablehlo.multiply"(%129, %127) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %131 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 22, 262144>, start_indices = array<i64: 21, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %132 = "stablehlo.reshape"(%131) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %133 = "stablehlo.add"(%130, %132) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %134 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 23, 262144>, start_indices = array<i64: 22, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %135 = "stablehlo.reshape"(%134) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %136 = "stablehlo.multiply"(%135, %133) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %137 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 23, 262144>, start_indices = array<i64: 22, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %138 = "stablehlo.reshape"(%137) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %139 = "stablehlo.add"(%136, %138) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %140 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 24, 262144>, start_indices = array<i64: 23, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %141 = "stablehlo.reshape"(%140) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %142 = "stablehlo.multiply"(%141, %139) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %143 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 24, 262144>, start_indices = array<i64: 23, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %144 = "stablehlo.reshape"(%143) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %145 = "stablehlo.add"(%142, %144) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %146 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 25, 262144>, start_indices = array<i64: 24, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %147 = "stablehlo.reshape"(%146) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %148 = "stablehlo.multiply"(%147, %145) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %149 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 25, 262144>, start_indices = array<i64: 24, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %150 = "stablehlo.reshape"(%149) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %151 = "stablehlo.add"(%148, %150) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %152 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 26, 262144>, start_indices = array<i64: 25, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %153 = "stablehlo.reshape"(%152) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %154 = "stablehlo.multiply"(%153, %151) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %155 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 26, 262144>, start_indices = array<i64: 25, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %156 = "stablehlo.reshape"(%155) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %157 = "stablehlo.add"(%154, %156) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %158 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 27, 262144>, start_indices = array<i64: 26, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %159 = "stablehlo.reshape"(%158) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %160 = "stablehlo.multiply"(%159, %157) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %161 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 27, 262144>, start_indices = array<i64: 26, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %162 = "stablehlo.reshape"(%161) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %163 = "stablehlo.add"(%160, %162) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %164 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 28, 262144>, start_indices = array<i64: 27, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %165 = "stablehlo.reshape"(%164) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %166 = "stablehlo.multiply"(%165, %163) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %167 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 28, 262144>, start_indices = array<i64: 27, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %168 = "stablehlo.reshape"(%167) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %169 = "stablehlo.add"(%166, %168) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %170 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 29, 262144>, start_indices = array<i64: 28, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %171 = "stablehlo.reshape"(%170) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %172 = "stablehlo.multiply"(%171, %169) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %173 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 29, 262144>, start_indices = array<i64: 28, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %174 = "stablehlo.reshape"(%173) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %175 = "stablehlo.add"(%172, %174) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %176 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 30, 262144>, start_indices = array<i64: 29, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %177 = "stablehlo.reshape"(%176) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %178 = "stablehlo.multiply"(%177, %175) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %179 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 30, 262144>, start_indices = array<i64: 29, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %180 = "stablehlo.reshape"(%179) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %181 = "stablehlo.add"(%178, %180) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %182 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 31, 262144>, start_indices = array<i64: 30, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %183 = "stablehlo.reshape"(%182) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %184 = "stablehlo.multiply"(%183, %181) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %185 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 31, 262144>, start_indices = array<i64: 30, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %186 = "stablehlo.reshape"(%185) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %187 = "stablehlo.add"(%184, %186) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %188 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 32, 262144>, start_indices = array<i64: 31, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %189 = "stablehlo.reshape"(%188) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %190 = "stablehlo.multiply"(%189, %187) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %191 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 32, 262144>, start_indices = array<i64: 31, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %192 = "stablehlo.reshape"(%191) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %193 = "stablehlo.add"(%190, %192) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %194 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 33, 262144>, start_indices = array<i64: 32, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %195 = "stablehlo.reshape"(%194) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %196 = "stablehlo.multiply"(%195, %193) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %197 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 33, 262144>, start_indices = array<i64: 32, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %198 = "stablehlo.reshape"(%197) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %199 = "stablehlo.add"(%196, %198) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %200 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 34, 262144>, start_indices = array<i64: 33, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %201 = "stablehlo.reshape"(%200) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %202 = "stablehlo.multiply"(%201, %199) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %203 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 34, 262144>, start_indices = array<i64: 33, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %204 = "stablehlo.reshape"(%203) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %205 = "stablehlo.add"(%202, %204) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %206 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 35, 262144>, start_indices = array<i64: 34, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %207 = "stablehlo.reshape"(%206) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %208 = "stablehlo.multiply"(%207, %205) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %209 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 35, 262144>, start_indices = array<i64: 34, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %210 = "stablehlo.reshape"(%209) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %211 = "stablehlo.add"(%208, %210) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %212 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 36, 262144>, start_indices = array<i64: 35, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %213 = "stablehlo.reshape"(%212) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %214 = "stablehlo.multiply"(%213, %211) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %215 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 36, 262144>, start_indices = array<i64: 35, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %216 = "stablehlo.reshape"(%215) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %217 = "stablehlo.add"(%214, %216) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %218 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 37, 262144>, start_indices = array<i64: 36, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %219 = "stablehlo.reshape"(%218) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %220 = "stablehlo.multiply"(%219, %217) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %221 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 37, 262144>, start_indices = array<i64: 36, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %222 = "stablehlo.reshape"(%221) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %223 = "stablehlo.add"(%220, %222) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %224 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 38, 262144>, start_indices = array<i64: 37, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %225 = "stablehlo.reshape"(%224) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %226 = "stablehlo.multiply"(%225, %223) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %227 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 38, 262144>, start_indices = array<i64: 37, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %228 = "stablehlo.reshape"(%227) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %229 = "stablehlo.add"(%226, %228) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %230 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 39, 262144>, start_indices = array<i64: 38, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %231 = "stablehlo.reshape"(%230) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %232 = "stablehlo.multiply"(%231, %229) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %233 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 39, 262144>, start_indices = array<i64: 38, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %234 = "stablehlo.reshape"(%233) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %235 = "stablehlo.add"(%232, %234) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %236 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 40, 262144>, start_indices = array<i64: 39, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %237 = "stablehlo.reshape"(%236) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %238 = "stablehlo.multiply"(%237, %235) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %239 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 40, 262144>, start_indices = array<i64: 39, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %240 = "stablehlo.reshape"(%239) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %241 = "stablehlo.add"(%238, %240) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %242 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 41, 262144>, start_indices = array<i64: 40, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %243 = "stablehlo.reshape"(%242) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %244 = "stablehlo.multiply"(%243, %241) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %245 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 41, 262144>, start_indices = array<i64: 40, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %246 = "stablehlo.reshape"(%245) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %247 = "stablehlo.add"(%244, %246) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %248 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 42, 262144>, start_indices = array<i64: 41, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %249 = "stablehlo.reshape"(%248) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %250 = "stablehlo.multiply"(%249, %247) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %251 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 42, 262144>, start_indices = array<i64: 41, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %252 = "stablehlo.reshape"(%251) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %253 = "stablehlo.add"(%250, %252) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %254 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 43, 262144>, start_indices = array<i64: 42, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %255 = "stablehlo.reshape"(%254) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %256 = "stablehlo.multiply"(%255, %253) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %257 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 43, 262144>, start_indices = array<i64: 42, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %258 = "stablehlo.reshape"(%257) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %259 = "stablehlo.add"(%256, %258) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %260 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 44, 262144>, start_indices = array<i64: 43, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %261 = "stablehlo.reshape"(%260) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %262 = "stablehlo.multiply"(%261, %259) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %263 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 44, 262144>, start_indices = array<i64: 43, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %264 = "stablehlo.reshape"(%263) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %265 = "stablehlo.add"(%262, %264) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %266 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 45, 262144>, start_indices = array<i64: 44, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %267 = "stablehlo.reshape"(%266) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %268 = "stablehlo.multiply"(%267, %265) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %269 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 45, 262144>, start_indices = array<i64: 44, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %270 = "stablehlo.reshape"(%269) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %271 = "stablehlo.add"(%268, %270) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %272 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 46, 262144>, start_indices = array<i64: 45, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %273 = "stablehlo.reshape"(%272) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %274 = "stablehlo.multiply"(%273, %271) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %275 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 46, 262144>, start_indices = array<i64: 45, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %276 = "stablehlo.reshape"(%275) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %277 = "stablehlo.add"(%274, %276) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %278 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 47, 262144>, start_indices = array<i64: 46, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %279 = "stablehlo.reshape"(%278) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %280 = "stablehlo.multiply"(%279, %277) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %281 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 47, 262144>, start_indices = array<i64: 46, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %282 = "stablehlo.reshape"(%281) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %283 = "stablehlo.add"(%280, %282) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %284 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 48, 262144>, start_indices = array<i64: 47, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %285 = "stablehlo.reshape"(%284) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %286 = "stablehlo.multiply"(%285, %283) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %287 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 48, 262144>, start_indices = array<i64: 47, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %288 = "stablehlo.reshape"(%287) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %289 = "stablehlo.add"(%286, %288) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %290 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 49, 262144>, start_indices = array<i64: 48, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %291 = "stablehlo.reshape"(%290) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %292 = "stablehlo.multiply"(%291, %289) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %293 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 49, 262144>, start_indices = array<i64: 48, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %294 = "stablehlo.reshape"(%293) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %295 = "stablehlo.add"(%292, %294) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %296 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 50, 262144>, start_indices = array<i64: 49, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %297 = "stablehlo.reshape"(%296) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %298 = "stablehlo.multiply"(%297, %295) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %299 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 50, 262144>, start_indices = array<i64: 49, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %300 = "stablehlo.reshape"(%299) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %301 = "stablehlo.add"(%298, %300) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %302 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 51, 262144>, start_indices = array<i64: 50, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %303 = "stablehlo.reshape"(%302) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %304 = "stablehlo.multiply"(%303, %301) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %305 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 51, 262144>, start_indices = array<i64: 50, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %306 = "stablehlo.reshape"(%305) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %307 = "stablehlo.add"(%304, %306) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %308 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 52, 262144>, start_indices = array<i64: 51, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %309 = "stablehlo.reshape"(%308) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %310 = "stablehlo.multiply"(%309, %307) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %311 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 52, 262144>, start_indices = array<i64: 51, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %312 = "stablehlo.reshape"(%311) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %313 = "stablehlo.add"(%310, %312) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %314 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 53, 262144>, start_indices = array<i64: 52, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %315 = "stablehlo.reshape"(%314) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %316 = "stablehlo.multiply"(%315, %313) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %317 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 53, 262144>, start_indices = array<i64: 52, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %318 = "stablehlo.reshape"(%317) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %319 = "stablehlo.add"(%316, %318) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %320 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 54, 262144>, start_indices = array<i64: 53, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %321 = "stablehlo.reshape"(%320) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %322 = "stablehlo.multiply"(%321, %319) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %323 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 54, 262144>, start_indices = array<i64: 53, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %324 = "stablehlo.reshape"(%323) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %325 = "stablehlo.add"(%322, %324) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %326 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 55, 262144>, start_indices = array<i64: 54, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %327 = "stablehlo.reshape"(%326) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %328 = "stablehlo.multiply"(%327, %325) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %329 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 55, 262144>, start_indices = array<i64: 54, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %330 = "stablehlo.reshape"(%329) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %331 = "stablehlo.add"(%328, %330) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %332 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 56, 262144>, start_indices = array<i64: 55, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %333 = "stablehlo.reshape"(%332) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %334 = "stablehlo.multiply"(%333, %331) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %335 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 56, 262144>, start_indices = array<i64: 55, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %336 = "stablehlo.reshape"(%335) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %337 = "stablehlo.add"(%334, %336) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %338 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 57, 262144>, start_indices = array<i64: 56, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %339 = "stablehlo.reshape"(%338) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %340 = "stablehlo.multiply"(%339, %337) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %341 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 57, 262144>, start_indices = array<i64: 56, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %342 = "stablehlo.reshape"(%341) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %343 = "stablehlo.add"(%340, %342) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %344 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 58, 262144>, start_indices = array<i64: 57, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %345 = "stablehlo.reshape"(%344) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %346 = "stablehlo.multiply"(%345, %343) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %347 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 58, 262144>, start_indices = array<i64: 57, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %348 = "stablehlo.reshape"(%347) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %349 = "stablehlo.add"(%346, %348) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %350 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 59, 262144>, start_indices = array<i64: 58, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %351 = "stablehlo.reshape"(%350) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %352 = "stablehlo.multiply"(%351, %349) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %353 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 59, 262144>, start_indices = array<i64: 58, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %354 = "stablehlo.reshape"(%353) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %355 = "stablehlo.add"(%352, %354) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %356 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 60, 262144>, start_indices = array<i64: 59, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %357 = "stablehlo.reshape"(%356) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %358 = "stablehlo.multiply"(%357, %355) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %359 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 60, 262144>, start_indices = array<i64: 59, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %360 = "stablehlo.reshape"(%359) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %361 = "stablehlo.add"(%358, %360) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %362 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 61, 262144>, start_indices = array<i64: 60, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %363 = "stablehlo.reshape"(%362) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %364 = "stablehlo.multiply"(%363, %361) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %365 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 61, 262144>, start_indices = array<i64: 60, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %366 = "stablehlo.reshape"(%365) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %367 = "stablehlo.add"(%364, %366) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %368 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 62, 262144>, start_indices = array<i64: 61, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %369 = "stablehlo.reshape"(%368) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %370 = "stablehlo.multiply"(%369, %367) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %371 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 62, 262144>, start_indices = array<i64: 61, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %372 = "stablehlo.reshape"(%371) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %373 = "stablehlo.add"(%370, %372) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %374 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 63, 262144>, start_indices = array<i64: 62, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %375 = "stablehlo.reshape"(%374) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %376 = "stablehlo.multiply"(%375, %373) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %377 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 63, 262144>, start_indices = array<i64: 62, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %378 = "stablehlo.reshape"(%377) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %379 = "stablehlo.add"(%376, %378) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %380 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 64, 262144>, start_indices = array<i64: 63, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %381 = "stablehlo.reshape"(%380) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %382 = "stablehlo.multiply"(%381, %379) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %383 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 64, 262144>, start_indices = array<i64: 63, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %384 = "stablehlo.reshape"(%383) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %385 = "stablehlo.add"(%382, %384) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %386 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 65, 262144>, start_indices = array<i64: 64, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %387 = "stablehlo.reshape"(%386) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %388 = "stablehlo.multiply"(%387, %385) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %389 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 65, 262144>, start_indices = array<i64: 64, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %390 = "stablehlo.reshape"(%389) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %391 = "stablehlo.add"(%388, %390) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %392 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 66, 262144>, start_indices = array<i64: 65, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %393 = "stablehlo.reshape"(%392) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %394 = "stablehlo.multiply"(%393, %391) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %395 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 66, 262144>, start_indices = array<i64: 65, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %396 = "stablehlo.reshape"(%395) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %397 = "stablehlo.add"(%394, %396) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %398 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 67, 262144>, start_indices = array<i64: 66, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %399 = "stablehlo.reshape"(%398) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %400 = "stablehlo.multiply"(%399, %397) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %401 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 67, 262144>, start_indices = array<i64: 66, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %402 = "stablehlo.reshape"(%401) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %403 = "stablehlo.add"(%400, %402) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %404 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 68, 262144>, start_indices = array<i64: 67, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %405 = "stablehlo.reshape"(%404) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %406 = "stablehlo.multiply"(%405, %403) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %407 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 68, 262144>, start_indices = array<i64: 67, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %408 = "stablehlo.reshape"(%407) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %409 = "stablehlo.add"(%406, %408) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %410 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 69, 262144>, start_indices = array<i64: 68, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %411 = "stablehlo.reshape"(%410) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %412 = "stablehlo.multiply"(%411, %409) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %413 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 69, 262144>, start_indices = array<i64: 68, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %414 = "stablehlo.reshape"(%413) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %415 = "stablehlo.add"(%412, %414) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %416 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 70, 262144>, start_indices = array<i64: 69, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %417 = "stablehlo.reshape"(%416) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %418 = "stablehlo.multiply"(%417, %415) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %419 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 70, 262144>, start_indices = array<i64: 69, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %420 = "stablehlo.reshape"(%419) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %421 = "stablehlo.add"(%418, %420) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %422 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 71, 262144>, start_indices = array<i64: 70, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %423 = "stablehlo.reshape"(%422) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %424 = "stablehlo.multiply"(%423, %421) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %425 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 71, 262144>, start_indices = array<i64: 70, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %426 = "stablehlo.reshape"(%425) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %427 = "stablehlo.add"(%424, %426) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %428 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 72, 262144>, start_indices = array<i64: 71, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %429 = "stablehlo.reshape"(%428) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %430 = "stablehlo.multiply"(%429, %427) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %431 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 72, 262144>, start_indices = array<i64: 71, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %432 = "stablehlo.reshape"(%431) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %433 = "stablehlo.add"(%430, %432) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %434 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 73, 262144>, start_indices = array<i64: 72, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %435 = "stablehlo.reshape"(%434) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %436 = "stablehlo.multiply"(%435, %433) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %437 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 73, 262144>, start_indices = array<i64: 72, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %438 = "stablehlo.reshape"(%437) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %439 = "stablehlo.add"(%436, %438) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %440 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 74, 262144>, start_indices = array<i64: 73, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %441 = "stablehlo.reshape"(%440) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %442 = "stablehlo.multiply"(%441, %439) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %443 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 74, 262144>, start_indices = array<i64: 73, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %444 = "stablehlo.reshape"(%443) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %445 = "stablehlo.add"(%442, %444) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %446 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 75, 262144>, start_indices = array<i64: 74, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %447 = "stablehlo.reshape"(%446) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %448 = "stablehlo.multiply"(%447, %445) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %449 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 75, 262144>, start_indices = array<i64: 74, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %450 = "stablehlo.reshape"(%449) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %451 = "stablehlo.add"(%448, %450) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %452 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 76, 262144>, start_indices = array<i64: 75, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %453 = "stablehlo.reshape"(%452) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %454 = "stablehlo.multiply"(%453, %451) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %455 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 76, 262144>, start_indices = array<i64: 75, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %456 = "stablehlo.reshape"(%455) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %457 = "stablehlo.add"(%454, %456) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %458 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 77, 262144>, start_indices = array<i64: 76, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %459 = "stablehlo.reshape"(%458) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %460 = "stablehlo.multiply"(%459, %457) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %461 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 77, 262144>, start_indices = array<i64: 76, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %462 = "stablehlo.reshape"(%461) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %463 = "stablehlo.add"(%460, %462) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %464 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 78, 262144>, start_indices = array<i64: 77, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %465 = "stablehlo.reshape"(%464) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %466 = "stablehlo.multiply"(%465, %463) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %467 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 78, 262144>, start_indices = array<i64: 77, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %468 = "stablehlo.reshape"(%467) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %469 = "stablehlo.add"(%466, %468) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %470 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 79, 262144>, start_indices = array<i64: 78, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %471 = "stablehlo.reshape"(%470) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %472 = "stablehlo.multiply"(%471, %469) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %473 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 79, 262144>, start_indices = array<i64: 78, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %474 = "stablehlo.reshape"(%473) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %475 = "stablehlo.add"(%472, %474) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %476 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 80, 262144>, start_indices = array<i64: 79, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %477 = "stablehlo.reshape"(%476) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %478 = "stablehlo.multiply"(%477, %475) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %479 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 80, 262144>, start_indices = array<i64: 79, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %480 = "stablehlo.reshape"(%479) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %481 = "stablehlo.add"(%478, %480) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %482 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 81, 262144>, start_indices = array<i64: 80, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %483 = "stablehlo.reshape"(%482) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %484 = "stablehlo.multiply"(%483, %481) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %485 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 81, 262144>, start_indices = array<i64: 80, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %486 = "stablehlo.reshape"(%485) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %487 = "stablehlo.add"(%484, %486) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %488 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 82, 262144>, start_indices = array<i64: 81, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %489 = "stablehlo.reshape"(%488) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %490 = "stablehlo.multiply"(%489, %487) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %491 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 82, 262144>, start_indices = array<i64: 81, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %492 = "stablehlo.reshape"(%491) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %493 = "stablehlo.add"(%490, %492) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %494 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 83, 262144>, start_indices = array<i64: 82, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %495 = "stablehlo.reshape"(%494) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %496 = "stablehlo.multiply"(%495, %493) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %497 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 83, 262144>, start_indices = array<i64: 82, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %498 = "stablehlo.reshape"(%497) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %499 = "stablehlo.add"(%496, %498) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %500 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 84, 262144>, start_indices = array<i64: 83, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %501 = "stablehlo.reshape"(%500) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %502 = "stablehlo.multiply"(%501, %499) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %503 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 84, 262144>, start_indices = array<i64: 83, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %504 = "stablehlo.reshape"(%503) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %505 = "stablehlo.add"(%502, %504) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %506 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 85, 262144>, start_indices = array<i64: 84, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %507 = "stablehlo.reshape"(%506) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %508 = "stablehlo.multiply"(%507, %505) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %509 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 85, 262144>, start_indices = array<i64: 84, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %510 = "stablehlo.reshape"(%509) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %511 = "stablehlo.add"(%508, %510) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %512 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 86, 262144>, start_indices = array<i64: 85, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %513 = "stablehlo.reshape"(%512) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %514 = "stablehlo.multiply"(%513, %511) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %515 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 86, 262144>, start_indices = array<i64: 85, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %516 = "stablehlo.reshape"(%515) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %517 = "stablehlo.add"(%514, %516) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %518 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 87, 262144>, start_indices = array<i64: 86, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %519 = "stablehlo.reshape"(%518) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %520 = "stablehlo.multiply"(%519, %517) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %521 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 87, 262144>, start_indices = array<i64: 86, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %522 = "stablehlo.reshape"(%521) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %523 = "stablehlo.add"(%520, %522) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %524 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 88, 262144>, start_indices = array<i64: 87, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %525 = "stablehlo.reshape"(%524) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %526 = "stablehlo.multiply"(%525, %523) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %527 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 88, 262144>, start_indices = array<i64: 87, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %528 = "stablehlo.reshape"(%527) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %529 = "stablehlo.add"(%526, %528) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %530 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 89, 262144>, start_indices = array<i64: 88, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %531 = "stablehlo.reshape"(%530) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %532 = "stablehlo.multiply"(%531, %529) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %533 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 89, 262144>, start_indices = array<i64: 88, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %534 = "stablehlo.reshape"(%533) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %535 = "stablehlo.add"(%532, %534) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %536 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 90, 262144>, start_indices = array<i64: 89, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %537 = "stablehlo.reshape"(%536) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %538 = "stablehlo.multiply"(%537, %535) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %539 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 90, 262144>, start_indices = array<i64: 89, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %540 = "stablehlo.reshape"(%539) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %541 = "stablehlo.add"(%538, %540) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %542 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 91, 262144>, start_indices = array<i64: 90, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %543 = "stablehlo.reshape"(%542) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %544 = "stablehlo.multiply"(%543, %541) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %545 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 91, 262144>, start_indices = array<i64: 90, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %546 = "stablehlo.reshape"(%545) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %547 = "stablehlo.add"(%544, %546) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %548 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 92, 262144>, start_indices = array<i64: 91, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %549 = "stablehlo.reshape"(%548) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %550 = "stablehlo.multiply"(%549, %547) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %551 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 92, 262144>, start_indices = array<i64: 91, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %552 = "stablehlo.reshape"(%551) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %553 = "stablehlo.add"(%550, %552) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %554 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 93, 262144>, start_indices = array<i64: 92, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %555 = "stablehlo.reshape"(%554) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %556 = "stablehlo.multiply"(%555, %553) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %557 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 93, 262144>, start_indices = array<i64: 92, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %558 = "stablehlo.reshape"(%557) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %559 = "stablehlo.add"(%556, %558) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %560 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 94, 262144>, start_indices = array<i64: 93, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %561 = "stablehlo.reshape"(%560) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %562 = "stablehlo.multiply"(%561, %559) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %563 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 94, 262144>, start_indices = array<i64: 93, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %564 = "stablehlo.reshape"(%563) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %565 = "stablehlo.add"(%562, %564) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %566 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 95, 262144>, start_indices = array<i64: 94, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %567 = "stablehlo.reshape"(%566) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %568 = "stablehlo.multiply"(%567, %565) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %569 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 95, 262144>, start_indices = array<i64: 94, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %570 = "stablehlo.reshape"(%569) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %571 = "stablehlo.add"(%568, %570) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %572 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 96, 262144>, start_indices = array<i64: 95, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %573 = "stablehlo.reshape"(%572) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %574 = "stablehlo.multiply"(%573, %571) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %575 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 96, 262144>, start_indices = array<i64: 95, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %576 = "stablehlo.reshape"(%575) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %577 = "stablehlo.add"(%574, %576) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %578 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %579 = "stablehlo.broadcast_in_dim"(%578) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %580 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 96, 262144>, start_indices = array<i64: 95, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %581 = "stablehlo.reshape"(%580) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %582 = "stablehlo.add"(%579, %581) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %583 = "stablehlo.tanh"(%577) : (tensor<262144xf32>) -> tensor<262144xf32>
    %584 = "chlo.square"(%583) : (tensor<262144xf32>) -> tensor<262144xf32>
    %585 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %586 = "stablehlo.broadcast_in_dim"(%585) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %587 = "stablehlo.subtract"(%586, %584) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %588 = "stablehlo.multiply"(%582, %587) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %589 = "stablehlo.multiply"(%588, %571) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %590 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 96, 262144>, start_indices = array<i64: 95, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %591 = "stablehlo.reshape"(%590) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %592 = "stablehlo.multiply"(%588, %591) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %593 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 95, 262144>, start_indices = array<i64: 94, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %594 = "stablehlo.reshape"(%593) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %595 = "stablehlo.add"(%592, %594) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %596 = "stablehlo.tanh"(%571) : (tensor<262144xf32>) -> tensor<262144xf32>
    %597 = "chlo.square"(%596) : (tensor<262144xf32>) -> tensor<262144xf32>
    %598 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %599 = "stablehlo.broadcast_in_dim"(%598) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %600 = "stablehlo.subtract"(%599, %597) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %601 = "stablehlo.multiply"(%595, %600) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %602 = "stablehlo.multiply"(%601, %565) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %603 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 95, 262144>, start_indices = array<i64: 94, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %604 = "stablehlo.reshape"(%603) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %605 = "stablehlo.multiply"(%601, %604) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %606 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 94, 262144>, start_indices = array<i64: 93, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %607 = "stablehlo.reshape"(%606) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %608 = "stablehlo.add"(%605, %607) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %609 = "stablehlo.tanh"(%565) : (tensor<262144xf32>) -> tensor<262144xf32>
    %610 = "chlo.square"(%609) : (tensor<262144xf32>) -> tensor<262144xf32>
    %611 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %612 = "stablehlo.broadcast_in_dim"(%611) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %613 = "stablehlo.subtract"(%612, %610) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %614 = "stablehlo.multiply"(%608, %613) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %615 = "stablehlo.multiply"(%614, %559) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %616 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 94, 262144>, start_indices = array<i64: 93, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %617 = "stablehlo.reshape"(%616) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %618 = "stablehlo.multiply"(%614, %617) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %619 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 93, 262144>, start_indices = array<i64: 92, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %620 = "stablehlo.reshape"(%619) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %621 = "stablehlo.add"(%618, %620) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %622 = "stablehlo.tanh"(%559) : (tensor<262144xf32>) -> tensor<262144xf32>
    %623 = "chlo.square"(%622) : (tensor<262144xf32>) -> tensor<262144xf32>
    %624 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %625 = "stablehlo.broadcast_in_dim"(%624) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %626 = "stablehlo.subtract"(%625, %623) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %627 = "stablehlo.multiply"(%621, %626) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %628 = "stablehlo.multiply"(%627, %553) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %629 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 93, 262144>, start_indices = array<i64: 92, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %630 = "stablehlo.reshape"(%629) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %631 = "stablehlo.multiply"(%627, %630) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %632 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 92, 262144>, start_indices = array<i64: 91, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %633 = "stablehlo.reshape"(%632) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %634 = "stablehlo.add"(%631, %633) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %635 = "stablehlo.tanh"(%553) : (tensor<262144xf32>) -> tensor<262144xf32>
    %636 = "chlo.square"(%635) : (tensor<262144xf32>) -> tensor<262144xf32>
    %637 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %638 = "stablehlo.broadcast_in_dim"(%637) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %639 = "stablehlo.subtract"(%638, %636) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %640 = "stablehlo.multiply"(%634, %639) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %641 = "stablehlo.multiply"(%640, %547) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %642 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 92, 262144>, start_indices = array<i64: 91, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %643 = "stablehlo.reshape"(%642) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %644 = "stablehlo.multiply"(%640, %643) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %645 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 91, 262144>, start_indices = array<i64: 90, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %646 = "stablehlo.reshape"(%645) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %647 = "stablehlo.add"(%644, %646) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %648 = "stablehlo.tanh"(%547) : (tensor<262144xf32>) -> tensor<262144xf32>
    %649 = "chlo.square"(%648) : (tensor<262144xf32>) -> tensor<262144xf32>
    %650 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %651 = "stablehlo.broadcast_in_dim"(%650) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %652 = "stablehlo.subtract"(%651, %649) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %653 = "stablehlo.multiply"(%647, %652) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %654 = "stablehlo.multiply"(%653, %541) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %655 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 91, 262144>, start_indices = array<i64: 90, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %656 = "stablehlo.reshape"(%655) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %657 = "stablehlo.multiply"(%653, %656) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %658 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 90, 262144>, start_indices = array<i64: 89, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %659 = "stablehlo.reshape"(%658) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %660 = "stablehlo.add"(%657, %659) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %661 = "stablehlo.tanh"(%541) : (tensor<262144xf32>) -> tensor<262144xf32>
    %662 = "chlo.square"(%661) : (tensor<262144xf32>) -> tensor<262144xf32>
    %663 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %664 = "stablehlo.broadcast_in_dim"(%663) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %665 = "stablehlo.subtract"(%664, %662) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %666 = "stablehlo.multiply"(%660, %665) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %667 = "stablehlo.multiply"(%666, %535) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %668 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 90, 262144>, start_indices = array<i64: 89, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %669 = "stablehlo.reshape"(%668) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %670 = "stablehlo.multiply"(%666, %669) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %671 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 89, 262144>, start_indices = array<i64: 88, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %672 = "stablehlo.reshape"(%671) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %673 = "stablehlo.add"(%670, %672) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %674 = "stablehlo.tanh"(%535) : (tensor<262144xf32>) -> tensor<262144xf32>
    %675 = "chlo.square"(%674) : (tensor<262144xf32>) -> tensor<262144xf32>
    %676 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %677 = "stablehlo.broadcast_in_dim"(%676) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %678 = "stablehlo.subtract"(%677, %675) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %679 = "stablehlo.multiply"(%673, %678) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %680 = "stablehlo.multiply"(%679, %529) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %681 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 89, 262144>, start_indices = array<i64: 88, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %682 = "stablehlo.reshape"(%681) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %683 = "stablehlo.multiply"(%679, %682) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %684 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 88, 262144>, start_indices = array<i64: 87, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %685 = "stablehlo.reshape"(%684) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %686 = "stablehlo.add"(%683, %685) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %687 = "stablehlo.tanh"(%529) : (tensor<262144xf32>) -> tensor<262144xf32>
    %688 = "chlo.square"(%687) : (tensor<262144xf32>) -> tensor<262144xf32>
    %689 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %690 = "stablehlo.broadcast_in_dim"(%689) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %691 = "stablehlo.subtract"(%690, %688) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %692 = "stablehlo.multiply"(%686, %691) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %693 = "stablehlo.multiply"(%692, %523) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %694 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 88, 262144>, start_indices = array<i64: 87, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %695 = "stablehlo.reshape"(%694) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %696 = "stablehlo.multiply"(%692, %695) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %697 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 87, 262144>, start_indices = array<i64: 86, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %698 = "stablehlo.reshape"(%697) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %699 = "stablehlo.add"(%696, %698) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %700 = "stablehlo.tanh"(%523) : (tensor<262144xf32>) -> tensor<262144xf32>
    %701 = "chlo.square"(%700) : (tensor<262144xf32>) -> tensor<262144xf32>
    %702 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %703 = "stablehlo.broadcast_in_dim"(%702) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %704 = "stablehlo.subtract"(%703, %701) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %705 = "stablehlo.multiply"(%699, %704) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %706 = "stablehlo.multiply"(%705, %517) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %707 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 87, 262144>, start_indices = array<i64: 86, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %708 = "stablehlo.reshape"(%707) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %709 = "stablehlo.multiply"(%705, %708) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %710 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 86, 262144>, start_indices = array<i64: 85, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %711 = "stablehlo.reshape"(%710) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %712 = "stablehlo.add"(%709, %711) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %713 = "stablehlo.tanh"(%517) : (tensor<262144xf32>) -> tensor<262144xf32>
    %714 = "chlo.square"(%713) : (tensor<262144xf32>) -> tensor<262144xf32>
    %715 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %716 = "stablehlo.broadcast_in_dim"(%715) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %717 = "stablehlo.subtract"(%716, %714) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %718 = "stablehlo.multiply"(%712, %717) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %719 = "stablehlo.multiply"(%718, %511) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %720 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 86, 262144>, start_indices = array<i64: 85, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %721 = "stablehlo.reshape"(%720) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %722 = "stablehlo.multiply"(%718, %721) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %723 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 85, 262144>, start_indices = array<i64: 84, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %724 = "stablehlo.reshape"(%723) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %725 = "stablehlo.add"(%722, %724) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %726 = "stablehlo.tanh"(%511) : (tensor<262144xf32>) -> tensor<262144xf32>
    %727 = "chlo.square"(%726) : (tensor<262144xf32>) -> tensor<262144xf32>
    %728 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %729 = "stablehlo.broadcast_in_dim"(%728) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %730 = "stablehlo.subtract"(%729, %727) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %731 = "stablehlo.multiply"(%725, %730) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %732 = "stablehlo.multiply"(%731, %505) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %733 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 85, 262144>, start_indices = array<i64: 84, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %734 = "stablehlo.reshape"(%733) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %735 = "stablehlo.multiply"(%731, %734) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %736 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 84, 262144>, start_indices = array<i64: 83, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %737 = "stablehlo.reshape"(%736) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %738 = "stablehlo.add"(%735, %737) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %739 = "stablehlo.tanh"(%505) : (tensor<262144xf32>) -> tensor<262144xf32>
    %740 = "chlo.square"(%739) : (tensor<262144xf32>) -> tensor<262144xf32>
    %741 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %742 = "stablehlo.broadcast_in_dim"(%741) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %743 = "stablehlo.subtract"(%742, %740) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %744 = "stablehlo.multiply"(%738, %743) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %745 = "stablehlo.multiply"(%744, %499) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %746 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 84, 262144>, start_indices = array<i64: 83, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %747 = "stablehlo.reshape"(%746) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %748 = "stablehlo.multiply"(%744, %747) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %749 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 83, 262144>, start_indices = array<i64: 82, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %750 = "stablehlo.reshape"(%749) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %751 = "stablehlo.add"(%748, %750) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %752 = "stablehlo.tanh"(%499) : (tensor<262144xf32>) -> tensor<262144xf32>
    %753 = "chlo.square"(%752) : (tensor<262144xf32>) -> tensor<262144xf32>
    %754 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %755 = "stablehlo.broadcast_in_dim"(%754) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %756 = "stablehlo.subtract"(%755, %753) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %757 = "stablehlo.multiply"(%751, %756) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %758 = "stablehlo.multiply"(%757, %493) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %759 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 83, 262144>, start_indices = array<i64: 82, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %760 = "stablehlo.reshape"(%759) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %761 = "stablehlo.multiply"(%757, %760) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %762 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 82, 262144>, start_indices = array<i64: 81, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %763 = "stablehlo.reshape"(%762) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %764 = "stablehlo.add"(%761, %763) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %765 = "stablehlo.tanh"(%493) : (tensor<262144xf32>) -> tensor<262144xf32>
    %766 = "chlo.square"(%765) : (tensor<262144xf32>) -> tensor<262144xf32>
    %767 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %768 = "stablehlo.broadcast_in_dim"(%767) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %769 = "stablehlo.subtract"(%768, %766) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %770 = "stablehlo.multiply"(%764, %769) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %771 = "stablehlo.multiply"(%770, %487) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %772 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 82, 262144>, start_indices = array<i64: 81, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %773 = "stablehlo.reshape"(%772) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %774 = "stablehlo.multiply"(%770, %773) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %775 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 81, 262144>, start_indices = array<i64: 80, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %776 = "stablehlo.reshape"(%775) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %777 = "stablehlo.add"(%774, %776) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %778 = "stablehlo.tanh"(%487) : (tensor<262144xf32>) -> tensor<262144xf32>
    %779 = "chlo.square"(%778) : (tensor<262144xf32>) -> tensor<262144xf32>
    %780 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %781 = "stablehlo.broadcast_in_dim"(%780) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %782 = "stablehlo.subtract"(%781, %779) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %783 = "stablehlo.multiply"(%777, %782) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %784 = "stablehlo.multiply"(%783, %481) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %785 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 81, 262144>, start_indices = array<i64: 80, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %786 = "stablehlo.reshape"(%785) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %787 = "stablehlo.multiply"(%783, %786) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %788 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 80, 262144>, start_indices = array<i64: 79, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %789 = "stablehlo.reshape"(%788) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %790 = "stablehlo.add"(%787, %789) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %791 = "stablehlo.tanh"(%481) : (tensor<262144xf32>) -> tensor<262144xf32>
    %792 = "chlo.square"(%791) : (tensor<262144xf32>) -> tensor<262144xf32>
    %793 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %794 = "stablehlo.broadcast_in_dim"(%793) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %795 = "stablehlo.subtract"(%794, %792) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %796 = "stablehlo.multiply"(%790, %795) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %797 = "stablehlo.multiply"(%796, %475) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %798 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 80, 262144>, start_indices = array<i64: 79, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %799 = "stablehlo.reshape"(%798) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %800 = "stablehlo.multiply"(%796, %799) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %801 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 79, 262144>, start_indices = array<i64: 78, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %802 = "stablehlo.reshape"(%801) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %803 = "stablehlo.add"(%800, %802) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %804 = "stablehlo.tanh"(%475) : (tensor<262144xf32>) -> tensor<262144xf32>
    %805 = "chlo.square"(%804) : (tensor<262144xf32>) -> tensor<262144xf32>
    %806 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %807 = "stablehlo.broadcast_in_dim"(%806) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %808 = "stablehlo.subtract"(%807, %805) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %809 = "stablehlo.multiply"(%803, %808) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %810 = "stablehlo.multiply"(%809, %469) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %811 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 79, 262144>, start_indices = array<i64: 78, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %812 = "stablehlo.reshape"(%811) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %813 = "stablehlo.multiply"(%809, %812) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %814 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 78, 262144>, start_indices = array<i64: 77, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %815 = "stablehlo.reshape"(%814) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %816 = "stablehlo.add"(%813, %815) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %817 = "stablehlo.tanh"(%469) : (tensor<262144xf32>) -> tensor<262144xf32>
    %818 = "chlo.square"(%817) : (tensor<262144xf32>) -> tensor<262144xf32>
    %819 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %820 = "stablehlo.broadcast_in_dim"(%819) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %821 = "stablehlo.subtract"(%820, %818) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %822 = "stablehlo.multiply"(%816, %821) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %823 = "stablehlo.multiply"(%822, %463) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %824 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 78, 262144>, start_indices = array<i64: 77, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %825 = "stablehlo.reshape"(%824) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %826 = "stablehlo.multiply"(%822, %825) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %827 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 77, 262144>, start_indices = array<i64: 76, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %828 = "stablehlo.reshape"(%827) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %829 = "stablehlo.add"(%826, %828) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %830 = "stablehlo.tanh"(%463) : (tensor<262144xf32>) -> tensor<262144xf32>
    %831 = "chlo.square"(%830) : (tensor<262144xf32>) -> tensor<262144xf32>
    %832 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %833 = "stablehlo.broadcast_in_dim"(%832) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %834 = "stablehlo.subtract"(%833, %831) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %835 = "stablehlo.multiply"(%829, %834) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %836 = "stablehlo.multiply"(%835, %457) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %837 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 77, 262144>, start_indices = array<i64: 76, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %838 = "stablehlo.reshape"(%837) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %839 = "stablehlo.multiply"(%835, %838) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %840 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 76, 262144>, start_indices = array<i64: 75, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %841 = "stablehlo.reshape"(%840) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %842 = "stablehlo.add"(%839, %841) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %843 = "stablehlo.tanh"(%457) : (tensor<262144xf32>) -> tensor<262144xf32>
    %844 = "chlo.square"(%843) : (tensor<262144xf32>) -> tensor<262144xf32>
    %845 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %846 = "stablehlo.broadcast_in_dim"(%845) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %847 = "stablehlo.subtract"(%846, %844) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %848 = "stablehlo.multiply"(%842, %847) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %849 = "stablehlo.multiply"(%848, %451) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %850 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 76, 262144>, start_indices = array<i64: 75, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %851 = "stablehlo.reshape"(%850) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %852 = "stablehlo.multiply"(%848, %851) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %853 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 75, 262144>, start_indices = array<i64: 74, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %854 = "stablehlo.reshape"(%853) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %855 = "stablehlo.add"(%852, %854) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %856 = "stablehlo.tanh"(%451) : (tensor<262144xf32>) -> tensor<262144xf32>
    %857 = "chlo.square"(%856) : (tensor<262144xf32>) -> tensor<262144xf32>
    %858 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %859 = "stablehlo.broadcast_in_dim"(%858) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %860 = "stablehlo.subtract"(%859, %857) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %861 = "stablehlo.multiply"(%855, %860) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %862 = "stablehlo.multiply"(%861, %445) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %863 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 75, 262144>, start_indices = array<i64: 74, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %864 = "stablehlo.reshape"(%863) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %865 = "stablehlo.multiply"(%861, %864) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %866 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 74, 262144>, start_indices = array<i64: 73, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %867 = "stablehlo.reshape"(%866) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %868 = "stablehlo.add"(%865, %867) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %869 = "stablehlo.tanh"(%445) : (tensor<262144xf32>) -> tensor<262144xf32>
    %870 = "chlo.square"(%869) : (tensor<262144xf32>) -> tensor<262144xf32>
    %871 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %872 = "stablehlo.broadcast_in_dim"(%871) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %873 = "stablehlo.subtract"(%872, %870) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %874 = "stablehlo.multiply"(%868, %873) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %875 = "stablehlo.multiply"(%874, %439) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %876 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 74, 262144>, start_indices = array<i64: 73, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %877 = "stablehlo.reshape"(%876) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %878 = "stablehlo.multiply"(%874, %877) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %879 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 73, 262144>, start_indices = array<i64: 72, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %880 = "stablehlo.reshape"(%879) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %881 = "stablehlo.add"(%878, %880) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %882 = "stablehlo.tanh"(%439) : (tensor<262144xf32>) -> tensor<262144xf32>
    %883 = "chlo.square"(%882) : (tensor<262144xf32>) -> tensor<262144xf32>
    %884 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %885 = "stablehlo.broadcast_in_dim"(%884) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %886 = "stablehlo.subtract"(%885, %883) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %887 = "stablehlo.multiply"(%881, %886) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %888 = "stablehlo.multiply"(%887, %433) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %889 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 73, 262144>, start_indices = array<i64: 72, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %890 = "stablehlo.reshape"(%889) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %891 = "stablehlo.multiply"(%887, %890) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %892 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 72, 262144>, start_indices = array<i64: 71, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %893 = "stablehlo.reshape"(%892) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %894 = "stablehlo.add"(%891, %893) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %895 = "stablehlo.tanh"(%433) : (tensor<262144xf32>) -> tensor<262144xf32>
    %896 = "chlo.square"(%895) : (tensor<262144xf32>) -> tensor<262144xf32>
    %897 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %898 = "stablehlo.broadcast_in_dim"(%897) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %899 = "stablehlo.subtract"(%898, %896) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %900 = "stablehlo.multiply"(%894, %899) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %901 = "stablehlo.multiply"(%900, %427) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %902 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 72, 262144>, start_indices = array<i64: 71, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %903 = "stablehlo.reshape"(%902) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %904 = "stablehlo.multiply"(%900, %903) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %905 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 71, 262144>, start_indices = array<i64: 70, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %906 = "stablehlo.reshape"(%905) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %907 = "stablehlo.add"(%904, %906) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %908 = "stablehlo.tanh"(%427) : (tensor<262144xf32>) -> tensor<262144xf32>
    %909 = "chlo.square"(%908) : (tensor<262144xf32>) -> tensor<262144xf32>
    %910 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %911 = "stablehlo.broadcast_in_dim"(%910) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %912 = "stablehlo.subtract"(%911, %909) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %913 = "stablehlo.multiply"(%907, %912) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %914 = "stablehlo.multiply"(%913, %421) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %915 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 71, 262144>, start_indices = array<i64: 70, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %916 = "stablehlo.reshape"(%915) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %917 = "stablehlo.multiply"(%913, %916) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %918 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 70, 262144>, start_indices = array<i64: 69, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %919 = "stablehlo.reshape"(%918) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %920 = "stablehlo.add"(%917, %919) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %921 = "stablehlo.tanh"(%421) : (tensor<262144xf32>) -> tensor<262144xf32>
    %922 = "chlo.square"(%921) : (tensor<262144xf32>) -> tensor<262144xf32>
    %923 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %924 = "stablehlo.broadcast_in_dim"(%923) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %925 = "stablehlo.subtract"(%924, %922) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %926 = "stablehlo.multiply"(%920, %925) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %927 = "stablehlo.multiply"(%926, %415) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %928 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 70, 262144>, start_indices = array<i64: 69, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %929 = "stablehlo.reshape"(%928) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %930 = "stablehlo.multiply"(%926, %929) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %931 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 69, 262144>, start_indices = array<i64: 68, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %932 = "stablehlo.reshape"(%931) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %933 = "stablehlo.add"(%930, %932) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %934 = "stablehlo.tanh"(%415) : (tensor<262144xf32>) -> tensor<262144xf32>
    %935 = "chlo.square"(%934) : (tensor<262144xf32>) -> tensor<262144xf32>
    %936 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %937 = "stablehlo.broadcast_in_dim"(%936) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %938 = "stablehlo.subtract"(%937, %935) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %939 = "stablehlo.multiply"(%933, %938) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %940 = "stablehlo.multiply"(%939, %409) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %941 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 69, 262144>, start_indices = array<i64: 68, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %942 = "stablehlo.reshape"(%941) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %943 = "stablehlo.multiply"(%939, %942) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %944 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 68, 262144>, start_indices = array<i64: 67, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %945 = "stablehlo.reshape"(%944) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %946 = "stablehlo.add"(%943, %945) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %947 = "stablehlo.tanh"(%409) : (tensor<262144xf32>) -> tensor<262144xf32>
    %948 = "chlo.square"(%947) : (tensor<262144xf32>) -> tensor<262144xf32>
    %949 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %950 = "stablehlo.broadcast_in_dim"(%949) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %951 = "stablehlo.subtract"(%950, %948) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %952 = "stablehlo.multiply"(%946, %951) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %953 = "stablehlo.multiply"(%952, %403) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %954 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 68, 262144>, start_indices = array<i64: 67, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %955 = "stablehlo.reshape"(%954) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %956 = "stablehlo.multiply"(%952, %955) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %957 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 67, 262144>, start_indices = array<i64: 66, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %958 = "stablehlo.reshape"(%957) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %959 = "stablehlo.add"(%956, %958) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %960 = "stablehlo.tanh"(%403) : (tensor<262144xf32>) -> tensor<262144xf32>
    %961 = "chlo.square"(%960) : (tensor<262144xf32>) -> tensor<262144xf32>
    %962 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %963 = "stablehlo.broadcast_in_dim"(%962) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %964 = "stablehlo.subtract"(%963, %961) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %965 = "stablehlo.multiply"(%959, %964) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %966 = "stablehlo.multiply"(%965, %397) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %967 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 67, 262144>, start_indices = array<i64: 66, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %968 = "stablehlo.reshape"(%967) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %969 = "stablehlo.multiply"(%965, %968) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %970 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 66, 262144>, start_indices = array<i64: 65, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %971 = "stablehlo.reshape"(%970) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %972 = "stablehlo.add"(%969, %971) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %973 = "stablehlo.tanh"(%397) : (tensor<262144xf32>) -> tensor<262144xf32>
    %974 = "chlo.square"(%973) : (tensor<262144xf32>) -> tensor<262144xf32>
    %975 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %976 = "stablehlo.broadcast_in_dim"(%975) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %977 = "stablehlo.subtract"(%976, %974) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %978 = "stablehlo.multiply"(%972, %977) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %979 = "stablehlo.multiply"(%978, %391) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %980 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 66, 262144>, start_indices = array<i64: 65, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %981 = "stablehlo.reshape"(%980) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %982 = "stablehlo.multiply"(%978, %981) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %983 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 65, 262144>, start_indices = array<i64: 64, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %984 = "stablehlo.reshape"(%983) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %985 = "stablehlo.add"(%982, %984) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %986 = "stablehlo.tanh"(%391) : (tensor<262144xf32>) -> tensor<262144xf32>
    %987 = "chlo.square"(%986) : (tensor<262144xf32>) -> tensor<262144xf32>
    %988 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %989 = "stablehlo.broadcast_in_dim"(%988) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %990 = "stablehlo.subtract"(%989, %987) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %991 = "stablehlo.multiply"(%985, %990) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %992 = "stablehlo.multiply"(%991, %385) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %993 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 65, 262144>, start_indices = array<i64: 64, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %994 = "stablehlo.reshape"(%993) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %995 = "stablehlo.multiply"(%991, %994) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %996 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 64, 262144>, start_indices = array<i64: 63, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %997 = "stablehlo.reshape"(%996) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %998 = "stablehlo.add"(%995, %997) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %999 = "stablehlo.tanh"(%385) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1000 = "chlo.square"(%999) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1001 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1002 = "stablehlo.broadcast_in_dim"(%1001) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1003 = "stablehlo.subtract"(%1002, %1000) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1004 = "stablehlo.multiply"(%998, %1003) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1005 = "stablehlo.multiply"(%1004, %379) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1006 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 64, 262144>, start_indices = array<i64: 63, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1007 = "stablehlo.reshape"(%1006) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1008 = "stablehlo.multiply"(%1004, %1007) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1009 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 63, 262144>, start_indices = array<i64: 62, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1010 = "stablehlo.reshape"(%1009) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1011 = "stablehlo.add"(%1008, %1010) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1012 = "stablehlo.tanh"(%379) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1013 = "chlo.square"(%1012) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1014 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1015 = "stablehlo.broadcast_in_dim"(%1014) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1016 = "stablehlo.subtract"(%1015, %1013) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1017 = "stablehlo.multiply"(%1011, %1016) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1018 = "stablehlo.multiply"(%1017, %373) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1019 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 63, 262144>, start_indices = array<i64: 62, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1020 = "stablehlo.reshape"(%1019) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1021 = "stablehlo.multiply"(%1017, %1020) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1022 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 62, 262144>, start_indices = array<i64: 61, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1023 = "stablehlo.reshape"(%1022) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1024 = "stablehlo.add"(%1021, %1023) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1025 = "stablehlo.tanh"(%373) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1026 = "chlo.square"(%1025) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1027 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1028 = "stablehlo.broadcast_in_dim"(%1027) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1029 = "stablehlo.subtract"(%1028, %1026) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1030 = "stablehlo.multiply"(%1024, %1029) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1031 = "stablehlo.multiply"(%1030, %367) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1032 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 62, 262144>, start_indices = array<i64: 61, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1033 = "stablehlo.reshape"(%1032) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1034 = "stablehlo.multiply"(%1030, %1033) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1035 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 61, 262144>, start_indices = array<i64: 60, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1036 = "stablehlo.reshape"(%1035) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1037 = "stablehlo.add"(%1034, %1036) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1038 = "stablehlo.tanh"(%367) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1039 = "chlo.square"(%1038) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1040 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1041 = "stablehlo.broadcast_in_dim"(%1040) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1042 = "stablehlo.subtract"(%1041, %1039) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1043 = "stablehlo.multiply"(%1037, %1042) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1044 = "stablehlo.multiply"(%1043, %361) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1045 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 61, 262144>, start_indices = array<i64: 60, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1046 = "stablehlo.reshape"(%1045) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1047 = "stablehlo.multiply"(%1043, %1046) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1048 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 60, 262144>, start_indices = array<i64: 59, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1049 = "stablehlo.reshape"(%1048) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1050 = "stablehlo.add"(%1047, %1049) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1051 = "stablehlo.tanh"(%361) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1052 = "chlo.square"(%1051) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1053 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1054 = "stablehlo.broadcast_in_dim"(%1053) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1055 = "stablehlo.subtract"(%1054, %1052) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1056 = "stablehlo.multiply"(%1050, %1055) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1057 = "stablehlo.multiply"(%1056, %355) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1058 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 60, 262144>, start_indices = array<i64: 59, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1059 = "stablehlo.reshape"(%1058) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1060 = "stablehlo.multiply"(%1056, %1059) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1061 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 59, 262144>, start_indices = array<i64: 58, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1062 = "stablehlo.reshape"(%1061) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1063 = "stablehlo.add"(%1060, %1062) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1064 = "stablehlo.tanh"(%355) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1065 = "chlo.square"(%1064) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1066 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1067 = "stablehlo.broadcast_in_dim"(%1066) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1068 = "stablehlo.subtract"(%1067, %1065) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1069 = "stablehlo.multiply"(%1063, %1068) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1070 = "stablehlo.multiply"(%1069, %349) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1071 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 59, 262144>, start_indices = array<i64: 58, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1072 = "stablehlo.reshape"(%1071) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1073 = "stablehlo.multiply"(%1069, %1072) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1074 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 58, 262144>, start_indices = array<i64: 57, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1075 = "stablehlo.reshape"(%1074) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1076 = "stablehlo.add"(%1073, %1075) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1077 = "stablehlo.tanh"(%349) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1078 = "chlo.square"(%1077) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1079 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1080 = "stablehlo.broadcast_in_dim"(%1079) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1081 = "stablehlo.subtract"(%1080, %1078) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1082 = "stablehlo.multiply"(%1076, %1081) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1083 = "stablehlo.multiply"(%1082, %343) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1084 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 58, 262144>, start_indices = array<i64: 57, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1085 = "stablehlo.reshape"(%1084) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1086 = "stablehlo.multiply"(%1082, %1085) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1087 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 57, 262144>, start_indices = array<i64: 56, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1088 = "stablehlo.reshape"(%1087) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1089 = "stablehlo.add"(%1086, %1088) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1090 = "stablehlo.tanh"(%343) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1091 = "chlo.square"(%1090) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1092 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1093 = "stablehlo.broadcast_in_dim"(%1092) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1094 = "stablehlo.subtract"(%1093, %1091) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1095 = "stablehlo.multiply"(%1089, %1094) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1096 = "stablehlo.multiply"(%1095, %337) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1097 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 57, 262144>, start_indices = array<i64: 56, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1098 = "stablehlo.reshape"(%1097) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1099 = "stablehlo.multiply"(%1095, %1098) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1100 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 56, 262144>, start_indices = array<i64: 55, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1101 = "stablehlo.reshape"(%1100) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1102 = "stablehlo.add"(%1099, %1101) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1103 = "stablehlo.tanh"(%337) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1104 = "chlo.square"(%1103) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1105 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1106 = "stablehlo.broadcast_in_dim"(%1105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1107 = "stablehlo.subtract"(%1106, %1104) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1108 = "stablehlo.multiply"(%1102, %1107) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1109 = "stablehlo.multiply"(%1108, %331) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1110 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 56, 262144>, start_indices = array<i64: 55, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1111 = "stablehlo.reshape"(%1110) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1112 = "stablehlo.multiply"(%1108, %1111) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1113 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 55, 262144>, start_indices = array<i64: 54, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1114 = "stablehlo.reshape"(%1113) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1115 = "stablehlo.add"(%1112, %1114) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1116 = "stablehlo.tanh"(%331) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1117 = "chlo.square"(%1116) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1118 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1119 = "stablehlo.broadcast_in_dim"(%1118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1120 = "stablehlo.subtract"(%1119, %1117) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1121 = "stablehlo.multiply"(%1115, %1120) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1122 = "stablehlo.multiply"(%1121, %325) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1123 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 55, 262144>, start_indices = array<i64: 54, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1124 = "stablehlo.reshape"(%1123) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1125 = "stablehlo.multiply"(%1121, %1124) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1126 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 54, 262144>, start_indices = array<i64: 53, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1127 = "stablehlo.reshape"(%1126) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1128 = "stablehlo.add"(%1125, %1127) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1129 = "stablehlo.tanh"(%325) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1130 = "chlo.square"(%1129) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1131 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1132 = "stablehlo.broadcast_in_dim"(%1131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1133 = "stablehlo.subtract"(%1132, %1130) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1134 = "stablehlo.multiply"(%1128, %1133) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1135 = "stablehlo.multiply"(%1134, %319) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1136 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 54, 262144>, start_indices = array<i64: 53, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1137 = "stablehlo.reshape"(%1136) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1138 = "stablehlo.multiply"(%1134, %1137) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1139 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 53, 262144>, start_indices = array<i64: 52, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1140 = "stablehlo.reshape"(%1139) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1141 = "stablehlo.add"(%1138, %1140) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1142 = "stablehlo.tanh"(%319) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1143 = "chlo.square"(%1142) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1144 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1145 = "stablehlo.broadcast_in_dim"(%1144) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1146 = "stablehlo.subtract"(%1145, %1143) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1147 = "stablehlo.multiply"(%1141, %1146) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1148 = "stablehlo.multiply"(%1147, %313) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1149 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 53, 262144>, start_indices = array<i64: 52, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1150 = "stablehlo.reshape"(%1149) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1151 = "stablehlo.multiply"(%1147, %1150) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1152 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 52, 262144>, start_indices = array<i64: 51, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1153 = "stablehlo.reshape"(%1152) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1154 = "stablehlo.add"(%1151, %1153) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1155 = "stablehlo.tanh"(%313) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1156 = "chlo.square"(%1155) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1157 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1158 = "stablehlo.broadcast_in_dim"(%1157) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1159 = "stablehlo.subtract"(%1158, %1156) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1160 = "stablehlo.multiply"(%1154, %1159) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1161 = "stablehlo.multiply"(%1160, %307) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1162 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 52, 262144>, start_indices = array<i64: 51, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1163 = "stablehlo.reshape"(%1162) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1164 = "stablehlo.multiply"(%1160, %1163) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1165 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 51, 262144>, start_indices = array<i64: 50, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1166 = "stablehlo.reshape"(%1165) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1167 = "stablehlo.add"(%1164, %1166) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1168 = "stablehlo.tanh"(%307) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1169 = "chlo.square"(%1168) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1170 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1171 = "stablehlo.broadcast_in_dim"(%1170) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1172 = "stablehlo.subtract"(%1171, %1169) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1173 = "stablehlo.multiply"(%1167, %1172) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1174 = "stablehlo.multiply"(%1173, %301) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1175 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 51, 262144>, start_indices = array<i64: 50, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1176 = "stablehlo.reshape"(%1175) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1177 = "stablehlo.multiply"(%1173, %1176) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1178 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 50, 262144>, start_indices = array<i64: 49, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1179 = "stablehlo.reshape"(%1178) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1180 = "stablehlo.add"(%1177, %1179) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1181 = "stablehlo.tanh"(%301) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1182 = "chlo.square"(%1181) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1183 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1184 = "stablehlo.broadcast_in_dim"(%1183) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1185 = "stablehlo.subtract"(%1184, %1182) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1186 = "stablehlo.multiply"(%1180, %1185) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1187 = "stablehlo.multiply"(%1186, %295) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1188 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 50, 262144>, start_indices = array<i64: 49, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1189 = "stablehlo.reshape"(%1188) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1190 = "stablehlo.multiply"(%1186, %1189) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1191 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 49, 262144>, start_indices = array<i64: 48, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1192 = "stablehlo.reshape"(%1191) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1193 = "stablehlo.add"(%1190, %1192) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1194 = "stablehlo.tanh"(%295) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1195 = "chlo.square"(%1194) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1196 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1197 = "stablehlo.broadcast_in_dim"(%1196) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1198 = "stablehlo.subtract"(%1197, %1195) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1199 = "stablehlo.multiply"(%1193, %1198) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1200 = "stablehlo.multiply"(%1199, %289) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1201 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 49, 262144>, start_indices = array<i64: 48, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1202 = "stablehlo.reshape"(%1201) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1203 = "stablehlo.multiply"(%1199, %1202) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1204 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 48, 262144>, start_indices = array<i64: 47, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1205 = "stablehlo.reshape"(%1204) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1206 = "stablehlo.add"(%1203, %1205) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1207 = "stablehlo.tanh"(%289) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1208 = "chlo.square"(%1207) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1209 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1210 = "stablehlo.broadcast_in_dim"(%1209) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1211 = "stablehlo.subtract"(%1210, %1208) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1212 = "stablehlo.multiply"(%1206, %1211) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1213 = "stablehlo.multiply"(%1212, %283) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1214 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 48, 262144>, start_indices = array<i64: 47, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1215 = "stablehlo.reshape"(%1214) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1216 = "stablehlo.multiply"(%1212, %1215) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1217 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 47, 262144>, start_indices = array<i64: 46, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1218 = "stablehlo.reshape"(%1217) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1219 = "stablehlo.add"(%1216, %1218) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1220 = "stablehlo.tanh"(%283) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1221 = "chlo.square"(%1220) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1222 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1223 = "stablehlo.broadcast_in_dim"(%1222) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1224 = "stablehlo.subtract"(%1223, %1221) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1225 = "stablehlo.multiply"(%1219, %1224) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1226 = "stablehlo.multiply"(%1225, %277) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1227 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 47, 262144>, start_indices = array<i64: 46, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1228 = "stablehlo.reshape"(%1227) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1229 = "stablehlo.multiply"(%1225, %1228) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1230 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 46, 262144>, start_indices = array<i64: 45, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1231 = "stablehlo.reshape"(%1230) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1232 = "stablehlo.add"(%1229, %1231) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1233 = "stablehlo.tanh"(%277) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1234 = "chlo.square"(%1233) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1235 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1236 = "stablehlo.broadcast_in_dim"(%1235) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1237 = "stablehlo.subtract"(%1236, %1234) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1238 = "stablehlo.multiply"(%1232, %1237) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1239 = "stablehlo.multiply"(%1238, %271) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1240 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 46, 262144>, start_indices = array<i64: 45, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1241 = "stablehlo.reshape"(%1240) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1242 = "stablehlo.multiply"(%1238, %1241) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1243 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 45, 262144>, start_indices = array<i64: 44, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1244 = "stablehlo.reshape"(%1243) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1245 = "stablehlo.add"(%1242, %1244) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1246 = "stablehlo.tanh"(%271) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1247 = "chlo.square"(%1246) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1248 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1249 = "stablehlo.broadcast_in_dim"(%1248) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1250 = "stablehlo.subtract"(%1249, %1247) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1251 = "stablehlo.multiply"(%1245, %1250) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1252 = "stablehlo.multiply"(%1251, %265) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1253 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 45, 262144>, start_indices = array<i64: 44, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1254 = "stablehlo.reshape"(%1253) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1255 = "stablehlo.multiply"(%1251, %1254) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1256 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 44, 262144>, start_indices = array<i64: 43, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1257 = "stablehlo.reshape"(%1256) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1258 = "stablehlo.add"(%1255, %1257) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1259 = "stablehlo.tanh"(%265) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1260 = "chlo.square"(%1259) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1261 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1262 = "stablehlo.broadcast_in_dim"(%1261) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1263 = "stablehlo.subtract"(%1262, %1260) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1264 = "stablehlo.multiply"(%1258, %1263) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1265 = "stablehlo.multiply"(%1264, %259) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1266 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 44, 262144>, start_indices = array<i64: 43, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1267 = "stablehlo.reshape"(%1266) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1268 = "stablehlo.multiply"(%1264, %1267) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1269 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 43, 262144>, start_indices = array<i64: 42, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1270 = "stablehlo.reshape"(%1269) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1271 = "stablehlo.add"(%1268, %1270) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1272 = "stablehlo.tanh"(%259) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1273 = "chlo.square"(%1272) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1274 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1275 = "stablehlo.broadcast_in_dim"(%1274) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1276 = "stablehlo.subtract"(%1275, %1273) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1277 = "stablehlo.multiply"(%1271, %1276) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1278 = "stablehlo.multiply"(%1277, %253) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1279 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 43, 262144>, start_indices = array<i64: 42, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1280 = "stablehlo.reshape"(%1279) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1281 = "stablehlo.multiply"(%1277, %1280) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1282 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 42, 262144>, start_indices = array<i64: 41, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1283 = "stablehlo.reshape"(%1282) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1284 = "stablehlo.add"(%1281, %1283) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1285 = "stablehlo.tanh"(%253) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1286 = "chlo.square"(%1285) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1287 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1288 = "stablehlo.broadcast_in_dim"(%1287) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1289 = "stablehlo.subtract"(%1288, %1286) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1290 = "stablehlo.multiply"(%1284, %1289) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1291 = "stablehlo.multiply"(%1290, %247) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1292 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 42, 262144>, start_indices = array<i64: 41, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1293 = "stablehlo.reshape"(%1292) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1294 = "stablehlo.multiply"(%1290, %1293) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1295 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 41, 262144>, start_indices = array<i64: 40, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1296 = "stablehlo.reshape"(%1295) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1297 = "stablehlo.add"(%1294, %1296) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1298 = "stablehlo.tanh"(%247) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1299 = "chlo.square"(%1298) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1300 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1301 = "stablehlo.broadcast_in_dim"(%1300) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1302 = "stablehlo.subtract"(%1301, %1299) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1303 = "stablehlo.multiply"(%1297, %1302) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1304 = "stablehlo.multiply"(%1303, %241) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1305 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 41, 262144>, start_indices = array<i64: 40, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1306 = "stablehlo.reshape"(%1305) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1307 = "stablehlo.multiply"(%1303, %1306) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1308 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 40, 262144>, start_indices = array<i64: 39, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1309 = "stablehlo.reshape"(%1308) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1310 = "stablehlo.add"(%1307, %1309) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1311 = "stablehlo.tanh"(%241) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1312 = "chlo.square"(%1311) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1313 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1314 = "stablehlo.broadcast_in_dim"(%1313) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1315 = "stablehlo.subtract"(%1314, %1312) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1316 = "stablehlo.multiply"(%1310, %1315) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1317 = "stablehlo.multiply"(%1316, %235) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1318 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 40, 262144>, start_indices = array<i64: 39, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1319 = "stablehlo.reshape"(%1318) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1320 = "stablehlo.multiply"(%1316, %1319) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1321 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 39, 262144>, start_indices = array<i64: 38, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1322 = "stablehlo.reshape"(%1321) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1323 = "stablehlo.add"(%1320, %1322) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1324 = "stablehlo.tanh"(%235) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1325 = "chlo.square"(%1324) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1326 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1327 = "stablehlo.broadcast_in_dim"(%1326) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1328 = "stablehlo.subtract"(%1327, %1325) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1329 = "stablehlo.multiply"(%1323, %1328) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1330 = "stablehlo.multiply"(%1329, %229) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1331 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 39, 262144>, start_indices = array<i64: 38, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1332 = "stablehlo.reshape"(%1331) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1333 = "stablehlo.multiply"(%1329, %1332) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1334 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 38, 262144>, start_indices = array<i64: 37, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1335 = "stablehlo.reshape"(%1334) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1336 = "stablehlo.add"(%1333, %1335) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1337 = "stablehlo.tanh"(%229) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1338 = "chlo.square"(%1337) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1339 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1340 = "stablehlo.broadcast_in_dim"(%1339) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1341 = "stablehlo.subtract"(%1340, %1338) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1342 = "stablehlo.multiply"(%1336, %1341) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1343 = "stablehlo.multiply"(%1342, %223) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1344 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 38, 262144>, start_indices = array<i64: 37, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1345 = "stablehlo.reshape"(%1344) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1346 = "stablehlo.multiply"(%1342, %1345) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1347 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 37, 262144>, start_indices = array<i64: 36, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1348 = "stablehlo.reshape"(%1347) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1349 = "stablehlo.add"(%1346, %1348) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1350 = "stablehlo.tanh"(%223) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1351 = "chlo.square"(%1350) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1352 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1353 = "stablehlo.broadcast_in_dim"(%1352) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1354 = "stablehlo.subtract"(%1353, %1351) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1355 = "stablehlo.multiply"(%1349, %1354) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1356 = "stablehlo.multiply"(%1355, %217) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1357 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 37, 262144>, start_indices = array<i64: 36, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1358 = "stablehlo.reshape"(%1357) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1359 = "stablehlo.multiply"(%1355, %1358) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1360 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 36, 262144>, start_indices = array<i64: 35, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1361 = "stablehlo.reshape"(%1360) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1362 = "stablehlo.add"(%1359, %1361) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1363 = "stablehlo.tanh"(%217) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1364 = "chlo.square"(%1363) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1365 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1366 = "stablehlo.broadcast_in_dim"(%1365) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1367 = "stablehlo.subtract"(%1366, %1364) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1368 = "stablehlo.multiply"(%1362, %1367) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1369 = "stablehlo.multiply"(%1368, %211) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1370 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 36, 262144>, start_indices = array<i64: 35, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1371 = "stablehlo.reshape"(%1370) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1372 = "stablehlo.multiply"(%1368, %1371) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1373 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 35, 262144>, start_indices = array<i64: 34, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1374 = "stablehlo.reshape"(%1373) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1375 = "stablehlo.add"(%1372, %1374) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1376 = "stablehlo.tanh"(%211) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1377 = "chlo.square"(%1376) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1378 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1379 = "stablehlo.broadcast_in_dim"(%1378) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1380 = "stablehlo.subtract"(%1379, %1377) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1381 = "stablehlo.multiply"(%1375, %1380) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1382 = "stablehlo.multiply"(%1381, %205) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1383 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 35, 262144>, start_indices = array<i64: 34, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1384 = "stablehlo.reshape"(%1383) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1385 = "stablehlo.multiply"(%1381, %1384) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1386 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 34, 262144>, start_indices = array<i64: 33, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1387 = "stablehlo.reshape"(%1386) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1388 = "stablehlo.add"(%1385, %1387) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1389 = "stablehlo.tanh"(%205) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1390 = "chlo.square"(%1389) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1391 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1392 = "stablehlo.broadcast_in_dim"(%1391) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1393 = "stablehlo.subtract"(%1392, %1390) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1394 = "stablehlo.multiply"(%1388, %1393) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1395 = "stablehlo.multiply"(%1394, %199) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1396 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 34, 262144>, start_indices = array<i64: 33, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1397 = "stablehlo.reshape"(%1396) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1398 = "stablehlo.multiply"(%1394, %1397) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1399 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 33, 262144>, start_indices = array<i64: 32, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1400 = "stablehlo.reshape"(%1399) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1401 = "stablehlo.add"(%1398, %1400) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1402 = "stablehlo.tanh"(%199) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1403 = "chlo.square"(%1402) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1404 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1405 = "stablehlo.broadcast_in_dim"(%1404) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1406 = "stablehlo.subtract"(%1405, %1403) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1407 = "stablehlo.multiply"(%1401, %1406) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1408 = "stablehlo.multiply"(%1407, %193) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1409 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 33, 262144>, start_indices = array<i64: 32, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1410 = "stablehlo.reshape"(%1409) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1411 = "stablehlo.multiply"(%1407, %1410) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1412 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 32, 262144>, start_indices = array<i64: 31, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1413 = "stablehlo.reshape"(%1412) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1414 = "stablehlo.add"(%1411, %1413) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1415 = "stablehlo.tanh"(%193) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1416 = "chlo.square"(%1415) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1417 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1418 = "stablehlo.broadcast_in_dim"(%1417) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1419 = "stablehlo.subtract"(%1418, %1416) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1420 = "stablehlo.multiply"(%1414, %1419) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1421 = "stablehlo.multiply"(%1420, %187) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1422 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 32, 262144>, start_indices = array<i64: 31, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1423 = "stablehlo.reshape"(%1422) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1424 = "stablehlo.multiply"(%1420, %1423) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1425 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 31, 262144>, start_indices = array<i64: 30, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1426 = "stablehlo.reshape"(%1425) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1427 = "stablehlo.add"(%1424, %1426) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1428 = "stablehlo.tanh"(%187) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1429 = "chlo.square"(%1428) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1430 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1431 = "stablehlo.broadcast_in_dim"(%1430) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1432 = "stablehlo.subtract"(%1431, %1429) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1433 = "stablehlo.multiply"(%1427, %1432) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1434 = "stablehlo.multiply"(%1433, %181) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1435 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 31, 262144>, start_indices = array<i64: 30, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1436 = "stablehlo.reshape"(%1435) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1437 = "stablehlo.multiply"(%1433, %1436) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1438 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 30, 262144>, start_indices = array<i64: 29, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1439 = "stablehlo.reshape"(%1438) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1440 = "stablehlo.add"(%1437, %1439) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1441 = "stablehlo.tanh"(%181) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1442 = "chlo.square"(%1441) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1443 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1444 = "stablehlo.broadcast_in_dim"(%1443) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1445 = "stablehlo.subtract"(%1444, %1442) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1446 = "stablehlo.multiply"(%1440, %1445) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1447 = "stablehlo.multiply"(%1446, %175) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1448 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 30, 262144>, start_indices = array<i64: 29, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1449 = "stablehlo.reshape"(%1448) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1450 = "stablehlo.multiply"(%1446, %1449) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1451 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 29, 262144>, start_indices = array<i64: 28, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1452 = "stablehlo.reshape"(%1451) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1453 = "stablehlo.add"(%1450, %1452) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1454 = "stablehlo.tanh"(%175) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1455 = "chlo.square"(%1454) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1456 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1457 = "stablehlo.broadcast_in_dim"(%1456) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1458 = "stablehlo.subtract"(%1457, %1455) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1459 = "stablehlo.multiply"(%1453, %1458) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1460 = "stablehlo.multiply"(%1459, %169) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1461 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 29, 262144>, start_indices = array<i64: 28, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1462 = "stablehlo.reshape"(%1461) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1463 = "stablehlo.multiply"(%1459, %1462) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1464 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 28, 262144>, start_indices = array<i64: 27, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1465 = "stablehlo.reshape"(%1464) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1466 = "stablehlo.add"(%1463, %1465) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1467 = "stablehlo.tanh"(%169) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1468 = "chlo.square"(%1467) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1469 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1470 = "stablehlo.broadcast_in_dim"(%1469) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1471 = "stablehlo.subtract"(%1470, %1468) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1472 = "stablehlo.multiply"(%1466, %1471) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1473 = "stablehlo.multiply"(%1472, %163) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1474 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 28, 262144>, start_indices = array<i64: 27, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1475 = "stablehlo.reshape"(%1474) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1476 = "stablehlo.multiply"(%1472, %1475) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1477 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 27, 262144>, start_indices = array<i64: 26, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1478 = "stablehlo.reshape"(%1477) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1479 = "stablehlo.add"(%1476, %1478) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1480 = "stablehlo.tanh"(%163) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1481 = "chlo.square"(%1480) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1482 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1483 = "stablehlo.broadcast_in_dim"(%1482) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1484 = "stablehlo.subtract"(%1483, %1481) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1485 = "stablehlo.multiply"(%1479, %1484) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1486 = "stablehlo.multiply"(%1485, %157) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1487 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 27, 262144>, start_indices = array<i64: 26, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1488 = "stablehlo.reshape"(%1487) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1489 = "stablehlo.multiply"(%1485, %1488) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1490 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 26, 262144>, start_indices = array<i64: 25, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1491 = "stablehlo.reshape"(%1490) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1492 = "stablehlo.add"(%1489, %1491) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1493 = "stablehlo.tanh"(%157) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1494 = "chlo.square"(%1493) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1495 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1496 = "stablehlo.broadcast_in_dim"(%1495) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1497 = "stablehlo.subtract"(%1496, %1494) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1498 = "stablehlo.multiply"(%1492, %1497) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1499 = "stablehlo.multiply"(%1498, %151) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1500 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 26, 262144>, start_indices = array<i64: 25, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1501 = "stablehlo.reshape"(%1500) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1502 = "stablehlo.multiply"(%1498, %1501) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1503 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 25, 262144>, start_indices = array<i64: 24, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1504 = "stablehlo.reshape"(%1503) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1505 = "stablehlo.add"(%1502, %1504) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1506 = "stablehlo.tanh"(%151) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1507 = "chlo.square"(%1506) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1508 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1509 = "stablehlo.broadcast_in_dim"(%1508) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1510 = "stablehlo.subtract"(%1509, %1507) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1511 = "stablehlo.multiply"(%1505, %1510) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1512 = "stablehlo.multiply"(%1511, %145) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1513 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 25, 262144>, start_indices = array<i64: 24, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1514 = "stablehlo.reshape"(%1513) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1515 = "stablehlo.multiply"(%1511, %1514) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1516 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 24, 262144>, start_indices = array<i64: 23, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1517 = "stablehlo.reshape"(%1516) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1518 = "stablehlo.add"(%1515, %1517) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1519 = "stablehlo.tanh"(%145) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1520 = "chlo.square"(%1519) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1521 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1522 = "stablehlo.broadcast_in_dim"(%1521) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1523 = "stablehlo.subtract"(%1522, %1520) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1524 = "stablehlo.multiply"(%1518, %1523) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1525 = "stablehlo.multiply"(%1524, %139) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1526 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 24, 262144>, start_indices = array<i64: 23, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1527 = "stablehlo.reshape"(%1526) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1528 = "stablehlo.multiply"(%1524, %1527) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1529 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 23, 262144>, start_indices = array<i64: 22, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1530 = "stablehlo.reshape"(%1529) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1531 = "stablehlo.add"(%1528, %1530) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1532 = "stablehlo.tanh"(%139) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1533 = "chlo.square"(%1532) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1534 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1535 = "stablehlo.broadcast_in_dim"(%1534) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1536 = "stablehlo.subtract"(%1535, %1533) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1537 = "stablehlo.multiply"(%1531, %1536) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1538 = "stablehlo.multiply"(%1537, %133) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1539 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 23, 262144>, start_indices = array<i64: 22, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1540 = "stablehlo.reshape"(%1539) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1541 = "stablehlo.multiply"(%1537, %1540) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1542 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 22, 262144>, start_indices = array<i64: 21, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1543 = "stablehlo.reshape"(%1542) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1544 = "stablehlo.add"(%1541, %1543) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1545 = "stablehlo.tanh"(%133) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1546 = "chlo.square"(%1545) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1547 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1548 = "stablehlo.broadcast_in_dim"(%1547) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1549 = "stablehlo.subtract"(%1548, %1546) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1550 = "stablehlo.multiply"(%1544, %1549) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1551 = "stablehlo.multiply"(%1550, %127) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1552 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 22, 262144>, start_indices = array<i64: 21, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1553 = "stablehlo.reshape"(%1552) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1554 = "stablehlo.multiply"(%1550, %1553) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1555 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 21, 262144>, start_indices = array<i64: 20, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1556 = "stablehlo.reshape"(%1555) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1557 = "stablehlo.add"(%1554, %1556) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1558 = "stablehlo.tanh"(%127) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1559 = "chlo.square"(%1558) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1560 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1561 = "stablehlo.broadcast_in_dim"(%1560) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1562 = "stablehlo.subtract"(%1561, %1559) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1563 = "stablehlo.multiply"(%1557, %1562) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1564 = "stablehlo.multiply"(%1563, %121) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1565 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 21, 262144>, start_indices = array<i64: 20, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1566 = "stablehlo.reshape"(%1565) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1567 = "stablehlo.multiply"(%1563, %1566) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1568 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 20, 262144>, start_indices = array<i64: 19, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1569 = "stablehlo.reshape"(%1568) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1570 = "stablehlo.add"(%1567, %1569) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1571 = "stablehlo.tanh"(%121) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1572 = "chlo.square"(%1571) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1573 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1574 = "stablehlo.broadcast_in_dim"(%1573) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1575 = "stablehlo.subtract"(%1574, %1572) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1576 = "stablehlo.multiply"(%1570, %1575) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1577 = "stablehlo.multiply"(%1576, %115) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1578 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 20, 262144>, start_indices = array<i64: 19, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1579 = "stablehlo.reshape"(%1578) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1580 = "stablehlo.multiply"(%1576, %1579) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1581 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 19, 262144>, start_indices = array<i64: 18, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1582 = "stablehlo.reshape"(%1581) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1583 = "stablehlo.add"(%1580, %1582) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1584 = "stablehlo.tanh"(%115) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1585 = "chlo.square"(%1584) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1586 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1587 = "stablehlo.broadcast_in_dim"(%1586) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1588 = "stablehlo.subtract"(%1587, %1585) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1589 = "stablehlo.multiply"(%1583, %1588) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1590 = "stablehlo.multiply"(%1589, %109) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1591 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 19, 262144>, start_indices = array<i64: 18, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1592 = "stablehlo.reshape"(%1591) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1593 = "stablehlo.multiply"(%1589, %1592) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1594 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 18, 262144>, start_indices = array<i64: 17, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1595 = "stablehlo.reshape"(%1594) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1596 = "stablehlo.add"(%1593, %1595) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1597 = "stablehlo.tanh"(%109) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1598 = "chlo.square"(%1597) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1599 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1600 = "stablehlo.broadcast_in_dim"(%1599) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1601 = "stablehlo.subtract"(%1600, %1598) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1602 = "stablehlo.multiply"(%1596, %1601) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1603 = "stablehlo.multiply"(%1602, %103) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1604 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 18, 262144>, start_indices = array<i64: 17, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1605 = "stablehlo.reshape"(%1604) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1606 = "stablehlo.multiply"(%1602, %1605) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1607 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 17, 262144>, start_indices = array<i64: 16, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1608 = "stablehlo.reshape"(%1607) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1609 = "stablehlo.add"(%1606, %1608) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1610 = "stablehlo.tanh"(%103) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1611 = "chlo.square"(%1610) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1612 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1613 = "stablehlo.broadcast_in_dim"(%1612) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1614 = "stablehlo.subtract"(%1613, %1611) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1615 = "stablehlo.multiply"(%1609, %1614) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1616 = "stablehlo.multiply"(%1615, %97) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1617 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 17, 262144>, start_indices = array<i64: 16, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1618 = "stablehlo.reshape"(%1617) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1619 = "stablehlo.multiply"(%1615, %1618) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1620 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 16, 262144>, start_indices = array<i64: 15, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1621 = "stablehlo.reshape"(%1620) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1622 = "stablehlo.add"(%1619, %1621) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1623 = "stablehlo.tanh"(%97) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1624 = "chlo.square"(%1623) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1625 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1626 = "stablehlo.broadcast_in_dim"(%1625) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1627 = "stablehlo.subtract"(%1626, %1624) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1628 = "stablehlo.multiply"(%1622, %1627) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1629 = "stablehlo.multiply"(%1628, %91) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1630 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 16, 262144>, start_indices = array<i64: 15, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1631 = "stablehlo.reshape"(%1630) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1632 = "stablehlo.multiply"(%1628, %1631) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1633 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 15, 262144>, start_indices = array<i64: 14, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1634 = "stablehlo.reshape"(%1633) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1635 = "stablehlo.add"(%1632, %1634) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1636 = "stablehlo.tanh"(%91) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1637 = "chlo.square"(%1636) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1638 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1639 = "stablehlo.broadcast_in_dim"(%1638) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1640 = "stablehlo.subtract"(%1639, %1637) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1641 = "stablehlo.multiply"(%1635, %1640) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1642 = "stablehlo.multiply"(%1641, %85) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1643 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 15, 262144>, start_indices = array<i64: 14, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1644 = "stablehlo.reshape"(%1643) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1645 = "stablehlo.multiply"(%1641, %1644) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1646 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 14, 262144>, start_indices = array<i64: 13, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1647 = "stablehlo.reshape"(%1646) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1648 = "stablehlo.add"(%1645, %1647) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1649 = "stablehlo.tanh"(%85) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1650 = "chlo.square"(%1649) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1651 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1652 = "stablehlo.broadcast_in_dim"(%1651) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1653 = "stablehlo.subtract"(%1652, %1650) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1654 = "stablehlo.multiply"(%1648, %1653) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1655 = "stablehlo.multiply"(%1654, %79) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1656 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 14, 262144>, start_indices = array<i64: 13, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1657 = "stablehlo.reshape"(%1656) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1658 = "stablehlo.multiply"(%1654, %1657) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1659 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 13, 262144>, start_indices = array<i64: 12, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1660 = "stablehlo.reshape"(%1659) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1661 = "stablehlo.add"(%1658, %1660) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1662 = "stablehlo.tanh"(%79) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1663 = "chlo.square"(%1662) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1664 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1665 = "stablehlo.broadcast_in_dim"(%1664) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1666 = "stablehlo.subtract"(%1665, %1663) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1667 = "stablehlo.multiply"(%1661, %1666) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1668 = "stablehlo.multiply"(%1667, %73) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1669 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 13, 262144>, start_indices = array<i64: 12, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1670 = "stablehlo.reshape"(%1669) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1671 = "stablehlo.multiply"(%1667, %1670) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1672 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 12, 262144>, start_indices = array<i64: 11, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1673 = "stablehlo.reshape"(%1672) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1674 = "stablehlo.add"(%1671, %1673) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1675 = "stablehlo.tanh"(%73) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1676 = "chlo.square"(%1675) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1677 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1678 = "stablehlo.broadcast_in_dim"(%1677) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1679 = "stablehlo.subtract"(%1678, %1676) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1680 = "stablehlo.multiply"(%1674, %1679) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1681 = "stablehlo.multiply"(%1680, %67) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1682 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 12, 262144>, start_indices = array<i64: 11, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1683 = "stablehlo.reshape"(%1682) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1684 = "stablehlo.multiply"(%1680, %1683) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1685 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 11, 262144>, start_indices = array<i64: 10, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1686 = "stablehlo.reshape"(%1685) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1687 = "stablehlo.add"(%1684, %1686) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1688 = "stablehlo.tanh"(%67) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1689 = "chlo.square"(%1688) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1690 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1691 = "stablehlo.broadcast_in_dim"(%1690) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1692 = "stablehlo.subtract"(%1691, %1689) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1693 = "stablehlo.multiply"(%1687, %1692) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1694 = "stablehlo.multiply"(%1693, %61) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1695 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 11, 262144>, start_indices = array<i64: 10, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1696 = "stablehlo.reshape"(%1695) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1697 = "stablehlo.multiply"(%1693, %1696) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1698 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 10, 262144>, start_indices = array<i64: 9, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1699 = "stablehlo.reshape"(%1698) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1700 = "stablehlo.add"(%1697, %1699) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1701 = "stablehlo.tanh"(%61) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1702 = "chlo.square"(%1701) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1703 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1704 = "stablehlo.broadcast_in_dim"(%1703) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1705 = "stablehlo.subtract"(%1704, %1702) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1706 = "stablehlo.multiply"(%1700, %1705) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1707 = "stablehlo.multiply"(%1706, %55) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1708 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 10, 262144>, start_indices = array<i64: 9, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1709 = "stablehlo.reshape"(%1708) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1710 = "stablehlo.multiply"(%1706, %1709) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1711 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 9, 262144>, start_indices = array<i64: 8, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1712 = "stablehlo.reshape"(%1711) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1713 = "stablehlo.add"(%1710, %1712) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1714 = "stablehlo.tanh"(%55) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1715 = "chlo.square"(%1714) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1716 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1717 = "stablehlo.broadcast_in_dim"(%1716) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1718 = "stablehlo.subtract"(%1717, %1715) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1719 = "stablehlo.multiply"(%1713, %1718) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1720 = "stablehlo.multiply"(%1719, %49) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1721 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 9, 262144>, start_indices = array<i64: 8, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1722 = "stablehlo.reshape"(%1721) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1723 = "stablehlo.multiply"(%1719, %1722) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1724 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 8, 262144>, start_indices = array<i64: 7, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1725 = "stablehlo.reshape"(%1724) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1726 = "stablehlo.add"(%1723, %1725) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1727 = "stablehlo.tanh"(%49) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1728 = "chlo.square"(%1727) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1729 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1730 = "stablehlo.broadcast_in_dim"(%1729) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1731 = "stablehlo.subtract"(%1730, %1728) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1732 = "stablehlo.multiply"(%1726, %1731) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1733 = "stablehlo.multiply"(%1732, %43) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1734 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 8, 262144>, start_indices = array<i64: 7, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1735 = "stablehlo.reshape"(%1734) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1736 = "stablehlo.multiply"(%1732, %1735) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1737 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 7, 262144>, start_indices = array<i64: 6, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1738 = "stablehlo.reshape"(%1737) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1739 = "stablehlo.add"(%1736, %1738) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1740 = "stablehlo.tanh"(%43) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1741 = "chlo.square"(%1740) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1742 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1743 = "stablehlo.broadcast_in_dim"(%1742) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1744 = "stablehlo.subtract"(%1743, %1741) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1745 = "stablehlo.multiply"(%1739, %1744) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1746 = "stablehlo.multiply"(%1745, %37) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1747 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 7, 262144>, start_indices = array<i64: 6, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1748 = "stablehlo.reshape"(%1747) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1749 = "stablehlo.multiply"(%1745, %1748) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1750 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 6, 262144>, start_indices = array<i64: 5, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1751 = "stablehlo.reshape"(%1750) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1752 = "stablehlo.add"(%1749, %1751) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1753 = "stablehlo.tanh"(%37) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1754 = "chlo.square"(%1753) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1755 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1756 = "stablehlo.broadcast_in_dim"(%1755) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1757 = "stablehlo.subtract"(%1756, %1754) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1758 = "stablehlo.multiply"(%1752, %1757) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1759 = "stablehlo.multiply"(%1758, %31) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1760 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 6, 262144>, start_indices = array<i64: 5, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1761 = "stablehlo.reshape"(%1760) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1762 = "stablehlo.multiply"(%1758, %1761) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1763 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 5, 262144>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1764 = "stablehlo.reshape"(%1763) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1765 = "stablehlo.add"(%1762, %1764) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1766 = "stablehlo.tanh"(%31) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1767 = "chlo.square"(%1766) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1768 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1769 = "stablehlo.broadcast_in_dim"(%1768) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1770 = "stablehlo.subtract"(%1769, %1767) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1771 = "stablehlo.multiply"(%1765, %1770) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1772 = "stablehlo.multiply"(%1771, %25) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1773 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 5, 262144>, start_indices = array<i64: 4, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1774 = "stablehlo.reshape"(%1773) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1775 = "stablehlo.multiply"(%1771, %1774) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1776 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 4, 262144>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1777 = "stablehlo.reshape"(%1776) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1778 = "stablehlo.add"(%1775, %1777) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1779 = "stablehlo.tanh"(%25) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1780 = "chlo.square"(%1779) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1781 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1782 = "stablehlo.broadcast_in_dim"(%1781) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1783 = "stablehlo.subtract"(%1782, %1780) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1784 = "stablehlo.multiply"(%1778, %1783) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1785 = "stablehlo.multiply"(%1784, %19) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1786 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4, 262144>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1787 = "stablehlo.reshape"(%1786) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1788 = "stablehlo.multiply"(%1784, %1787) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1789 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 3, 262144>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1790 = "stablehlo.reshape"(%1789) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1791 = "stablehlo.add"(%1788, %1790) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1792 = "stablehlo.tanh"(%19) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1793 = "chlo.square"(%1792) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1794 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1795 = "stablehlo.broadcast_in_dim"(%1794) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1796 = "stablehlo.subtract"(%1795, %1793) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1797 = "stablehlo.multiply"(%1791, %1796) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1798 = "stablehlo.multiply"(%1797, %13) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1799 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 262144>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1800 = "stablehlo.reshape"(%1799) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1801 = "stablehlo.multiply"(%1797, %1800) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1802 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 2, 262144>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1803 = "stablehlo.reshape"(%1802) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1804 = "stablehlo.add"(%1801, %1803) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1805 = "stablehlo.tanh"(%13) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1806 = "chlo.square"(%1805) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1807 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1808 = "stablehlo.broadcast_in_dim"(%1807) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1809 = "stablehlo.subtract"(%1808, %1806) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1810 = "stablehlo.multiply"(%1804, %1809) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1811 = "stablehlo.multiply"(%1810, %7) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1812 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2, 262144>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1813 = "stablehlo.reshape"(%1812) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1814 = "stablehlo.multiply"(%1810, %1813) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1815 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1, 262144>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<96x262144xf32>) -> tensor<1x262144xf32>
    %1816 = "stablehlo.reshape"(%1815) : (tensor<1x262144xf32>) -> tensor<262144xf32>
    %1817 = "stablehlo.add"(%1814, %1816) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1818 = "stablehlo.tanh"(%7) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1819 = "chlo.square"(%1818) : (tensor<262144xf32>) -> tensor<262144xf32>
    %1820 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1821 = "stablehlo.broadcast_in_dim"(%1820) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<262144xf32>
    %1822 = "stablehlo.subtract"(%1821, %1819) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1823 = "stablehlo.multiply"(%1817, %1822) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1824 = "stablehlo.multiply"(%1823, %1) : (tensor<262144xf32>, tensor<262144xf32>) -> tensor<262144xf32>
    %1825 = "stablehlo.broadcast_in_dim"(%1824) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1826 = "stablehlo.broadcast_in_dim"(%1811) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1827 = "stablehlo.broadcast_in_dim"(%1798) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1828 = "stablehlo.broadcast_in_dim"(%1785) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1829 = "stablehlo.broadcast_in_dim"(%1772) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1830 = "stablehlo.broadcast_in_dim"(%1759) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1831 = "stablehlo.broadcast_in_dim"(%1746) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1832 = "stablehlo.broadcast_in_dim"(%1733) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1833 = "stablehlo.broadcast_in_dim"(%1720) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1834 = "stablehlo.broadcast_in_dim"(%1707) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1835 = "stablehlo.broadcast_in_dim"(%1694) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1836 = "stablehlo.broadcast_in_dim"(%1681) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1837 = "stablehlo.broadcast_in_dim"(%1668) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1838 = "stablehlo.broadcast_in_dim"(%1655) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1839 = "stablehlo.broadcast_in_dim"(%1642) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1840 = "stablehlo.broadcast_in_dim"(%1629) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1841 = "stablehlo.broadcast_in_dim"(%1616) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1842 = "stablehlo.broadcast_in_dim"(%1603) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1843 = "stablehlo.broadcast_in_dim"(%1590) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1844 = "stablehlo.broadcast_in_dim"(%1577) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1845 = "stablehlo.broadcast_in_dim"(%1564) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1846 = "stablehlo.broadcast_in_dim"(%1551) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1847 = "stablehlo.broadcast_in_dim"(%1538) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1848 = "stablehlo.broadcast_in_dim"(%1525) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1849 = "stablehlo.broadcast_in_dim"(%1512) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1850 = "stablehlo.broadcast_in_dim"(%1499) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1851 = "stablehlo.broadcast_in_dim"(%1486) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1852 = "stablehlo.broadcast_in_dim"(%1473) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1853 = "stablehlo.broadcast_in_dim"(%1460) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1854 = "stablehlo.broadcast_in_dim"(%1447) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1855 = "stablehlo.broadcast_in_dim"(%1434) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1856 = "stablehlo.broadcast_in_dim"(%1421) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1857 = "stablehlo.broadcast_in_dim"(%1408) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1858 = "stablehlo.broadcast_in_dim"(%1395) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1859 = "stablehlo.broadcast_in_dim"(%1382) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1860 = "stablehlo.broadcast_in_dim"(%1369) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1861 = "stablehlo.broadcast_in_dim"(%1356) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1862 = "stablehlo.broadcast_in_dim"(%1343) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1863 = "stablehlo.broadcast_in_dim"(%1330) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1864 = "stablehlo.broadcast_in_dim"(%1317) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1865 = "stablehlo.broadcast_in_dim"(%1304) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1866 = "stablehlo.broadcast_in_dim"(%1291) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1867 = "stablehlo.broadcast_in_dim"(%1278) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1868 = "stablehlo.broadcast_in_dim"(%1265) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1869 = "stablehlo.broadcast_in_dim"(%1252) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1870 = "stablehlo.broadcast_in_dim"(%1239) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1871 = "stablehlo.broadcast_in_dim"(%1226) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1872 = "stablehlo.broadcast_in_dim"(%1213) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1873 = "stablehlo.broadcast_in_dim"(%1200) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1874 = "stablehlo.broadcast_in_dim"(%1187) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1875 = "stablehlo.broadcast_in_dim"(%1174) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1876 = "stablehlo.broadcast_in_dim"(%1161) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1877 = "stablehlo.broadcast_in_dim"(%1148) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1878 = "stablehlo.broadcast_in_dim"(%1135) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1879 = "stablehlo.broadcast_in_dim"(%1122) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1880 = "stablehlo.broadcast_in_dim"(%1109) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1881 = "stablehlo.broadcast_in_dim"(%1096) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1882 = "stablehlo.broadcast_in_dim"(%1083) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1883 = "stablehlo.broadcast_in_dim"(%1070) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1884 = "stablehlo.broadcast_in_dim"(%1057) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1885 = "stablehlo.broadcast_in_dim"(%1044) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1886 = "stablehlo.broadcast_in_dim"(%1031) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1887 = "stablehlo.broadcast_in_dim"(%1018) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1888 = "stablehlo.broadcast_in_dim"(%1005) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1889 = "stablehlo.broadcast_in_dim"(%992) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1890 = "stablehlo.broadcast_in_dim"(%979) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1891 = "stablehlo.broadcast_in_dim"(%966) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1892 = "stablehlo.broadcast_in_dim"(%953) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1893 = "stablehlo.broadcast_in_dim"(%940) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1894 = "stablehlo.broadcast_in_dim"(%927) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1895 = "stablehlo.broadcast_in_dim"(%914) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1896 = "stablehlo.broadcast_in_dim"(%901) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1897 = "stablehlo.broadcast_in_dim"(%888) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1898 = "stablehlo.broadcast_in_dim"(%875) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1899 = "stablehlo.broadcast_in_dim"(%862) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1900 = "stablehlo.broadcast_in_dim"(%849) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1901 = "stablehlo.broadcast_in_dim"(%836) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1902 = "stablehlo.broadcast_in_dim"(%823) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1903 = "stablehlo.broadcast_in_dim"(%810) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1904 = "stablehlo.broadcast_in_dim"(%797) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1905 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1906 = "stablehlo.broadcast_in_dim"(%771) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1907 = "stablehlo.broadcast_in_dim"(%758) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1908 = "stablehlo.broadcast_in_dim"(%745) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1909 = "stablehlo.broadcast_in_dim"(%732) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1910 = "stablehlo.broadcast_in_dim"(%719) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1911 = "stablehlo.broadcast_in_dim"(%706) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1912 = "stablehlo.broadcast_in_dim"(%693) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1913 = "stablehlo.broadcast_in_dim"(%680) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1914 = "stablehlo.broadcast_in_dim"(%667) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1915 = "stablehlo.broadcast_in_dim"(%654) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1916 = "stablehlo.broadcast_in_dim"(%641) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1917 = "stablehlo.broadcast_in_dim"(%628) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1918 = "stablehlo.broadcast_in_dim"(%615) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1919 = "stablehlo.broadcast_in_dim"(%602) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1920 = "stablehlo.broadcast_in_dim"(%589) <{broadcast_dimensions = array<i64: 1>}> : (tensor<262144xf32>) -> tensor<1x262144xf32>
    %1921 = "stablehlo.concatenate"(%1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840) <{dimension = 0 : i64}> : (tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>) -> tensor<16x262144xf32>
    %1922 = "stablehlo.concatenate"(%1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856) <{dimension = 0 : i64}> : (tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>) -> tensor<16x262144xf32>
    %1923 = "stablehlo.concatenate"(%1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872) <{dimension = 0 : i64}> : (tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>) -> tensor<16x262144xf32>
    %1924 = "stablehlo.concatenate"(%1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888) <{dimension = 0 : i64}> : (tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>) -> tensor<16x262144xf32>
    %1925 = "stablehlo.concatenate"(%1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904) <{dimension = 0 : i64}> : (tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>) -> tensor<16x262144xf32>
    %1926 = "stablehlo.concatenate"(%1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920) <{dimension = 0 : i64}> : (tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>, tensor<1x262144xf32>) -> tensor<16x262144xf32>
    %1927 = "stablehlo.concatenate"(%1921, %1922, %1923, %1924, %1925, %1926) <{dimension = 0 : i64}> : (tensor<16x262144xf32>, tensor<16x262144xf32>, tensor<16x262144xf32>, tensor<16x262144xf32>, tensor<16x262144xf32>, tensor<16x262144xf32>) -> tensor<96x262144xf32>
    "func.return"(%1927) : (tensor<96x262144xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()


"builtin.module"() <{sym_name = "jit_gradients"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<1000x256xbf16>, tensor<256xbf16>, tensor<256x1000xbf16>, tensor<2x128xi32>, tensor<2x128xi32>) -> (tensor<f32>, tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<1000x256xbf16>, tensor<256xbf16>, tensor<256x1000xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]['blocks'][0]['attention_gain']"}, {jax.result_info = "result[1]['blocks'][0]['down']"}, {jax.result_info = "result[1]['blocks'][0]['gate']"}, {jax.result_info = "result[1]['blocks'][0]['key']"}, {jax.result_info = "result[1]['blocks'][0]['mlp_gain']"}, {jax.result_info = "result[1]['blocks'][0]['out']"}, {jax.result_info = "result[1]['blocks'][0]['query']"}, {jax.result_info = "result[1]['blocks'][0]['up']"}, {jax.result_info = "result[1]['blocks'][0]['value']"}, {jax.result_info = "result[1]['blocks'][1]['attention_gain']"}, {jax.result_info = "result[1]['blocks'][1]['down']"}, {jax.result_info = "result[1]['blocks'][1]['gate']"}, {jax.result_info = "result[1]['blocks'][1]['key']"}, {jax.result_info = "result[1]['blocks'][1]['mlp_gain']"}, {jax.result_info = "result[1]['blocks'][1]['out']"}, {jax.result_info = "result[1]['blocks'][1]['query']"}, {jax.result_info = "result[1]['blocks'][1]['up']"}, {jax.result_info = "result[1]['blocks'][1]['value']"}, {jax.result_info = "result[1]['embedding']"}, {jax.result_info = "result[1]['final_gain']"}, {jax.result_info = "result[1]['head']"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<256xbf16>, %arg20: tensor<704x256xbf16>, %arg21: tensor<256x704xbf16>, %arg22: tensor<256x128xbf16>, %arg23: tensor<256xbf16>, %arg24: tensor<256x256xbf16>, %arg25: tensor<256x256xbf16>, %arg26: tensor<256x704xbf16>, %arg27: tensor<256x128xbf16>, %arg28: tensor<256xbf16>, %arg29: tensor<704x256xbf16>, %arg30: tensor<256x704xbf16>, %arg31: tensor<256x128xbf16>, %arg32: tensor<256xbf16>, %arg33: tensor<256x256xbf16>, %arg34: tensor<256x256xbf16>, %arg35: tensor<256x704xbf16>, %arg36: tensor<256x128xbf16>, %arg37: tensor<1000x256xbf16>, %arg38: tensor<256xbf16>, %arg39: tensor<256x1000xbf16>, %arg40: tensor<2x128xi32>, %arg41: tensor<2x128xi32>):
    %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32xf32>
    %61 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %63 = "stablehlo.multiply"(%62, %60) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %66 = "stablehlo.add"(%65, %63) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %67 = "stablehlo.negate"(%66) : (tensor<32xf32>) -> tensor<32xf32>
    %68 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %70 = "stablehlo.divide"(%67, %69) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.000000e+04> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %73 = "stablehlo.power"(%72, %70) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %74 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<128xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0>}> : (tensor<128xf32>) -> tensor<128x1xf32>
    %76 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 1>}> : (tensor<32xf32>) -> tensor<1x32xf32>
    %77 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<128x1xf32>) -> tensor<128x32xf32>
    %78 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x32xf32>) -> tensor<128x32xf32>
    %79 = "stablehlo.multiply"(%77, %78) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %80 = "stablehlo.cosine"(%79) : (tensor<128x32xf32>) -> tensor<128x32xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<128x32xf32>) -> tensor<128x1x32xf32>
    %82 = "stablehlo.sine"(%79) : (tensor<128x32xf32>) -> tensor<128x32xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<128x32xf32>) -> tensor<128x1x32xf32>
    %84 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x128xi32>
    %86 = "stablehlo.compare"(%arg40, %85) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x128xi32>, tensor<2x128xi32>) -> tensor<2x128xi1>
    %87 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x128xi32>
    %89 = "stablehlo.add"(%arg40, %88) : (tensor<2x128xi32>, tensor<2x128xi32>) -> tensor<2x128xi32>
    %90 = "stablehlo.select"(%86, %89, %arg40) : (tensor<2x128xi1>, tensor<2x128xi32>, tensor<2x128xi32>) -> tensor<2x128xi32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xi32>) -> tensor<2x128x1xi32>
    %92 = "stablehlo.gather"(%arg37, %91) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 256>}> : (tensor<1000x256xbf16>, tensor<2x128x1xi32>) -> tensor<2x128x256xbf16>
    %93 = "stablehlo.convert"(%92) : (tensor<2x128x256xbf16>) -> tensor<2x128x256xf32>
    %94 = "chlo.square"(%93) : (tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %95 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x256xf32>
    %97 = "stablehlo.multiply"(%96, %93) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %98 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.reduce"(%94, %98) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg114: tensor<f32>, %arg115: tensor<f32>):
      %814 = "stablehlo.add"(%arg114, %arg115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%814) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %101 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %103 = "stablehlo.divide"(%100, %102) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %104 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %106 = "stablehlo.add"(%103, %105) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %107 = "stablehlo.rsqrt"(%106) : (tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %108 = "stablehlo.divide"(%107, %106) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %109 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %111 = "stablehlo.multiply"(%110, %108) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %112 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %113 = "stablehlo.multiply"(%93, %112) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %114 = "stablehlo.convert"(%arg19) : (tensor<256xbf16>) -> tensor<256xf32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 2>}> : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %117 = "stablehlo.multiply"(%113, %116) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %118 = "stablehlo.convert"(%117) : (tensor<2x128x256xf32>) -> tensor<2x128x256xbf16>
    %119 = "stablehlo.dot_general"(%118, %arg25) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x256xbf16>) -> tensor<2x128x256xbf16>
    %120 = "stablehlo.reshape"(%119) : (tensor<2x128x256xbf16>) -> tensor<2x128x4x64xbf16>
    %121 = "stablehlo.dot_general"(%118, %arg22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x128xbf16>) -> tensor<2x128x128xbf16>
    %122 = "stablehlo.reshape"(%121) : (tensor<2x128x128xbf16>) -> tensor<2x128x2x64xbf16>
    %123 = "stablehlo.dot_general"(%118, %arg27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x128xbf16>) -> tensor<2x128x128xbf16>
    %124 = "stablehlo.reshape"(%123) : (tensor<2x128x128xbf16>) -> tensor<2x128x2x64xbf16>
    %125 = "stablehlo.convert"(%120) : (tensor<2x128x4x64xbf16>) -> tensor<2x128x4x64xf32>
    %126 = "stablehlo.slice"(%125) <{limit_indices = array<i64: 2, 128, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x32xf32>
    %127 = "stablehlo.slice"(%125) <{limit_indices = array<i64: 2, 128, 4, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x32xf32>
    %128 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %130 = "stablehlo.multiply"(%126, %129) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %131 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %133 = "stablehlo.multiply"(%127, %132) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %134 = "stablehlo.subtract"(%130, %133) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %135 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %137 = "stablehlo.multiply"(%127, %136) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %138 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %140 = "stablehlo.multiply"(%126, %139) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %141 = "stablehlo.add"(%137, %140) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %142 = "stablehlo.concatenate"(%134, %141) <{dimension = 3 : i64}> : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x64xf32>
    %143 = "stablehlo.convert"(%142) : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x64xbf16>
    %144 = "stablehlo.reshape"(%143) : (tensor<2x128x4x64xbf16>) -> tensor<2x128x2x2x64xbf16>
    %145 = "stablehlo.convert"(%122) : (tensor<2x128x2x64xbf16>) -> tensor<2x128x2x64xf32>
    %146 = "stablehlo.slice"(%145) <{limit_indices = array<i64: 2, 128, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x32xf32>
    %147 = "stablehlo.slice"(%145) <{limit_indices = array<i64: 2, 128, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x32xf32>
    %148 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %150 = "stablehlo.multiply"(%146, %149) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %151 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %153 = "stablehlo.multiply"(%147, %152) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %154 = "stablehlo.subtract"(%150, %153) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %155 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %157 = "stablehlo.multiply"(%147, %156) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %158 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %160 = "stablehlo.multiply"(%146, %159) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %161 = "stablehlo.add"(%157, %160) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %162 = "stablehlo.concatenate"(%154, %161) <{dimension = 3 : i64}> : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x64xf32>
    %163 = "stablehlo.convert"(%162) : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x64xbf16>
    %164 = "stablehlo.dot_general"(%163, %144) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x2x64xbf16>, tensor<2x128x2x2x64xbf16>) -> tensor<2x2x128x128x2xf32>
    %165 = "stablehlo.transpose"(%164) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x128x128x2xf32>) -> tensor<2x2x2x128x128xf32>
    %166 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<128x128xi1>
    %168 = "func.call"(%167) <{callee = @tril}> : (tensor<128x128xi1>) -> tensor<128x128xi1>
    %169 = "stablehlo.constant"() <{value = dense<1.250000e-01> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x128x128xf32>
    %171 = "stablehlo.multiply"(%165, %170) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %172 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %173:2 = "func.call"(%168, %171, %172) <{callee = @_where}> : (tensor<128x128xi1>, tensor<2x2x2x128x128xf32>, tensor<f32>) -> (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xi1>)
    %174 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.reduce"(%173#0, %174) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg112: tensor<f32>, %arg113: tensor<f32>):
      %813 = "stablehlo.maximum"(%arg112, %arg113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%813) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x128x128xf32>, tensor<f32>) -> tensor<2x2x2x128xf32>
    %176 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x128xf32>
    %178 = "stablehlo.maximum"(%177, %175) : (tensor<2x2x2x128xf32>, tensor<2x2x2x128xf32>) -> tensor<2x2x2x128xf32>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x128xf32>) -> tensor<2x2x2x128x1xf32>
    %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x128xf32>
    %181 = "stablehlo.subtract"(%173#0, %180) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %182 = "stablehlo.exponential"(%181) : (tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %183 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %184 = "stablehlo.reduce"(%182, %183) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg110: tensor<f32>, %arg111: tensor<f32>):
      %812 = "stablehlo.add"(%arg110, %arg111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%812) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x128x128xf32>, tensor<f32>) -> tensor<2x2x2x128xf32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x128xf32>) -> tensor<2x2x2x128x1xf32>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x128xf32>
    %187 = "stablehlo.divide"(%182, %186) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %188 = "stablehlo.multiply"(%185, %185) : (tensor<2x2x2x128x1xf32>, tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x1xf32>
    %189 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x128x1xf32>
    %191 = "stablehlo.divide"(%190, %188) : (tensor<2x2x2x128x1xf32>, tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x1xf32>
    %192 = "stablehlo.convert"(%187) : (tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xbf16>
    %193 = "stablehlo.dot_general"(%124, %192) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x2x64xbf16>, tensor<2x2x2x128x128xbf16>) -> tensor<2x2x64x2x128xbf16>
    %194 = "stablehlo.transpose"(%193) <{permutation = array<i64: 0, 4, 1, 3, 2>}> : (tensor<2x2x64x2x128xbf16>) -> tensor<2x128x2x2x64xbf16>
    %195 = "stablehlo.reshape"(%194) : (tensor<2x128x2x2x64xbf16>) -> tensor<2x128x256xbf16>
    %196 = "stablehlo.dot_general"(%195, %arg24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x256xbf16>) -> tensor<2x128x256xbf16>
    %197 = "stablehlo.add"(%92, %196) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %198 = "stablehlo.convert"(%197) : (tensor<2x128x256xbf16>) -> tensor<2x128x256xf32>
    %199 = "chlo.square"(%198) : (tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %200 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %201 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x256xf32>
    %202 = "stablehlo.multiply"(%201, %198) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %203 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %204 = "stablehlo.reduce"(%199, %203) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg108: tensor<f32>, %arg109: tensor<f32>):
      %811 = "stablehlo.add"(%arg108, %arg109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%811) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %206 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %208 = "stablehlo.divide"(%205, %207) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %209 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %211 = "stablehlo.add"(%208, %210) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %212 = "stablehlo.rsqrt"(%211) : (tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %213 = "stablehlo.divide"(%212, %211) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %214 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %216 = "stablehlo.multiply"(%215, %213) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %217 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %218 = "stablehlo.multiply"(%198, %217) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %219 = "stablehlo.convert"(%arg23) : (tensor<256xbf16>) -> tensor<256xf32>
    %220 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64: 2>}> : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %221 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %222 = "stablehlo.multiply"(%218, %221) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %223 = "stablehlo.convert"(%222) : (tensor<2x128x256xf32>) -> tensor<2x128x256xbf16>
    %224 = "stablehlo.dot_general"(%223, %arg21) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x704xbf16>) -> tensor<2x128x704xbf16>
    %225 = "stablehlo.convert"(%224) : (tensor<2x128x704xbf16>) -> tensor<2x128x704xf32>
    %226:3 = "func.call"(%225) <{callee = @silu}> : (tensor<2x128x704xf32>) -> (tensor<2x128x704xf32>, tensor<2x128x704xf32>, tensor<2x128x704xf32>)
    %227 = "stablehlo.convert"(%226#0) : (tensor<2x128x704xf32>) -> tensor<2x128x704xbf16>
    %228 = "stablehlo.dot_general"(%223, %arg26) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x704xbf16>) -> tensor<2x128x704xbf16>
    %229 = "stablehlo.multiply"(%227, %228) : (tensor<2x128x704xbf16>, tensor<2x128x704xbf16>) -> tensor<2x128x704xbf16>
    %230 = "stablehlo.dot_general"(%229, %arg20) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x704xbf16>, tensor<704x256xbf16>) -> tensor<2x128x256xbf16>
    %231 = "stablehlo.add"(%197, %230) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %232 = "stablehlo.convert"(%231) : (tensor<2x128x256xbf16>) -> tensor<2x128x256xf32>
    %233 = "chlo.square"(%232) : (tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %234 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %235 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x256xf32>
    %236 = "stablehlo.multiply"(%235, %232) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %237 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %238 = "stablehlo.reduce"(%233, %237) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<f32>):
      %810 = "stablehlo.add"(%arg106, %arg107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%810) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %239 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %240 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %241 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %242 = "stablehlo.divide"(%239, %241) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %243 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %245 = "stablehlo.add"(%242, %244) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %246 = "stablehlo.rsqrt"(%245) : (tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %247 = "stablehlo.divide"(%246, %245) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %248 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %249 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %250 = "stablehlo.multiply"(%249, %247) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %251 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %252 = "stablehlo.multiply"(%232, %251) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %253 = "stablehlo.convert"(%arg28) : (tensor<256xbf16>) -> tensor<256xf32>
    %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64: 2>}> : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %255 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %256 = "stablehlo.multiply"(%252, %255) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %257 = "stablehlo.convert"(%256) : (tensor<2x128x256xf32>) -> tensor<2x128x256xbf16>
    %258 = "stablehlo.dot_general"(%257, %arg34) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x256xbf16>) -> tensor<2x128x256xbf16>
    %259 = "stablehlo.reshape"(%258) : (tensor<2x128x256xbf16>) -> tensor<2x128x4x64xbf16>
    %260 = "stablehlo.dot_general"(%257, %arg31) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x128xbf16>) -> tensor<2x128x128xbf16>
    %261 = "stablehlo.reshape"(%260) : (tensor<2x128x128xbf16>) -> tensor<2x128x2x64xbf16>
    %262 = "stablehlo.dot_general"(%257, %arg36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x128xbf16>) -> tensor<2x128x128xbf16>
    %263 = "stablehlo.reshape"(%262) : (tensor<2x128x128xbf16>) -> tensor<2x128x2x64xbf16>
    %264 = "stablehlo.convert"(%259) : (tensor<2x128x4x64xbf16>) -> tensor<2x128x4x64xf32>
    %265 = "stablehlo.slice"(%264) <{limit_indices = array<i64: 2, 128, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x32xf32>
    %266 = "stablehlo.slice"(%264) <{limit_indices = array<i64: 2, 128, 4, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x32xf32>
    %267 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %269 = "stablehlo.multiply"(%265, %268) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %270 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %271 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %272 = "stablehlo.multiply"(%266, %271) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %273 = "stablehlo.subtract"(%269, %272) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %274 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %275 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %276 = "stablehlo.multiply"(%266, %275) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %277 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %279 = "stablehlo.multiply"(%265, %278) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %280 = "stablehlo.add"(%276, %279) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %281 = "stablehlo.concatenate"(%273, %280) <{dimension = 3 : i64}> : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x64xf32>
    %282 = "stablehlo.convert"(%281) : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x64xbf16>
    %283 = "stablehlo.reshape"(%282) : (tensor<2x128x4x64xbf16>) -> tensor<2x128x2x2x64xbf16>
    %284 = "stablehlo.convert"(%261) : (tensor<2x128x2x64xbf16>) -> tensor<2x128x2x64xf32>
    %285 = "stablehlo.slice"(%284) <{limit_indices = array<i64: 2, 128, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x32xf32>
    %286 = "stablehlo.slice"(%284) <{limit_indices = array<i64: 2, 128, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x32xf32>
    %287 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %289 = "stablehlo.multiply"(%285, %288) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %290 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %292 = "stablehlo.multiply"(%286, %291) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %293 = "stablehlo.subtract"(%289, %292) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %294 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %295 = "stablehlo.broadcast_in_dim"(%294) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %296 = "stablehlo.multiply"(%286, %295) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %297 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<128x1x32xf32>) -> tensor<1x128x1x32xf32>
    %298 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %299 = "stablehlo.multiply"(%285, %298) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %300 = "stablehlo.add"(%296, %299) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %301 = "stablehlo.concatenate"(%293, %300) <{dimension = 3 : i64}> : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x64xf32>
    %302 = "stablehlo.convert"(%301) : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x64xbf16>
    %303 = "stablehlo.dot_general"(%302, %283) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x2x64xbf16>, tensor<2x128x2x2x64xbf16>) -> tensor<2x2x128x128x2xf32>
    %304 = "stablehlo.transpose"(%303) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x128x128x2xf32>) -> tensor<2x2x2x128x128xf32>
    %305 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<128x128xi1>
    %307 = "func.call"(%306) <{callee = @tril}> : (tensor<128x128xi1>) -> tensor<128x128xi1>
    %308 = "stablehlo.constant"() <{value = dense<1.250000e-01> : tensor<f32>}> : () -> tensor<f32>
    %309 = "stablehlo.broadcast_in_dim"(%308) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x128x128xf32>
    %310 = "stablehlo.multiply"(%304, %309) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %311 = "stablehlo.constant"() <{value = dense<-1.000000e+30> : tensor<f32>}> : () -> tensor<f32>
    %312:2 = "func.call"(%307, %310, %311) <{callee = @_where}> : (tensor<128x128xi1>, tensor<2x2x2x128x128xf32>, tensor<f32>) -> (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xi1>)
    %313 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %314 = "stablehlo.reduce"(%312#0, %313) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %809 = "stablehlo.maximum"(%arg104, %arg105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%809) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x128x128xf32>, tensor<f32>) -> tensor<2x2x2x128xf32>
    %315 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x128xf32>
    %317 = "stablehlo.maximum"(%316, %314) : (tensor<2x2x2x128xf32>, tensor<2x2x2x128xf32>) -> tensor<2x2x2x128xf32>
    %318 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x128xf32>) -> tensor<2x2x2x128x1xf32>
    %319 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x128xf32>
    %320 = "stablehlo.subtract"(%312#0, %319) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %321 = "stablehlo.exponential"(%320) : (tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %322 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %323 = "stablehlo.reduce"(%321, %322) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %808 = "stablehlo.add"(%arg102, %arg103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%808) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x128x128xf32>, tensor<f32>) -> tensor<2x2x2x128xf32>
    %324 = "stablehlo.broadcast_in_dim"(%323) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x128xf32>) -> tensor<2x2x2x128x1xf32>
    %325 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x128xf32>
    %326 = "stablehlo.divide"(%321, %325) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %327 = "stablehlo.multiply"(%324, %324) : (tensor<2x2x2x128x1xf32>, tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x1xf32>
    %328 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x128x1xf32>
    %330 = "stablehlo.divide"(%329, %327) : (tensor<2x2x2x128x1xf32>, tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x1xf32>
    %331 = "stablehlo.convert"(%326) : (tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xbf16>
    %332 = "stablehlo.dot_general"(%263, %331) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x2x64xbf16>, tensor<2x2x2x128x128xbf16>) -> tensor<2x2x64x2x128xbf16>
    %333 = "stablehlo.transpose"(%332) <{permutation = array<i64: 0, 4, 1, 3, 2>}> : (tensor<2x2x64x2x128xbf16>) -> tensor<2x128x2x2x64xbf16>
    %334 = "stablehlo.reshape"(%333) : (tensor<2x128x2x2x64xbf16>) -> tensor<2x128x256xbf16>
    %335 = "stablehlo.dot_general"(%334, %arg33) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x256xbf16>) -> tensor<2x128x256xbf16>
    %336 = "stablehlo.add"(%231, %335) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %337 = "stablehlo.convert"(%336) : (tensor<2x128x256xbf16>) -> tensor<2x128x256xf32>
    %338 = "chlo.square"(%337) : (tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %339 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %340 = "stablehlo.broadcast_in_dim"(%339) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x256xf32>
    %341 = "stablehlo.multiply"(%340, %337) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %342 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %343 = "stablehlo.reduce"(%338, %342) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %807 = "stablehlo.add"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%807) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %344 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %345 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %346 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %347 = "stablehlo.divide"(%344, %346) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %348 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %349 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %350 = "stablehlo.add"(%347, %349) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %351 = "stablehlo.rsqrt"(%350) : (tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %352 = "stablehlo.divide"(%351, %350) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %353 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %354 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %355 = "stablehlo.multiply"(%354, %352) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %356 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %357 = "stablehlo.multiply"(%337, %356) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %358 = "stablehlo.convert"(%arg32) : (tensor<256xbf16>) -> tensor<256xf32>
    %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64: 2>}> : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %360 = "stablehlo.broadcast_in_dim"(%359) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %361 = "stablehlo.multiply"(%357, %360) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %362 = "stablehlo.convert"(%361) : (tensor<2x128x256xf32>) -> tensor<2x128x256xbf16>
    %363 = "stablehlo.dot_general"(%362, %arg30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x704xbf16>) -> tensor<2x128x704xbf16>
    %364 = "stablehlo.convert"(%363) : (tensor<2x128x704xbf16>) -> tensor<2x128x704xf32>
    %365:3 = "func.call"(%364) <{callee = @silu}> : (tensor<2x128x704xf32>) -> (tensor<2x128x704xf32>, tensor<2x128x704xf32>, tensor<2x128x704xf32>)
    %366 = "stablehlo.convert"(%365#0) : (tensor<2x128x704xf32>) -> tensor<2x128x704xbf16>
    %367 = "stablehlo.dot_general"(%362, %arg35) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x704xbf16>) -> tensor<2x128x704xbf16>
    %368 = "stablehlo.multiply"(%366, %367) : (tensor<2x128x704xbf16>, tensor<2x128x704xbf16>) -> tensor<2x128x704xbf16>
    %369 = "stablehlo.dot_general"(%368, %arg29) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x704xbf16>, tensor<704x256xbf16>) -> tensor<2x128x256xbf16>
    %370 = "stablehlo.add"(%336, %369) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %371 = "stablehlo.convert"(%370) : (tensor<2x128x256xbf16>) -> tensor<2x128x256xf32>
    %372 = "chlo.square"(%371) : (tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %373 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %374 = "stablehlo.broadcast_in_dim"(%373) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x256xf32>
    %375 = "stablehlo.multiply"(%374, %371) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %376 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %377 = "stablehlo.reduce"(%372, %376) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg98: tensor<f32>, %arg99: tensor<f32>):
      %806 = "stablehlo.add"(%arg98, %arg99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%806) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %378 = "stablehlo.broadcast_in_dim"(%377) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %379 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %381 = "stablehlo.divide"(%378, %380) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %382 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %383 = "stablehlo.broadcast_in_dim"(%382) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %384 = "stablehlo.add"(%381, %383) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %385 = "stablehlo.rsqrt"(%384) : (tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %386 = "stablehlo.divide"(%385, %384) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %387 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %388 = "stablehlo.broadcast_in_dim"(%387) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %389 = "stablehlo.multiply"(%388, %386) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %390 = "stablehlo.broadcast_in_dim"(%385) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %391 = "stablehlo.multiply"(%371, %390) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %392 = "stablehlo.convert"(%arg38) : (tensor<256xbf16>) -> tensor<256xf32>
    %393 = "stablehlo.broadcast_in_dim"(%392) <{broadcast_dimensions = array<i64: 2>}> : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %395 = "stablehlo.multiply"(%391, %394) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %396 = "stablehlo.convert"(%395) : (tensor<2x128x256xf32>) -> tensor<2x128x256xbf16>
    %397 = "stablehlo.dot_general"(%396, %arg39) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x1000xbf16>) -> tensor<2x128x1000xbf16>
    %398 = "stablehlo.convert"(%397) : (tensor<2x128x1000xbf16>) -> tensor<2x128x1000xf32>
    %399 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xi32>) -> tensor<2x128x1xi32>
    %400:2 = "func.call"(%398, %399) <{callee = @take_along_axis}> : (tensor<2x128x1000xf32>, tensor<2x128x1xi32>) -> (tensor<2x128x1xf32>, tensor<2x128x1x1xi32>)
    %401 = "stablehlo.reshape"(%400#0) : (tensor<2x128x1xf32>) -> tensor<2x128xf32>
    %402 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %403 = "stablehlo.reduce"(%398, %402) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg96: tensor<f32>, %arg97: tensor<f32>):
      %805 = "stablehlo.maximum"(%arg96, %arg97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%805) : (tensor<f32>) -> ()
    }) : (tensor<2x128x1000xf32>, tensor<f32>) -> tensor<2x128xf32>
    %404 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %405 = "stablehlo.broadcast_in_dim"(%404) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128xf32>
    %406 = "stablehlo.maximum"(%405, %403) : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
    %407 = "stablehlo.is_finite"(%406) : (tensor<2x128xf32>) -> tensor<2x128xi1>
    %408 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %409 = "stablehlo.broadcast_in_dim"(%408) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128xf32>
    %410 = "stablehlo.select"(%407, %406, %409) : (tensor<2x128xi1>, tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
    %411 = "stablehlo.broadcast_in_dim"(%410) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %412 = "stablehlo.broadcast_in_dim"(%411) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x128x1xf32>) -> tensor<2x128x1000xf32>
    %413 = "stablehlo.subtract"(%398, %412) : (tensor<2x128x1000xf32>, tensor<2x128x1000xf32>) -> tensor<2x128x1000xf32>
    %414 = "stablehlo.exponential"(%413) : (tensor<2x128x1000xf32>) -> tensor<2x128x1000xf32>
    %415 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %416 = "stablehlo.reduce"(%414, %415) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg94: tensor<f32>, %arg95: tensor<f32>):
      %804 = "stablehlo.add"(%arg94, %arg95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%804) : (tensor<f32>) -> ()
    }) : (tensor<2x128x1000xf32>, tensor<f32>) -> tensor<2x128xf32>
    %417 = "stablehlo.abs"(%416) : (tensor<2x128xf32>) -> tensor<2x128xf32>
    %418 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %419 = "stablehlo.broadcast_in_dim"(%418) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128xf32>
    %420 = "stablehlo.compare"(%416, %419) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xi1>
    %421 = "stablehlo.log"(%417) : (tensor<2x128xf32>) -> tensor<2x128xf32>
    %422 = "stablehlo.add"(%421, %410) : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
    %423 = "stablehlo.subtract"(%422, %401) : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
    %424 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %425 = "stablehlo.reduce"(%423, %424) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg92: tensor<f32>, %arg93: tensor<f32>):
      %803 = "stablehlo.add"(%arg92, %arg93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%803) : (tensor<f32>) -> ()
    }) : (tensor<2x128xf32>, tensor<f32>) -> tensor<f32>
    %426 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %427 = "stablehlo.divide"(%425, %426) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %428 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %429 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %430 = "stablehlo.divide"(%428, %429) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %431 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128xf32>
    %432 = "stablehlo.negate"(%431) : (tensor<2x128xf32>) -> tensor<2x128xf32>
    %433 = "stablehlo.divide"(%431, %417) : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
    %434 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %435 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128xf32>
    %436 = "stablehlo.select"(%420, %435, %433) : (tensor<2x128xi1>, tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
    %437 = "stablehlo.select"(%420, %433, %435) : (tensor<2x128xi1>, tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
    %438 = "stablehlo.negate"(%436) : (tensor<2x128xf32>) -> tensor<2x128xf32>
    %439 = "stablehlo.add"(%437, %438) : (tensor<2x128xf32>, tensor<2x128xf32>) -> tensor<2x128xf32>
    %440 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x1000xf32>
    %441 = "stablehlo.multiply"(%440, %414) : (tensor<2x128x1000xf32>, tensor<2x128x1000xf32>) -> tensor<2x128x1000xf32>
    %442 = "stablehlo.broadcast_in_dim"(%432) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %443 = "func.call"(%400#1, %442) <{callee = @take_along_axis_0}> : (tensor<2x128x1x1xi32>, tensor<2x128x1xf32>) -> tensor<2x128x1000xf32>
    %444 = "stablehlo.add"(%441, %443) : (tensor<2x128x1000xf32>, tensor<2x128x1000xf32>) -> tensor<2x128x1000xf32>
    %445 = "stablehlo.convert"(%444) : (tensor<2x128x1000xf32>) -> tensor<2x128x1000xbf16>
    %446 = "stablehlo.dot_general"(%445, %396) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x1000xbf16>, tensor<2x128x256xbf16>) -> tensor<1000x256xbf16>
    %447 = "stablehlo.transpose"(%446) <{permutation = array<i64: 1, 0>}> : (tensor<1000x256xbf16>) -> tensor<256x1000xbf16>
    %448 = "stablehlo.dot_general"(%445, %arg39) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x1000xbf16>, tensor<256x1000xbf16>) -> tensor<2x128x256xbf16>
    %449 = "stablehlo.convert"(%448) : (tensor<2x128x256xbf16>) -> tensor<2x128x256xf32>
    %450 = "stablehlo.multiply"(%391, %449) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %451 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %452 = "stablehlo.reduce"(%450, %451) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg90: tensor<f32>, %arg91: tensor<f32>):
      %802 = "stablehlo.add"(%arg90, %arg91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%802) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %453 = "stablehlo.reshape"(%452) : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %454 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %455 = "stablehlo.multiply"(%449, %454) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %456 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %457 = "stablehlo.reduce"(%453, %456) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %801 = "stablehlo.add"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%801) : (tensor<f32>) -> ()
    }) : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %458 = "stablehlo.convert"(%457) : (tensor<256xf32>) -> tensor<256xbf16>
    %459 = "stablehlo.multiply"(%371, %455) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %460 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %461 = "stablehlo.reduce"(%459, %460) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg86: tensor<f32>, %arg87: tensor<f32>):
      %800 = "stablehlo.add"(%arg86, %arg87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%800) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %462 = "stablehlo.reshape"(%461) : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %463 = "stablehlo.broadcast_in_dim"(%385) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %464 = "stablehlo.multiply"(%455, %463) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %465 = "stablehlo.multiply"(%462, %389) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %466 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %467 = "stablehlo.broadcast_in_dim"(%466) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %468 = "stablehlo.divide"(%465, %467) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %469 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %470 = "stablehlo.reduce"(%468, %469) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg84: tensor<f32>, %arg85: tensor<f32>):
      %799 = "stablehlo.add"(%arg84, %arg85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%799) : (tensor<f32>) -> ()
    }) : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %471 = "stablehlo.broadcast_in_dim"(%470) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %472 = "stablehlo.multiply"(%471, %375) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %473 = "stablehlo.add"(%464, %472) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %474 = "stablehlo.convert"(%473) : (tensor<2x128x256xf32>) -> tensor<2x128x256xbf16>
    %475 = "stablehlo.dot_general"(%474, %368) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<2x128x704xbf16>) -> tensor<256x704xbf16>
    %476 = "stablehlo.transpose"(%475) <{permutation = array<i64: 1, 0>}> : (tensor<256x704xbf16>) -> tensor<704x256xbf16>
    %477 = "stablehlo.dot_general"(%474, %arg29) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<704x256xbf16>) -> tensor<2x128x704xbf16>
    %478 = "stablehlo.multiply"(%366, %477) : (tensor<2x128x704xbf16>, tensor<2x128x704xbf16>) -> tensor<2x128x704xbf16>
    %479 = "stablehlo.multiply"(%477, %367) : (tensor<2x128x704xbf16>, tensor<2x128x704xbf16>) -> tensor<2x128x704xbf16>
    %480 = "stablehlo.dot_general"(%478, %362) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x704xbf16>, tensor<2x128x256xbf16>) -> tensor<704x256xbf16>
    %481 = "stablehlo.transpose"(%480) <{permutation = array<i64: 1, 0>}> : (tensor<704x256xbf16>) -> tensor<256x704xbf16>
    %482 = "stablehlo.dot_general"(%478, %arg35) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x704xbf16>, tensor<256x704xbf16>) -> tensor<2x128x256xbf16>
    %483 = "stablehlo.convert"(%479) : (tensor<2x128x704xbf16>) -> tensor<2x128x704xf32>
    %484 = "func.call"(%365#1, %365#2, %364, %483) <{callee = @silu_1}> : (tensor<2x128x704xf32>, tensor<2x128x704xf32>, tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    %485 = "stablehlo.convert"(%484) : (tensor<2x128x704xf32>) -> tensor<2x128x704xbf16>
    %486 = "stablehlo.dot_general"(%485, %362) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x704xbf16>, tensor<2x128x256xbf16>) -> tensor<704x256xbf16>
    %487 = "stablehlo.transpose"(%486) <{permutation = array<i64: 1, 0>}> : (tensor<704x256xbf16>) -> tensor<256x704xbf16>
    %488 = "stablehlo.dot_general"(%485, %arg30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x704xbf16>, tensor<256x704xbf16>) -> tensor<2x128x256xbf16>
    %489 = "stablehlo.add"(%482, %488) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %490 = "stablehlo.convert"(%489) : (tensor<2x128x256xbf16>) -> tensor<2x128x256xf32>
    %491 = "stablehlo.multiply"(%357, %490) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %492 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %493 = "stablehlo.reduce"(%491, %492) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %798 = "stablehlo.add"(%arg82, %arg83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%798) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %494 = "stablehlo.reshape"(%493) : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %495 = "stablehlo.broadcast_in_dim"(%359) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %496 = "stablehlo.multiply"(%490, %495) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %497 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %498 = "stablehlo.reduce"(%494, %497) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg80: tensor<f32>, %arg81: tensor<f32>):
      %797 = "stablehlo.add"(%arg80, %arg81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%797) : (tensor<f32>) -> ()
    }) : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %499 = "stablehlo.convert"(%498) : (tensor<256xf32>) -> tensor<256xbf16>
    %500 = "stablehlo.multiply"(%337, %496) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %501 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %502 = "stablehlo.reduce"(%500, %501) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg78: tensor<f32>, %arg79: tensor<f32>):
      %796 = "stablehlo.add"(%arg78, %arg79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%796) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %503 = "stablehlo.reshape"(%502) : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %504 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %505 = "stablehlo.multiply"(%496, %504) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %506 = "stablehlo.multiply"(%503, %355) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %507 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %508 = "stablehlo.broadcast_in_dim"(%507) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %509 = "stablehlo.divide"(%506, %508) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %510 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %511 = "stablehlo.reduce"(%509, %510) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg76: tensor<f32>, %arg77: tensor<f32>):
      %795 = "stablehlo.add"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%795) : (tensor<f32>) -> ()
    }) : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %512 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %513 = "stablehlo.multiply"(%512, %341) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %514 = "stablehlo.add"(%505, %513) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %515 = "stablehlo.convert"(%514) : (tensor<2x128x256xf32>) -> tensor<2x128x256xbf16>
    %516 = "stablehlo.add"(%474, %515) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %517 = "stablehlo.dot_general"(%516, %334) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<256x256xbf16>
    %518 = "stablehlo.transpose"(%517) <{permutation = array<i64: 1, 0>}> : (tensor<256x256xbf16>) -> tensor<256x256xbf16>
    %519 = "stablehlo.dot_general"(%516, %arg33) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x256xbf16>) -> tensor<2x128x256xbf16>
    %520 = "stablehlo.reshape"(%519) : (tensor<2x128x256xbf16>) -> tensor<2x128x2x2x64xbf16>
    %521 = "stablehlo.transpose"(%520) <{permutation = array<i64: 0, 2, 4, 3, 1>}> : (tensor<2x128x2x2x64xbf16>) -> tensor<2x2x64x2x128xbf16>
    %522 = "stablehlo.dot_general"(%521, %263) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x64x2x128xbf16>, tensor<2x128x2x64xbf16>) -> tensor<2x2x2x128x128xbf16>
    %523 = "stablehlo.dot_general"(%521, %331) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x64x2x128xbf16>, tensor<2x2x2x128x128xbf16>) -> tensor<2x2x64x128xbf16>
    %524 = "stablehlo.transpose"(%523) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x64x128xbf16>) -> tensor<2x128x2x64xbf16>
    %525 = "stablehlo.convert"(%522) : (tensor<2x2x2x128x128xbf16>) -> tensor<2x2x2x128x128xf32>
    %526 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x128xf32>
    %527 = "stablehlo.multiply"(%525, %526) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %528 = "stablehlo.multiply"(%527, %321) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %529 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %530 = "stablehlo.reduce"(%528, %529) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %794 = "stablehlo.add"(%arg74, %arg75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%794) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x128x128xf32>, tensor<f32>) -> tensor<2x2x2x128xf32>
    %531 = "stablehlo.reshape"(%530) : (tensor<2x2x2x128xf32>) -> tensor<2x2x2x128x1xf32>
    %532 = "stablehlo.negate"(%531) : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x1xf32>
    %533 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x128xf32>
    %534 = "stablehlo.divide"(%525, %533) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %535 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %536 = "stablehlo.reduce"(%532, %535) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %793 = "stablehlo.add"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%793) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x128x1xf32>, tensor<f32>) -> tensor<2x2x2x128xf32>
    %537 = "stablehlo.broadcast_in_dim"(%536) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x128xf32>) -> tensor<2x2x2x128x128xf32>
    %538 = "stablehlo.add"(%534, %537) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %539 = "stablehlo.multiply"(%538, %321) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %540 = "func.call"(%312#1, %539) <{callee = @_where_2}> : (tensor<2x2x2x128x128xi1>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %541 = "stablehlo.constant"() <{value = dense<1.250000e-01> : tensor<f32>}> : () -> tensor<f32>
    %542 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x128x128xf32>
    %543 = "stablehlo.multiply"(%540, %542) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %544 = "stablehlo.transpose"(%543) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x2x128x128xf32>) -> tensor<2x2x128x128x2xf32>
    %545 = "stablehlo.dot_general"(%544, %302) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x128x128x2xf32>, tensor<2x128x2x64xbf16>) -> tensor<2x2x128x2x64xf32>
    %546 = "stablehlo.transpose"(%545) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<2x2x128x2x64xf32>) -> tensor<2x128x2x2x64xf32>
    %547 = "stablehlo.convert"(%546) : (tensor<2x128x2x2x64xf32>) -> tensor<2x128x2x2x64xbf16>
    %548 = "stablehlo.dot_general"(%544, %283) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x128x128x2xf32>, tensor<2x128x2x2x64xbf16>) -> tensor<2x2x128x64xf32>
    %549 = "stablehlo.transpose"(%548) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x128x64xf32>) -> tensor<2x128x2x64xf32>
    %550 = "stablehlo.convert"(%549) : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x64xbf16>
    %551 = "stablehlo.convert"(%550) : (tensor<2x128x2x64xbf16>) -> tensor<2x128x2x64xf32>
    %552 = "stablehlo.slice"(%551) <{limit_indices = array<i64: 2, 128, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x32xf32>
    %553 = "stablehlo.slice"(%551) <{limit_indices = array<i64: 2, 128, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x32xf32>
    %554 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %555 = "stablehlo.multiply"(%553, %554) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %556 = "stablehlo.broadcast_in_dim"(%294) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %557 = "stablehlo.multiply"(%553, %556) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %558 = "stablehlo.negate"(%552) : (tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %559 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %560 = "stablehlo.multiply"(%558, %559) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %561 = "stablehlo.add"(%557, %560) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %562 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %563 = "stablehlo.multiply"(%552, %562) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %564 = "stablehlo.add"(%555, %563) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %565 = "stablehlo.concatenate"(%564, %561) <{dimension = 3 : i64}> : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x64xf32>
    %566 = "stablehlo.convert"(%565) : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x64xbf16>
    %567 = "stablehlo.reshape"(%547) : (tensor<2x128x2x2x64xbf16>) -> tensor<2x128x4x64xbf16>
    %568 = "stablehlo.convert"(%567) : (tensor<2x128x4x64xbf16>) -> tensor<2x128x4x64xf32>
    %569 = "stablehlo.slice"(%568) <{limit_indices = array<i64: 2, 128, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x32xf32>
    %570 = "stablehlo.slice"(%568) <{limit_indices = array<i64: 2, 128, 4, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x32xf32>
    %571 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %572 = "stablehlo.multiply"(%570, %571) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %573 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %574 = "stablehlo.multiply"(%570, %573) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %575 = "stablehlo.negate"(%569) : (tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %576 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %577 = "stablehlo.multiply"(%575, %576) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %578 = "stablehlo.add"(%574, %577) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %579 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %580 = "stablehlo.multiply"(%569, %579) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %581 = "stablehlo.add"(%572, %580) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %582 = "stablehlo.concatenate"(%581, %578) <{dimension = 3 : i64}> : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x64xf32>
    %583 = "stablehlo.convert"(%582) : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x64xbf16>
    %584 = "stablehlo.reshape"(%524) : (tensor<2x128x2x64xbf16>) -> tensor<2x128x128xbf16>
    %585 = "stablehlo.dot_general"(%584, %257) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x128xbf16>, tensor<2x128x256xbf16>) -> tensor<128x256xbf16>
    %586 = "stablehlo.transpose"(%585) <{permutation = array<i64: 1, 0>}> : (tensor<128x256xbf16>) -> tensor<256x128xbf16>
    %587 = "stablehlo.dot_general"(%584, %arg36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x128xbf16>, tensor<256x128xbf16>) -> tensor<2x128x256xbf16>
    %588 = "stablehlo.reshape"(%566) : (tensor<2x128x2x64xbf16>) -> tensor<2x128x128xbf16>
    %589 = "stablehlo.dot_general"(%588, %257) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x128xbf16>, tensor<2x128x256xbf16>) -> tensor<128x256xbf16>
    %590 = "stablehlo.transpose"(%589) <{permutation = array<i64: 1, 0>}> : (tensor<128x256xbf16>) -> tensor<256x128xbf16>
    %591 = "stablehlo.dot_general"(%588, %arg31) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x128xbf16>, tensor<256x128xbf16>) -> tensor<2x128x256xbf16>
    %592 = "stablehlo.add"(%587, %591) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %593 = "stablehlo.reshape"(%583) : (tensor<2x128x4x64xbf16>) -> tensor<2x128x256xbf16>
    %594 = "stablehlo.dot_general"(%593, %257) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<256x256xbf16>
    %595 = "stablehlo.transpose"(%594) <{permutation = array<i64: 1, 0>}> : (tensor<256x256xbf16>) -> tensor<256x256xbf16>
    %596 = "stablehlo.dot_general"(%593, %arg34) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x256xbf16>) -> tensor<2x128x256xbf16>
    %597 = "stablehlo.add"(%592, %596) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %598 = "stablehlo.convert"(%597) : (tensor<2x128x256xbf16>) -> tensor<2x128x256xf32>
    %599 = "stablehlo.multiply"(%252, %598) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %600 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %601 = "stablehlo.reduce"(%599, %600) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg70: tensor<f32>, %arg71: tensor<f32>):
      %792 = "stablehlo.add"(%arg70, %arg71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%792) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %602 = "stablehlo.reshape"(%601) : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %603 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %604 = "stablehlo.multiply"(%598, %603) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %605 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %606 = "stablehlo.reduce"(%602, %605) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %791 = "stablehlo.add"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%791) : (tensor<f32>) -> ()
    }) : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %607 = "stablehlo.convert"(%606) : (tensor<256xf32>) -> tensor<256xbf16>
    %608 = "stablehlo.multiply"(%232, %604) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %609 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %610 = "stablehlo.reduce"(%608, %609) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %790 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%790) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %611 = "stablehlo.reshape"(%610) : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %612 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %613 = "stablehlo.multiply"(%604, %612) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %614 = "stablehlo.multiply"(%611, %250) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %615 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %616 = "stablehlo.broadcast_in_dim"(%615) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %617 = "stablehlo.divide"(%614, %616) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %618 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %619 = "stablehlo.reduce"(%617, %618) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg64: tensor<f32>, %arg65: tensor<f32>):
      %789 = "stablehlo.add"(%arg64, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%789) : (tensor<f32>) -> ()
    }) : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %620 = "stablehlo.broadcast_in_dim"(%619) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %621 = "stablehlo.multiply"(%620, %236) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %622 = "stablehlo.add"(%613, %621) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %623 = "stablehlo.convert"(%622) : (tensor<2x128x256xf32>) -> tensor<2x128x256xbf16>
    %624 = "stablehlo.add"(%516, %623) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %625 = "stablehlo.dot_general"(%624, %229) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<2x128x704xbf16>) -> tensor<256x704xbf16>
    %626 = "stablehlo.transpose"(%625) <{permutation = array<i64: 1, 0>}> : (tensor<256x704xbf16>) -> tensor<704x256xbf16>
    %627 = "stablehlo.dot_general"(%624, %arg20) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<704x256xbf16>) -> tensor<2x128x704xbf16>
    %628 = "stablehlo.multiply"(%227, %627) : (tensor<2x128x704xbf16>, tensor<2x128x704xbf16>) -> tensor<2x128x704xbf16>
    %629 = "stablehlo.multiply"(%627, %228) : (tensor<2x128x704xbf16>, tensor<2x128x704xbf16>) -> tensor<2x128x704xbf16>
    %630 = "stablehlo.dot_general"(%628, %223) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x704xbf16>, tensor<2x128x256xbf16>) -> tensor<704x256xbf16>
    %631 = "stablehlo.transpose"(%630) <{permutation = array<i64: 1, 0>}> : (tensor<704x256xbf16>) -> tensor<256x704xbf16>
    %632 = "stablehlo.dot_general"(%628, %arg26) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x704xbf16>, tensor<256x704xbf16>) -> tensor<2x128x256xbf16>
    %633 = "stablehlo.convert"(%629) : (tensor<2x128x704xbf16>) -> tensor<2x128x704xf32>
    %634 = "func.call"(%226#1, %226#2, %225, %633) <{callee = @silu_1}> : (tensor<2x128x704xf32>, tensor<2x128x704xf32>, tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    %635 = "stablehlo.convert"(%634) : (tensor<2x128x704xf32>) -> tensor<2x128x704xbf16>
    %636 = "stablehlo.dot_general"(%635, %223) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x704xbf16>, tensor<2x128x256xbf16>) -> tensor<704x256xbf16>
    %637 = "stablehlo.transpose"(%636) <{permutation = array<i64: 1, 0>}> : (tensor<704x256xbf16>) -> tensor<256x704xbf16>
    %638 = "stablehlo.dot_general"(%635, %arg21) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x704xbf16>, tensor<256x704xbf16>) -> tensor<2x128x256xbf16>
    %639 = "stablehlo.add"(%632, %638) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %640 = "stablehlo.convert"(%639) : (tensor<2x128x256xbf16>) -> tensor<2x128x256xf32>
    %641 = "stablehlo.multiply"(%218, %640) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %642 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %643 = "stablehlo.reduce"(%641, %642) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %788 = "stablehlo.add"(%arg62, %arg63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%788) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %644 = "stablehlo.reshape"(%643) : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %645 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %646 = "stablehlo.multiply"(%640, %645) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %647 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %648 = "stablehlo.reduce"(%644, %647) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %787 = "stablehlo.add"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%787) : (tensor<f32>) -> ()
    }) : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %649 = "stablehlo.convert"(%648) : (tensor<256xf32>) -> tensor<256xbf16>
    %650 = "stablehlo.multiply"(%198, %646) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %651 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %652 = "stablehlo.reduce"(%650, %651) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      %786 = "stablehlo.add"(%arg58, %arg59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%786) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %653 = "stablehlo.reshape"(%652) : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %654 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %655 = "stablehlo.multiply"(%646, %654) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %656 = "stablehlo.multiply"(%653, %216) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %657 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %658 = "stablehlo.broadcast_in_dim"(%657) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %659 = "stablehlo.divide"(%656, %658) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %660 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %661 = "stablehlo.reduce"(%659, %660) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg56: tensor<f32>, %arg57: tensor<f32>):
      %785 = "stablehlo.add"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%785) : (tensor<f32>) -> ()
    }) : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %662 = "stablehlo.broadcast_in_dim"(%661) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %663 = "stablehlo.multiply"(%662, %202) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %664 = "stablehlo.add"(%655, %663) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %665 = "stablehlo.convert"(%664) : (tensor<2x128x256xf32>) -> tensor<2x128x256xbf16>
    %666 = "stablehlo.add"(%624, %665) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %667 = "stablehlo.dot_general"(%666, %195) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<256x256xbf16>
    %668 = "stablehlo.transpose"(%667) <{permutation = array<i64: 1, 0>}> : (tensor<256x256xbf16>) -> tensor<256x256xbf16>
    %669 = "stablehlo.dot_general"(%666, %arg24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x256xbf16>) -> tensor<2x128x256xbf16>
    %670 = "stablehlo.reshape"(%669) : (tensor<2x128x256xbf16>) -> tensor<2x128x2x2x64xbf16>
    %671 = "stablehlo.transpose"(%670) <{permutation = array<i64: 0, 2, 4, 3, 1>}> : (tensor<2x128x2x2x64xbf16>) -> tensor<2x2x64x2x128xbf16>
    %672 = "stablehlo.dot_general"(%671, %124) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x64x2x128xbf16>, tensor<2x128x2x64xbf16>) -> tensor<2x2x2x128x128xbf16>
    %673 = "stablehlo.dot_general"(%671, %192) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x64x2x128xbf16>, tensor<2x2x2x128x128xbf16>) -> tensor<2x2x64x128xbf16>
    %674 = "stablehlo.transpose"(%673) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x64x128xbf16>) -> tensor<2x128x2x64xbf16>
    %675 = "stablehlo.convert"(%672) : (tensor<2x2x2x128x128xbf16>) -> tensor<2x2x2x128x128xf32>
    %676 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x128xf32>
    %677 = "stablehlo.multiply"(%675, %676) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %678 = "stablehlo.multiply"(%677, %182) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %679 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %680 = "stablehlo.reduce"(%678, %679) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %784 = "stablehlo.add"(%arg54, %arg55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%784) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x128x128xf32>, tensor<f32>) -> tensor<2x2x2x128xf32>
    %681 = "stablehlo.reshape"(%680) : (tensor<2x2x2x128xf32>) -> tensor<2x2x2x128x1xf32>
    %682 = "stablehlo.negate"(%681) : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x1xf32>
    %683 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x128xf32>
    %684 = "stablehlo.divide"(%675, %683) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %685 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %686 = "stablehlo.reduce"(%682, %685) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg52: tensor<f32>, %arg53: tensor<f32>):
      %783 = "stablehlo.add"(%arg52, %arg53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%783) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x128x1xf32>, tensor<f32>) -> tensor<2x2x2x128xf32>
    %687 = "stablehlo.broadcast_in_dim"(%686) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x2x128xf32>) -> tensor<2x2x2x128x128xf32>
    %688 = "stablehlo.add"(%684, %687) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %689 = "stablehlo.multiply"(%688, %182) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %690 = "func.call"(%173#1, %689) <{callee = @_where_2}> : (tensor<2x2x2x128x128xi1>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %691 = "stablehlo.constant"() <{value = dense<1.250000e-01> : tensor<f32>}> : () -> tensor<f32>
    %692 = "stablehlo.broadcast_in_dim"(%691) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x128x128xf32>
    %693 = "stablehlo.multiply"(%690, %692) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %694 = "stablehlo.transpose"(%693) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<2x2x2x128x128xf32>) -> tensor<2x2x128x128x2xf32>
    %695 = "stablehlo.dot_general"(%694, %163) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x128x128x2xf32>, tensor<2x128x2x64xbf16>) -> tensor<2x2x128x2x64xf32>
    %696 = "stablehlo.transpose"(%695) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<2x2x128x2x64xf32>) -> tensor<2x128x2x2x64xf32>
    %697 = "stablehlo.convert"(%696) : (tensor<2x128x2x2x64xf32>) -> tensor<2x128x2x2x64xbf16>
    %698 = "stablehlo.dot_general"(%694, %144) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x2x128x128x2xf32>, tensor<2x128x2x2x64xbf16>) -> tensor<2x2x128x64xf32>
    %699 = "stablehlo.transpose"(%698) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<2x2x128x64xf32>) -> tensor<2x128x2x64xf32>
    %700 = "stablehlo.convert"(%699) : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x64xbf16>
    %701 = "stablehlo.convert"(%700) : (tensor<2x128x2x64xbf16>) -> tensor<2x128x2x64xf32>
    %702 = "stablehlo.slice"(%701) <{limit_indices = array<i64: 2, 128, 2, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x32xf32>
    %703 = "stablehlo.slice"(%701) <{limit_indices = array<i64: 2, 128, 2, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x32xf32>
    %704 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %705 = "stablehlo.multiply"(%703, %704) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %706 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %707 = "stablehlo.multiply"(%703, %706) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %708 = "stablehlo.negate"(%702) : (tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %709 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %710 = "stablehlo.multiply"(%708, %709) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %711 = "stablehlo.add"(%707, %710) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %712 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x2x32xf32>
    %713 = "stablehlo.multiply"(%702, %712) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %714 = "stablehlo.add"(%705, %713) : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x32xf32>
    %715 = "stablehlo.concatenate"(%714, %711) <{dimension = 3 : i64}> : (tensor<2x128x2x32xf32>, tensor<2x128x2x32xf32>) -> tensor<2x128x2x64xf32>
    %716 = "stablehlo.convert"(%715) : (tensor<2x128x2x64xf32>) -> tensor<2x128x2x64xbf16>
    %717 = "stablehlo.reshape"(%697) : (tensor<2x128x2x2x64xbf16>) -> tensor<2x128x4x64xbf16>
    %718 = "stablehlo.convert"(%717) : (tensor<2x128x4x64xbf16>) -> tensor<2x128x4x64xf32>
    %719 = "stablehlo.slice"(%718) <{limit_indices = array<i64: 2, 128, 4, 32>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x32xf32>
    %720 = "stablehlo.slice"(%718) <{limit_indices = array<i64: 2, 128, 4, 64>, start_indices = array<i64: 0, 0, 0, 32>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x32xf32>
    %721 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %722 = "stablehlo.multiply"(%720, %721) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %723 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %724 = "stablehlo.multiply"(%720, %723) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %725 = "stablehlo.negate"(%719) : (tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %726 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %727 = "stablehlo.multiply"(%725, %726) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %728 = "stablehlo.add"(%724, %727) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %729 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x128x1x32xf32>) -> tensor<2x128x4x32xf32>
    %730 = "stablehlo.multiply"(%719, %729) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %731 = "stablehlo.add"(%722, %730) : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x32xf32>
    %732 = "stablehlo.concatenate"(%731, %728) <{dimension = 3 : i64}> : (tensor<2x128x4x32xf32>, tensor<2x128x4x32xf32>) -> tensor<2x128x4x64xf32>
    %733 = "stablehlo.convert"(%732) : (tensor<2x128x4x64xf32>) -> tensor<2x128x4x64xbf16>
    %734 = "stablehlo.reshape"(%674) : (tensor<2x128x2x64xbf16>) -> tensor<2x128x128xbf16>
    %735 = "stablehlo.dot_general"(%734, %118) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x128xbf16>, tensor<2x128x256xbf16>) -> tensor<128x256xbf16>
    %736 = "stablehlo.transpose"(%735) <{permutation = array<i64: 1, 0>}> : (tensor<128x256xbf16>) -> tensor<256x128xbf16>
    %737 = "stablehlo.dot_general"(%734, %arg27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x128xbf16>, tensor<256x128xbf16>) -> tensor<2x128x256xbf16>
    %738 = "stablehlo.reshape"(%716) : (tensor<2x128x2x64xbf16>) -> tensor<2x128x128xbf16>
    %739 = "stablehlo.dot_general"(%738, %118) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x128xbf16>, tensor<2x128x256xbf16>) -> tensor<128x256xbf16>
    %740 = "stablehlo.transpose"(%739) <{permutation = array<i64: 1, 0>}> : (tensor<128x256xbf16>) -> tensor<256x128xbf16>
    %741 = "stablehlo.dot_general"(%738, %arg22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x128xbf16>, tensor<256x128xbf16>) -> tensor<2x128x256xbf16>
    %742 = "stablehlo.add"(%737, %741) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %743 = "stablehlo.reshape"(%733) : (tensor<2x128x4x64xbf16>) -> tensor<2x128x256xbf16>
    %744 = "stablehlo.dot_general"(%743, %118) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<256x256xbf16>
    %745 = "stablehlo.transpose"(%744) <{permutation = array<i64: 1, 0>}> : (tensor<256x256xbf16>) -> tensor<256x256xbf16>
    %746 = "stablehlo.dot_general"(%743, %arg25) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x128x256xbf16>, tensor<256x256xbf16>) -> tensor<2x128x256xbf16>
    %747 = "stablehlo.add"(%742, %746) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %748 = "stablehlo.convert"(%747) : (tensor<2x128x256xbf16>) -> tensor<2x128x256xf32>
    %749 = "stablehlo.multiply"(%113, %748) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %750 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %751 = "stablehlo.reduce"(%749, %750) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg50: tensor<f32>, %arg51: tensor<f32>):
      %782 = "stablehlo.add"(%arg50, %arg51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%782) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %752 = "stablehlo.reshape"(%751) : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %753 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %754 = "stablehlo.multiply"(%748, %753) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %755 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %756 = "stablehlo.reduce"(%752, %755) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
      %781 = "stablehlo.add"(%arg48, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%781) : (tensor<f32>) -> ()
    }) : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %757 = "stablehlo.convert"(%756) : (tensor<256xf32>) -> tensor<256xbf16>
    %758 = "stablehlo.multiply"(%93, %754) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %759 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %760 = "stablehlo.reduce"(%758, %759) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %780 = "stablehlo.add"(%arg46, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%780) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<2x128xf32>
    %761 = "stablehlo.reshape"(%760) : (tensor<2x128xf32>) -> tensor<2x128x1xf32>
    %762 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x128x1xf32>) -> tensor<2x128x256xf32>
    %763 = "stablehlo.multiply"(%754, %762) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %764 = "stablehlo.multiply"(%761, %111) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %765 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %766 = "stablehlo.broadcast_in_dim"(%765) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %767 = "stablehlo.divide"(%764, %766) : (tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    %768 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %769 = "stablehlo.reduce"(%767, %768) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg44: tensor<f32>, %arg45: tensor<f32>):
      %779 = "stablehlo.add"(%arg44, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%779) : (tensor<f32>) -> ()
    }) : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %770 = "stablehlo.broadcast_in_dim"(%769) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %771 = "stablehlo.multiply"(%770, %97) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %772 = "stablehlo.add"(%763, %771) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %773 = "stablehlo.convert"(%772) : (tensor<2x128x256xf32>) -> tensor<2x128x256xbf16>
    %774 = "stablehlo.add"(%666, %773) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %775 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %776 = "stablehlo.broadcast_in_dim"(%775) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1000x256xbf16>
    %777 = "stablehlo.scatter"(%776, %91, %774) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg42: tensor<bf16>, %arg43: tensor<bf16>):
      %778 = "stablehlo.add"(%arg42, %arg43) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%778) : (tensor<bf16>) -> ()
    }) : (tensor<1000x256xbf16>, tensor<2x128x1xi32>, tensor<2x128x256xbf16>) -> tensor<1000x256xbf16>
    "func.return"(%427, %757, %626, %637, %740, %649, %668, %745, %631, %736, %607, %476, %487, %590, %499, %518, %595, %481, %586, %777, %458, %447) : (tensor<f32>, tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<1000x256xbf16>, tensor<256xbf16>, tensor<256x1000xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<128x128xi1>) -> tensor<128x128xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<128x128xi1>):
    %51 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<128x128xi32>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<128x128xi32>
    %54 = "stablehlo.add"(%51, %53) : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi32>
    %55 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<128x128xi32>
    %56 = "stablehlo.compare"(%54, %55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<128x128xi32>, tensor<128x128xi32>) -> tensor<128x128xi1>
    %57 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<128x128xi1>
    %59 = "stablehlo.select"(%56, %arg18, %58) : (tensor<128x128xi1>, tensor<128x128xi1>, tensor<128x128xi1>) -> tensor<128x128xi1>
    "func.return"(%59) : (tensor<128x128xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<128x128xi1>, tensor<2x2x2x128x128xf32>, tensor<f32>) -> (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xi1>), res_attrs = [{}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<128x128xi1>, %arg16: tensor<2x2x2x128x128xf32>, %arg17: tensor<f32>):
    %47 = "stablehlo.convert"(%arg17) : (tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<128x128xi1>) -> tensor<2x2x2x128x128xi1>
    %49 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x128x128xf32>
    %50 = "stablehlo.select"(%48, %arg16, %49) : (tensor<2x2x2x128x128xi1>, tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    "func.return"(%50, %48) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x128x704xf32>) -> (tensor<2x128x704xf32>, tensor<2x128x704xf32>, tensor<2x128x704xf32>), res_attrs = [{}, {}, {}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<2x128x704xf32>):
    %34 = "stablehlo.negate"(%arg14) : (tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    %35 = "stablehlo.exponential"(%34) : (tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x704xf32>
    %38 = "stablehlo.add"(%37, %35) : (tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x704xf32>
    %41 = "stablehlo.divide"(%40, %38) : (tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x704xf32>
    %44 = "stablehlo.subtract"(%43, %41) : (tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    %45 = "stablehlo.multiply"(%41, %44) : (tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    %46 = "stablehlo.multiply"(%arg14, %41) : (tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    "func.return"(%46, %45, %41) : (tensor<2x128x704xf32>, tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x128x1000xf32>, tensor<2x128x1xi32>) -> (tensor<2x128x1xf32>, tensor<2x128x1x1xi32>), res_attrs = [{}, {}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<2x128x1000xf32>, %arg11: tensor<2x128x1xi32>):
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x128x1xi32>
    %13 = "stablehlo.compare"(%arg11, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x128x1xi32>, tensor<2x128x1xi32>) -> tensor<2x128x1xi1>
    %14 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x128x1xi32>
    %16 = "stablehlo.add"(%arg11, %15) : (tensor<2x128x1xi32>, tensor<2x128x1xi32>) -> tensor<2x128x1xi32>
    %17 = "stablehlo.select"(%13, %16, %arg11) : (tensor<2x128x1xi1>, tensor<2x128x1xi32>, tensor<2x128x1xi32>) -> tensor<2x128x1xi32>
    %18 = "stablehlo.reshape"(%17) : (tensor<2x128x1xi32>) -> tensor<2x128x1x1xi32>
    %19 = "stablehlo.constant"() <{value = dense<999> : tensor<1xi32>}> : () -> tensor<1xi32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x128x1x1xi32>
    %22 = "stablehlo.compare"(%18, %21) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x128x1x1xi32>, tensor<2x128x1x1xi32>) -> tensor<2x128x1x1xi1>
    %23 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1xi32>) -> tensor<2x128x1x1xi32>
    %25 = "stablehlo.compare"(%18, %24) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2x128x1x1xi32>, tensor<2x128x1x1xi32>) -> tensor<2x128x1x1xi1>
    %26 = "stablehlo.and"(%22, %25) : (tensor<2x128x1x1xi1>, tensor<2x128x1x1xi1>) -> tensor<2x128x1x1xi1>
    %27 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %28 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg12: tensor<i1>, %arg13: tensor<i1>):
      %33 = "stablehlo.and"(%arg12, %arg13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }) : (tensor<2x128x1x1xi1>, tensor<i1>) -> tensor<2x128x1xi1>
    %29 = "stablehlo.gather"(%arg10, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x128x1000xf32>, tensor<2x128x1x1xi32>) -> tensor<2x128x1xf32>
    %30 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1xf32>
    %32 = "stablehlo.select"(%28, %29, %31) : (tensor<2x128x1xi1>, tensor<2x128x1xf32>, tensor<2x128x1xf32>) -> tensor<2x128x1xf32>
    "func.return"(%32, %18) : (tensor<2x128x1xf32>, tensor<2x128x1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x128x1x1xi32>, tensor<2x128x1xf32>) -> tensor<2x128x1000xf32>, res_attrs = [{}], sym_name = "take_along_axis_0", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x128x1x1xi32>, %arg7: tensor<2x128x1xf32>):
    %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x1000xf32>
    %9 = "stablehlo.scatter"(%8, %arg6, %arg7) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %10 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) : (tensor<2x128x1000xf32>, tensor<2x128x1x1xi32>, tensor<2x128x1xf32>) -> tensor<2x128x1000xf32>
    "func.return"(%9) : (tensor<2x128x1000xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<2x128x704xf32>, tensor<2x128x704xf32>, tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>, res_attrs = [{}], sym_name = "silu_1", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<2x128x704xf32>, %arg3: tensor<2x128x704xf32>, %arg4: tensor<2x128x704xf32>, %arg5: tensor<2x128x704xf32>):
    %3 = "stablehlo.multiply"(%arg4, %arg5) : (tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    %4 = "stablehlo.multiply"(%arg5, %arg3) : (tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    %5 = "stablehlo.multiply"(%3, %arg2) : (tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x128x704xf32>, tensor<2x128x704xf32>) -> tensor<2x128x704xf32>
    "func.return"(%6) : (tensor<2x128x704xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x2x2x128x128xi1>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x2x2x128x128xi1>, %arg1: tensor<2x2x2x128x128xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x2x128x128xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<2x2x2x128x128xi1>, tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    "func.return"(%2) : (tensor<2x2x2x128x128xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

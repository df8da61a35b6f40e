"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {tf.aliasing_output = 6 : i32}, {tf.aliasing_output = 7 : i32}, {tf.aliasing_output = 8 : i32}, {tf.aliasing_output = 9 : i32}, {tf.aliasing_output = 10 : i32}, {tf.aliasing_output = 11 : i32}, {tf.aliasing_output = 12 : i32}, {tf.aliasing_output = 13 : i32}, {tf.aliasing_output = 14 : i32}, {tf.aliasing_output = 15 : i32}, {tf.aliasing_output = 16 : i32}, {tf.aliasing_output = 17 : i32}, {tf.aliasing_output = 18 : i32}, {tf.aliasing_output = 19 : i32}, {tf.aliasing_output = 20 : i32}, {tf.aliasing_output = 21 : i32}, {tf.aliasing_output = 22 : i32}, {tf.aliasing_output = 23 : i32}, {tf.aliasing_output = 24 : i32}, {tf.aliasing_output = 25 : i32}, {tf.aliasing_output = 26 : i32}, {tf.aliasing_output = 27 : i32}, {tf.aliasing_output = 28 : i32}, {tf.aliasing_output = 29 : i32}, {tf.aliasing_output = 30 : i32}, {tf.aliasing_output = 31 : i32}, {tf.aliasing_output = 32 : i32}, {tf.aliasing_output = 33 : i32}, {tf.aliasing_output = 34 : i32}, {tf.aliasing_output = 35 : i32}, {tf.aliasing_output = 36 : i32}, {tf.aliasing_output = 37 : i32}, {tf.aliasing_output = 38 : i32}, {tf.aliasing_output = 39 : i32}, {tf.aliasing_output = 40 : i32}, {tf.aliasing_output = 41 : i32}, {tf.aliasing_output = 42 : i32}, {tf.aliasing_output = 43 : i32}, {tf.aliasing_output = 44 : i32}, {tf.aliasing_output = 45 : i32}, {tf.aliasing_output = 46 : i32}, {tf.aliasing_output = 47 : i32}, {tf.aliasing_output = 48 : i32}, {tf.aliasing_output = 49 : i32}, {tf.aliasing_output = 50 : i32}, {tf.aliasing_output = 51 : i32}, {tf.aliasing_output = 52 : i32}, {tf.aliasing_output = 53 : i32}, {tf.aliasing_output = 54 : i32}, {tf.aliasing_output = 55 : i32}, {tf.aliasing_output = 56 : i32}, {tf.aliasing_output = 57 : i32}, {tf.aliasing_output = 58 : i32}, {tf.aliasing_output = 59 : i32}, {tf.aliasing_output = 60 : i32}, {tf.aliasing_output = 61 : i32}, {tf.aliasing_output = 62 : i32}, {tf.aliasing_output = 63 : i32}, {tf.aliasing_output = 64 : i32}, {}, {}], function_type = (tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<1000x256xbf16>, tensor<256xbf16>, tensor<256x1000xbf16>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<1000x256xf32>, tensor<256xf32>, tensor<256x1000xf32>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<1000x256xf32>, tensor<256xf32>, tensor<256x1000xf32>, tensor<i32>, tensor<2x128xi32>, tensor<2x128xi32>) -> (tensor<f32>, tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<1000x256xbf16>, tensor<256xbf16>, tensor<256x1000xbf16>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<1000x256xf32>, tensor<256xf32>, tensor<256x1000xf32>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<1000x256xf32>, tensor<256xf32>, tensor<256x1000xf32>, tensor<i32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]['blocks'][0]['attention_gain']"}, {jax.result_info = "result[1]['blocks'][0]['down']"}, {jax.result_info = "result[1]['blocks'][0]['gate']"}, {jax.result_info = "result[1]['blocks'][0]['key']"}, {jax.result_info = "result[1]['blocks'][0]['mlp_gain']"}, {jax.result_info = "result[1]['blocks'][0]['out']"}, {jax.result_info = "result[1]['blocks'][0]['query']"}, {jax.result_info = "result[1]['blocks'][0]['up']"}, {jax.result_info = "result[1]['blocks'][0]['value']"}, {jax.result_info = "result[1]['blocks'][1]['attention_gain']"}, {jax.result_info = "result[1]['blocks'][1]['down']"}, {jax.result_info = "result[1]['blocks'][1]['gate']"}, {jax.result_info = "result[1]['blocks'][1]['key']"}, {jax.result_info = "result[1]['blocks'][1]['mlp_gain']"}, {jax.result_info = "result[1]['blocks'][1]['out']"}, {jax.result_info = "result[1]['blocks'][1]['query']"}, {jax.result_info = "result[1]['blocks'][1]['up']"}, {jax.result_info = "result[1]['blocks'][1]['value']"}, {jax.result_info = "result[1]['embedding']"}, {jax.result_info = "result[1]['final_gain']"}, {jax.result_info = "result[1]['head']"}, {jax.result_info = "result[2].mean['blocks'][0]['attention_gain']"}, {jax.result_info = "result[2].mean['blocks'][0]['down']"}, {jax.result_info = "result[2].mean['blocks'][0]['gate']"}, {jax.result_info = "result[2].mean['blocks'][0]['key']"}, {jax.result_info = "result[2].mean['blocks'][0]['mlp_gain']"}, {jax.result_info = "result[2].mean['blocks'][0]['out']"}, {jax.result_info = "result[2].mean['blocks'][0]['query']"}, {jax.result_info = "result[2].mean['blocks'][0]['up']"}, {jax.result_info = "result[2].mean['blocks'][0]['value']"}, {jax.result_info = "result[2].mean['blocks'][1]['attention_gain']"}, {jax.result_info = "result[2].mean['blocks'][1]['down']"}, {jax.result_info = "result[2].mean['blocks'][1]['gate']"}, {jax.result_info = "result[2].mean['blocks'][1]['key']"}, {jax.result_info = "result[2].mean['blocks'][1]['mlp_gain']"}, {jax.result_info = "result[2].mean['blocks'][1]['out']"}, {jax.result_info = "result[2].mean['blocks'][1]['query']"}, {jax.result_info = "result[2].mean['blocks'][1]['up']"}, {jax.result_info = "result[2].mean['blocks'][1]['value']"}, {jax.result_info = "result[2].mean['embedding']"}, {jax.result_info = "result[2].mean['final_gain']"}, {jax.result_info = "result[2].mean['head']"}, {jax.result_info = "result[2].square['blocks'][0]['attention_gain']"}, {jax.result_info = "result[2].square['blocks'][0]['down']"}, {jax.result_info = "result[2].square['blocks'][0]['gate']"}, {jax.result_info = "result[2].square['blocks'][0]['key']"}, {jax.result_info = "result[2].square['blocks'][0]['mlp_gain']"}, {jax.result_info = "result[2].square['blocks'][0]['out']"}, {jax.result_info = "result[2].square['blocks'][0]['query']"}, {jax.result_info = "result[2].square['blocks'][0]['up']"}, {jax.result_info = "result[2].square['blocks'][0]['value']"}, {jax.result_info = "result[2].square['blocks'][1]['attention_gain']"}, {jax.result_info = "result[2].square['blocks'][1]['down']"}, {jax.result_info = "result[2].square['blocks'][1]['gate']"}, {jax.result_info = "result[2].square['blocks'][1]['key']"}, {jax.result_info = "result[2].square['blocks'][1]['mlp_gain']"}, {jax.result_info = "result[2].square['blocks'][1]['out']"}, {jax.result_info = "result[2].square['blocks'][1]['query']"}, {jax.result_info = "result[2].square['blocks'][1]['up']"}, {jax.result_info = "result[2].square['blocks'][1]['value']"}, {jax.result_info = "result[2].square['embedding']"}, {jax.result_info = "result[2].square['final_gain']"}, {jax.result_info = "result[2].square['head']"}, {jax.result_info = "result[2].count"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<256xbf16>, %arg20: tensor<704x256xbf16>, %arg21: tensor<256x704xbf16>, %arg22: tensor<256x128xbf16>, %arg23: tensor<256xbf16>, %arg24: tensor<256x256xbf16>, %arg25: tensor<256x256xbf16>, %arg26: tensor<256x704xbf16>, %arg27: tensor<256x128xbf16>, %arg28: tensor<256xbf16>, %arg29: tensor<704x256xbf16>, %arg30: tensor<256x704xbf16>, %arg31: tensor<256x128xbf16>, %arg32: tensor<256xbf16>, %arg33: tensor<256x256xbf16>, %arg34: tensor<256x256xbf16>, %arg35: tensor<256x704xbf16>, %arg36: tensor<256x128xbf16>, %arg37: tensor<1000x256xbf16>, %arg38: tensor<256xbf16>, %arg39: tensor<256x1000xbf16>, %arg40: tensor<256xf32>, %arg41: tensor<704x256xf32>, %arg42: tensor<256x704xf32>, %arg43: tensor<256x128xf32>, %arg44: tensor<256xf32>, %arg45: tensor<256x256xf32>, %arg46: tensor<256x256xf32>, %arg47: tensor<256x704xf32>, %arg48: tensor<256x128xf32>, %arg49: tensor<256xf32>, %arg50: tensor<704x256xf32>, %arg51: tensor<256x704xf32>, %arg52: tensor<256x128xf32>, %arg53: tensor<256xf32>, %arg54: tensor<256x256xf32>, %arg55: tensor<256x256xf32>, %arg56: tensor<256x704xf32>, %arg57: tensor<256x128xf32>, %arg58: tensor<1000x256xf32>, %arg59: tensor<256xf32>, %arg60: tensor<256x1000xf32>, %arg61: tensor<256xf32>, %arg62: tensor<704x256xf32>, %arg63: tensor<256x704xf32>, %arg64: tensor<256x128xf32>, %arg65: tensor<256xf32>, %arg66: tensor<256x256xf32>, %arg67: tensor<256x256xf32>, %arg68: tensor<256x704xf32>, %arg69: tensor<256x128xf32>, %arg70: tensor<256xf32>, %arg71: tensor<704x256xf32>, %arg72: tensor<256x704xf32>, %arg73: tensor<256x128xf32>, %arg74: tensor<256xf32>, %arg75: tensor<256x256xf32>, %arg76: tensor<256x256xf32>, %arg77: tensor<256x704xf32>, %arg78: tensor<256x128xf32>, %arg79: tensor<1000x256xf32>, %arg80: tensor<256xf32>, %arg81: tensor<256x1000xf32>, %arg82: tensor<i32>, %arg83: tensor<2x128xi32>, %arg84: tensor<2x128xi32>):
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
    %86 = "stablehlo.compare"(%arg83, %85) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x128xi32>, tensor<2x128xi32>) -> tensor<2x128xi1>
    %87 = "stablehlo.constant"() <{value = dense<1000> : tensor<i32>}> : () -> tensor<i32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x128xi32>
    %89 = "stablehlo.add"(%arg83, %88) : (tensor<2x128xi32>, tensor<2x128xi32>) -> tensor<2x128xi32>
    %90 = "stablehlo.select"(%86, %89, %arg83) : (tensor<2x128xi1>, tensor<2x128xi32>, tensor<2x128xi32>) -> tensor<2x128xi32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xi32>) -> tensor<2x128x1xi32>
    %92 = "stablehlo.gather"(%arg37, %91) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 256>}> : (tensor<1000x256xbf16>, tensor<2x128x1xi32>) -> tensor<2x128x256xbf16>
    %93 = "stablehlo.convert"(%92) : (tensor<2x128x256xbf16>) -> tensor<2x128x256xf32>
    %94 = "chlo.square"(%93) : (tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %95 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x128x256xf32>
    %97 = "stablehlo.multiply"(%96, %93) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %98 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.reduce"(%94, %98) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg157: tensor<f32>, %arg158: tensor<f32>):
      %1560 = "stablehlo.add"(%arg157, %arg158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1560) : (tensor<f32>) -> ()
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
    ^bb0(%arg155: tensor<f32>, %arg156: tensor<f32>):
      %1559 = "stablehlo.maximum"(%arg155, %arg156) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1559) : (tensor<f32>) -> ()
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
    ^bb0(%arg153: tensor<f32>, %arg154: tensor<f32>):
      %1558 = "stablehlo.add"(%arg153, %arg154) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1558) : (tensor<f32>) -> ()
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
    ^bb0(%arg151: tensor<f32>, %arg152: tensor<f32>):
      %1557 = "stablehlo.add"(%arg151, %arg152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1557) : (tensor<f32>) -> ()
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
    ^bb0(%arg149: tensor<f32>, %arg150: tensor<f32>):
      %1556 = "stablehlo.add"(%arg149, %arg150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1556) : (tensor<f32>) -> ()
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
    ^bb0(%arg147: tensor<f32>, %arg148: tensor<f32>):
      %1555 = "stablehlo.maximum"(%arg147, %arg148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1555) : (tensor<f32>) -> ()
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
    ^bb0(%arg145: tensor<f32>, %arg146: tensor<f32>):
      %1554 = "stablehlo.add"(%arg145, %arg146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1554) : (tensor<f32>) -> ()
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
    ^bb0(%arg143: tensor<f32>, %arg144: tensor<f32>):
      %1553 = "stablehlo.add"(%arg143, %arg144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1553) : (tensor<f32>) -> ()
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
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1552 = "stablehlo.add"(%arg141, %arg142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1552) : (tensor<f32>) -> ()
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
    %399 = "stablehlo.broadcast_in_dim"(%arg84) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xi32>) -> tensor<2x128x1xi32>
    %400:2 = "func.call"(%398, %399) <{callee = @take_along_axis}> : (tensor<2x128x1000xf32>, tensor<2x128x1xi32>) -> (tensor<2x128x1xf32>, tensor<2x128x1x1xi32>)
    %401 = "stablehlo.reshape"(%400#0) : (tensor<2x128x1xf32>) -> tensor<2x128xf32>
    %402 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %403 = "stablehlo.reduce"(%398, %402) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg139: tensor<f32>, %arg140: tensor<f32>):
      %1551 = "stablehlo.maximum"(%arg139, %arg140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1551) : (tensor<f32>) -> ()
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
    ^bb0(%arg137: tensor<f32>, %arg138: tensor<f32>):
      %1550 = "stablehlo.add"(%arg137, %arg138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1550) : (tensor<f32>) -> ()
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
    ^bb0(%arg135: tensor<f32>, %arg136: tensor<f32>):
      %1549 = "stablehlo.add"(%arg135, %arg136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1549) : (tensor<f32>) -> ()
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
    ^bb0(%arg133: tensor<f32>, %arg134: tensor<f32>):
      %1548 = "stablehlo.add"(%arg133, %arg134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1548) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %453 = "stablehlo.reshape"(%452) : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %454 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %455 = "stablehlo.multiply"(%449, %454) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %456 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %457 = "stablehlo.reduce"(%453, %456) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg131: tensor<f32>, %arg132: tensor<f32>):
      %1547 = "stablehlo.add"(%arg131, %arg132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1547) : (tensor<f32>) -> ()
    }) : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %458 = "stablehlo.convert"(%457) : (tensor<256xf32>) -> tensor<256xbf16>
    %459 = "stablehlo.multiply"(%371, %455) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %460 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %461 = "stablehlo.reduce"(%459, %460) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg129: tensor<f32>, %arg130: tensor<f32>):
      %1546 = "stablehlo.add"(%arg129, %arg130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1546) : (tensor<f32>) -> ()
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
    ^bb0(%arg127: tensor<f32>, %arg128: tensor<f32>):
      %1545 = "stablehlo.add"(%arg127, %arg128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1545) : (tensor<f32>) -> ()
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
    ^bb0(%arg125: tensor<f32>, %arg126: tensor<f32>):
      %1544 = "stablehlo.add"(%arg125, %arg126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1544) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %494 = "stablehlo.reshape"(%493) : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %495 = "stablehlo.broadcast_in_dim"(%359) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %496 = "stablehlo.multiply"(%490, %495) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %497 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %498 = "stablehlo.reduce"(%494, %497) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg123: tensor<f32>, %arg124: tensor<f32>):
      %1543 = "stablehlo.add"(%arg123, %arg124) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1543) : (tensor<f32>) -> ()
    }) : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %499 = "stablehlo.convert"(%498) : (tensor<256xf32>) -> tensor<256xbf16>
    %500 = "stablehlo.multiply"(%337, %496) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %501 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %502 = "stablehlo.reduce"(%500, %501) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg121: tensor<f32>, %arg122: tensor<f32>):
      %1542 = "stablehlo.add"(%arg121, %arg122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1542) : (tensor<f32>) -> ()
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
    ^bb0(%arg119: tensor<f32>, %arg120: tensor<f32>):
      %1541 = "stablehlo.add"(%arg119, %arg120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1541) : (tensor<f32>) -> ()
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
    ^bb0(%arg117: tensor<f32>, %arg118: tensor<f32>):
      %1540 = "stablehlo.add"(%arg117, %arg118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1540) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x128x128xf32>, tensor<f32>) -> tensor<2x2x2x128xf32>
    %531 = "stablehlo.reshape"(%530) : (tensor<2x2x2x128xf32>) -> tensor<2x2x2x128x1xf32>
    %532 = "stablehlo.negate"(%531) : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x1xf32>
    %533 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x128xf32>
    %534 = "stablehlo.divide"(%525, %533) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %535 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %536 = "stablehlo.reduce"(%532, %535) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg115: tensor<f32>, %arg116: tensor<f32>):
      %1539 = "stablehlo.add"(%arg115, %arg116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1539) : (tensor<f32>) -> ()
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
    ^bb0(%arg113: tensor<f32>, %arg114: tensor<f32>):
      %1538 = "stablehlo.add"(%arg113, %arg114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1538) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %602 = "stablehlo.reshape"(%601) : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %603 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %604 = "stablehlo.multiply"(%598, %603) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %605 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %606 = "stablehlo.reduce"(%602, %605) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg111: tensor<f32>, %arg112: tensor<f32>):
      %1537 = "stablehlo.add"(%arg111, %arg112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1537) : (tensor<f32>) -> ()
    }) : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %607 = "stablehlo.convert"(%606) : (tensor<256xf32>) -> tensor<256xbf16>
    %608 = "stablehlo.multiply"(%232, %604) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %609 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %610 = "stablehlo.reduce"(%608, %609) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg109: tensor<f32>, %arg110: tensor<f32>):
      %1536 = "stablehlo.add"(%arg109, %arg110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1536) : (tensor<f32>) -> ()
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
    ^bb0(%arg107: tensor<f32>, %arg108: tensor<f32>):
      %1535 = "stablehlo.add"(%arg107, %arg108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1535) : (tensor<f32>) -> ()
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
    ^bb0(%arg105: tensor<f32>, %arg106: tensor<f32>):
      %1534 = "stablehlo.add"(%arg105, %arg106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1534) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %644 = "stablehlo.reshape"(%643) : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %645 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %646 = "stablehlo.multiply"(%640, %645) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %647 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %648 = "stablehlo.reduce"(%644, %647) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg103: tensor<f32>, %arg104: tensor<f32>):
      %1533 = "stablehlo.add"(%arg103, %arg104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1533) : (tensor<f32>) -> ()
    }) : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %649 = "stablehlo.convert"(%648) : (tensor<256xf32>) -> tensor<256xbf16>
    %650 = "stablehlo.multiply"(%198, %646) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %651 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %652 = "stablehlo.reduce"(%650, %651) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg101: tensor<f32>, %arg102: tensor<f32>):
      %1532 = "stablehlo.add"(%arg101, %arg102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1532) : (tensor<f32>) -> ()
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
    ^bb0(%arg99: tensor<f32>, %arg100: tensor<f32>):
      %1531 = "stablehlo.add"(%arg99, %arg100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1531) : (tensor<f32>) -> ()
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
    ^bb0(%arg97: tensor<f32>, %arg98: tensor<f32>):
      %1530 = "stablehlo.add"(%arg97, %arg98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1530) : (tensor<f32>) -> ()
    }) : (tensor<2x2x2x128x128xf32>, tensor<f32>) -> tensor<2x2x2x128xf32>
    %681 = "stablehlo.reshape"(%680) : (tensor<2x2x2x128xf32>) -> tensor<2x2x2x128x1xf32>
    %682 = "stablehlo.negate"(%681) : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x1xf32>
    %683 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<2x2x2x128x1xf32>) -> tensor<2x2x2x128x128xf32>
    %684 = "stablehlo.divide"(%675, %683) : (tensor<2x2x2x128x128xf32>, tensor<2x2x2x128x128xf32>) -> tensor<2x2x2x128x128xf32>
    %685 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %686 = "stablehlo.reduce"(%682, %685) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg95: tensor<f32>, %arg96: tensor<f32>):
      %1529 = "stablehlo.add"(%arg95, %arg96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1529) : (tensor<f32>) -> ()
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
    ^bb0(%arg93: tensor<f32>, %arg94: tensor<f32>):
      %1528 = "stablehlo.add"(%arg93, %arg94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1528) : (tensor<f32>) -> ()
    }) : (tensor<2x128x256xf32>, tensor<f32>) -> tensor<256xf32>
    %752 = "stablehlo.reshape"(%751) : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %753 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x256xf32>) -> tensor<2x128x256xf32>
    %754 = "stablehlo.multiply"(%748, %753) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %755 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %756 = "stablehlo.reduce"(%752, %755) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg91: tensor<f32>, %arg92: tensor<f32>):
      %1527 = "stablehlo.add"(%arg91, %arg92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1527) : (tensor<f32>) -> ()
    }) : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %757 = "stablehlo.convert"(%756) : (tensor<256xf32>) -> tensor<256xbf16>
    %758 = "stablehlo.multiply"(%93, %754) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %759 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %760 = "stablehlo.reduce"(%758, %759) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>):
      %1526 = "stablehlo.add"(%arg89, %arg90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1526) : (tensor<f32>) -> ()
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
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %1525 = "stablehlo.add"(%arg87, %arg88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1525) : (tensor<f32>) -> ()
    }) : (tensor<2x128x1xf32>, tensor<f32>) -> tensor<2x128xf32>
    %770 = "stablehlo.broadcast_in_dim"(%769) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x128xf32>) -> tensor<2x128x256xf32>
    %771 = "stablehlo.multiply"(%770, %97) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %772 = "stablehlo.add"(%763, %771) : (tensor<2x128x256xf32>, tensor<2x128x256xf32>) -> tensor<2x128x256xf32>
    %773 = "stablehlo.convert"(%772) : (tensor<2x128x256xf32>) -> tensor<2x128x256xbf16>
    %774 = "stablehlo.add"(%666, %773) : (tensor<2x128x256xbf16>, tensor<2x128x256xbf16>) -> tensor<2x128x256xbf16>
    %775 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %776 = "stablehlo.broadcast_in_dim"(%775) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1000x256xbf16>
    %777 = "stablehlo.scatter"(%776, %91, %774) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg85: tensor<bf16>, %arg86: tensor<bf16>):
      %1524 = "stablehlo.add"(%arg85, %arg86) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1524) : (tensor<bf16>) -> ()
    }) : (tensor<1000x256xbf16>, tensor<2x128x1xi32>, tensor<2x128x256xbf16>) -> tensor<1000x256xbf16>
    %778 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %779 = "stablehlo.add"(%arg82, %778) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %780 = "stablehlo.convert"(%779) : (tensor<i32>) -> tensor<f32>
    %781 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %782 = "stablehlo.power"(%781, %780) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %783 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %784 = "stablehlo.subtract"(%783, %782) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %785 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %786 = "stablehlo.power"(%785, %780) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %787 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %788 = "stablehlo.subtract"(%787, %786) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %789 = "stablehlo.convert"(%757) : (tensor<256xbf16>) -> tensor<256xf32>
    %790 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %791 = "stablehlo.broadcast_in_dim"(%790) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %792 = "stablehlo.multiply"(%791, %arg40) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %793 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %794 = "stablehlo.broadcast_in_dim"(%793) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %795 = "stablehlo.multiply"(%794, %789) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %796 = "stablehlo.add"(%792, %795) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %797 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %798 = "stablehlo.broadcast_in_dim"(%797) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %799 = "stablehlo.multiply"(%798, %arg61) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %800 = "chlo.square"(%789) : (tensor<256xf32>) -> tensor<256xf32>
    %801 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %802 = "stablehlo.broadcast_in_dim"(%801) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %803 = "stablehlo.multiply"(%802, %800) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %804 = "stablehlo.add"(%799, %803) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %805 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %806 = "stablehlo.divide"(%796, %805) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %807 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %808 = "stablehlo.divide"(%804, %807) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %809 = "stablehlo.sqrt"(%808) : (tensor<256xf32>) -> tensor<256xf32>
    %810 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %811 = "stablehlo.broadcast_in_dim"(%810) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %812 = "stablehlo.add"(%809, %811) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %813 = "stablehlo.divide"(%806, %812) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %814 = "stablehlo.convert"(%arg19) : (tensor<256xbf16>) -> tensor<256xf32>
    %815 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %816 = "stablehlo.broadcast_in_dim"(%815) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %817 = "stablehlo.multiply"(%816, %814) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %818 = "stablehlo.add"(%813, %817) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %819 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %820 = "stablehlo.broadcast_in_dim"(%819) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %821 = "stablehlo.multiply"(%820, %818) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %822 = "stablehlo.subtract"(%814, %821) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %823 = "stablehlo.convert"(%822) : (tensor<256xf32>) -> tensor<256xbf16>
    %824 = "stablehlo.convert"(%626) : (tensor<704x256xbf16>) -> tensor<704x256xf32>
    %825 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %826 = "stablehlo.broadcast_in_dim"(%825) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %827 = "stablehlo.multiply"(%826, %arg41) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %828 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %829 = "stablehlo.broadcast_in_dim"(%828) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %830 = "stablehlo.multiply"(%829, %824) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %831 = "stablehlo.add"(%827, %830) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %832 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %833 = "stablehlo.broadcast_in_dim"(%832) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %834 = "stablehlo.multiply"(%833, %arg62) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %835 = "chlo.square"(%824) : (tensor<704x256xf32>) -> tensor<704x256xf32>
    %836 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %837 = "stablehlo.broadcast_in_dim"(%836) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %838 = "stablehlo.multiply"(%837, %835) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %839 = "stablehlo.add"(%834, %838) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %840 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %841 = "stablehlo.divide"(%831, %840) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %842 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %843 = "stablehlo.divide"(%839, %842) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %844 = "stablehlo.sqrt"(%843) : (tensor<704x256xf32>) -> tensor<704x256xf32>
    %845 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %846 = "stablehlo.broadcast_in_dim"(%845) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %847 = "stablehlo.add"(%844, %846) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %848 = "stablehlo.divide"(%841, %847) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %849 = "stablehlo.convert"(%arg20) : (tensor<704x256xbf16>) -> tensor<704x256xf32>
    %850 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %851 = "stablehlo.broadcast_in_dim"(%850) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %852 = "stablehlo.multiply"(%851, %849) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %853 = "stablehlo.add"(%848, %852) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %854 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %855 = "stablehlo.broadcast_in_dim"(%854) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %856 = "stablehlo.multiply"(%855, %853) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %857 = "stablehlo.subtract"(%849, %856) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %858 = "stablehlo.convert"(%857) : (tensor<704x256xf32>) -> tensor<704x256xbf16>
    %859 = "stablehlo.convert"(%637) : (tensor<256x704xbf16>) -> tensor<256x704xf32>
    %860 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %861 = "stablehlo.broadcast_in_dim"(%860) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %862 = "stablehlo.multiply"(%861, %arg42) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %863 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %864 = "stablehlo.broadcast_in_dim"(%863) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %865 = "stablehlo.multiply"(%864, %859) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %866 = "stablehlo.add"(%862, %865) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %867 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %868 = "stablehlo.broadcast_in_dim"(%867) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %869 = "stablehlo.multiply"(%868, %arg63) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %870 = "chlo.square"(%859) : (tensor<256x704xf32>) -> tensor<256x704xf32>
    %871 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %872 = "stablehlo.broadcast_in_dim"(%871) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %873 = "stablehlo.multiply"(%872, %870) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %874 = "stablehlo.add"(%869, %873) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %875 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %876 = "stablehlo.divide"(%866, %875) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %877 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %878 = "stablehlo.divide"(%874, %877) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %879 = "stablehlo.sqrt"(%878) : (tensor<256x704xf32>) -> tensor<256x704xf32>
    %880 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %881 = "stablehlo.broadcast_in_dim"(%880) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %882 = "stablehlo.add"(%879, %881) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %883 = "stablehlo.divide"(%876, %882) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %884 = "stablehlo.convert"(%arg21) : (tensor<256x704xbf16>) -> tensor<256x704xf32>
    %885 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %886 = "stablehlo.broadcast_in_dim"(%885) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %887 = "stablehlo.multiply"(%886, %884) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %888 = "stablehlo.add"(%883, %887) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %889 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %890 = "stablehlo.broadcast_in_dim"(%889) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %891 = "stablehlo.multiply"(%890, %888) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %892 = "stablehlo.subtract"(%884, %891) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %893 = "stablehlo.convert"(%892) : (tensor<256x704xf32>) -> tensor<256x704xbf16>
    %894 = "stablehlo.convert"(%740) : (tensor<256x128xbf16>) -> tensor<256x128xf32>
    %895 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %896 = "stablehlo.broadcast_in_dim"(%895) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %897 = "stablehlo.multiply"(%896, %arg43) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %898 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %899 = "stablehlo.broadcast_in_dim"(%898) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %900 = "stablehlo.multiply"(%899, %894) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %901 = "stablehlo.add"(%897, %900) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %902 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %903 = "stablehlo.broadcast_in_dim"(%902) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %904 = "stablehlo.multiply"(%903, %arg64) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %905 = "chlo.square"(%894) : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %906 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %907 = "stablehlo.broadcast_in_dim"(%906) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %908 = "stablehlo.multiply"(%907, %905) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %909 = "stablehlo.add"(%904, %908) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %910 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %911 = "stablehlo.divide"(%901, %910) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %912 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %913 = "stablehlo.divide"(%909, %912) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %914 = "stablehlo.sqrt"(%913) : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %915 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %916 = "stablehlo.broadcast_in_dim"(%915) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %917 = "stablehlo.add"(%914, %916) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %918 = "stablehlo.divide"(%911, %917) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %919 = "stablehlo.convert"(%arg22) : (tensor<256x128xbf16>) -> tensor<256x128xf32>
    %920 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %921 = "stablehlo.broadcast_in_dim"(%920) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %922 = "stablehlo.multiply"(%921, %919) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %923 = "stablehlo.add"(%918, %922) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %924 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %925 = "stablehlo.broadcast_in_dim"(%924) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %926 = "stablehlo.multiply"(%925, %923) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %927 = "stablehlo.subtract"(%919, %926) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %928 = "stablehlo.convert"(%927) : (tensor<256x128xf32>) -> tensor<256x128xbf16>
    %929 = "stablehlo.convert"(%649) : (tensor<256xbf16>) -> tensor<256xf32>
    %930 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %931 = "stablehlo.broadcast_in_dim"(%930) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %932 = "stablehlo.multiply"(%931, %arg44) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %933 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %934 = "stablehlo.broadcast_in_dim"(%933) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %935 = "stablehlo.multiply"(%934, %929) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %936 = "stablehlo.add"(%932, %935) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %937 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %938 = "stablehlo.broadcast_in_dim"(%937) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %939 = "stablehlo.multiply"(%938, %arg65) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %940 = "chlo.square"(%929) : (tensor<256xf32>) -> tensor<256xf32>
    %941 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %942 = "stablehlo.broadcast_in_dim"(%941) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %943 = "stablehlo.multiply"(%942, %940) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %944 = "stablehlo.add"(%939, %943) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %945 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %946 = "stablehlo.divide"(%936, %945) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %947 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %948 = "stablehlo.divide"(%944, %947) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %949 = "stablehlo.sqrt"(%948) : (tensor<256xf32>) -> tensor<256xf32>
    %950 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %951 = "stablehlo.broadcast_in_dim"(%950) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %952 = "stablehlo.add"(%949, %951) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %953 = "stablehlo.divide"(%946, %952) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %954 = "stablehlo.convert"(%arg23) : (tensor<256xbf16>) -> tensor<256xf32>
    %955 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %956 = "stablehlo.broadcast_in_dim"(%955) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %957 = "stablehlo.multiply"(%956, %954) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %958 = "stablehlo.add"(%953, %957) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %959 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %960 = "stablehlo.broadcast_in_dim"(%959) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %961 = "stablehlo.multiply"(%960, %958) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %962 = "stablehlo.subtract"(%954, %961) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %963 = "stablehlo.convert"(%962) : (tensor<256xf32>) -> tensor<256xbf16>
    %964 = "stablehlo.convert"(%668) : (tensor<256x256xbf16>) -> tensor<256x256xf32>
    %965 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %966 = "stablehlo.broadcast_in_dim"(%965) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %967 = "stablehlo.multiply"(%966, %arg45) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %968 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %969 = "stablehlo.broadcast_in_dim"(%968) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %970 = "stablehlo.multiply"(%969, %964) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %971 = "stablehlo.add"(%967, %970) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %972 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %973 = "stablehlo.broadcast_in_dim"(%972) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %974 = "stablehlo.multiply"(%973, %arg66) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %975 = "chlo.square"(%964) : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %976 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %977 = "stablehlo.broadcast_in_dim"(%976) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %978 = "stablehlo.multiply"(%977, %975) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %979 = "stablehlo.add"(%974, %978) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %980 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %981 = "stablehlo.divide"(%971, %980) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %982 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %983 = "stablehlo.divide"(%979, %982) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %984 = "stablehlo.sqrt"(%983) : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %985 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %986 = "stablehlo.broadcast_in_dim"(%985) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %987 = "stablehlo.add"(%984, %986) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %988 = "stablehlo.divide"(%981, %987) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %989 = "stablehlo.convert"(%arg24) : (tensor<256x256xbf16>) -> tensor<256x256xf32>
    %990 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %991 = "stablehlo.broadcast_in_dim"(%990) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %992 = "stablehlo.multiply"(%991, %989) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %993 = "stablehlo.add"(%988, %992) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %994 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %995 = "stablehlo.broadcast_in_dim"(%994) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %996 = "stablehlo.multiply"(%995, %993) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %997 = "stablehlo.subtract"(%989, %996) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %998 = "stablehlo.convert"(%997) : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %999 = "stablehlo.convert"(%745) : (tensor<256x256xbf16>) -> tensor<256x256xf32>
    %1000 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1001 = "stablehlo.broadcast_in_dim"(%1000) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1002 = "stablehlo.multiply"(%1001, %arg46) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1003 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1004 = "stablehlo.broadcast_in_dim"(%1003) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1005 = "stablehlo.multiply"(%1004, %999) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1006 = "stablehlo.add"(%1002, %1005) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1007 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1008 = "stablehlo.broadcast_in_dim"(%1007) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1009 = "stablehlo.multiply"(%1008, %arg67) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1010 = "chlo.square"(%999) : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %1011 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1012 = "stablehlo.broadcast_in_dim"(%1011) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1013 = "stablehlo.multiply"(%1012, %1010) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1014 = "stablehlo.add"(%1009, %1013) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1015 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1016 = "stablehlo.divide"(%1006, %1015) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1017 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1018 = "stablehlo.divide"(%1014, %1017) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1019 = "stablehlo.sqrt"(%1018) : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %1020 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1021 = "stablehlo.broadcast_in_dim"(%1020) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1022 = "stablehlo.add"(%1019, %1021) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1023 = "stablehlo.divide"(%1016, %1022) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1024 = "stablehlo.convert"(%arg25) : (tensor<256x256xbf16>) -> tensor<256x256xf32>
    %1025 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1026 = "stablehlo.broadcast_in_dim"(%1025) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1027 = "stablehlo.multiply"(%1026, %1024) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1028 = "stablehlo.add"(%1023, %1027) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1029 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1030 = "stablehlo.broadcast_in_dim"(%1029) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1031 = "stablehlo.multiply"(%1030, %1028) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1032 = "stablehlo.subtract"(%1024, %1031) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1033 = "stablehlo.convert"(%1032) : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1034 = "stablehlo.convert"(%631) : (tensor<256x704xbf16>) -> tensor<256x704xf32>
    %1035 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1036 = "stablehlo.broadcast_in_dim"(%1035) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1037 = "stablehlo.multiply"(%1036, %arg47) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1038 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1039 = "stablehlo.broadcast_in_dim"(%1038) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1040 = "stablehlo.multiply"(%1039, %1034) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1041 = "stablehlo.add"(%1037, %1040) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1042 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1043 = "stablehlo.broadcast_in_dim"(%1042) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1044 = "stablehlo.multiply"(%1043, %arg68) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1045 = "chlo.square"(%1034) : (tensor<256x704xf32>) -> tensor<256x704xf32>
    %1046 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1047 = "stablehlo.broadcast_in_dim"(%1046) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1048 = "stablehlo.multiply"(%1047, %1045) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1049 = "stablehlo.add"(%1044, %1048) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1050 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1051 = "stablehlo.divide"(%1041, %1050) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1052 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1053 = "stablehlo.divide"(%1049, %1052) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1054 = "stablehlo.sqrt"(%1053) : (tensor<256x704xf32>) -> tensor<256x704xf32>
    %1055 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1056 = "stablehlo.broadcast_in_dim"(%1055) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1057 = "stablehlo.add"(%1054, %1056) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1058 = "stablehlo.divide"(%1051, %1057) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1059 = "stablehlo.convert"(%arg26) : (tensor<256x704xbf16>) -> tensor<256x704xf32>
    %1060 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1061 = "stablehlo.broadcast_in_dim"(%1060) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1062 = "stablehlo.multiply"(%1061, %1059) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1063 = "stablehlo.add"(%1058, %1062) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1064 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1065 = "stablehlo.broadcast_in_dim"(%1064) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1066 = "stablehlo.multiply"(%1065, %1063) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1067 = "stablehlo.subtract"(%1059, %1066) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1068 = "stablehlo.convert"(%1067) : (tensor<256x704xf32>) -> tensor<256x704xbf16>
    %1069 = "stablehlo.convert"(%736) : (tensor<256x128xbf16>) -> tensor<256x128xf32>
    %1070 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1071 = "stablehlo.broadcast_in_dim"(%1070) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1072 = "stablehlo.multiply"(%1071, %arg48) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1073 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1074 = "stablehlo.broadcast_in_dim"(%1073) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1075 = "stablehlo.multiply"(%1074, %1069) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1076 = "stablehlo.add"(%1072, %1075) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1077 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1078 = "stablehlo.broadcast_in_dim"(%1077) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1079 = "stablehlo.multiply"(%1078, %arg69) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1080 = "chlo.square"(%1069) : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %1081 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1082 = "stablehlo.broadcast_in_dim"(%1081) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1083 = "stablehlo.multiply"(%1082, %1080) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1084 = "stablehlo.add"(%1079, %1083) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1085 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1086 = "stablehlo.divide"(%1076, %1085) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1087 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1088 = "stablehlo.divide"(%1084, %1087) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1089 = "stablehlo.sqrt"(%1088) : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %1090 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1091 = "stablehlo.broadcast_in_dim"(%1090) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1092 = "stablehlo.add"(%1089, %1091) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1093 = "stablehlo.divide"(%1086, %1092) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1094 = "stablehlo.convert"(%arg27) : (tensor<256x128xbf16>) -> tensor<256x128xf32>
    %1095 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1096 = "stablehlo.broadcast_in_dim"(%1095) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1097 = "stablehlo.multiply"(%1096, %1094) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1098 = "stablehlo.add"(%1093, %1097) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1099 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1100 = "stablehlo.broadcast_in_dim"(%1099) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1101 = "stablehlo.multiply"(%1100, %1098) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1102 = "stablehlo.subtract"(%1094, %1101) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1103 = "stablehlo.convert"(%1102) : (tensor<256x128xf32>) -> tensor<256x128xbf16>
    %1104 = "stablehlo.convert"(%607) : (tensor<256xbf16>) -> tensor<256xf32>
    %1105 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1106 = "stablehlo.broadcast_in_dim"(%1105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1107 = "stablehlo.multiply"(%1106, %arg49) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1108 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1109 = "stablehlo.broadcast_in_dim"(%1108) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1110 = "stablehlo.multiply"(%1109, %1104) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1111 = "stablehlo.add"(%1107, %1110) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1112 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1113 = "stablehlo.broadcast_in_dim"(%1112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1114 = "stablehlo.multiply"(%1113, %arg70) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1115 = "chlo.square"(%1104) : (tensor<256xf32>) -> tensor<256xf32>
    %1116 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1117 = "stablehlo.broadcast_in_dim"(%1116) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1118 = "stablehlo.multiply"(%1117, %1115) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1119 = "stablehlo.add"(%1114, %1118) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1120 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1121 = "stablehlo.divide"(%1111, %1120) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1122 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1123 = "stablehlo.divide"(%1119, %1122) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1124 = "stablehlo.sqrt"(%1123) : (tensor<256xf32>) -> tensor<256xf32>
    %1125 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1126 = "stablehlo.broadcast_in_dim"(%1125) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1127 = "stablehlo.add"(%1124, %1126) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1128 = "stablehlo.divide"(%1121, %1127) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1129 = "stablehlo.convert"(%arg28) : (tensor<256xbf16>) -> tensor<256xf32>
    %1130 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1131 = "stablehlo.broadcast_in_dim"(%1130) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1132 = "stablehlo.multiply"(%1131, %1129) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1133 = "stablehlo.add"(%1128, %1132) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1134 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1135 = "stablehlo.broadcast_in_dim"(%1134) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1136 = "stablehlo.multiply"(%1135, %1133) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1137 = "stablehlo.subtract"(%1129, %1136) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1138 = "stablehlo.convert"(%1137) : (tensor<256xf32>) -> tensor<256xbf16>
    %1139 = "stablehlo.convert"(%476) : (tensor<704x256xbf16>) -> tensor<704x256xf32>
    %1140 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1141 = "stablehlo.broadcast_in_dim"(%1140) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %1142 = "stablehlo.multiply"(%1141, %arg50) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1143 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1144 = "stablehlo.broadcast_in_dim"(%1143) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %1145 = "stablehlo.multiply"(%1144, %1139) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1146 = "stablehlo.add"(%1142, %1145) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1147 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1148 = "stablehlo.broadcast_in_dim"(%1147) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %1149 = "stablehlo.multiply"(%1148, %arg71) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1150 = "chlo.square"(%1139) : (tensor<704x256xf32>) -> tensor<704x256xf32>
    %1151 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1152 = "stablehlo.broadcast_in_dim"(%1151) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %1153 = "stablehlo.multiply"(%1152, %1150) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1154 = "stablehlo.add"(%1149, %1153) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1155 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %1156 = "stablehlo.divide"(%1146, %1155) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1157 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %1158 = "stablehlo.divide"(%1154, %1157) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1159 = "stablehlo.sqrt"(%1158) : (tensor<704x256xf32>) -> tensor<704x256xf32>
    %1160 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1161 = "stablehlo.broadcast_in_dim"(%1160) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %1162 = "stablehlo.add"(%1159, %1161) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1163 = "stablehlo.divide"(%1156, %1162) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1164 = "stablehlo.convert"(%arg29) : (tensor<704x256xbf16>) -> tensor<704x256xf32>
    %1165 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1166 = "stablehlo.broadcast_in_dim"(%1165) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %1167 = "stablehlo.multiply"(%1166, %1164) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1168 = "stablehlo.add"(%1163, %1167) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1169 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1170 = "stablehlo.broadcast_in_dim"(%1169) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<704x256xf32>
    %1171 = "stablehlo.multiply"(%1170, %1168) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1172 = "stablehlo.subtract"(%1164, %1171) : (tensor<704x256xf32>, tensor<704x256xf32>) -> tensor<704x256xf32>
    %1173 = "stablehlo.convert"(%1172) : (tensor<704x256xf32>) -> tensor<704x256xbf16>
    %1174 = "stablehlo.convert"(%487) : (tensor<256x704xbf16>) -> tensor<256x704xf32>
    %1175 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1176 = "stablehlo.broadcast_in_dim"(%1175) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1177 = "stablehlo.multiply"(%1176, %arg51) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1178 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1179 = "stablehlo.broadcast_in_dim"(%1178) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1180 = "stablehlo.multiply"(%1179, %1174) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1181 = "stablehlo.add"(%1177, %1180) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1182 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1183 = "stablehlo.broadcast_in_dim"(%1182) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1184 = "stablehlo.multiply"(%1183, %arg72) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1185 = "chlo.square"(%1174) : (tensor<256x704xf32>) -> tensor<256x704xf32>
    %1186 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1187 = "stablehlo.broadcast_in_dim"(%1186) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1188 = "stablehlo.multiply"(%1187, %1185) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1189 = "stablehlo.add"(%1184, %1188) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1190 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1191 = "stablehlo.divide"(%1181, %1190) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1192 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1193 = "stablehlo.divide"(%1189, %1192) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1194 = "stablehlo.sqrt"(%1193) : (tensor<256x704xf32>) -> tensor<256x704xf32>
    %1195 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1196 = "stablehlo.broadcast_in_dim"(%1195) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1197 = "stablehlo.add"(%1194, %1196) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1198 = "stablehlo.divide"(%1191, %1197) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1199 = "stablehlo.convert"(%arg30) : (tensor<256x704xbf16>) -> tensor<256x704xf32>
    %1200 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1201 = "stablehlo.broadcast_in_dim"(%1200) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1202 = "stablehlo.multiply"(%1201, %1199) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1203 = "stablehlo.add"(%1198, %1202) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1204 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1205 = "stablehlo.broadcast_in_dim"(%1204) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1206 = "stablehlo.multiply"(%1205, %1203) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1207 = "stablehlo.subtract"(%1199, %1206) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1208 = "stablehlo.convert"(%1207) : (tensor<256x704xf32>) -> tensor<256x704xbf16>
    %1209 = "stablehlo.convert"(%590) : (tensor<256x128xbf16>) -> tensor<256x128xf32>
    %1210 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1211 = "stablehlo.broadcast_in_dim"(%1210) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1212 = "stablehlo.multiply"(%1211, %arg52) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1213 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1214 = "stablehlo.broadcast_in_dim"(%1213) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1215 = "stablehlo.multiply"(%1214, %1209) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1216 = "stablehlo.add"(%1212, %1215) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1217 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1218 = "stablehlo.broadcast_in_dim"(%1217) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1219 = "stablehlo.multiply"(%1218, %arg73) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1220 = "chlo.square"(%1209) : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %1221 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1222 = "stablehlo.broadcast_in_dim"(%1221) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1223 = "stablehlo.multiply"(%1222, %1220) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1224 = "stablehlo.add"(%1219, %1223) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1225 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1226 = "stablehlo.divide"(%1216, %1225) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1227 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1228 = "stablehlo.divide"(%1224, %1227) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1229 = "stablehlo.sqrt"(%1228) : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %1230 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1231 = "stablehlo.broadcast_in_dim"(%1230) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1232 = "stablehlo.add"(%1229, %1231) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1233 = "stablehlo.divide"(%1226, %1232) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1234 = "stablehlo.convert"(%arg31) : (tensor<256x128xbf16>) -> tensor<256x128xf32>
    %1235 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1236 = "stablehlo.broadcast_in_dim"(%1235) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1237 = "stablehlo.multiply"(%1236, %1234) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1238 = "stablehlo.add"(%1233, %1237) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1239 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1240 = "stablehlo.broadcast_in_dim"(%1239) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1241 = "stablehlo.multiply"(%1240, %1238) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1242 = "stablehlo.subtract"(%1234, %1241) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1243 = "stablehlo.convert"(%1242) : (tensor<256x128xf32>) -> tensor<256x128xbf16>
    %1244 = "stablehlo.convert"(%499) : (tensor<256xbf16>) -> tensor<256xf32>
    %1245 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1246 = "stablehlo.broadcast_in_dim"(%1245) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1247 = "stablehlo.multiply"(%1246, %arg53) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1248 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1249 = "stablehlo.broadcast_in_dim"(%1248) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1250 = "stablehlo.multiply"(%1249, %1244) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1251 = "stablehlo.add"(%1247, %1250) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1252 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1253 = "stablehlo.broadcast_in_dim"(%1252) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1254 = "stablehlo.multiply"(%1253, %arg74) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1255 = "chlo.square"(%1244) : (tensor<256xf32>) -> tensor<256xf32>
    %1256 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1257 = "stablehlo.broadcast_in_dim"(%1256) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1258 = "stablehlo.multiply"(%1257, %1255) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1259 = "stablehlo.add"(%1254, %1258) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1260 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1261 = "stablehlo.divide"(%1251, %1260) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1262 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1263 = "stablehlo.divide"(%1259, %1262) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1264 = "stablehlo.sqrt"(%1263) : (tensor<256xf32>) -> tensor<256xf32>
    %1265 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1266 = "stablehlo.broadcast_in_dim"(%1265) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1267 = "stablehlo.add"(%1264, %1266) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1268 = "stablehlo.divide"(%1261, %1267) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1269 = "stablehlo.convert"(%arg32) : (tensor<256xbf16>) -> tensor<256xf32>
    %1270 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1271 = "stablehlo.broadcast_in_dim"(%1270) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1272 = "stablehlo.multiply"(%1271, %1269) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1273 = "stablehlo.add"(%1268, %1272) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1274 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1275 = "stablehlo.broadcast_in_dim"(%1274) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1276 = "stablehlo.multiply"(%1275, %1273) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1277 = "stablehlo.subtract"(%1269, %1276) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1278 = "stablehlo.convert"(%1277) : (tensor<256xf32>) -> tensor<256xbf16>
    %1279 = "stablehlo.convert"(%518) : (tensor<256x256xbf16>) -> tensor<256x256xf32>
    %1280 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1281 = "stablehlo.broadcast_in_dim"(%1280) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1282 = "stablehlo.multiply"(%1281, %arg54) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1283 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1284 = "stablehlo.broadcast_in_dim"(%1283) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1285 = "stablehlo.multiply"(%1284, %1279) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1286 = "stablehlo.add"(%1282, %1285) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1287 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1288 = "stablehlo.broadcast_in_dim"(%1287) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1289 = "stablehlo.multiply"(%1288, %arg75) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1290 = "chlo.square"(%1279) : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %1291 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1292 = "stablehlo.broadcast_in_dim"(%1291) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1293 = "stablehlo.multiply"(%1292, %1290) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1294 = "stablehlo.add"(%1289, %1293) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1295 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1296 = "stablehlo.divide"(%1286, %1295) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1297 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1298 = "stablehlo.divide"(%1294, %1297) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1299 = "stablehlo.sqrt"(%1298) : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %1300 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1301 = "stablehlo.broadcast_in_dim"(%1300) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1302 = "stablehlo.add"(%1299, %1301) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1303 = "stablehlo.divide"(%1296, %1302) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1304 = "stablehlo.convert"(%arg33) : (tensor<256x256xbf16>) -> tensor<256x256xf32>
    %1305 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1306 = "stablehlo.broadcast_in_dim"(%1305) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1307 = "stablehlo.multiply"(%1306, %1304) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1308 = "stablehlo.add"(%1303, %1307) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1309 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1310 = "stablehlo.broadcast_in_dim"(%1309) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1311 = "stablehlo.multiply"(%1310, %1308) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1312 = "stablehlo.subtract"(%1304, %1311) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1313 = "stablehlo.convert"(%1312) : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1314 = "stablehlo.convert"(%595) : (tensor<256x256xbf16>) -> tensor<256x256xf32>
    %1315 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1316 = "stablehlo.broadcast_in_dim"(%1315) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1317 = "stablehlo.multiply"(%1316, %arg55) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1318 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1319 = "stablehlo.broadcast_in_dim"(%1318) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1320 = "stablehlo.multiply"(%1319, %1314) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1321 = "stablehlo.add"(%1317, %1320) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1322 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1323 = "stablehlo.broadcast_in_dim"(%1322) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1324 = "stablehlo.multiply"(%1323, %arg76) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1325 = "chlo.square"(%1314) : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %1326 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1327 = "stablehlo.broadcast_in_dim"(%1326) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1328 = "stablehlo.multiply"(%1327, %1325) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1329 = "stablehlo.add"(%1324, %1328) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1330 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1331 = "stablehlo.divide"(%1321, %1330) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1332 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1333 = "stablehlo.divide"(%1329, %1332) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1334 = "stablehlo.sqrt"(%1333) : (tensor<256x256xf32>) -> tensor<256x256xf32>
    %1335 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1336 = "stablehlo.broadcast_in_dim"(%1335) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1337 = "stablehlo.add"(%1334, %1336) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1338 = "stablehlo.divide"(%1331, %1337) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1339 = "stablehlo.convert"(%arg34) : (tensor<256x256xbf16>) -> tensor<256x256xf32>
    %1340 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1341 = "stablehlo.broadcast_in_dim"(%1340) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1342 = "stablehlo.multiply"(%1341, %1339) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1343 = "stablehlo.add"(%1338, %1342) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1344 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1345 = "stablehlo.broadcast_in_dim"(%1344) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x256xf32>
    %1346 = "stablehlo.multiply"(%1345, %1343) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1347 = "stablehlo.subtract"(%1339, %1346) : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
    %1348 = "stablehlo.convert"(%1347) : (tensor<256x256xf32>) -> tensor<256x256xbf16>
    %1349 = "stablehlo.convert"(%481) : (tensor<256x704xbf16>) -> tensor<256x704xf32>
    %1350 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1351 = "stablehlo.broadcast_in_dim"(%1350) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1352 = "stablehlo.multiply"(%1351, %arg56) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1353 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1354 = "stablehlo.broadcast_in_dim"(%1353) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1355 = "stablehlo.multiply"(%1354, %1349) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1356 = "stablehlo.add"(%1352, %1355) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1357 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1358 = "stablehlo.broadcast_in_dim"(%1357) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1359 = "stablehlo.multiply"(%1358, %arg77) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1360 = "chlo.square"(%1349) : (tensor<256x704xf32>) -> tensor<256x704xf32>
    %1361 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1362 = "stablehlo.broadcast_in_dim"(%1361) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1363 = "stablehlo.multiply"(%1362, %1360) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1364 = "stablehlo.add"(%1359, %1363) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1365 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1366 = "stablehlo.divide"(%1356, %1365) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1367 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1368 = "stablehlo.divide"(%1364, %1367) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1369 = "stablehlo.sqrt"(%1368) : (tensor<256x704xf32>) -> tensor<256x704xf32>
    %1370 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1371 = "stablehlo.broadcast_in_dim"(%1370) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1372 = "stablehlo.add"(%1369, %1371) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1373 = "stablehlo.divide"(%1366, %1372) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1374 = "stablehlo.convert"(%arg35) : (tensor<256x704xbf16>) -> tensor<256x704xf32>
    %1375 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1376 = "stablehlo.broadcast_in_dim"(%1375) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1377 = "stablehlo.multiply"(%1376, %1374) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1378 = "stablehlo.add"(%1373, %1377) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1379 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1380 = "stablehlo.broadcast_in_dim"(%1379) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x704xf32>
    %1381 = "stablehlo.multiply"(%1380, %1378) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1382 = "stablehlo.subtract"(%1374, %1381) : (tensor<256x704xf32>, tensor<256x704xf32>) -> tensor<256x704xf32>
    %1383 = "stablehlo.convert"(%1382) : (tensor<256x704xf32>) -> tensor<256x704xbf16>
    %1384 = "stablehlo.convert"(%586) : (tensor<256x128xbf16>) -> tensor<256x128xf32>
    %1385 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1386 = "stablehlo.broadcast_in_dim"(%1385) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1387 = "stablehlo.multiply"(%1386, %arg57) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1388 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1389 = "stablehlo.broadcast_in_dim"(%1388) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1390 = "stablehlo.multiply"(%1389, %1384) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1391 = "stablehlo.add"(%1387, %1390) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1392 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1393 = "stablehlo.broadcast_in_dim"(%1392) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1394 = "stablehlo.multiply"(%1393, %arg78) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1395 = "chlo.square"(%1384) : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %1396 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1397 = "stablehlo.broadcast_in_dim"(%1396) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1398 = "stablehlo.multiply"(%1397, %1395) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1399 = "stablehlo.add"(%1394, %1398) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1400 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1401 = "stablehlo.divide"(%1391, %1400) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1402 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1403 = "stablehlo.divide"(%1399, %1402) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1404 = "stablehlo.sqrt"(%1403) : (tensor<256x128xf32>) -> tensor<256x128xf32>
    %1405 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1406 = "stablehlo.broadcast_in_dim"(%1405) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1407 = "stablehlo.add"(%1404, %1406) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1408 = "stablehlo.divide"(%1401, %1407) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1409 = "stablehlo.convert"(%arg36) : (tensor<256x128xbf16>) -> tensor<256x128xf32>
    %1410 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1411 = "stablehlo.broadcast_in_dim"(%1410) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1412 = "stablehlo.multiply"(%1411, %1409) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1413 = "stablehlo.add"(%1408, %1412) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1414 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1415 = "stablehlo.broadcast_in_dim"(%1414) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x128xf32>
    %1416 = "stablehlo.multiply"(%1415, %1413) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1417 = "stablehlo.subtract"(%1409, %1416) : (tensor<256x128xf32>, tensor<256x128xf32>) -> tensor<256x128xf32>
    %1418 = "stablehlo.convert"(%1417) : (tensor<256x128xf32>) -> tensor<256x128xbf16>
    %1419 = "stablehlo.convert"(%777) : (tensor<1000x256xbf16>) -> tensor<1000x256xf32>
    %1420 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1421 = "stablehlo.broadcast_in_dim"(%1420) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1000x256xf32>
    %1422 = "stablehlo.multiply"(%1421, %arg58) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1423 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1424 = "stablehlo.broadcast_in_dim"(%1423) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1000x256xf32>
    %1425 = "stablehlo.multiply"(%1424, %1419) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1426 = "stablehlo.add"(%1422, %1425) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1427 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1428 = "stablehlo.broadcast_in_dim"(%1427) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1000x256xf32>
    %1429 = "stablehlo.multiply"(%1428, %arg79) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1430 = "chlo.square"(%1419) : (tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1431 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1432 = "stablehlo.broadcast_in_dim"(%1431) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1000x256xf32>
    %1433 = "stablehlo.multiply"(%1432, %1430) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1434 = "stablehlo.add"(%1429, %1433) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1435 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1000x256xf32>
    %1436 = "stablehlo.divide"(%1426, %1435) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1437 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1000x256xf32>
    %1438 = "stablehlo.divide"(%1434, %1437) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1439 = "stablehlo.sqrt"(%1438) : (tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1440 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1441 = "stablehlo.broadcast_in_dim"(%1440) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1000x256xf32>
    %1442 = "stablehlo.add"(%1439, %1441) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1443 = "stablehlo.divide"(%1436, %1442) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1444 = "stablehlo.convert"(%arg37) : (tensor<1000x256xbf16>) -> tensor<1000x256xf32>
    %1445 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1446 = "stablehlo.broadcast_in_dim"(%1445) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1000x256xf32>
    %1447 = "stablehlo.multiply"(%1446, %1444) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1448 = "stablehlo.add"(%1443, %1447) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1449 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1450 = "stablehlo.broadcast_in_dim"(%1449) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1000x256xf32>
    %1451 = "stablehlo.multiply"(%1450, %1448) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1452 = "stablehlo.subtract"(%1444, %1451) : (tensor<1000x256xf32>, tensor<1000x256xf32>) -> tensor<1000x256xf32>
    %1453 = "stablehlo.convert"(%1452) : (tensor<1000x256xf32>) -> tensor<1000x256xbf16>
    %1454 = "stablehlo.convert"(%458) : (tensor<256xbf16>) -> tensor<256xf32>
    %1455 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1456 = "stablehlo.broadcast_in_dim"(%1455) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1457 = "stablehlo.multiply"(%1456, %arg59) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1458 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1459 = "stablehlo.broadcast_in_dim"(%1458) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1460 = "stablehlo.multiply"(%1459, %1454) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1461 = "stablehlo.add"(%1457, %1460) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1462 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1463 = "stablehlo.broadcast_in_dim"(%1462) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1464 = "stablehlo.multiply"(%1463, %arg80) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1465 = "chlo.square"(%1454) : (tensor<256xf32>) -> tensor<256xf32>
    %1466 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1467 = "stablehlo.broadcast_in_dim"(%1466) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1468 = "stablehlo.multiply"(%1467, %1465) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1469 = "stablehlo.add"(%1464, %1468) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1470 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1471 = "stablehlo.divide"(%1461, %1470) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1472 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1473 = "stablehlo.divide"(%1469, %1472) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1474 = "stablehlo.sqrt"(%1473) : (tensor<256xf32>) -> tensor<256xf32>
    %1475 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1476 = "stablehlo.broadcast_in_dim"(%1475) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1477 = "stablehlo.add"(%1474, %1476) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1478 = "stablehlo.divide"(%1471, %1477) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1479 = "stablehlo.convert"(%arg38) : (tensor<256xbf16>) -> tensor<256xf32>
    %1480 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1481 = "stablehlo.broadcast_in_dim"(%1480) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1482 = "stablehlo.multiply"(%1481, %1479) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1483 = "stablehlo.add"(%1478, %1482) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1484 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1485 = "stablehlo.broadcast_in_dim"(%1484) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1486 = "stablehlo.multiply"(%1485, %1483) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1487 = "stablehlo.subtract"(%1479, %1486) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1488 = "stablehlo.convert"(%1487) : (tensor<256xf32>) -> tensor<256xbf16>
    %1489 = "stablehlo.convert"(%447) : (tensor<256x1000xbf16>) -> tensor<256x1000xf32>
    %1490 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %1491 = "stablehlo.broadcast_in_dim"(%1490) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x1000xf32>
    %1492 = "stablehlo.multiply"(%1491, %arg60) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1493 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1494 = "stablehlo.broadcast_in_dim"(%1493) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x1000xf32>
    %1495 = "stablehlo.multiply"(%1494, %1489) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1496 = "stablehlo.add"(%1492, %1495) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1497 = "stablehlo.constant"() <{value = dense<0.949999988> : tensor<f32>}> : () -> tensor<f32>
    %1498 = "stablehlo.broadcast_in_dim"(%1497) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x1000xf32>
    %1499 = "stablehlo.multiply"(%1498, %arg81) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1500 = "chlo.square"(%1489) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1501 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
    %1502 = "stablehlo.broadcast_in_dim"(%1501) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x1000xf32>
    %1503 = "stablehlo.multiply"(%1502, %1500) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1504 = "stablehlo.add"(%1499, %1503) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1505 = "stablehlo.broadcast_in_dim"(%784) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x1000xf32>
    %1506 = "stablehlo.divide"(%1496, %1505) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1507 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x1000xf32>
    %1508 = "stablehlo.divide"(%1504, %1507) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1509 = "stablehlo.sqrt"(%1508) : (tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1510 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1511 = "stablehlo.broadcast_in_dim"(%1510) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x1000xf32>
    %1512 = "stablehlo.add"(%1509, %1511) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1513 = "stablehlo.divide"(%1506, %1512) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1514 = "stablehlo.convert"(%arg39) : (tensor<256x1000xbf16>) -> tensor<256x1000xf32>
    %1515 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1516 = "stablehlo.broadcast_in_dim"(%1515) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x1000xf32>
    %1517 = "stablehlo.multiply"(%1516, %1514) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1518 = "stablehlo.add"(%1513, %1517) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1519 = "stablehlo.constant"() <{value = dense<3.000000e-04> : tensor<f32>}> : () -> tensor<f32>
    %1520 = "stablehlo.broadcast_in_dim"(%1519) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x1000xf32>
    %1521 = "stablehlo.multiply"(%1520, %1518) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1522 = "stablehlo.subtract"(%1514, %1521) : (tensor<256x1000xf32>, tensor<256x1000xf32>) -> tensor<256x1000xf32>
    %1523 = "stablehlo.convert"(%1522) : (tensor<256x1000xf32>) -> tensor<256x1000xbf16>
    "func.return"(%427, %823, %858, %893, %928, %963, %998, %1033, %1068, %1103, %1138, %1173, %1208, %1243, %1278, %1313, %1348, %1383, %1418, %1453, %1488, %1523, %796, %831, %866, %901, %936, %971, %1006, %1041, %1076, %1111, %1146, %1181, %1216, %1251, %1286, %1321, %1356, %1391, %1426, %1461, %1496, %804, %839, %874, %909, %944, %979, %1014, %1049, %1084, %1119, %1154, %1189, %1224, %1259, %1294, %1329, %1364, %1399, %1434, %1469, %1504, %779) : (tensor<f32>, tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<704x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<256xbf16>, tensor<256x256xbf16>, tensor<256x256xbf16>, tensor<256x704xbf16>, tensor<256x128xbf16>, tensor<1000x256xbf16>, tensor<256xbf16>, tensor<256x1000xbf16>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<1000x256xf32>, tensor<256xf32>, tensor<256x1000xf32>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<704x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x704xf32>, tensor<256x128xf32>, tensor<1000x256xf32>, tensor<256xf32>, tensor<256x1000xf32>, tensor<i32>) -> ()
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

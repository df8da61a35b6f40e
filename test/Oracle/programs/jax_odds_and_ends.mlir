"builtin.module"() <{sym_name = "jit_odds_and_ends"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<3x5xi32>) -> (tensor<3xi32>, tensor<5xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5x4xf32>, tensor<3x5xf32>, tensor<3x3xf32>, tensor<5xf32>, tensor<i1>, tensor<5xi1>, tensor<3xf32>, tensor<5xf32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg41: tensor<3x5xf32>, %arg42: tensor<3x5xi32>):
    %150 = "func.call"(%arg41) <{callee = @argmax}> : (tensor<3x5xf32>) -> tensor<3xi32>
    %151 = "func.call"(%arg42) <{callee = @argmin}> : (tensor<3x5xi32>) -> tensor<5xi32>
    %152 = "stablehlo.cbrt"(%arg41) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %153 = "stablehlo.sign"(%arg41) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %154 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %156 = "stablehlo.multiply"(%arg41, %155) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %157 = "func.call"(%156) <{callee = @round}> : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %158 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %159 = "func.call"(%arg42, %158) <{callee = @floor_divide}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>
    %160 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %161 = "func.call"(%arg42, %160) <{callee = @remainder}> : (tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>
    %162 = "stablehlo.constant"() <{value = dense<7.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %163 = "func.call"(%arg41, %162) <{callee = @remainder_1}> : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
    %164 = "stablehlo.multiply"(%arg41, %arg41) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %165 = "stablehlo.multiply"(%164, %arg41) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %166 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %168 = "stablehlo.power"(%167, %arg41) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %169 = "stablehlo.transpose"(%arg41) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %170 = "stablehlo.reshape"(%169) : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %171 = "stablehlo.maximum"(%arg41, %170) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %172 = "stablehlo.subtract"(%arg41, %170) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %173 = "stablehlo.compare"(%172, %172) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %174 = "stablehlo.add"(%arg41, %170) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %175 = "stablehlo.abs"(%172) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %176 = "stablehlo.negate"(%175) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %177 = "stablehlo.exponential"(%176) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %178 = "stablehlo.log_plus_one"(%177) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %179 = "stablehlo.add"(%171, %178) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %180 = "stablehlo.select"(%173, %174, %179) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %181 = "stablehlo.exponential_minus_one"(%arg41) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %182 = "stablehlo.abs"(%arg41) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %183 = "stablehlo.log_plus_one"(%182) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %184 = "stablehlo.compare"(%arg41, %arg41) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %185 = "stablehlo.is_finite"(%arg41) : (tensor<3x5xf32>) -> tensor<3x5xi1>
    %186 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %187 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %188 = "func.call"(%arg41, %186, %187) <{callee = @clip}> : (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>
    %189 = "func.call"(%arg42) <{callee = @_one_hot}> : (tensor<3x5xi32>) -> tensor<3x5x4xf32>
    %190 = "func.call"(%arg41) <{callee = @tril}> : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %191 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %192 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %193 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %195 = "stablehlo.add"(%191, %194) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %196 = "stablehlo.compare"(%195, %192) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %197 = "stablehlo.convert"(%196) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %198 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %199 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %200 = "func.call"(%198, %199) <{callee = @_linspace}> : (tensor<f32>, tensor<f32>) -> tensor<5xf32>
    %201 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %203 = "stablehlo.compare"(%arg42, %202) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %204 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %205 = "stablehlo.reduce"(%203, %204) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg47: tensor<i1>, %arg48: tensor<i1>):
      %224 = "stablehlo.or"(%arg47, %arg48) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%224) : (tensor<i1>) -> ()
    }) : (tensor<3x5xi1>, tensor<i1>) -> tensor<i1>
    %206 = "stablehlo.constant"() <{value = dense<-9> : tensor<i32>}> : () -> tensor<i32>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %208 = "stablehlo.compare"(%arg42, %207) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %209 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %210 = "stablehlo.reduce"(%208, %209) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg45: tensor<i1>, %arg46: tensor<i1>):
      %223 = "stablehlo.and"(%arg45, %arg46) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%223) : (tensor<i1>) -> ()
    }) : (tensor<3x5xi1>, tensor<i1>) -> tensor<5xi1>
    %211 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %212 = "stablehlo.reduce"(%arg41, %211) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>):
      %222 = "stablehlo.multiply"(%arg43, %arg44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%222) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
    %213 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %214 = "func.call"(%arg41, %213) <{callee = @_std}> : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
    %215 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %216 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %217 = "stablehlo.shift_left"(%arg42, %216) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %218 = "stablehlo.not"(%arg42) : (tensor<3x5xi32>) -> tensor<3x5xi32>
    %219 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %220 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %221 = "stablehlo.xor"(%arg42, %220) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%150, %151, %152, %153, %157, %159, %161, %163, %165, %168, %180, %181, %183, %184, %185, %188, %189, %190, %197, %200, %205, %210, %212, %214, %217, %218, %221) : (tensor<3xi32>, tensor<5xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xi1>, tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5x4xf32>, tensor<3x5xf32>, tensor<3x3xf32>, tensor<5xf32>, tensor<i1>, tensor<5xi1>, tensor<3xf32>, tensor<5xf32>, tensor<3x5xi32>, tensor<3x5xi32>, tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xf32>) -> tensor<3xi32>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg36: tensor<3x5xf32>):
    %137 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xi32>
    %138 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %140:2 = "stablehlo.reduce"(%arg36, %137, %138, %139) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<i32>, %arg39: tensor<f32>, %arg40: tensor<i32>):
      %141 = "stablehlo.compare"(%arg37, %arg39) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %142 = "stablehlo.compare"(%arg37, %arg37) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %143 = "stablehlo.or"(%141, %142) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %144 = "stablehlo.compare"(%arg37, %arg39) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %145 = "stablehlo.compare"(%arg38, %arg40) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %146 = "stablehlo.and"(%144, %145) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %147 = "stablehlo.or"(%143, %146) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %148 = "stablehlo.select"(%143, %arg37, %arg39) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %149 = "stablehlo.select"(%147, %arg38, %arg40) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%148, %149) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<3x5xf32>, tensor<3x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
    "func.return"(%140#1) : (tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x5xi32>) -> tensor<5xi32>, sym_name = "argmin", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<3x5xi32>):
    %124 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xi32>
    %125 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %126 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %127:2 = "stablehlo.reduce"(%arg31, %124, %125, %126) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg32: tensor<i32>, %arg33: tensor<i32>, %arg34: tensor<i32>, %arg35: tensor<i32>):
      %128 = "stablehlo.compare"(%arg32, %arg34) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %129 = "stablehlo.compare"(%arg32, %arg32) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %130 = "stablehlo.or"(%128, %129) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %131 = "stablehlo.compare"(%arg32, %arg34) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %132 = "stablehlo.compare"(%arg33, %arg35) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %133 = "stablehlo.and"(%131, %132) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %134 = "stablehlo.or"(%130, %133) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %135 = "stablehlo.select"(%130, %arg32, %arg34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %136 = "stablehlo.select"(%134, %arg33, %arg35) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%135, %136) : (tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<3x5xi32>, tensor<3x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<5xi32>, tensor<5xi32>)
    "func.return"(%127#1) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "round", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<3x5xf32>):
    %123 = "stablehlo.round_nearest_even"(%arg30) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%123) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<3x5xi32>, %arg29: tensor<i32>):
    %106 = "stablehlo.convert"(%arg29) : (tensor<i32>) -> tensor<i32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %108 = "stablehlo.divide"(%arg28, %107) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %109 = "stablehlo.sign"(%arg28) : (tensor<3x5xi32>) -> tensor<3x5xi32>
    %110 = "stablehlo.sign"(%106) : (tensor<i32>) -> tensor<i32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %112 = "stablehlo.compare"(%109, %111) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %113 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %114 = "stablehlo.remainder"(%arg28, %113) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %115 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %117 = "stablehlo.compare"(%114, %116) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %118 = "stablehlo.and"(%112, %117) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %119 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %121 = "stablehlo.subtract"(%108, %120) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %122 = "func.call"(%118, %121, %108) <{callee = @_where}> : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%122) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<3x5xi1>, %arg26: tensor<3x5xi32>, %arg27: tensor<3x5xi32>):
    %105 = "stablehlo.select"(%arg25, %arg26, %arg27) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%105) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<3x5xi32>, %arg24: tensor<i32>):
    %84 = "stablehlo.convert"(%arg24) : (tensor<i32>) -> tensor<i32>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %86 = "stablehlo.compare"(%84, %85) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %87 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %88 = "func.call"(%86, %87, %84) <{callee = @_where_0}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %90 = "stablehlo.remainder"(%arg23, %89) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %93 = "stablehlo.compare"(%90, %92) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %94 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %96 = "stablehlo.compare"(%90, %95) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %98 = "stablehlo.compare"(%88, %97) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<3x5xi1>
    %100 = "stablehlo.compare"(%96, %99) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %101 = "stablehlo.and"(%100, %93) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %102 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %103 = "stablehlo.add"(%90, %102) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %104 = "stablehlo.select"(%101, %103, %90) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    "func.return"(%104) : (tensor<3x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<i1>, %arg21: tensor<i32>, %arg22: tensor<i32>):
    %83 = "stablehlo.select"(%arg20, %arg21, %arg22) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%83) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "remainder_1", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<3x5xf32>, %arg19: tensor<f32>):
    %66 = "stablehlo.convert"(%arg19) : (tensor<f32>) -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %68 = "stablehlo.remainder"(%arg18, %67) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %71 = "stablehlo.compare"(%68, %70) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %72 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %74 = "stablehlo.compare"(%68, %73) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
    %75 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.compare"(%66, %75) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<3x5xi1>
    %78 = "stablehlo.compare"(%74, %77) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %79 = "stablehlo.and"(%78, %71) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
    %80 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %81 = "stablehlo.add"(%68, %80) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %82 = "stablehlo.select"(%79, %81, %68) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%82) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x5xf32>, tensor<f32>, tensor<f32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<3x5xf32>, %arg16: tensor<f32>, %arg17: tensor<f32>):
    %60 = "stablehlo.convert"(%arg16) : (tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %62 = "stablehlo.maximum"(%61, %arg15) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %63 = "stablehlo.convert"(%arg17) : (tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %65 = "stablehlo.minimum"(%64, %62) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%65) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xi32>) -> tensor<3x5x4xf32>, res_attrs = [{}], sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<3x5xi32>):
    %54 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x5xi32>) -> tensor<3x5x1xi32>
    %55 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x4xi32>
    %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x5x1xi32>) -> tensor<3x5x4xi32>
    %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xi32>) -> tensor<3x5x4xi32>
    %58 = "stablehlo.compare"(%56, %57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x5x4xi32>, tensor<3x5x4xi32>) -> tensor<3x5x4xi1>
    %59 = "stablehlo.convert"(%58) : (tensor<3x5x4xi1>) -> tensor<3x5x4xf32>
    "func.return"(%59) : (tensor<3x5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<3x5xf32>):
    %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x5xi32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x5xi32>
    %48 = "stablehlo.add"(%45, %47) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
    %49 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x5xi32>
    %50 = "stablehlo.compare"(%48, %49) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %51 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %53 = "stablehlo.select"(%50, %arg13, %52) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%53) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<f32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "_linspace", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
    %27 = "stablehlo.convert"(%arg11) : (tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.convert"(%arg12) : (tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
    %30 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %32 = "stablehlo.divide"(%29, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %33 = "stablehlo.reshape"(%27) : (tensor<f32>) -> tensor<1xf32>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %36 = "stablehlo.subtract"(%35, %32) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %37 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %38 = "stablehlo.multiply"(%37, %36) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %39 = "stablehlo.reshape"(%28) : (tensor<f32>) -> tensor<1xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<4xf32>
    %41 = "stablehlo.multiply"(%40, %32) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %42 = "stablehlo.add"(%38, %41) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %43 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %44 = "stablehlo.concatenate"(%42, %43) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
    "func.return"(%44) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "_std", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<3x5xf32>, %arg10: tensor<i32>):
    %25 = "func.call"(%arg9, %arg10) <{callee = @_var}> : (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>
    %26 = "stablehlo.sqrt"(%25) : (tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%26) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x5xf32>, tensor<i32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x5xf32>, %arg4: tensor<i32>):
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg3, %3) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %24 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %6 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<3x5xf32>
    %10 = "stablehlo.subtract"(%arg3, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %11 = "chlo.square"(%10) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %12 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%11, %15) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %23 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %17 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.compare"(%14, %19) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %21 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %22 = "func.call"(%20, %18, %21) <{callee = @_where_2}> : (tensor<i1>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    "func.return"(%22) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i1>, %arg1: tensor<5xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<i1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%2) : (tensor<5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

"builtin.module"() <{sym_name = "jit_activations"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x8xf32>, tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg45: tensor<3x8xf32>, %arg46: tensor<3x8xf32>):
    %163 = "stablehlo.multiply"(%arg45, %arg45) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %164 = "stablehlo.multiply"(%163, %arg45) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %165 = "stablehlo.multiply"(%arg45, %arg45) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %166 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %168 = "stablehlo.multiply"(%167, %165) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %169 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %171 = "stablehlo.multiply"(%170, %164) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %172 = "stablehlo.add"(%arg45, %171) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %173 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %175 = "stablehlo.multiply"(%174, %172) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %176 = "stablehlo.tanh"(%175) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %177 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %179 = "stablehlo.subtract"(%178, %176) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %180 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %182 = "stablehlo.add"(%181, %176) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %183 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %184 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %185 = "stablehlo.multiply"(%184, %182) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %186 = "stablehlo.multiply"(%arg45, %185) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %187 = "stablehlo.multiply"(%arg45, %arg46) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %188 = "stablehlo.multiply"(%arg46, %185) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %189 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %191 = "stablehlo.multiply"(%190, %187) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %192 = "stablehlo.multiply"(%191, %179) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %193 = "stablehlo.multiply"(%192, %176) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %194 = "stablehlo.add"(%192, %193) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %195 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %196 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %197 = "stablehlo.multiply"(%196, %194) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %198 = "stablehlo.add"(%188, %197) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %199 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %200 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %201 = "stablehlo.multiply"(%200, %197) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %202 = "stablehlo.multiply"(%201, %168) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %203 = "stablehlo.add"(%198, %202) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %204:3 = "func.call"(%arg45) <{callee = @silu}> : (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>)
    %205 = "func.call"(%204#1, %204#2, %arg45, %arg46) <{callee = @silu_0}> : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %206:2 = "func.call"(%arg45) <{callee = @softplus}> : (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>)
    %207 = "func.call"(%206#1, %arg46) <{callee = @softplus_1}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %208 = "func.call"(%arg45) <{callee = @relu}> : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %209 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %211 = "stablehlo.compare"(%arg45, %210) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %212 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %214 = "stablehlo.select"(%211, %arg46, %213) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %215:2 = "func.call"(%arg45) <{callee = @log_sigmoid}> : (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>)
    %216 = "func.call"(%215#1, %arg46) <{callee = @log_sigmoid_3}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %217:4 = "func.call"(%arg45) <{callee = @elu}> : (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xi1>)
    %218 = "func.call"(%217#1, %217#2, %217#3, %arg46) <{callee = @elu_6}> : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xi1>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %219 = "stablehlo.tanh"(%arg45) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %220 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %221 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %222 = "stablehlo.subtract"(%221, %219) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %223 = "stablehlo.multiply"(%arg46, %222) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %224 = "stablehlo.multiply"(%223, %219) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %225 = "stablehlo.add"(%223, %224) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %226 = "stablehlo.negate"(%arg45) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %227 = "stablehlo.exponential"(%226) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %228 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %229 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %230 = "stablehlo.add"(%229, %227) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %231 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %233 = "stablehlo.divide"(%232, %230) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %234 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %235 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %236 = "stablehlo.subtract"(%235, %233) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %237 = "stablehlo.multiply"(%233, %236) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %238 = "stablehlo.multiply"(%arg46, %237) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %239 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %240 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %241 = "stablehlo.multiply"(%240, %arg45) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %242 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %243 = "stablehlo.broadcast_in_dim"(%242) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %244 = "stablehlo.multiply"(%arg45, %243) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %245 = "chlo.erf"(%244) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %246 = "chlo.square"(%244) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %247 = "stablehlo.negate"(%246) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %248 = "stablehlo.exponential"(%247) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %249 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %251 = "stablehlo.add"(%250, %245) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %252 = "stablehlo.multiply"(%241, %251) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %253 = "stablehlo.multiply"(%241, %arg46) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %254 = "stablehlo.multiply"(%arg46, %251) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %255 = "stablehlo.constant"() <{value = dense<1.12837923> : tensor<f32>}> : () -> tensor<f32>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %257 = "stablehlo.multiply"(%256, %253) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %258 = "stablehlo.multiply"(%257, %248) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %259 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %261 = "stablehlo.multiply"(%258, %260) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %262 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %263 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %264 = "stablehlo.multiply"(%263, %254) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %265 = "stablehlo.add"(%261, %264) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %266:3 = "func.call"(%arg45) <{callee = @hard_silu}> : (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xi1>, tensor<3x8xf32>)
    %267 = "func.call"(%266#1, %266#2, %arg45, %arg46) <{callee = @hard_silu_9}> : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %268:4 = "func.call"(%arg45) <{callee = @mish}> : (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>)
    %269 = "func.call"(%268#1, %268#2, %268#3, %arg45, %arg46) <{callee = @mish_11}> : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%186, %203, %204#0, %205, %206#0, %207, %208, %214, %215#0, %216, %217#0, %218, %219, %225, %233, %238, %252, %265, %266#0, %267, %268#0, %269) : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>), res_attrs = [{}, {}, {}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<3x8xf32>):
    %150 = "stablehlo.negate"(%arg44) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %151 = "stablehlo.exponential"(%150) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %152 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %154 = "stablehlo.add"(%153, %151) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %155 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %157 = "stablehlo.divide"(%156, %154) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %158 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %160 = "stablehlo.subtract"(%159, %157) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %161 = "stablehlo.multiply"(%157, %160) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %162 = "stablehlo.multiply"(%arg44, %157) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%162, %161, %157) : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "silu_0", sym_visibility = "private"}> ({
  ^bb0(%arg40: tensor<3x8xf32>, %arg41: tensor<3x8xf32>, %arg42: tensor<3x8xf32>, %arg43: tensor<3x8xf32>):
    %146 = "stablehlo.multiply"(%arg42, %arg43) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %147 = "stablehlo.multiply"(%arg43, %arg41) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %148 = "stablehlo.multiply"(%146, %arg40) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %149 = "stablehlo.add"(%147, %148) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%149) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>), res_attrs = [{}, {}], sym_name = "softplus", sym_visibility = "private"}> ({
  ^bb0(%arg39: tensor<3x8xf32>):
    %118 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %120 = "stablehlo.maximum"(%arg39, %119) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %121 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %122 = "stablehlo.subtract"(%arg39, %121) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %123 = "stablehlo.compare"(%122, %122) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %124 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %125 = "stablehlo.add"(%arg39, %124) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %126 = "stablehlo.abs"(%122) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %127 = "stablehlo.negate"(%126) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %128 = "stablehlo.exponential"(%127) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %129 = "stablehlo.log_plus_one"(%128) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %130 = "stablehlo.add"(%120, %129) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %131 = "stablehlo.select"(%123, %125, %130) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %132 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %134 = "stablehlo.compare"(%arg39, %133) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %135 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %137 = "stablehlo.select"(%134, %136, %arg39) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %138 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %140 = "stablehlo.compare"(%131, %139) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %141 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %143 = "stablehlo.select"(%140, %142, %131) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %144 = "stablehlo.subtract"(%137, %143) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %145 = "stablehlo.exponential"(%144) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%131, %145) : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "softplus_1", sym_visibility = "private"}> ({
  ^bb0(%arg37: tensor<3x8xf32>, %arg38: tensor<3x8xf32>):
    %117 = "stablehlo.multiply"(%arg38, %arg37) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%117) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "relu", sym_visibility = "private"}> ({
  ^bb0(%arg36: tensor<3x8xf32>):
    %114 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %116 = "stablehlo.maximum"(%arg36, %115) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%116) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>), res_attrs = [{}, {}], sym_name = "log_sigmoid", sym_visibility = "private"}> ({
  ^bb0(%arg35: tensor<3x8xf32>):
    %111 = "stablehlo.negate"(%arg35) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %112:2 = "func.call"(%111) <{callee = @softplus_2}> : (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>)
    %113 = "stablehlo.negate"(%112#0) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%113, %112#1) : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>), res_attrs = [{}, {}], sym_name = "softplus_2", sym_visibility = "private"}> ({
  ^bb0(%arg34: tensor<3x8xf32>):
    %83 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %85 = "stablehlo.maximum"(%arg34, %84) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %86 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %87 = "stablehlo.subtract"(%arg34, %86) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %88 = "stablehlo.compare"(%87, %87) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %89 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %90 = "stablehlo.add"(%arg34, %89) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %91 = "stablehlo.abs"(%87) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %92 = "stablehlo.negate"(%91) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %93 = "stablehlo.exponential"(%92) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %94 = "stablehlo.log_plus_one"(%93) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %95 = "stablehlo.add"(%85, %94) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %96 = "stablehlo.select"(%88, %90, %95) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %97 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %99 = "stablehlo.compare"(%arg34, %98) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %100 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %102 = "stablehlo.select"(%99, %101, %arg34) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %103 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %105 = "stablehlo.compare"(%96, %104) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %106 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %108 = "stablehlo.select"(%105, %107, %96) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %109 = "stablehlo.subtract"(%102, %108) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %110 = "stablehlo.exponential"(%109) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%96, %110) : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "log_sigmoid_3", sym_visibility = "private"}> ({
  ^bb0(%arg32: tensor<3x8xf32>, %arg33: tensor<3x8xf32>):
    %80 = "stablehlo.negate"(%arg33) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %81 = "func.call"(%arg32, %80) <{callee = @softplus_4}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %82 = "stablehlo.negate"(%81) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%82) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "softplus_4", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<3x8xf32>, %arg31: tensor<3x8xf32>):
    %79 = "stablehlo.multiply"(%arg31, %arg30) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%79) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xi1>), res_attrs = [{}, {}, {}, {}], sym_name = "elu", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<3x8xf32>):
    %63 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %65 = "stablehlo.compare"(%arg29, %64) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %66 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %68 = "stablehlo.compare"(%arg29, %67) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "func.call"(%68, %69, %arg29) <{callee = @_where}> : (tensor<3x8xi1>, tensor<f32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %71 = "stablehlo.exponential_minus_one"(%70) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %72 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %74 = "stablehlo.add"(%71, %73) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %75 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %77 = "stablehlo.multiply"(%76, %71) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %78 = "func.call"(%65, %arg29, %77) <{callee = @_where_5}> : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%78, %68, %74, %65) : (tensor<3x8xf32>, tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x8xi1>, tensor<f32>, tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<3x8xi1>, %arg27: tensor<f32>, %arg28: tensor<3x8xf32>):
    %60 = "stablehlo.convert"(%arg27) : (tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %62 = "stablehlo.select"(%arg26, %61, %arg28) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%62) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "_where_5", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<3x8xi1>, %arg24: tensor<3x8xf32>, %arg25: tensor<3x8xf32>):
    %59 = "stablehlo.select"(%arg23, %arg24, %arg25) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%59) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xi1>, tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "elu_6", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<3x8xi1>, %arg20: tensor<3x8xf32>, %arg21: tensor<3x8xi1>, %arg22: tensor<3x8xf32>):
    %52:2 = "func.call"(%arg21, %arg22) <{callee = @_where_7}> : (tensor<3x8xi1>, tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>)
    %53 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %55 = "stablehlo.multiply"(%54, %52#1) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %56 = "stablehlo.multiply"(%55, %arg20) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %57 = "func.call"(%arg19, %56) <{callee = @_where_8}> : (tensor<3x8xi1>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %58 = "stablehlo.add"(%52#0, %57) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%58) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x8xi1>, tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>), res_attrs = [{}, {}], sym_name = "_where_7", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<3x8xi1>, %arg18: tensor<3x8xf32>):
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %50 = "stablehlo.select"(%arg17, %49, %arg18) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %51 = "stablehlo.select"(%arg17, %arg18, %49) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%51, %50) : (tensor<3x8xf32>, tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x8xi1>, tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "_where_8", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<3x8xi1>, %arg16: tensor<3x8xf32>):
    %45 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %47 = "stablehlo.select"(%arg15, %46, %arg16) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%47) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xi1>, tensor<3x8xf32>), res_attrs = [{}, {}, {}], sym_name = "hard_silu", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<3x8xf32>):
    %43:2 = "func.call"(%arg14) <{callee = @hard_sigmoid}> : (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xi1>)
    %44 = "stablehlo.multiply"(%arg14, %43#0) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%44, %43#1, %43#0) : (tensor<3x8xf32>, tensor<3x8xi1>, tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xi1>), res_attrs = [{}, {}], sym_name = "hard_sigmoid", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<3x8xf32>):
    %29 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %31 = "stablehlo.add"(%arg13, %30) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %32 = "func.call"(%31) <{callee = @relu6}> : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %35 = "stablehlo.compare"(%31, %34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %36 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %38 = "stablehlo.compare"(%31, %37) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
    %39 = "stablehlo.and"(%35, %38) : (tensor<3x8xi1>, tensor<3x8xi1>) -> tensor<3x8xi1>
    %40 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %42 = "stablehlo.divide"(%32, %41) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%42, %39) : (tensor<3x8xf32>, tensor<3x8xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "relu6", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<3x8xf32>):
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %25 = "stablehlo.maximum"(%arg12, %24) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %26 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %28 = "stablehlo.minimum"(%25, %27) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%28) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "hard_silu_9", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<3x8xi1>, %arg9: tensor<3x8xf32>, %arg10: tensor<3x8xf32>, %arg11: tensor<3x8xf32>):
    %19 = "stablehlo.multiply"(%arg10, %arg11) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %20 = "stablehlo.multiply"(%arg11, %arg9) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %21 = "func.call"(%arg8, %19) <{callee = @hard_sigmoid_10}> : (tensor<3x8xi1>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%22) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x8xi1>, tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "hard_sigmoid_10", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<3x8xi1>, %arg7: tensor<3x8xf32>):
    %13 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %15 = "stablehlo.divide"(%arg7, %14) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %18 = "stablehlo.select"(%arg6, %15, %17) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%18) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>), res_attrs = [{}, {}, {}, {}], sym_name = "mish", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<3x8xf32>):
    %7:2 = "func.call"(%arg5) <{callee = @softplus_2}> : (tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>)
    %8 = "stablehlo.tanh"(%7#0) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %9 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %11 = "stablehlo.subtract"(%10, %8) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %12 = "stablehlo.multiply"(%arg5, %8) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%12, %7#1, %8, %11) : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>, res_attrs = [{}], sym_name = "mish_11", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x8xf32>, %arg1: tensor<3x8xf32>, %arg2: tensor<3x8xf32>, %arg3: tensor<3x8xf32>, %arg4: tensor<3x8xf32>):
    %0 = "stablehlo.multiply"(%arg3, %arg4) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %1 = "stablehlo.multiply"(%arg4, %arg1) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %2 = "stablehlo.multiply"(%0, %arg2) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %3 = "stablehlo.multiply"(%2, %arg1) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %5 = "func.call"(%arg0, %4) <{callee = @softplus_4}> : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %6 = "stablehlo.add"(%1, %5) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    "func.return"(%6) : (tensor<3x8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

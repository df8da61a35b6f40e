// The frame of a step: signature, calls, what becomes of the module.
// RUN: sinter-opt --sinter-import-stablehlo --split-input-file %s | FileCheck %s

// Integers lose their sign, donation and names stay, what belongs to the
// front end goes.
// CHECK-LABEL: module @jit_step {
// CHECK-NEXT:    func.func @main(
// CHECK-SAME:      %[[X:[a-z0-9_]+]]: tensor<4xi8> {sinter.unsigned},
// CHECK-SAME:      %[[W:[a-z0-9_]+]]: tensor<4xf32> {jax.arg_info = "w", sinter.alias_output = 1 : i64},
// CHECK-SAME:      %[[G:[a-z0-9_]+]]: tensor<4xf32> {sinter.donated},
// CHECK-SAME:      %{{.*}}: tensor<2x2xbf16>)
// CHECK-SAME:    -> (tensor<4xi8> {jax.result_info = "result[0]", sinter.unsigned},
// CHECK-SAME:        tensor<4xf32>)
// CHECK-NEXT:    %[[SUM:[a-z0-9_]+]] = arith.addf %[[W]], %[[G]]
// CHECK-NEXT:    return %[[X]], %[[SUM]]
"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{
    arg_attrs = [{}, {jax.arg_info = "w", tf.aliasing_output = 1 : i32},
                 {jax.buffer_donor = true, mhlo.sharding = "{replicated}"},
                 {jax.buffer_donor = false, sdy.sharding = #sdy.sharding<@mesh, [{}, {?}]>}],
    res_attrs = [{jax.result_info = "result[0]"}, {mhlo.layout_mode = "default"}],
    function_type = (tensor<4xui8>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xbf16>)
      -> (tensor<4xui8>, tensor<4xf32>),
    sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%x: tensor<4xui8>, %w: tensor<4xf32>, %g: tensor<4xf32>, %u: tensor<2x2xbf16>):
    %y = "stablehlo.add"(%w, %g) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%x, %y) : (tensor<4xui8>, tensor<4xf32>) -> ()
  }) : () -> ()
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=1]>, sym_name = "mesh"}> : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

// -----

// Calls are inlined, in calls too; dead ops go; a lone public function is the
// step, whatever its name.
// CHECK-LABEL: module @calls {
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xf32>)
// CHECK-NEXT:    %[[S:[a-z0-9_]+]] = math.sin %[[X]]
// CHECK-NEXT:    %[[SS:[a-z0-9_]+]] = math.sin %[[S]]
// CHECK-NEXT:    %[[SSS:[a-z0-9_]+]] = math.sin %[[X]]
// CHECK-NEXT:    return %[[SS]], %[[SSS]]
// CHECK-NEXT:  }
// CHECK-NEXT:  }
"builtin.module"() <{sym_name = "calls"}> ({
  "func.func"() <{function_type = (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>), sym_name = "step"}> ({
  ^bb0(%x: tensor<4xf32>):
    %dead = "stablehlo.cosine"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %y = "func.call"(%x) <{callee = @twice}> : (tensor<4xf32>) -> tensor<4xf32>
    %z = "func.call"(%x) <{callee = @once}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%y, %z) : (tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "twice", sym_visibility = "private"}> ({
  ^bb0(%x: tensor<4xf32>):
    %y = "func.call"(%x) <{callee = @once}> : (tensor<4xf32>) -> tensor<4xf32>
    %z = "func.call"(%y) <{callee = @once}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%z) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "once", sym_visibility = "private"}> ({
  ^bb0(%x: tensor<4xf32>):
    %y = "stablehlo.sine"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%y) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// A step that has been imported stays as it is, and so does a plan.
// CHECK-LABEL: module @imported {
// CHECK-NEXT:    func.func @main(
// CHECK:         sinter.quantize %
// CHECK-NEXT:    return
module @imported {
  func.func @main(%x: tensor<16x256xbf16>) -> !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128]> {
    %q = sinter.quantize %x : tensor<16x256xbf16> -> !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128]>
    return %q : !sinter.quantized<16x256xf8E4M3FN, scale = f32, block = [1, 128]>
  }
}

// -----

// Step-level ops among those of StableHLO pass.
// CHECK-LABEL: module @mixed {
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xf32>)
// CHECK-NEXT:    %[[A:[a-z0-9_]+]] = math.absf %[[X]]
// CHECK-NEXT:    %[[B:[a-z0-9_]+]] = arith.negf %[[A]]
// CHECK-NEXT:    %[[C:[a-z0-9_]+]] = sinter.broadcast %[[B]] dims [1]
// CHECK-NEXT:    return %[[C]]
module @mixed {
  func.func @main(%x: tensor<4xf32>) -> tensor<2x4xf32> {
    %a = "stablehlo.abs"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %b = arith.negf %a : tensor<4xf32>
    %c = sinter.broadcast %b dims [1] : tensor<4xf32> -> tensor<2x4xf32>
    return %c : tensor<2x4xf32>
  }
}

// Each thing that is refused is one error at its place that says what to do.
// RUN: sinter-opt --sinter-import-stablehlo --split-input-file --verify-diagnostics %s
// RUN: not sinter-opt --sinter-import-stablehlo=max-unrolled-ops=-1 --split-input-file %s 2>&1 | FileCheck %s --check-prefix=UNROLL
// UNROLL: error: max-unrolled-ops is -1; it must be 0 (no loop is unrolled) or more

func.func @main() -> tensor<4xi32> {
  // expected-error@+1 {{'stablehlo.iota' op iota_dimension is -1, but 'tensor<4xi32>' has 1 dims, counted from 0}}
  %0 = "stablehlo.iota"() <{iota_dimension = -1 : i64}> : () -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.sort' op is not supported: sort outside the step, or rank by comparison and sum}}
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  // expected-error@+1 {{'chlo.top_k' op is not supported: pick with argmax, or sort outside the step}}
  %0, %1 = "chlo.top_k"(%x) <{k = 2 : i64}> : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %0, %1 : tensor<2xf32>, tensor<2xi32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.custom_call' op is not supported (it calls @my_kernel): use an implementation that lowers to StableHLO ops}}
  %0 = "stablehlo.custom_call"(%x) <{call_target_name = "my_kernel"}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<1x8x8x3xf32>, %w: tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32> {
  // expected-error@+1 {{'stablehlo.convolution' op is not supported: write it as slices and products}}
  %0 = "stablehlo.convolution"(%x, %w) : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32>
  return %0 : tensor<1x6x6x4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.all_reduce' op is not supported: lower the step for one device}}
  %0 = "stablehlo.all_reduce"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'chlo.lgamma' op is not supported: write it with the ops that docs/Passes.md lists}}
  %0 = "chlo.lgamma"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{'func.func' op argument 0 has the dynamic shape 'tensor<?x4xf32>'; lower the program for fixed sizes}}
func.func @main(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  return %x : tensor<?x4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>, %n: tensor<1xi32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.dynamic_reshape' op is not supported: lower the program for fixed sizes}}
  %0 = "stablehlo.dynamic_reshape"(%x, %n) : (tensor<4xf32>, tensor<1xi32>) -> tensor<?xf32>
  return %x : tensor<4xf32>
}

// -----

// expected-error@+1 {{'func.func' op argument 0 has element type 'complex<f32>', which is not supported; compute with the real and the imaginary part}}
func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  return %x : tensor<4xcomplex<f32>>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.convert' op result 0 has element type 'i4', which is not supported; use i1, i8 to i64}}
  %0 = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<4xi4>
  return %x : tensor<4xf32>
}

// -----

// expected-error@+1 {{'func.func' op argument 0 has type '!stablehlo.token', which is not a tensor of known shape}}
func.func @main(%x: !stablehlo.token) {
  return
}

// -----

// expected-error@+1 {{'func.func' op argument 1 is split over devices by mhlo.sharding = "{devices=[2,1]0,1}"; a step runs on one device: lower it without sharding}}
func.func @main(%x: tensor<4xf32> {mhlo.sharding = "{replicated}"}, %y: tensor<4x4xf32> {mhlo.sharding = "{devices=[2,1]0,1}"}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error@+1 {{argument 0 is split over devices by sdy.sharding}}
func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error@+1 {{'func.func' op argument 0 of type 'tensor<4xf32>' cannot hold result 0 of type 'tensor<f32>'; remove tf.aliasing_output}}
func.func @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<f32>) -> tensor<f32> {
  return %y : tensor<f32>
}

// -----

// expected-error@+1 {{'func.func' op argument 0 has tf.aliasing_output = 3 : i32, but there are 1 results}}
func.func @main(%x: tensor<f32> {tf.aliasing_output = 3 : i32}) -> tensor<f32> {
  return %x : tensor<f32>
}

// -----

// expected-error@+1 {{'func.func' op arguments 0 and 1 both hold result 0 by tf.aliasing_output; leave it on one}}
func.func @main(%x: tensor<f32> {tf.aliasing_output = 0 : i32}, %y: tensor<f32> {tf.aliasing_output = 0 : i32}) -> tensor<f32> {
  return %x : tensor<f32>
}

// -----

func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'func.call' op calls @f from within itself; recursion has no end here: write a counted loop}}
  %0 = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error@+1 {{the module has no public function to import; name the step @main}}
module {
  func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.abs"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// expected-error@+1 {{'func.func' op @g and @f are both public and neither is @main}}
func.func @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// A loop that stops when the data say so.
func.func @main(%x: tensor<i32>) -> tensor<i32> {
  // expected-error@+1 {{'stablehlo.while' op has a condition that depends on data, so it cannot be unrolled; count the iterations with a constant start, step and bound}}
  %0 = "stablehlo.while"(%x) ({
  ^bb0(%i: tensor<i32>):
    %n = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %p = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %j = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%j) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

// A loop without end costs no more than the limit.
func.func @main() -> tensor<i32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %0 = "stablehlo.while"(%zero) ({
  ^bb0(%i: tensor<i32>):
    // expected-error@+1 {{'stablehlo.compare' op is reached after the loops of the program have been unrolled to 200000 ops; shorten the loop, or raise max-unrolled-ops}}
    %p = "stablehlo.compare"(%i, %i) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%p) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>):
    "stablehlo.return"(%i) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

// -----

func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  // expected-error@+1 {{'stablehlo.reduce' op has a body that is not supported; use add, multiply, maximum, minimum, and, or or xor of the two values of each operand}}
  %0 = "stablehlo.reduce"(%x, %zero) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.subtract"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A search that forgets NaN is another function.
func.func @main(%x: tensor<8xf32>, %i: tensor<8xi32>) -> (tensor<f32>, tensor<i32>) {
  %inf = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  // expected-error@+1 {{'stablehlo.reduce' op has a body that is not supported; of two operands, it must combine each by itself, or keep the pair with the largest or smallest value, NaN first, then the least position}}
  %0, %1 = "stablehlo.reduce"(%x, %i, %inf, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
    %p = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %v = "stablehlo.select"(%p, %a, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %vi = "stablehlo.select"(%p, %ai, %bi) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%v, %vi) : (tensor<f32>, tensor<i32>) -> ()
  }) : (tensor<8xf32>, tensor<8xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return %0, %1 : tensor<f32>, tensor<i32>
}

// -----

func.func @main(%t: tensor<100x64xf32>, %i: tensor<8x1xi32>, %u: tensor<8x64xf32>) -> tensor<100x64xf32> {
  // expected-error@+1 {{'stablehlo.scatter' op has a body that neither adds the update to numbers nor takes its place}}
  %0 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<100x64xf32>, tensor<8x1xi32>, tensor<8x64xf32>) -> tensor<100x64xf32>
  return %0 : tensor<100x64xf32>
}

// -----

func.func @main(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{'stablehlo.dot_general' op has an algorithm that splits operands into several components (3 products), which is not supported; use f32 operands without an algorithm}}
  %0 = "stablehlo.dot_general"(%x, %x) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 2, rhs_component_count = 2, num_primitive_operations = 3, allow_imprecise_accumulation = false>, dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @main(%x: tensor<4x4xi1>) -> tensor<4x4xi1> {
  // expected-error@+1 {{'stablehlo.dot_general' op is not supported on i1; convert the operands to a number type first}}
  %0 = "stablehlo.dot_general"(%x, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x4xi1>, tensor<4x4xi1>) -> tensor<4x4xi1>
  return %0 : tensor<4x4xi1>
}

// -----

// What does not fit together is told in StableHLO's terms.
func.func @main(%x: tensor<4xf32>, %y: tensor<5xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.add' op must have operands and a result of one type, but has 'tensor<5xf32>' and 'tensor<4xf32>'}}
  %0 = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'stablehlo.abs' op must have 1 operands, 1 results and 0 regions, but has 2, 1 and 0}}
  %0 = "stablehlo.abs"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  // expected-error@+1 {{'stablehlo.transpose' op permutation: dim 1 appears twice}}
  %0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

func.func @main(%x: tensor<4x8xf32>) -> tensor<8x4xf32> {
  // expected-error@+1 {{'stablehlo.transpose' op has no attribute 'permutation'}}
  %0 = "stablehlo.transpose"(%x) : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error@+1 {{'stablehlo.dot_general' op cannot read attribute 'dot_dimension_numbers': #stablehlo.dot<lhs_contracting_dimensions = [1, rhs]>}}
  %0 = "stablehlo.dot_general"(%x, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, rhs]>}> : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @main(%x: tensor<4x8xf32>) -> tensor<4x9xf32> {
  // expected-error@+1 {{'stablehlo.slice' op dim 1: start 0, limit 9 and stride 1 do not lie within size 8}}
  %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 9>, strides = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// -----

func.func @main(%x: tensor<4x8xi1>) -> tensor<4x8xi1> {
  // expected-error@+1 {{'stablehlo.subtract' op is not defined on elements of type 'i1'; convert to another type first}}
  %0 = "stablehlo.subtract"(%x, %x) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
  return %0 : tensor<4x8xi1>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.abs"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// expected-error@+1 {{'stablehlo.constant' op cannot stand beside the functions of a StableHLO program; remove it}}
%0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>

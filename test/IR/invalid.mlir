// RUN: sinter-opt %s --split-input-file --verify-diagnostics

func.func @f(%x: tensor<4xf32>) {
  // expected-error @+1 {{dim 0 of size 4 cannot become dim 0 of size 8: it must be equal or 1}}
  %y = sinter.broadcast %x dims [0] : tensor<4xf32> -> tensor<8x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @+1 {{has 2 dims for an operand of rank 1}}
  %y = sinter.broadcast %x dims [0, 1] : tensor<4xf32> -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<?xf32>) {
  // expected-error @+1 {{must be statically shaped tensor}}
  %y = sinter.reverse %x dims [0] : tensor<?xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{permutation: dim 0 appears twice}}
  %y = sinter.transpose %x [0, 0] : tensor<4x8xf32> -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{dim 0 of the result has size 4 but dim 1 of the operand has size 8}}
  %y = sinter.transpose %x [1, 0] : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{operand has 32 elements but the result has 31}}
  %y = sinter.reshape %x : tensor<4x8xf32> -> tensor<31xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{dim 1: 4 elements from offset 0 by stride 3 reach past size 8}}
  %y = sinter.slice %x offsets [0, 0] strides [1, 3] : tensor<4x8xf32> -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{reach past size 8}}
  %y = sinter.slice %x offsets [0, 1] strides [1, 9223372036854775807] : tensor<4x8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{operands have 16 elements along dim 1 but the result has 15}}
  %y = sinter.concat %x, %x dim 1 : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4x15xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{dim 0: the padded size is 8 but the result has 9}}
  %y = sinter.pad %x, %v low [1] high [0] interior [1] : tensor<4xf32>, tensor<f32> -> tensor<9xf32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>, %v: tensor<f32>) {
  // expected-error @+1 {{dim 0: the padded size overflows}}
  %y = sinter.pad %x, %v low [0] high [0] interior [9223372036854775807] : tensor<4xf32>, tensor<f32> -> tensor<9xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{dim 2 is not a dim of 'tensor<4x8xi32>'}}
  %y = sinter.iota dim 2 : tensor<4x8xi32>
  return
}

// -----

func.func @f(%x: tensor<4xf32>) {
  // expected-error @+1 {{the result must be 'tensor<4x4xi8>', but is 'tensor<4x2xi8>'}}
  %y = sinter.bitcast %x : tensor<4xf32> -> tensor<4x2xi8>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{dim 0: a box of 5 does not fit into 4}}
  %y = sinter.dynamic_slice %x[%i, %i] : tensor<4x8xf32>, tensor<i32>, tensor<i32> -> tensor<5x8xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{starts must be rank-0 tensors}}
  %y = sinter.dynamic_slice %x[%i, %i] : tensor<4x8xf32>, tensor<1xi32>, tensor<1xi32> -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %ids: tensor<3x1xi32>) {
  // expected-error @+1 {{dim 0 of the result must have size 3, not 2}}
  %2 = sinter.gather %x, %ids {offset_dims = array<i64: 1>, collapsed_slice_dims = array<i64: 0>, operand_batching_dims = array<i64>, indices_batching_dims = array<i64>, start_index_map = array<i64: 0>, index_vector_dim = 1 : i64, slice_sizes = array<i64: 1, 8>} : tensor<4x8xf32>, tensor<3x1xi32> -> tensor<2x8xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %ids: tensor<3x2xi32>, %dy: tensor<3x8xf32>) {
  // expected-error @+1 {{index vectors have 2 components but 1 dims are mapped}}
  %3 = sinter.scatter add %x, %ids, %dy {update_window_dims = array<i64: 1>, inserted_window_dims = array<i64: 0>, input_batching_dims = array<i64>, indices_batching_dims = array<i64>, scatter_dims_to_operand_dims = array<i64: 0>, index_vector_dim = 1 : i64} : tensor<4x8xf32>, tensor<3x2xi32>, tensor<3x8xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{result 0 must be 'tensor<4xf32>', not 'tensor<8xf32>'}}
  %y = sinter.reduce add %x dims [1] : tensor<4x8xf32> -> tensor<8xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{umax takes integers, not 'f32'}}
  %y = sinter.reduce umax %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{argmax takes values and positions, two operands}}
  %y = sinter.reduce argmax %x dims [1] : tensor<4x8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<9x2xf32>) {
  // expected-error @+1 {{dim 1 of lhs has size 8 but dim 0 of rhs has size 9}}
  %z = sinter.matmul %x, %y contract [1] x [0] acc f32 : tensor<4x8xf32>, tensor<9x2xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x2xf32>) {
  // expected-error @+1 {{must all be floats or all be integers}}
  %z = sinter.matmul %x, %y contract [1] x [0] acc i32 : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @f(%x: tensor<4x8xf32>, %y: tensor<8x2xf32>) {
  // expected-error @+1 {{permutation must have 2 entries, not 1}}
  %z = sinter.matmul %x, %y contract [1] x [0] acc f32 permutation [0] : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
  return
}

// -----

// expected-error @+1 {{element type 'f32' is not one of f8E4M3FN, f8E5M2, f4E2M1FN}}
func.func private @f(!sinter.quantized<4xf32, scale = f32, block = [4]>)

// -----

func.func @f(%x: tensor<4x8xf32>, %s: tensor<4xf32>) {
  // expected-error @+1 {{scale is 'tensor<4xf32>', but must be 'tensor<4x1xf32>'}}
  %q = sinter.quantize %x scale %s : tensor<4x8xf32>, tensor<4xf32> -> !sinter.quantized<4x8xf8E4M3FN, scale = f32, block = [1, 8]>
  return
}

// -----

func.func @f(%q: !sinter.quantized<4x8xf8E4M3FN, scale = f32, block = [1, 8], layout = [1, 0]>) {
  // expected-error @+1 {{codes are 'tensor<4x8xf8E4M3FN>', but must be 'tensor<8x4xf8E4M3FN>'}}
  %c, %s = sinter.unpack %q : !sinter.quantized<4x8xf8E4M3FN, scale = f32, block = [1, 8], layout = [1, 0]> -> tensor<4x8xf8E4M3FN>, tensor<1x4xf32>
  return
}

// -----

func.func @f(%c: tensor<8x4xf8E4M3FN>, %s: tensor<4x1xf32>) {
  // expected-error @+1 {{scales are 'tensor<4x1xf32>', but must be 'tensor<1x4xf32>'}}
  %q = sinter.pack %c, %s : tensor<8x4xf8E4M3FN>, tensor<4x1xf32> -> !sinter.quantized<4x8xf8E4M3FN, scale = f32, block = [1, 8], layout = [1, 0]>
  return
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{@missing is not a sinter.kernel of this module}}
  %y = sinter.launch @missing(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{result types differ from those of @k}}
  %y = sinter.launch @k(%x) : (tensor<8xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
sinter.kernel @k(%x: tensor<8xf32>) -> tensor<8xf32> {
  sinter.yield %x : tensor<8xf32>
}

// -----

sinter.kernel @k(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{operands must have the types of the results of @k}}
  sinter.yield
}

// -----

// expected-error @+1 {{decisions, estimates and measurements must carry version = 1 : i64}}
sinter.kernel @k(%x: tensor<8xf32>) -> tensor<8xf32> attributes {decisions = {threads = 2 : i64}} {
  sinter.yield %x : tensor<8xf32>
}

// -----

func.func @must_fuse(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{has "sinter.must_fuse" = 3 : i64, but it is written sinter.must_fuse = "name"}}
  %y = arith.negf %x {sinter.must_fuse = 3} : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @must_not_fuse(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{has "sinter.must_not_fuse" = true, but it is written sinter.must_not_fuse alone, without a value}}
  %y = arith.negf %x {sinter.must_not_fuse = true} : tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// expected-error @+1 {{has "sinter.alias_output" = "0", but it is written sinter.alias_output = 0 : i64}}
func.func @alias(%x: tensor<4xf32> {sinter.alias_output = "0"}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{has "sinter.unsigned" = true, but it is written sinter.unsigned alone, without a value}}
func.func @unsigned(%x: tensor<4xi8>) -> (tensor<4xi8> {sinter.unsigned = true}) {
  return %x : tensor<4xi8>
}

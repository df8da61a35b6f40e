// RUN: sinter-opt %s --split-input-file --sinter-merge-launches --verify-diagnostics

func.func @dependent(%x: tensor<8xf32>) -> tensor<8xf32> {
  %a = sinter.launch @k(%x) {sinter.group = 3 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  // expected-error @below {{cannot run at once with others of sinter.group 3: dependences lead from one to the other; take it out of the group [multi.dependence]}}
  %b = sinter.launch @k(%a) {sinter.group = 3 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  return %b : tensor<8xf32>
}
sinter.kernel private @k(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = arith.addf %x, %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}

// -----

func.func @different(%x: tensor<8xf32>, %z: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = sinter.launch @k(%x) {sinter.group = 0 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  // expected-error @below {{cannot be in sinter.group 0: it computes something else than others of the group [multi.body]}}
  %b = sinter.launch @l(%z) {sinter.group = 0 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}
sinter.kernel private @k(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = arith.addf %x, %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
sinter.kernel private @l(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = arith.negf %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}

// -----

func.func @places(%x: tensor<8x4xf32>) -> tensor<4x8xf32> {
  // expected-error @below {{cannot be in sinter.group 0: 'sinter.transpose' does not keep elements in their places; launches are merged where}}
  %a = sinter.launch @k(%x) {sinter.group = 0 : i64} : (tensor<8x4xf32>) -> tensor<4x8xf32>
  return %a : tensor<4x8xf32>
}
sinter.kernel private @k(%x: tensor<8x4xf32>) -> tensor<4x8xf32> {
  %y = sinter.transpose %x [1, 0] : tensor<8x4xf32> -> tensor<4x8xf32>
  sinter.yield %y : tensor<4x8xf32>
}

// -----

func.func @kind(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{sinter.group must be an integer}}
  %a = sinter.launch @k(%x) {sinter.group = "all"} : (tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
sinter.kernel private @k(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = arith.addf %x, %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}

// -----

// Each reads what the other one is to overwrite.
func.func @hazard(%p: tensor<8xf32> {sinter.alias_output = 0 : i64},
                  %q: tensor<8xf32> {sinter.alias_output = 1 : i64})
    -> (tensor<8xf32>, tensor<8xf32>) {
  %y = sinter.launch @k(%p, %q) {sinter.group = 0 : i64} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  // expected-error @below {{dependences lead from one to the other}}
  %z = sinter.launch @k(%q, %p) {sinter.group = 0 : i64} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %y, %z : tensor<8xf32>, tensor<8xf32>
}
sinter.kernel private @k(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %z = arith.subf %x, %y : tensor<8xf32>
  sinter.yield %z : tensor<8xf32>
}

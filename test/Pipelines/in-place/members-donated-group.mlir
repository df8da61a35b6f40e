// RUN: sinter-opt %s --sinter-merge-launches --sinter-order-launches --sinter-assign-buffers -o %t.mlir
// RUN: sinter-replay %t.mlir --random-inputs=3 --repeat=3 --program=%s
// RUN: FileCheck %s --input-file=%t.mlir

// A person's group: each member over its own argument, even where that is both
// of its operands.
// CHECK: sinter.launch @multi_k
// CHECK-NOT: sinter.launch @copy
// CHECK: return

module attributes {sinter.target = "h200"} {
func.func @main(%p: tensor<67xf32> {sinter.alias_output = 0 : i64},
                %q: tensor<67xf32>,
                %r: tensor<9xf32> {sinter.alias_output = 2 : i64})
    -> (tensor<67xf32>, tensor<67xf32>, tensor<9xf32>) {
  %y = sinter.launch @k(%p, %q) {sinter.group = 0 : i64} : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xf32>
  %z = sinter.launch @k(%q, %q) {sinter.group = 0 : i64} : (tensor<67xf32>, tensor<67xf32>) -> tensor<67xf32>
  %s = sinter.launch @l(%r, %r) {sinter.group = 0 : i64} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
  return %y, %z, %s : tensor<67xf32>, tensor<67xf32>, tensor<9xf32>
}
sinter.kernel private @k(%x: tensor<67xf32>, %y: tensor<67xf32>) -> tensor<67xf32> {
  %z = arith.subf %x, %y : tensor<67xf32>
  sinter.yield %z : tensor<67xf32>
}
sinter.kernel private @l(%x: tensor<9xf32>, %y: tensor<9xf32>) -> tensor<9xf32> {
  %z = arith.subf %x, %y : tensor<9xf32>
  sinter.yield %z : tensor<9xf32>
}
}

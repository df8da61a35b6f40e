// RUN: sinter-opt %s --sinter-merge-launches | FileCheck %s

// A barrier of several values does not tie what is before one of them to what
// is behind another.
// CHECK-LABEL: func.func @main
// CHECK-DAG: %[[Z:.*]] = sinter.barrier %arg1 : tensor<8xf32>
// CHECK: %[[R:.*]]:2 = sinter.launch @multi_k(%arg0, %[[Z]])
// CHECK: %[[B:.*]] = sinter.launch @other(%[[R]]#0)
// CHECK: %[[O:.*]] = sinter.barrier %[[B]] : tensor<8xf32>
// CHECK: return %[[O]], %[[R]]#1
module attributes {sinter.target = "h200"} {
func.func @main(%x: tensor<8xf32>, %z: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = sinter.launch @k(%x) {sinter.group = 0 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  %b = sinter.launch @other(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %p, %q = sinter.barrier %b, %z : tensor<8xf32>, tensor<8xf32>
  %c = sinter.launch @k(%q) {sinter.group = 0 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  return %p, %c : tensor<8xf32>, tensor<8xf32>
}
sinter.kernel private @k(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = arith.addf %x, %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
sinter.kernel private @other(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = sinter.reverse %x dims [0] : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
}

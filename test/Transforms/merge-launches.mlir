// RUN: sinter-opt %s --sinter-merge-launches | FileCheck %s

// A person's groups, far apart: what stands between moves before or behind, and
// a kernel that others still launch stays.
// CHECK-LABEL: func.func @main
// CHECK: %[[A:.*]] = sinter.launch @other(%arg0)
// CHECK: %[[R:.*]]:2 = sinter.launch @multi_neg(%arg1, %[[A]])
// CHECK: %[[B:.*]] = sinter.launch @other(%[[R]]#0)
// CHECK: %[[C:.*]] = sinter.launch @neg_7(%[[B]])
// CHECK: return %[[C]], %[[R]]#1
// CHECK: sinter.kernel private @multi_neg(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
// CHECK-SAME: decisions = {{.*}}estimates = {{.*}}sinter.members = 2 : i64
// CHECK-NEXT: arith.negf %arg0
// CHECK-NEXT: arith.negf %arg1
// CHECK: sinter.kernel private @neg_7
module attributes {sinter.target = "h200"} {
func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = sinter.launch @neg_7(%y) {sinter.group = 5 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  %b = sinter.launch @other(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %c = sinter.launch @neg_7(%b) {sinter.group = 6 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  %d = sinter.launch @other(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %e = sinter.launch @neg_7(%d) {sinter.group = 5 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  return %c, %e : tensor<8xf32>, tensor<8xf32>
}
sinter.kernel private @neg_7(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = arith.negf %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
sinter.kernel private @other(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = sinter.reverse %x dims [0] : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
}

// RUN: sinter-opt %s --sinter-choose-tiles --sinter-group-launches=memory-growth=0 -o /dev/null --remarks-filter=sinter-group.* --remark-format=emitRemark 2>&1 | FileCheck %s
// RUN: sinter-opt %s --sinter-choose-tiles --sinter-group-launches --sinter-merge-launches | FileCheck %s --check-prefix=MERGED

// Some more megabytes are no matter.
// MERGED: sinter.launch @multi_big(%arg0, %arg1)
// MERGED: sinter.launch @multi_sum

// All at once would keep all alive at once.
// CHECK-DAG: multi.memory{{.*}}bytes are alive at once, of {{[0-9]+}} that may be{{.*}}a launch of @big stays alone
// CHECK-DAG: multi.memory{{.*}}a launch of @sum stays alone
func.func @memory(%x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %a = sinter.launch @big(%x) : (tensor<f32>) -> tensor<10000xf32>
  %s = sinter.launch @sum(%a) : (tensor<10000xf32>) -> tensor<f32>
  %b = sinter.launch @big(%y) : (tensor<f32>) -> tensor<10000xf32>
  %t = sinter.launch @sum(%b) : (tensor<10000xf32>) -> tensor<f32>
  return %s, %t : tensor<f32>, tensor<f32>
}
sinter.kernel private @big(%x: tensor<f32>) -> tensor<10000xf32> {
  %y = sinter.broadcast %x dims [] : tensor<f32> -> tensor<10000xf32>
  sinter.yield %y : tensor<10000xf32>
}
sinter.kernel private @sum(%x: tensor<10000xf32>) -> tensor<f32> {
  %y = sinter.reduce add %x dims [0] : tensor<10000xf32> -> tensor<f32>
  sinter.yield %y : tensor<f32>
}

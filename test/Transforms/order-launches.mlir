// RUN: sinter-opt %s --sinter-order-launches --split-input-file | FileCheck %s
// RUN: sinter-opt %s --sinter-order-launches --split-input-file -o /dev/null --remarks-filter=sinter-order.* --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK

// A launch that frees more than it allocates does not wait: three sums instead
// of three big tensors are alive.
// REMARK: most bytes of results alive at once: 400{{[0-9][0-9]}}, 1200{{[0-9][0-9]}} in the order given
// CHECK-LABEL: func.func @eager
// CHECK:      %[[A:.*]] = sinter.launch @big(%arg0)
// CHECK-NEXT: sinter.launch @sum(%[[A]])
// CHECK-NEXT: %[[B:.*]] = sinter.launch @big(%arg1)
// CHECK-NEXT: sinter.launch @sum(%[[B]])
// CHECK-NEXT: %[[C:.*]] = sinter.launch @big(%arg2)
// CHECK-NEXT: sinter.launch @sum(%[[C]])
func.func @eager(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<f32>)
    -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %a = sinter.launch @big(%x) : (tensor<f32>) -> tensor<10000xf32>
  %b = sinter.launch @big(%y) : (tensor<f32>) -> tensor<10000xf32>
  %c = sinter.launch @big(%z) : (tensor<f32>) -> tensor<10000xf32>
  %s = sinter.launch @sum(%a) : (tensor<10000xf32>) -> tensor<f32>
  %t = sinter.launch @sum(%b) : (tensor<10000xf32>) -> tensor<f32>
  %u = sinter.launch @sum(%c) : (tensor<10000xf32>) -> tensor<f32>
  return %s, %t, %u : tensor<f32>, tensor<f32>, tensor<f32>
}
sinter.kernel private @big(%x: tensor<f32>) -> tensor<10000xf32> {
  %y = sinter.broadcast %x dims [] : tensor<f32> -> tensor<10000xf32>
  sinter.yield %y : tensor<10000xf32>
}
sinter.kernel private @sum(%x: tensor<10000xf32>) -> tensor<f32> {
  %y = sinter.reduce add %x dims [0] : tensor<10000xf32> -> tensor<f32>
  sinter.yield %y : tensor<f32>
}

// -----

// An order that is as good as others stands.
// CHECK-LABEL: func.func @kept
// CHECK:      sinter.launch @one(%arg0)
// CHECK-NEXT: sinter.launch @two(%arg1)
// CHECK-NEXT: return
func.func @kept(%x: tensor<8xf32>, %y: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %a = sinter.launch @one(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %b = sinter.launch @two(%y) : (tensor<8xf32>) -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}
sinter.kernel private @one(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = math.exp %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
sinter.kernel private @two(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = math.log %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}

// -----

// The write of a donated argument comes after its readers, whatever is smaller.
// CHECK-LABEL: func.func @donated
// CHECK:      sinter.launch @read(%arg0)
// CHECK-NEXT: sinter.launch @write(%arg0)
func.func @donated(%x: tensor<8xf32> {sinter.alias_output = 0 : i64})
    -> (tensor<8xf32>, tensor<16xf32>) {
  %a = sinter.launch @write(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %b = sinter.launch @read(%x) : (tensor<8xf32>) -> tensor<16xf32>
  return %a, %b : tensor<8xf32>, tensor<16xf32>
}
sinter.kernel private @write(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = math.exp %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
sinter.kernel private @read(%x: tensor<8xf32>) -> tensor<16xf32> {
  %y = sinter.concat %x, %x dim 0
     : tensor<8xf32>, tensor<8xf32> -> tensor<16xf32>
  sinter.yield %y : tensor<16xf32>
}

// -----

// Launches that only rename bytes are no launches, and barriers of several
// values do not tie them together.
// CHECK-LABEL: func.func @views
// CHECK:      %[[V:.*]] = sinter.reshape %arg0 : tensor<4x4xf32> -> tensor<16xf32>
// CHECK-NOT:  sinter.launch @view
// CHECK:      sinter.launch @read(%[[V]])
// CHECK-NOT:  sinter.kernel private @view
func.func @views(%x: tensor<4x4xf32>) -> tensor<16xf32> {
  %v = sinter.launch @view(%x) : (tensor<4x4xf32>) -> tensor<16xf32>
  %y = sinter.launch @read(%v) : (tensor<16xf32>) -> tensor<16xf32>
  return %y : tensor<16xf32>
}
sinter.kernel private @view(%x: tensor<4x4xf32>) -> tensor<16xf32> {
  %y = sinter.reshape %x : tensor<4x4xf32> -> tensor<16xf32>
  sinter.yield %y : tensor<16xf32>
}
sinter.kernel private @read(%x: tensor<16xf32>) -> tensor<16xf32> {
  %y = math.exp %x : tensor<16xf32>
  sinter.yield %y : tensor<16xf32>
}

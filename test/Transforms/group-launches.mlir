// RUN: sinter-opt %s --split-input-file --sinter-choose-tiles --sinter-group-launches --sinter-merge-launches | FileCheck %s
// RUN: sinter-opt %s --split-input-file --sinter-choose-tiles --sinter-group-launches -o %t --remarks-filter=sinter-group.* --remark-format=emitRemark 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s --input-file=%t --check-prefix=GROUP

// Updates of tensors of different shapes are one launch, whatever the order of
// operands; tensors of one element go with the others, and one of no element
// has no launch to save.
// REMARK: multi.group{{.*}}3 launches like that of @a become one
// GROUP-LABEL: func.func @sizes
// GROUP: sinter.launch @a(%{{.*}}) {sinter.group = 0 : i64}
// GROUP: sinter.launch @b(%{{.*}}) {sinter.group = 0 : i64}
// GROUP: sinter.launch @one(%{{.*}}) {sinter.group = 0 : i64}
// GROUP: sinter.launch @none(%{{[^{]*}}) :
// CHECK-LABEL: func.func @sizes
// CHECK-SAME: (%[[W0:.*]]: tensor<8x8xf32>, %[[W1:.*]]: tensor<67xf32>, %[[W2:.*]]: tensor<1xf32>, %{{.*}}, %[[LR:.*]]: tensor<f32>)
// CHECK: %[[R:.*]]:3 = sinter.launch @multi_a(%[[W0]], %[[LR]], %[[W1]], %[[LR]], %[[W2]], %[[LR]])
// CHECK: sinter.launch @none
// CHECK: return %[[R]]#0, %[[R]]#1, %[[R]]#2
// CHECK: sinter.kernel private @multi_a(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>, %arg2: tensor<67xf32>,
// CHECK-SAME: decisions = {blocks = 3 : i64, {{.*}}schedule = "pointwise"
// CHECK-SAME: seconds =
// CHECK-SAME: sinter.members = 3 : i64
// CHECK-NOT: @a(
func.func @sizes(%x: tensor<8x8xf32>, %y: tensor<67xf32>, %z: tensor<1xf32>,
                 %e: tensor<0x3xf32>, %lr: tensor<f32>)
    -> (tensor<8x8xf32>, tensor<67xf32>, tensor<1xf32>, tensor<0x3xf32>) {
  %a = sinter.launch @a(%x, %lr) : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x8xf32>
  %b = sinter.launch @b(%lr, %y) : (tensor<f32>, tensor<67xf32>) -> tensor<67xf32>
  %c = sinter.launch @one(%z, %lr) : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  %d = sinter.launch @none(%e, %lr) : (tensor<0x3xf32>, tensor<f32>) -> tensor<0x3xf32>
  return %a, %b, %c, %d : tensor<8x8xf32>, tensor<67xf32>, tensor<1xf32>, tensor<0x3xf32>
}
sinter.kernel private @a(%x: tensor<8x8xf32>, %lr: tensor<f32>) -> tensor<8x8xf32> {
  %l = sinter.broadcast %lr dims [] : tensor<f32> -> tensor<8x8xf32>
  %y = arith.mulf %x, %l : tensor<8x8xf32>
  sinter.yield %y : tensor<8x8xf32>
}
sinter.kernel private @b(%lr: tensor<f32>, %x: tensor<67xf32>) -> tensor<67xf32> {
  %l = sinter.broadcast %lr dims [] : tensor<f32> -> tensor<67xf32>
  %y = arith.mulf %x, %l : tensor<67xf32>
  sinter.yield %y : tensor<67xf32>
}
sinter.kernel private @one(%x: tensor<1xf32>, %lr: tensor<f32>) -> tensor<1xf32> {
  %l = sinter.reshape %lr : tensor<f32> -> tensor<1xf32>
  %y = arith.mulf %x, %l : tensor<1xf32>
  sinter.yield %y : tensor<1xf32>
}
sinter.kernel private @none(%x: tensor<0x3xf32>, %lr: tensor<f32>) -> tensor<0x3xf32> {
  %l = sinter.broadcast %lr dims [] : tensor<f32> -> tensor<0x3xf32>
  %y = arith.mulf %x, %l : tensor<0x3xf32>
  sinter.yield %y : tensor<0x3xf32>
}

// -----

// Sums of whole tensors, results in any order; a sum of no element is a member.
// REMARK: multi.group{{.*}}3 launches like that of @sums_0 become one
// CHECK-LABEL: func.func @reductions
// CHECK: %[[R:.*]]:6 = sinter.launch @multi_sums(%arg0, %arg1, %arg2)
// CHECK: return %[[R]]#
// CHECK: sinter.kernel private @multi_sums
// CHECK-SAME: schedule = "split"
func.func @reductions(%x: tensor<8x8xf32>, %y: tensor<70000xf32>,
                      %z: tensor<4x0xf32>)
    -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %a:2 = sinter.launch @sums_0(%x) : (tensor<8x8xf32>) -> (tensor<f32>, tensor<f32>)
  %b:2 = sinter.launch @sums_1(%y) : (tensor<70000xf32>) -> (tensor<f32>, tensor<f32>)
  %c:2 = sinter.launch @sums_2(%z) : (tensor<4x0xf32>) -> (tensor<f32>, tensor<f32>)
  return %a#0, %a#1, %b#0, %b#1, %c#0, %c#1 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
sinter.kernel private @sums_0(%x: tensor<8x8xf32>) -> (tensor<f32>, tensor<f32>) {
  %y = arith.mulf %x, %x : tensor<8x8xf32>
  %s = sinter.reduce add %y dims [0, 1] : tensor<8x8xf32> -> tensor<f32>
  %m = sinter.reduce max %x dims [0, 1] : tensor<8x8xf32> -> tensor<f32>
  sinter.yield %s, %m : tensor<f32>, tensor<f32>
}
sinter.kernel private @sums_1(%x: tensor<70000xf32>) -> (tensor<f32>, tensor<f32>) {
  %m = sinter.reduce max %x dims [0] : tensor<70000xf32> -> tensor<f32>
  %y = arith.mulf %x, %x : tensor<70000xf32>
  %s = sinter.reduce add %y dims [0] : tensor<70000xf32> -> tensor<f32>
  sinter.yield %m, %s : tensor<f32>, tensor<f32>
}
sinter.kernel private @sums_2(%x: tensor<4x0xf32>) -> (tensor<f32>, tensor<f32>) {
  %y = arith.mulf %x, %x : tensor<4x0xf32>
  %s = sinter.reduce add %y dims [0, 1] : tensor<4x0xf32> -> tensor<f32>
  %m = sinter.reduce max %x dims [0, 1] : tensor<4x0xf32> -> tensor<f32>
  sinter.yield %s, %m : tensor<f32>, tensor<f32>
}

// -----

// Who needs another's result, directly or on a way, is no member. Two that come
// late can be one all the same.
// REMARK: multi.group{{.*}}2 launches like that of @k become one
// REMARK: multi.dependence{{.*}}1 of 3 launches that compute what @k does stay alone
// CHECK-LABEL: func.func @chain
// CHECK: %[[K:.*]]:2 = sinter.launch @multi_k(%arg0, %arg1)
// CHECK: %[[O:.*]] = sinter.launch @other(%[[K]]#0)
// CHECK: sinter.launch @k(%[[O]])
func.func @chain(%x: tensor<8xf32>, %z: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = sinter.launch @k(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %b = sinter.launch @other(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %c = sinter.launch @k(%b) : (tensor<8xf32>) -> tensor<8xf32>
  %d = sinter.launch @k(%z) : (tensor<8xf32>) -> tensor<8xf32>
  return %c, %d : tensor<8xf32>, tensor<8xf32>
}
sinter.kernel private @k(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = arith.addf %x, %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
sinter.kernel private @other(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = sinter.reverse %x dims [0] : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}

// -----

// Two groups of two each would wait for one another.
// REMARK: multi.group
// REMARK: multi.dependence
// CHECK-LABEL: func.func @crossing
// CHECK-COUNT-1: sinter.launch @multi
// CHECK-NOT: sinter.launch @multi
// CHECK: return
func.func @crossing(%x: tensor<8xf32>, %z: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = sinter.launch @k(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %b = sinter.launch @l(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %c = sinter.launch @l(%z) : (tensor<8xf32>) -> tensor<8xf32>
  %d = sinter.launch @k(%c) : (tensor<8xf32>) -> tensor<8xf32>
  return %b, %d : tensor<8xf32>, tensor<8xf32>
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

// A donated argument is read before it is written: not in one launch.
// REMARK: multi.dependence{{.*}}have to read a donated argument before they write it
// CHECK-LABEL: func.func @hazard
// CHECK-NOT: sinter.launch @multi
// CHECK: return
func.func @hazard(%x: tensor<8xf32> {sinter.alias_output = 0 : i64}, %z: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>) {
  %a = sinter.launch @k(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %b = sinter.launch @k(%z) : (tensor<8xf32>) -> tensor<8xf32>
  return %b, %a : tensor<8xf32>, tensor<8xf32>
}
sinter.kernel private @k(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = arith.addf %x, %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}

// -----

// What was measured to take no time gains nothing.
// REMARK: multi.no-gain{{.*}}as one they are modelled to take {{.*}}2 launches like that of @k stay apart
// CHECK-LABEL: func.func @no_gain
// CHECK-NOT: sinter.launch @multi
// CHECK: return
func.func @no_gain(%x: tensor<100000000xf32>, %z: tensor<100000000xf32>) -> (tensor<100000000xf32>, tensor<100000000xf32>) {
  %a = sinter.launch @k(%x) : (tensor<100000000xf32>) -> tensor<100000000xf32>
  %d = sinter.launch @k(%z) : (tensor<100000000xf32>) -> tensor<100000000xf32>
  return %a, %d : tensor<100000000xf32>, tensor<100000000xf32>
}
sinter.kernel private @k(%x: tensor<100000000xf32>) -> tensor<100000000xf32>
    attributes {measurements = {seconds = 1.0e-10 : f64, version = 1 : i64}} {
  %y = arith.addf %x, %x : tensor<100000000xf32>
  sinter.yield %y : tensor<100000000xf32>
}

// -----

// 16 bytes are read at once.
// REMARK: multi.alignment{{.*}}an operand does not begin at a multiple of 16 bytes{{.*}}the launch of @k stays alone
// CHECK-LABEL: func.func @alignment
// CHECK-NOT: sinter.launch @multi
// CHECK: return
func.func @alignment(%x: tensor<16xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %s = sinter.slice %x offsets [1] strides [1] : tensor<16xf32> -> tensor<8xf32>
  %t = sinter.slice %x offsets [4] strides [1] : tensor<16xf32> -> tensor<8xf32>
  %a = sinter.launch @k(%s) : (tensor<8xf32>) -> tensor<8xf32>
  %d = sinter.launch @k(%t) : (tensor<8xf32>) -> tensor<8xf32>
  return %a, %d : tensor<8xf32>, tensor<8xf32>
}
sinter.kernel private @k(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = arith.addf %x, %x : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}

// -----

// Alike but for a constant, a type, or who is one for all: apart.
// CHECK-LABEL: func.func @bodies
// CHECK-NOT: sinter.launch @multi
// CHECK: return
func.func @bodies(%x: tensor<8xf32>, %y: tensor<9xf32>, %s: tensor<f32>)
    -> (tensor<8xf32>, tensor<9xf32>, tensor<8xf32>, tensor<9xf32>) {
  %a = sinter.launch @two(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %b = sinter.launch @three(%y) : (tensor<9xf32>) -> tensor<9xf32>
  %c = sinter.launch @full(%x, %x) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %d = sinter.launch @scalar(%y, %s) : (tensor<9xf32>, tensor<f32>) -> tensor<9xf32>
  return %a, %b, %c, %d : tensor<8xf32>, tensor<9xf32>, tensor<8xf32>, tensor<9xf32>
}
sinter.kernel private @two(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c = arith.constant dense<2.0> : tensor<8xf32>
  %y = arith.mulf %x, %c : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
sinter.kernel private @three(%x: tensor<9xf32>) -> tensor<9xf32> {
  %c = arith.constant dense<3.0> : tensor<9xf32>
  %y = arith.mulf %x, %c : tensor<9xf32>
  sinter.yield %y : tensor<9xf32>
}
sinter.kernel private @full(%x: tensor<8xf32>, %c: tensor<8xf32>) -> tensor<8xf32> {
  %y = arith.subf %x, %c : tensor<8xf32>
  sinter.yield %y : tensor<8xf32>
}
sinter.kernel private @scalar(%x: tensor<9xf32>, %s: tensor<f32>) -> tensor<9xf32> {
  %c = sinter.broadcast %s dims [] : tensor<f32> -> tensor<9xf32>
  %y = arith.subf %x, %c : tensor<9xf32>
  sinter.yield %y : tensor<9xf32>
}

// -----

// Elements that change places have no members' code.
// REMARK: multi.body{{.*}}'sinter.transpose' does not keep elements in their places{{.*}}2 launches of @k stay apart
// CHECK-LABEL: func.func @places
// CHECK-NOT: sinter.launch @multi
// CHECK: return
func.func @places(%x: tensor<8x4xf32>, %z: tensor<8x4xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %a = sinter.launch @k(%x) : (tensor<8x4xf32>) -> tensor<4x8xf32>
  %b = sinter.launch @k(%z) : (tensor<8x4xf32>) -> tensor<4x8xf32>
  return %a, %b : tensor<4x8xf32>, tensor<4x8xf32>
}
sinter.kernel private @k(%x: tensor<8x4xf32>) -> tensor<4x8xf32> {
  %y = sinter.transpose %x [1, 0] : tensor<8x4xf32> -> tensor<4x8xf32>
  sinter.yield %y : tensor<4x8xf32>
}

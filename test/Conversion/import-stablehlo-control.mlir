// RUN: sinter-opt --sinter-import-stablehlo --split-input-file %s | FileCheck %s

// A scan: the counter goes, rows are read at known places, and what it stacks
// is one concatenation.
// CHECK-LABEL: module @scan
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<3x4xf32>{{.*}}, %[[C:[a-z0-9_]+]]: tensor<4xf32>
// CHECK-NEXT:    %[[S0:[a-z0-9_]+]] = sinter.slice %[[X]] offsets [0, 0]
// CHECK-NEXT:    %[[R0:[a-z0-9_]+]] = sinter.reshape %[[S0]]
// CHECK-NEXT:    %[[C0:[a-z0-9_]+]] = arith.addf %[[C]], %[[R0]]
// CHECK-NEXT:    %[[Y0:[a-z0-9_]+]] = sinter.reshape %[[C0]]
// CHECK-NEXT:    %[[S1:[a-z0-9_]+]] = sinter.slice %[[X]] offsets [1, 0]
// CHECK-NEXT:    %[[R1:[a-z0-9_]+]] = sinter.reshape %[[S1]]
// CHECK-NEXT:    %[[C1:[a-z0-9_]+]] = arith.addf %[[C0]], %[[R1]]
// CHECK-NEXT:    %[[Y1:[a-z0-9_]+]] = sinter.reshape %[[C1]]
// CHECK-NEXT:    %[[S2:[a-z0-9_]+]] = sinter.slice %[[X]] offsets [2, 0]
// CHECK-NEXT:    %[[R2:[a-z0-9_]+]] = sinter.reshape %[[S2]]
// CHECK-NEXT:    %[[C2:[a-z0-9_]+]] = arith.addf %[[C1]], %[[R2]]
// CHECK-NEXT:    %[[Y2:[a-z0-9_]+]] = sinter.reshape %[[C2]]
// CHECK-NEXT:    %[[Y:[a-z0-9_]+]] = sinter.concat %[[Y0]], %[[Y1]], %[[Y2]] dim 0
// CHECK-NEXT:    return %[[C2]], %[[Y]]
module @scan {
  func.func @main(%x: tensor<3x4xf32>, %c: tensor<4xf32>) -> (tensor<4xf32>, tensor<3x4xf32>) {
    %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %f = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %ys = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %0, %1, %2, %3 = "stablehlo.while"(%x, %zero, %c, %ys) ({
    ^bb0(%xs: tensor<3x4xf32>, %i: tensor<i32>, %s: tensor<4xf32>, %y: tensor<3x4xf32>):
      %n = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %p = "stablehlo.compare"(%i, %n) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%p) : (tensor<i1>) -> ()
    }, {
    ^bb0(%xs: tensor<3x4xf32>, %i: tensor<i32>, %s: tensor<4xf32>, %y: tensor<3x4xf32>):
      %z = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %n = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %neg = "stablehlo.compare"(%i, %z) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %wrapped = "stablehlo.add"(%i, %n) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %j = "stablehlo.select"(%neg, %wrapped, %i) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %row = "stablehlo.dynamic_slice"(%xs, %j, %z) <{slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
      %flat = "stablehlo.reshape"(%row) : (tensor<1x4xf32>) -> tensor<4xf32>
      %t = "stablehlo.add"(%s, %flat) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %tr = "stablehlo.reshape"(%t) : (tensor<4xf32>) -> tensor<1x4xf32>
      %y2 = "stablehlo.dynamic_update_slice"(%y, %tr, %j, %z) : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
      %i2 = "func.call"(%i) <{callee = @next}> : (tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%xs, %i2, %t, %y2) : (tensor<3x4xf32>, tensor<i32>, tensor<4xf32>, tensor<3x4xf32>) -> ()
    }) : (tensor<3x4xf32>, tensor<i32>, tensor<4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<i32>, tensor<4xf32>, tensor<3x4xf32>)
    return %2, %3 : tensor<4xf32>, tensor<3x4xf32>
  }
  func.func private @next(%i: tensor<i32>) -> tensor<i32> {
    %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %j = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return %j : tensor<i32>
  }
}

// -----

// The inner trip count is the outer counter, unsigned, from a table, down to
// not equal: 3 + 1 iterations.
// CHECK-LABEL: module @nested
// CHECK-COUNT-4: math.sin
// CHECK-NOT:     math.sin
// CHECK:         return
module @nested {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %table = "stablehlo.constant"() <{value = dense<[3, 1, 7]> : tensor<3xui8>}> : () -> tensor<3xui8>
    %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %0, %1 = "stablehlo.while"(%zero, %x) ({
    ^bb0(%i: tensor<i64>, %s: tensor<4xf32>):
      %n = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %p = "stablehlo.compare"(%n, %i) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%p) : (tensor<i1>) -> ()
    }, {
    ^bb0(%i: tensor<i64>, %s: tensor<4xf32>):
      %entry = "stablehlo.dynamic_slice"(%table, %i) <{slice_sizes = array<i64: 1>}> : (tensor<3xui8>, tensor<i64>) -> tensor<1xui8>
      %start = "stablehlo.reshape"(%entry) : (tensor<1xui8>) -> tensor<ui8>
      %wide = "stablehlo.convert"(%start) : (tensor<ui8>) -> tensor<ui32>
      %2, %3 = "stablehlo.while"(%wide, %s) ({
      ^bb0(%j: tensor<ui32>, %t: tensor<4xf32>):
        %n = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
        %p = "stablehlo.compare"(%j, %n) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
        "stablehlo.return"(%p) : (tensor<i1>) -> ()
      }, {
      ^bb0(%j: tensor<ui32>, %t: tensor<4xf32>):
        %one = "stablehlo.constant"() <{value = dense<1> : tensor<ui32>}> : () -> tensor<ui32>
        %j2 = "stablehlo.subtract"(%j, %one) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
        %t2 = "stablehlo.sine"(%t) : (tensor<4xf32>) -> tensor<4xf32>
        "stablehlo.return"(%j2, %t2) : (tensor<ui32>, tensor<4xf32>) -> ()
      }) : (tensor<ui32>, tensor<4xf32>) -> (tensor<ui32>, tensor<4xf32>)
      %one = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %i2 = "stablehlo.add"(%i, %one) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%i2, %3) : (tensor<i64>, tensor<4xf32>) -> ()
    }) : (tensor<i64>, tensor<4xf32>) -> (tensor<i64>, tensor<4xf32>)
    return %1 : tensor<4xf32>
  }
}

// -----

// CHECK-LABEL: module @barrier
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xf32>{{.*}}, %[[Y:[a-z0-9_]+]]: tensor<8xbf16>
// CHECK-NEXT:    %[[B:[a-z0-9_]+]]:2 = sinter.barrier %[[X]], %[[Y]]
// CHECK-NEXT:    return %[[B]]#0, %[[B]]#1
module @barrier {
  func.func @main(%x: tensor<4xf32>, %y: tensor<8xbf16>) -> (tensor<4xf32>, tensor<8xbf16>) {
    %0, %1 = "stablehlo.optimization_barrier"(%x, %y) : (tensor<4xf32>, tensor<8xbf16>) -> (tensor<4xf32>, tensor<8xbf16>)
    return %0, %1 : tensor<4xf32>, tensor<8xbf16>
  }
}

// RUN: sinter-opt --sinter-import-stablehlo --split-input-file %s | FileCheck %s

// The identity is dropped, any other start is combined after.
// CHECK-LABEL: module @starts
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4x8xf32>{{.*}}, %[[V:[a-z0-9_]+]]: tensor<f32>
// CHECK-NEXT:    %[[MAX:[a-z0-9_]+]] = sinter.reduce max %[[X]] dims [1] : tensor<4x8xf32> -> tensor<4xf32>
// CHECK-NEXT:    %[[SUM:[a-z0-9_]+]] = sinter.reduce add %[[X]] dims [0, 1] : tensor<4x8xf32> -> tensor<f32>
// CHECK-NEXT:    %[[ALL:[a-z0-9_]+]] = arith.addf %[[V]], %[[SUM]]
// CHECK-NEXT:    %[[VS:[a-z0-9_]+]] = sinter.broadcast %[[V]] dims []
// CHECK-NEXT:    %[[NONE:[a-z0-9_]+]] = arith.addf %[[VS]], %[[X]]
// CHECK-NEXT:    return %[[MAX]], %[[ALL]], %[[NONE]]
module @starts {
  func.func @main(%x: tensor<4x8xf32>, %v: tensor<f32>) -> (tensor<4xf32>, tensor<f32>, tensor<4x8xf32>) {
    %inf = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %0 = "stablehlo.reduce"(%x, %inf) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%c) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = "stablehlo.reduce"(%x, %v) <{dimensions = array<i64: 1, 0>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = "stablehlo.add"(%b, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%c) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.reduce"(%x, %v) <{dimensions = array<i64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = "stablehlo.add"(%b, %a) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%c) : (tensor<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
    return %0, %1, %2 : tensor<4xf32>, tensor<f32>, tensor<4x8xf32>
  }
}

// -----

// Signs and i1 decide the kind; a body may call a function.
// CHECK-LABEL: module @kinds
// CHECK-NEXT:    func.func @main(%[[U:[a-z0-9_]+]]: tensor<8xi8>{{.*}}, %[[P:[a-z0-9_]+]]: tensor<8xi1>)
// CHECK:         sinter.reduce umin %[[U]]
// CHECK:         sinter.reduce or %[[P]]
// CHECK:         sinter.reduce xor %[[U]]
module @kinds {
  func.func private @least(%a: tensor<ui8>, %b: tensor<ui8>) -> tensor<ui8> {
    %c = "stablehlo.minimum"(%a, %b) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    return %c : tensor<ui8>
  }
  func.func @main(%u: tensor<8xui8>, %p: tensor<8xi1>) -> (tensor<ui8>, tensor<i1>, tensor<ui8>) {
    %most = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %zero = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %false = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %0 = "stablehlo.reduce"(%u, %most) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
      %c = "func.call"(%a, %b) <{callee = @least}> : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%c) : (tensor<ui8>) -> ()
    }) : (tensor<8xui8>, tensor<ui8>) -> tensor<ui8>
    %1 = "stablehlo.reduce"(%p, %false) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<i1>, %b: tensor<i1>):
      %c = "stablehlo.add"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%c) : (tensor<i1>) -> ()
    }) : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
    %2 = "stablehlo.reduce"(%u, %zero) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
      %c = "stablehlo.xor"(%a, %b) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%c) : (tensor<ui8>) -> ()
    }) : (tensor<8xui8>, tensor<ui8>) -> tensor<ui8>
    return %0, %1, %2 : tensor<ui8>, tensor<i1>, tensor<ui8>
  }
}

// -----

// Operands of one kind reduce together; a body in a wider type converts first.
// CHECK-LABEL: module @several
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4x8xf32>{{.*}}, %[[Y:[a-z0-9_]+]]: tensor<4x8xf32>{{.*}}, %[[Z:[a-z0-9_]+]]: tensor<4x8xbf16>
// CHECK:         %[[WIDE:[a-z0-9_]+]] = arith.extf %[[Z]]
// CHECK:         %[[SUMS:[a-z0-9_]+]]:2 = sinter.reduce add %[[X]], %[[WIDE]] dims [1]
// CHECK:         %[[MAX:[a-z0-9_]+]] = sinter.reduce max %[[Y]] dims [1]
// CHECK:         return %[[SUMS]]#0, %{{.*}}, %[[SUMS]]#1
module @several {
  func.func @main(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %z: tensor<4x8xbf16>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %v = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    %0, %1, %2 = "stablehlo.reduce"(%x, %y, %z, %v, %v, %v) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>, %e: tensor<f32>, %f: tensor<f32>):
      %g = "stablehlo.add"(%a, %d) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %h = "stablehlo.maximum"(%b, %e) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %i = "stablehlo.add"(%c, %f) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%g, %h, %i) : (tensor<f32>, tensor<f32>, tensor<f32>) -> ()
    }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xbf16>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// The search for the largest, as JAX writes it.
// CHECK-LABEL: module @argmax
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4x800xf32>
// CHECK:         %[[I:[a-z0-9_]+]] = sinter.iota dim 1
// CHECK-NEXT:    %[[R:[a-z0-9_]+]]:2 = sinter.reduce argmax %[[X]], %[[I]] dims [1]
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1
module @argmax {
  func.func @main(%x: tensor<4x800xf32>) -> (tensor<4xf32>, tensor<4xi32>) {
    %i = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x800xi32>
    %inf = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %0, %1 = "stablehlo.reduce"(%x, %i, %inf, %zero) <{dimensions = array<i64: 1>}> ({
    ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
      %gt = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %nan = "stablehlo.compare"(%a, %a) <{comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %pick = "stablehlo.or"(%gt, %nan) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %eq = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %lt = "stablehlo.compare"(%ai, %bi) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %tie = "stablehlo.and"(%eq, %lt) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %pickIndex = "stablehlo.or"(%pick, %tie) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %v = "stablehlo.select"(%pick, %a, %b) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %vi = "stablehlo.select"(%pickIndex, %ai, %bi) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%v, %vi) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4x800xf32>, tensor<4x800xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
    return %0, %1 : tensor<4xf32>, tensor<4xi32>
  }
}

// -----

// Written in another way, over integers, position first. A start that may win
// is compared after.
// CHECK-LABEL: module @argmin
// CHECK-NEXT:    func.func @main(%[[P:[a-z0-9_]+]]: tensor<8xi32>{{.*}}, %[[U:[a-z0-9_]+]]: tensor<8xi8>
// CHECK:         %[[R:[a-z0-9_]+]]:2 = sinter.reduce uargmin %[[U]], %[[P]] dims [0]
// CHECK:         arith.cmpi ugt, %[[R]]#0
module @argmin {
  func.func @main(%p: tensor<8xi32>, %u: tensor<8xui8>) -> (tensor<i32>, tensor<ui8>) {
    %most = "stablehlo.constant"() <{value = dense<255> : tensor<ui8>}> : () -> tensor<ui8>
    %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %0, %1 = "stablehlo.reduce"(%p, %u, %zero, %most) <{dimensions = array<i64: 0>}> ({
    ^bb0(%ai: tensor<i32>, %a: tensor<ui8>, %bi: tensor<i32>, %b: tensor<ui8>):
      %gt = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %eq = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %least = "stablehlo.minimum"(%ai, %bi) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %other = "stablehlo.select"(%gt, %bi, %ai) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %vi = "stablehlo.select"(%eq, %least, %other) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %v = "stablehlo.minimum"(%a, %b) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%vi, %v) : (tensor<i32>, tensor<ui8>) -> ()
    }) : (tensor<8xi32>, tensor<8xui8>, tensor<i32>, tensor<ui8>) -> (tensor<i32>, tensor<ui8>)
    return %0, %1 : tensor<i32>, tensor<ui8>
  }
}

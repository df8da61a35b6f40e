// RUN: sinter-opt --sinter-import-stablehlo --split-input-file %s | FileCheck %s

// x / 0 is -1 and the least integer / -1 itself: arith sees neither.
// CHECK-LABEL: module @divide
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xi32>{{.*}}, %[[Y:[a-z0-9_]+]]: tensor<4xi32>
// CHECK-DAG:     %[[LEAST:[a-z0-9_]+]] = arith.constant dense<-2147483648>
// CHECK-DAG:     %[[ONE:[a-z0-9_]+]] = arith.constant dense<1>
// CHECK-DAG:     %[[MINUS:[a-z0-9_]+]] = arith.constant dense<-1>
// CHECK-DAG:     %[[ZERO:[a-z0-9_]+]] = arith.cmpi eq, %[[Y]]
// CHECK-DAG:     %[[SAFE:[a-z0-9_]+]] = arith.select %[[ZERO]], %[[ONE]], %[[Y]]
// CHECK-DAG:     %[[A:[a-z0-9_]+]] = arith.cmpi eq, %[[X]], %[[LEAST]]
// CHECK-DAG:     %[[B:[a-z0-9_]+]] = arith.cmpi eq, %[[Y]], %[[MINUS]]
// CHECK-DAG:     %[[OVER:[a-z0-9_]+]] = arith.andi %[[A]], %[[B]]
// CHECK-DAG:     %[[SAFER:[a-z0-9_]+]] = arith.select %[[OVER]], %[[ONE]], %[[SAFE]]
// CHECK-DAG:     %[[Q:[a-z0-9_]+]] = arith.divsi %[[X]], %[[SAFER]]
// CHECK-DAG:     arith.select %[[ZERO]], %[[MINUS]], %[[Q]]
module @divide {
  func.func @main(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
    %0 = "stablehlo.divide"(%x, %y) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----

// x % 0 is x.
// CHECK-LABEL: module @remainder
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xi32>{{.*}}, %[[Y:[a-z0-9_]+]]: tensor<4xi32>
// CHECK:         %[[ZERO:[a-z0-9_]+]] = arith.cmpi eq, %[[Y]]
// CHECK:         %[[SAFE:[a-z0-9_]+]] = arith.select %[[ZERO]]
// CHECK-NEXT:    %[[R:[a-z0-9_]+]] = arith.remui %[[X]], %[[SAFE]]
// CHECK-NEXT:    arith.select %[[ZERO]], %[[X]], %[[R]]
module @remainder {
  func.func @main(%x: tensor<4xui32>, %y: tensor<4xui32>) -> tensor<4xui32> {
    %0 = "stablehlo.remainder"(%x, %y) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    return %0 : tensor<4xui32>
  }
}

// -----

// A known divisor and a known distance need no guard.
// CHECK-LABEL: module @known
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xi32>
// CHECK-DAG:     %[[SEVEN:[a-z0-9_]+]] = arith.constant dense<7>
// CHECK-DAG:     %[[ZERO:[a-z0-9_]+]] = arith.constant dense<0>
// CHECK-DAG:     arith.divsi %[[X]], %[[SEVEN]]
// CHECK-DAG:     %[[S:[a-z0-9_]+]] = arith.shli %[[X]], %[[SEVEN]]
// CHECK:         return %{{.*}}, %[[S]], %[[ZERO]]
module @known {
  func.func @main(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
    %c = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    %y = "stablehlo.broadcast_in_dim"(%c) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %far = "stablehlo.constant"() <{value = dense<32> : tensor<4xi32>}> : () -> tensor<4xi32>
    %0 = "stablehlo.divide"(%x, %y) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %1 = "stablehlo.shift_left"(%x, %y) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %2 = "stablehlo.shift_right_logical"(%x, %far) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %0, %1, %2 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
  }
}

// -----

// Past the width a shift gives 0, or leaves the sign.
// CHECK-LABEL: module @shifts
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xi8>{{.*}}, %[[Y:[a-z0-9_]+]]: tensor<4xi8>
// CHECK-DAG:     %[[ZERO:[a-z0-9_]+]] = arith.constant dense<0>
// CHECK-DAG:     %[[WIDTH:[a-z0-9_]+]] = arith.constant dense<8>
// CHECK-DAG:     %[[LAST:[a-z0-9_]+]] = arith.constant dense<7>
// CHECK-DAG:     %[[IN:[a-z0-9_]+]] = arith.cmpi ult, %[[Y]], %[[WIDTH]]
// CHECK-DAG:     %[[D:[a-z0-9_]+]] = arith.select %[[IN]], %[[Y]], %[[ZERO]]
// CHECK-DAG:     %[[L:[a-z0-9_]+]] = arith.shli %[[X]], %[[D]]
// CHECK-DAG:     arith.select %[[IN]], %[[L]], %[[ZERO]]
// CHECK-DAG:     arith.shrui %[[X]]
// CHECK-DAG:     %[[M:[a-z0-9_]+]] = arith.minui %[[Y]], %[[LAST]]
// CHECK-DAG:     arith.shrsi %[[X]], %[[M]]
module @shifts {
  func.func @main(%x: tensor<4xi8>, %y: tensor<4xi8>) -> (tensor<4xi8>, tensor<4xi8>, tensor<4xi8>) {
    %0 = "stablehlo.shift_left"(%x, %y) : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
    %1 = "stablehlo.shift_right_logical"(%x, %y) : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
    %2 = "stablehlo.shift_right_arithmetic"(%x, %y) : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
    return %0, %1, %2 : tensor<4xi8>, tensor<4xi8>, tensor<4xi8>
  }
}

// -----

// A known power is as many products as it takes.
// CHECK-LABEL: module @power
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xi32>
// CHECK-NEXT:    %[[X2:[a-z0-9_]+]] = arith.muli %[[X]], %[[X]]
// CHECK-NEXT:    %[[X4:[a-z0-9_]+]] = arith.muli %[[X2]], %[[X2]]
// CHECK-NEXT:    %[[X5:[a-z0-9_]+]] = arith.muli %[[X]], %[[X4]]
// CHECK-NEXT:    return %[[X5]]
module @power {
  func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
    %c = "stablehlo.constant"() <{value = dense<5> : tensor<4xi32>}> : () -> tensor<4xi32>
    %0 = "stablehlo.power"(%x, %c) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----

// An unknown one squares once per bit; unsigned ones are never negative.
// CHECK-LABEL: module @power_unknown
// CHECK-COUNT-8: arith.select
// CHECK-NOT:     arith.select
// CHECK:         return
module @power_unknown {
  func.func @main(%x: tensor<4xui8>, %y: tensor<4xui8>) -> tensor<4xui8> {
    %0 = "stablehlo.power"(%x, %y) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
    return %0 : tensor<4xui8>
  }
}

// -----

// CHECK-LABEL: module @negate_abs
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xi32>{{.*}}, %[[U:[a-z0-9_]+]]: tensor<4xi32>
// CHECK-NEXT:    %[[ZERO:[a-z0-9_]+]] = arith.constant dense<0>
// CHECK-NEXT:    %[[N:[a-z0-9_]+]] = arith.subi %[[ZERO]], %[[X]]
// CHECK-NEXT:    %[[A:[a-z0-9_]+]] = math.absi %[[X]]
// CHECK-NEXT:    return %[[N]], %[[A]], %[[U]]
module @negate_abs {
  func.func @main(%x: tensor<4xi32>, %u: tensor<4xui32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xui32>) {
    %0 = "stablehlo.negate"(%x) : (tensor<4xi32>) -> tensor<4xi32>
    %1 = "stablehlo.abs"(%x) : (tensor<4xi32>) -> tensor<4xi32>
    %2 = "stablehlo.abs"(%u) : (tensor<4xui32>) -> tensor<4xui32>
    return %0, %1, %2 : tensor<4xi32>, tensor<4xi32>, tensor<4xui32>
  }
}

// RUN: sinter-opt --sinter-import-stablehlo --split-input-file %s | FileCheck %s

// CHECK-LABEL: module @float_unary
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xbf16>
// CHECK-DAG:     math.absf %[[X]]
// CHECK-DAG:     math.cbrt %[[X]]
// CHECK-DAG:     math.ceil %[[X]]
// CHECK-DAG:     math.cos %[[X]]
// CHECK-DAG:     math.exp %[[X]]
// CHECK-DAG:     math.expm1 %[[X]]
// CHECK-DAG:     math.floor %[[X]]
// CHECK-DAG:     math.log %[[X]]
// CHECK-DAG:     math.log1p %[[X]]
// CHECK-DAG:     arith.negf %[[X]]
// CHECK-DAG:     math.round %[[X]]
// CHECK-DAG:     math.roundeven %[[X]]
// CHECK-DAG:     math.rsqrt %[[X]]
// CHECK-DAG:     math.sin %[[X]]
// CHECK-DAG:     math.sqrt %[[X]]
// CHECK-DAG:     math.tan %[[X]]
// CHECK-DAG:     math.tanh %[[X]]
// CHECK-DAG:     math.erf %[[X]]
// CHECK-DAG:     arith.mulf %[[X]], %[[X]]
module @float_unary {
  func.func @main(%x: tensor<4xbf16>) -> (tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.abs"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %1 = "stablehlo.cbrt"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %2 = "stablehlo.ceil"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %3 = "stablehlo.cosine"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %4 = "stablehlo.exponential"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %5 = "stablehlo.exponential_minus_one"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %6 = "stablehlo.floor"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %7 = "stablehlo.log"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %8 = "stablehlo.log_plus_one"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %9 = "stablehlo.negate"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %10 = "stablehlo.round_nearest_afz"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %11 = "stablehlo.round_nearest_even"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %12 = "stablehlo.rsqrt"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %13 = "stablehlo.sine"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %14 = "stablehlo.sqrt"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %15 = "stablehlo.tan"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %16 = "stablehlo.tanh"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %17 = "chlo.erf"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %18 = "chlo.square"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18 : tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>
  }
}

// -----

// What takes several ops computes in f32 and rounds once.
// CHECK-LABEL: module @logistic
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xbf16>{{.*}}, %[[Y:[a-z0-9_]+]]: tensor<4xf64>
// CHECK:         %[[WIDE:[a-z0-9_]+]] = arith.extf %[[X]] : tensor<4xbf16> to tensor<4xf32>
// CHECK:         %[[NEG:[a-z0-9_]+]] = arith.negf %[[WIDE]] : tensor<4xf32>
// CHECK:         %[[EXP:[a-z0-9_]+]] = math.exp %[[NEG]] : tensor<4xf32>
// CHECK:         %[[SUM:[a-z0-9_]+]] = arith.addf %{{.*}}, %[[EXP]] : tensor<4xf32>
// CHECK:         %[[QUOTIENT:[a-z0-9_]+]] = arith.divf %{{.*}}, %[[SUM]] : tensor<4xf32>
// CHECK:         arith.truncf %[[QUOTIENT]] : tensor<4xf32> to tensor<4xbf16>
// CHECK:         arith.divf {{.*}} : tensor<4xf64>
module @logistic {
  func.func @main(%x: tensor<4xbf16>, %y: tensor<4xf64>) -> (tensor<4xbf16>, tensor<4xf64>) {
    %0 = "stablehlo.logistic"(%x) : (tensor<4xbf16>) -> tensor<4xbf16>
    %1 = "stablehlo.logistic"(%y) : (tensor<4xf64>) -> tensor<4xf64>
    return %0, %1 : tensor<4xbf16>, tensor<4xf64>
  }
}

// -----

// CHECK-LABEL: module @erf_inv
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xf32>
// CHECK:         %[[SQUARE:[a-z0-9_]+]] = arith.mulf %[[X]], %[[X]]
// CHECK:         %[[MINUS:[a-z0-9_]+]] = arith.negf %[[SQUARE]]
// CHECK:         %[[LOG:[a-z0-9_]+]] = math.log1p %[[MINUS]]
// CHECK:         %[[W:[a-z0-9_]+]] = arith.negf %[[LOG]]
// CHECK:         math.sqrt %[[W]]
// CHECK:         %[[END:[a-z0-9_]+]] = arith.cmpf oeq
// CHECK:         %[[INF:[a-z0-9_]+]] = arith.mulf %[[X]], %{{.*}}
// CHECK:         arith.select %[[END]], %[[INF]]
module @erf_inv {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "chlo.erf_inv"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// NaN and zeros are their own sign.
// CHECK-LABEL: module @sign
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xf32>{{.*}}, %[[I:[a-z0-9_]+]]: tensor<4xi32>{{.*}}, %[[U:[a-z0-9_]+]]: tensor<4xi32>
// CHECK:         %[[KEEP:[a-z0-9_]+]] = arith.cmpf ueq, %[[X]]
// CHECK:         %[[ONE:[a-z0-9_]+]] = math.copysign %{{.*}}, %[[X]]
// CHECK:         arith.select %[[KEEP]], %[[X]], %[[ONE]]
// CHECK:         %[[LOW:[a-z0-9_]+]] = arith.maxsi %[[I]]
// CHECK:         arith.minsi %[[LOW]]
// CHECK:         arith.minui %[[U]]
module @sign {
  func.func @main(%x: tensor<4xf32>, %i: tensor<4xi32>, %u: tensor<4xui32>) -> (tensor<4xf32>, tensor<4xi32>, tensor<4xui32>) {
    %0 = "stablehlo.sign"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "stablehlo.sign"(%i) : (tensor<4xi32>) -> tensor<4xi32>
    %2 = "stablehlo.sign"(%u) : (tensor<4xui32>) -> tensor<4xui32>
    return %0, %1, %2 : tensor<4xf32>, tensor<4xi32>, tensor<4xui32>
  }
}

// -----

// f8E4M3FN has no infinity: all but NaN is finite.
// CHECK-LABEL: module @is_finite
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xf32>{{.*}}, %[[Y:[a-z0-9_]+]]: tensor<4xf8E4M3FN>
// CHECK:         %[[ABS:[a-z0-9_]+]] = math.absf %[[X]]
// CHECK:         arith.cmpf olt, %[[ABS]]
// CHECK:         arith.cmpf ord, %[[Y]], %[[Y]]
module @is_finite {
  func.func @main(%x: tensor<4xf32>, %y: tensor<4xf8E4M3FN>) -> (tensor<4xi1>, tensor<4xi1>) {
    %0 = "stablehlo.is_finite"(%x) : (tensor<4xf32>) -> tensor<4xi1>
    %1 = "stablehlo.is_finite"(%y) : (tensor<4xf8E4M3FN>) -> tensor<4xi1>
    return %0, %1 : tensor<4xi1>, tensor<4xi1>
  }
}

// -----

// CHECK-LABEL: module @float_binary
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xf32>{{.*}}, %[[Y:[a-z0-9_]+]]: tensor<4xf32>
// CHECK-DAG:     arith.addf %[[X]], %[[Y]]
// CHECK-DAG:     arith.subf %[[X]], %[[Y]]
// CHECK-DAG:     arith.mulf %[[X]], %[[Y]]
// CHECK-DAG:     arith.divf %[[X]], %[[Y]]
// CHECK-DAG:     arith.remf %[[X]], %[[Y]]
// CHECK-DAG:     arith.maximumf %[[X]], %[[Y]]
// CHECK-DAG:     arith.minimumf %[[X]], %[[Y]]
// CHECK-DAG:     math.powf %[[X]], %[[Y]]
module @float_binary {
  func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = "stablehlo.subtract"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.multiply"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.divide"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.remainder"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.maximum"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %6 = "stablehlo.minimum"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.power"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// i1 adds and has its maximum by OR, multiplies and has its minimum by AND.
// CHECK-LABEL: module @bools
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xi1>{{.*}}, %[[Y:[a-z0-9_]+]]: tensor<4xi1>
// CHECK-DAG:     %[[TRUE:[a-z0-9_]+]] = arith.constant dense<true>
// CHECK-DAG:     arith.ori %[[X]], %[[Y]]
// CHECK-DAG:     arith.andi %[[X]], %[[Y]]
// CHECK-DAG:     arith.ori %[[X]], %[[Y]]
// CHECK-DAG:     arith.andi %[[X]], %[[Y]]
// CHECK-DAG:     arith.andi %[[X]], %[[Y]]
// CHECK-DAG:     arith.ori %[[X]], %[[Y]]
// CHECK-DAG:     arith.xori %[[X]], %[[Y]]
// CHECK-DAG:     arith.xori %[[X]], %[[TRUE]]
// CHECK-DAG:     arith.cmpi ult, %[[X]], %[[Y]]
module @bools {
  func.func @main(%x: tensor<4xi1>, %y: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
    %0 = "stablehlo.add"(%x, %y) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %1 = "stablehlo.multiply"(%x, %y) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %2 = "stablehlo.maximum"(%x, %y) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %3 = "stablehlo.minimum"(%x, %y) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %4 = "stablehlo.and"(%x, %y) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %5 = "stablehlo.or"(%x, %y) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %6 = "stablehlo.xor"(%x, %y) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %7 = "stablehlo.not"(%x) : (tensor<4xi1>) -> tensor<4xi1>
    %8 = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
  }
}

// -----

// NaN differs from all and is in no order; TOTALORDER compares the bits. The
// text of an attribute may be written in older ways too.
// CHECK-LABEL: module @compare
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xf32>{{.*}}, %[[I:[a-z0-9_]+]]: tensor<4xi32>, %[[J:[a-z0-9_]+]]: tensor<4xi32>, %[[U:[a-z0-9_]+]]: tensor<4xi32> {{.*}}, %[[V:[a-z0-9_]+]]: tensor<4xi32>
// CHECK-DAG:     arith.cmpf oeq, %[[X]], %[[X]]
// CHECK-DAG:     arith.cmpf une, %[[X]], %[[X]]
// CHECK-DAG:     arith.cmpf oge, %[[X]], %[[X]]
// CHECK-DAG:     arith.cmpi sgt, %[[I]], %[[J]]
// CHECK-DAG:     arith.cmpi ule, %[[U]], %[[V]]
// CHECK-DAG:     %[[BITS:[a-z0-9_]+]] = sinter.bitcast %[[X]] : tensor<4xf32> -> tensor<4xi32>
// CHECK-DAG:     %[[NEGATIVE:[a-z0-9_]+]] = arith.cmpi slt, %[[BITS]]
// CHECK-DAG:     %[[FLIPPED:[a-z0-9_]+]] = arith.xori %[[BITS]]
// CHECK-DAG:     arith.select %[[NEGATIVE]], %[[FLIPPED]], %[[BITS]]
// CHECK-DAG:     arith.cmpi slt
module @compare {
  func.func @main(%x: tensor<4xf32>, %i: tensor<4xi32>, %j: tensor<4xi32>, %u: tensor<4xui32>, %v: tensor<4xui32>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
    %0 = "stablehlo.compare"(%x, %x) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %1 = "stablehlo.compare"(%x, %x) {comparison_direction = #stablehlo<"comparison_direction NE">} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = "stablehlo.compare"(%x, %x) {comparison_direction = "GE"} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %3 = "stablehlo.compare"(%i, %j) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %4 = "stablehlo.compare"(%u, %v) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
    %5 = "stablehlo.compare"(%x, %x) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
  }
}

// -----

// Scalar predicates and bounds hold for the whole tensor.
// CHECK-LABEL: module @select_clamp
// CHECK-NEXT:    func.func @main(%[[P:[a-z0-9_]+]]: tensor<i1>{{.*}}, %[[X:[a-z0-9_]+]]: tensor<4xi32>{{.*}}, %[[Y:[a-z0-9_]+]]: tensor<4xi32>{{.*}}, %[[LOW:[a-z0-9_]+]]: tensor<i32>
// CHECK:         %[[PS:[a-z0-9_]+]] = sinter.broadcast %[[P]] dims []
// CHECK:         arith.select %[[PS]], %[[X]], %[[Y]]
// CHECK:         %[[LOWS:[a-z0-9_]+]] = sinter.broadcast %[[LOW]] dims []
// CHECK:         %[[UP:[a-z0-9_]+]] = arith.maxui %[[LOWS]], %[[X]]
// CHECK:         arith.minui %[[UP]], %[[Y]]
module @select_clamp {
  func.func @main(%p: tensor<i1>, %x: tensor<4xui32>, %y: tensor<4xui32>, %low: tensor<ui32>) -> (tensor<4xui32>, tensor<4xui32>) {
    %0 = "stablehlo.select"(%p, %x, %y) : (tensor<i1>, tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %1 = "stablehlo.clamp"(%low, %x, %y) : (tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    return %0, %1 : tensor<4xui32>, tensor<4xui32>
  }
}

// RUN: sinter-opt --sinter-import-stablehlo --split-input-file %s | FileCheck %s

// CHECK-LABEL: module @from_float
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4xf32>{{.*}}, %[[H:[a-z0-9_]+]]: tensor<4xf16>{{.*}}, %[[D:[a-z0-9_]+]]: tensor<4xf64>
// CHECK-DAG:     %[[ZERO:[a-z0-9_]+]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-DAG:     arith.fptosi %[[X]] : tensor<4xf32> to tensor<4xi8>
// CHECK-DAG:     arith.fptoui %[[X]] : tensor<4xf32> to tensor<4xi8>
// CHECK-DAG:     arith.cmpf une, %[[X]], %[[ZERO]]
// CHECK-DAG:     arith.extf %[[X]] : tensor<4xf32> to tensor<4xf64>
// CHECK-DAG:     arith.truncf %[[X]] : tensor<4xf32> to tensor<4xf8E4M3FN>
// CHECK-DAG:     %[[WIDE:[a-z0-9_]+]] = arith.extf %[[H]] : tensor<4xf16> to tensor<4xf32>
// CHECK-DAG:     arith.truncf %[[WIDE]] : tensor<4xf32> to tensor<4xbf16>
// CHECK-DAG:     arith.truncf %[[D]] : tensor<4xf64> to tensor<4xbf16>
module @from_float {
  func.func @main(%x: tensor<4xf32>, %h: tensor<4xf16>, %d: tensor<4xf64>) -> (tensor<4xi8>, tensor<4xui8>, tensor<4xi1>, tensor<4xf64>, tensor<4xf8E4M3FN>, tensor<4xbf16>, tensor<4xbf16>) {
    %0 = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<4xi8>
    %1 = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<4xui8>
    %2 = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<4xi1>
    %3 = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<4xf64>
    %4 = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
    %5 = "stablehlo.convert"(%h) : (tensor<4xf16>) -> tensor<4xbf16>
    %6 = "stablehlo.convert"(%d) : (tensor<4xf64>) -> tensor<4xbf16>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<4xi8>, tensor<4xui8>, tensor<4xi1>, tensor<4xf64>, tensor<4xf8E4M3FN>, tensor<4xbf16>, tensor<4xbf16>
  }
}

// -----

// i1 is 0 or 1; unsigned integers extend with zeros; a change of sign alone
// changes no bit.
// CHECK-LABEL: module @from_integer
// CHECK-NEXT:    func.func @main(%[[B:[a-z0-9_]+]]: tensor<4xi1>{{.*}}, %[[I:[a-z0-9_]+]]: tensor<4xi8>{{.*}}, %[[U:[a-z0-9_]+]]: tensor<4xi8>
// CHECK-DAG:     arith.uitofp %[[B]] : tensor<4xi1> to tensor<4xf32>
// CHECK-DAG:     arith.extui %[[B]] : tensor<4xi1> to tensor<4xi32>
// CHECK-DAG:     arith.sitofp %[[I]] : tensor<4xi8> to tensor<4xf32>
// CHECK-DAG:     arith.uitofp %[[U]] : tensor<4xi8> to tensor<4xf32>
// CHECK-DAG:     arith.extsi %[[I]] : tensor<4xi8> to tensor<4xi32>
// CHECK-DAG:     arith.extui %[[U]] : tensor<4xi8> to tensor<4xi32>
// CHECK-DAG:     arith.cmpi ne, %[[I]]
// CHECK:         return {{.*}}, %[[U]] :
module @from_integer {
  func.func @main(%b: tensor<4xi1>, %i: tensor<4xi8>, %u: tensor<4xui8>) -> (tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xui32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi8>) {
    %0 = "stablehlo.convert"(%b) : (tensor<4xi1>) -> tensor<4xf32>
    %1 = "stablehlo.convert"(%b) : (tensor<4xi1>) -> tensor<4xi32>
    %2 = "stablehlo.convert"(%i) : (tensor<4xi8>) -> tensor<4xf32>
    %3 = "stablehlo.convert"(%u) : (tensor<4xui8>) -> tensor<4xf32>
    %4 = "stablehlo.convert"(%i) : (tensor<4xi8>) -> tensor<4xui32>
    %5 = "stablehlo.convert"(%u) : (tensor<4xui8>) -> tensor<4xi32>
    %6 = "stablehlo.convert"(%i) : (tensor<4xi8>) -> tensor<4xi1>
    %7 = "stablehlo.convert"(%u) : (tensor<4xui8>) -> tensor<4xi8>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xui32>, tensor<4xi32>, tensor<4xi1>, tensor<4xi8>
  }
}

// -----

// CHECK-LABEL: module @bitcast
// CHECK-NEXT:    func.func @main(%[[X:[a-z0-9_]+]]: tensor<4x2xbf16>{{.*}}, %[[U:[a-z0-9_]+]]: tensor<4xi8>
// CHECK:         sinter.bitcast %[[X]] : tensor<4x2xbf16> -> tensor<4x2xi16>
// CHECK:         %[[W:[a-z0-9_]+]] = sinter.bitcast %[[X]] : tensor<4x2xbf16> -> tensor<4xf32>
// CHECK:         sinter.bitcast %[[W]] : tensor<4xf32> -> tensor<4x4xi8>
// CHECK:         return {{.*}}, %[[U]] :
module @bitcast {
  func.func @main(%x: tensor<4x2xbf16>, %u: tensor<4xui8>) -> (tensor<4x2xui16>, tensor<4x4xi8>, tensor<4xi8>) {
    %0 = "stablehlo.bitcast_convert"(%x) : (tensor<4x2xbf16>) -> tensor<4x2xui16>
    %1 = "stablehlo.bitcast_convert"(%x) : (tensor<4x2xbf16>) -> tensor<4xf32>
    %2 = "stablehlo.bitcast_convert"(%1) : (tensor<4xf32>) -> tensor<4x4xi8>
    %3 = "stablehlo.bitcast_convert"(%u) : (tensor<4xui8>) -> tensor<4xi8>
    return %0, %2, %3 : tensor<4x2xui16>, tensor<4x4xi8>, tensor<4xi8>
  }
}

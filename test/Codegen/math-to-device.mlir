// RUN: sinter-opt %s --sinter-math-to-device | FileCheck %s
// RUN: sinter-opt %s --sinter-math-to-device=approximate-instructions=false \
// RUN:   | FileCheck %s --check-prefix=EXACT

// With approximate instructions 2^x is one; without, it stays for the CPU.
// No other function is left that PTX would have to link.
// CHECK-LABEL: func.func @scalar
// CHECK-NOT:   {{math.(exp|log|tanh|sin|erf|powf) }}
// CHECK:       return
// EXACT-LABEL: func.func @scalar
// EXACT-NOT:   {{math.(exp|log|tanh|sin|erf|powf) }}
// EXACT-NOT:   nvvm
// EXACT-NOT:   approx
// EXACT:       return
func.func @scalar(%x: f32, %y: f32) -> f32 {
  %0 = math.exp %x : f32
  %1 = math.log %0 : f32
  %2 = math.tanh %1 : f32
  %3 = math.sin %2 : f32
  %4 = math.erf %3 : f32
  %5 = math.powf %4, %y : f32
  return %5 : f32
}

// CHECK-LABEL: func.func @vector
// CHECK-NOT:   {{math.exp }}
// CHECK:       return %{{.*}} : vector<4xf32>
func.func @vector(%x: vector<4xf32>) -> vector<4xf32> {
  %0 = math.exp %x : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @remainder
// CHECK-NOT:   arith.remf
// CHECK:       return
func.func @remainder(%x: f32, %y: f32) -> f32 {
  %0 = arith.remf %x, %y : f32
  return %0 : f32
}

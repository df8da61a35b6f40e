// RUN: sinter-opt %s --sinter-math-to-device | FileCheck %s
// RUN: sinter-opt %s --sinter-math-to-device=approximate-instructions=false \
// RUN:   | FileCheck %s --check-prefix=EXACT

// A product, a power of two, and its correction.
// CHECK-LABEL: @exp
// CHECK-COUNT-2: llvm.call_intrinsic "llvm.nvvm.mul.rz.f"
// CHECK-COUNT-2: llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz"
// CHECK-COUNT-2: math.fma
// CHECK: arith.minnumf
// CHECK: math.fma
// CHECK-NEXT: return
// EXACT-LABEL: @exp
// EXACT: llvm.intr.exp2
func.func @exp(%x: vector<2xf32>) -> vector<2xf32> {
  %y = math.exp %x : vector<2xf32>
  return %y : vector<2xf32>
}

// Shorter forms where a flag allows them.
// CHECK-LABEL: @short
// CHECK: %[[L:.*]] = arith.constant 1.44269502 : f32
// CHECK-NEXT: %[[T:.*]] = arith.mulf %{{.*}}, %[[L]]
// CHECK-NEXT: llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz"(%[[T]])
// CHECK: llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz"
// CHECK: llvm.call_intrinsic "llvm.nvvm.rcp.approx.ftz.f"
// CHECK: arith.select
// CHECK: llvm.call_intrinsic "llvm.nvvm.div.full"
// CHECK-NOT: arith.divf
// CHECK: return
func.func @short(%x: f32, %z: f32) -> (f32, f32, f32) {
  %e = math.exp %x fastmath<afn> : f32
  %t = math.tanh %x fastmath<afn> : f32
  %q = arith.divf %x, %z fastmath<afn> : f32
  return %e, %t, %q : f32, f32, f32
}

// A division of one by one and an exponential needs the reciprocal only; other
// divisions stay.
// CHECK-LABEL: @logistic
// CHECK: llvm.call_intrinsic "llvm.nvvm.ex2.approx.ftz"
// CHECK-NOT: arith.divf
// CHECK: %[[SUM:.*]] = arith.addf
// CHECK-NOT: arith.divf
// CHECK: llvm.call_intrinsic "llvm.nvvm.rcp.approx.ftz.f"(%[[SUM]])
// CHECK: arith.divf %{{.*}}, %[[SUM]]
// EXACT-LABEL: @logistic
// EXACT-NOT: nvvm
// EXACT-LABEL: @sin
func.func @logistic(%x: f32) -> (f32, f32) {
  %one = arith.constant 1.0 : f32
  %minus = arith.negf %x : f32
  %e = math.exp %minus : f32
  %sum = arith.addf %one, %e : f32
  %y = arith.divf %one, %sum : f32
  %z = arith.divf %x, %sum : f32
  return %y, %z : f32, f32
}

// Large arguments are reduced in a branch.
// CHECK-LABEL: @sin
// CHECK: scf.if
// CHECK: scf.for
// CHECK-NOT: math.sin
func.func @sin(%x: vector<8xf32>) -> vector<8xf32> {
  %y = math.sin %x : vector<8xf32>
  return %y : vector<8xf32>
}

// CHECK-LABEL: @rem
// CHECK: scf.while
// CHECK-NOT: arith.remf
func.func @rem(%x: f64, %y: f64) -> f64 {
  %z = arith.remf %x, %y : f64
  return %z : f64
}

// f64 functions stay: there is no form.
// CHECK-LABEL: @wide
// CHECK: math.exp
// CHECK: arith.divf
func.func @wide(%x: f64) -> (f64, f64) {
  %y = math.exp %x : f64
  %z = math.rsqrt %x : f64
  return %y, %z : f64, f64
}

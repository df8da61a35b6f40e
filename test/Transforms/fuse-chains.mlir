// RUN: sinter-opt %s --sinter-fuse-chains --split-input-file | FileCheck %s

// Residual and norm are one kernel with two results.
// CHECK-LABEL: func.func @residual_norm
// CHECK-NEXT: %[[K:.*]]:2 = sinter.launch @fused_reduce_0
// CHECK-NEXT: return %[[K]]#0, %[[K]]#1
func.func @residual_norm(%x: tensor<1024x2048xbf16>, %r: tensor<1024x2048xbf16>, %w: tensor<2048xbf16>) -> (tensor<1024x2048xbf16>, tensor<1024x2048xbf16>) {
  %n = arith.constant dense<2048.0> : tensor<1024xf32>
  %eps = arith.constant dense<1.0e-5> : tensor<1024xf32>
  %h = arith.addf %x, %r : tensor<1024x2048xbf16>
  %f = arith.extf %h : tensor<1024x2048xbf16> to tensor<1024x2048xf32>
  %sq = arith.mulf %f, %f : tensor<1024x2048xf32>
  %sum = sinter.reduce add %sq dims [1] : tensor<1024x2048xf32> -> tensor<1024xf32>
  %mean = arith.divf %sum, %n : tensor<1024xf32>
  %var = arith.addf %mean, %eps : tensor<1024xf32>
  %rstd = math.rsqrt %var : tensor<1024xf32>
  %b = sinter.broadcast %rstd dims [0] : tensor<1024xf32> -> tensor<1024x2048xf32>
  %xhat = arith.mulf %f, %b : tensor<1024x2048xf32>
  %xb = arith.truncf %xhat : tensor<1024x2048xf32> to tensor<1024x2048xbf16>
  %wb = sinter.broadcast %w dims [1] : tensor<2048xbf16> -> tensor<1024x2048xbf16>
  %y = arith.mulf %xb, %wb : tensor<1024x2048xbf16>
  return %h, %y : tensor<1024x2048xbf16>, tensor<1024x2048xbf16>
}

// -----

// The backward pass of a norm: row sums, dx, and dweight down the columns.
// CHECK-LABEL: func.func @norm_backward
// CHECK-NEXT: %[[K:.*]]:2 = sinter.launch @fused_reduce_0
// CHECK-NEXT: return
func.func @norm_backward(%x: tensor<4096x2048xbf16>, %dy: tensor<4096x2048xbf16>, %rstd: tensor<4096xf32>, %w: tensor<2048xbf16>) -> (tensor<4096x2048xbf16>, tensor<2048xf32>) {
  %n = arith.constant dense<2048.0> : tensor<4096xf32>
  %xf = arith.extf %x : tensor<4096x2048xbf16> to tensor<4096x2048xf32>
  %df = arith.extf %dy : tensor<4096x2048xbf16> to tensor<4096x2048xf32>
  %wf = arith.extf %w : tensor<2048xbf16> to tensor<2048xf32>
  %wb = sinter.broadcast %wf dims [1] : tensor<2048xf32> -> tensor<4096x2048xf32>
  %rb = sinter.broadcast %rstd dims [0] : tensor<4096xf32> -> tensor<4096x2048xf32>
  %xhat = arith.mulf %xf, %rb : tensor<4096x2048xf32>
  %g = arith.mulf %df, %wb : tensor<4096x2048xf32>
  %gx = arith.mulf %g, %xhat : tensor<4096x2048xf32>
  %s = sinter.reduce add %gx dims [1] : tensor<4096x2048xf32> -> tensor<4096xf32>
  %m = arith.divf %s, %n : tensor<4096xf32>
  %mb = sinter.broadcast %m dims [0] : tensor<4096xf32> -> tensor<4096x2048xf32>
  %p = arith.mulf %xhat, %mb : tensor<4096x2048xf32>
  %q = arith.subf %g, %p : tensor<4096x2048xf32>
  %d = arith.mulf %q, %rb : tensor<4096x2048xf32>
  %dx = arith.truncf %d : tensor<4096x2048xf32> to tensor<4096x2048xbf16>
  %wx = arith.mulf %df, %xhat : tensor<4096x2048xf32>
  %dw = sinter.reduce add %wx dims [0] : tensor<4096x2048xf32> -> tensor<2048xf32>
  return %dx, %dw : tensor<4096x2048xbf16>, tensor<2048xf32>
}

// -----

// CHECK-LABEL: func.func @softmax
// CHECK-NEXT: sinter.launch @fused_reduce_0
// CHECK-NEXT: return
func.func @softmax(%x: tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> {
  %f = arith.extf %x : tensor<4096x4096xbf16> to tensor<4096x4096xf32>
  %m = sinter.reduce max %f dims [1] : tensor<4096x4096xf32> -> tensor<4096xf32>
  %mb = sinter.broadcast %m dims [0] : tensor<4096xf32> -> tensor<4096x4096xf32>
  %d = arith.subf %f, %mb : tensor<4096x4096xf32>
  %e = math.exp %d : tensor<4096x4096xf32>
  %s = sinter.reduce add %e dims [1] : tensor<4096x4096xf32> -> tensor<4096xf32>
  %sb = sinter.broadcast %s dims [0] : tensor<4096xf32> -> tensor<4096x4096xf32>
  %p = arith.divf %e, %sb : tensor<4096x4096xf32>
  %y = arith.truncf %p : tensor<4096x4096xf32> to tensor<4096x4096xbf16>
  return %y : tensor<4096x4096xbf16>
}

// -----

// Loss per row and its gradient from one read of the logits.
// CHECK-LABEL: func.func @cross_entropy
// CHECK-NEXT: %[[K:.*]]:2 = sinter.launch @fused_reduce_0
// CHECK-NEXT: return
func.func @cross_entropy(%x: tensor<2048x32000xbf16>, %t: tensor<2048xi32>) -> (tensor<2048xf32>, tensor<2048x32000xbf16>) {
  %zero = arith.constant dense<-0.0> : tensor<2048x32000xf32>
  %one = arith.constant dense<1.0> : tensor<2048x32000xf32>
  %nought = arith.constant dense<0.0> : tensor<2048x32000xf32>
  %f = arith.extf %x : tensor<2048x32000xbf16> to tensor<2048x32000xf32>
  %m = sinter.reduce max %f dims [1] : tensor<2048x32000xf32> -> tensor<2048xf32>
  %mb = sinter.broadcast %m dims [0] : tensor<2048xf32> -> tensor<2048x32000xf32>
  %d = arith.subf %f, %mb : tensor<2048x32000xf32>
  %e = math.exp %d : tensor<2048x32000xf32>
  %s = sinter.reduce add %e dims [1] : tensor<2048x32000xf32> -> tensor<2048xf32>
  %lse = math.log %s : tensor<2048xf32>
  %i = sinter.iota dim 1 : tensor<2048x32000xi32>
  %tb = sinter.broadcast %t dims [0] : tensor<2048xi32> -> tensor<2048x32000xi32>
  %hit = arith.cmpi eq, %i, %tb : tensor<2048x32000xi32>
  %picked = arith.select %hit, %d, %zero : tensor<2048x32000xi1>, tensor<2048x32000xf32>
  %logit = sinter.reduce add %picked dims [1] : tensor<2048x32000xf32> -> tensor<2048xf32>
  %loss = arith.subf %lse, %logit : tensor<2048xf32>
  %sb = sinter.broadcast %s dims [0] : tensor<2048xf32> -> tensor<2048x32000xf32>
  %p = arith.divf %e, %sb : tensor<2048x32000xf32>
  %hot = arith.select %hit, %one, %nought : tensor<2048x32000xi1>, tensor<2048x32000xf32>
  %g = arith.subf %p, %hot : tensor<2048x32000xf32>
  %dx = arith.truncf %g : tensor<2048x32000xf32> to tensor<2048x32000xbf16>
  return %loss, %dx : tensor<2048xf32>, tensor<2048x32000xbf16>
}

// -----

// An optimizer update reads and writes each tensor once.
// CHECK-LABEL: func.func @adam
// CHECK-NEXT: %[[K:.*]]:3 = sinter.launch @pointwise_0
// CHECK-NEXT: return
func.func @adam(%p: tensor<1048576xbf16>, %g: tensor<1048576xbf16>, %m: tensor<1048576xf32>, %v: tensor<1048576xf32>) -> (tensor<1048576xbf16>, tensor<1048576xf32>, tensor<1048576xf32>) {
  %b1 = arith.constant dense<0.9> : tensor<1048576xf32>
  %c1 = arith.constant dense<0.1> : tensor<1048576xf32>
  %b2 = arith.constant dense<0.999> : tensor<1048576xf32>
  %c2 = arith.constant dense<0.001> : tensor<1048576xf32>
  %lr = arith.constant dense<0.001> : tensor<1048576xf32>
  %gf = arith.extf %g : tensor<1048576xbf16> to tensor<1048576xf32>
  %m0 = arith.mulf %m, %b1 : tensor<1048576xf32>
  %m1 = arith.mulf %gf, %c1 : tensor<1048576xf32>
  %m2 = arith.addf %m0, %m1 : tensor<1048576xf32>
  %g2 = arith.mulf %gf, %gf : tensor<1048576xf32>
  %v0 = arith.mulf %v, %b2 : tensor<1048576xf32>
  %v1 = arith.mulf %g2, %c2 : tensor<1048576xf32>
  %v2 = arith.addf %v0, %v1 : tensor<1048576xf32>
  %sq = math.sqrt %v2 : tensor<1048576xf32>
  %u = arith.divf %m2, %sq : tensor<1048576xf32>
  %s = arith.mulf %u, %lr : tensor<1048576xf32>
  %pf = arith.extf %p : tensor<1048576xbf16> to tensor<1048576xf32>
  %p1 = arith.subf %pf, %s : tensor<1048576xf32>
  %p2 = arith.truncf %p1 : tensor<1048576xf32> to tensor<1048576xbf16>
  return %p2, %m2, %v2 : tensor<1048576xbf16>, tensor<1048576xf32>, tensor<1048576xf32>
}

// -----

// The f32 sigmoid is computed in both kernels, not stored: only bf16 values
// and products pass between them.
// CHECK-LABEL: func.func @sigmoid_again
// CHECK: sinter.launch @pointwise_0(%arg0) : (tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
// CHECK: sinter.launch @matmul_0
// CHECK: sinter.launch @pointwise_1(%arg0, %{{.*}}) : (tensor<4096x1024xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
// CHECK: return
func.func @sigmoid_again(%x: tensor<4096x1024xbf16>, %w: tensor<1024x1024xbf16>) -> tensor<4096x1024xbf16> {
  %one = arith.constant dense<1.0> : tensor<4096x1024xf32>
  %f = arith.extf %x : tensor<4096x1024xbf16> to tensor<4096x1024xf32>
  %n = arith.negf %f : tensor<4096x1024xf32>
  %e = math.exp %n : tensor<4096x1024xf32>
  %d = arith.addf %e, %one : tensor<4096x1024xf32>
  %s = arith.divf %one, %d : tensor<4096x1024xf32>
  %y = arith.mulf %f, %s : tensor<4096x1024xf32>
  %a = arith.truncf %y : tensor<4096x1024xf32> to tensor<4096x1024xbf16>
  %m = sinter.matmul %a, %w contract [1] x [0] acc f32 : tensor<4096x1024xbf16>, tensor<1024x1024xbf16> -> tensor<4096x1024xbf16>
  %mf = arith.extf %m : tensor<4096x1024xbf16> to tensor<4096x1024xf32>
  %z = arith.mulf %mf, %s : tensor<4096x1024xf32>
  %b = arith.truncf %z : tensor<4096x1024xf32> to tensor<4096x1024xbf16>
  return %b : tensor<4096x1024xbf16>
}

// -----

// Equal layers share one kernel.
// CHECK-LABEL: func.func @two_layers
// CHECK: sinter.launch @pointwise_0
// CHECK: sinter.launch @matmul_0
// CHECK: sinter.launch @pointwise_0
// CHECK: sinter.launch @matmul_0
// CHECK-NOT: sinter.kernel private @pointwise_1
func.func @two_layers(%x: tensor<256x256xbf16>, %w: tensor<256x256xbf16>, %v: tensor<256x256xbf16>) -> tensor<256x256xbf16> {
  %a = arith.addf %x, %x : tensor<256x256xbf16>
  %b = sinter.matmul %a, %w contract [1] x [0] acc f32 : tensor<256x256xbf16>, tensor<256x256xbf16> -> tensor<256x256xbf16>
  %c = arith.addf %b, %b : tensor<256x256xbf16>
  %d = sinter.matmul %c, %v contract [1] x [0] acc f32 : tensor<256x256xbf16>, tensor<256x256xbf16> -> tensor<256x256xbf16>
  return %d : tensor<256x256xbf16>
}

// -----

// A slice of a tensor is read in place by a product.
// CHECK-LABEL: func.func @sliced_operand
// CHECK-NEXT: sinter.launch @matmul_0(%arg0, %arg1)
// CHECK-NEXT: return
func.func @sliced_operand(%x: tensor<256x512xbf16>, %w: tensor<256x64xbf16>) -> tensor<256x64xbf16> {
  %a = sinter.slice %x offsets [0, 256] strides [1, 1] : tensor<256x512xbf16> -> tensor<256x256xbf16>
  %b = sinter.matmul %a, %w contract [1] x [0] acc f32 : tensor<256x256xbf16>, tensor<256x64xbf16> -> tensor<256x64xbf16>
  return %b : tensor<256x64xbf16>
}

// -----

// An op that must not fuse stays alone.
// CHECK-LABEL: func.func @must_not
// CHECK-COUNT-3: sinter.launch
// CHECK: return
func.func @must_not(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %a = math.exp %x : tensor<4096xf32>
  %b = math.sqrt %a {sinter.must_not_fuse} : tensor<4096xf32>
  %c = math.log %b : tensor<4096xf32>
  return %c : tensor<4096xf32>
}

// -----

// The two sides of a barrier are not computed in one kernel.
// CHECK-LABEL: func.func @barrier
// CHECK: sinter.launch
// CHECK: sinter.barrier
// CHECK: sinter.launch
func.func @barrier(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %a = math.exp %x : tensor<4096xf32>
  %b = sinter.barrier %a : tensor<4096xf32>
  %c = math.log %b : tensor<4096xf32>
  return %c : tensor<4096xf32>
}

// Kernels of members: the table, the search, masked ends.
//
// DEFINE: %{tiles} = sed -E -e
// RUN: sinter-opt %s --sinter-emit-kernels | FileCheck %s
// RUN: sinter-emulate %s --order=shuffled --tolerance=16
// Other tiles: a vector that hardly fits and several chunks, one element per
// thread, large CTAs.
// RUN: %{tiles} 's/blocks = 37 (.*"pointwise".*)vector = 2 /blocks = 8 \1vector = 16 /' -e 's/blocks = 37 (.*)chunks = 1 (.*"split".*)vector = 2 /blocks = 6 \1chunks = 2 \2vector = 16 /' %s > %t.wide.mlir
// RUN: sinter-emulate %t.wide.mlir --order=shuffled --tolerance=16
// RUN: %{tiles} 's/blocks = 37 (.*)vector = 2 /blocks = 70 \1vector = 1 /' %s > %t.one.mlir
// RUN: sinter-emulate %t.one.mlir --order=shuffled --tolerance=16
// RUN: %{tiles} 's/lanes = 32 /lanes = 256 /' -e 's/blocks = 37 (.*)threads = 32 /blocks = 8 \1threads = 256 /' %s > %t.large.mlir
// RUN: sinter-emulate %t.large.mlir --order=backward --tolerance=16

// A warp finds one of five members in one step; its row has its size and three
// pointers.
// CHECK-LABEL: gpu.func @multi_sub(%arg0: !llvm.ptr<1>) kernel
// CHECK: llvm.load {{.*}} invariant {{.*}} -> i32
// CHECK: nvvm.vote.sync ballot
// CHECK: math.ctpop
// CHECK-NOT: nvvm.vote
// CHECK: %[[FIRST:.*]] = llvm.load {{.*}} invariant {{.*}} -> i32
// CHECK: %[[STRIDE:.*]] = arith.constant 32 : i64
// CHECK: llvm.load {{.*}} invariant {{.*}} -> i64
// CHECK: llvm.load {{.*}} invariant {{.*}} -> !llvm.ptr<1>
// CHECK: scf.if
// CHECK: llvm.load {{.*}} -> vector<2xf32>
// CHECK: llvm.store {{.*}} : vector<2xf32>
// CHECK: scf.if
// CHECK: scf.for
// CHECK: llvm.load {{.*}} -> f32
// CHECK: gpu.return

// CHECK-LABEL: gpu.func @multi_norm(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>) kernel
// CHECK: gpu.shuffle
// CHECK: llvm.store {{.*}} : f32, !llvm.ptr<1>
// CHECK: gpu.return
// One CTA per member adds its parts up.
// CHECK: gpu.func @multi_norm_totals(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<1>) kernel
// CHECK: gpu.barrier
// CHECK: math.sqrt
// CHECK: gpu.return

func.func @main(%a: tensor<5xf32>, %b: tensor<67xf32>, %c: tensor<0xf32>,
                %d: tensor<1xf32>, %e: tensor<2x1025xf32>, %s: tensor<f32>)
    -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %m:5 = sinter.launch @multi_sub_0(%a, %s, %b, %s, %c, %s, %d, %s, %e, %s)
      : (tensor<5xf32>, tensor<f32>, tensor<67xf32>, tensor<f32>, tensor<0xf32>, tensor<f32>, tensor<1xf32>, tensor<f32>, tensor<2x1025xf32>, tensor<f32>)
      -> (tensor<5xf32>, tensor<67xf32>, tensor<0xf32>, tensor<1xf32>, tensor<2x1025xf32>)
  %n:5 = sinter.launch @multi_norm_0(%m#0, %m#1, %m#2, %m#3, %m#4)
      : (tensor<5xf32>, tensor<67xf32>, tensor<0xf32>, tensor<1xf32>, tensor<2x1025xf32>)
      -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
  return %n#0, %n#1, %n#2, %n#3, %n#4 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}
sinter.kernel private @multi_sub_0(%a: tensor<5xf32>, %sa: tensor<f32>, %b: tensor<67xf32>, %sb: tensor<f32>, %c: tensor<0xf32>, %sc: tensor<f32>, %d: tensor<1xf32>, %sd: tensor<f32>, %e: tensor<2x1025xf32>, %se: tensor<f32>)
    -> (tensor<5xf32>, tensor<67xf32>, tensor<0xf32>, tensor<1xf32>, tensor<2x1025xf32>)
    attributes {sinter.members = 5 : i64, decisions = {blocks = 37 : i64, chunks = 1 : i64, lanes = 1 : i64, min_blocks_per_sm = 1 : i64, schedule = "pointwise", splits = 1 : i64, threads = 32 : i64, vector = 2 : i64, version = 1 : i64}} {
  %wa = sinter.broadcast %sa dims [] : tensor<f32> -> tensor<5xf32>
  %ya = arith.subf %a, %wa : tensor<5xf32>
  %wb = sinter.broadcast %sb dims [] : tensor<f32> -> tensor<67xf32>
  %yb = arith.subf %b, %wb : tensor<67xf32>
  %wc = sinter.broadcast %sc dims [] : tensor<f32> -> tensor<0xf32>
  %yc = arith.subf %c, %wc : tensor<0xf32>
  %wd = sinter.broadcast %sd dims [] : tensor<f32> -> tensor<1xf32>
  %yd = arith.subf %d, %wd : tensor<1xf32>
  %we = sinter.broadcast %se dims [] : tensor<f32> -> tensor<2x1025xf32>
  %ye = arith.subf %e, %we : tensor<2x1025xf32>
  sinter.yield %ya, %yb, %yc, %yd, %ye : tensor<5xf32>, tensor<67xf32>, tensor<0xf32>, tensor<1xf32>, tensor<2x1025xf32>
}
sinter.kernel private @multi_norm_0(%a: tensor<5xf32>, %b: tensor<67xf32>, %c: tensor<0xf32>, %d: tensor<1xf32>, %e: tensor<2x1025xf32>)
    -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    attributes {sinter.members = 5 : i64, decisions = {blocks = 37 : i64, chunks = 1 : i64, lanes = 32 : i64, min_blocks_per_sm = 1 : i64, schedule = "split", splits = 1 : i64, threads = 32 : i64, vector = 2 : i64, version = 1 : i64}} {
  %qa = arith.mulf %a, %a : tensor<5xf32>
  %ra = sinter.reduce add %qa dims [0] : tensor<5xf32> -> tensor<f32>
  %na = math.sqrt %ra : tensor<f32>
  %qb = arith.mulf %b, %b : tensor<67xf32>
  %rb = sinter.reduce add %qb dims [0] : tensor<67xf32> -> tensor<f32>
  %nb = math.sqrt %rb : tensor<f32>
  %qc = arith.mulf %c, %c : tensor<0xf32>
  %rc = sinter.reduce add %qc dims [0] : tensor<0xf32> -> tensor<f32>
  %nc = math.sqrt %rc : tensor<f32>
  %qd = arith.mulf %d, %d : tensor<1xf32>
  %rd = sinter.reduce add %qd dims [0] : tensor<1xf32> -> tensor<f32>
  %nd = math.sqrt %rd : tensor<f32>
  %qe = arith.mulf %e, %e : tensor<2x1025xf32>
  %re = sinter.reduce add %qe dims [0, 1] : tensor<2x1025xf32> -> tensor<f32>
  %ne = math.sqrt %re : tensor<f32>
  sinter.yield %na, %nb, %nc, %nd, %ne : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}

// RUN: sinter-opt %s --sinter-emit-kernels | FileCheck %s

// Decisions are obeyed: sixteen blocks of 64 threads, four elements each, in
// 16-byte accesses, and both launch bounds.
// CHECK-LABEL: sinter.kernel private @scale(
// CHECK:       gpu.module @scale_code
// CHECK-SAME:    args = [{access = "read", bytes = 16384 : i64, index = 0 : i64, is = "arg"}, {access = "write", bytes = 16384 : i64, index = 0 : i64, is = "result"}]
// CHECK-SAME:    grid = array<i64: 16, 1, 1>
// CHECK-SAME:    threads = 64
// CHECK:         gpu.func @scale(%[[IN:.*]]: !llvm.ptr<1>, %[[OUT:.*]]: !llvm.ptr<1>) kernel
// CHECK-SAME:      nvvm.maxntid = array<i32: 64>, nvvm.minctasm = 1
// CHECK:           %[[FROM:.*]] = llvm.getelementptr %[[IN]][%[[I:.*]]]
// CHECK:           %[[X:.*]] = llvm.load %[[FROM]] {alignment = 16 : i64} : !llvm.ptr<1> -> vector<4xf32>
// CHECK:           %[[Y:.*]] = arith.mulf %[[X]], %{{.*}} : vector<4xf32>
// CHECK:           %[[TO:.*]] = llvm.getelementptr %[[OUT]][%[[I]]]
// CHECK:           llvm.store %[[Y]], %[[TO]] {alignment = 16 : i64}
// CHECK-NEXT:      gpu.return
sinter.kernel private @scale(%x: tensor<4096xf32>) -> tensor<4096xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise",
      blocks = 16 : i64, chunks = 1 : i64, lanes = 1 : i64, splits = 1 : i64,
      min_blocks_per_sm = 1 : i64, threads = 64 : i64, vector = 4 : i64}} {
  %c = arith.constant dense<2.0> : tensor<4096xf32>
  %y = arith.mulf %x, %c : tensor<4096xf32>
  sinter.yield %y : tensor<4096xf32>
}

// A library call has no code of ours.
// CHECK-LABEL: sinter.kernel private @product(
// CHECK-NOT:   gpu.module
sinter.kernel private @product(%a: tensor<64x32xf32>, %b: tensor<32x16xf32>)
    -> tensor<64x16xf32>
    attributes {decisions = {version = 1 : i64, schedule = "library"}} {
  %d = sinter.matmul %a, %b contract [1] x [0] acc f32
    : tensor<64x32xf32>, tensor<32x16xf32> -> tensor<64x16xf32>
  sinter.yield %d : tensor<64x16xf32>
}

func.func @main(%x: tensor<4096xf32>, %a: tensor<64x32xf32>,
                %b: tensor<32x16xf32>)
    -> (tensor<4096xf32>, tensor<64x16xf32>) {
  %y = sinter.launch @scale(%x) : (tensor<4096xf32>) -> tensor<4096xf32>
  %d = sinter.launch @product(%a, %b)
    : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
  return %y, %d : tensor<4096xf32>, tensor<64x16xf32>
}

// RUN: sinter-opt %s --sinter-emit-kernels | FileCheck %s
// RUN: sinter-opt %s --sinter-emit-kernels --sinter-serialize-kernels \
// RUN:   | FileCheck %s --check-prefix=PTX

// One launch; arguments in order, then results; 16-byte accesses.
// CHECK-LABEL: gpu.module @scale_1_code
// CHECK-SAME: sinter.launches = [{args = [
// CHECK-SAME: {access = "read", bytes = 8192 : i64, index = 0 : i64, is = "arg"},
// CHECK-SAME: {access = "write", bytes = 8192 : i64, index = 0 : i64, is = "result"}]
// CHECK-SAME: entry = "scale", grid = array<i64: 4, 1, 1>, shared_bytes = 0 : i64, threads = 128 : i64}]
// CHECK-SAME: sinter.scratch_bytes = 0
// CHECK: gpu.func @scale(%[[X:.*]]: !llvm.ptr<1>, %[[Y:.*]]: !llvm.ptr<1>) kernel
// CHECK-SAME: nvvm.maxntid = array<i32: 128>, nvvm.minctasm = 4 : i32
// CHECK: gpu.thread_id x upper_bound 128
// CHECK: %[[P:.*]] = llvm.getelementptr %[[X]][%[[I:.*]]]{{.*}}bf16
// CHECK: llvm.load %[[P]] {alignment = 16 : i64} : !llvm.ptr<1> -> vector<8xbf16>
// Sums and products of 16-bit floats have instructions.
// CHECK: arith.mulf {{.*}} vector<8xbf16>
// CHECK: %[[Q:.*]] = llvm.getelementptr %[[Y]][%[[I]]]
// CHECK: llvm.store %{{.*}}, %[[Q]] {alignment = 16 : i64}

// PTX: sinter.ptx = "{{.*}}.entry scale({{.*}}.maxntid 128\0A.minnctapersm 4
// PTX-SAME: ld.global.v4.b32
// PTX-SAME: mul.rn.bf16x2
// PTX-SAME: st.global.v4.b32
// PTX-NOT: .extern
sinter.kernel private @scale_1(%x: tensor<32x128xbf16>) -> tensor<32x128xbf16>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 128 : i64, lanes = 1 : i64, vector = 8 : i64, chunks = 1 : i64, blocks = 4 : i64, splits = 1 : i64, min_blocks_per_sm = 4 : i64}} {
  %c = arith.constant dense<3.0> : tensor<32x128xbf16>
  %y = arith.mulf %x, %c : tensor<32x128xbf16>
  sinter.yield %y : tensor<32x128xbf16>
}

// An argument that nobody reads is no parameter; threads past the end do
// nothing; a bool is a byte.
// CHECK-LABEL: gpu.module @less_code
// CHECK: gpu.func @less(%{{.*}}: !llvm.ptr<1>, %{{.*}}: !llvm.ptr<1>) kernel
// CHECK: arith.cmpi slt, %{{.*}}, %{{.*}} : i32
// CHECK: scf.if
// CHECK: arith.extui %{{.*}} : i1 to i8
// CHECK: llvm.store {{.*}} : i8, !llvm.ptr<1>
sinter.kernel private @less(%x: tensor<7xf32>, %unused: tensor<7xf32>) -> tensor<7xi1>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 32 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %c = arith.constant dense<3.0> : tensor<7xf32>
  %y = arith.cmpf olt, %x, %c : tensor<7xf32>
  sinter.yield %y : tensor<7xi1>
}

// Empty tensors: no launch.
// CHECK-LABEL: gpu.module @empty_code
// CHECK-SAME: sinter.launches = []
// CHECK-NOT: gpu.func
sinter.kernel private @empty(%x: tensor<0x4xf32>) -> tensor<0x4xf32>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 32 : i64, lanes = 1 : i64, vector = 1 : i64, chunks = 1 : i64, blocks = 1 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = arith.addf %x, %x : tensor<0x4xf32>
  sinter.yield %y : tensor<0x4xf32>
}

// More than 2^31 elements: 64-bit indices.
// CHECK-LABEL: gpu.module @large_code
// CHECK: arith.index_cast %{{.*}} : index to i64
sinter.kernel private @large(%x: tensor<2x2147483648xi8>) -> tensor<2x2147483648xi8>
    attributes {decisions = {version = 1 : i64, schedule = "pointwise", threads = 256 : i64, lanes = 1 : i64, vector = 16 : i64, chunks = 1 : i64, blocks = 1048576 : i64, splits = 1 : i64, min_blocks_per_sm = 1 : i64}} {
  %y = arith.xori %x, %x : tensor<2x2147483648xi8>
  sinter.yield %y : tensor<2x2147483648xi8>
}

// Library calls and copies have no code.
// CHECK-NOT: gpu.module @product_code
sinter.kernel private @product(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<4x4xf32>
    attributes {decisions = {version = 1 : i64, schedule = "library"}} {
  %y = sinter.matmul %a, %b contract [1] x [0] acc f32 : tensor<4x8xf32>, tensor<8x4xf32> -> tensor<4x4xf32>
  sinter.yield %y : tensor<4x4xf32>
}

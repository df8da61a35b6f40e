// RUN: sinter-opt %s --sinter-serialize-kernels=target=a100 \
// RUN:   | FileCheck %s --check-prefixes=PTX,A100
// RUN: sinter-opt %s --sinter-serialize-kernels=target=h200 \
// RUN:   | FileCheck %s --check-prefixes=PTX,H200
// RUN: sinter-opt %s --sinter-serialize-kernels=target=b200 \
// RUN:   | FileCheck %s --check-prefixes=PTX,B200
// RUN: sinter-opt %s --sinter-serialize-kernels=target=sm_120a \
// RUN:   | FileCheck %s --check-prefixes=PTX,RTX

// PTX:      gpu.module @code attributes {sinter.ptx = "
// PTX-NOT:  .extern
// A100:     .target sm_80\0A
// H200:     .target sm_90a\0A
// B200:     .target sm_100a\0A
// RTX:      .target sm_120a\0A
// PTX-NOT:  .extern
// PTX:      .entry twice
// PTX-SAME: .maxntid 64\0A.minnctapersm 2
// PTX-NOT:  .extern
// PTX:      gpu.func @twice
gpu.module @code {
  gpu.func @twice(%in: !llvm.ptr<1>, %out: !llvm.ptr<1>) kernel
      attributes {nvvm.maxntid = array<i32: 64>, nvvm.minctasm = 2 : i32} {
    %thread = gpu.thread_id x
    %i = arith.index_cast %thread : index to i32
    %from = llvm.getelementptr %in[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
    %x = llvm.load %from : !llvm.ptr<1> -> f32
    %y = math.tanh %x : f32
    %to = llvm.getelementptr %out[%i] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
    llvm.store %y, %to : f32, !llvm.ptr<1>
    gpu.return
  }
}

// RUN: not sinter-opt %s --sinter-serialize-kernels=target=h20 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: unknown target 'h20'; known targets: a100 (sm_80)

// RUN: not sinter-opt %s --sinter-serialize-kernels="format=cubin ptxas=%t.gone" 2>&1 \
// RUN:   | FileCheck %s --check-prefix=GONE
// GONE: error: {{.*}}.gone failed: {{.*}}No such file or directory

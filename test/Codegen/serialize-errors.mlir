// RUN: not sinter-opt %s --sinter-serialize-kernels=target=abacus 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not sinter-opt %s --sinter-serialize-kernels=format=elf 2>&1 | FileCheck %s --check-prefix=FORMAT
// RUN: not sinter-opt %s --sinter-serialize-kernels 2>&1 | FileCheck %s --check-prefix=CALL

// TARGET: error: unknown target 'abacus'
// FORMAT: error: unknown format 'elf': ptx and cubin are known

// Whatever would have to be linked is an error before ptxas sees it.
// CALL: error: kernel cannot be compiled for sm_90a: the PTX calls a function that it does not define: .extern .func
gpu.module @k {
  llvm.func @elsewhere()
  gpu.func @k() kernel attributes {nvvm.maxntid = array<i32: 32>, nvvm.minctasm = 1 : i32} {
    llvm.call @elsewhere() : () -> ()
    gpu.return
  }
}

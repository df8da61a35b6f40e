// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that turn planned kernels into code.

#ifndef SINTER_CODEGEN_PASSES_TD
#define SINTER_CODEGEN_PASSES_TD

include "mlir/Pass/PassBase.td"

def SinterEmitKernels : Pass<"sinter-emit-kernels", "::mlir::ModuleOp"> {
  let summary = "Writes the code of each planned kernel beside it";
  let description = [{
    For each `sinter.kernel` with `decisions` of a tiled schedule (pointwise,
    row, split, scatter) a `gpu.module` of the same name with the suffix `_code` is
    added, which holds one `gpu.func` per launch. Its attribute
    `sinter.launches` says how each is launched: grid, threads, and which of
    the kernel's arguments (`"arg"`), results (`"result"`) or scratch bytes
    (`"scratch"`) each pointer parameter is. The kernel stays as it is. Kernels
    whose decisions name a library call or a copy have no code.

    The grid of a pointwise, split or plain row kernel follows from its other
    decisions; `blocks` has to be that number. Decisions that do not fit the
    kernel's body are an error that names the entry to change and a value that
    fits.
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"\"",
           "Chip to emit for, by product (h200) or architecture (sm_90a); empty "
           "(the default): the one that the plan was made for, else h200">,
  ];
  let dependentDialects = [
    "::mlir::gpu::GPUDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::NVVM::NVVMDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def SinterMathToDevice : Pass<"sinter-math-to-device"> {
  let summary = "Writes math functions out in arithmetic";
  let description = [{
    Rewrites the `math` ops on f32 and f64 scalars and vectors for which there
    is no instruction, `arith.remf` and `math.ipowi`. Serialisation does this
    by itself; the pass shows the forms and lets a CPU run them.
  }];
  let options = [
    Option<"approximate", "approximate-instructions", "bool", "true",
           "Use the GPU's approximate instructions where a form has them "
           "(default: true)">,
  ];
  let dependentDialects = [
    "::mlir::LLVM::LLVMDialect", "::mlir::scf::SCFDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def SinterSerializeKernels
    : Pass<"sinter-serialize-kernels", "::mlir::ModuleOp"> {
  let summary = "Compiles each gpu.module to PTX, and to a cubin if asked";
  let description = [{
    The PTX is written to the module's attribute `sinter.ptx`; with
    `format=cubin` also `sinter.cubin` (bytes) and `sinter.resources`: what
    `ptxas -v` says of each entry. LLVM's NVPTX alone makes the PTX, which
    calls nothing outside itself.
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"\"\"",
           "Chip to compile for, by product (h200) or architecture (sm_90a); "
           "empty (the default): the one that the plan was made for, else h200">,
    Option<"format", "format", "std::string", /*default=*/"\"ptx\"",
           "ptx (the default) or cubin">,
    Option<"ptxas", "ptxas", "std::string", /*default=*/"",
           "CUDA's assembler; left out: the one on PATH or in /usr/local/cuda">,
    Option<"cacheDirectory", "cache-directory", "std::string", /*default=*/"",
           "Folder of results of earlier runs; left out: none">,
  ];
}

#endif // SINTER_CODEGEN_PASSES_TD

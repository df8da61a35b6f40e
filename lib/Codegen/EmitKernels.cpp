// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass around the emitter.

#include "sinter/Analysis/PlanTarget.h"
#include "sinter/Codegen/EmitKernel.h"
#include "sinter/Codegen/Passes.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace sinter {

#define GEN_PASS_DEF_SINTEREMITKERNELS
#include "sinter/Codegen/Passes.h.inc"

namespace {

DictionaryAttr describe(const EmittedLaunch &launch, Builder &b) {
  static constexpr StringLiteral kinds[] = {"arg", "result", "scratch"};
  SmallVector<Attribute> args;
  for (const ArgRef &arg : launch.args) {
    StringRef access = arg.reads && arg.writes ? "readwrite"
                       : arg.writes            ? "write"
                                               : "read";
    args.push_back(b.getDictionaryAttr({
        b.getNamedAttr("is", b.getStringAttr(kinds[arg.kind])),
        b.getNamedAttr("index", b.getI64IntegerAttr(arg.index)),
        b.getNamedAttr("bytes", b.getI64IntegerAttr(arg.bytes)),
        b.getNamedAttr("access", b.getStringAttr(access)),
    }));
  }
  return b.getDictionaryAttr({
      b.getNamedAttr("entry", b.getStringAttr(launch.entry)),
      b.getNamedAttr("grid", b.getDenseI64ArrayAttr(ArrayRef(launch.grid, 3))),
      b.getNamedAttr("threads", b.getI64IntegerAttr(launch.threads)),
      b.getNamedAttr(
          "shared_bytes",
          b.getI64IntegerAttr(launch.sharedBytes + launch.dynamicSharedBytes)),
      b.getNamedAttr("args", b.getArrayAttr(args)),
  });
}

struct EmitKernelsPass : impl::SinterEmitKernelsBase<EmitKernelsPass> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<Target> chip = targetOfPlan(getOperation(), target);
    if (failed(chip))
      return signalPassFailure();
    if (module.getOps<KernelOp>().empty())
      emitWarning(module.getLoc())
          << "there are no kernels to emit: plan the step first "
             "(sinter-fuse-chains, sinter-choose-tiles)";
    Builder b(&getContext());
    SymbolTable symbols(module);
    bool good = true;
    for (KernelOp kernel : llvm::to_vector(module.getOps<KernelOp>())) {
      if (!kernel.getDecisions())
        emitWarning(kernel.getLoc())
            << "@" << kernel.getSymName()
            << " has no decisions and is left out: run sinter-choose-tiles "
               "first";
      if (!hasTiledSchedule(kernel))
        continue;
      FailureOr<EmittedKernel> emitted = emitKernel(kernel, *chip);
      if (failed(emitted)) {
        good = false;
        continue;
      }
      SmallVector<Attribute> launches;
      for (const EmittedLaunch &launch : emitted->launches)
        launches.push_back(describe(launch, b));
      gpu::GPUModuleOp code = emitted->module.release();
      code->setAttr("sinter.launches", b.getArrayAttr(launches));
      code->setAttr("sinter.scratch_bytes",
                    b.getI64IntegerAttr(emitted->scratchBytes));
      symbols.insert(code, std::next(Block::iterator(kernel)));
    }
    if (!good)
      signalPassFailure();
  }
};

} // namespace

} // namespace sinter

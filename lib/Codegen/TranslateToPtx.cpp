// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM's part of serialisation: optimises a kernel and prints it as PTX.

#include "LowerToNvvm.h"

#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

#include <mutex>

// Only NVPTX is needed; InitializeAllTargets would name back ends that a
// distribution may leave out.
extern "C" {
void LLVMInitializeNVPTXTarget();
void LLVMInitializeNVPTXTargetInfo();
void LLVMInitializeNVPTXTargetMC();
void LLVMInitializeNVPTXAsmPrinter();
}

using namespace mlir;

namespace sinter {

static void initializeBackend() {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
  });
}

static llvm::OptimizationLevel optimizationLevel(int level) {
  switch (level) {
  case 0:
    return llvm::OptimizationLevel::O0;
  case 1:
    return llvm::OptimizationLevel::O1;
  case 2:
    return llvm::OptimizationLevel::O2;
  default:
    return llvm::OptimizationLevel::O3;
  }
}

static void optimize(llvm::Module &module, llvm::TargetMachine &machine,
                     int level) {
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = false;
  tuning.SLPVectorization = false;
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  llvm::PassBuilder builder(&machine, tuning);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(optimizationLevel(level))
      .run(module, modules);
}

FailureOr<std::string> translateToPtx(gpu::GPUModuleOp module,
                                      const std::string &chip, int ptxVersion,
                                      int optLevel) {
  initializeBackend();
  llvm::Triple triple("nvptx64-nvidia-cuda");
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    return module.emitError() << "this LLVM cannot write PTX: " << error;
  std::string features = "+ptx" + std::to_string(ptxVersion);
  llvm::TargetOptions targetOptions;
  // The IR says the numerics: products and sums are not contracted.
  targetOptions.AllowFPOpFusion = llvm::FPOpFusion::Standard;
  std::unique_ptr<llvm::TargetMachine> machine(target->createTargetMachine(
      triple, chip, features, targetOptions, std::nullopt, std::nullopt,
      optLevel == 0 ? llvm::CodeGenOptLevel::None
                    : llvm::CodeGenOptLevel::Aggressive));
  if (!machine)
    return module.emitError() << "LLVM knows no chip '" << chip << "'";

  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> llvmModule =
      translateModuleToLLVMIR(module, llvmContext, module.getName());
  if (!llvmModule)
    return module.emitError() << "kernel cannot be translated to LLVM IR";
  llvmModule->setTargetTriple(triple);
  llvmModule->setDataLayout(machine->createDataLayout());
  optimize(*llvmModule, *machine, optLevel);

  llvm::SmallString<0> text;
  {
    llvm::raw_svector_ostream stream(text);
    llvm::legacy::PassManager codegen;
    if (machine->addPassesToEmitFile(codegen, stream, nullptr,
                                     llvm::CodeGenFileType::AssemblyFile))
      return module.emitError() << "LLVM cannot write PTX for '" << chip << "'";
    codegen.run(*llvmModule);
  }
  return std::string(text);
}

} // namespace sinter

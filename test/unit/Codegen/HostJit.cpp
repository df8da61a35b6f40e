// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowers with upstream's patterns and Sinter's math forms, compiles with ORC.

#include "HostJit.h"

#include "sinter/Codegen/MathToDevice.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/LoweringOptions.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/ExecutionEngine/Orc/ThreadSafeModule.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;

namespace sinter::test {

// What a CPU without bf16 and f16 instructions calls to round f32 and f64.
// Through f32 with the last bit sticky, then to nearest even.
static float roundToOdd(double value) {
  auto nearest = static_cast<float>(value);
  uint32_t bits;
  std::memcpy(&bits, &nearest, 4);
  if (static_cast<double>(nearest) != value && value == value && !(bits & 1)) {
    bool above = std::fabs(static_cast<double>(nearest)) > std::fabs(value);
    bits += above ? -1 : 1;
    std::memcpy(&nearest, &bits, 4);
  }
  return nearest;
}

/// A 16-bit float is returned in the low bits of the register of a float.
static float inFloat(uint16_t code) {
  uint32_t bits = code;
  float out;
  std::memcpy(&out, &bits, 4);
  return out;
}

static float floatToBf16(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  return inFloat(value != value ? 0x7fc0
                                : (bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}
static float doubleToBf16(double value) {
  return floatToBf16(roundToOdd(value));
}
static float floatToHalf(float value) {
  llvm::APFloat number(value);
  bool lossy;
  number.convert(llvm::APFloat::IEEEhalf(), llvm::APFloat::rmNearestTiesToEven,
                 &lossy);
  return inFloat(static_cast<uint16_t>(number.bitcastToAPInt().getZExtValue()));
}
static float doubleToHalf(double value) {
  return floatToHalf(roundToOdd(value));
}

void registerHostDialects(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect, cf::ControlFlowDialect,
                  func::FuncDialect, LLVM::LLVMDialect, math::MathDialect,
                  scf::SCFDialect, vector::VectorDialect>();
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
}

static LogicalResult lower(ModuleOp module, double instructionError) {
  MLIRContext *context = module.getContext();
  {
    RewritePatternSet patterns(context);
    MathToDeviceOptions options;
    options.approximateInstructions = false;
    options.instructionError = instructionError;
    populateMathToDevicePatterns(patterns, options);
    if (failed(applyPatternsGreedily(module, std::move(patterns))))
      return failure();
  }
  {
    RewritePatternSet patterns(context);
    populateSCFToControlFlowConversionPatterns(patterns);
    ConversionTarget target(*context);
    target.addIllegalDialect<scf::SCFDialect>();
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    if (failed(applyPartialConversion(module, target, std::move(patterns))))
      return failure();
  }
  LowerToLLVMOptions options(context);
  LLVMTypeConverter converter(context, options);
  RewritePatternSet patterns(context);
  arith::populateArithToLLVMConversionPatterns(converter, patterns);
  cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
  populateVectorToLLVMConversionPatterns(converter, patterns);
  populateMathToLLVMConversionPatterns(converter, patterns,
                                       /*approximateLog1p=*/false);
  populateFuncToLLVMConversionPatterns(converter, patterns);
  LLVMConversionTarget target(*context);
  target.addLegalOp<ModuleOp>();
  return applyFullConversion(module, target, std::move(patterns));
}

struct HostJit::Impl {
  std::unique_ptr<llvm::orc::LLJIT> jit;
};

HostJit::HostJit(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
HostJit::~HostJit() = default;

std::unique_ptr<HostJit> HostJit::create(ModuleOp module,
                                         const llvm::StringMap<void *> &symbols,
                                         double instructionError) {
  auto report = [](llvm::Error error) -> std::unique_ptr<HostJit> {
    llvm::errs() << "host code: " << llvm::toString(std::move(error)) << "\n";
    return nullptr;
  };
  static bool initialized = [] {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    return true;
  }();
  (void)initialized;
  if (failed(lower(module, instructionError)))
    return nullptr;
  auto context = std::make_unique<llvm::LLVMContext>();
  std::unique_ptr<llvm::Module> code =
      translateModuleToLLVMIR(module, *context);
  if (!code)
    return nullptr;
  auto host = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!host)
    return report(host.takeError());
  host->setCodeGenOptLevel(llvm::CodeGenOptLevel::Default);
  // The IR says the numerics here too.
  host->getOptions().AllowFPOpFusion = llvm::FPOpFusion::Standard;
  auto machine = host->createTargetMachine();
  if (!machine)
    return report(machine.takeError());
  code->setDataLayout((*machine)->createDataLayout());
  code->setTargetTriple((*machine)->getTargetTriple());
  {
    llvm::LoopAnalysisManager loops;
    llvm::FunctionAnalysisManager functions;
    llvm::CGSCCAnalysisManager components;
    llvm::ModuleAnalysisManager modules;
    llvm::PassBuilder builder(machine->get());
    builder.registerModuleAnalyses(modules);
    builder.registerCGSCCAnalyses(components);
    builder.registerFunctionAnalyses(functions);
    builder.registerLoopAnalyses(loops);
    builder.crossRegisterProxies(loops, functions, components, modules);
    builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O1)
        .run(*code, modules);
  }
  auto jit = llvm::orc::LLJITBuilder()
                 .setJITTargetMachineBuilder(std::move(*host))
                 .create();
  if (!jit)
    return report(jit.takeError());
  llvm::orc::JITDylib &library = (*jit)->getMainJITDylib();
  llvm::orc::SymbolMap map;
  auto define = [&](llvm::StringRef name, void *address) {
    map[(*jit)->mangleAndIntern(name)] = {
        llvm::orc::ExecutorAddr::fromPtr(address),
        llvm::JITSymbolFlags::Exported};
  };
  for (const auto &symbol : symbols)
    define(symbol.getKey(), symbol.getValue());
  define("__truncsfbf2", reinterpret_cast<void *>(floatToBf16));
  define("__truncdfbf2", reinterpret_cast<void *>(doubleToBf16));
  define("__truncsfhf2", reinterpret_cast<void *>(floatToHalf));
  define("__truncdfhf2", reinterpret_cast<void *>(doubleToHalf));
  if (auto error = library.define(llvm::orc::absoluteSymbols(std::move(map))))
    return report(std::move(error));
  auto process = llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      (*jit)->getDataLayout().getGlobalPrefix());
  if (!process)
    return report(process.takeError());
  library.addGenerator(std::move(*process));
  if (auto error = (*jit)->addIRModule(
          llvm::orc::ThreadSafeModule(std::move(code), std::move(context))))
    return report(std::move(error));
  auto impl = std::make_unique<Impl>();
  impl->jit = std::move(*jit);
  return std::unique_ptr<HostJit>(new HostJit(std::move(impl)));
}

void *HostJit::lookup(const std::string &name) {
  auto address = impl->jit->lookup(name);
  if (!address) {
    llvm::errs() << "host code: " << llvm::toString(address.takeError())
                 << "\n";
    return nullptr;
  }
  return address->toPtr<void *>();
}

} // namespace sinter::test

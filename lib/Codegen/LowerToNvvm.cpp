// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowers the gpu, scf, arith, vector and math ops of a kernel to the LLVM and
// NVVM dialects. Upstream's patterns do the work, without the libdevice calls
// of upstream's pass: whatever has no instruction was rewritten before.

#include "LowerToNvvm.h"

#include "sinter/Codegen/MathToDevice.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/LLVMCommon/LoweringOptions.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace sinter {

void registerLoweringDialects(DialectRegistry &registry) {
  registry.insert<arith::ArithDialect, cf::ControlFlowDialect, gpu::GPUDialect,
                  LLVM::LLVMDialect, math::MathDialect, NVVM::NVVMDialect,
                  scf::SCFDialect, vector::VectorDialect>();
  registerBuiltinDialectTranslation(registry);
  registerGPUDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  registerNVVMDialectTranslation(registry);
}

static LogicalResult rewriteMath(gpu::GPUModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  populateMathToDevicePatterns(patterns);
  GreedyRewriteConfig config;
  config.enableFolding(false).enableConstantCSE(false);
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  return applyPatternsGreedily(module, std::move(patterns), config);
}

static LogicalResult lowerLoops(gpu::GPUModuleOp module) {
  RewritePatternSet patterns(module.getContext());
  populateSCFToControlFlowConversionPatterns(patterns);
  ConversionTarget target(*module.getContext());
  target.addIllegalDialect<scf::SCFDialect>();
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  return applyPartialConversion(module, target, std::move(patterns));
}

static LowerToLLVMOptions loweringOptions(MLIRContext *context) {
  LowerToLLVMOptions options(context);
  options.overrideIndexBitwidth(32);
  options.useBarePtrCallConv = true;
  return options;
}

/// Ops that are instructions, but that the patterns of the gpu dialect would
/// make libdevice calls of: by themselves.
static LogicalResult lowerMath(gpu::GPUModuleOp module) {
  MLIRContext *context = module.getContext();
  LLVMTypeConverter converter(context, loweringOptions(context));
  RewritePatternSet patterns(context);
  populateMathToLLVMConversionPatterns(converter, patterns,
                                       /*approximateLog1p=*/false);
  arith::populateArithToLLVMConversionPatterns(converter, patterns);
  ConversionTarget target(*context);
  target.addIllegalDialect<math::MathDialect>();
  target.addIllegalOp<arith::MaxNumFOp, arith::MinNumFOp>();
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  return applyPartialConversion(module, target, std::move(patterns));
}

static LogicalResult lowerOps(gpu::GPUModuleOp module) {
  MLIRContext *context = module.getContext();
  LLVMTypeConverter converter(context, loweringOptions(context));
  configureGpuToNVVMTypeConverter(converter);

  RewritePatternSet patterns(context);
  arith::populateArithToLLVMConversionPatterns(converter, patterns);
  cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
  populateVectorToLLVMConversionPatterns(converter, patterns);
  populateGpuToNVVMConversionPatterns(converter, patterns);

  LLVMConversionTarget target(*context);
  target.addLegalDialect<NVVM::NVVMDialect>();
  target.addLegalOp<gpu::GPUModuleOp>();
  return applyFullConversion(module, target, std::move(patterns));
}

/// Upstream's patterns carry what is said of a loop under the name that it has
/// on any op; the translation asks for the branch's own attribute.
static void nameLoopAnnotations(gpu::GPUModuleOp module) {
  module.walk([](LLVM::BrOp branch) {
    StringRef name = "llvm.loop_annotation";
    if (auto annotation =
            branch->getAttrOfType<LLVM::LoopAnnotationAttr>(name)) {
      branch.setLoopAnnotationAttr(annotation);
      branch->removeDiscardableAttr(name);
    }
  });
}

LogicalResult lowerToNvvm(gpu::GPUModuleOp module) {
  if (failed(rewriteMath(module)) || failed(lowerMath(module)) ||
      failed(lowerLoops(module)) || failed(lowerOps(module)))
    return failure();
  nameLoopAnnotations(module);
  return success();
}

} // namespace sinter

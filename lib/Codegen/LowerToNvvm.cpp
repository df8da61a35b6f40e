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

/// Whether a vector of these floats is one of whole 32-bit words, and of more
/// than one element to a word.
static bool isPacked(VectorType type) {
  return type && type.getRank() == 1 && type.getNumElements() % 2 == 0 &&
         (type.getElementType().isBF16() || type.getElementType().isF16());
}

namespace {
/// f32 to f16 and bf16 in pairs: an instruction rounds two and packs them.
/// LLVM would take pairs apart whose elements are used one by one.
struct PackPattern : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::TruncFOp op,
                                PatternRewriter &rewriter) const override {
    auto vector = dyn_cast<VectorType>(op.getType());
    if (!isPacked(vector) || !getElementTypeOrSelf(op.getIn()).isF32())
      return failure();
    Type element = vector.getElementType();
    StringAttr name = rewriter.getStringAttr(
        element.isBF16() ? "llvm.nvvm.ff2bf16x2.rn" : "llvm.nvvm.ff2f16x2.rn");
    Location loc = op.getLoc();
    auto pair = VectorType::get({2}, element);
    SmallVector<Value> words;
    for (int64_t lane = 0; lane < vector.getNumElements(); lane += 2) {
      Value low = vector::ExtractOp::create(rewriter, loc, op.getIn(), lane);
      Value high =
          vector::ExtractOp::create(rewriter, loc, op.getIn(), lane + 1);
      Value packed = LLVM::CallIntrinsicOp::create(rewriter, loc, pair, name,
                                                   ValueRange{high, low})
                         .getResult(0);
      words.push_back(LLVM::BitcastOp::create(rewriter, loc,
                                              rewriter.getI32Type(), packed));
    }
    auto plain =
        VectorType::get({vector.getNumElements() / 2}, rewriter.getI32Type());
    Value all = vector::FromElementsOp::create(rewriter, loc, plain, words);
    rewriter.replaceOpWithNewOp<LLVM::BitcastOp>(op, vector, all);
    return success();
  }
};

/// bf16 to f32 by words: one instruction for each element, where LLVM would
/// make halves of a word first.
struct UnpackPattern : OpRewritePattern<arith::ExtFOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(arith::ExtFOp op,
                                PatternRewriter &rewriter) const override {
    auto from = dyn_cast<VectorType>(op.getIn().getType());
    Type element = getElementTypeOrSelf(op.getType());
    if (!isPacked(from) || !from.getElementType().isBF16() || !element.isF32())
      return failure();
    Location loc = op.getLoc();
    Type i32 = rewriter.getI32Type();
    Value words = LLVM::BitcastOp::create(
        rewriter, loc, VectorType::get({from.getNumElements() / 2}, i32),
        op.getIn());
    auto constant = [&](int32_t value) -> Value {
      return arith::ConstantOp::create(rewriter, loc,
                                       rewriter.getI32IntegerAttr(value));
    };
    Value shift = constant(16), mask = constant(int32_t(0xffff0000));
    SmallVector<Value> parts;
    for (int64_t word = 0; word < from.getNumElements() / 2; ++word) {
      Value bits = vector::ExtractOp::create(rewriter, loc, words, word);
      for (Value part :
           {arith::ShLIOp::create(rewriter, loc, bits, shift).getResult(),
            arith::AndIOp::create(rewriter, loc, bits, mask).getResult()})
        parts.push_back(arith::BitcastOp::create(rewriter, loc, element, part));
    }
    rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, op.getType(),
                                                        parts);
    return success();
  }
};
} // namespace

static LogicalResult rewriteMath(gpu::GPUModuleOp module, bool packsFloats) {
  RewritePatternSet patterns(module.getContext());
  populateMathToDevicePatterns(patterns);
  patterns.add<UnpackPattern>(module.getContext());
  if (packsFloats)
    patterns.add<PackPattern>(module.getContext());
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

LogicalResult lowerToNvvm(gpu::GPUModuleOp module, bool packsFloats) {
  if (failed(rewriteMath(module, packsFloats)) || failed(lowerMath(module)) ||
      failed(lowerLoops(module)) || failed(lowerOps(module)))
    return failure();
  nameLoopAnnotations(module);
  return success();
}

} // namespace sinter

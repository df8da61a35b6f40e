// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass: finds the entry function, translates its signature, has its body
// emitted, and swaps the module's functions for the step.

#include "Importer.h"

#include "sinter/Conversion/Passes.h"
#include "sinter/Conversion/StablehloSyntax.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace sinter {
#define GEN_PASS_DEF_SINTERIMPORTSTABLEHLO
#include "sinter/Conversion/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

Importer::Importer(ModuleOp module, int64_t maxUnrolledOps)
    : maxUnrolledOps(maxUnrolledOps), builder(module.getContext()),
      location(module.getLoc()), module(module), symbols(module) {
  addControlHandlers(handlers);
  addConvertHandlers(handlers);
  addDotHandlers(handlers);
  addElementwiseHandlers(handlers);
  addIndexHandlers(handlers);
  addIntegerHandlers(handlers);
  addReduceHandlers(handlers);
  addShapeHandlers(handlers);
}

/// Whether a name belongs to the machinery of a front end, and says nothing
/// about the step.
static bool isFrontEndName(StringRef name) {
  return name.starts_with("mhlo.") || name.starts_with("sdy.") ||
         name.starts_with("tf.") || name == "jax.buffer_donor";
}

//===----------------------------------------------------------------------===//
// Sharding
//===----------------------------------------------------------------------===//

/// Whether a sharding, in the text of either partitioner, puts the whole
/// tensor on every device.
static bool isWhole(Attribute sharding) {
  std::string text;
  if (auto string = dyn_cast<StringAttr>(sharding))
    text = string.getValue().str();
  else
    llvm::raw_string_ostream(text) << sharding;
  StringRef rest(text);
  // `{replicated}`, `{maximal device=0}`.
  if (rest.starts_with("{"))
    return rest.contains("replicated") || rest.contains("maximal");
  // `#sdy.sharding<@mesh, [{}, {?}]>`: a dim that is split names its axes.
  return rest.starts_with("#sdy.sharding") && !rest.contains('"');
}

/// Reports the sharding in `attrs` of a function's argument or result.
static LogicalResult checkSharding(Importer &importer, Operation *function,
                                   DictionaryAttr attrs, const Twine &what) {
  for (StringRef name : {"mhlo.sharding", "sdy.sharding"})
    if (Attribute sharding = attrs.get(name); sharding && !isWhole(sharding))
      return importer.error(function)
             << what << " is split over devices by " << name << " = "
             << sharding
             << "; a step runs on one device: lower it without sharding";
  return success();
}

//===----------------------------------------------------------------------===//
// Module and signature
//===----------------------------------------------------------------------===//

LogicalResult Importer::checkModule() {
  for (Operation &op : module.getBody()->getOperations()) {
    if (isa<func::FuncOp>(op) || op.getName().getStringRef() == "sdy.mesh")
      continue;
    return error(&op) << "cannot stand beside the functions of a StableHLO "
                         "program; remove it";
  }
  return success();
}

func::FuncOp Importer::findMain() {
  func::FuncOp main = module.lookupSymbol<func::FuncOp>("main");
  if (!main) {
    auto functions = module.getOps<func::FuncOp>();
    for (func::FuncOp function : functions) {
      if (!function.isPublic())
        continue;
      if (main) {
        error(function) << "@" << function.getName() << " and @"
                        << main.getName()
                        << " are both public and neither is @main; make the "
                           "step @main, or the other private";
        return {};
      }
      main = function;
    }
  }
  if (!main) {
    failed = true;
    emitError(module.getLoc())
        << "the module has no public function to import; name the step @main";
    return {};
  }
  if (main.isDeclaration()) {
    error(main) << "@" << main.getName() << " has no body";
    return {};
  }
  return main;
}

LogicalResult Importer::importSignature(func::FuncOp old, func::FuncOp step) {
  SmallVector<Type> inputs, results;
  for (auto [i, type] : llvm::enumerate(old.getArgumentTypes())) {
    inputs.push_back(convertType(old, type, "argument " + Twine(i)));
    if (!inputs.back())
      return failure();
  }
  for (auto [i, type] : llvm::enumerate(old.getResultTypes())) {
    results.push_back(convertType(old, type, "result " + Twine(i)));
    if (!results.back())
      return failure();
  }
  step.setFunctionType(builder.getFunctionType(inputs, results));

  UnitAttr unit = builder.getUnitAttr();
  SmallVector<DictionaryAttr> argAttrs, resultAttrs;
  llvm::SmallDenseMap<int64_t, int64_t> holders;
  for (auto [i, type] : llvm::enumerate(old.getArgumentTypes())) {
    NamedAttrList attrs;
    DictionaryAttr from = old.getArgAttrDict(i);
    if (!from)
      from = builder.getDictionaryAttr({});
    if (::mlir::failed(checkSharding(*this, old, from, "argument " + Twine(i))))
      return failure();
    for (NamedAttribute attr : from)
      if (!isFrontEndName(attr.getName()))
        attrs.append(attr);
    if (elementType(type).isUnsignedInteger())
      attrs.set("sinter.unsigned", unit);
    if (Attribute alias = from.get("tf.aliasing_output")) {
      auto number = dyn_cast<IntegerAttr>(alias);
      int64_t index = number ? number.getValue().getSExtValue() : -1;
      if (index < 0 || index >= static_cast<int64_t>(results.size()))
        return error(old) << "argument " << i
                          << " has tf.aliasing_output = " << alias
                          << ", but there are " << results.size() << " results";
      if (results[index] != inputs[i])
        return error(old) << "argument " << i << " of type " << type
                          << " cannot hold result " << index << " of type "
                          << old.getResultTypes()[index]
                          << "; remove tf.aliasing_output";
      if (auto [it, fresh] = holders.try_emplace(index, i); !fresh)
        return error(old) << "arguments " << it->second << " and " << i
                          << " both hold result " << index
                          << " by tf.aliasing_output; leave it on one";
      attrs.set("sinter.alias_output", builder.getI64IntegerAttr(index));
    }
    Attribute donor = from.get("jax.buffer_donor");
    if (donor && donor != builder.getBoolAttr(false))
      attrs.set("sinter.donated", unit);
    argAttrs.push_back(attrs.getDictionary(builder.getContext()));
  }
  for (auto [i, type] : llvm::enumerate(old.getResultTypes())) {
    NamedAttrList attrs;
    DictionaryAttr from = old.getResultAttrDict(i);
    if (!from)
      from = builder.getDictionaryAttr({});
    if (::mlir::failed(checkSharding(*this, old, from, "result " + Twine(i))))
      return failure();
    for (NamedAttribute attr : from)
      if (!isFrontEndName(attr.getName()))
        attrs.append(attr);
    if (elementType(type).isUnsignedInteger())
      attrs.set("sinter.unsigned", unit);
    resultAttrs.push_back(attrs.getDictionary(builder.getContext()));
  }
  step.setAllArgAttrs(argAttrs);
  step.setAllResultAttrs(resultAttrs);
  return success();
}

void Importer::eraseDeadOps(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

LogicalResult Importer::run() {
  if (::mlir::failed(checkModule()))
    return failure();
  func::FuncOp main = findMain();
  if (!main)
    return failure();
  if (!main.getBody().hasOneBlock())
    return error(main) << "@" << main.getName()
                       << " must have one block; the step level has no jumps";

  OwningOpRef<func::FuncOp> step = func::FuncOp::create(
      main.getLoc(), "main", builder.getFunctionType({}, {}));
  if (::mlir::failed(importSignature(main, *step)))
    return failure();
  Block *body = step->addEntryBlock();
  builder.setInsertionPointToStart(body);
  frames.push_back({main, main.getLoc()});
  for (auto [old, value] :
       llvm::zip(main.getArguments(), body->getArguments())) {
    value.setLoc(old.getLoc());
    bind(old, value);
  }
  SmallVector<Value> results;
  if (::mlir::failed(importBlock(main.front(), results)))
    return failure();
  for (auto [i, value] : llvm::enumerate(results))
    if (i >= step->getNumResults() ||
        value.getType() != step->getResultTypes()[i])
      return error(main) << "returns values that do not match its type";
  func::ReturnOp::create(builder, main.front().getTerminator()->getLoc(),
                         results);
  eraseDeadOps(*body);

  for (Operation &op :
       llvm::make_early_inc_range(module.getBody()->getOperations()))
    op.erase();
  module.push_back(step.release());
  for (NamedAttribute attr : llvm::to_vector(module->getDiscardableAttrs()))
    if (isFrontEndName(attr.getName()))
      module->removeDiscardableAttr(attr.getName());
  return success();
}

/// Whether a module is past the import: a plan, or a step as it comes out.
static bool isStep(ModuleOp module) {
  if (!module.getOps<KernelOp>().empty())
    return true;
  auto functions = module.getOps<func::FuncOp>();
  if (!llvm::hasSingleElement(functions) || needsStablehloImport(module))
    return false;
  func::FuncOp step = *functions.begin();
  auto isStepType = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor)
      return isa<QuantizedType>(type);
    return tensor.hasStaticShape() &&
           (isa<FloatType>(tensor.getElementType()) ||
            tensor.getElementType().isSignlessInteger());
  };
  auto isClean = [](DictionaryAttr attrs) {
    return !attrs || llvm::none_of(attrs, [](NamedAttribute attr) {
      return isFrontEndName(attr.getName());
    });
  };
  for (unsigned i = 0; i < step.getNumArguments(); ++i)
    if (!isClean(step.getArgAttrDict(i)))
      return false;
  return step.getName() == "main" &&
         llvm::all_of(step.getArgumentTypes(), isStepType) &&
         llvm::all_of(step.getResultTypes(), isStepType) &&
         !step.walk([](func::CallOp) { return WalkResult::interrupt(); })
              .wasInterrupted();
}

namespace {
struct SinterImportStablehlo
    : sinter::impl::SinterImportStablehloBase<SinterImportStablehlo> {
  using SinterImportStablehloBase::SinterImportStablehloBase;

  void runOnOperation() override {
    if (isStep(getOperation()))
      return markAllAnalysesPreserved();
    if (maxUnrolledOps < 0) {
      emitError(getOperation().getLoc())
          << "max-unrolled-ops is " << maxUnrolledOps.getValue()
          << "; it must be 0 (no loop is unrolled) or more";
      return signalPassFailure();
    }
    if (failed(Importer(getOperation(), maxUnrolledOps).run()))
      signalPassFailure();
  }
};
} // namespace

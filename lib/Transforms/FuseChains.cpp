// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups the ops of a step into kernels by modelled time, and says of each
// value that still goes through memory between two kernels why it does.

#include "sinter/Transforms/Passes.h"

#include "FusionGroups.h"
#include "OutlineKernels.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"

namespace sinter {
#define GEN_PASS_DEF_SINTERFUSECHAINS
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

namespace {
/// A value that one kernel writes and others read.
struct Boundary {
  Value value;
  int64_t bytes = 0;
  /// Where it was found, so that equal sizes keep the program's order.
  unsigned order = 0;
  StringRef id;
  std::string reason, repair;
};
} // namespace

/// Remarks keep references to their names: the ids live for ever.
static StringRef intern(MLIRContext *context, StringRef id) {
  return StringAttr::get(context, id).getValue();
}

static constexpr StringRef category = "sinter-fuse-chains";

/// Why a value is in memory whatever the groups are; empty where the groups
/// decide.
static std::pair<StringRef, StringRef> fixedReason(MemoryReason reason) {
  switch (reason) {
  case MemoryReason::StepResult:
    return {"fuse.step-result", "the step returns it"};
  case MemoryReason::ProductOperand:
    return {"fuse.product-operand", "a kernel of its own reads it"};
  case MemoryReason::ProductResult:
    return {"fuse.product-result", "a kernel of its own writes it"};
  case MemoryReason::Barrier:
    return {"fuse.barrier", "an optimization barrier holds it"};
  case MemoryReason::MustNotFuse:
    return {"fuse.must-not-fuse", "sinter.must_not_fuse is set"};
  case MemoryReason::Argument:
  case MemoryReason::Constant:
  case MemoryReason::Reduction:
  case MemoryReason::Cheaper:
  case MemoryReason::Limit:
  case MemoryReason::Registers:
    return {};
  }
  return {};
}

static SmallVector<Boundary> findBoundaries(func::FuncOp function,
                                            FusionGroups &groups,
                                            const Materialization &memory) {
  SmallVector<Boundary> boundaries;
  for (unsigned id : groups.inOrder()) {
    if (isa<BarrierOp>(groups.getGroups()[id].roots.front().getDefiningOp()))
      continue;
    for (Value value : groups.outputsOf(id)) {
      SmallVector<unsigned> readers = groups.readersOf(value);
      Boundary boundary;
      boundary.value = value;
      boundary.bytes = bytesOf(value.getType()) * (1 + readers.size());
      MemoryReason why = memory.inMemory.lookup(value);
      auto [fixedId, fixedText] = fixedReason(why);
      if (!fixedId.empty()) {
        boundary.id = fixedId;
        boundary.reason = fixedText.str();
      } else {
        // The reader that comes closest to being in the same kernel.
        Verdict best;
        best.id = "fuse.no-reader";
        best.gain = -1e30;
        for (unsigned reader : readers) {
          Verdict verdict = groups.judge(id, reader);
          if (verdict.id == "fuse.costs-time" ||
              verdict.id == "fuse.registers" || best.id == "fuse.no-reader")
            best = verdict;
        }
        boundary.id = intern(function.getContext(), best.id);
        boundary.reason = best.reason;
        boundary.repair = best.repair;
      }
      boundary.order = boundaries.size();
      boundaries.push_back(std::move(boundary));
    }
  }
  llvm::sort(boundaries, [](const Boundary &a, const Boundary &b) {
    return a.bytes != b.bytes ? a.bytes > b.bytes : a.order < b.order;
  });
  return boundaries;
}

namespace {
struct FuseChains : sinter::impl::SinterFuseChainsBase<FuseChains> {
  using SinterFuseChainsBase::SinterFuseChainsBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    std::optional<Target> chip = lookupTarget(target);
    if (!chip) {
      module.emitError() << unknownTargetMessage(target);
      return signalPassFailure();
    }
    if (strategy != "time" && strategy != "none") {
      module.emitError() << "unknown strategy '" << strategy
                         << "': use time or none";
      return signalPassFailure();
    }
    SmallVector<func::FuncOp> functions(module.getOps<func::FuncOp>());
    for (func::FuncOp function : functions) {
      if (function.isExternal())
        continue;
      if (!function.getBody().hasOneBlock()) {
        function.emitError() << "a step must be one block";
        return signalPassFailure();
      }
      if (failed(checkOps(function)))
        return signalPassFailure();
      run(module, function, *chip);
    }
  }

  /// Whether the planner can count the bytes of a value.
  static bool isPlannable(Type type) {
    if (isa<QuantizedType>(type))
      return true;
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape() &&
           tensor.getElementType().isIntOrFloat();
  }

  LogicalResult checkOps(func::FuncOp function) {
    for (BlockArgument argument : function.getArguments())
      if (!isPlannable(argument.getType()))
        return function.emitOpError()
               << "takes " << argument.getType() << " as argument "
               << argument.getArgNumber()
               << ": only tensors of integers or floats with static sizes can "
                  "be planned; fix the sizes before";
    for (Operation &op : function.getBody().front().without_terminator()) {
      if (!isa<arith::ArithDialect, math::MathDialect, SinterDialect>(
              op.getDialect()))
        return op.emitOpError()
               << "is not a step-level op: import or decompose it first";
      for (Type type : op.getResultTypes())
        if (!isPlannable(type) && !isa<LaunchOp>(op))
          return op.emitOpError()
                 << "gives " << type
                 << ": only tensors of integers or floats with static sizes "
                    "can be planned";
    }
    return success();
  }

  void run(ModuleOp module, func::FuncOp function, const Target &chip) {
    Materialization memory =
        chooseMaterialization(function, /*everything=*/strategy == "none");
    FusionGroups groups(function, memory, chip);
    if (strategy != "none") {
      groups.relieve();
      groups.merge();
    }
    groups.mergeRequired([&](Operation *op, const Verdict &verdict) {
      std::string reason = verdict.reason, repair = verdict.repair;
      std::string id = verdict.id;
      auto remark = remark::failed(
          op->getLoc(), remark::RemarkOpts::name("fuse.must-fuse-refused")
                            .category(category)
                            .function(function.getSymName()));
      remark << remark::add("ops marked sinter.must_fuse stay two kernels")
             << remark::reason("{0}: {1}", id, reason);
      if (!repair.empty())
        remark << remark::suggest("{0}", repair);
    });
    for (const PressureCut &cut : groups.getCuts())
      if (cut.taken || groups.isWhole(cut.roots))
        report(function, cut);
    if (remarksWanted(module.getContext()))
      for (const Boundary &boundary : findBoundaries(function, groups, memory))
        report(function, boundary);
    unsigned clones = outlineKernels(module, function, groups, memory);
    if (clones > 0)
      remark::analysis(function.getLoc(),
                       remark::RemarkOpts::name("fuse.cloned")
                           .category(category)
                           .function(function.getSymName()))
          << remark::add("{0} ops are computed again in another kernel instead "
                         "of being stored",
                         clones)
          << remark::metric("ops", clones);
  }

  static bool remarksWanted(MLIRContext *context) {
    return context->getRemarkEngine() != nullptr;
  }

  static void report(func::FuncOp function, const PressureCut &cut) {
    std::string tried;
    for (const std::string &text : cut.tried)
      tried += (tried.empty() ? "" : "; ") + text;
    auto options =
        remark::RemarkOpts::name(cut.taken ? "fuse.cut" : "fuse.cut-costs-time")
            .category(category)
            .function(function.getSymName());
    auto say = [&](auto remark) {
      std::string text = cut.text;
      if (!tried.empty())
        text += "; tried besides: " + tried;
      remark << remark::add("{0}", text) << remark::reason("{0}", cut.pressure)
             << remark::metric("bytes", cut.bytes);
    };
    if (cut.taken)
      say(remark::passed(cut.location, options));
    else
      say(remark::missed(cut.location, options));
  }

  static void report(func::FuncOp function, const Boundary &boundary) {
    std::string reason = boundary.reason, repair = boundary.repair;
    auto remark = remark::missed(boundary.value.getLoc(),
                                 remark::RemarkOpts::name(boundary.id)
                                     .category(category)
                                     .function(function.getSymName()));
    remark << remark::add("a value goes through memory between kernels")
           << remark::reason("{0}", reason);
    if (!repair.empty())
      remark << remark::suggest("{0}", repair);
    remark << remark::metric("bytes", boundary.bytes);
  }
};
} // namespace

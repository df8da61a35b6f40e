// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gives every tensor of a planned step its place in one arena, donated
// arguments in place where that is legal, and inserts the copies that remain.

#include "sinter/Transforms/Passes.h"

#include "InlineViews.h"
#include "PackBuffers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/SymbolTable.h"
#include "sinter/Schedule/BufferPlan.h"
#include "sinter/Schedule/KernelPlan.h"

namespace sinter {
#define GEN_PASS_DEF_SINTERASSIGNBUFFERS
#include "sinter/Transforms/Passes.h.inc"
} // namespace sinter

using namespace mlir;
using namespace sinter;

static constexpr StringRef category = "sinter-assign-buffers";

namespace {

/// Inserts launches that copy a tensor, one kernel per type.
class Copies {
public:
  explicit Copies(ModuleOp module) : symbols(module) {}

  Value copy(OpBuilder &builder, Location loc, Value value) {
    KernelOp kernel = kernelFor(value.getType(), loc);
    return LaunchOp::create(builder, loc, TypeRange(value.getType()),
                            FlatSymbolRefAttr::get(kernel.getSymNameAttr()),
                            value)
        .getResult(0);
  }

private:
  KernelOp kernelFor(Type type, Location loc) {
    KernelOp &kernel = kernels[type];
    if (kernel)
      return kernel;
    OpBuilder b(type.getContext());
    kernel =
        KernelOp::create(b, loc, "copy", b.getFunctionType({type}, {type}));
    kernel.setPrivate();
    Block &body = kernel.getBody().front();
    b.setInsertionPointToEnd(&body);
    YieldOp::create(b, loc, ValueRange(body.getArgument(0)));
    TileDecisions decisions;
    decisions.schedule = ScheduleKind::Copy;
    kernel.setDecisionsAttr(toAttribute(decisions, b.getContext()));
    symbols.insert(kernel); // takes a free name
    return kernel;
  }

  SymbolTable symbols;
  DenseMap<Type, KernelOp> kernels;
};

struct AssignBuffers : sinter::impl::SinterAssignBuffersBase<AssignBuffers> {
  using SinterAssignBuffersBase::SinterAssignBuffersBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    inlineViewKernels(module);
    FailureOr<func::FuncOp> found = findStep(module);
    if (failed(found))
      return signalPassFailure();
    function = *found;
    if (failed(assign(module)))
      signalPassFailure();
  }

private:
  LogicalResult assign(ModuleOp module) {
    Copies copies(module);
    FailureOr<PlannedStep> step = PlannedStep::build(function);
    if (failed(step))
      return failure();
    if (separateOutputs(*step, copies) &&
        failed(step = PlannedStep::build(function)))
      return failure();
    InPlaceRules rules;
    if (copyWhereNotInPlace(*step, rules, copies) &&
        failed(step = PlannedStep::build(function)))
      return failure();

    FailureOr<BufferPlan> plan = place(*step, rules);
    if (failed(plan))
      return failure();
    // The proof of what this pass claims; also that of hand-made plans.
    if (failed(checkBufferPlan(*step, *plan, rules)))
      return failure();
    writeBufferPlan(*step, *plan);
    remark::analysis(function.getLoc(),
                     remark::RemarkOpts::name("buffers.arena")
                         .category(category)
                         .function(function.getSymName()))
        << remark::add("arena of {0} bytes; at least {1} are alive at once",
                       plan->arenaBytes, plan->liveBytes)
        << remark::metric("arena_bytes", plan->arenaBytes)
        << remark::metric("live_bytes", plan->liveBytes);
    return success();
  }

  /// Gives each donated argument's result a launch that writes it and nothing
  /// else, and takes a copy of arguments that are returned but overwritten.
  bool separateOutputs(const PlannedStep &step, Copies &copies) {
    Block &body = function.getBody().front();
    Operation *end = body.getTerminator();
    SmallVector<int64_t> holder(step.getOutputs().size(), -1);
    for (auto [argument, output] : llvm::enumerate(step.getAliasOutputs()))
      if (output >= 0)
        holder[output] = argument;
    auto tensorOf = [&](size_t output) {
      return step.getOutputs()[output].tensor;
    };
    // Arguments whose buffer holds something else in the end.
    auto overwritten = [&](unsigned tensor) {
      return tensor < step.getAliasOutputs().size() &&
             step.getAliasOutputs()[tensor] >= 0 &&
             tensorOf(step.getAliasOutputs()[tensor]) != tensor;
    };
    DenseSet<unsigned> claimed;
    DenseMap<Value, Value> early;
    bool changed = false;
    for (auto [j, range] : llvm::enumerate(step.getOutputs())) {
      const StepTensor &tensor = step.getTensors()[range.tensor];
      if (range.bytes == 0 || (holder[j] >= 0 && holder[j] == range.tensor))
        continue;
      bool whole = range.offset == 0 && range.bytes == tensor.bytes;
      bool needsCopy = holder[j] >= 0 ? tensor.writer < 0 || !whole ||
                                            !claimed.insert(range.tensor).second
                                      : range.offset % bufferAlignment != 0;
      bool now = overwritten(range.tensor);
      if (!needsCopy && !now)
        continue;
      // What will be overwritten is copied at the start, shared by results
      // that no argument holds.
      Value value = end->getOperand(j);
      Value &shared = early[value];
      OpBuilder builder(end);
      if (now && shared && holder[j] < 0) {
        end->setOperand(j, shared);
        continue;
      }
      Value source = value;
      if (now) {
        builder.setInsertionPointToStart(&body);
        source = viewAtStart(builder, value);
      }
      Value copy = copies.copy(builder, value.getLoc(), source);
      if (now && holder[j] < 0)
        shared = copy;
      end->setOperand(j, copy);
      changed = true;
      explain(j, "buffers.result-copied",
              now ? "the argument that it is gets overwritten"
                  : "it is not a tensor of its own");
    }
    return changed;
  }

  /// A view of an argument, rebuilt at the insertion point.
  static Value viewAtStart(OpBuilder &builder, Value value) {
    Operation *op = value.getDefiningOp();
    if (!op)
      return value;
    IRMapping mapping;
    for (Value operand : op->getOperands())
      mapping.map(operand, viewAtStart(builder, operand));
    Operation *copy = builder.clone(*op, mapping);
    return copy->getResult(cast<OpResult>(value).getResultNumber());
  }

  /// Why the result of a donated argument cannot be written in place; empty
  /// where it can.
  std::string whyNotInPlace(const PlannedStep &step, InPlaceRules &rules,
                            unsigned argument, unsigned output) {
    const StepTensor &from = step.getTensors()[argument];
    unsigned tensor = step.getOutputs()[output].tensor;
    int64_t writer = step.getTensors()[tensor].writer;
    for (unsigned reader : from.readers) {
      if (reader > writer)
        return "@" + step.getLaunch(reader).getKernel().str() +
               " reads the argument afterwards";
      if (reader < writer)
        continue;
      unsigned result =
          cast<OpResult>(step.getTensors()[tensor].root).getResultNumber();
      for (auto [o, range] : llvm::enumerate(step.operandsOf(writer)))
        if (range.tensor == argument) {
          const std::string &why =
              rules.whyNot(step.kernelOf(writer), o, result);
          if (!why.empty())
            return why;
        }
    }
    return "";
  }

  /// Copies the results that cannot be written over their argument there at
  /// the end.
  bool copyWhereNotInPlace(const PlannedStep &step, InPlaceRules &rules,
                           Copies &copies) {
    Operation *end = function.getBody().front().getTerminator();
    bool changed = false;
    for (auto [argument, output] : llvm::enumerate(step.getAliasOutputs())) {
      if (output < 0 || step.getOutputs()[output].tensor == argument ||
          step.getOutputs()[output].bytes == 0)
        continue;
      std::string why = whyNotInPlace(step, rules, argument, output);
      if (why.empty())
        continue;
      OpBuilder builder(end);
      Value value = end->getOperand(output);
      end->setOperand(output, copies.copy(builder, value.getLoc(), value));
      changed = true;
      explain(output, "buffers.not-in-place", why);
    }
    return changed;
  }

  void explain(unsigned output, StringRef id, const std::string &why) {
    Value value =
        function.getBody().front().getTerminator()->getOperand(output);
    remark::missed(value.getLoc(),
                   remark::RemarkOpts::name(id).category(category).function(
                       function.getSymName()))
        << remark::add("result {0} is copied", output)
        << remark::reason("{0}", why);
  }

  FailureOr<BufferPlan> place(const PlannedStep &step, InPlaceRules &rules) {
    const auto &tensors = step.getTensors();
    size_t n = step.numLaunches();
    BufferPlan plan;
    plan.offsets.assign(tensors.size(), 0);
    plan.scratch.assign(n, {0, 0});

    // Arguments and constants stay where they are from one replay to the next.
    int64_t fixed = 0;
    auto align = [](int64_t bytes) -> int64_t {
      return llvm::alignTo(bytes, bufferAlignment);
    };
    for (auto [i, tensor] : llvm::enumerate(tensors))
      if (tensor.writer < 0) {
        plan.offsets[i] = fixed;
        fixed += align(tensor.bytes);
      }

    // Everything else: buffers, each of one tensor or of several that are
    // written over one another.
    std::vector<PackedBuffer> buffers;
    std::vector<int64_t> bufferOf(tensors.size(), -1);
    auto lastUse = [&](const StepTensor &tensor) -> int64_t {
      if (!tensor.outputs.empty())
        return n;
      return tensor.readers.empty() ? tensor.writer : tensor.readers.back();
    };
    DenseMap<unsigned, unsigned> pinned; // tensor -> argument
    for (auto [argument, output] : llvm::enumerate(step.getAliasOutputs()))
      if (output >= 0 && step.getOutputs()[output].bytes > 0)
        pinned[step.getOutputs()[output].tensor] = argument;
    std::vector<int64_t> scratchBuffer(n, -1);
    for (unsigned launch = 0; launch < n; ++launch) {
      DenseSet<int64_t> taken;
      for (auto [r, tensor] : llvm::enumerate(step.resultsOf(launch))) {
        if (auto argument = pinned.find(tensor); argument != pinned.end()) {
          plan.offsets[tensor] = plan.offsets[argument->second];
          continue;
        }
        int64_t bytes = tensors[tensor].bytes;
        if (bytes == 0)
          continue;
        int64_t end = lastUse(tensors[tensor]);
        int64_t reused = -1;
        if (inPlace)
          reused = dyingOperand(step, rules, launch, r, bufferOf, taken);
        if (reused >= 0) {
          taken.insert(reused);
          buffers[reused].last = end;
        } else {
          reused = buffers.size();
          buffers.push_back({launch, end, align(bytes)});
        }
        bufferOf[tensor] = reused;
      }
      if (int64_t bytes = scratchBytes(step.kernelOf(launch))) {
        scratchBuffer[launch] = buffers.size();
        plan.scratch[launch].second = bytes;
        buffers.push_back({launch, launch, align(bytes)});
      }
    }
    PackResult packed = packBuffers(buffers);
    for (size_t t = 0; t < tensors.size(); ++t)
      if (bufferOf[t] >= 0)
        plan.offsets[t] = fixed + packed.offsets[bufferOf[t]];
    for (size_t l = 0; l < n; ++l)
      if (scratchBuffer[l] >= 0)
        plan.scratch[l].first = fixed + packed.offsets[scratchBuffer[l]];
    plan.arenaBytes = fixed + packed.bytes;
    plan.liveBytes = fixed + packed.lowerBound;
    if (plan.arenaBytes > maxArenaBytes)
      return function.emitError()
             << "the step needs " << plan.arenaBytes
             << " bytes at once, more than any device has; reduce the batch";
    return plan;
  }

  /// Buffer of an operand that dies in the launch and that result `r` may be
  /// written over; -1: none.
  int64_t dyingOperand(const PlannedStep &step, InPlaceRules &rules,
                       unsigned launch, unsigned r, ArrayRef<int64_t> bufferOf,
                       const DenseSet<int64_t> &taken) {
    const auto &tensors = step.getTensors();
    const StepTensor &result = tensors[step.resultsOf(launch)[r]];
    ArrayRef<TensorRange> operands = step.operandsOf(launch);
    for (auto [o, range] : llvm::enumerate(operands)) {
      const StepTensor &tensor = tensors[range.tensor];
      int64_t buffer = bufferOf[range.tensor];
      if (buffer < 0 || taken.contains(buffer) || !tensor.outputs.empty() ||
          tensor.readers.back() != launch || tensor.bytes != result.bytes)
        continue;
      bool legal = true;
      for (auto [other, otherRange] : llvm::enumerate(operands))
        if (otherRange.tensor == range.tensor)
          legal &= otherRange.bytes == tensor.bytes &&
                   rules.whyNot(step.kernelOf(launch), other, r).empty();
      if (legal)
        return buffer;
    }
    return -1;
  }

  func::FuncOp function;
};
} // namespace

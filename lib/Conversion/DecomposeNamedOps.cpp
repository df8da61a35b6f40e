// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Puts the definition of every named training op, and of quantisation, in its
// place.

#include "DecomposeNamedOps.h"
#include "sinter/Conversion/Passes.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace sinter;

namespace sinter {
#define GEN_PASS_DEF_SINTERDECOMPOSENAMEDOPS
#include "sinter/Conversion/Passes.h.inc"
} // namespace sinter

namespace {
/// Calls `use` with `op` as the named op that it is; false for other ops.
template <typename... Ops, typename Use>
bool dispatch(Operation *op, Use &&use) {
  return (([&] {
            auto named = dyn_cast<Ops>(op);
            if (named)
              use(named);
            return static_cast<bool>(named);
          })() ||
          ...);
}

/// Replaces `op` where it is a named op.
void replaceNamed(Operation *op) {
  auto replace = [&](auto named) {
    Primitives primitives(named);
    named->replaceAllUsesWith(decompose(named, primitives));
    named->erase();
  };
  dispatch<
#define GET_OP_LIST
#include "sinter/IR/SinterTrainingOps.cpp.inc"
      >(op, replace);
}

/// Steps that the decomposition of `op` writes out.
int64_t stepsOf(Operation *op) {
  auto length = [](Value sequence, uint64_t axis) {
    return Primitives::shapeOf(sequence)[axis];
  };
  return llvm::TypeSwitch<Operation *, int64_t>(op)
      .Case([&](LinearRecurrenceOp r) {
        return length(r.getInput(), r.getAxis());
      })
      .Case([&](LinearRecurrenceGradOp r) {
        return length(r.getGrad(), r.getAxis());
      })
      .Default([](Operation *) { return 0; });
}

struct SinterDecomposeNamedOps
    : sinter::impl::SinterDecomposeNamedOpsBase<SinterDecomposeNamedOps> {
  using SinterDecomposeNamedOpsBase::SinterDecomposeNamedOpsBase;

  void runOnOperation() override {
    int64_t steps = 0;
    WalkResult walked = getOperation()->walk([&](Operation *op) {
      steps += stepsOf(op);
      if (steps <= maxRecurrenceSteps)
        return WalkResult::advance();
      op->emitOpError()
          << "brings the steps of linear recurrences that are written out to "
          << steps << "; at most " << maxRecurrenceSteps.getValue()
          << " are: shorten the sequence, or raise max-recurrence-steps of "
             "sinter-decompose-named-ops";
      return WalkResult::interrupt();
    });
    if (walked.wasInterrupted())
      return signalPassFailure();
    getOperation()->walk([](Operation *op) { replaceNamed(op); });
    decomposeQuantized(getOperation());
  }
};
} // namespace

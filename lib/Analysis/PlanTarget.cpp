// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads sinter.target.

#include "sinter/Analysis/PlanTarget.h"

using namespace mlir;
using namespace sinter;

static constexpr StringLiteral defaultTarget = "h200";

FailureOr<Target> sinter::targetOfPlan(ModuleOp module, StringRef name) {
  auto made = module->getAttrOfType<StringAttr>("sinter.target");
  if (name.empty())
    name = made ? made.getValue() : StringRef(defaultTarget);
  std::optional<Target> chip = lookupTarget(name.str());
  if (!chip)
    return module.emitError() << unknownTargetMessage(name.str());
  if (made && made.getValue() != chip->product)
    return module.emitError()
           << "the plan was made for " << made.getValue() << ", not for "
           << chip->product << ": leave the target out, plan the program "
           << "anew, or remove sinter.target from the plan to obey its "
           << "decisions on another chip";
  return *chip;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of the named ops over rows: norms, softmax and the loss.

#include "sinter/IR/SinterTrainingOps.h"

#include "TrainingVerify.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace sinter;

//===----------------------------------------------------------------------===//
// Shared checks
//===----------------------------------------------------------------------===//

std::string sinter::shapeText(ArrayRef<int64_t> shape) {
  if (shape.empty())
    return "(rank 0)";
  return llvm::join(
      llvm::map_range(shape, [](int64_t n) { return std::to_string(n); }), "x");
}

LogicalResult sinter::verifyShape(Operation *op, Value value, StringRef what,
                                  ArrayRef<int64_t> shape, StringRef why) {
  if (!value || shapeOf(value) == shape)
    return success();
  return op->emitOpError() << what << " must have shape " << shapeText(shape)
                           << ", " << why << ", not "
                           << shapeText(shapeOf(value));
}

LogicalResult sinter::verifyAxis(Operation *op, int64_t axis, int64_t rank) {
  if (axis >= 0 && axis < rank)
    return success();
  return op->emitOpError() << "axis " << axis
                           << " is not a dim of the operand, whose rank is "
                           << rank << "; dims count from 0";
}

LogicalResult sinter::verifyEps(Operation *op, APFloat value) {
  if (value.isFinite() && (!value.isNegative() || value.isZero()))
    return success();
  return op->emitOpError() << "eps must be finite and 0 or more";
}

//===----------------------------------------------------------------------===//
// Norms
//===----------------------------------------------------------------------===//

namespace {
/// Sizes of the dims before and from an axis.
struct Rows {
  ArrayRef<int64_t> outer, row;
};
} // namespace

/// Checks what all norms share; gives the sizes on both sides of the axis.
static FailureOr<Rows> verifyNorm(Operation *op, Value input, int64_t axis,
                                  APFloat eps) {
  ArrayRef<int64_t> shape = shapeOf(input);
  if (failed(verifyAxis(op, axis, shape.size())) || failed(verifyEps(op, eps)))
    return failure();
  return Rows{shape.take_front(axis), shape.drop_front(axis)};
}

static constexpr StringLiteral ofRow = "that of the dims from axis on";
static constexpr StringLiteral ofOuter = "that of the dims before axis";
static constexpr StringLiteral ofInput = "that of the operand";

LogicalResult RmsNormOp::verify() {
  FailureOr<Rows> rows = verifyNorm(*this, getInput(), getAxis(), getEps());
  if (failed(rows) ||
      failed(verifyShape(*this, getWeight(), "weight", rows->row, ofRow)) ||
      failed(verifyShape(*this, getResult(), "result", shapeOf(getInput()),
                         ofInput)))
    return failure();
  return verifyShape(*this, getRstd(), "rstd", rows->outer, ofOuter);
}

LogicalResult RmsNormGradOp::verify() {
  FailureOr<Rows> rows = verifyNorm(*this, getInput(), getAxis(), getEps());
  if (failed(rows) ||
      failed(verifyShape(*this, getGrad(), "grad", shapeOf(getInput()),
                         ofInput)) ||
      failed(verifyShape(*this, getWeight(), "weight", rows->row, ofRow)) ||
      failed(verifyShape(*this, getRstd(), "rstd", rows->outer, ofOuter)) ||
      failed(verifyShape(*this, getDinput(), "the gradient of the input",
                         shapeOf(getInput()), ofInput)))
    return failure();
  if (static_cast<bool>(getWeight()) != static_cast<bool>(getDweight()))
    return emitOpError() << "must have a second result, the gradient of the "
                            "weight, where it has a weight and only there";
  return verifyShape(*this, getDweight(), "the gradient of the weight",
                     rows->row, ofRow);
}

/// Checks `mean` and `rstd`, both or none of which are there.
static LogicalResult verifyStatistics(Operation *op, ValueRange statistics,
                                      ArrayRef<int64_t> outer) {
  if (!statistics.empty() && statistics.size() != 2)
    return op->emitOpError() << "has " << statistics.size()
                             << " statistics; give mean and rstd, or neither";
  for (Value value : statistics)
    if (failed(
            verifyShape(op, value, "each of the statistics", outer, ofOuter)))
      return failure();
  return success();
}

LogicalResult LayerNormOp::verify() {
  FailureOr<Rows> rows = verifyNorm(*this, getInput(), getAxis(), getEps());
  if (failed(rows) ||
      failed(verifyShape(*this, getWeight(), "weight", rows->row, ofRow)) ||
      failed(verifyShape(*this, getBias(), "bias", rows->row, ofRow)) ||
      failed(verifyShape(*this, getResult(), "result", shapeOf(getInput()),
                         ofInput)))
    return failure();
  return verifyStatistics(*this, getStatistics(), rows->outer);
}

LogicalResult LayerNormGradOp::verify() {
  FailureOr<Rows> rows = verifyNorm(*this, getInput(), getAxis(), getEps());
  if (failed(rows) ||
      failed(verifyShape(*this, getGrad(), "grad", shapeOf(getInput()),
                         ofInput)) ||
      failed(verifyShape(*this, getWeight(), "weight", rows->row, ofRow)) ||
      failed(verifyStatistics(*this, getStatistics(), rows->outer)) ||
      failed(verifyShape(*this, getDinput(), "the gradient of the input",
                         shapeOf(getInput()), ofInput)))
    return failure();
  size_t least = getWeight() ? 1 : 0, count = getDparameters().size();
  if (count < least || count > least + 1)
    return emitOpError()
           << "gives " << count << " gradients beside that of the input; "
           << (least
                   ? "with a weight there is one, or two with that of the bias"
                   : "without a weight there is none, or one with that of "
                     "the bias");
  for (Value value : getDparameters())
    if (failed(verifyShape(*this, value, "the gradients of weight and bias",
                           rows->row, ofRow)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

LogicalResult SoftmaxOp::verify() {
  if (failed(verifyAxis(*this, getAxis(), shapeOf(getInput()).size())))
    return failure();
  return verifyShape(*this, getResult(), "result", shapeOf(getInput()),
                     ofInput);
}

LogicalResult SoftmaxGradOp::verify() {
  ArrayRef<int64_t> shape = shapeOf(getOutput());
  if (failed(verifyAxis(*this, getAxis(), shape.size())) ||
      failed(verifyShape(*this, getGrad(), "grad", shape,
                         "that of softmax's result")))
    return failure();
  return verifyShape(*this, getDinput(), "result", shape,
                     "that of softmax's result");
}

//===----------------------------------------------------------------------===//
// Loss
//===----------------------------------------------------------------------===//

static LogicalResult verifyLoss(Operation *op, Value logits, Value targets,
                                std::optional<APFloat> smoothing,
                                std::optional<APFloat> cap) {
  if (shapeOf(logits).empty())
    return op->emitOpError() << "logits must have a last dim, the classes, but "
                                "are of rank 0";
  if (smoothing) {
    double value = smoothing->convertToDouble();
    if (!(value >= 0 && value <= 1))
      return op->emitOpError() << "smoothing must lie in [0, 1]";
  }
  if (cap && !(cap->isFinite() && cap->convertToDouble() > 0))
    return op->emitOpError()
           << "cap must be finite and positive; leave it out for no cap";
  Type index = cast<RankedTensorType>(targets.getType()).getElementType();
  if (index.getIntOrFloatBitWidth() < 8)
    return op->emitOpError()
           << "targets must be integers of at least 8 bits, not " << index;
  return verifyShape(op, targets, "targets", shapeOf(logits).drop_back(),
                     "that of the logits without the classes");
}

static constexpr StringLiteral ofTargets = "that of the targets";

LogicalResult CrossEntropyOp::verify() {
  if (failed(verifyLoss(*this, getLogits(), getTargets(), getSmoothing(),
                        getCap())) ||
      failed(verifyShape(*this, getLoss(), "loss", shapeOf(getTargets()),
                         ofTargets)))
    return failure();
  return verifyShape(*this, getLse(), "lse", shapeOf(getTargets()), ofTargets);
}

LogicalResult CrossEntropyGradOp::verify() {
  if (failed(verifyLoss(*this, getLogits(), getTargets(), getSmoothing(),
                        getCap())) ||
      failed(verifyShape(*this, getGrad(), "grad", shapeOf(getTargets()),
                         ofTargets)) ||
      failed(verifyShape(*this, getLse(), "lse", shapeOf(getTargets()),
                         ofTargets)))
    return failure();
  return verifyShape(*this, getDlogits(), "the gradient of the logits",
                     shapeOf(getLogits()), "that of the logits");
}

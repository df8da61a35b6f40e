// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The named training ops, and the verifiers of those that are not over rows.

#include "sinter/IR/SinterTrainingOps.h"

#include "TrainingVerify.h"
#include "VerifyUtils.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace sinter;

#define GET_OP_CLASSES
#include "sinter/IR/SinterTrainingOps.cpp.inc"

static constexpr StringLiteral ofAll = "as all operands and results have";

/// Checks that `values` have one shape, that of the first.
static LogicalResult verifyAlike(Operation *op, ValueRange values,
                                 ArrayRef<StringRef> names) {
  for (auto [value, name] : llvm::zip_equal(values, names))
    if (failed(verifyShape(op, value, name, shapeOf(values.front()), ofAll)))
      return failure();
  return success();
}

/// Checks that `value`, where it is there, has rank 0.
static LogicalResult verifyScalar(Operation *op, Value value, StringRef what) {
  return verifyShape(op, value, what, {}, "one number for the whole tensor");
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

LogicalResult SwigluOp::verify() {
  return verifyAlike(*this, {getGate(), getUp(), getResult()},
                     {"gate", "up", "result"});
}

LogicalResult SwigluGradOp::verify() {
  return verifyAlike(
      *this, {getGrad(), getGate(), getUp(), getDgate(), getDup()},
      {"grad", "gate", "up", "the gradient of gate", "the gradient of up"});
}

LogicalResult GeluOp::verify() {
  return verifyAlike(*this, {getInput(), getResult()}, {"input", "result"});
}

LogicalResult GeluGradOp::verify() {
  return verifyAlike(*this, {getGrad(), getInput(), getDinput()},
                     {"grad", "input", "result"});
}

template <typename Op> static LogicalResult verifyRotation(Op op) {
  ArrayRef<int64_t> shape = shapeOf(op.getInput());
  ArrayRef<int64_t> angles = shapeOf(op.getCosine());
  if (failed(verifyAlike(op, {op.getInput(), op.getResult()},
                         {"input", "result"})) ||
      failed(
          verifyShape(op, op.getSine(), "sine", angles, "that of the cosines")))
    return failure();
  if (shape.empty() || angles.empty())
    return op.emitOpError()
           << "input, cosine and sine must have a last dim, but are of ranks "
           << shape.size() << ", " << angles.size() << " and " << angles.size();
  if (angles.back() > shape.back() / 2)
    return op.emitOpError()
           << "rotates " << angles.back() << " pairs, but the last dim of the "
           << "input has " << shape.back() << " elements: cosine and sine may "
           << "have at most " << shape.back() / 2 << " entries";
  if (op.getDims().size() + 1 != angles.size())
    return op.emitOpError()
           << "dims must name a dim of the input for each of the "
           << angles.size() - 1 << " dims of cosine before the last, not "
           << op.getDims().size();
  if (failed(verifyDistinctDims(op, op.getDims(), shape.size() - 1, "dims")))
    return failure();
  if (!llvm::is_sorted(op.getDims()))
    return op.emitOpError() << "dims must ascend";
  for (auto [i, dim] : llvm::enumerate(op.getDims()))
    if (angles[i] != shape[dim])
      return op.emitOpError()
             << "dim " << i << " of cosine has size " << angles[i]
             << ", but dim " << dim << " of the input has " << shape[dim];
  return success();
}

LogicalResult RopeOp::verify() { return verifyRotation(*this); }
LogicalResult RopeGradOp::verify() { return verifyRotation(*this); }

template <typename Op> static LogicalResult verifyDropout(Op op) {
  double rate = op.getRate().convertToDouble();
  if (!(rate >= 0 && rate < 1))
    return op.emitOpError() << "rate must lie in [0, 1): it is the share of "
                               "elements that are dropped";
  for (auto [value, name] :
       {std::pair(op.getSeed(), "seed"), std::pair(op.getOffset(), "offset")}) {
    if (failed(verifyScalar(op, value, name)))
      return failure();
    Type type = cast<RankedTensorType>(value.getType()).getElementType();
    if (type.getIntOrFloatBitWidth() > 64)
      return op.emitOpError()
             << name << " must have at most 64 bits, not " << type;
  }
  return verifyAlike(op, {op.getInput(), op.getResult()}, {"input", "result"});
}

LogicalResult DropoutOp::verify() { return verifyDropout(*this); }
LogicalResult DropoutGradOp::verify() { return verifyDropout(*this); }

//===----------------------------------------------------------------------===//
// Look-ups
//===----------------------------------------------------------------------===//

/// Checks the shape of looked-up rows.
static LogicalResult verifyRows(Operation *op, Value table, Value indices,
                                Value rows, StringRef what) {
  ArrayRef<int64_t> shape = shapeOf(table);
  if (shape.empty())
    return op->emitOpError() << "the table must have a first dim, its rows, "
                                "but is of rank 0";
  SmallVector<int64_t> wanted(shapeOf(indices));
  llvm::append_range(wanted, shape.drop_front());
  Type index = cast<RankedTensorType>(indices.getType()).getElementType();
  if (index.getIntOrFloatBitWidth() < 8)
    return op->emitOpError()
           << "indices must be integers of at least 8 bits, not " << index;
  return verifyShape(op, rows, what, wanted,
                     "that of the indices, then that of one row");
}

LogicalResult EmbeddingOp::verify() {
  return verifyRows(*this, getTable(), getIndices(), getResult(), "result");
}

LogicalResult EmbeddingGradOp::verify() {
  return verifyRows(*this, getDtable(), getIndices(), getGrad(), "grad");
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

/// Checks the shape of a state before the first step.
static LogicalResult verifyInit(Operation *op, Value init, StringRef what,
                                ArrayRef<int64_t> shape, int64_t axis) {
  SmallVector<int64_t> state(shape);
  state.erase(state.begin() + axis);
  return verifyShape(op, init, what, state, "that of the input without axis");
}

LogicalResult LinearRecurrenceOp::verify() {
  ArrayRef<int64_t> shape = shapeOf(getInput());
  if (failed(verifyAxis(*this, getAxis(), shape.size())) ||
      failed(verifyAlike(*this, {getInput(), getDecay(), getResult()},
                         {"input", "decay", "result"})))
    return failure();
  return verifyInit(*this, getInit(), "init", shape, getAxis());
}

LogicalResult LinearRecurrenceGradOp::verify() {
  ArrayRef<int64_t> shape = shapeOf(getGrad());
  if (failed(verifyAxis(*this, getAxis(), shape.size())) ||
      failed(verifyAlike(
          *this, {getGrad(), getDecay(), getStates(), getDdecay(), getDinput()},
          {"grad", "decay", "states", "the gradient of decay",
           "the gradient of the input"})))
    return failure();
  if (static_cast<bool>(getInit()) != static_cast<bool>(getDinit()))
    return emitOpError() << "must have a third result, the gradient of init, "
                            "where it has an init and only there";
  if (failed(verifyInit(*this, getInit(), "init", shape, getAxis())))
    return failure();
  return verifyInit(*this, getDinit(), "the gradient of init", shape,
                    getAxis());
}

static LogicalResult verifyConvolution(Operation *op, Value input, Value weight,
                                       Value bias, StringRef biasName) {
  ArrayRef<int64_t> shape = shapeOf(input), taps = shapeOf(weight);
  if (shape.size() < 2)
    return op->emitOpError() << "input must end in the dims time and channel, "
                                "but is of rank "
                             << shape.size();
  if (taps.size() != 2 || taps[1] != shape.back())
    return op->emitOpError()
           << "weight must have shape K x " << shape.back()
           << ", terms and the channels of the input, not " << shapeText(taps);
  if (taps[0] < 1 || taps[0] > maxConvolutionTerms)
    return op->emitOpError()
           << "has " << taps[0] << " terms; 1 to " << maxConvolutionTerms
           << " are written out: write a longer one as a product";
  return verifyShape(op, bias, biasName, shape.take_back(),
                     "one for each channel");
}

LogicalResult CausalConv1dOp::verify() {
  if (failed(
          verifyAlike(*this, {getInput(), getResult()}, {"input", "result"})))
    return failure();
  return verifyConvolution(*this, getInput(), getWeight(), getBias(), "bias");
}

LogicalResult CausalConv1dGradOp::verify() {
  if (failed(verifyAlike(*this, {getInput(), getGrad(), getDinput()},
                         {"input", "grad", "the gradient of the input"})) ||
      failed(verifyShape(*this, getDweight(), "the gradient of the weight",
                         shapeOf(getWeight()), "that of the weight")))
    return failure();
  return verifyConvolution(*this, getInput(), getWeight(), getDbias(),
                           "the gradient of the bias");
}

//===----------------------------------------------------------------------===//
// Optimizer
//===----------------------------------------------------------------------===//

LogicalResult AdamwOp::verify() {
  if (failed(verifyAlike(*this,
                         {getWeight(), getMean(), getSquare(), getGrad(),
                          getNewWeight(), getNewMean(), getNewSquare()},
                         {"weight", "mean", "square", "grad", "the new weight",
                          "the new mean", "the new square"})) ||
      failed(verifyShape(*this, getCopy(), "the copy", shapeOf(getWeight()),
                         ofAll)) ||
      failed(verifyScalar(*this, getRate(), "rate")) ||
      failed(verifyScalar(*this, getStep(), "step")) ||
      failed(verifyScalar(*this, getScale(), "scale")) ||
      failed(verifyEps(*this, getEps())))
    return failure();
  for (const auto &[value, name] :
       {std::pair(getBeta1(), "beta1"), std::pair(getBeta2(), "beta2")}) {
    double beta = value.convertToDouble();
    if (!(beta >= 0 && beta < 1))
      return emitOpError() << name << " must lie in [0, 1)";
  }
  if (!getDecay().isFinite())
    return emitOpError() << "decay must be finite; 0 is no decay";
  return success();
}

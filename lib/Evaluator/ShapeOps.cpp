// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that move elements. Most are views; the others copy.

#include "Copy.h"
#include "OpRun.h"

#include "sinter/IR/SinterDialect.h"

#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

namespace {

LogicalResult evaluateBroadcast(OpRun &run) {
  auto op = cast<BroadcastOp>(run.op);
  Tensor view = run.in(0);
  view.shape.assign(run.resultTensorType().getShape().begin(),
                    run.resultTensorType().getShape().end());
  view.strides.assign(view.shape.size(), 0);
  for (auto [i, dim] : llvm::enumerate(op.getDims()))
    if (run.in(0).shape[i] == view.shape[dim])
      view.strides[dim] = run.in(0).strides[i];
  run.set(0, std::move(view));
  return success();
}

LogicalResult evaluateTranspose(OpRun &run) {
  Tensor view = run.in(0);
  for (auto [i, dim] :
       llvm::enumerate(cast<TransposeOp>(run.op).getPermutation())) {
    view.shape[i] = run.in(0).shape[dim];
    view.strides[i] = run.in(0).strides[dim];
  }
  run.set(0, std::move(view));
  return success();
}

LogicalResult evaluateReshape(OpRun &run) {
  ArrayRef<int64_t> shape = run.resultTensorType().getShape();
  std::optional<Tensor> view = reshapedView(run.in(0), shape);
  if (!view) {
    FailureOr<Tensor> copy = run.contiguous(run.in(0));
    if (failed(copy))
      return failure();
    view = reshapedView(*copy, shape);
  }
  run.set(0, std::move(*view));
  return success();
}

LogicalResult evaluateReverse(OpRun &run) {
  Tensor view = run.in(0);
  for (int64_t dim : cast<ReverseOp>(run.op).getDims()) {
    if (view.shape[dim] == 0)
      continue;
    view.offset += (view.shape[dim] - 1) * view.strides[dim];
    view.strides[dim] = -view.strides[dim];
  }
  run.set(0, std::move(view));
  return success();
}

LogicalResult evaluateSlice(OpRun &run) {
  auto op = cast<SliceOp>(run.op);
  Tensor view = run.in(0);
  ArrayRef<int64_t> shape = run.resultTensorType().getShape();
  for (size_t d = 0; d < shape.size(); ++d) {
    // No element: the offset may lie past the end, and is never read.
    if (shape[d] != 0)
      view.offset += op.getOffsets()[d] * view.strides[d];
    view.shape[d] = shape[d];
    view.strides[d] *= op.getStrides()[d];
  }
  run.set(0, std::move(view));
  return success();
}

LogicalResult evaluateConcat(OpRun &run) {
  FailureOr<Tensor> out = run.out();
  if (failed(out))
    return failure();
  int64_t dim = cast<ConcatOp>(run.op).getDim(), position = 0;
  for (unsigned i = 0; i < run.operands.size(); ++i) {
    Tensor part = *out;
    part.shape = run.in(i).shape;
    part.offset += position * part.strides[dim];
    position += part.shape[dim];
    copyView(run.machine, part, run.in(i));
  }
  return success();
}

LogicalResult evaluatePad(OpRun &run) {
  auto op = cast<PadOp>(run.op);
  FailureOr<Tensor> out = run.out();
  if (failed(out))
    return failure();
  fillTensor(run.machine, *out, run.in(1));
  // The box of operand elements that land within the result.
  Tensor from = run.in(0), to = *out;
  for (int64_t d = 0; d < from.rank(); ++d) {
    int64_t low = op.getLow()[d], step = op.getInterior()[d] + 1;
    int64_t first = low < 0 ? llvm::divideCeil(-low, step) : 0;
    int64_t room = to.shape[d] - low;
    int64_t last = room <= 0 ? 0 : llvm::divideCeil(room, step);
    last = std::min(last, from.shape[d]);
    int64_t count = std::max<int64_t>(0, last - first);
    if (count != 0) {
      from.offset += first * from.strides[d];
      to.offset += (low + first * step) * to.strides[d];
    }
    from.shape[d] = to.shape[d] = count;
    to.strides[d] *= step;
  }
  copyView(run.machine, to, from);
  return success();
}

LogicalResult evaluateIota(OpRun &run) {
  RankedTensorType type = run.resultTensorType();
  int64_t dim = cast<IotaOp>(run.op).getDim();
  int64_t count = type.getDimSize(dim);
  std::optional<ElementKind> kind = elementKind(type.getElementType());
  if (!kind)
    return run.op->emitOpError("element type is not evaluated");
  FailureOr<Tensor> line = run.scratch(*kind, {count});
  if (failed(line))
    return failure();
  for (int64_t i = 0; i < count; ++i) {
    void *to = line->data() + i * elementBytes(*kind);
    if (isFloatKind(*kind)) {
      double value = static_cast<double>(i);
      convertTo(*kind, &value, 1, to);
    } else {
      convertTo(*kind, &i, 1, to);
    }
  }
  line->shape.assign(type.getShape().begin(), type.getShape().end());
  line->strides.assign(line->shape.size(), 0);
  line->strides[dim] = 1;
  run.set(0, std::move(*line));
  return success();
}

LogicalResult evaluateBitcast(OpRun &run) {
  RankedTensorType type = run.resultTensorType();
  std::optional<ElementKind> kind = elementKind(type.getElementType());
  if (!kind)
    return run.op->emitOpError("element type is not evaluated");
  FailureOr<Tensor> from = run.contiguous(run.in(0));
  if (failed(from))
    return failure();
  int64_t offset = from->offset * elementBytes(from->kind);
  if (offset % elementBytes(*kind) != 0) {
    FailureOr<Tensor> copy = run.scratch(from->kind, from->shape);
    if (failed(copy))
      return failure();
    copyView(run.machine, *copy, *from);
    from = copy;
    offset = 0;
  }
  // The pieces of an element lie lowest bits first in memory already.
  from->offset = offset / elementBytes(*kind);
  from->kind = *kind;
  from->shape.assign(type.getShape().begin(), type.getShape().end());
  from->strides = rowMajorStrides(from->shape);
  run.set(0, std::move(*from));
  return success();
}

LogicalResult evaluateBarrier(OpRun &run) {
  for (unsigned i = 0; i < run.operands.size(); ++i)
    run.results[i] = *run.operands[i];
  return success();
}

} // namespace

void eval::addShapeOps(OpTable &table) {
  table["sinter.broadcast"] = evaluateBroadcast;
  table["sinter.transpose"] = evaluateTranspose;
  table["sinter.reshape"] = evaluateReshape;
  table["sinter.reverse"] = evaluateReverse;
  table["sinter.slice"] = evaluateSlice;
  table["sinter.concat"] = evaluateConcat;
  table["sinter.pad"] = evaluatePad;
  table["sinter.iota"] = evaluateIota;
  table["sinter.bitcast"] = evaluateBitcast;
  table["sinter.barrier"] = evaluateBarrier;
}

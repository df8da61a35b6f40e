// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Into quantised values and out of them: codes and scales, both in the logical
// order of dims whatever the layout of the type.

#include "Narrow.h"
#include "OpRun.h"

#include "sinter/IR/SinterDialect.h"

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

namespace {

// Position of the scale of element `n` (row-major) of a quantised tensor.
int64_t scaleOf(QuantizedType type, ArrayRef<int64_t> scaleStrides, int64_t n) {
  ArrayRef<int64_t> shape = type.getShape(), block = type.getBlock();
  int64_t position = 0;
  for (size_t d = shape.size(); d-- > 0;) {
    position += n % shape[d] / block[d] * scaleStrides[d];
    n /= shape[d];
  }
  return position;
}

// The scale as stored, and the value that it has. A scale that would round to 0
// is the smallest that is not, so that no division is by 0.
float roundScale(ElementKind kind, float scale, void *to) {
  if (kind == ElementKind::E4M3 && scale > 0) {
    uint32_t code = floatToNarrow<E4M3Format, true>(scale);
    *static_cast<uint8_t *>(to) =
        static_cast<uint8_t>(std::max<uint32_t>(code, 1));
  } else if (kind == ElementKind::E8M0) {
    *static_cast<uint8_t *>(to) = static_cast<uint8_t>(floatToScaleUp(scale));
  } else {
    if (scale == 0)
      scale = std::numeric_limits<float>::denorm_min();
    convertTo(kind, &scale, 1, to);
  }
  float stored;
  convertFrom(kind, to, 1, &stored);
  return stored;
}

uint8_t encode(ElementKind kind, float value) {
  switch (kind) {
  case ElementKind::E4M3:
    return static_cast<uint8_t>(floatToNarrow<E4M3Format, true>(value));
  case ElementKind::E5M2:
    return static_cast<uint8_t>(floatToNarrow<E5M2Format, true>(value));
  default:
    return value != value
               ? 0
               : static_cast<uint8_t>(floatToNarrow<E2M1Format, true>(value));
  }
}

LogicalResult evaluateQuantize(OpRun &run) {
  QuantizedType type = cast<QuantizeOp>(run.op).getType();
  std::optional<ElementKind> codeKind = elementKind(type.getElementType());
  std::optional<ElementKind> scaleKind = elementKind(type.getScaleType());
  if (!codeKind || !scaleKind)
    return run.op->emitOpError("format is not evaluated");
  SmallVector<int64_t> scaleShape = type.getScaleShape();
  int64_t count = run.in(0).size();
  FailureOr<Tensor> codes = run.scratch(*codeKind, type.getShape());
  FailureOr<Tensor> scales = run.scratch(*scaleKind, scaleShape);
  FailureOr<Tensor> values = run.scratch(ElementKind::F32, {count});
  if (failed(codes) || failed(scales) || failed(values))
    return failure();
  int64_t scaleCount = scales->size();
  FailureOr<Tensor> wide = run.scratch(ElementKind::F32, {scaleCount});
  if (failed(wide))
    return failure();
  SmallVector<int64_t, 4> strides = rowMajorStrides(scaleShape);
  float *x = values->as<float>(), *amax = wide->as<float>();
  std::fill_n(amax, scaleCount, 0.0f);
  std::vector<bool> hasNan(static_cast<size_t>(scaleCount));

  Reader reader(run.in(0));
  bool isWide = run.in(0).kind == ElementKind::F64;
  float scratch[chunkElements];
  double doubles[chunkElements];
  for (int64_t i = 0; i < count; i += chunkElements) {
    int64_t n = std::min(count - i, chunkElements);
    if (isWide) {
      const double *from = reader.load(i, n, doubles);
      for (int64_t j = 0; j < n; ++j)
        x[i + j] = static_cast<float>(from[j]);
    } else {
      std::copy_n(reader.load(i, n, scratch), n, x + i);
    }
  }
  for (int64_t i = 0; i < count; ++i) {
    int64_t s = scaleOf(type, strides, i);
    if (std::isfinite(x[i]))
      amax[s] = std::max(amax[s], std::fabs(x[i]));
    else if (x[i] != x[i])
      hasNan[static_cast<size_t>(s)] = true;
  }
  bool isGiven = static_cast<bool>(cast<QuantizeOp>(run.op).getScale());
  if (isGiven) {
    FailureOr<Tensor> given = run.contiguous(run.in(1));
    if (failed(given))
      return failure();
    std::memcpy(scales->data(), given->data(),
                scaleCount * elementBytes(*scaleKind));
    convertFrom(*scaleKind, scales->data(), scaleCount, amax);
  }
  for (int64_t s = 0; s < scaleCount && !isGiven; ++s) {
    float scale = amax[s] == 0 ? 1.0f : amax[s] / largestFinite(*codeKind);
    void *to = scales->data() + s * elementBytes(*scaleKind);
    amax[s] = roundScale(*scaleKind, scale, to);
  }
  for (int64_t i = 0; i < count; ++i)
    codes->as<uint8_t>()[i] =
        encode(*codeKind, x[i] / amax[scaleOf(type, strides, i)]);
  if (*codeKind == ElementKind::E2M1) {
    float nan = std::numeric_limits<float>::quiet_NaN();
    for (int64_t s = 0; s < scaleCount; ++s)
      if (hasNan[static_cast<size_t>(s)])
        convertTo(*scaleKind, &nan, 1,
                  scales->data() + s * elementBytes(*scaleKind));
  }
  run.results[0] = {std::move(*codes), std::move(*scales)};
  return success();
}

LogicalResult evaluateDequantize(OpRun &run) {
  auto type = cast<QuantizedType>(run.op->getOperand(0).getType());
  FailureOr<Tensor> out = run.out();
  FailureOr<Tensor> codes = run.contiguous(run.in(0));
  FailureOr<Tensor> scales = run.contiguous(run.operands[0]->scales);
  if (failed(out) || failed(codes) || failed(scales))
    return failure();
  SmallVector<int64_t, 4> strides = rowMajorStrides(scales->shape);
  int64_t count = out->size();
  float values[chunkElements];
  for (int64_t i = 0; i < count; i += chunkElements) {
    int64_t n = std::min(count - i, chunkElements);
    convertFrom(codes->kind, codes->data() + i, n, values);
    for (int64_t j = 0; j < n; ++j) {
      float scale;
      convertFrom(scales->kind,
                  scales->data() + scaleOf(type, strides, i + j) *
                                       elementBytes(scales->kind),
                  1, &scale);
      values[j] *= scale;
    }
    convertTo(out->kind, values, n, out->data() + i * elementBytes(out->kind));
  }
  return success();
}

/// Dim i of the result is dim permutation[i] of the tensor.
Tensor permuted(const Tensor &tensor, ArrayRef<int64_t> permutation) {
  Tensor view = tensor;
  for (auto [i, d] : llvm::enumerate(permutation)) {
    view.shape[i] = tensor.shape[d];
    view.strides[i] = tensor.strides[d];
  }
  return view;
}

LogicalResult evaluateUnpack(OpRun &run) {
  auto type = cast<QuantizedType>(run.op->getOperand(0).getType());
  run.set(0, permuted(run.in(0), type.getLayout()));
  run.set(1, permuted(run.operands[0]->scales, type.getLayout()));
  return success();
}

LogicalResult evaluatePack(OpRun &run) {
  ArrayRef<int64_t> layout = cast<PackOp>(run.op).getType().getLayout();
  SmallVector<int64_t> inverse(layout.size());
  for (auto [i, d] : llvm::enumerate(layout))
    inverse[d] = static_cast<int64_t>(i);
  run.results[0] = {permuted(run.in(0), inverse), permuted(run.in(1), inverse)};
  return success();
}

} // namespace

void eval::addQuantOps(OpTable &table) {
  table["sinter.unpack"] = evaluateUnpack;
  table["sinter.pack"] = evaluatePack;
  table["sinter.quantize"] = evaluateQuantize;
  table["sinter.dequantize"] = evaluateDequantize;
}

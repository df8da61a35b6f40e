// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dynamic slices, gather and scatter.

#include "Copy.h"
#include "OpRun.h"

#include "sinter/IR/SinterDialect.h"

#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

namespace {

// The box of `size` in `tensor` at starts that are clamped to fit.
Tensor clampedBox(const Tensor &tensor, ArrayRef<const Datum *> starts,
                  ArrayRef<int64_t> size, bool isUnsigned) {
  Tensor view = tensor;
  for (size_t d = 0; d < size.size(); ++d) {
    int64_t start;
    readIntegers(starts[d]->tensor, isUnsigned, &start);
    int64_t room = tensor.shape[d] - size[d];
    view.offset += std::clamp<int64_t>(start, 0, room) * tensor.strides[d];
    view.shape[d] = size[d];
  }
  return view;
}

LogicalResult evaluateDynamicSlice(OpRun &run) {
  auto op = cast<DynamicSliceOp>(run.op);
  run.set(0, clampedBox(run.in(0), run.operands.drop_front(1),
                        run.resultTensorType().getShape(), op.getIsUnsigned()));
  return success();
}

LogicalResult evaluateDynamicUpdateSlice(OpRun &run) {
  auto op = cast<DynamicUpdateSliceOp>(run.op);
  FailureOr<Tensor> out = run.out();
  if (failed(out))
    return failure();
  copyView(run.machine, *out, run.in(0));
  copyView(run.machine,
           clampedBox(*out, run.operands.drop_front(2), run.in(1).shape,
                      op.getIsUnsigned()),
           run.in(1));
  return success();
}

// The index vectors of a gather or scatter, and where each points to.
class IndexVectors {
public:
  // `indices` is contiguous and of kind I64.
  IndexVectors(const Tensor &indices, int64_t vectorDim,
               ArrayRef<int64_t> componentDims, ArrayRef<int64_t> operandBatch,
               ArrayRef<int64_t> indicesBatch)
      : values(indices.as<int64_t>()), componentDims(componentDims),
        operandBatch(operandBatch) {
    SmallVector<int64_t, 4> strides = rowMajorStrides(indices.shape);
    for (int64_t d = 0; d < indices.rank(); ++d) {
      if (d == vectorDim) {
        componentStride = strides[d];
        continue;
      }
      shape.push_back(indices.shape[d]);
      valueStrides.push_back(strides[d]);
    }
    for (int64_t d : indicesBatch)
      batchPositions.push_back(d > vectorDim ? d - 1 : d);
    count = 1;
    for (int64_t size : shape)
      count *= size;
  }

  // Position in an operand of `rank` dims of vector number `n`, whose
  // coordinates are put in `index`. Dims that it does not name are 0.
  void locate(int64_t n, MutableArrayRef<int64_t> index,
              MutableArrayRef<int64_t> start) const {
    int64_t position = 0;
    for (size_t d = shape.size(); d-- > 0;) {
      index[d] = n % shape[d];
      n /= shape[d];
      position += index[d] * valueStrides[d];
    }
    std::fill(start.begin(), start.end(), 0);
    for (size_t i = 0; i < componentDims.size(); ++i)
      start[componentDims[i]] =
          values[position + static_cast<int64_t>(i) * componentStride];
    for (size_t i = 0; i < operandBatch.size(); ++i)
      start[operandBatch[i]] = index[batchPositions[i]];
  }

  const int64_t *values;
  SmallVector<int64_t, 4> shape; // of the grid of vectors
  int64_t count;

private:
  ArrayRef<int64_t> componentDims, operandBatch;
  SmallVector<int64_t, 4> valueStrides, batchPositions;
  int64_t componentStride = 0;
};

// The indices of a gather or scatter as IndexVectors takes them.
FailureOr<Tensor> wideIndices(OpRun &run, bool isUnsigned) {
  FailureOr<Tensor> wide = run.scratch(ElementKind::I64, run.in(1).shape);
  if (succeeded(wide))
    readIntegers(run.in(1), isUnsigned, wide->as<int64_t>());
  return wide;
}

SmallVector<int64_t, 4> dimsNotIn(int64_t rank, ArrayRef<int64_t> a,
                                  ArrayRef<int64_t> b = {}) {
  SmallVector<int64_t, 4> rest;
  for (int64_t d = 0; d < rank; ++d)
    if (!llvm::is_contained(a, d) && !llvm::is_contained(b, d))
      rest.push_back(d);
  return rest;
}

template <typename E>
void copyWindow(E *to, ArrayRef<int64_t> toStrides, const E *from,
                ArrayRef<int64_t> fromStrides, ArrayRef<int64_t> shape) {
  if (shape.empty()) {
    *to = *from;
    return;
  }
  if (shape.size() == 1) {
    for (int64_t i = 0; i < shape[0]; ++i)
      to[i * toStrides[0]] = from[i * fromStrides[0]];
    return;
  }
  for (int64_t i = 0; i < shape[0]; ++i)
    copyWindow(to + i * toStrides[0], toStrides.drop_front(),
               from + i * fromStrides[0], fromStrides.drop_front(),
               shape.drop_front());
}

template <typename E>
void gatherAs(OpRun &run, GatherOp op, const Tensor &indices,
              const Tensor &out) {
  const Tensor &in = run.in(0);
  IndexVectors vectors(indices, op.getIndexVectorDim(), op.getStartIndexMap(),
                       op.getOperandBatchingDims(),
                       op.getIndicesBatchingDims());
  SmallVector<int64_t, 4> window = dimsNotIn(
      in.rank(), op.getCollapsedSliceDims(), op.getOperandBatchingDims());
  SmallVector<int64_t, 4> grid = dimsNotIn(out.rank(), op.getOffsetDims());
  SmallVector<int64_t, 4> shape, toStrides, fromStrides;
  int64_t windowSize = 1;
  for (auto [dim, offsetDim] : llvm::zip(window, op.getOffsetDims())) {
    shape.push_back(op.getSliceSizes()[dim]);
    toStrides.push_back(out.strides[offsetDim]);
    fromStrides.push_back(in.strides[dim]);
    windowSize *= shape.back();
  }
  if (windowSize == 0)
    return;
  run.machine.parallelFor(
      vectors.count, std::max<int64_t>(1, elementsPerTask / windowSize),
      [&](int64_t begin, int64_t end) {
        SmallVector<int64_t, 4> index(vectors.shape.size()), start(in.rank());
        for (int64_t n = begin; n < end; ++n) {
          vectors.locate(n, index, start);
          int64_t from = 0, to = 0;
          for (int64_t d = 0; d < in.rank(); ++d)
            from += std::clamp<int64_t>(start[d], 0,
                                        in.shape[d] - op.getSliceSizes()[d]) *
                    in.strides[d];
          for (auto [dim, i] : llvm::zip(grid, index))
            to += i * out.strides[dim];
          copyWindow(out.as<E>() + to, toStrides, in.as<E>() + from,
                     fromStrides, shape);
        }
      });
}

LogicalResult evaluateGather(OpRun &run) {
  auto op = cast<GatherOp>(run.op);
  FailureOr<Tensor> out = run.out();
  FailureOr<Tensor> indices = wideIndices(run, op.getIsUnsigned());
  if (failed(out) || failed(indices))
    return failure();
  if (out->size() == 0)
    return success();
  switch (elementBytes(out->kind)) {
  case 1:
    gatherAs<uint8_t>(run, op, *indices, *out);
    break;
  case 2:
    gatherAs<uint16_t>(run, op, *indices, *out);
    break;
  case 4:
    gatherAs<uint32_t>(run, op, *indices, *out);
    break;
  default:
    gatherAs<uint64_t>(run, op, *indices, *out);
    break;
  }
  return success();
}

// Calls visit(operand position, updates position) for each element of the
// slices that lie inside whole, index vectors in order.
template <typename Fn>
void forEachUpdate(ScatterOp op, const Tensor &indices, const Tensor &out,
                   const Tensor &updates, Fn visit) {
  IndexVectors vectors(indices, op.getIndexVectorDim(),
                       op.getScatterDimsToOperandDims(),
                       op.getInputBatchingDims(), op.getIndicesBatchingDims());
  SmallVector<int64_t, 4> window = dimsNotIn(
      out.rank(), op.getInsertedWindowDims(), op.getInputBatchingDims());
  SmallVector<int64_t, 4> grid =
      dimsNotIn(updates.rank(), op.getUpdateWindowDims());
  // Far outside is outside; sums of positions must not wrap.
  constexpr int64_t far = int64_t(1) << 61;
  SmallVector<int64_t, 4> index(vectors.shape.size()), start(out.rank());
  auto walk = [&](auto &&self, size_t w, int64_t to, int64_t from) -> void {
    if (w == window.size()) {
      visit(to, from);
      return;
    }
    int64_t dim = window[w], updateDim = op.getUpdateWindowDims()[w];
    for (int64_t i = 0; i < updates.shape[updateDim]; ++i)
      self(self, w + 1, to + (start[dim] + i) * out.strides[dim],
           from + i * updates.strides[updateDim]);
  };
  for (int64_t n = 0; n < vectors.count; ++n) {
    vectors.locate(n, index, start);
    int64_t to = 0, from = 0;
    bool outside = false;
    for (int64_t d = 0; d < out.rank(); ++d) {
      start[d] = std::clamp(start[d], -far, far);
      auto at = llvm::find(window, d);
      if (at != window.end()) {
        int64_t updateDim = op.getUpdateWindowDims()[at - window.begin()];
        outside |=
            start[d] < 0 || start[d] > out.shape[d] - updates.shape[updateDim];
        continue;
      }
      outside |= start[d] < 0 || start[d] >= out.shape[d];
      to += outside ? 0 : start[d] * out.strides[d];
    }
    if (outside)
      continue;
    for (auto [dim, i] : llvm::zip(grid, index))
      from += i * updates.strides[dim];
    walk(walk, 0, to, from);
  }
}

// Both tensors are contiguous and in the type that adds: f64 for floats.
template <typename T>
void scatterAdd(ScatterOp op, const Tensor &indices, const Tensor &sums,
                const Tensor &updates) {
  T *to = sums.as<T>();
  const T *from = updates.as<T>();
  forEachUpdate(op, indices, sums, updates,
                [&](int64_t a, int64_t b) { to[a] += from[b]; });
}

template <typename E>
void scatterReplace(OpRun &run, ScatterOp op, const Tensor &indices,
                    const Tensor &out) {
  const Tensor &updates = run.in(2);
  E *to = out.as<E>();
  const E *from = updates.as<E>();
  forEachUpdate(op, indices, out, updates,
                [&](int64_t a, int64_t b) { to[a] = from[b]; });
}

template <typename T> void widen(const Tensor &from, const Tensor &to) {
  Reader reader(from);
  int64_t count = from.size();
  T scratch[chunkElements];
  for (int64_t i = 0; i < count; i += chunkElements) {
    int64_t n = std::min(count - i, chunkElements);
    std::copy_n(reader.load(i, n, scratch), n, to.as<T>() + i);
  }
}

template <typename T>
LogicalResult scatterSums(OpRun &run, ScatterOp op, const Tensor &indices,
                          const Tensor &out) {
  ElementKind wide =
      std::is_same_v<T, double> ? ElementKind::F64 : ElementKind::I64;
  FailureOr<Tensor> sums = run.scratch(wide, out.shape);
  FailureOr<Tensor> updates = run.scratch(wide, run.in(2).shape);
  if (failed(sums) || failed(updates))
    return failure();
  widen<T>(run.in(0), *sums);
  widen<T>(run.in(2), *updates);
  scatterAdd<T>(op, indices, *sums, *updates);
  int64_t count = out.size();
  const T *from = sums->template as<T>();
  unsigned bytes = elementBytes(out.kind);
  if constexpr (std::is_same_v<T, double>) {
    if (out.kind != ElementKind::F64) {
      float rounded[chunkElements];
      for (int64_t i = 0; i < count; i += chunkElements) {
        int64_t n = std::min(count - i, chunkElements);
        for (int64_t j = 0; j < n; ++j)
          rounded[j] = static_cast<float>(from[i + j]);
        convertTo(out.kind, rounded, n, out.data() + i * bytes);
      }
      return success();
    }
  }
  convertTo(out.kind, from, count, out.data());
  return success();
}

LogicalResult evaluateScatter(OpRun &run) {
  auto op = cast<ScatterOp>(run.op);
  FailureOr<Tensor> out = run.out();
  FailureOr<Tensor> indices = wideIndices(run, op.getIsUnsigned());
  if (failed(out) || failed(indices))
    return failure();
  if (op.getKind() == ScatterKind::Add)
    return isFloatKind(out->kind)
               ? scatterSums<double>(run, op, *indices, *out)
               : scatterSums<uint64_t>(run, op, *indices, *out);
  copyView(run.machine, *out, run.in(0));
  switch (elementBytes(out->kind)) {
  case 1:
    scatterReplace<uint8_t>(run, op, *indices, *out);
    break;
  case 2:
    scatterReplace<uint16_t>(run, op, *indices, *out);
    break;
  case 4:
    scatterReplace<uint32_t>(run, op, *indices, *out);
    break;
  default:
    scatterReplace<uint64_t>(run, op, *indices, *out);
    break;
  }
  return success();
}

} // namespace

void eval::addIndexOps(OpTable &table) {
  table["sinter.dynamic_slice"] = evaluateDynamicSlice;
  table["sinter.dynamic_update_slice"] = evaluateDynamicUpdateSlice;
  table["sinter.gather"] = evaluateGather;
  table["sinter.scatter"] = evaluateScatter;
}

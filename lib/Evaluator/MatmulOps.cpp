// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrix products: operands rounded to their precision and packed, sums in f64
// (64-bit integers for integers), each over its contracting dims in order.

#include "Copy.h"
#include "Narrow.h"
#include "OpRun.h"

#include "sinter/IR/SinterDialect.h"

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

// Compiles a function a second time for wider vectors, chosen when it is
// loaded. Contraction of multiply and add is off for this room, so results are
// the same.
#if defined(__x86_64__) && defined(__linux__) && defined(__clang__) &&         \
    !defined(__SANITIZE_ADDRESS__) && !__has_feature(address_sanitizer)
#define SINTER_WIDE_VECTORS                                                    \
  __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define SINTER_WIDE_VECTORS
#endif

namespace {

// Rows and columns of the block of sums that stays in registers: eight
// registers of eight f64 hide the latency of their additions.
constexpr int64_t blockRows = 8;
constexpr int64_t blockColumns = 8;
// Columns of rhs that a task packs at once, for all of k.
constexpr int64_t panelColumns = 64;

// The product as batch x rows x columns x depth.
struct Sizes {
  int64_t batch = 1, rows = 1, columns = 1, depth = 1;
};

// A view whose dims are those of `groups`, in order.
Tensor permuted(const Tensor &tensor,
                std::initializer_list<ArrayRef<int64_t>> groups) {
  Tensor view = tensor;
  view.shape.clear(), view.strides.clear();
  for (ArrayRef<int64_t> group : groups)
    for (int64_t dim : group) {
      view.shape.push_back(tensor.shape[dim]);
      view.strides.push_back(tensor.strides[dim]);
    }
  return view;
}

int64_t sizeOf(const Tensor &tensor, ArrayRef<int64_t> dims) {
  int64_t size = 1;
  for (int64_t dim : dims)
    size *= tensor.shape[dim];
  return size;
}

// Rounds floats to `precision` where that is not the type they come in.
void roundTo(Type precision, float *values, int64_t count) {
  if (isa<FloatTF32Type>(precision)) {
    for (int64_t i = 0; i < count; ++i)
      values[i] = roundToTF32(values[i]);
    return;
  }
  std::optional<ElementKind> kind = elementKind(precision);
  if (!kind || *kind == ElementKind::F32 || *kind == ElementKind::F64)
    return;
  uint16_t stored[chunkElements];
  convertTo(*kind, values, count, stored);
  convertFrom(*kind, stored, count, values);
}

// The elements of `view` in row-major order as T: float where the operand has
// at most f32's precision, double, or int64_t.
template <typename T>
void pack(Machine &machine, const Tensor &view, Type precision, T *to) {
  Reader reader(view);
  bool rounds = true;
  if (std::optional<ElementKind> kind = elementKind(precision))
    rounds = *kind != view.kind;
  machine.parallelFor(
      view.size(), elementsPerTask, [&](int64_t begin, int64_t end) {
        T scratch[chunkElements];
        for (int64_t i = begin; i < end; i += chunkElements) {
          int64_t count = std::min(end - i, chunkElements);
          if constexpr (std::is_same_v<T, float>) {
            if (view.kind == ElementKind::F64) {
              // To one rounding: through f64 to a narrow type at once.
              double wide[chunkElements];
              const double *from = reader.load(i, count, wide);
              std::optional<ElementKind> kind = elementKind(precision);
              if (!kind || *kind == ElementKind::F32) {
                for (int64_t j = 0; j < count; ++j)
                  to[i + j] = kind ? static_cast<float>(from[j])
                                   : roundToTF32(doubleToFloatOdd(from[j]));
                continue;
              }
              uint16_t stored[chunkElements];
              convertTo(*kind, from, count, stored);
              convertFrom(*kind, stored, count, to + i);
              continue;
            }
          }
          std::copy_n(reader.load(i, count, scratch), count, to + i);
          if constexpr (std::is_same_v<T, float>)
            if (rounds)
              roundTo(precision, to + i, count);
        }
      });
}

// Sums of blockRows x blockColumns: a is rows of `depth` at `stride`, b is
// `depth` rows of blockColumns.
template <typename T, typename Acc>
inline void multiplyBlock(const T *a, int64_t stride, const Acc *b,
                          int64_t depth, Acc *sums) {
  Acc block[blockRows][blockColumns] = {};
  for (int64_t k = 0; k < depth; ++k)
    for (int64_t r = 0; r < blockRows; ++r) {
      Acc left = static_cast<Acc>(a[r * stride + k]);
      for (int64_t c = 0; c < blockColumns; ++c)
        block[r][c] += left * b[k * blockColumns + c];
    }
  std::memcpy(sums, block, sizeof(block));
}

SINTER_WIDE_VECTORS
void multiplyFloats(const float *a, int64_t stride, const double *b,
                    int64_t depth, double *sums) {
  multiplyBlock(a, stride, b, depth, sums);
}
SINTER_WIDE_VECTORS
void multiplyDoubles(const double *a, int64_t stride, const double *b,
                     int64_t depth, double *sums) {
  multiplyBlock(a, stride, b, depth, sums);
}
void multiplyIntegers(const int64_t *a, int64_t stride, const uint64_t *b,
                      int64_t depth, uint64_t *sums) {
  multiplyBlock(a, stride, b, depth, sums);
}

// Rounds a sum to the accumulator's type and stores it in the result's.
template <typename Acc>
void storeSums(Type accumulator, const Acc *sums, int64_t count,
               const Tensor &out, int64_t position) {
  void *to = out.data() + position * elementBytes(out.kind);
  if constexpr (std::is_same_v<Acc, double>) {
    std::optional<ElementKind> kind = elementKind(accumulator);
    if (kind == ElementKind::F64) {
      convertTo(out.kind, sums, count, to);
      return;
    }
    float single[blockColumns];
    if (!kind || *kind == ElementKind::F32) {
      for (int64_t i = 0; i < count; ++i)
        single[i] = static_cast<float>(sums[i]);
    } else {
      uint16_t stored[blockColumns];
      convertTo(*kind, sums, count, stored);
      convertFrom(*kind, stored, count, single);
    }
    convertTo(out.kind, single, count, to);
  } else {
    // Wraps to the accumulator, then keeps its sign.
    alignas(8) std::byte stored[blockColumns * sizeof(int64_t)];
    int64_t wide[blockColumns];
    ElementKind kind = elementKind(accumulator).value_or(ElementKind::I64);
    convertTo(kind, sums, count, stored);
    convertFrom(kind, stored, count, wide);
    convertTo(out.kind, wide, count, to);
  }
}

template <typename T, typename Acc>
void multiply(Machine &machine, const Sizes &sizes, const T *lhs, const T *rhs,
              Type accumulator, const Tensor &out,
              void (*kernel)(const T *, int64_t, const Acc *, int64_t, Acc *)) {
  int64_t panels = llvm::divideCeil(sizes.columns, panelColumns);
  int64_t groups = llvm::divideCeil(sizes.rows, blockRows);
  // Few panels: rows are split too, each task packing the panel for itself.
  int64_t splits =
      std::clamp<int64_t>(8 / std::max<int64_t>(1, sizes.batch * panels), 1,
                          llvm::divideCeil(groups, 16));
  machine.parallelFor(
      sizes.batch * panels * splits, 1, [&](int64_t begin, int64_t end) {
        std::vector<Acc> packed(panelColumns * sizes.depth);
        std::vector<T> edge;
        Acc sums[blockRows * blockColumns];
        for (int64_t task = begin; task < end; ++task) {
          int64_t split = task % splits;
          int64_t panel = task / splits % panels;
          int64_t batch = task / splits / panels;
          int64_t first = panel * panelColumns;
          int64_t width = std::min(panelColumns, sizes.columns - first);
          const T *right = rhs + batch * sizes.depth * sizes.columns + first;
          for (int64_t c = 0; c < width; c += blockColumns) {
            Acc *to = packed.data() + c * sizes.depth;
            int64_t n = std::min(blockColumns, width - c);
            for (int64_t k = 0; k < sizes.depth; ++k)
              for (int64_t j = 0; j < blockColumns; ++j)
                to[k * blockColumns + j] =
                    j < n ? static_cast<Acc>(right[k * sizes.columns + c + j])
                          : Acc(0);
          }
          const T *left = lhs + batch * sizes.rows * sizes.depth;
          int64_t groupEnd = groups * (split + 1) / splits;
          for (int64_t g = groups * split / splits; g < groupEnd; ++g) {
            int64_t row = g * blockRows;
            int64_t height = std::min(blockRows, sizes.rows - row);
            const T *a = left + row * sizes.depth;
            if (height < blockRows) {
              // A block of full height, whose last rows are never stored.
              edge.assign(blockRows * sizes.depth, T(0));
              std::copy_n(a, height * sizes.depth, edge.data());
              a = edge.data();
            }
            for (int64_t c = 0; c < width; c += blockColumns) {
              kernel(a, sizes.depth, packed.data() + c * sizes.depth,
                     sizes.depth, sums);
              int64_t n = std::min(blockColumns, width - c);
              for (int64_t r = 0; r < height; ++r)
                storeSums(accumulator, sums + r * blockColumns, n, out,
                          (batch * sizes.rows + row + r) * sizes.columns +
                              first + c);
            }
          }
        }
      });
}

// Packs both operands as T and multiplies.
template <typename T, typename Acc>
LogicalResult packAndMultiply(OpRun &run, MatmulOp op, const Sizes &sizes,
                              const Tensor &lhs, const Tensor &rhs,
                              ElementKind kind, const Tensor &out,
                              void (*kernel)(const T *, int64_t, const Acc *,
                                             int64_t, Acc *)) {
  FailureOr<Tensor> a = run.scratch(kind, lhs.shape);
  FailureOr<Tensor> b = run.scratch(kind, rhs.shape);
  if (failed(a) || failed(b))
    return failure();
  pack(run.machine, lhs, op.getLhsPrecision(), a->as<T>());
  pack(run.machine, rhs, op.getRhsPrecision(), b->as<T>());
  multiply<T, Acc>(run.machine, sizes, a->as<T>(), b->as<T>(), op.getAccType(),
                   out, kernel);
  return success();
}

LogicalResult evaluateMatmul(OpRun &run) {
  auto op = cast<MatmulOp>(run.op);
  FailureOr<Tensor> out = run.out();
  if (failed(out))
    return failure();
  const Tensor &lhs = run.in(0), &rhs = run.in(1);
  SmallVector<int64_t> lhsFree = op.getLhsFree(), rhsFree = op.getRhsFree();
  Sizes sizes;
  sizes.batch = sizeOf(lhs, op.getLhsBatch());
  sizes.rows = sizeOf(lhs, lhsFree);
  sizes.columns = sizeOf(rhs, rhsFree);
  sizes.depth = sizeOf(lhs, op.getLhsContract());
  if (out->size() == 0)
    return success();
  Tensor left = permuted(lhs, {op.getLhsBatch(), lhsFree, op.getLhsContract()});
  Tensor right =
      permuted(rhs, {op.getRhsBatch(), op.getRhsContract(), rhsFree});

  // The product is computed with dims (batch, lhs free, rhs free) in order, and
  // put in the result's order afterwards.
  SmallVector<int64_t> positions = op.getResultPositions();
  bool inOrder = llvm::is_sorted(positions);
  Tensor plain = *out;
  if (!inOrder) {
    SmallVector<int64_t> shape;
    for (int64_t position : positions)
      shape.push_back(out->shape[position]);
    FailureOr<Tensor> temporary = run.scratch(out->kind, shape);
    if (failed(temporary))
      return failure();
    plain = *temporary;
  }

  auto isWide = [](Type precision) { return precision.isF64(); };
  LogicalResult done =
      !isFloatKind(lhs.kind)
          ? packAndMultiply<int64_t, uint64_t>(run, op, sizes, left, right,
                                               ElementKind::I64, plain,
                                               multiplyIntegers)
      : isWide(op.getLhsPrecision()) || isWide(op.getRhsPrecision())
          ? packAndMultiply<double, double>(run, op, sizes, left, right,
                                            ElementKind::F64, plain,
                                            multiplyDoubles)
          : packAndMultiply<float, double>(run, op, sizes, left, right,
                                           ElementKind::F32, plain,
                                           multiplyFloats);
  if (failed(done))
    return failure();
  if (!inOrder) {
    Tensor view = *out;
    view.shape = plain.shape;
    for (auto [i, position] : llvm::enumerate(positions))
      view.strides[i] = out->strides[position];
    copyView(run.machine, view, plain);
  }
  return success();
}

} // namespace

void eval::addMatmulOps(OpTable &table) {
  table["sinter.matmul"] = evaluateMatmul;
}

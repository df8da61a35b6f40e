// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions. Elements are combined one after another in row-major order of the
// reduced dims, however they lie in memory.

#include "Narrow.h"
#include "OpRun.h"

#include "sinter/IR/SinterDialect.h"

#include <limits>

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

namespace {

// Outputs that one task reduces side by side where they lie side by side.
constexpr int64_t columns = 256;

// An f64 sum with the error of each addition kept beside it: regrouping the
// additions then all but never changes the rounded result.
struct Sum {
  using Element = double;
  double total, error;
  void start(double x) { total = x, error = 0; }
  void add(double x) {
    double next = total + x;
    double part = next - total;
    error += (total - (next - part)) + (x - part);
    total = next;
  }
  double get() const {
    return error != 0 && std::isfinite(total) ? total + error : total;
  }
};

template <typename T, typename Fn> struct Fold {
  using Element = T;
  T value;
  void start(T x) { value = x; }
  void add(T x) { value = Fn()(value, x); }
  T get() const { return value; }
};

struct Product {
  double operator()(double a, double b) const { return a * b; }
};
struct MaxF {
  double operator()(double a, double b) const {
    if (a != a || b != b)
      return a != a ? a : b;
    return a > b || (a == b && !std::signbit(a)) ? a : b;
  }
};
struct MinF {
  double operator()(double a, double b) const {
    if (a != a || b != b)
      return a != a ? a : b;
    return a < b || (a == b && std::signbit(a)) ? a : b;
  }
};
template <typename T> struct Max {
  T operator()(T a, T b) const { return std::max(a, b); }
};
template <typename T> struct Min {
  T operator()(T a, T b) const { return std::min(a, b); }
};
struct AddI {
  uint64_t operator()(uint64_t a, uint64_t b) const { return a + b; }
};
struct MulI {
  uint64_t operator()(uint64_t a, uint64_t b) const { return a * b; }
};
struct And {
  uint64_t operator()(uint64_t a, uint64_t b) const { return a & b; }
};
struct Or {
  uint64_t operator()(uint64_t a, uint64_t b) const { return a | b; }
};
struct Xor {
  uint64_t operator()(uint64_t a, uint64_t b) const { return a ^ b; }
};

// A reduction as outputs x elements: both views have the same elements, with
// the kept dims outermost or innermost.
struct Plane {
  Plane(const Tensor &in, ArrayRef<int64_t> dims) {
    Tensor kept = in, reduced = in;
    kept.shape.clear(), kept.strides.clear();
    reduced.shape.clear(), reduced.strides.clear();
    for (int64_t d = 0; d < in.rank(); ++d) {
      Tensor &part = llvm::is_contained(dims, d) ? reduced : kept;
      part.shape.push_back(in.shape[d]);
      part.strides.push_back(in.strides[d]);
    }
    outputs = kept.size();
    elements = reduced.size();
    auto concat = [&](const Tensor &a, const Tensor &b) {
      Tensor both = a;
      both.shape.append(b.shape);
      both.strides.append(b.strides);
      return both;
    };
    byOutput = concat(kept, reduced);
    byElement = concat(reduced, kept);
    Tensor k = collapsedView(kept), r = collapsedView(reduced);
    int64_t across = k.strides.empty() ? 0 : std::abs(k.strides.back());
    int64_t along = r.strides.empty() ? 0 : std::abs(r.strides.back());
    sideBySide = !k.strides.empty() && across != 0 && across < along;
  }
  Tensor byOutput, byElement;
  int64_t outputs, elements;
  bool sideBySide;
};

// Rounds sums to f32 first: that is the accumulator of all types but f64.
template <typename T>
void storeResults(const Tensor &out, int64_t begin, const T *from,
                  int64_t count, bool roundToSingle) {
  void *to = out.data() + begin * elementBytes(out.kind);
  if constexpr (std::is_same_v<T, double>) {
    if (roundToSingle && out.kind != ElementKind::F64) {
      float single[columns];
      for (int64_t i = 0; i < count; ++i)
        single[i] = static_cast<float>(from[i]);
      convertTo(out.kind, single, count, to);
      return;
    }
  }
  convertTo(out.kind, from, count, to);
}

template <typename Accumulator>
void reduceWith(OpRun &run, const Tensor &in, ArrayRef<int64_t> dims,
                const Tensor &out, typename Accumulator::Element identity,
                bool roundToSingle) {
  using T = typename Accumulator::Element;
  Plane plane(in, dims);
  if (plane.elements == 0) {
    for (int64_t i = 0; i < plane.outputs; ++i)
      storeResults(out, i, &identity, 1, roundToSingle);
    return;
  }
  Reader reader(plane.sideBySide ? plane.byElement : plane.byOutput);
  int64_t grain = std::max<int64_t>(
      1, elementsPerTask / std::max<int64_t>(1, plane.elements));
  auto body = [&](int64_t begin, int64_t end) {
    T scratch[chunkElements], results[columns];
    Accumulator sums[columns];
    for (int64_t o = begin; o < end; o += columns) {
      int64_t width = std::min(end - o, columns);
      if (plane.sideBySide) {
        for (int64_t r = 0; r < plane.elements; ++r) {
          const T *from = reader.load(r * plane.outputs + o, width, scratch);
          if (r == 0)
            for (int64_t j = 0; j < width; ++j)
              sums[j].start(from[j]);
          else
            for (int64_t j = 0; j < width; ++j)
              sums[j].add(from[j]);
        }
      } else {
        for (int64_t j = 0; j < width; ++j) {
          int64_t base = (o + j) * plane.elements;
          for (int64_t r = 0; r < plane.elements; r += chunkElements) {
            int64_t count = std::min(plane.elements - r, chunkElements);
            const T *from = reader.load(base + r, count, scratch);
            Accumulator sum = sums[j];
            int64_t k = 0;
            if (r == 0)
              sum.start(from[k++]);
            for (; k < count; ++k)
              sum.add(from[k]);
            sums[j] = sum;
          }
        }
      }
      for (int64_t j = 0; j < width; ++j)
        results[j] = sums[j].get();
      storeResults(out, o, results, width, roundToSingle);
    }
  };
  run.machine.parallelFor(plane.outputs, grain, body);
}

// The least (greatest) value of a float type: infinite where it has infinity.
double leastFloat(ElementKind kind) {
  return kind == ElementKind::E4M3 || kind == ElementKind::E2M1
             ? -static_cast<double>(largestFinite(kind))
             : -std::numeric_limits<double>::infinity();
}
int64_t leastSigned(ElementKind kind) {
  return static_cast<int64_t>(~uint64_t(0) << (integerBits(kind) - 1));
}

void reduceFloat(OpRun &run, ReduceKind kind, const Tensor &in,
                 ArrayRef<int64_t> dims, const Tensor &out) {
  double least = leastFloat(in.kind);
  switch (kind) {
  case ReduceKind::Add:
    return reduceWith<Sum>(run, in, dims, out, 0, true);
  case ReduceKind::Mul:
    return reduceWith<Fold<double, Product>>(run, in, dims, out, 1, true);
  case ReduceKind::Max:
    return reduceWith<Fold<double, MaxF>>(run, in, dims, out, least, false);
  default:
    return reduceWith<Fold<double, MinF>>(run, in, dims, out, -least, false);
  }
}

void reduceInteger(OpRun &run, ReduceKind kind, const Tensor &in,
                   ArrayRef<int64_t> dims, const Tensor &out) {
  int64_t least = leastSigned(in.kind);
  auto fold = [&](auto fn, uint64_t identity) {
    reduceWith<Fold<uint64_t, decltype(fn)>>(run, in, dims, out, identity,
                                             false);
  };
  switch (kind) {
  case ReduceKind::Add:
    return fold(AddI(), 0);
  case ReduceKind::Mul:
    return fold(MulI(), 1);
  case ReduceKind::Max:
    return reduceWith<Fold<int64_t, Max<int64_t>>>(run, in, dims, out, least,
                                                   false);
  case ReduceKind::Min:
    return reduceWith<Fold<int64_t, Min<int64_t>>>(run, in, dims, out, ~least,
                                                   false);
  case ReduceKind::UMax:
    return fold(Max<uint64_t>(), 0);
  case ReduceKind::UMin:
    return fold(Min<uint64_t>(), ~uint64_t(0));
  case ReduceKind::And:
    return fold(And(), ~uint64_t(0));
  case ReduceKind::Or:
    return fold(Or(), 0);
  default:
    return fold(Xor(), 0);
  }
}

// T is how values compare: double, int64_t or uint64_t.
template <typename T>
void reducePairs(OpRun &run, ReduceOp op, bool greatest, T identity,
                 const Tensor &values, const Tensor &positions) {
  Plane plane(run.in(0), op.getDims()), places(run.in(1), op.getDims());
  Reader valueReader(plane.byOutput), placeReader(places.byOutput);
  auto isNan = [](T x) { return x != x; };
  auto wins = [=](T a, int64_t i, T b, int64_t j) {
    if (isNan(a) || isNan(b))
      return isNan(a) && (!isNan(b) || i < j);
    if (a == b)
      return i < j;
    return greatest ? a > b : a < b;
  };
  int64_t grain = std::max<int64_t>(
      1, elementsPerTask / std::max<int64_t>(1, plane.elements));
  run.machine.parallelFor(
      plane.outputs, grain, [&](int64_t begin, int64_t end) {
        T valueScratch[chunkElements];
        int64_t placeScratch[chunkElements];
        for (int64_t o = begin; o < end; ++o) {
          T best = identity;
          int64_t place = 0;
          for (int64_t r = 0; r < plane.elements; r += chunkElements) {
            int64_t base = o * plane.elements + r;
            int64_t count = std::min(plane.elements - r, chunkElements);
            const T *v = valueReader.load(base, count, valueScratch);
            const int64_t *p = placeReader.load(base, count, placeScratch);
            for (int64_t k = 0; k < count; ++k)
              if ((r == 0 && k == 0) || wins(v[k], p[k], best, place))
                best = v[k], place = p[k];
          }
          convertTo(values.kind, &best, 1,
                    values.data() + o * elementBytes(values.kind));
          convertTo(positions.kind, &place, 1,
                    positions.data() + o * elementBytes(positions.kind));
        }
      });
}

LogicalResult evaluateArgReduce(OpRun &run, ReduceOp op) {
  FailureOr<Tensor> values = run.out(0), positions = run.out(1);
  if (failed(values) || failed(positions))
    return failure();
  ReduceKind kind = op.getKind();
  bool greatest = kind == ReduceKind::ArgMax || kind == ReduceKind::UArgMax;
  ElementKind element = values->kind;
  if (isFloatKind(element)) {
    double least = leastFloat(element);
    reducePairs<double>(run, op, greatest, greatest ? least : -least, *values,
                        *positions);
  } else if (kind == ReduceKind::UArgMax || kind == ReduceKind::UArgMin) {
    reducePairs<uint64_t>(run, op, greatest, greatest ? 0 : ~uint64_t(0),
                          *values, *positions);
  } else {
    int64_t least = leastSigned(element);
    reducePairs<int64_t>(run, op, greatest, greatest ? least : ~least, *values,
                         *positions);
  }
  return success();
}

LogicalResult evaluateReduce(OpRun &run) {
  auto op = cast<ReduceOp>(run.op);
  if (op.isArg())
    return evaluateArgReduce(run, op);
  for (unsigned i = 0; i < run.operands.size(); ++i) {
    FailureOr<Tensor> out = run.out(i);
    if (failed(out))
      return failure();
    if (isFloatKind(out->kind))
      reduceFloat(run, op.getKind(), run.in(i), op.getDims(), *out);
    else
      reduceInteger(run, op.getKind(), run.in(i), op.getDims(), *out);
  }
  return success();
}

} // namespace

void eval::addReduceOps(OpTable &table) {
  table["sinter.reduce"] = evaluateReduce;
}

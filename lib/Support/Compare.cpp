// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparison of tensors by norm.

#include "sinter/Support/Compare.h"
#include "sinter/Support/NarrowFloat.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <thread>
#include <tuple>

using namespace sinter;

namespace {

// Share of the kind's rms below which a tensor is taken for noise around zero.
constexpr double floorShare = 0.01;
// A difference from an input has twice the tolerance of a value.
constexpr double differenceFactor = 2;
// Elements that one thread takes at a time.
constexpr uint64_t chunkElements = uint64_t(1) << 16;

// Sums over some elements. Squares of f64 values overflow a double.
struct Sums {
  long double error = 0;     // of (a - b)^2
  long double reference = 0; // of b^2, or of (b - input)^2
  double largest = 0;
  uint64_t nans = 0;
  uint64_t misplaced = 0;
  uint64_t different = 0; // integers

  void operator+=(const Sums &other) {
    error += other.error;
    reference += other.reference;
    largest = std::max(largest, other.largest);
    nans += other.nans;
    misplaced += other.misplaced;
    different += other.different;
  }
};

Sums sumIntegers(const ComparePair &pair, uint64_t begin, uint64_t end) {
  Sums sums;
  size_t size = dtypeBytes(pair.expected.dtype);
  bool isBool = pair.expected.dtype == DType::Bool;
  auto at = [&](const TensorView &view, uint64_t i) {
    return static_cast<const char *>(view.data) + i * size;
  };
  for (uint64_t i = begin; i < end; ++i) {
    // As bits: a double does not hold all 64-bit integers.
    if (std::memcmp(at(pair.actual, i), at(pair.expected, i), size) == 0)
      continue;
    double a = loadAsDouble(pair.actual.dtype, pair.actual.data, i);
    double b = loadAsDouble(pair.expected.dtype, pair.expected.data, i);
    if (isBool && a == b)
      continue;
    sums.largest = std::max(sums.largest, std::fabs(a - b));
    ++sums.different;
  }
  return sums;
}

template <DType dtype>
Sums sumFloats(const ComparePair &pair, uint64_t begin, uint64_t end) {
  Sums sums;
  const void *input = pair.input ? pair.input->data : nullptr;
  for (uint64_t i = begin; i < end; ++i) {
    double a = loadAsDouble(dtype, pair.actual.data, i);
    double b = loadAsDouble(dtype, pair.expected.data, i);
    sums.nans += std::isnan(a);
    if (!std::isfinite(a) || !std::isfinite(b)) {
      bool same = std::isnan(a) ? std::isnan(b) : a == b;
      sums.misplaced += !same;
      continue;
    }
    // Exact where f64 values cancel, and finite for the largest ones.
    long double difference = static_cast<long double>(a) - b;
    long double reference = b;
    if (difference != 0) {
      double magnitude = static_cast<double>(std::fabs(difference));
      sums.largest = std::max(sums.largest, magnitude);
      if (input && magnitude <= unitInLastPlace(dtype, b))
        difference = 0;
      sums.error += difference * difference;
    }
    if (input) {
      double before = loadAsDouble(dtype, input, i);
      if (std::isfinite(before))
        reference -= before;
    }
    sums.reference += reference * reference;
  }
  return sums;
}

using SumFunction = Sums (*)(const ComparePair &, uint64_t, uint64_t);

SumFunction sumFunctionOf(DType dtype) {
  switch (dtype) {
  case DType::F8E4M3:
    return sumFloats<DType::F8E4M3>;
  case DType::F8E5M2:
    return sumFloats<DType::F8E5M2>;
  case DType::F16:
    return sumFloats<DType::F16>;
  case DType::BF16:
    return sumFloats<DType::BF16>;
  case DType::F32:
    return sumFloats<DType::F32>;
  case DType::F64:
    return sumFloats<DType::F64>;
  default:
    return sumIntegers;
  }
}

// Sums over a whole tensor; the order of additions does not depend on the
// number of threads.
Sums sumTensor(const ComparePair &pair, uint64_t count, unsigned threads) {
  SumFunction function = sumFunctionOf(pair.expected.dtype);
  uint64_t chunks = (count + chunkElements - 1) / chunkElements;
  std::vector<Sums> parts(chunks);
  std::atomic<uint64_t> next{0};
  auto work = [&] {
    for (uint64_t i; (i = next++) < chunks;)
      parts[i] = function(pair, i * chunkElements,
                          std::min(count, (i + 1) * chunkElements));
  };
  std::vector<std::thread> workers;
  for (uint64_t i = 1; i < std::min<uint64_t>(threads, chunks); ++i)
    workers.emplace_back(work);
  work();
  for (std::thread &worker : workers)
    worker.join();
  Sums sums;
  for (const Sums &part : parts)
    sums += part;
  return sums;
}

// Number of the family of each aliasing tensor: the shapes of a parameter list
// repeat for every moment that an optimizer keeps.
std::vector<int> familiesOf(const std::vector<const Shape *> &shapes) {
  std::vector<int> families(shapes.size(), 0);
  for (size_t repeats : {3, 2, 4}) {
    if (shapes.empty() || shapes.size() % repeats != 0)
      continue;
    size_t period = shapes.size() / repeats;
    bool periodic = true;
    for (size_t i = period; i < shapes.size(); ++i)
      periodic &= *shapes[i] == *shapes[i - period];
    if (!periodic)
      continue;
    for (size_t i = 0; i < shapes.size(); ++i)
      families[i] = static_cast<int>(i / period);
    break;
  }
  return families;
}

// Aliasing, scalar, tolerance, family.
using Kind = std::tuple<bool, bool, double, int>;

} // namespace

double sinter::toleranceOf(DType dtype) {
  switch (dtype) {
  case DType::F8E5M2:
    return 2e-1;
  case DType::F8E4M3:
    return 1e-1;
  case DType::BF16:
    return 2e-2;
  case DType::F16:
    return 2e-3;
  case DType::F32:
    return 1e-5;
  case DType::F64:
    return 1e-12;
  default:
    return 0;
  }
}

DType sinter::narrowerOf(DType a, DType b) {
  return toleranceOf(a) >= toleranceOf(b) ? a : b;
}

std::vector<CompareRow>
sinter::compareTensors(const std::vector<ComparePair> &pairs,
                       const CompareOptions &options) {
  unsigned threads = options.threads
                         ? options.threads
                         : std::max(1u, std::thread::hardware_concurrency());
  std::vector<const Shape *> aliasing;
  for (const ComparePair &pair : pairs)
    if (isFloat(pair.expected.dtype) && pair.input &&
        !pair.expected.shape.empty())
      aliasing.push_back(&pair.expected.shape);
  std::vector<int> families = familiesOf(aliasing);

  // Of mean squares, so that neither a large tensor nor a long list of small
  // ones decides alone.
  struct KindSums {
    long double squares = 0;
    uint64_t count = 0;
  };
  std::map<Kind, KindSums> kindSums;
  std::vector<Kind> kinds;
  std::vector<Sums> sums;
  std::vector<uint64_t> counts;
  size_t nextAliasing = 0;
  for (const ComparePair &pair : pairs) {
    uint64_t count = pair.expected.bytes / dtypeBytes(pair.expected.dtype);
    counts.push_back(count);
    sums.push_back(sumTensor(pair, count, threads));
    bool scalar = pair.expected.shape.empty();
    int family = 0;
    if (isFloat(pair.expected.dtype) && pair.input && !scalar)
      family = families[nextAliasing++];
    kinds.emplace_back(pair.input.has_value(), scalar,
                       toleranceOf(pair.computeDType), family);
    if (isFloat(pair.expected.dtype) && count > 0) {
      KindSums &kind = kindSums[kinds.back()];
      kind.squares += sums.back().reference / static_cast<long double>(count);
      kind.count += 1;
    }
  }

  std::vector<CompareRow> rows;
  for (size_t i = 0; i < pairs.size(); ++i) {
    const ComparePair &pair = pairs[i];
    CompareRow row;
    row.name = pair.name;
    row.largest = sums[i].largest;
    row.nans = sums[i].nans;
    row.misplaced = sums[i].misplaced;
    if (!isFloat(pair.expected.dtype)) {
      row.error = counts[i] ? static_cast<double>(sums[i].different) /
                                  static_cast<double>(counts[i])
                            : 0;
      row.ok = sums[i].different == 0;
      rows.push_back(row);
      continue;
    }
    row.tolerance = options.rtol.value_or(toleranceOf(pair.computeDType)) *
                    (pair.input ? differenceFactor : 1);
    const KindSums &kind = kindSums[kinds[i]];
    long double root = std::sqrt(static_cast<long double>(counts[i]));
    long double rms =
        kind.count
            ? std::sqrt(kind.squares / static_cast<long double>(kind.count))
            : 0;
    long double scale =
        std::max(std::sqrt(sums[i].reference), floorShare * root * rms);
    long double norm = std::sqrt(sums[i].error);
    if (norm != 0)
      row.error = scale > 0 ? static_cast<double>(norm / scale)
                            : std::numeric_limits<double>::infinity();
    row.ok = norm <= row.tolerance * scale + options.atol * root &&
             row.misplaced == 0;
    rows.push_back(row);
  }
  return rows;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions between element types.

#include "Narrow.h"
#include "OpRun.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <cmath>

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

namespace {

LogicalResult floatToFloat(OpRun &run) {
  auto same = [](auto x) { return x; };
  if (run.in(0).kind == ElementKind::F64)
    return mapElements<double, double, 1>(run, same);
  std::optional<ElementKind> to =
      elementKind(getElementTypeOrSelf(run.op->getResult(0).getType()));
  if (to == ElementKind::F64)
    return mapElements<double, double, 1>(run, same);
  return mapElements<float, float, 1>(run, same);
}

LogicalResult truncateFloat(OpRun &run) {
  auto mode = cast<arith::TruncFOp>(run.op).getRoundingmode();
  if (mode && *mode != arith::RoundingMode::to_nearest_even)
    return run.op->emitOpError(
        "rounding mode is not evaluated; only to_nearest_even is");
  return floatToFloat(run);
}

LogicalResult signExtend(OpRun &run) {
  return mapElements<int64_t, int64_t, 1>(run, [](int64_t x) { return x; });
}

LogicalResult zeroExtend(OpRun &run) {
  return mapElements<uint64_t, uint64_t, 1>(run, [](uint64_t x) { return x; });
}

// The nearest f64 whose last bit is set where it is inexact, so that rounding
// it again to a narrower type is as good as one rounding.
template <typename T> double toDoubleOdd(T value) {
  double nearest = static_cast<double>(value);
  // 2^53 and more lie 2 and more apart.
  if (std::fabs(nearest) < 0x1p53)
    return nearest;
  uint64_t magnitude =
      value < 0 ? -static_cast<uint64_t>(value) : static_cast<uint64_t>(value);
  int shift = 64 - 53 - std::countl_zero(magnitude);
  if (shift <= 0)
    return nearest;
  uint64_t kept = magnitude >> shift;
  if (kept << shift != magnitude)
    kept |= 1;
  double result = std::ldexp(static_cast<double>(kept), shift);
  return value < 0 ? -result : result;
}

template <typename T> LogicalResult integerToFloat(OpRun &run) {
  std::optional<ElementKind> to =
      elementKind(getElementTypeOrSelf(run.op->getResult(0).getType()));
  if (to == ElementKind::F32)
    return mapElements<T, float, 1>(run,
                                    [](T x) { return static_cast<float>(x); });
  if (to == ElementKind::F64)
    return mapElements<T, double, 1>(
        run, [](T x) { return static_cast<double>(x); });
  return mapElements<T, double, 1>(run, toDoubleOdd<T>);
}

LogicalResult floatToSigned(OpRun &run) {
  std::optional<ElementKind> to =
      elementKind(getElementTypeOrSelf(run.op->getResult(0).getType()));
  unsigned bits = to ? integerBits(*to) : 64;
  double low = -std::ldexp(1.0, static_cast<int>(bits) - 1);
  double high = -low;
  int64_t least = static_cast<int64_t>(~uint64_t(0) << (bits - 1));
  return mapElements<double, int64_t, 1>(run, [=](double x) -> int64_t {
    if (x != x)
      return 0;
    if (x <= low)
      return least;
    return x >= high ? ~least : static_cast<int64_t>(x);
  });
}

LogicalResult floatToUnsigned(OpRun &run) {
  std::optional<ElementKind> to =
      elementKind(getElementTypeOrSelf(run.op->getResult(0).getType()));
  unsigned bits = to ? integerBits(*to) : 64;
  double high = std::ldexp(1.0, static_cast<int>(bits));
  uint64_t greatest = ~uint64_t(0) >> (64 - bits);
  return mapElements<double, uint64_t, 1>(run, [=](double x) -> uint64_t {
    if (!(x > 0))
      return 0;
    return x >= high ? greatest : static_cast<uint64_t>(x);
  });
}

LogicalResult reinterpretElements(OpRun &run) {
  FailureOr<Tensor> from = run.contiguous(run.in(0));
  std::optional<ElementKind> to =
      elementKind(getElementTypeOrSelf(run.op->getResult(0).getType()));
  if (failed(from) || !to)
    return failure();
  from->kind = *to;
  run.set(0, std::move(*from));
  return success();
}

} // namespace

void eval::addConversionOps(OpTable &table) {
  table["arith.extf"] = floatToFloat;
  table["arith.truncf"] = truncateFloat;
  table["arith.extsi"] = signExtend;
  table["arith.extui"] = zeroExtend;
  table["arith.trunci"] = zeroExtend;
  table["arith.index_cast"] = signExtend;
  table["arith.index_castui"] = zeroExtend;
  table["arith.sitofp"] = integerToFloat<int64_t>;
  table["arith.uitofp"] = integerToFloat<uint64_t>;
  table["arith.fptosi"] = floatToSigned;
  table["arith.fptoui"] = floatToUnsigned;
  table["arith.bitcast"] = reinterpretElements;
}

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Float arithmetic and comparison: in f32 for f32 and narrower, in f64 for f64,
// and one rounding to the type.

#include "OpRun.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <cmath>

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

namespace {

struct Add {
  template <typename T> T operator()(T a, T b) const { return a + b; }
};
struct Sub {
  template <typename T> T operator()(T a, T b) const { return a - b; }
};
struct Mul {
  template <typename T> T operator()(T a, T b) const { return a * b; }
};
struct Div {
  template <typename T> T operator()(T a, T b) const { return a / b; }
};
struct Rem {
  template <typename T> T operator()(T a, T b) const { return std::fmod(a, b); }
};
struct Neg {
  template <typename T> T operator()(T a) const { return -a; }
};
struct Abs {
  template <typename T> T operator()(T a) const { return std::fabs(a); }
};
struct CopySign {
  template <typename T> T operator()(T a, T b) const {
    return std::copysign(a, b);
  }
};
// NaN wins; -0 is below +0.
struct Maximum {
  template <typename T> T operator()(T a, T b) const {
    T wins = a > b || (a == b && !std::signbit(a)) ? a : b;
    return a != a ? a : (b != b ? b : wins);
  }
};
struct Minimum {
  template <typename T> T operator()(T a, T b) const {
    T wins = a < b || (a == b && std::signbit(a)) ? a : b;
    return a != a ? a : (b != b ? b : wins);
  }
};
// A number wins over NaN.
struct MaxNum {
  template <typename T> T operator()(T a, T b) const {
    T wins = a > b || (a == b && !std::signbit(a)) ? a : b;
    return a != a ? b : (b != b ? a : wins);
  }
};
struct MinNum {
  template <typename T> T operator()(T a, T b) const {
    T wins = a < b || (a == b && std::signbit(a)) ? a : b;
    return a != a ? b : (b != b ? a : wins);
  }
};
struct ClampF {
  template <typename T> T operator()(T x, T low, T high) const {
    return Minimum()(Maximum()(x, low), high);
  }
};

template <typename Fn, unsigned N> LogicalResult evaluate(OpRun &run) {
  if (run.in(0).kind == ElementKind::F64)
    return mapElements<double, double, N>(run, Fn());
  return mapElements<float, float, N>(run, Fn());
}

// Products of narrow operands are exact in f64, and so is one rounding to f32.
LogicalResult evaluateFma(OpRun &run) {
  auto fn = [](auto a, auto b, auto c) { return std::fma(a, b, c); };
  if (run.in(0).kind == ElementKind::F32)
    return mapElements<float, float, 3>(run, fn);
  return mapElements<double, double, 3>(run, fn);
}

template <typename T> LogicalResult compare(OpRun &run) {
  using arith::CmpFPredicate;
  auto as = [&](auto fn) { return mapElements<T, uint64_t, 2>(run, fn); };
  auto unordered = [](T a, T b) { return a != a || b != b; };
  switch (cast<arith::CmpFOp>(run.op).getPredicate()) {
  case CmpFPredicate::AlwaysFalse:
    return as([](T, T) { return 0; });
  case CmpFPredicate::OEQ:
    return as([](T a, T b) { return a == b; });
  case CmpFPredicate::OGT:
    return as([](T a, T b) { return a > b; });
  case CmpFPredicate::OGE:
    return as([](T a, T b) { return a >= b; });
  case CmpFPredicate::OLT:
    return as([](T a, T b) { return a < b; });
  case CmpFPredicate::OLE:
    return as([](T a, T b) { return a <= b; });
  case CmpFPredicate::ONE:
    return as([](T a, T b) { return a < b || a > b; });
  case CmpFPredicate::ORD:
    return as([=](T a, T b) { return !unordered(a, b); });
  case CmpFPredicate::UEQ:
    return as([=](T a, T b) { return unordered(a, b) || a == b; });
  case CmpFPredicate::UGT:
    return as([](T a, T b) { return !(a <= b); });
  case CmpFPredicate::UGE:
    return as([](T a, T b) { return !(a < b); });
  case CmpFPredicate::ULT:
    return as([](T a, T b) { return !(a >= b); });
  case CmpFPredicate::ULE:
    return as([](T a, T b) { return !(a > b); });
  case CmpFPredicate::UNE:
    return as([](T a, T b) { return a != b; });
  case CmpFPredicate::UNO:
    return as(unordered);
  case CmpFPredicate::AlwaysTrue:
    return as([](T, T) { return 1; });
  }
  return failure();
}

LogicalResult evaluateCompare(OpRun &run) {
  if (run.in(0).kind == ElementKind::F64)
    return compare<double>(run);
  return compare<float>(run);
}

template <typename Fn> LogicalResult classify(OpRun &run) {
  return mapElements<double, uint64_t, 1>(run, Fn());
}
struct IsFinite {
  bool operator()(double a) const { return std::isfinite(a); }
};
struct IsNan {
  bool operator()(double a) const { return a != a; }
};
struct IsInf {
  bool operator()(double a) const { return std::isinf(a); }
};

} // namespace

void eval::addFloatOps(OpTable &table) {
  table["arith.addf"] = evaluate<Add, 2>;
  table["arith.subf"] = evaluate<Sub, 2>;
  table["arith.mulf"] = evaluate<Mul, 2>;
  table["arith.divf"] = evaluate<Div, 2>;
  table["arith.remf"] = evaluate<Rem, 2>;
  table["arith.negf"] = evaluate<Neg, 1>;
  table["arith.maximumf"] = evaluate<Maximum, 2>;
  table["arith.minimumf"] = evaluate<Minimum, 2>;
  table["arith.maxnumf"] = evaluate<MaxNum, 2>;
  table["arith.minnumf"] = evaluate<MinNum, 2>;
  table["arith.cmpf"] = evaluateCompare;
  table["math.absf"] = evaluate<Abs, 1>;
  table["math.copysign"] = evaluate<CopySign, 2>;
  table["math.clampf"] = evaluate<ClampF, 3>;
  table["math.fma"] = evaluateFma;
  table["math.isfinite"] = classify<IsFinite>;
  table["math.isnan"] = classify<IsNan>;
  table["math.isinf"] = classify<IsInf>;
}

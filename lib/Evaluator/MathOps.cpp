// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Math functions: the C library's in f64, rounded once to the type.

#include "OpRun.h"

#include <cmath>

using namespace mlir;
using namespace sinter;
using namespace sinter::eval;

namespace {

template <double (*Fn)(double)> LogicalResult unary(OpRun &run) {
  return mapElements<double, double, 1>(run, [](double x) { return Fn(x); });
}
template <double (*Fn)(double, double)> LogicalResult binary(OpRun &run) {
  return mapElements<double, double, 2>(
      run, [](double a, double b) { return Fn(a, b); });
}

double rsqrt(double x) { return 1.0 / std::sqrt(x); }
// The C library's round-to-even depends on the rounding mode, which is nearest
// even here and everywhere.
double roundEven(double x) { return std::nearbyint(x); }

// A square root of an f32 or narrower value is right after one rounding from
// f64, which is exact to 53 >= 2 * 24 + 2 bits.
LogicalResult squareRoot(OpRun &run) {
  return mapElements<double, double, 1>(run,
                                        [](double x) { return std::sqrt(x); });
}

LogicalResult powerInteger(OpRun &run) {
  FailureOr<Tensor> out = run.out();
  if (failed(out))
    return failure();
  Reader bases(repeated(run.in(0), out->shape));
  Reader exponents(repeated(run.in(1), out->shape));
  run.machine.parallelFor(
      out->size(), elementsPerTask, [&](int64_t begin, int64_t end) {
        double base[chunkElements], result[chunkElements];
        int64_t exponent[chunkElements];
        for (int64_t i = begin; i < end; i += chunkElements) {
          int64_t count = std::min(end - i, chunkElements);
          const double *b = bases.load(i, count, base);
          const int64_t *e = exponents.load(i, count, exponent);
          Writer<double> writer(*out, i, count, result);
          for (int64_t j = 0; j < count; ++j)
            writer.data()[j] = std::pow(b[j], static_cast<double>(e[j]));
          writer.commit();
        }
      });
  return success();
}

} // namespace

void eval::addMathOps(OpTable &table) {
  table["math.exp"] = unary<std::exp>;
  table["math.exp2"] = unary<std::exp2>;
  table["math.expm1"] = unary<std::expm1>;
  table["math.log"] = unary<std::log>;
  table["math.log2"] = unary<std::log2>;
  table["math.log10"] = unary<std::log10>;
  table["math.log1p"] = unary<std::log1p>;
  table["math.sqrt"] = squareRoot;
  table["math.rsqrt"] = unary<rsqrt>;
  table["math.cbrt"] = unary<std::cbrt>;
  table["math.sin"] = unary<std::sin>;
  table["math.cos"] = unary<std::cos>;
  table["math.tan"] = unary<std::tan>;
  table["math.asin"] = unary<std::asin>;
  table["math.acos"] = unary<std::acos>;
  table["math.atan"] = unary<std::atan>;
  table["math.sinh"] = unary<std::sinh>;
  table["math.cosh"] = unary<std::cosh>;
  table["math.tanh"] = unary<std::tanh>;
  table["math.asinh"] = unary<std::asinh>;
  table["math.acosh"] = unary<std::acosh>;
  table["math.atanh"] = unary<std::atanh>;
  table["math.erf"] = unary<std::erf>;
  table["math.erfc"] = unary<std::erfc>;
  table["math.floor"] = unary<std::floor>;
  table["math.ceil"] = unary<std::ceil>;
  table["math.round"] = unary<std::round>;
  table["math.roundeven"] = unary<roundEven>;
  table["math.trunc"] = unary<std::trunc>;
  table["math.powf"] = binary<std::pow>;
  table["math.atan2"] = binary<std::atan2>;
  table["math.fpowi"] = powerInteger;
}

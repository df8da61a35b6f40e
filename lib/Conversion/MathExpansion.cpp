// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that `math` lacks, written out over f32 or f64.

#include "MathExpansion.h"

using namespace mlir;
using namespace sinter;

Value sinter::expandLogistic(Importer &importer, Value x) {
  Value one = importer.splatLike(x, 1.0);
  Value exponential =
      importer.make<math::ExpOp>(importer.make<arith::NegFOp>(x));
  return importer.make<arith::DivFOp>(
      one, importer.make<arith::AddFOp>(one, exponential));
}

/// Horner's rule, highest coefficient first.
static Value polynomial(Importer &importer, Value x,
                        ArrayRef<double> coefficients) {
  Value sum = importer.splatLike(x, coefficients.front());
  for (double coefficient : coefficients.drop_front())
    sum = importer.make<arith::AddFOp>(importer.make<arith::MulFOp>(sum, x),
                                       importer.splatLike(x, coefficient));
  return sum;
}

// Giles' coefficients. In f32: w < 5 in w - 2.5, else in sqrt(w) - 3.
static constexpr double kCentral32[] = {
    2.81022636e-08,  3.43273939e-07, -3.5233877e-06,
    -4.39150654e-06, 0.00021858087,  -0.00125372503,
    -0.00417768164,  0.246640727,    1.50140941};
static constexpr double kTail32[] = {
    -0.000200214257, 0.000100950558, 0.00134934322,
    -0.00367342844,  0.00573950773,  -0.0076224613,
    0.00943887047,   1.00167406,     2.83297682};
// In f64: w < 6.25 in w - 3.125, w < 16 in sqrt(w) - 3.25, else in
// sqrt(w) - 5.
static constexpr double kCentral64[] = {
    -3.6444120640178196996e-21, -1.685059138182016589e-19,
    1.2858480715256400167e-18,  1.115787767802518096e-17,
    -1.333171662854620906e-16,  2.0972767875968561637e-17,
    6.6376381343583238325e-15,  -4.0545662729752068639e-14,
    -8.1519341976054721522e-14, 2.6335093153082322977e-12,
    -1.2975133253453532498e-11, -5.4154120542946279317e-11,
    1.051212273321532285e-09,   -4.1126339803469836976e-09,
    -2.9070369957882005086e-08, 4.2347877827932403518e-07,
    -1.3654692000834678645e-06, -1.3882523362786468719e-05,
    0.0001867342080340571352,   -0.00074070253416626697512,
    -0.0060336708714301490533,  0.24015818242558961693,
    1.6536545626831027356};
static constexpr double kMiddle64[] = {
    2.2137376921775787049e-09,  9.0756561938885390979e-08,
    -2.7517406297064545428e-07, 1.8239629214389227755e-08,
    1.5027403968909827627e-06,  -4.013867526981545969e-06,
    2.9234449089955446044e-06,  1.2475304481671778723e-05,
    -4.7318229009055733981e-05, 6.8284851459573175448e-05,
    2.4031110387097893999e-05,  -0.0003550375203628474796,
    0.00095328937973738049703,  -0.0016882755560235047313,
    0.0024914420961078508066,   -0.0037512085075692412107,
    0.005370914553590063617,    1.0052589676941592334,
    3.0838856104922207635};
static constexpr double kTail64[] = {
    -2.7109920616438573243e-11, -2.5556418169965252055e-10,
    1.5076572693500548083e-09,  -3.7894654401267369937e-09,
    7.6157012080783393804e-09,  -1.4960026627149240478e-08,
    2.9147953450901080826e-08,  -6.7711997758452339498e-08,
    2.2900482228026654717e-07,  -9.9298272942317002539e-07,
    4.5260625972231537039e-06,  -1.9681778105531670567e-05,
    7.5995277030017761139e-05,  -0.00021503011930044477347,
    -0.00013871931833623122026, 1.0103004648645343977,
    4.8499064014085844221};

Value sinter::expandErfInv(Importer &importer, Value x) {
  auto shifted = [&](Value value, double by) {
    return importer.make<arith::SubFOp>(value, importer.splatLike(value, by));
  };
  auto below = [&](Value value, double bound) {
    return importer.compare(arith::CmpFPredicate::OLT, value,
                            importer.splatLike(value, bound));
  };
  Value w = importer.make<arith::NegFOp>(importer.make<math::Log1pOp>(
      importer.make<arith::NegFOp>(importer.make<arith::MulFOp>(x, x))));
  Value root = importer.make<math::SqrtOp>(w);
  Value p;
  if (elementType(x).isF64()) {
    Value tail = importer.select(
        below(w, 16.0), polynomial(importer, shifted(root, 3.25), kMiddle64),
        polynomial(importer, shifted(root, 5.0), kTail64));
    p = importer.select(below(w, 6.25),
                        polynomial(importer, shifted(w, 3.125), kCentral64),
                        tail);
  } else {
    p = importer.select(below(w, 5.0),
                        polynomial(importer, shifted(w, 2.5), kCentral32),
                        polynomial(importer, shifted(root, 3.0), kTail32));
  }
  Value result = importer.make<arith::MulFOp>(p, x);
  // w is infinite at the ends, where the polynomial would give inf - inf.
  Value magnitude = importer.make<math::AbsFOp>(x);
  Value end = importer.compare(arith::CmpFPredicate::OEQ, magnitude,
                               importer.splatLike(x, 1.0));
  Value infinite = importer.make<arith::MulFOp>(
      x, importer.splatLike(x, std::numeric_limits<double>::infinity()));
  return importer.select(end, infinite, result);
}

// Cephes' coefficients of erfc(x) * e^(x^2). In f32, times x, in 1 / x^2: x <
// 2, and above.
static constexpr double kErfcNear32[] = {
    2.326819970068386e-2,  -1.387039388740657e-1, 3.687424674597105e-1,
    -5.824733027278666e-1, 6.210004621745983e-1,  -4.944515323274145e-1,
    3.404879937665872e-1,  -2.741127028184656e-1, 5.638259427386472e-1};
static constexpr double kErfcFar32[] = {
    -1.047766399936249e+1, 1.297719955372516e+1,  -7.495518717768503e+0,
    2.921019019210786e+0,  -1.015265279202700e+0, 4.218463358204948e-1,
    -2.820767439740514e-1, 5.641895067754075e-1};
// In f64 quotients in x: x < 8, and above.
static constexpr double kErfcNearOver64[] = {
    2.46196981473530512524e-10, 5.64189564831068821977e-1,
    7.46321056442269912687e0,   4.86371970985681366614e1,
    1.96520832956077098242e2,   5.26445194995477358631e2,
    9.34528527171957607540e2,   1.02755188689515710272e3,
    5.57535335369399327526e2};
static constexpr double kErfcNearUnder64[] = {1.0,
                                              1.32281951154744992508e1,
                                              8.67072140885989742329e1,
                                              3.54937778887819891062e2,
                                              9.75708501743205489753e2,
                                              1.82390916687909736289e3,
                                              2.24633760818710981792e3,
                                              1.65666309194161350182e3,
                                              5.57535340817727675546e2};
static constexpr double kErfcFarOver64[] = {
    5.64189583547755073984e-1, 1.27536670759978104416e0,
    5.01905042251180477414e0,  6.16021097993053585195e0,
    7.40974269950448939160e0,  2.97886665372100240670e0};
static constexpr double kErfcFarUnder64[] = {1.0,
                                             2.26052863220117276590e0,
                                             9.39603524938001434673e0,
                                             1.20489539808096656605e1,
                                             1.70814450747565897222e1,
                                             9.60896809063285878198e0,
                                             3.36907645100081516050e0};

Value sinter::expandErfc(Importer &importer, Value x) {
  bool isDouble = elementType(x).isF64();
  auto number = [&](double value) { return importer.splatLike(x, value); };
  auto below = [&](Value value, double limit) {
    return importer.compare(arith::CmpFPredicate::OLT, value, number(limit));
  };
  auto mul = [&](Value lhs, Value rhs) -> Value {
    return importer.make<arith::MulFOp>(lhs, rhs);
  };
  auto div = [&](Value lhs, Value rhs) -> Value {
    return importer.make<arith::DivFOp>(lhs, rhs);
  };
  auto ratio = [&](Value at, ArrayRef<double> over, ArrayRef<double> under) {
    return div(polynomial(importer, at, over), polynomial(importer, at, under));
  };
  // The result is 0 from here on; infinity would give inf - inf.
  Value magnitude = importer.make<math::AbsFOp>(x);
  Value a =
      importer.make<arith::MinimumFOp>(magnitude, number(isDouble ? 28 : 11));
  // e^(-a^2) loses the low bits of a^2. The square of the first half of the
  // bits of a is exact, and the rest is small.
  Type integer = importer.builder.getIntegerType(isDouble ? 64 : 32);
  Value bits = importer.make<BitcastOp>(withElement(a, integer), a);
  Value mask = importer.splatLike(bits, isDouble ? -(int64_t(1) << 27)
                                                 : -(int64_t(1) << 12));
  Value high = importer.make<BitcastOp>(
      a.getType(), importer.make<arith::AndIOp>(bits, mask));
  Value square = importer.make<arith::NegFOp>(mul(high, high));
  Value rest = mul(importer.make<arith::SubFOp>(high, a),
                   importer.make<arith::AddFOp>(high, a));
  Value decay =
      mul(importer.make<math::ExpOp>(square), importer.make<math::ExpOp>(rest));
  Value tail;
  if (isDouble) {
    tail =
        mul(decay, importer.select(below(a, 8.0),
                                   ratio(a, kErfcNearOver64, kErfcNearUnder64),
                                   ratio(a, kErfcFarOver64, kErfcFarUnder64)));
  } else {
    Value inverse = div(number(1.0), mul(a, a));
    tail = mul(div(decay, a),
               importer.select(below(a, 2.0),
                               polynomial(importer, inverse, kErfcNear32),
                               polynomial(importer, inverse, kErfcFar32)));
  }
  tail = importer.select(below(x, 0.0),
                         importer.make<arith::SubFOp>(number(2.0), tail), tail);
  Value middle =
      importer.make<arith::SubFOp>(number(1.0), importer.make<math::ErfOp>(x));
  return importer.select(below(magnitude, 1.0), middle, tail);
}
